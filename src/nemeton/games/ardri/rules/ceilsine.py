"""[7] Céilsine: the bid for the High Kingship."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.ardri.cards import names, nth_bit, second_best, size
from nemeton.games.ardri.data import (
    ATTACK,
    BIT,
    CATTLE,
    CLIENTS,
    FIELD,
    GIFT,
    KIND_NAMES,
    MAX_SEATS,
    OUT,
    RANKS,
    ROW,
    ROW_BEST,
    ROW_SIZE,
    SUIT_SET,
    SUIT_SIGNS,
    SUITS,
    THROUGH,
)
from nemeton.games.ardri.moves import CLIENT, ENFORCE, GIFT_CARD
from nemeton.games.ardri.rules.ending import high_king
from nemeton.games.ardri.rules.offer import Offer, no_such, not_there
from nemeton.games.ardri.rules.raid import Aim, Sending
from nemeton.games.ardri.state import ArdRi

# -- which bids can be made ------------------------------------------------------------------------------


def needed(s: ArdRi) -> i64:
    """[7.1] How many gifts a bid takes."""
    opponents: i64 = len(s.order) - 1
    if opponents < CLIENTS:
        return opponents
    return CLIENTS


def enough_cattle(s: ArdRi, seat: i64) -> bool:
    """[7.2] Is there a card of every suit for every gift?"""
    gifts = needed(s)
    first = s.spot(FIELD, seat) * s.decks
    for suit in range(SUITS):
        n: i64 = 0
        for i in range(first, first + s.decks):
            n += ROW_SIZE[(s.cards[i] >> (RANKS * suit)) & ROW]
        if n < gifts:
            return False
    return True


def can_bid(s: ArdRi, seat: i64) -> bool:
    """[7.4] Is there a bid in which every gift is accepted or can be enforced?"""
    if not enough_cattle(s, seat):
        return False
    if s.at_home(seat) >= needed(s):
        return True
    for a in s.order:
        if a != seat and can_bid_to(s, seat, a):
            return True
    return False


def can_bid_to(s: ArdRi, seat: i64, a: i64) -> bool:
    """The same with one of the receivers given."""
    if needed(s) == 1:
        return completes(s, seat, a, -1)
    for b in s.order:
        if b != seat and b != a and completes(s, seat, a, b):
            return True
    return False


def completes(s: ArdRi, seat: i64, a: i64, b: i64) -> bool:
    """[7.4] Can the gifts to `a` and `b` (-1: only one), laid so far, be completed to a legal bid?"""
    home = s.at_home(seat)
    if b < 0:
        return home > 0 or most(s, seat, a) > s.best(a)
    if home >= CLIENTS:
        return True
    if home == 1:
        return most(s, seat, a) > s.best(a) or most(s, seat, b) > s.best(b)
    return both_exceed(s, seat, a, b)


def most(s: ArdRi, seat: i64, receiver: i64) -> i64:
    """The most a receiver's gift can still be worth."""
    total = s.points(s.spot(GIFT, receiver))
    laid = s.number(GIFT, receiver)
    field = s.held(FIELD, seat)
    for suit in range(laid, SUITS):
        total += ROW_BEST[(field >> (RANKS * suit)) & ROW]
    return total


def both_exceed(s: ArdRi, seat: i64, a: i64, b: i64) -> bool:
    """Can both gifts be made worth more than the receivers' best? The gift to `a` is laid first."""
    start = s.number(GIFT, a)
    # The best card of a suit where only `b` still lacks one goes to `b`; elsewhere either may have the best.
    spare_a = s.points(s.spot(GIFT, a)) - s.best(a)
    spare_b = s.points(s.spot(GIFT, b)) - s.best(b)
    steps: list[int] = []
    for suit in range(s.number(GIFT, b), SUITS):
        once, twice = s.rows(seat, suit)
        best = ROW_BEST[once]
        if suit < start:
            spare_b += best
            continue
        second = second_best(once, twice)
        spare_a += second
        spare_b += second
        steps.append(best - second)
    for mask in range(1 << len(steps)):
        more = sum([steps[i] for i in range(len(steps)) if (mask >> i) & 1])
        if spare_a + more > 0 and spare_b + sum(steps) - more > 0:
            return True
    return False


def short(s: ArdRi, receiver: i64) -> bool:
    """[7.3] Is the gift to a receiver worth no more than its own best cards?"""
    return s.points(s.spot(GIFT, receiver)) <= s.best(receiver)


# -- the bid --------------------------------------------------------------------------------------------------


@final
class Clients(Offer):
    """[7.1] The bidder names the opponents who are to acknowledge it, if there are more than it needs."""

    name = "client"
    rule = "7.1"

    def run(self, s: ArdRi) -> bool:
        opponents = s.opponents(s.turn())
        if len(opponents) > CLIENTS:
            return s.other_client < 0
        s.client = opponents[0]
        s.other_client = opponents[1] if len(opponents) == CLIENTS else -1
        return False

    def base(self) -> i64:
        return CLIENT

    def end(self, s: ArdRi, seat: i64) -> i64:
        return -1

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        found: i64 = 0
        for other in s.order:
            if other != seat and other != s.client and self.fits(s, seat, other):
                found |= BIT[other]
        return found

    def fits(self, s: ArdRi, seat: i64, other: i64) -> bool:
        """Can a bid be made that includes this receiver?"""
        if s.client < 0:
            return can_bid_to(s, seat, other)
        return completes(s, seat, s.client, other)

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        if s.client < 0:
            s.client = move - CLIENT
        else:
            s.other_client = move - CLIENT
        s.push(CLIENTS_STEP)

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("client", "7.1", {"number": 1 if s.client < 0 else 2})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        target = self.named(move, MAX_SEATS)
        if target < 0:
            return no_such("7.1", move)
        if target == seat or not s.active(target):
            return Reason("7.1", "no-opponent", {"number": target + 1})
        if target == s.client:
            return Reason("7.1", "client-already", {"seats": [target]})
        return Reason("7.4", "bid-too-weak", {"seats": [target]})


@final
class Gifts(Offer):
    """[7.2] The bidder lays the gifts: one card of each suit, suit by suit, then those of the other gift."""

    name = "gift"
    rule = "7.2"

    def run(self, s: ArdRi) -> bool:
        return self.receiver(s) >= 0

    def receiver(self, s: ArdRi) -> i64:
        """Whose gift is being laid; -1: all are complete."""
        if s.client >= 0 and s.number(GIFT, s.client) < SUITS:
            return s.client
        if s.other_client >= 0 and s.number(GIFT, s.other_client) < SUITS:
            return s.other_client
        return -1

    def base(self) -> i64:
        return GIFT_CARD

    def end(self, s: ArdRi, seat: i64) -> i64:
        return -1

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        receiver = self.receiver(s)
        offered = s.held(FIELD, seat) & SUIT_SET[s.number(GIFT, receiver)]
        if s.at_home(seat) >= needed(s):
            return offered
        found: i64 = 0
        for i in range(size(offered)):
            kind = nth_bit(offered, i)
            s.shift(s.spot(FIELD, seat), s.spot(GIFT, receiver), kind)
            if completes(s, seat, s.client, s.other_client):
                found |= BIT[kind]
            s.shift(s.spot(GIFT, receiver), s.spot(FIELD, seat), kind)
        return found

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        receiver = self.receiver(s)
        s.shift(s.spot(FIELD, seat), s.spot(GIFT, receiver), move - GIFT_CARD)
        s.push(GIFTS)
        if s.log is not None and s.number(GIFT, receiver) == SUITS:
            gift = s.spot(GIFT, receiver)
            facts: dict[str, object] = {"seat": seat, "seats": [receiver], "cards": names(s.listed(gift))}
            s.tell("7.2", "gift", {**facts, "value": s.points(gift), "best": s.best(receiver)})

    def ask(self, s: ArdRi, seat: i64) -> Question:
        receiver = self.receiver(s)
        laid = s.points(s.spot(GIFT, receiver))
        suit = SUIT_SIGNS[s.number(GIFT, receiver)]
        return Question("gift", "7.2", {"seats": [receiver], "suit": suit, "value": laid, "best": s.best(receiver)})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        kind = self.named(move, CATTLE)
        if kind < 0:
            return no_such("7.2", move)
        if not (s.held(FIELD, seat) >> kind) & 1:
            return not_there("7.2", "not-in-field", kind)
        suit = s.number(GIFT, self.receiver(s))
        if not (SUIT_SET[suit] >> kind) & 1:
            return Reason("7.2", "suit-in-turn", {"suit": SUIT_SIGNS[suit]})
        return Reason("7.4", "gift-too-low", {"card": KIND_NAMES[kind]})


def shorts(s: ArdRi) -> i64:
    """The receivers of gifts that must be enforced."""
    found: i64 = 0
    if s.client >= 0 and short(s, s.client):
        found |= BIT[s.client]
    if s.other_client >= 0 and short(s, s.other_client):
        found |= BIT[s.other_client]
    return found


def bare(s: ArdRi) -> i64:
    """Those receivers against whom nobody has been sent yet."""
    found = shorts(s)
    for other in s.order:
        if s.held(ATTACK, other):
            found &= ~BIT[other]
    return found


@final
class Enforce(Sending):
    """[7.4] With every gift that is worth no more than the receiver's best goes at least one Warrior."""

    name = "enforce"
    rule = "7.4"

    def run(self, s: ArdRi) -> bool:
        return s.at_home(s.turn()) > 0 and shorts(s) != 0

    def base(self) -> i64:
        return ENFORCE

    def aim(self) -> Aim:
        return ENFORCE_TARGET

    def may_end(self, s: ArdRi, seat: i64) -> bool:
        return bare(s) == 0

    def ask(self, s: ArdRi, seat: i64) -> Question:
        short_of = shorts(s)
        return Question("enforce", "7.4", {"seats": [p for p in range(s.players) if (short_of >> p) & 1]})


@final
class EnforceTarget(Aim):
    """[7.4] An enforcer goes with any gift that needs one; the last ones with those that have none yet."""

    name = "enforce_target"
    rule = "7.4"

    def sends(self) -> str:
        return "enforce"

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        lacking = bare(s)
        return lacking if s.at_home(seat) < size(lacking) else shorts(s)

    def spared(self, s: ArdRi, seat: i64, target: i64) -> Reason:
        return Reason("7.4", "no-gift", {"number": target + 1})


@final
class BidEnd(Step[ArdRi]):
    """[7.6] Both gifts are settled together: if all are accepted or enforced, the bidder is High King."""

    name = "bid_end"
    rule = "7.6"

    def run(self, s: ArdRi) -> bool:
        seat = s.turn()
        receivers = [p for p in (s.client, s.other_client) if p >= 0]
        taken = [not short(s, p) or s.held(THROUGH, p) != 0 for p in receivers]
        for i in range(len(receivers)):
            hand_over(s, seat, receivers[i], taken[i], all(taken))
        s.client = -1
        s.other_client = -1
        if all(taken):
            high_king(s, seat)
        elif s.log is not None:
            s.tell("7.7", "bid-failed", {"seat": seat})
        return False


def hand_over(s: ArdRi, seat: i64, receiver: i64, taken: bool, won: bool) -> None:
    """[7.7] A gift reaches its receiver; by option one that was accepted in vain returns to the giver."""
    back = taken and not won and s.setup.options["failed"] == "returned"
    if s.log is not None:
        how = "refused" if not taken else "accepted" if not short(s, receiver) else "enforced"
        s.tell(
            "7.5" if how != "accepted" else "7.3",
            how,
            {"seat": seat, "seats": [receiver], "back": "yes" if back else "no"},
        )
    s.pour(s.spot(GIFT, receiver), s.spot(FIELD, seat if back else receiver))
    s.pour(s.spot(THROUGH, receiver), s.spot(OUT, seat))


CLIENTS_STEP: Final = Clients()
GIFTS: Final = Gifts()
ENFORCE_STEP: Final = Enforce()
ENFORCE_TARGET: Final = EnforceTarget()
BID_END: Final = BidEnd()

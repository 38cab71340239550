"""[6.3-6.8] Raids: sending, blocking, battle, theft."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Choice
from nemeton.core.vector import i64
from nemeton.games.ardri.cards import names, nth_bit, size
from nemeton.games.ardri.data import (
    ATTACK,
    BIT,
    CATTLE,
    DOWN,
    FIELD,
    KIND_NAMES,
    MAX_SEATS,
    OUT,
    SPOILS,
    STRENGTH,
    SUIT,
    SUIT_SET,
    SUIT_SIGNS,
    THROUGH,
    UP,
    WARRIORS,
)
from nemeton.games.ardri.knowledge import note_turned_up
from nemeton.games.ardri.moves import AGAINST, BLOCK, DONE, LEAD, LEAVE, LET, PLUNDER, RAID, STEAL, TROOP
from nemeton.games.ardri.rules.offer import Offer, no_such, no_warrior, not_there, warrior
from nemeton.games.ardri.state import ArdRi


class Sending(Offer):
    """Warriors are sent one by one: which, and then, by its `Aim`, against whom."""

    def aim(self) -> Aim:
        """The step that finds the target."""
        raise NotImplementedError

    def may_end(self, s: ArdRi, seat: i64) -> bool:
        """Have enough Warriors been sent?"""
        raise NotImplementedError

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.troop(seat)

    def end(self, s: ArdRi, seat: i64) -> i64:
        return DONE if self.may_end(s, seat) else -1

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        """[6.3] A Warrior leaves the Roundhouse, turned up and proven."""
        if move == DONE:
            return
        s.push(self)
        s.push(self.aim())
        noun = move - self.base()
        on_its_way = s.spot(ATTACK, seat)
        if noun < WARRIORS:
            s.shift(s.spot(UP, seat), on_its_way, CATTLE + noun)
        else:
            note_turned_up(s, seat, s.shift(s.spot(DOWN, seat), on_its_way, warrior(noun)))
        s.raider = CATTLE + noun

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        if move == DONE:
            return Reason(self.rule, "send-somebody", {})
        noun = self.named(move, TROOP)
        return no_such(self.rule, move) if noun < 0 else no_warrior(self.rule, noun)


class Aim(Offer):
    """Whom the Warrior sent last goes against. If there is only one possible seat, nobody is asked."""

    def run(self, s: ArdRi) -> bool:
        seat = s.turn()
        if s.raider < 0 or not has(s.held(ATTACK, seat), s.raider_kind()):
            return False
        targets = self.nouns(s, seat)
        if targets & (targets - 1):
            return True
        self.go(s, seat, nth_bit(targets, 0))
        return False

    def sends(self) -> str:
        """The key of its event in the log."""
        raise NotImplementedError

    def base(self) -> i64:
        return AGAINST

    def end(self, s: ArdRi, seat: i64) -> i64:
        return -1

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        self.go(s, seat, move - AGAINST)

    def go(self, s: ArdRi, seat: i64, target: i64) -> None:
        """The Warrior stands before the field of its target."""
        kind = s.raider_kind()
        s.shift(s.spot(ATTACK, seat), s.spot(ATTACK, target), kind)
        if s.log is not None:
            facts: dict[str, object] = {"seat": seat, "seats": [target], "card": KIND_NAMES[kind]}
            facts["proven"] = "yes" if s.raider == kind else "no"
            s.tell(self.rule, self.sends(), facts)
        s.raider = -1

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question(self.name, self.rule, {"card": KIND_NAMES[s.raider_kind()]})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        target = self.named(move, MAX_SEATS)
        return no_such(self.rule, move) if target < 0 else self.spared(s, seat, target)

    def spared(self, s: ArdRi, seat: i64, target: i64) -> Reason:
        """Why nobody may be sent against a seat."""
        raise NotImplementedError


@final
class Raid(Sending):
    """[6.3] Send one or more Warriors, proven or not, each against the field of an active opponent."""

    name = "raid"
    rule = "6.3"

    def run(self, s: ArdRi) -> bool:
        return s.at_home(s.turn()) > 0

    def base(self) -> i64:
        return RAID

    def aim(self) -> Aim:
        return RAID_TARGET

    def may_end(self, s: ArdRi, seat: i64) -> bool:
        for other in s.order:
            if s.held(ATTACK, other):
                return True
        return False


@final
class RaidTarget(Aim):
    """[6.3] A raider goes against the field of any active opponent."""

    name = "raid_target"
    rule = "6.3"

    def sends(self) -> str:
        return "raid"

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        found: i64 = 0
        for other in s.order:
            if other != seat:
                found |= BIT[other]
        return found

    def spared(self, s: ArdRi, seat: i64, target: i64) -> Reason:
        if target == seat:
            return Reason("6.3", "own-field", {})
        return Reason("6.3", "no-opponent", {"number": target + 1})


@final
class Defend(Offer):
    """[6.4] In order, each attacked seat says who meets each attacker, one after the other, if anybody does."""

    name = "defend"
    rule = "6.4"

    def run(self, s: ArdRi) -> bool:
        for seat in s.order:
            if s.held(ATTACK, seat):
                if s.at_home(seat):
                    return True
                if s.log is not None:
                    s.tell("6.4", "undefended", {"seat": seat, "cards": names(s.listed(s.spot(ATTACK, seat)))})
                s.pour(s.spot(ATTACK, seat), s.spot(THROUGH, seat))
        return False

    def actor(self, s: ArdRi) -> i64:
        for seat in s.order:
            if s.held(ATTACK, seat):
                return seat
        return -1

    def base(self) -> i64:
        return BLOCK

    def attacker(self, s: ArdRi, seat: i64) -> i64:
        """The kind of attacker to be met or let through next."""
        return nth_bit(s.held(ATTACK, seat), 0)

    def bound(self, s: ArdRi, seat: i64, one_through: bool) -> bool:
        """[6.5] Must this attacker be met by a proven Warrior, if one (more) comes through?"""
        if not one_through or not s.held(FIELD, seat):
            return False
        return s.number(UP, seat) > s.number(ATTACK, seat) - 1

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        troop = s.troop(seat)
        if self.bound(s, seat, s.held(THROUGH, seat) != 0):
            troop &= 4095
        return troop

    def end(self, s: ArdRi, seat: i64) -> i64:
        if self.bound(s, seat, True):
            return -1
        return LET

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.push(DEFEND)
        kind = self.attacker(s, seat)
        if move == LET:
            s.shift(s.spot(ATTACK, seat), s.spot(THROUGH, seat), kind)
            if s.log is not None:
                s.tell("6.4", "let", {"seat": seat, "attacker": KIND_NAMES[kind]})
            return
        noun = move - BLOCK
        battle(s, seat, kind, noun)

    def ask(self, s: ArdRi, seat: i64) -> Question:
        facts: dict[str, object] = {"seat": s.turn(), "attacker": KIND_NAMES[self.attacker(s, seat)]}
        return Question("defend", "6.4", {**facts, "others": s.number(ATTACK, seat) - 1})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        if move == LET:
            return Reason("6.5", "duty", {})
        noun = self.named(move, TROOP)
        if noun < 0:
            return no_such("6.4", move)
        if (s.troop(seat) >> noun) & 1:
            return Reason("6.5", "duty", {})
        return no_warrior("6.4", noun)


def battle(s: ArdRi, seat: i64, attacker: i64, noun: i64) -> None:
    """[6.6] The weaker dies, both if equal; a survivor is proven and away until the end of Winter."""
    defender = warrior(noun)
    wins = STRENGTH[defender] > STRENGTH[attacker]
    loses = STRENGTH[defender] < STRENGTH[attacker]
    card = s.lift(s.spot(UP if noun < WARRIORS else DOWN, seat), defender)
    if noun >= WARRIORS:
        note_turned_up(s, seat, card)
    after_battle(s, seat, card, wins)
    after_battle(s, s.turn(), s.lift(s.spot(ATTACK, seat), attacker), loses)
    if s.log is not None:
        facts: dict[str, object] = {"seat": seat, "card": KIND_NAMES[defender], "attacker": KIND_NAMES[attacker]}
        facts["result"] = "won" if wins else "lost" if loses else "both"
        s.tell("6.6", "battle", facts)


def after_battle(s: ArdRi, seat: i64, card: i64, survives: bool) -> None:
    """[6.6] A survivor is away until the end of Winter, the dead are discarded."""
    if survives:
        s.put(s.spot(OUT, seat), card)
    else:
        s.discard(card)


def robbed(s: ArdRi) -> i64:
    """The first seat in order where raiders came through; -1: none."""
    for seat in s.order:
        if s.held(THROUGH, seat):
            return seat
    return -1


@final
class Lead(Offer):
    """[6.7] The raiders that came through steal one after the other, in an order their owner chooses."""

    name = "lead"
    rule = "6.7"

    def run(self, s: ArdRi) -> bool:
        victim = robbed(s)
        while victim >= 0 and not s.held(FIELD, victim):
            s.pour(s.spot(THROUGH, victim), s.spot(OUT, s.turn()))
            victim = robbed(s)
        if victim < 0:
            return False
        raiders = s.held(THROUGH, victim)
        if raiders & (raiders - 1):
            return True
        s.raider = nth_bit(raiders, 0)
        s.push(LOOT)
        return False

    def base(self) -> i64:
        return LEAD

    def end(self, s: ArdRi, seat: i64) -> i64:
        return -1

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.held(THROUGH, robbed(s)) >> CATTLE

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.raider = CATTLE + move - LEAD
        s.push(LOOT)

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("lead", "6.7", {"seats": [robbed(s)]})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        noun = self.named(move, WARRIORS)
        return no_such("6.7", move) if noun < 0 else not_there("6.7", "not-through", CATTLE + noun)


@final
class Loot(Choice[ArdRi]):
    """[6.7] A raider takes all Cattle of its own suit, or one card of another suit, or nothing."""

    name = "loot"
    rule = "6.7"

    def run(self, s: ArdRi) -> bool:
        victim = robbed(s)
        return victim >= 0 and s.held(FIELD, victim) != 0 and s.raider >= 0 and has(s.held(THROUGH, victim), s.raider)

    def actor(self, s: ArdRi) -> i64:
        return s.turn()

    def own_suit(self, s: ArdRi) -> i64:
        """The Cattle of the raider's suit in the field."""
        return s.held(FIELD, robbed(s)) & SUIT_SET[SUIT[s.raider]]

    def others(self, s: ArdRi) -> i64:
        """The Cattle of other suits in the field."""
        return s.held(FIELD, robbed(s)) & ~SUIT_SET[SUIT[s.raider]]

    def legal(self, s: ArdRi, seat: i64) -> list[int]:
        return [self.nth(s, seat, i) for i in range(self.count(s, seat))]

    def count(self, s: ArdRi, seat: i64) -> i64:
        n = size(self.others(s)) + 1
        if self.own_suit(s):
            n += 1
        return n

    def nth(self, s: ArdRi, seat: i64, i: i64) -> i64:
        if self.own_suit(s):
            if i == 0:
                return PLUNDER
            i -= 1
        others = self.others(s)
        if i == size(others):
            return LEAVE
        return STEAL + nth_bit(others, i)

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        victim = robbed(s)
        field = s.spot(FIELD, victim)
        spoils = s.spot(SPOILS, seat)
        stolen: list[int] = []
        if move == PLUNDER:
            own = SUIT_SET[SUIT[s.raider]]
            while s.kinds(field) & own:
                stolen.append(s.shift(field, spoils, nth_bit(s.kinds(field) & own, 0)))
        elif move != LEAVE:
            stolen.append(s.shift(field, spoils, move - STEAL))
        if s.log is not None:
            facts: dict[str, object] = {"seat": seat, "seats": [victim], "raider": KIND_NAMES[s.raider]}
            s.tell("6.7", "loot", {**facts, "count": len(stolen), "cards": names(sorted(stolen))})
        s.shift(s.spot(THROUGH, victim), s.spot(OUT, seat), s.raider)
        s.raider = -1
        s.push(LEAD_STEP)

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("loot", "6.7", {"seats": [robbed(s)], "raider": KIND_NAMES[s.raider]})

    def why_not(self, s: ArdRi, seat: i64, move: i64) -> Reason | None:
        if move == LEAVE:
            return None
        suit = SUIT_SIGNS[SUIT[s.raider]]
        if move == PLUNDER:
            return None if self.own_suit(s) else Reason("6.7", "none-of-suit", {"suit": suit})
        kind = move - STEAL
        if not 0 <= kind < CATTLE:
            return no_such("6.7", move)
        if has(self.others(s), kind):
            return None
        if has(self.own_suit(s), kind):
            return Reason("6.7", "all-of-suit", {"suit": suit})
        return not_there("6.7", "not-in-that-field", kind)


def has(cards: i64, kind: i64) -> bool:
    """Is a kind in a set?"""
    return (cards >> kind) & 1 == 1


RAID_STEP: Final = Raid()
RAID_TARGET: Final = RaidTarget()
DEFEND: Final = Defend()
LEAD_STEP: Final = Lead()
LOOT: Final = Loot()

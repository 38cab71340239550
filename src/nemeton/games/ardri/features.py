"""What a bot looks at in Ard Rí: herds, Warriors, hands, and how near a seat is to a céilsine that wins."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import i64, vec
from nemeton.games.ardri.cards import second_best, worth
from nemeton.games.ardri.data import (
    ASIDE,
    ATTACK,
    CATTLE_SET,
    DOWN,
    FIELD,
    HAND,
    LADDER,
    OUT,
    RANKS,
    ROW,
    ROW_BEST,
    ROW_SIZE,
    SPOILS,
    SUITS,
    THROUGH,
    TROOP_SIZE,
    UP,
)
from nemeton.games.ardri.moves import CEILSINE
from nemeton.games.ardri.plans import feast_is_paid, proposals, usual
from nemeton.games.ardri.rules.ceilsine import needed
from nemeton.games.ardri.state import ArdRi

NAMES: Final = [
    "wealth",
    "field",  # cards in it
    "suits",  # in the field
    "hand",
    "active",  # and sure to be so after Bealtaine
    "best",  # the best card of every suit of the field
    "second",  # the second-best
    "hand-cattle",  # points
    "reach",  # suits of field and hand together
    "reach-best",  # the best card of every suit of both
    "spoils",
    "warriors",
    "strength",  # Jack 1, Queen 2, King 3
    "proven",
    "hand-warriors",
    "gifts",  # can every gift be laid?
    "margin",  # by how much the gifts exceed what the easiest receivers have
    "accepted",  # would they accept?
    "laid",  # cards of the field that the gifts of a bid would take: one of each suit for each gift
    "laid-reach",  # the same with those in hand
    "force",  # Warriors at home beyond those of the easiest receivers
    "enforced",  # would Warriors get the gifts through?
    "near-force",  # are there at least as many?
    "to-come",  # the seat's turn in this season is still to come
    "place",  # in the order
    "hungry",  # Warriors that the field cannot feed
    "exposed",  # how many fewer Warriors are at home than the strongest raider has
    "to-move",
]
FEATURES: Final = 28
HERD: Final = 11  # features of Cattle alone
LAID: Final = 18
CLUES: Final = [  # all about what the others hold
    "hand-warriors",
    "hand-strength",
    "hand-points",
    "hand-suits",
    "hand-longest",  # Cattle of the most frequent suit
    "hand-missing",  # Cattle of suits that the field lacks
    "hand-better",  # suits in which the hand has a better card than the field
    "down-strength",
    "down-kings",
]
KINGS: Final = 0b100100100100
CLIP: Final = 24  # a margin beyond it makes no more difference
STRENGTHS: Final = [sum([(k % LADDER + 1) * ((row >> k) & 1) for k in range(12)]) for row in range(4096)]
SEASONS: Final = ["spring", "summer", "autumn", "samhain", "winter"]
SEASON: Final = {
    "redraw": 0, "first_spring": 0, "spring": 0, "summer": 1, "autumn": 2,
    "feed_proven": 3, "feed_unproven": 3, "pay": 3,
}  # fmt: skip
BIDDING: Final = {"winter", "client", "gift", "enforce", "enforce_target"}
TRIES: Final = 300
MORE_CARDS: Final = 0.25  # of the thought given to the first card of the first Spring
QUIET: Final = {"redraw", "first_spring", "spring", "summer", "autumn", "winter"}
TASTES: Final = {
    "builder": ["suits", "best", "second", "reach"],
    "raider": ["warriors", "strength", "force", "spoils"],
    "hoarder": ["hand", "hand-cattle", "hand-warriors"],
}


def clip(number: i64) -> i64:
    return max(-CLIP, min(CLIP, number))


@final
class ArdRiSight(Sight):
    """The features of Ard Rí; in an imagined world all hands lie open."""

    def __init__(self) -> None:
        self.home: Final = vec[i64]([0] * 5)  # Warriors at home, of each seat
        self.crown: Final = vec[i64]([0] * 5)  # its best cards [7.3]

    def names(self) -> list[str]:
        return NAMES

    def guess(self) -> list[float]:
        """Wealth alone would never teach that bids win, so the first games use the weights a person would guess."""
        return [
            0.02, 0.05, 0.3, 0.08, 3.0, 0.03, 0.02, 0.02, 0.2, 0.02, 0.03, 0.15, 0.05, 0.05, 0.1, 1.0, 0.04, 2.5,
            0.2, 0.1, 0.1, 2.0, 0.5, 0.1, 0.0, -0.2, -0.1, 0.0,
        ]  # fmt: skip

    def sees(self, players: i64) -> list[int]:
        """With two seats a beginner looks at its herd alone, with five also at Warriors and whether gifts are accepted.

        With three and four that would lead to no bid, so there it sees everything, one move ahead.
        """
        lowest = HERD if players == 2 else LAID if players == 5 else FEATURES
        return [lowest, FEATURES, FEATURES, FEATURES, FEATURES]

    def iterations(self, players: i64) -> list[int]:
        """With fewer iterations nobody finds the way to a bid, and games do not end."""
        return [0, 5, 40, 1000, 80000] if players == 2 else [0, 10, 40, 1000, 80000]

    def tastes(self) -> dict[str, list[str]]:
        return TASTES

    def phases(self) -> list[str]:
        return SEASONS

    def phase(self, state: State) -> i64:
        return SEASON.get(state.choice.name, 4)

    def quiet(self, state: State) -> bool:
        return state.choice.name in QUIET

    def usual(self, state: State, seat: i64) -> i64:
        assert isinstance(state, ArdRi)
        return usual(state, seat)

    def proposals(self, state: State, seat: i64) -> list[list[int]]:
        assert isinstance(state, ArdRi)
        return proposals(state, seat)

    def effort(self, state: State, seat: i64) -> float:
        """[3.1] Once the suit of the first Spring is chosen, only one card more or less is at stake.

        [5.4] Nobody thinks about paying more than a feast costs.
        """
        assert isinstance(state, ArdRi)
        if feast_is_paid(state):
            return 0.0
        if state.choice.name == "first_spring" and state.number(ASIDE, seat) > 0:
            return MORE_CARDS
        return 1.0

    def sure(self, state: State, seat: i64) -> i64:
        """[7] A bid that nobody can stop: every gift is accepted, or comes with more Warriors than could meet them."""
        assert isinstance(state, ArdRi)
        if state.choice.name not in BIDDING:
            return -1
        return bid(state, seat, vec[i64]([TRIES]))

    def clues(self) -> list[str]:
        return CLUES

    def write_clues(self, state: State, seat: i64, out: vec[i64]) -> None:
        """A seat that has just placed a suit keeps little of it; a seat with Warriors in Summer places them."""
        assert isinstance(state, ArdRi)
        for i in range(len(out)):
            out[i] = 0
        for other in state.order:
            if other != seat:
                write_hidden(state, other, out)

    def write(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, ArdRi)
        s = state
        for i in range(FEATURES * s.players):
            out[i] = 0
        gifts = needed(s)
        for seat in range(s.players):
            write_herd(s, seat, gifts, out, FEATURES * seat)
            write_troop(s, seat, out, FEATURES * seat)
            self.home[seat] = s.at_home(seat)
            self.crown[seat] = out[FEATURES * seat + 5]
        strongest: i64 = 0
        for seat in range(s.players):
            strongest = max(strongest, self.home[seat])
        for place in range(len(s.order)):
            seat = s.order[place]
            at = FEATURES * seat
            if not doomed(s, seat, place):
                out[at + 4] = 1
            if place > s.at:
                out[at + 23] = 1
            out[at + 24] = place
            out[at + 26] = strongest - self.home[seat]
            self.write_bid(s, seat, gifts, out, at)
        actor = s.actor()
        if actor >= 0:
            out[FEATURES * actor + 27] = 1

    def write_bid(self, s: ArdRi, seat: i64, gifts: i64, out: vec[i64], at: i64) -> None:
        """[7] How far a bid now would be from success, with the easiest receivers."""
        if gifts == 0:
            return
        one: i64 = 1000
        two: i64 = 1000
        few: i64 = 1000
        fewer: i64 = 1000
        for other in s.order:
            if other == seat:
                continue
            crown = self.crown[other]
            home = self.home[other]
            if crown < one:
                two = one
                one = crown
            elif crown < two:
                two = crown
            if home < fewer:
                few = fewer
                fewer = home
            elif home < few:
                few = home
        if gifts == 1:
            ready = out[at + 2] == SUITS
            margin = out[at + 5] - one
            force = self.home[seat] - fewer
            needs: i64 = 1
        else:
            ready = out[at + 2] == SUITS and full_second(s, seat)
            margin = min(out[at + 5] - two, out[at + 6] - one)
            force = self.home[seat] - fewer - few
            needs = 2
        out[at + 15] = 1 if ready else 0
        out[at + 16] = clip(margin)
        out[at + 20] = clip(force)
        if ready:
            if margin > 0:
                out[at + 17] = 1
            if force >= needs:
                out[at + 21] = 1
            if force >= needs - 1:
                out[at + 22] = 1


def bid(s: ArdRi, seat: i64, left: vec[i64]) -> i64:
    """The first move of a bid that succeeds, whatever the others do; -1 if none is found within `left` tries.

    It tries the best gifts first, and sends all Warriors with those that are too small.
    """
    moves = s.legal(seat)
    for i in range(len(moves) - 1, -1, -1):
        move = moves[i]
        if s.choice.name == "winter" and move != CEILSINE:
            continue
        left[0] -= 1
        if left[0] < 0:
            return -1
        after = s.clone()
        actor = after.play_fast(seat, move)
        if after.over():
            if (after.won >> seat) & 1:
                return move
        elif actor == seat:
            if after.choice.name in BIDDING and bid(after, seat, left) >= 0:
                return move
        elif after.choice.name == "defend" and unstoppable(after, seat):
            return move
    return -1


def unstoppable(s: ArdRi, seat: i64) -> bool:
    """Does every attacked receiver have fewer Warriors at home than are sent?"""
    for other in range(s.players):
        sent = s.number(ATTACK, other) + s.number(THROUGH, other)
        if sent > 0 and sent <= s.at_home(other):
            return False
    return True


def doomed(s: ArdRi, seat: i64, place: i64) -> bool:
    """[3.3] Has a seat had its Spring without Cattle? Then it will be out at Bealtaine."""
    if s.held(FIELD, seat):
        return False
    if s.seats[seat] >= 0:
        return s.seats[seat] > 0 and not s.held(ASIDE, seat)
    return place < s.at and s.choice.name == "spring"


def full_second(s: ArdRi, seat: i64) -> bool:
    """Is there a second card of every suit?"""
    for suit in range(SUITS):
        once, twice = s.rows(seat, suit)
        if ROW_SIZE[once] + ROW_SIZE[twice] < 2:
            return False
    return True


def write_herd(s: ArdRi, seat: i64, gifts: i64, out: vec[i64], at: i64) -> None:
    """Cattle in the field, in hand, and on the way. Cattle set aside in the first Spring counts as in the field."""
    hand = s.held(HAND, seat)
    aside: i64 = 0
    if s.seats[seat] >= 0:
        aside = s.held(ASIDE, seat)
        out[at + 1] = s.number(ASIDE, seat)
    for suit in range(SUITS):
        once, twice = s.rows(seat, suit)
        once |= (aside >> (RANKS * suit)) & ROW
        if once:
            out[at + 2] += 1
            out[at + 5] += ROW_BEST[once]
            out[at + 6] += second_best(once, twice)
        both = once | ((hand >> (RANKS * suit)) & ROW)
        if both:
            laid = ROW_SIZE[once] + ROW_SIZE[twice]
            out[at + 8] += 1
            out[at + 9] += ROW_BEST[both]
            out[at + LAID] += min(gifts, laid)
            out[at + LAID + 1] += min(gifts, laid + ROW_SIZE[(hand >> (RANKS * suit)) & ROW])
    out[at] = out[at + 5] + out[at + 6]
    out[at + 1] += s.number(FIELD, seat)
    out[at + 3] = s.number(HAND, seat)
    out[at + 7] = worth(hand & CATTLE_SET)
    out[at + 10] = s.points(s.spot(SPOILS, seat))


def write_hidden(s: ArdRi, seat: i64, out: vec[i64]) -> None:
    """Add what lies in a hand and face down to the clues."""
    hand = s.held(HAND, seat)
    field = s.held(FIELD, seat)
    longest: i64 = 0
    for suit in range(SUITS):
        row = (hand >> (RANKS * suit)) & ROW
        if row == 0:
            continue
        laid = (field >> (RANKS * suit)) & ROW
        out[3] += 1
        longest = max(longest, ROW_SIZE[row])
        if laid == 0:
            out[5] += ROW_SIZE[row]
        if ROW_BEST[row] > ROW_BEST[laid]:
            out[6] += 1
    out[4] += longest
    out[0] += TROOP_SIZE[(hand >> 40) & 4095]
    out[1] += STRENGTHS[(hand >> 40) & 4095]
    out[2] += worth(hand & CATTLE_SET)
    down = (s.held(DOWN, seat) >> 40) & 4095
    out[7] += STRENGTHS[down]
    out[8] += TROOP_SIZE[down & KINGS]


def write_troop(s: ArdRi, seat: i64, out: vec[i64], at: i64) -> None:
    """Warriors at home, away and in hand, and whether they can be fed."""
    proven = s.number(UP, seat) + s.number(OUT, seat)
    total = proven + s.number(DOWN, seat)
    if s.seats[seat] < 0:
        total += s.number(ASIDE, seat)
    kinds = (s.held(UP, seat) | s.held(OUT, seat)) >> 40
    out[at + 12] = STRENGTHS[kinds & 4095] + STRENGTHS[(s.held(DOWN, seat) >> 40) & 4095]
    if len(s.order) > 0 and seat == s.turn():
        for other in range(s.players):  # those sent out just now
            sent = s.number(ATTACK, other) + s.number(THROUGH, other)
            proven += sent
            total += sent
    out[at + 11] = total
    out[at + 13] = proven
    out[at + 14] = TROOP_SIZE[(s.held(HAND, seat) >> 40) & 4095]
    out[at + 25] = max(0, total - s.points(s.spot(FIELD, seat)) // 5)


SIGHT: Final = ArdRiSight()

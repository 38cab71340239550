"""[3] Spring and Bealtaine."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import JointChoice, Step
from nemeton.core.vector import i64, vec
from nemeton.games.ardri.cards import bits, name, names, nth_bit, size
from nemeton.games.ardri.data import (
    ASIDE,
    CATTLE,
    CATTLE_SET,
    DOWN,
    FIELD,
    HAND,
    HAND_SIZE,
    SUIT,
    SUIT_SET,
    SUIT_SIGNS,
    UP,
    WILDERNESS,
)
from nemeton.games.ardri.knowledge import note_gone
from nemeton.games.ardri.moves import DONE, SPRING
from nemeton.games.ardri.rules.ending import few_left
from nemeton.games.ardri.rules.offer import Offer, no_such, not_there, turn_with_hand
from nemeton.games.ardri.rules.wealth import rank
from nemeton.games.ardri.state import ArdRi


@final
class FirstSpring(JointChoice[ArdRi]):
    """[3.1] All seats at once set Cattle of one suit aside, sealed; each answers nine times, done or not."""

    name = "first_spring"
    rule = "3.1"

    def run(self, s: ArdRi) -> bool:
        return self.actor(s) >= 0

    def acts(self, s: ArdRi, seat: i64) -> bool:
        return 0 <= seat < s.players and 0 <= s.seats[seat] < HAND_SIZE

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        """The Cattle that may still be set aside."""
        aside = s.held(ASIDE, seat)
        if s.number(ASIDE, seat) < s.seats[seat]:
            return 0  # it has said "done"
        return s.held(HAND, seat) & (of_suit(aside) if aside else CATTLE_SET)

    def legal(self, s: ArdRi, seat: i64) -> list[int]:
        moves: list[int] = [DONE]
        return moves + [SPRING + kind for kind in bits(self.nouns(s, seat))]

    def count(self, s: ArdRi, seat: i64) -> i64:
        return size(self.nouns(s, seat)) + 1

    def nth(self, s: ArdRi, seat: i64, i: i64) -> i64:
        if i == 0:
            return DONE
        return SPRING + nth_bit(self.nouns(s, seat), i - 1)

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.seats[seat] += 1
        if move != DONE:
            s.shift(s.spot(HAND, seat), s.spot(ASIDE, seat), move - SPRING)
        for other in range(s.players):
            if s.seats[other] < HAND_SIZE:
                s.push(FIRST_SPRING)
                return
        turn_over(s)

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("first_spring", "3.1", {"cards": names(s.listed(s.spot(ASIDE, seat)))})

    def why_not(self, s: ArdRi, seat: i64, move: i64) -> Reason | None:
        if move == DONE:
            return None
        kind = move - SPRING
        if not 0 <= kind < CATTLE:
            return no_such("3.1", move)
        if (self.nouns(s, seat) >> kind) & 1:
            return None
        if not (s.held(HAND, seat) >> kind) & 1:
            return not_there("3.1", "not-in-hand", kind)
        if s.number(ASIDE, seat) < s.seats[seat]:
            return Reason("3.1", "already-done", {})
        return Reason("3.1", "other-suit", {"suit": SUIT_SIGNS[SUIT[nth_bit(s.held(ASIDE, seat), 0)]]})


def of_suit(cattle: i64) -> i64:
    """All Cattle of the suit of some Cattle."""
    return SUIT_SET[SUIT[nth_bit(cattle, 0)]]


def turn_over(s: ArdRi) -> None:
    """[3.1] All sealed cards are turned up together. The first Spring is over."""
    for seat in range(s.players):
        if s.log is not None:
            cards = names(s.listed(s.spot(ASIDE, seat)))
            s.tell("3.1", "first-spring", {"seat": seat, "count": len(cards), "cards": cards})
        s.pour(s.spot(ASIDE, seat), s.spot(FIELD, seat))
        s.seats[seat] = -1


@final
class Spring(Offer):
    """[3.2] In order, the seats place any number of Cattle of one suit from the hand into the field."""

    name = "spring"
    rule = "3.2"

    def run(self, s: ArdRi) -> bool:
        return turn_with_hand(s)

    def base(self) -> i64:
        return SPRING

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.held(HAND, seat) & (CATTLE_SET if s.suit < 0 else SUIT_SET[s.suit])

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.push(SPRING_STEP)
        if move == DONE:
            s.at += 1
            s.suit = -1
            return
        kind = move - SPRING
        card = s.shift(s.spot(HAND, seat), s.spot(FIELD, seat), kind)
        s.suit = SUIT[kind]
        if s.log is not None:
            s.tell("3.2", "spring", {"seat": seat, "card": name(card)})
        if not s.held(HAND, seat):
            s.at += 1
            s.suit = -1

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("spring", "3.2", {"suit": SUIT_SIGNS[s.suit] if s.suit >= 0 else "none"})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        kind = self.named(move, CATTLE)
        if kind < 0:
            return no_such("3.2", move)
        if not (s.held(HAND, seat) >> kind) & 1:
            return not_there("3.2", "not-in-hand", kind)
        return Reason("3.2", "other-suit", {"suit": SUIT_SIGNS[s.suit]})


@final
class Bealtaine(Step[ArdRi]):
    """[3.3] Who has no Cattle in the field is out. Then the order is worked out [2.2]."""

    name = "bealtaine"
    rule = "3.3"

    def run(self, s: ArdRi) -> bool:
        staying: list[int] = []
        for seat in s.order:
            if s.held(FIELD, seat):
                staying.append(seat)
            else:
                abandon(s, seat)
        s.order = vec[i64](staying)
        if not few_left(s):
            rank(s)
        return False


def abandon(s: ArdRi, seat: i64) -> None:
    """[3.4] The Warriors of a seat that is out go to the Wilderness, its hand is discarded."""
    hand = s.spot(HAND, seat)
    if s.log is not None:
        warriors = s.listed(s.spot(UP, seat)) + s.listed(s.spot(DOWN, seat))
        facts: dict[str, object] = {"seat": seat, "warriors": names(warriors), "cards": names(s.listed(hand))}
        s.tell("3.3", "out", facts)
    for place in (HAND, UP, DOWN):
        s.turn_up_all(seat, s.spot(place, seat))
    s.discard_all(hand)
    s.pour(s.spot(UP, seat), s.common(WILDERNESS))
    s.pour(s.spot(DOWN, seat), s.common(WILDERNESS))
    note_gone(s, seat)


FIRST_SPRING: Final = FirstSpring()
SPRING_STEP: Final = Spring()
BEALTAINE: Final = Bealtaine()

"""[4] Summer and Autumn."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64
from nemeton.games.ardri.cards import name
from nemeton.games.ardri.data import CATTLE, DOWN, HAND, UP, WARRIORS, WILDERNESS
from nemeton.games.ardri.moves import DECK, DONE, SUMMER, TAKE
from nemeton.games.ardri.rules.offer import Offer, no_such, not_there, tell_face_down, turn_with_hand
from nemeton.games.ardri.state import ArdRi


@final
class Summer(Offer):
    """[4.1] In order, the seats place any number of Warriors from the hand into the Roundhouse, face down."""

    name = "summer"
    rule = "4.1"

    def run(self, s: ArdRi) -> bool:
        return turn_with_hand(s)

    def base(self) -> i64:
        return SUMMER

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.held(HAND, seat) >> CATTLE

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.push(SUMMER_STEP)
        if move == DONE:
            s.at += 1
            return
        card = s.shift(s.spot(HAND, seat), s.spot(DOWN, seat), CATTLE + move - SUMMER)
        if s.log is not None:
            tell_face_down(s, "4.1", "summer", seat, card)
        if not s.held(HAND, seat):
            s.at += 1

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        noun = self.named(move, WARRIORS)
        return no_such("4.1", move) if noun < 0 else not_there("4.1", "not-in-hand", CATTLE + noun)


@final
class Autumn(Offer):
    """[4.3] In order, the k-th richest takes k cards, one at a time, from the deck or the Wilderness."""

    name = "autumn"
    rule = "4.3"

    def run(self, s: ArdRi) -> bool:
        while s.at < len(s.order):
            if s.takes < 0:
                s.takes = s.at + 1
            if s.takes > 0:
                if s.kinds(s.common(WILDERNESS)):
                    return True
                s.draw(s.turn(), s.takes, "4.3")  # there is no choice, as everybody can see
            s.takes = -1
            s.at += 1
        s.at = 0
        return False

    def base(self) -> i64:
        return TAKE

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.kinds(s.common(WILDERNESS)) >> CATTLE

    def end(self, s: ArdRi, seat: i64) -> i64:
        """[4.3] The deck; [4.5] once it is exhausted, stopping."""
        if s.left_in_deck > 0 or len(s.pile):
            return DECK
        return DONE

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.push(AUTUMN)
        s.takes -= 1
        if move == DECK:
            s.draw(seat, 1, "4.3")
        elif move == DONE:
            s.takes = 0
        else:
            card = s.shift(s.common(WILDERNESS), s.spot(UP, seat), CATTLE + move - TAKE)
            if s.log is not None:
                s.tell("4.4", "take", {"seat": seat, "card": name(card)})
        if s.takes == 0:
            s.takes = -1
            s.at += 1

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("autumn", "4.3", {"count": s.takes})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        if move == DONE:
            return Reason("4.3", "must-take", {"count": s.takes})
        if move == DECK:
            return Reason("4.5", "deck-exhausted", {})
        noun = self.named(move, WARRIORS)
        return no_such("4.3", move) if noun < 0 else not_there("4.3", "not-in-wilderness", CATTLE + noun)


SUMMER_STEP: Final = Summer()
AUTUMN: Final = Autumn()

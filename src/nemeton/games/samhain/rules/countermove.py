"""[10] Countermove, an option: copy an action from afar."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import CARD_NAMES, CARDS, DARK, EXHAUSTED, LIGHT, MOST_SEATS, SEAT_PLACES, SIDES, STANDS
from nemeton.games.samhain.moves import DECLINE, MEMBER, SIDE
from nemeton.games.samhain.rules.actions import PERFORM, Fee, can_for_fee
from nemeton.games.samhain.rules.asking import Ask, within
from nemeton.games.samhain.rules.wisps import no_member
from nemeton.games.samhain.state import Samhain


@final
class Countermove(Ask):
    """[10.1] After an activation each seat that had no member on the card may copy what the active seat performed,
    once for every time that it performed it.
    """

    name = "countermove"
    rule = "10.1"

    def __init__(self, card: i64, after: i64, light: i64, dark: i64) -> None:
        self.card: Final = within(card, 0, CARDS - 1)
        self.after: Final = within(after, 1, MOST_SEATS - 1)  # seats clockwise from the one whose turn it is
        self.light: Final = within(light, 0, MOST_SEATS)  # how often this seat has copied the light action already
        self.dark: Final = within(dark, 0, MOST_SEATS)

    def args(self) -> list[object]:
        return [self.card, self.after, self.light, self.dark]

    def actor(self, s: Samhain) -> i64:
        return (s.turn + self.after) % s.seats

    def run(self, s: Samhain) -> bool:
        """Whether to ask depends only on what everybody knows: absent from the card, a member to exhaust, something to
        copy.
        """
        seat = self.actor(s)
        if (s.absent >> seat) & 1 and s.ready(seat) and (self.copies(s, LIGHT) or self.copies(s, DARK)):
            s.doer = seat
            s.menu = self.offers(s)
            return True
        self.next(s)
        return False

    def next(self, s: Samhain) -> None:
        if self.after + 1 < s.seats:
            s.push(Countermove(self.card, self.after + 1, 0, 0))

    def copies(self, s: Samhain, side: i64) -> bool:
        """Did the active seat perform this side more often than it was copied?"""
        return s.feats_of(side) > (self.light if side == LIGHT else self.dark)

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for side in range(SIDES):
            if self.copies(s, side) and can_for_fee(s, 2 * self.card + side):
                menu = append(menu, SIDE + side)
        return append(menu, DECLINE)

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if move == DECLINE:
            self.next(s)
            return
        side = move - SIDE
        action = 2 * self.card + side
        if s.log is not None:
            s.tell("10.1", "countermove", {"seat": seat, "number": action + 1})
        s.push(Countermove(self.card, self.after, self.light + 1 - side, self.dark + side))
        s.push(PERFORM[action])
        s.push(SPARE)
        s.push(Fee(action))

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("countermove", "10.1", {"card": CARD_NAMES[self.card]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        side = move - SIDE
        if not 0 <= side < SIDES:
            return Reason("10.1", "copy-or-not", {})
        number = 2 * self.card + side + 1
        return Reason("10.2", "cannot-copy" if self.copies(s, side) else "not-performed", {"number": number})


@final
class Spare(Ask):
    """[10.2] The copying seat exhausts one of its members elsewhere, which becomes the acting member."""

    name = "spare"
    rule = "10.2"

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for place in range(SEAT_PLACES * s.doer, SEAT_PLACES * (s.doer + 1)):
            if s.members[place] > 0 and place % STANDS != EXHAUSTED:
                menu = append(menu, MEMBER + place)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        place = move - MEMBER
        s.restand(place, EXHAUSTED)
        s.acting = place - place % STANDS + EXHAUSTED
        if s.log is not None:
            s.tell("10.2", "spare", {"seat": seat, "card": CARD_NAMES[(place % SEAT_PLACES) // STANDS]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        place = move - MEMBER
        if not 0 <= place < SEAT_PLACES * s.seats:
            return Reason("10.2", "choose-member", {})
        if place // SEAT_PLACES == seat and s.members[place] > 0:
            return Reason("10.2", "exhausted", {"card": CARD_NAMES[(place % SEAT_PLACES) // STANDS]})
        return no_member(place, seat, "10.2")


SPARE: Final = Spare()

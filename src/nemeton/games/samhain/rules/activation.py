"""[4] Activation: every unexhausted member on the card acts, seat by seat."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    ACTED,
    ACTIVE,
    CARD_NAMES,
    CARDS,
    DOLMEN,
    EXHAUSTED,
    ITEM_NAMES,
    ITEMS,
    NO_BONUS,
    SEAT_PLACES,
    SIDE_NAMES,
    SIDES,
    STANDS,
    WAITING,
)
from nemeton.games.samhain.moves import SIDE, TAKE_WISP, USE_DOLMEN
from nemeton.games.samhain.rules.actions import PERFORM, Fee, can_for_fee, can_perform
from nemeton.games.samhain.rules.asking import Ask, within
from nemeton.games.samhain.rules.countermove import Countermove
from nemeton.games.samhain.rules.items import is_item, no_item, usable, use
from nemeton.games.samhain.rules.wisps import take_wisp
from nemeton.games.samhain.state import Samhain


def activate(s: Samhain, card: i64) -> None:
    """[4.1] The members that are unexhausted on the card now are those that act."""
    s.passes = 0
    s.performed = 0
    s.feats = 0
    s.absent = 0
    for seat in range(s.seats):
        if not s.present(seat, card):
            s.absent |= 1 << seat
        place = SEAT_PLACES * seat + STANDS * card
        s.members[place + WAITING] = s.members[place + ACTIVE]
        s.members[place + ACTIVE] = 0
    if s.log is not None:
        tell_who_acts(s, card)
    if s.rules.countermove:
        s.push(Countermove(card, 1, 0, 0))
    s.push(ACTS[card])


def tell_who_acts(s: Samhain, card: i64) -> None:
    """[4.2] Log, in their order, the seats that will act and with how many members."""
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        number = s.members[SEAT_PLACES * seat + STANDS * card + WAITING]
        if number > 0:
            s.tell("4.2", "wakes", {"seat": seat, "card": CARD_NAMES[card], "members": number})


def end_activation(s: Samhain) -> None:
    """[4.8] All members that have acted become exhausted, wherever they stand now."""
    members = s.members
    for place in range(ACTED, SEAT_PLACES * s.seats, STANDS):
        if members[place] > 0:
            members[place + EXHAUSTED - ACTED] += members[place]
            members[place] = 0
    s.action = -1
    s.bonus = NO_BONUS


@final
class Act(Ask):
    """[4.2] From the seat whose turn it is clockwise, all members of one seat before the next, each acts by itself.

    [9.2] Between the actions of its own members the seat whose turn it is may use items.
    """

    name = "act"
    rule = "4.3"

    def __init__(self, card: i64) -> None:
        self.card: Final = within(card, 0, CARDS - 1)

    def args(self) -> list[object]:
        return [self.card]

    def run(self, s: Samhain) -> bool:
        seat = s.turn
        for _ in range(s.seats):
            if s.members[SEAT_PLACES * seat + STANDS * self.card + WAITING] > 0:
                s.doer = seat
                s.action = -1
                s.bonus = NO_BONUS
                s.menu = self.offers(s)
                return True
            seat = seat + 1 if seat + 1 < s.seats else 0
        end_activation(s)
        return False

    def free(self, s: Samhain, side: i64) -> bool:
        """[4.3, 4.5] Does this side cost nothing in this round?"""
        return s.round == s.rules.both_sides or side != s.round % SIDES

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        if s.doer == s.turn:
            menu = usable(s, s.doer, menu)
        fails = True
        for side in range(SIDES):
            if self.free(s, side):
                if can_perform(s, 2 * self.card + side):
                    menu = append(menu, SIDE + side)
                    fails = False
            elif can_for_fee(s, 2 * self.card + side):
                menu = append(menu, SIDE + side)
        if fails:
            menu = append(menu, TAKE_WISP)
        if s.upright(s.doer, DOLMEN) > 0:
            menu = append(menu, USE_DOLMEN)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        s.push(self)
        if is_item(move):
            use(s, seat, move)
            return
        place = SEAT_PLACES * seat + STANDS * self.card + WAITING
        if move == USE_DOLMEN:
            self.shun(s, seat, place)
            return
        s.restand(place, ACTED)
        s.acting = place - WAITING + ACTED
        if move == TAKE_WISP:
            if s.log is not None:
                s.tell("4.6", "fail", {"seat": seat, "card": CARD_NAMES[self.card]})
            take_wisp(s, seat, "fail")
            return
        side = move - SIDE
        s.push(PERFORM[2 * self.card + side])
        if not self.free(s, side):
            s.push(Fee(2 * self.card + side))

    def shun(self, s: Samhain, seat: i64, place: i64) -> None:
        """[9.3] With a dolmen the member neither acts nor becomes exhausted; by option it does become exhausted."""
        s.laid[ITEMS * seat + DOLMEN] += 1
        s.restand(place, ACTED if s.rules.dolmen_exhausts else ACTIVE)
        if s.log is not None:
            s.tell("9.3", "dolmen", {"seat": seat, "card": CARD_NAMES[self.card]})

    def ask(self, s: Samhain, seat: i64) -> Question:
        left = s.members[SEAT_PLACES * seat + STANDS * self.card + WAITING]
        return Question("act", "4.3", {"card": CARD_NAMES[self.card], "members": left})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if is_item(move) and seat == s.turn:
            return no_item(s, seat, move)
        if move == USE_DOLMEN:
            return Reason("9.3", "no-upright", {"item": ITEM_NAMES[DOLMEN]})
        if move == TAKE_WISP:
            return Reason("4.6", "can-perform", {"card": CARD_NAMES[self.card]})
        side = move - SIDE
        if not 0 <= side < SIDES:
            return Reason("4.3", "act-first", {"card": CARD_NAMES[self.card]})
        number = 2 * self.card + side + 1
        if self.free(s, side) or not can_perform(s, number - 1):
            return Reason("4.6", "cannot-perform", {"number": number})
        return Reason("4.4", "no-fee", {"number": number, "side": SIDE_NAMES[side]})


ACTS: Final = [Act(card) for card in range(CARDS)]

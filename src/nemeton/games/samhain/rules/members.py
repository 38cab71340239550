"""[13] Steps of actions that move members: walk, swap, shift, raise."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    BIT,
    CARD_NAMES,
    CARDS,
    EXHAUSTED,
    MOST_SEATS,
    ORTHOGONAL,
    RAISE_POINTS,
    SEAT_PLACES,
    STANDS,
    STEPS,
)
from nemeton.games.samhain.moves import CARD, DECLINE, MEMBER, RAISE
from nemeton.games.samhain.rules.asking import Effect, within
from nemeton.games.samhain.rules.gains import score
from nemeton.games.samhain.rules.opponents import no_target, targets
from nemeton.games.samhain.rules.wisps import no_member
from nemeton.games.samhain.state import Samhain

LAST_PLACE: Final = 239  # of four seats


def has_way(s: Samhain, card: i64, reach: i64) -> bool:
    """Is there a card with room next to this one?"""
    for way in range(reach):
        target = s.near[STEPS * card + way]
        if target >= 0 and s.crowd[target] < s.seats:
            return True
    return False


def adjacent(s: Samhain, card: i64, other: i64, reach: i64) -> bool:
    """[1.3] Are two cards neighbours, diagonally too if `reach` is 8?"""
    for way in range(reach):
        if s.near[STEPS * card + way] == other:
            return True
    return False


def no_card(s: Samhain, move: i64, rule: str) -> Reason:
    """Why a card cannot be chosen."""
    card = move - CARD
    if not 0 <= card < CARDS:
        return Reason(rule, "choose-card", {})
    if s.full(card):
        return Reason("1.4", "full", {"card": CARD_NAMES[card]})
    return Reason(rule, "not-that-card", {"card": CARD_NAMES[card]})


@final
class Walk(Effect):
    """[13.7, 9.4] The doer moves a member of its own, active or exhausted, to a neighbouring card with room."""

    name = "walk"
    rule = "13.7"

    def __init__(self, reach: i64) -> None:
        self.reach: Final = within(reach, ORTHOGONAL, STEPS)  # in 4 directions, or in 8 with a horn

    def args(self) -> list[object]:
        return [self.reach]

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        place = SEAT_PLACES * s.doer
        for card in range(CARDS):
            if s.present(s.doer, card) and has_way(s, card, self.reach):
                for stand in range(STANDS):
                    if s.members[place + stand] > 0:
                        menu = append(menu, MEMBER + place + stand)
            place += STANDS
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        s.push(WalkTo(move - MEMBER, self.reach))

    def ask(self, s: Samhain, seat: i64) -> Question:
        rule = "9.4" if self.reach == STEPS else f"13.{s.action + 1}"
        return Question("walk", rule, {"reach": self.reach})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        place = move - MEMBER
        if not 0 <= place < SEAT_PLACES * s.seats:
            return Reason(self.rule, "choose-member", {})
        if place // SEAT_PLACES == seat and s.members[place] > 0:
            return Reason("1.4", "no-way", {"card": CARD_NAMES[(place % SEAT_PLACES) // STANDS]})
        return no_member(place, seat, self.rule)


@final
class WalkTo(Effect):
    """[13.7, 9.4] Where that member goes; if it was exhausted, it stays so."""

    name = "walk-to"
    rule = "13.7"

    def __init__(self, place: i64, reach: i64) -> None:
        self.place: Final = within(place, 0, LAST_PLACE)
        self.reach: Final = within(reach, ORTHOGONAL, STEPS)

    def args(self) -> list[object]:
        return [self.place, self.reach]

    def card(self) -> i64:
        return (self.place % SEAT_PLACES) // STANDS

    def offers(self, s: Samhain) -> vec[i64]:
        around: i64 = 0
        reach = self.reach if s.members[self.place] > 0 else 0
        for way in range(reach):
            target = s.near[STEPS * self.card() + way]
            if target >= 0 and s.crowd[target] < s.seats:
                around |= BIT[target]
        menu = vec[i64]([])
        for card in range(CARDS):
            if (around >> card) & 1:
                menu = append(menu, CARD + card)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        s.carry(self.place, move - CARD)
        if s.log is not None:
            s.tell(
                "9.4" if self.reach == STEPS else "13.7",
                "walk",
                {"seat": seat, "from": CARD_NAMES[self.card()], "card": CARD_NAMES[move - CARD]},
            )

    def ask(self, s: Samhain, seat: i64) -> Question:
        rule = "9.4" if self.reach == STEPS else f"13.{s.action + 1}"
        return Question("walk-to", rule, {"from": CARD_NAMES[self.card()], "reach": self.reach})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        card = move - CARD
        if 0 <= card < CARDS and not adjacent(s, self.card(), card, self.reach):
            return Reason("1.3", "not-adjacent", {"from": CARD_NAMES[self.card()], "card": CARD_NAMES[card]})
        return no_card(s, move, self.rule)


@final
class Swap(Effect):
    """[13.28] The doer chooses an opponent's member to change places with; in the `en` edition also to put it
    elsewhere, or to move nobody.
    """

    name = "swap"
    rule = "13.28"

    def __init__(self, shift: i64) -> None:
        self.shift: Final = within(shift, 0, 1)  # may it be put on a card of choice instead, or nobody be moved?

    def args(self) -> list[object]:
        return [self.shift]

    def can(self, s: Samhain) -> bool:
        return self.shift > 0 or len(self.offers(s)) > 0

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        if s.board[s.doer] == 0 and not self.shift:
            return menu
        for move in targets(s, STANDS):
            if self.shift and len(menu) == 0:
                menu = append(menu, DECLINE)
            if self.shift or elsewhere(s, (move - MEMBER) % SEAT_PLACES // STANDS):
                menu = append(menu, move)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if move != DECLINE:
            s.push(SwapWith(move - MEMBER, self.shift))

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return Reason("13.28", "swap-must", {}) if move == DECLINE else no_target(s, move, "13.28")


def elsewhere(s: Samhain, card: i64) -> bool:
    """Does the doer have a member on another card?"""
    for other in range(CARDS):
        if other != card and s.present(s.doer, other):
            return True
    return False


@final
class SwapWith(Effect):
    """[13.28] The doer's member that it changes places with, or the card that it is put on."""

    name = "swap-with"
    rule = "13.28"

    def __init__(self, place: i64, shift: i64) -> None:
        self.place: Final = within(place, 0, LAST_PLACE)
        self.shift: Final = within(shift, 0, 1)

    def args(self) -> list[object]:
        return [self.place, self.shift]

    def card(self) -> i64:
        return (self.place % SEAT_PLACES) // STANDS

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        if s.members[self.place] == 0:
            return menu
        if self.shift:
            for card in range(CARDS):
                if card != self.card() and not s.full(card):
                    menu = append(menu, CARD + card)
        for place in range(SEAT_PLACES * s.doer, SEAT_PLACES * (s.doer + 1)):
            if s.members[place] > 0 and (place % SEAT_PLACES) // STANDS != self.card():
                menu = append(menu, MEMBER + place)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        victim = self.place // SEAT_PLACES
        here = self.card()
        there = (move - MEMBER) % SEAT_PLACES // STANDS if move >= MEMBER else move - CARD
        s.carry(self.place, there)
        if move >= MEMBER:
            s.carry(move - MEMBER, here)
        if s.log is not None:
            facts: dict[str, object] = {"seat": seat, "seats": [victim], "from": CARD_NAMES[here]}
            facts["card"] = CARD_NAMES[there]
            s.tell("13.28", "swap" if move >= MEMBER else "shift", facts)

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("swap-with", "13.28", {"seats": [self.place // SEAT_PLACES], "card": CARD_NAMES[self.card()]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if MEMBER <= move < MEMBER + SEAT_PLACES * s.seats:
            if (move - MEMBER) // SEAT_PLACES == seat and s.members[move - MEMBER] > 0:
                return Reason("13.28", "same-card", {"card": CARD_NAMES[self.card()]})
            return no_member(move - MEMBER, seat, "13.28")
        if CARD <= move < CARD + CARDS and not self.shift:
            return Reason("13.28", "swap-only", {})
        return no_card(s, move, "13.28")


def room(s: Samhain) -> bool:
    """Is there a card that is not full?"""
    for card in range(CARDS):
        if not s.full(card):
            return True
    return False


@final
class Raise(Effect):
    """[13.11] The doer brings a member back from the graveyard: its own for nothing, another's for 2 points."""

    name = "raise"
    rule = "13.11"

    def __init__(self, home: i64) -> None:
        self.home: Final = within(home, 0, 1)  # does an opponent's go to its pool?

    def args(self) -> list[object]:
        return [self.home]

    def can(self, s: Samhain) -> bool:
        return len(self.offers(s)) > 0

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for seat in range(s.seats):
            if s.graves[seat] > 0 and (room(s) or (self.home and seat != s.doer)):
                menu = append(menu, RAISE + seat)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        owner = move - RAISE
        if owner == seat or not self.home:
            s.push(RaiseTo(owner))
            return
        s.graves[owner] -= 1
        s.pool[owner] += 1
        if s.log is not None:
            s.tell("13.11", "raise-home", {"seat": seat, "seats": [owner]})
        score(s, RAISE_POINTS)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if RAISE <= move < RAISE + s.seats:
            return Reason("13.11", "nobody-dead", {"seats": [move - RAISE]})
        return Reason("13.11", "choose-dead", {})


@final
class RaiseTo(Effect):
    """[13.11] The card on whose exhausted area it is put."""

    name = "raise-to"
    rule = "13.11"

    def __init__(self, owner: i64) -> None:
        self.owner: Final = within(owner, 0, MOST_SEATS - 1)

    def args(self) -> list[object]:
        return [self.owner]

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for card in range(CARDS):
            if s.graves[self.owner] > 0 and not s.full(card):
                menu = append(menu, CARD + card)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        s.graves[self.owner] -= 1
        s.enter(self.owner, move - CARD, EXHAUSTED)
        if s.log is not None:
            s.tell("13.11", "raise", {"seat": seat, "seats": [self.owner], "card": CARD_NAMES[move - CARD]})
        score(s, 0 if self.owner == seat else RAISE_POINTS)

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("raise-to", "13.11", {"seats": [self.owner]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return no_card(s, move, "13.11")

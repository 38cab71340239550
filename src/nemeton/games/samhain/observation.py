"""What a seat sees of Samhain, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import u8

from nemeton.core.observation import Field, Observer, Pen, Scale
from nemeton.core.vector import i64, vec
from nemeton.games.samhain.data import (
    ACTIONS,
    BONUS_NAMES,
    CARDS,
    ITEMS,
    RESOURCES,
    ROUNDS,
    SEAT_PLACES,
    TRACK_TOP,
    TRACKS,
)
from nemeton.games.samhain.rules.asking import Ask
from nemeton.games.samhain.state import Samhain

if TYPE_CHECKING:
    from nemeton.core.state import Setup, State

BONUSES: Final[i64] = len(BONUS_NAMES)
# The usual maximum of each.
MEMBERS: Final = Scale(14.0)
POINTS: Final = Scale(40.0)
GOODS: Final = Scale(10.0)
COPIES: Final = Scale(3.0)
DEVOTION: Final = Scale(float(TRACK_TOP))
OWN: Final = SEAT_PLACES + TRACKS + 2 * ITEMS + 6 + RESOURCES + 1  # numbers of one seat


@final
class SamhainObserver(Observer):
    """[15.1] All but what is behind the screens of others, unless the table plays with open screens."""

    def __init__(self, setup: Setup, steps: list[str]) -> None:
        super().__init__(setup, steps)
        self.part: Final = Scale(float(setup.players))
        self.rounds: Final = Scale(float(ROUNDS[setup.players]))

    def fields(self) -> list[Field]:
        turns = "one-hot, the observer first, then clockwise"
        return [
            *self.common_fields(),
            Field("village", CARDS * CARDS, "for each of the 15 places, row by row, one-hot: the card that lies there"),
            Field(
                "seats",
                self.players * OWN,
                "for each seat, the observer first, then clockwise: members on each card, active, waiting, acted, "
                f"exhausted ({SEAT_PLACES}, in fourteenths); devotion on the ten tracks (in fifths); items, and those "
                "laid down, of the five kinds (in thirds); members in the pool and in graves (in fourteenths), points "
                "(in fortieths), 1 if it is a traitor, 1 if it has the first marker, 1 if what is behind its screen is "
                "known; wood, stone, gold, wisps behind the screen (in tenths; zeros if unknown)",
            ),
            Field("reserve", RESOURCES + 1, "wood, stone, gold and wisps in the reserve, in tenths"),
            Field("shelf", ITEMS, "items of each kind in the reserve, in thirds"),
            Field("round", 1, "the round, as a part of all rounds"),
            Field("turn", self.players, f"whose turn it is: {turns}"),
            Field("doer", self.players, f"whose member acts: {turns}"),
            Field("action", ACTIONS, "one-hot: the action that is being carried out"),
            Field("bonus", BONUSES, "one-hot: the +1 that was chosen for it"),
            Field("passes", 1, "passes in a row, as a part of the seats"),
        ]

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Samhain)
        s = state
        self.write_common(s, seat, pen)
        for place in range(CARDS):
            pen.one_of(s.cards[place], CARDS)
        for i in range(self.players):
            other = (seat + i) % self.players
            self.write_seat(s, other, s.rules.open or s.over() or other == seat, pen)
        pen.row(s.reserve, 0, RESOURCES, GOODS)
        pen.scaled(s.reserve_wisps, GOODS)
        pen.row(s.shelf, 0, ITEMS, COPIES)
        pen.scaled(s.round, self.rounds)
        pen.one_of(self.relative(s.turn, seat), self.players)
        pen.one_of(self.relative(s.doer, seat), self.players)
        pen.one_of(s.action, ACTIONS)
        pen.one_of(s.bonus, BONUSES)
        pen.scaled(s.passes, self.part)

    def write_seat(self, s: Samhain, p: i64, known: bool, pen: Pen) -> None:
        pen.row(s.members, SEAT_PLACES * p, SEAT_PLACES, MEMBERS)
        pen.row(s.devotion, TRACKS * p, TRACKS, DEVOTION)
        pen.row(s.items, ITEMS * p, ITEMS, COPIES)
        pen.row(s.laid, ITEMS * p, ITEMS, COPIES)
        pen.scaled(s.pool[p], MEMBERS)
        pen.scaled(s.graves[p], MEMBERS)
        pen.scaled(s.points[p], POINTS)
        pen.mark((s.out >> p) & 1 != 0)
        pen.mark(s.first == p)
        pen.mark(known)
        if known:
            pen.row(s.resources, RESOURCES * p, RESOURCES, GOODS)
            pen.scaled(s.wisps[p], GOODS)
        else:
            pen.skip(RESOURCES + 1)

    def mask(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Samhain)
        choice = state.choice
        if not isinstance(choice, Ask):
            super().mask(state, seat, out, at)
        elif choice.acts(state, seat):
            for move in state.menu:
                out[at + move] = 1

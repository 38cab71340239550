"""What a seat sees of Clans, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import u8

from nemeton.core.observation import ONE, Field, Observer, Pen, Scale
from nemeton.core.vector import i64, vec
from nemeton.games.clans.data import AREAS, CLANS, EPOCH, EPOCHS, VILLAGES
from nemeton.games.clans.huts import CLAN_BITS, CLAN_MASK
from nemeton.games.clans.rules.movement import MOVE
from nemeton.games.clans.rules.villages import Order
from nemeton.games.clans.state import Clans
from nemeton.games.clans.ways import WORD, WORDS

if TYPE_CHECKING:
    from nemeton.core.state import State

TWELFTHS: Final = Scale(12.0)  # there are twelve huts of each clan, and twelve villages
FIFTIETHS: Final = Scale(50.0)


@final
class ClansObserver(Observer):
    """[1.4] Everything but the clan cards of others."""

    def fields(self) -> list[Field]:
        return [
            Field("seat", self.players, "one-hot: the seat that observes, as numbered at the table"),
            Field("turn", self.players, "one-hot: whose turn it is; the observer first, then clockwise"),
            Field("over", 1, "1 when the game is over"),
            Field("huts", AREAS * CLANS, "for areas 1 to 60, the huts of each clan there, in twelfths"),
            Field(
                "villages",
                AREAS,
                "for areas 1 to 60, which village was founded there (the first is 1, in twelfths; 0: none)",
            ),
            Field(
                "order",
                AREAS,
                "1 for each new village that waits until its founder has chosen which comes next",
            ),
            Field("epoch", EPOCHS, "one-hot: the epoch of the next village"),
            Field("points", CLANS, "points of each clan, in fiftieths"),
            Field("chips", self.players, "chips of each seat, in twelfths; the observer first, then clockwise"),
            Field("clans", self.players * CLANS, "one-hot: the clan of each seat, the observer first; zeros: unknown"),
        ]

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Clans)
        pen.one_of(seat, self.players)
        pen.one_of(self.relative(state.turn, seat), self.players)
        over = state.over()
        pen.mark(over)
        self.write_areas(state, pen)
        founded: i64 = len(state.villages)
        pen.one_of(EPOCH[founded if founded < VILLAGES else VILLAGES - 1], EPOCHS)
        pen.row(state.points, 0, CLANS, FIFTIETHS)
        for i in range(self.players):
            pen.scaled(state.chips[(seat + i) % self.players], TWELFTHS)
        for i in range(self.players):
            other = (seat + i) % self.players
            pen.one_of(state.clans[other] if over or other == seat else -1, CLANS)

    def write_areas(self, s: Clans, pen: Pen) -> None:
        """[1.4] The huts, [4] the villages, and [3.4] those whose order is asked."""
        out, at, table = pen.out, pen.at, TWELFTHS.table
        for area in range(1, AREAS + 1):
            group = s.groups[area]
            if group:
                for clan in range(CLANS):
                    huts = (group >> (CLAN_BITS * clan)) & CLAN_MASK
                    if huts:
                        out[at + clan] = table[huts]
            at += CLANS
        for n in range(len(s.villages)):
            out[at - 1 + s.villages[n]] = table[n + 1]
        choice = s.choice
        if isinstance(choice, Order):
            for waiting in choice.areas:
                out[at + AREAS - 1 + waiting] = ONE
        pen.at = at + 2 * AREAS

    def mask(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Clans)
        if state.must_join or state.choice is not MOVE:
            super().mask(state, seat, out, at)
        elif seat == state.turn:
            write_ways(state, out, at)


def write_ways(s: Clans, out: vec[u8], at: i64) -> None:
    """[2] The borders that may be crossed, which the state keeps as a set."""
    for w in range(WORDS):
        word = s.ways[w]
        k = at
        while word:
            if word & 1:
                out[k] = 1
            word >>= 1
            k += 1
        at += WORD

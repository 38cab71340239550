"""Observations and masks in flat blocks of memory, and many games side by side: compiled, and without NumPy.

`arrays.py` reads the blocks as NumPy arrays in place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i32, u8

from nemeton.core.answers import Reason
from nemeton.core.chance import Chance, Fast, seeded
from nemeton.core.errors import IllegalMove
from nemeton.core.observation import Observer, Pen
from nemeton.core.state import Setup, State
from nemeton.core.vector import i64, vec


@final
class Rows:
    """A number of observations, as the bits of `float32`, each with its mask of legal moves."""

    def __init__(self, observer: Observer, moves: i64, count: i64) -> None:
        self.observer: Final = observer
        self.moves: Final = moves
        self.count: Final = count
        self.size: Final = observer.size()
        self.pen: Final = Pen(vec[i32]([0] * (count * self.size)))
        self.masks: vec[u8] = vec[u8]([0] * (count * moves))

    def numbers(self) -> vec[i32]:
        return self.pen.out

    def look(self, n: i64, state: State, seat: i64) -> None:
        """Write what a seat sees and may do into the n-th row, which must be blank."""
        self.pen.at = n * self.size
        self.observer.write(state, seat, self.pen)
        self.observer.mask(state, seat, self.masks, n * self.moves)

    def allows(self, n: i64, move: i64) -> bool:
        """Is a move legal, as the n-th row says?"""
        return 0 <= move < self.moves and self.masks[n * self.moves + move] != 0


@final
class Batch:
    """A number of games with one set-up. A game that has ended is dealt anew in the same step, with the next seed."""

    def __init__(
        self,
        deal: Callable[[Setup, Chance], State],
        observer: Observer,
        moves: i64,
        count: i64,
        seed: int,
        worth: Callable[[State], list[float]],
    ) -> None:
        self.deal: Final = deal
        self.worth: Final = worth  # what a finished game is worth to each seat
        self.setup: Final = observer.setup
        self.players: Final[i64] = observer.players
        self.count: Final = count
        self.rows: Final = Rows(observer, moves, count)
        self.next_seed = seed
        self.states: list[State] = []
        self.seats: vec[i64] = vec[i64]([0] * count)  # who is asked
        self.moves: vec[i64] = vec[i64]([0] * count)  # the answers
        self.drawn: vec[i64] = vec[i64]([0] * count)  # answers drawn at random
        self.ended: vec[u8] = vec[u8]([0] * count)  # by the last step
        self.returns: vec[float] = vec[float]([0.0] * (count * observer.players))  # of the games that it ended
        for n in range(count):
            self.begin(n)

    def begin(self, n: i64) -> None:
        """Deal the n-th game anew."""
        state = self.deal(self.setup, seeded(self.next_seed, self.setup.streams))
        self.next_seed += 1
        if len(self.states) <= n:
            self.states.append(state)
        else:
            self.states[n] = state
        self.seats[n] = state.actor()
        self.rows.look(n, state, self.seats[n])

    def check(self) -> None:
        """`IllegalMove`, with the reason, unless every game may make its move."""
        for n in range(self.count):
            if not self.rows.allows(n, self.moves[n]):
                raise IllegalMove(self.states[n].why_not(self.seats[n], self.moves[n]) or Reason("", "not-a-move", {}))

    def step(self, first: i64, last: i64) -> None:
        """Make the moves, which were checked, in the games from the first to the last; their rows must be blank."""
        for n in range(first, last):
            state = self.states[n]
            seat = state.play_fast(self.seats[n], self.moves[n])
            self.settle(n, state, seat < 0)
            if seat < 0:
                self.begin(n)
            else:
                self.seats[n] = seat
                self.rows.look(n, state, seat)

    def settle(self, n: i64, state: State, over: bool) -> None:
        """A finished game is worth something to each seat, and only in the step that ended it."""
        if not over and self.ended[n] == 0:
            return
        self.ended[n] = 1 if over else 0
        first = n * self.players
        for i in range(first, first + self.players):
            self.returns[i] = 0.0
        if over:
            for seat, value in enumerate(self.worth(state)):
                self.returns[first + seat] = value

    def draw(self, luck: Fast) -> None:
        """A legal move for each game, all equally likely."""
        for n in range(self.count):
            state = self.states[n]
            seat = self.seats[n]
            self.drawn[n] = state.nth(seat, luck.roll(0, state.count(seat)))

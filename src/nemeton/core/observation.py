"""What a seat sees, as numbers for a learner: rows of a fixed length, the seat itself first.

A game has its own `Observer` in `observation.py` next to its rules, compiled with them. A game without one is observed
through its view (`HashedView`), which is slower and does not name its fields. An observation contains everything the
seat's view shows and nothing the seat cannot know: `nemeton.testing.observing` checks both.
"""

from __future__ import annotations

from typing import Final, final
from zlib import crc32

from mypy_extensions import mypyc_attr, u8

from nemeton.core.state import Setup, State
from nemeton.core.step import OVER, Step
from nemeton.core.vector import i64, vec

DEPTH: Final = 12  # steps of the agenda that are written, the waiting one first
ARGUMENTS: Final = 6  # numbers written for each
HASHED: Final = 1024


@final
class Field:
    """A named part of an observation: `size` numbers in a row."""

    def __init__(self, name: str, size: i64, about: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.about: Final = about


@final
class Pen:
    """Writes numbers into a row, one after the other. Loops keep the row in a local, which is twice as fast."""

    def __init__(self, out: vec[float]) -> None:
        self.out: vec[float] = out
        self.at: i64 = 0

    def put(self, value: float) -> None:
        self.out[self.at] = value
        self.at += 1

    def number(self, value: i64) -> None:
        self.out[self.at] = float(value)
        self.at += 1

    def scaled(self, value: i64, most: float) -> None:
        """A number as a fraction of its usual maximum."""
        self.out[self.at] = float(value) / most
        self.at += 1

    def blank(self, size: i64) -> None:
        """Write `size` zeros."""
        out, at = self.out, self.at
        end = at + size
        while at < end:
            out[at] = 0.0
            at += 1
        self.at = end

    def one_of(self, which: i64, size: i64) -> None:
        """One-hot: a one in its place among zeros; all zeros if it is none of them."""
        at = self.at
        self.blank(size)
        if 0 <= which < size:
            self.out[at + which] = 1.0

    def row(self, values: vec[i64], first: i64, size: i64, most: float) -> None:
        """Numbers of a field of the state."""
        out, at = self.out, self.at
        for i in range(size):
            out[at + i] = float(values[first + i]) / most
        self.at = at + size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees of the states of one set-up. `steps` are the names of the game's steps, in order."""

    def __init__(self, setup: Setup, steps: list[str]) -> None:
        self.setup: Final = setup
        self.players: Final[i64] = setup.players
        self.steps: Final = {name: number for number, name in enumerate(steps, 1)}

    def fields(self) -> list[Field]:
        """What is written, in order."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        """Write all fields as `seat` sees them."""
        raise NotImplementedError

    def size(self) -> i64:
        total: i64 = 0
        for field in self.fields():
            total += field.size
        return total

    def mask(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Set a one for each legal move of `seat` in a row of zeros that begins at `at`."""
        for move in state.legal(seat):
            out[at + move] = 1

    # -- what every game has ---------------------------------------------------------------------

    def common_fields(self) -> list[Field]:
        """What `write_common` writes."""
        return [
            Field("seat", self.players, "one-hot: the seat that observes, as numbered at the table"),
            Field("actors", self.players, "1 for each seat that must answer now; the observer first, then clockwise"),
            Field("choice", len(self.steps), "one-hot: the question that waits; zeros when the game is over"),
            Field(
                "agenda",
                DEPTH * (1 + ARGUMENTS),
                f"what remains to be done, the waiting question first, {DEPTH} steps at most: the number of the step "
                f"(from 1; 0: none), then its arguments as they are, {ARGUMENTS} at most, each with 1 added",
            ),
            Field("won", self.players, "when the game is over, 1 for each winner; the observer first, then clockwise"),
        ]

    def write_common(self, state: State, seat: i64, pen: Pen) -> None:
        pen.one_of(seat, self.players)
        choice: Step[State] = state.choice
        for i in range(self.players):
            pen.put(1.0 if choice.acts(state, (seat + i) % self.players) else 0.0)
        self.write_agenda(state, seat, pen)
        at = pen.at
        pen.blank(self.players)
        if choice is OVER:
            for winner in state.winners():
                pen.out[at + (winner - seat) % self.players] = 1.0

    def write_agenda(self, state: State, seat: i64, pen: Pen) -> None:
        agenda = state.agenda()
        depth: i64 = len(agenda)
        waiting: i64 = self.steps[agenda[depth - 1].name] if depth > 0 else 0
        pen.one_of(waiting - 1, len(self.steps))
        for i in range(DEPTH):
            at = pen.at
            pen.blank(1 + ARGUMENTS)
            if i < depth:
                step = agenda[depth - 1 - i]
                pen.out[at] = float(self.steps[step.name])
                seen = step.seen_by(state, seat)
                if len(seen) > 1:
                    write_arguments(seen, pen.out, at + 1)

    def relative(self, other: i64, seat: i64) -> i64:
        """How many places clockwise from the observer another seat sits."""
        return (other - seat) % self.players


def write_arguments(seen: list[object], out: vec[float], at: i64) -> None:
    """The arguments of a step, with lists flattened, each plus 1 so that 0 differs from nothing."""
    last = at + ARGUMENTS
    for value in seen[1:]:
        if isinstance(value, list):
            for item in value:
                if at < last and isinstance(item, int):
                    out[at] = float(item + 1)
                    at += 1
        elif isinstance(value, int) and at < last:
            out[at] = float(value + 1)
            at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class HashedView(Observer):
    """The view of any game, folded into a row of numbers: each number or word counts in a place of its own.

    The place is a checksum of the path within the view; two may collide, but each has its own factor, so in practice
    two different views are never equal.
    """

    def fields(self) -> list[Field]:
        return [Field("view", HASHED, "the view, folded: numbers and words at places and with factors by checksum")]

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        at = pen.at
        pen.blank(HASHED)
        fold(state.view(seat), "", pen.out, at)


def fold(value: object, path: str, out: vec[float], at: i64) -> None:
    """Add a part of a view to the row that begins at `at`."""
    if isinstance(value, dict):
        for key, item in value.items():
            fold(item, f"{path}/{key}", out, at)
    elif isinstance(value, list):
        add(f"{path}#", len(value), out, at)
        for i, item in enumerate(value):
            fold(item, f"{path}/{i}", out, at)
    elif isinstance(value, bool):
        add(path, 2 if value else 1, out, at)
    elif isinstance(value, int):
        add(path, value, out, at)
        add(f"{path}=", 1, out, at)  # so that zero differs from nothing
    else:
        add(f"{path}={value}", 1, out, at)


def add(path: str, value: int, out: vec[float], at: i64) -> None:
    mark = crc32(path.encode())
    out[at + mark % HASHED] += float(value) * (0.5 + float(mark // HASHED % 1021) / 1021.0)

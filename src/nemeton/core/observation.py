"""What a seat sees, as numbers for a learner: rows of a fixed length, the seat itself first.

A game has its own `Observer` in `observation.py` next to its rules, compiled with them. A game without one is observed
through its view (`HashedView`), which is slower and does not name its fields. An observation contains everything the
seat's view shows and nothing the seat cannot know: `nemeton.testing.observing` checks both.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final, final
from zlib import crc32

from mypy_extensions import i32, mypyc_attr, u8

from nemeton.core.state import Setup, State
from nemeton.core.step import OVER, Over, Step
from nemeton.core.vector import i64, vec

DEPTH: Final = 12  # steps of the agenda that are written, the waiting one first
ARGUMENTS: Final = 6  # numbers written for each
STEP: Final = 1 + ARGUMENTS
HASHED: Final = 1024
ONE: Final = 0x3F800000  # 1.0 as the bits of a float32
TABLED: Final = 512  # numbers from zero whose bits a scale keeps
NEGATIVE: Final = 16  # and below zero: the last of its table, where an index of -1 finds them
SECRETIVE: Final = 1
ARGUED: Final = 2


@final
class Field:
    """A named part of an observation: `size` numbers in a row."""

    def __init__(self, name: str, size: i64, about: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.about: Final = about


def float_bits(value: float) -> i32:
    """The bits of a float32. Compiled code has no such numbers, so observations are written as bits."""
    bits: int = unpack("=i", pack("=f", value))[0]
    return bits


@final
class Scale:
    """Numbers as fractions of their usual maximum, as the bits of a float32; up to that maximum in a table."""

    def __init__(self, most: float) -> None:
        self.most: Final = most
        self.size: Final[i64] = max(TABLED, int(most) + 1)
        numbers = [*range(self.size), *range(-NEGATIVE, 0)]
        self.table: Final[vec[i32]] = vec[i32]([float_bits(n / most) for n in numbers])

    def bits(self, value: i64) -> i32:
        if -NEGATIVE <= value < self.size:
            return self.table[value]
        return float_bits(float(value) / self.most)


PLAIN: Final = Scale(1.0)


@final
class Pen:
    """Writes numbers into a row of zeros, one after the other, as the bits of `float32`. Zeros are skipped."""

    def __init__(self, out: vec[i32]) -> None:
        self.out: vec[i32] = out
        self.at: i64 = 0

    def put(self, value: float) -> None:
        """Any number: slow."""
        self.out[self.at] = float_bits(value)
        self.at += 1

    def skip(self, size: i64) -> None:
        """Leave `size` zeros."""
        self.at += size

    def mark(self, yes: bool) -> None:
        """1 or 0."""
        if yes:
            self.out[self.at] = ONE
        self.at += 1

    def scaled(self, value: i64, scale: Scale) -> None:
        """A number as a fraction of its usual maximum."""
        if value != 0:
            self.out[self.at] = scale.bits(value)
        self.at += 1

    def one_of(self, which: i64, size: i64) -> None:
        """One-hot: a one in its place among zeros; all zeros if it is none of them."""
        if 0 <= which < size:
            self.out[self.at + which] = ONE
        self.at += size

    def row(self, values: vec[i64], first: i64, size: i64, scale: Scale) -> None:
        """Numbers of a field of the state."""
        out, at = self.out, self.at - first
        for i in range(first, first + size):
            if values[i] != 0:
                out[at + i] = scale.bits(values[i])
        self.at += size

    def scale_counts(self, size: i64, scale: Scale) -> None:
        """Turn what was counted in the next `size` places, as plain numbers, into fractions."""
        out = self.out
        for i in range(self.at, self.at + size):
            if out[i] != 0:
                out[i] = scale.bits(i64(out[i]))
        self.at += size


@final
class Note:
    """A step without secrets, as it was last written at one height of the agenda."""

    def __init__(self) -> None:
        self.step: Step[State] = OVER
        self.made: type[Step[State]] = Over
        self.known: i64 = 0  # of that class, see `Observer.look_up`
        self.size: i64 = 0  # numbers in the row that say something
        self.row: Final = vec[i32]([0] * STEP)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees of the states of one set-up. `steps` are the names of the game's steps, in order."""

    def __init__(self, setup: Setup, steps: list[str]) -> None:
        self.setup: Final = setup
        self.players: Final[i64] = setup.players
        self.steps: Final = {name: number for number, name in enumerate(steps, 1)}
        self.known: Final[dict[type[Step[State]], int]] = {}  # see `look_up`
        # From the bottom of the agenda upwards: most of it stays the same for a whole round, in all games of a batch.
        self.notes: Final = [Note() for _ in range(DEPTH)]

    def fields(self) -> list[Field]:
        """What is written, in order."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        """Write all fields as `seat` sees them into a row of zeros."""
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
                DEPTH * STEP,
                f"what remains to be done, beginning with the question that waits: {DEPTH} rows, each with the number "
                f"of a step (counted from 1; 0: no step) and its {ARGUMENTS} arguments (1 added to each; 0: none); not "
                "scaled",
            ),
            Field("won", self.players, "when the game is over, 1 for each winner; the observer first, then clockwise"),
        ]

    def write_common(self, state: State, seat: i64, pen: Pen) -> None:
        players = self.players
        pen.one_of(seat, players)
        choice: Step[State] = state.choice
        for i in range(players):
            pen.mark(choice.acts(state, (seat + i) % players))
        self.write_agenda(state, seat, pen)
        if choice is OVER:
            for winner in state.winners():
                pen.out[pen.at + (winner - seat) % players] = ONE
        pen.skip(players)

    def write_agenda(self, state: State, seat: i64, pen: Pen) -> None:
        waiting: Step[State] = state.choice
        if waiting is OVER:
            pen.skip(len(self.steps) + DEPTH * STEP)
            return
        rest, height = state._rest, state._depth
        at = pen.at + len(self.steps)
        last = at + DEPTH * STEP
        number = self.write_step(state, waiting, height + 1, seat, pen.out, at)
        pen.out[pen.at + number - 1] = ONE
        at += STEP
        if state._next is not OVER:
            self.write_step(state, state._next, height, seat, pen.out, at)
            at += STEP
        while height > 0 and at < last:
            height -= 1
            self.write_step(state, rest[height], height, seat, pen.out, at)
            at += STEP
        pen.at = last

    def write_step(self, state: State, step: Step[State], height: i64, seat: i64, out: vec[i32], at: i64) -> i64:
        """Write the number of a step and its arguments into blank places; returns the number."""
        place = height
        if place >= DEPTH:
            place = 0
        note = self.notes[place]
        if note.step is not step:
            made = type(step)
            if note.made is not made:
                known = self.known.get(made)
                if known is None:
                    self.known[made] = known = self.look_up(step)
                note.made = made
                note.known = known
                note.row[0] = PLAIN.bits(note.known // 4)
            note.step = OVER
            if note.known & SECRETIVE:
                out[at] = note.row[0]
                write_arguments(step.seen_by(state, seat)[1:], out, at + 1)
                return note.known // 4
            note.size = write_arguments(step.args(), note.row, 1) if note.known & ARGUED else 1
            note.step = step
        row = note.row
        for i in range(note.size):
            out[at + i] = row[i]
        return note.known // 4

    def look_up(self, step: Step[State]) -> int:
        """What is the same for all steps of a class: its number, whether it has arguments, whether it hides some."""
        made = type(step)
        secretive = made.seen_by is not Step.seen_by or made.dump is not Step.dump
        return self.steps[step.name] * 4 + secretive * SECRETIVE + (made.args is not Step.args) * ARGUED

    def relative(self, other: i64, seat: i64) -> i64:
        """How many places clockwise from the observer another seat sits."""
        return other - seat if other >= seat else other - seat + self.players


def write_arguments(arguments: list[object], out: vec[i32], at: i64) -> i64:
    """The arguments of a step, with lists flattened, each plus 1 so that 0 differs from nothing; returns their end."""
    last = at + ARGUMENTS
    for value in arguments:
        if isinstance(value, int):
            if at < last:
                out[at] = PLAIN.bits(value + 1)
                at += 1
        elif isinstance(value, list):
            for item in value:
                if at < last and isinstance(item, int):
                    out[at] = PLAIN.bits(item + 1)
                    at += 1
    return at


@mypyc_attr(allow_interpreted_subclasses=True)
class HashedView(Observer):
    """The view of any game, folded into a row of numbers: each number or word counts in a place of its own.

    The place is a checksum of the path within the view; two may collide, but each has its own factor, so in practice
    two different views are never equal.
    """

    def fields(self) -> list[Field]:
        return [Field("view", HASHED, "the view, folded: numbers and words at places and with factors by checksum")]

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        sums: list[float] = [0.0] * HASHED
        fold(state.view(seat), "", sums)
        for value in sums:
            pen.put(value)


def fold(value: object, path: str, out: list[float]) -> None:
    """Add a part of a view to the row."""
    if isinstance(value, dict):
        for key, item in value.items():
            fold(item, f"{path}/{key}", out)
    elif isinstance(value, list):
        add(f"{path}#", len(value), out)
        for i, item in enumerate(value):
            fold(item, f"{path}/{i}", out)
    elif isinstance(value, bool):
        add(path, 2 if value else 1, out)
    elif isinstance(value, int):
        add(path, value, out)
        add(f"{path}=", 1, out)  # so that zero differs from nothing
    else:
        add(f"{path}={value}", 1, out)


def add(path: str, value: int, out: list[float]) -> None:
    mark = crc32(path.encode())
    out[mark % HASHED] += float(value) * (0.5 + float(mark // HASHED % 1021) / 1021.0)

"""An exercise, and the list of all of them."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files

import msgspec
from msgspec import Struct

from nemeton.bots.explanation import Term
from nemeton.core.errors import NemetonError
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import State
from nemeton.lessons.lesson import Start, position

FILE = "exercises.json"
EASIEST, HARDEST = 1, 3  # found by looking one move ahead; takes a long search


class NoExercise(NemetonError):
    """An exercise that does not exist."""


class Answer(Struct, frozen=True):
    """A move and the share of the win it promises."""

    text: str
    share: float


class Exercise(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, whose move it is, and the best move. Its question is `<game>-exercise-<theme>`."""

    start: Start
    seat: int
    theme: str
    facts: dict[str, int]  # numbers of the question
    hardness: int
    best: Answer
    others: tuple[Answer, ...]  # what comes next, the best first
    terms: tuple[Term, ...]  # why it is better than the first of them
    iterations: int  # of the search that was asked last
    game: str = ""

    def known_game(self) -> AnyGame:
        return game(self.game)

    def position(self) -> State:
        return position(self.known_game(), self.start)

    @property
    def mark(self) -> str:
        """A name that stays with the position, wherever it stands among the others."""
        return blake2b(msgspec.json.encode((self.start, self.seat)), digest_size=5).hexdigest()

    @property
    def margin(self) -> float:
        return self.best.share - self.others[0].share


@lru_cache(maxsize=16)
def of_game(id: str) -> tuple[Exercise, ...]:
    """The exercises of a game, easy ones first."""
    file = files(game(id).package) / FILE
    return read(file.read_bytes(), id) if file.is_file() else ()


def read(data: bytes, id: str) -> tuple[Exercise, ...]:
    found = msgspec.json.decode(data, type=tuple[Exercise, ...])
    return tuple(msgspec.structs.replace(each, game=id) for each in found)


def written(found: list[Exercise]) -> bytes:
    """The file of some exercises: a line each, easy ones first."""
    ordered = sorted(found, key=lambda each: (each.hardness, -each.margin))
    lines = [msgspec.json.encode(msgspec.structs.replace(each, game="")) for each in ordered]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def of_the_day(day: date, ids: list[str]) -> tuple[str, int]:
    """The exercise of a day, the same for everybody: a game, and a place among its exercises."""
    able = [id for id in ids if of_game(id)]
    if not able:
        raise NoExercise("no game has exercises")
    number = day.toordinal()
    id = able[number % len(able)]
    return id, number // len(able) % len(of_game(id))

"""A lesson: where it starts, and its steps. Read from TOML, and checked when read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from nemeton.core.chance import seeded
from nemeton.core.errors import NemetonError
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import State

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class BadLesson(NemetonError):
    """A lesson that cannot be read, or that the rules do not allow."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: a seed and the moves after the deal, or a saved state in a file next to the lesson."""

    players: int = 2
    edition: str | None = None
    options: dict[str, bool | int | str] = {}
    seed: int = 0
    moves: tuple[str, ...] = ()  # by whichever seat is asked
    state: str = ""  # a file with what `State.dump` gives


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """Legal moves that are not what the step wants, and the answer to them."""

    moves: tuple[str, ...]
    says: Name = "wrong"  # the key, after that of the step
    text: dict[str, str] = {}  # by language, in a host's own lesson, which has no catalogue


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. Without `do` it only tells something.

    The learner makes the moves of `do`, in this order; within one text that stands for several moves, all but the last
    may come in any order. The lesson makes those of `then`, and those after `> ` in `do`, for whichever seat is asked.
    """

    name: Name
    chapter: Name | None = None  # a chapter begins here
    point: tuple[str, ...] = ()  # things on the board, as `area 13`
    start: str = ""  # go to this start first
    do: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    facts: Name | None = None  # the sentence has the numbers of the last event of this kind
    title: dict[str, str] = {}  # by language, in a host's own lesson, which has no catalogue
    text: dict[str, str] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of one game. Its title is not in the file."""

    minutes: int
    starts: dict[Name, Start]
    steps: tuple[LessonStep, ...]
    real: Start | None = None  # the game that follows, from an easy start
    seat: int = 0  # the learner's
    game: str = ""
    name: str = ""
    saved: dict[str, dict[str, object]] = {}  # the states it starts from, by file

    def known_game(self) -> AnyGame:
        return game(self.game)

    def begin(self, start: str) -> State:
        """The position of a start."""
        return position(self.known_game(), self.starts[start], self.saved)

    def chapters(self) -> dict[str, int]:
        """The chapters and the steps where they begin. Their titles are `<game>-lesson-<name>-chapter-<chapter>`."""
        return {step.chapter: at for at, step in enumerate(self.steps) if step.chapter is not None}

    def key(self, step: LessonStep, more: str = "") -> str:
        """The key of a step's sentence, or of one of its answers."""
        return "-".join([self.game, "lesson", self.name, step.name, *([more] if more else [])])


def position(known: AnyGame, at: Start, saved: Mapping[str, dict[str, object]] = MappingProxyType({})) -> State:
    """The position a start describes, with its log."""
    if at.state:
        state = known.load(saved[at.state])
    else:
        setup = known.setup(at.players, at.edition, at.options)
        state = known.deal(setup, seeded(at.seed, setup.streams))
    state.log = []
    for text in at.moves:
        seat = int(state.actor())
        for move in known.moves(state, seat, text):
            state.play(seat, move)
    return state


def begun(known: AnyGame, at: Start) -> Record:
    """The record of a game up to a start; a start from a saved state has none."""
    record = Record.begin(known, at.players, at.edition, at.options, at.seed)
    state = record.start(log=False)
    for text in at.moves:
        seat = int(state.actor())
        for move in known.moves(state, seat, text):
            record.play(state, seat, move)
    return record


def folder_of(id: str) -> Traversable:
    return files(game(id).package) / "lessons"


def names(id: str, own: Traversable | None = None) -> list[str]:
    """The lessons of a game, in the order of their names; `own`: a host's folder with one for each game."""
    folders = [folder for folder in (folder_of(id), own and own / id) if folder and folder.is_dir()]
    files = {item.name for folder in folders for item in folder.iterdir()}
    return sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))


def load(id: str, name: str, own: Traversable | None = None) -> Lesson:
    """A lesson of a game, ours before a host's with the same name; `BadLesson` says what is wrong with it."""
    if own is not None and name not in names(id):
        return read(id, name, own / id)
    return read(id, name, folder_of(id))


def read(id: str, name: str, folder: Traversable) -> Lesson:
    """A lesson from a folder of lessons."""
    file = folder / f"{name}.toml"
    if not file.is_file():
        raise BadLesson(f"{id} has no lesson {name!r}")
    try:
        lesson = msgspec.toml.decode(file.read_bytes(), type=Lesson)
        saved = {
            at.state: json.loads((folder / at.state).read_text("utf-8")) for at in lesson.starts.values() if at.state
        }
    except (msgspec.DecodeError, OSError, ValueError) as error:
        raise BadLesson(f"{file.name}: {error}") from error
    lesson = msgspec.structs.replace(lesson, game=id, name=name, saved=saved)
    for step in lesson.steps:
        if step.start and step.start not in lesson.starts:
            raise BadLesson(f"{file.name}: step {step.name!r} begins at {step.start!r}, which is no start")
    if not lesson.steps or not lesson.steps[0].start:
        raise BadLesson(f"{file.name}: the first step must say where it starts")
    return lesson

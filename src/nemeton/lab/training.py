"""`nemeton train`: weights from games of an evaluation against itself.

The first evaluation knows only that points are good. A generation plays games looking one move ahead, with a little
noise; the last generations use a short search. Its weights are those that make the results likeliest, phase by phase,
and the next generation plays with them. Weights from games with a search must first win more than their share against
those that played these games: the best predictor of such games is not always the best player. The same seed gives the
same weights.

Weights may also begin as those of another number of seats (`source`), if they win a trial against the present ones;
with no generations they are taken unchanged, and without a source so is the guess. The result is checked by a census of
some games, which shows how often each kind of move is made, and which have died out.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from nemeton.bots.evaluation import Evaluation
from nemeton.bots.levels import LEVEL, LEVELS
from nemeton.bots.selfplay import Samples, contest, fit, play, searched
from nemeton.bots.weights import FILE, Weights, check, only, sight_of, start, table_for, weights_of
from nemeton.core.chance import Fast, seeded
from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import State
from nemeton.core.vector import vec
from nemeton.lab.census import Census, take

T = TypeVar("T")

KEEP = 0.003  # how strongly weights without evidence are held near zero
WORLDS = 8  # the real one and some imagined ones: what distinguishes them is learnt
NOISE = (0.08, 0.05, 0.03)  # of the first generations, the last one from then on


@dataclass(frozen=True)
class Lessons:
    """How to learn; `BadOption` if nothing could be learnt that way."""

    games: int = 250  # a generation
    generations: int = 9  # 0: the guess is taken as it is, or the weights of `source` if they win their trial
    searching: int = 6  # how many of the last generations use a search
    iterations: int = 60  # of that search; 0: nothing is searched
    trial: int = 80  # games, rounded up to blocks, in which weights from games of a search must prove better; 0: none
    census: int = 6  # games that are looked at in the end
    source: int = 0  # the seats whose weights it begins with; 0: with a guess
    seed: int = 1

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadOption("a generation takes at least one game")
        if min(self.generations, self.searching, self.iterations, self.trial, self.census, self.source) < 0:
            raise BadOption("generations, iterations, games of a trial or census and seats are no less than 0")

    def __str__(self) -> str:
        """As options of the command."""
        return " ".join(f"--{name} {value}" for name, value in asdict(self).items())


@dataclass(frozen=True)
class Course:
    """What is to be learnt: one edition with one number of seats."""

    game: str
    edition: str
    players: int
    how: Lessons

    @property
    def key(self) -> str:
        return f"{self.edition}/{self.players}"


@dataclass(frozen=True)
class Learnt:
    """The weights of a course, and by how many bits a result still surprises on average."""

    course: Course
    table: tuple[float, ...]
    clues: tuple[float, ...]
    positions: int
    surprise: float
    worlds: float  # by how many bits the real world among `WORLDS` surprises; 3 if it is indistinguishable
    census: Census


def study(course: Course) -> Learnt:
    """Play and learn, generation by generation."""
    g, how = game(course.game), course.how
    sight = sight_of(g)
    count, phases = len(sight.names()), len(sight.phases())
    table, clues = start(sight), [0.0] * (len(sight.clues()) * phases)
    luck = seeded(how.seed, 1)
    first, end = LEVEL[LEVELS[-1]].sees(sight, course.players)  # the others see less, or what was learnt before
    surprise, unknown, positions = 0.0, 0.0, 0
    if how.source:
        table = known(course, how.source)[0]
        before, clues = known(course, course.players)  # what others hold differs with the seats
        own = judge(course, before)
        if how.source != course.players and not stronger(course, 0, table, own, luck):
            raise BadOption(
                f"{course.game}: the weights of {how.source} seats did not win their trial with {course.players}"
            )
    for generation in range(how.generations):
        samples, worlds = Samples(course.players, count), Samples(WORLDS, len(sight.clues()))
        evaluation = judge(course, table)
        noise = NOISE[min(generation, len(NOISE) - 1)]
        iterations = how.iterations if generation >= max(1, how.generations - how.searching) else 0
        for n in range(how.games):
            state = g.new(course.players, seed=how.seed + n + 1_000_000 * generation, edition=course.edition)
            play(state, evaluation, luck, noise, iterations, samples, worlds)
        samples.leave_out(first, end)
        fitted, off = fit_phases(samples, phases, table)
        found = [
            new if first <= f % count < end else old for f, (new, old) in enumerate(zip(fitted, table, strict=True))
        ]
        clues, unknown = fit_phases(worlds, phases, clues)
        if iterations == 0 or stronger(course, generation, found, evaluation, luck):
            table, surprise, positions = found, off, samples.count()
    seen = census_of(course, table)
    return Learnt(course, tuple(table), tuple(clues), positions, round(surprise, 4), round(unknown, 4), seen)


def judge(course: Course, table: list[float]) -> Evaluation:
    """The evaluation of the highest level, with these weights."""
    sight = sight_of(game(course.game))
    return Evaluation(sight, vec[float](only(sight, table, course.players)), course.players, vec[float]([]))


def known(course: Course, players: int) -> tuple[list[float], list[float]]:
    """The weights of features and clues that are played with, for another number of seats."""
    g = game(course.game)
    return table_for(g, g.setup(players, course.edition))


def census_of(course: Course, table: list[float]) -> Census:
    """What is done in games with these weights."""
    g = game(course.game)
    evaluation = judge(course, table)
    luck = seeded(course.how.seed, 1)

    def mover(state: State, seat: int) -> list[int]:
        edge = searched(state, evaluation, seat, max(1, course.how.iterations), luck)
        return [int(edge.move), *edge.rest]

    return take(g, course.edition, course.players, mover, course.how.census, course.how.seed)


def stronger(course: Course, generation: int, table: list[float], champion: Evaluation, luck: Fast) -> bool:
    """Do new weights win more than their share against those used so far, taking every seat once in a block?"""
    challenger = judge(course, table)
    how = course.how
    if how.trial == 0:
        return True
    blocks = -(-how.trial // course.players)
    won = 0.0
    for n in range(blocks):
        seed = how.seed + how.games + n + 1_000_000 * generation
        for seat in range(course.players):
            state = game(course.game).new(course.players, seed=seed, edition=course.edition)
            won += contest(state, challenger, champion, seat, max(1, how.iterations), luck)
    return won > blocks


def fit_phases(samples: Samples, phases: int, table: list[float]) -> tuple[list[float], float]:
    """The weights of all phases, and how many bits they are off on average."""
    count = int(samples.features)
    learnt: list[float] = []
    surprise = 0.0
    for phase in range(phases):
        weights, off = fit(samples, phase, vec[float](table[phase * count : (phase + 1) * count]), KEEP)
        learnt += list(weights)
        surprise += off / phases
    return learnt, surprise


def courses(g: AnyGame, how: Lessons, players: int | None = None) -> list[Course]:
    """All editions, all numbers of seats or (`players`) that one; `BadOption` if the game has no such table."""
    seats = reversed(g.seats) if players is None else [int(g.setup(players).players)]
    return [Course(g.id, edition, n, how) for n in seats for edition in g.editions]


def learn(todo: list[Course], processes: int | None = None) -> Iterator[Learnt]:
    """Study all courses, on all cores; each as it is done."""
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        for done in as_completed([pool.submit(study, course) for course in todo]):
            yield done.result()


def train(
    g: AnyGame,
    how: Lessons,
    processes: int | None = None,
    progress: Callable[[Learnt], None] = lambda learnt: None,
    players: int | None = None,
) -> Weights:
    """The weights of a game under its present rules; what is learnt for one number of seats leaves the others alone."""
    sight = sight_of(g)
    made: dict[str, object] = {}
    tables: dict[str, tuple[float, ...]] = {}
    clues: dict[str, tuple[float, ...]] = {}
    before = weights_of(g)
    if players is not None and before is not None:
        check(g, before, rules=how.generations > 0)  # weights that are proven again may be of other rules
        made, tables, clues = dict(before.made), dict(before.tables), dict(before.clue_tables)
    only = "" if players is None else f" --players {players}"
    for learnt in learn(courses(g, how, players), processes):
        key = learnt.course.key
        told: dict[str, object] = {"command": f"nemeton train {g.id}{only} {how}"}
        if how.generations:
            told["surprise"] = learnt.surprise
        if how.source and before is not None:
            told["from"] = before.made[f"{learnt.course.edition}/{how.source}"]
        if how.census:
            told["census"] = learnt.census.dump()
        made[key], tables[key] = told, learnt.table
        if sight.clues():
            clues[key] = learnt.clues
            if how.generations:
                told["worlds"] = learnt.worlds
        progress(learnt)
    names = (tuple(sight.names()), tuple(sight.phases()), tuple(sight.clues()))
    return Weights(g.rules_hash, *names, by_key(made), by_key(tables), by_key(clues))


def by_key(found: dict[str, T]) -> dict[str, T]:
    return dict(sorted(found.items()))


def write(g: AnyGame, weights: Weights, folder: Path | None = None) -> Path:
    """Put the weights beside the game, or under its name into another folder."""
    path = Path(str(files(g.package))) / FILE if folder is None else folder / f"{g.id}.json"
    path.write_text(weights.dump(), "utf-8")
    return path

"""`nemeton train`: weights from games of an evaluation against itself.

The first evaluation knows only that points are good. A generation plays games one move ahead, with a little noise, the
last two by a short search; its weights are those under which the results would have been likeliest, phase by phase,
and the next one plays with them. The same seed gives the same weights.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from nemeton.bots.evaluation import Evaluation
from nemeton.bots.selfplay import Samples, fit, play
from nemeton.bots.weights import FILE, Weights, sight_of, start
from nemeton.core.chance import seeded
from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame, game
from nemeton.core.vector import vec

GAMES = 300  # a generation
GENERATIONS = 5
ITERATIONS = 20  # of the searches in the last generations
SEARCHING = 2  # how many generations these are
KEEP = 0.003  # how strongly weights that nothing speaks for are held near nothing
WORLDS = 8  # the real one and some imagined ones: what tells them apart is learnt
NOISE = (0.08, 0.05, 0.03)  # of the first generations, the last one from then on


@dataclass(frozen=True)
class Course:
    """What is to be learnt: one edition with one number of seats."""

    game: str
    edition: str
    players: int
    games: int
    generations: int
    iterations: int
    seed: int

    @property
    def key(self) -> str:
        return f"{self.edition}/{self.players}"


@dataclass(frozen=True)
class Learnt:
    """The weights of a course, and how many bits a result still surprises by on average."""

    course: Course
    table: tuple[float, ...]
    clues: tuple[float, ...]
    positions: int
    surprise: float
    worlds: float  # how many bits the real world among `WORLDS` surprises by; 3 if it cannot be told from the others


def study(course: Course) -> Learnt:
    """Play and learn, generation by generation."""
    g = game(course.game)
    sight = sight_of(g)
    count, phases = len(sight.names()), len(sight.phases())
    table, clues = start(sight), [0.0] * (len(sight.clues()) * phases)
    luck = seeded(course.seed, 1)
    surprise, unknown, positions = 0.0, 0.0, 0
    for generation in range(course.generations):
        samples, worlds = Samples(course.players, count), Samples(WORLDS, len(sight.clues()))
        evaluation = Evaluation(sight, vec[float](table), course.players, vec[float]([]))
        noise = NOISE[min(generation, len(NOISE) - 1)]
        iterations = course.iterations if generation >= max(1, course.generations - SEARCHING) else 0
        for n in range(course.games):
            state = g.new(course.players, seed=course.seed + n + 1_000_000 * generation, edition=course.edition)
            play(state, evaluation, luck, noise, iterations, samples, worlds)
        positions = samples.count()
        table, surprise = fit_phases(samples, phases, table)
        clues, unknown = fit_phases(worlds, phases, clues)
    return Learnt(course, tuple(table), tuple(clues), positions, round(surprise, 4), round(unknown, 4))


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


def courses(g: AnyGame, games: int, generations: int, iterations: int, seed: int) -> list[Course]:
    """All editions, all numbers of seats."""
    if games < 1 or generations < 1:
        raise BadOption("learning takes at least one game and one generation")
    if iterations < 0:
        raise BadOption("a search has no less than 0 iterations (0: nothing is searched)")
    tables = [(edition, n) for edition in g.editions for n in reversed(g.seats)]
    return [Course(g.id, edition, n, games, generations, iterations, seed) for edition, n in tables]


def learn(todo: list[Course], processes: int | None = None) -> Iterator[Learnt]:
    """Study all courses, on all cores; each as it is done."""
    with ProcessPoolExecutor(processes or os.cpu_count()) as pool:
        for done in as_completed([pool.submit(study, course) for course in todo]):
            yield done.result()


def train(
    g: AnyGame,
    games: int = GAMES,
    generations: int = GENERATIONS,
    iterations: int = ITERATIONS,
    seed: int = 1,
    processes: int | None = None,
    progress: Callable[[Learnt], None] = lambda learnt: None,
) -> Weights:
    """The weights of a game under its present rules."""
    sight = sight_of(g)
    found: dict[str, Learnt] = {}
    for learnt in learn(courses(g, games, generations, iterations, seed), processes):
        found[learnt.course.key] = learnt
        progress(learnt)
    how = f"--games {games} --generations {generations} --iterations {iterations} --seed {seed}"
    made = {
        "command": f"nemeton train {g.id} {how}",
        "surprise": {key: found[key].surprise for key in sorted(found)},
    }
    if sight.clues():
        made["worlds"] = {key: found[key].worlds for key in sorted(found)}
    tables = {key: found[key].table for key in sorted(found)}
    clues = {key: found[key].clues for key in sorted(found)} if sight.clues() else {}
    names = (tuple(sight.names()), tuple(sight.phases()), tuple(sight.clues()))
    return Weights(g.rules_hash, *names, made, tables, clues)


def write(g: AnyGame, weights: Weights, folder: Path | None = None) -> Path:
    """Put the weights beside the game, or under its name into another folder."""
    path = Path(str(files(g.package))) / FILE if folder is None else folder / f"{g.id}.json"
    path.write_text(weights.dump(), "utf-8")
    return path

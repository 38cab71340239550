"""How long a game is, how much there is to choose, how close it stays and when it is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import fmean

from nemeton.lab.measures.measure import Measure, Study, figure
from nemeton.lab.play import Row
from nemeton.lab.statistics import mean


def lead(game: Row) -> float:
    """By how many points the best is ahead of the next."""
    first, second, *_ = sorted(game["scores"], reverse=True)
    return float(first - second)


FIGURES: dict[str, Callable[[Row], float]] = {
    "decisions": lambda game: game["decisions"],
    "rounds": lambda game: game["rounds"],
    "branching": lambda game: game["branching"],
    "forced": lambda game: game["forced"],
    "leads": lambda game: game["leads"],
    "decided": lambda game: game["decided"],
    "points": lambda game: fmean(game["scores"]),
    "lead": lead,
}


def measure(study: Study) -> Iterator[Measure]:
    for index, name, players in study.tables():
        games = study.games(index, players)
        for id, read in FIGURES.items():
            yield figure(id, name, players, mean([read(game) for game in games]), len(games))

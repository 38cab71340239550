"""Where points come from: those of a seat, on average, by the parts the game reports at its end."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.lab.measures.measure import Measure, Study, figure
from nemeton.lab.statistics import mean


def measure(study: Study) -> Iterator[Measure]:
    for index, name, players in study.tables():
        games = study.games(index, players)
        for source in dict.fromkeys(source for game in games for source in game["sources"]):
            values = [game["sources"].get(source, 0) / players for game in games]
            yield figure("source", name, players, mean(values), len(games), about=source)

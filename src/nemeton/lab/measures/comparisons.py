"""Every variant compared with the first, game by game with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean

from nemeton.lab.measures.games import FIGURES
from nemeton.lab.measures.measure import Measure, Study, figure
from nemeton.lab.play import Row
from nemeton.lab.statistics import effect, mean, mean_differs, share_differs

SELDOM = 0.2  # uses of a verb or a source in a game: rarer ones are not compared
Read = Callable[[Row], float]


def measure(study: Study) -> Iterator[Measure]:
    base = study.plan.variants[0].name
    for index, name, players in study.tables():
        if index == 0:
            continue
        ours, theirs = study.games(index, players), study.games(0, players)
        for id, about, read in readings(ours, theirs, players):
            one, other = [read(game) for game in ours], [read(game) for game in theirs]
            differences = [a - b for a, b in zip(one, other, strict=True)]
            share = id == "win-share"
            p = share_differs([(1 + d) / 2 for d in differences], 0.5) if share else mean_differs(differences)
            asked = {"against": base, "reference": 0.0, "effect": effect(one, other), "p": p}
            yield figure(id, name, players, mean(differences), len(differences), about=about, **asked)


def readings(ours: list[Row], theirs: list[Row], players: int) -> Iterator[tuple[str, str, Read]]:
    """Everything that is compared: its id, what it is about, and how to read it from a game."""
    for seat in range(players):
        yield "win-share", str(seat + 1), partial(share_of, seat)
    for id, read in FIGURES.items():
        yield id, "", read
    for id, part, each in (("verb", "verbs", 1), ("source", "sources", players)):
        for about in sorted({name for game in ours + theirs for name in game[part]}):
            usual = max(fmean(abs(game[part].get(about, 0)) for game in games) for games in (ours, theirs))
            if usual >= SELDOM:
                yield id, about, partial(count_of, part, about, each)


def share_of(seat: int, game: Row) -> float:
    return float(game["shares"][seat])


def count_of(part: str, about: str, each: int, game: Row) -> float:
    return float(game[part].get(about, 0)) / each

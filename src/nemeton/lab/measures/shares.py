"""Who wins: the share of every seat, and whether it is the fair one."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.lab.measures.measure import Measure, Study, figure
from nemeton.lab.sequential import wilson
from nemeton.lab.statistics import share_differs


def measure(study: Study) -> Iterator[Measure]:
    for index, name, players in study.tables():
        games = study.games(index, players)
        n = len(games)
        for seat in range(players):
            won = [game["shares"][seat] for game in games]
            share = sum(won) / n
            asked = {"reference": 1 / players, "p": share_differs(won, 1 / players)}
            yield figure("win-share", name, players, (share, *wilson(share, n)), n, about=str(seat + 1), **asked)
        nobody = sum(not any(game["shares"]) for game in games) / n
        yield figure("nobody-wins", name, players, (nobody, *wilson(nobody, n)), n)

"""How much of a seat's margin each source of luck decides on its own.

Pairs of games share one source and nothing else: what their results have in common is the part of the variance that
this source alone explains (Sobol's first-order index).
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from nemeton.lab.measures.measure import Measure, Study, figure
from nemeton.lab.statistics import correlation


def measure(study: Study) -> Iterator[Measure]:
    found: dict[tuple[int, int, str], list[list[float]]] = {}
    for block, row in study.of("luck"):
        found.setdefault((block.variant, block.players, block.about), []).extend(row["pairs"])
    for (variant, players, about), pairs in found.items():
        name = study.plan.variants[variant].name
        yield figure("luck", name, players, correlation(centred(pairs)), len(pairs), about=about)


def centred(pairs: list[list[float]]) -> list[tuple[float, float]]:
    """The margins of both games above the usual margin of their seat: a seat's advantage is not luck."""
    usual = {seat: fmean(margin for other, *both in pairs if other == seat for margin in both) for seat, *_ in pairs}
    return [(one - usual[seat], other - usual[seat]) for seat, one, other in pairs]

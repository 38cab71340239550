"""How much skill matters, rung by rung of the ladder, and what a verb is worth, judged by bots that never use it."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.lab.measures.measure import Measure, Study, figure
from nemeton.lab.statistics import mean, share_differs


def measure(study: Study) -> Iterator[Measure]:
    for kind in ("ladder", "never"):
        found: dict[tuple[int, int, str], list[float]] = {}
        for block, row in study.of(kind):
            found.setdefault((block.variant, block.players, block.about), []).extend(row["shares"])
        for (variant, players, about), shares in found.items():
            asked = {"reference": 1 / players, "p": share_differs(shares, 1 / players)}
            name = study.plan.variants[variant].name
            value, low, high = mean(shares)
            interval = (value, max(0.0, low), min(1.0, high))
            yield figure(kind, name, players, interval, len(shares) * players, about=about, **asked)

"""95 % intervals for measurements, and how certain a yes is when many questions are asked."""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, exp, log, sqrt, tanh
from statistics import NormalDist, fmean, stdev

from nemeton.lab.sequential import SURE, evidence

Interval = tuple[float, float, float]  # the figure, and the ends of its interval
NORMAL = NormalDist()


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent values."""
    middle = fmean(values)
    half = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return middle, middle - half, middle + half


def rate(count: int, expected: float, sure: float = SURE) -> Interval:
    """How often something happened, relative to how often it was expected (Poisson, by Byar's approximation)."""
    more = count + 1
    high = more * (1 - 1 / (9 * more) + sure / (3 * sqrt(more))) ** 3
    low = count * max(0.0, 1 - 1 / (9 * count) - sure / (3 * sqrt(count))) ** 3 if count else 0.0
    return count / expected, low / expected, high / expected


def correlation(pairs: Sequence[tuple[float, float]]) -> Interval:
    """How strongly two series of values are correlated (Fisher's interval)."""
    n = len(pairs)
    one, two = fmean(a for a, _ in pairs), fmean(b for _, b in pairs)
    spread = sum((a - one) ** 2 for a, _ in pairs) * sum((b - two) ** 2 for _, b in pairs)
    if spread <= 0 or n < 4:
        return 0.0, 0.0, 0.0
    found = sum((a - one) * (b - two) for a, b in pairs) / sqrt(spread)
    middle, half = atanh(max(-0.999999, min(0.999999, found))), SURE / sqrt(n - 3)
    return found, tanh(middle - half), tanh(middle + half)


def beyond(count: int) -> float:
    """Standard errors that hold 95 % of the time for all of `count` intervals at once (Bonferroni)."""
    return NORMAL.inv_cdf(1 - 0.025 / max(1, count))


# -- questions ------------------------------------------------------------------------------------


def share_differs(results: Sequence[float], goal: float) -> float:
    """How surprising results from 0 to 1 are if their true mean is `goal`. Valid to ask after every game."""
    up, down = (evidence(results, goal, end) for end in (1.0, 0.0))
    most = max(up, down)
    return min(1.0, exp(-(most + log((exp(up - most) + exp(down - most)) / 2))))


def mean_differs(values: Sequence[float]) -> float:
    """How surprising the mean of independent values is if the true one is 0; their number is fixed beforehand."""
    if len(values) < 2 or not any(values):
        return 1.0
    error = stdev(values) / sqrt(len(values))
    return 2 * (1 - NORMAL.cdf(abs(fmean(values)) / error)) if error > 0 else 0.0


def holm(chances: Sequence[float]) -> list[float]:
    """The same, corrected for the number of questions: in 19 of 20 studies no statement is wrong."""
    out = [0.0] * len(chances)
    worst = 0.0
    for place, i in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        worst = max(worst, min(1.0, chances[i] * (len(chances) - place)))
        out[i] = worst
    return out


def effect(one: Sequence[float], other: Sequence[float]) -> float | None:
    """The difference of two means in standard deviations (Cohen's d); None if neither varies."""
    spread = sqrt((stdev(one) ** 2 + stdev(other) ** 2) / 2) if min(len(one), len(other)) > 1 else 0.0
    return (fmean(one) - fmean(other)) / spread if spread > 0 else None

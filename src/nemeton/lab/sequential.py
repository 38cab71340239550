"""How certain a result is: intervals, and a test that may stop as soon as it knows enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

WRONG = 0.05  # how often the test may wrongly say "better", or wrongly not
LIMIT = log((1 - WRONG) / WRONG)
SURE = 1.96  # standard errors that hold 95 %
LEAST_BLOCKS = 4  # with fewer, the spread of the blocks says little
LEAST_SPREAD = 0.02
STEPS = 64  # shares tested on either side of a goal


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share after this many games (Wilson's: it also holds near 0 and 1)."""
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Finding:
    """What the test says: `better`, `not-better` or `undecided`, and its log-likelihood ratio."""

    word: str
    ratio: float


def decide(blocks: Sequence[float], worse: float, better: float) -> Finding:
    """Is the true share nearer to `better` or to `worse`? From the mean shares of blocks of games.

    In a block the candidate takes every seat once with the same luck: blocks are identically distributed and
    independent, so their mean is nearly normal, and the generalised sequential probability ratio test applies.
    """
    if not 0 <= worse < better <= 1:
        raise ValueError(f"{worse} must be less than {better}, and both shares")
    n = len(blocks)
    if n < LEAST_BLOCKS:
        return Finding("undecided", 0.0)
    mean = sum(blocks) / n
    spread = max(LEAST_SPREAD, sum((share - mean) ** 2 for share in blocks) / (n - 1))
    ratio = n * (better - worse) * (mean - (better + worse) / 2) / spread
    word = "better" if ratio >= LIMIT else "not-better" if ratio <= -LIMIT else "undecided"
    return Finding(word, round(ratio, 3))


def reached(results: Sequence[float], goal: float) -> bool | None:
    """Do results, each from 0 to 1, show that the true share is at least `goal`, or that it is not? None: neither.

    It may be asked after every game: for a share on the other side it is wrong in at most one match in twenty, however
    often it is asked (a likelihood ratio does not grow by itself; Ville's inequality).
    """
    if not 0 < goal < 1:
        raise ValueError(f"{goal} is no goal: it must lie between 0 and 1")
    limit = log(1 / WRONG)
    if evidence(results, goal, 1.0) >= limit:
        return True
    return False if evidence(results, goal, 0.0) >= limit else None


def evidence(results: Sequence[float], goal: float, end: float) -> float:
    """How much likelier the results are if the share lies between `goal` and `end` than at `goal`, as a logarithm."""
    counted = Counter(results).items()
    logs = []
    for step in range(STEPS):
        share = goal + (end - goal) * (step + 0.5) / STEPS
        win, loss = share / goal, (1 - share) / (1 - goal)
        logs.append(sum(times * log(result * win + (1 - result) * loss) for result, times in counted))
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / STEPS)

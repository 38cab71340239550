"""The five levels: each sees less far, fewer things, and remembers less than the next; none blunders on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How a bot thinks. Its name is in the catalogues, as `bot-<id>`."""

    id: str
    iterations: int  # of the search; 0: one move ahead, by the evaluation alone
    worlds: int  # imagined for a decision
    simple: bool = False  # does it look at a beginner's features only?
    memory: int = 0  # how many of the last moves it has in mind; -1: all
    masked: int = 0  # every so many-th iteration hides its own secrets from its model of the others
    seconds: float = 1.0  # for a decision, whatever the iterations


LEVEL: Final = {
    level.id: level
    for level in (
        Level("1", iterations=0, worlds=1, simple=True, seconds=0.05),
        Level("2", iterations=0, worlds=4, seconds=0.05),
        Level("3", iterations=100, worlds=12),
        Level("4", iterations=500, worlds=40, memory=8),
        Level("5", iterations=2500, worlds=128, memory=-1),
    )
}
LEVELS: Final = tuple(LEVEL)  # what people choose from, weakest first
BOTS: Final = ("random", "greedy", *LEVELS)  # and what they are measured against

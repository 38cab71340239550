"""The five levels: each sees less far, fewer things, and remembers less than the next; none blunders on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nemeton.core.sight import Sight


@dataclass(frozen=True)
class Level:
    """How a bot thinks. Its name is in the catalogues, as `bot-<id>`."""

    id: str
    worlds: int  # imagined for a decision
    iterations: int | None = None  # of the search, 0: one move ahead, by the evaluation alone; None: as the game says
    memory: int = 0  # how many of the last moves it has in mind, 0: none, nor what people tend to hold; -1: all
    resolver: int = 0  # of how many moves it plays the best where it carries out plans to judge them; 0: it does not
    masked: int = 0  # every so many-th iteration hides its own secrets from its model of the others
    seconds: float = 1.0  # for a decision, whatever the iterations

    def length(self, sight: Sight, players: int) -> int:
        """How many iterations it searches in a game with so many seats."""
        return sight.iterations(players)[int(self.id) - 1] if self.iterations is None else self.iterations

    def sees(self, sight: Sight) -> int:
        """How many of a game's features it looks at: all, unless it is one of the five."""
        return sight.sees()[LEVELS.index(self.id)] if self.id in LEVELS else len(sight.names())


LEVEL: Final = {
    level.id: level
    for level in (
        Level("1", worlds=1, seconds=0.05),
        Level("2", worlds=8, seconds=0.05),
        Level("3", worlds=40, memory=6),
        Level("4", worlds=100, memory=20, resolver=3),
        Level("5", worlds=200, memory=-1, resolver=3),
    )
}
LEVELS: Final = tuple(LEVEL)  # what people choose from, weakest first
BOTS: Final = ("random", "greedy", *LEVELS)  # and what they are measured against

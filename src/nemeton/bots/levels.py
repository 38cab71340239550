"""The five levels: each looks less far, sees less and remembers less than the next; none blunders on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nemeton.core.sight import Sight


@dataclass(frozen=True)
class Level:
    """How a bot thinks. Its name is in the catalogues, as `bot-<id>`."""

    id: str
    worlds: int  # imagined for a decision
    iterations: int | None = None  # of the search; 0: one move ahead, by the evaluation; None: as the game says
    memory: int = 0  # how many of the last moves it remembers; 0: none, and not what people tend to hold; -1: all
    resolver: int = 0  # to judge plans it carries them out with the best of this many moves; 0: it does not
    masked: int = 0  # one iteration in this many hides its own secrets from its model of the others
    seconds: float = 1.0  # for a decision, whatever the iterations

    def length(self, sight: Sight, players: int) -> int:
        """How many iterations it searches in a game with this many seats."""
        return sight.iterations(players)[int(self.id) - 1] if self.iterations is None else self.iterations

    def sees(self, sight: Sight, players: int) -> tuple[int, int]:
        """The features of a game that it looks at, from one to before another: its own, or as the highest level."""
        level = LEVELS.index(self.id) if self.id in LEVELS else -1
        return sight.skips(players)[level], sight.sees(players)[level]


LEVEL: Final = {
    level.id: level
    for level in (
        Level("1", worlds=1, seconds=0.05),
        Level("2", worlds=8, seconds=0.05),
        Level("3", worlds=40, memory=6),
        Level("4", worlds=100, memory=20),
        Level("5", worlds=200, memory=-1),
    )
}
LEVELS: Final = tuple(LEVEL)  # the choices for people, weakest first
BOTS: Final = ("random", "greedy", *LEVELS)  # including those they are measured against

"""Opponents: `choose(level, state, seat, seed)`.

A bot is given a state but looks at nothing except worlds imagined from its own seat: it cannot peek.
"""

from __future__ import annotations

from nemeton.bots.greedy import greedy_move
from nemeton.core.chance import seeded
from nemeton.core.errors import BadOption, IllegalMove
from nemeton.core.state import State

LEVELS = ("random", "greedy")  # weakest first


def choose(level: str, state: State, seat: int, seed: int) -> int:
    """The move of a bot; the same for the same seed and the same knowledge."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    if not state.count(seat):
        reason = state.why_not(seat, 0)
        assert reason is not None
        raise IllegalMove(reason)
    if level == "random":
        return int(state.nth(seat, seeded(seed, 1).roll(0, state.count(seat))))
    return int(greedy_move(state, seat, seed))

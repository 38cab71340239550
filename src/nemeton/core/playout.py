"""Random play to the end, compiled with the rules: the inner loop of laboratory and bench."""

from __future__ import annotations

from nemeton.core.chance import Fast
from nemeton.core.state import State
from nemeton.core.vector import i64


def random_playout(state: State, luck: Fast) -> i64:
    """Play uniformly random legal moves to the end, in place; the number of decisions."""
    decisions: i64 = 0
    seat = state.actor()
    while seat >= 0:
        state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
        decisions += 1
        seat = state.actor()
    return decisions

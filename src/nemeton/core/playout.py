"""Random play to the end, compiled with the rules: the inner loop of the laboratory and the benchmarks."""

from __future__ import annotations

from collections.abc import Callable

from nemeton.core.chance import Chance, Fast, seeded
from nemeton.core.state import Setup, State
from nemeton.core.vector import i64


def random_playout(state: State, luck: Fast) -> i64:
    """Play uniformly random legal moves to the end, in place; the number of decisions."""
    decisions: i64 = 0
    seat = state.actor()
    while seat >= 0:
        choice = state.choice
        seat = state.play_fast(seat, choice.nth(state, seat, luck.roll(0, choice.count(state, seat))))
        decisions += 1
    return decisions


def random_games(deal: Callable[[Setup, Chance], State], setup: Setup, luck: Fast, seed: int, games: i64) -> i64:
    """Deal and play out games with the seeds `seed`, `seed + 1`, ...; the number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += random_playout(deal(setup, seeded(seed, setup.streams)), luck)
        seed += 1
    return decisions

"""Greedy: the move that leaves it best off one decision ahead, over a few worlds that it cannot tell apart."""

from __future__ import annotations

from typing import Final

from nemeton.core.chance import seeded
from nemeton.core.state import State
from nemeton.core.vector import i64

WORLDS: Final = 6


def lead(state: State, seat: i64) -> float:
    """How far `seat` is ahead of the best of the others."""
    scores = state.scores()
    others = [scores[other] for other in range(len(scores)) if other != seat]
    return float(scores[seat] - max(others))


def greedy_move(state: State, seat: i64, seed: int) -> i64:
    """The move with the best mean lead; a random one among equals."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    totals = [0.0 for _ in moves]
    for n in range(WORLDS):
        world = state.imagine(seat, seed + n)
        for i in range(len(moves)):
            after = world.clone()
            after.play_fast(seat, moves[i])
            totals[i] += lead(after, seat)
    best = max(totals)
    equals = [moves[i] for i in range(len(moves)) if totals[i] == best]
    return equals[seeded(seed, 1).roll(0, len(equals))]

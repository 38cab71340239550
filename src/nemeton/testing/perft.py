"""Perft: how many ways a game can go, to a depth. The same number from two engines is the same rules."""

from __future__ import annotations

from nemeton.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` decisions from here, chance as it falls."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(int(state.count(seat)) for seat in state.actors())
    total = 0
    for seat in state.actors():
        for move in state.legal(seat):
            after = state.clone()
            after.play_fast(seat, move)
            total += perft(after, depth - 1)
    return total

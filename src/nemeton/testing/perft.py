"""Perft: how many ways a game can go, to a given depth. If two engines agree on the number, they share the rules."""

from __future__ import annotations

from nemeton.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` decisions from here, with chance as it falls."""
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

"""Perft: counts that two independent engines agree on (the other is bench/peers/cpp)."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.testing import perft


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clans_from_the_start(players: int) -> None:
    state = nemeton.game("clans").new(players, seed=1)
    assert [perft(state, depth) for depth in (1, 2)] == [270, 70_344]


@pytest.mark.slow
def test_clans_from_the_start_deeper() -> None:
    assert perft(nemeton.game("clans").new(2, seed=1), 3) == 17_672_256


def test_clans_towards_the_end_with_orders_to_choose() -> None:
    state = nemeton.game("clans").new(2, seed=4)
    for n in range(38):
        state.play_fast(state.actor(), state.nth(state.actor(), n % state.count(state.actor())))
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == CLANS_LATE


def test_fen() -> None:
    assert [perft(nemeton.game("fen").new(3, seed=1), depth) for depth in (1, 2, 3, 4)] == FEN


CLANS_LATE = [20, 340, 4830, 55536]
FEN = [4, 10, 26, 70]

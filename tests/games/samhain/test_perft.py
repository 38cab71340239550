"""Perft counts of Samhain, from the set-up and from the middle of a game, in both editions."""

from __future__ import annotations

import pytest

from nemeton.games.samhain import GAME
from nemeton.testing import perft

START = {
    ("fr", 2): [15, 30, 450, 900],
    ("fr", 3): [15, 30, 450, 900],
    ("fr", 4): [15, 30, 450, 900],
    ("en", 2): [15, 30, 450, 900],
    ("en", 3): [15, 30, 450, 900],
    ("en", 4): [15, 30, 450, 900],
}
LATE = {
    ("fr", 2): [4, 22, 44, 110],
    ("fr", 3): [3, 9, 15, 63],
    ("fr", 4): [5, 35, 225, 970],
    ("en", 2): [8, 14, 45, 129],
    ("en", 3): [7, 44, 247, 2717],
    ("en", 4): [6, 6, 60, 300],
}


@pytest.mark.parametrize(("edition", "players"), START)
def test_from_the_set_up(edition: str, players: int) -> None:
    state = GAME.new(players, seed=1, edition=edition)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == START[edition, players]


@pytest.mark.parametrize(("edition", "players"), LATE)
def test_from_the_middle(edition: str, players: int) -> None:
    state = GAME.new(players, seed=4, edition=edition, options={"countermove": True})
    for n in range(60):
        state.play_fast(state.actor(), state.nth(state.actor(), (13 * n + 5) % state.count(state.actor())))
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == LATE[edition, players]

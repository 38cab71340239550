"""Perft: how many ways a Winter and a first Spring can go."""

from __future__ import annotations

from games.ardri.positions import position
from nemeton.games.ardri import GAME
from nemeton.testing import perft


def test_perft_of_a_winter_and_of_the_first_spring() -> None:
    s = position(
        "winter", 3, fields={0: "2s 3s 9h", 1: "3h 4d", 2: "5d"}, up={0: "Ks Jd", 1: "Qh"}, down={0: "Kc", 1: "Js"}
    )
    assert [perft(s, depth) for depth in range(1, 10)] == WINTER
    assert [perft(GAME.new(3, seed=1), depth) for depth in range(1, 7)] == START


WINTER = [2, 6, 12, 30, 58, 106, 201, 385, 687]
START = [1, 2, 2, 23, 375, 4289]

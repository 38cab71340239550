"""What holds after every move of random games, whatever was agreed: no card is lost, no list is long, games end."""

from __future__ import annotations

import random

import pytest

from nemeton.core.vector import COMPILED
from nemeton.games.ardri import GAME

LONGEST_LIST = 60  # choices a person is given at once


def play_out(seed: int) -> None:
    luck = random.Random(seed)
    options = {option.id: luck.choice(option.values) for option in GAME.options}
    s = GAME.new(2 + seed % 4, seed=seed, options=options)
    while not s.over():
        seat = s.actor()
        count = s.count(seat)
        assert 0 < count <= LONGEST_LIST
        s.play_fast(seat, s.nth(seat, luck.randrange(count)))
        s.check()  # all 52 cards of each deck are somewhere, once


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games(players: int) -> None:
    for n in range(3):
        play_out(players - 2 + 4 * n)


@pytest.mark.slow
def test_conservation_over_many_games() -> None:
    for seed in range(10_000 if COMPILED else 200):
        play_out(seed)

"""`nemeton bench`: the speed of random play on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from nemeton.core.chance import seeded
from nemeton.core.playout import random_games
from nemeton.core.registry import AnyGame
from nemeton.core.vector import COMPILED

BATCH = 200  # games between two looks at the clock
CLONES = 2000


@dataclass(frozen=True)
class Speed:
    """What was measured, in CPU time of this process."""

    game: str
    players: int
    edition: str
    compiled: bool
    games: int
    games_per_cpu_second: float
    decisions_per_cpu_second: float
    clone_us: float


def measure(
    game: AnyGame,
    players: int | None,
    edition: str | None,
    seconds: float,
    progress: Callable[[float], None] = lambda spent: None,
) -> Speed:
    """Random games for this many seconds of CPU time, the whole loop in the engine; then clones in mid-game."""
    setup = game.setup(players, edition)
    luck = seeded(1, 1)
    played = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or not played:
        decisions += random_games(game.deal, setup, luck, played, BATCH)
        played += BATCH
        progress(spent)
    return Speed(
        game.id,
        setup.players,
        setup.edition,
        COMPILED,
        played,
        round(played / spent, 1),
        round(decisions / spent, 1),
        round(_clone_us(game, setup.players, setup.edition), 3),
    )


def _clone_us(game: AnyGame, players: int, edition: str) -> float:
    """The quickest of several series of clones of a state twenty random decisions into the game."""
    state = game.new(players, seed=1, edition=edition)
    luck = seeded(2, 1)
    for _ in range(20):
        seat = state.actor()
        if seat < 0:
            break
        state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
    clone = state.clone
    series = []
    for _ in range(7):
        begin = time.process_time()
        for _ in range(CLONES):
            clone()
        series.append(time.process_time() - begin)
    return min(series) / CLONES * 1e6

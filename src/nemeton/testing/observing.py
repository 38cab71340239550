"""What must hold for observations: nothing leaks, nothing is missing, and the mask is exactly the legal moves.

A learner sees a game only through these numbers. The usual tests of environments would pass if they were all zero.
"""

from __future__ import annotations

import json
from struct import pack, unpack

from mypy_extensions import i32, u8

from nemeton.core.chance import seeded
from nemeton.core.observation import DEPTH, Observer, Pen
from nemeton.core.playout import random_playout
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.vector import vec
from nemeton.testing.conformance import Case

WORLDS = 2  # imagined at every state and seat


def observed(observer: Observer, state: State, seat: int) -> tuple[float, ...]:
    """The observation of a seat."""
    size = int(observer.size())
    pen = Pen(vec[i32]([0] * size))
    observer.write(state, seat, pen)
    assert pen.at == size, f"{pen.at} numbers were written, {size} are described"
    return unpack(f"={size}f", pack(f"={size}i", *pen.out))


def masked(observer: Observer, game: AnyGame, state: State, seat: int) -> list[int]:
    """The moves a seat's mask allows."""
    mask = vec[u8]([0] * game.verbs.size)
    observer.mask(state, seat, mask, 0)
    return [move for move in range(game.verbs.size) if mask[move]]


class Watch:
    """Remembers every observation of a game with the view it stands for."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.observer = case.game.observing(case.game.setup(case.players, case.edition, dict(case.options)))
        self.views: dict[tuple[float, ...], str] = {}

    def look(self, state: State, seed: int) -> None:
        """Check one state from every seat."""
        assert len(state.agenda()) <= DEPTH
        for seat in range(int(state.setup.players)):
            numbers = observed(self.observer, state, seat)
            for n in range(WORLDS):
                world = state.imagine(seat, seed + n)
                assert observed(self.observer, world, seat) == numbers, f"seat {seat} sees what it cannot know"
            view = json.dumps(state.view(seat), sort_keys=True)
            assert self.views.setdefault(numbers, view) == view, f"seat {seat} cannot tell two views apart"
            assert masked(self.observer, self.game, state, seat) == state.legal(seat)


def observe(case: Case, seed: int, most: int) -> int:
    """Play a random game, looking at its first `most` states and the last; returns how many were looked at."""
    state = case.game.new(case.players, seed=seed, edition=case.edition, options=dict(case.options))
    watch = Watch(case)
    luck = seeded(seed, 1)
    looks = 0
    while not state.over() and looks < most:
        watch.look(state, seed)
        looks += 1
        actors = state.actors()
        seat = actors[int(luck.roll(0, len(actors)))]
        state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
    random_playout(state, luck)
    watch.look(state, seed)
    return looks + 1

"""Where a round leads, as the bots foresee it, compared with what the rules make of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import cast

import pytest

import nemeton
from nemeton.core.chance import seeded
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.cubes_ahead import WHEN_AT, code_of, cubes_ahead, seat_of
from nemeton.games.karnag.data import COLOUR, DRUIDS, PHASE_D, PHASE_E, PHASE_G, SPACES, TILE_CAPTURE
from nemeton.games.karnag.features import SIGHT
from nemeton.games.karnag.forecast import queue
from nemeton.games.karnag.moves import CAPTURE, END
from nemeton.games.karnag.prospect import Prospect
from nemeton.games.karnag.state import Karnag

NAMES = SIGHT.names()


def played(players: int, seed: int) -> Iterator[Karnag]:
    """Every position of a random game in which somebody is asked."""
    state, luck = nemeton.game("karnag").new(players, seed=seed), seeded(seed, 1)
    while not state.over():
        yield cast(Karnag, state)
        state.play_fast(state.actor(), state.nth(state.actor(), luck.roll(0, state.count(state.actor()))))


def foreseen(s: Karnag) -> Prospect:
    ahead = Prospect()
    ahead.look(s)
    return ahead


@pytest.mark.parametrize("players", [2, 3, 5])
def test_r7_the_cubes_are_foreseen_in_the_order_in_which_the_rules_reach_them(players: int) -> None:
    spare, seen = vec[i64]([0] * 5), 0
    for s in played(players, players):
        if s.phase != PHASE_E:
            continue
        waiting = [one for one in cubes_ahead(s, spare) if one >= WHEN_AT]
        ahead = [((s.cubes[at] & COLOUR) - 1, at // SPACES) for at, _ in queue(s)]
        assert [(seat_of(one), code_of(one)) for one in waiting] == ahead
        seen += len(ahead) > 2
    assert seen


@pytest.mark.parametrize("players", [2, 4])
def test_r6_a_draft_is_thought_of_with_a_capture_and_a_walk_before_it(players: int) -> None:
    spare, seen = vec[i64]([0] * 5), Counter[str]()
    for s in played(players, 10 + players):
        if s.phase != PHASE_D:
            continue
        cubes = cubes_ahead(s, spare)
        for seat in range(players):
            own = [one for one in cubes if seat_of(one) == seat]
            assert len(own) + spare[seat] == s.board.cubes
            hunts = any(code_of(one) // 2 == TILE_CAPTURE for one in own)
            laid = sum(cube == seat + 1 for cube in s.cubes)
            seen["hunts" if hunts else "none"] += 1
            seen["more than laid"] += len(own) > laid
    assert seen["hunts"] > seen["none"]
    assert seen["more than laid"]


def test_r17_with_nothing_left_to_do_the_points_of_the_round_are_foreseen_exactly() -> None:
    """[16, 17.1] Council and menhirs; everything else of the round has been done."""
    checked, row = 0, vec[i64]([0] * (3 * len(NAMES)))
    for s in chain(*(played(3, 40 + seed) for seed in range(6))):
        waits = [one for one in cubes_ahead(s, vec[i64]([0] * 5)) if one >= WHEN_AT]
        if s.phase == PHASE_E and not waits and s.choice.name == "act" and END in s.legal(s.actor()):
            SIGHT.write(s, row)
            due = [row[seat * len(NAMES) + NAMES.index("due-points")] for seat in range(3)]
            after = s.clone()
            while after.phase == PHASE_E:
                after.play_fast(after.actor(), END)
            if after.phase == PHASE_G:  # somebody is asked which level to take: the points are in
                assert list(after.vp) == due
                checked += 1
    assert checked


@pytest.mark.parametrize("players", [2, 4])
def test_r10_prey_in_line_is_what_the_rules_let_a_druid_capture(players: int) -> None:
    seen = Counter[bool]()
    for s in chain(*(played(players, seed) for seed in range(8))):
        if s.choice.name != "act" or s.current // (2 * SPACES) != TILE_CAPTURE or s.did or s.through:
            continue
        ahead, seat = Prospect(), int(s.turn)
        ahead.survey(s)
        for i in range(DRUIDS):
            where = s.druids[DRUIDS * seat + i]
            if where < s.board.path_length:
                caught = ahead.catches(s, seat, where, s.mana[seat], 0)
                assert caught == (CAPTURE + i in s.legal(seat))
                seen[caught] += 1
    assert seen[True]
    assert seen[False]


def test_a_creature_is_caught_once_however_many_want_it() -> None:
    for s in played(2, 7):
        ahead = foreseen(s)
        caught = sum(ahead.caught[seat] for seat in range(2))
        assert bin(ahead.gone).count("1") == caught
        assert all(0 <= ahead.mana[seat] <= s.board.mana_max for seat in range(2))
        assert all(0 <= level <= s.board.levels for level in ahead.levels)

"""[1] Set-up."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from games.clans.positions import LETTERS
from nemeton.core.state import State
from nemeton.games.clans import GAME
from nemeton.games.clans.data import (
    AREAS,
    BORDERS,
    CHIPS,
    LAKES,
    NEIGHBOURS,
    TERRAIN,
    TERRAIN_NAMES,
    apart_by_lake,
)
from nemeton.games.clans.state import Clans
from nemeton.testing import same_odds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_each_region_gets_a_hut_of_each_clan(players: int) -> None:
    s = GAME.new(players, seed=1)
    huts = s.fields()["huts"]
    assert isinstance(huts, list)
    assert all(sum(area) == 1 for area in huts)
    for first in range(0, AREAS, 5):
        assert sorted(area.index(1) for area in huts[first : first + 5]) == [0, 1, 2, 3, 4]


def test_1_1_every_distribution_within_a_region_is_dealt_equally_often() -> None:
    seen = Counter(tuple(GAME.new(2, seed=seed).groups[1:6]) for seed in range(12_000))
    assert len(seen) == 120
    assert max(seen.values()) < 160
    assert min(seen.values()) > 60


def test_1_2_clans_are_dealt_without_repetition_and_equally_often() -> None:
    seen = Counter(tuple(GAME.new(2, seed=seed).clans) for seed in range(4000))
    assert set(seen) == set(permutations(range(5), 2))
    assert max(seen.values()) < 260
    assert min(seen.values()) > 140


def clans_of(world: State) -> list[int]:
    assert isinstance(world, Clans)
    return list(world.clans)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_1_2_another_seat_may_hold_any_clan_one_does_not_hold(players: int, seat: int) -> None:
    s = GAME.new(players, seed=3)
    worlds = [list(deal) for deal in permutations(range(5), players) if seat < 0 or deal[seat] == s.clans[seat]]
    same_odds(s, seat, worlds, clans_of, draws_each=100)


def test_1_3_every_seat_may_begin_and_the_turn_goes_clockwise() -> None:
    assert {int(GAME.new(4, seed=seed).turn) for seed in range(40)} == {0, 1, 2, 3}
    s = GAME.new(3, seed=1)
    first = int(s.turn)
    for n in range(6):
        assert s.actors() == [(first + n) % 3]
        s.play(s.actor(), s.nth(s.actor(), 0))


def test_1_4_the_clan_cards_are_the_only_secret() -> None:
    s = GAME.new(3, seed=1)
    views = [s.view(seat) for seat in (-1, 0, 1, 2)]
    tables = [view["table"] for view in views]
    for view, table in zip(views, tables, strict=True):
        assert isinstance(table, dict)
        shown = table.pop("clans")
        seat = view["seat"]
        assert shown == [s.clans[p] if p == seat else None for p in range(3)]
    assert all(table == tables[0] for table in tables)


def test_the_map_is_the_printed_one() -> None:
    """60 areas, 135 borders, 45 of them rivers, 12 lakes; no two neighbours share a terrain."""
    assert len(BORDERS) == 270
    assert all(a in NEIGHBOURS[b] for a, b in BORDERS)
    assert Counter(len(n) for n in NEIGHBOURS[1:]) == {3: 12, 4: 18, 5: 18, 6: 12}
    assert Counter(TERRAIN[area] for area in range(1, AREAS + 1)) == {0: 15, 1: 15, 2: 15, 3: 15}
    assert all(TERRAIN[a] != TERRAIN[b] for a, b in BORDERS)
    assert sum((a - 1) // 5 != (b - 1) // 5 for a, b in BORDERS) == 90
    assert len(LAKES) == 12
    assert apart_by_lake(16, 21)
    assert not apart_by_lake(16, 22)
    assert sum(CHIPS) == 12
    assert [TERRAIN_NAMES[TERRAIN[area]] for area in (1, 5, 13, 60)] == ["steppe", "forest", "mountain", "mountain"]
    assert len(LETTERS) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_270_moves_at_the_start(players: int) -> None:
    s = GAME.new(players, seed=8)
    assert s.count(s.actor()) == len(s.legal(s.actor())) == 270

"""Chance: two generators, named streams, equal odds."""

from __future__ import annotations

from collections import Counter

import pytest

import nemeton
from nemeton.core.chance import Keyed, fold, seeded
from nemeton.core.vector import i64, vec

GOLDEN_FAST = [0, 5, 1, 3, 1, 4, 0, 5, 4, 3, 5, 3]
GOLDEN_FAST_2 = [974, 115, 617, 456]
GOLDEN_KEYED = [5, 3, 0, 1, 5, 4, 4, 3, 2, 3, 3, 1]


def test_the_fast_generator_never_changes() -> None:
    """Every seeded record depends on these numbers: if they change, no record replays."""
    fast = seeded(7, 2)
    assert [fast.roll(0, 6) for _ in range(12)] == GOLDEN_FAST
    assert [fast.roll(1, 1000) for _ in range(4)] == GOLDEN_FAST_2


def test_the_keyed_generator_never_changes() -> None:
    keyed = Keyed(bytes(range(32)), ["deck", "die"], [0, 0])
    assert [keyed.roll(0, 6) for _ in range(12)] == GOLDEN_KEYED


def test_streams_do_not_disturb_each_other() -> None:
    one, two = seeded(5, 2), seeded(5, 2)
    alone = [one.roll(0, 100) for _ in range(10)]
    mixed = []
    for _ in range(10):
        two.roll(1, 100)
        mixed.append(two.roll(0, 100))
    assert alone == mixed


@pytest.mark.parametrize("n", [2, 3, 5, 6, 60])
def test_every_number_is_rolled_equally_often(n: int) -> None:
    fast, keyed = seeded(1, 1), Keyed(b"k" * 32, ["die"], [0])
    for chance in (fast, keyed):
        rolls = Counter(chance.roll(0, n) for _ in range(300 * n))
        assert set(rolls) == set(range(n))
        assert sum((count - 300) ** 2 / 300 for count in rolls.values()) < n + 6 * (2 * n) ** 0.5


def test_a_shuffle_keeps_to_its_part() -> None:
    items = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7])
    seeded(3, 1).shuffle(0, items, 2, 6)
    assert (list(items)[:2], list(items)[6:], sorted(list(items)[2:6])) == ([0, 1], [6, 7], [2, 3, 4, 5])


@pytest.mark.parametrize("seed", [0, 1, -1, 2**62, -(2**62), 2**63 + 5, 10**40, -(10**40)])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= fold(seed) < 2**62
    assert 0 <= seeded(seed, 1).roll(0, 10) < 10


def test_seeds_differ() -> None:
    seeds = [0, 1, -1, 2, 2**62, 2**62 + 1, 2**124, -(2**62), 10**40]
    assert len({tuple(seeded(seed, 1).counters) for seed in seeds}) == len(seeds)


def test_a_clone_rolls_the_same_and_apart() -> None:
    for chance in (seeded(1, 1), Keyed(b"k" * 32, ["die"], [0])):
        chance.roll(0, 6)
        twin = chance.clone()
        assert [chance.roll(0, 99) for _ in range(5)] == [twin.roll(0, 99) for _ in range(5)]


def test_a_refereed_game_needs_no_seed_and_is_never_the_same() -> None:
    game = nemeton.game("clans")
    assert game.new(2).dump()["fields"] != game.new(2).dump()["fields"]
    key = bytes(32)
    assert game.new(2, key=key).dump() == game.new(2, key=key).dump()


def test_bad_keys_are_refused() -> None:
    game = nemeton.game("clans")
    with pytest.raises(nemeton.BadOption, match="32 bytes"):
        game.new(2, key=b"short")
    with pytest.raises(nemeton.BadOption, match="not both"):
        game.new(2, seed=1, key=bytes(32))

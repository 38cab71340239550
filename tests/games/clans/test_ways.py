"""Sets of borders: counting and finding many at a time gives what going one by one gives."""

from __future__ import annotations

import random

from nemeton.games.clans.data import BORDERS
from nemeton.games.clans.ways import ALL, ALL_TOTALS, FIELD, REST, TOTAL, WORD, WORDS, nth_of, size_of, word_of


def words(seed: int) -> list[int]:
    """Words of every density, including the empty and the full one."""
    luck = random.Random(seed)
    edge = [0, 1, 1 << (WORD - 1), (1 << WORD) - 1]
    return edge + [sum(1 << b for b in range(WORD) if luck.random() < n / 40) for n in range(41) for _ in range(20)]


def test_the_size_of_a_word() -> None:
    for word in words(1):
        assert size_of(word) == word.bit_count()


def test_the_nth_of_a_word() -> None:
    for word in words(2):
        places = [b for b in range(WORD) if word >> b & 1]
        assert [nth_of(word, n) for n in range(len(places))] == places


def test_the_word_of_the_nth() -> None:
    luck = random.Random(3)
    for _ in range(500):
        sizes = [luck.choice([0, 1, luck.randrange(WORD), WORD]) for _ in range(WORDS)]
        totals = sum(sum(sizes[: w + 1]) << (FIELD * w) for w in range(WORDS))
        expected = [w for w in range(WORDS) for _ in range(sizes[w])]
        assert [word_of(totals, n) for n in range(sum(sizes))] == expected


def test_all_borders_and_those_that_do_not_touch_an_area() -> None:
    assert sum(size_of(word) for word in ALL) == len(BORDERS) == ALL_TOTALS >> (FIELD * (WORDS - 1)) & TOTAL
    for k, border in enumerate(BORDERS):
        for a in range(1, 61):
            assert (REST[WORDS * a + k // WORD] >> k % WORD & 1) == (a not in border)

"""Sets of borders, which are the legal moves: counted and found by number without a list and without a loop.

A set has WORDS words of 56 borders. Bytes of a word, and fields of a number, are processed in parallel: a product
with ONES adds up all bytes below each byte, a difference with a spare bit above each byte compares them all at once.
"""

from typing import Final

from nemeton.core.vector import COMPILED, i64, vec
from nemeton.games.clans.data import AREAS, BORDERS

WORD: Final = 56
WORDS: Final = 5
ONES: Final = 0x01010101010101  # 1 in each of the seven bytes
SPARE: Final = 0x80808080808080  # the highest bit of each
FULL: Final = 0xFFFFFFFFFFFFFF
PAIRS: Final = 0x55555555555555
FOURS: Final = 0x33333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F

FIELD: Final = 11  # bits of a running total over words, with a spare one
TOTAL: Final = 1023
UNITS: Final = 0x100200400801  # 1 in each of the five fields
SPARES: Final = 0x40080100200400  # the highest bit of each


def _words(borders: list[int]) -> list[int]:
    """The words of a set."""
    return [sum([1 << (k - WORD * w) for k in borders if k // WORD == w]) for w in range(WORDS)]


ALL: Final[vec[i64]] = vec[i64](_words(list(range(len(BORDERS)))))
ALL_TOTALS: Final[i64] = sum([min(len(BORDERS), WORD * (w + 1)) << (FIELD * w) for w in range(WORDS)])
# REST[WORDS * a + w]: the borders that do not touch area a.
REST: Final[vec[i64]] = vec[i64](
    [
        word
        for a in range(AREAS + 1)
        for word in _words([k for k in range(len(BORDERS)) if BORDERS[k][0] != a and BORDERS[k][1] != a])
    ]
)
# PLACE[8 * byte + n]: which bit of the byte is the n-th that is set.
PLACE: Final[vec[i64]] = vec[i64](
    [place for byte in range(256) for place in ([b for b in range(8) if byte >> b & 1] + [0] * 8)[:8]]
)


def by_byte(word: i64) -> i64:
    """How many bits of each byte are set, in that byte."""
    word -= (word >> 1) & PAIRS
    word = (word & FOURS) + ((word >> 2) & FOURS)
    return (word + (word >> 4)) & EIGHTS


def size_of(word: i64) -> i64:
    """How many bits are set."""
    return ((by_byte(word) * ONES) >> 48) & 255


def nth_of(word: i64, n: i64) -> i64:
    """The place of the n-th bit that is set, n from 0."""
    sums = (by_byte(word) * ONES) & FULL  # in each byte: the bits up to and with it
    byte = (((((n * ONES) | SPARE) - sums) >> 7 & ONES) * ONES >> 48) & 7  # how many bytes end before the n-th bit
    shift = byte << 3
    n -= ((sums << 8) >> shift) & 255
    return shift + PLACE[(((word >> shift) & 255) << 3) + n]


def word_of(totals: i64, n: i64) -> i64:
    """In which word the n-th border is, by the running totals of all words."""
    return (((((n * UNITS) | SPARES) - totals) >> 10 & UNITS) * UNITS >> (FIELD * (WORDS - 1))) & 7


def nth_by_loop(word: i64, n: i64) -> i64:
    """The same as `nth_of`, but quicker where every operation costs the same."""
    for _ in range(n):
        word &= word - 1
    return int(word & -word).bit_length() - 1


if not COMPILED:
    globals().update(size_of=int.bit_count, nth_of=nth_by_loop)

"""Sets of cards as bits of numbers: how many, what they are worth, which is the i-th."""

from __future__ import annotations

from nemeton.core.vector import i64
from nemeton.games.ardri.data import (
    CATTLE,
    KIND_NAMES,
    KINDS,
    RANKS,
    ROW,
    ROW_BEST,
    ROW_POINTS,
    ROW_RANKS,
    ROW_SIZE,
    ROW_TOP,
    TROOP_SIZE,
)


def size(cards: i64) -> i64:
    """How many bits of 52 are set."""
    return (
        ROW_SIZE[cards & ROW]
        + ROW_SIZE[(cards >> 10) & ROW]
        + ROW_SIZE[(cards >> 20) & ROW]
        + ROW_SIZE[(cards >> 30) & ROW]
        + TROOP_SIZE[(cards >> 40) & 4095]
    )


def worth(cards: i64) -> i64:
    """[1.2] The points of the Cattle in a set."""
    return (
        ROW_POINTS[cards & ROW]
        + ROW_POINTS[(cards >> 10) & ROW]
        + ROW_POINTS[(cards >> 20) & ROW]
        + ROW_POINTS[(cards >> 30) & ROW]
    )


def second_best(once: i64, twice: i64) -> i64:
    """The points of the second-best Cattle of a suit: `once` is the row of ranks present, `twice` of those doubled."""
    top = ROW_TOP[once]
    return ROW_BEST[once] if twice & top else ROW_BEST[once & ~top]


def nth_bit(cards: i64, i: i64) -> i64:
    """The i-th set bit, from the lowest."""
    bit: i64 = 0
    row = ROW_SIZE[cards & ROW]
    while i >= row and bit < CATTLE:
        i -= row
        bit += RANKS
        cards >>= 10
        row = ROW_SIZE[cards & ROW]
    while True:
        if cards & 1:
            if i == 0:
                return bit
            i -= 1
        cards >>= 1
        bit += 1


def bits(cards: i64) -> list[int]:
    """The set bits, ascending."""
    found: list[int] = []
    base: i64 = 0
    while cards:
        if cards & ROW:
            found += [base + rank for rank in ROW_RANKS[cards & ROW]]
        cards >>= RANKS
        base += RANKS
    return found


def names(cards: list[int]) -> list[str]:
    """The names of cards, for the log."""
    return [KIND_NAMES[card % KINDS] for card in cards]


def name(card: i64) -> str:
    """The name of a card."""
    return KIND_NAMES[card % KINDS]

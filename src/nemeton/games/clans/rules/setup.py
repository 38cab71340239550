"""[1] Set-up."""

from __future__ import annotations

from typing import Final

from nemeton.core.chance import Chance
from nemeton.core.state import Setup
from nemeton.core.vector import i64, vec
from nemeton.games.clans.data import AREAS, BIT, BORDERS, CLANS, REGION_AREAS
from nemeton.games.clans.huts import hut
from nemeton.games.clans.rules.movement import MOVE
from nemeton.games.clans.state import CARDS, HUTS, START, Clans
from nemeton.games.clans.ways import ALL, ALL_TOTALS

UNSHUFFLED: Final[vec[i64]] = vec[i64]([hut((a - 1) % REGION_AREAS) if a else 0 for a in range(AREAS + 1)])
ALL_CLANS: Final[vec[i64]] = vec[i64](list(range(CLANS)))
ZEROS: Final[vec[i64]] = vec[i64]([0] * CLANS)


def deal(setup: Setup, chance: Chance) -> Clans:
    """[1.1] A hut of every clan in each region. [1.2] A secret clan each. [1.3] A random seat begins."""
    groups = UNSHUFFLED[:]
    for first in range(1, AREAS, REGION_AREAS):
        chance.shuffle(HUTS, groups, first, first + REGION_AREAS)
    cards = ALL_CLANS[:]
    chance.shuffle(CARDS, cards, 0, CLANS)
    n = setup.players
    s = Clans(
        setup,
        chance,
        groups,
        cards[:n],
        ZEROS[:CLANS],
        ZEROS[:n],
        ZEROS[:0],
        chance.roll(START, n),
        setup.options["join"] == "must",
        2 * BIT[AREAS] - 2,
        ALL[:],  # at the start every border may be crossed, both ways
        ALL_TOTALS,
        len(BORDERS),
    )
    s.push(MOVE)
    s.advance()
    return s

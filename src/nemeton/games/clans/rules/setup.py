"""[1] Set-up."""

from __future__ import annotations

from nemeton.core.chance import Chance
from nemeton.core.state import Setup
from nemeton.core.vector import i64, vec
from nemeton.games.clans.data import AREAS, BIT, CLANS, FIRST, REGION_AREAS
from nemeton.games.clans.huts import hut
from nemeton.games.clans.rules.movement import MOVE
from nemeton.games.clans.state import CARDS, HUTS, START, Clans


def deal(setup: Setup, chance: Chance) -> Clans:
    """[1.1] A hut of every clan in each region. [1.2] A secret clan each. [1.3] A random seat begins."""
    groups = vec[i64]([0] * (AREAS + 1))
    exits = vec[i64]([0] * (AREAS + 1))
    for a in range(1, AREAS + 1):
        groups[a] = hut((a - 1) % REGION_AREAS)
        exits[a] = FIRST[a + 1] - FIRST[a]
    for first in range(1, AREAS, REGION_AREAS):
        chance.shuffle(HUTS, groups, first, first + REGION_AREAS)
    cards = vec[i64]([0, 1, 2, 3, 4])
    chance.shuffle(CARDS, cards, 0, CLANS)
    n = setup.players
    s = Clans(
        setup,
        chance,
        groups,
        cards[:n],
        vec[i64]([0] * CLANS),
        vec[i64]([0] * n),
        vec[i64]([]),
        chance.roll(START, n),
        setup.options["join"] == "must",
        2 * BIT[AREAS] - 2,
        0,
        exits,
        FIRST[AREAS + 1],
    )
    s.push(MOVE)
    s.advance()
    return s

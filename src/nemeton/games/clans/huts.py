"""A group of huts as one number: four bits for each clan, and above them the total.

Groups join by addition.
"""

from typing import Final

from nemeton.core.vector import i64
from nemeton.games.clans.data import CLAN_NAMES, CLANS

SIZE: Final = 20  # the bits above the clans'
CLAN_BITS: Final = 4
CLAN_MASK: Final = 15


def hut(clan: i64) -> i64:
    """A group of one."""
    return (1 << (CLAN_BITS * clan)) | (1 << SIZE)


def size(group: i64) -> i64:
    return group >> SIZE


def of_clan(group: i64, clan: i64) -> i64:
    """How many huts of a clan stand in the group."""
    return (group >> (CLAN_BITS * clan)) & CLAN_MASK


def after_dispute(group: i64) -> i64:
    """[4.4] Where all five clans meet, the clans with a single hut leave."""
    left = group
    for clan in range(CLANS):
        n = of_clan(group, clan)
        if n == 0:
            return group
        if n == 1:
            left -= hut(clan)
    return left


def pack(huts: list[int]) -> i64:
    """The group with these numbers of huts."""
    group: i64 = 0
    for clan in range(CLANS):
        group += hut(clan) * huts[clan]
    return group


def unpack(group: i64) -> list[int]:
    return [of_clan(group, clan) for clan in range(CLANS)]


def colours(group: i64) -> dict[str, object]:
    """Whose huts are in a group, and how many of each: the evidence for deducing the secret clans."""
    there = [(CLAN_NAMES[clan], n) for clan, n in enumerate(unpack(group)) if n]
    return {"clans": [clan for clan, _ in there], "counts": [n for _, n in there]}

"""The map and the epoch chart of Clans. No rules here.

Areas carry the numbers 1 to 60 that map, notation and screen show; index 0 of a table is nowhere.
"""

from typing import Final

from nemeton.core.vector import i64, vec

CLANS: Final = 5
CLAN_NAMES: Final = ["red", "blue", "green", "yellow", "black"]

AREAS: Final = 60
REGION_AREAS: Final = 5  # areas 1-5 are region 1, 6-10 region 2, ...
REGIONS: Final = 12

TERRAINS: Final = 4
TERRAIN_NAMES: Final = ["forest", "mountain", "steppe", "grassland"]
_TERRAIN: Final = "SMGMF GSGMF FGMSF MGMFS MGSMF MGFSG MGSFS FSGMS FSGFM GSMFS FMGFS GFSGM"

_NEIGHBOURS: Final = """
2 3 4|1 3 5 6|1 2 4 5|1 3 5 32|2 3 4 6 29 32
2 5 7 10 29|6 8 10|7 9 10|8 10 11 14 22|6 7 8 9 24 27
9 12 13 14|11 13 15|11 12 14 15|9 11 13 15 16 22|12 13 14 16
14 15 17 20 22|16 18 20|17 19 20|18 20 45 46 47|16 17 18 19 21 44
20 22 23 44|9 14 16 21 23 24|21 22 24 25|10 22 23 25 27|23 24 26 38 42
25 27 28 30 38|10 24 26 28|26 27 29 30|5 6 28 30 32|26 28 29 31 37
30 32 33 34 35 37|4 5 29 31 33|31 32 34|31 33 35|31 34 36 59 60
35 37 39 40 55 60|30 31 36 38 39|25 26 37 39 40 42|36 37 38 40|36 38 39 41 53
40 42 43 45 53|25 38 41 43 44|41 42 44 45|20 21 42 43 45|19 41 43 44 46 51
19 45 47 49 50 51|19 46 48 49|47 49 50|46 47 48 50|46 48 49 51
45 46 50 52 53|51 53 54|40 41 51 52 54 55|52 53 55|36 53 54 56 60
55 57 58 60|56 58 59|56 57 59 60|35 57 58 60|35 36 55 56 58 59
"""

# A lake separates the areas around it where they would otherwise meet.
LAKES: Final = [
    [6, 10, 27, 28, 29], [9, 10, 22, 24], [29, 30, 31, 32], [24, 25, 26, 27],
    [16, 20, 21, 22], [21, 23, 25, 42, 44], [26, 30, 37, 38], [31, 35, 36, 37],
    [38, 40, 41, 42], [19, 20, 44, 45], [36, 40, 53, 55], [41, 45, 51, 53],
]  # fmt: skip

NEIGHBOURS: Final[list[list[int]]] = [
    [],
    *([int(n) for n in part.split()] for row in _NEIGHBOURS.split("\n") if row for part in row.split("|")),
]


def apart_by_lake(a: int, b: int) -> bool:
    """Do two areas face each other across a lake?"""
    return b not in NEIGHBOURS[a] and any(a in lake and b in lake for lake in LAKES)


# The directed borders, from each area to each neighbour, ascending: a move is the index of one.
BORDERS: Final = [(a, b) for a in range(1, AREAS + 1) for b in NEIGHBOURS[a]]
FROM: Final[vec[i64]] = vec[i64]([a for a, _ in BORDERS])
TO: Final[vec[i64]] = vec[i64]([b for _, b in BORDERS])
BACK: Final[vec[i64]] = vec[i64]([BORDERS.index((b, a)) for a, b in BORDERS])  # the same border the other way
# FIRST[a] .. FIRST[a + 1] - 1 are the borders out of area a.
FIRST: Final[vec[i64]] = vec[i64]([sum(len(n) for n in NEIGHBOURS[:a]) for a in range(AREAS + 2)])
# Sets of areas are bits of one number. (A table, because compiled `1 << a` would be a 32-bit shift.)
BIT: Final[vec[i64]] = vec[i64]([1 << a for a in range(AREAS + 1)])
AROUND: Final[vec[i64]] = vec[i64]([sum(1 << n for n in NEIGHBOURS[a]) for a in range(AREAS + 1)])

TERRAIN: Final[vec[i64]] = vec[i64](["FMSG".find(t) for t in "?" + _TERRAIN.replace(" ", "")])

# -- the epoch chart ------------------------------------------------------------------------------

EPOCHS: Final = 5
EPOCH_NAMES: Final = ["I", "II", "III", "IV", "V"]
VILLAGES: Final = 12
CHIPS: Final = [4, 3, 2, 2, 1]
FAVOURABLE: Final = [["forest"], ["mountain"], ["steppe"], ["grassland"], TERRAIN_NAMES]
HOSTILE: Final[list[list[str]]] = [["mountain"], ["grassland"], ["forest"], ["steppe"], []]
BONUS: Final = [1, 2, 3, 4, 5]

# EPOCH[n]: the epoch, 0 to 4, of the chip taken for the n-th village, n from 0. Beyond the twelfth there may be
# more, as many as an area has neighbours: they come after all epochs.
EPOCH: Final[vec[i64]] = vec[i64]([e for e in range(EPOCHS) for _ in range(CHIPS[e])] + [EPOCHS] * 6)

HOSTILE_GROUND: Final = -1


def _ground(epoch: int, terrain: str) -> int:
    if terrain in HOSTILE[epoch]:
        return HOSTILE_GROUND
    return BONUS[epoch] if terrain in FAVOURABLE[epoch] else 0


# GROUND[TERRAINS * epoch + terrain]: the bonus there, 0 on neutral ground, HOSTILE_GROUND where nothing thrives.
GROUND: Final[vec[i64]] = vec[i64]([_ground(e, t) for e in range(EPOCHS) for t in TERRAIN_NAMES])

GROUP_LIMIT: Final = 7  # a group of this many huts no longer moves onto smaller ones

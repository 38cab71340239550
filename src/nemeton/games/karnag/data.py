"""The board, the pieces and the tables of Karnag, from `board.toml`. No rules here."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.board import ACTIONS as ACTION_KEYS
from nemeton.games.karnag.board import CARDS as CARD_KEYS
from nemeton.games.karnag.board import DRUIDS as _DRUIDS
from nemeton.games.karnag.board import GEMS as _GEMS
from nemeton.games.karnag.board import KINDS as KIND_KEYS
from nemeton.games.karnag.board import MARKED as MARKED_KEYS
from nemeton.games.karnag.board import TRACKS as TRACK_KEYS
from nemeton.games.karnag.board import read_board, rotations

BOARD: Final = read_board((files("nemeton.games.karnag") / "board.toml").read_text(encoding="utf-8"))

# -- the grid: the glade, and the path as its rim -------------------------------------------------

COLS: Final[i64] = BOARD.cols
ROWS: Final[i64] = BOARD.rows
STRIDE: Final[i64] = BOARD.cols + 2
CELLS: Final[i64] = (BOARD.cols + 2) * (BOARD.rows + 2)
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DELTA: Final[vec[i64]] = vec[i64]([-BOARD.cols - 2, 1, BOARD.cols + 2, -1])

# What lies on a cell, as bits.
ROCK: Final = 1
SWAMP: Final = 2
GATE: Final = 4
STONE: Final = 8  # a gemstone or a menhir
CREATURE: Final = 16
DRUID: Final = 32
PATH: Final = 64
ANYTHING: Final = 127


def col(cell: int) -> int:
    return cell % (BOARD.cols + 2)


def row(cell: int) -> int:
    return cell // (BOARD.cols + 2)


def square(x: int, y: int) -> int:
    """The cell of a square of the glade, counted from 1, or of the path (0 and beyond the last)."""
    return y * (BOARD.cols + 2) + x


def _ring(i: int) -> int:
    w, h = BOARD.cols, BOARD.rows
    if i <= w + 1:
        return square(i, 0)
    i -= w + 1
    if i <= h + 1:
        return square(w + 1, i)
    i -= h + 1
    if i <= w + 1:
        return square(w + 1 - i, h + 1)
    return square(0, h + 1 - (i - w - 1))


PATH_LENGTH: Final[i64] = BOARD.path
RING: Final[vec[i64]] = vec[i64]([_ring(i) for i in range(BOARD.path)])  # the cell of a path square
_RING_AT: Final = {_ring(i): i for i in range(BOARD.path)}
RING_AT: Final[vec[i64]] = vec[i64]([_RING_AT.get(c, -1) for c in range((BOARD.cols + 2) * (BOARD.rows + 2))])
CORNERS: Final[vec[i64]] = vec[i64](BOARD.corners)


def _facing(i: int) -> int:
    """The direction in which a druid looks from a path square; -1 from a corner."""
    x, y = col(_ring(i)), row(_ring(i))
    if i in BOARD.corners:
        return -1
    return SOUTH if y == 0 else NORTH if y == BOARD.rows + 1 else EAST if x == 0 else WEST


FACING: Final[vec[i64]] = vec[i64]([_facing(i) for i in range(BOARD.path)])
STARTS: Final[vec[i64]] = vec[i64](BOARD.starts)
START_COUNT: Final[i64] = len(BOARD.starts)

# Where a druid is: a path square, or beyond them a cauldron, the council, nowhere yet.
CAULDRONS: Final[i64] = len(BOARD.cauldrons)
CAULDRON: Final[i64] = BOARD.path
COUNCIL: Final[i64] = BOARD.path + len(BOARD.cauldrons)
NOWHERE: Final[i64] = BOARD.path + len(BOARD.cauldrons) + 1
# ENTRANCE[path square * CAULDRONS + cauldron]: 1 where that cauldron is entered.
ENTRANCE: Final[vec[i64]] = vec[i64](
    [1 if i in BOARD.entrances[c] else 0 for i in range(BOARD.path) for c in range(len(BOARD.cauldrons))]
)
# DOOR[path square]: is it an entrance of any cauldron?
DOOR: Final[vec[i64]] = vec[i64]([1 if any(i in e for e in BOARD.entrances) else 0 for i in range(BOARD.path)])
# PLACES[(seats - 2) * CAULDRONS + cauldron]
PLACES: Final[vec[i64]] = vec[i64]([p for places in BOARD.places for p in places])

# -- the glade ------------------------------------------------------------------------------------

GATE_CELL: Final[vec[i64]] = vec[i64](BOARD.gate)
ARROW: Final[vec[i64]] = vec[i64](BOARD.arrow)
OTHER_SIDE: Final[vec[i64]] = vec[i64](BOARD.other)
REGION: Final[vec[i64]] = vec[i64](BOARD.region)  # 0 green and yellow, 1 light brown, 2 dark brown; -1 none
MENHIR_BONUS: Final[vec[i64]] = vec[i64](BOARD.menhir_bonus)
GEM_END: Final[vec[i64]] = vec[i64](BOARD.gem_end)


def _inside(c: int) -> bool:
    return 1 <= col(c) <= BOARD.cols and 1 <= row(c) <= BOARD.rows


def _distances(c: int) -> list[tuple[int, int]]:
    """The squares needed to reach each border, with its direction, the nearest first."""
    x, y = col(c), row(c)
    return sorted([(y, NORTH), (BOARD.cols + 1 - x, EAST), (BOARD.rows + 1 - y, SOUTH), (x, WEST)])


def _heading(c: int) -> int:
    d = _distances(c)
    if d[0][0] < d[1][0]:
        return d[0][1]
    quarter = (row(c) > BOARD.rows // 2, col(c) > BOARD.cols // 2)
    for i in range(4):
        if (row(BOARD.gate[i]) > BOARD.rows // 2, col(BOARD.gate[i]) > BOARD.cols // 2) == quarter:
            return BOARD.arrow[i]
    return d[0][1]


_GRID: Final = range((BOARD.cols + 2) * (BOARD.rows + 2))
# HEADING[cell]: where a creature goes there by itself; -1 outside the glade.
HEADING: Final[vec[i64]] = vec[i64]([_heading(c) if _inside(c) else -1 for c in _GRID])
# NEARNESS[cell]: the distance to the nearest border, then that to both nearest ones, as one number.
NEARNESS: Final[vec[i64]] = vec[i64](
    [_distances(c)[0][0] * 128 + _distances(c)[0][0] + _distances(c)[1][0] if _inside(c) else 0 for c in _GRID]
)
# BARE[cell]: the bits of an empty board without obstacles.
BARE: Final[vec[i64]] = vec[i64]([0 if _inside(c) else PATH for c in _GRID])
for _c in BOARD.gate:
    BARE[_c] = GATE

# -- obstacles ------------------------------------------------------------------------------------

TILES: Final[i64] = len(BOARD.tile_ids)
TILE_IDS: Final = BOARD.tile_ids
MIXED: Final = BOARD.mixed
# Tiles of the same sort (equal squares up to turning) are interchangeable: SORT[tile] is the first of them.
_SHAPES: Final = [rotations(cells) for cells in BOARD.tile_cells]
SORT: Final[list[int]] = [min([j for j in range(i + 1) if _SHAPES[j][0] in _SHAPES[i]]) for i in range(len(_SHAPES))]
TURNS: Final = 4
# TURNED[tile][turn]: the squares of a tile as (dx, dy, terrain); a turn that looks like an earlier one is empty.
TURNED: Final[list[list[list[tuple[int, int, int]]]]] = [
    [shape if shape not in shapes[:turn] else [] for turn, shape in enumerate(shapes)] for shapes in _SHAPES
]
KEEP_CLEAR: Final = BOARD.keep_clear
GLADE_CORNERS: Final = [square(x, y) for x in (1, BOARD.cols) for y in (1, BOARD.rows)]
# Where a tile lies: (turn * ROWS + y - 1) * COLS + x - 1 of the corner of its box; -1 nowhere.
BASIC: Final[vec[i64]] = vec[i64]([(y - 1) * BOARD.cols + x - 1 for x, y in BOARD.tile_at])

# -- creatures ------------------------------------------------------------------------------------

GOLEM: Final = 0
GHOUL: Final = 1
SHADOW: Final = 2
NAJA: Final = 3
KINDS: Final = 4
TOKENS: Final[i64] = len(BOARD.token_kind)
TOKEN_KIND: Final[vec[i64]] = vec[i64](BOARD.token_kind)
TOKEN_TURN: Final[vec[i64]] = vec[i64]([1 if right else 3 for right in BOARD.token_right])  # quarters clockwise
CREATURE_VP: Final[vec[i64]] = vec[i64](BOARD.creature_vp)
COLLISION: Final[vec[i64]] = vec[i64](BOARD.collision)
_ALL: Final = ROCK | SWAMP | GATE | STONE | CREATURE | DRUID
BARS: Final[vec[i64]] = vec[i64]([_ALL, _ALL - SWAMP, _ALL - ROCK, _ALL - STONE])  # what stops each kind
# Where a token is: a cell, or one of these. In the reserve of a seat: OUT - 1 - seat.
IN_BAG: Final = 0
OUT: Final = -1
BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(62)])  # compiled `1 << i` would be a 32-bit shift

# -- seats and their pieces -----------------------------------------------------------------------

DRUIDS: Final = _DRUIDS
GEMS: Final = _GEMS
MENHIRS: Final[i64] = BOARD.menhirs
MANA: Final[i64] = BOARD.mana
MANA_MAX: Final[i64] = BOARD.mana_max
VP: Final[i64] = BOARD.vp
ROUNDS: Final[vec[i64]] = vec[i64](BOARD.rounds)
DIE: Final[vec[i64]] = vec[i64](BOARD.die)
FACES: Final[i64] = len(BOARD.die)
PENALTY: Final[vec[i64]] = vec[i64](BOARD.penalty)
PENALTY_REACH: Final[i64] = len(BOARD.penalty) - 1

# -- knowledge ------------------------------------------------------------------------------------

TRACKS: Final = 5
TRACK_CAPTURE: Final = 0
TRACK_MOVE: Final = 1
TRACK_COUNCIL: Final = 2
TRACK_GEMS: Final = 3
TRACK_MANA: Final = 4
LEVELS: Final[i64] = BOARD.levels
# By level, 0 being below the track. (Lists made first: mypyc knows no star in a list given to vec.)
_STRIDES: Final = [0, *BOARD.stride]
_STEPS: Final = [0, *BOARD.gem_steps]
_MANA: Final = [0, *BOARD.recovery]
_SCROLLS: Final = [False, *BOARD.parchment]
_PAIRS: Final = [[0, 0], *BOARD.capture]
_TRIPLES: Final = [[0, 0, 0], *BOARD.council]
CAPTURE_ONCE: Final[vec[i64]] = vec[i64]([once for once, _ in _PAIRS])
CAPTURE_EACH: Final[vec[i64]] = vec[i64]([each for _, each in _PAIRS])
EXTRA_SQUARES: Final[vec[i64]] = vec[i64](_STRIDES)
# COUNCIL_BONUS[level * (DRUIDS + 1) + druids]: the sum for so many druids at the council.
COUNCIL_BONUS: Final[vec[i64]] = vec[i64]([sum(three[:k]) for three in _TRIPLES for k in range(_DRUIDS + 1)])
GEM_STEPS: Final[vec[i64]] = vec[i64](_STEPS)
RECOVERY: Final[vec[i64]] = vec[i64](_MANA)
PARCHMENT: Final[vec[i64]] = vec[i64]([1 if p else 0 for p in _SCROLLS])

# -- action tiles ---------------------------------------------------------------------------------

ACTIONS: Final = 6
TILE_MOVE: Final = 0
TILE_GEM: Final = 1
TILE_CAPTURE: Final = 2
TILE_TELEPATHY: Final = 3
TILE_POTION: Final = 4
TILE_CARD: Final = 5
MAIN: Final = 0
SECONDARY: Final = 1
SPACES: Final = 3
CUBES: Final[i64] = BOARD.cubes
# SPACE_COUNT[((seats - 2) * 2 + row) * ACTIONS + place in the row of tiles]
SPACE_COUNT: Final[vec[i64]] = vec[i64](
    [n for s in range(4) for counts in (BOARD.main[s], [BOARD.secondary[s]] * 6) for n in counts]
)
# [tile * 2 + row]
LEAST_SQUARES: Final[vec[i64]] = vec[i64]([least for tile in BOARD.walks for least, _ in tile])
MOST_SQUARES: Final[vec[i64]] = vec[i64]([most for tile in BOARD.walks for _, most in tile])
LEAD: Final[vec[i64]] = vec[i64](BOARD.lead)
# POTION[row * DRUIDS + druids - 1]
POTION: Final[vec[i64]] = vec[i64](BOARD.potion[0] + BOARD.potion[1])
DRAW: Final[vec[i64]] = vec[i64](BOARD.draw)
COMPENSATION: Final[i64] = BOARD.compensation

# -- power cards ----------------------------------------------------------------------------------

THROUGH: Final = 0
SPEED: Final = 1
EXTRA: Final = 2
MOVE_GEMS: Final = 3
INCREASE: Final = 4
CONTROL: Final = 5
PLAYABLE: Final = 6  # kinds that come into hands; above them the marked ones
ELIMINATE: Final = 5  # + kind of creature: ghoul, shadow, naja
CARD_KINDS: Final = 9
CARDS: Final[i64] = sum(BOARD.card_count)
CARD_KIND: Final[vec[i64]] = vec[i64]([k for k in range(9) for _ in range(BOARD.card_count[k])])
CARD_AMOUNT: Final[vec[i64]] = vec[i64](BOARD.card_amount)


def _cards(kind: int) -> int:
    first = sum(BOARD.card_count[:kind])
    return sum([1 << i for i in range(first, first + BOARD.card_count[kind])])


OF_KIND: Final[vec[i64]] = vec[i64]([_cards(k) for k in range(9)])  # the cards of a kind, as a set
UNMARKED: Final[i64] = sum(BOARD.card_count[:6])  # cards below this number have a plain back

# The most squares that one move may have left: the largest action with its bonus, and every speed card on it.
MOST_TOTAL: Final[i64] = max([most for tile in BOARD.walks for _, most in tile]) + max(BOARD.stride)
LONGEST_WALK: Final[i64] = (
    max([most for tile in BOARD.walks for _, most in tile])
    + max(BOARD.stride)
    + BOARD.card_amount[1] * BOARD.card_count[1]
)

# -- the end --------------------------------------------------------------------------------------

PER_CARD: Final[i64] = BOARD.per_card
RING_MENHIR: Final[i64] = BOARD.ring[0]
RING_OTHER: Final[i64] = BOARD.ring[1]
RING_CREATURE: Final[i64] = BOARD.ring[2]
PLAIN_MENHIR: Final[i64] = BOARD.no_ring[0]
PLAIN_CREATURE: Final[i64] = BOARD.no_ring[1]

# -- how a state writes things down -----------------------------------------------------------------

STREAMS: Final = ("order", "creatures", "die", "tiles", "deck", "imagine")
ORDER: Final = 0
TOKEN: Final = 1
DICE: Final = 2
LINE: Final = 3
DECK: Final = 4
IMAGINE: Final = 5

# Options that are not the default, as bits of `house`.
MANA_COMPENSATION: Final = 1
AREA: Final = 2
NOT_ACROSS_GATE: Final = 4
LEARN_BESIDE_WALK: Final = 8
PENALTY_BY_MOVES: Final = 16
POTION_MUST: Final = 32
PASSES_EACH_FLASH: Final = 64
BONUS_ON_MOVE_TILE: Final = 128
CARDS_OF_ALL: Final = 256
BACKS_HIDDEN: Final = 512

# A packet of the deck: who knows what is in it. A seat, or one of these.
NOBODY: Final = -1
ALL: Final = 9

# Cubes on the action tiles: seat + 1, and these when they have been reached.
REACHED: Final = 8
THIS_PASS: Final = 16
COLOUR: Final = 7

# -- names, as in the catalogue of words ------------------------------------------------------------

KIND_NAMES: Final = KIND_KEYS
TRACK_NAMES: Final = TRACK_KEYS
ACTION_NAMES: Final = ACTION_KEYS
ROW_NAMES: Final = ["main", "secondary"]
CARD_NAMES: Final = CARD_KEYS + MARKED_KEYS
DIRECTION_NAMES: Final = ["north", "east", "south", "west"]
CAULDRON_NAMES: Final = BOARD.cauldrons


def name(cell: int) -> str:
    """A square in words and notation: `h5` in the glade (column, row), its number on the path."""
    at = _RING_AT.get(cell, -1)
    if at >= 0:
        return str(at)
    letters = ""
    x = col(cell)
    while x > 0:
        letters = chr(ord("a") + (x - 1) % 26) + letters
        x = (x - 1) // 26
    return f"{letters}{row(cell)}"

"""The numbers and names of Karnag that are the same on every board. No rules here; boards are in `board.py`."""

from __future__ import annotations

from typing import Final

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.boardfile import ACTIONS as ACTION_KEYS
from nemeton.games.karnag.boardfile import CARDS as CARD_KEYS
from nemeton.games.karnag.boardfile import DRUIDS as _DRUIDS
from nemeton.games.karnag.boardfile import GEMS as _GEMS
from nemeton.games.karnag.boardfile import KINDS as KIND_KEYS
from nemeton.games.karnag.boardfile import MARKED as MARKED_KEYS
from nemeton.games.karnag.boardfile import SPACES as _SPACES
from nemeton.games.karnag.boardfile import TRACKS as TRACK_KEYS

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# What lies on a cell, as bits.
ROCK: Final = 1
SWAMP: Final = 2
GATE: Final = 4
STONE: Final = 8  # a gemstone or a menhir
CREATURE: Final = 16
DRUID: Final = 32
PATH: Final = 64
ANYTHING: Final = 127

TURNS: Final = 4

# -- creatures ------------------------------------------------------------------------------------

GOLEM: Final = 0
GHOUL: Final = 1
SHADOW: Final = 2
NAJA: Final = 3
KINDS: Final = 4
_ALL: Final = ROCK | SWAMP | GATE | STONE | CREATURE | DRUID
BARS: Final[vec[i64]] = vec[i64]([_ALL, _ALL - SWAMP, _ALL - ROCK, _ALL - STONE])  # what stops each kind
# Where a token is: a cell, or one of these. In the reserve of a seat: OUT - 1 - seat.
IN_BAG: Final = 0
OUT: Final = -1
BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(62)])  # compiled `1 << i` would be a 32-bit shift

# -- phases of a round ----------------------------------------------------------------------------

PHASE_A: Final = 1  # 0 is the set-up
PHASE_B: Final = 2
PHASE_C: Final = 3
PHASE_D: Final = 4
PHASE_E: Final = 5
PHASE_F: Final = 6
PHASE_G: Final = 7
THE_END: Final = 8

# -- seats and their pieces -----------------------------------------------------------------------

DRUIDS: Final = _DRUIDS
GEMS: Final = _GEMS

# -- knowledge ------------------------------------------------------------------------------------

TRACKS: Final = 5
TRACK_CAPTURE: Final = 0
TRACK_MOVE: Final = 1
TRACK_COUNCIL: Final = 2
TRACK_GEMS: Final = 3
TRACK_MANA: Final = 4

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
SPACES: Final = _SPACES
ON_TILE: Final = 2 * SPACES  # a cube lies at tile * ON_TILE + row * SPACES + space

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
TERRAIN_NAMES: Final = ["", "rock", "swamp"]
DIRECTION_NAMES: Final = ["north", "east", "south", "west"]

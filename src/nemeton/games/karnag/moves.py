"""Moves of Karnag: the verbs, each with its nouns, and where each begins. The table is the same for every board."""

from __future__ import annotations

from typing import Final

from nemeton.core.moves import Verbs
from nemeton.core.vector import i64
from nemeton.games.karnag.boardfile import (
    MOST_CAULDRONS,
    MOST_COLS,
    MOST_ROWS,
    MOST_SPEED,
    MOST_STARTS,
    MOST_TILES,
    MOST_TOKENS,
    MOST_TOTAL,
    MOST_WALK,
)
from nemeton.games.karnag.data import ACTIONS, ON_TILE

VERBS: Final = Verbs(
    [
        ("tile", MOST_TILES),  # which obstacle tile
        ("turn", 4),  # by this many quarters
        ("column", MOST_COLS),
        ("row", MOST_ROWS),
        ("place", MOST_STARTS),  # a druid on a start square
        ("cube", ACTIONS * ON_TILE),  # tile * ON_TILE + row * SPACES + space
        ("decline", 1),  # the action is not performed
        ("end", 1),  # the action is finished
        ("squares", MOST_TOTAL),  # the total of a druid move, from 1
        ("adjust", 2 * MOST_SPEED),  # by a speed card: -4 -3 -2 -1 +1 +2 +3 +4
        ("play", 6),  # a power card
        ("druid", 3),  # which druid walks
        ("enter", 12),  # corner * 3 + 0 onto it, 1 over it clockwise, 2 over it counter-clockwise
        ("stay", 1),  # on the square where it entered
        ("clockwise", MOST_WALK),  # this many squares, from 1
        ("counter", MOST_WALK),
        ("cauldron", MOST_CAULDRONS),
        ("gem", 6),  # pair * 2 + which of the two goes to the council
        ("capture", 3),  # by which druid
        ("learn", 5),  # a level on which track
        ("creature", MOST_TOKENS),  # which creature is led
        ("lead", 4),  # in which direction
        ("halt", 1),
        ("shift", 12),  # gem * 4 + direction
        ("potion", 1),
        ("draw", 1),
        ("keep", 6),  # which kind of card
        ("eliminate", 3),  # ghoul, shadow, naja
        ("refuse", 1),  # marked cards
        ("raise", 3),  # which gem becomes a menhir
        ("pass", 1),
    ]
)

TILE: Final[i64] = VERBS.base("tile")
TURN: Final[i64] = VERBS.base("turn")
COLUMN: Final[i64] = VERBS.base("column")
ROW: Final[i64] = VERBS.base("row")
PLACE: Final[i64] = VERBS.base("place")
CUBE: Final[i64] = VERBS.base("cube")
DECLINE: Final[i64] = VERBS.base("decline")
END: Final[i64] = VERBS.base("end")
SQUARES: Final[i64] = VERBS.base("squares")
ADJUST: Final[i64] = VERBS.base("adjust")
PLAY: Final[i64] = VERBS.base("play")
DRUID: Final[i64] = VERBS.base("druid")
ENTER: Final[i64] = VERBS.base("enter")
STAY: Final[i64] = VERBS.base("stay")
CLOCKWISE: Final[i64] = VERBS.base("clockwise")
COUNTER: Final[i64] = VERBS.base("counter")
INTO: Final[i64] = VERBS.base("cauldron")
GEM: Final[i64] = VERBS.base("gem")
CAPTURE: Final[i64] = VERBS.base("capture")
LEARN: Final[i64] = VERBS.base("learn")
CREATURE: Final[i64] = VERBS.base("creature")
LEAD: Final[i64] = VERBS.base("lead")
HALT: Final[i64] = VERBS.base("halt")
SHIFT: Final[i64] = VERBS.base("shift")
POTION: Final[i64] = VERBS.base("potion")
DRAW: Final[i64] = VERBS.base("draw")
KEEP: Final[i64] = VERBS.base("keep")
ELIMINATE: Final[i64] = VERBS.base("eliminate")
REFUSE: Final[i64] = VERBS.base("refuse")
RAISE: Final[i64] = VERBS.base("raise")
PASS: Final[i64] = VERBS.base("pass")

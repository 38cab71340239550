"""Moves of Clans: `move` along one of 270 directed borders, `found` one of 60 areas next."""

from typing import Final

from nemeton.core.moves import Verbs
from nemeton.games.clans.data import AREAS, BORDERS

VERBS: Final = Verbs([("move", len(BORDERS)), ("found", AREAS)])

MOVE: Final = 0
FOUND: Final = 269  # + area; area 1 takes the first place after the 270 borders

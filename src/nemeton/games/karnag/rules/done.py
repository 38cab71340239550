"""[7.4, 9.8, 10.5] What has been done in the current action, as bits of `did`."""

from __future__ import annotations

from typing import Final

from nemeton.core.vector import i64
from nemeton.games.karnag.data import COLOUR, TILE_TELEPATHY
from nemeton.games.karnag.rules.cubes import tile_of
from nemeton.games.karnag.state import Karnag

PERFORMED: Final = 1
LEARNED: Final = 2
WALKED: Final = 4  # the druid move was chosen
MADE: Final = 8  # added once for every gemstone made, or creature captured

MOST_GEMS: Final = 2
MOST_CAPTURES: Final = 3


def made(s: Karnag) -> i64:
    """How many gemstones this action has made, or creatures it has captured: no tile offers both."""
    return s.did // MADE


def acting(s: Karnag) -> bool:
    """Is the current cube that of the seat to answer? Not while another plays cards [14.9], nor between actions."""
    return s.current >= 0 and (s.cubes[s.current] & COLOUR) - 1 == s.turn


def may_lead(s: Karnag) -> bool:
    """[11.1, 14.7] Is this the seat's telepathy action, with nothing done yet?"""
    return acting(s) and tile_of(s.current) == TILE_TELEPATHY and not s.did & PERFORMED

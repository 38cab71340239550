"""[7.1, 7.2] In which order the cubes on the action tiles are reached."""

from __future__ import annotations

from nemeton.core.vector import i64
from nemeton.games.karnag.data import ACTIONS, COLOUR, ON_TILE, REACHED, SECONDARY, SPACES, THIS_PASS
from nemeton.games.karnag.state import Karnag


def tile_of(at: i64) -> i64:
    """The action tile on which a cube lies."""
    return at // ON_TILE


def row_of(at: i64) -> i64:
    """The row in which it lies: MAIN or SECONDARY."""
    return at // SPACES % 2


def next_cube(s: Karnag) -> i64:
    """[7.1, 7.2] The next cube of this pass, of a later one or of the secondary row; -1 when none waits."""
    at = find_cube(s)
    while at < 0 and new_pass(s):
        at = find_cube(s)
    return at


def new_pass(s: Karnag) -> bool:
    """[7.2] Begin the row again for the blocked cubes, or the next row; False when everything is performed."""
    s.place = 0
    waiting = False
    for tile in range(ACTIONS):
        first = (tile * 2 + s.row) * SPACES
        for at in range(first, first + SPACES):
            if s.cubes[at] >= THIS_PASS:
                s.cubes[at] += REACHED - THIS_PASS
            if 0 < s.cubes[at] < REACHED:
                waiting = True
    if waiting:
        return True
    for tile in range(ACTIONS):
        for at in range((tile * 2 + s.row) * SPACES, (tile * 2 + s.row) * SPACES + SPACES):
            s.cubes[at] = 0
    if s.row == SECONDARY:
        return False
    s.row = SECONDARY
    return True


def find_cube(s: Karnag) -> i64:
    """The next cube of this pass, or -1; `place` goes along the line."""
    while s.place < ACTIONS:
        first = (s.line[s.place] * 2 + s.row) * SPACES
        met: i64 = 0
        for at in range(first, first + SPACES):
            cube = s.cubes[at]
            if cube >= THIS_PASS:
                met |= 1 << (cube & COLOUR)
            elif 0 < cube < REACHED:
                if met & (1 << cube):
                    break
                return at
        s.place += 1
    return -1

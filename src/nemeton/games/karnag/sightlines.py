"""What lightning from every square of the druid path of Karnag would meet, and how far it is from place to place.

Both are asked for thousands of times for the same position of the pieces, and are worked out once.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.data import CREATURE, GATE, GEMS, PATH, ROCK, STONE, SWAMP
from nemeton.games.karnag.rules.lightning import BLOCKED, FIELD
from nemeton.games.karnag.state import Karnag

NOTHING: Final = -1  # no creature in line
KEPT: Final = 256  # positions that are remembered, a power of two
LOW: Final = (1 << 40) - 1  # keeps a sum far from the largest number
FAR: Final = 99


# -- lines of sight -------------------------------------------------------------------------------


def flash_from(s: Karnag, at: i64) -> i64:
    """[10.2] The flash from a path square to the first creature in its line, see `lightning.flash`; BLOCKED: none."""
    board = s.board
    along = board.facing[at]
    if along < 0:
        return BLOCKED
    step = board.delta[along]
    cell = board.ring[at]
    out: i64 = 0
    while True:
        cell += step
        here = s.grid[cell]
        if here & (GATE | PATH):
            return BLOCKED
        out += 1 + (here & ROCK) * 256 + (here & SWAMP) * 32768 + (here & STONE) * 2097152
        if here & CREATURE:
            return out


def met_from(board: Board, at: i64, squares: i64) -> i64:
    """The cell this many squares in front of a path square."""
    return board.ring[at] + board.delta[board.facing[at]] * squares


def token_on(s: Karnag, cell: i64) -> i64:
    board = s.board
    token: i64 = 0
    while token < board.tokens and s.creatures[token] != cell:
        token += 1
    return token


@final
class Lines:
    """What a flash from each path square would meet first."""

    def __init__(self, s: Karnag) -> None:
        board = s.board
        self.board: Final = board
        self.tiles: Final = s.tiles[:]  # where everything lay, to tell whether it still does
        self.creatures: Final = s.creatures[:]
        self.gems: Final = s.gems[:]
        self.menhirs: Final = s.menhirs[:]
        self.token: Final = vec[i64]([NOTHING] * board.path_length)  # the creature
        self.cost: Final = vec[i64]([0] * board.path_length)  # the mana to reach it
        self.need: Final = vec[i64]([0] * board.path_length)  # the flash, with what it must pass
        self.prey: Final = vec[i64]([0] * board.path_length)  # the squares with a creature in line, in order
        count: i64 = 0
        for at in range(board.path_length):
            flashed = flash_from(s, at)
            if flashed != BLOCKED:
                self.token[at] = token_on(s, met_from(board, at, flashed & FIELD))
                self.cost[at] = flashed & FIELD
                self.need[at] = flashed
                self.prey[count] = at
                count += 1
        self.count: Final[i64] = count  # of these

    def fits(self, s: Karnag) -> bool:
        """Do all pieces that lightning meets lie as they did?"""
        if self.board is not s.board or len(self.gems) != len(s.gems):
            return False
        creatures = self.creatures
        for i in range(len(creatures)):
            if creatures[i] != s.creatures[i]:
                return False
        for i in range(len(self.gems)):
            if self.gems[i] != s.gems[i]:
                return False
        for i in range(len(self.menhirs)):
            if self.menhirs[i] != s.menhirs[i]:
                return False
        for i in range(len(self.tiles)):
            if self.tiles[i] != s.tiles[i]:
                return False
        return True


def mixed(s: Karnag) -> i64:
    """A number made from where creatures and gemstones lie."""
    out: i64 = 0
    for where in s.creatures:
        out = (out * 31 + where) & LOW
    for i in range(GEMS * s.players):
        out = (out * 31 + s.gems[i]) & LOW
    return (out ^ (out >> 20)) % KEPT


REMEMBERED: Final[list[Lines | None]] = [None] * KEPT


def lines_of(s: Karnag) -> Lines:
    """The lines of a position."""
    place = mixed(s)
    found = REMEMBERED[place]
    if found is None or not found.fits(s):
        found = Lines(s)
        REMEMBERED[place] = found
    return found


# -- distances ------------------------------------------------------------------------------------


def way_to(board: Board, at: i64, end: i64) -> i64:
    """The squares from a place to a path square, the shorter way, as if nobody stood there."""
    if at == board.council:
        best: i64 = board.path_length
        for corner in board.corners:
            best = min(best, way_to(board, corner, end))
        return best + 1
    far = end - at if end > at else at - end
    return far if far <= board.path_length - far else board.path_length - far


@final
class Ways:
    """How far it is on a board, as if nobody stood in the way."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        places: list[int] = [*range(board.path_length), board.council]
        # to[place * path_length + path square], place being a path square or the council
        self.to: Final = vec[i64]([0] * ((board.council + 1) * board.path_length))
        # into[place * cauldrons + cauldron]
        self.into: Final = vec[i64]([FAR] * ((board.council + 1) * board.cauldrons))
        for at in places:
            for end in range(board.path_length):
                far = way_to(board, at, end)
                self.to[at * board.path_length + end] = far
                for c in range(board.cauldrons):
                    if board.entrance[end * board.cauldrons + c]:
                        place = at * board.cauldrons + c
                        self.into[place] = min(self.into[place], far + 1)

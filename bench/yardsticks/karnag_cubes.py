"""What lies ahead of a seat in a round of Karnag: its cubes in the order in which they will be performed, and what its
druids could reach.
"""

from __future__ import annotations

from dataclasses import dataclass

from nemeton.games.karnag.board import Board
from nemeton.games.karnag.data import (
    ACTIONS,
    COLOUR,
    DRUIDS,
    MAIN,
    OUT,
    PHASE_D,
    PHASE_E,
    REACHED,
    SPACES,
    TILE_GEM,
    TILE_TELEPATHY,
)
from nemeton.games.karnag.rules.actions import space_count
from nemeton.games.karnag.rules.cubes import row_of, tile_of
from nemeton.games.karnag.rules.lightning import BLOCKED, FIELD
from nemeton.games.karnag.sightlines import flash_from, met_from, token_on
from nemeton.games.karnag.state import Karnag

FREE = 64  # marks a slot that no cube lies on yet
GOING_ON = 128  # marks the action being performed, if part of it is done already
CODE = 63  # a slot: tile * 2 + row
FAR = 999
TARGETS = 4  # places tried for each druid of a walk


class Ways:
    """Distances on a board: from every place to each cauldron."""

    def __init__(self, board: Board) -> None:
        count = board.cauldrons
        far = [FAR] * (board.path_length * count)
        for at in range(board.path_length):
            for end in range(board.path_length):
                for c in range(count):
                    if board.entrance[end * count + c]:
                        far[at * count + c] = min(far[at * count + c], around(board, at, end) + 1)
        self.to_cauldron = far


def around(board: Board, at: int, end: int) -> int:
    """The squares between two path squares by the shorter way, as if nobody stood there."""
    far = end - at if end > at else at - end
    return far if far <= board.path_length - far else board.path_length - far


WAYS: dict[str, Ways] = {}


def ways_of(board: Board) -> Ways:
    if board.digest not in WAYS:
        WAYS[board.digest] = Ways(board)
    return WAYS[board.digest]


class Prospects:
    """The round of one seat."""

    def __init__(self, s: Karnag, seat: int) -> None:
        board = s.board
        self.s = s
        self.board = board
        self.seat = seat
        self.left = board.rounds[s.players - 2] - s.round  # rounds after this one
        self.ways = ways_of(board)
        self.token = [-1] * board.path_length  # the creature that lightning from a path square hits
        self.cost = [0] * board.path_length
        self.need = [0] * board.path_length  # what it must pass
        self.prey: list[int] = []  # the path squares with something in line
        self.look()
        self.held = [0, 0, 0, 0]
        for token in range(board.tokens):
            if s.creatures[token] == OUT - 1 - seat:
                self.held[board.token_kind[token]] += 1
        self.crowd = 0  # the most druids that another seat has at the council
        self.full = 0  # cauldrons that others occupy, as a set
        self.survey()
        self.slots: list[int] = []
        self.spare = 0
        if s.phase == PHASE_D:
            self.draft_slots()
        elif s.phase == PHASE_E:
            self.action_slots()

    def look(self) -> None:
        s = self.s
        for at in range(self.board.path_length):
            flashed = flash_from(s, at)
            if flashed != BLOCKED:
                self.token[at] = token_on(s, met_from(self.board, at, flashed & FIELD))
                self.cost[at] = flashed & FIELD
                self.need[at] = flashed
                self.prey.append(at)

    def survey(self) -> None:
        """The druids of the others."""
        s = self.s
        board = self.board
        inside = [0] * board.cauldrons
        for other in range(s.players):
            if other != self.seat:
                count = 0
                for druid in range(DRUIDS * other, DRUIDS * other + DRUIDS):
                    at = s.druids[druid]
                    if at == board.council:
                        count += 1
                    elif board.cauldron <= at < board.council:
                        inside[at - board.cauldron] += 1
                self.crowd = max(self.crowd, count)
        for c in range(board.cauldrons):
            if inside[c] >= board.places[(s.players - 2) * board.cauldrons + c]:
                self.full |= 1 << c

    # -- the cubes, in the order in which they will be performed --------------------------------------

    def draft_slots(self) -> None:
        """The seat's cubes and all free spaces: per row, first one of each tile, then the second ones."""
        s = self.s
        laid = 0
        for row in range(2):
            for turn in range(2):
                for place in range(ACTIONS):
                    tile = s.line[place]
                    first = (tile * 2 + row) * SPACES
                    own = 0
                    free = 0
                    for at in range(first, first + space_count(s, tile, row)):
                        if s.cubes[at] == self.seat + 1:
                            own += 1
                        elif s.cubes[at] == 0:
                            free += 1
                    if turn == 0:
                        laid += own
                    if own > turn:
                        self.slots.append(tile * 2 + row)
                    elif own + free > turn and self.worth_a_cube(tile, row):
                        self.slots.append(tile * 2 + row + FREE)
        self.spare = self.board.cubes - laid

    def worth_a_cube(self, tile: int, row: int) -> bool:
        """Leading creatures and placing gemstones are not considered here."""
        return row == MAIN or (tile != TILE_GEM and tile != TILE_TELEPATHY)

    def action_slots(self) -> None:
        """The action being performed, if it is the seat's, and its cubes that wait."""
        s = self.s
        if s.current >= 0 and (s.cubes[s.current] & COLOUR) - 1 == self.seat and s.actor() == self.seat:
            code = tile_of(s.current) * 2 + row_of(s.current)
            self.slots.append(code + GOING_ON if s.did else code)
        for row in range(s.row, 2):
            self.waiting_slots(row, s.place if row == s.row else 0)

    def waiting_slots(self, row: int, begin: int) -> None:
        """Passes along a row: each takes one cube of a tile."""
        s = self.s
        taken = [0] * ACTIONS
        again = True
        while again:
            again = False
            for place in range(begin, ACTIONS):
                tile = s.line[place]
                first = (tile * 2 + row) * SPACES
                own = 0
                reached = False
                for at in range(first, first + SPACES):
                    if s.cubes[at] == self.seat + 1:
                        own += 1
                    elif s.cubes[at] >= REACHED and (s.cubes[at] & COLOUR) - 1 == self.seat:
                        reached = True
                if own > taken[tile] and not (begin > 0 and reached):
                    taken[tile] += 1
                    self.slots.append(tile * 2 + row)
            for tile in range(ACTIONS):
                first = (tile * 2 + row) * SPACES
                own = 0
                for at in range(first, first + SPACES):
                    if s.cubes[at] == self.seat + 1:
                        own += 1
                if own > taken[tile]:
                    again = True
            begin = 0

    # -- distances ----

    def can_go(self, at: int) -> bool:
        return at < self.board.path_length or at == self.board.council

    def squares_to(self, at: int, end: int) -> int:
        board = self.board
        if at != board.council:
            return around(board, at, end)
        best = FAR
        for corner in board.corners:
            best = min(best, around(board, corner, end))
        return best + 1

    def squares_into(self, at: int, c: int) -> int:
        board = self.board
        if at != board.council:
            return self.ways.to_cauldron[at * board.cauldrons + c]
        best = FAR
        for corner in board.corners:
            best = min(best, self.ways.to_cauldron[corner * board.cauldrons + c])
        return best + 1


@dataclass(frozen=True)
class Target:
    """A place for a druid: how many squares away, and what it is worth to be there."""

    squares: int
    end: int
    worth: float


def keep(found: list[Target], target: Target, token: int, tokens: list[int]) -> None:
    """Insert a place among the best few; of those for the same prey only the best is kept."""
    place = len(found)
    if token >= 0:
        for i in range(place):
            if found[i].end < len(tokens) and tokens[found[i].end] == token:
                if found[i].worth >= target.worth:
                    return
                found.pop(i)
                place -= 1
                break
    if place == TARGETS and found[place - 1].worth >= target.worth:
        return
    found.append(target)
    while place > 0 and found[place - 1].worth < target.worth:
        found[place] = found[place - 1]
        place -= 1
    found[place] = target
    if len(found) > TARGETS:
        found.pop()

"""What a seat's cubes of this round could still do in Karnag: prey in line, prey and cauldrons within reach."""

from __future__ import annotations

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.data import (
    ACTIONS,
    DRUIDS,
    GHOUL,
    NAJA,
    OUT,
    SHADOW,
    SPACES,
    TILE_CAPTURE,
    TILE_POTION,
    TRACK_CAPTURE,
    TRACK_MOVE,
    TRACKS,
)
from nemeton.games.karnag.data import DRUID as DRUID_HERE
from nemeton.games.karnag.rules.lightning import FIELD, ROCK_AT, STONE_AT, SWAMP_AT, part
from nemeton.games.karnag.sightlines import lines_of, way_to
from nemeton.games.karnag.state import Karnag


def waiting(s: Karnag, seat: i64, tile: i64) -> i64:
    """The cubes of a seat on a tile that are still to be performed."""
    n: i64 = 0
    for at in range(tile * 2 * SPACES, (tile * 2 + 2) * SPACES):
        if s.cubes[at] == seat + 1:
            n += 1
    return n


# -- prey -----------------------------------------------------------------------------------------


class Prey:
    """What a seat could catch from each path square: points in hand and at the end, and the mana it takes."""

    def __init__(self, s: Karnag, seat: i64) -> None:
        board = s.board
        self.points = vec[i64]([0] * board.path_length)  # 0: nothing
        self.cost = vec[i64]([0] * board.path_length)
        self.cell = vec[i64]([0] * board.path_length)
        reserve = vec[i64]([0, 0, 0, 0])
        for token in range(board.tokens):
            if s.creatures[token] == OUT - 1 - seat:
                reserve[board.token_kind[token]] += 1
        level = s.knowledge[TRACKS * seat + TRACK_CAPTURE]
        mana = s.mana[seat]
        lines = lines_of(s)
        for i in range(lines.count):
            at = lines.prey[i]
            flashed = lines.need[at]
            if flashed & FIELD > mana:
                continue
            if flashed >> ROCK_AT != 0 and (
                part(flashed, ROCK_AT) > reserve[SHADOW]
                or part(flashed, SWAMP_AT) > reserve[GHOUL]
                or part(flashed, STONE_AT) > reserve[NAJA]
            ):
                continue
            token = lines.token[at]
            self.cell[at] = s.creatures[token]
            self.cost[at] = flashed & FIELD
            self.points[at] = (
                board.creature_vp[board.token_kind[token]] + board.capture_each[level] + board.plain_creature
            )


# -- what a round may still bring -----------------------------------------------------------------


class Outlook:
    """What a seat's remaining cubes could do: points to hunt, points to walk up to, druids to bring into cauldrons."""

    def __init__(self) -> None:
        self.hunt: i64 = 0
        self.stalk: i64 = 0
        self.fetch: i64 = 0


def outlook(s: Karnag, seat: i64) -> Outlook:
    """Captures with prey in line; squares to walk before the last capture or potion, shared among the druids."""
    board = s.board
    out = Outlook()
    places = vec[i64]([0] * ACTIONS)
    for place in range(ACTIONS):
        places[s.line[place]] = place
    hunts = last_cube(s, seat, TILE_CAPTURE, places)
    brews = last_cube(s, seat, TILE_POTION, places)
    to_hunt = squares_before(s, seat, hunts, places)
    to_brew = squares_before(s, seat, brews, places)
    prey = Prey(s, seat)
    mana = s.mana[seat]
    met = vec[i64]([0, 0, 0])
    known: i64 = 0
    for i in range(DRUIDS):
        at = s.druids[DRUIDS * seat + i]
        if hunts >= 0 and at < board.path_length and prey.points[at] > 0 and prey.cost[at] <= mana:
            cell = prey.cell[at]
            if cell != met[0] and cell != met[1]:
                met[known] = cell
                known += 1
                mana -= prey.cost[at]
                out.hunt += prey.points[at]
                continue
        if at >= board.path_length and at != board.council:
            continue
        if hunts >= 0 and to_hunt > 0:
            end = nearest(s, at, to_hunt, prey, mana, met)
            if end >= 0:
                met[known] = prey.cell[end]
                known += 1
                mana -= prey.cost[end]
                to_hunt -= way_to(board, at, end)
                out.stalk += prey.points[end]
                continue
        if brews >= 0 and to_brew > 0:
            far = to_door(board, at)
            if far <= to_brew:
                to_brew -= far
                out.fetch += 1
    return out


def last_cube(s: Karnag, seat: i64, tile: i64, places: vec[i64]) -> i64:
    """When a seat's last cube on a tile comes: row and place as one number; -1: it has none."""
    last: i64 = -1
    for row in range(2):
        first = (tile * 2 + row) * SPACES
        for at in range(first, first + SPACES):
            if s.cubes[at] == seat + 1:
                last = row * ACTIONS + places[tile]
    return last


def squares_before(s: Karnag, seat: i64, when: i64, places: vec[i64]) -> i64:
    """[8.1] How many squares a seat's druids can go with cubes that come earlier."""
    board = s.board
    squares: i64 = s.left if s.turn == seat else 0
    if when < 0:
        return 0
    bonus = board.extra_squares[s.knowledge[TRACKS * seat + TRACK_MOVE]]
    for row in range(2):
        for tile in range(TILE_CAPTURE):  # the move tile and the gem tile
            if board.most_squares[tile * 2 + row] == 0 or row * ACTIONS + places[tile] >= when:
                continue
            first = (tile * 2 + row) * SPACES
            for at in range(first, first + SPACES):
                if s.cubes[at] == seat + 1:
                    squares += board.most_squares[tile * 2 + row] + bonus
    return squares


def to_door(board: Board, at: i64) -> i64:
    """The squares from a place into the nearest cauldron."""
    best = board.path_length
    for end in range(board.path_length):
        if board.door[end]:
            best = min(best, way_to(board, at, end) + 1)
    return best


def nearest(s: Karnag, at: i64, squares: i64, prey: Prey, mana: i64, met: vec[i64]) -> i64:
    """The path square within reach with the best prey, the nearest if equal; -1: none."""
    board = s.board
    best: i64 = -1
    most: i64 = 0
    for end in range(board.path_length):
        if prey.points[end] == 0 or prey.cost[end] > mana or prey.cell[end] == met[0] or prey.cell[end] == met[1]:
            continue
        far = way_to(board, at, end)
        if far > squares or s.grid[board.ring[end]] & DRUID_HERE:
            continue
        worth = 64 * prey.points[end] - 24 * prey.cost[end] - far
        if best < 0 or worth > most:
            best = end
            most = worth
    return best

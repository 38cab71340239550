"""[2] Set-up: obstacles, first creatures, druids."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.chance import Chance
from nemeton.core.state import Setup
from nemeton.core.vector import i64
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.boardfile import MOST_COLS, MOST_TILES
from nemeton.games.karnag.data import DECK, DRUIDS, ORDER, TURNS
from nemeton.games.karnag.data import DRUID as DRUID_HERE
from nemeton.games.karnag.moves import COLUMN, PLACE, ROW, TILE, TURN
from nemeton.games.karnag.rules.ask import Ask, Forced, bounded
from nemeton.games.karnag.rules.creatures import FIRST
from nemeton.games.karnag.rules.rounds import ROUND
from nemeton.games.karnag.state import Karnag, empty, tile_squares


def deal(setup: Setup, chance: Chance) -> Karnag:
    """[2] Cards and order of play are shuffled; obstacles, creatures and druids follow."""
    s = empty(setup, chance)
    chance.shuffle(DECK, s.deck, 0, s.board.cards)
    chance.shuffle(ORDER, s.order, 0, s.players)
    s.push(ROUND)
    s.push(PLACE_DRUID)
    s.push(FIRST)
    if setup.options["setup"] == "advanced":
        s.push(PICK_TILE)
    s.advance()
    return s


# -- obstacles ------------------------------------------------------------------------------------


def closed_squares(s: Karnag) -> set[int]:
    """[2.4] Where no obstacle may lie: round the gate, and on or round the obstacles already placed."""
    board = s.board
    out = set(board.keep_clear)
    for tile in range(board.tiles):
        for cell, _ in tile_squares(board, tile, s.tiles[tile]):
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    out.add(cell + dy * board.stride + dx)
    return out


def fits(board: Board, closed: set[int], tile: i64, turn: i64, x: i64, y: i64) -> bool:
    """[2.4] May a tile lie there? A mixed one covers a corner of the glade."""
    corner = not board.mixed[tile]
    for dx, dy, _ in board.turned[tile][turn]:
        cell = (y + dy) * board.stride + x + dx
        if x + dx > board.cols or y + dy > board.rows or cell in closed:
            return False
        corner = corner or cell in board.glade_corners
    return corner and len(board.turned[tile][turn]) > 0


def tile_rows(board: Board, closed: set[int], tile: i64, turn: i64, x: i64) -> list[int]:
    return [y for y in range(1, board.rows + 1) if fits(board, closed, tile, turn, x, y)]


def tile_columns(board: Board, closed: set[int], tile: i64, turn: i64) -> list[int]:
    return [x for x in range(1, board.cols + 1) if tile_rows(board, closed, tile, turn, x)]


def tile_turns(board: Board, closed: set[int], tile: i64) -> list[int]:
    return [turn for turn in range(TURNS) if tile_columns(board, closed, tile, turn)]


@final
class PickTile(Forced):
    """[2.4] In order of play, each seat takes an obstacle tile, the mixed ones first."""

    name = "pick_tile"
    rule = "2.4"

    def run(self, s: Karnag) -> bool:
        placed = len([1 for at in s.tiles if at >= 0])
        s.turn = s.order[placed % s.players]
        if not self.moves(s):  # [2.4] a tile that fits nowhere is left out
            return False
        return Forced.run(self, s)

    def moves(self, s: Karnag) -> list[int]:
        board = s.board
        closed = closed_squares(s)
        for mixed in (True, False):
            out: list[int] = []
            sorts: list[int] = []
            for tile in range(board.tiles):
                if s.tiles[tile] < 0 and board.mixed[tile] == mixed and board.sort[tile] not in sorts:
                    sorts.append(board.sort[tile])
                    if tile_turns(board, closed, tile):
                        out.append(TILE + tile)
            if out:
                return out
        return []

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        s.push(PICK_TILE)
        s.push(TurnTile(move - TILE))

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        board = s.board
        if verb != "tile":
            return Reason("2.4", "tile-first", {})
        if s.tiles[noun] >= 0:
            return Reason("2.4", "tile-lies", {"obstacle": board.tile_ids[noun]})
        return Reason(
            "2.4", "mixed-first" if not board.mixed[noun] else "same-tile", {"obstacle": board.tile_ids[noun]}
        )


@final
class TurnTile(Forced):
    """[2.4] Which way round the tile lies."""

    name = "turn_tile"
    rule = "2.4"

    def __init__(self, tile: int) -> None:
        self.tile: Final = bounded(tile, 0, MOST_TILES - 1)

    def args(self) -> list[object]:
        return [self.tile]

    def moves(self, s: Karnag) -> list[int]:
        return [TURN + turn for turn in tile_turns(s.board, closed_squares(s), self.tile)]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        s.push(TileColumn(self.tile, move - TURN))

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("turn_tile", "2.4", {"obstacle": s.board.tile_ids[self.tile]})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("2.4", "no-room" if verb == "turn" else "tile-first", {"obstacle": s.board.tile_ids[self.tile]})


@final
class TileColumn(Forced):
    """[2.4] The column of the tile's left edge."""

    name = "tile_column"
    rule = "2.4"

    def __init__(self, tile: int, turn: int) -> None:
        self.tile: Final = bounded(tile, 0, MOST_TILES - 1)
        self.turn: Final = bounded(turn, 0, TURNS - 1)

    def args(self) -> list[object]:
        return [self.tile, self.turn]

    def moves(self, s: Karnag) -> list[int]:
        return [COLUMN + x - 1 for x in tile_columns(s.board, closed_squares(s), self.tile, self.turn)]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        s.push(TileRow(self.tile, self.turn, move - COLUMN + 1))

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("tile_column", "2.4", {"obstacle": s.board.tile_ids[self.tile]})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("2.4", "no-room" if verb == "column" else "tile-first", {"obstacle": s.board.tile_ids[self.tile]})


@final
class TileRow(Forced):
    """[2.4] The row of the tile's upper edge."""

    name = "tile_row"
    rule = "2.4"

    def __init__(self, tile: int, turn: int, x: int) -> None:
        self.tile: Final = bounded(tile, 0, MOST_TILES - 1)
        self.turn: Final = bounded(turn, 0, TURNS - 1)
        self.x: Final = bounded(x, 1, MOST_COLS)

    def args(self) -> list[object]:
        return [self.tile, self.turn, self.x]

    def moves(self, s: Karnag) -> list[int]:
        return [ROW + y - 1 for y in tile_rows(s.board, closed_squares(s), self.tile, self.turn, self.x)]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        board = s.board
        tiles = s.tiles[:]
        tiles[self.tile] = (self.turn * board.rows + move - ROW) * board.cols + self.x - 1
        s.tiles = tiles
        s.survey()
        if s.log is not None:
            s.tell(
                "2.4",
                "tile",
                {
                    "seat": seat,
                    "obstacle": board.tile_ids[self.tile],
                    "at": board.name((move - ROW + 1) * board.stride + self.x),
                },
            )

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("tile_row", "2.4", {"obstacle": s.board.tile_ids[self.tile]})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("2.4", "no-room" if verb == "row" else "tile-first", {"obstacle": s.board.tile_ids[self.tile]})


# -- druids ---------------------------------------------------------------------------------------


@final
class PlaceDruid(Ask):
    """[2.7] In order of play, three times round, each seat places a druid on a free start square."""

    name = "place_druid"
    rule = "2.7"

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        placed: i64 = 0
        for at in s.druids:
            if at != s.board.nowhere:
                placed += 1
        if placed == DRUIDS * s.players:
            return False
        s.turn = s.order[placed % s.players]
        return True

    def moves(self, s: Karnag) -> list[int]:
        board = s.board
        return [PLACE + i for i in range(board.start_count) if not s.grid[board.ring[board.starts[i]]] & DRUID_HERE]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        board = s.board
        druid = DRUIDS * seat
        while s.druids[druid] != board.nowhere:
            druid += 1
        s.move_druid(druid, board.starts[move - PLACE])
        if s.log is not None:
            s.tell("2.7", "place", {"seat": seat, "to": board.starts[move - PLACE]})
        s.push(PLACE_DRUID)

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb != "place":
            return Reason("2.7", "place-first", {})
        return Reason("1.3", "druid-there", {"to": s.board.starts[noun]})


PICK_TILE: Final = PickTile()
PLACE_DRUID: Final = PlaceDruid()

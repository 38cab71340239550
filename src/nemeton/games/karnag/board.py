"""A board to play on: the contents of a board file as tables. Every state of a game refers to the same one.

Squares are cells of a grid with the druid path as its rim: cell = row * stride + column, both from 0.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, final

from nemeton.core.boards import digest, written
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.boardfile import DRUIDS, BoardFile, rotations
from nemeton.games.karnag.data import EAST, GATE, NORTH, PATH, SOUTH, SPEED, WEST


@final
class Board:
    """Never changed once made; its tables are indexed by number, and most are vectors."""

    def __init__(self, text: str) -> None:
        file = BoardFile(json.loads(text))
        self.text: Final = text  # what it says, see core/boards.py
        self.file: Final = file
        self.digest: Final = digest(text)

        # -- the grid: the glade, and the path as its rim
        self.cols: Final[i64] = file.cols
        self.rows: Final[i64] = file.rows
        self.stride: Final[i64] = file.cols + 2
        self.cells: Final[i64] = (file.cols + 2) * (file.rows + 2)
        self.delta: Final = vec[i64]([-file.cols - 2, 1, file.cols + 2, -1])  # by direction
        grid = range((file.cols + 2) * (file.rows + 2))

        # -- the path
        ring = [_ring(file, i) for i in range(file.path)]
        at = {cell: i for i, cell in enumerate(ring)}
        self.path_length: Final[i64] = file.path
        self.ring: Final = vec[i64](ring)  # the cell of a path square
        self.ring_at: Final = vec[i64]([at.get(cell, -1) for cell in grid])
        self.corners: Final = vec[i64](file.corners)
        self.facing: Final = vec[i64]([_facing(file, i) for i in range(file.path)])
        self.starts: Final = vec[i64](file.starts)
        self.start_count: Final[i64] = len(file.starts)

        # Where a druid is: a path square, or beyond them a cauldron, the council, nowhere yet.
        self.cauldron_names: Final = file.cauldrons
        self.cauldrons: Final[i64] = len(file.cauldrons)
        self.cauldron: Final[i64] = file.path
        self.council: Final[i64] = file.path + len(file.cauldrons)
        self.nowhere: Final[i64] = file.path + len(file.cauldrons) + 1
        # entrance[path square * cauldrons + cauldron]: 1 where that cauldron is entered.
        self.entrance: Final = vec[i64](
            [1 if i in file.entrances[c] else 0 for i in range(file.path) for c in range(len(file.cauldrons))]
        )
        # door[path square]: is it an entrance of any cauldron?
        self.door: Final = vec[i64]([1 if any(i in e for e in file.entrances) else 0 for i in range(file.path)])
        # places[(seats - 2) * cauldrons + cauldron]
        self.places: Final = vec[i64]([p for places in file.places for p in places])

        # -- the glade
        self.gate_cell: Final = vec[i64](file.gate)
        self.arrow: Final = vec[i64](file.arrow)
        self.other_side: Final = vec[i64](file.other)
        self.region: Final = vec[i64](file.region)  # 0 green and yellow, 1 light brown, 2 dark brown; -1 none
        self.menhir_bonus: Final = vec[i64](file.menhir_bonus)
        self.gem_end: Final = vec[i64](file.gem_end)
        inside = [_inside(file, cell) for cell in grid]
        # heading[cell]: where a creature goes there by itself; -1 outside the glade.
        self.heading: Final = vec[i64]([_heading(file, cell) if inside[cell] else -1 for cell in grid])
        # nearness[cell]: the distance to the nearest border, then that to both nearest ones, as one number.
        self.nearness: Final = vec[i64]([_nearness(file, cell) if inside[cell] else 0 for cell in grid])
        # bare[cell]: the bits of an empty board without obstacles.
        self.bare: Final = vec[i64]([GATE if c in file.gate else 0 if inside[c] else PATH for c in grid])

        # -- obstacles
        shapes = [rotations(cells) for cells in file.tile_cells]
        self.tiles: Final[i64] = len(file.tile_ids)
        self.tile_ids: Final = file.tile_ids
        self.mixed: Final = file.mixed
        # Tiles of the same sort (equal squares up to turning) are interchangeable: sort[tile] is the first of them.
        self.sort: Final = [min([j for j in range(i + 1) if shapes[j][0] in shapes[i]]) for i in range(len(shapes))]
        # turned[tile][turn]: the squares of a tile as (dx, dy, terrain); none where the turn looks like an earlier one.
        self.turned: Final[list[list[list[tuple[int, int, int]]]]] = [
            [shape if shape not in turns[:turn] else [] for turn, shape in enumerate(turns)] for turns in shapes
        ]
        self.keep_clear: Final = file.keep_clear
        self.glade_corners: Final = [file.cell(x, y) for x in (1, file.cols) for y in (1, file.rows)]
        # Where a tile lies: (turn * rows + y - 1) * cols + x - 1 of the corner of its box; -1 nowhere.
        self.basic: Final = vec[i64]([(y - 1) * file.cols + x - 1 for x, y in file.tile_at])

        # -- creatures
        self.tokens: Final[i64] = len(file.token_kind)
        self.token_kind: Final = vec[i64](file.token_kind)
        self.token_turn: Final = vec[i64]([1 if right else 3 for right in file.token_right])  # quarters clockwise
        self.creature_vp: Final = vec[i64](file.creature_vp)
        self.collision: Final = vec[i64](file.collision)

        # -- seats and their pieces
        self.menhirs: Final[i64] = file.menhirs
        self.mana: Final[i64] = file.mana
        self.mana_max: Final[i64] = file.mana_max
        self.vp: Final[i64] = file.vp
        self.rounds: Final = vec[i64](file.rounds)
        self.die: Final = vec[i64](file.die)
        self.faces: Final[i64] = len(file.die)
        self.penalty: Final = vec[i64](file.penalty)
        self.penalty_reach: Final[i64] = len(file.penalty) - 1

        # -- knowledge, by level, 0 being below the track (lists made first: mypyc knows no star in a list given to vec)
        strides, steps, mana = [0, *file.stride], [0, *file.gem_steps], [0, *file.recovery]
        scrolls, pairs, triples = [False, *file.parchment], [[0, 0], *file.capture], [[0, 0, 0], *file.council]
        self.levels: Final[i64] = file.levels
        self.capture_once: Final = vec[i64]([once for once, _ in pairs])
        self.capture_each: Final = vec[i64]([each for _, each in pairs])
        self.extra_squares: Final = vec[i64](strides)
        # council_bonus[level * (DRUIDS + 1) + druids]: the sum for so many druids at the council.
        self.council_bonus: Final = vec[i64]([sum(three[:k]) for three in triples for k in range(DRUIDS + 1)])
        self.gem_steps: Final = vec[i64](steps)
        self.recovery: Final = vec[i64](mana)
        self.parchment: Final = vec[i64]([1 if scroll else 0 for scroll in scrolls])

        # -- action tiles
        self.cubes: Final[i64] = file.cubes
        # space_count[((seats - 2) * 2 + row) * ACTIONS + place in the row of tiles]
        self.space_count: Final = vec[i64](
            [n for s in range(4) for counts in (file.main[s], [file.secondary[s]] * 6) for n in counts]
        )
        # [tile * 2 + row]
        self.least_squares: Final = vec[i64]([least for tile in file.walks for least, _ in tile])
        self.most_squares: Final = vec[i64]([most for tile in file.walks for _, most in tile])
        self.lead: Final = vec[i64](file.lead)
        self.potion: Final = vec[i64](file.potion[0] + file.potion[1])  # [row * DRUIDS + druids - 1]
        self.draw: Final = vec[i64](file.draw)
        self.compensation: Final[i64] = file.compensation

        # -- power cards
        count = file.card_count
        self.cards: Final[i64] = sum(count)
        self.card_kind: Final = vec[i64]([k for k in range(len(count)) for _ in range(count[k])])
        self.card_amount: Final = vec[i64](file.card_amount)
        self.of_kind: Final = vec[i64]([_cards(count, k) for k in range(len(count))])  # the cards of a kind, as a set
        self.unmarked: Final[i64] = sum(count[:6])  # cards below this number have a plain back
        # The most squares that one move may have left: the largest action with its bonus, and every speed card on it.
        total = max([most for tile in file.walks for _, most in tile]) + max(file.stride)
        self.most_total: Final[i64] = total
        self.longest_walk: Final[i64] = total + file.card_amount[SPEED] * count[SPEED]

        # How many of the nouns of a verb there are on this board, see moves.py.
        self.nouns: Final = {
            "tile": len(file.tile_ids),
            "column": file.cols,
            "row": file.rows,
            "place": len(file.starts),
            "cauldron": len(file.cauldrons),
            "creature": len(file.token_kind),
        }

        # -- the end
        self.per_card: Final[i64] = file.per_card
        self.ring_menhir: Final[i64] = file.ring[0]
        self.ring_other: Final[i64] = file.ring[1]
        self.ring_creature: Final[i64] = file.ring[2]
        self.plain_menhir: Final[i64] = file.no_ring[0]
        self.plain_creature: Final[i64] = file.no_ring[1]

    def col(self, cell: int) -> int:
        return cell % self.stride

    def row(self, cell: int) -> int:
        return cell // self.stride

    def square(self, x: int, y: int) -> int:
        """The cell of a square of the glade, counted from 1, or of the path (0 and beyond the last)."""
        return self.file.cell(x, y)

    def name(self, cell: int) -> str:
        """A square in words and notation: `h5` in the glade (column, row), its number on the path."""
        if self.ring_at[cell] >= 0:
            return str(self.ring_at[cell])
        letters = ""
        x = self.col(cell)
        while x > 0:
            letters = chr(ord("a") + (x - 1) % 26) + letters
            x = (x - 1) // 26
        return f"{letters}{self.row(cell)}"


def _ring(file: BoardFile, i: int) -> int:
    """The cell of a path square: clockwise from the north-west corner."""
    w, h = file.cols, file.rows
    if i <= w + 1:
        return file.cell(i, 0)
    i -= w + 1
    if i <= h + 1:
        return file.cell(w + 1, i)
    i -= h + 1
    if i <= w + 1:
        return file.cell(w + 1 - i, h + 1)
    return file.cell(0, h + 1 - (i - w - 1))


def _facing(file: BoardFile, i: int) -> int:
    """The direction in which a druid looks from a path square; -1 from a corner."""
    if i in file.corners:
        return -1
    y, x = divmod(_ring(file, i), file.cols + 2)
    return SOUTH if y == 0 else NORTH if y == file.rows + 1 else EAST if x == 0 else WEST


def _inside(file: BoardFile, cell: int) -> bool:
    y, x = divmod(cell, file.cols + 2)
    return 1 <= x <= file.cols and 1 <= y <= file.rows


def _distances(file: BoardFile, cell: int) -> list[tuple[int, int]]:
    """The squares needed to reach each border, with its direction, the nearest first."""
    y, x = divmod(cell, file.cols + 2)
    return sorted([(y, NORTH), (file.cols + 1 - x, EAST), (file.rows + 1 - y, SOUTH), (x, WEST)])


def _nearness(file: BoardFile, cell: int) -> int:
    first, second = _distances(file, cell)[:2]
    return first[0] * 128 + first[0] + second[0]


def _quarter(file: BoardFile, cell: int) -> tuple[bool, bool]:
    y, x = divmod(cell, file.cols + 2)
    return y > file.rows // 2, x > file.cols // 2


def _heading(file: BoardFile, cell: int) -> int:
    first, second = _distances(file, cell)[:2]
    if first[0] < second[0]:
        return first[1]
    for i in range(4):
        if _quarter(file, file.gate[i]) == _quarter(file, cell):
            return file.arrow[i]
    return first[1]


def _cards(count: list[int], kind: int) -> int:
    first = sum(count[:kind])
    return sum([1 << i for i in range(first, first + count[kind])])


STANDARD: Final = Board(written((files("nemeton.games.karnag") / "board.toml").read_text(encoding="utf-8")))

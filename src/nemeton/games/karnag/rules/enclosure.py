"""[18.3] By option: the closed line round the gate that holds the fewest squares, those under it included.

Lines between menhirs cut the glade into fields. A closed line encloses some of them, always including the gate's field,
and the more fields it encloses the more squares. So we begin with only the gate's field and add only what cannot be
avoided: wherever the edge of the fields held so far is not a closed line through different menhirs, one of the fields
next to that place must be added, whatever the line. The smallest collections come first, so the first good one is best.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from nemeton.core.vector import i64
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.rules.menhirs import between

OUTSIDE: Final = 0  # the field beyond all lines


def smallest_area(board: Board, menhirs: list[int]) -> tuple[int, list[int]]:
    """How many squares the best closed lines hold, and all menhirs on them; (0, []) if there is none."""
    search = Enclosure(board, menhirs)
    search.run()
    return search.best, sorted(search.ring)


class Enclosure:
    """The fields between the lines, and the search for the smallest collection of them round the gate."""

    def __init__(self, board: Board, menhirs: list[int]) -> None:
        self.board: Final = board
        self.menhirs: Final = menhirs
        self.walls: Final[set[tuple[int, int]]] = set()  # the steps of all lines, each from its lower square
        self.lines: Final[list[list[int]]] = []  # the squares of each line, its menhirs first and last
        self.draw_lines()
        self.field: Final = self.find_fields()  # of each nook, see `nook`
        self.squares: Final = self.cover()  # that each field holds or touches
        self.corners: Final = self.find_corners()
        self.best = 0
        self.ring: set[int] = set()
        self.steps = 0  # collections looked at

    def draw_lines(self) -> None:
        """[18.2] Straight lines between neighbouring menhirs, not over the gate."""
        for i, a in enumerate(self.menhirs):
            for b in self.menhirs[:i]:
                cells = between(self.board, a, b)
                if len(cells) > 1 and not any(c in self.board.gate_cell or c in self.menhirs for c in cells[1:-1]):
                    self.lines.append(cells)
                    for k in range(1, len(cells)):
                        self.walls.add((cells[k - 1], cells[k]))

    # -- fields: a nook is the point where four squares meet, numbered as the square to its north-west ----------------

    def find_fields(self) -> list[int]:
        """Nooks that no line separates are in one field; 0 is the one at the border."""
        field = [-1] * (self.board.stride * (self.board.rows + 1))
        count = 0
        for first in range(len(field)):
            if first % self.board.stride <= self.board.cols and field[first] < 0:
                self.flood(field, first, count)
                count += 1
        return field

    def flood(self, field: list[int], first: i64, number: i64) -> None:
        field[first] = number
        waiting: list[int] = [first]
        while waiting:
            for nook in self.beside(waiting.pop()):
                if field[nook] < 0:
                    field[nook] = number
                    waiting.append(nook)

    def beside(self, nook: i64) -> list[int]:
        """The nooks next to one, with no line between."""
        x, y = nook % self.board.stride, nook // self.board.stride
        out: list[int] = []
        if x < self.board.cols and (nook + 1, nook + 1 + self.board.stride) not in self.walls:
            out.append(nook + 1)
        if x > 0 and (nook, nook + self.board.stride) not in self.walls:
            out.append(nook - 1)
        if y < self.board.rows and (nook + self.board.stride, nook + self.board.stride + 1) not in self.walls:
            out.append(nook + self.board.stride)
        if y > 0 and (nook, nook + 1) not in self.walls:
            out.append(nook - self.board.stride)
        return out

    def cover(self) -> list[set[int]]:
        """The squares of the fields, those under their edges included."""
        out: list[set[int]] = [set() for _ in range(max(self.field) + 1)]
        for nook, number in enumerate(self.field):
            if number >= 0:
                out[number].update((nook, nook + 1, nook + self.board.stride, nook + self.board.stride + 1))
        return out

    def around(self, square: i64) -> list[int]:
        """The fields at the four corners of a square, in a circle."""
        nooks = (square - self.board.stride - 1, square - self.board.stride, square, square - 1)
        return [self.field[nook] for nook in nooks]

    def find_corners(self) -> list[int]:
        """The squares where lines meet or cross: menhirs first."""
        seen: set[int] = set()
        crossed: list[int] = []
        for cells in self.lines:
            for cell in cells[1:-1]:
                if cell in seen:
                    crossed.append(cell)
                seen.add(cell)
        return self.menhirs + crossed

    # -- the search ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Try the smallest collections first; those as small as the first good one are looked at, too [18.4]."""
        waiting: list[tuple[int, int, int]] = []
        self.wait(
            waiting, 1 << self.field[self.board.rows // 2 * self.board.stride + self.board.cols // 2], 1 << OUTSIDE
        )
        while waiting:
            size, held, barred = heappop(waiting)
            if self.best and size > self.best:
                return
            self.steps += 1
            troubles = self.troubles(held)
            if not troubles:
                self.best = size
                self.ring.update([m for m in self.menhirs if len({held >> f & 1 for f in self.around(m)}) > 1])
                continue
            cures = [[field for field in fields if not barred >> field & 1] for fields in troubles]
            for field in min(cures, key=len):
                self.wait(waiting, held | 1 << field, barred)
                barred |= 1 << field

    def wait(self, waiting: list[tuple[int, int, int]], held: int, barred: int) -> None:
        """Queue a collection of fields, unless it holds a barred one."""
        if held & barred:
            return
        squares: set[int] = set()
        for field in range(len(self.squares)):
            if held >> field & 1:
                squares |= self.squares[field]
        heappush(waiting, (len(squares), held, barred))

    def troubles(self, held: int) -> list[list[int]]:
        """Wherever the edge is not one closed line, the fields of which at least one must be added.

        A line is left at menhirs only: at a crossing it goes straight on, and an even number of the four fields there
        is held. No menhir is met twice: the held ones of its four fields lie side by side.
        """
        out: list[list[int]] = []
        for place, square in enumerate(self.corners):
            fields = self.around(square)
            inside = [held >> field & 1 for field in fields]
            twice = inside[0] == inside[2] != inside[1] == inside[3]
            if twice if place < len(self.menhirs) else sum(inside) & 1:
                out.append(sorted({field for field in fields if not held >> field & 1}))
        if not out:
            beside = self.second_edge(held)
            if beside:
                out.append(beside)
        return out

    def second_edge(self, held: int) -> list[int]:
        """The fields along edges that are not the one with the topmost line.

        No closed line that leaves such an edge as it is can hold what lies below the topmost line.
        """
        edges = [cells for cells in self.lines if len({held >> field & 1 for field in self.sides(cells, 1)}) > 1]
        joined: set[int] = {min([cells[0] for cells in edges])}  # squares are numbered from the top
        grown = True
        while grown:
            reached = [cells for cells in edges if (cells[0] in joined) != (cells[-1] in joined)]
            for cells in reached:
                joined.update((cells[0], cells[-1]))
            grown = len(reached) > 0
        out: set[int] = set()
        for cells in edges:
            if cells[0] not in joined:
                out.update(self.sides(cells, len(cells) - 1))
        return sorted([field for field in out if not held >> field & 1])

    def sides(self, cells: list[int], steps: i64) -> list[int]:
        """The fields on both sides of the first steps of a line."""
        other: i64 = self.board.stride if cells[1] == cells[0] + 1 else 1
        out: list[int] = []
        for cell in cells[:steps]:
            out += [self.field[cell], self.field[cell - other]]
        return out

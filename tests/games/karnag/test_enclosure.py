"""[18.3] An option: the closed line around the fewest squares. The same as by trying all, in few steps."""

from __future__ import annotations

import random

from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.rules.enclosure import Enclosure, smallest_area
from nemeton.games.karnag.rules.ending import Link, links
from nemeton.games.karnag.rules.menhirs import between

FREE = [
    cell
    for x in range(1, STANDARD.cols + 1)
    for y in range(1, STANDARD.rows + 1)
    if (cell := STANDARD.square(x, y)) not in list(STANDARD.gate_cell)
]
FEW = 1000  # collections of fields


def within(corners: list[int]) -> int:
    """How many squares a closed line covers or encloses, square by square."""
    under = {cell for i, corner in enumerate(corners) for cell in between(STANDARD, corner, corners[i - 1])}
    pieces = [between(STANDARD, corner, corners[i - 1]) for i, corner in enumerate(corners)]
    uprights = [cells for cells in pieces if cells[0] % STANDARD.stride == cells[-1] % STANDARD.stride]
    inside = 0
    for cell in FREE + list(STANDARD.gate_cell):
        x, y = cell % STANDARD.stride, cell // STANDARD.stride
        met = [
            up
            for up in uprights
            if up[0] % STANDARD.stride > x and up[0] // STANDARD.stride <= y < up[-1] // STANDARD.stride
        ]
        inside += cell not in under and len(met) % 2
    return len(under) + inside


def rings(found: list[list[Link]], way: list[int], crossings: int) -> list[list[int]]:
    """All closed lines through different menhirs that cross the ray from the gate an odd number of times."""
    out: list[list[int]] = []
    for link in found[way[-1]]:
        if link.to == way[0] and len(way) > 3 and way[1] < way[-1] and (crossings + link.crosses) % 2:
            out.append(way)
        elif link.to > way[0] and link.to not in way:
            out += rings(found, [*way, link.to], crossings + link.crosses)
    return out


def by_trying_all(menhirs: list[int]) -> tuple[int, list[int]]:
    found = links(STANDARD, menhirs)
    lines = [[menhirs[i] for i in way] for start in range(len(menhirs)) for way in rings(found, [start], 0)]
    sizes = [within(line) for line in lines]
    best = min(sizes, default=0)
    return best, sorted({cell for line, size in zip(lines, sizes, strict=True) if size == best for cell in line})


def scattered(luck: random.Random) -> list[int]:
    """Menhirs that often lie in line: on a few rows and columns."""
    columns = luck.sample(range(1, STANDARD.cols + 1), luck.randint(2, 6))
    rows = luck.sample(range(1, STANDARD.rows + 1), luck.randint(2, 6))
    pool = [cell for cell in FREE if cell % STANDARD.stride in columns and cell // STANDARD.stride in rows]
    return luck.sample(pool, min(len(pool), luck.randint(4, 14)))


def test_18_3_the_same_lines_as_by_trying_all() -> None:
    luck = random.Random(18)
    closed = 0
    for _ in range(500):
        menhirs = scattered(luck)
        assert smallest_area(STANDARD, menhirs) == by_trying_all(menhirs)
        closed += smallest_area(STANDARD, menhirs)[0] > 0
    assert closed > 100


def test_18_3_a_lattice_of_35_menhirs_is_seen_at_once() -> None:
    lattice = [STANDARD.square(x, y) for x in (2, 4, 6, 8, 10, 12, 14) for y in (1, 3, 5, 9, 11)]
    search = Enclosure(STANDARD, lattice)
    search.run()
    assert (len(lattice), search.best, search.steps) == (35, 25, 1)


def test_18_3_no_scattering_of_35_menhirs_takes_many_steps() -> None:
    luck = random.Random(35)
    for _ in range(60):
        search = Enclosure(STANDARD, luck.sample(FREE, 35))
        search.run()
        assert search.steps < FEW

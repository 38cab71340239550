"""[18] The end: the final count, and whether the menhirs close a line round the gate."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.karnag.data import (
    AREA,
    COLS,
    GATE_CELL,
    GEM_END,
    GEMS,
    MENHIRS,
    OUT,
    PER_CARD,
    PLAIN_CREATURE,
    PLAIN_MENHIR,
    REGION,
    RING_CREATURE,
    RING_MENHIR,
    RING_OTHER,
    ROWS,
    STRIDE,
    TOKENS,
)
from nemeton.games.karnag.rules.menhirs import between
from nemeton.games.karnag.state import Karnag

FAR: Final = 1 << 30


@final
class FinalCount(Step[Karnag]):
    """[18.1] After the last round: cards, gemstones, menhirs and creatures; nothing more is put on the agenda."""

    name = "final_count"
    rule = "18.1"

    def run(self, s: Karnag) -> bool:
        s.phase = 8
        menhirs = [cell for cell in s.menhirs if cell > 0]
        length, ring = encircle(menhirs, s.house & AREA != 0)
        if s.log is not None:
            s.tell("18.2" if ring else "18.6", "ring" if ring else "no-ring", {"squares": length, "menhirs": len(ring)})
        for seat in range(s.players):
            count(s, seat, ring)
        return False


def count(s: Karnag, seat: i64, ring: list[int]) -> None:
    """[18.1, 18.5, 18.6] What a seat gains at the end."""
    cards = s.held(seat) * PER_CARD
    gems: i64 = 0
    for i in range(GEMS * seat, GEMS * seat + GEMS):
        if s.gems[i] > 0:
            gems += GEM_END[REGION[s.gems[i]]]
    menhirs: i64 = 0
    for i in range(MENHIRS * seat, MENHIRS * seat + MENHIRS):
        cell = s.menhirs[i]
        if cell > 0:
            menhirs += PLAIN_MENHIR if not ring else RING_MENHIR if cell in ring else RING_OTHER
    creatures: i64 = 0
    for token in range(TOKENS):
        if s.creatures[token] == OUT - 1 - seat:
            creatures += RING_CREATURE if ring else PLAIN_CREATURE
    s.vp[seat] += cards + gems + menhirs + creatures
    if s.log is not None:
        facts: dict[str, object] = {"seat": seat, "cards": cards, "gems": gems, "menhirs": menhirs}
        facts.update({"creatures": creatures, "total": s.vp[seat]})
        s.tell("18.1", "count", facts)


# -- encirclement ---------------------------------------------------------------------------------


class Link:
    """[18.2] A straight line between neighbouring menhirs, not over the gate."""

    def __init__(self, to: i64, squares: i64, crosses: i64) -> None:
        self.to: Final = to
        self.squares: Final = squares
        self.crosses: Final = crosses  # does it cross the ray from the gate to the east border? 1 or 0


def links(menhirs: list[int]) -> list[list[Link]]:
    """The lines of each menhir, by its place in the list."""
    out: list[list[Link]] = [[] for _ in menhirs]
    for i, a in enumerate(menhirs):
        for j in range(i):
            cells = between(a, menhirs[j])
            if len(cells) < 2 or any(cell in GATE_CELL or cell in menhirs for cell in cells[1:-1]):
                continue
            crosses = 1 if crosses_ray(cells) else 0
            out[i].append(Link(j, len(cells) - 1, crosses))
            out[j].append(Link(i, len(cells) - 1, crosses))
    return out


def crosses_ray(cells: list[int]) -> bool:
    """Does a line cross the ray that runs from the gate to the east between the two middle rows?"""
    top = cells[0] // STRIDE
    bottom = cells[-1] // STRIDE
    return cells[0] % STRIDE > COLS // 2 and top <= ROWS // 2 < bottom


def encircle(menhirs: list[int], by_area: bool) -> tuple[int, list[int]]:
    """[18.2-18.4] The measure of the best closed line round the gate, and all menhirs on one as good; (0, []) if none.

    A closed line goes round the gate if it crosses the ray an odd number of times.
    """
    found = links(menhirs)
    if by_area:
        return smallest_area(menhirs, found)
    best = FAR
    ring: list[int] = []
    for i in range(len(menhirs)):
        length = shortest_round(found, i)
        if length < best:
            best = length
            ring = []
        if length == best and length < FAR:
            ring.append(menhirs[i])
    return (best if ring else 0), ring


def shortest_round(found: list[list[Link]], start: i64) -> int:
    """The shortest way from a menhir back to it with an odd number of crossings (Dijkstra); FAR if there is none."""
    far = [FAR] * (2 * len(found))
    done = [False] * (2 * len(found))
    far[2 * start] = 0
    while True:
        here = -1
        for k in range(len(far)):
            if not done[k] and far[k] < FAR and (here < 0 or far[k] < far[here]):
                here = k
        if here < 0 or here == 2 * start + 1:
            return far[2 * start + 1]
        done[here] = True
        for link in found[here // 2]:
            to = 2 * link.to + ((here & 1) ^ link.crosses)
            far[to] = min(far[to], far[here] + link.squares)


def smallest_area(menhirs: list[int], found: list[list[Link]]) -> tuple[int, list[int]]:
    """[18.3] By option: the closed lines that hold the fewest squares, those under the line included."""
    search = AreaSearch(menhirs, found)
    for start in range(len(menhirs)):
        search.walk([start], 0)
    return (search.best if search.ring else 0), sorted(search.ring)


class AreaSearch:
    """All closed lines through different menhirs, each found from its lowest menhir."""

    def __init__(self, menhirs: list[int], found: list[list[Link]]) -> None:
        self.menhirs: Final = menhirs
        self.found: Final = found
        self.core: Final = closed_part(found)
        self.best = FAR
        self.ring: set[int] = set()

    def walk(self, way: list[int], crossings: int) -> None:
        for link in self.found[way[-1]]:
            if link.to == way[0] and len(way) > 3 and way[1] < way[-1] and (crossings + link.crosses) & 1:
                self.close(way)
            elif link.to > way[0] and link.to in self.core and link.to not in way:
                self.walk([*way, link.to], crossings + link.crosses)

    def close(self, way: list[int]) -> None:
        corners = [self.menhirs[i] for i in way]
        area = squares_within(corners)
        if area < self.best:
            self.best = area
            self.ring = set()
        if area == self.best:
            self.ring.update(corners)


def closed_part(found: list[list[Link]]) -> set[int]:
    """The menhirs that can be on a closed line: those with two lines left when dead ends are taken away."""
    core = {i for i in range(len(found)) if len(found[i]) > 1}
    while True:
        less = {i for i in core if len([1 for link in found[i] if link.to in core]) > 1}
        if len(less) == len(core):
            return core
        core = less


def squares_within(corners: list[int]) -> int:
    """How many squares a closed line covers or encloses."""
    under: set[int] = set()
    uprights: list[tuple[int, int, int]] = []
    for i, corner in enumerate(corners):
        cells = between(corner, corners[i - 1])
        under.update(cells)
        if cells[0] % STRIDE == cells[-1] % STRIDE:
            uprights.append((cells[0] % STRIDE, cells[0] // STRIDE, cells[-1] // STRIDE))
    inside = 0
    for y in range(1, ROWS + 1):
        for x in range(1, COLS + 1):
            crossed = [1 for at, top, bottom in uprights if at > x and top <= y < bottom]
            if y * STRIDE + x not in under and len(crossed) & 1:
                inside += 1
    return len(under) + inside


FINAL_COUNT: Final = FinalCount()

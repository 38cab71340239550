"""[18] The end: the final count, and whether the menhirs close a line round the gate."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.data import AREA, GEMS, OUT, THE_END
from nemeton.games.karnag.rules.enclosure import smallest_area
from nemeton.games.karnag.rules.menhirs import between
from nemeton.games.karnag.state import Karnag

FAR: Final = 1 << 30


@final
class FinalCount(Step[Karnag]):
    """[18.1] After the last round: cards, gemstones, menhirs and creatures; nothing more is put on the agenda."""

    name = "final_count"
    rule = "18.1"

    def run(self, s: Karnag) -> bool:
        s.phase = THE_END
        menhirs = [cell for cell in s.menhirs if cell > 0]
        length, ring = encircle(s.board, menhirs, s.house & AREA != 0)
        if s.log is not None:
            s.tell("18.2" if ring else "18.6", "ring" if ring else "no-ring", {"squares": length, "menhirs": len(ring)})
        for seat in range(s.players):
            count(s, seat, ring)
        return False


def count(s: Karnag, seat: i64, ring: list[int]) -> None:
    """[18.1, 18.5, 18.6] What a seat gains at the end."""
    board = s.board
    cards = s.held(seat) * board.per_card
    gems: i64 = 0
    for i in range(GEMS * seat, GEMS * seat + GEMS):
        if s.gems[i] > 0:
            gems += board.gem_end[board.region[s.gems[i]]]
    menhirs: i64 = 0
    for i in range(board.menhirs * seat, board.menhirs * seat + board.menhirs):
        cell = s.menhirs[i]
        if cell > 0:
            menhirs += board.plain_menhir if not ring else board.ring_menhir if cell in ring else board.ring_other
    creatures: i64 = 0
    for token in range(board.tokens):
        if s.creatures[token] == OUT - 1 - seat:
            creatures += board.ring_creature if ring else board.plain_creature
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


def links(board: Board, menhirs: list[int]) -> list[list[Link]]:
    """The lines of each menhir, by its place in the list."""
    out: list[list[Link]] = [[] for _ in menhirs]
    for i, a in enumerate(menhirs):
        for j in range(i):
            cells = between(board, a, menhirs[j])
            if len(cells) < 2 or any(cell in board.gate_cell or cell in menhirs for cell in cells[1:-1]):
                continue
            crosses = 1 if crosses_ray(board, cells) else 0
            out[i].append(Link(j, len(cells) - 1, crosses))
            out[j].append(Link(i, len(cells) - 1, crosses))
    return out


def crosses_ray(board: Board, cells: list[int]) -> bool:
    """Does a line cross the ray that runs from the gate to the east between the two middle rows?"""
    top = cells[0] // board.stride
    bottom = cells[-1] // board.stride
    return cells[0] % board.stride > board.cols // 2 and top <= board.rows // 2 < bottom


def encircle(board: Board, menhirs: list[int], by_area: bool) -> tuple[int, list[int]]:
    """[18.2-18.4] The size of the best closed line round the gate, and all menhirs on a line that good; (0, []) if
    none.

    A closed line goes round the gate if it crosses the ray an odd number of times.
    """
    if by_area:
        return smallest_area(board, menhirs)
    found = links(board, menhirs)
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


FINAL_COUNT: Final = FinalCount()

"""[16] Phase F: aligned gemstones become menhirs."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.data import BIT, GATE, GEMS, NOT_ACROSS_GATE, PHASE_F, STONE
from nemeton.games.karnag.moves import RAISE
from nemeton.games.karnag.rules.ask import Ask, bounded, require
from nemeton.games.karnag.state import Karnag


def between(board: Board, a: i64, b: i64) -> list[int]:
    """The squares of the line from one square to another, both included; none if they are not in line."""
    low = min(a, b)
    high = max(a, b)
    if low // board.stride == high // board.stride:
        return list(range(low, high + 1))
    if low % board.stride == high % board.stride:
        return list(range(low, high + 1, board.stride))
    return []


def aligned(s: Karnag, a: i64, b: i64) -> bool:
    """[16.1] In one row or column, whatever lies between; by option not across the gate."""
    board = s.board
    if a % board.stride != b % board.stride and a // board.stride != b // board.stride:
        return False
    if s.house & NOT_ACROSS_GATE:
        for cell in between(s.board, a, b):
            if s.grid[cell] & GATE:
                return False
    return True


@final
class Activate(Step[Karnag]):
    """[16.1-16.3] Seat by seat, gemstones in line with another change; the squares of all lines score once."""

    name = "activate"
    rule = "16.1"

    def __init__(self, number: int) -> None:
        self.number: Final = bounded(number, 0, 4)  # how many seats have been looked at

    def args(self) -> list[object]:
        return [self.number]

    def check(self, s: Karnag) -> None:
        require(self.number < s.players, f"there is no seat number {self.number}")

    def run(self, s: Karnag) -> bool:
        s.phase = PHASE_F
        if self.number + 1 < s.players:
            s.push(Activate(self.number + 1))
        activate(s, s.order[self.number])
        return False


def activate(s: Karnag, seat: i64) -> None:
    linked: i64 = 0
    squares: set[int] = set()
    for i in range(GEMS):
        for j in range(i):
            a = s.gems[GEMS * seat + i]
            b = s.gems[GEMS * seat + j]
            if a > 0 and b > 0 and aligned(s, a, b):
                linked |= BIT[i] | BIT[j]
                squares.update(between(s.board, a, b))
    if linked == 0:
        return
    reserve = s.menhirs_left(seat)
    if reserve == 0:
        if s.log is not None:
            s.tell("16.5", "no-menhirs", {"seat": seat})
        return
    s.vp[seat] += len(squares)
    if s.log is not None:
        s.tell("16.2", "alignment", {"seat": seat, "points": len(squares)})
    s.turn = seat
    if len([i for i in range(GEMS) if linked & BIT[i]]) > reserve:
        s.push(Raise(linked, reserve))
        return
    for i in range(GEMS):
        if linked & BIT[i]:
            raise_menhir(s, GEMS * seat + i)


def raise_menhir(s: Karnag, gem: i64) -> None:
    """[16.2, 16.3] A menhir takes the gemstone's place and scores its region."""
    board = s.board
    seat = gem // GEMS
    cell = s.gems[gem]
    s.move_gem(gem, 0)
    at = board.menhirs * seat
    while s.menhirs[at] > 0:
        at += 1
    s.menhirs[at] = cell
    s.grid[cell] |= STONE
    bonus = board.menhir_bonus[board.region[cell]]
    s.vp[seat] += bonus
    if s.log is not None:
        s.tell("16.3", "menhir", {"seat": seat, "at": board.name(cell), "points": bonus})


@final
class Raise(Ask):
    """[16.4] With fewer menhirs than gemstones in line, the owner says which of these change."""

    name = "raise"
    rule = "16.4"

    def __init__(self, gems: int, left: int) -> None:
        self.gems: Final = bounded(gems, 1, 7)  # a set
        self.left: Final = bounded(left, 1, GEMS)

    def args(self) -> list[object]:
        return [self.gems, self.left]

    def check(self, s: Karnag) -> None:
        for i in range(GEMS):
            lies = s.gems[GEMS * s.turn + i] > 0
            require(lies or not self.gems & BIT[i], f"gemstone {i} is to become a menhir but not in the glade")
        require(self.left <= s.menhirs_left(s.turn), f"{self.left} menhirs are to be raised but not there")

    def moves(self, s: Karnag) -> list[int]:
        return [RAISE + i for i in range(GEMS) if self.gems & BIT[i]]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        i = move - RAISE
        if self.left > 1:
            s.push(Raise(self.gems & ~BIT[i], self.left - 1))
        raise_menhir(s, GEMS * s.turn + i)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("raise", "16.4", {"left": self.left})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("16.4", "not-aligned" if verb == "raise" else "raise-first", {})

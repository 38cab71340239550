"""What all questions of Karnag have in common: one seat is asked, the legal moves are worked out once."""

from __future__ import annotations

from typing import Final

from nemeton.core.answers import Reason
from nemeton.core.errors import BadState
from nemeton.core.step import Choice
from nemeton.core.vector import i64
from nemeton.games.karnag.moves import PASS, VERBS
from nemeton.games.karnag.state import Karnag


def bounded(value: int, low: int, high: int) -> int:
    """An argument of a step, which may come from a saved game."""
    if not low <= value <= high:
        raise BadState(f"a step has the argument {value}, must be {low} to {high}")
    return value


def require(holds: bool, otherwise: str) -> None:
    """`BadState` unless a saved step fits its state."""
    if not holds:
        raise BadState(otherwise)


class Ask(Choice[Karnag]):
    """A question to the seat whose turn it is."""

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        return True

    def actor(self, s: Karnag) -> i64:
        return s.turn

    def moves(self, s: Karnag) -> list[int]:
        """The legal moves, ascending, never empty."""
        raise NotImplementedError

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        """Why a move is not legal."""
        return Reason(self.rule, "not-now", {})

    def know(self, s: Karnag) -> None:
        if not s.menu_known:
            s.menu = self.moves(s)
            s.menu_known = True

    def legal(self, s: Karnag, seat: i64) -> list[int]:
        self.know(s)
        return s.menu[:]

    def count(self, s: Karnag, seat: i64) -> i64:
        self.know(s)
        return len(s.menu)

    def nth(self, s: Karnag, seat: i64, i: i64) -> i64:
        self.know(s)
        return s.menu[i]

    def why_not(self, s: Karnag, seat: i64, move: i64) -> Reason | None:
        self.know(s)
        if move in s.menu:
            return None
        if not 0 <= move < VERBS.size:
            return Reason(self.rule, "not-a-move", {})
        verb, noun = VERBS.split(move)
        if noun >= s.board.nouns.get(verb, noun + 1):
            return Reason(self.rule, "not-a-move", {})
        return self.refusal(s, verb, noun)


class Forced(Ask):
    """A question that is skipped when there is only one answer, since nothing about it is hidden."""

    def run(self, s: Karnag) -> bool:
        s.menu = self.moves(s)
        s.menu_known = True
        if len(s.menu) > 1:
            return True
        self.take(s, s.turn, s.menu[0])
        return False


class AskSeat(Ask):
    """A question to a seat named beforehand, whose turn it becomes; it may always pass."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = bounded(seat, 0, 4)

    def args(self) -> list[object]:
        return [self.seat]

    def check(self, s: Karnag) -> None:
        require(self.seat < s.players, f"there is no seat {self.seat}")

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        s.turn = self.seat
        return self.due(s)

    def due(self, s: Karnag) -> bool:
        """Is the question asked at all? Decided only by what everybody can see."""
        raise NotImplementedError

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        self.offer(s, out)
        out.append(PASS)
        return out

    def offer(self, s: Karnag, out: list[int]) -> None:
        """What the seat may do instead of passing."""
        raise NotImplementedError

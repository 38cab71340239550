"""[11.5] Gemstones that are moved: by a tile, a card, a track."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64
from nemeton.games.karnag.data import GEMS
from nemeton.games.karnag.moves import PASS, SHIFT
from nemeton.games.karnag.rules.ask import Ask, bounded
from nemeton.games.karnag.state import Karnag


def add_shifts(s: Karnag, out: list[int]) -> None:
    """[11.5] The seat's own gemstones, onto completely free squares next to them."""
    for i in range(GEMS):
        cell = s.gems[GEMS * s.turn + i]
        if cell > 0:
            for direction in range(4):
                if s.grid[cell + s.board.delta[direction]] == 0:
                    out.append(SHIFT + 4 * i + direction)


def can_shift(s: Karnag) -> bool:
    out: list[int] = []
    add_shifts(s, out)
    return len(out) > 0


def shift(s: Karnag, noun: i64) -> None:
    """Move a gemstone one square."""
    board = s.board
    gem = GEMS * s.turn + noun // 4
    to = s.gems[gem] + board.delta[noun % 4]
    if s.log is not None:
        s.tell("11.5", "shift", {"seat": s.turn, "from": board.name(s.gems[gem]), "to": board.name(to)})
    s.move_gem(gem, to)


def shift_refusal(s: Karnag, noun: i64) -> Reason:
    board = s.board
    cell = s.gems[GEMS * s.turn + noun // 4]
    if cell == 0:
        return Reason("11.5", "gem-in-reserve", {"gem": noun // 4 + 1})
    return Reason("11.5", "not-free", {"to": board.name(cell + board.delta[noun % 4])})


@final
class Shift(Ask):
    """[11.5, 14.5, 15.5] Gemstones go a number of squares in all; a track's move may be skipped but not cut short."""

    name = "shift"
    rule = "11.5"

    def __init__(self, left: int, first: int, card: int) -> None:
        self.left: Final = bounded(left, 1, 99)
        self.first: Final = bounded(first, 0, 1)
        self.card: Final = bounded(card, 0, 1)

    def args(self) -> list[object]:
        return [self.left, self.first, self.card]

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        return can_shift(s)

    def may_pass(self) -> bool:
        """[14.5] A card's second square and [15.5] the whole of a track's move are optional."""
        return self.first != self.card

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        add_shifts(s, out)
        if self.may_pass():
            out.append(PASS)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move == PASS:
            return
        if self.left > 1:
            s.push(Shift(self.left - 1, 0, self.card))
        shift(s, move - SHIFT)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("shift", "14.5" if self.card else "15.5", {"left": self.left})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb == "pass":
            return Reason("14.5" if self.card else "15.5", "shift-all", {"left": self.left})
        return shift_refusal(s, noun) if verb == "shift" else Reason("11.5", "effect-first", {})

"""[14.3] Speed cards: they change the total of a druid move, or move druids by themselves."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64
from nemeton.games.karnag.boardfile import MOST_SPEED
from nemeton.games.karnag.data import SPEED
from nemeton.games.karnag.moves import ADJUST, DRUID, SQUARES
from nemeton.games.karnag.rules.ask import Ask, bounded, require
from nemeton.games.karnag.rules.druids import (
    FROM_REST,
    Stride,
    add_walkers,
    begin_walk,
    druid_refusal,
    may_walk,
    totals,
)
from nemeton.games.karnag.state import Karnag


def add_changes(s: Karnag, out: list[int], total: i64, least: i64) -> None:
    """[14.3] One to three squares fewer, then more, as long as the total stays within `least` and `longest_walk`."""
    reach = s.board.card_amount[SPEED]
    for k in range(reach, 0, -1):
        if total - k >= least:
            out.append(ADJUST + MOST_SPEED - k)
    for k in range(1, reach + 1):
        if total + k <= s.board.longest_walk:
            out.append(ADJUST + MOST_SPEED + k - 1)


def change_of(move: i64) -> i64:
    """The squares more, or fewer, of an adjusting move."""
    change = move - ADJUST - MOST_SPEED
    return change if change < 0 else change + 1


@final
class Adjust(Ask):
    """[14.3] A speed card in a move action: one to three squares more or fewer, but at least one in all."""

    name = "adjust"
    rule = "14.3"

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        add_changes(s, out, s.left, 0 if s.walked else 1)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        change = change_of(move)
        s.left += change
        if s.log is not None:
            s.tell("14.3", "adjust", {"seat": seat, "change": change, "left": s.left})

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("adjust", "14.3", {"left": s.left})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("14.3", "too-few", {"left": s.left}) if verb == "adjust" else Reason("14.3", "card-first", {})


@final
class Haste(Ask):
    """[14.3] A speed card before any squares are left: a move of its own of one to three squares in all, without the
    track's bonus; or, while the total of the action is still to be named, a change of that total.
    """

    name = "haste"
    rule = "14.3"

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        for k in range(s.board.card_amount[SPEED]):
            out.append(SQUARES + k)
        if may_walk(s):
            add_changes(s, out, totals(s)[1], 1)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move >= ADJUST:
            s.push(Total(change_of(move)))
            return
        s.left = move - SQUARES + 1
        s.walked = 0
        s.push(HASTEN)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("speed" if may_walk(s) else "haste", "14.3", {"most": s.board.card_amount[SPEED]})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb == "squares":
            return Reason("14.3", "haste-most", {"most": s.board.card_amount[SPEED]})
        if verb != "adjust":
            return Reason("14.3", "card-first", {})
        return Reason("14.3", "too-few", {"left": totals(s)[1]}) if may_walk(s) else Reason("14.3", "no-total", {})


@final
class Total(Ask):
    """[8.1, 14.3] A speed card was played for the move of the action, whose total is named now: at least one in all."""

    name = "total"
    rule = "14.3"

    def __init__(self, change: int) -> None:
        self.change: Final = bounded(change, -MOST_SPEED, MOST_SPEED)

    def args(self) -> list[object]:
        return [self.change]

    def check(self, s: Karnag) -> None:
        require(may_walk(s), "the total of a druid move is asked, but none is to be had")

    def moves(self, s: Karnag) -> list[int]:
        least, most = totals(s)
        out: list[int] = []
        for total in range(least, most + 1):
            if total + self.change >= 1:
                out.append(SQUARES + total - 1)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        begin_walk(s, move - SQUARES + 1, self.change)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("total", "14.3", {"change": self.change})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        least, most = totals(s)
        facts: dict[str, object] = {"least": max(least, 1 - self.change), "most": most}
        return Reason("8.1", "wrong-total", facts) if verb == "squares" else Reason("14.3", "card-first", {})


@final
class Hasten(Ask):
    """[14.3] The squares of a speed card played alone are walked; nothing else comes between."""

    name = "hasten"
    rule = "14.3"

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        if s.left == 0:
            s.walked = 0
            return False
        return True

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        add_walkers(s, out)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        s.push(HASTEN)
        s.push(Stride(move - DRUID, FROM_REST))

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("hasten", "14.3", {"left": s.left})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return druid_refusal(s, noun) if verb == "druid" else Reason("14.3", "card-first", {})


ADJUST_CARD: Final = Adjust()
HASTE: Final = Haste()
HASTEN: Final = Hasten()

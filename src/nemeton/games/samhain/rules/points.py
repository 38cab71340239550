"""[5] Multiple points: one is a resource, a victory point or a step of devotion, in any mixture."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import DEVOTION, KIND_NAMES, KINDS, MOST_SEATS, RESOURCE_NAMES, TRACK_NAMES, VICTORY
from nemeton.games.samhain.moves import PAY
from nemeton.games.samhain.rules.asking import Ask, within
from nemeton.games.samhain.state import Samhain

EXPANSION: Final = 0
WISPS: Final = 1
CAUSES: Final = ["expansion", "wisps"]
LONGEST_BILL: Final = 99


def pay(s: Samhain, seat: i64, kind: i64) -> None:
    """[5.1] Pay one multiple point."""
    s.spend(seat, kind)
    if s.log is not None:
        s.tell("5.1", "pay", {"seat": seat, "kind": KIND_NAMES[kind]})


@final
class Pay(Ask):
    """[5.2] A seat pays a number of multiple points, one by one, as far as it can."""

    name = "pay"
    rule = "5.2"

    def __init__(self, seat: i64, due: i64, cause: i64) -> None:
        self.seat: Final = within(seat, 0, MOST_SEATS - 1)
        self.due: Final = within(due, 0, LONGEST_BILL)
        self.cause: Final = within(cause, EXPANSION, WISPS)

    def args(self) -> list[object]:
        return [self.seat, self.due, self.cause]

    def actor(self, s: Samhain) -> i64:
        return self.seat

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        if self.due > 0:
            for kind in range(KINDS):
                if s.has(self.seat, kind):
                    menu = append(menu, PAY + kind)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if self.due > 1:
            s.push(Pay(self.seat, self.due - 1, self.cause))
        pay(s, seat, move - PAY)

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("pay", self.rule, {"due": self.due, "cause": CAUSES[self.cause]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return no_payment(move)


def no_payment(move: i64) -> Reason:
    """Why something cannot be paid with."""
    kind = move - PAY
    if not 0 <= kind < KINDS:
        return Reason("5.2", "pay-first", {})
    if kind < VICTORY:
        return Reason("5.1", "no-resource", {"resource": RESOURCE_NAMES[kind]})
    if kind == VICTORY:
        return Reason("5.1", "no-points", {})
    return Reason("5.1", "no-devotion", {"track": TRACK_NAMES[kind - DEVOTION]})

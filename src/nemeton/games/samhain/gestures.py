"""Answers of Samhain that go together: a price of several multiple points is paid from one panel."""

from __future__ import annotations

from typing import Final

from nemeton.core.gesture import Gesture, Part, Pick
from nemeton.games.samhain.data import DEVOTION, KINDS, RESOURCES, ROMAN, TRACKS, VICTORY
from nemeton.games.samhain.moves import PAY
from nemeton.games.samhain.rules.points import Pay
from nemeton.games.samhain.state import Samhain

SPARE: Final = ("spare", "idle", "roman", "points", "lead")  # what is given away, the least missed first
SLIGHT: Final = {"after": ("end",)}  # [9.2] it says itself that the turn ends


def gesture(s: Samhain, seat: int) -> Gesture | None:
    """[5.2] A number of multiple points, from whatever the seat has."""
    step = s.choice
    if not isinstance(step, Pay) or step.due < 2:
        return None
    due = min(int(step.due), int(s.purse(seat)))
    proposed, last = proposal(s, seat, due)
    picks = [
        Pick([PAY + kind], kind, owned(s, seat, kind), proposed=proposed.count(kind))
        for kind in range(KINDS)
        if s.has(seat, kind)
    ]
    why = "all" if due == int(s.purse(seat)) else SPARE[last]
    return Gesture("pay", [Part("pay", picks, least=due, most=due, ends=due, exact=True)], why=why)


def owned(s: Samhain, seat: int, kind: int) -> int:
    if kind < VICTORY:
        return int(s.resources[RESOURCES * seat + kind])
    if kind == VICTORY:
        return int(s.points[seat])
    return int(s.devotion[TRACKS * seat + kind - DEVOTION])


def proposal(s: Samhain, seat: int, due: int) -> tuple[list[int], int]:
    """What the seat can best spare: extra resources, the most plentiful first; devotion that leads nowhere; then Roman
    resources, which may make a traitor; then points, one for one; last devotion that leads, which may cost a temple.
    With it, how far down that list it has to go.
    """
    left = [owned(s, seat, kind) for kind in range(KINDS)]
    paid: list[int] = []
    last = 0
    while len(paid) < due:
        dear, kind = min((_dear(s, seat, kind, left), kind) for kind in range(KINDS) if left[kind])
        left[kind] -= 1
        paid.append(kind)
        last = max(last, dear[0])
    return paid, last


def _dear(s: Samhain, seat: int, kind: int, left: list[int]) -> tuple[int, int]:
    """How much the seat would miss one more of a kind: the least missed is spent first."""
    if kind == VICTORY:
        return 3, 0
    if kind < VICTORY:
        return (0, -left[kind]) if left[kind] > ROMAN else (2, -left[kind])
    return (4 if _leads(s, seat, kind - DEVOTION) else 1, left[kind])


def _leads(s: Samhain, seat: int, track: int) -> bool:
    others = [int(s.devotion[TRACKS * other + track]) for other in range(s.seats) if other != seat]
    return int(s.devotion[TRACKS * seat + track]) >= max(others)

"""What a seat sees of Clans (everything but others' clan cards), and how its log begins and ends."""

from __future__ import annotations

from typing import Any, Final

from nemeton.core.answers import Event
from nemeton.core.vector import i64
from nemeton.core.verdict import verdict
from nemeton.games.clans.data import (
    AREAS,
    BORDERS,
    EPOCH,
    FROM,
    GROUND,
    HOSTILE_GROUND,
    TERRAIN,
    TERRAINS,
    VILLAGES,
)
from nemeton.games.clans.huts import after_dispute, size, unpack
from nemeton.games.clans.moves import FOUND
from nemeton.games.clans.state import Clans

MOST_KEPT: Final = 4096
MOST_HUTS: Final = 64  # more than there are
_huts: dict[int, list[int]] = {}
Words = tuple[str, dict[str, object]]
_words: list[Any] = [None] * (MOST_HUTS * len(BORDERS))  # `Words` by move and number of huts; None: not made yet


def seen(s: Clans, seat: int) -> dict[str, object]:
    """[1.4] Huts, points, chips and epoch are open; clan cards are shown at the end [6.3]."""
    founded = len(s.villages)
    return {
        "huts": [huts(s.groups[area]) for area in range(1, AREAS + 1)],
        "points": list(s.points),
        "chips": list(s.chips),
        "villages": [village(s, n) for n in range(founded)],
        "epoch": EPOCH[min(founded, VILLAGES - 1)] + 1,
        "turn": s.turn,
        "clans": [clan if s.over() or holder == seat else None for holder, clan in enumerate(s.clans)],
    }


def huts(group: i64) -> list[int]:
    """The huts of each clan, in a list that all views share: there are few different ones, and many views."""
    found = _huts.get(group)
    if found is None:
        if len(_huts) >= MOST_KEPT:
            _huts.clear()
        found = _huts[group] = unpack(group)
    return found


def village(s: Clans, n: int) -> dict[str, object]:
    """The n-th village: where, in which epoch, what it was worth to each of which clans."""
    area, epoch = s.villages[n], EPOCH[n]
    ground = GROUND[TERRAINS * epoch + TERRAIN[area]]
    left = after_dispute(s.groups[area])
    value = 0 if ground == HOSTILE_GROUND or not left else size(left) + ground
    clans = [clan for clan, huts in enumerate(unpack(left)) if huts] if value else []
    return {"area": area, "epoch": epoch + 1, "value": value, "clans": clans}


def describe(s: Clans, seat: int, move: int) -> Words:
    """The words of a move."""
    return describe_all(s, seat, [move])[0]


def describe_all(s: Clans, seat: int, moves: list[int]) -> list[Words]:
    """The words of moves, each made only once: they depend only on how many huts would move.

    `Any`, because what is known to be a tuple would be taken apart and put together again for every move.
    """
    out: list[Any] = []
    for move in moves:
        if move > FOUND:
            out.append(("found", {"area": move - FOUND}))
            continue
        at = MOST_HUTS * move + size(s.groups[FROM[move]])
        words = _words[at]
        if words is None:
            a, b = BORDERS[move]
            words = _words[at] = ("move", {"from": a, "to": b, "huts": size(s.groups[a])})
        out.append(words)
    return out


def opening(s: Clans) -> list[Event]:
    """[1] What everybody saw of the set-up, and who begins."""
    return [Event("1.3", "set-up", {"seat": s.turn})]


def closing(s: Clans) -> list[Event]:
    """[6.4] What decided: points, and by option the chips."""
    criteria = [("points", s.scores())]
    if s.setup.options["tie"] == "chips":
        criteria.append(("chips", list(s.chips)))
    return verdict("6.4", list(range(s.setup.players)), criteria)

"""Clans in writing: `12-13` moves the huts of area 12 to area 13; `found 44` says which village is next."""

from __future__ import annotations

import re

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation
from nemeton.games.clans.data import AREAS, BORDERS, apart_by_lake
from nemeton.games.clans.moves import FOUND
from nemeton.games.clans.state import Clans

MOVE = re.compile(r"\s*([0-9]{1,2})\s*[-–>]\s*([0-9]{1,2})\s*", re.ASCII)
BORDER = {border: move for move, border in enumerate(BORDERS)}
TEXTS = [*(f"{a}-{b}" for a, b in BORDERS), *(f"found {area}" for area in range(1, AREAS + 1))]  # by move
ORDER = re.compile(r"\s*found\s+([0-9]{1,2})\s*", re.ASCII | re.IGNORECASE)


def text(s: Clans, seat: int, move: int) -> str:
    """The notation of a move."""
    return TEXTS[move]


def parse(s: Clans, seat: int, text: str) -> int:
    """The move a text stands for, legal or not; `BadNotation` if there is none."""
    if order := ORDER.fullmatch(text):
        return FOUND + _area(order[1])
    move = MOVE.fullmatch(text)
    if move is None:
        raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))
    a, b = _area(move[1]), _area(move[2])
    if (a, b) not in BORDER:
        key = "same-area" if a == b else "across-lake" if apart_by_lake(a, b) else "not-adjacent"
        raise BadNotation(Reason("2.3" if a != b else "2.1", key, {"from": a, "to": b}))
    return BORDER[a, b]


def _area(word: str) -> int:
    if not 1 <= int(word) <= AREAS:
        raise BadNotation(Reason("", "no-such-area", {"area": int(word), "areas": AREAS}))
    return int(word)

"""Fen's notation: just the verb and the noun."""

from __future__ import annotations

from fen.rules import VERBS
from fen.state import Fen
from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation


def text(s: Fen, seat: int, move: int) -> str:
    return VERBS.text(move)


def parse(s: Fen, seat: int, text: str) -> int:
    for move in range(VERBS.size):
        if VERBS.text(move) == text:
            return move
    raise BadNotation(Reason("", "unreadable", {"text": text}))


def describe(s: Fen, seat: int, move: int) -> tuple[str, dict[str, object]]:
    verb, noun = VERBS.split(move)
    return verb, {"noun": noun}

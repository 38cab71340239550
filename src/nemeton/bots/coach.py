"""What matters now, in one sentence made from what a seat sees, for people who are learning a game.

A game provides it in `thoughts.matters(table, seat, asked)`, where `table` is only the game's part of the seat's view
and `asked` the kind of question: what the seat cannot see cannot be said. The sentence is `<game>-coach-<key>`. It
never names a move.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from nemeton.core.registry import AnyGame
from nemeton.core.state import State


class Advice(NamedTuple):
    """Something to consider: the key and the numbers of its sentence, and the things it is about."""

    key: str
    args: dict[str, object]
    point: list[str]


def advice(game: AnyGame, state: State, seat: int) -> Advice | None:
    """What matters most for a seat that must answer now; None if nothing stands out."""
    matters = getattr(game.module("thoughts"), "matters", None)
    if matters is None or seat not in state.actors():
        return None
    view: dict[str, Any] = state.view(seat)
    found = matters(view["table"], seat, state.choice.name)
    return Advice(*found) if found is not None else None

"""A position drawn with letters, for `render`."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.words import Words

WIDTH = 100


def sketched(known: AnyGame, state: State, seat: int) -> str:
    """What a seat (-1: a spectator) sees, as plain text."""
    out = StringIO()
    console = Console(file=out, width=WIDTH, no_color=True)
    console.print(known.sketch(state, seat, Words("en"), WIDTH))
    return out.getvalue()

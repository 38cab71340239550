"""Which board a game of Karnag is played on: the standard one, or one that somebody added."""

from __future__ import annotations

from typing import Final

from nemeton.core.boards import OPTION, Boards
from nemeton.core.state import Setup
from nemeton.games.karnag.board import STANDARD, Board

_own: Final[dict[str, Board]] = {}


def keep(id: str, text: str) -> dict[str, bool | int | str]:
    """Read a board; returns the options for which it has other defaults."""
    board = Board(text)
    _own[id] = board
    return {"compensation": board.file.compensation_kind, "encircle": board.file.metric}


BOARDS: Final = Boards(keep)


def chosen(setup: Setup) -> Board:
    """The agreed board."""
    return named(str(setup.options[OPTION]))


def named(id: str) -> Board:
    return _own.get(id, STANDARD)

"""The one list of all games."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from nemeton.core.errors import UnknownGame
from nemeton.core.game import Game, S
from nemeton.core.state import State

AnyGame = Game[State]  # a game whose kind of state is not known; it takes back the states it makes

_known: dict[str, AnyGame | None] = dict.fromkeys(["clans", "samhain", "karnag", "ardri"])  # None: not imported yet


def games() -> list[str]:
    """The ids of all games."""
    return list(_known)


def game(id: str) -> AnyGame:
    """The game with that id; `UnknownGame` if there is none."""
    if id not in _known:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(_known)}")
    found = _known[id]
    if found is None:
        found = cast(AnyGame, import_module(f"nemeton.games.{id}").GAME)
        _known[id] = found
    return found


def register(game: Game[S]) -> None:
    """Add a game of one's own to the list."""
    _known[game.id] = cast(AnyGame, game)

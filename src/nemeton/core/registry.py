"""The one list of all games."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from importlib import import_module
from typing import cast

from nemeton.core.answers import Event
from nemeton.core.errors import UnknownGame
from nemeton.core.game import Game, S
from nemeton.core.state import State

AnyGame = Game[State]  # a game whose type of state is not known; it accepts the states it makes

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
        _add(found)
    return found


def register(game: Game[S]) -> None:
    """Add a game of your own to the list."""
    _add(cast(AnyGame, game))


def _add(game: AnyGame) -> None:
    """Register a game. Its states can then be copied and pickled, which compiled classes cannot do by themselves."""
    _known[game.id] = game
    copyreg.pickle(type(game.new(seed=0)), _reduced)


Saved = tuple[dict[str, object], list[Event] | None]


def _reduced(state: State) -> tuple[Callable[..., State], Saved]:
    return _restored, (state.dump(), state.log)


def _restored(saved: dict[str, object], log: list[Event] | None) -> State:
    state = game(str(saved["game"])).load(saved)
    state.log = None if log is None else list(log)
    return state

"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and a batch. They need the extra `envs`.

>>> from nemeton import envs
>>> env = envs.aec("clans", players=2)
>>> env.reset(seed=7)
>>> observation, reward, over, cut_off, info = env.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((447,), 270)

They are all thin and know no particular game: any registered game has them. An observation is what a seat sees and
nothing else, as `float32` numbers (docs/observations.md lists them field by field), with a mask of the legal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

try:
    import gymnasium as _gymnasium
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"nemeton.envs needs {error.name}: pip install 'nemeton[envs]'", name=error.name
    ) from error

from nemeton.core.game import OptionValue
from nemeton.core.registry import game as _game
from nemeton.core.registry import games as _games
from nemeton.envs.arrays import Observation, margins, shares
from nemeton.envs.arrays import name_of as _name_of
from nemeton.envs.single import Opponent, SeatEnv

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pyspiel

    from nemeton.envs.batched import BatchEnv
    from nemeton.envs.turns import ParallelTableEnv, TableEnv

__all__ = [
    "Observation",
    "Opponent",
    "SeatEnv",
    "aec",
    "gym",
    "margins",
    "openspiel",
    "parallel",
    "shares",
    "vector",
]


def aec(
    id: str,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    margin: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A PettingZoo environment, seat after seat. `margin`: a reward is the lead over the best other seat."""
    from nemeton.envs.turns import TableEnv

    return TableEnv(id, players, edition, options, margin, max_cycles, render_mode)


def parallel(
    id: str,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    margin: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> ParallelTableEnv:
    """The same for PettingZoo's parallel interface: in each step only the move of the seat to answer counts."""
    from nemeton.envs.turns import ParallelTableEnv

    return ParallelTableEnv(id, players, edition, options, margin, max_cycles, render_mode)


def gym(
    id: str,
    seat: int = 0,
    opponents: Sequence[str | Opponent] = ("1",),
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    margin: bool = False,
    forgiving: bool = False,
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment from one seat; the others are played by bots or by functions of your own."""
    return SeatEnv(id, seat, opponents, players, edition, options, margin, forgiving, render_mode)


def vector(
    id: str,
    count: int,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    margin: bool = False,
) -> BatchEnv:
    """Many games stepped together in compiled code, as a Gymnasium vector environment of all seats."""
    from nemeton.envs.batched import BatchEnv

    return BatchEnv(id, count, players, edition, options, margin)


def openspiel(
    id: str,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> pyspiel.Game:
    """An OpenSpiel game; after this call `pyspiel.load_game("nemeton_samhain_fr(players=2)")` finds it too."""
    from nemeton.envs.spiel import load

    return load(id, players, edition, options)


for _id in _games():
    for _edition in _game(_id).editions:  # gymnasium.make("nemeton/clans-2002-v0")
        _gymnasium.register(
            _name_of(_id, _edition), entry_point="nemeton.envs:gym", kwargs={"id": _id, "edition": _edition}
        )

"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and a batch. They need the extra `envs`.

>>> from nemeton import envs
>>> env = envs.aec("clans", players=2)
>>> env.reset(seed=7)
>>> observation, reward, over, cut_off, info = env.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((447,), 270)

They are all thin and know no particular game: any registered game has them. An observation is what a seat sees and
nothing else, as `float32` numbers (docs/observations.md lists them field by field), with a mask of the legal moves.

| `envs.aec`, `envs.parallel` | PettingZoo, seat after seat, or all at once |
| `envs.gym` | Gymnasium, from one seat |
| `envs.vector` | many games stepped together in compiled code |
| `envs.openspiel` | OpenSpiel; after a call `pyspiel.load_game("nemeton_samhain_fr(players=2)")` finds it too |
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

try:
    import gymnasium as _gymnasium
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"nemeton.envs needs {error.name}: pip install 'nemeton[envs]'", name=error.name
    ) from error

from nemeton.core.registry import game as _game
from nemeton.core.registry import games as _games
from nemeton.envs.arrays import Observation, margins, shares
from nemeton.envs.arrays import name_of as _name_of
from nemeton.envs.single import Opponent
from nemeton.envs.single import SeatEnv as gym  # noqa: N813 (they are called like functions)

if TYPE_CHECKING:
    from nemeton.envs.batched import BatchEnv as vector  # noqa: N813
    from nemeton.envs.spiel import load as openspiel
    from nemeton.envs.turns import ParallelTableEnv as parallel  # noqa: N813
    from nemeton.envs.turns import TableEnv as aec  # noqa: N813

__all__ = ["Observation", "Opponent", "aec", "gym", "margins", "openspiel", "parallel", "shares", "vector"]

_LATER = {  # PettingZoo and OpenSpiel take a second to load: only who asks for them waits
    "aec": ("turns", "TableEnv"),
    "openspiel": ("spiel", "load"),
    "parallel": ("turns", "ParallelTableEnv"),
    "vector": ("batched", "BatchEnv"),
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, made = _LATER[name]
    return getattr(import_module(f"{__name__}.{module}"), made)


for _id in _games():
    for _edition in _game(_id).editions:  # gymnasium.make("nemeton/clans-2002-v0")
        _gymnasium.register(
            _name_of(_id, _edition), entry_point="nemeton.envs:gym", kwargs={"id": _id, "edition": _edition}
        )

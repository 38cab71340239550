"""Many games at once: a batch stepped inside the compiled engine, read as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from nemeton.core.chance import MASK, seeded
from nemeton.envs.arrays import Agreed, Block, Observation, Options
from nemeton.envs.batch import Batch

AT_A_TIME = 64  # games: their rows fit the processor's cache


class BatchEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """`count` games; an action is for the seat asked in each (`infos["seats"]`), whose observation was given.

    A game that ends is dealt anew in the same step. The reward is that of the seat that has just moved;
    `infos["returns"]` has what the games that ended were worth to all seats. There is no `final_obs`: at its end
    nothing is left to decide. Without `copy` observations are the batch's own arrays, which the next step overwrites.
    """

    def __init__(
        self,
        id: str,
        count: int,
        players: int | None = None,
        edition: str | None = None,
        options: Options | None = None,
        margin: bool = False,
        copy: bool = True,
    ) -> None:
        self.agreed = Agreed(id, players, edition, options, margin)
        self.game = self.agreed.game
        self.num_envs = count
        self.single_observation_space = self.agreed.space()
        self.single_action_space = spaces.Discrete(self.agreed.moves)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "name": self.agreed.name}
        self._copy = copy
        self._random = np.random.default_rng()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal games with this seed, the next, ..."""
        if isinstance(seed, list):
            raise ValueError("one seed begins the whole batch: its games have this seed, the next, ...")
        first = int(self._random.integers(0, MASK >> 1)) if seed is None else seed
        agreed = self.agreed
        self.batch = Batch(self.game.deal, agreed.observer, agreed.moves, self.num_envs, first, agreed.worth)
        self.luck = seeded(first, 1)
        rows = self.batch.rows
        self._size = int(rows.size)
        self._numbers, self._masks = Block(rows.numbers(), np.float32), Block(rows.masks, np.int8)
        self._seats, self._ended = Block(self.batch.seats, np.int64), Block(self.batch.ended, np.bool_)
        self._returns = Block(self.batch.returns, np.float64)
        self._moves, self._drawn = Block(self.batch.moves, np.int64), Block(self.batch.drawn, np.int64)
        return self._observed(), self._infos()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """A move in every game; `IllegalMove`, with the reason, if one of them may not be made: then none is."""
        movers = self._seats.array.copy()
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,) or moves.dtype.kind not in "iu":
            raise ValueError(
                f"{self.num_envs} games need {self.num_envs} whole numbers, not {moves.dtype} of shape {moves.shape}"
            )
        self._moves.fill(moves)
        self.batch.check()
        for first in range(0, self.num_envs, AT_A_TIME):
            last = min(first + AT_A_TIME, self.num_envs)
            self._numbers.blank(first * self._size, last * self._size)
            self._masks.blank(first * self.agreed.moves, last * self.agreed.moves)
            self.batch.step(first, last)
        ended = self._ended.array.copy()
        returns = self._returns.array.reshape(self.num_envs, -1).copy()
        rewards = returns[np.arange(self.num_envs), movers]
        return self._observed(), rewards, ended, np.zeros_like(ended), {**self._infos(), "returns": returns}

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal move for every game."""
        self.batch.draw(self.luck)
        return self._drawn.array.copy()

    def named(self, observation: Observation) -> Observation:
        """The numbers of all games field by field."""
        return self.agreed.named(observation["observation"])

    def _observed(self) -> Observation:
        numbers, masks = (block.array.reshape(self.num_envs, -1) for block in (self._numbers, self._masks))
        if self._copy:
            numbers, masks = numbers.copy(), masks.copy()
        return {"observation": numbers, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        return {"seats": self._seats.array.copy(), "rules": self.agreed.rules}

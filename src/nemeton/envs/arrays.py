"""Observations as NumPy arrays: what all environments share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ctypes import memmove, memset
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from nemeton.core.chance import seeded
from nemeton.core.game import OptionValue
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import Setup, State
from nemeton.core.vector import COMPILED
from nemeton.envs.batch import Rows

VERSION = 0  # of the environments: increased when the meaning of an observation or a reward changes
Observation = dict[str, npt.NDArray[Any]]
Options = Mapping[str, OptionValue]


class Block:
    """A flat block of memory that the engine writes to, as an array; numbers of 32 bits are written as bits."""

    def __init__(self, block: Any, kind: type[np.generic]) -> None:
        self._block = block
        self._kind = kind
        if COMPILED:
            self._array = np.frombuffer(block, dtype=kind)
            self._where, self._each = self._array.ctypes.data, self._array.itemsize

    @property
    def array(self) -> npt.NDArray[Any]:
        """Compiled, the block itself, which changes as it is written to; else a copy."""
        if COMPILED:
            return self._array
        if self._kind is np.float32:
            return np.array(self._block, dtype=np.int32).view(np.float32)
        return np.array(self._block, dtype=self._kind)

    def fill(self, values: npt.NDArray[Any]) -> None:
        """Write the whole block, which is as long as the values. NumPy may not do it: only the engine may."""
        values = np.ascontiguousarray(values, self._kind)
        if COMPILED:
            memmove(self._where, values.ctypes.data, values.nbytes)
        else:
            self._block[:] = values.tolist()

    def blank(self, first: int, last: int) -> None:
        """Zeros from the first to the last."""
        if COMPILED:
            memset(self._where + first * self._each, 0, (last - first) * self._each)
        else:
            self._block[first:last] = [0] * (last - first)


def name_of(id: str, edition: str) -> str:
    """The versioned name of an environment, `nemeton/clans-2002-v0`."""
    return f"nemeton/{id}-{edition}-v{VERSION}"


class LegalMoves(spaces.Discrete[np.int64]):
    """All moves of a game, of which `sample` draws a legal one unless it is given a mask."""

    def __init__(self, moves: int, mask: Callable[[], npt.NDArray[np.int8]]) -> None:
        super().__init__(moves)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask=mask, probability=probability)


def shares(state: State) -> list[float]:
    """What a finished game is worth to each seat: its share of the win; if nobody wins, nobody gets any."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(state.setup.players))]


def margins(state: State) -> list[float]:
    """The same by points: how far each seat is ahead of the best other one."""
    scores = state.scores()
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


class Agreed:
    """What all environments are made for: a game, what is agreed before its first move, how an end is rewarded."""

    def __init__(
        self, id: str, players: int | None, edition: str | None, options: Options | None, margin: bool = False
    ) -> None:
        self.game: AnyGame = game(id)
        self.setup: Setup = self.game.setup(players, edition, options)
        self.players = int(self.setup.players)
        self.name = name_of(self.game.id, self.setup.edition)
        self.rules = self.game.rules_of(cast(Options, self.setup.options))  # their hash, which a result should name
        self.worth = margins if margin else shares
        self.observer = self.game.observing(self.setup)
        self.moves = self.game.verbs.size

    def space(self) -> spaces.Dict:
        """The space of one observation."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (int(self.observer.size()),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.moves,), np.int8),
            }
        )

    def deal(self, seed: int) -> State:
        """The game of a seed."""
        return self.game.deal(self.setup, seeded(seed, self.setup.streams))

    def named(self, observation: npt.NDArray[Any]) -> Observation:
        """The numbers of an observation, or of a batch of them, field by field (docs/observations.md)."""
        fields = self.observer.fields()
        ends = np.cumsum([int(field.size) for field in fields])
        parts = np.split(observation, ends[:-1], axis=-1)
        return {field.name: part for field, part in zip(fields, parts, strict=True)}


class Eyes:
    """What the seats of one game see, as arrays."""

    def __init__(self, agreed: Agreed) -> None:
        self.rows = Rows(agreed.observer, agreed.moves, 1)
        self.size = int(self.rows.size)
        self.moves = agreed.moves
        self._numbers = Block(self.rows.numbers(), np.float32)
        self._mask = Block(self.rows.masks, np.int8)

    def look(self, state: State, seat: int) -> Observation:
        """The observation of a seat, in new arrays that later looks do not change."""
        return {"observation": self.numbers(state, seat).copy(), "action_mask": self._mask.array.copy()}

    def numbers(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """Only the numbers, in a block that the next look overwrites."""
        self._numbers.blank(0, self.size)
        self._mask.blank(0, self.moves)
        self.rows.look(0, state, seat)
        return self._numbers.array

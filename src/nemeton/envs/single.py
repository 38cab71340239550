"""Gymnasium: one seat learns, the others are played by bots or by functions of your own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium

from nemeton import bots
from nemeton.core.chance import MASK, seeded
from nemeton.core.errors import BadOption, IllegalMove
from nemeton.core.state import State
from nemeton.envs.arrays import Agreed, Eyes, LegalMoves, Observation, Options
from nemeton.envs.drawing import sketched

Opponent = Callable[[State, int, int], int]  # (a world it may look at, its seat, a seed) -> a legal move


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game from one seat. `opponents` are levels ("1" to "5", "random", "greedy") or functions, clockwise from it.

    A single opponent stands for all. A function gets a world imagined from its own seat, so it cannot peek.
    An illegal move is an error; if `forgiving`, it is ignored, and `info["refused"]` gives the reason.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        id: str,
        seat: int = 0,
        opponents: Sequence[str | Opponent] = ("1",),
        players: int | None = None,
        edition: str | None = None,
        options: Options | None = None,
        margin: bool = False,
        forgiving: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.agreed = Agreed(id, players, edition, options, margin)
        self.game = self.agreed.game
        count = self.agreed.players
        if not 0 <= seat < count:
            raise BadOption(f"there is no seat {seat}: there are 0 to {count - 1}")
        others = list(opponents) * (count - 1) if len(opponents) == 1 else list(opponents)
        if len(others) != count - 1:
            raise BadOption(f"{count} seats need {count - 1} opponents, not {len(others)}")
        for other in others:
            if isinstance(other, str):
                bots.known(other)
        self.seat = seat
        self.opponents = {(seat + 1 + n) % count: other for n, other in enumerate(others)}
        self.forgiving = forgiving
        self.render_mode = render_mode
        self.eyes = Eyes(self.agreed)
        self.observation_space = self.agreed.space()
        self.action_space = LegalMoves(self.eyes.moves, lambda: self.eyes.look(self.table, seat)["action_mask"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the game of a seed, and let the others play until this seat is asked."""
        super().reset(seed=seed)
        self.seed = int(self.np_random.integers(0, MASK)) if seed is None else seed
        self.luck = seeded(self.seed, 1)
        self.table = self.agreed.deal(self.seed)
        self._others_play()
        return self.eyes.look(self.table, self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others play on; `IllegalMove`, with the reason, if it may not be made."""
        info = self._info()
        try:
            self.table.play(self.seat, int(action))
            self._others_play()
        except IllegalMove as refusal:
            if not self.forgiving:
                raise
            info["refused"] = str(refusal.reason)
        over = self.table.over()
        reward = self.agreed.worth(self.table)[self.seat] if over else 0.0
        return self.eyes.look(self.table, self.seat), reward, over, False, info

    def named(self, observation: Observation) -> Observation:
        """The numbers of an observation field by field."""
        return self.agreed.named(observation["observation"])

    def _others_play(self) -> None:
        """Play until this seat must answer or the game is over. If several answer at once, this one answers first."""
        table = self.table
        while not table.over() and self.seat not in table.actors():
            seat = int(table.actor())
            table.play(seat, self._answer(seat))

    def _answer(self, seat: int) -> int:
        seed = int(self.luck.roll(0, 1 << 30))
        opponent = self.opponents[seat]
        if isinstance(opponent, str):
            return bots.choose(opponent, self.table, seat, seed)
        return opponent(self.table.imagine(seat, seed), seat, seed)

    def _info(self) -> dict[str, Any]:
        return {"rules": self.agreed.rules, "name": self.agreed.name}

    def render(self) -> str | None:
        """The position as the seat sees it, drawn with letters."""
        return sketched(self.game, self.table, self.seat) if self.render_mode == "ansi" else None

"""PettingZoo: seat after seat (AEC), and the parallel interface, where all seats answer and only the asked seat's
answer counts.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from nemeton.core.chance import MASK
from nemeton.core.game import OptionValue
from nemeton.envs.arrays import Agreed, Eyes, LegalMoves, Observation, Options
from nemeton.envs.drawing import sketched

Everybody = dict[str, Any]  # something for every seat, by its name


class Table:
    """What both interfaces share: a game, the names of its seats, the seed of the next deal."""

    def __init__(self, agreed: Agreed, max_cycles: int | None) -> None:
        self.agreed = agreed
        self.eyes = Eyes(agreed)
        self.seats = [f"seat_{seat}" for seat in range(agreed.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.seats)}
        self.space = agreed.space()
        self.actions = {agent: LegalMoves(agreed.moves, self._mask(agent)) for agent in self.seats}
        self.max_cycles = max_cycles
        self._random = np.random.default_rng()
        self.deal(0)

    def _mask(self, agent: str) -> Any:
        return lambda: self.look(agent)["action_mask"]

    def deal(self, seed: int | None) -> None:
        """The game of a seed; without one, a game that follows from the last seed given."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.seed = int(self._random.integers(0, MASK)) if seed is None else seed
        self.state = self.agreed.deal(self.seed)
        self.decisions = 0

    def asked(self) -> str:
        """The seat that must answer now, the first of several; empty when the game is over."""
        seat = int(self.state.actor())
        return self.seats[seat] if seat >= 0 else ""

    def look(self, agent: str) -> Observation:
        return self.eyes.look(self.state, self.seat_of[agent])

    def play(self, agent: str, action: object) -> None:
        """A move; `IllegalMove`, with the reason, if it may not be made."""
        if not isinstance(action, int | np.integer):
            raise ValueError(f"a move is a number, not {action!r}")
        self.state.play(self.seat_of[agent], int(action))
        self.decisions += 1

    def cut_off(self) -> bool:
        return self.max_cycles is not None and self.decisions >= self.max_cycles

    def rewards(self) -> Everybody:
        """Nothing before the end."""
        worth = self.agreed.worth(self.state) if self.state.over() else [0.0] * len(self.seats)
        return dict(zip(self.seats, worth, strict=True))

    def infos(self) -> Everybody:
        return {agent: {"rules": self.agreed.rules} for agent in self.seats}


class Seated:
    """What an environment of either interface is made with, and what both answer alike.

    After `max_cycles` decisions the game is cut off.
    """

    parallelizable = False

    def __init__(
        self,
        id: str,
        players: int | None = None,
        edition: str | None = None,
        options: Options | None = None,
        margin: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        agreed = Agreed(id, players, edition, options, margin)
        self.table = Table(agreed, max_cycles)
        self.metadata = {"name": agreed.name, "render_modes": ["ansi"], "is_parallelizable": self.parallelizable}
        self.render_mode = render_mode
        self.possible_agents = self.table.seats[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def named(self, observation: Observation) -> Observation:
        """The numbers of an observation field by field."""
        return self.table.agreed.named(observation["observation"])

    def render(self) -> str | None:
        """The position as a spectator sees it, drawn with letters."""
        return sketched(self.table.agreed.game, self.table.state, -1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class TableEnv(Seated, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game for PettingZoo. The agents are `seat_0`, `seat_1`, ...; rewards come at the end.

    When several seats give sealed answers at once, they are asked in turn, and none sees the others' answers.
    """

    def reset(self, seed: int | None = None, options: dict[str, OptionValue] | None = None) -> None:
        """Deal the game of a seed; without one, a game that follows from the last seed given."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.table.infos()
        self.agent_selection = self.table.asked()

    def observe(self, agent: str) -> Observation:
        return self.table.look(agent)

    def step(self, action: int | None) -> None:
        """The selected seat makes a move; `IllegalMove`, with the reason, if it may not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(agent, action)
        asked = self.table.asked()
        if asked:
            self.agent_selection = asked
            if self.table.cut_off():
                self.truncations = dict.fromkeys(self.agents, True)
            return
        self.rewards = self.table.rewards()
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class ParallelTableEnv(Seated, ParallelEnv):  # type: ignore[misc]
    """The same game where every seat hands in an action in every step, and only that of the asked seat counts.

    `infos[agent]["asked"]` says whether it is this one.
    """

    parallelizable = True

    def reset(
        self, seed: int | None = None, options: dict[str, OptionValue] | None = None
    ) -> tuple[Everybody, Everybody]:
        """Deal the game of a seed; without one, a game that follows from the last seed given."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[Everybody, Everybody, Everybody, Everybody, Everybody]:
        """The asked seat makes its move; `IllegalMove`, with the reason, if it may not."""
        table, agents = self.table, self.agents
        asked = table.asked()
        table.play(asked, actions.get(asked))
        over, cut_off = table.state.over(), table.cut_off()
        if over or cut_off:
            self.agents = []
        return (
            self._observations(),
            table.rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off and not over),
            self._infos(),
        )

    def _observations(self) -> Everybody:
        return {agent: self.table.look(agent) for agent in self.possible_agents}

    def _infos(self) -> Everybody:
        asked = self.table.asked()
        return {agent: {**info, "asked": agent == asked} for agent, info in self.table.infos().items()}

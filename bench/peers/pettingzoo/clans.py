"""Clans as a PettingZoo AEC environment, and random play through the AEC API."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bench.peers.loop import options, report
from bench.peers.rules import COLOURS, Board, Deal, Position

Observation = dict[str, npt.NDArray[np.int8]]

MAX_SCORE = 127  # no clan can come near this: 60 huts and 29 bonus points


def env(board: str, players: int = 4) -> AECEnv[str, Observation, int | None]:
    """Return the environment with PettingZoo's checks against illegal use."""
    checked: AECEnv[str, Observation, int | None] = ClansEnv(board, players)
    checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=-1)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


class ClansEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """The environment itself.

    An observation lists, in this order: the huts of each colour in each area, the villages, those waiting for their
    order, the clans' scores, the chips from the observer's seat onwards, the observer's own clan.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "clans_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, board: str, players: int = 4) -> None:
        super().__init__()
        self.render_mode = None
        self.board = Board(board)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        areas = self.board.areas
        self._villages = areas * COLOURS
        self._pending = self._villages + areas
        self._scores = self._pending + areas
        self._chips = self._scores + COLOURS
        self._clan = self._chips + players
        self._width = self._clan + COLOURS
        self._action_space = spaces.Discrete(self.board.decisions)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, MAX_SCORE, (self._width,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.board.decisions,), np.int8),
            }
        )
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations: the same for all."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions: the same for all."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._random = Random(seed)
        players = len(self.possible_agents)
        self.position = Position(self.board, Deal.draw(self.board, players, self._random), players)
        self._huts = np.array(self.position.huts, np.int8)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, with the mask of its legal actions."""
        position, seat = self.position, self._seat[agent]
        seen = np.zeros(self._width, np.int8)
        seen[: self._villages] = self._huts.ravel()
        if position.villages:
            seen[self._villages : self._pending][position.villages] = 1
        if position.pending:
            seen[self._pending : self._scores][position.pending] = 1
        seen[self._scores : self._chips] = position.scores
        seen[self._chips : self._clan] = position.chips[seat:] + position.chips[:seat]
        seen[self._clan + position.clans[seat]] = 1
        mask = np.zeros(self.board.decisions, np.int8)
        if seat == position.seat:
            mask[position.legal] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play one decision of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        position = self.position
        position.apply(action)
        if action < len(self.board.borders):
            a, b = self.board.borders[action]
            self._huts[b] += self._huts[a]
            self._huts[a] = 0
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if position.over:
            self.rewards = dict(zip(self.agents, position.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[position.seat]
        self._accumulate_rewards()


def main() -> None:
    """Play random games through the AEC API, without the checking wrappers."""
    chosen = options()
    random = Random(f"players {chosen.seed}")  # a different stream from that of the set-ups
    table = ClansEnv(chosen.board, chosen.players)
    table.reset(seed=chosen.seed)

    def play() -> tuple[Position, int]:
        table.reset()
        decisions = 0
        for _agent in table.agent_iter():
            observation, _reward, terminated, truncated, _info = table.last()
            if terminated or truncated or observation is None:
                table.step(None)
            else:
                table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
        return table.position, decisions

    report("pettingzoo", chosen.seconds, play)


if __name__ == "__main__":
    main()

"""Random play through an environment's own interface, counted in steps: the same loops for ours and the peers'.

Every step reads the observation and the mask of the agent to move, as a learner must.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any


def agents(env: Any) -> Callable[[Random], int]:
    """Play a game in a PettingZoo environment; returns the number of steps."""
    seed = 0

    def play(luck: Random) -> int:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        steps = 0
        while env.agents:
            observation, _, over, cut_off, _ = env.last()
            if over or cut_off:
                break
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
        return steps

    return play


def spiel(game: Any) -> Callable[[Random], int]:
    """Play a game in OpenSpiel, reading at each decision the tensor of the player to decide; returns how many there
    were."""
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def play(luck: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(luck.random() * len(outcomes))][0])
                continue
            getattr(state, tensor)(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            steps += 1
        return steps

    return play


def counted(play: Callable[[Random], int], seconds: float) -> dict[str, float]:
    """Steps per CPU-second, over this many seconds."""
    luck = Random(1)
    play(luck)
    steps = 0
    start = time.process_time()
    used = 0.0
    while used < seconds:
        steps += play(luck)
        used = time.process_time() - start
    return {"steps": steps, "cpu_seconds": round(used, 4), "steps_per_cpu_second": round(steps / used, 1)}

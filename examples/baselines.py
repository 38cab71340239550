"""How well a random player and our levels do in every environment: `python examples/baselines.py [ENVIRONMENT...]`.

Each line of the table is one player against one kind of opponent, on every seat in turn, through the Gymnasium
interface. The random player sees nothing but the mask; a level is given the table, as bots are.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import gymnasium
import numpy as np

from nemeton import bots, envs
from nemeton.envs.single import SeatEnv
from nemeton.lab.sequential import wilson

PAIRS = (("random", "random"), ("1", "random"), ("3", "random"), ("3", "1"))
NAMES = sorted(name for name, spec in gymnasium.registry.items() if spec.namespace == "nemeton")
Player = Callable[[SeatEnv, envs.Observation, int], int]


def at_random(env: SeatEnv, seen: envs.Observation, seed: int) -> int:
    """Any legal move."""
    return int(np.random.default_rng(seed).choice(np.flatnonzero(seen["action_mask"])))


def of_level(level: str) -> Player:
    """A bot of ours: it imagines what its seat cannot see."""
    return lambda env, seen, seed: bots.choose(level, env.table, env.seat, seed)


def play(name: str, player: Player, opponent: str, seat: int, seed: int) -> tuple[float, float, int]:
    """One game with two seats: the player's reward, its lead in points, its decisions."""
    env = gymnasium.make(name, seat=seat, opponents=[opponent], players=2).unwrapped
    (seen, _), over, reward, decisions = env.reset(seed=seed), env.table.over(), 0.0, 0
    while not over:
        seen, reward, over, _, _ = env.step(player(env, seen, seed * 1000 + decisions))
        decisions += 1
    return reward, envs.margins(env.table)[seat], decisions


def score(name: str, level: str, opponent: str, games: int) -> tuple[float, float, float]:
    """The mean reward (its share of the wins), lead and number of decisions."""
    player = at_random if level == "random" else of_level(level)
    played = [play(name, player, opponent, game % 2, game // 2) for game in range(games)]
    reward, lead, decisions = np.mean(played, axis=0)
    return float(reward), float(lead), float(decisions)


def table(names: list[str], pairs: tuple[tuple[str, str], ...], games: int) -> str:
    """All scores, as the page in `docs` has them."""
    lines = ["| environment | player | opponent | games | reward | lead in points | decisions |", "|---" * 7 + "|"]
    for name in names:
        for level, opponent in pairs:
            reward, lead, decisions = score(name, level, opponent, games)
            low, high = wilson(reward, games)
            figures = f"{reward:.2f} ({low:.2f} to {high:.2f}) | {lead:+.1f} | {decisions:.0f}"
            lines.append(f"| `{name}` | {level} | {opponent} | {games} | {figures} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(sys.argv[1:] or NAMES, PAIRS, games=40))

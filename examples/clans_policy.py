"""A policy gradient on Clans in NumPy alone: `python examples/clans_policy.py` learns for seconds and prints its curve.

A move is judged by six numbers (own huts and all huts where it starts and where it ends), read from the observation;
what each is worth is learnt from games against itself, a batch at a time (REINFORCE).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from nemeton import envs
from nemeton.games.clans.data import BORDERS

START = np.array([start - 1 for start, _ in BORDERS])
END = np.array([end - 1 for _, end in BORDERS])
FEATURES = 6
Array = np.ndarray[Any, np.dtype[Any]]


def features(observation: Array) -> Array:
    """Six numbers for each of the 270 borders and zeros for the 60 orders: games x moves x features."""
    huts = observation[:, 5:305].reshape(-1, 60, 5) * 12  # after seat 2, turn 2, over 1
    own_clan = observation[:, -10:-5]
    own, every = (huts * own_clan[:, None, :]).sum(2), huts.sum(2)
    found = [own[:, START], own[:, END], every[:, START], every[:, END]]
    found += [own[:, START] * every[:, END], own[:, END] * every[:, START]]
    moves = np.zeros((len(observation), 330, FEATURES))
    moves[:, : len(BORDERS)] = np.stack(found, 2)
    return moves / 4


def play(weights: list[Array], games: int, seed: int) -> tuple[list[Array], Array]:
    """A batch of games, each seat by its own weights: how each seat's moves lean (by game), and what it has won."""
    env, luck = envs.vector("clans", games, players=2), np.random.default_rng(seed)
    rows, infos = env.reset(seed=seed)
    traces = [np.zeros((games, FEATURES)) for _ in weights]
    returns, running = np.zeros((games, 2)), np.ones(games, bool)
    while running.any():
        seats, seen = infos["seats"], features(rows["observation"])
        scores = np.where(seats[:, None] == 0, seen @ weights[0], seen @ weights[1])
        scores = np.where(rows["action_mask"] == 1, scores, -np.inf)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        moves = (scores + luck.gumbel(size=scores.shape)).argmax(1)
        lean = seen[np.arange(games), moves] - (chances[:, :, None] * seen).sum(1)
        for seat, trace in enumerate(traces):
            trace += lean * (running & (seats == seat))[:, None]
        rows, _, ended, _, infos = env.step(moves)
        returns[running & ended] = infos["returns"][running & ended]
        running &= ~ended
    return traces, returns


def against_random(weights: Array, games: int, seed: int) -> float:
    """The share of the wins, on either seat."""
    lazy = np.zeros(FEATURES)
    first, second = play([weights, lazy], games, seed)[1], play([lazy, weights], games, seed)[1]
    return float((first[:, 0].mean() + second[:, 1].mean()) / 2)


def learn(steps: int, games: int = 128, rate: float = 4.0, seed: int = 1) -> Array:
    """Weights after so many batches against oneself."""
    weights = np.zeros(FEATURES)
    for step in range(steps):
        traces, returns = play([weights, weights], games, seed + 1000 * step)
        slope = sum(((returns[:, seat] - 0.5)[:, None] * trace).mean(0) for seat, trace in enumerate(traces))
        weights = weights + rate * np.asarray(slope)
    return weights


if __name__ == "__main__":
    for steps in (0, 2, 4, 8):
        print(f"{steps:3} batches: {against_random(learn(steps), 128, 99):.1%} against random play")

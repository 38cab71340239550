"""What the lessons are worth: `python -m bench.taught clans --level 1 --games 40` in the checkout.

The player that does what the lessons taught plays fresh deals against a level, in both seats in turn. With `--real` it
plays from the start of the real game that follows the lesson; with `--find N` it looks for an easy start among N
deals: it plays each ten times, and the five best again as often as `--games` says, which is the figure to believe.
"""

from __future__ import annotations

import argparse
from math import sqrt

from bench import taught

from nemeton import lessons
from nemeton.bots import choose
from nemeton.core.registry import game
from nemeton.core.state import State
from nemeton.lessons.lesson import Start, position

GLANCE = 10  # games on each deal
BEST = 5  # deals that are looked at again


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.taught")
    parser.add_argument("game", choices=["clans", "samhain", "karnag", "ardri"])
    parser.add_argument("--level", default="1")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--real", action="store_true")
    parser.add_argument("--find", type=int, default=0, metavar="N")
    given = parser.parse_args()
    if given.find:
        tried = range(given.seed, given.seed + given.find)
        glances = {deal: again(given.game, Start(seed=deal), given.level, GLANCE, 0) for deal in tried}
        for deal in sorted(glances, key=lambda deal: -sum(glances[deal]))[:BEST]:
            told(f"deal {deal}", again(given.game, Start(seed=deal), given.level, given.games, 1000))
        told("all of them", [won for found in glances.values() for won in found])
    elif given.real:
        start = lessons.load(given.game, "first").real
        assert start is not None
        told("the real game", again(given.game, start, given.level, given.games, given.seed))
    else:
        seeds = range(given.seed, given.seed + given.games)
        told(f"level {given.level}", [fresh(given.game, seed, given.level) for seed in seeds])


def fresh(id: str, seed: int, level: str) -> float:
    """A fresh deal; the learner's seat alternates."""
    return played(position(game(id), Start(seed=seed // 2)), seed % 2, level, seed)


def again(id: str, start: Start, level: str, games: int, seed: int) -> list[float]:
    """Several games from the same start, as the first seat."""
    return [played(position(game(id), start), 0, level, seed + number) for number in range(games)]


def played(state: State, learner: int, level: str, seed: int) -> float:
    """Play a game to its end: the learner's share of the win."""
    state.log = None
    moves = 0
    while not state.over():
        seat = int(state.actor())
        seeds = 1_000_003 * seed + moves
        move = taught.choose(state, seat, seeds) if seat == learner else choose(level, state, seat, seeds)
        state.play(seat, move)
        moves += 1
    winners = state.winners()
    return (learner in winners) / max(1, len(winners))


def told(what: str, shares: list[float]) -> None:
    """The share of the wins, with its 95 % interval (Wilson)."""
    games, share, z = len(shares), sum(shares) / len(shares), 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    print(
        f"{what}: {100 * share:.0f} % of {games} ({100 * (middle - half):.0f}-{100 * (middle + half):.0f})", flush=True
    )


if __name__ == "__main__":
    main()

"""The speed of the bots' search, in iterations a CPU second on one core: `python -m bench.search [--seconds 2]`.

For each game, a state twenty random decisions into a game of two is searched for the seat that has to decide. `tree` is
the search without evaluating its leaves: the speed of the tree alone.
"""

from __future__ import annotations

import argparse
import json
import time

import nemeton
from nemeton.bots.search import Search
from nemeton.bots.weights import evaluation_for
from nemeton.core.chance import seeded
from nemeton.core.state import State
from nemeton.core.vector import COMPILED, vec

WORLDS = 32
BATCH = 100
FRESH = 1000  # iterations after which a new tree is started, as for a new decision


def some_state(game: str) -> State:
    state = nemeton.game(game).new(2, seed=1)
    luck = seeded(2, 1)
    decisions = 0
    while state.count(state.actor()) < 2 or decisions < 20:
        seat = state.actor()
        state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
        decisions += 1
    return state


def speed(game: str, seconds: float, judged: bool) -> float:
    """Iterations a second of CPU time."""
    state = some_state(game)
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        search = Search(evaluation_for(state.setup), state.actor(), done)
        search.judged = judged
        search.imagine(state, WORLDS, vec[float]([]), False)
        while search.iterations < FRESH and time.process_time() - begin < seconds:
            search.run(BATCH, 1e18)
        done += int(search.iterations)
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    for game in nemeton.games():
        figures = {"search": round(speed(game, seconds, True)), "tree": round(speed(game, seconds, False))}
        print(json.dumps({"game": game, "compiled": COMPILED, **figures}), flush=True)


if __name__ == "__main__":
    main()

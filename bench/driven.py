"""The compiled engine driven move by move from interpreted Python: `driven.py PLAYERS SECONDS`, one line of JSON."""

from __future__ import annotations

import itertools
import json
import sys
import time

import nemeton
from nemeton.core.chance import seeded

BATCH = 50  # games between two checks of the clock


def drive(players: int, seconds: float) -> dict[str, float]:
    """Random games by `count`, `nth` and `play_fast` until this many seconds of CPU time are used up."""
    game = nemeton.game("clans")
    roll = seeded(1, 1).roll
    games = 0
    decisions = itertools.count()
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(BATCH):
            state = game.new(players, seed=games)
            count, nth, play_fast = state.count, state.nth, state.play_fast
            seat = state.actor()
            for _ in decisions:
                seat = play_fast(seat, nth(seat, roll(0, count(seat))))
                if seat < 0:
                    break
            games += 1
    return {"games": games, "decisions": next(decisions), "cpu_seconds": time.process_time() - begin}


if __name__ == "__main__":
    print(json.dumps(drive(int(sys.argv[1]), float(sys.argv[2]))))

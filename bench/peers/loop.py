"""The command line, the clock and the report that the Python peers share."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from bench.peers.rules import Position


@dataclass(frozen=True)
class Options:
    board: str
    players: int
    seconds: float
    seed: int


def options() -> Options:
    parser = argparse.ArgumentParser(description="Play random games of Clans and report the speed as one JSON line.")
    parser.add_argument("--board", required=True, help="board file (JSON)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds to play for")
    parser.add_argument("--seed", type=int, default=1)
    return Options(**vars(parser.parse_args()))


def report(peer: str, seconds: float, play: Callable[[], tuple[Position, int]]) -> None:
    """Call `play`, which returns a finished game and its decisions, until the CPU seconds are used up."""
    games = decisions = moves = early = multi = 0
    points = 0.0
    start = time.process_time()
    used = 0.0
    while used < seconds:
        position, played = play()
        games += 1
        decisions += played
        moves += position.moves
        early += position.early
        multi += position.multi
        points += sum(position.final_scores()) / position.players
        used = time.process_time() - start
    totals = {
        "peer": peer,
        "games": games,
        "decisions": decisions,
        "cpu_seconds": round(used, 6),
        "mean_moves": round(moves / games, 4),
        "early_ends": round(early / games, 5),
        "multi": round(multi / games, 5),
        "mean_score": round(points / games, 4),
    }
    print(json.dumps(totals))

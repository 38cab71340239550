"""Steps of the peers' environments with random legal moves, as one line of JSON: python -m bench.peers.environments
NAME."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random

from bench.steps import agents, counted, spiel


def connect_four() -> Callable[[Random], int]:
    from pettingzoo.classic import connect_four_v3

    return agents(connect_four_v3.env())


def texas_holdem() -> Callable[[Random], int]:
    from pettingzoo.classic import texas_holdem_v4

    return agents(texas_holdem_v4.env())


def hearts() -> Callable[[Random], int]:
    import pyspiel

    return spiel(pyspiel.load_game("hearts"))


def gin_rummy() -> Callable[[Random], int]:
    import pyspiel

    return spiel(pyspiel.load_game("gin_rummy"))


PEERS = {
    "PettingZoo connect_four": connect_four,
    "PettingZoo texas_holdem": texas_holdem,
    "OpenSpiel hearts (C++)": hearts,
    "OpenSpiel gin_rummy (C++)": gin_rummy,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    print(json.dumps(counted(PEERS[arguments.peer](), arguments.seconds)))


if __name__ == "__main__":
    main()

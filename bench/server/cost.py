"""What a move costs servers of different commits, in turn: python -m bench.server.cost CHECKOUT=PYTHON ... [--rounds N]

Each server is started by the Python given for it, in which it must be installed, and gets the load of its own checkout,
because the wire may have changed in between (each needs `npm ci --prefix bench/peers/boardgameio`). Printed is the
server's CPU time for each move.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from bench.server.run import measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("servers", nargs="+", metavar="CHECKOUT=PYTHON")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=400, help="more than 100: the load ends when fewer are left")
    parser.add_argument("--seconds", type=float, default=4, help="of each of the two parts; only the second is counted")
    options = parser.parse_args(namespace=argparse.Namespace(rate=100, flight=50, words=True))
    for _ in range(options.rounds):
        for server in options.servers:
            checkout, python = map(Path, server.split("="))
            with tempfile.TemporaryDirectory() as folder:
                full = measure("ours", Path(folder), options, str(python.absolute()), checkout.resolve())["full"]
            moves = full["moves_per_second"]
            cost = round(1e6 * full["server_cpu"] / moves)
            print(f"{checkout}: {cost} µs a move, {moves} moves/s, p99 {full['p99_ms']} ms", flush=True)


if __name__ == "__main__":
    main()

"""Do two interpreters play the same? `python -m nemeton.testing.agree PYTHON PYTHON [--games N]`

Each plays the same random games and prints every decision; the outputs are compared line by line. It is how the
compiled engine is held against its interpreted source.
"""

from __future__ import annotations

import argparse
import itertools
import subprocess
import sys

from nemeton.core.registry import game, games
from nemeton.core.vector import COMPILED
from nemeton.testing.conformance import cases
from nemeton.testing.playthrough import playthrough

TRACE = "import sys; from nemeton.testing.agree import trace; trace(int(sys.argv[1]))"


def trace(count: int) -> None:
    """Print `count` random games of every case of every game."""
    print("compiled" if COMPILED else "interpreted")
    for id in games():
        for case in cases(game(id)):
            for seed in range(count):
                print(playthrough(case, seed), end="")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare two interpreters move for move.")
    parser.add_argument("pythons", nargs=2, metavar="PYTHON")
    parser.add_argument("--games", type=int, default=4, help="random games of each seat count, edition and option")
    arguments = parser.parse_args()
    runs = [
        subprocess.Popen([python, "-c", TRACE, str(arguments.games)], stdout=subprocess.PIPE, text=True)
        for python in arguments.pythons
    ]
    outputs = [run.communicate()[0].splitlines() for run in runs]
    if any(run.returncode for run in runs):
        print("one of the runs failed", file=sys.stderr)
        return 1
    kinds = [output.pop(0) for output in outputs]
    for number, (one, two) in enumerate(itertools.zip_longest(*outputs), 1):
        if one != two:
            print(f"line {number}: {kinds[0]} has\n  {one}\n{kinds[1]} has\n  {two}", file=sys.stderr)
            return 1
    print(f"{kinds[0]} and {kinds[1]} agree on {len(outputs[0]):,} lines of play")
    return 0


if __name__ == "__main__":
    sys.exit(main())

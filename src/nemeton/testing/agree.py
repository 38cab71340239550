"""Do two interpreters play the same? `python -m nemeton.testing.agree PYTHON PYTHON [--games N]`

Each plays the same random games of every case and prints every decision, and now and then what each seat sees, may do
and can imagine; the outputs are compared line by line. This is how the compiled engine is compared with its interpreted
source, so that what conformance finds for one holds for the other.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b

from nemeton.core.registry import game, games
from nemeton.core.state import State
from nemeton.core.vector import COMPILED
from nemeton.testing.conformance import cases
from nemeton.testing.playthrough import playthrough

EVERY = 5  # one state in this many is looked at closely
TRACE = "import sys; from nemeton.testing.agree import trace; trace(sys.argv[1], int(sys.argv[2]))"


class Disagreement(Exception):
    """Where two interpreters play differently."""


def trace(id: str, seed: int) -> None:
    """Print a random game of every case of a game."""
    print("compiled" if COMPILED else "interpreted")
    numbers = itertools.count()
    for case in cases(game(id)):
        print(playthrough(case, seed, lambda state: "" if next(numbers) % EVERY else looks(state)), end="")


def looks(state: State) -> str:
    """A short hash of a whole state: as it is saved, and as every seat sees and imagines it."""
    seats = range(-1, state.setup.players)
    seen = [[state.view(seat), state.legal(seat), state.imagine(seat, 7).dump()] for seat in seats]
    return blake2b(json.dumps([state.dump(), seen], sort_keys=True).encode(), digest_size=8).hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare two interpreters move for move.")
    parser.add_argument("pythons", nargs=2, metavar="PYTHON")
    parser.add_argument("--games", type=int, default=2, help="random games of each seat count, edition and option")
    arguments = parser.parse_args()
    tasks = list(itertools.product(games(), range(arguments.games)))
    try:
        with ThreadPoolExecutor(os.cpu_count()) as several:  # of each pair of runs the interpreted one takes far longer
            found = list(several.map(lambda task: compare(arguments.pythons, *task), tasks))
    except Disagreement as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{found[0][0]} agree on {sum(lines for _, lines in found):,} lines of play")
    return 0


def compare(pythons: Sequence[str], id: str, seed: int) -> tuple[str, int]:
    """Which kinds of engine these are, and how many identical lines they print."""
    commands = [[python, "-c", TRACE, id, str(seed)] for python in pythons]
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    outputs = [run.communicate()[0].splitlines() for run in runs]
    if any(run.returncode for run in runs):
        raise Disagreement(f"{id}, seed {seed}: one of the runs failed")
    kinds = [output.pop(0) for output in outputs]
    for number, (one, two) in enumerate(itertools.zip_longest(*outputs), 1):
        if one != two:
            raise Disagreement(f"{id}, seed {seed}, line {number}: {kinds[0]} has\n  {one}\n{kinds[1]} has\n  {two}")
    return " and ".join(kinds), len(outputs[0])


if __name__ == "__main__":
    sys.exit(main())

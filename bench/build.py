"""Two builds of the engine, measured in turn: python -m bench.build BEFORE AFTER [--rounds N] [--seconds S]

BEFORE and AFTER are Python interpreters of environments with nemeton in them. Each round plays and searches every game
on both, one after the other and in alternating order, so that whatever else the machine does affects both equally. The
result is the speed of AFTER in per cent of BEFORE. Search is counted in iterations with leaves evaluated.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import geometric_mean, median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import nemeton

KINDS = ("play", "search", "clone")


def one(game: str, seconds: float) -> dict[str, float]:
    """The figures of one game, measured in this process: higher is faster."""
    from bench.search import speed

    from nemeton.core.vector import COMPILED
    from nemeton.terminal.bench import measure

    if not COMPILED:
        sys.exit(f"{sys.executable}: the engine is interpreted there")
    random = measure(nemeton.game(game), None, None, seconds)
    found = {"play": random.decisions_per_cpu_second, "search": speed(game, seconds, True)}
    return {**found, "clone": 1 / random.clone_us}


def ask(python: Path, game: str, seconds: float) -> dict[str, float]:
    """The same in another environment."""
    command = [str(python), "-P", "-m", "bench.build", "--one", game, "--seconds", str(seconds)]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1])])}
    answer = subprocess.run(command, env=variables, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(answer.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.build", description=__doc__)
    parser.add_argument("environments", type=Path, nargs="*", metavar="PYTHON", help="the one before, the one after")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time for each figure")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(one(arguments.one, arguments.seconds)))
        return
    if len(arguments.environments) != 2:
        parser.error("two interpreters are compared")
    before, after = arguments.environments
    ratios: dict[str, dict[str, list[float]]] = {g: {kind: [] for kind in KINDS} for g in nemeton.games()}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for number in progress.track(range(arguments.rounds), description="rounds"):
            for game, found in ratios.items():
                order = (before, after) if number % 2 == 0 else (after, before)
                figures = {python: ask(python, game, arguments.seconds) for python in order}
                for kind in KINDS:
                    found[kind].append(figures[after][kind] / figures[before][kind])
    table = Table(title="After in per cent of before: median of the rounds (lowest, highest)")
    for column in ("game", *KINDS):
        table.add_column(column, justify="right")
    for game, found in ratios.items():
        cells = (f"{median(r):.1%} ({min(r):.0%}, {max(r):.0%})" for r in found.values())
        table.add_row(game, *cells)
    together = (geometric_mean([median(found[kind]) for found in ratios.values()]) for kind in KINDS)
    table.add_row("together", *(f"{ratio:.1%}" for ratio in together))
    Console(width=100).print(table)


if __name__ == "__main__":
    main()

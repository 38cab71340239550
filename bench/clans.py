"""Random games of Clans, ours and the peers', taking turns in one run; the best of the rounds, as a table of ratios.

Called by bench/run with the folder of environments. Every contestant is a separate process that plays for a given
number of seconds of its own CPU time and prints one line of JSON; they take turns, so that conditions are equal.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from nemeton.core.vector import COMPILED
from nemeton.games.clans import data

ROOT = Path(__file__).parent.parent
OURS = "Nemeton, compiled"
LIMIT = "C++, by hand"
PORTABLE = "C++, by hand, portable"


def board() -> dict[str, object]:
    """The map and the epoch chart for the peers, areas from 0."""
    names = data.TERRAIN_NAMES
    epochs = [
        {
            "villages": data.CHIPS[e],
            "favourable": [names.index(t) for t in data.FAVOURABLE[e]],
            "hostile": [names.index(t) for t in data.HOSTILE[e]],
            "bonus": data.BONUS[e],
        }
        for e in range(data.EPOCHS)
    ]
    areas = range(1, data.AREAS + 1)
    return {
        "neighbours": [[n - 1 for n in data.NEIGHBOURS[a]] for a in areas],
        "terrain": [int(data.TERRAIN[a]) for a in areas],
        "region": [(a - 1) // data.REGION_AREAS for a in areas],
        "epochs": epochs,
        "limit": data.GROUP_LIMIT,
    }


def contestants(home: Path, file: str, players: int, seconds: float) -> dict[str, list[str]]:
    """The name and command of every contestant whose tools are installed."""
    bench = ["bench", "clans", "--players", str(players), "--seconds", str(seconds), "--json"]
    peer = ["--board", file, "--players", str(players), "--seconds", str(seconds), "--seed", "1"]
    compiled, pure = str(home / "compiled/bin/python"), str(home / "dev/bin/python")
    driven = [compiled, "-P", str(ROOT / "bench/driven.py"), str(players), str(seconds)]
    framework = str(home / "bench/bin/python")
    found = {
        LIMIT: [str(home / "bench/clans-native"), *peer],
        PORTABLE: [str(home / "bench/clans"), *peer],
        OURS: [compiled, "-P", "-m", "nemeton.cli", *bench],
        "Nemeton, compiled, driven from Python": driven,
        "Nemeton, interpreted": [pure, "-m", "nemeton.cli", *bench],
        "OpenSpiel Python game": [framework, "-m", "bench.peers.openspiel.clans", *peer],
        "PettingZoo AEC": [framework, "-m", "bench.peers.pettingzoo.clans", *peer],
        "boardgame.io": ["node", str(home / "bench/boardgameio/clans.mjs"), *peer],
    }
    if not (home / "bench/clans").exists():
        del found[LIMIT], found[PORTABLE]
    if not (home / "bench/boardgameio").exists():
        del found["boardgame.io"]
    return found


def measure(command: list[str], home: Path) -> dict[str, float]:
    """One run: games and decisions per CPU-second, and whatever else it reports."""
    environment = dict(os.environ)
    if command[0].startswith(str(home / "dev")):
        environment["PYTHONPATH"] = str(ROOT / "src")
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    if result.returncode:
        sys.exit(f"{command[0]} failed:\n{result.stderr}")
    told = json.loads(result.stdout.splitlines()[-1])
    if "games" in told and "games_per_cpu_second" not in told:
        told["games_per_cpu_second"] = told["games"] / told["cpu_seconds"]
        told["decisions_per_cpu_second"] = told["decisions"] / told["cpu_seconds"]
    return dict(told)


def show(best: dict[str, dict[str, float]], console: Console) -> None:
    table = Table(title="Clans, random games per CPU-second, one core")
    for column in ("", "games/s", "µs a decision", f"of {LIMIT}", "ours is"):
        table.add_column(column, justify="left" if not column else "right")
    ours = best[OURS]["games_per_cpu_second"]
    limit = best.get(LIMIT, best[OURS])["games_per_cpu_second"]
    for name, told in best.items():
        speed = told["games_per_cpu_second"]
        table.add_row(
            name,
            f"{speed:,.0f}",
            f"{1e6 / told['decisions_per_cpu_second']:.3g}",
            f"{speed / limit:.2%}" if LIMIT in best else "",
            f"× {ours / speed:,.2f}",
        )
    console.print(table)
    console.print(f"clone {best[OURS]['clone_us']} µs")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/run", description=__doc__)
    parser.add_argument("home", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2, help="of CPU time for each, in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not COMPILED:
        print("bench: the engine is not compiled here: the figures say little", file=sys.stderr)
    best: dict[str, dict[str, float]] = {}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(board(), file)
        file.flush()
        everybody = contestants(arguments.home, file.name, arguments.players, arguments.seconds)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=arguments.rounds * len(everybody))
            for _ in range(arguments.rounds):
                for name, command in everybody.items():
                    progress.update(task, description=name)
                    told = measure(command, arguments.home)
                    if name not in best or told["games_per_cpu_second"] > best[name]["games_per_cpu_second"]:
                        best[name] = told
                    progress.advance(task)
    if arguments.json:
        print(json.dumps(best))
    else:
        show(best, Console(highlight=False, width=100))


if __name__ == "__main__":
    main()

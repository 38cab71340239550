"""Random play of every game, compiled beside interpreted: decisions per CPU-second on one core, and the time a clone
takes.

Called by bench/run with the folder of environments, after the comparison in Clans.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bench.clans import measure
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import nemeton


def cases() -> list[tuple[str, str, int]]:
    """Every game in every edition, with the fewest and the most seats."""
    games = [nemeton.game(name) for name in nemeton.games()]
    return [(g.id, edition, seats) for g in games for edition in g.editions for seats in (g.seats[0], g.seats[-1])]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/run", description=__doc__)
    parser.add_argument("home", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=1, help="of CPU time for each")
    parser.add_argument("--json", action="store_true")
    arguments, _ = parser.parse_known_args()
    found: list[dict[str, object]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game, edition, seats in progress.track(cases(), description="every game"):
            command = ["-m", "nemeton.cli", "bench", game, "--players", str(seats), "--edition", edition, "--json"]
            command += ["--seconds", str(arguments.seconds)]
            compiled = measure([str(arguments.home / "compiled/bin/python"), "-P", *command], arguments.home)
            pure = measure([str(arguments.home / "dev/bin/python"), *command], arguments.home)
            found.append(
                {
                    "game": game,
                    "edition": edition,
                    "seats": seats,
                    "compiled": compiled["decisions_per_cpu_second"],
                    "interpreted": pure["decisions_per_cpu_second"],
                    "clone_us": compiled["clone_us"],
                }
            )
    if arguments.json:
        print(json.dumps(found))
        return
    table = Table(title="Random decisions per CPU-second, one core")
    for column in ("game", "edition", "seats", "compiled", "interpreted", "×", "clone µs"):
        table.add_column(column, justify="left" if column in ("game", "edition") else "right")
    for row in found:
        fast, slow = float(str(row["compiled"])), float(str(row["interpreted"]))
        table.add_row(
            str(row["game"]), str(row["edition"]), str(row["seats"]), f"{fast:,.0f}", f"{slow:,.0f}",
            f"{fast / slow:,.0f}", str(row["clone_us"]),
        )  # fmt: skip
    Console().print(table)


if __name__ == "__main__":
    main()

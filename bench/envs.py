"""Steps of the environments, ours beside the peers', taking turns in one run; the best of the rounds.

Called by bench/run with the folder of environments; with `--ours NAME` it is one of the contestants.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from bench.clans import ROOT, measure
from bench.peers.environments import PEERS
from bench.steps import agents, counted, spiel
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from nemeton import envs

BATCH = 1024
GAMES = ("clans", "samhain", "karnag", "ardri")


def batch(id: str, copy: bool) -> Callable[[Random], int]:
    """Sixteen steps with a whole batch."""
    env = envs.vector(id, BATCH, players=2, copy=copy)
    env.reset(seed=1)

    def play(luck: Random) -> int:
        for _ in range(16):
            env.step(env.sample())
        return 16 * BATCH

    return play


def ours() -> dict[str, Callable[[], Callable[[Random], int]]]:
    out: dict[str, Callable[[], Callable[[Random], int]]] = {}
    for id in GAMES:
        out[f"{id}: PettingZoo"] = lambda id=id: agents(envs.aec(id, players=2))  # type: ignore[misc]
        out[f"{id}: OpenSpiel"] = lambda id=id: spiel(envs.openspiel(id, players=2))  # type: ignore[misc]
        out[f"{id}: a batch of {BATCH}"] = lambda id=id: batch(id, copy=False)  # type: ignore[misc]
        out[f"{id}: a batch of {BATCH}, copied"] = lambda id=id: batch(id, copy=True)  # type: ignore[misc]
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/run", description=__doc__)
    parser.add_argument("home", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=1, help="of CPU time for each, in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ours", choices=ours(), help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true")
    arguments, _ = parser.parse_known_args()
    if arguments.ours:
        print(json.dumps(counted(ours()[arguments.ours](), arguments.seconds)))
        return
    home, seconds = arguments.home, ["--seconds", str(arguments.seconds)]
    compiled, framework = str(home / "compiled/bin/python"), str(home / "bench/bin/python")
    commands = {name: [framework, "-m", "bench.peers.environments", name, *seconds] for name in PEERS}
    own = [compiled, "-P", str(ROOT / "bench/envs.py"), str(home)]
    commands |= {name: [*own, "--ours", name, *seconds] for name in ours()}
    best: dict[str, float] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name in progress.track([*commands] * arguments.rounds, description="environments"):
            told = measure(commands[name], home)
            best[name] = max(best.get(name, 0.0), told["steps_per_cpu_second"])
    if arguments.json:
        print(json.dumps(best))
        return
    table = Table(title="Steps per CPU-second with observation and mask, random legal moves, one core")
    for column in ("", "steps/s", "of connect_four"):
        table.add_column(column, justify="left" if not column else "right")
    for name, speed in best.items():
        table.add_row(name, f"{speed:,.0f}", f"× {speed / best['PettingZoo connect_four']:.1f}")
    Console(highlight=False, width=100).print(table)


if __name__ == "__main__":
    main()

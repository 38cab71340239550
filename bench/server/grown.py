"""What several nodes cost: python -m bench.server.grown [--tables N] [--seconds S] [--idle N] [--json FILE].

The load of `bench.server.run`, one after the other on the embedded store, on one node with PostgreSQL and Redis, on two
nodes where everybody at a table comes by the same one, as our proxy shares them out, and on two nodes where the two
people of every table come by different ones. PostgreSQL runs with its own settings, fsync
included. Needs Node, `npm ci --prefix bench/peers/boardgameio`, PostgreSQL and Redis.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.clans import board
from bench.server.run import HERE, rate, wait_for
from bench.server.services import PostgreSQL, Redis, free_port, services

from nemeton.core.vector import COMPILED

NODES = {"embedded": 0, "one node": 1, "two, whole tables": 2, "two, split tables": 2}


def measure(name: str, folder: Path, around: tuple[PostgreSQL, Redis], options: argparse.Namespace) -> dict[str, Any]:
    """Start the nodes, put the load on them, end them."""
    postgres, redis = around
    file = folder / "board.json"
    file.write_text(json.dumps(board()))
    addresses = [postgres.database(name.replace(" ", "_").replace(",", "")), redis.url] if NODES[name] else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    ports = [free_port() for _ in range(NODES[name] or 1)]
    nodes = []
    try:
        for port in ports:
            command = [sys.executable, "-m", "bench.server.ours", str(port), str(folder / str(port)), *addresses]
            nodes.append(subprocess.Popen(command, env=environment))
            wait_for(port)
        load = ["node", str(HERE / "load.mjs"), "--server", "ours", "--port", ",".join(map(str, ports))]
        load += ["--pid", ",".join(str(node.pid) for node in nodes), "--board", str(file), "--words", "0"]
        load += ["--whole", str(int("whole" in name))]
        load += ["--beside", f"postgres={postgres.pid()},redis={redis.pid()}"] if addresses else []
        for wish in ("tables", "rate", "seconds", "flight", "idle"):
            load += [f"--{wish}", str(getattr(options, wish))]
        wal, sent = postgres.written(), redis.sent()
        done = subprocess.run(load, capture_output=True, text=True, timeout=280)
        if done.returncode:
            raise SystemExit(f"the load on {name} failed:\n{done.stderr}")
        found: dict[str, Any] = json.loads(done.stdout)
        moves = sum(found[part]["moves"] for part in ("steady", "full"))
        found["wal_bytes_per_move"] = round((postgres.written() - wal) / moves)
        found["bus_bytes_per_move"] = round((redis.sent() - sent) / moves)
        return found
    finally:
        for node in nodes:
            node.kill()
            node.wait()


def line(name: str, found: dict[str, Any], first: dict[str, Any]) -> str:
    full, steady = found["full"], found["steady"]
    micro = 1e6 / rate(full) if rate(full) else 0
    beside = ", ".join(f"{what} {1e6 * cpu / full['moves_per_second']:.0f}" for what, cpu in full["beside_cpu"].items())
    held = full["moves_per_second"]
    told = [full["bytes_per_move"], found["wal_bytes_per_move"], found["bus_bytes_per_move"]]
    return (
        f"{name:17} {held:6} moves/s ({held / first['full']['moves_per_second']:.0%}), p50 {full['p50_ms']:.1f} ms,"
        f" p99 {full['p99_ms']:.1f} ms; at {steady['moves_per_second']}/s p99 {steady['p99_ms']:.1f} ms\n"
        f"{'':17} µs of CPU a move: nodes {micro:.0f}{', ' + beside if beside else ''};"
        f" bytes a move: told {told[0]}, WAL {told[1]}, bus {told[2]}; KB a table {found['kb_per_table_after']}"
        f"{'; idle: ' + str(found['idle']) if found['idle'] else ''}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=500, help="moves a second in the steady part")
    parser.add_argument("--seconds", type=float, default=6, help="of each part")
    parser.add_argument("--flight", type=int, default=50, help="moves under way in the full part")
    parser.add_argument("--idle", type=int, default=0, help="sockets that only listen")
    parser.add_argument("--only", choices=NODES, help="only this one")
    parser.add_argument("--json", type=Path, help="also write the results there")
    options = parser.parse_args()
    print(f"{options.tables} tables of two, engine {'compiled' if COMPILED else 'interpreted'}", flush=True)
    results: dict[str, Any] = {}
    with services() as around, tempfile.TemporaryDirectory() as folder:
        for name in [options.only] if options.only else NODES:
            results[name] = measure(name, Path(folder), around, options)
            print(line(name, results[name], next(iter(results.values()))), flush=True)
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()

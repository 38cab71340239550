"""Our server beside boardgame.io's, doing the same work: python -m bench.server.run [--tables N] [--json FILE].

A thousand live tables of Clans for two, every seat connected by WebSocket, clients moving at random; first at a fixed
rate, then with as many moves as the server holds. boardgame.io runs twice: with its store on the disk, which is the
same work as ours, and in memory, its default. Needs Node and `npm ci --prefix bench/peers/boardgameio`.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.clans import board

from nemeton.core.vector import COMPILED

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SERVERS = {"ours": "nemeton", "kept": "b.io on disk", "memory": "b.io in memory"}


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/games", timeout=1).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server does not answer")


def measure(
    server: str, folder: Path, options: argparse.Namespace, python: str = sys.executable, checkout: Path = ROOT
) -> dict[str, Any]:
    """Start a server, ours by this Python from this checkout, put it under load, stop it."""
    port, file = free_port(), folder / "board.json"
    file.write_text(json.dumps(board()))
    kind = "ours" if server == "ours" else "boardgameio"
    command = {
        "ours": [python, "-m", "bench.server.ours", str(port), str(folder / "data")],
        "boardgameio": ["node", str(HERE / "boardgameio.mjs"), "--board", str(file), "--port", str(port)],
    }[kind]
    environment = {**os.environ, "PYTHONPATH": str(checkout), "NODE_ENV": "production"}
    if server == "kept":
        environment["FLATFILE_DIR"] = str(folder / "matches")
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        load = ["node", str(checkout / "bench/server/load.mjs")]
        load += ["--server", kind, "--port", str(port), "--board", str(file)]
        for name in ("tables", "rate", "seconds", "flight"):
            load += [f"--{name}", str(getattr(options, name))]
        load += ["--words", str(int(options.words))]
        done = subprocess.run([*load, "--pid", str(process.pid)], capture_output=True, text=True, timeout=280)
        if done.returncode:
            raise SystemExit(f"the load on {server} failed:\n{done.stderr}")
        result: dict[str, Any] = json.loads(done.stdout)
        return result
    finally:
        process.kill()
        process.wait()


def rate(part: dict[str, Any]) -> int:
    """Moves for each second of the server's CPU time: hardly affected by what else the machine does."""
    return round(part["moves_per_second"] / part["server_cpu"]) if part["server_cpu"] else 0


ROWS: list[tuple[str, Callable[[dict[str, Any]], float]]] = [
    ("moves/s held", lambda found: found["full"]["moves_per_second"]),
    ("  p50 ms", lambda found: found["full"]["p50_ms"]),
    ("  p99 ms", lambda found: found["full"]["p99_ms"]),
    ("  moves a CPU-second", lambda found: rate(found["full"])),
    ("at a fixed rate, moves/s", lambda found: found["steady"]["moves_per_second"]),
    ("  p50 ms", lambda found: found["steady"]["p50_ms"]),
    ("  p99 ms", lambda found: found["steady"]["p99_ms"]),
    ("  CPU of the server, cores", lambda found: round(found["steady"]["server_cpu"], 2)),
    ("KB a table, at the start", lambda found: found["kb_per_table"]),
    ("KB a table, at the end", lambda found: found["kb_per_table_after"]),
]


def table(results: dict[str, dict[str, Any]]) -> str:
    """The results side by side, each peer with the ratio of our figure to its own."""
    names = [SERVERS[server] for server in results]
    lines = [f"{'':28}{names[0]:>10}" + "".join(f"{name:>17}{'ratio':>7}" for name in names[1:])]
    for name, value in ROWS:
        ours, *peers = (value(found) for found in results.values())
        told = "".join(f"{peer:>17}{ours / peer if peer else float('nan'):>7.2f}" for peer in peers)
        lines.append(f"{name:28}{ours:>10}{told}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=100, help="moves a second in the steady part")
    parser.add_argument("--seconds", type=float, default=10, help="of each part")
    parser.add_argument("--flight", type=int, default=50, help="moves under way in the full part")
    parser.add_argument("--words", action="store_true", help="our clients want words, as browsers do")
    parser.add_argument("--json", type=Path, help="also write the results there")
    options = parser.parse_args()
    results = {}
    for server in SERVERS:
        with tempfile.TemporaryDirectory() as folder:
            results[server] = measure(server, Path(folder), options)
    engine = "compiled" if COMPILED else "interpreted"
    print(f"{options.tables} tables of two, engine {engine}; moves under way: {options.flight}")
    print(table(results))
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()

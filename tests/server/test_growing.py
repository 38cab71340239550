"""docs/nodes.md: from one process to three nodes and back, by the commands of the page, with a game under way."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from nemeton.client import Client
from server.running import free_port, move, running, seated, until
from server.services import services

PAGE = Path(__file__).parents[2] / "docs" / "nodes.md"
ENDED = (0, -signal.SIGTERM)  # uvicorn passes the signal on when it is done
pytestmark = [pytest.mark.long, pytest.mark.pure]


def commands() -> list[list[str]]:
    blocks = re.findall(r"^```console\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


def test_a_house_grows_and_shrinks_by_the_commands_of_the_page(tmp_path: Path) -> None:
    with running(tmp_path / "nemeton") as house:
        ann, bob = house.client("Ann"), house.client("Bob")
        id = seated([ann, bob])
        tokens = [ann.make_token(), bob.make_token()]
        move(next(who for who in (ann, bob) if who.situation(id)["legal"]), id)
        record = ann.record(id)
    nodes: dict[int, subprocess.Popen[bytes]] = {}
    with services() as (postgres, redis):
        ports = {port: str(free_port()) for port in ("8001", "8002", "8003")}

        def here(word: str) -> str:
            """A word of the page as it is on this machine."""
            word = word.replace("/var/lib/", f"{tmp_path}/").replace("bus.example", f"127.0.0.1:{redis.port}")
            word = word.replace("db.example", "127.0.0.1" if word == "db.example" else f"127.0.0.1:{postgres.port}")
            return re.sub(r"\b800[123]\b", lambda found: ports[found[0]], word)

        environment = {**os.environ, "PGPORT": str(postgres.port)}
        played = False
        try:
            for words in commands():
                program, *rest = map(here, words)
                call = [sys.executable, "-m", "nemeton", *rest] if program == "nemeton" else [program, *rest]
                if "serve" in call:
                    port = int(rest[rest.index("--port") + 1])
                    nodes[port] = subprocess.Popen(call, cwd=tmp_path)
                    continue
                if program == "curl":
                    until(lambda: all(map(_ready, nodes)))
                elif nodes and not played:
                    _play_by_all(id, tokens, nodes)
                    played = True
                elif "move-data" in call and nodes:
                    _stop(nodes)
                done = subprocess.run(call, cwd=tmp_path, env=environment, capture_output=True, text=True)
                assert done.returncode == 0, (call, done.stdout, done.stderr)
        finally:
            for node in nodes.values():
                node.kill()
                node.wait()
    assert (tmp_path / "base" / "PG_VERSION").exists()
    with running(tmp_path / "nemeton-again") as house:
        ann = house.client(token=tokens[0])
        assert ann.record(id).startswith(record)
        assert ann.table(id)["decisions"] >= 5


def _ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False, timeout=60).status_code == 200
    except httpx.HTTPError:
        return False


def _play_by_all(id: str, tokens: list[str], nodes: dict[int, subprocess.Popen[bytes]]) -> None:
    """A move by every node; then one of them is stopped, as for a new version, and the others go on."""

    def by(port: int) -> None:
        for token in tokens:
            with Client(f"http://127.0.0.1:{port}", token) as person:
                if person.situation(id)["legal"]:
                    move(person, id)
                    return

    for port in nodes:
        by(port)
    first, second, _ = nodes
    nodes[first].send_signal(signal.SIGTERM)
    assert nodes.pop(first).wait(120) in ENDED
    by(second)


def _stop(nodes: dict[int, subprocess.Popen[bytes]]) -> None:
    for node in nodes.values():
        node.send_signal(signal.SIGTERM)
    for node in nodes.values():
        assert node.wait(120) in ENDED
    nodes.clear()

"""The engine is compiled while a server runs: its progress, who switches to it and when, and what happens if it fails.

A script that answers at once stands in for ./play's compiler; the builds it names are real copies of the package.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import nemeton
from nemeton.client import Client
from nemeton.server import runtime
from nemeton.server.bots.engine import Engine
from nemeton.server.bots.pool import Pool
from server.running import running, until

pytestmark = pytest.mark.pure  # a compiled server has nothing to compile
PACKAGE = Path(nemeton.__file__).parent


@pytest.fixture
def other_build(tmp_path: Path) -> Path:
    """Another build of this package, recognisable by its version."""
    folder = tmp_path / "an engine"
    shutil.copytree(PACKAGE, folder / "nemeton", ignore=shutil.ignore_patterns("__pycache__", "web"))
    start = folder / "nemeton/__init__.py"
    start.write_text(start.read_text().replace(f'"{nemeton.__version__}"', '"9.9.9"'))
    return folder


@pytest.fixture
def processes() -> Iterator[list[subprocess.Popen[str]]]:
    found: list[subprocess.Popen[str]] = []
    yield found
    for process in found:
        process.terminate()
        process.communicate(timeout=20)


def script(folder: Path, *lines: str) -> str:
    """A shell script with these lines, as a command."""
    file = folder / "compile"
    file.write_text("\n".join(["#!/bin/sh", *lines]) + "\n")
    file.chmod(0o755)
    return str(file)


def told(client: Client) -> Any:
    return client.call("GET", "engine")


@pytest.mark.long
def test_bots_think_with_the_new_build_from_the_next_question_on(other_build: Path) -> None:
    async def main() -> None:
        clans, ardri = nemeton.game("clans"), nemeton.game("ardri")
        one, two = clans.new(2, seed=1), ardri.new(2, seed=1)
        pool = Pool(1)
        shutil.rmtree(other_build / "nemeton/games/ardri")  # by which it is recognised here
        try:
            assert await pool.choose("random", ardri, two, two.actors()[0], 1) is not None
            old = next(iter(pool._all))
            pool.take_up(other_build)
            assert await pool.choose("random", clans, one, one.actor(), 1) in one.legal(one.actor())
            assert old.returncode is not None
            assert await pool.choose("random", ardri, two, two.actors()[0], 1) is None
        finally:
            await pool.close()

    asyncio.run(main())


def test_what_cannot_be_started_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # there is not even `nice`
    engine = Engine(str(tmp_path / "compile"))
    assert asyncio.run(engine.compile()) is None
    assert engine.state == "interpreted"
    assert "No such file" in engine.why_not


@pytest.mark.long
def test_the_page_is_told_how_far_it_is_and_nothing_is_taken_up_while_somebody_plays(
    tmp_path: Path, other_build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "QUIET_SECONDS", 0.5)
    go = tmp_path / "go"
    wait = f'while ! [ -e "{go}" ]; do sleep 0.1; done'
    command = script(tmp_path, 'echo 40 >"$NEMETON_PROGRESS"', wait, f'echo "{other_build}"')
    with running(tmp_path / "data", engine=Engine(command)) as server:
        restarted: list[Path] = []
        server.runtime.restart = restarted.append
        client = server.client("Ann")
        until(lambda: told(client) == {"state": "compiling", "percent": 40})
        table = client.make("clans", [{}, {"kind": "bot", "level": "1"}])
        with client.live(table["id"]):
            go.touch()
            until(lambda: told(client) == {"state": "compiled", "percent": 100})
            until(lambda: server.runtime.pool._engine == str(other_build))
            assert not restarted
        assert until(lambda: restarted) == [other_build]


def test_a_failed_compilation_leaves_a_working_server_and_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    command = script(tmp_path, "echo 'much before it' >&2", "echo 'nemeton: the C compiler failed' >&2", "exit 1")
    with running(tmp_path / "data", engine=Engine(command)) as server:
        client = server.client("Ann")
        until(lambda: told(client)["state"] == "interpreted")
        assert client.make("clans", [{}, {"kind": "bot", "level": "1"}])["id"]
    lines = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert lines == ["the engine is not compiled, the same games are played slower: the C compiler failed"]


def test_the_compilation_ends_with_the_server_and_all_that_it_has_started_too(tmp_path: Path) -> None:
    command = script(tmp_path, "sleep 1000 &", f'echo $! >"{tmp_path}/pid"', "wait")
    with running(tmp_path / "data", engine=Engine(command)):
        pid = int(until(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text()))
    until(lambda: not alive(pid))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().split()[2] != "Z"


@pytest.mark.long
def test_a_quiet_server_begins_again_with_it_at_the_same_address(
    tmp_path: Path, other_build: Path, processes: list[subprocess.Popen[str]]
) -> None:
    command = script(tmp_path, f'echo "{other_build}"')
    start = "import nemeton.server.runtime as r, nemeton.cli as c; r.QUIET_SECONDS = 0; c.main()"
    arguments = ["serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "data")]
    environment = {**os.environ, "NEMETON_COMPILE": command, "PYTHONPATH": str(PACKAGE.parent)}
    run = [sys.executable, "-P", "-c", start, *arguments]
    process = subprocess.Popen(run, env=environment, stderr=subprocess.PIPE, text=True)
    processes.append(process)
    assert process.stderr is not None
    address = next(found[1] for line in process.stderr if (found := re.search(r"at (http://\S+/),", line)))
    with httpx.Client(base_url=address, trust_env=False, timeout=60) as client:
        version = lambda: client.get("/api/openapi.json").json()["info"]["version"]  # noqa: E731
        until(lambda: answered(version) == "9.9.9", 60)
        assert client.get("/api/engine").json() == {"state": "interpreted", "percent": 0}


def answered(ask: Any) -> Any:
    """What a server answers; it may be closing its connections at that moment."""
    try:
        return ask()
    except httpx.TransportError:
        return None

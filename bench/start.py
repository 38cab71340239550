"""The first minute, from nothing: python -m bench.start [--only WHAT ...]

A clone of this checkout in an empty folder with a space in its name, and with an empty home: how long until the page
answers, until a game against a bot has begun, until the engine is compiled; the second start; the wheel in a fresh
environment; how soon tests respond to a changed rule. It prints seconds on the clock and seconds of CPU time on all
processors together; on a busy machine only the latter mean anything. Only what is committed is measured.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from nemeton.client import Client

ROOT = Path(__file__).parents[1]
PATIENCE = 3600  # seconds
RULE = "src/nemeton/games/karnag/rules"
KINDS = ("play", "wheel", "rule")


class Watch:
    """Reports how much time has passed since it was made."""

    def __init__(self) -> None:
        self.began, self.worked = time.monotonic(), _worked()

    def tell(self, what: str) -> None:
        worked = _worked() - self.worked
        print(f"{time.monotonic() - self.began:6.1f} s  ({worked:5.1f} s of work)  {what}", flush=True)


def _worked() -> float:
    """CPU seconds of this process and all it has started, as Linux counts them; elsewhere only of those that have
    ended."""
    if not Path("/proc/self/stat").exists():
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        return ended.ru_utime + ended.ru_stime
    parents, spent = {}, {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended in the meantime
            facts = entry.read_text().rpartition(")")[2].split()
            parents[int(entry.parent.name)], spent[int(entry.parent.name)] = int(facts[1]), sum(map(int, facts[11:15]))
    ours = {os.getpid()}
    for process in sorted(parents):  # a child is younger than its parent
        if parents[process] in ours:
            ours.add(process)
    return sum(spent.get(process, 0) for process in ours) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(command: list[str], folder: Path, home: Path) -> Iterator[str]:
    """A server for the duration of the block; yields its address as soon as it is printed."""
    call = [*command, "serve", "--port", "0", "--no-browser", "--data", str(home / "data")]
    variables = {**os.environ, "HOME": str(home)}
    process = subprocess.Popen(
        call, cwd=folder, env=variables, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if found := re.search(r"Nemeton is at (http\S+),", line):
                yield found[1]
                break
        else:
            sys.exit(f"{command[0]} ended before it served")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.stderr.close()
        process.wait(PATIENCE)


def until_answered(address: str, path: str = "") -> bytes:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address + path, timeout=10) as answer:
                return bytes(answer.read())
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def begin_game(address: str) -> None:
    with Client(address) as client:
        client.introduce("Maëlle")
        client.make("clans", [{}, {"kind": "bot", "level": "3"}], start=True)


def play(clone: Path, home: Path) -> None:
    watch = Watch()
    with served(["./play"], clone, home) as address:
        until_answered(address)
        watch.tell("./play from nothing: the page answers")
        begin_game(address)
        watch.tell("a game against a bot has begun")
        while b'"compiling"' in (told := until_answered(address, "api/engine")):
            time.sleep(0.2)
        watch.tell(f"the engine is ready: {told.decode()}")
    for what in ("second start: the port listens", "third start: the port listens"):
        watch = Watch()
        with served(["./play"], clone, home) as address:
            until_answered(address)
            watch.tell(what)


def wheel(clone: Path, home: Path, folder: Path) -> None:
    """In a fresh environment, fetching everything the wheel requires again."""
    subprocess.run(["./test", "compiled", "--collect-only", "-q", "tests/test_chance.py"], cwd=clone, check=True)
    (made,) = (clone / ".nemeton/wheel").glob("nemeton-*.whl")
    uv = shutil.which("uv") or clone / ".nemeton/uv/bin/uv"
    watch = Watch()
    subprocess.run([uv, "venv", "--quiet", folder / "fresh"], check=True)
    subprocess.run([uv, "pip", "install", "--quiet", "--python", folder / "fresh/bin/python", made], check=True)
    watch.tell("the wheel is installed")
    with served([str(folder / "fresh/bin/nemeton")], folder, home) as address:
        until_answered(address)
        begin_game(address)
        watch.tell("a game against a bot has begun")


def rule(clone: Path) -> None:
    """Everything is compiled, then one of Karnag's rules changes."""
    command = ["./test", "compiled", "-q", "tests/games/karnag"]
    subprocess.run(command, cwd=clone, check=True)
    file = max((clone / RULE).glob("*.py"), key=lambda file: file.stat().st_size)
    file.write_text(file.read_text("utf-8") + "\n\ndef nobody_asks(n: int) -> int:\n    return n + 1\n", "utf-8")
    watch = Watch()
    subprocess.run(command, cwd=clone, check=True)
    watch.tell(f"the compiled tests have answered after a change of {file.name}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=KINDS, default=KINDS)
    wanted = parser.parse_args().only
    with tempfile.TemporaryDirectory() as name:
        folder, home = Path(name), Path(name, "an empty home")
        clone = folder / "a fresh clone"
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        if "play" in wanted:
            play(clone, home)
        if "wheel" in wanted:
            wheel(clone, home, folder)
        if "rule" in wanted:
            rule(clone)


if __name__ == "__main__":
    main()

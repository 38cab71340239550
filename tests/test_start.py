"""./play on a machine that has next to nothing: it says in one line what is missing, before anything is created."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.pure,
    pytest.mark.skipif(os.name != "posix", reason="./play is for a shell"),
]

ROOT = Path(__file__).parent.parent
TOOLS = ["sh", "cat", "cksum", "dirname", "find", "grep", "ls", "mkdir", "mktemp", "rm", "sed", "sort", "tr"]
OLD = 'case "$2" in *print*) echo 3.9;; *) exit 1;; esac'
NO_VENV = 'case "$2" in *print*version*) echo 3.13;; *executable*) echo "$0";; *ensurepip*) exit 1;; esac'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As cloned, in a folder with spaces in its name; next to it, the only programs available."""
    folder = tmp_path / "a fresh clone"
    junk = shutil.ignore_patterns("__pycache__", "web", "*.so")
    for name in ("scripts", "requirements", "src/nemeton/games"):
        shutil.copytree(ROOT / name, folder / name, ignore=junk)
    shutil.copy(ROOT / "play", folder)
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (tmp_path / "bin" / tool).symlink_to(found)
    return folder


def python(checkout: Path, answers: str) -> None:
    """A fake Python that gives only these answers."""
    file = checkout.parent / "bin/python3"
    file.write_text(f"#!/bin/sh\n{answers}\n")
    file.chmod(0o755)


def play(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    variables = {"PATH": str(checkout.parent / "bin"), "HOME": "/nowhere"}
    call = [str(checkout / "play"), *arguments]
    return subprocess.run(call, env=variables, cwd="/", capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("answers", "line"),
    [
        ("exit 127", "needed and none was found (Debian, Ubuntu: apt install python3 python3-venv)."),
        (OLD, "needed: python3 is 3.9; install a newer one, or name it: PYTHON=/path/to/python3"),
        (NO_VENV, "has no venv module (Debian, Ubuntu: apt install python3-venv)."),
    ],
)
def test_what_is_missing_is_said_in_one_line(checkout: Path, answers: str, line: str) -> None:
    python(checkout, answers)
    told = play(checkout)
    assert told.returncode == 1
    assert line in told.stderr.splitlines()[-1]
    assert not (checkout / ".nemeton/play").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], 'there is no game "chess", only'),
        (["serve", "--hots", "0.0.0.0"], "there is no option --hots here"),
        (["clans", "--port", "1"], "there is no option --port here"),
    ],
)
def test_a_wrong_call_is_told_before_anything_is_made(checkout: Path, arguments: list[str], said: str) -> None:
    told = play(checkout, *arguments)
    assert told.returncode == 1
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert not (checkout / ".nemeton").exists()


def test_help_needs_nothing(checkout: Path) -> None:
    told = play(checkout, "--help")
    assert told.returncode == 0
    assert "games: ardri clans karnag samhain" in told.stdout
    assert not (checkout / ".nemeton").exists()


def test_a_fetched_node_is_found_where_folders_have_spaces_in_their_names(checkout: Path) -> None:
    python(checkout, f'echo "{checkout}/a node"')
    (checkout / ".nemeton/node/bin").mkdir(parents=True)
    shutil.copy(checkout.parent / "bin/python3", checkout / ".nemeton/node/bin/python")
    (checkout / "a node/bin").mkdir(parents=True)
    (checkout / "a node/bin/node").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    (checkout / "a node/bin/node").chmod(0o755)
    asked = (
        f"root='{checkout}'; . \"$root/scripts/environment.sh\"; environment() {{ :; }}; find_node; run_npm ci --silent"
    )
    told = subprocess.run(
        ["sh", "-c", asked], env={"PATH": str(checkout.parent / "bin")}, capture_output=True, text=True, check=True
    )
    npm = f"{checkout}/a node/lib/node_modules/npm/bin/npm-cli.js"
    assert told.stdout.splitlines() == [npm, "ci", "--silent"]

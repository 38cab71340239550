"""A sample of `bench/server/plugs.py`, which pulls fifty plugs: three nodes, each kind of fault once; its checker."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.server.history import Seat, check, sums

import nemeton
from nemeton.core.record import Record
from server.services import services

HERE = Path(__file__).parents[2]
pytestmark = [pytest.mark.long, pytest.mark.pure]


def test_whatever_plug_is_pulled_nobody_loses_a_move() -> None:
    with services():
        pass  # they are there
    command = [sys.executable, "-m", "bench.server.plugs", "--faults", "6", "--tables", "3", "--seconds", "4"]
    pulled = subprocess.run(command, cwd=HERE, capture_output=True, text=True, env=_uncovered())
    assert pulled.returncode == 0, pulled.stdout + pulled.stderr
    found = {name: int(count) for count, name in re.findall(r"(\d+) (\w+)", pulled.stdout.splitlines()[-1])}
    assert found["moves"] >= found["confirmed"] > 20
    assert found["seen"] > 50
    assert [found[name] for name in ("lost", "doubled", "untrue", "back", "differing")] == [0] * 5


def _uncovered() -> dict[str, str]:
    """Coverage makes play five times as slow, and every line of it is covered elsewhere."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COV")}


# -- the checker can fail -------------------------------------------------------------------------


def _game() -> tuple[Record, list[Seat], dict[tuple[str, int], list[Any]]]:
    """A true history of two people: each saw every moment, and sent and confirmed every move of their own."""
    record = Record.begin(nemeton.game("clans"), 2, secret=bytes(32), salts=["1f", "2e"])
    state = record.start()
    seats = [Seat("t", 0), Seat("t", 1)]
    seen: list[tuple[int, int]] = []
    for place in range(8):
        seat = state.actor()
        record.play(state, seat, state.legal(seat)[place])
        seats[seat].sent[place] = {record.moves[-1][1]}
        seats[seat].confirmed[place] = record.moves[-1][1]
        seen.append((place + 1, len(state.story(0))))
    log = state.story(0)
    for one in seats:
        one.seen = [(moves, moves, length, sums(log)[length]) for moves, length in seen]
    return record, seats, {("t", 0): log, ("t", 1): log}


def test_a_true_history_is_one() -> None:
    record, seats, logs = _game()
    found = check(seats, {"t": record}, logs)
    assert found.well
    assert (found.moves, found.confirmed, found.seen) == (8, 8, 16)


@pytest.mark.parametrize("lie", ["lost", "doubled", "untrue", "back"])
def test_a_history_with_a_lie_in_it_is_found_out(lie: str) -> None:
    record, seats, logs = _game()
    mover = record.moves[3][0]
    if lie == "lost":
        seats[mover].confirmed[3] = "1-12"
    elif lie == "doubled":
        del seats[mover].sent[3], seats[mover].confirmed[3]
    elif lie == "untrue":
        version, decisions, length, _ = seats[0].seen[4]
        seats[0].seen[4] = (version, decisions, length, "other")
    else:
        seats[0].seen.append(seats[0].seen[2])
    found = vars(check(seats, {"t": record}, logs))
    assert {name: found[name] for name in ("lost", "doubled", "untrue", "back")} == {
        name: int(name == lie) for name in ("lost", "doubled", "untrue", "back")
    }

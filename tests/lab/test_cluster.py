"""A study on a Ray cluster: the same bytes as with local processes, although workers and a whole node die on the
way."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

import nemeton
from nemeton.cli import main
from nemeton.core.errors import BadOption, BadRecord
from nemeton.lab.cluster import KNOCKS, alike, by_ray, connect, play_there
from nemeton.lab.plan import Plan, variants_of
from nemeton.lab.study import BLOCKS, RECORDS, RESULT, by_processes, carry_out

CLANS = Plan("clans", variants_of(nemeton.game("clans"), "", ["join=may,must"], {}), (2,), "1", 96, luck=("huts",))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the nodes are looked after through /proc")
def test_what_dies_on_a_cluster_is_played_again_and_the_report_is_the_same(tmp_path: Path) -> None:
    from lab.nodes import cluster

    carry_out(CLANS, tmp_path / "here", by_processes(1), lambda n, of: None)
    killed: list[str] = []
    with cluster() as (address, first, second, home):

        def trouble(n: int, of: int) -> None:
            """Kill a worker as soon as it is busy; later kill the whole second node while it plays."""
            if not killed and (players := first.players()):
                os.kill(players[0], signal.SIGKILL)
                killed.append("worker")
            elif killed == ["worker"] and second.players():
                second.kill()
                killed.append("node")

        carry_out(CLANS, tmp_path / "there", by_ray(address), trouble)
        assert not (home / ".ray").exists()  # no token, and no consent to reports
        assert not list(home.glob("t/session_*/usage_stats.json"))
    assert killed == ["worker", "node"]
    keys = [json.loads(line)["key"] for line in (tmp_path / "there" / BLOCKS).read_text().splitlines()[1:]]
    assert sorted(keys) == sorted(block.key for block in CLANS.blocks())
    for name in (RESULT, RECORDS):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()


@pytest.mark.long
def test_a_node_with_other_rules_is_refused() -> None:
    block = next(CLANS.blocks())
    with pytest.raises(BadRecord, match="other rules or bots"):
        play_there((CLANS, "what somebody else has"), block)
    plan = Plan("clans", CLANS.variants, (2,), "random", 8)
    assert play_there((plan, alike(plan)), block)["key"] == block.key


def test_a_door_that_fails_is_asked_again() -> None:
    class Door:
        def __init__(self, fails: int) -> None:
            self.fails, self.asked = fails, 0

        def init(self, address: str, log_to_driver: bool) -> None:
            self.asked += 1
            if self.asked <= self.fails:
                raise ConnectionAbortedError("Starting Ray client server failed.")

    once = Door(1)
    connect(once, "ray://somewhere:1")
    assert once.asked == 2
    broken = Door(9)
    with pytest.raises(ConnectionAbortedError):
        connect(broken, "ray://somewhere:1")
    assert broken.asked == KNOCKS


def test_a_cluster_has_an_address(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadOption, match="ray://HOST:10001"):
        by_ray("somewhere")
    assert main(["lab", "clans", "--on", "ray://somewhere:1", "--processes", "2"]) == 2
    assert "give one of them" in capsys.readouterr().err

"""This version opens what an earlier one wrote; `fixtures/make_first.py` says what is in the folder."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from nemeton.client import Client
from server.running import Running, any_move, play_on, running, until

FIRST = Path(__file__).parent / "fixtures/first"
KNOWN = json.loads((FIRST / "known.json").read_text("utf-8"))
TABLES: dict[str, str] = KNOWN["tables"]
RUNNING = [
    "clans, taken back",
    "clans, with a bot",
    "clans, asked to take back",
    "samhain, running",
    "karnag, early",
    "karnag, with a snapshot",
    "ardri, first spring",
    "ardri, running",
]
OVER = {"clans, finished": 41, "samhain, uploaded": 58, "karnag, uploaded unfinished": 31}


def unpacked(folder: Path) -> Path:
    """A copy of the first version's data folder, to be changed."""
    folder.mkdir()
    (folder / "nemeton.sqlite3").write_bytes(gzip.decompress((FIRST / "nemeton.sqlite3.gz").read_bytes()))
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(unpacked(tmp_path_factory.mktemp("first") / "data")) as here:
        yield here


def people(server: Running) -> list[Client]:
    return [server.client(token=token) for token in KNOWN["tokens"].values()]


@pytest.mark.long
@pytest.mark.parametrize("name", RUNNING)
def test_a_running_table_goes_on(server: Running, name: str) -> None:
    before = people(server)[0].table(TABLES[name])["decisions"]
    after = play_on(people(server), TABLES[name], any_move(random.Random(5)), 25)
    assert after["table"]["decisions"] > before  # simultaneous answers count when the last one is in


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_table_is_stepped_through_from_its_first_move(server: Running, name: str) -> None:
    ann = people(server)[0]
    assert ann.replay(TABLES[name], 0)["last"] is None
    asked = ann.situation(TABLES[name])
    if asked["legal"] and not asked["table"]["decisions"]:
        ann.play(TABLES[name], asked["version"], asked["legal"][0])
    until(lambda: ann.table(TABLES[name])["decisions"] > 0)  # a bot may have to begin
    assert ann.replay(TABLES[name], 1)["decisions"] == ann.table(TABLES[name])["decisions"]


@pytest.mark.parametrize(("name", "decisions"), OVER.items())
def test_a_game_that_is_over_is_stepped_through_and_proven(server: Running, name: str, decisions: int) -> None:
    ann = people(server)[0]
    last = ann.replay(TABLES[name], decisions)
    assert last["decisions"] == decisions
    checks = {check["key"]: check["ok"] for check in ann.verify(ann.record(TABLES[name]))["checks"]}
    assert checks["moves"]


def test_what_somebody_has_set_aside_is_still_there(tmp_path: Path) -> None:
    with running(unpacked(tmp_path / "data")) as server:
        ann, bob = people(server)
        id = TABLES["ardri, first spring"]
        assert len(bob.situation(id)["view"]["table"]["aside"][1]) == 1
        assert ann.situation(id)["view"]["table"]["aside"][1] is None


def test_what_somebody_has_set_aside_survives_a_crash_before_the_upgrade(tmp_path: Path) -> None:
    """The last change of the table is still in the journal of the earlier version, which knows nothing of drafts."""
    data = unpacked(tmp_path / "data")
    id = TABLES["ardri, first spring"]
    with sqlite3.connect(data / "nemeton.sqlite3") as db:
        version, wake, head = db.execute("SELECT version, wake, head FROM game_table WHERE id = ?", (id,)).fetchone()
        change = [json.loads(head), 1.0, wake, [], None, False, False]
        db.execute("INSERT INTO journal VALUES (1, ?)", (json.dumps([change]).encode(),))
        db.execute("UPDATE game_table SET version = ? WHERE id = ?", (version - 1, id))
    db.close()
    with running(data) as server:
        _, bob = people(server)
        assert len(bob.situation(id)["view"]["table"]["aside"][1]) == 1


def test_a_waiting_table_can_be_started(tmp_path: Path) -> None:
    with running(unpacked(tmp_path / "data")) as server:
        ann, bob = people(server)
        bob.take(TABLES["ardri, waiting"], 1)
        assert ann.start(TABLES["ardri, waiting"])["status"] == "running"

"""Rules that change under running tables: real servers, one after the other on the same data, the later on a changed
copy of the rules."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import nemeton
from nemeton.client import Client
from server.running import any_move, play_on, refusal, running, seated, until

pytestmark = pytest.mark.long

WORTH_MORE = ("golem  = { count = 15, vp = 5", "golem  = { count = 15, vp = 6")
ANOTHER_START = ("start_top = [6, 7,", "start_top = [5, 7,")
TESTS = Path(__file__).parents[1]
RECORD = TESTS / "records/karnag/encircled.record"


class Begun:
    """Tables of Karnag that were begun under the rules as they are."""

    def __init__(self, data: Path) -> None:
        luck = random.Random(3)
        with running(data) as server:
            ann, bob = server.client("Ann"), server.client("Bob")
            self.tokens = [person.make_token(scope="account") for person in (ann, bob)]
            self.ids = [seated([ann, bob], game="karnag") for _ in range(2)]
            for id in self.ids:
                first = next(person for person in (ann, bob) if person.situation(id)["legal"])
                first.play(id, first.situation(id)["version"], "place 6")
                play_on([ann, bob], id, any_move(luck), 30)
            self.alone = ann.make("karnag", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
            until(lambda: ann.situation(self.alone)["legal"])
            ann.play(self.alone, ann.situation(self.alone)["version"], free_start(ann, self.alone))
            self.decisions = ann.table(self.ids[0])["decisions"]
            self.rules = ann.table(self.ids[0])["rules"]


def free_start(person: Client, id: str) -> str:
    texts = [move["text"] for move in person.situation(id, words=True)["words"]]
    return "place 6" if "place 6" in texts else texts[0]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Begun]:
    data = tmp_path_factory.mktemp("kept") / "data"
    return data, Begun(data)


def changed_copy(folder: Path, change: tuple[str, str]) -> Path:
    """The package with another value in Karnag's standard board."""
    ignored = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(Path(nemeton.__file__).parent, folder / "nemeton", ignore=ignored)
    board = folder / "nemeton/games/karnag/board.toml"
    text = board.read_text("utf-8")
    assert text.count(change[0]) == 1
    board.write_text(text.replace(*change), "utf-8")
    return folder


@contextmanager
def serving(package: Path, data: Path, tokens: list[str]) -> Iterator[list[Client]]:
    """A server process running a changed package, and the people with their tokens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "server.killable", str(port), str(data)]
    paths = os.pathsep.join([str(package), str(TESTS)])
    process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, cwd=package)
    people = [Client(f"http://127.0.0.1:{port}", token) for token in tokens]
    try:
        until(lambda: answers(people[0]) or process.poll() is not None, 60)
        yield people
    finally:
        for person in people:
            person.close()
        process.terminate()
        process.wait(20)


def answers(person: Client) -> bool:
    try:
        return bool(person.me())
    except OSError:
        return False
    except Exception as error:
        if "onnect" in type(error).__name__:
            return False
        raise


def test_a_game_goes_on_after_the_value_of_a_rule_has_changed(kept: tuple[Path, Begun], tmp_path: Path) -> None:
    data, begun = tmp_path / "data", kept[1]
    shutil.copytree(kept[0], data)
    with serving(changed_copy(tmp_path, WORTH_MORE), data, begun.tokens) as (ann, bob):
        id = begun.ids[0]
        table = ann.table(id)
        assert table["status"] == "running"
        assert [change["after"] for change in table["changes"]] == [begun.decisions]
        new = table["changes"][0]["hash"]
        assert new != table["rules"] == begun.rules
        assert [event["decision"] for event in ann.situation(id)["log"] if event["key"] == "new-rules"] == [
            begun.decisions
        ]
        assert play_on([ann, bob], id, any_move(random.Random(1)), 5)["table"]["decisions"] > begun.decisions
        record = nemeton.read(ann.record(id))
        assert (record.rules, record.changes) == (begun.rules, [(begun.decisions + 1, new)])
        assert ann.replay(id, 0)["decisions"] > begun.decisions


def test_a_game_that_no_longer_fits_is_frozen_until_its_people_agree(kept: tuple[Path, Begun], tmp_path: Path) -> None:
    data, begun = tmp_path / "data", kept[1]
    shutil.copytree(kept[0], data)
    with serving(changed_copy(tmp_path, ANOTHER_START), data, begun.tokens) as (ann, bob):
        going, ending = begun.ids
        until(lambda: {t["status"] for t in ann.tables()["mine"] if t["id"] in begun.ids} == {"frozen"})
        table = ann.table(going)
        assert (table["misfit"]["fits"], table["misfit"]["text"]) == (0, "place 6")
        assert table["misfit"]["why"]["key"]
        situation = bob.situation(going)
        assert situation["view"]["table"]["druids"]
        assert situation["legal"] == []
        assert ann.replay(going, 0)["decisions"] == 0
        assert nemeton.read(ann.record(going)).game == "karnag"
        assert refusal(bob.play, going, situation["version"], "place 7") == "not-running"

        assert ann.settle(going, "go-on")["table"]["wishes"] == ["go-on", ""]
        assert ann.table(going)["status"] == "frozen"
        on = bob.settle(going, "go-on")["table"]
        assert (on["status"], on["decisions"], on["misfit"]) == ("running", 0, None)
        assert play_on([ann, bob], going, any_move(random.Random(2)), 8)["table"]["decisions"] == 8
        assert refusal(ann.settle, going, "end") == "not-frozen"

        ann.settle(ending, "go-on")
        bob.settle(ending, "end")
        assert ann.settle(ending, "end")["table"]["status"] == "abandoned"
        assert ann.replay(ending, 0)["decisions"] == 0
        assert refusal(ann.settle, ending, "end") == "not-frozen"

        ann.introduce("Anna")
        assert [seat["name"] for seat in bob.table(going)["seats"]] == ["Anna", "Bob"]
    with serving(tmp_path, data, begun.tokens) as (ann, bob):
        assert ann.table(going)["status"] == "running"
        assert play_on([ann, bob], going, any_move(random.Random(3)), 3)["table"]["decisions"] == 11
        assert ann.table(ending)["status"] == "abandoned"


def test_a_finished_game_that_no_longer_fits_says_why_and_keeps_all_its_moves(tmp_path: Path) -> None:
    data, text = tmp_path / "data", RECORD.read_text("utf-8")
    with running(data) as server:
        ann = server.client("Ann")
        token, id = ann.make_token(), ann.upload(text)["id"]
        assert ann.table(id)["misfit"] is None
    with serving(changed_copy(tmp_path, ANOTHER_START), data, [token]) as (ann,):
        listed = until(lambda: next((t for t in ann.tables()["finished"] if t["id"] == id and t["misfit"]), None))
        assert (listed["status"], listed["misfit"]["fits"], listed["misfit"]["text"]) == ("finished", 1, "place 6")
        assert ann.replay(id, 1)["decisions"] == 1
        record = nemeton.read(ann.record(id))
        assert record.moves == nemeton.read(text).moves
        assert record.scores == nemeton.read(text).scores
    with running(data) as server:  # and back under the rules it was played by
        assert server.client(token=token).table(id)["misfit"] is None


def test_alone_with_bots_one_person_agrees_with_all(kept: tuple[Path, Begun], tmp_path: Path) -> None:
    data, begun = tmp_path / "data", kept[1]
    shutil.copytree(kept[0], data)
    with serving(changed_copy(tmp_path, ANOTHER_START), data, begun.tokens) as (ann, _):
        table = ann.table(begun.alone)
        assert table["status"] == "frozen"
        assert ann.settle(begun.alone, "go-on")["table"]["status"] == "running"
    with running(data) as server:  # and back under the first rules
        table = server.client(token=begun.tokens[0]).table(begun.ids[0])
        assert (table["status"], table["misfit"]) == ("running", None)


def test_a_host_is_told_before_the_upgrade(kept: tuple[Path, Begun], tmp_path: Path) -> None:
    data, begun = tmp_path / "data", kept[1]
    shutil.copytree(kept[0], data)
    before = (data / "nemeton.sqlite3").read_bytes()
    command = [sys.executable, "-m", "nemeton", "--language", "en", "upgrade", str(data), "--check"]
    for change, code, words in ((WORTH_MORE, 0, "3 running games; all go on"), (ANOTHER_START, 1, "“place 6”")):
        package = changed_copy(tmp_path / str(code), change)
        run = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(package)}, capture_output=True, text=True)
        assert (run.returncode, words in run.stdout) == (code, True), run.stdout + run.stderr
        assert begun.ids[0][:8] in run.stdout
    assert (data / "nemeton.sqlite3").read_bytes() == before


def test_a_table_of_a_game_that_is_gone_harms_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        ann = server.client("Ann")
        token, id = ann.make_token(), ann.make("samhain", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    package = changed_copy(tmp_path / "package", WORTH_MORE)
    registry = package / "nemeton/core/registry.py"
    registry.write_text(registry.read_text("utf-8").replace('"samhain", ', ""), "utf-8")
    with serving(package, tmp_path / "data", [token]) as (ann,):
        assert ann.table(id)["status"] == "frozen"
        assert ann.tables()["mine"][0]["misfit"]["why"]["key"] == "setup"
        assert ann.situation(id)["view"] == {}
        assert refusal(ann.settle, id, "go-on") == "cannot-go-on"
        assert "game: samhain" in ann.record(id)
        assert ann.settle(id, "end")["table"]["status"] == "abandoned"

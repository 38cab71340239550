"""What breaks, breaks alone: a disk that is full for a while, rows that cannot be read, a game that is gone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from nemeton.server.people.accounts import key_file
from nemeton.server.tasks import background, repeat
from server.running import Clock, Running, move, play_on, refusal, running, seated, two, until

STORE = "nemeton.sqlite3"


class Full:
    """A connection to a full disk: statements that would write are refused."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def execute(self, sql: str, *values: Any) -> Any:
        if sql.startswith(("BEGIN", "INSERT", "UPDATE", "DELETE")):
            raise sqlite3.OperationalError("database or disk is full")
        return self.db.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.db, name)


@contextmanager
def full_disk(server: Running) -> Iterator[None]:
    writer: Any = server.runtime.store.sql.writer  # type: ignore[attr-defined]
    room = writer._db
    writer._db = Full(room)
    try:
        yield
    finally:
        writer._db = room


def state_of(server: Running) -> str:
    return httpx.get(server.address + "/api/engine", trust_env=False, timeout=60).headers["x-nemeton-house"]


def edit(data: Path, sql: str, *values: Any) -> None:
    db = sqlite3.connect(data / STORE)
    db.execute(sql, values)
    db.commit()
    db.close()


# -- a disk that is full for a while --------------------------------------------------------------


@pytest.mark.long
def test_after_a_full_disk_everything_goes_on_by_itself(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, other, timed = two(server, pace={"kind": "clock", "base": 60, "increment": 0})
        person = server.client("Cid")
        against_bot = person.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
        until(lambda: person.situation(against_bot)["legal"])
        before = person.situation(against_bot)
        with full_disk(server):
            assert refusal(move, person, against_bot) == "cannot-write"
            until(lambda: state_of(server) == "cannot-write")
            assert refusal(move, person, against_bot) == "cannot-write"
            assert refusal(person.make, "clans", [{}, {}]) == "cannot-write"
            assert [table["id"] for table in person.tables()["mine"]] == [against_bot]
            assert person.situation(against_bot)["version"] == before["version"]
            clock.time += 61  # meanwhile a clock runs out
        until(lambda: state_of(server) == "open")
        until(lambda: other.situation(timed)["legal"])
        assert one.table(timed)["seats"][one_seat(one, timed)]["kind"] == "bot"
        move(person, against_bot)
        until(lambda: person.situation(against_bot)["legal"])


def one_seat(client: Any, id: str) -> int:
    return next(n for n, seat in enumerate(client.table(id)["seats"]) if seat["kept"])


@pytest.mark.long
def test_a_bot_whose_move_could_not_be_written_moves_when_it_can_be(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=0.2) as server:
        ann = server.client("Ann")
        id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
        until(lambda: ann.situation(id)["legal"])
        move(ann, id)
        with full_disk(server):
            until(lambda: state_of(server) == "cannot-write")
            assert not ann.situation(id)["legal"]
        until(lambda: ann.situation(id)["legal"])


@pytest.mark.long
def test_everybody_at_a_table_is_told_that_the_house_cannot_write(server: Running) -> None:
    one, _, id = two(server)
    with one.live(id) as live:
        with full_disk(server):
            until(lambda: heard(live) == {"type": "house", "state": "cannot-write"})
            with server.client().live(id) as later:
                until(lambda: heard(later) == {"type": "house", "state": "cannot-write"})
        until(lambda: heard(live) == {"type": "house", "state": "open"})


def heard(live: Any) -> Any:
    return live.receive(timeout=60)


def test_work_that_is_repeated_survives_any_error_and_tells_it_once(caplog: pytest.LogCaptureFixture) -> None:
    calls: list[int] = []

    async def work() -> None:
        calls.append(1)
        if len(calls) < 4:
            raise ZeroDivisionError

    async def main() -> None:
        tasks: set[asyncio.Task[None]] = set()
        task = background(repeat(work, 0), tasks)
        while len(calls) < 6:
            await asyncio.sleep(0)
        task.cancel()

    with caplog.at_level(logging.ERROR, "nemeton.server"):
        asyncio.run(main())
    assert len(caplog.records) == 1


# -- what cannot be read --------------------------------------------------------------------------


def broken_journal(data: Path) -> None:
    """An unreadable row in the journal, as left by a crash and a bad sector."""
    edit(data, "INSERT INTO journal VALUES (7, ?)", b'[{"x')


def broken_head(data: Path) -> None:
    edit(data, "UPDATE game_table SET head = ?", b'{"id": 12')


def other_version(data: Path) -> None:
    edit(data, "UPDATE game_table SET version = version + 5")


def broken_moves(data: Path) -> None:
    edit(data, "UPDATE entry SET text = '???'")
    edit(data, "DELETE FROM snapshot")


def lost_move(data: Path) -> None:
    edit(data, "DELETE FROM entry WHERE number = 2")
    edit(data, "DELETE FROM snapshot")


def broken_snapshot(data: Path) -> None:
    edit(data, "INSERT OR REPLACE INTO snapshot SELECT id, 2, '[1' FROM game_table")


def unknown_game(data: Path) -> None:
    edit(data, "UPDATE game_table SET head = CAST(replace(CAST(head AS TEXT), '\"clans\"', '\"gone\"') AS BLOB)")


def broken_chat(data: Path) -> None:
    edit(data, "INSERT INTO chat (table_id, number, person, chat) SELECT id, 1, 'ann', 'x' FROM game_table")


@pytest.mark.long
@pytest.mark.parametrize(
    "damage",
    [
        broken_journal,
        broken_head,
        other_version,
        broken_moves,
        lost_move,
        broken_snapshot,
        unknown_game,
        broken_chat,
    ],
)
def test_what_cannot_be_read_stops_nothing_else(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    with running(tmp_path) as server:
        one, other, id = two(server)
        play_on([one, other], id, lambda situation: situation["legal"][0], most=4)
        one.make_account("annette", "correct horse")
        token = one.make_token(scope="account")
    damage(tmp_path)
    with running(tmp_path) as server:
        one = server.client(token=token)
        assert one.me()["name"] in ("Ann", "Bob")
        fine = seated([server.client("Cid"), server.client("Dan")])
        assert fine in [table["id"] for table in one.tables()["open"]]
        page = httpx.get(f"{server.address}/api/tables/{id}/situation", trust_env=False, timeout=60)
        assert page.status_code in (200, 409), page.text
        assert one.introduce("Anna")["name"] == "Anna"
        assert isinstance(one.call("GET", "me/export")["tables"], list)
        guest = server.client("Eve")
        assert guest.log_in("annette", "correct horse")["name"] == "Anna"
        if page.status_code == 200:
            one.leave(id)
        one.delete_me()
        assert fine in [table["id"] for table in server.client().tables()["open"]]
    with running(tmp_path) as server:
        assert server.client().tables()["open"]


def test_a_row_of_the_journal_that_cannot_be_read_is_kept_apart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        two(server)
    broken_journal(tmp_path)
    with running(tmp_path) as server:
        two(server)
    db = sqlite3.connect(tmp_path / STORE)
    assert db.execute("SELECT name, bytes FROM aside").fetchall() == [("journal 7", b'[{"x')]
    db.close()


def test_a_game_whose_next_move_was_lost_stands_where_it_last_fits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        one, other, id = two(server)
        play_on([one, other], id, lambda situation: situation["legal"][0], most=4)
    lost_move(tmp_path)
    with running(tmp_path) as server:
        table = server.client().table(id)
        assert (table["status"], table["decisions"], table["misfit"]["why"]["key"]) == ("frozen", 1, "lost")


def test_a_key_that_was_never_wholly_written_is_made_anew(tmp_path: Path) -> None:
    key = key_file(tmp_path / "secret.key")
    assert (len(key), key_file(tmp_path / "secret.key")) == (64, key)
    for damaged in (b"", key[:20]):
        (tmp_path / "secret.key").write_bytes(damaged)
        assert key_file(tmp_path / "secret.key") not in (damaged, key)
        assert (tmp_path / "secret.damaged").read_bytes() == damaged
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600

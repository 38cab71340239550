"""Parts of the server by themselves: the text of the rules, the bot pool, the store, the limits."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from subprocess import PIPE

import pytest

import nemeton
from nemeton.server.bots.pool import Pool, _question
from nemeton.server.people.limits import Budget, Limits, Rate
from nemeton.server.people.rates import Rates
from nemeton.server.refusals import STATUS, Refusal
from nemeton.server.store.journal import Journal
from nemeton.server.store.rows import Change, Entry, Pace, Person, Sheet
from nemeton.server.store.sqlite import SqliteStore, StoreInUse
from nemeton.server.store.store import CannotWrite, Conflict, NewerStore, promise
from nemeton.server.store.writer import Writer


def test_a_worker_answers_and_one_that_dies_is_replaced() -> None:
    async def main() -> None:
        game = nemeton.game("clans")
        state = game.new(players=2, seed=1)
        seat = state.actor()
        pool = Pool(1)
        try:
            move = await pool.choose("greedy", game, state, seat, 5)
            assert move in state.legal(seat)
            next(iter(pool._all)).kill()
            await asyncio.sleep(0.05)
            assert await pool.choose("random", game, state, seat, 6) in [None, *state.legal(seat)]
            assert await pool.choose("random", game, state, seat, 7) in state.legal(seat)
            assert await pool.choose("no such level", game, state, seat, 7) is None
            assert await pool.choose("random", game, state, seat, 8) in state.legal(seat)
        finally:
            await pool.close()

    asyncio.run(main())


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    game = nemeton.game("clans")
    state = game.new(players=2, seed=1)
    question = {"level": "random", "hands": 1, **_question(game, state, state.actor(), 5, None)}
    command = [sys.executable, "-P", "-m", "nemeton.server.bots.worker"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment) as worker:
        assert worker.stdout is not None
        worker.stdout.close()
        assert worker.communicate(json.dumps(question).encode() + b"\n", timeout=120)[1] == b""
    assert worker.returncode == 0


def test_a_worker_that_dawdles_is_replaced() -> None:
    async def main() -> None:
        game = nemeton.game("clans")
        state = game.new(players=2, seed=1)
        pool = Pool(1, deadline=0.001)
        try:
            assert await pool.choose("greedy", game, state, state.actor(), 5) is None
            pool.deadline = 20
            assert await pool.choose("greedy", game, state, state.actor(), 5) in state.legal(state.actor())
        finally:
            await pool.close()

    asyncio.run(main())


def test_what_arrives_together_is_written_together_and_one_failure_is_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        writer = Writer(tmp_path / "x.sqlite3", Journal())
        await writer.write(lambda db: void(db.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")))
        numbers = [1, 2, 3, 2, 4]
        jobs = [writer.write(lambda db, n=n: void(db.execute("INSERT INTO t VALUES (?)", (n,)))) for n in numbers]  # type: ignore[misc]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result).__name__ for result in results].count("IntegrityError") == 1
        writer.close()
        with sqlite3.connect(tmp_path / "x.sqlite3") as db:
            assert [row[0] for row in db.execute("SELECT n FROM t ORDER BY n")] == [1, 2, 3, 4]
        db.close()

    asyncio.run(main())


async def save(store: SqliteStore, change: Change) -> None:
    written, done = promise()
    store.save_table(change, done)
    await written


def change(version: int, move: int = 5, id: str = "t") -> Change:
    sheet = Sheet(
        id, id, "clans", "2002", {}, "open", Pace(), "en", "m", 1.0, (), "c", version=version, entries=version
    )
    return Change(sheet, 1.0, None, (Entry(version, 1.0, 0, move),) if version else ())


def test_a_change_is_kept_in_the_journal_until_it_is_in_its_place(tmp_path: Path) -> None:
    """A process that ends at any moment has written each change once, and the next one reads it."""
    path = tmp_path / "s.sqlite3"

    async def main() -> None:
        store = SqliteStore(path)
        await store.add_table(change(0))
        await asyncio.gather(*(save(store, change(n)) for n in range(1, 4)))
        with sqlite3.connect(path) as db:
            assert db.execute("SELECT count(*) FROM journal").fetchone()[0] > 0
            assert db.execute("SELECT version FROM game_table").fetchone() == (0,)
            shutil.copy(path, tmp_path / "crashed.sqlite3")
            shutil.copy(f"{path}-wal", tmp_path / "crashed.sqlite3-wal")
        db.close()
        assert [entry.number for entry in await store.entries("t")] == [1, 2, 3]
        with pytest.raises(Conflict):
            await save(store, change(3))
        await save(store, change(4))
        await store.close()
        for name, version in (("crashed", 3), ("s", 4)):
            again = SqliteStore(tmp_path / f"{name}.sqlite3")
            kept = await again.load_table("t")
            assert kept is not None
            assert (kept.sheet.version, len(kept.entries)) == (version, version)
            with pytest.raises(Conflict):
                await save(again, change(version))
            await again.close()

    asyncio.run(main())


def test_many_tables_settle_though_others_go_on(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "s.sqlite3")
        names = [f"t{n}" for n in range(60)]
        for name in names:
            await store.add_table(change(0, id=name))
        await asyncio.gather(*(save(store, change(n, id=name)) for n in range(1, 4) for name in names))
        sheets, *_ = await asyncio.gather(store.sheet("t59"), *(save(store, change(4, id=name)) for name in names))
        assert sheets is not None
        assert sheets.version >= 3
        await store.close()

    asyncio.run(main())


def void(_: object) -> None:
    return None


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "nemeton.sqlite3"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(NewerStore):
        SqliteStore(path)


def test_a_store_belongs_to_one_server_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nemeton.server.store.sqlite.LOCK_SECONDS", 0.1)

    async def main() -> None:
        store = SqliteStore(tmp_path / "s.sqlite3")
        with pytest.raises(StoreInUse):
            SqliteStore(tmp_path / "s.sqlite3")
        (tmp_path / "nemeton.lock").unlink()  # holding it this way does not keep others out
        with pytest.raises(StoreInUse):
            SqliteStore(tmp_path / "s.sqlite3")
        await store.close()
        await SqliteStore(tmp_path / "s.sqlite3").close()

    asyncio.run(main())


def test_a_disk_that_fails_is_told_to_who_writes_and_not_the_end(tmp_path: Path) -> None:
    class Failing(Journal):
        def check(self, db: sqlite3.Connection, changes: Iterable[Change]) -> list[Conflict | None]:
            raise sqlite3.OperationalError("disk I/O error")

    async def main() -> None:
        writer = Writer(tmp_path / "x.sqlite3", Failing())
        written, done = promise()
        writer.append(change(1), done)
        with pytest.raises(CannotWrite):
            await written
        await writer.write(lambda db: void(db.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")))
        writer.close()

    asyncio.run(main())


def test_two_people_cannot_have_one_account(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "s.sqlite3")
        await store.save_person(Person("1", "Ann", account="ann"))
        with pytest.raises(Conflict):
            await store.save_person(Person("2", "Bob", account="ANN"))
        await store.close()

    asyncio.run(main())


def test_a_bucket_fills_up_again() -> None:
    rates = Rates(Limits(chats=Budget(Rate(2, 1000))))
    rates.spend("chats", "ann")
    rates.spend("chats", "ann")
    rates.spend("chats", "bob")
    with pytest.raises(Refusal):
        [rates.spend("chats", "ann") for _ in range(50)]  # type: ignore[func-returns-value]


def test_every_refusal_is_a_call_that_was_wrong_or_ours_to_mend() -> None:
    ours = {key for key, status in STATUS.items() if status >= 500}
    assert ours == {"internal", "cannot-write", "cannot-read", "elsewhere"}

"""Parts of the server by themselves: the text of the rules, the bot workers, the store, the limits."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import nemeton
from nemeton.server.limits import Limits, Rate, Rates
from nemeton.server.refusals import STATUS, Refusal
from nemeton.server.sqlite import NewerStore, SqliteStore
from nemeton.server.store import Conflict, Person
from nemeton.server.workers import Workers
from nemeton.server.writer import Writer


def test_a_worker_answers_and_one_that_dies_is_replaced() -> None:
    async def main() -> None:
        game = nemeton.game("clans")
        state = game.new(players=2, seed=1)
        seat = state.actor()
        workers = Workers(1)
        try:
            move = await workers.choose("greedy", game, state, seat, 5)
            assert move in state.legal(seat)
            next(iter(workers._all)).kill()
            await asyncio.sleep(0.05)
            assert await workers.choose("random", game, state, seat, 6) in [None, *state.legal(seat)]
            assert await workers.choose("random", game, state, seat, 7) in state.legal(seat)
            assert await workers.choose("no such level", game, state, seat, 7) is None
            assert await workers.choose("random", game, state, seat, 8) in state.legal(seat)
        finally:
            await workers.close()

    asyncio.run(main())


def test_a_worker_that_dawdles_is_replaced() -> None:
    async def main() -> None:
        game = nemeton.game("clans")
        state = game.new(players=2, seed=1)
        workers = Workers(1, deadline=0.001)
        try:
            assert await workers.choose("greedy", game, state, state.actor(), 5) is None
            workers.deadline = 20
            assert await workers.choose("greedy", game, state, state.actor(), 5) in state.legal(state.actor())
        finally:
            await workers.close()

    asyncio.run(main())


def test_what_arrives_together_is_written_together_and_one_failure_is_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        writer = Writer(tmp_path / "x.sqlite3")
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


def void(_: object) -> None:
    return None


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "nemeton.sqlite3"
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(NewerStore):
        SqliteStore(path)


def test_two_people_cannot_have_one_account(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "s.sqlite3")
        await store.save_person(Person("1", "Ann", account="ann"))
        with pytest.raises(Conflict):
            await store.save_person(Person("2", "Bob", account="ANN"))
        await store.close()

    asyncio.run(main())


def test_a_bucket_fills_up_again() -> None:
    rates = Rates(Limits(chats=Rate(2, 1000)))
    rates.spend("chats", "ann")
    rates.spend("chats", "ann")
    rates.spend("chats", "bob")
    with pytest.raises(Refusal):
        [rates.spend("chats", "ann") for _ in range(50)]  # type: ignore[func-returns-value]


def test_every_refusal_is_a_call_that_was_wrong() -> None:
    assert {key for key, status in STATUS.items() if status >= 500} == {"internal"}

"""What every store must do, on SQLite and on PostgreSQL alike; and a house that moves to the other and back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nemeton.cli import main
from nemeton.server.app import Shared
from nemeton.server.store.batches import Batches
from nemeton.server.store.postgres import PostgresStore
from nemeton.server.store.rows import Change, Entry, Pace, Person, Remark, Said, Session, Sheet, Snapshot, TokenRow
from nemeton.server.store.sqlite import SqliteStore
from nemeton.server.store.store import Conflict, Store, promise
from server.running import running
from server.services import PostgreSQL, Redis, services

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("patient")]
Open = Callable[[], Awaitable[Store]]


@pytest.fixture(scope="module")
def around() -> Iterator[tuple[PostgreSQL, Redis]]:
    with services() as found:
        yield found


@pytest.fixture
def database(around: tuple[PostgreSQL, Redis]) -> str:
    return around[0].database(f"store_{random.getrandbits(40):x}")


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """The store of a folder or of a database, as often as it is opened."""
    if request.param == "postgres":
        address = request.getfixturevalue("database")

        async def postgres() -> Store:
            return await PostgresStore.open(address)

        return postgres

    async def sqlite() -> Store:
        return SqliteStore(tmp_path / "s.sqlite3")

    return sqlite


async def save(store: Store, change: Change) -> None:
    written, done = promise()
    store.save_table(change, done)
    await written


def change(version: int, id: str = "t", **more: object) -> Change:
    sheet = Sheet(
        id, id, "clans", "2002", {}, "open", Pace(), "en", "m", 1.0, (), "c", version=version, entries=version
    )
    made = (Entry(version, 1.0, 0, -1, "12-13"),) if version else ()
    return Change(sheet, 1.0 + version, None, made, **more)  # type: ignore[arg-type]


def test_a_change_follows_on_what_is_written_or_is_refused(open_store: Open) -> None:
    async def run() -> None:
        store = await open_store()
        await store.add_table(change(0, sittings=True))
        with pytest.raises(Conflict):
            await store.add_table(change(0))
        for version in (1, 2):
            await save(store, change(version))
        for wrong in (2, 4):
            with pytest.raises(Conflict):
                await save(store, change(wrong))
        await save(store, change(3, snapshot=Snapshot(3, b"{}")))
        await save(store, change(4))
        await store.close()
        again = await open_store()
        kept = await again.load_table("t")
        assert kept is not None
        assert (kept.sheet.version, kept.snapshot) == (4, Snapshot(3, b"{}"))
        assert [entry.number for entry in kept.entries] == [4]
        assert [entry.number for entry in await again.entries("t")] == [1, 2, 3, 4]
        assert [sheet.id for sheet in await again.tables_of("m")] == ["t"]
        assert await again.load_table("none") is None
        await again.close()

    asyncio.run(run())


def test_of_many_changes_at_once_each_is_written_or_refused_by_itself(open_store: Open) -> None:
    async def run() -> None:
        store = await open_store()
        names = [f"t{n}" for n in range(40)]
        for name in names:
            await store.add_table(change(0, name))
        wishes = [save(store, change(2 if n % 4 == 0 else 1, name)) for n, name in enumerate(names)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        assert [isinstance(one, Conflict) for one in found] == [n % 4 == 0 for n in range(40)]
        hall = await store.hall("", 5, 3)
        assert len(hall.open) == 3
        await store.close()

    asyncio.run(run())


def test_of_all_that_somebody_has_played_the_last_games_are_found(open_store: Open) -> None:
    async def run() -> None:
        store = await open_store()
        for number, status in enumerate(("finished", "waiting", "finished", "running", "abandoned", "finished")):
            sheet = change(0, f"t{number}").sheet.with_(status=status)
            await store.add_table(Change(sheet, float(number), None, sittings=True))
        assert [sheet.id for sheet in await store.finished_by("m", 2)] == ["t5", "t2"]
        assert len(await store.tables_of("m")) == 6
        assert [await store.under_way(person) for person in ("m", "nobody")] == [2, 0]
        await store.close()

    asyncio.run(run())


def test_people_their_sessions_tokens_words_and_notes(open_store: Open) -> None:
    async def run() -> None:
        store = await open_store()
        await store.add_table(change(0))
        await store.save_person(Person("1", "Ann", account="ann"))
        with pytest.raises(Conflict):
            await store.save_person(Person("2", "Bob", account="ANN"))
        found = await store.by_account("Ann")
        assert found is not None
        assert found.id == "1"
        for n in range(3):
            await store.add_session(Session(bytes([n]), "1", n, n, "a browser"), 2)
            await store.add_token(TokenRow(bytes([n]), "1", n, "", "play"), 2)
            await store.add_chat("t", Said("1", Remark(0, "Ann", str(n), n)), 2)
        assert [session.hash for session in await store.sessions("1")] == [b"\2", b"\1"]
        assert [token.hash for token in await store.tokens("1")] == [b"\2", b"\1"]
        assert [remark.text for _, remark in await store.chats_of("1")] == ["1", "2"]
        await store.set_note("kind one", "x")
        await store.set_note("kind one", "y")
        assert (await store.note("kind one"), await store.notes("kind"), await store.note("none")) == ("y", ["y"], "")
        await store.delete_person("1")
        await store.scrub()
        assert (await store.sessions("1"), await store.tokens("1"), await store.person("1")) == ([], [], None)
        await store.close()

    asyncio.run(run())


def test_a_change_whose_answer_was_lost_is_written_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line breaks after the database has committed: nobody is told of a failure that did not happen."""

    async def run() -> None:
        store = await PostgresStore.open(database)
        await store.add_table(change(0))
        written, broken = Batches._write, iter([True])

        async def cut(self: Batches, *given: Any) -> Any:
            found = await written(self, *given)
            if next(broken, False):
                raise ConnectionResetError("pulled")
            return found

        monkeypatch.setattr(Batches, "_write", cut)
        await save(store, change(1))
        with pytest.raises(Conflict):
            await save(store, change(1))
        assert [entry.number for entry in await store.entries("t")] == [1]
        await store.close()

    asyncio.run(run())


def test_a_claim_holds_until_its_time_is_over_or_its_node_is_dead(database: str) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database)
        for node in ("a", "b"):
            await store.join(node, "one")
        assert await store.claim("t", "a")
        assert await store.claim("t", "a")
        assert not await store.claim("t", "b")
        await store.sql.write(("UPDATE claim SET until = 0",))
        assert await store.claim("t", "b")
        await store.sql.write(("UPDATE node SET seen = 0 WHERE id = 'b'",))
        assert await store.claim("t", "a")
        await store.leave("a")
        assert await store.claim("t", "b")
        await store.close()

    asyncio.run(run())


def test_a_claim_is_free_as_soon_as_its_node_has_no_connection_left(database: str) -> None:
    """A process that is killed says nothing, but its connections end with it."""

    async def run() -> None:
        one, other = [await PostgresStore.open(database) for _ in range(2)]
        await one.join("a", "one")
        await other.join("b", "one")
        await other.sql.write(("UPDATE node SET seen = seen + 3600",))
        assert await one.claim("t", "a")
        assert not await other.claim("t", "b")
        await one.close()
        while not await other.claim("t", "b"):
            await asyncio.sleep(0.01)
        await other.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_what_is_overdue_is_found_unless_a_live_node_sees_to_it(database: str) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database)
        await store.join("a", "one")
        await store.join("b", "one")
        await store.add_table(change(0)._replace(wake=100.0))
        assert await store.overdue("a", 100.5, 5) == []
        assert await store.overdue("a", 102.0, 5) == ["t"]
        assert await store.claim("t", "b")
        assert await store.overdue("a", 102.0, 5) == []
        assert await store.overdue("b", 102.0, 5) == ["t"]
        await store.close()

    asyncio.run(run())


def test_a_house_moves_to_a_database_and_back_with_its_games_running(
    around: tuple[PostgreSQL, Redis], database: str, tmp_path: Path
) -> None:
    with running(tmp_path / "one") as house:
        ann = house.client("Ann")
        cookies = ann._http.cookies
        token, id = ann.make_token(), ann.make("samhain", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
        before = ann.record(id)
    with closing(sqlite3.connect(tmp_path / "one" / "nemeton.sqlite3")) as db, db:  # closed for all but 5000 seconds
        db.execute("UPDATE note SET value = '5000.0 ' || substr(value, instr(value, ' ') + 1) WHERE name = 'alive'")
    assert main(["move-data", str(tmp_path / "one"), database]) == 0
    assert main(["move-data", str(tmp_path / "one"), database]) == 2  # there is something already
    with running(tmp_path / "node", shared=Shared(database, around[1].url)) as node:
        ann = node.client(token=token)
        assert ann.record(id).startswith(before.splitlines()[0])
        assert ann.table(id)["status"] == "running"
        assert 5000 <= node.runtime.outside.clock() < 6000  # no clock has run
        between = ann.situation(id)
        browser = node.client()
        browser._http.cookies.update(cookies)
        assert browser.me()["name"] == "Ann"
        assert main(["move-data", database, str(tmp_path / "two")]) == 2  # nodes still serve it
        record = ann.record(id)
    assert main(["move-data", database, str(tmp_path / "two")]) == 0
    with running(tmp_path / "two") as house:
        assert 5000 <= house.runtime.outside.clock() < 6000
        browser = house.client()
        browser._http.cookies.update(cookies)
        assert browser.me()["name"] == "Ann"
        assert house.client(token=token).record(id).startswith(record)
        after = house.client(token=token).situation(id)
        assert after["table"]["decisions"] >= between["table"]["decisions"]
        assert house.client(token=token).me()["name"] == "Ann"

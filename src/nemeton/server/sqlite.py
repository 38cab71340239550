"""The embedded store: one SQLite file, a thread that writes, a thread that reads, numbered migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from nemeton.server.head import Head
from nemeton.server.journal import Journal, encode, write_rest
from nemeton.server.messages import Chat
from nemeton.server.store import Change, Conflict, Done, Entry, Hall, Kept, Person, Said, Snapshot
from nemeton.server.writer import Writer, connect, fold_all

T = TypeVar("T")
LOCK_SECONDS = 5.0  # for a server that is just ending
FIELDS = "id, name, colour, language, account, password, epoch, created"
_head = msgspec.json.Decoder(Head)
_chat = msgspec.json.Decoder(Chat)


class NewerStore(Exception):
    """The file was written by a later version of the program."""


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the newest shape, one numbered script after another."""
    scripts = sorted((f for f in files("nemeton.server").joinpath("migrations").iterdir()), key=lambda f: f.name)
    numbered = [(int(f.name[:4]), f.read_text("utf-8")) for f in scripts if f.name.endswith(".sql")]
    have: int = db.execute("PRAGMA user_version").fetchone()[0]
    if have > numbered[-1][0]:
        raise NewerStore(f"the store has shape {have}; this program knows {numbered[-1][0]}")
    for number, script in numbered:
        if number > have:
            db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


class StoreInUse(Exception):
    """Another server is running on the same folder."""


def reserve(path: Path) -> sqlite3.Connection:
    """A lock that lasts as long as the connection, and no longer than the process: one server for one store."""
    lock = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=LOCK_SECONDS)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise StoreInUse(f"another server is running on {path.parent}") from error
    return lock


class SqliteStore:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = reserve(path.with_suffix(".lock"))
        try:
            self._open(path)
        except BaseException:
            self._lock.close()
            raise

    def _open(self, path: Path) -> None:
        first = connect(path)
        migrate(first)
        journal = Journal()
        journal.read(first)
        fold_all(first, journal)
        first.close()
        path.chmod(0o600)
        self._writer = Writer(path, journal)
        self._db = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def close(self) -> None:
        self._reader.shutdown()
        self._db.close()
        await asyncio.to_thread(self._writer.close)
        self._lock.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._db)

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._read(lambda db: db.execute(sql, values).fetchall())

    async def _heads(self, sql: str, *values: Any) -> list[Head]:
        await self._writer.settle()
        return [_head.decode(row[0]) for row in await self._rows(sql, *values)]

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(self, change: Change) -> None:
        head = change.head
        row = (head.id, head.code, head.version, head.status, head.visibility, change.at, change.wake, encode(head))

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            except sqlite3.IntegrityError as error:
                raise Conflict("code") from error
            write_rest(db, change)

        await self._writer.write(work)

    def save_table(self, change: Change) -> asyncio.Future[None]:
        return self._writer.append(change)

    def save_soon(self, change: Change, done: Done) -> None:
        self._writer.append_soon(change, done)

    async def load_table(self, id: str) -> Kept | None:
        def work(db: sqlite3.Connection) -> Kept | None:
            db.execute("BEGIN")
            try:
                row = db.execute("SELECT head FROM game_table WHERE id = ?", (id,)).fetchone()
                if row is None:
                    return None
                found = db.execute("SELECT number, position FROM snapshot WHERE table_id = ?", (id,)).fetchone()
                snapshot = None if found is None else Snapshot(*found)
                first = 0 if snapshot is None else snapshot.number
                said = db.execute("SELECT person, chat FROM chat WHERE table_id = ? ORDER BY number", (id,)).fetchall()
                chats = [Said(person, _chat.decode(chat)) for person, chat in said]
                return Kept(_head.decode(row[0]), _entries(db, id, first), snapshot, chats)
            finally:
                db.execute("COMMIT")

        await self._writer.settle()
        return await self._read(work)

    async def head(self, id: str) -> Head | None:
        return _first(await self._heads("SELECT head FROM game_table WHERE id = ?", id))

    async def entries(self, id: str) -> list[Entry]:
        await self._writer.settle()
        return await self._read(lambda db: _entries(db, id, 0))

    async def by_code(self, code: str) -> Head | None:
        return _first(await self._heads("SELECT head FROM game_table WHERE code = ?", code))

    async def hall(self, person: str, most: int) -> Hall:
        list_ = "SELECT head FROM game_table WHERE visibility = 'open' AND status {} ORDER BY changed DESC LIMIT ?"
        mine = (
            "SELECT head FROM sitting JOIN game_table ON id = table_id"
            " WHERE person = ? AND status {} ORDER BY changed DESC LIMIT ?"
        )
        live, done = "IN ('waiting', 'running')", "= 'finished'"

        async def own_and_others(status: str) -> tuple[list[Head], list[Head]]:
            own = await self._heads(mine.format(status), person, most)
            ids = {head.id for head in own}
            return own, [head for head in await self._heads(list_.format(status), most) if head.id not in ids]

        playing, open_ = await own_and_others(live)
        played, seen = await own_and_others(done)
        return Hall(open_, playing, played + seen)

    async def tables_of(self, person: str) -> list[Head]:
        return await self._heads("SELECT head FROM sitting JOIN game_table ON id = table_id WHERE person = ?", person)

    async def add_chat(self, id: str, said: Said, most: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            last: int = db.execute("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (id,)).fetchone()[0]
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?)", (id, last + 1, said.person, encode(said.chat)))
            db.execute("DELETE FROM chat WHERE table_id = ? AND number <= ?", (id, last + 1 - most))

        await self._writer.write(work)

    async def chats_of(self, person: str) -> list[tuple[str, Chat]]:
        rows = await self._rows("SELECT table_id, chat FROM chat WHERE person = ? ORDER BY table_id, number", person)
        return [(table, _chat.decode(chat)) for table, chat in rows]

    async def forget_chats(self, person: str) -> None:
        await self._write("DELETE FROM chat WHERE person = ?", person)

    async def hand_over_chats(self, person: str, to: str) -> None:
        await self._write("UPDATE chat SET person = ? WHERE person = ?", to, person)

    async def wakes(self) -> list[tuple[str, float]]:
        await self._writer.settle()
        return await self._rows("SELECT id, wake FROM game_table WHERE wake IS NOT NULL")

    # -- people ----------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        return _person(await self._rows(f"SELECT {FIELDS} FROM person WHERE id = ?", id))

    async def by_account(self, account: str) -> Person | None:
        return _person(await self._rows(f"SELECT {FIELDS} FROM person WHERE account = ?", account))

    async def by_token(self, hash: bytes) -> Person | None:
        sql = f"SELECT {FIELDS} FROM person WHERE id = (SELECT person FROM token WHERE hash = ?)"
        return _person(await self._rows(sql, hash))

    async def save_person(self, person: Person) -> None:
        p = person
        row = (p.id, p.name, p.colour, p.language, p.account or None, p.password, p.epoch, p.created)
        sql = (
            f"INSERT INTO person ({FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " name=excluded.name, colour=excluded.colour, language=excluded.language, account=excluded.account,"
            " password=excluded.password, epoch=excluded.epoch"
        )
        await self._write(sql, *row)

    async def delete_person(self, id: str) -> None:
        await self._write("DELETE FROM person WHERE id = ?", id)

    async def add_token(self, person: str, hash: bytes, at: float, name: str, most: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            sql = "INSERT INTO token (hash, person, created, name) VALUES (?, ?, ?, ?)"
            db.execute(sql, (hash, person, at, name))
            old = "SELECT hash FROM token WHERE person = ? ORDER BY created DESC LIMIT -1 OFFSET ?"
            db.execute(f"DELETE FROM token WHERE hash IN ({old})", (person, most))

        await self._writer.write(work)

    async def tokens(self, person: str) -> list[tuple[bytes, float, str]]:
        return await self._rows("SELECT hash, created, name FROM token WHERE person = ? ORDER BY created DESC", person)

    async def end_token(self, hash: bytes) -> None:
        await self._write("DELETE FROM token WHERE hash = ?", hash)

    async def note(self, name: str) -> str:
        rows = await self._rows("SELECT value FROM note WHERE name = ?", name)
        return str(rows[0][0]) if rows else ""

    async def set_note(self, name: str, value: str) -> None:
        await self._write("INSERT OR REPLACE INTO note VALUES (?, ?)", name, value)

    async def _write(self, sql: str, *values: Any) -> None:
        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute(sql, values)
            except sqlite3.IntegrityError as error:
                raise Conflict("taken") from error

        await self._writer.write(work)


def _entries(db: sqlite3.Connection, id: str, after: int) -> list[Entry]:
    sql = "SELECT number, at, seat, move FROM entry WHERE table_id = ? AND number > ? ORDER BY number"
    return [Entry(*row) for row in db.execute(sql, (id, after))]


def _first(heads: Iterable[Head]) -> Head | None:
    return next(iter(heads), None)


def _person(rows: list[Any]) -> Person | None:
    if not rows:
        return None
    id, name, colour, language, account, password, epoch, created = rows[0]
    return Person(id, name, colour, language, account or "", password, epoch, created)

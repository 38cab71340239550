"""The embedded store: one SQLite file, a thread that writes, a thread that reads, numbered migrations."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from nemeton.server.store.journal import Journal, write_rest
from nemeton.server.store.rows import Change, Entry, Kept, Snapshot, encode
from nemeton.server.store.sql import ENTRIES, SqlStore, read_chats, read_sheet
from nemeton.server.store.store import CannotRead, Conflict, Damaged, Done, NewerStore
from nemeton.server.store.writer import Writer, connect, fold_all

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
OVERWRITTEN = 7  # since this migration deleted data is overwritten; older files may still hold some
LOCK_SECONDS = 5.0  # to wait for a server that is just stopping
ASIDE = 8  # creates the table for what cannot be folded; it may be run twice
FOLDED_BEFORE = 5  # later migrations may rely on the tables: what a crash left in the journal is folded by then


def _scripts() -> list[tuple[int, str]]:
    """The migrations, by number."""
    scripts = sorted((f for f in files("nemeton.server.store").joinpath("migrations").iterdir()), key=lambda f: f.name)
    return [(int(f.name[:4]), f.read_text("utf-8")) for f in scripts if f.name.endswith(".sql")]


def newest() -> int:
    """The schema version of a store that this program makes."""
    return _scripts()[-1][0]


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the newest schema, one numbered script after another, and fold what a crash left behind."""
    numbered = _scripts()
    have: int = db.execute("PRAGMA user_version").fetchone()[0]
    if have > numbered[-1][0]:
        raise NewerStore(f"the store has shape {have}; this program knows {numbered[-1][0]}")
    for number, script in numbered:
        if number == FOLDED_BEFORE > have:
            db.executescript(dict(numbered)[ASIDE])
            _fold(db)
        if number > have:
            db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    _fold(db)
    if 0 < have < OVERWRITTEN:
        db.execute("VACUUM")


def _fold(db: sqlite3.Connection) -> None:
    """Fold what the last run left in the journal."""
    journal = Journal()
    journal.read(db)
    fold_all(db, journal)


class StoreInUse(Exception):
    """Another server is using the same folder."""


class Lock:
    """One server per folder, for as long as this object lives, and no longer than the process.

    The folder itself is locked, because a file in it could be deleted, created again and locked a second time. Windows
    cannot lock folders, but does not let a file in use be deleted either: there the file is locked.
    """

    def __init__(self, folder: Path, patience: float | None = None) -> None:
        self._folder = os.open(folder, os.O_RDONLY) if fcntl is not None else -1
        self._file: sqlite3.Connection | None = None
        try:
            file = folder / "nemeton.lock"
            self._file = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=0)
            _patiently(self._take, LOCK_SECONDS if patience is None else patience)
        except (sqlite3.Error, OSError) as error:
            self.close()
            busy = isinstance(error, BlockingIOError) or getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY
            why = f"another server is running on {folder}" if busy else f"{folder} cannot be written: {error}"
            raise StoreInUse(why) from error

    def _take(self) -> None:
        if fcntl is not None:
            fcntl.flock(self._folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        assert self._file is not None
        self._file.execute("BEGIN EXCLUSIVE")

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        if self._folder >= 0:
            os.close(self._folder)
            self._folder = -1


def _patiently(take: Callable[[], None], seconds: float) -> None:
    """Retry for a while: whoever holds the lock may be just stopping."""
    end = time.monotonic() + seconds
    while True:
        try:
            return take()
        except (sqlite3.OperationalError, OSError):
            if time.monotonic() >= end:
                raise
            time.sleep(0.05)


class Sqlite:
    """The file under the statements: one thread writes, one reads."""

    def __init__(self, path: Path) -> None:
        self.writer = Writer(path, Journal())
        self._db = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")

    async def close(self) -> None:
        self._reader.shutdown()
        self._db.close()
        await asyncio.to_thread(self.writer.close)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def reading(db: sqlite3.Connection) -> T:
            try:
                if db.in_transaction:  # ending it failed the last time: it would see the past for ever
                    db.execute("ROLLBACK")
                return work(db)
            except (sqlite3.Error, OSError, MemoryError) as error:
                raise CannotRead(str(error)) from error

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, reading, self._db)
        except RuntimeError as error:  # no thread is available
            raise CannotRead(str(error)) from error

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        return await self.read(lambda db: db.execute(sql, values).fetchall())

    async def write(self, *statements: tuple[Any, ...]) -> None:
        def work(db: sqlite3.Connection) -> None:
            try:
                for sql, *values in statements:
                    db.execute(sql, values)
            except sqlite3.IntegrityError as error:
                raise Conflict("taken") from error

        await self.writer.write(work)

    async def settle(self) -> None:
        await self.writer.settle()


class SqliteStore(SqlStore):
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = Lock(path.parent)
        try:
            self.sql: Sqlite = _opened(path)
        except BaseException:
            self._lock.close()
            raise

    async def close(self) -> None:
        await self.sql.close()
        self._lock.close()

    @property
    def failing(self) -> bool:
        return self.sql.writer.failing

    @property
    def waiting(self) -> int:
        return self.sql.writer.waiting()

    async def add_table(self, change: Change) -> None:
        sheet = change.sheet
        found = (sheet.status, sheet.visibility, change.at, change.wake)
        row = (sheet.id, sheet.code, sheet.written, *found, encode(sheet))

        def work(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            except sqlite3.IntegrityError as error:
                raise Conflict("code") from error
            write_rest(db, change)

        await self.sql.writer.write(work)

    async def scrub(self) -> None:
        await self.sql.settle()
        await self.sql.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def save_table(self, change: Change, done: Done) -> None:
        self.sql.writer.append(change, done)

    async def load_table(self, id: str) -> Kept | None:
        await self.sql.settle()
        return await self.sql.read(lambda db: _kept(db, id))


def _opened(path: Path) -> Sqlite:
    """The file with the newest schema and an empty journal."""
    with closing(connect(path)) as first:  # a transaction that failed must not block the next attempt
        migrate(first)
    path.chmod(0o600)
    return Sqlite(path)


def _kept(db: sqlite3.Connection, id: str) -> Kept | None:
    """A table as it is at one moment."""
    db.execute("BEGIN")
    try:
        row = db.execute("SELECT head, version FROM game_table WHERE id = ?", (id,)).fetchone()
        if row is None:
            return None
        sheet = read_sheet(row[0])
        if sheet is None or sheet.written != row[1]:
            raise Damaged(id)
        found = db.execute("SELECT number, position FROM snapshot WHERE table_id = ?", (id,)).fetchone()
        snapshot = None if found is None else Snapshot(*found)
        entries = db.execute(ENTRIES, (id, 0 if snapshot is None else snapshot.number))
        said = db.execute("SELECT person, chat FROM chat WHERE table_id = ? ORDER BY number", (id,)).fetchall()
        return Kept(sheet, [Entry(*entry) for entry in entries], snapshot, read_chats(said))
    finally:
        db.execute("COMMIT")

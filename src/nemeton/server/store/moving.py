"""Moves a house from the embedded store to PostgreSQL, or back: row by row, and compared afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import asyncpg

from nemeton.server.store.postgres import ALIVE, NOTE, PostgresStore
from nemeton.server.store.sqlite import SqliteStore
from nemeton.server.store.store import Conflict

# In an order in which every row comes after the rows it refers to.
TABLES = (
    "person",
    "standing",
    "token",
    "session",
    "game_table",
    "sitting",
    "entry",
    "snapshot",
    "note",
    "chat",
    "aside",
)
ROWS = 5_000  # copied at once
OWN = "name NOT IN ('key', 'house', 'alive', 'seen', 'asleep', 'pause')"  # notes of one store alone
NOW = "SELECT extract(epoch FROM clock_timestamp())::float8"
Told = Callable[[str, int], None]  # a database table is done, with this many rows


class NotTheSame(Exception):
    """What arrived differs from what was sent."""


async def to_postgres(file: Path, url: str, key: bytes, told: Told) -> None:
    """Copy everything from a data folder into an empty database; `key` signs the cookies."""
    await SqliteStore(file).close()  # brings it to the newest schema and empties its journal
    await (await PostgresStore.open(url)).close()
    database = await asyncpg.connect(url)
    with closing(sqlite3.connect(file)) as db:
        try:
            if await database.fetchval("SELECT EXISTS (SELECT FROM game_table) OR EXISTS (SELECT FROM person)"):
                raise Conflict("there is something in this database already")
            async with database.transaction():
                for table in TABLES:
                    await _into_postgres(db, database, table)
                await _time_into_postgres(db, database)
                await database.execute(NOTE, "key", key.hex())
            await _compare(db, database, told)
        finally:
            await database.close()


async def to_sqlite(url: str, file: Path, told: Told) -> bytes:
    """Copy everything from a database into a data folder that has no store yet; returns the key of the cookies."""
    if file.exists():
        raise Conflict("there is something in this folder already")
    await (await PostgresStore.open(url)).close()
    await SqliteStore(file).close()
    database = await asyncpg.connect(url)
    with closing(sqlite3.connect(file)) as db:
        try:
            if await database.fetchval(f"SELECT EXISTS (SELECT FROM node WHERE seen > ({NOW}) - {ALIVE})"):
                raise Conflict("nodes still serve this database")
            with db:
                for table in TABLES:
                    await _into_sqlite(database, db, table)
                await _time_into_sqlite(database, db)
            await _compare(db, database, told)
            key: str | None = await database.fetchval("SELECT value FROM note WHERE name = 'key'")
            return bytes.fromhex(key or "")
        except BaseException:
            file.unlink()
            raise
        finally:
            await database.close()


async def _into_postgres(db: sqlite3.Connection, database: Any, table: str) -> None:
    names = _columns(db, table)
    found = db.execute(f"SELECT {', '.join(names)} FROM {table} WHERE {_which(table)}")
    while rows := found.fetchmany(ROWS):
        await database.copy_records_to_table(table, records=rows, columns=names)


async def _into_sqlite(database: Any, db: sqlite3.Connection, table: str) -> None:
    names = _columns(db, table)
    marks = ", ".join("?" * len(names))
    async with database.transaction():
        async for row in database.cursor(f"SELECT {', '.join(names)} FROM {table} WHERE {_which(table)}"):
            db.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", tuple(row))


async def _time_into_postgres(db: sqlite3.Connection, database: Any) -> None:
    """The time of the house goes on where it stood, so that no clock has run meanwhile."""
    found = db.execute("SELECT value FROM note WHERE name = 'alive'").fetchone()
    if found is not None:
        now = await database.fetchval(NOW)
        await database.execute(NOTE, "seen", repr(now))
        await database.execute(NOTE, "asleep", repr(now - float(found[0].split()[0])))


async def _time_into_sqlite(database: Any, db: sqlite3.Connection) -> None:
    notes = dict(map(tuple, await database.fetch("SELECT name, value FROM note WHERE name IN ('seen', 'asleep')")))
    if "seen" in notes:
        seen = float(notes["seen"])
        house = seen - float(notes.get("asleep", 0))
        db.execute("INSERT INTO note (name, value) VALUES ('alive', ?)", (f"{house!r} {seen!r}",))


async def _compare(db: sqlite3.Connection, database: Any, told: Told) -> None:
    """Check that every row is the same in both."""
    for table in TABLES:
        names = _columns(db, table)
        here = [tuple(row) for row in db.execute(f"SELECT {', '.join(names)} FROM {table} WHERE {_which(table)}")]
        there = [
            tuple(row) for row in await database.fetch(f"SELECT {', '.join(names)} FROM {table} WHERE {_which(table)}")
        ]
        if _sum(here) != _sum(there):
            raise NotTheSame(f"{table}: {len(here)} rows in the file, {len(there)} in the database, and not the same")
        told(table, len(here))


def _sum(rows: list[tuple[Any, ...]]) -> bytes:
    """A checksum that does not depend on the order of the rows."""
    total = blake2b(digest_size=16)
    for row in sorted(repr(row).encode() for row in rows):
        total.update(row)
    return total.digest()


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def _which(table: str) -> str:
    return OWN if table == "note" else "true"

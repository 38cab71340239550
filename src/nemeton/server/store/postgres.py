"""The store of a house with more than one node: PostgreSQL holds the truth for all of them.

A node never owns a table. It writes a change only if the table is as the node believes (`version`), and gets a
`Conflict` if another node was quicker. Changes that arrive while a transaction is under way go into the next one
together.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import lru_cache
from importlib.resources import files
from typing import Any

import asyncpg

from nemeton.server.store.batches import Batches
from nemeton.server.store.rows import Change, Entry, Kept, Snapshot, encode
from nemeton.server.store.sql import ENTRIES, SqlStore, read_chats, read_sheet
from nemeton.server.store.store import Conflict, Damaged, Done, NewerStore

logger = logging.getLogger("nemeton.server")

MIGRATING = 20021118  # the number of a lock: nodes that start together migrate one at a time
CONNECTIONS = 8
PATIENCE = 10.0  # seconds to wait for a database that is restarting
PAUSE = 0.1
AWAY = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError, TimeoutError)
BROKEN_OFF = (*AWAY, asyncpg.AdminShutdownError, asyncpg.CrashShutdownError)
ALIVE = 3.0  # seconds after which a node that has not been seen counts as dead
LATE = 1.0  # seconds that something must be overdue before another node takes care of it
NOW = "extract(epoch FROM clock_timestamp())::float8"
DEAD = f"NOT EXISTS (SELECT FROM node WHERE node.id = claim.node AND seen > {NOW} - {ALIVE})"
CHATS = "SELECT person, chat FROM chat WHERE table_id = ? ORDER BY number"


@lru_cache(maxsize=256)
def numbered(sql: str) -> str:
    """The same statement with `$1`, `$2` for its values instead of `?`."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


async def migrate(db: Any) -> None:
    """Bring the database to the newest schema, one numbered script after another."""
    folder = files("nemeton.server.store").joinpath("postgres_migrations")
    scripts = sorted((int(f.name[:4]), f.read_text("utf-8")) for f in folder.iterdir() if f.name.endswith(".sql"))
    async with db.transaction():
        await db.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        await db.execute("CREATE TABLE IF NOT EXISTS shape (number INTEGER NOT NULL)")
        have: int = await db.fetchval("SELECT coalesce(max(number), 0) FROM shape")
        if have > scripts[-1][0]:
            raise NewerStore(f"the store has shape {have}; this program knows {scripts[-1][0]}")
        for number, script in scripts:
            if number > have:
                await db.execute(script)
                await db.execute("INSERT INTO shape VALUES ($1)", number)


class Postgres:
    """The database under the statements. A call that fails because the database is stopping or starting is repeated."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return list(await self.pool.fetch(numbered(sql), *values))
            except BROKEN_OFF:
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(PAUSE)

    async def write(self, *statements: tuple[Any, ...]) -> None:
        try:
            async with self.pool.acquire() as db, db.transaction():
                for sql, *values in statements:
                    await db.execute(numbered(sql), *values)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict("taken") from error

    async def settle(self) -> None:
        """Nothing to do: everything is in its place as soon as it is written."""


class PostgresStore(SqlStore):
    sql: Postgres

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.sql = Postgres(pool)
        self._batches = Batches(pool)

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        pool = await asyncpg.create_pool(url, min_size=2, max_size=CONNECTIONS)
        try:
            async with pool.acquire() as db:
                await migrate(db)
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    async def close(self) -> None:
        await self._batches.close()
        await self.sql.pool.close()

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(self, change: Change) -> None:
        sheet = change.sheet
        sql = "INSERT INTO game_table (id, code, version, status, visibility, changed, wake, head)"
        found = (sheet.status, sheet.visibility, change.at, change.wake)
        row = (sheet.id, sheet.code, sheet.written, *found, encode(sheet))
        try:
            async with self.sql.pool.acquire() as db, db.transaction():
                await db.execute(f"{sql} VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", *row)
                await self._batches.write_rest(db, [change])
        except asyncpg.UniqueViolationError as error:
            raise Conflict("code") from error

    async def scrub(self) -> None:
        """Free what was deleted; its bytes disappear when the pages are reused, and with the backups."""
        await self.sql.pool.execute("VACUUM person, token, session, chat")

    def save_table(self, change: Change, done: Done) -> None:
        self._batches.append(change, done)

    async def load_table(self, id: str) -> Kept | None:
        async with self.sql.pool.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
            head = await db.fetchval("SELECT head FROM game_table WHERE id = $1", id)
            if head is None:
                return None
            found = await db.fetchrow("SELECT number, position FROM snapshot WHERE table_id = $1", id)
            snapshot = None if found is None else Snapshot(*found)
            rows = await db.fetch(numbered(ENTRIES), id, 0 if snapshot is None else snapshot.number)
            said = await db.fetch(numbered(CHATS), id)
        sheet = read_sheet(head)
        if sheet is None:
            raise Damaged(id)
        return Kept(sheet, [Entry(*row) for row in rows], snapshot, read_chats(said))

    # -- nodes -----------------------------------------------------------------------------------

    async def key(self) -> bytes:
        sql = "INSERT INTO note (name, value) VALUES ('key', ?) ON CONFLICT (name) DO NOTHING"
        await self.sql.write((sql, secrets.token_hex(32)))
        return (await self.note("key")).encode()

    async def versions(self, ids: list[str]) -> dict[str, int]:
        rows = await self.sql.rows("SELECT id, version FROM game_table WHERE id = ANY(?)", ids)
        return {row[0]: row[1] for row in rows}

    async def beat(self, node: str) -> None:
        sql = f"INSERT INTO node (id, seen) VALUES (?, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
        await self.sql.write((sql, node), (f"DELETE FROM node WHERE seen < {NOW} - 3600",))

    async def leave(self, node: str) -> None:
        await self.sql.write(
            ("DELETE FROM claim WHERE node = ?", node),
            ("DELETE FROM node WHERE id = ?", node),
        )

    async def claim(self, id: str, node: str) -> bool:
        sql = (
            "INSERT INTO claim (table_id, node) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET node = excluded.node"
            f" WHERE claim.node = excluded.node OR {DEAD} RETURNING table_id"
        )
        return bool(await self.sql.rows(sql, id, node))

    async def release(self, id: str, node: str) -> None:
        await self.sql.write(("DELETE FROM claim WHERE table_id = ? AND node = ?", id, node))

    async def house_time(self) -> float:
        async with self.sql.pool.acquire() as db, db.transaction():
            await db.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            [(now, seen)] = await db.fetch(f"SELECT {NOW}, max(seen) FROM node")
            asleep = float(await db.fetchval("SELECT value FROM note WHERE name = 'asleep'") or 0)
            if seen is not None and seen < now - ALIVE:
                asleep += now - seen
                sql = "INSERT INTO note VALUES ('asleep', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
                await db.execute(sql, repr(asleep))
            return float(now) - asleep

    async def overdue(self, node: str, now: float, most: int) -> list[str]:
        sql = (
            f"SELECT id FROM game_table LEFT JOIN claim ON claim.table_id = id WHERE wake < ?::float8 - {LATE}"
            f" AND (claim.node IS NULL OR claim.node = ? OR {DEAD}) ORDER BY wake LIMIT ?"
            " FOR UPDATE OF game_table SKIP LOCKED"
        )
        return [row[0] for row in await self.sql.rows(sql, now, node, most)]

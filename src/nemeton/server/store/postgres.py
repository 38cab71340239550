"""The store of a house with more than one node: PostgreSQL holds the truth for all of them.

A node never owns a table. It writes a change only if the table is as the node believes (`version`), and gets a
`Conflict` if another node was quicker. Changes that arrive while a transaction is under way go into the next one
together.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from importlib.resources import files
from typing import Any

import asyncpg

from nemeton.server.store.batches import Batches
from nemeton.server.store.line import BROKEN_OFF, WORK, Line
from nemeton.server.store.rows import Change, Entry, Kept, Snapshot, encode
from nemeton.server.store.sql import ENTRIES, SqlStore, read_chats, read_sheet
from nemeton.server.store.store import Beat, CannotRead, CannotWrite, Conflict, Damaged, Done, NewerStore, Outgrown

MIGRATING = 20021118  # the number of a lock: nodes that start together migrate one at a time
COUNTING = 20021119  # the same for the time of the house
BEAT_ANSWER = 1.0  # seconds after which a database counts as away
ALIVE = 3.0  # seconds after which a node that has not been seen counts as dead
LATE = 1.0  # seconds that something must be overdue before another node takes care of it
CLAIMED = 20.0  # seconds for which a claim is good; it is renewed with every move
NOW = "extract(epoch FROM clock_timestamp())::float8"
# A process that ends takes its connections with it; a machine that just stops is known by its silence.
CONNECTED = "(node.line = '' OR EXISTS (SELECT FROM pg_stat_activity WHERE application_name = node.line))"
LIVE = f"EXISTS (SELECT FROM node WHERE id = claim.node AND seen > {NOW} - {ALIVE} AND {CONNECTED})"
LAPSED = f"(claim.until < {NOW} OR NOT {LIVE})"
CHATS = "SELECT person, chat FROM chat WHERE table_id = ? ORDER BY number"
NOTE = "INSERT INTO note VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
PAUSE = "pause"  # the note of a pause that people have not been told of yet
TOLD = 60.0  # seconds of a pause that is worth telling


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
    """The database under the statements, all of which may be repeated."""

    def __init__(self, line: Line) -> None:
        self.line = line

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        async def asked(_: bool) -> list[Any]:
            async with self.line.connection() as db:
                return list(await db.fetch(numbered(sql), *values))

        try:
            return await self.line.patiently(asked)
        except BROKEN_OFF as error:
            raise CannotRead(str(error)) from error

    async def write(self, *statements: tuple[Any, ...]) -> None:
        async def written(_: bool) -> None:
            async with self.line.transaction() as db:
                for sql, *values in statements:
                    await db.execute(numbered(sql), *values)

        try:
            await self.line.patiently(written)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict("taken") from error
        except BROKEN_OFF as error:
            raise CannotWrite(str(error)) from error

    async def settle(self) -> None:
        """Nothing to do: everything is in its place as soon as it is written."""


class PostgresStore(SqlStore):
    """`generation`: of the node that uses it; tables of a later one are not touched."""

    sql: Postgres

    def __init__(self, line: Line) -> None:
        self.sql = Postgres(line)
        self.generation = 0
        self._line = line
        self._batches = Batches(line)

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        line = await Line.dial(url)
        try:
            async with line.connection(WORK) as db:
                await migrate(db)
        except BaseException:
            await line.hang_up()
            raise
        return cls(line)

    async def close(self) -> None:
        await self._batches.close()
        await self._line.hang_up()

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(self, change: Change) -> None:
        sheet = change.sheet
        sql = "INSERT INTO game_table (id, code, version, status, visibility, changed, wake, head, generation)"
        found = (sheet.status, sheet.visibility, change.at, change.wake)
        row = (sheet.id, sheet.code, sheet.written, *found, encode(sheet), self.generation)

        async def added(again: bool) -> None:
            async with self._line.transaction() as db:
                if again and await db.fetchval("SELECT head FROM game_table WHERE id = $1", sheet.id) == row[-2]:
                    return
                await db.execute(f"{sql} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *row)
                await self._batches.write_rest(db, change)

        try:
            await self._line.patiently(added)
        except asyncpg.UniqueViolationError as error:
            raise Conflict("code") from error
        except BROKEN_OFF as error:
            raise CannotWrite(str(error)) from error

    async def scrub(self) -> None:
        """Free what was deleted; its bytes disappear when the pages are reused, and with the backups."""
        async with self._line.connection(WORK) as db:
            await db.execute("VACUUM person, token, session, chat")

    def save_table(self, change: Change, done: Done) -> None:
        self._batches.append(change, self.generation, done)

    async def load_table(self, id: str) -> Kept | None:
        try:
            return await self._line.patiently(lambda _: self._loaded(id))
        except BROKEN_OFF as error:
            raise CannotRead(str(error)) from error

    async def _loaded(self, id: str) -> Kept | None:
        async with self._line.transaction(isolation="repeatable_read", readonly=True) as db:
            row = await db.fetchrow("SELECT head, generation FROM game_table WHERE id = $1", id)
            if row is None:
                return None
            if row[1] > self.generation:
                raise Outgrown(id)
            found = await db.fetchrow("SELECT number, position FROM snapshot WHERE table_id = $1", id)
            snapshot = None if found is None else Snapshot(*found)
            rows = await db.fetch(numbered(ENTRIES), id, 0 if snapshot is None else snapshot.number)
            said = await db.fetch(numbered(CHATS), id)
        sheet = read_sheet(row[0])
        if sheet is None:
            raise Damaged(id)
        return Kept(sheet, [Entry(*row) for row in rows], snapshot, read_chats(said))

    # -- nodes -----------------------------------------------------------------------------------

    async def key(self) -> bytes:
        return bytes.fromhex(await self._made_once("key", secrets.token_hex(32)))

    async def house(self) -> str:
        return await self._made_once("house", secrets.token_hex(8))

    async def _made_once(self, name: str, value: str) -> str:
        """The note that the first node has made."""
        await self.sql.write(
            ("INSERT INTO note (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value)
        )
        return await self.note(name)

    async def join(self, node: str, print: str) -> None:
        self.generation = await self._line.patiently(lambda _: self._joined(node, print))

    async def _joined(self, node: str, print: str) -> int:
        async with self._line.transaction() as db:
            await db.execute(f"SELECT pg_advisory_xact_lock({COUNTING})")
            last = await db.fetchrow("SELECT number, print FROM generation ORDER BY number DESC LIMIT 1")
            number: int = 1 if last is None else last[0] if last[1] == print else last[0] + 1
            known = await db.fetchval("SELECT max(number) FROM generation WHERE print = $1", print)
            alive = await db.fetchval(f"SELECT max(generation) FROM node WHERE seen > {NOW} - {ALIVE}")
            if known is not None and (alive or 0) > known:
                raise NewerStore("nodes of a newer version serve this house")
            await db.execute("INSERT INTO generation VALUES ($1, $2) ON CONFLICT DO NOTHING", number, print)
            me = f"INSERT INTO node (id, seen, generation, line) VALUES ($1, {NOW}, $2, $3) ON CONFLICT (id) DO NOTHING"
            await db.execute(me, node, number, self._line.name)
        return number

    def hurry(self, on: bool) -> None:
        self._line.impatient = on

    async def beat(self, node: str) -> Beat:
        async with self._line.transaction(BEAT_ANSWER) as db:
            await db.execute(f"SELECT pg_advisory_xact_lock({COUNTING})")
            notes = dict(map(tuple, await db.fetch("SELECT * FROM note WHERE name IN ('seen', 'asleep', $1)", PAUSE)))
            now = float(await db.fetchval(f"SELECT {NOW}"))
            asleep, seen = float(notes.get("asleep", 0)), float(notes.get("seen", now))
            if seen < now - ALIVE:  # nobody was there
                asleep += now - seen
                await db.execute(NOTE, "asleep", repr(asleep))
                if now - seen >= TOLD:
                    notes[PAUSE] = repr(now - seen)
                    await db.execute(NOTE, PAUSE, notes[PAUSE])
            await db.execute(NOTE, "seen", repr(now))
            me = "INSERT INTO node (id, seen, generation, line) VALUES ($1, $2, $3, $4)"
            known = "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
            await db.execute(f"{me} {known}", node, now, self.generation, self._line.name)
            await db.execute("DELETE FROM node WHERE seen < $1::float8 - 3600", now)
            newest: int = await db.fetchval("SELECT max(generation) FROM node WHERE seen > $1::float8 - $2", now, ALIVE)
        return Beat(now - asleep, float(notes.get(PAUSE) or 0), newest > self.generation)

    async def pause_told(self) -> None:
        await self.set_note(PAUSE, "")

    async def versions(self, ids: list[str]) -> dict[str, int]:
        rows = await self.sql.rows("SELECT id, version FROM game_table WHERE id = ANY(?)", ids)
        return {row[0]: row[1] for row in rows}

    async def leave(self, node: str) -> None:
        await self.sql.write(
            ("DELETE FROM claim WHERE node = ?", node),
            ("DELETE FROM node WHERE id = ?", node),
        )

    async def claim(self, id: str, node: str) -> bool:
        sql = (
            f"INSERT INTO claim (table_id, node, until) VALUES (?, ?, {NOW} + {CLAIMED})"
            " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until"
            f" WHERE claim.node = excluded.node OR {LAPSED} RETURNING table_id"
        )
        return bool(await self.sql.rows(sql, id, node))

    async def release(self, id: str, node: str) -> None:
        await self.sql.write(("DELETE FROM claim WHERE table_id = ? AND node = ?", id, node))

    async def overdue(self, node: str, now: float, most: int) -> list[str]:
        sql = (
            f"SELECT game_table.id FROM game_table LEFT JOIN claim ON claim.table_id = game_table.id"
            f" WHERE wake < ?::float8 - {LATE} AND generation <= ?"
            f" AND (claim.node IS NULL OR claim.node = ? OR {LAPSED}) ORDER BY wake LIMIT ?"
        )
        return [row[0] for row in await self.sql.rows(sql, now, self.generation, node, most)]

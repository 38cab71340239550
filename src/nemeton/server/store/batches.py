"""Many changes of tables at once: those that arrive while others are being written, or a few milliseconds after others
were, go together into the next statement (group commit).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

import asyncpg

from nemeton.server.store.line import BROKEN_OFF, Line
from nemeton.server.store.rows import Change, encode
from nemeton.server.store.store import CannotWrite, Conflict, Done

logger = logging.getLogger("nemeton.server")

MOST = 500  # changes in one statement
APART = 0.008  # seconds between two of them: beside a statement its changes cost little
# One statement is one round trip, and no lock outlives it: a node that stops in the middle holds nobody up. Rows are
# locked in the order of their ids, so that two nodes never wait for each other.
WRITE = """
    WITH new AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::float8[], $5::float8[], $6::bytea[])
            AS new (id, version, status, at, wake, head)
    ), fitting AS (
        SELECT game_table.id FROM game_table JOIN new ON new.id = game_table.id
        WHERE game_table.version = new.version - 1 AND game_table.generation <= $7
        ORDER BY game_table.id FOR UPDATE OF game_table
    ), written AS (
        UPDATE game_table
        SET version = new.version, status = new.status, changed = coalesce(new.at, changed),
            wake = new.wake, head = new.head, generation = $7
        FROM new JOIN fitting ON fitting.id = new.id
        WHERE game_table.id = new.id
        RETURNING game_table.id
    ), entries AS (
        INSERT INTO entry (table_id, number, at, seat, move, text)
        SELECT * FROM unnest($8::text[], $9::int[], $10::float8[], $11::int[], $12::int[], $13::text[])
            AS made (table_id, number, at, seat, move, text)
        WHERE table_id IN (SELECT id FROM written)
        ON CONFLICT (table_id, number) DO UPDATE
        SET at = excluded.at, seat = excluded.seat, move = excluded.move, text = excluded.text
    ), snapshots AS (
        INSERT INTO snapshot (table_id, number, position)
        SELECT * FROM unnest($14::text[], $15::int[], $16::bytea[]) AS made (table_id, number, position)
        WHERE table_id IN (SELECT id FROM written)
        ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, position = excluded.position
    )
    SELECT id FROM written
"""
ENTRIES = """
    INSERT INTO entry (table_id, number, at, seat, move, text)
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::int[], $5::int[], $6::text[])
"""
SNAPSHOT = "INSERT INTO snapshot (table_id, number, position) VALUES ($1, $2, $3)"


class Waiting(NamedTuple):
    change: Change
    generation: int
    done: Done


class Batches:
    """One statement at a time; a table has at most one change under way."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._waiting: deque[Waiting] = deque()
        self._running: asyncio.Task[None] | None = None
        self._next = 0.0  # when the next statement may begin, by the clock of the event loop

    def append(self, change: Change, generation: int, done: Done) -> None:
        """`done` is called when the change is committed or has failed."""
        self._waiting.append(Waiting(change, generation, done))
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Write everything that is waiting, then stop."""
        while self._running is not None:
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                if self._next > loop.time():
                    await asyncio.sleep(self._next - loop.time())
                self._next = loop.time() + APART
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                results = await self._commit([one.change for one in batch], batch[-1].generation)
                for one, error in zip(batch, results, strict=True):
                    try:
                        one.done(error)
                    except Exception:
                        logger.exception("what was written could not be told")
        finally:
            self._running = None

    async def _commit(self, changes: list[Change], generation: int) -> list[BaseException | None]:
        """Write them, even if the database goes away and comes back and we do not know what it had committed."""
        try:
            return await self._line.patiently(lambda again: self._write(changes, generation, again))
        except BROKEN_OFF as error:
            return [CannotWrite(str(error))] * len(changes)
        except asyncpg.PostgresError as error:
            return [error] * len(changes)

    async def _write(self, changes: list[Change], generation: int, again: bool) -> list[BaseException | None]:
        rows = [(c.sheet.id, c.sheet.written, c.sheet.status, c.at, c.wake, encode(c.sheet)) for c in changes]
        entries = [(change.sheet.id, *entry) for change in changes for entry in change.entries]
        snapshots = [(change.sheet.id, *change.snapshot) for change in changes if change.snapshot is not None]
        values = (*_columns(rows, 6), generation, *_columns(entries, 6), *_columns(snapshots, 3))
        rare = [change for change in changes if change.drop_snapshot or change.sittings]
        if rare:
            async with self._line.transaction() as db:
                fitting = {row[0] for row in await db.fetch(WRITE, *values)}
                await self._write_rare(db, [change for change in rare if change.sheet.id in fitting])
        else:
            async with self._line.connection() as db:
                fitting = {row[0] for row in await db.fetch(WRITE, *values)}
        if again and len(fitting) < len(rows):  # the last attempt may have been committed without our hearing of it
            async with self._line.connection() as db:
                found = await db.fetch("SELECT id, head FROM game_table WHERE id = ANY($1)", [row[0] for row in rows])
            heads = dict(map(tuple, found))
            fitting |= {row[0] for row in rows if heads.get(row[0]) == row[5]}
        return [None if change.sheet.id in fitting else Conflict("version") for change in changes]

    async def write_rest(self, db: Any, change: Change) -> None:
        """The entries, the snapshot and the sittings of a table that was not there before."""
        id = change.sheet.id
        if change.entries:
            await db.execute(ENTRIES, *_columns([(id, *entry) for entry in change.entries], 6))
        if change.snapshot is not None:
            await db.execute(SNAPSHOT, id, *change.snapshot)
        await self._write_rare(db, [change])

    async def _write_rare(self, db: Any, changes: Sequence[Change]) -> None:
        for change in changes:
            id = change.sheet.id
            if change.drop_snapshot:
                await db.execute("DELETE FROM snapshot WHERE table_id = $1", id)
            if change.sittings:
                await db.execute("DELETE FROM sitting WHERE table_id = $1", id)
                people = [(person, id) for person in sorted(change.sheet.persons())]
                await db.executemany("INSERT INTO sitting (person, table_id) VALUES ($1, $2)", people)


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]

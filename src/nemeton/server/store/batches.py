"""Many changes of tables in one transaction: changes that arrive while one is under way wait for the next (group
commit).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Any

import asyncpg

from nemeton.server.store.rows import Change, encode
from nemeton.server.store.store import Conflict, Done

logger = logging.getLogger("nemeton.server")

MOST = 500  # changes in one transaction
PATIENCE = 10.0  # seconds to wait for a lost database before a change is refused
PAUSE = 0.1
# Rows are locked in the order of their ids, so that two nodes never wait for each other.
SHEETS = """
    WITH new AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::float8[], $5::float8[], $6::bytea[])
            AS new (id, version, status, at, wake, head)
    ), fitting AS (
        SELECT game_table.id FROM game_table JOIN new ON new.id = game_table.id
        WHERE game_table.version = new.version - 1 ORDER BY game_table.id FOR UPDATE OF game_table
    )
    UPDATE game_table
    SET version = new.version, status = new.status, changed = coalesce(new.at, changed),
        wake = new.wake, head = new.head
    FROM new JOIN fitting ON fitting.id = new.id
    WHERE game_table.id = new.id
    RETURNING game_table.id
"""
ENTRIES = """
    INSERT INTO entry (table_id, number, at, seat, move, text)
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::int[], $5::int[], $6::text[])
    ON CONFLICT (table_id, number) DO UPDATE
    SET at = excluded.at, seat = excluded.seat, move = excluded.move, text = excluded.text
"""
SNAPSHOT = """
    INSERT INTO snapshot (table_id, number, position) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, position = excluded.position
"""


class Batches:
    """One transaction at a time; a table has at most one change under way."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._waiting: deque[tuple[Change, Done]] = deque()
        self._running: asyncio.Task[None] | None = None

    def append(self, change: Change, done: Done) -> None:
        """`done` is called when the change is committed or has failed."""
        self._waiting.append((change, done))
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Write everything that is waiting, then stop."""
        while self._running is not None:
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                results = await self._commit([change for change, _ in batch])
                for (_, done), error in zip(batch, results, strict=True):
                    try:
                        done(error)
                    except Exception:
                        logger.exception("what was written could not be told")
        finally:
            self._running = None

    async def _commit(self, changes: list[Change]) -> list[BaseException | None]:
        """Write them, even if the database goes away and comes back and we do not know what it had committed."""
        loop = asyncio.get_running_loop()
        end, again = loop.time() + PATIENCE, False
        while True:
            try:
                return await self._transact(changes, again)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if loop.time() > end:
                    return [error] * len(changes)
                logger.warning("the database does not answer: %s", error)
                again = True
                await asyncio.sleep(PAUSE)

    async def _transact(self, changes: list[Change], again: bool) -> list[BaseException | None]:
        async with self._pool.acquire() as db, db.transaction():
            rows = [(c.sheet.id, c.sheet.written, c.sheet.status, c.at, c.wake, encode(c.sheet)) for c in changes]
            fitting = {row[0] for row in await db.fetch(SHEETS, *_columns(rows, 6))}
            await self.write_rest(db, [change for change in changes if change.sheet.id in fitting])
            if again and len(fitting) < len(rows):  # the last attempt may have been committed without our hearing of it
                found = await db.fetch("SELECT id, head FROM game_table WHERE id = ANY($1)", [row[0] for row in rows])
                heads = dict(map(tuple, found))
                fitting |= {row[0] for row in rows if heads.get(row[0]) == row[5]}
        return [None if change.sheet.id in fitting else Conflict("version") for change in changes]

    async def write_rest(self, db: Any, changes: Sequence[Change]) -> None:
        """The entries, snapshots and sittings of changes."""
        entries = [(change.sheet.id, *entry) for change in changes for entry in change.entries]
        if entries:
            await db.execute(ENTRIES, *_columns(entries, 6))
        for change in changes:
            id = change.sheet.id
            if change.drop_snapshot:
                await db.execute("DELETE FROM snapshot WHERE table_id = $1", id)
            if change.snapshot is not None:
                await db.execute(SNAPSHOT, id, *change.snapshot)
            if change.sittings:
                await db.execute("DELETE FROM sitting WHERE table_id = $1", id)
                people = [(person, id) for person in sorted(change.sheet.persons())]
                await db.executemany("INSERT INTO sitting (person, table_id) VALUES ($1, $2)", people)


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]

"""The line to PostgreSQL: a few connections, given up if they do not answer, and calls that are repeated until they do.

A machine that was cut off says nothing at all. A connection that has not answered in time is ended, and with it
everything else that was opened before, so that the next call dials anew.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg

logger = logging.getLogger("nemeton.server")

T = TypeVar("T")
CONNECTIONS = 8
ANSWER = 2.0  # seconds in which the database answers
IDLE = 1.5  # after which the database ends a transaction whose node says nothing, and frees what it had locked
WORK = 30.0  # the same for what may take long: many rows, the schema
PATIENCE = 30.0  # seconds for which a call is repeated while the database restarts
PAUSE = 0.1
BROKEN_OFF = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.DeadlockDetectedError,
)


class Line:
    """`impatient`: callers had better go to another node than wait. `name`: what the database calls its connections."""

    def __init__(self, pool: asyncpg.Pool, name: str) -> None:
        self.impatient = False
        self.name = name
        self._pool = pool

    @classmethod
    async def dial(cls, url: str) -> Line:
        # Nothing here changes the state of a session, so there is nothing to reset between two calls.
        name = f"nemeton {secrets.token_hex(8)}"
        settings = {"application_name": name, "idle_in_transaction_session_timeout": str(int(IDLE * 1000))}
        pool = await asyncpg.create_pool(
            url, min_size=0, max_size=CONNECTIONS, timeout=ANSWER, server_settings=settings, reset=_as_it_is
        )
        return cls(pool, name)

    async def hang_up(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), ANSWER)
        except BROKEN_OFF:
            self._pool.terminate()

    @asynccontextmanager
    async def connection(self, seconds: float = 0.0) -> AsyncIterator[Any]:
        """A connection that is ended if the work with it takes longer than this, or than is usual."""
        seconds = seconds or ANSWER
        db = await self._pool.acquire(timeout=seconds)
        late = asyncio.get_running_loop().call_later(seconds, self._give_up, db)
        try:
            yield db
        finally:
            try:
                await self._pool.release(db)
            finally:
                late.cancel()

    @asynccontextmanager
    async def transaction(self, seconds: float = 0.0, **kind: Any) -> AsyncIterator[Any]:
        async with self.connection(seconds) as db, db.transaction(**kind):
            yield db

    def _give_up(self, db: Any) -> None:
        logger.warning("the database does not answer")
        db.terminate()
        task = asyncio.get_running_loop().create_task(self._pool.expire_connections())
        task.add_done_callback(lambda done: done.exception())

    async def patiently(self, work: Callable[[bool], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Do some work, repeated while the database is away. It is told whether it may have been done before."""
        loop = asyncio.get_running_loop()
        end, again = loop.time() + patience, False
        while True:
            try:
                return await work(again)
            except BROKEN_OFF as error:
                if loop.time() > end or self.impatient:
                    raise
                if not again:
                    logger.warning("the database does not answer: %r", error)
                again = True
                await asyncio.sleep(PAUSE)


async def _as_it_is(_: Any) -> None:
    """A connection goes back to the others as it is."""

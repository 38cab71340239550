"""One thread that writes to SQLite: what arrives while it commits is committed together (group commit)."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

Work = Callable[[sqlite3.Connection], None]
Job = tuple[Work, "asyncio.Future[None]"]

MOST = 1000  # jobs in one transaction


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")  # a commit is on the disk when it returns
    db.execute("PRAGMA foreign_keys = ON")
    return db


class Writer:
    """`await write(work)` returns when the work is committed; if the work raises, nothing of it is kept."""

    def __init__(self, path: Path) -> None:
        self._db = connect(path)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        await done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        ending = False
        while not ending:
            batch: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if self._jobs.empty() or len(batch) == MOST:
                    break
                job = self._jobs.get()
            ending = job is None
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        """All in one transaction; if one of them fails, each in one of its own."""
        if self._transact([work for work, _ in batch]) is None:
            _tell([(done, None) for _, done in batch])
        elif len(batch) == 1:
            _tell([(batch[0][1], self._transact([batch[0][0]]))])
        else:
            _tell([(done, self._transact([work])) for work, done in batch])

    def _transact(self, works: list[Work]) -> BaseException | None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for work in works:
                work(self._db)
            self._db.execute("COMMIT")
        except Exception as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return error
        return None


def _tell(results: list[tuple[asyncio.Future[None], BaseException | None]]) -> None:
    """Hand the results back to the event loop, all at once."""
    loop = results[0][0].get_loop()

    def settle() -> None:
        for done, error in results:
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)

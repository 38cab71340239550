"""One thread that writes to SQLite: what arrives while it commits is committed together (group commit)."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

from nemeton.server.journal import Journal, encode
from nemeton.server.store import Change, Done

logger = logging.getLogger("nemeton.server")

Work = Callable[[sqlite3.Connection], None]
Result = tuple[Done, BaseException | None]

MOST = 1000  # jobs in one transaction, or a few more
RETRY_SECONDS = 1.0  # after folding has failed; nothing is lost by waiting


class Job(NamedTuple):
    """Either a change of a table with its JSON, or any other work; neither: wait until the journal is folded."""

    done: Done
    work: Work | None = None
    change: Change | None = None
    written: bytes = b""


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")  # a commit is on the disk when it returns
    db.execute("PRAGMA foreign_keys = ON")
    return db


class Writer:
    """What is awaited is committed; if a work raises, nothing of it is kept."""

    def __init__(self, path: Path, journal: Journal) -> None:
        self._db = connect(path)
        self._journal = journal
        self._collected: list[Job] = []  # in this turn of the event loop: the thread is woken once for all of them
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._appended = self._settled = 0  # changes so far, and how many of them are known to be in their place
        self._settling: list[tuple[int, Done]] = []
        self._fold_after = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writing = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._writing.start()

    async def write(self, work: Work) -> None:
        future, done = _promise()
        self._put(Job(done, work=work))
        await future

    def append(self, change: Change) -> asyncio.Future[None]:
        """A change of a table: into the journal."""
        future, done = _promise()
        self.append_soon(change, done)
        return future

    def append_soon(self, change: Change, done: Done) -> None:
        """The same without a future: `done` is called when it is written, or could not be."""
        self._appended += 1
        self._put(Job(done, change=change, written=encode(change)))

    async def settle(self) -> None:
        """Wait until all that was appended before is where it is looked for."""
        appended = self._appended
        if self._settled < appended:
            future, done = _promise()
            self._put(Job(done))
            await future
            self._settled = max(self._settled, appended)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over()
        self._jobs.put(None)
        self._writing.join()
        self._db.close()

    def _put(self, job: Job) -> None:
        if not self._collected:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._collected.append(job)

    def _hand_over(self) -> None:
        if self._collected:
            self._jobs.put(self._collected)
            self._collected = []

    # -- the thread ------------------------------------------------------------------------------

    def _run(self) -> None:
        ending = False
        while not ending:
            batch, ending = self._take()
            try:
                self._commit(batch)
            except Exception as error:  # the disk, most likely: whoever waits must hear of it, and the thread live on
                self._tell([(job.done, error) for job in batch])
            self._settling += [(self._journal.row, job.done) for job in batch if job.work is None is job.change]
            self._answer_settled()
        fold_all(self._db, self._journal)

    def _take(self) -> tuple[list[Job], bool]:
        """The jobs that wait; without any, wait for one, or until something is to be folded. Is it the end?"""
        batch: list[Job] = []
        wait = 0.0 if self._settling else self._journal.wait()
        if wait is not None:
            wait = max(wait, self._fold_after - time.monotonic())
        try:
            jobs = self._jobs.get(timeout=wait) if wait is None or wait > 0 else self._jobs.get_nowait()
            while jobs is not None:
                batch += jobs
                if len(batch) >= MOST:
                    break
                jobs = self._jobs.get_nowait()
        except Empty:
            return batch, False
        return batch, jobs is None

    def _commit(self, batch: list[Job]) -> None:
        """All in one transaction, with some folding; if one of the works fails, each in one of its own."""
        appended = [job for job in batch if job.change is not None]
        works = [job for job in batch if job.work is not None]
        results: list[Result] = []
        if appended:
            checks = self._journal.check(self._db, [job.change for job in appended if job.change is not None])
            results += [(job.done, conflict) for job, conflict in zip(appended, checks, strict=True) if conflict]
            appended = [job for job, conflict in zip(appended, checks, strict=True) if conflict is None]
        folding = self._journal.due(bool(self._settling)) if time.monotonic() >= self._fold_after else []
        error = self._transact(appended, works, folding)
        if error is None:
            results += [(job.done, None) for job in (*appended, *works)]
        else:
            if folding:
                self._fold_after = time.monotonic() + RETRY_SECONDS
            again = self._transact(appended, [], [])
            results += [(job.done, again) for job in appended]
            results += [(job.done, self._transact([], [job], [])) for job in works]
        self._tell(results)

    def _transact(self, appended: list[Job], works: list[Job], folding: list[str]) -> BaseException | None:
        if not (appended or works or folding):
            return None
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in works:
                assert job.work is not None
                job.work(self._db)
            if folding:
                self._journal.fold(self._db, folding)
            if appended:
                self._journal.write(self._db, [job.written for job in appended])
            self._db.execute("COMMIT")
        except Exception as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return error
        self._journal.folded(folding)
        if appended:
            self._journal.written([job.change for job in appended if job.change is not None])
        return None

    def _answer_settled(self) -> None:
        """Tell who waits for the journal to be folded as far as it was when they asked."""
        settled = [done for row, done in self._settling if self._journal.settled(row)]
        if settled:
            self._settling = [(row, done) for row, done in self._settling if not self._journal.settled(row)]
            self._tell([(done, None) for done in settled])

    def _tell(self, results: list[Result]) -> None:
        """Hand the results back to the event loop, all at once."""
        if results and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, results)


def fold_all(db: sqlite3.Connection, journal: Journal) -> None:
    """Everything in the journal into place: at the end, and at the beginning after a crash."""
    while ids := journal.due(True):
        db.execute("BEGIN IMMEDIATE")
        journal.fold(db, ids)
        db.execute("COMMIT")
        journal.folded(ids)


def _promise() -> tuple[asyncio.Future[None], Done]:
    """A future, and what settles it."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: BaseException | None) -> None:
        if future.done():  # nobody waits for it any more
            return
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    return future, done


def _settle(results: list[Result]) -> None:
    """Tell everybody; that one of them fails must not keep it from the others."""
    for done, error in results:
        try:
            done(error)
        except Exception:
            logger.exception("what was written could not be told")

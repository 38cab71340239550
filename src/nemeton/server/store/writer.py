"""One thread that writes to SQLite: what arrives while it commits is committed together (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

from nemeton.server.store.journal import Journal
from nemeton.server.store.rows import Change, encode
from nemeton.server.store.store import CannotWrite, Done, promise

logger = logging.getLogger("nemeton.server")

Work = Callable[[sqlite3.Connection], None]
Result = tuple[Done, BaseException | None]

MOST = 1000  # jobs in one transaction, give or take
RETRY_SECONDS = 1.0  # after folding has failed; nothing is lost by waiting


class Job(NamedTuple):
    """A change of a table with its JSON, or any other work; if neither, wait until the journal is folded."""

    done: Done
    work: Work | None = None
    change: Change | None = None
    written: bytes = b""


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")  # a commit is on the disk when it returns
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # deleted data is overwritten
    return db


class Writer:
    """Work that has been awaited is committed; if a piece of work raises, nothing of it is kept."""

    def __init__(self, path: Path, journal: Journal) -> None:
        self.failing = False  # the last write failed
        self._db = connect(path)
        self._journal = journal
        self._collected: list[Job] = []  # in this turn of the event loop: the thread is woken once for all
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._appended = self._settled = 0  # changes so far, and how many are known to be in their place
        self._settling: list[tuple[int, Done]] = []
        self._fold_after = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writing = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._writing.start()

    async def write(self, work: Work) -> None:
        future, done = promise()
        self._put(Job(done, work=work))
        await future

    def append(self, change: Change, done: Done) -> None:
        """Write a change of a table to the journal. `done` is called when it is written or has failed."""
        job = Job(done, change=change, written=encode(change))
        self._appended += 1
        self._put(job)

    async def settle(self) -> None:
        """Wait until everything appended so far is in its place, where queries find it."""
        appended = self._appended
        if self._settled < appended:
            if self.failing:
                raise CannotWrite("the journal is not folded")
            future, done = promise()
            self._put(Job(done))
            await future
            self._settled = max(self._settled, appended)

    def waiting(self) -> int:
        """Tables with changes in the journal."""
        return len(self._journal)

    def close(self) -> None:
        """Write everything that is waiting, then stop."""
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
            except Exception as error:  # the disk, most likely: whoever waits must hear of it, and the thread goes on
                logger.exception("the store failed")
                self._tell([(job.done, cannot_write(error)) for job in batch if job.work or job.change])
            self._settling += [(self._journal.row, job.done) for job in batch if job.work is None is job.change]
            self._answer_settled()
        try:
            fold_all(self._db, self._journal)
        except sqlite3.Error as error:  # it is safe in the journal, and folded by the next run
            logger.error("the journal could not be folded: %s", error)

    def _take(self) -> tuple[list[Job], bool]:
        """The waiting jobs; if none, wait for one or until something is due to be folded. And: is it the end?"""
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
        """Commit all jobs in one transaction, with some folding; if one fails, each in a transaction of its own."""
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
            again = self._transact(appended, [], [])
            results += [(job.done, again) for job in appended]
            results += [(job.done, self._transact([], [job], [])) for job in works]
            self._fold_singly(folding)
        self._tell(results)

    def _transact(self, appended: list[Job], works: list[Job], folding: list[str]) -> BaseException | None:
        if not (appended or works or folding):
            return None
        try:
            if self._db.in_transaction:  # the last rollback failed
                self._db.execute("ROLLBACK")
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
                with contextlib.suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
            refusal = cannot_write(error)
            self._notice(isinstance(refusal, CannotWrite) or self.failing)
            return refusal
        self._notice(False)
        self._journal.folded(folding)
        if appended:
            self._journal.written([job.change for job in appended if job.change is not None])
        return None

    def _fold_singly(self, ids: list[str]) -> None:
        """Folding has failed. If the disk refuses, it is tried later. What can never be folded is set aside."""
        for id in ids:
            error = self._transact([], [], [id])
            if isinstance(error, CannotWrite):
                self._fold_after = time.monotonic() + RETRY_SECONDS
                return
            if error is not None:
                logger.error("what happened at table %s cannot be put in its place: %r", id, error)
                self._transact([], [Job(nobody, work=self._journal.set_aside(id, error))], [])

    def _notice(self, failing: bool) -> None:
        if failing != self.failing:
            self.failing = failing
            logger.warning("the house cannot write" if failing else "the house can write again")

    def _answer_settled(self) -> None:
        """Tell those who wait that the journal is folded as far as when they asked, or that it cannot be."""
        if self.failing:
            self._tell([(done, CannotWrite("the journal is not folded")) for _, done in self._settling])
            self._settling = []
        settled = [done for row, done in self._settling if self._journal.settled(row)]
        if settled:
            self._settling = [(row, done) for row, done in self._settling if not self._journal.settled(row)]
            self._tell([(done, None) for done in settled])

    def _tell(self, results: list[Result]) -> None:
        """Hand the results back to the event loop, all at once."""
        if results and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, results)


def nobody(error: BaseException | None) -> None:
    """The callback for work that nobody waits for."""


def cannot_write(error: BaseException) -> BaseException:
    """Turn the various errors of a disk into one."""
    refused = isinstance(error, (sqlite3.OperationalError, OSError, MemoryError))
    return CannotWrite(str(error)) if refused else error


def fold_all(db: sqlite3.Connection, journal: Journal) -> None:
    """Fold everything in the journal: at shutdown, and at startup after a crash."""
    while ids := journal.due(True):
        db.execute("BEGIN IMMEDIATE")
        journal.fold(db, ids)
        db.execute("COMMIT")
        journal.folded(ids)


def _settle(results: list[Result]) -> None:
    """Call all callbacks; one that fails must not keep the result from the others."""
    for done, error in results:
        try:
            done(error)
        except Exception:
            logger.exception("what was written could not be told")

"""One thread that writes to SQLite: what arrives while it commits is committed together (group commit)."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

from nemeton.server.journal import Journal, encode
from nemeton.server.store import Change

Work = Callable[[sqlite3.Connection], None]
Done = asyncio.Future[None]
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
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        await self._put(work=work)

    def append(self, change: Change) -> Done:
        """A change of a table: into the journal."""
        self._appended += 1
        return self._put(change=change, written=encode(change))

    async def settle(self) -> None:
        """Wait until all that was appended before is where it is looked for."""
        appended = self._appended
        if self._settled < appended:
            await self._put()
            self._settled = max(self._settled, appended)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self._db.close()

    def _put(self, work: Work | None = None, change: Change | None = None, written: bytes = b"") -> Done:
        loop = asyncio.get_running_loop()
        done: Done = loop.create_future()
        if not self._collected:
            loop.call_soon(self._hand_over)
        self._collected.append(Job(done, work, change, written))
        return done

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
                _tell([(job.done, error) for job in batch])
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
        _tell(results)

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
            _tell([(done, None) for done in settled])


def fold_all(db: sqlite3.Connection, journal: Journal) -> None:
    """Everything in the journal into place: at the end, and at the beginning after a crash."""
    while ids := journal.due(True):
        db.execute("BEGIN IMMEDIATE")
        journal.fold(db, ids)
        db.execute("COMMIT")
        journal.folded(ids)


def _tell(results: list[Result]) -> None:
    """Hand the results back to the event loop, all at once."""
    if not results:
        return
    loop = results[0][0].get_loop()

    def settle() -> None:
        for done, error in results:
            if done.done():  # nobody waits for it any more
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)

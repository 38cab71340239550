"""A fault at every call: `python -m bench.server.faults [--every N] [--kinds write,sync,…]`.

As SQLite tests itself. Two people and a bot play; the people answer in secret, talk, undo, leave and come back. The
n-th write, flush or read of the disk, or start of a thread or process, fails, for every n. After each fault everything
must go on: every table takes one more move, no task is dead, and what anybody was told is there when the store is
opened again. Then the same with `kill -9` at every n-th write and flush. Each n is a separate process, with a library
loaded before libc (`faults.c`).
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import errno
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from nemeton.bots import Past, choose
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server import runtime as running
from nemeton.server.bots import turns
from nemeton.server.bots.pool import Pool
from nemeton.server.people.accounts import Who
from nemeton.server.people.limits import Limits
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.store import writer
from nemeton.server.store.rows import Pace, Person, Remark
from nemeton.server.store.sqlite import SqliteStore, StoreInUse
from nemeton.server.store.store import CannotRead, CannotWrite
from nemeton.server.table import alarms, play, seating
from nemeton.server.table.agreement import Agreement
from nemeton.server.table.table import Command, Table
from nemeton.server.wire.connection import Connection

T = TypeVar("T")
HERE = Path(__file__).parent
STORE = "nemeton.sqlite3"
KINDS = {"write": errno.ENOSPC, "sync": errno.EIO, "read": errno.EIO, "thread": errno.EAGAIN, "process": errno.EAGAIN}
KILLED = {"kill at write": "write", "kill at sync": "sync"}
TRIES = 400  # at one step: a fault happens once
ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


class Near(Pool):
    """A bot that thinks in this process: starting another takes longer than everything else."""

    async def choose(
        self,
        level: str,
        game: AnyGame,
        state: State,
        seat: int,
        seed: int,
        past: Past | None = None,
        *_: Any,
        **__: Any,
    ) -> int | None:
        return choose("random", state, seat, seed, past)


class Listener:
    """A connection that notes what it is told: the table, its version and the number of decisions."""

    full = False

    def __init__(self, table: str, tell: Callable[[Any], None]) -> None:
        self.table = table
        self._tell = tell

    def tell(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] == "situation":
            last = told["last"]["text"] if told["last"] else ""
            self._tell([self.table, told["version"], told["turn"]["decisions"], last])

    def hang_up(self) -> None:
        """Nobody hangs up here."""

    def throw_out(self) -> None:
        """Nobody is thrown out here."""

    def send_on(self) -> None:
        """There is no other node."""


class Play:
    """One run of the server on a folder, and what people do there."""

    def __init__(self, data: Path, pool: Pool, tell: Callable[[Any], None]) -> None:
        self.data = data
        self.tell = tell
        self.pool = pool
        self.runtime = Runtime(limits=Limits(factor=1e6), pool=pool, bot_seconds=0.0)

    async def open(self) -> None:
        """If the server cannot start, try again."""
        for _ in range(TRIES):
            try:
                store = SqliteStore(self.data / STORE)
            except (sqlite3.Error, OSError, RuntimeError, StoreInUse):
                continue
            try:
                await self.runtime.open(store, b"k" * 64)
                return
            except (CannotRead, CannotWrite):
                await self.runtime.close()
                self.runtime = Runtime(limits=Limits(factor=1e6), pool=self.pool, bot_seconds=0.0)
        raise AssertionError("never opened")

    async def do(self, step: Callable[[], Awaitable[T]]) -> T:
        """Do something that may be refused for a while."""
        for _ in range(TRIES):
            try:
                return await step()
            except (Refusal, CannotRead, CannotWrite, RuntimeError) as error:
                if isinstance(error, Refusal) and error.key not in ("cannot-write", "cannot-read", "stale"):
                    raise
            await asyncio.sleep(0.002)
        raise AssertionError("refused for ever")

    # -- steps -----------------------------------------------------------------------------------

    async def table(self, game: str, *seats: seating.Wanted) -> str:
        agreed = Agreement(game, "", {}, "open", Pace("clock"), "en")
        tables = self.runtime.tables
        made = await self.do(lambda: seating.make(tables, ANN, agreed, list(seats) or [seating.Wanted()] * 2))
        id = made.sheet.id
        if not seats:
            await self.done(id, lambda: seating.take(tables, id, BOB, 1), lambda t: t.sheet.seat_of("bob") >= 0)
        await self.done(id, lambda: seating.start(tables, id, ANN), lambda t: t.sheet.status == "running")
        await self.listen(id)
        return id

    async def done(self, id: str, step: Callable[[], Awaitable[Any]], is_done: Callable[[Table], bool]) -> None:
        """A step that must not be done twice: after an error, first look whether it was done after all."""

        async def once() -> None:
            if not is_done(await self.runtime.tables.get(id)):
                await step()

        await self.do(once)

    async def listen(self, id: str) -> None:
        runtime = self.runtime
        table = await self.do(lambda: runtime.tables.get(id))
        ear = Listener(id, self.tell)
        who = Who(Person("eve"), "cookie")
        connection = Connection(table, who, "", ear, runtime.hub, runtime.tables, runtime.accounts, runtime.rates)
        runtime.hub.join(connection)
        connection.hear(b'{"type":"here"}')

    async def change(self, id: str, command: Callable[[Table], Any]) -> None:
        async def step() -> None:
            judged: Command = command
            await self.runtime.tables.changed(id, judged)

        await self.do(step)

    async def move(self, id: str) -> None:
        """The seat to move makes a legal move, after any bots have moved."""

        async def step() -> None:
            table = await self.runtime.tables.get(id)
            for _ in range(TRIES):
                if table.sheet.status != "running" or not table.sheet.bots_to_act():
                    break
                await asyncio.sleep(0.005)
                table = await self.runtime.tables.get(id)
            seat = next(seat for seat in table.sheet.actors if table.sheet.seats[seat].person)
            own = table.own(seat)
            assert own is not None
            person, legal = table.sheet.seats[seat].person, own.state.legal(seat)
            version, outside = table.sheet.version, self.runtime.outside
            await self.runtime.tables.changed(id, lambda t: play.play(t, outside, person, version, [legal[-1]]))

        await self.do(step)

    async def evening(self) -> None:
        """Everything that people do."""
        tables = self.runtime.tables
        for person in (ANN, BOB):
            await self.do(lambda person=person: self.runtime.store.save_person(person))
        clans = await self.table("clans")
        sealed = await self.table("ardri")
        bot = await self.table("clans", seating.Wanted(), seating.Wanted("bot", "random"))
        for _ in range(3):
            for id in (clans, sealed, sealed, bot):
                await self.move(id)
        table = await self.do(lambda: tables.get(clans))
        remark = Remark(0, "Ann", "well played", 1.0)
        await self.do(lambda: tables.chat(table, "ann", remark))
        outside = self.runtime.outside
        await self.change(
            clans, lambda t: play.take_back(t, outside, "ann", t.sheet.version) if not t.sheet.vote else None
        )
        await self.change(clans, lambda t: play.answer(t, outside, "bob", True) if t.sheet.vote else None)
        await self.done(clans, lambda: seating.leave(tables, clans, BOB), lambda t: t.sheet.seat_of("bob") < 0)
        await self.done(clans, lambda: seating.take(tables, clans, BOB, 1), lambda t: t.sheet.seat_of("bob") >= 0)
        await self.do(lambda: self.runtime.store.hall("ann", 50, 50))
        for id in (clans, sealed, bot):
            tables.forget(id)  # so that it is loaded again
            await self.move(id)

    async def all_well(self) -> None:
        """Everything that should be running is."""
        names = [task.get_coro().__name__ for task in self.runtime._tasks if not task.done()]  # type: ignore[union-attr]
        assert len(names) >= 2, f"only {names} run"
        sql: Any = self.runtime.store.sql  # type: ignore[attr-defined]
        assert sql.writer._writing.is_alive()
        for id in list(self.runtime.tables._known):
            table = await self.do(lambda id=id: self.runtime.tables.get(id))
            assert not table.waiting or table.writing, "a table is blocked"
            if table.sheet.status == "running":
                await self.move(id)


async def evening(data: Path, pool: Pool, tell: Callable[[Any], None]) -> None:
    playing = Play(data, pool, tell)
    await playing.open()
    await playing.evening()
    await playing.all_well()
    await playing.runtime.close()


async def kept(data: Path, told: list[Any]) -> str:
    """What is wrong with the store; empty if everything that was told is there."""
    db = sqlite3.connect(data / STORE)
    whole = db.execute("PRAGMA integrity_check").fetchone()[0]
    db.close()
    if whole != "ok":
        return str(whole)
    playing = Play(data, Near(), lambda told: None)
    await playing.open()
    try:
        for id, version, decisions, last in told:
            table = await playing.runtime.tables.get(id)
            if table.sheet.version < version:
                return f"version {version} of {id} was told, {table.sheet.version} is there"
            if table.sheet.status == "frozen":
                return f"table {id} is frozen: {table.sheet.misfit}"
            made = [] if table.position is None else table.position.decisions  # bots may move at any await
            if table.sheet.version == version and last and [d.text for d in made[decisions - 1 :]] != [last]:
                return f"move {decisions} of {id}, {last}, was told and is not there"
        for id in {told_of[0] for told_of in told}:
            await playing.move(id)
    finally:
        await playing.runtime.close()
    return ""


# -- one fault, in a process of its own -----------------------------------------------------------


class Came(NamedTuple):
    happened: bool
    told: int
    wrong: str


def quick() -> None:
    """Shorten the pauses between tries: nothing proven here depends on them."""
    running.BEAT_SECONDS, running.RETRY_SECONDS, running.POLL_SECONDS = 0.02, 0.002, 0.002
    alarms.RETRY_SECONDS = alarms.POLL_SECONDS = turns.RETRY_SECONDS = writer.RETRY_SECONDS = 0.002


def suffer(shim: Any, kind: str, number: int, template: Path, pool: Callable[[], Pool]) -> Came:
    """An evening in which the `number`-th call of a kind fails."""
    fault = KILLED.get(kind, kind)
    with tempfile.TemporaryDirectory(prefix="nemeton-fault-") as folder:
        data = Path(folder, "data")
        shutil.copytree(template, data)
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            os._exit(_evening_in_child(shim, kind, fault, number, data, pool, writing))
        os.close(writing)
        with os.fdopen(reading) as told_by:
            lines = [json.loads(line) for line in told_by]
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        told = [line for line in lines if isinstance(line, list)]
        said = [line for line in lines if isinstance(line, dict)]
        killed = kind in KILLED and status == -signal.SIGKILL
        if not killed and (status or not said):
            return Came(True, len(told), said[-1]["failed"] if said else f"ended with {status}")
        wrong = asyncio.run(kept(data, told))
        return Came(killed or (kind not in KILLED and said[-1]["seen"] >= number), len(told), wrong)


def _evening_in_child(
    shim: Any, kind: str, fault: str, number: int, data: Path, pool: Callable[[], Pool], writing: int
) -> int:
    def tell(line: Any) -> None:
        os.write(writing, json.dumps(line).encode() + b"\n")

    place = list(KINDS).index(fault)
    shim.faults_arm(place, number, -1 if kind in KILLED else KINDS[fault])

    async def armed() -> int:
        await evening(data, pool(), tell)
        seen: int = shim.faults_seen(place)
        shim.faults_arm(place, 0, 0)  # calls made while the loop closes are not ours
        return seen

    try:
        tell({"seen": asyncio.run(armed())})
    except BaseException:
        tell({"failed": traceback.format_exc()})
        return 1
    return 0


def template(folder: Path) -> Path:
    """A folder as a killed server leaves it: with people, tables, and a journal that is not folded."""
    data = folder / "template"
    data.mkdir()
    child = os.fork()
    if child == 0:

        async def begin() -> None:
            playing = Play(data, Near(), lambda told: None)
            await playing.open()
            id = await playing.table("clans")
            for _ in range(3):
                await playing.move(id)
            os._exit(0)

        asyncio.run(begin())
    assert os.waitpid(child, 0)[1] == 0
    (data / "nemeton.lock").unlink()
    return data


def walk(kinds: list[str], every: int) -> int:
    """Try all n of each kind, or every so many; returns how many faults did harm."""
    shim = ctypes.CDLL(os.environ["LD_PRELOAD"])
    quick()
    harm = 0
    with tempfile.TemporaryDirectory(prefix="nemeton-faults-") as folder:
        begun = template(Path(folder))
        for kind in kinds:
            pool: Callable[[], Pool] = (lambda: Pool(1)) if kind in ("process", "thread") else Near
            number, faults, told = 1, 0, 0
            while (came := suffer(shim, kind, number, begun, pool)).happened or came.wrong:
                faults, told = faults + 1, told + came.told
                if came.wrong:
                    harm += 1
                    print(f"{kind} {number}: {came.wrong}", flush=True)
                number += every
            print(f"{kind:14} {faults:5} faults, {told:6} situations told, n up to {number - 1}", flush=True)
    return harm


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=1, help="only every so many: a sample")
    parser.add_argument("--kinds", default=",".join([*KINDS, *KILLED]))
    wishes = parser.parse_args()
    if "LD_PRELOAD" in os.environ:
        sys.exit(1 if walk(wishes.kinds.split(","), wishes.every) else 0)
    with tempfile.TemporaryDirectory(prefix="nemeton-shim-") as folder:
        shim = str(Path(folder, "faults.so"))
        subprocess.run(["cc", "-shared", "-fPIC", "-o", shim, str(HERE / "faults.c"), "-ldl"], check=True)
        again = [sys.executable, "-m", "bench.server.faults", *sys.argv[1:]]
        sys.exit(subprocess.run(again, env={**os.environ, "LD_PRELOAD": shim}).returncode)


if __name__ == "__main__":
    main()

"""The tables in memory: loaded when asked for, changed one command at a time, written before anyone is told.

Every change of a table takes one path, `Tables.change`: a command judges the table, its outcome is written, then it
becomes the truth, then people are told. Nothing on this path needs a task unless the table must be loaded first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from nemeton.core.step import JointChoice
from nemeton.server.outside import Outside
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Change, Entry, Remark, Said, Sheet, Snapshot
from nemeton.server.store.store import (
    CannotRead,
    CannotWrite,
    Conflict,
    Damaged,
    Outgrown,
    SharedStore,
    Store,
    promise,
)
from nemeton.server.table import boards, clocks
from nemeton.server.table.following import common, followed
from nemeton.server.table.history import Opened, opened, unopened
from nemeton.server.table.journey import Journeys
from nemeton.server.table.meter import Meter
from nemeton.server.table.position import Position
from nemeton.server.table.table import Command, Done, Outcome, Table, most_kept
from nemeton.server.tasks import OneByOne, background

logger = logging.getLogger("nemeton.server")

SNAPSHOT_EVERY = 50  # entries
IDLE_SECONDS = 600.0
UNUSED_SECONDS = 10.0  # the same where other nodes change the table


class Audience:
    """The people at the tables, as seen from this room; implemented by the wire's hub."""

    def tell(self, table: Table, person: str = "") -> None:
        """Something has changed at a table: tell everybody there, or only one person."""
        raise NotImplementedError

    def rewind(self, table: str, log: int) -> None:
        """Events after the first `log` were undone: from there on the log must be sent anew."""
        raise NotImplementedError

    def send_on(self, table: str) -> None:
        """Other nodes have this table from now on: everybody there goes to them."""
        raise NotImplementedError

    def chat(self, table: Table, remark: Remark) -> None:
        raise NotImplementedError

    def busy(self, table: str) -> bool:
        raise NotImplementedError


class Tables:
    """All tables. `on_change` is called after a change has been written, if it concerns a bot or a clock."""

    def __init__(self, store: Store, outside: Outside, audience: Audience) -> None:
        self.store = store
        self.outside = outside
        self.audience = audience
        self.journeys = Journeys(outside)
        self.weighing = asyncio.Lock()  # held while moves are tried in imagined worlds, at whichever table
        self.telling = OneByOne()  # for whoever is told a long log
        self.meter = Meter()
        self.on_change: Callable[[Table], None] = lambda table: None
        self.shared: SharedStore | None = None  # the same store, if other nodes use it too
        self.on_written: Callable[[Change, Position | None], None] = lambda change, position: None  # for other nodes
        self.on_chat: Callable[[str, Said], None] = lambda table, said: None
        self.on_handed_over: Callable[[str, str], None] = lambda person, to: None
        self._known: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._known)

    # -- finding ---------------------------------------------------------------------------------

    def known(self) -> dict[str, Table]:
        """The tables in memory."""
        return dict(self._known)

    def at_hand(self, id: str) -> Table | None:
        """The table, if it is in memory."""
        table = self._known.get(id)
        if table is not None:
            table.used = self.outside.clock()
        return table

    async def get(self, id: str) -> Table:
        """The table, from memory or from the store; `no-table` if there is none."""
        table = self._known.get(id)
        if table is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = asyncio.create_task(self._load(id))
                self._loading[id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(loading)
        table.used = self.outside.clock()
        return table

    async def newest(self, id: str) -> Table:
        """The same for callers that know no version: as the store has it, if other nodes may have changed it."""
        table = self._known.get(id)
        if self.shared is not None and table is not None:
            if await self._behind(table):
                await self.catch_up(table)
            if table.writing:
                return await self.changed(id, lambda table: None)  # once everything waiting there is done
        return await self.get(id)

    async def _load(self, id: str) -> Table:
        found, chats = await self._read(id)
        table = Table(found.sheet, found.position, found.snapshot)
        table.chats.extend(chats)
        self._known[id] = table
        return table

    async def _read(self, id: str) -> tuple[Opened, list[Said]]:
        """A table from the store, carried over to today's rules if it was played under others."""
        while True:
            try:
                kept = await self.store.load_table(id)
            except Damaged as error:
                raise Refusal("damaged") from error
            except Outgrown as error:
                self.forget(id)
                self.audience.send_on(id)
                raise Refusal("elsewhere") from error
            if kept is None:
                raise Refusal("no-table")
            try:
                found = await opened(self.store, self.outside, kept)
            except (CannotRead, CannotWrite):
                raise
            except Exception:
                logger.exception("table %s cannot be opened; what there is of it is left as it is", id)
                found = unopened(kept.sheet)
            if found.change is None or await self._saved(found.change):
                return found, kept.chats

    async def _saved(self, change: Change) -> bool:
        """Write a change; False if another node was quicker."""
        written, done = promise()
        self.store.save_table(change, done)
        try:
            await written
        except Conflict:
            return False
        return True

    # -- changing --------------------------------------------------------------------------------

    async def add(self, sheet: Sheet, entries: tuple[Entry, ...] = (), position: Position | None = None) -> Table:
        """Add a new table."""
        snapshot = Snapshot(sheet.entries, position.dump()) if entries and position is not None else None
        sheet = await self.put_by(sheet, entries, snapshot)
        table = Table(sheet, position, 0 if snapshot is None else snapshot.number)
        table.used = self.outside.clock()
        self._known[sheet.id] = table
        self.on_change(table)
        return table

    async def put_by(self, sheet: Sheet, entries: tuple[Entry, ...], snapshot: Snapshot | None) -> Sheet:
        """Add a new table to the store alone; if its code happens to be taken, with another one."""
        await boards.keep(self.store, sheet)
        now = self.outside.now()
        while True:
            try:
                await self.store.add_table(Change(sheet, now, self._wake(sheet), entries, snapshot, sittings=True))
                return sheet
            except Conflict:
                sheet = sheet.with_(code=self.outside.code())

    def change(self, id: str, command: Command, done: Done) -> None:
        """Change a table when this command's turn comes, at once if nothing is being written there.

        `done` is called when it is written, before anybody is told, or with the refusal.
        """
        table = self.at_hand(id)
        if self.store.failing:
            done(Refusal("cannot-write"))
        elif table is None:
            background(self._change_loaded(id, command, done), self._tasks)
        elif table.writing:
            table.waiting.append((command, done))
        else:
            self._decide(table, command, done)

    async def _change_loaded(self, id: str, command: Command, done: Done) -> None:
        try:
            await self.get(id)
        except Exception as error:
            done(error)
        else:
            self.change(id, command, done)

    async def weigh(self, id: str, command: Command, done: Done) -> None:
        """The same for a command that takes long to judge: one at a time, and others have their turn in between."""
        async with self.weighing:
            self.change(id, command, done)
            await asyncio.sleep(0)

    async def changed(self, id: str, command: Command, costly: bool = False) -> Table:
        """The same for callers who want to wait: returns the table once it is changed."""
        written, done = promise()
        if costly:
            await self.weigh(id, command, done)
        else:
            self.change(id, command, done)
        await written
        return await self.get(id)

    async def each(self, sheets: Iterable[Sheet], work: Callable[[Sheet], Awaitable[object]]) -> None:
        """Do something at many tables; one that cannot be changed does not stop the others."""
        for sheet in sheets:
            try:
                await work(sheet)
            except (CannotRead, CannotWrite):
                raise
            except Refusal as refusal:
                if refusal.key == "cannot-write":
                    raise
                logger.warning("table %s is passed over: %s", sheet.id, refusal.key)
            except Exception:
                logger.exception("table %s is passed over", sheet.id)

    def _decide(self, table: Table, command: Command, done: Done, again: bool = False) -> None:
        begun = time.perf_counter()
        try:
            outcome = command(table)
            change = None if outcome is None else self._change(table, outcome)
        except Exception as error:
            if self.shared is not None and not again and isinstance(error, Refusal):
                table.writing = True  # the refusal may only mean that this node is behind
                background(self._decide_again(table, command, done, error), self._tasks)
            else:
                done(error)
            return
        if outcome is None or change is None:
            done(None)
            return

        table.writing = True
        # Not a nested function: compiled, it and its surroundings refer to each other, and every move would leave them
        # to the garbage collector, with the position before.
        written = partial(self._written, table, command, change, outcome, done, begun)
        try:
            self.store.save_table(change, written)
        except Exception as error:  # nothing was handed to the store
            written(error)

    def _change(self, table: Table, outcome: Outcome) -> Change:
        """The change to be written."""
        sheet, entries = outcome.sheet, outcome.entries
        if outcome.draft_of:
            return Change(sheet.with_(drafted=table.sheet.drafted + 1), None, self._wake(sheet))
        sheet = sheet.with_(version=table.sheet.version + 1)
        position = outcome.position or table.position
        snapshot = _snapshot(sheet, position, table.snapshot) if entries and position is not None else None
        drop = _goes_back(entries) and snapshot is None
        return Change(sheet, self.outside.now(), self._wake(sheet), entries, snapshot, drop, outcome.sittings)

    def _wake(self, sheet: Sheet) -> float | None:
        """When the table needs attention even if nobody calls."""
        return self.outside.clock() if sheet.bots_to_act() else clocks.due(sheet)

    def _written(
        self,
        table: Table,
        command: Command,
        change: Change,
        outcome: Outcome,
        done: Done,
        begun: float,
        error: BaseException | None,
    ) -> None:
        """A change is on the disk: make it the truth and tell people. Then the next command has its turn."""
        if isinstance(error, Conflict):  # another node was quicker: reload the table and judge again
            background(self._decide_again(table, command, done), self._tasks)
            return
        if change.entries and error is None:
            self.meter.add(time.perf_counter() - begun)
        table.writing = False
        try:
            if error is None:
                self._make_true(table, change, outcome)
                done(None)
                try:
                    self._tell(table, change, outcome)
                finally:
                    self.on_written(change, outcome.position)
            elif isinstance(error, CannotWrite):
                done(Refusal("cannot-write"))
            else:
                done(error if isinstance(error, Exception) else RuntimeError(str(error)))
        finally:
            self._go_on(table)

    def _tell(self, table: Table, change: Change, outcome: Outcome) -> None:
        try:
            self.audience.tell(table, outcome.draft_of)
        finally:
            if change.wake is not None or table.thinking is not None:
                self.on_change(table)

    def _go_on(self, table: Table) -> None:
        """Run the commands that waited while something was written."""
        while table.waiting and not table.writing:
            command, waiting = table.waiting.popleft()
            if self._known.get(table.sheet.id) is table:
                self._decide(table, command, waiting)
            else:
                self.change(table.sheet.id, command, waiting)

    async def _decide_again(self, table: Table, command: Command, done: Done, refused: Refusal | None = None) -> None:
        """Reload a table and judge the command again; a `refused` one stays refused if there is nothing new."""
        known = table.sheet.written
        try:
            await self._read_again(table, refused is None)
        except Exception as error:
            done(error)
        else:
            if refused is not None and table.sheet.written == known:
                done(refused)
            else:
                self._decide(table, command, done, again=refused is not None)
        self._go_on(table)

    # -- following other nodes -------------------------------------------------------------------

    def lacks(self, id: str, version: int) -> bool:
        """Is another node's change, after which a table has this version, news for a table in memory here?

        Not while something is being written there: our own write will conflict, and then the table is reloaded. A table
        that nobody here looks at is dropped, which costs less than to follow it.
        """
        table = self._known.get(id)
        if table is None or table.writing or version <= table.sheet.written:
            return False
        idle = table.used < self.outside.clock() - UNUSED_SECONDS and table.thinking is None
        if idle and not self.audience.busy(id):
            self.forget(id)
            return False
        return True

    def follow(self, change: Change, moves: list[int]) -> None:
        """Another node has written this. If it is not the next change here, the table is reloaded from the store."""
        table = self._known.get(change.sheet.id)
        if table is None or not self.lacks(change.sheet.id, change.sheet.written):
            return
        outcome = followed(table, change, moves)
        if outcome is None:
            background(self.catch_up(table), self._tasks)
        else:
            self._make_true(table, change, outcome)
            self._tell(table, change, outcome)

    async def _behind(self, table: Table) -> bool:
        """Have other nodes written more of a table than this one knows?"""
        id = table.sheet.id
        return self.shared is not None and (await self.shared.versions([id])).get(id, 0) > table.sheet.written

    async def catch_up(self, table: Table) -> None:
        """Reload a table, unless something is being written there: then a conflict will show whether it is behind."""
        if not table.writing:
            table.writing = True
            try:
                await self._read_again(table)
            finally:
                self._go_on(table)

    async def _read_again(self, table: Table, surely: bool = True) -> None:
        """Reload a table from the store and tell everybody here. It stays the same object: commands wait for it."""
        try:
            if not surely and not await self._behind(table):
                return
            found, chats = await self._read(table.sheet.id)
        finally:
            table.writing = False
        if found.sheet.written == table.sheet.written:
            return
        self.audience.rewind(table.sheet.id, common(table.position, found.position))
        table.sheet, table.position, table.snapshot = found.sheet, found.position, found.snapshot
        table.rewound = table.quiet_since = table.asked_since = found.sheet.version
        table.chats = list(chats)
        self.audience.tell(table)
        self.on_change(table)

    def _make_true(self, table: Table, change: Change, outcome: Outcome) -> None:
        sheet, snapshot, position = change.sheet, change.snapshot, outcome.position
        table.sheet = sheet
        if outcome.draft_of:
            return
        if change.entries and not outcome.by_bot:
            table.quiet_since = sheet.version
        if position is not None:
            if table.position is None or not _same_question(table.position, position):
                table.asked_since = sheet.version
            table.position = position
        back = _goes_back(change.entries)
        if snapshot is not None or back:
            table.snapshot = 0 if snapshot is None else snapshot.number
        if back and position is not None:
            table.asked_since = table.rewound = sheet.version
            self.audience.rewind(sheet.id, len(position.marks))

    # -- talking ---------------------------------------------------------------------------------

    async def chat(self, table: Table, person: str, remark: Remark) -> None:
        """Keep a chat message with the latest ones, then send it."""
        said = Said(person, remark)
        await self.store.add_chat(table.sheet.id, said, most_kept(said))
        self.on_chat(table.sheet.id, said)
        self.said(table, said)

    def said(self, table: Table, said: Said) -> None:
        table.remember(said)
        self.audience.chat(table, said.remark)

    async def forget_chats(self, person: str) -> None:
        """Delete everything somebody has said, anywhere."""
        await self.store.forget_chats(person)
        self.unsay(person)

    def unsay(self, person: str) -> None:
        """Forget what somebody has said; it was deleted from the store."""
        for table in self._known.values():
            table.chats = [said for said in table.chats if said.person != person]

    async def hand_over_chats(self, person: str, to: str) -> None:
        """Assign what a guest has said to an account."""
        await self.store.hand_over_chats(person, to)
        self.handed_over(person, to)
        self.on_handed_over(person, to)

    def handed_over(self, person: str, to: str) -> None:
        for table in self._known.values():
            table.chats = [Said(to, said.remark) if said.person == person else said for said in table.chats]

    # -- letting go ------------------------------------------------------------------------------

    def let_idle_go(self) -> None:
        """Drop tables from memory that nobody has looked at for a while; the store has them."""
        long_ago = self.outside.clock() - IDLE_SECONDS
        for id, table in list(self._known.items()):
            idle = table.used < long_ago and not table.writing and table.thinking is None
            if idle and not self.audience.busy(id):
                del self._known[id]

    def forget(self, id: str) -> None:
        self._known.pop(id, None)


def _same_question(before: Position, after: Position) -> bool:
    """Has one of several seats asked at once answered, while the others are still asked the same?"""
    old, new = before.state.choice, after.state.choice
    if not (isinstance(old, JointChoice) and isinstance(new, JointChoice) and old.name == new.name):
        return False
    return set(after.state.actors()) < set(before.state.actors())


def _goes_back(entries: tuple[Entry, ...]) -> bool:
    """Is this an undo? An undo is always the only entry."""
    return len(entries) == 1 and entries[0].seat < 0


def _snapshot(sheet: Sheet, position: Position, last: int) -> Snapshot | None:
    """A snapshot from time to time and at the end, but never where it would cut off a free undo."""
    if sheet.status == "running" and (sheet.entries - last < SNAPSHOT_EVERY or position.before is not None):
        return None
    return Snapshot(sheet.entries, position.dump())

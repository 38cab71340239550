"""The tables in memory: loaded when asked for, changed one at a time, written before anyone is told."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from nemeton.core.errors import NemetonError
from nemeton.core.step import JointChoice
from nemeton.server import clocks, show
from nemeton.server.head import Head
from nemeton.server.live import Hub
from nemeton.server.messages import Chat, Situation, TableInfo
from nemeton.server.position import Position, first
from nemeton.server.refusals import Refusal
from nemeton.server.sources import Sources
from nemeton.server.store import Change, Conflict, Entry, Said, Snapshot, Store

logger = logging.getLogger("nemeton.server")

SNAPSHOT_EVERY = 50  # entries
IDLE_SECONDS = 600.0
REPLAYS = 16  # games whose every position is kept at hand
CHATS = 40


class Lock:
    """Lets in one at a time, in the order of arrival. Who need not wait gets in without a task."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def enter(self) -> bool:
        """Get in now; False: somebody is inside."""
        if self._taken:
            return False
        self._taken = True
        return True

    def leave(self) -> None:
        """Let the next one in, if any: for them the lock stays taken."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # else they have gone
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if not self.enter():
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it was one's turn already
                    self.leave()
                raise

    async def __aexit__(self, *failure: object) -> None:
        self.leave()


class Table:
    """A table in memory. `head` and `position` are what has been written; both are replaced, never changed."""

    def __init__(self, head: Head, position: Position | None, snapshot: int = 0) -> None:
        self.head = head
        self.position = position
        self.snapshot = snapshot  # the number of its last entry
        self.lock = Lock()
        self.rewound = head.version  # the last version at which the log may have become shorter
        self.used = 0.0
        self.chats: deque[Said] = deque(maxlen=CHATS)
        # What people have answered so far where all answer at once: seen by nobody else and no entry before the last
        # answer, so that not even their number can be told.
        self.drafts: dict[int, list[int]] = {}
        self.thinking: asyncio.Task[None] | None = None

    def running(self) -> Position:
        """The position of a running game."""
        if self.head.status != "running" or self.position is None:
            raise Refusal("not-running")
        return self.position

    def asks_all(self) -> bool:
        """Are several asked at once? Then answers are kept until they are complete."""
        return self.position is not None and isinstance(self.position.state.choice, JointChoice)

    def own(self, seat: int) -> Position | None:
        """The position as a seat has it before it: with its own answers that are not handed in yet."""
        position = self.position
        if position is None or self.head.status != "running":
            return position
        for move in self.drafts.get(seat, ()):
            if position.state.why_not(seat, move) is not None:  # the question is another one meanwhile
                del self.drafts[seat]
                return self.position
            position = position.after(seat, move)
        return position


class Tables:
    """All tables. `on_change` is called after a change, when it has been written, if a bot or a clock is concerned."""

    def __init__(self, store: Store, sources: Sources, hub: Hub) -> None:
        self.store = store
        self.sources = sources
        self.hub = hub
        self.on_change: Callable[[Table], None] = lambda table: None
        self._known: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._replays: OrderedDict[str, tuple[int, list[Position]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    # -- finding ---------------------------------------------------------------------------------

    def at_hand(self, id: str) -> Table | None:
        """The table, if it is in memory."""
        table = self._known.get(id)
        if table is not None:
            table.used = self.sources.now()
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
        table.used = self.sources.now()
        return table

    async def _load(self, id: str) -> Table:
        kept = await self.store.load_table(id)
        if kept is None:
            raise Refusal("no-table")
        head, entries, snapshot, chats = kept
        position = None
        if head.status in ("running", "finished") or head.entries:
            position = self._rebuild(head, entries, snapshot)
        table = Table(head, position, 0 if snapshot is None else snapshot.number)
        table.chats.extend(chats)
        if position is not None and isinstance(position.state.choice, JointChoice):
            drafts = await self.store.note(f"drafts {id}")
            table.drafts = msgspec.json.decode(drafts, type=dict[int, list[int]]) if drafts else {}
        self._known[id] = table
        return table

    async def keep_drafts(self, table: Table) -> None:
        """Write down what people have answered so far, for the case that the server ends before the last answer."""
        drafts = msgspec.json.encode(table.drafts).decode() if table.drafts else ""
        await self.store.set_note(f"drafts {table.head.id}", drafts)

    def _rebuild(self, head: Head, entries: list[Entry], snapshot: Snapshot | None) -> Position:
        """The position from the snapshot, if any, and the entries after it."""
        try:
            if snapshot is not None:
                position = Position.load(head.known_game(), snapshot.position)
            else:
                position = first(head.known_game(), self.sources.deal(head.record()))
            fixed = len(position.decisions)
            moves = folded(entries, fixed)
            for seat, move in moves:
                if position.state.why_not(seat, move) is not None:
                    raise Refusal("broken-table")
                position = position.after(seat, move)
        except NemetonError as error:
            logger.error("table %s cannot be rebuilt: %s", head.id, type(error).__name__)
            raise Refusal("broken-table") from error
        return position

    async def replayed(self, table: Table) -> list[Position]:
        """Every position of the game, the first one first."""
        version, found = self._replays.get(table.head.id, (-1, []))
        if version != table.head.entries or not found:
            head = table.head
            moves = folded(await self.store.entries(head.id), 0)
            found = await asyncio.to_thread(self._walk, head, moves)
            self._replays[head.id] = (head.entries, found)
            while len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table.head.id)
        return found

    def _walk(self, head: Head, moves: list[tuple[int, int]]) -> list[Position]:
        try:
            out = [first(head.known_game(), self.sources.deal(head.record()))]
            for seat, move in moves:
                out.append(out[-1].after(seat, move))
        except NemetonError as error:
            raise Refusal("broken-table") from error
        return out

    # -- showing ---------------------------------------------------------------------------------

    def info(self, head: Head, person: str) -> TableInfo:
        return show.table_info(head, person, self.hub, self.sources.now())

    def situation(self, table: Table, person: str, words: bool = False) -> Situation:
        """All of it, as one person may see it."""
        now = self.sources.now()
        info = show.table_info(table.head, person, self.hub, now)
        seat = table.head.seat_of(person)
        vocabulary = show.Vocabulary(table.head.known_game()) if words else None
        return show.situation(table.head, table.position, table.own(seat), seat, info, now, vocabulary=vocabulary)

    # -- changing --------------------------------------------------------------------------------

    async def add(self, head: Head, entries: tuple[Entry, ...] = (), position: Position | None = None) -> Table:
        """A new table; if its code happens to be taken, with another one."""
        now = self.sources.now()
        table = Table(head, position)
        while True:
            try:
                await self.store.add_table(Change(head, now, _wake(head, now), entries, sittings=True))
                break
            except Conflict:
                head = head.with_(code=self.sources.code())
                table.head = head
        table.used = now
        self._known[head.id] = table
        self.on_change(table)
        return table

    async def commit(
        self,
        table: Table,
        head: Head,
        position: Position | None = None,
        entries: tuple[Entry, ...] = (),
        sittings: bool = False,
    ) -> None:
        """Write a change, then make it the truth, then tell. The caller holds the table's lock."""
        change, position = self._change(table, head, position, entries, sittings)
        try:
            await self.store.save_table(change)
        except Conflict as error:
            raise self._stale(table) from error
        except asyncio.CancelledError:  # it is being written all the same: read it again
            self.forget(head.id)
            raise
        self._written(table, change, position)

    def commit_soon(
        self,
        table: Table,
        head: Head,
        position: Position | None,
        entries: tuple[Entry, ...],
        failed: Callable[[Exception], None],
    ) -> None:
        """The same without a task: leaves the table's lock in the end, or calls `failed`, too."""
        change, position = self._change(table, head, position, entries)

        def done(error: BaseException | None) -> None:
            try:
                if error is None:
                    self._written(table, change, position)
            finally:
                table.lock.leave()
            if isinstance(error, Exception):
                failed(self._stale(table) if isinstance(error, Conflict) else error)

        self.store.save_soon(change, done)

    def _change(
        self,
        table: Table,
        head: Head,
        position: Position | None,
        entries: tuple[Entry, ...],
        sittings: bool = False,
    ) -> tuple[Change, Position | None]:
        """What is to be written, and the position when it is."""
        now = self.sources.now()
        head = head.with_(version=table.head.version + 1)
        position = position or table.position
        back = _goes_back(entries)
        snapshot = _snapshot(head, position, table.snapshot) if entries and position is not None else None
        return Change(head, now, _wake(head, now), entries, snapshot, back and snapshot is None, sittings), position

    def _stale(self, table: Table) -> Refusal:
        """The store knows better: the table is to be read again."""
        self.forget(table.head.id)
        return Refusal("stale", version=-1)

    def _written(self, table: Table, change: Change, position: Position | None) -> None:
        """A change is on the disk: now it is the truth, and told."""
        head, snapshot = change.head, change.snapshot
        back = _goes_back(change.entries)
        table.head, table.position = head, position
        if snapshot is not None or back:
            table.snapshot = 0 if snapshot is None else snapshot.number
        if back and position is not None:
            table.rewound = head.version
            self.hub.rewind(head.id, len(position.marks))
        self.hub.mark(table)
        if change.wake is not None or table.thinking is not None:
            self.on_change(table)

    async def chat(self, table: Table, person: str, chat: Chat) -> None:
        """Something is said: kept with the last ones, then told."""
        said = Said(person, chat)
        await self.store.add_chat(table.head.id, said, CHATS)
        table.chats.append(said)
        self.hub.chat(table, chat)

    async def forget_chats(self, person: str) -> None:
        """Whatever somebody has said, anywhere."""
        await self.store.forget_chats(person)
        for table in self._known.values():
            table.chats = deque((said for said in table.chats if said.person != person), maxlen=CHATS)

    async def hand_over_chats(self, person: str, to: str) -> None:
        """What a guest has said is now an account's."""
        await self.store.hand_over_chats(person, to)
        for table in self._known.values():
            changed = (Said(to, said.chat) if said.person == person else said for said in table.chats)
            table.chats = deque(changed, maxlen=CHATS)

    # -- letting go ------------------------------------------------------------------------------

    def let_idle_go(self) -> None:
        """Forget tables nobody has looked at for a while; the store has them."""
        long_ago = self.sources.now() - IDLE_SECONDS
        for id, table in list(self._known.items()):
            idle = table.used < long_ago and not table.lock.locked() and table.thinking is None
            if idle and not self.hub.busy(id):
                del self._known[id]

    def forget(self, id: str) -> None:
        self._known.pop(id, None)


def folded(entries: list[Entry], fixed: int) -> list[tuple[int, int]]:
    """The moves that count, after `fixed` ones that are known already."""
    moves: list[tuple[int, int]] = []
    for entry in entries:
        if entry.seat >= 0:
            moves.append((entry.seat, entry.move))
        elif entry.move < fixed:
            raise Refusal("broken-table")
        else:
            del moves[entry.move - fixed :]
    return moves


def _goes_back(entries: tuple[Entry, ...]) -> bool:
    """Is something taken back? That stands alone."""
    return len(entries) == 1 and entries[0].seat < 0


def _wake(head: Head, now: float) -> float | None:
    return now if head.bots_to_act() else clocks.due(head)


def _snapshot(head: Head, position: Position, last: int) -> Snapshot | None:
    """From time to time and at the end; never where it would cut off what may be taken back freely."""
    if head.status == "running" and (position.before is not None or head.entries - last < SNAPSHOT_EVERY):
        return None
    return Snapshot(head.entries, position.dump())


def background(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> asyncio.Task[None]:
    """Run a task that is nobody's answer; keep hold of it until it ends, log its failure."""

    async def guarded() -> None:
        try:
            await work
        except Refusal as refusal:
            logger.info("a background task was refused: %s", refusal.key)
        except Exception:
            logger.exception("a background task failed")

    task = asyncio.create_task(guarded())
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task

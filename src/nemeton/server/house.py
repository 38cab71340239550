"""The house: everything that runs together behind the routes, the bots that play and the clocks that run out."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import secrets
import time
from pathlib import Path

from nemeton.bots import Past, choose
from nemeton.bots.weights import sight_of
from nemeton.joint import answered, still_asked
from nemeton.server import clocks, seating
from nemeton.server.accounts import Accounts, key_file
from nemeton.server.head import Head
from nemeton.server.limits import Limits, Rates
from nemeton.server.live import Hub
from nemeton.server.playing import play_for_bot
from nemeton.server.position import Position
from nemeton.server.sources import Sources
from nemeton.server.sqlite import SqliteStore
from nemeton.server.store import Change
from nemeton.server.tables import Table, Tables, background
from nemeton.server.workers import Workers

logger = logging.getLogger("nemeton.server")

POLL_SECONDS = 0.25
BEAT_SECONDS = 10.0
SWEEP_SECONDS = 60.0
BOT_SECONDS = 0.6  # a bot's move comes no sooner: people want to see it
QUICK = "1"  # the level that answers where another failed to


class House:
    """Opened before the first call, closed after the last."""

    def __init__(
        self,
        data: Path,
        sources: Sources | None = None,
        limits: Limits | None = None,
        workers: Workers | None = None,
        bot_seconds: float = BOT_SECONDS,
    ) -> None:
        self.data = data
        self.sources = sources or Sources()
        self.rates = Rates(limits or Limits())
        self.hub = Hub()
        self.workers = workers or Workers()
        self.bot_seconds = bot_seconds
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: list[tuple[float, str]] = []
        self._noted: dict[str, float] = {}
        self._closing = False

    async def open(self) -> None:
        self.store = SqliteStore(self.data / "nemeton.sqlite3")
        self.accounts = Accounts(self.store, self.sources, key_file(self.data / "secret.key"))
        self.tables = Tables(self.store, self.sources, self.hub)
        self.tables.on_change = self.look_at
        await self._resume()
        background(self._watch_clocks(), self._tasks)
        background(self._beat(), self._tasks)

    async def close(self) -> None:
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        self.accounts.close()
        await self.store.close()

    # -- bots ------------------------------------------------------------------------------------

    def look_at(self, table: Table) -> None:
        """After every change: set a bot thinking, note when the clock runs out."""
        if not table.head.bots_to_act():
            if table.thinking is not None and table.thinking is not asyncio.current_task():
                table.thinking.cancel()  # the table was closed, the seat taken back, the move undone
        elif table.thinking is None:
            table.thinking = background(self._think(table), self._tasks)
        self._note(table.head.id, clocks.due(table.head))

    async def _think(self, table: Table) -> None:
        """Let the bots of a table move until people must."""
        try:
            while (seats := table.head.bots_to_act()) and (position := table.position) is not None:
                seat, seed = seats[0], secrets.randbits(60)
                level = table.head.seats[seat].level
                if style := table.head.style(seat):
                    level = f"{level}/{style}"
                begun = time.monotonic()
                past = past_of(self.tables, table.head, position, seat, seed)
                moves = await self._choose(level, position, seat, seed, past)
                await asyncio.sleep(max(0.0, begun + self.bot_seconds - time.monotonic()))
                await play_for_bot(self.tables, table, seat, moves, position)
        except asyncio.CancelledError:
            if not self._closing:  # a process takes a moment to end: the bots may have been asked again meanwhile
                asyncio.get_running_loop().call_soon(self.look_at, table)
            raise
        finally:
            table.thinking = None

    async def _choose(self, level: str, position: Position, seat: int, seed: int, past: Past | None) -> list[int]:
        """A bot's move; where all answer at once, everything that it has to answer."""
        moves: list[int] = []
        state = position.state
        while not moves or still_asked(position.state, state, seat):
            for way in (level, QUICK):
                move = await self.workers.choose(way, position.game, state, seat, seed + len(moves), past)
                if move is not None and state.why_not(seat, move) is None:
                    break
            else:  # better any move than none
                move = choose("random", state, seat, seed)
            found = answered(state, seat, move)
            state = state.clone()
            for move in found:
                state.play_fast(seat, move)
            moves += found
        return moves

    # -- clocks ----------------------------------------------------------------------------------

    def _note(self, id: str, due: float | None) -> None:
        """Remember when to look at a table again; an earlier look is never needless, a later one may be."""
        if due is not None and due < self._noted.get(id, float("inf")):
            self._noted[id] = due
            heapq.heappush(self._due, (due, id))

    async def _watch_clocks(self) -> None:
        while True:
            now = self.sources.now()
            while self._due and self._due[0][0] <= now:
                due, id = heapq.heappop(self._due)
                if self._noted.get(id) == due:
                    del self._noted[id]
                    background(self._wake(id), self._tasks)
            await asyncio.sleep(POLL_SECONDS)

    async def _wake(self, id: str) -> None:
        """Do what is due at a table: a clock has run out, nobody ever came, or a bot was interrupted by a restart."""
        table = await self.tables.get(id)
        async with table.lock:
            now, head = self.sources.now(), table.head
            if head.status == "waiting" and now >= (clocks.due(head) or now):
                await self.tables.commit(table, head.with_(status="abandoned"))
            elif late := clocks.expired(head, now):
                for seat in late:
                    head = seating.kept_warm(head, seat, now)
                await self.tables.commit(table, head, sittings=True)
        await seating.withdrawn(self.tables, table.head)
        self.look_at(table)

    # -- restarts --------------------------------------------------------------------------------

    async def _resume(self) -> None:
        """Go on where the last run ended: clocks run on, without the time in which nobody could play."""
        now = self.sources.now()
        alive = await self.store.note("alive")
        for id, wake in await self.store.wakes():
            head = await self.store.head(id)
            if alive and head is not None and head.status == "running" and head.pace.kind == "clock":
                down = max(0.0, now - max(float(alive), head.since))
                head = clocks.shifted(head, down).with_(version=head.version + 1)
                wake = now if wake <= head.since else clocks.due(head) or now
                await self.store.save_table(Change(head, now, wake))
            self._note(id, wake)

    async def _beat(self) -> None:
        """Note that the server is alive; let idle tables go."""
        swept = self.sources.now()
        while True:
            now = self.sources.now()
            await self.store.set_note("alive", repr(now))
            if now - swept >= SWEEP_SECONDS:
                swept = now
                self.tables.let_idle_go()
            await asyncio.sleep(BEAT_SECONDS)


def past_of(tables: Tables, head: Head, position: Position, seat: int, seed: int) -> Past | None:
    """The moves so far, for a bot of this seat; None for a game whose moves tell bots nothing."""
    if sight_of(position.game).beliefs(len(head.seats)) == 0:
        return None
    opening = tables.sources.deal(head.record()).imagine(seat, seed)
    return Past(opening, [(decision.seat, decision.move) for decision in position.decisions])

"""Everything that runs together behind the routes, on a given store."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from nemeton.server.bots.engine import Engine
from nemeton.server.bots.pool import Pool
from nemeton.server.bots.turns import BOT_SECONDS, Turns
from nemeton.server.bus.bus import Bus
from nemeton.server.nodes import Nodes
from nemeton.server.outside import Outside
from nemeton.server.people.accounts import Accounts
from nemeton.server.people.limits import Limits
from nemeton.server.people.rates import Rates
from nemeton.server.people.sessions import COOKIE_SECONDS
from nemeton.server.people.whereabouts import Whereabouts
from nemeton.server.store.rows import Sheet
from nemeton.server.store.store import SharedStore, Store
from nemeton.server.table import clocks
from nemeton.server.table.agreement import rules_today
from nemeton.server.table.alarms import Alarms, Patience
from nemeton.server.table.boards import add_kept
from nemeton.server.table.repository import Tables
from nemeton.server.table.table import Table
from nemeton.server.tasks import background, repeat
from nemeton.server.wire.hub import Hub

BEAT_SECONDS = 10.0
RETRY_SECONDS = 1.0  # after the disk has refused
POLL_SECONDS = 0.25
HOUR = 3600.0
QUIET_SECONDS = 5.0  # with nobody at a table and no bot thinking, before the compiled engine is put to use


class Runtime:
    """Opened before the first call, closed after the last."""

    def __init__(
        self,
        outside: Outside | None = None,
        limits: Limits | None = None,
        pool: Pool | None = None,
        bot_seconds: float = BOT_SECONDS,
        boards: dict[str, dict[str, str]] | None = None,
        engine: Engine | None = None,
        lessons: Path | None = None,
        patience: Patience | None = None,
    ) -> None:
        """`boards`: owners' boards that are offered for new tables, by game and id, with their names.

        `lessons`: the host's own lessons, in a folder for each game.
        """
        self.lessons = lessons
        self._patience = patience or Patience()
        self.outside = outside or Outside()
        self.limits = limits or Limits()
        self.rates = Rates(self.limits)
        self.whereabouts = Whereabouts()
        self.hub = Hub()
        self.boards = boards or {}
        self.pool = pool or Pool()
        self.engine = engine or Engine()
        self.restart: Callable[[Path], None] = lambda engine: None  # restart with this build of the package
        self.nodes: Nodes | None = None
        self._bot_seconds = bot_seconds
        self._beaten = float("-inf")
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, store: Store, key: bytes, host_key: bytes = b"") -> None:
        """Open as the only server of its store. `key` signs the cookies; whoever has `host_key` is the host."""
        await self._build(store, key, host_key)
        await self.alarms.resume(await self._resume_clock())
        background(repeat(self._look_after, POLL_SECONDS), self._tasks)
        self._begin()

    async def open_node(self, store: SharedStore, bus: Bus, host_key: bytes = b"") -> None:
        """Open as one of several servers of a store."""
        await self._build(store, await store.key(), host_key)
        self.nodes = Nodes(
            store, bus, self.tables, self.hub, self.turns, self.alarms, self.accounts, self.rates, self.outside
        )
        await self.nodes.open()
        self._begin()

    async def _build(self, store: Store, key: bytes, host_key: bytes) -> None:
        self.host_key = host_key
        self.store = store
        self.accounts = Accounts(store, self.outside, key)
        self.hub.known = self.accounts.known
        self.tables = Tables(store, self.outside, self.hub)
        self.turns = Turns(self.tables, self.pool, self._bot_seconds, self.whereabouts.of)
        self.alarms = Alarms(self.tables, self.look_at, self._patience)
        self.tables.on_change = self.look_at
        await self.accounts.open()
        await add_kept(store)

    def _begin(self) -> None:
        """Start the background work."""
        background(self.alarms.watch(), self._tasks)
        self._checking = background(self._carry_over(), self._tasks)
        background(repeat(self._end_old_sessions, HOUR), self._tasks)
        if self.engine.state == "compiling":
            background(self._compile(), self._tasks)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.alarms.close()
        await self.turns.close()
        if self.nodes is not None:
            await self.nodes.close()
        await self.pool.close()
        self.tables.journeys.close()
        self.accounts.close()
        if self.nodes is None:
            with contextlib.suppress(Exception):  # the disk may be full: then the last beat must suffice
                await self._beat()
        await self.store.close()

    @property
    def ready(self) -> bool:
        """Should people be sent here?"""
        return self.hub.state == "open" and not self.store.failing and (self.nodes is None or self.nodes.ready)

    @property
    def takes_in(self) -> bool:
        """May somebody come to a table here?"""
        return self.nodes is None or self.nodes.takes_in

    def look_at(self, table: Table) -> None:
        """After a change: a bot may have to think, a clock may be running."""
        self.turns.look_at(table)
        self.alarms.note(table.sheet.id, clocks.due(table.sheet))

    async def _carry_over(self) -> None:
        """Open every table that was played under other rules than today's: it continues under today's, or is frozen."""
        begun = await self.store.begun()
        await self._open_all([sheet for sheet in begun if sheet.rules_now() != rules_today(sheet)])

    def check_fit(self, sheets: list[Sheet]) -> None:
        """Check whether finished games played under other rules fit today's; lists say so once it is known."""
        unknown = [sheet for sheet in sheets if rules_today(sheet) not in (sheet.rules_now(), sheet.checked)]
        if unknown and self._checking.done():
            self._checking = background(self._open_all(unknown), self._tasks)

    async def _open_all(self, sheets: list[Sheet]) -> None:
        await self.tables.each(sheets, lambda sheet: self.tables.get(sheet.id))

    async def _compile(self) -> None:
        """Bots use the compiled engine as soon as it exists; the server itself switches when nobody is playing."""
        engine = await self.engine.compile()
        if engine is None:
            return
        self.pool.take_up(engine)
        quiet_since = time.monotonic()
        while time.monotonic() - quiet_since < QUIET_SECONDS:
            if self.hub.count() or self.turns.thinking():
                quiet_since = time.monotonic()
            await asyncio.sleep(POLL_SECONDS)
        self.restart(engine)

    async def _look_after(self) -> None:
        """Record regularly that the server is alive; if that cannot be written, tell everybody and retry soon."""
        now = time.monotonic()
        try:
            if now - self._beaten >= (RETRY_SECONDS if self.store.failing else BEAT_SECONDS):
                self._beaten = now
                await self._beat()
        finally:
            self.hub.announce("cannot-write" if self.store.failing else "open")

    async def _beat(self) -> None:
        """Record the time of the house, and the date."""
        now = self.outside.now()
        await self.store.set_note("alive", f"{self.outside.clock()!r} {now!r}")
        await self.store.end_old_sessions(now - COOKIE_SECONDS)

    async def _end_old_sessions(self) -> None:
        await self.store.end_old_sessions(self.outside.now() - COOKIE_SECONDS)

    async def _resume_clock(self) -> float:
        """Continue the time of the house where the last run left it; returns the seconds since then, by the date."""
        now = self.outside.now()
        house, *date = (await self.store.note("alive") or repr(now)).split()
        self.outside.clock.begin(float(house))
        return now - float(date[0] if date else house)  # the first versions stored only one of the two

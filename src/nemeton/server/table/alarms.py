"""What must happen even if nobody calls: a clock runs out, a table is cleared away, a bot must go on."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Callable
from typing import NamedTuple

from nemeton.server.store.rows import Sheet
from nemeton.server.table import clocks, seating
from nemeton.server.table.giving_up import given_up
from nemeton.server.table.repository import Tables
from nemeton.server.table.standing_in import lately_played
from nemeton.server.table.table import Command, Outcome, Table
from nemeton.server.tasks import background, repeat

logger = logging.getLogger("nemeton.server")

POLL_SECONDS = 0.25
RETRY_SECONDS = 1.0  # after something due at a table could not be done
SWEEP_SECONDS = 60.0
TOLD_SECONDS = 60.0  # a shorter pause is not worth mentioning


class Patience(NamedTuple):
    """After how many days a table is cleared away if nobody starts its game, or goes on with it; 0: never."""

    waiting: float = 7
    silent: float = 90


class Alarms:
    """`on_wake` is called when everything due at a table has been done."""

    def __init__(self, tables: Tables, on_wake: Callable[[Table], None], patience: Patience) -> None:
        self._tables = tables
        self._on_wake = on_wake
        self._patience = patience
        self._due: list[tuple[float, str]] = []
        self._noted: dict[str, float] = {}
        self._swept = float("-inf")
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, id: str, due: float | None) -> None:
        """Remember when to look at a table again; the earliest time counts, since looking too early does no harm."""
        if due is not None and due < self._noted.get(id, float("inf")):
            self._noted[id] = due
            heapq.heappush(self._due, (due, id))

    async def watch(self) -> None:
        """Wake tables when they are due, for ever."""
        await repeat(self._look, POLL_SECONDS)

    async def _look(self) -> None:
        clock = self._tables.outside.clock
        now = clock()
        if (slept := clock.slept()) >= TOLD_SECONDS:
            background(self.tell_pause(slept), self._tasks)
        while self._due and self._due[0][0] <= now:
            due, id = heapq.heappop(self._due)
            if self._noted.get(id) == due:
                del self._noted[id]
                background(self.wake(id), self._tasks)
        if now - self._swept >= SWEEP_SECONDS:
            self._swept = now
            self._tables.let_idle_go()
            background(self._clear_away(), self._tasks)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def wake(self, id: str) -> None:
        """Do what is due at a table: a clock has run out, or a bot was interrupted by a restart."""
        try:
            self._on_wake(await self._tables.changed(id, self._overdue(await self._played(id))))
        except Exception:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.note, id, self._tables.outside.clock())
            raise

    async def _played(self, id: str) -> dict[str, list[Sheet]]:
        """The tables of those whose time is up: a bot is to play as well as they do."""
        sheet = (await self._tables.get(id)).sheet
        people = [sheet.seats[seat].person for seat in clocks.expired(sheet, self._tables.outside.clock())]
        return {person: await lately_played(self._tables.store, person) for person in people}

    def _overdue(self, played: dict[str, list[Sheet]]) -> Command:
        def command(table: Table) -> Outcome | None:
            now, sheet = self._tables.outside.clock(), table.sheet
            late = clocks.expired(sheet, now)
            for seat in late:
                sheet = seating.kept_warm(sheet, seat, played.get(sheet.seats[seat].person, []), now)
            return Outcome(sheet, sittings=True) if late else None

        return command

    async def _clear_away(self) -> None:
        """Clear away tables where nobody ever started, and games nobody goes on with; those can still be read."""
        waiting, silent = (days * clocks.DAY for days in self._patience)

        def unstarted(table: Table) -> Outcome | None:
            return Outcome(table.sheet.with_(status="abandoned")) if table.sheet.status == "waiting" else None

        def unfinished(table: Table) -> Outcome | None:
            return Outcome(given_up(table.sheet)) if in_vain(table.sheet) else None

        def in_vain(sheet: Sheet) -> bool:
            """Measured in the time of the house: nobody was kept waiting while it was closed."""
            return sheet.status == "running" and self._tables.outside.clock() - max(sheet.asked) >= silent

        async def clear(sheet: Sheet, command: Callable[[Table], Outcome | None]) -> None:
            table = await self._tables.changed(sheet.id, command)
            await seating.withdrawn(self._tables, table.sheet)

        now, store = self._tables.outside.now(), self._tables.store
        if waiting:
            unused = await store.unchanged("waiting", now - waiting)
            await self._tables.each(unused, lambda sheet: clear(sheet, unstarted))
        if silent:
            quiet = filter(in_vain, await store.unchanged("running", now - silent))
            await self._tables.each(quiet, lambda sheet: clear(sheet, unfinished))

    # -- pauses ----------------------------------------------------------------------------------

    async def resume(self, down: float) -> None:
        """Continue where the last run ended, `down` seconds ago."""
        for id, wake in await self._tables.store.wakes():
            self.note(id, wake)
        if down >= TOLD_SECONDS:
            background(self.tell_pause(down), self._tasks)

    async def tell_pause(self, seconds: float) -> None:
        """Tell everybody who plays by the clock that it did not run."""
        logger.warning("the house was closed or asleep for %.0f s: no clock ran", seconds)

        def command(table: Table) -> Outcome | None:
            sheet = table.sheet
            return Outcome(clocks.paused(sheet, seconds)) if sheet.status == "running" else None

        timed = [sheet for sheet in await self._tables.store.begun() if sheet.pace.kind != "free"]
        await self._tables.each(timed, lambda sheet: self._tables.changed(sheet.id, command))

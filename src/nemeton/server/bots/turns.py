"""The turns of bots: they start thinking when they must move, and stop when they no longer need to."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from nemeton.bots import LEVELS, Past, choose, known
from nemeton.bots.weights import sight_of
from nemeton.core.joint import answered, still_asked
from nemeton.server.bots.pool import Lane, Pool
from nemeton.server.outside import Outside
from nemeton.server.store.rows import Sheet
from nemeton.server.store.store import CannotRead, CannotWrite
from nemeton.server.table.agreement import bot_style, record_of
from nemeton.server.table.play import play_for_bot
from nemeton.server.table.position import Position
from nemeton.server.table.repository import Tables
from nemeton.server.table.table import Table
from nemeton.server.tasks import background

RETRY_SECONDS = 1.0  # after a bot's move failed or could not be written
BOT_SECONDS = 0.6  # a bot never moves sooner: people want to see it
LONG_THOUGHT = 2.0  # times that, for the highest level when it hides something: longer than it ever thinks
QUICK = "1"  # the level that answers if another fails to


class Claims:
    """Which node lets the bots of a table think; with a single node, always this one.

    A claim lapses after a while, so it is taken again for every move.
    """

    async def take(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        """Let another node take over."""


class Turns:
    """The bots at all tables."""

    def __init__(self, tables: Tables, pool: Pool, seconds: float, share_of: Callable[[str], str]) -> None:
        """`share_of`: the share a person belongs to; tables of one share wait for each other."""
        self.claims = Claims()
        self._tables = tables
        self._pool = pool
        self._share_of = share_of
        self._seconds = seconds
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def close(self) -> None:
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def thinking(self) -> bool:
        """Is a bot thinking anywhere?"""
        return bool(self._tasks)

    def count(self) -> int:
        """At how many tables bots are thinking."""
        return len(self._tasks)

    def look_at(self, table: Table) -> None:
        """After every change that concerns a bot: start it thinking, or stop it."""
        if not table.sheet.bots_to_act():
            if table.thinking is not None and table.thinking is not asyncio.current_task():
                table.thinking.cancel()  # the table was closed, the seat taken back, the move undone
        elif table.thinking is None:
            table.thinking = background(self._think(table), self._tasks)

    async def _think(self, table: Table) -> None:
        """Let the bots of a table move until people must, unless another node does."""
        outside, id = self._tables.outside, table.sheet.id
        try:
            while table.sheet.bots_to_act():
                if not await self.claims.take(id):
                    return
                seats, position = table.sheet.bots_to_act(), table.position
                if not seats or position is None:
                    break
                seat, seed = seats[0], secrets.randbits(60)
                level = table.sheet.seats[seat].level
                if style := bot_style(table.sheet, seat):
                    level = f"{level}/{style}"
                begun = time.monotonic()
                past = remembered(outside, table.sheet, position, seat, seed)
                moves = await self._choose(table.sheet, level, position, seat, seed, past)
                await asyncio.sleep(max(0.0, begun + self._least(level, position) - time.monotonic()))
                await self._play(table, seat, moves, position)
            await self.claims.release(id)
        except asyncio.CancelledError:
            if not self._closing:  # cancelling takes a moment: the bots may have been asked again meanwhile
                asyncio.get_running_loop().call_soon(self.look_at, table)
            raise
        except Exception:
            background(self._again(table), self._tasks)
            raise
        finally:
            table.thinking = None

    def _least(self, level: str, position: Position) -> float:
        """How long a bot's move takes at least. How long the highest level thinks depends on what it holds: on a forced
        answer it thinks not at all, on a clear one hardly. So where that is hidden all of its moves take the same time.
        """
        state = position.state
        hides = len(state.actors()) > 1 or not position.game.open_answers(state)
        return self._seconds * (LONG_THOUGHT if hides and known(level)[0] == LEVELS[-1] else 1.0)

    async def _again(self, table: Table) -> None:
        """Try again what failed, at the table as it is then."""
        await asyncio.sleep(RETRY_SECONDS)
        try:
            self.look_at(await self._tables.get(table.sheet.id))
        except (CannotRead, CannotWrite):
            background(self._again(table), self._tasks)

    async def _play(self, table: Table, seat: int, moves: list[int], position: Position) -> None:
        outside = self._tables.outside
        await self._tables.changed(table.sheet.id, lambda now: play_for_bot(now, outside, seat, moves, position))

    async def _choose(
        self, sheet: Sheet, level: str, position: Position, seat: int, seed: int, past: Past | None
    ) -> list[int]:
        """A bot's move; if all answer at once, all of its answers."""
        moves: list[int] = []
        people = sheet.people()
        lane: Lane = "people" if people else "apart"
        share = self._share_of(sheet.seats[people[0]].person if people else sheet.maker)
        state = position.state
        while not moves or still_asked(position.state, state, seat):
            for way in (level, QUICK):
                move = await self._pool.choose(
                    way, position.game, state, seat, seed + len(moves), past, lane=lane, share=share
                )
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


def remembered(outside: Outside, sheet: Sheet, position: Position, seat: int, seed: int) -> Past | None:
    """The moves so far, for a bot in this seat; None if the game's bots learn nothing from moves."""
    if sight_of(position.game).beliefs(len(sheet.seats)) == 0:
        return None
    opening = outside.deal(record_of(sheet)).imagine(seat, seed)
    return Past(opening, [(decision.seat, decision.move) for decision in position.decisions])

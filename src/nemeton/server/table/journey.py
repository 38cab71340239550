"""Stepping through a game that has been walked before: any of its positions, at bounded cost in time and memory.

Its moves are known to be legal and its log is known, so between two milestones the moves are simply made again.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from nemeton.core.state import State
from nemeton.server.outside import Outside
from nemeton.server.table.agreement import record_of
from nemeton.server.table.position import Position
from nemeton.server.table.table import Table

T = TypeVar("T")

STRIDE = 32  # decisions between two milestones
KEPT_BYTES = 64_000_000  # for journeys in memory, approximately
IN_MEMORY = 4  # bytes that a byte of JSON takes
EACH_EVENT = 400  # bytes of an event or a decision


class Journey:
    """`start` is the state after the first `first` decisions of the game that led to `last`."""

    def __init__(self, start: State, last: Position, first: int = 0) -> None:
        self.last = last
        self._first = first
        self._milestones = [start.clone()]
        state = start.clone()
        for number, decision in enumerate(last.decisions[first:], 1):
            state.play_fast(decision.seat, decision.move)
            if number % STRIDE == 0:
                self._milestones.append(state.clone())

    def __len__(self) -> int:
        """The number of positions, the one before the first decision included."""
        return len(self.last.decisions) + 1

    def at(self, number: int) -> Position:
        """The position after this many decisions."""
        game, last, gone = self.last.game, self.last, number - self._first
        state = self._milestones[gone // STRIDE].clone()
        for decision in last.decisions[number - gone % STRIDE : number]:
            state.play_fast(decision.seat, decision.move)
        marks = last.marks[: bisect_right(last.marks, number)]
        state.log = last.log[: len(marks)]
        return Position(game, state, last.decisions[:number], marks)

    def weight(self) -> int:
        """Its size in bytes, approximately."""
        state = len(msgspec.json.encode(self.last.state.dump()))
        told = len(self.last.decisions) + len(self.last.marks)
        return IN_MEMORY * state * len(self._milestones) + EACH_EVENT * told


class Journeys:
    """The games that people step through. Those who look at the same game share one walk, made in the background."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._kept: OrderedDict[str, tuple[int, int, Journey]] = OrderedDict()  # entries, weight
        self._begun: dict[tuple[str, int], asyncio.Task[Journey]] = {}
        self._walker = ThreadPoolExecutor(1, "walker")

    def close(self) -> None:
        self._walker.shutdown(cancel_futures=True)

    async def of(self, table: Table) -> Journey:
        id, entries = table.sheet.id, table.sheet.entries
        kept = self._kept.get(id)
        if kept is not None and kept[0] == entries:
            self._kept.move_to_end(id)
            return kept[2]
        begun = self._begun.get((id, entries))
        if begun is None:
            begun = self._begun[id, entries] = asyncio.create_task(self._walk(table))
            begun.add_done_callback(lambda _: self._begun.pop((id, entries), None))
        return await asyncio.shield(begun)

    async def moment(self, table: Table, number: int) -> Position:
        """A position of a table's game, also worked out in the background."""
        journey = await self.of(table)
        return await self.aside(lambda: journey.at(number))

    async def aside(self, work: Callable[[], T]) -> T:
        """Walk through a game in the background. One walk at a time: more threads would slow down those who play."""
        return await asyncio.get_running_loop().run_in_executor(self._walker, work)

    async def _walk(self, table: Table) -> Journey:
        sheet, position = table.sheet, table.running_or_over()

        def work() -> tuple[Journey, int]:
            journey = Journey(self._outside.deal(record_of(sheet)), position)
            return journey, journey.weight()

        journey, weight = await self.aside(work)
        self._kept[sheet.id] = (sheet.entries, weight, journey)
        self._kept.move_to_end(sheet.id)
        while len(self._kept) > 1 and sum(kept[1] for kept in self._kept.values()) > KEPT_BYTES:
            self._kept.popitem(last=False)
        return journey

"""Who thinks next. There are independent lines for bots that people are waiting for, for explanations, for tables with
only bots, and for records. In each, who has had the least comes first, so whoever asks for the most waits longest.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic


class Line:
    """Room for `places` at a time. A share is whatever is to be served evenly, such as an address."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._had: dict[str, float] = {}  # seconds used, relative to those served last
        self._even = 0.0

    def __len__(self) -> int:
        """How many are waiting."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, share: str) -> AsyncIterator[None]:
        """Wait for a place, and keep it for the duration of the block."""
        await self._enter(share)
        begun = monotonic()
        try:
            yield
        finally:
            self._had[share] = max(self._had.get(share, 0.0), self._even) + monotonic() - begun
            self._leave()

    async def _enter(self, share: str) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave()  # the place had just been granted
            raise

    def _leave(self) -> None:
        """Give the place to whoever has had the least; those no longer waiting are skipped."""
        while self._waiting:
            share = min(self._waiting, key=lambda one: self._had.get(one, 0.0))
            line = self._waiting[share]
            mine = line.popleft()
            if not line:
                del self._waiting[share]
            if not mine.done():
                self._even = max(self._even, self._had.get(share, 0.0))
                mine.set_result(None)
                return
        self._free += 1
        self._had = {share: had for share, had in self._had.items() if had > self._even}

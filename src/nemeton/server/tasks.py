"""Background work, independent of anybody's calls."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from nemeton.server.refusals import Refusal

logger = logging.getLogger("nemeton.server")


class OneByOne:
    """Work that keeps the loop busy for milliseconds: one piece in each of its turns, so that others have theirs."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def turn(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)


async def repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do something again and again, for ever; a failure is logged once, until it succeeds again."""
    failing = False
    while True:
        try:
            await work()
            failing = False
        except Exception:
            if not failing:
                logger.exception("%s failed and is tried again", getattr(work, "__name__", "a task"))
            failing = True
        await asyncio.sleep(seconds)


def background(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> asyncio.Task[None]:
    """Run a task that nobody awaits; keep a reference until it ends, and log its failure."""

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

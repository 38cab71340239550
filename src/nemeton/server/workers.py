"""Bots think in processes of their own, with a deadline; a process that dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from nemeton.bots import Past
from nemeton.core.registry import AnyGame
from nemeton.core.state import State

logger = logging.getLogger("nemeton.server")

DEADLINE = 20.0  # seconds for a decision
LONGEST_LINE = 4_000_000


class Workers:
    """`await choose(...)` asks a free process; None if it failed to answer."""

    def __init__(self, count: int | None = None, deadline: float = DEADLINE) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.deadline = deadline
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(self.count):
            self._free.put_nowait(None)  # a place for a process; it starts when it is needed
        self._all: set[Process] = set()
        self._one_at_a_time = asyncio.Lock()  # of the explanations: moves must not wait for a whole review
        self._closed = False

    async def choose(
        self, level: str, game: AnyGame, state: State, seat: int, seed: int, past: Past | None = None
    ) -> int | None:
        """The move of a bot."""
        answer = await self._answer({"level": level, **_question(game, state, seat, seed, past)}, int)
        return answer if isinstance(answer, int) else None

    async def explain(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        seed: int,
        past: Past | None,
        iterations: int | None,
        played: int | None,
    ) -> dict[str, Any] | None:
        """What there is to say of a decision, see `bots/explanation.py`."""
        wanted = {"iterations": iterations, "played": played}
        async with self._one_at_a_time:
            answer = await self._answer({**wanted, **_question(game, state, seat, seed, past)}, dict)
        return answer if isinstance(answer, dict) else None

    async def _answer(self, question: dict[str, Any], kind: type) -> Any:
        """What a free process answers; None if it fails to."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await asyncio.wait_for(self._ask(process, question), self.deadline)
            if not isinstance(answer, kind):
                raise ValueError("no answer")
            return answer
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            logger.warning("a bot worker failed (%s); it is replaced", type(error).__name__)
            await self._end(process)
            process = None
            return None
        except asyncio.CancelledError:
            await self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        self._closed = True
        for process in list(self._all):
            await self._end(process)

    async def _start(self) -> Process:
        if self._closed:
            raise OSError("closed")
        path = os.pathsep.join(entry for entry in sys.path if entry)
        environment = {**os.environ, "PYTHONPATH": path}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "nemeton.server.bot", stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_LINE
        )
        self._all.add(process)
        return process

    async def _ask(self, process: Process, question: dict[str, Any]) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        return json.loads(await process.stdout.readuntil(b"\n"))

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()


def _question(game: AnyGame, state: State, seat: int, seed: int, past: Past | None) -> dict[str, Any]:
    """A process is sent worlds imagined from the bot's own seat: it has nothing to peek at."""
    return {
        "package": game.package,
        "state": state.imagine(seat, seed).dump(),
        "seat": seat,
        "seed": seed,
        "opening": None if past is None else past.opening.imagine(seat, seed).dump(),
        "moves": [] if past is None else list(past.moves),
    }

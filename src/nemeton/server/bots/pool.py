"""Bots think in processes of their own, with a deadline; a process that dies or dawdles is replaced.

Long records are examined there, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Literal

from nemeton.bots import Past
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server.bots.line import Line
from nemeton.server.table.examining import Json, Wish

logger = logging.getLogger("nemeton.server")

DEADLINE = 20.0  # seconds for a decision
LONGEST_LINE = 16_000_000
MOST_HANDS = 4  # processes that think about one move: each needs its own memory
# Who is waiting: people at a table, somebody for an explanation, nobody, somebody with a record.
Lane = Literal["people", "insight", "apart", "records"]


class Pool:
    """`await choose(...)` asks a free process; None if it failed to answer."""

    def __init__(self, count: int | None = None, deadline: float = DEADLINE) -> None:
        cores = os.cpu_count() or 2
        self.count = count or max(1, cores - 1)
        self._cores = count or cores
        self._asked = 0  # questions that are being thought about
        self.deadline = deadline
        # Moves that people wait for must not wait for a whole review, nor for tables where nobody sits.
        self.lines: dict[Lane, Line] = {
            "people": Line(self.count),
            "insight": Line(1),
            "apart": Line(1),
            "records": Line(1),
        }
        self._free: list[Process] = []  # idle processes; more are started when needed
        self._all: set[Process] = set()
        self._engine = ""  # the folder of another build of this package, used by new processes
        self._outdated: set[Process] = set()
        self._closed = False

    def take_up(self, engine: Path) -> None:
        """From now on think with this build; processes that are thinking finish first."""
        self._engine = str(engine)
        self._outdated = set(self._all)

    async def choose(
        self,
        level: str,
        game: AnyGame,
        state: State,
        seat: int,
        seed: int,
        past: Past | None = None,
        *,
        lane: Lane = "people",
        share: str = "",
    ) -> int | None:
        """A bot's move. Requests of one `share` wait for each other rather than make others wait."""
        async with self.lines[lane].turn(share):
            hands = self._idle() if lane == "people" else 1
            question = {"level": level, "hands": hands, **_question(game, state, seat, seed, past)}
            answer = await self._answer(question, int)
        return answer if isinstance(answer, int) else None

    def _idle(self) -> int:
        """How many cores nobody thinks on: a move may be thought about on all of them, and on one in any case."""
        return max(1, min(MOST_HANDS, self._cores - self._asked))

    async def explain(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        seed: int,
        past: Past | None,
        iterations: int | None,
        played: int | None,
        share: str = "",
    ) -> dict[str, Any] | None:
        """An explanation of a decision, see `bots/explanation.py`."""
        wanted = {"iterations": iterations, "played": played}
        async with self.lines["insight"].turn(share):
            answer = await self._answer({**wanted, **_question(game, state, seat, seed, past)}, dict)
        return answer if isinstance(answer, dict) else None

    async def examine(self, wish: Wish, record: Record, share: str = "") -> Json | None:
        """What is found out about a record, see `table/examining.py`."""
        async with self.lines["records"].turn(share):
            answer = await self._answer({"wish": wish, "record": record.dump()}, dict)
        return answer if isinstance(answer, dict) else None

    async def _answer(self, question: dict[str, Any], kind: type) -> Any:
        """The answer of a free process; None if it fails."""
        process = self._free.pop() if self._free else None
        self._asked += 1
        try:
            if process is not None and process in self._outdated:
                await self._end(process)
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await asyncio.wait_for(self._ask(process, question), self.deadline)
            if not isinstance(answer, kind):
                raise ValueError("no answer")
            return answer
        except (TimeoutError, OSError, RuntimeError, ValueError, asyncio.IncompleteReadError) as error:
            logger.warning("a bot worker failed (%s); it is replaced", type(error).__name__)
            await self._end(process)
            process = None
            return None
        except asyncio.CancelledError:
            await self._end(process)
            process = None
            raise
        finally:
            self._asked -= 1
            if process is not None:
                self._free.append(process)

    async def close(self) -> None:
        self._closed = True
        for process in list(self._all):
            await self._end(process)

    async def _start(self) -> Process:
        if self._closed:
            raise OSError("closed")
        path = os.pathsep.join(entry for entry in (self._engine, *sys.path) if entry)
        environment = {**os.environ, "PYTHONPATH": path}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "nemeton.server.bots.worker",
            stdin=PIPE,
            stdout=PIPE,
            env=environment,
            limit=LONGEST_LINE,
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
        self._outdated.discard(process)
        if process.stdin is not None:
            process.stdin.close()
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()


def _question(game: AnyGame, state: State, seat: int, seed: int, past: Past | None) -> dict[str, Any]:
    """A process is sent only worlds imagined from the bot's own seat, so it has nothing to peek at."""
    return {
        "package": game.package,
        "state": state.imagine(seat, seed).dump(),
        "seat": seat,
        "seed": seed,
        "opening": None if past is None else past.opening.imagine(seat, seed).dump(),
        "moves": [] if past is None else list(past.moves),
    }

"""Compiles the engine in the background, with the command that ./play gives, and uses it when it is ready."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path
from typing import Literal

from nemeton.core.vector import COMPILED

logger = logging.getLogger("nemeton.server")

COMMAND = "NEMETON_COMPILE"  # prints the folder of the compiled package; writes its progress to NEMETON_PROGRESS
WHY_NOT = "NEMETON_UNCOMPILED"
LOOK_SECONDS = 1.0
State = Literal["compiled", "compiling", "interpreted"]


class Engine:
    """How the bots' engine runs: compiled, interpreted, or interpreted while it is being compiled."""

    def __init__(self, command: str = "", why_not: str = "") -> None:
        self.command = command
        self.why_not = why_not
        self.state: State = "compiled" if COMPILED else "compiling" if command else "interpreted"
        self.percent = 0

    @classmethod
    def named(cls) -> Engine:
        """As ./play specifies in the environment."""
        return cls(os.environ.get(COMMAND, ""), os.environ.get(WHY_NOT, ""))

    async def compile(self) -> Path | None:
        """The folder of the compiled package once it exists; None if compilation fails, which is logged."""
        logger.info("the engine is being compiled; until it is, bots of levels 4 and 5 think less")
        with tempfile.TemporaryDirectory(prefix="nemeton-") as folder:
            try:
                code, said, complaint = await self._run(Path(folder, "progress"))
            except OSError as error:  # it could not even be started
                code, said, complaint = 1, "", str(error)
        if code == 0:
            self.state, self.percent = "compiled", 100
            logger.info("the engine is compiled")
            return Path(said)
        self.state, self.why_not = "interpreted", complaint.removeprefix("nemeton: ")
        logger.warning("the engine is not compiled, the same games are played slower: %s", self.why_not)
        return None

    async def _run(self, progress: Path) -> tuple[int, str, str]:
        """The command's exit code, and the last lines of its output and of its errors."""
        process = await asyncio.create_subprocess_exec(
            *("nice", "-n", "19", self.command),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            env={**os.environ, "NEMETON_PROGRESS": str(progress)},
            start_new_session=True,  # so that it ends with the server, together with everything it started
        )
        answer = asyncio.ensure_future(process.communicate())
        try:
            while not answer.done():
                await asyncio.wait({answer}, timeout=LOOK_SECONDS)
                self._look(progress)
            lines = [(text.decode(errors="replace").strip().splitlines() or [""])[-1] for text in answer.result()]
            return process.returncode or 0, lines[0], lines[1]
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)
                await process.wait()

    def _look(self, progress: Path) -> None:
        with contextlib.suppress(OSError, ValueError):
            percent = int(progress.read_text())
            if percent != self.percent:
                self.percent = percent
                logger.info("compiling the engine: %d %%", percent)

"""Lines between a node and its database or its bus that can be cut: a relay on this machine.

A line that is cut says nothing, as when a cable is pulled: who is connected waits, who calls is not answered. When it
is mended, what was connected before is found to be dead.
"""

from __future__ import annotations

import asyncio
import contextlib

CHUNK = 65_536


class Line:
    def __init__(self, to: int) -> None:
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """The port at which it begins."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        for end in list(self._ends):
            end.transport.abort()
        self._whole.set()

    async def close(self) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._ends.add(writer)
        other = None
        try:
            await self._whole.wait()
            far, other = await asyncio.open_connection("127.0.0.1", self._to)
            self._ends.add(other)
            await asyncio.gather(self._carry(reader, other), self._carry(far, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            for end in filter(None, (writer, other)):
                self._ends.discard(end)
                end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self._whole.wait()
            writer.write(data)
            await writer.drain()
        with contextlib.suppress(OSError):
            writer.write_eof()

"""WebSockets with little between the network and a table.

uvicorn's protocol handles everything rare or difficult: the handshake, pings, closing, fragments, errors. Only what
makes up nearly all traffic takes a short cut: a whole short text frame goes straight to the listener, and a message is
written straight to the transport, without the queues and tasks of ASGI.

Everything else is taken apart a little at a time, so that thousands of tiny frames in one packet hold nobody up, and
each ping or piece of a message is counted like a message.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from nemeton.server.wire.frames import heading, unmasked

MOVED = 1012  # the code of a connection whose client is to come back at once: the server stops, or another has room
EXTENSION = "nemeton.wire"  # the key under which a handler finds the socket in its scope
MOUTHFUL = 1_024  # bytes taken apart in one turn of the loop: up to 170 frames, which take a millisecond or two


class TableSocket(WebSocketsSansIOProtocol):
    """A socket with a `listener` for messages; `drained` is called when a slow reader has caught up, `counted` for each
    frame that is no whole message, and `gone` when the socket ends.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.full = False
        self._listener: Callable[[bytes], None] | None = None
        self._drained: Callable[[], None] = lambda: None
        self._counted: Callable[[], None] = lambda: None
        self._unread = bytearray()  # has arrived, and is not taken apart yet
        self._reading_on = False
        self.gone: Callable[[], None] = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    def listen(
        self, listener: Callable[[bytes], None], drained: Callable[[], None], counted: Callable[[], None]
    ) -> None:
        self._listener, self._drained, self._counted = listener, drained, counted

    # -- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        quiet = not self._unread and not self.read_paused and not self.frames and not self.conn.reader.buffer
        if quiet and self._listener is not None:
            text = unmasked(data)
            if text is not None and not self.close_sent:
                self._listener(text)
                return
        self._unread += data
        if len(self._unread) == len(data):
            self._read_on()
        else:
            self._read_on_soon()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read_on_soon()
        return message

    def _read_on_soon(self) -> None:
        """Take the next mouthful in the loop's next turn; until everything is taken apart, nothing more is read."""
        if self._unread:
            self.transport.pause_reading()
            if not self._reading_on and not self.read_paused:
                self._reading_on = True
                self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        self._reading_on = False
        mouthful = bytes(self._unread[:MOUTHFUL])
        del self._unread[:MOUTHFUL]
        super().data_received(mouthful)
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread:
            self._read_on_soon()
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        self._counted()
        if self.transport.is_closing():
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.pending_ping_payload is None:  # nobody asked for it
            self._counted()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._counted()
        super().handle_cont(event)

    # -- writing ---------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        self._drained()

    def tell(self, message: bytes) -> None:
        """Send a text; does nothing if the client has gone or is leaving."""
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(heading(len(message)) + message)

    def shutdown(self) -> None:
        """The server is stopping. A client that is already leaving has said so."""
        with contextlib.suppress(InvalidState):
            super().shutdown()

    def hang_up(self) -> None:
        """End the connection: the handler is told that the other side has gone, and closes."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})

    def throw_out(self) -> None:
        """End the connection of somebody who does not stop: nothing more is sent or heard."""
        self.transport.abort()

    def send_on(self) -> None:
        """End the connection as a server does that stops: its client comes back at once, to another node."""
        self.shutdown()

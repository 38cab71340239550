"""WebSockets with little between the network and a table.

uvicorn's protocol handles everything rare or difficult: the handshake, pings, closing, fragments, errors. Only what
makes up nearly all traffic takes a short cut: a whole short text frame goes straight to the listener, and a message is
written straight to the transport, without the queues and tasks of ASGI.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from nemeton.server.wire.frames import heading, unmasked

MOVED = 1012  # the code of a connection whose client is to come back at once: the server stops, or another has room
EXTENSION = "nemeton.wire"  # the key under which a handler finds the socket in its scope


class TableSocket(WebSocketsSansIOProtocol):
    """A socket with a `listener` for messages and a `drained` that is called when a slow reader has caught up.

    `gone` is called when it ends.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.full = False
        self._listener: Callable[[bytes], None] | None = None
        self._drained: Callable[[], None] = lambda: None
        self.gone: Callable[[], None] = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    def listen(self, listener: Callable[[bytes], None], drained: Callable[[], None]) -> None:
        self._listener, self._drained = listener, drained

    # -- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._listener is not None and not self.read_paused and not self.frames and not self.conn.reader.buffer:
            text = unmasked(data)
            if text is not None and not self.close_sent:
                self._listener(text)
                return
        super().data_received(data)

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

    def send_on(self) -> None:
        """End the connection as a server does that stops: its client comes back at once, to another node."""
        self.shutdown()

"""WebSockets with little between the network and a table.

uvicorn's protocol keeps all that is rare or difficult: the handshake, pings, closing, fragments, faults. Only what
makes up nearly all traffic takes a short way: a whole short text frame goes straight to the listener, and a message is
written straight to the transport, without the queues and tasks of ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "nemeton.wire"  # under which a handler finds the socket in its scope

WHOLE_TEXT = 0x81  # the first byte of an unfragmented text frame
MASKED = 0x80
SHORT, MEDIUM = 126, 65_536
LONGEST = 4_096  # bytes of a frame that takes the short way


class TableSocket(WebSocketsSansIOProtocol):
    """A socket with a `listener` for messages and a `drained` that is called when a slow reader has caught up."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.full = False
        self._listener: Callable[[bytes], None] | None = None
        self._drained: Callable[[], None] = lambda: None

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
        """Send a text. To somebody who has gone or is going nothing is sent."""
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(_heading(len(message)) + message)

    def hang_up(self) -> None:
        """End the connection: the handler hears that the other side has gone, and closes."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})


def unmasked(data: bytes) -> bytes | None:
    """The text of a client's frame, if these bytes are exactly one whole and short one; else None."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, at = data[1] - MASKED, 2
    if length == SHORT:
        length, at = int.from_bytes(data[2:4], "big"), 4
    if length > LONGEST or size != at + 4 + length or (at == 2 and length > SHORT):
        return None
    mask = data[at : at + 4] * (length // 4 + 1)
    masked = int.from_bytes(data[at + 4 :], "big")
    return (masked ^ int.from_bytes(mask[:length], "big")).to_bytes(length, "big")


def _heading(length: int) -> bytes:
    """The first bytes of a server's text frame."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT, length >> 8, length & 255))
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")

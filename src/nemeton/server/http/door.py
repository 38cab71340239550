"""The door: how many connections one address may have, and how large and how slow a request may be.

uvicorn's protocol does the rest. A client that sends nothing, or never finishes, is disconnected; the log says so, once
a minute for each address.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nemeton.server.http.place import Place
from nemeton.server.people.limits import Limits, home
from nemeton.server.people.rates import Rates
from nemeton.server.wire.sockets import TableSocket

logger = logging.getLogger("nemeton.server")

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
QUIET_SECONDS = 60.0  # between two log lines about one address
MOST_NOTED = 1000


class Threshold:
    """What all connections share: the limits, the counts, and what was logged recently."""

    def __init__(self, limits: Limits, rates: Rates, place: Place) -> None:
        self.limits = limits
        self._rates = rates
        self._place = place
        self._told: dict[str, float] = {}

    def enter(self, address: str) -> bool:
        """May this address open one more connection? A proxy brings many people, so its connections are not counted."""
        if self._place.believes(address) or self._rates.hold("connections", address=home(address)):
            return True
        self.tell(address, "has too many connections")
        return False

    def leave(self, address: str) -> None:
        if not self._place.believes(address):
            self._rates.let_go("connections", address=home(address))

    def tell(self, address: str, what: str) -> None:
        now = time.monotonic()
        if now - self._told.get(address, -QUIET_SECONDS) < QUIET_SECONDS:
            return
        if len(self._told) >= MOST_NOTED:
            self._told.clear()
        self._told[address] = now
        logger.warning("%s %s and is sent away", address, what)


class Door(HttpToolsProtocol):
    """One connection, from its first byte to its last; if it becomes a table's socket, it stays in the count."""

    def __init__(self, threshold: Threshold, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._threshold = threshold
        self._address = ""
        self._counted = False
        self._in_head = True
        self._heard = 0  # bytes of the head so far
        self._timer: asyncio.TimerHandle | None = None

    # -- coming and going ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._counted = self._threshold.enter(self._address)
        if self._counted:
            self._wait(self._threshold.limits.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self._threshold.leave(self._address)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, TableSocket):
            socket.gone = self._leave

    # -- listening -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self._in_head:
            super().data_received(data)
            return
        if self._timer is None:
            self._wait(self._threshold.limits.head_seconds)
        room = self._threshold.limits.largest_head - self._heard
        head, more = data[:room], data[room:]
        self._heard += len(head)
        super().data_received(head)
        if more and not self.transport.is_closing() and self.transport.get_protocol() is self:
            if self._in_head:
                self._send_away(TOO_LARGE, "sends a head without an end")
            else:
                super().data_received(more)

    def on_headers_complete(self) -> None:
        self._in_head, self._heard = False, 0
        self._wait(self._threshold.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._stop_waiting()
        super().on_message_complete()

    # -- waiting ---------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._send_away, TOO_SLOW, "does not come to an end")

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _send_away(self, answer: bytes, why: str) -> None:
        self._threshold.tell(self._address, why)
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(answer)
            self.transport.close()

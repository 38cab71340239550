"""The WebSocket of a table."""

from __future__ import annotations

import contextlib
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket

from nemeton.server.http.errors import Id, TheRuntime, address, who_asks
from nemeton.server.refusals import Refusal
from nemeton.server.wire.connection import Connection
from nemeton.server.wire.messages import Gone
from nemeton.server.wire.sockets import EXTENSION, MOVED, TableSocket

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{id:str}/live")
async def live(socket: Socket, runtime: TheRuntime, id: Id) -> None:
    """Sends situations to one person and receives their moves."""
    await socket.accept()
    wire = cast(TableSocket, socket.scope["extensions"][EXTENSION])  # type: ignore[index]
    if not runtime.takes_in:
        await socket.close(MOVED)
        return
    try:
        table = await runtime.tables.newest(id)
    except Refusal as refusal:
        if refusal.key == "elsewhere":
            await socket.close(MOVED)
            return
        wire.tell(msgspec.json.encode(Gone()))
        await socket.close(4404)
        return
    who = who_asks(socket)
    person, from_, rates = who.person.id, address(socket), runtime.rates
    if not rates.hold("open_sockets", person, from_):
        await socket.close(4429)
        return
    connection = Connection(table, who, from_, wire, runtime.hub, runtime.tables, runtime.accounts, rates)
    runtime.hub.join(connection)
    wire.listen(connection.hear, connection.flush, connection.count)
    try:  # long or fragmented messages arrive here, and the disconnect
        while (message := await socket.receive())["type"] == "websocket.receive":
            connection.hear((message.get("text") or "").encode())
    finally:
        runtime.hub.leave(connection)
        rates.let_go("open_sockets", person, from_)
        with contextlib.suppress(Exception):  # it may be closed already
            await socket.close()

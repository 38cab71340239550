"""The WebSocket of a table."""

from __future__ import annotations

import contextlib
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket

from nemeton.server.hearing import Hearing
from nemeton.server.live import Connection
from nemeton.server.messages import Gone
from nemeton.server.refusals import Refusal
from nemeton.server.routing import Id, TheHouse, who_asks
from nemeton.server.sockets import EXTENSION, TableSocket

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{id:str}/live")
async def live(socket: Socket, house: TheHouse, id: Id) -> None:
    """Situations for one person, moves from them."""
    await socket.accept()
    wire = cast(TableSocket, socket.scope["extensions"][EXTENSION])  # type: ignore[index]
    try:
        table = await house.tables.get(id)
    except Refusal:
        wire.tell(msgspec.json.encode(Gone()))
        await socket.close(4404)
        return
    who = who_asks(socket)
    connection = Connection(table, who.person.id, house.hub, wire, house.sources.now, who.token)
    hearing = Hearing(house, connection, wire)
    house.hub.join(connection)
    wire.listen(hearing.put, connection.flush)
    try:  # what is long or in fragments arrives here, and the end
        while (message := await socket.receive())["type"] == "websocket.receive":
            hearing.put((message.get("text") or "").encode())
    finally:
        house.hub.leave(connection)
        with contextlib.suppress(Exception):  # it may be closed already
            await socket.close()

"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from nemeton.server import playing
from nemeton.server.house import House
from nemeton.server.live import Connection
from nemeton.server.messages import Answer, Chat, FromClient, Gone, Here, Play, Say, TakeBack, Trouble
from nemeton.server.refusals import Refusal
from nemeton.server.routing import Id, TheHouse, who_asks
from nemeton.server.tables import Table, logger

Socket = WebSocket[Any, Any, Any]
_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()
REFUSALS_ENDURED = 50  # of messages too many or unreadable, before a connection is closed


@websocket("/tables/{id:str}/live")
async def live(socket: Socket, house: TheHouse, id: Id) -> None:
    """Situations for one person, moves from them."""
    await socket.accept()
    try:
        table = await house.tables.get(id)
    except Refusal:
        await socket.send_data(_encoder.encode(Gone()).decode())
        await socket.close(4404)
        return
    connection = Connection(table.head.id, who_asks(socket).person.id)
    house.hub.join(connection)
    sender = asyncio.create_task(_send(socket, house, connection))
    receiver = asyncio.create_task(_receive(socket, house, connection))
    try:
        await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.hub.leave(connection)
        for task in (sender, receiver):
            task.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)
        with contextlib.suppress(Exception):  # it may be closed already
            await socket.close()


async def _send(socket: Socket, house: House, connection: Connection) -> None:
    while not connection.gone:
        try:
            news = await connection.next(house.tables)
        except Refusal as refusal:
            news = [refusal.trouble()]
        for message in news:
            await socket.send_data(_encoder.encode(message).decode())


async def _receive(socket: Socket, house: House, connection: Connection) -> None:
    endured = 0
    with contextlib.suppress(WebSocketDisconnect):
        while endured < REFUSALS_ENDURED:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            try:
                house.rates.spend("moves", connection.person or f"socket {id(connection)}")
                await _heed(house, connection, _read(message.get("text")))
            except Refusal as refusal:
                endured += refusal.key in ("too-fast", "bad-message")
                connection.say(refusal.trouble())
                if refusal.key == "stale":
                    connection.mark()
            except Exception:
                logger.exception("a message of a table failed")
                connection.say(Trouble("internal"))


def _read(text: str | None) -> FromClient:
    try:
        message: FromClient = _decoder.decode(text or "")
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message") from error
    return message


async def _heed(house: House, connection: Connection, message: FromClient) -> None:
    id, person = connection.table, connection.person
    match message:
        case Here(log=log, known=known):
            await _arrive(house, connection, log, known)
        case Play():
            await playing.play(house.tables, id, person, message)
        case TakeBack():
            await playing.take_back(house.tables, id, person, message)
        case Answer():
            await playing.answer(house.tables, id, person, message)
        case Say(text=text):
            await _chat(house, await house.tables.get(id), person, text)


async def _arrive(house: House, connection: Connection, log: int, known: int) -> None:
    """A client says what it has; it gets what it lacks, and on first arrival the last chats."""
    table = await house.tables.get(connection.table)
    if known < 0 or known > table.head.version:
        log = 0  # what it has is not of this table as it is now
    connection.log = max(0, log)
    connection.ready = True
    connection.mark()
    if known < 0:
        for chat in table.chats:
            connection.say(chat)


async def _chat(house: House, table: Table, person: str, text: str) -> None:
    house.rates.spend("chats", person)
    somebody = await house.accounts.person(person) if person else None
    if somebody is None or not somebody.name:
        raise Refusal("introduce-first")
    text = "".join(c if c.isprintable() else " " for c in text).strip()
    if text:
        chat = Chat(table.head.seat_of(person), somebody.name, text, house.sources.now())
        table.chats.append(chat)
        house.hub.chat(table, chat)

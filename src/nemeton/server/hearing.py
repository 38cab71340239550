"""What a client says at a table, heeded one message after the other."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from nemeton.server import playing
from nemeton.server.house import House
from nemeton.server.live import Connection, Wire
from nemeton.server.messages import Answer, Chat, FromClient, Here, Play, Say, TakeBack, Trouble
from nemeton.server.refusals import Refusal
from nemeton.server.tables import Table, logger

_decoder = msgspec.json.Decoder(FromClient)
REFUSALS_ENDURED = 50  # of messages too many or unreadable, before a connection is closed
MOST_UNHEARD = 200  # messages of one client that may wait


class Hearing:
    """The messages of one client, heeded one after the other."""

    def __init__(self, house: House, connection: Connection, wire: Wire) -> None:
        self.house = house
        self.connection = connection
        self._wire = wire
        self._endured = 0
        self._waiting: deque[bytes] = deque()
        self._working: asyncio.Task[None] | None = None

    def put(self, text: bytes) -> None:
        if self._working is not None:
            self._waiting.append(text)
            if len(self._waiting) > MOST_UNHEARD:
                self._wire.hang_up()
            return
        message = self._read(text)
        if message is not None and not (isinstance(message, Play) and self._play_now(message)):
            self._working = asyncio.create_task(self._work(message))

    def _read(self, text: bytes) -> FromClient | None:
        """What a client says; None if it says too much or nothing that can be understood."""
        try:
            self.house.rates.spend("moves", self.connection.person or f"socket {id(self.connection)}")
            return _read(text)
        except Refusal as refusal:
            self._failed(refusal)
            return None

    def _play_now(self, message: Play) -> bool:
        """Nearly every message is a move, and nearly every move has nothing to wait for but the disk."""
        connection = self.connection
        try:
            return playing.play_now(
                self.house.tables, connection.table.head.id, connection.person, message, self._failed
            )
        except Exception as error:
            self._failed(error)
            return True

    async def _work(self, message: FromClient | None) -> None:
        while True:
            try:
                if message is not None:
                    await self._heed(message)
            except Exception as error:
                self._failed(error)
            if not self._waiting:
                break
            message = self._read(self._waiting.popleft())
        self._working = None

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, Refusal):
            logger.error("a message of a table failed", exc_info=error)
            self.connection.say(Trouble("internal"))
            return
        self._endured += error.key in ("too-fast", "bad-message")
        self.connection.say(error.trouble())
        if error.key == "stale":
            self.connection.mark()
        if self._endured >= REFUSALS_ENDURED:
            self._waiting.clear()
            self._wire.hang_up()

    async def _heed(self, message: FromClient) -> None:
        house, id, person = self.house, self.connection.table.head.id, self.connection.person
        match message:
            case Play():
                await playing.play(house.tables, id, person, message)
            case Here():
                await self._arrive(message)
            case TakeBack():
                await playing.take_back(house.tables, id, person, message)
            case Answer():
                await playing.answer(house.tables, id, person, message)
            case Say(text=text):
                await _chat(house, await house.tables.get(id), person, text)

    async def _arrive(self, here: Here) -> None:
        """A client says what it has; it gets what it lacks."""
        connection = self.connection
        table = connection.table = await self.house.tables.get(connection.table.head.id)
        log = here.log
        if here.known < table.rewound or here.known > table.head.version:
            log = 0  # what it has may not have happened: a decision was taken back meanwhile
        connection.arrived(log, here.words)
        for said in table.chats:
            if said.chat.at > here.heard:
                connection.say(said.chat)


def _read(text: bytes) -> FromClient:
    try:
        message: FromClient = _decoder.decode(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message") from error
    return message


async def _chat(house: House, table: Table, person: str, text: str) -> None:
    house.rates.spend("chats", person)
    somebody = await house.accounts.person(person) if person else None
    if somebody is None or not somebody.name:
        raise Refusal("introduce-first")
    text = "".join(c if c.isprintable() else " " for c in text).strip()
    if text:
        chat = Chat(table.head.seat_of(person), somebody.name, text, house.sources.now())
        await house.tables.chat(table, person, chat)

"""One person at one table, by WebSocket: their messages are handled one at a time, and they are told what happens.

News is sent at once, unless the reader is slow: then the connection is only marked, and gets the newest situation when
there is room again. A slow reader misses intermediate steps, never the last one, and no queue grows.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec

from nemeton.server.people.accounts import Accounts, Who
from nemeton.server.people.rates import Rates
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Remark
from nemeton.server.store.store import CannotRead, CannotWrite
from nemeton.server.table.agreement import game_of, rules_today
from nemeton.server.table.repository import Tables
from nemeton.server.table.table import Command, Table
from nemeton.server.wire import views
from nemeton.server.wire.commands import because, charge, command, is_costly, previews, wait_to_be_told
from nemeton.server.wire.hub import Hub
from nemeton.server.wire.messages import (
    Answer,
    Because,
    Chat,
    Foresee,
    FromClient,
    Gone,
    Here,
    House,
    Play,
    Previews,
    Say,
    Settle,
    TakeBack,
    There,
    Trouble,
    WhyNot,
)
from nemeton.server.wire.views import Vocabulary

logger = logging.getLogger("nemeton.server")

Told = Chat | Trouble | House | Because | Previews
LOUD = (Play, TakeBack, Answer, Settle, Say)  # messages that others notice
WAITING = 60  # chats, answers and refusals that may wait for a slow reader
REFUSALS_ENDURED = 50  # for too many or unreadable messages, before a connection is closed
MOST_UNHEARD = 200  # messages from one client that may wait
_decoder = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
THERE = _encode(There())


class Wire(Protocol):
    """The socket under a connection."""

    full: bool  # its reader is slow: nothing more is to be sent for now

    def tell(self, message: bytes) -> None: ...
    def hang_up(self) -> None: ...
    def throw_out(self) -> None: ...
    def send_on(self) -> None: ...


class Connection:
    """`log` is the number of events the client has. `token` is the id of the token that let it in."""

    def __init__(
        self,
        table: Table,
        who: Who,
        address: str,
        wire: Wire,
        hub: Hub,
        tables: Tables,
        accounts: Accounts,
        rates: Rates,
    ) -> None:
        self.table = table
        self.address = address
        self.person: str = who.person.id
        self.token: str = who.token
        self._plays = who.scope != "read"  # otherwise it only looks on
        self.log = 0
        self.vocabulary: Vocabulary | None = None  # the words its client has, if it asked for any
        self.ready = False  # has the client said what it has?
        self._wire = wire
        self._hub = hub
        self._tables = tables
        self._accounts = accounts
        self._rates = rates
        self._changed = False
        self._told: object = None  # the standing of the table as last sent
        self._answers: list[int] = []  # the commands to which the next situation is the answer
        self._said: deque[Told] = deque(maxlen=WAITING)
        self._endured = 0
        self._unheard: deque[bytes] = deque()
        self._busy = False  # handling a message
        self._resting = False  # no message is handled before others have had their turn
        self._working: asyncio.Task[None] | None = None

    # -- telling ---------------------------------------------------------------------------------

    def mark(self) -> None:
        """There is something new."""
        self._changed = True
        self.flush()

    def say(self, message: Told) -> None:
        self._said.append(message)
        self.flush()

    def end(self) -> None:
        """The table is gone, or the right to see it is."""
        self._wire.tell(_encode(Gone()))
        self.cut()

    def cut(self) -> None:
        """Cut the connection; a person who is still allowed reconnects."""
        self._wire.hang_up()

    @property
    def busy(self) -> bool:
        """Is a message of this client being handled?"""
        return self._busy

    def send_on(self) -> None:
        """Close, so that the client comes back at once by another node."""
        self._wire.send_on()

    def flush(self) -> None:
        """Send what there is to send, if the reader has room."""
        if self._changed and self.ready and not self._wire.full:
            self._changed = False
            try:
                self._wire.tell(self._situation())
            except Exception:
                logger.exception("a situation could not be told")
                self._said.append(Trouble("internal"))
        while self._said and not self._wire.full:
            self._wire.tell(_encode(self._said.popleft()))

    def _situation(self) -> bytes:
        table, outside = self.table, self._tables.outside
        sheet, info = table.sheet, None
        standing = views.standing(sheet, self._hub.presence(sheet.id))
        if standing != self._told:
            info = views.table_info(sheet, self.person, self._hub, outside)
            self._told = standing
        answers, self._answers = self._answers, []
        seat = sheet.seat_of(self.person)
        situation = views.situation(table, seat, info, outside, self.log, self.vocabulary, answers)
        self.log = situation.log_from + len(situation.log)
        return _encode(situation)

    # -- hearing ---------------------------------------------------------------------------------

    def hear(self, text: bytes) -> None:
        """A message has arrived."""
        if text == THERE:  # answered even while something else is being written
            self._there()
            return
        self._unheard.append(text)
        if len(self._unheard) > MOST_UNHEARD:
            self._throw_out()
        elif not self._busy and not self._resting:
            self._go_on()

    def _there(self) -> None:
        # Who does not read would not hear it, and the answers would pile up.
        if self._pay() and not self._wire.full:
            self._wire.tell(THERE)

    def count(self) -> None:
        """A ping or a piece of a message has arrived: it costs as much as a message."""
        self._pay()

    def _pay(self) -> bool:
        try:
            self._rates.spend("moves", self.person or f"socket {id(self)}", self.address)
        except Refusal as refusal:
            self._refuse(refusal, 0)
            return False
        return True

    def _throw_out(self) -> None:
        self._unheard.clear()
        self._wire.throw_out()

    def _go_on(self) -> None:
        self._resting = False
        while self._unheard and not self._busy and not self._resting:
            message = self._read(self._unheard.popleft())
            if message is not None:
                self._heed(message)

    def _rest(self) -> None:
        """Let others have their turn before the next message."""
        if not self._resting:
            self._resting = True
            asyncio.get_running_loop().call_soon(self._go_on)

    def _read(self, text: bytes) -> FromClient | None:
        """Decode a message; None if the client sends too much or it cannot be understood."""
        if not self._pay():
            return None
        try:
            message = _read(text)
            charge(self._rates, message, self.person or f"socket {id(self)}", self.address)
            return message
        except Refusal as refusal:
            self._refuse(refusal, 0)
            return None

    def _heed(self, message: FromClient) -> None:
        if not self._plays and isinstance(message, LOUD):
            self._refuse(Refusal("no-scope", scope="play"), message.id)
            return
        if isinstance(message, There):
            self._wire.tell(THERE)
            return
        self._busy = True
        if isinstance(message, Play | TakeBack | Answer | Settle):
            judge = command(message, self._tables.outside, self.person)
            self._command(message.id, judge, is_costly(message))
        elif isinstance(message, WhyNot):
            self._ask(message.id, self._why_not(message))
        elif isinstance(message, Foresee):
            self._ask(message.id, self._foresee(message))
        elif isinstance(message, Say):
            self._ask(message.id, self._chat(message.text))
        else:
            self._ask(message.id, self._arrive(message))

    def _command(self, id: int, command: Command, costly: bool) -> None:
        """Nearly every message is a move, and nearly every move waits only for the disk: then no task is made."""
        done = partial(self._done, id)  # not a nested function, see `Tables._decide`
        if costly:
            self._working = asyncio.create_task(self._tables.weigh(self.table.sheet.id, command, done))
        else:
            self._tables.change(self.table.sheet.id, command, done)

    def _done(self, id: int, error: Exception | None) -> None:
        """A command is written, or refused."""
        self._busy = False
        if error is not None:
            self._refuse(error, id)
        elif id:
            self._answers.append(id)  # everybody is told next, including this connection
        if self._unheard or error is not None:  # a refusal cost its sender nothing, but it took time
            self._rest()

    def _ask(self, id: int, work: Coroutine[Any, Any, None]) -> None:
        """Handle a message that may have to wait for more than the disk."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                self._refuse(error, id)
            self._busy = False
            self._go_on()

        self._working = asyncio.create_task(guarded())

    def _refuse(self, error: Exception, id: int) -> None:
        if isinstance(error, (CannotRead, CannotWrite)):
            error = Refusal("cannot-write" if isinstance(error, CannotWrite) else "cannot-read")
        if not isinstance(error, Refusal):
            logger.error("a message of a table failed", exc_info=error)
            self.say(Trouble("internal", id=id))
            return
        self._endured += error.key in ("too-fast", "bad-message")
        self.say(views.trouble(error, id))
        if error.key == "stale":
            self.mark()
        if self._endured >= REFUSALS_ENDURED:
            self._throw_out()

    # -- what is asked and said ------------------------------------------------------------------

    async def _why_not(self, wish: WhyNot) -> None:
        self.say(await because(self._tables, self.table.sheet.id, self.person, wish))

    async def _foresee(self, wish: Foresee) -> None:
        self.say(await previews(self._tables, self.table.sheet.id, self.person, wish))

    async def _chat(self, text: str) -> None:
        self._rates.spend("chats", self.person, self.address)
        somebody = await self._accounts.person(self.person) if self.person else None
        if somebody is None or not somebody.name:
            raise Refusal("introduce-first")
        if self._accounts.standing(self.person):
            raise Refusal("muted")
        text = "".join([c if c.isprintable() else " " for c in text]).strip()
        if text:
            table = await self._tables.get(self.table.sheet.id)
            seat, now = table.sheet.seat_of(self.person), self._tables.outside.now()
            remark = Remark(seat, somebody.name, text, now, bool(somebody.account))
            await self._tables.chat(table, self.person, remark)

    async def _arrive(self, here: Here) -> None:
        """A client says what it has; it is sent what it lacks, and all words again if it asked for any."""
        table = self.table = await self._tables.get(self.table.sheet.id)
        if here.known > table.sheet.version:  # from a node that knows more than this one
            await self._tables.catch_up(table)
        await self._accounts.know(table.sheet.persons())
        log = max(0, here.log)
        if here.known < table.rewound or here.known > table.sheet.version:
            log = 0  # its events may no longer be true: a decision was undone meanwhile
        await wait_to_be_told(self._tables, table, log)
        self.log, self.ready, self._told = log, True, None
        known = here.words and rules_today(table.sheet)  # otherwise the game no longer exists
        self.vocabulary = Vocabulary(game_of(table.sheet)) if known else None
        self.mark()
        if self._hub.state != "open":
            self.say(House(self._hub.state))
        for said in table.chats:
            if said.remark.at > here.heard:
                self.say(views.chat(said.remark))


def _read(text: bytes) -> FromClient:
    try:
        message: FromClient = _decoder.decode(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message") from error
    return message

"""Who is at which table, and the telling: each connection gets the situation of its own person.

A connection is told at once, unless its reader is slow: then it is only marked, and told the newest situation when
there is room again. A slow reader misses steps in between, never the last one, and no queue grows.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from nemeton.server import show
from nemeton.server.messages import Chat, Gone, Trouble
from nemeton.server.show import Vocabulary

if TYPE_CHECKING:
    from nemeton.server.head import Head
    from nemeton.server.tables import Table

logger = logging.getLogger("nemeton.server")

WAITING = 60  # chats and refusals that may wait for a slow reader
_encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """The socket under a connection."""

    full: bool  # its reader is slow: nothing more is to be sent for now

    def tell(self, message: bytes) -> None: ...
    def hang_up(self) -> None: ...


class Connection:
    """One person looking at one table. `log` is the number of events that its client has.

    `token` is the id of the token by which the person was let in, empty for a cookie.
    """

    def __init__(
        self, table: Table, person: str, hub: Hub, wire: Wire, now: Callable[[], float], token: str = ""
    ) -> None:
        self.table = table
        self.person = person
        self.token = token
        self.log = 0
        self.vocabulary: Vocabulary | None = None  # the words its client was told, if it wishes for any
        self.ready = False  # has said where it stands
        self._hub = hub
        self._wire = wire
        self._now = now
        self._changed = False
        self._told: object = None  # the standing of the table that was told last
        self._said: deque[Chat | Trouble] = deque(maxlen=WAITING)

    def mark(self) -> None:
        """There is something new."""
        self._changed = True
        self.flush()

    def say(self, message: Chat | Trouble) -> None:
        self._said.append(message)
        self.flush()

    def end(self) -> None:
        """The table, or one's right to see it, is no more."""
        self._wire.tell(_encode(Gone()))
        self.cut()

    def cut(self) -> None:
        """The line ends; who may still come, comes again."""
        self._wire.hang_up()

    def arrived(self, log: int, words: bool) -> None:
        """The client has so many events and wants the rest, and the table as a whole; with all words anew, or none."""
        self.log, self.ready, self._told = max(0, log), True, None
        self.vocabulary = Vocabulary(self.table.head.known_game()) if words else None
        self.mark()

    def flush(self) -> None:
        """Tell what there is to tell, if the reader has room."""
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
        table, now = self.table, self._now()
        head, info = table.head, None
        standing = show.standing(head, self._hub.presence(head.id))
        if standing != self._told:
            info = show.table_info(head, self.person, self._hub, now)
            self._told = standing
        seat = head.seat_of(self.person)
        situation = show.situation(head, table.position, table.own(seat), seat, info, now, self.log, self.vocabulary)
        self.log = situation.log_from + len(situation.log)
        return _encode(situation)


class Hub:
    """The connections of all tables."""

    def __init__(self) -> None:
        self._at: dict[str, set[Connection]] = {}
        self._changes: dict[str, int] = {}  # how often somebody has come to or gone from a table

    def join(self, connection: Connection) -> None:
        self._at.setdefault(connection.table.head.id, set()).add(connection)
        self._moved(connection.table.head.id)

    def leave(self, connection: Connection) -> None:
        id = connection.table.head.id
        here = self._at.get(id, set())
        here.discard(connection)
        if here:
            self._moved(id)
        else:
            self._at.pop(id, None)
            self._changes.pop(id, None)

    def _moved(self, id: str) -> None:
        self._changes[id] = self._changes.get(id, 0) + 1
        for connection in self._at[id]:
            connection.mark()

    def mark(self, table: Table, person: str = "") -> None:
        """Something has changed at a table: tell everybody there, or one person alone."""
        for connection in self._at.get(table.head.id, ()):
            connection.table = table  # it may have been read anew
            if not person or connection.person == person:
                connection.mark()

    def rewind(self, table: str, log: int) -> None:
        """Events after the first `log` never happened: they must be sent anew."""
        for connection in self._at.get(table, ()):
            connection.log = min(connection.log, log)

    def chat(self, table: Table, chat: Chat) -> None:
        for connection in self._at.get(table.head.id, ()):
            connection.say(chat)

    def busy(self, table: str) -> bool:
        return table in self._at

    def count(self) -> int:
        return sum(map(len, self._at.values()))

    def of_person(self, person: str) -> list[Connection]:
        return [c for here in self._at.values() for c in here if c.person == person]

    def cut(self, person: str, token: str = "") -> None:
        """A token of somebody, or a cookie, has ended: who came by it must come again, as whoever they are now."""
        for connection in self.of_person(person):
            if connection.token == token:
                connection.cut()

    # -- presence --------------------------------------------------------------------------------

    def presence(self, table: str) -> int:
        """A number that changes when somebody comes or goes."""
        return self._changes.get(table, 0)

    def connected(self, table: str, person: str) -> bool:
        return any(connection.person == person for connection in self._at.get(table, ()))

    def watchers(self, head: Head) -> int:
        """How many are there who neither sit nor may come back to a seat that a bot keeps for them."""
        seated = {seat.person or seat.owner for seat in head.seats} - {""}
        return sum(connection.person not in seated for connection in self._at.get(head.id, ()))

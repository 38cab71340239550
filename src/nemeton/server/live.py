"""Who is at which table, and the telling: each connection gets the situation of its own person, whole.

A connection is only marked when there is something new; it then fetches the newest situation itself. A slow reader
misses steps in between, never the last one, and no queue grows. What went missing shows in the version.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from nemeton.server.messages import Chat, FromServer, Gone, Situation, Trouble

if TYPE_CHECKING:
    from nemeton.server.head import Head
    from nemeton.server.tables import Table, Tables

WAITING = 40  # chats and refusals that may wait for a slow reader


class Connection:
    """One WebSocket. `log` is the number of events that its client has."""

    def __init__(self, table: str, person: str) -> None:
        self.table = table
        self.person = person
        self.log = 0
        self.ready = False  # has said where it stands
        self.changed = False
        self.gone = False
        self._news = asyncio.Event()
        self._said: deque[Chat | Trouble] = deque(maxlen=WAITING)

    def mark(self) -> None:
        self.changed = True
        self._news.set()

    def say(self, message: Chat | Trouble) -> None:
        self._said.append(message)
        self._news.set()

    def end(self) -> None:
        self.gone = True
        self._news.set()

    async def next(self, tables: Tables) -> list[FromServer]:
        """Wait until there is something to tell, and tell it."""
        await self._news.wait()
        self._news.clear()
        out: list[FromServer] = []
        if self.changed and self.ready:
            self.changed = False
            out.append(await self._situation(tables))
        out += self._said
        self._said.clear()
        if self.gone:
            out.append(Gone())
        return out

    async def _situation(self, tables: Tables) -> Situation:
        table = await tables.get(self.table)
        situation = tables.situation(table, self.person, self.log)
        self.log = situation.log_from + len(situation.log)
        return situation


class Hub:
    """The connections of all tables."""

    def __init__(self) -> None:
        self._at: dict[str, set[Connection]] = {}

    def join(self, connection: Connection) -> None:
        here = self._at.setdefault(connection.table, set())
        here.add(connection)
        self.mark(connection.table)

    def leave(self, connection: Connection) -> None:
        here = self._at.get(connection.table, set())
        here.discard(connection)
        if not here:
            self._at.pop(connection.table, None)
        self.mark(connection.table)

    def mark(self, table: str, person: str = "") -> None:
        """Something has changed at a table: tell everybody there, or one person alone."""
        for connection in self._at.get(table, ()):
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

    # -- presence --------------------------------------------------------------------------------

    def connected(self, table: str, person: str) -> bool:
        return any(connection.person == person for connection in self._at.get(table, ()))

    def watchers(self, head: Head) -> int:
        return sum(head.seat_of(connection.person) < 0 for connection in self._at.get(head.id, ()))

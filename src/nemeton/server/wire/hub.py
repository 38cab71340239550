"""Who is at which table: every connection, and everybody who must be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from nemeton.server.store.rows import Person, Remark, Sheet
from nemeton.server.table.repository import Audience
from nemeton.server.table.table import Table
from nemeton.server.wire import views
from nemeton.server.wire.messages import House, HouseState

if TYPE_CHECKING:
    from nemeton.server.wire.connection import Connection

STEP = 0.01  # seconds between two looks at somebody who is just moving


class Hub(Audience):
    """The connections of all tables."""

    def __init__(self) -> None:
        self.known: Callable[[str], Person | None] = lambda person: None  # who people are, if that is in memory
        self._at: dict[str, set[Connection]] = {}
        self.state: HouseState = "open"
        self._changes: dict[str, int] = {}  # how often somebody has come to or left a table
        self._elsewhere: dict[str, dict[str, list[str]]] = {}  # who is at a table through other nodes
        self.on_moved: Callable[[str, list[str]], None] = lambda table, people: None  # for other nodes

    def join(self, connection: Connection) -> None:
        self._at.setdefault(connection.table.sheet.id, set()).add(connection)
        self._moved(connection.table.sheet.id)

    def leave(self, connection: Connection) -> None:
        id = connection.table.sheet.id
        here = self._at.get(id, set())
        here.discard(connection)
        if not here:
            self._at.pop(id, None)
            self._changes.pop(id, None)
        self._moved(id)

    def _moved(self, id: str) -> None:
        self.on_moved(id, self.people(id))
        self._mark(id)

    def _mark(self, id: str) -> None:
        if id in self._at:
            self._changes[id] = self._changes.get(id, 0) + 1
            for connection in self._at[id]:
                connection.mark()

    # -- the house -------------------------------------------------------------------------------

    def announce(self, state: HouseState) -> None:
        """Tell everybody at every table the state of the house, when it changes."""
        if state != self.state and self.state != "closing":
            self.state = state
            for here in list(self._at.values()):
                for connection in list(here):
                    connection.say(House(state))

    def send_on(self, table: str) -> None:
        for connection in list(self._at.get(table, ())):
            connection.send_on()

    async def empty(self, seconds: float) -> None:
        """Send everybody on to other nodes, table by table within this time; whoever is just moving gets the answer."""
        here = [connection for table in list(self._at.values()) for connection in table]
        begun = asyncio.get_running_loop().time()
        for number, connection in enumerate(here):
            while connection.busy and asyncio.get_running_loop().time() < begun + 2 * seconds:
                await asyncio.sleep(STEP)
            connection.send_on()
            await asyncio.sleep(max(0.0, begun + seconds * number / len(here) - asyncio.get_running_loop().time()))

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, table: Table, person: str = "") -> None:
        for connection in self._at.get(table.sheet.id, ()):
            connection.table = table  # it may have been reloaded
            if not person or connection.person == person:
                connection.mark()

    def rewind(self, table: str, log: int) -> None:
        for connection in self._at.get(table, ()):
            connection.log = min(connection.log, log)

    def chat(self, table: Table, remark: Remark) -> None:
        chat = views.chat(remark)
        for connection in self._at.get(table.sheet.id, ()):
            connection.say(chat)

    # -- people ----------------------------------------------------------------------------------

    def of_person(self, person: str) -> list[Connection]:
        return [c for here in self._at.values() for c in here if c.person == person]

    def cut(self, person: str, token: str = "") -> None:
        """Somebody's token or cookie has ended: whoever came in with it must reconnect, as whoever they are now."""
        for connection in self.of_person(person):
            if connection.token == token:
                connection.cut()

    def renamed(self, person: str) -> None:
        """Somebody has a new name: tell the tables where they sit. The tables themselves have not changed."""
        for id, here in self._at.items():
            if person in next(iter(here)).table.sheet.persons():
                self._moved(id)

    # -- presence --------------------------------------------------------------------------------

    def busy(self, table: str) -> bool:
        return table in self._at

    def count(self) -> int:
        return sum(map(len, self._at.values()))

    def presence(self, table: str) -> int:
        """A number that changes when somebody comes, goes or changes their name."""
        return self._changes.get(table, 0)

    def person(self, id: str) -> Person | None:
        return self.known(id)

    def people(self, table: str) -> list[str]:
        """Who is at a table through this node; somebody with two windows is listed twice."""
        return [connection.person for connection in self._at.get(table, ())]

    def tables(self) -> list[str]:
        return list(self._at)

    def elsewhere(self, node: str, table: str, people: list[str]) -> None:
        """Note who is at a table through another node."""
        nodes = self._elsewhere.setdefault(table, {})
        if nodes.get(node, []) != people:
            nodes[node] = people
            self._mark(table)
        if not people:
            nodes.pop(node, None)
        if not nodes:
            del self._elsewhere[table]

    def gone(self, node: str) -> None:
        """Another node is gone, and so is everybody connected through it."""
        for table in [table for table, nodes in self._elsewhere.items() if node in nodes]:
            self.elsewhere(node, table, [])

    def _everybody(self, table: str) -> list[str]:
        others = self._elsewhere.get(table, {}).values()
        return [*self.people(table), *(person for people in others for person in people)]

    def connected(self, table: str, person: str) -> bool:
        return person in self._everybody(table)

    def watchers(self, sheet: Sheet) -> int:
        """How many people there neither have a seat nor may come back to one that a bot keeps for them."""
        seated = {seat.person or seat.owner for seat in sheet.seats} - {""}
        return sum(person not in seated for person in self._everybody(sheet.id))

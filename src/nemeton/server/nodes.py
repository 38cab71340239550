"""This node in a house of several: what it tells the others, how it uses what they tell it, and what it looks after.

Nothing here decides anything: the store does. If the bus is silent, the node asks the store every second.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from nemeton.server.bots.turns import Claims, Turns
from nemeton.server.bus.bus import Alive, Bus, Changed, Chatted, Message, News, Present, Renewed, Spent
from nemeton.server.outside import Outside
from nemeton.server.people.accounts import Accounts
from nemeton.server.people.rates import Rates
from nemeton.server.store.rows import Change, Said
from nemeton.server.store.store import SharedStore
from nemeton.server.table.alarms import Alarms
from nemeton.server.table.repository import Tables
from nemeton.server.tasks import background
from nemeton.server.wire.hub import Hub

logger = logging.getLogger("nemeton.server")

BEAT_SECONDS = 1.0
SILENT_BEATS = 4  # after which a node's visitors count as gone
MOST_OVERDUE = 50  # tables that one node looks after at once


class SharedClaims(Claims):
    def __init__(self, store: SharedStore, node: str) -> None:
        self._store = store
        self._node = node

    async def take(self, table: str) -> bool:
        return await self._store.claim(table, self._node)

    async def release(self, table: str) -> None:
        await self._store.release(table, self._node)


class Nodes:
    def __init__(
        self,
        store: SharedStore,
        bus: Bus,
        tables: Tables,
        hub: Hub,
        turns: Turns,
        alarms: Alarms,
        accounts: Accounts,
        rates: Rates,
        outside: Outside,
    ) -> None:
        self.id = secrets.token_hex(8)
        self._store = store
        self._bus = bus
        self._tables = tables
        self._hub = hub
        self._alarms = alarms
        self._accounts = accounts
        self._rates = rates
        self._outside = outside
        self._unheard = 0  # beats since this node last heard itself
        self._silent: dict[str, int] = {}  # beats since each of the other nodes was last heard
        self._tasks: set[asyncio.Task[None]] = set()
        turns.claims = SharedClaims(store, self.id)
        tables.shared = store
        tables.on_written = lambda change: self.tell(Changed(change))
        tables.on_chat = lambda table, said: self.tell(Chatted(table, *said))
        accounts.on_renewed = lambda person, ended: self.tell(Renewed(person, ended))
        hub.on_moved = lambda table, people: self.tell(Present(table, people))

    async def open(self) -> None:
        await self._beat()
        self._bus.open(self.hear, self.missed)
        background(self._every_beat(), self._tasks)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.tell(Alive(leaving=True))
        await self._bus.close()
        await self._store.leave(self.id)

    # -- telling and hearing ---------------------------------------------------------------------

    def tell(self, *messages: Message) -> None:
        self._bus.publish(News(self.id, list(messages)))

    def hear(self, news: News) -> None:
        if news.node == self.id:
            self._unheard = 0
            return
        if news.node not in self._silent:
            self.tell(*self._present())
        self._silent[news.node] = 0
        for message in news.messages:
            self._heed(news.node, message)

    def _heed(self, node: str, message: Message) -> None:
        if isinstance(message, Changed):
            if message.change.sittings:
                background(self._follow(message.change), self._tasks)
            else:
                self._tables.follow(message.change)
        elif isinstance(message, Spent):
            self._rates.spent(message.drops)
        elif isinstance(message, Renewed):
            background(self._renew(message), self._tasks)
        elif isinstance(message, Present):
            self._hub.elsewhere(node, message.table, message.people)
        elif isinstance(message, Chatted):
            table, said = self._tables.at_hand(message.table), Said(message.person, message.remark)
            if table is not None and said not in table.chats:  # it may already have been read from the store
                self._tables.said(table, said)
        elif isinstance(message, Alive) and message.leaving:
            self._forget(node)

    async def _follow(self, change: Change) -> None:
        """Apply another node's change; somebody may have sat down, so have the names ready."""
        await self._accounts.know(change.sheet.persons())
        self._tables.follow(change)

    async def _renew(self, news: Renewed) -> None:
        self._accounts.forget(news.person)
        await self._accounts.know([news.person])
        if news.ended:
            for connection in self._hub.of_person(news.person):
                connection.cut()  # those who are still allowed reconnect
        else:
            self._hub.renamed(news.person)

    def missed(self) -> None:
        """News may have been lost: announce again who is where, and ask the store what is new."""
        self._accounts.forget(*self._accounts.at_hand())
        self.tell(*self._present())
        background(self.check(), self._tasks)

    def _present(self) -> list[Message]:
        return [Present(table, self._hub.people(table)) for table in self._hub.tables()]

    def _forget(self, node: str) -> None:
        self._silent.pop(node, None)
        self._hub.gone(node)

    # -- every second ----------------------------------------------------------------------------

    async def _every_beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.tell(Alive(), Spent(self._rates.drained()))
            self._unheard += 1
            if self._unheard > SILENT_BEATS:  # we cannot hear who has been shut out meanwhile
                self._accounts.forget(*self._accounts.at_hand())
            for node, beats in list(self._silent.items()):
                self._silent[node] = beats + 1
                if beats >= SILENT_BEATS:
                    self._forget(node)
            for work in (self._beat, self.check, self._see_to_overdue):
                await _tried(work)

    async def _beat(self) -> None:
        """Take the time of the house from the store, so that a node that was suspended does not lag behind."""
        self._outside.clock.begin(await self._store.house_time())
        await self._store.beat(self.id)

    async def check(self) -> None:
        """Reload tables that other nodes have changed without our hearing of it."""
        known = self._tables.known()
        if not known:
            return
        versions = await self._store.versions(list(known))
        for id, version in versions.items():
            if known[id].sheet.written < version:
                await self._tables.catch_up(known[id])

    async def _see_to_overdue(self) -> None:
        """Look after the bots and clocks of tables whose node is gone, or that no node has in memory."""
        for id in await self._store.overdue(self.id, self._outside.clock(), MOST_OVERDUE):
            await self._alarms.wake(id)


async def _tried(work: Callable[[], object]) -> None:
    """Do some work; if the database does not answer, it is asked again a second later."""
    try:
        await work()  # type: ignore[misc]
    except Exception as error:
        logger.warning("this node could not ask the store: %r", error)

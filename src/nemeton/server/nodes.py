"""This node in a house of several: what it tells the others, how it uses what they tell it, and what it looks after.

Nothing here decides anything: the store does. If the bus is silent, the node asks the store every second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b

import msgspec

from nemeton.core.registry import game, games
from nemeton.server.bots.turns import Claims, Turns
from nemeton.server.bus.bus import Alive, Bus, Changed, Chatted, HandedOver, Message, News, Present, Renewed, Spent
from nemeton.server.outside import Outside
from nemeton.server.people.accounts import Accounts
from nemeton.server.people.rates import Rates
from nemeton.server.store.rows import Change, Said, Sheet
from nemeton.server.store.store import Beat, SharedStore
from nemeton.server.table.alarms import Alarms
from nemeton.server.table.following import numbers
from nemeton.server.table.repository import Tables
from nemeton.server.tasks import background
from nemeton.server.wire.hub import Hub

logger = logging.getLogger("nemeton.server")

BEAT_SECONDS = 1.0
AGAIN_SECONDS = 0.2  # until a store that did not answer is asked again
SILENT_BEATS = 4  # after which a node's visitors count as gone
MOST_OVERDUE = 200  # tables that one node looks after at once
PROXY_SECONDS = 2.5  # until a proxy that asks for /health every second sends nobody here any more
EMPTY_SECONDS = 1.0  # in which everybody is sent on to other nodes
PAUSE = "pause"  # what a node claims that tells people of a pause


def print_of() -> str:
    """Tells versions of the program apart that cannot share tables: other rules, or other sheets."""
    rules = [f"{id} {game(id).rules_hash}" for id in sorted(games())]
    sheet = msgspec.json.encode(msgspec.json.schema(Sheet), order="sorted")
    return blake2b("\n".join(rules).encode() + sheet, digest_size=8).hexdigest()


class SharedClaims(Claims):
    def __init__(self, store: SharedStore, node: str) -> None:
        self._store = store
        self._node = node

    async def take(self, table: str) -> bool:
        return await self._store.claim(table, self._node)

    async def release(self, table: str) -> None:
        await self._store.release(table, self._node)


class Nodes:
    """`leaving`: nobody new is to be sent here; it ends, or a newer version has come. `well`: the store answers."""

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
        self.leaving = False
        self.well = True
        self._emptied = False
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
        self._taking: set[str] = set()  # the other nodes that can take people in
        self._tasks: set[asyncio.Task[None]] = set()
        outside.clock.told()
        rates.drained()  # what is spent is counted from now on
        turns.claims = SharedClaims(store, self.id)
        tables.shared = store
        tables.on_written = lambda change, position: self.tell(Changed.by(change, numbers(change, position)))
        tables.on_chat = lambda table, said: self.tell(Chatted(table, *said))
        tables.on_handed_over = lambda person, to: self.tell(HandedOver(person, to))
        accounts.on_renewed = lambda person, ended: self.tell(Renewed(person, ended))
        hub.on_moved = lambda table, people: self.tell(Present(table, people))

    @property
    def ready(self) -> bool:
        return self.well and not self.leaving

    @property
    def takes_in(self) -> bool:
        """May somebody come to a table here? Not if another node would serve them better."""
        return not self._taking or (self.well and not self._emptied)

    async def open(self) -> None:
        await self._store.join(self.id, print_of())
        while not await _tried(self._beat):  # nobody is taken in before the time of the house is known
            await asyncio.sleep(BEAT_SECONDS)
        self._bus.open(self.id, self.hear, self.missed)
        background(self._every_beat(), self._tasks)
        background(self._every_look(), self._tasks)

    async def drain(self) -> None:
        """Take in nobody more, wait until the proxy knows, and send everybody on to other nodes, table by table."""
        self.leaving = True
        self.tell(Alive(leaving=True))
        if self._taking:
            await asyncio.sleep(PROXY_SECONDS)
            await self._hub.empty(EMPTY_SECONDS)
            self._emptied = True

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.leaving = True
        self.tell(Alive(leaving=True), *(Present(table, []) for table in self._hub.tables()))
        await self._bus.close()
        self._store.hurry(True)
        await _tried(lambda: self._store.leave(self.id))

    # -- telling and hearing ---------------------------------------------------------------------

    def tell(self, *messages: Message) -> None:
        self._bus.publish(*messages)

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
            if self._tables.lacks(message.table, message.version):
                change = message.change()
                if change.sittings:
                    background(self._follow(change, message.moves), self._tasks)
                else:
                    self._tables.follow(change, message.moves)
        elif isinstance(message, Spent):
            self._rates.spent(message.drops)
            self._rates.held(node, message.held)
        elif isinstance(message, Renewed):
            background(self._renew(message), self._tasks)
        elif isinstance(message, HandedOver):
            self._tables.handed_over(message.person, message.to)
        elif isinstance(message, Present):
            self._hub.elsewhere(node, message.table, message.people)
        elif isinstance(message, Chatted):
            table, said = self._tables.at_hand(message.table), Said(message.person, message.remark)
            if table is not None and said not in table.chats:  # it may already have been read from the store
                self._tables.said(table, said)
        elif message.well and not message.leaving:
            self._taking.add(node)
            if not self.well:
                self._store.hurry(True)
                background(self._hub.empty(0.0), self._tasks)
        else:
            self._taking.discard(node)

    async def _follow(self, change: Change, moves: list[int]) -> None:
        """Apply another node's change; somebody may have sat down, so have the names ready."""
        await self._accounts.know(change.sheet.persons())
        self._tables.follow(change, moves)

    async def _renew(self, news: Renewed) -> None:
        self._accounts.forget(news.person)
        if not news.ended:
            await self._accounts.know([news.person])
            self._hub.renamed(news.person)
            return
        await self._accounts.open()
        if not (await self._accounts.person(news.person)).created:
            self._tables.unsay(news.person)
        for connection in self._hub.of_person(news.person):
            if self._accounts.standing(news.person) == "banned":
                connection.end()
            else:
                connection.cut()  # those who are still allowed reconnect

    def missed(self) -> None:
        """News may have been lost: announce again who is where, and ask the store what is new."""
        self._accounts.forget(*self._accounts.at_hand())
        self.tell(*self._present())
        background(self._accounts.open(), self._tasks)
        background(self.check(), self._tasks)

    def _present(self) -> list[Message]:
        return [Present(table, self._hub.people(table)) for table in self._hub.tables()]

    def _forget(self, node: str) -> None:
        self._silent.pop(node, None)
        self._taking.discard(node)
        self._rates.held(node, [])
        self._hub.gone(node)

    # -- every second ----------------------------------------------------------------------------

    async def _every_beat(self) -> None:
        """Say that this node is alive; if the store does not answer it while others are well, people go there."""
        while True:
            await self._rest()
            well = await _tried(self._beat) or await _tried(self._beat)
            if self.well and not well:
                self._taking.clear()  # what the others said before does not count: the store may be away for all
            self.well = well
            self._store.hurry(not self.takes_in)
            self._hub.announce("open" if well else "cannot-write")
            self.tell(Alive(self.leaving, self.well), Spent(self._rates.drained(), self._rates.holding()))
            self._unheard += 1
            if self._unheard > SILENT_BEATS:  # we cannot hear who has been shut out meanwhile
                self._accounts.forget(*self._accounts.at_hand())
                await _tried(self._accounts.open)
            for node, beats in list(self._silent.items()):
                self._silent[node] = beats + 1
                if beats >= SILENT_BEATS:
                    self._forget(node)

    async def _rest(self) -> None:
        """Until the next beat: a second, or until a store that did not answer does."""
        loop = asyncio.get_running_loop()
        end = loop.time() + BEAT_SECONDS
        while loop.time() < end:
            await asyncio.sleep(BEAT_SECONDS if self.well else AGAIN_SECONDS)
            if not self.well:
                with contextlib.suppress(Exception):  # the beat itself will say so
                    await self._beat()
                    return

    async def _every_look(self) -> None:
        """Ask the store for what the bus has not told, and look after what others have left undone."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for work in (self.check, self._see_to_overdue):
                await _tried(work)

    async def _beat(self) -> None:
        """Take the time of the house from the store, so that a node that was suspended does not lag behind."""
        beat = await self._store.beat(self.id)
        self._outside.clock.begin(beat.time)
        if beat.pause:
            background(self._tell_pause(beat), self._tasks)
        if beat.outgrown and not self.leaving:
            logger.warning("a newer version serves this house: nobody more is taken in here")
            background(self.drain(), self._tasks)

    async def _tell_pause(self, beat: Beat) -> None:
        """Tell people that no node was alive, unless another node is about to."""
        if await self._store.claim(PAUSE, self.id):
            await self._alarms.tell_pause(beat.pause)
            await self._store.pause_told()
            await self._store.release(PAUSE, self.id)

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
            await _tried(partial(self._alarms.wake, id))


async def _tried(work: Callable[[], Awaitable[object]]) -> bool:
    """Do some work. If the database does not answer, it is asked again a second later."""
    try:
        await work()
    except Exception as error:
        logger.warning("this node could not ask the store: %r", error)
        return False
    return True

"""A server on a free port of this machine, in a thread, and the people who come to it."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

import nemeton
from nemeton.client import Client, Json, Live, Refused
from nemeton.core.state import State
from nemeton.server.app import create_app
from nemeton.server.main import listen, settings
from nemeton.server.outside import HouseTime, Outside
from nemeton.server.people.limits import Limits
from nemeton.server.runtime import Runtime
from nemeton.server.table.position import Position
from nemeton.server.table.table import Outcome, Table

EASY = Limits(factor=10_000)


class Clock:
    """A clock that stands still until a test moves it; it gives both the date and the server's own time."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time

    def outside(self, **others: Any) -> Outside:
        """With this clock the server never appears to have slept, however far it is moved."""
        return Outside(now=self, clock=HouseTime(self, math.inf), **others)


class Running:
    """The address, the runtime behind it, and `client()` for one more person."""

    def __init__(
        self, address: str, data: Path, runtime: Runtime, loop: asyncio.AbstractEventLoop, stack: ExitStack
    ) -> None:
        self.address = address
        self.data = data
        self.runtime = runtime
        self.loop = loop
        self._stack = stack

    def client(self, name: str = "", token: str = "") -> Client:
        client = self._stack.enter_context(Client(self.address, token))
        if name:
            client.introduce(name)
        return client

    def run(self, work: Any) -> Any:
        """Run a coroutine on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def lay(self, id: str, state: State, **changes: Any) -> None:
        """Put a position on a running table, as if it had been played."""
        log = state.log = state.log or []
        position = Position(nemeton.game(state.setup.game), state, [], [0] * len(log))

        def command(table: Table) -> Outcome:
            return Outcome(table.sheet.with_(actors=tuple(state.actors()), **changes), position)

        self.run(self.runtime.tables.changed(id, command))


class Prompt(uvicorn.Server):
    """Stops when it is told to, not at its next tenth of a second: the tests start hundreds of servers."""

    def end(self) -> None:
        self.told.set()

    async def main_loop(self) -> None:
        self.told = asyncio.Event()
        await self.told.wait()


@contextmanager
def running(data: Path, **wishes: Any) -> Iterator[Running]:
    """A server for the duration of the block."""
    app = create_app(data, **{"limits": EASY, "bot_seconds": 0.0, **wishes})
    server = Prompt(settings(app))
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    bound = listen("127.0.0.1", 0)
    loops: list[asyncio.AbstractEventLoop] = []

    async def main() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[bound])

    thread = threading.Thread(target=lambda: asyncio.run(main()))
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        address = "http://{}:{}".format(*bound.getsockname())
        with ExitStack() as stack:
            yield Running(address, data, app.runtime, loops[0], stack)
    finally:
        if server.started:
            loops[0].call_soon_threadsafe(server.end)
        thread.join(120)
        bound.close()
        assert not thread.is_alive()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def until(holds: Callable[[], Any], seconds: float = 120) -> Any:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := holds():
            return found
        time.sleep(0.01)
    raise AssertionError("waited in vain")


def refusal(call: Callable[..., object], *args: object, **more: object) -> str:
    """The key with which a call is refused."""
    with pytest.raises(Refused) as refused:
        call(*args, **more)
    return refused.value.key


def drain(live: Live) -> Live:
    """Read what is there already; of a table that has just been opened, the first situation."""
    while True:
        try:
            live.receive(timeout=0.02 if live.situation else 120)
        except TimeoutError:
            return live


def closed_with(live: Live) -> int:
    """The code with which a connection ends."""
    with suppress(ConnectionClosed):
        while True:
            live.receive(120)
    return live.socket.close_code or 0


def seated(people: Sequence[Client], *bots: Json, game: str = "clans", **wishes: Any) -> str:
    """A running table of these people, seat by seat, and bots."""
    id: str = people[0].make(game, [*({} for _ in people), *bots], **wishes)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.take(id, seat)
    people[0].start(id)
    return id


def move(client: Client, id: str, n: int = 0) -> Json:
    """Make the n-th legal move."""
    situation = client.situation(id)
    return client.play(id, situation["version"], situation["legal"][n])


def two(server: Running, **wishes: Any) -> tuple[Client, Client, str]:
    """Two people at a running table; it is the first one's turn."""
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob], **wishes)
    return (ann, bob, id) if ann.situation(id)["legal"] else (bob, ann, id)


def any_move(luck: random.Random) -> Callable[[Json], int]:
    def pick(situation: Json) -> int:
        return int(luck.choice(situation["legal"]))

    return pick


def play_on(clients: list[Client], id: str, pick: Callable[[Json], int], most: int = 10_000) -> Json:
    """Play at a table until the game is over, or for so many moves; returns the last situation."""
    made = 0
    while True:
        for client in clients:
            situation = client.situation(id)
            while situation["legal"] and made < most:
                situation = client.play(id, situation["version"], pick(situation))
                made += 1
            if situation["table"]["status"] != "running" or made >= most:
                return situation

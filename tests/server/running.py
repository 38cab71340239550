"""A server on a free port of this machine, in a thread, and the people who come to it."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from nemeton.client import Client, Json, Live, Refused
from nemeton.server.app import create_app
from nemeton.server.house import House
from nemeton.server.limits import Limits
from nemeton.server.main import listen, settings

EASY = Limits(factor=10_000)


class Running:
    """The address, the house behind it, and `client()` for one more person."""

    def __init__(self, address: str, house: House, loop: asyncio.AbstractEventLoop, stack: ExitStack) -> None:
        self.address = address
        self.house = house
        self.loop = loop
        self._stack = stack

    def client(self, name: str = "", token: str = "") -> Client:
        client = self._stack.enter_context(Client(self.address, token))
        if name:
            client.introduce(name)
        return client

    def run(self, work: Any) -> Any:
        """Run a coroutine on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)


@contextmanager
def running(data: Path, **wishes: Any) -> Iterator[Running]:
    """A server for the time of the block."""
    app = create_app(data, **{"limits": EASY, "bot_seconds": 0.0, **wishes})
    server = uvicorn.Server(settings(app))
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
            yield Running(address, app.state.house, loops[0], stack)
    finally:
        server.should_exit = True
        thread.join(15)
        bound.close()
        assert not thread.is_alive()


def until(holds: Callable[[], Any], seconds: float = 20) -> Any:
    """Wait for something to be true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := holds():
            return found
        time.sleep(0.01)
    raise AssertionError("waited in vain")


def refusal(call: Callable[..., object], *args: object) -> str:
    """The key of the refusal that a call meets."""
    with pytest.raises(Refused) as refused:
        call(*args)
    return refused.value.key


def drain(live: Live) -> Live:
    """Read what is there already."""
    while True:
        try:
            live.receive(timeout=0.02)
        except TimeoutError:
            return live


def seated(people: Sequence[Client], *bots: Json, game: str = "clans", **wishes: Any) -> str:
    """A running table of these people, seat by seat, and bots."""
    id: str = people[0].make(game, [*({} for _ in people), *bots], **wishes)["id"]
    for seat, person in enumerate(people[1:], 1):
        person.take(id, seat)
    people[0].start(id)
    return id


def two(server: Running, **wishes: Any) -> tuple[Client, Client, str]:
    """Two people at a running table; the first of them is to move."""
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob], **wishes)
    return (ann, bob, id) if ann.situation(id)["legal"] else (bob, ann, id)


def any_move(luck: random.Random) -> Callable[[Json], int]:
    def pick(situation: Json) -> int:
        return int(luck.choice(situation["legal"]))

    return pick


def play_on(clients: list[Client], id: str, pick: Callable[[Json], int], most: int = 10_000) -> Json:
    """Let people play at a table until it is over (or for so many moves); the last situation."""
    made = 0
    while True:
        for client in clients:
            situation = client.situation(id)
            while situation["legal"] and made < most:
                situation = client.play(id, situation["version"], pick(situation))
                made += 1
            if situation["table"]["status"] != "running" or made >= most:
                return situation

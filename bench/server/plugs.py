"""Pulling the plugs of a house of three nodes while people play: python -m bench.server.plugs [--faults N] [--seed N].

Nodes are killed or stopped for a while, their lines to the database and the bus are cut, PostgreSQL and Redis are
restarted. Players come by whichever node the proxy gives them, remember everything they were told, and come back by
another node when theirs says nothing. In the end `history.check` compares all of that with what is there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from bench.server.history import Found, Seat, check, sums
from bench.server.lines import Line
from bench.server.services import PostgreSQL, Redis, free_port, services
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import nemeton
from nemeton.client import Client, Refused
from nemeton.core.record import Record
from nemeton.server.store.postgres import PostgresStore
from nemeton.server.wire.sockets import MOVED

KINDS = ("kill", "stop", "cut database", "cut bus", "restart database", "restart bus")
SILENCE = 2.0  # seconds after which a client that hears nothing asks by another node, as a browser does
THINK = 0.1
AWAY = (OSError, TimeoutError, WebSocketException, EOFError)


class Node:
    """One node, in a process of its own, with lines of its own."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._to = [url.rpartition(":")[2].partition("/") for url in (database, bus)]
        self._urls = (database, bus)
        self.database, self.bus = (Line(int(port)) for port, _, _ in self._to)

    async def open(self) -> None:
        ports = [await line.open() for line in (self.database, self.bus)]
        self._addresses = [
            url.replace(f":{to[0]}", f":{port}") for url, to, port in zip(self._urls, self._to, ports, strict=True)
        ]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "bench.server.ours", str(self.port), str(self.folder), *self._addresses]
        with (self.folder.parent / f"{self.folder.name}.log").open("a") as log:
            self.process = subprocess.Popen(command, stderr=log)

    async def ready(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(f"{self.address}/health", timeout=1)).status_code == 200
        except httpx.HTTPError:
            return False

    async def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for line in (self.database, self.bus):
            await line.close()


class Proxy:
    """What stands in front of the nodes: it asks each of them every half second whether it is well."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self._well: list[Node] = []
        self._turn = 0

    async def watch(self) -> None:
        async with httpx.AsyncClient(trust_env=False) as http:
            while True:
                found = await asyncio.gather(*(node.ready(http) for node in self.nodes))
                self._well = [node for node, ready in zip(self.nodes, found, strict=True) if ready]
                await asyncio.sleep(0.5)

    def all_well(self) -> bool:
        return len(self._well) == len(self.nodes)

    def next(self) -> Node:
        some = self._well or self.nodes
        self._turn += 1
        return some[self._turn % len(some)]


class Player:
    """Somebody at a table who plays on whatever happens, as a browser would, until the game is over."""

    def __init__(
        self, seat: Seat, token: str, proxy: Proxy, luck: random.Random, moved: Callable[[Seat], None]
    ) -> None:
        self.seat = seat
        self.token = token
        self._proxy = proxy
        self._luck = luck
        self._moved = moved
        self._log: list[Any] = []
        self._asked = 0

    async def play(self) -> None:
        over = False
        while not over:
            address = f"ws://127.0.0.1:{self._proxy.next().port}/api/tables/{self.seat.table}/live"
            headers = {"Authorization": f"Bearer {self.token}"}
            try:
                async with connect(
                    address, additional_headers=headers, open_timeout=SILENCE, ping_interval=SILENCE / 2,
                    ping_timeout=SILENCE / 2, close_timeout=0.2, compression=None, proxy=None, max_size=None,
                ) as socket:  # fmt: skip
                    over = await self._sit(socket)
            except AWAY as error:
                received = getattr(error, "rcvd", None)
                soon = received is not None and received.code == MOVED
                await asyncio.sleep(self._luck.uniform(0.0, 0.1 if soon else 0.4))

    async def _sit(self, socket: ClientConnection) -> bool:
        """Until the connection is lost or useless, or (True) the game is over."""
        await socket.send(msgspec.json.encode({"type": "here", "words": True, "log": 0}).decode())
        words: dict[int, str] = {}
        open_: tuple[int, int, str] | None = None  # a move that is not answered: its number, place and text
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), SILENCE if open_ else None))
            if message["type"] == "trouble" and open_ and message["id"] == open_[0]:
                open_ = None
                if message["key"] != "stale":
                    return False
            if message["type"] != "situation":
                continue
            decisions = self._see(message)
            words.update({word["move"]: word["text"] for word in message["words"]})
            if open_ and open_[0] in message["answers"]:
                self.seat.confirmed[open_[1]] = open_[2]
                self._moved(self.seat)
                open_ = None
            if message["turn"]["status"] != "running":
                return True
            if message["legal"] and open_ is None:
                await asyncio.sleep(self._luck.uniform(0, 2 * THINK))
                move = self._luck.choice(message["legal"])
                self._asked += 1
                open_ = (self._asked, decisions, words[move])
                self.seat.sent.setdefault(decisions, set()).add(words[move])
                told = {"type": "play", "version": message["version"], "moves": [move], "id": self._asked}
                await socket.send(msgspec.json.encode(told).decode())

    def _see(self, message: Any) -> int:
        """Remember a situation; how many decisions it tells of."""
        self._log = self._log[: message["log_from"]] + message["log"]
        decisions: int = message["turn"]["decisions"]
        self.seat.seen.append((message["version"], decisions, len(self._log), sums(self._log)[-1]))
        return decisions


class House:
    """Everything that runs, and what is done to it."""

    def __init__(self, nodes: list[Node], postgres: PostgreSQL, redis: Redis, luck: random.Random) -> None:
        self.nodes = nodes
        self.proxy = Proxy(nodes)
        self.postgres = postgres
        self.redis = redis
        self.luck = luck
        self.players: list[Player] = []
        self.pauses: dict[str, list[float]] = {}
        self._last: dict[str, float] = {}  # when the last move at a table was confirmed
        self._longest = 0.0

    def moved(self, seat: Seat) -> None:
        now = time.monotonic()
        self._longest = max(self._longest, now - self._last.get(seat.table, now))
        self._last[seat.table] = now

    async def pair(self, number: int, tokens: list[str]) -> None:
        """Two people, every third time with a bot, at one table after the other."""
        bot = [{"kind": "bot", "level": "random"}] if number % 3 == 0 else []
        while True:
            try:
                id = await asyncio.to_thread(self._table, tokens, bot)
            except (httpx.HTTPError, Refused):
                continue  # by another node
            luck = [random.Random(self.luck.random()) for _ in tokens]
            both = [Player(Seat(id, n), tokens[n], self.proxy, luck[n], self.moved) for n in range(2)]
            self.players += both
            await asyncio.gather(*(player.play() for player in both))
            self._last.pop(id, None)

    def people(self, number: int) -> list[str]:
        """Two people who come to a house that is well: their tokens."""
        tokens = []
        for name in ("Ann", "Bob"):
            with Client(self.nodes[number % len(self.nodes)].address) as person:
                person.introduce(f"{name} {number}")
                tokens.append(person.make_token())
        return tokens

    def _table(self, tokens: list[str], bot: list[Any]) -> str:
        address = self.proxy.next().address
        with Client(address, tokens[0], SILENCE) as ann, Client(address, tokens[1], SILENCE) as bob:
            id: str = ann.make("clans", [{}, {}, *bot])["id"]
            bob.take(id, 1)
            ann.start(id)
            return id

    async def suffer(self, kind: str, seconds: float) -> None:
        """One fault, until everything is well again and people have played on for a moment."""
        self._longest = 0.0
        node = self.luck.choice(self.nodes)
        if kind == "kill":
            node.process.kill()
            node.process.wait()
            await asyncio.sleep(1)
            node.start()
        elif kind == "stop":
            node.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            node.process.send_signal(signal.SIGCONT)
        elif kind.startswith("cut"):
            line = node.database if kind == "cut database" else node.bus
            line.cut()
            await asyncio.sleep(seconds / 2)
            line.mend()
        else:
            service = self.postgres if kind == "restart database" else self.redis
            await asyncio.to_thread(service.stop)
            await asyncio.to_thread(service.start)
        await asyncio.sleep(1)
        while not self.proxy.all_well():
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        now = time.monotonic()
        waiting = max((now - then for then in self._last.values()), default=0.0)
        self.pauses.setdefault(kind, []).append(max(self._longest, waiting))


async def compared(house: House, database: str) -> Found:
    """What is there in the end: by every node, and in the store."""
    records: dict[str, Record] = {}
    logs: dict[tuple[str, int], list[Any]] = {}
    differing = 0
    store = await PostgresStore.open(database)
    for player in house.players:
        table, place = player.seat.table, player.seat.seat
        told = []
        for node in house.nodes:
            with Client(node.address, player.token) as person:
                situation = await asyncio.to_thread(person.situation, table)
                record = await asyncio.to_thread(person.record, table)
            logs[table, place] = situation["log"]
            told.append((situation["version"], situation["view"], situation["log"], record))
        differing += sum(one != told[0] for one in told[1:])
        sheet = await store.sheet(table)
        assert sheet is not None
        records[table] = nemeton.read(told[0][3])
        records[table].secret = bytes.fromhex(sheet.secret)
    await store.close()
    found = check([player.seat for player in house.players], records, logs)
    found.differing = differing
    return found


async def run(
    kinds: Sequence[str], tables: int, seconds: float, luck: random.Random, folder: Path
) -> tuple[Found, House]:
    with services() as (postgres, redis):
        database = postgres.database("house")
        nodes = [Node(folder / f"node{number}", database, redis.url) for number in range(3)]
        house = House(nodes, postgres, redis, luck)
        try:
            for node in nodes:
                await node.open()
            watching = asyncio.create_task(house.proxy.watch())
            while not house.proxy.all_well():
                await asyncio.sleep(0.1)
            people = await asyncio.gather(*(asyncio.to_thread(house.people, number) for number in range(tables)))
            playing = [asyncio.create_task(house.pair(*one)) for one in enumerate(people)]
            await asyncio.sleep(1)
            for number, kind in enumerate(kinds, 1):
                await house.suffer(kind, seconds)
                print(f"{number:3} {kind:17} {house.pauses[kind][-1]:5.2f} s", flush=True)
                assert not any(task.done() for task in playing), [t.exception() for t in playing if t.done()]
            for task in (*playing, watching):
                task.cancel()
            await asyncio.gather(*playing, watching, return_exceptions=True)
            await asyncio.sleep(2.5)  # what was under way is written, and heard of
            return await compared(house, database), house
        finally:
            for node in nodes:
                with contextlib.suppress(AttributeError):
                    await node.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=10, help="for which a node is stopped; half of it for a cut")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--logs", type=Path, help="keep the nodes' logs there")
    wishes = parser.parse_args()
    luck = random.Random(wishes.seed)
    kinds = [wishes.kinds[number % len(wishes.kinds)] for number in range(wishes.faults)]
    luck.shuffle(kinds)
    with tempfile.TemporaryDirectory(prefix="nemeton-plugs-") as name:
        folder = wishes.logs or Path(name)
        folder.mkdir(exist_ok=True)
        found, house = asyncio.run(run(kinds, wishes.tables, wishes.seconds, luck, folder))
    for kind, pauses in sorted(house.pauses.items()):
        print(f"{kind:17} {len(pauses):3} times, longest pause {max(pauses):.2f} s")
    print(found)
    sys.exit(0 if found.well else 1)


if __name__ == "__main__":
    main()

"""One hostile visitor beside 200 honest tables: python -m bench.server.hostile [--tables N] [--seconds N] [ATTACK ...].

Our server as `nemeton serve` runs it, with its usual budgets. Two honest people a table move at a fixed rate, each
table from an address of its own (127.1.0.0/16, all of it this machine); the attacker comes from 127.0.0.1, as a process
of its own that takes only the CPU time nobody else wants: in reality it would be another machine. For each attack: how
long a move takes until the opponent is told, and how much of the attack got through. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event as Signal
from pathlib import Path
from typing import Any

import httpx
import websockets
from bench.server.run import free_port, wait_for
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

import nemeton
from nemeton.core import recordtext
from nemeton.core.record import Record
from nemeton.server.people.limits import Limits

Json = dict[str, Any]
GOAL_MS = 100.0
PEOPLE = 2


class Guest:
    """Somebody who calls from an address."""

    def __init__(self, port: int, address: str) -> None:
        self.origin, self.address = f"http://127.0.0.1:{port}", address
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(base_url=self.origin, transport=transport, timeout=60)
        self.csrf = ""

    async def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"Origin": self.origin, "X-CSRF-Token": self.csrf}
        return await self.http.request(method, f"/api/{path}", json=body, headers=headers)

    async def enter(self, name: str) -> bool:
        self.csrf = (await self.call("GET", "me")).json().get("csrf", "")
        answer = await self.call("PATCH", "me", {"name": name})
        self.csrf = answer.json().get("csrf", "")
        return answer.is_success

    def live(self, table: str) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.origin.replace('http', 'ws')}/api/tables/{table}/live"
        return websockets.connect(
            address,
            origin=websockets.Origin(self.origin),
            additional_headers={"Cookie": cookies},
            local_addr=(self.address, 0),
            compression=None,
            max_size=4_000_000,
            proxy=None,
        )


class Honest:
    """Two people at a table who move now and then. `waited`: milliseconds from a move until the opponent is told."""

    def __init__(self, port: int, number: int) -> None:
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        self.people = [Guest(port, address) for _ in range(PEOPLE)]
        self.lines: list[Any] = []
        self.id = ""
        self.waited: list[float] = []

    async def sit_down(self) -> None:
        for number, person in enumerate(self.people):
            assert await person.enter(f"Honest {number}")
        one, other = self.people
        wish = {"game": "clans", "seats": [{}, {}], "visibility": "link"}
        self.id = (await one.call("POST", "tables", wish)).json()["id"]
        await other.call("POST", f"tables/{self.id}/take", {"seat": 1})
        await one.call("POST", f"tables/{self.id}/start")
        for person in self.people:
            line = await person.live(self.id).__aenter__()
            await line.send('{"type":"here"}')
            self.lines.append(line)

    async def play(self, pause: float, ending: asyncio.Event) -> None:
        luck = random.Random(self.id)
        told = [await self._situation(line, 0) for line in self.lines]
        while not ending.is_set() and any(situation["legal"] for situation in told):
            await asyncio.sleep(luck.uniform(0, 2 * pause))
            mover = 0 if told[0]["legal"] else 1
            version, move = told[mover]["version"], luck.choice(told[mover]["legal"])
            begun = time.perf_counter()
            await self.lines[mover].send(json.dumps({"type": "play", "version": version, "moves": [move]}))
            told[1 - mover] = await self._situation(self.lines[1 - mover], version + 1)
            self.waited.append(1000 * (time.perf_counter() - begun))
            told[mover] = await self._situation(self.lines[mover], version + 1)

    async def _situation(self, line: Any, version: int) -> Json:
        while True:
            found: Json = json.loads(await line.recv())
            if found["type"] == "situation" and found["version"] >= version:
                return found


# -- the attacks ----------------------------------------------------------------------------------


class Attacker:
    """Does one thing as fast as it can, as several people from one address. `through`: how much was not refused.

    `begun` is called when everything is prepared and the attack itself begins.
    """

    def __init__(self, port: int, begun: Callable[[], None]) -> None:
        self.port = port
        self.begun = begun
        self.through = 0

    async def guests(self, count: int) -> list[Guest]:
        found = []
        for number in range(count):
            guest = Guest(self.port, "127.0.0.1")
            if await guest.enter(f"Eve {number}"):
                found.append(guest)
        return found

    async def repeat(self, ending: asyncio.Event, calls: list[Callable[[], Awaitable[httpx.Response]]]) -> None:
        async def one(call: Callable[[], Awaitable[httpx.Response]]) -> None:
            while not ending.is_set():
                with suppress(httpx.HTTPError):
                    self.through += (await call()).is_success
                await asyncio.sleep(0.002)

        self.begun()
        await asyncio.gather(*map(one, calls))

    async def nothing(self, ending: asyncio.Event) -> None:
        self.begun()
        await ending.wait()

    async def calls(self, ending: asyncio.Event) -> None:
        guests = [Guest(self.port, "127.0.0.1") for _ in range(8)]
        await self.repeat(ending, [lambda g=g: g.call("GET", "tables") for g in guests])  # type: ignore[misc]

    async def pages(self, ending: asyncio.Event) -> None:
        guests = [Guest(self.port, "127.0.0.1") for _ in range(8)]
        await self.repeat(ending, [lambda g=g: g.http.get("/") for g in guests])  # type: ignore[misc]

    async def tables(self, ending: asyncio.Event) -> None:
        wish = {"game": "clans", "seats": [{}, {}]}
        guests = await self.guests(8)
        await self.repeat(ending, [lambda g=g: g.call("POST", "tables", wish) for g in guests])  # type: ignore[misc]

    async def bots(self, ending: asyncio.Event) -> None:
        wish = {"game": "karnag", "seats": [{"kind": "bot", "level": "5"}] * 5, "start": True, "visibility": "link"}
        guests = await self.guests(8)
        await self.repeat(ending, [lambda g=g: g.call("POST", "tables", wish) for g in guests])  # type: ignore[misc]

    async def renames(self, ending: asyncio.Event) -> None:
        def rename(guest: Guest) -> Callable[[], Awaitable[httpx.Response]]:
            return lambda: guest.call("PATCH", "me", {"name": random.choice(("Eve", "Eva"))})

        await self.repeat(ending, [rename(guest) for guest in await self.guests(8)])

    async def records(self, ending: asyncio.Event) -> None:
        text = recordtext.write(long_record())
        guests = await self.guests(4)
        await self.repeat(ending, [lambda g=g: g.call("POST", "records", {"record": text}) for g in guests])  # type: ignore[misc]

    async def replays(self, ending: asyncio.Event) -> None:
        """Moments all over a long game, so that none is near one that was just looked at."""
        guests, record = await self.guests(8), long_record()
        made = await guests[0].call("POST", "records", {"record": recordtext.write(record)})

        def look(guest: Guest) -> Callable[[], Awaitable[httpx.Response]]:
            path = f"tables/{made.json()['id']}/replay"
            return lambda: guest.call("GET", f"{path}/{random.randrange(len(record.moves))}")

        await self.repeat(ending, [look(guest) for guest in guests])

    async def learning(self, ending: asyncio.Event) -> None:
        """Exercises of all games, each of which has to be played up to its position."""

        def learn(guest: Guest) -> Callable[[], Awaitable[httpx.Response]]:
            return lambda: guest.call("GET", f"exercises/{random.choice(list(nemeton.games()))}/{random.randrange(20)}")

        await self.repeat(ending, [learn(guest) for guest in await self.guests(8)])

    async def questions(self, ending: asyncio.Event) -> None:
        """Previews of all legal moves, and moves made only if they could be undone, over five lines for each guest."""
        wish = {"game": "karnag", "seats": [{}, {"kind": "bot", "level": "random"}], "start": True}
        lines = []
        for guest in await self.guests(8):
            made = await guest.call("POST", "tables", wish)
            lines += [await guest.live(made.json()["id"]).__aenter__() for _ in range(5)]

        async def ask(line: Any) -> None:
            await line.send('{"type":"here"}')
            version, legal = 0, [0]
            while not ending.is_set():
                choices = [[move] for move in legal[:200]]
                await line.send(json.dumps({"type": "foresee", "version": version, "choices": choices}))
                await line.send(json.dumps({"type": "play", "version": version, "moves": [legal[0]], "sure": False}))
                while (heard := json.loads(await line.recv()))["type"] not in ("previews", "trouble"):
                    if heard["type"] == "situation":
                        version, legal = heard["version"], heard["legal"] or [0]
                self.through += heard["type"] == "previews"
                await asyncio.sleep(0.002)

        self.begun()
        await asyncio.gather(*map(ask, lines), return_exceptions=True)

    async def arrivals(self, ending: asyncio.Event) -> None:
        """Comes to a long game again and again, as a browser that has nothing yet, and is told all of it each time."""
        eve = (await self.guests(1))[0]
        made = await eve.call("POST", "records", {"record": recordtext.write(long_record())})
        lines = [await eve.live(made.json()["id"]).__aenter__() for _ in range(25)]

        async def arrive(line: Any) -> None:
            while not ending.is_set():
                await line.send('{"type":"here"}')
                self.through += '"situation"' in (await line.recv())[:50]

        self.begun()
        await asyncio.gather(*map(arrive, lines), return_exceptions=True)

    async def frames(self, ending: asyncio.Event) -> None:
        """Ten thousand pings at once, over eight lines that are opened again whenever they are closed."""
        guests = await self.guests(8)
        made = await guests[0].call("POST", "tables", {"game": "clans", "seats": [{}, {}]})
        flood, table = Frame(Opcode.PING, b"").serialize(mask=True) * 10_000, made.json()["id"]

        async def pour(guest: Guest) -> None:
            while not ending.is_set():
                with suppress(OSError, WebSocketException):
                    async with guest.live(table) as line:
                        while not ending.is_set() and not line.transport.is_closing():
                            line.transport.write(flood)
                            self.through += 10_000
                            await asyncio.sleep(0.01)
                await asyncio.sleep(0.01)

        self.begun()
        await asyncio.gather(*map(pour, guests))

    async def half_open(self, ending: asyncio.Event) -> None:
        kept = []
        self.begun()
        while not ending.is_set():
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ")
                kept.append((reader, writer))
            self.through = sum(not writer.is_closing() and not reader.at_eof() for reader, writer in kept)
            await asyncio.sleep(0.005)
        for _, writer in kept:
            writer.close()

    async def endless(self, ending: asyncio.Event) -> None:
        chunk = b"a" * 65_536
        self.begun()
        while not ending.is_set():
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ")
                for _ in range(100):
                    writer.write(chunk)
                    await writer.drain()
                    self.through += len(chunk)
                writer.close()


ATTACKS = [
    *("nothing", "calls", "pages", "tables", "bots", "renames"),
    *("records", "replays", "learning", "questions", "arrivals", "frames", "half_open", "endless"),
]


def long_record() -> Record:
    """A game of Ard Rí for five without a last year, with as many decisions as a record may have.

    Each kind of move has its own chance to be made, drawn once; a game in which all are alike is over much sooner.
    """
    game, luck = nemeton.game("ardri"), random.Random(5)
    taste = {verb: 10 ** luck.uniform(-3, 3) for verb in game.verbs.names}
    record = Record.begin(game, 5, options={"years": "none"}, seed=5)
    state = record.start(log=False)
    while not state.over() and len(record.moves) < Limits.longest_record:
        seat = state.actor()
        legal = state.legal(seat)
        record.play(state, seat, luck.choices(legal, [taste[game.verbs.split(move)[0]] for move in legal])[0])
    return record


# -- measuring ------------------------------------------------------------------------------------


async def measure(port: int, attack: str, tables: int, rate: float, seconds: float) -> Json:
    honest = [Honest(port, number) for number in range(tables)]
    for some in range(0, tables, 10):
        await asyncio.gather(*(table.sit_down() for table in honest[some : some + 10]))
    ending = asyncio.Event()
    playing = [asyncio.create_task(table.play(tables / rate, ending)) for table in honest]
    spawn = multiprocessing.get_context("spawn")
    begun, enough, through = spawn.Event(), spawn.Event(), spawn.Queue()
    apart = spawn.Process(target=attack_from_apart, args=(port, attack, begun, enough, through))
    apart.start()
    await asyncio.to_thread(begun.wait)
    gc.collect()
    gc.freeze()  # what waits here is not to be the cleaning up after four hundred clients in one process
    for table in honest:
        table.waited.clear()
    await asyncio.sleep(seconds)
    ending.set()
    await asyncio.wait(playing, timeout=30)
    enough.set()
    await asyncio.gather(*playing, return_exceptions=True)
    got = await asyncio.to_thread(through.get)
    apart.join()
    waited = sorted(ms for table in honest for ms in table.waited)
    p50, p99 = (waited[int(len(waited) * share)] for share in (0.5, 0.99))
    return {"moves": len(waited), "p50": p50, "p99": p99, "through": got}


def attack_from_apart(port: int, attack: str, begun: Signal, enough: Signal, through: Queue[int]) -> None:
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))

    async def all_of_it() -> int:
        attacker, ending = Attacker(port, begun.set), asyncio.Event()
        attacking = asyncio.create_task(getattr(attacker, attack)(ending))
        await asyncio.to_thread(enough.wait)
        ending.set()
        await asyncio.wait([attacking], timeout=5)
        attacking.cancel()
        return attacker.through

    through.put(asyncio.run(all_of_it()))


def run(attack: str, options: argparse.Namespace) -> Json:
    """A fresh server for each attack."""
    port, path = free_port(), os.pathsep.join(entry for entry in sys.path if entry)
    with tempfile.TemporaryDirectory() as folder:
        serving = "from pathlib import Path; from nemeton.server.http.place import Place; "
        serving += "from nemeton.server.main import serve; "
        serving += f"serve('127.0.0.1', {port}, Path({folder!r}), False, Place())"
        server = subprocess.Popen([sys.executable, "-c", serving], env={**os.environ, "PYTHONPATH": path}, stderr=-3)
        try:
            wait_for(port)
            return asyncio.run(measure(port, attack, options.tables, options.rate, options.seconds))
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50, help="moves a second at all honest tables together")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--json", type=Path, help="also write the results there")
    options = parser.parse_args()
    results = {}
    print(f"{options.tables} honest tables, {options.rate:g} moves a second; p99 is to stay under {GOAL_MS:g} ms")
    for attack in options.attacks or ATTACKS:
        found = results[attack] = run(attack, options)
        sign = "ok" if found["p99"] < GOAL_MS else "SLOW"
        told = f"{found['moves']:6} moves  p50 {found['p50']:7.1f} ms  p99 {found['p99']:7.1f} ms  {sign:5}"
        print(f"{attack:10} {told} through: {found['through']:,}", flush=True)
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()

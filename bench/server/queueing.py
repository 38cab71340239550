"""How many nodes so many players need: python -m bench.server.queueing FILE [--players N] [--nodes N ...] [--split N].

A simulation of the queueing with the service times that `bench.server.grown --json FILE` has measured: moves arrive at
random, a node works on one thing at a time, changes that wait go together into one statement and one piece of news, the
database has so many cores, every node hears of every change, and sockets that only wait take their share of a node.
First the measured runs themselves are simulated, with as many moves under way as they had, so that one sees how far the
rest can be believed.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import json
import random
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from nemeton.server.bus import redis
from nemeton.server.bus.bus import Changed, Message
from nemeton.server.store import batches
from nemeton.server.store.rows import Change, Entry, Pace, Seat, Sheet

BEFORE = 0.5  # the share of a move's work that is done before it is written; the rest tells people


class Costs(NamedTuple):
    """Seconds of CPU, per move: of the node that takes it, of the node of the opponent, of the database, of the bus;
    what a node spends on a change of a table it does not have, and in a second on a socket that waits; and what a
    statement takes beside its changes."""

    own: float
    follow: float
    database: float
    bus: float
    hear: float
    socket: float
    round_trip: float


def hearing() -> float:
    """Measured here: what it costs to hear of a change of a table that this node does not have."""
    seats = tuple(Seat("person", f"{n:032x}", f"Person {n}", n, salt="0" * 32) for n in range(2))
    sheet = Sheet(
        "0" * 32, "ABCDEF", "clans", "2002", {}, "open", Pace(), "en", "0" * 32, 1.0, seats, "c" * 64, "s" * 64
    )
    made: list[Message] = [Changed.by(Change(sheet, 1.0, None, (Entry(1, 1.0, 0, -1, "12-13"),)), [7])] * 20
    data, decode = msgspec.msgpack.encode(made), msgspec.msgpack.Decoder(list[Message]).decode
    begun = time.process_time()
    for _ in range(200):
        decode(data)
    return (time.process_time() - begun) / 200 / len(made)


def measured(file: Path) -> tuple[Costs, dict[str, Any]]:
    found: dict[str, Any] = json.loads(file.read_text())
    one, two = found["one node"]["full"], found["two, split tables"]["full"]
    own, both = (part["server_cpu"] / part["moves_per_second"] for part in (one, two))
    beside = {name: cpu / one["moves_per_second"] for name, cpu in one["beside_cpu"].items()}
    steady = found["one node"]["steady"]["p50_ms"] / 1000
    round_trip = max(0.0005, steady - own - beside["postgres"] - batches.APART / 2)
    socket = found["one node"]["idle"].get("cpu_us_per_socket_second", 0) / 1e6
    return Costs(own, max(0.0, both - own), beside["postgres"], beside["redis"], hearing(), socket, round_trip), found


@dataclass
class Station:
    """Works on one thing after the other, on so many cores, of which something else takes its share."""

    cores: int = 1
    elsewhere: float = 0.0

    def __post_init__(self) -> None:
        self.free = [0.0] * self.cores
        self.worked = 0.0

    def work(self, now: float, seconds: float) -> float:
        """When a job that arrives now will be done."""
        seconds /= 1 - self.elsewhere
        end = max(now, heapq.heappop(self.free)) + seconds
        heapq.heappush(self.free, end)
        self.worked += seconds
        return end


class Run:
    """`split`: at how many of the tables the opponent comes by another node."""

    def __init__(self, costs: Costs, nodes: int, cores: int, split: float, sockets: int = 0, seed: int = 1) -> None:
        self.costs = costs
        self.split = split
        self.nodes = [Station(elsewhere=costs.socket * sockets / nodes) for _ in range(nodes)]
        self.database, self.bus = Station(cores), Station()
        self.waiting: list[deque[tuple[float, int]]] = [deque() for _ in range(nodes)]
        self.writing = [False] * nodes
        self.next_write, self.next_news = [0.0] * nodes, [0.0] * nodes
        self.news: list[list[tuple[float, int]]] = [[] for _ in range(nodes)]
        self.latencies: list[float] = []
        self.luck = random.Random(seed)
        self.again: Callable[[float], None] = lambda now: None  # after a move: the next, if so many are under way
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        self._numbers = itertools.count()

    def at(self, when: float, what: Callable[[float], None]) -> None:
        heapq.heappush(self._events, (when, next(self._numbers), what))

    def spread(self, mean: float) -> float:
        return self.luck.expovariate(1 / mean) if mean else 0.0

    def move(self, now: float) -> None:
        """A move is sent by one of the nodes; the opponent is at another, or at the same."""
        node = other = self.luck.randrange(len(self.nodes))
        if len(self.nodes) > 1 and self.luck.random() < self.split:
            other = (node + self.luck.randrange(1, len(self.nodes))) % len(self.nodes)
        judged = self.nodes[node].work(now, self.spread(self.costs.own * BEFORE))
        self.at(judged, lambda then: self.append(then, now, node, other))

    def append(self, now: float, sent: float, node: int, other: int) -> None:
        self.waiting[node].append((sent, other))
        if not self.writing[node]:
            self.writing[node] = True
            self.at(max(now, self.next_write[node]), lambda then: self.write(then, node))

    def write(self, now: float, node: int) -> None:
        waiting = self.waiting[node]
        batch = [waiting.popleft() for _ in range(min(batches.MOST, len(waiting)))]
        self.writing[node] = bool(batch)
        self.next_write[node] = now + batches.APART
        if batch:
            done = self.database.work(now, self.costs.database * len(batch)) + self.costs.round_trip
            self.at(done, lambda then: self.written(then, node, batch))

    def written(self, now: float, node: int, batch: list[tuple[float, int]]) -> None:
        for sent, other in batch:
            told = self.nodes[node].work(now, self.spread(self.costs.own * (1 - BEFORE)))
            if other == node:
                self.at(told, lambda then, sent=sent: self.done(then, sent))  # type: ignore[misc]
        if not self.news[node]:
            self.at(max(now, self.next_news[node]), lambda then: self.tell(then, node))
        self.news[node] += batch
        self.at(max(now, self.next_write[node]), lambda then: self.write(then, node))

    def tell(self, now: float, node: int) -> None:
        """Everything that was written meanwhile, in one piece of news, to every node."""
        news, self.news[node] = self.news[node], []
        self.next_news[node] = now + redis.APART
        heard = self.bus.work(now, self.costs.bus * len(news) * len(self.nodes) / 2)
        for number in range(len(self.nodes)):
            if number != node:
                self.at(heard, lambda then, n=number: self.nodes[n].work(then, self.costs.hear * len(news)))  # type: ignore[misc]
        for sent, other in news:
            if other != node:
                self.at(heard, lambda then, sent=sent, other=other: self.follow(then, sent, other))  # type: ignore[misc]

    def follow(self, now: float, sent: float, other: int) -> None:
        told = self.nodes[other].work(now, self.spread(self.costs.follow))
        self.at(told, lambda then: self.done(then, sent))

    def done(self, now: float, sent: float) -> None:
        self.latencies.append(now - sent)
        self.again(now)

    def run(self, until: float) -> None:
        while self._events and self._events[0][0] < until:
            now, _, what = heapq.heappop(self._events)
            what(now)

    def p99(self) -> float:
        return sorted(self.latencies)[int(0.99 * len(self.latencies))] * 1000

    def busy(self, seconds: float) -> tuple[float, float, float]:
        """How busy the nodes, the database and the bus were."""
        own = sum(node.worked * (1 - node.elsewhere) / seconds + node.elsewhere for node in self.nodes)
        return own / len(self.nodes), self.database.worked / seconds / self.database.cores, self.bus.worked / seconds


def closed(costs: Costs, nodes: int, cores: int, split: float, flight: int, seconds: float = 3.0) -> Run:
    """As in the measured runs: so many moves under way at any time."""
    run = Run(costs, nodes, cores, split)
    run.again = run.move
    for _ in range(flight):
        run.at(0.0, run.move)
    run.run(seconds)
    return run


def open_(costs: Costs, nodes: int, cores: int, split: float, rate: float, sockets: int, seconds: float = 3.0) -> Run:
    """So many moves a second, whatever the answers, beside so many sockets that wait."""
    run, now = Run(costs, nodes, cores, split, sockets), 0.0
    while (now := now + run.luck.expovariate(rate)) < seconds:
        run.at(now, run.move)
    run.run(seconds)
    return run


def needs(found: dict[str, Any], players: int, rate: float) -> str:
    """Memory of all nodes, and what goes over the network, in a second."""
    memory = players * found["idle"].get("kb_per_socket", 0) + players / 2 * found["kb_per_table_after"]
    bytes_ = [found["full"]["bytes_per_move"], found["wal_bytes_per_move"], found["bus_bytes_per_move"]]
    told, wal, bus = (rate * each / 1e6 for each in bytes_)
    return (
        f"{memory / 1e6:.1f} GB in the nodes; MB a second: told {told:.0f}, WAL {wal:.0f}, bus with two nodes {bus:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="as `bench.server.grown --json` writes it")
    parser.add_argument("--players", type=int, default=100_000)
    parser.add_argument("--think", type=float, default=20.0, help="seconds from one move of a player to the next")
    parser.add_argument("--nodes", type=int, nargs="+", default=[2, 4, 8, 16])
    parser.add_argument("--split", type=float, default=0.1, help="share of tables whose people come by several nodes")
    parser.add_argument("--cores", type=int, default=8, help="of the database")
    parser.add_argument("--flight", type=int, default=50, help="moves that were under way when it was measured")
    options = parser.parse_args()
    costs, found = measured(options.file)
    print("µs: " + ", ".join(f"{name} {1e6 * cost:.0f}" for name, cost in costs._asdict().items()))
    for name, nodes, split in (("one node", 1, 0.0), ("two, whole tables", 2, 0.0), ("two, split tables", 2, 1.0)):
        run, part = closed(costs, nodes, 1, split, options.flight), found[name]["full"]
        print(f"{name}: measured {part['moves_per_second']} moves/s, simulated {len(run.latencies) / 3:.0f}")
    rate = options.players / options.think
    print(f"{options.players} players, a move of each every {options.think:.0f} s: {rate:.0f} moves/s")
    print(needs(found["two, split tables"], options.players, rate))
    for nodes in options.nodes:
        if costs.socket * options.players / nodes >= 1:
            print(f"{nodes:3} nodes: the sockets alone are more than they can serve")
            continue
        run = open_(costs, nodes, options.cores, options.split, rate, options.players)
        busy = ", ".join(f"{share:.0%}" for share in run.busy(3.0))
        told = f"p99 {run.p99():.0f} ms" if run.latencies else "nobody hears anything"
        print(f"{nodes:3} nodes: {told}; {len(run.latencies) / 3:.0f} moves/s; busy (nodes, database, bus): {busy}")


if __name__ == "__main__":
    main()

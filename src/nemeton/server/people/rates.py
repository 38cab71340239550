"""Counting against budgets: buckets in memory that refill, forgotten when full; and who holds how much now."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import fields
from typing import Literal

from nemeton.server.people.limits import Budget, Cap, Limits, Rate
from nemeton.server.refusals import Refusal

MOST_BUCKETS = 20_000
Bucket = tuple[str, Literal["person", "address"], str]  # of what, counted how, and whose
MUCH = 0.2  # the share of what may be held of which other nodes are told


class Rates:
    """`spend` takes drops from somebody's buckets, or refuses; `hold` counts what is held until `let_go`."""

    def __init__(self, limits: Limits) -> None:
        self._budgets: dict[str, tuple[Rate | None, Rate | None]] = {}
        self._caps: dict[str, tuple[float, float]] = {}
        for field in fields(limits):
            given = getattr(limits, field.name)
            if isinstance(given, Budget):
                self._budgets[field.name] = (_times(given.person, limits.factor), _times(given.address, limits.factor))
            elif isinstance(given, Cap):
                most = (given.person, given.address)
                person, address = (float("inf") if one is None else one * limits.factor for one in most)
                self._caps[field.name] = (person, address)
        self._buckets: dict[Bucket, tuple[float, float]] = {}
        self._held: Counter[tuple[str, str]] = Counter()
        self._elsewhere: dict[str, Counter[tuple[str, str]]] = {}  # what is held at other nodes, by node
        self._spent: Counter[Bucket] | None = None  # since other nodes were last told, if there are any

    def spend(self, kind: str, person: str = "", address: str = "", cost: float = 1) -> None:
        """Take from the bucket of a person and from that of an address, or refuse and take from neither."""
        by_person, by_address = self._budgets[kind]
        if by_person is not None and person:
            self._look((kind, "person", person), by_person)
        if by_address is not None and address:
            self._look((kind, "address", address), by_address)
            self._take((kind, "address", address), cost)
        if by_person is not None and person:
            self._take((kind, "person", person), cost)

    def _look(self, bucket: Bucket, rate: Rate) -> None:
        """Refill the bucket for the time that has passed; refuse if it is still empty."""
        now = time.monotonic()
        drops, then = self._buckets.pop(bucket, (rate.burst, now))
        drops = min(rate.burst, drops + (now - then) * rate.a_second)
        self._buckets[bucket] = (drops, now)
        if len(self._buckets) > MOST_BUCKETS:  # the least recently used comes first: a used bucket moves to the end
            self._buckets.pop(next(iter(self._buckets)))
        if drops < 1:
            raise Refusal("too-fast", seconds=max(1, round((1 - drops) / rate.a_second)))

    def _take(self, bucket: Bucket, cost: float) -> None:
        """Take drops; a cost beyond what is there leaves a debt: such calls are rare, and their cost is known late."""
        drops, now = self._buckets[bucket]
        self._buckets[bucket] = (drops - cost, now)
        if self._spent is not None:
            self._spent[bucket] += cost  # type: ignore[assignment]

    def drained(self) -> list[tuple[Bucket, float]]:
        """What was spent here since the last time, for other nodes."""
        spent, self._spent = self._spent, Counter()
        return [(bucket, float(drops)) for bucket, drops in (spent or {}).items()]

    def spent(self, drops: list[tuple[Bucket, float]]) -> None:
        """Count here what was spent at another node, too."""
        for bucket, cost in drops:
            person, address = self._budgets.get(bucket[0], (None, None))
            rate = person if bucket[1] == "person" else address
            if rate is not None:
                left, then = self._buckets.get(bucket, (rate.burst, time.monotonic()))
                self._buckets[bucket] = (left - cost, then)

    def hold(self, kind: str, person: str = "", address: str = "") -> bool:
        """Count one more held by somebody; False if that would be too many."""
        by_person, by_address = self._caps[kind]
        if (person and self._all(kind, person) >= by_person) or (address and self._all(kind, address) >= by_address):
            return False
        for who in filter(None, (person, address)):
            self._held[kind, who] += 1
        return True

    def _all(self, kind: str, who: str) -> int:
        return self._held[kind, who] + sum(held[kind, who] for held in self._elsewhere.values())

    def holding(self) -> list[tuple[str, str, int]]:
        """Who holds much of what they may, for other nodes: only they can come to hold too much in all."""
        return [
            (kind, who, count) for (kind, who), count in self._held.items() if count >= min(self._caps[kind]) * MUCH
        ]

    def held(self, node: str, held: list[tuple[str, str, int]]) -> None:
        """Another node says who holds much there; nothing once it is gone."""
        self._elsewhere[node] = Counter({(kind, who): count for kind, who, count in held})
        if not held:
            del self._elsewhere[node]

    def let_go(self, kind: str, person: str = "", address: str = "") -> None:
        for who in filter(None, (person, address)):
            self._held[kind, who] -= 1
            if self._held[kind, who] <= 0:
                del self._held[kind, who]


def _times(rate: Rate | None, factor: float) -> Rate | None:
    return None if rate is None else Rate(rate.burst * factor, rate.a_second * factor)

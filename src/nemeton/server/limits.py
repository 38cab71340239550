"""How often somebody may call: buckets that fill up again, in memory, forgotten when full."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields

from nemeton.server.refusals import Refusal

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Limits:
    """The rates of the house. `factor` multiplies them all: for tests and benches on one machine."""

    calls: Rate = Rate(120, 20)  # HTTP calls from one address
    moves: Rate = Rate(60, 20)  # anything said by one person at a table
    chats: Rate = Rate(5, 0.5)
    insights: Rate = Rate(30, 4)  # thoughts of a bot that one person asks for
    logins: Rate = Rate(8, 0.1)  # passwords tried from one address, and for one account
    tables: Rate = Rate(20, 0.2)  # tables made by one person
    codes: Rate = Rate(12, 0.2)  # codes tried from one address
    records: Rate = Rate(10, 0.5)  # records sent in from one address
    sockets: Rate = Rate(40, 2)  # connections opened from one address
    factor: float = 1.0


class Rates:
    """`spend` takes a drop out of the bucket of somebody, or refuses."""

    def __init__(self, limits: Limits) -> None:
        self._rates = {
            field.name: Rate(rate.burst * limits.factor, rate.a_second * limits.factor)
            for field in fields(limits)
            if isinstance(rate := getattr(limits, field.name), Rate)
        }
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        rate = self._rates[kind]
        burst, a_second = rate.burst, rate.a_second
        now = time.monotonic()
        drops, then = self._buckets.pop((kind, who), (burst, now))
        drops = min(burst, drops + (now - then) * a_second)
        if drops < 1:
            self._buckets[kind, who] = (drops, now)
            raise Refusal("too-fast", seconds=max(1, round((1 - drops) / a_second)))
        self._buckets[kind, who] = (drops - 1, now)
        if len(self._buckets) > MOST_BUCKETS:  # the oldest is first: what is spent is put back last
            self._buckets.pop(next(iter(self._buckets)))

"""How much one visitor may ask for: every budget, in one place. `rates.py` does the counting.

A new identity costs nothing but a new address does, so nearly every budget applies to both. They are far above what
ordinary play needs, and below what other visitors would notice.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address


@dataclass(frozen=True)
class Rate:
    """How many at once, and how many a second in the long run."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Budget:
    """The rate for one person and the rate for one address; None means that it is not counted that way."""

    person: Rate | None = None
    address: Rate | None = None


@dataclass(frozen=True)
class Cap:
    """How many may be open at the same time, for one person and for one address."""

    person: int | None = None
    address: int | None = None


MINUTE, HOUR = 1 / 60, 1 / 3600


@dataclass(frozen=True)
class Limits:
    """The budgets of a server. `factor` multiplies them all: for tests and benchmarks on one machine."""

    calls: Budget = Budget(address=Rate(120, 20))  # to the API
    pages: Budget = Budget(address=Rate(400, 40))  # and the files that belong to them
    moves: Budget = Budget(Rate(60, 20), Rate(600, 100))  # any message at a table
    previews: Budget = Budget(Rate(400, 40), Rate(1200, 120))  # choices looked ahead from; see `wire/commands.py`
    looks: Budget = Budget(address=Rate(200, 20))  # at a moment of a replay; costly ones count several times
    chats: Budget = Budget(Rate(5, 0.5), Rate(30, 1))
    names: Budget = Budget(Rate(20, 0.2), Rate(60, 0.5))  # given or changed
    tables: Budget = Budget(Rate(20, 4 * MINUTE), Rate(40, 4 * MINUTE))  # made
    bot_tables: Budget = Budget(Rate(4, 2 * MINUTE), Rate(8, 4 * MINUTE))  # made for bots alone
    seats: Budget = Budget(Rate(12, 6 * MINUTE), Rate(60, 0.5))  # taken at other people's tables
    insights: Budget = Budget(Rate(30, 4), Rate(90, 6))  # a bot's thoughts, on request
    records: Budget = Budget(address=Rate(10, 0.5))  # uploaded
    decisions: Budget = Budget(address=Rate(20_000, 200))  # in these records
    codes: Budget = Budget(address=Rate(12, 0.2))  # of tables, tried
    accounts: Budget = Budget(address=Rate(8, 30 * HOUR))  # made or changed
    guesses: Budget = Budget(Rate(8, 6 * MINUTE), Rate(20, 12 * MINUTE))  # passwords tried for one account, and for any
    guesses_of_one: Budget = Budget(Rate(60, 12 * MINUTE))  # passwords tried for one account from anywhere
    exports: Budget = Budget(Rate(3, 20 * HOUR), Rate(6, 60 * HOUR))  # of all a person's data
    sockets: Budget = Budget(address=Rate(40, 2))  # opened
    open_sockets: Cap = Cap(person=30, address=200)
    connections: Cap = Cap(address=250)
    factor: float = 1.0
    head_seconds: float = 10.0  # for the head of a request to arrive
    body_seconds: float = 30.0  # for all of the request to arrive
    largest_head: int = 16_384  # bytes
    longest_record: int = 4_000  # decisions


def home(address: str) -> str:
    """The household behind an address: with IPv6 it has not one address but a whole network of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return found.exploded[:19] + "::/64"

"""What people were told, and whether it was true: the check over a whole run of several nodes under faults.

Every situation that anybody saw must be a moment of the game as it is in the end, every confirmed move must be in the
record at its place, every move in the record must have been sent (or be the only one there was, or a bot's), and what
one person is told must never go back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import msgspec

from nemeton.core.record import Record

_encode = msgspec.json.Encoder(order="sorted").encode


def sums(log: list[Any]) -> list[str]:
    """A checksum of the log for each of its lengths."""
    found, total = [], blake2b(digest_size=8)
    for event in [None, *log]:
        total.update(_encode(event))
        found.append(total.hexdigest())
    return found


@dataclass
class Seat:
    """What one person at one table saw and did. A move is known by its place in the record and its text."""

    table: str
    seat: int
    seen: list[tuple[int, int, int, str]] = field(default_factory=list)  # version, decisions, length and sum of the log
    sent: dict[int, set[str]] = field(default_factory=dict)  # by place
    confirmed: dict[int, str] = field(default_factory=dict)

    def back(self) -> int:
        """How often it was told something older than what it knew."""
        pairs = zip(self.seen, self.seen[1:], strict=False)
        return sum(after[0] < before[0] or after[1] < before[1] for before, after in pairs)


@dataclass
class Found:
    """Of a whole run; all but the first three must be 0."""

    moves: int = 0
    confirmed: int = 0
    seen: int = 0
    lost: int = 0
    doubled: int = 0
    untrue: int = 0
    back: int = 0
    differing: int = 0

    @property
    def well(self) -> bool:
        return not (self.lost or self.doubled or self.untrue or self.back or self.differing)

    def __str__(self) -> str:
        return ", ".join(f"{value} {name}" for name, value in vars(self).items())


def check(seats: list[Seat], records: dict[str, Record], logs: dict[tuple[str, int], list[Any]]) -> Found:
    """`records`: how each game stands in the end, with its secret; `logs`: all that each seat is told of it then."""
    found = Found()
    by_table: dict[str, list[Seat]] = {}
    for seat in seats:
        by_table.setdefault(seat.table, []).append(seat)
    for table, record in records.items():
        moves = record.moves
        found.moves += len(moves)
        found.doubled += sum(1 for _ in _unexplained(record, by_table[table]))
        for seat in by_table[table]:
            true = sums(logs[table, seat.seat])
            found.seen += len(seat.seen)
            found.confirmed += len(seat.confirmed)
            found.lost += sum(moves[at : at + 1] != [(seat.seat, text)] for at, text in seat.confirmed.items())
            found.untrue += sum(d > len(moves) or n >= len(true) or true[n] != s for _, d, n, s in seat.seen)
            found.back += seat.back()
    return found


def _unexplained(record: Record, seats: list[Seat]) -> Iterator[int]:
    """The places of moves that nobody sent, though there was a choice."""
    people = {seat.seat: seat for seat in seats}
    for place, ((state, seat, _), (_, said)) in enumerate(zip(record.walk(log=False), record.moves, strict=True)):
        sent = people[seat].sent.get(place, ()) if seat in people else (said,)
        if said not in sent and len(state.legal(seat)) > 1:
            yield place

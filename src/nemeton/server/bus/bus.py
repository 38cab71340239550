"""The door of this room: what nodes tell each other. Every message is a hint.

A message that is lost, duplicated, late or out of order costs time, never correctness: what matters is in the store,
and a node that hears nothing asks there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

from msgspec import Raw, Struct
from msgspec.msgpack import Decoder, Encoder

from nemeton.server.store.rows import Change, Remark

_encode = Encoder().encode
_change = Decoder(Change)


class Changed(Struct, tag=True, array_like=True):
    """A change of a table has been written. It is decoded only where that table is in memory and not as new.

    `moves`: the numbers of the moves in it, so that nobody need read their notation, only compare it.
    """

    table: str
    version: int
    moves: list[int]
    encoded: Raw

    @classmethod
    def by(cls, change: Change, moves: list[int]) -> Changed:
        return cls(change.sheet.id, change.sheet.written, moves, Raw(_encode(change)))

    def change(self) -> Change:
        return _change.decode(self.encoded)


class Chatted(Struct, tag=True, array_like=True):
    """Something was said at a table."""

    table: str
    person: str
    remark: Remark


class Present(Struct, tag=True, array_like=True):
    """Who is at a table through the sending node."""

    table: str
    people: list[str]


class Renewed(Struct, tag=True, array_like=True):
    """A person's stored data has changed; `ended`: one of their sessions or tokens ended, so they must reconnect."""

    person: str
    ended: bool


class HandedOver(Struct, tag=True, array_like=True):
    """What a guest has said belongs to an account now."""

    person: str
    to: str


class Alive(Struct, tag=True, array_like=True):
    """The node is alive; sent every second. `leaving`: it takes in nobody more. `well`: the store answers it."""

    leaving: bool = False
    well: bool = True


class Spent(Struct, tag=True, array_like=True):
    """What people have spent of their budgets since the last message: of what, by person or by address, who, and how
    much; and who holds much now."""

    drops: list[tuple[tuple[str, Literal["person", "address"], str], float]]
    held: list[tuple[str, str, int]] = []


Message = Changed | Chatted | Present | Renewed | HandedOver | Alive | Spent


class News(NamedTuple):
    node: str  # the sender
    messages: list[Message]  # none in a node's own news


class Bus(Protocol):
    def open(self, node: str, hear: Callable[[News], None], gap: Callable[[], None]) -> None:
        """Listen until closed. `gap` is called when something may have been missed."""
        ...

    def publish(self, *messages: Message) -> None:
        """Tell all nodes; this one hears that it was heard. Never waits and never fails."""
        ...

    async def close(self) -> None: ...

"""What the server keeps, as an interface. `sqlite.py` is the embedded store; another may stand in its place."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec import Struct

from nemeton.server.head import Head
from nemeton.server.messages import Chat, Language

Done = Callable[[BaseException | None], None]  # told in the event loop that something is written, or why not


class Conflict(Exception):
    """What was to be written no longer fits: somebody else has written before, or the name is taken."""


class Entry(NamedTuple):
    """A move of a seat, or (seat -1) the return to the first `move` decisions."""

    number: int  # from 1
    at: float
    seat: int
    move: int


class Snapshot(NamedTuple):
    """The position after `number` entries, as JSON."""

    number: int
    position: bytes


class Change(NamedTuple):
    """All of it is written, or nothing; and only if the table's version is still the one before."""

    head: Head
    at: float
    wake: float | None
    entries: tuple[Entry, ...] = ()
    snapshot: Snapshot | None = None
    drop_snapshot: bool = False
    sittings: bool = False  # who sits there has changed


class Said(NamedTuple):
    """A chat, and the id of who said it."""

    person: str
    chat: Chat


class Kept(NamedTuple):
    """A table as it is kept."""

    head: Head
    entries: list[Entry]  # those after the snapshot, or all
    snapshot: Snapshot | None
    chats: list[Said]  # the last ones


class Person(Struct, frozen=True):
    """Somebody with a name; a guest has no account."""

    id: str
    name: str = ""
    colour: int = 0
    language: Language = "en"
    account: str = ""
    password: str = ""  # argon2
    epoch: int = 0
    created: float = 0.0


class Hall(NamedTuple):
    open: list[Head]
    mine: list[Head]
    finished: list[Head]


class Store(Protocol):
    """Every writing call returns only when what it wrote would survive the end of the power supply."""

    async def close(self) -> None: ...

    async def add_table(self, change: Change) -> None: ...
    def save_table(self, change: Change) -> Future[None]: ...
    def save_soon(self, change: Change, done: Done) -> None: ...
    async def load_table(self, id: str) -> Kept | None: ...
    async def head(self, id: str) -> Head | None: ...
    async def entries(self, id: str) -> list[Entry]: ...
    async def by_code(self, code: str) -> Head | None: ...
    async def hall(self, person: str, most: int) -> Hall: ...
    async def tables_of(self, person: str) -> list[Head]: ...
    async def add_chat(self, id: str, said: Said, most: int) -> None: ...
    async def chats_of(self, person: str) -> list[tuple[str, Chat]]: ...
    async def forget_chats(self, person: str) -> None: ...
    async def hand_over_chats(self, person: str, to: str) -> None: ...
    async def wakes(self) -> list[tuple[str, float]]: ...

    async def person(self, id: str) -> Person | None: ...
    async def by_account(self, account: str) -> Person | None: ...
    async def by_token(self, hash: bytes) -> Person | None: ...
    async def save_person(self, person: Person) -> None: ...
    async def delete_person(self, id: str) -> None: ...
    async def add_token(self, person: str, hash: bytes, at: float, name: str, most: int) -> None: ...
    async def tokens(self, person: str) -> list[tuple[bytes, float, str]]: ...
    async def end_token(self, hash: bytes) -> None: ...

    async def note(self, name: str) -> str: ...
    async def set_note(self, name: str, value: str) -> None: ...

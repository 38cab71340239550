"""The door of this room: the interface of a store. `sqlite.py` is the embedded one."""

from __future__ import annotations

import os
from asyncio import Future, get_running_loop
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from nemeton.server.store.rows import (
    Change,
    Entry,
    Hall,
    Kept,
    Person,
    Remark,
    Said,
    Session,
    Sheet,
    Standing,
    Status,
    TokenRow,
)

Done = Callable[[BaseException | None], None]  # called in the event loop, with the error if the write failed


def promise() -> tuple[Future[None], Done]:
    """A future to wait for, and the callback that completes it."""
    future: Future[None] = get_running_loop().create_future()

    def done(error: BaseException | None) -> None:
        if future.done():  # nobody is waiting any more
            return
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    return future, done


def sync_folder(folder: Path) -> None:
    """Flush a folder, so that a file made or renamed in it is on the disk; Windows does that itself."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Conflict(Exception):
    """A write no longer fits: somebody else has written first, or the name is taken."""


class CannotWrite(Exception):
    """The disk refuses to write. Nothing was written, and the caller may try again."""


class CannotRead(Exception):
    """The disk refuses to read. The caller may try again."""


class Damaged(Exception):
    """The stored data cannot be understood; it is left as it is."""


class NewerStore(Exception):
    """The store was written by a later version of the program."""


class Outgrown(Exception):
    """A node of a later version has written this table: it is no longer for this one."""


class Beat(NamedTuple):
    """What a node learns when it reports that it is alive."""

    time: float  # of the house: it stands still while no node is alive
    pause: float  # seconds for which no node was alive, if people have not been told yet; otherwise 0
    outgrown: bool  # nodes of a later version serve the house, too


class Store(Protocol):
    """Every call that writes returns only when its data would survive a power cut.

    `failing`: the last write failed. `waiting`: tables whose last changes are not in their place yet.
    """

    @property
    def failing(self) -> bool: ...
    @property
    def waiting(self) -> int: ...

    async def close(self) -> None: ...

    async def add_table(self, change: Change) -> None: ...
    def save_table(self, change: Change, done: Done) -> None: ...
    async def load_table(self, id: str) -> Kept | None: ...
    async def sheet(self, id: str) -> Sheet | None: ...
    async def entries(self, id: str) -> list[Entry]: ...
    async def by_code(self, code: str) -> Sheet | None: ...
    async def hall(self, person: str, most: int, most_open: int) -> Hall: ...
    async def begun(self) -> list[Sheet]: ...
    async def counts(self) -> dict[str, int]: ...
    async def forget_sittings(self, person: str) -> None: ...
    async def unchanged(self, status: Status, since: float) -> list[Sheet]: ...
    async def tables_of(self, person: str) -> list[Sheet]: ...
    async def add_chat(self, id: str, said: Said, most: int) -> None: ...
    async def chats_of(self, person: str) -> list[tuple[str, Remark]]: ...
    async def forget_chats(self, person: str) -> None: ...
    async def hand_over_chats(self, person: str, to: str) -> None: ...
    async def wakes(self) -> list[tuple[str, float]]: ...

    async def person(self, id: str) -> Person | None: ...
    async def persons(self, ids: list[str]) -> list[Person]: ...
    async def by_account(self, account: str) -> Person | None: ...
    async def save_person(self, person: Person) -> None: ...
    async def people(self) -> list[Person]: ...
    async def table_counts(self) -> dict[str, int]: ...
    async def standings(self) -> dict[str, Standing]: ...
    async def set_standing(self, person: str, standing: Standing) -> None: ...
    async def delete_person(self, id: str) -> None: ...
    async def scrub(self) -> None:
        """Make sure that no byte is left of what was deleted before."""
        ...

    async def token(self, hash: bytes) -> TokenRow | None: ...
    async def add_token(self, token: TokenRow, most: int) -> None: ...
    async def tokens(self, person: str) -> list[TokenRow]: ...
    async def end_token(self, hash: bytes) -> None: ...
    async def end_tokens(self, person: str) -> None: ...
    async def session(self, hash: bytes) -> Session | None: ...
    async def add_session(self, session: Session, most: int) -> None: ...
    async def sessions(self, person: str) -> list[Session]: ...
    async def see_session(self, hash: bytes, at: float) -> None: ...
    async def end_session(self, hash: bytes) -> None: ...
    async def end_sessions(self, person: str) -> None: ...
    async def end_old_sessions(self, before: float) -> None: ...

    async def note(self, name: str) -> str: ...
    async def notes(self, kind: str) -> list[str]: ...
    async def set_note(self, name: str, value: str) -> None: ...


class SharedStore(Store, Protocol):
    """A store that several nodes use at once. Its own clock decides which of them are alive."""

    async def key(self) -> bytes:
        """The key that signs the cookies of the house; made by the first node that asks."""
        ...

    async def house(self) -> str:
        """A name for the house, known to its nodes alone: several houses may share a bus."""
        ...

    async def join(self, node: str, print: str) -> None:
        """One more node serves the house. `print` tells versions apart whose tables are not the same."""
        ...

    async def beat(self, node: str) -> Beat:
        """Report that the node is alive. Never repeated: a store that does not answer soon counts as away."""
        ...

    def hurry(self, on: bool) -> None:
        """Should calls fail at once while the store does not answer? Otherwise they are repeated for a while."""
        ...

    async def pause_told(self) -> None:
        """People have been told of the last pause."""
        ...

    async def leave(self, node: str) -> None:
        """The node is shutting down; its claims are released."""
        ...

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """How often each of these tables was written."""
        ...

    async def claim(self, id: str, node: str) -> bool:
        """May this node let the bots of a table think, for a while? Not while another live node does."""
        ...

    async def release(self, id: str, node: str) -> None: ...

    async def overdue(self, node: str, now: float, most: int) -> list[str]:
        """Tables where something has been overdue for a while and that no live node takes care of."""
        ...

"""A table in memory, and what a command makes of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Entry, Said, Sheet
from nemeton.server.table.position import Position

CHATS = 40  # messages kept from players
WATCHERS_CHATS = 20  # and from watchers, so that these never push out a player's


class Outcome(NamedTuple):
    """The result of a command on a table, still to be written."""

    sheet: Sheet
    position: Position | None = None  # None: unchanged
    entries: tuple[Entry, ...] = ()
    sittings: bool = False  # who sits there has changed
    draft_of: str = ""  # the only person who may notice that anything has changed
    by_bot: bool = False


Command = Callable[["Table"], Outcome | None]  # judges a table; None: nothing to change
Done = Callable[[Exception | None], None]  # called when the outcome is written, or with the reason why not


class Table:
    """`sheet` and `position` are what has been written; both are replaced, never changed."""

    def __init__(self, sheet: Sheet, position: Position | None, snapshot: int = 0) -> None:
        self.sheet = sheet
        self.position = position
        self.snapshot = snapshot  # the number of its last entry
        self.rewound = sheet.version  # the last version at which the log may have become shorter
        self.quiet_since = sheet.version  # since this version only bots have moved here
        self.asked_since = sheet.version  # since this version the question has been the same
        self.used = 0.0
        self.chats: list[Said] = []
        self.thinking: asyncio.Task[None] | None = None
        self.rematching = asyncio.Lock()  # two people who ask for the next table at once must not get two
        self.writing = False
        self.waiting: deque[tuple[Command, Done]] = deque()  # until the current change is written

    def remember(self, said: Said) -> None:
        """Keep a message, and drop the oldest from the same group, players or watchers."""
        self.chats.append(said)
        alike = [other for other in self.chats if (other.remark.seat < 0) == (said.remark.seat < 0)]
        if len(alike) > most_kept(said):
            self.chats.remove(alike[0])

    def running(self) -> Position:
        """The position of a running game."""
        if self.sheet.status != "running" or self.position is None:
            raise Refusal("not-running")
        return self.position

    def running_or_over(self) -> Position:
        """The position of a game that has begun."""
        if self.position is None:
            raise Refusal("not-running" if self.sheet.misfit is None else "cannot-deal")
        return self.position

    def draft(self, seat: int) -> tuple[int, ...]:
        """What a seat has answered but not handed in yet; empty if that is not about the current question."""
        moves, position = self.sheet.drafts.get(seat, ()), self.position
        if not moves or position is None or self.sheet.status != "running":
            return ()
        state = position.state.clone()
        for move in moves:
            if state.why_not(seat, move) is not None:
                return ()
            state.play_fast(seat, move)
        return moves

    def own(self, seat: int) -> Position | None:
        """The position as a seat sees it: including its own answers that are not handed in yet."""
        position = self.position
        if position is not None and self.sheet.drafts:
            return position.after_all(seat, self.draft(seat))
        return position


def most_kept(said: Said) -> int:
    return WATCHERS_CHATS if said.remark.seat < 0 else CHATS

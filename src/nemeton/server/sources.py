"""Where the server gets what it does not compute: the time, random names, the deal. Tests pass their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from nemeton.core.record import Record
from nemeton.core.state import State

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of codes that people type: no I and no O


def deal(record: Record) -> State:
    return record.start(log=True)


@dataclass(frozen=True)
class Sources:
    """`token(n)` is a random text of n bytes; `deal` makes the first state of a game from its record."""

    now: Callable[[], float] = time.time
    token: Callable[[int], str] = secrets.token_hex
    deal: Callable[[Record], State] = deal

    def id(self) -> str:
        """128 bits nobody can guess."""
        return self.token(16)

    def code(self) -> str:
        """Six letters to type in instead of a link."""
        number = int(self.token(8), 16)
        letters = []
        for _ in range(6):
            number, i = divmod(number, len(LETTERS))
            letters.append(LETTERS[i])
        return "".join(letters)

"""Where the server gets what it does not compute: the time, random names, the deal. Tests pass their own."""

from __future__ import annotations

import math
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from nemeton.core.record import Record
from nemeton.core.state import State

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # for codes that people type: no I and no O


ASLEEP_SECONDS = 5.0  # if nobody asks for the time this long, the machine slept: the house asks four times a second


def since_boot() -> float:
    """Seconds unaffected by changes of the date; if the system allows, they include the machine's sleep."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class HouseTime:
    """Seconds during which the house was open and awake: the games' clocks use it, whatever happens to the date.

    It continues from run to run. While the machine sleeps or the process is suspended nobody asks for the time: that
    time is not counted, but remembered in `slept`.
    """

    def __init__(self, steady: Callable[[], float] = since_boot, asleep: float = ASLEEP_SECONDS) -> None:
        self._steady = steady
        self._asleep = asleep
        self._lock = threading.Lock()
        self._slept = 0.0
        self.begin(0.0)

    def begin(self, at: float) -> None:
        """Continue from the time at which the last run ended."""
        self._read = self._steady()
        self._behind = self._read - at

    def told(self) -> None:
        """From now on somebody else says what time it is, again and again: this process alone may sleep."""
        self._asleep = math.inf

    def __call__(self) -> float:
        with self._lock:
            steady = self._steady()
            gap = steady - self._read
            if gap > self._asleep:
                self._behind += gap
                self._slept += gap
            self._read = steady
            return steady - self._behind

    def slept(self) -> float:
        """Seconds slept since the last call."""
        with self._lock:
            slept, self._slept = self._slept, 0.0
            return slept


def deal(record: Record) -> State:
    return record.start(log=True)


@dataclass(frozen=True)
class Outside:
    """`now` is the date, for people to read; `clock` is the time that games are played by.

    `token(n)` is a random text of n bytes; `deal` makes the first state of a game from its record.
    """

    now: Callable[[], float] = time.time
    clock: HouseTime = field(default_factory=HouseTime)
    token: Callable[[int], str] = secrets.token_hex
    deal: Callable[[Record], State] = deal

    def id(self) -> str:
        """128 random bits that nobody can guess."""
        return self.token(16)

    def code(self) -> str:
        """Six letters to type in instead of a link."""
        number = int(self.token(8), 16)
        letters = []
        for _ in range(6):
            number, i = divmod(number, len(LETTERS))
            letters.append(LETTERS[i])
        return "".join(letters)

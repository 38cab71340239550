"""Chance: `roll(stream, n)` from one of two generators.

A *stream* is a named source of luck (`huts`, `deck`, `die`), given by its place in the game's list of
streams; each has a counter of its own, so one can be redrawn while another is held fixed.

`Fast` serves search, laboratory and tests. `Keyed` serves refereed games: nobody who sees its rolls can
compute the next one without the 256-bit key, and anyone who holds the key can compute them all.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import mypyc_attr

from nemeton.core.vector import i64, vec

MASK: Final = (1 << 62) - 1  # the largest constant that compiled code does not box
GOLDEN: Final = 0x1E3779B97F4A7C15  # odd: the counter visits all 2**62 values
MIX_1: Final = 0x3F58476D1CE4E5B9
MIX_2: Final = 0x14D049BB133111EB


def mix(x: i64) -> i64:
    """Scatter 62 bits (the finaliser of splitmix, masked so that both ways of running agree)."""
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    return x ^ (x >> 31)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance:
    """A source of luck. Part of the state: copied with it, saved with it, never shown."""

    def roll(self, stream: i64, n: i64) -> i64:
        """A number in 0..n-1."""
        raise NotImplementedError

    def clone(self) -> Chance:
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The generator as JSON; `Game.load` reads it back as part of a saved state."""
        raise NotImplementedError

    def shuffle(self, stream: i64, items: vec[i64], first: i64, end: i64) -> None:
        """Shuffle `items[first:end]` in place (Fisher and Yates, from the end)."""
        i = end - 1
        while i > first:
            j = first + self.roll(stream, i - first + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fast(Chance):
    """Seeded and quick: one counter for each stream, its value scattered."""

    def __init__(self, counters: vec[i64]) -> None:
        self.counters = counters

    def roll(self, stream: i64, n: i64) -> i64:
        x = (self.counters[stream] + GOLDEN) & MASK
        self.counters[stream] = x
        return ((mix(x) >> 31) * n) >> 31

    def clone(self) -> Fast:
        return Fast(self.counters[:])

    def dump(self) -> dict[str, object]:
        return {"fast": list(self.counters)}


def seeded(seed: int, streams: i64) -> Fast:
    """The fast generator for `seed`, any integer."""
    start = mix(fold(seed))
    counters = vec[i64]([0] * streams)
    for i in range(streams):
        counters[i] = mix((start + i * MIX_1) & MASK)
    return Fast(counters)


def fold(seed: int) -> i64:
    """62 bits for a number of any size: itself, if it fits."""
    if 0 <= seed <= MASK:
        return seed
    raw = seed.to_bytes((seed.bit_length() + 8) // 8, "big", signed=True)
    return int.from_bytes(blake2b(raw, digest_size=8).digest(), "big") & MASK


@final
class Keyed(Chance):
    """BLAKE2b of a key, the stream's name and a counter: nobody can foresee it, everybody can check it."""

    def __init__(self, key: bytes, streams: list[str], counts: list[int]) -> None:
        self.key: Final = key
        self.streams: Final = streams
        self.counts = counts

    def roll(self, stream: i64, n: i64) -> i64:
        sides: int = n  # not an i64: the numbers below have 64 bits
        exact = (1 << 64) - (1 << 64) % sides  # numbers beyond it would not be equally likely: draw again
        while True:
            text = f"{self.streams[stream]} {self.counts[stream]}"
            self.counts[stream] += 1
            number = int.from_bytes(blake2b(text.encode(), key=self.key, digest_size=8).digest(), "big")
            if number < exact:
                return number % sides

    def clone(self) -> Keyed:
        return Keyed(self.key, self.streams, self.counts[:])

    def dump(self) -> dict[str, object]:
        return {"key": self.key.hex(), "counts": self.counts[:]}

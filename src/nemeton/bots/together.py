"""Several processes think about one question: each searches with luck of its own, and what they found is added up.

A helper is a copy of this process (fork), so it knows what this one knows and nothing has to be sent to it. It ends
with its answer. Where processes cannot be copied, the search goes on alone.
"""

from __future__ import annotations

import json
import os
import select
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

from nemeton.bots.search import Search

APART = 1_000_003  # between the seeds of two helpers
GRACE = 0.1  # seconds after the deadline in which an answer still counts
LONGEST = 1 << 16  # bytes read at a time

Tried: TypeAlias = list[tuple[list[int], float, float, float]]  # an answer, its visits, total and squares


@dataclass(frozen=True)
class Helper:
    """A process that searches, and where its answer will come from."""

    process: int
    answer: int


def tried(search: Search) -> Tried:
    """What a search has found out about the answers to its question."""
    return [([edge.move, *edge.rest], edge.visits, edge.total, edge.squares) for edge in search.root.edges]


def add(search: Search, found: Tried) -> None:
    """Add what another search of the same question has found out; answers that this one does not know are left out."""
    known = {(edge.move, *edge.rest): edge for edge in search.root.edges}
    for answer, visits, total, squares in found:
        edge = known.get(tuple(answer))
        if edge is not None:
            edge.visits += visits
            edge.total += total
            edge.squares += squares
            search.iterations += int(visits)


def call(count: int, seed: int, searched: Callable[[int], Search]) -> list[Helper]:
    """Start this many helpers; each searches with a seed of its own."""
    if not hasattr(os, "fork"):
        return []
    out = []
    for number in range(count):
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            _help(writing, seed + APART * (number + 1), searched)
        os.close(writing)
        out.append(Helper(process, reading))
    return out


def _help(writing: int, seed: int, searched: Callable[[int], Search]) -> None:
    """What a helper does: search, say what it found, and end at once, as if it had never been this process."""
    try:
        said = json.dumps(tried(searched(seed))).encode()
        while said:
            said = said[os.write(writing, said) :]
    finally:
        os._exit(0)


def gather(search: Search, helpers: list[Helper], deadline: float) -> None:
    """Add what the helpers found; one that is late, or has failed, is left out."""
    for helper in helpers:
        said = b""
        while select.select([helper.answer], [], [], max(0.0, deadline + GRACE - perf_counter()))[0]:
            part = os.read(helper.answer, LONGEST)
            if not part:
                break
            said += part
        os.close(helper.answer)
        os.kill(helper.process, 9)  # it has ended by now, or is late
        os.waitpid(helper.process, 0)
        try:
            add(search, json.loads(said))
        except ValueError:
            continue

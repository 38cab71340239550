"""The end of a game: who came in which place, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from nemeton.core.answers import Event
from nemeton.core.state import State

Parts = dict[str, int]  # parts of the points (words: `<game>-part-<key>`), in the order in which they are shown


@dataclass(frozen=True)
class Tally:
    """What a game says about its end: for each seat, the parts that make up its points."""

    parts: list[Parts]
    out: list[int] = field(default_factory=list)  # seats that were out before the end, in order
    by_points: bool = True  # did points decide?


@dataclass(frozen=True)
class Place:
    """A seat at the end: its place from 1 (equals share one), its points, and where they came from."""

    seat: int
    rank: int
    total: int
    parts: Parts


def plain_tally(state: State, log: list[Event]) -> Tally:
    """The tally of a game that does not say where its points came from."""
    return Tally([{} for _ in state.scores()])


def places(state: State, tally: Tally) -> list[Place]:
    """All seats of a finished game: winners, then by points, then those who dropped out, the earliest last."""
    totals, winners = state.scores(), state.winners()

    def worth(seat: int) -> tuple[bool, int, int]:
        stayed = tally.out.index(seat) if seat in tally.out else len(totals)
        return (seat in winners, stayed, totals[seat])

    order = sorted(range(len(totals)), key=worth, reverse=True)
    return [
        Place(seat, 1 + sum(worth(other) > worth(seat) for other in order), totals[seat], tally.parts[seat])
        for seat in order
    ]


def add_up(
    players: int, keys: tuple[str, ...], log: list[Event], read: Callable[[Event], list[tuple[str, int]]]
) -> list[Parts]:
    """The parts of every seat, from the events that name a `seat` and what `read` finds in them."""
    out = [dict.fromkeys(keys, 0) for _ in range(players)]
    for event in log:
        for key, points in read(event):
            out[int(str(event.args["seat"]))][key] += points
    return [{key: points for key, points in parts.items() if points} for parts in out]

"""How a bot's thoughts on Ard Rí are told to people: its reasons, and what it believes of hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nemeton.core.state import State
from nemeton.games.ardri.data import CATTLE, DOWN, HAND, KINDS, LADDER
from nemeton.games.ardri.state import ArdRi

# Features of which one wants few, and those that are good or bad by the position.
BURDENS: Final = ("hungry", "exposed")
EITHER: Final = ("hand", "to-come", "place", "to-move")


def tells(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[tuple[str, dict[str, object]]]:
    """For each other seat how its hand divides into Cattle and Warriors, and whether a King lies face down."""
    out: list[tuple[str, dict[str, object]]] = []

    def mean(number: Callable[[list[int]], int], place: int, other: int) -> float:
        total = 0.0
        for world, weight in zip(worlds, weights, strict=True):
            assert isinstance(world, ArdRi)
            total += weight * number([card % KINDS for card in world.listed(world.spot(place, other))])
        return total

    known = worlds[0]
    assert isinstance(known, ArdRi)
    for other in map(int, known.order):
        if other == seat:
            continue
        held, warriors = round(mean(len, HAND, other)), round(mean(count_warriors, HAND, other))
        if held > 0:
            out.append(("hand", {"seat": other, "cattle": held - warriors, "warriors": warriors}))
        down = round(mean(len, DOWN, other))
        if down > 0:
            share = round(100 * mean(any_king, DOWN, other))
            out.append(("down", {"seat": other, "warriors": down, "share": share}))
    return out


def count_warriors(cards: list[int]) -> int:
    return sum(kind >= CATTLE for kind in cards)


def any_king(cards: list[int]) -> int:
    """1 if there is a King: the last of each ladder of Warriors."""
    return int(any(kind >= CATTLE and (kind - CATTLE) % LADDER == LADDER - 1 for kind in cards))

"""How a bot's thoughts on Clans are explained to people."""

from __future__ import annotations

from typing import Any, Final

from nemeton.games.clans.data import EPOCH_NAMES, NEIGHBOURS

# Verbs that make an exercise; events it may ask for, with their numbers; what it asks for by the reason of its answer.
EXERCISES: Final = ("move",)
TELLING: Final[dict[str, tuple[str, ...]]] = {"dispute": (), "village": ("value",)}
AIMS: Final = {"end-others": "hold"}
# Features that are better small, and those that are good or bad depending on the position.
BURDENS: Final = ("hostile", "next-hostile", "ripe-hostile", "end-others")
EITHER: Final = ("groups", "neutral", "ripe-neutral", "large", "shared", "alone", "to-move")


Matter = tuple[str, dict[str, object], list[str]]  # the key of a sentence, its numbers, the things it is about


def matters(table: dict[str, Any], seat: int) -> Matter | None:
    """A group with one neighbour left; otherwise the ground that counts now."""
    huts = [0, *(sum(area) for area in table["huts"])]
    settled = {village["area"] for village in table["villages"]}
    ripe = [
        area
        for area in range(1, len(huts))
        if huts[area] and area not in settled and sum(huts[near] > 0 for near in NEIGHBOURS[area]) == 1
    ]
    if ripe:
        own = table["clans"][seat]
        area = max(ripe, key=lambda area: (own is not None and table["huts"][area - 1][own] > 0, huts[area]))
        near = next(near for near in NEIGHBOURS[area] if huts[near])
        return "ripe", {"area": area, "near": near, "huts": huts[area]}, [f"area {area}", f"area {near}"]
    return "ground", {"epoch": EPOCH_NAMES[table["epoch"] - 1]}, ["epoch " + EPOCH_NAMES[table["epoch"] - 1]]

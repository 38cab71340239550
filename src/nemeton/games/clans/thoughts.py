"""How a bot's thoughts on Clans are explained to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from nemeton.core.answers import Event
from nemeton.core.state import State
from nemeton.games.clans.data import CLAN_NAMES, EPOCH_NAMES, NEIGHBOURS

# Verbs that make an exercise; what it asks for by what happens, by what follows, by the reason of its answer.
EXERCISES: Final = ("move",)
TELLING: Final = ("two", "dispute", "waste", "theirs", "village")
FOLLOWING: Final = ()
AIMS: Final = {"wins": "win", "end-others": "hold", "end-own": "grow", "points": "grow"}
# Features that are better small, and those that are good or bad depending on the position.
BURDENS: Final = ("hostile", "next-hostile", "ripe-hostile", "end-others")
EITHER: Final = ("groups", "neutral", "ripe-neutral", "large", "shared", "alone", "to-move")


def asks(before: State, seat: int, events: Sequence[Event]) -> tuple[str, dict[str, int]] | None:
    """The villages that a move founds: how many, with a dispute, for nobody, for others, or worth how much."""
    founded = [event.args for event in events if event.key == "village"]
    if len(founded) > 1:
        return "two", {}
    if any(event.key == "dispute" for event in events):
        return "dispute", {}
    if not founded:
        return None
    clans: Any = founded[0]["clans"]
    table: Any = before.view(seat)["table"]
    if not clans:
        return "waste", {}
    if CLAN_NAMES[table["clans"][seat]] not in clans:
        return "theirs", {}
    return "village", {"value": int(str(founded[0]["value"]))}


Matter = tuple[str, dict[str, object], list[str]]  # the key of a sentence, its numbers, the things it is about


def matters(table: dict[str, Any], seat: int, asked: str) -> Matter | None:
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

"""How a bot's thoughts on Samhain are explained to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from nemeton.core.answers import Event
from nemeton.core.state import State
from nemeton.games.samhain.data import SIDE_NAMES, TRACK_NAMES, TRACKS

# Verbs that make an exercise; what it asks for by what happens, by what follows, by the reason of its answer.
EXERCISES: Final = ("activate", "move", "expand", "light", "dark", "temple", "gain", "pay", "card")
TELLING: Final = ("expand",)
FOLLOWING: Final = ()
AIMS: Final = {
    "wins": "win",
    **dict.fromkeys(("roman-spent", "most-spent"), "roman"),
    **dict.fromkeys(("wisps", "bare-wisps"), "wisps"),
    **dict.fromkeys(("sickles", "runes", "bonfires", "dolmens", "horns", "item-kinds", "item-pairs"), "item"),
    **dict.fromkeys(("temples-now", "temples-later", "leads", "devotion", "tracks"), "gods"),
    **dict.fromkeys(("resources", "sorts"), "goods"),
    **dict.fromkeys(("ready", "exhausted", "graves"), "members"),
    **dict.fromkeys(("points", "final-points"), "points"),
}
# Features that are better small, and those that are good or bad depending on the position.
BURDENS: Final = ("roman-spent", "most-spent", "wisps", "bare-wisps", "exhausted", "graves", "met")
EITHER: Final = ("pool", "marker", "to-move")


def asks(before: State, seat: int, events: Sequence[Event]) -> tuple[str, dict[str, int]] | None:
    """A clan that grows."""
    return ("expand", {}) if any(event.key == "expand" for event in events) else None


ROMAN: Final = 2  # of each resource, lent at the start
Matter = tuple[str, dict[str, object], list[str]]  # the key of a sentence, its numbers, the things it is about


def matters(table: dict[str, Any], seat: int, asked: str) -> Matter | None:
    """Where to stand at first; the last round; wisps about to strike; a track that pays; what Rome will miss."""
    if asked == "place":
        return "place", {}, []
    if asked == "dedicate":
        return "dedicate", {}, ["round"]
    if table["round"] == table["rounds"]:
        return "last-round", {}, ["round"]
    if table["reserve_wisps"] <= 1:
        return "wisps", {"wisps": table["wisps"][seat]}, [f"wisps {seat}", "reserve wisps"]
    if asked == "turn" and (race := near_the_lead(table, seat)) is not None:
        return race
    missing = sum(max(0, ROMAN - count) for count in table["resources"][seat] or [])
    if missing:
        return "roman", {"missing": missing}, [f"resources {seat}"]
    awake = sum(one["number"] for one in table["members"] if one["seat"] == seat and one["stand"] == "active")
    return ("awake", {"members": awake}, []) if awake else None


def near_the_lead(table: dict[str, Any], seat: int) -> Matter | None:
    """A track that pays this round, on which one is level with the best of the others, or a step behind."""
    own = table["devotion"][seat]
    paying = [track for track in range(TRACKS) if track % len(SIDE_NAMES) in table["free_sides"]]
    for behind, key in ((1, "behind"), (0, "level")):
        for track in paying:
            rivals = {other: steps[track] for other, steps in enumerate(table["devotion"]) if other != seat}
            best = max(rivals, key=lambda other: rivals[other])
            if rivals[best] > 0 and own[track] == rivals[best] - behind:
                return key, {"seat": best, "track": TRACK_NAMES[track]}, [f"track {TRACK_NAMES[track]}"]
    return None

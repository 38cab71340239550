"""Where the points of Samhain came from."""

from __future__ import annotations

from nemeton.core.answers import Event
from nemeton.core.tally import Tally, add_up
from nemeton.games.samhain.state import Samhain

PARTS = ("actions", "temples", "resources", "paid", "romans", "wisps")
GAINED = {"score": "actions", "temple": "temples", "final-resources": "resources"}
LOST = {"roman": "romans", "traitor-loss": "romans", "final-wisps": "wisps"}  # [12.2, 12.3, 12.5]


def tally(s: Samhain, log: list[Event]) -> Tally:
    """[12] Actions and temples, points that were paid as multiple points [5.1], and the final count."""
    points = [0] * s.seats

    def read(event: Event) -> list[tuple[str, int]]:
        found = _points(event, points)
        for _, change in found:
            points[int(str(event.args["seat"]))] += change
        return found

    traitors = [seat for seat in range(s.seats) if (s.out >> seat) & 1]
    return Tally(add_up(s.seats, PARTS, log, read), traitors)


def _points(event: Event, before: list[int]) -> list[tuple[str, int]]:
    """[5.3] Points never fall below zero: a loss counts as what was actually taken."""
    args = event.args
    if event.key in GAINED:
        return [(GAINED[event.key], int(str(args["points"])))]
    if event.key in LOST:
        return [(LOST[event.key], int(str(args["left"])) - before[int(str(args["seat"]))])]
    if event.key == "pay" and args["kind"] == "vp":
        return [("paid", -1)]
    return [("actions", 1)] if event.key == "reap" and args["kind"] == "vp" else []

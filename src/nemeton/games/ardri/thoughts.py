"""How a bot's thoughts on Ard Rí are explained: its reasons, and what it believes about hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from nemeton.core.answers import Event
from nemeton.core.state import State
from nemeton.games.ardri.data import CATTLE, DOWN, FIELD, HAND, KIND_NAMES, KINDS, LADDER, SUIT
from nemeton.games.ardri.state import ArdRi

# Verbs that make an exercise; what it asks for by what happens, by what follows, by the reason of its answer.
EXERCISES: Final = (
    *("spring", "summer", "take", "feed", "hunting", "raiding", "ceilsine"),
    *("hunt", "raid", "block", "lead", "plunder", "steal", "client", "gift", "enforce"),
)
TELLING: Final = ("unrefused", "enforced", "outbid", "loot", "slay")
FOLLOWING: Final = ()
AIMS: Final = {
    "wins": "win",
    **dict.fromkeys(("gifts", "accepted", "laid", "laid-reach", "margin"), "gifts"),
    **dict.fromkeys(("enforced", "near-force", "force"), "force"),
    **dict.fromkeys(("wealth", "field", "best", "second"), "herd"),
    "hungry": "hungry",
    "exposed": "guard",
}
# Features that are better small, and those that are good or bad depending on the position.
BURDENS: Final = ("hungry", "exposed")
EITHER: Final = ("hand", "to-come", "place", "to-move")


def asks(before: State, seat: int, events: Sequence[Event]) -> tuple[str, dict[str, int]] | None:
    """A gift for a single rival, Cattle that make one possible, loot, a raider who falls."""
    assert isinstance(before, ArdRi)
    others = [int(other) for other in before.order if other != seat]
    for event in events:
        if event.args.get("seat") != seat:
            continue
        if event.key == "bid" and len(others) == 1:
            return ("unrefused" if before.best(seat) > before.best(others[0]) else "enforced"), {}
        if event.key == "spring" and len(others) == 1:
            kind = KIND_NAMES.index(str(event.args["card"]))
            after = before.clone()
            after.shift(after.spot(HAND, seat), after.spot(FIELD, seat), kind)
            rival = int(before.best(others[0]))
            return ("outbid", {"best": rival}) if before.best(seat) <= rival < after.best(seat) else None
        if event.key == "loot" and int(str(event.args["count"])) > 1:
            return "loot", {"count": int(str(event.args["count"]))}
        if event.key == "battle" and event.args["result"] == "won":
            return "slay", {}
    return None


def tells(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[tuple[str, dict[str, object]]]:
    """For each other seat, how its hand divides into Cattle and Warriors, and whether a King lies face down."""
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


EATS: Final = 5  # a Warrior, at Samhain
Matter = tuple[str, dict[str, object], list[str]]  # the key of a sentence, its numbers, the things it is about
TOLD: Final = {"autumn": ["wilderness", "deck"], "loot": [], "defend": []}  # what is the same in every position


def suits_of(cards: Sequence[int]) -> set[int]:
    """The suits of the Cattle among some cards."""
    return {int(SUIT[card % KINDS]) for card in cards if card % KINDS < CATTLE}


def matters(table: dict[str, Any], seat: int, asked: str) -> Matter | None:
    """By the season: suits for a gift, hungry Warriors, what is known of a card; in Winter what one may dare."""
    if asked in TOLD:
        return asked, {}, TOLD[asked]
    others = [other for other in table["order"] if other != seat]
    warriors = len(table["up"][seat]) + table["unproven"][seat]
    if table["season"] == "winter":
        rich = [other for other in others if table["best"][seat] > table["best"][other]]
        if len(rich) >= min(2, len(others)):
            return "gift", {"seat": rich[0]}, [f"fields {rich[0]}"]
        bare = [o for o in others if not table["up"][o] and not table["unproven"][o] and table["fields"][o]]
        if bare and warriors:
            return "unguarded", {"seat": bare[0]}, [f"fields {bare[0]}"]
        if asked == "winter":
            return "hunt", {}, ["deck"]
    if asked == "redraw":
        return "redraw", {"suits": len(suits_of(table["hands"][seat]))}, ["hand"]
    if table["season"] == "spring":
        held = suits_of([*table["fields"][seat], *(table["aside"][seat] or [])])
        return ("suits", {"suits": len(held)}, [f"fields {seat}"]) if held else ("bare", {}, [f"fields {seat}"])
    if asked == "summer" and not warriors:
        return "summer", {}, [f"fields {seat}"]
    if warriors:
        return "hungry", {"warriors": warriors, "food": EATS * warriors}, [f"house {seat}"]
    return None

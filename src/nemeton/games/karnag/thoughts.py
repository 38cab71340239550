"""How a bot's thoughts on Karnag are explained: its reasons, and what it believes about others' power cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from nemeton.core.answers import Event
from nemeton.core.state import State
from nemeton.games.karnag.account import members
from nemeton.games.karnag.boardfile import ACTIONS
from nemeton.games.karnag.data import ON_TILE
from nemeton.games.karnag.state import Karnag
from nemeton.games.karnag.view import kinds

# Verbs that make an exercise; what it asks for by what happens, by what follows, by the reason of its answer.
EXERCISES: Final = ("place", "cube", "capture", "gem", "learn", "creature")
TELLING: Final = ("capture", "gem")
FOLLOWING: Final = ("hunt", "golems", "stone")
AIMS: Final = {
    "wins": "win",
    **dict.fromkeys(("points", "end-own", "hunts", "hunt", "stalk", "due-points", "due-store"), "points"),
    **dict.fromkeys(
        ("mana", "dry", "brews", "fetch", "in-cauldrons", "due-mana", "due-plenty", "due-cauldrons"), "mana"
    ),
    **dict.fromkeys(("prey", "prey-points", "due-prey"), "prey"),
    **dict.fromkeys(("gems", "aligned", "menhirs", "settings", "crossings", "crossing-points", "due-gems"), "stones"),
    **dict.fromkeys(("capture-track", "move-track", "council-track", "gem-track", "mana-track"), "knowledge"),
    **dict.fromkeys(("due-capture", "due-move", "due-council", "due-mana-track"), "knowledge"),
    "idle": "idle",
}
# Features that are better small, and those that are good or bad depending on the position.
BURDENS: Final = ("dry", "idle")
EITHER: Final = (
    "at-council",
    "in-cauldrons",
    "to-move",
    "due-spare",
    "due-cauldrons",
    *(
        f"{row}-{tile}"
        for row in ("main", "second")
        for tile in ("move", "gem", "capture", "telepathy", "potion", "card")
    ),
)


def asks(before: State, seat: int, events: Sequence[Event]) -> tuple[str, dict[str, int]] | None:
    """A creature that is caught and its points; a gemstone and its mana."""
    for key, number in (("capture", "points"), ("gem", "mana")):
        for event in events:
            if event.key == key and event.args["seat"] == seat:
                return key, {number: int(str(event.args[number]))}
    return None


def achieved(events: Sequence[Event], seat: int) -> list[tuple[str, dict[str, int]]]:
    """What a seat has caught and made in a round, if it is worth asking for."""
    mine = [event for event in events if event.args.get("seat") == seat]
    caught = [str(event.args["kind"]) for event in mine if event.key == "capture"]
    found: list[tuple[str, dict[str, int]]] = []
    if caught.count("golem") > 1:
        found.append(("golems", {"golems": caught.count("golem")}))
    if len(caught) > 1:
        found.append(("hunt", {"creatures": len(caught)}))
    if any(event.key == "gem" for event in mine):
        found.append(("stone", {}))
    return found


def tells(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[tuple[str, dict[str, object]]]:
    """For each other seat with cards, the card it holds in most of the worlds, and in how many."""
    out: list[tuple[str, dict[str, object]]] = []
    known = worlds[0]
    assert isinstance(known, Karnag)
    for other in range(known.players):
        if other == seat or known.held(other) == 0:
            continue
        chances: defaultdict[str, float] = defaultdict(float)
        for world, weight in zip(worlds, weights, strict=True):
            assert isinstance(world, Karnag)
            for card in set(kinds(world.board, members(world.hands[other], world.board.unmarked))):
                chances[card] += weight
        card, share = max(chances.items(), key=lambda found: (found[1], found[0]))
        out.append(
            ("hand", {"seat": other, "cards": int(known.held(other)), "card": card, "share": round(100 * share)})
        )
    return out


CUBES: Final = 5  # of each seat, every round
LITTLE: Final = 3  # mana: too little to do much
Matter = tuple[str, dict[str, object], list[str]]  # the key of a sentence, its numbers, the things it is about


AFTER_A_MOVE: Final = ("capture", "gem", "potion")  # what druids must be in place for


def matters(table: dict[str, Any], seat: int, asked: str) -> Matter | None:
    """Where to place druids; what the action at hand is for; an escape that will cost; too little mana; the draft."""
    if table["phase"] == "-":
        return "place", {"creatures": len(table["creatures"])}, ["creature"]
    if table["action"] is not None and (found := acting(table, seat)) is not None:
        return found
    for creature in table["creatures"]:
        lost = creature["next"]["losses"][seat] if creature["next"]["fate"] == "escapes" else 0
        if lost:
            return "escape", {"kind": creature["kind"], "points": lost}, [f"creature {creature['token']}"]
    if table["mana"][seat] <= LITTLE:
        return "dry", {"mana": table["mana"][seat]}, [f"mana {seat}", "tile potion"]
    if table["phase"] == "D":
        placed = sum(owner(table, cube) == seat for cube in range(len(table["cubes"])))
        return "draft", {"cubes": CUBES - placed}, []
    return None


def acting(table: dict[str, Any], seat: int) -> Matter | None:
    """What the action at hand is for; a move is for the cubes that come after it."""
    tile, mana = tile_of(table["action"]["cube"]), {"mana": table["mana"][seat]}
    if tile == "move":
        ahead = [tile_of(cube) for cube, _ in table["queue"] if owner(table, cube) == seat]
        aim = next((tile for tile in ahead if tile in AFTER_A_MOVE), None)
        return ("walk", {}, ["creature"]) if aim is None else (f"walk-{aim}", dict(mana), [f"tile {aim}"])
    if tile == "telepathy":
        return "lead", {}, ["creature"]
    if tile == "potion":
        brewing = sum(isinstance(place, str) and place != "council" for place in table["druids"][seat])
        return "brew", {"druids": brewing}, ["cauldron"]
    return (tile, dict(mana), [f"mana {seat}"]) if tile in AFTER_A_MOVE else None


def owner(table: dict[str, Any], cube: int) -> int:
    """Whose cube lies in a space; -1: nobody's."""
    return int(table["cubes"][cube] & 7) - 1


def tile_of(cube: int) -> str:
    """The tile on which a cube lies."""
    return ACTIONS[cube // ON_TILE]

"""How a bot's thoughts on Karnag are told to people: its reasons, and what it believes of the others' power cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from nemeton.core.state import State
from nemeton.games.karnag.account import members
from nemeton.games.karnag.data import UNMARKED
from nemeton.games.karnag.state import Karnag
from nemeton.games.karnag.view import kinds

# Features of which one wants few, and those that are good or bad by the position.
BURDENS: Final = ("dry",)
EITHER: Final = (
    "at-council",
    "in-cauldrons",
    "to-move",
    *(
        f"{row}-{tile}"
        for row in ("main", "second")
        for tile in ("move", "gem", "capture", "telepathy", "potion", "card")
    ),
)


def tells(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[tuple[str, dict[str, object]]]:
    """For each other seat with cards the one that it holds in most of the worlds, and in how many."""
    out: list[tuple[str, dict[str, object]]] = []
    known = worlds[0]
    assert isinstance(known, Karnag)
    for other in range(known.players):
        if other == seat or known.held(other) == 0:
            continue
        chances: defaultdict[str, float] = defaultdict(float)
        for world, weight in zip(worlds, weights, strict=True):
            assert isinstance(world, Karnag)
            for card in set(kinds(members(world.hands[other], UNMARKED))):
                chances[card] += weight
        card, share = max(chances.items(), key=lambda found: (found[1], found[0]))
        out.append(
            ("hand", {"seat": other, "cards": int(known.held(other)), "card": card, "share": round(100 * share)})
        )
    return out

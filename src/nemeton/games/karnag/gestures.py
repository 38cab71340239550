"""Answers of Karnag that go together: which druid walks, and where to, is one press on the square."""

from __future__ import annotations

from typing import Final

from nemeton.core.gesture import Gesture, Part, Pick
from nemeton.games.karnag.moves import DRUID, ENTER
from nemeton.games.karnag.state import Karnag

# [2.7, 6.3, 15] A druid, a cube, a level is one of many; [7.5] what ends an action that is done says so itself.
LEVELS: Final = ("council_learn", "potion_learn", "parchment", "learn")
SLIGHT: Final = {"place_druid": ("place",), "draft": ("cube",), "act": ("end",)} | dict.fromkeys(LEVELS, ("learn",))
ON_ITS_WAY: Final = ("stride", "approach")  # a druid that has not come to its place yet


def gesture(s: Karnag, seat: int) -> Gesture | None:
    """[8.3] With squares left to walk: every square that any druid can go to."""
    if s.left <= 0 or s.choice.name not in ("act", "hasten"):
        return None
    picks: list[Pick] = []
    for move in s.legal(seat):
        if DRUID <= move < ENTER:
            picks += [Pick(row, of=move) for row in ways(s, seat, [move])]
    return Gesture("walk", [Part("walk", picks, least=1, most=1, ends=1)], placed=True) if picks else None


def ways(s: Karnag, seat: int, row: list[int]) -> list[list[int]]:
    """[8.6, 8.8] The rows of moves that begin so and lead a druid to its place: from the council, too."""
    after = s.clone()
    after.play_fast(seat, row[-1])
    if after.choice.name not in ON_ITS_WAY or not after.choice.acts(after, seat):
        return [row]
    return [way for move in after.legal(seat) if move >= ENTER for way in ways(after, seat, [*row, move])]

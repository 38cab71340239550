"""Answers of Karnag that go together: how far, which druid and where to is one press on the square."""

from __future__ import annotations

from typing import Final

from nemeton.core.gesture import Gesture, Part, Pick
from nemeton.games.karnag.moves import ADJUST, CLOCKWISE, COUNTER, DRUID, ENTER, INTO, SQUARES
from nemeton.games.karnag.state import Karnag

# [2.7, 6.3, 13.1, 15] A druid, a cube, a card, a level is one of many; [7.5] what ends an action says so itself.
LEVELS: Final = ("council_learn", "potion_learn", "parchment", "learn")
SLIGHT: Final = {
    "place_druid": ("place",),
    "draft": ("cube",),
    "keep": ("keep",),
    "act": ("end",),
    **dict.fromkeys(LEVELS, ("learn",)),
}
ON_ITS_WAY: Final = ("stride", "approach")  # a druid that has not come to its place yet


def gesture(s: Karnag, seat: int) -> Gesture | None:
    """[8.1, 8.3] Every square that any druid can go to: with the squares left to walk, or, before their total is named,
    with all of one of the totals.
    """
    if s.choice.name not in ("act", "hasten"):
        return None
    picks: list[Pick] = []
    for move in s.legal(seat):
        if s.left > 0 and DRUID <= move < ENTER:
            picks += [Pick(row, of=move) for row in ways(s, seat, [move], whole=False)]
        elif s.left <= 0 and SQUARES <= move < ADJUST:
            picks += [Pick(row, of=move) for row in walks(s, seat, move)]
    return Gesture("walk", [Part("walk", picks, least=1, most=1, ends=1)], placed=True) if picks else None


def walks(s: Karnag, seat: int, total: int) -> list[list[int]]:
    """[8.1] The rows of moves with which one druid walks all squares of a total."""
    named = s.clone()
    named.play_fast(seat, total)
    walkers = [move for move in named.legal(seat) if DRUID <= move < ENTER]
    return [[total, *row] for move in walkers for row in ways(named, seat, [move], whole=True)]


def ways(s: Karnag, seat: int, row: list[int], whole: bool) -> list[list[int]]:
    """[8.6, 8.8] The rows of moves that begin so and lead a druid to its place, from the council too; `whole`: those
    that leave no squares.
    """
    after = s.clone()
    after.play_fast(seat, row[-1])
    if after.choice.name not in ON_ITS_WAY or not after.choice.acts(after, seat):
        return [row] if not whole or after.left == 0 else []
    onward = [move for move in after.legal(seat) if move >= ENTER and not (whole and stops_short(after, move))]
    return [way for move in onward for way in ways(after, seat, [*row, move], whole)]


def stops_short(s: Karnag, move: int) -> bool:
    """Does a druid that goes so leave squares to others?"""
    if move < CLOCKWISE or move >= INTO:
        return False  # not known yet
    return (move - CLOCKWISE if move < COUNTER else move - COUNTER) + 1 < s.left

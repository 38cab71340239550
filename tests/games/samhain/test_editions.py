"""The same play in both editions differs exactly where the editions are listed to differ."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from nemeton import BadState
from nemeton.games.samhain import GAME
from nemeton.games.samhain.data import RECIPES
from nemeton.games.samhain.editions import DIFFERENCES
from nemeton.games.samhain.moves import EXPAND, PASS, SIDE, USE_HORN, USE_SICKLE, VERBS
from nemeton.games.samhain.state import Samhain

from .literal import play, table

UNLIKE = {number for number, (_, en, _) in enumerate(RECIPES, 1) if en}
MAIN = ("turn", "act", "after", "place", "dedicate")


def test_the_actions_that_differ_are_those_of_the_list() -> None:
    assert {2, 4, 6, 8, 9, 10, 11, 14, 16, 20, 23, 26, 28} == UNLIKE


def test_the_values_that_differ_are_those_of_the_list() -> None:
    assert all(fr != en for _, _, fr, en in DIFFERENCES)


def test_the_comparison_has_every_row_of_both_tables() -> None:
    """The page shows what is played: each value that differs and what follows from it, for each of the actions."""
    unlike = [row.rule for row in GAME.compared if not row.same]
    values = {rule for _, rule, _, _ in DIFFERENCES} | {"3.9"}
    assert set(unlike) == values | {f"13.{number}" for number in UNLIKE}
    assert len(unlike) == len(DIFFERENCES) + 1 + len(UNLIKE)
    assert [row.rule for row in GAME.compared if row.part == "actions"] == [f"13.{n}" for n in range(1, 31)]
    graves = next(row for row in GAME.compared if row.rule == "8.1")
    assert [args for _, args in graves.said] == [{"two": 3, "three": 4, "four": 5}, {"two": 3, "three": 4, "four": 4}]


def transplant(s: Samhain) -> Samhain | None:
    """The same position under the other edition, if it can be one there."""
    saved: dict[str, Any] = json.loads(json.dumps(s.dump()))
    saved["edition"] = "en"
    try:
        return GAME.load(saved)
    except BadState:
        return None


def settle(fr: Samhain, en: Samhain, luck: random.Random) -> bool:
    """Answer both in the same way up to the next main choice; false if they ask or allow different things."""
    while True:
        if fr.over() or en.over():
            return fr.fields() == en.fields() and fr.over() == en.over()
        if fr.choice.dump() != en.choice.dump():
            return False
        if fr.choice.name in MAIN:
            return fr.fields() == en.fields()
        if fr.legal(fr.actor()) != en.legal(en.actor()):
            return False
        move = luck.choice(fr.legal(fr.actor()))
        fr.play(fr.actor(), move)
        en.play(en.actor(), move)


def cause(s: Samhain, move: int) -> str:
    """What may cause a difference after this move of a main choice."""
    if s.choice.name == "act" and SIDE <= move < SIDE + 2:
        number = 2 * int(str(s.choice.dump()[1])) + move - SIDE + 1
        return f"action {number}"
    if s.choice.name == "turn" and EXPAND <= move < USE_HORN:
        return "expansion"
    if move == USE_SICKLE:
        return "sickle"
    return "end of round" if move == PASS else "none"


@pytest.mark.long
@pytest.mark.plays
def test_the_same_play_shows_exactly_the_listed_differences() -> None:
    seen: set[str] = set()
    for seed in range(30):
        luck = random.Random(seed)
        # The number of graves with four seats is the one other difference: below.
        s = GAME.new(2 + seed % 3, seed=seed, options={"graves": "formula"})
        while not s.over():
            if s.choice.name in MAIN:
                seen |= differences(s, luck)
            s.play(s.actor(), luck.choice(s.legal(s.actor())))
    listed = {f"action {number}" for number in UNLIKE | {21}} | {"expansion", "sickle", "end of round"}
    assert seen == listed


@pytest.mark.parametrize(("edition", "dead"), [("fr", 4), ("en", 0)])
def test_the_fourth_death_of_four_seats_fills_the_earlier_graveyard(edition: str, dead: int) -> None:
    s = table(4, edition, board={0: "17-18", 1: "1-2"}, graves={1: 2, 2: 1}, round=2)
    play(s, "activate 17-18", "dark", "pair wood stone", "member 2 1-2 active")
    assert sum(s.graves) == dead


def differences(s: Samhain, luck: random.Random) -> set[str]:
    """The causes of every difference that one move from here can lead to."""
    other = transplant(s)
    if other is None:
        return set()
    seat = s.actor()
    found = {cause(s, move) for move in set(s.legal(seat)) ^ set(other.legal(seat)) if SIDE <= move < SIDE + 2}
    both = sorted(set(s.legal(seat)) & set(other.legal(seat)))
    if not both:
        return found
    move = luck.choice(both)
    fr, en = s.clone(), other
    fr.play(seat, move)
    en.play(seat, move)
    if not settle(fr, en, luck):
        found.add(cause(s, move))
    return found


def test_the_verbs_are_the_same_in_both_editions() -> None:
    assert VERBS.size == 498

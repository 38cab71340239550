"""Saved games: a false one is refused with a message that says what is false. Views: what is hidden stays hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from nemeton import BadState
from nemeton.games.samhain import GAME
from nemeton.testing import same_odds

from .literal import play, table

Json = dict[str, Any]


def bump(name: str, index: int, by: int) -> Callable[[Json], None]:
    def change(saved: Json) -> None:
        saved["fields"][name][index] += by

    return change


def put(name: str, value: object) -> Callable[[Json], None]:
    def change(saved: Json) -> None:
        saved["fields"][name] = value

    return change


def agenda(*steps: list[object]) -> Callable[[Json], None]:
    def change(saved: Json) -> None:
        saved["agenda"] = list(steps)

    return change


@pytest.mark.parametrize(
    ("lie", "message"),
    [
        (bump("pool", 0, 1), "seat 0 has 15 members"),
        (put("members", [[0, 2]]), "seat 0 has 15 members"),
        (put("members", [[0, 1], [0, 1]]), "ascending"),
        (put("members", [[0, 0]]), "ascending"),
        (put("members", [[120, 1]]), "must be 0 to 119"),
        (put("members", [[1, 1], [5, 1]]), "more than one card"),
        (bump("reserve", 2, -1), "resource 2"),
        (bump("resources", 0, 1), "11 cubes of resource 0"),
        (bump("wisps", 1, 1), "7 wisps"),
        (bump("shelf", 3, -1), "item 3"),
        (bump("laid", 0, 1), "used more items"),
        (bump("points", 0, -1), "points"),
        (bump("devotion", 4, 6), "devotion"),
        (put("cards", [1, 1, *range(2, 15)]), "missing or there twice"),
        (put("cards", [3, 1, 2, 0, *range(4, 15)]), "mixes deities"),
        (put("round", 7), "round is 7"),
        (put("graves", [3, 0]), "seat 0 has 17 members"),
        (put("turn", 2), "turn is 2"),
        (put("action", 30), "action"),
        (agenda(["turn"], ["act", 1]), "agenda"),
        (agenda(["act", 15]), "argument 15"),
        (agenda(["pay", 4, 1, 0]), "argument 4"),
        (agenda(["turn"], ["repay", 0, [9, 0]], ["pay", 0, 1, 1]), "argument 9"),
        (agenda(["turn"], ["sacrifice", 8]), "nobody at the table"),
        (agenda(["dance"]), "no step 'dance'"),
        (agenda(["turn", 1]), "turn"),
        (agenda(["pay", 0, "x", 0]), "hold together"),
    ],
)
def test_a_lying_saved_game_is_refused(lie: Callable[[Json], None], message: str) -> None:
    saved: Json = json.loads(json.dumps(table(board={0: "1-2"}).dump()))
    lie(saved)
    with pytest.raises(BadState, match=message):
        GAME.load(saved)


def test_a_card_with_too_many_members_is_refused() -> None:
    with pytest.raises(BadState, match="at most 2"):
        table(board={0: "1-2 1-2", 1: "1-2"})


def test_saved_in_the_middle_of_an_event_within_an_action() -> None:
    s = table(2, "en", board={0: "15-16", 1: "1-2"}, wisps={1: 5}, round=2)
    play(s, "activate 15-16", "dark")
    saved = json.loads(json.dumps(s.dump()))
    assert [step[0] for step in saved["agenda"]] == [
        "end_turn", "after", "act", "exhaust", "victory", "repay", "sacrifice",
    ]  # fmt: skip
    again = GAME.load(saved)
    assert again.dump() == s.dump()
    assert again.legal(1) == s.legal(1)


def test_there_is_one_world_only() -> None:
    """[15.2] Nothing is left to chance and everything was seen: `imagine` keeps the world as it is."""
    s = table(wisps={1: 2})
    for seat in (-1, 0, 1):
        assert same_odds(s, seat, [s.fields()], lambda world: world.dump()["fields"]) == 0


def test_a_changed_saved_game_is_refused_or_can_be_played_on() -> None:
    names = [kind.name for kind in GAME.steps]
    for seed in range(120):
        luck = random.Random(seed)
        s = GAME.new(2 + seed % 3, seed=seed, edition=("fr", "en")[seed % 2])
        for _ in range(luck.randrange(80)):
            s.play_fast(s.actor(), luck.choice(s.legal(s.actor())))
        saved: Json = json.loads(json.dumps(s.dump()))
        numbers = [luck.randrange(-1, 16) for _ in range(luck.randrange(3))]
        saved["agenda"].insert(luck.randrange(len(saved["agenda"]) + 1), [luck.choice(names), *numbers])
        try:
            state = GAME.load(saved)
            for _ in range(40):
                if not state.over():
                    state.play(state.actor(), luck.choice(state.legal(state.actor())))
        except BadState:
            continue  # any other error would fail the test

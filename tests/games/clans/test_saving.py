"""A saved game that is false is refused with a reason, and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from nemeton.core.errors import BadState
from nemeton.games.clans import GAME

Saved = dict[str, Any]


def saved() -> Saved:
    state = GAME.new(3, seed=11)
    for _ in range(25):
        state.play_fast(state.actor(), state.nth(state.actor(), 5))
    return dict(json.loads(json.dumps(state.dump())))


def change(path: str, value: object) -> Callable[[Saved], None]:
    def apply(data: Saved) -> None:
        *parents, last = path.split(".")
        for name in parents:
            data = data[name]
        data[last] = value

    return apply


def add_hut(data: Saved) -> None:
    data["fields"]["huts"][0][2] += 1


LIES: list[tuple[Callable[[Saved], None], str]] = [
    (change("game", "chess"), "not of 'clans'"),
    (change("game", 7), "game must be a text"),
    (change("players", 9), "2 to 4 seats"),
    (change("players", "3"), "whole number"),
    (change("edition", "1999"), "editions 2002"),
    (change("options", {"tie": "duel"}), "option tie is one of"),
    (change("options", {"speed": 1}), "no option 'speed'"),
    (change("options", []), "named values"),
    (change("options", {"tie": ["shared"]}), "plain value"),
    (add_hut, "has 13 huts"),
    (change("fields.clans", [1, 1, 2]), "same clan"),
    (change("fields.clans", [1, 2]), "has 2 entries"),
    (change("fields.clans", [1, 2, 7]), "is 7, must be 0 to 4"),
    (change("fields.chips", [9, 9, 9]), "chips were taken"),
    (change("fields.villages", [1]), "chips were taken|cannot be a village"),
    (change("fields.turn", -1), "must be 0 to 2"),
    (change("fields.turn", True), "whole number"),
    (change("fields", None), "named fields"),
    (change("agenda", []), "the game is not over"),
    (change("agenda", [["move"], ["dance"]]), "no step 'dance'"),
    (change("agenda", [["move", 3]]), "does not hold together|arguments"),
    (change("agenda", [["order", [3]]]), "not those that are to be founded"),
    (change("agenda", "move"), "must be a list"),
    (change("agenda", [["end_turn"]]), "does not end with a choice"),
    (change("agenda", [[]]), "a step is a list"),
    (change("chance", {}), "no field"),
    (change("chance", {"fast": [1]}), "no field 'key'"),
    (change("chance", {"key": "zz", "counts": [0, 0, 0, 0]}), "does not hold together"),
    (change("chance", {"key": "00", "counts": [0, 0, 0, 0]}), "32 bytes"),
]


def test_what_was_saved_loads() -> None:
    assert GAME.load(saved()).dump() == saved()


@pytest.mark.parametrize(("lie", "message"), LIES)
def test_a_lie_is_refused_with_a_reason(lie: Callable[[Saved], None], message: str) -> None:
    data = saved()
    lie(data)
    with pytest.raises(BadState, match=message):
        GAME.load(data)


@pytest.mark.parametrize("junk", [None, 7, "x", [], {}, {"game": None}, {"game": "clans"}])
def test_junk_is_refused(junk: object) -> None:
    with pytest.raises(BadState):
        GAME.load(junk)

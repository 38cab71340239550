"""Saved games that are false are refused with a clear message, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nemeton
from games.ardri.positions import play, position
from nemeton.games.ardri import GAME


def saved() -> dict[str, Any]:
    s = position(
        "winter", 3, fields={0: "2c 3c", 1: "3d", 2: "4d"}, hands={0: "2s", 1: "Kd"}, down={0: "Qh"}, up={1: "Js"}
    )
    return json.loads(json.dumps(s.dump()))  # type: ignore[no-any-return]


def refused(change: dict[str, Any]) -> str:
    data = saved()
    data["fields"].update(change)
    with pytest.raises(nemeton.BadState) as caught:
        GAME.load(data)
    return str(caught.value)


def test_a_saved_game_loads() -> None:
    assert GAME.load(saved()).dump() == saved()


def test_a_card_that_is_missing_is_named() -> None:
    assert "missing: [0]" in refused({"hands": [[], [48], []]})


def test_a_card_that_is_there_twice_is_named() -> None:
    assert "in two places" in refused({"hands": [[0, 30], [48], []]})
    assert "twice" in refused({"hands": [[0, 0], [48], []]})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hands": [[0], [48]]}, "3"),
        ({"hands": [[0], [480], []]}, "must be 0 to 103"),
        ({"order": [0, 0, 1]}, "each once"),
        ({"order": [0, 1]}, "seat 2 is out but has cards"),
        ({"at": 4}, "does not end with a choice"),
        ({"won": 2}, "not over"),
        ({"won": 8}, "set of 3 seats"),
        ({"older": [0, 0], "bounds": [9, 9, 9]}, "too few warriors face down"),
        ({"older": [1, 0], "bounds": [0, 0, 0]}, "in two places"),
        ({"older": [0], "bounds": []}, "sets of 2 decks"),
        ({"fresh": [0, 0]}, "is not fresh"),
        ({"answers": [0, -1, -1]}, "first Spring is over for some"),
        ({"answers": [0, 0, 0]}, "first Spring"),
        ({"suit": 9}, "suit is 9"),
        ({"client": 3}, "seat 3 of 3"),
        ({"year": "three"}, "whole number"),
        ({"fields": [[30, 31], [21], [22]], "hands": [[0], [47], []], "up": [[], [40], [48]]}, ""),
    ],
)
def test_numbers_that_cannot_be_are_refused(change: dict[str, Any], message: str) -> None:
    assert message in refused(change)


def test_cattle_in_a_roundhouse_and_warriors_in_a_field_are_refused() -> None:
    assert "cannot be there" in refused({"up": [[], [0, 40], []], "hands": [[], [48], []]})
    assert "cannot be there" in refused({"fields": [[30, 31], [21, 48], [22]], "hands": [[0], [], []]})


OTHER = ["loot", "defend", "lead", "gift", "enforce", "hunt_end", "pay", "redraw", "first_spring"]


@pytest.mark.parametrize("step", OTHER)
def test_an_agenda_that_does_not_fit_is_refused(step: str) -> None:
    data = saved()
    data["agenda"][-1] = [step]
    if step == "redraw":
        data["fields"]["at"] = 3
    with pytest.raises(nemeton.BadState):
        GAME.load(data)


def test_a_warrior_without_a_target_is_there_only_while_it_is_asked_for() -> None:
    s = position(players=3, fields={0: "2c", 1: "3d", 2: "4d"}, up={0: "Js Qs"})
    data = json.loads(json.dumps(play(s, "raiding", "raid Js").dump()))
    assert GAME.load(data).dump() == data
    for change, message in (
        ({"raider": 41}, "agenda"),
        ({"raider": -1}, "agenda"),
        ({"attack": [[40, 41], [], []], "up": [[], [], []]}, "one warrior"),
    ):
        with pytest.raises(nemeton.BadState, match=message):
            GAME.load({**data, "fields": {**data["fields"], **change}})
    data["agenda"].pop()
    with pytest.raises(nemeton.BadState, match="against itself"):
        GAME.load(data)


def test_a_refused_move_changes_nothing() -> None:
    s = position("winter", fields={0: "2s", 1: "3s"})
    before = s.dump()
    with pytest.raises(nemeton.IllegalMove, match="nobody-home"):
        play(s, "raiding")
    assert s.dump() == before

"""A record for every way in which Karnag can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from nemeton.core.state import State

FOLDER = Path(__file__).parents[2] / "records" / "karnag"
NAMES = sorted(path.stem for path in FOLDER.glob("*.record"))


def replayed(name: str) -> State:
    return nemeton.replay((FOLDER / f"{name}.record").read_text("utf-8"))


def told(state: State, key: str) -> bool:
    return any(event["key"] == key for event in state.story(-1))


def test_there_is_a_record_of_every_end() -> None:
    ends = {"encircled", "encircled-by-area", "not-encircled", "tie-by-mana", "shared-win"}
    assert ends | {"refereed", "advanced-set-up"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_encircled_or_not(name: str) -> None:
    state = replayed(name)
    assert told(state, "ring") == name.startswith("encircled")
    assert told(state, "ring") != told(state, "no-ring")


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith(("tie", "shared"))])
def test_ties(name: str) -> None:
    state = replayed(name)
    best = [seat for seat, points in enumerate(state.scores()) if points == max(state.scores())]
    assert len(best) > 1
    assert len(state.winners()) == (1 if name.startswith("tie") else 2)

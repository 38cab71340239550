"""Records for every way the game can end, in each edition: each ends as its name says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import nemeton
from nemeton.games.samhain.state import Samhain

FOLDER = Path(__file__).parents[2] / "records" / "samhain"


def keys(s: Samhain) -> list[str]:
    return [event.key for event in s.log or []]


def traitors(s: Samhain) -> int:
    return keys(s).count("traitor")


def top(s: Samhain) -> list[int]:
    """The seats with as many points as the winners, traitors apart."""
    best = s.points[s.winners()[0]]
    return [seat for seat in range(s.seats) if s.points[seat] == best and not (s.out >> seat) & 1]


def by_points(s: Samhain) -> bool:
    return top(s) == s.winners() and len(top(s)) == 1


def by_members(s: Samhain) -> bool:
    winner = s.winners()[0]
    return len(top(s)) > 1 and all(s.board[seat] < s.board[winner] for seat in top(s) if seat != winner)


def by_wisps(s: Samhain) -> bool:
    winner = s.winners()[0]
    equal = [seat for seat in top(s) if s.board[seat] == s.board[winner]]
    return len(equal) > 1 and all(s.wisps[seat] > s.wisps[winner] for seat in equal if seat != winner)


def shared(s: Samhain) -> bool:
    return len(s.winners()) > 1


def out(s: Samhain) -> bool:
    """A traitor with more points than the winner."""
    lost = [s.points[seat] for seat in range(s.seats) if (s.out >> seat) & 1]
    return bool(s.winners()) and max(lost) > s.points[s.winners()[0]]


WAYS: dict[str, Callable[[Samhain], bool]] = {
    "fr-most-points-2": by_points,
    "fr-most-points-3": by_points,
    "fr-most-points-4": by_points,
    "fr-roman-loss-2": lambda s: "roman" in keys(s),
    "fr-roman-loss-3": lambda s: "roman" in keys(s),
    "fr-roman-loss-4": lambda s: "roman" in keys(s),
    "fr-tie-by-members": by_members,
    "fr-tie-by-wisps": by_wisps,
    "fr-shared-win": shared,
    "fr-countermove-3": lambda s: "countermove" in keys(s),
    "fr-refereed-2": lambda s: s.over(),
    "en-most-points-2": by_points,
    "en-most-points-3": by_points,
    "en-most-points-4": by_points,
    "en-no-traitor": lambda s: traitors(s) == 0,
    "en-traitor-of-two": lambda s: traitors(s) == 1 and "traitor-loss" in keys(s),
    "en-both-traitors-of-two": lambda s: traitors(s) == 2 and s.out == 0,
    "en-traitor-of-3": out,
    "en-traitor-of-4": out,
    "en-all-traitors-of-3": lambda s: s.winners() == [] and traitors(s) == 3,
    "en-all-traitors-of-4": lambda s: s.winners() == [] and traitors(s) == 4,
    "en-tie-by-members": by_members,
    "en-tie-by-wisps": by_wisps,
    "en-shared-win": shared,
    "en-capped-round": lambda s: "capped" in keys(s),
    "en-first-game-4": lambda s: s.rules.first_game,
}


def test_there_is_a_record_of_every_way_to_end() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(WAYS)


@pytest.mark.parametrize("name", WAYS)
def test_a_record_ends_as_its_name_says(name: str) -> None:
    record = nemeton.read((FOLDER / f"{name}.record").read_bytes())
    state = nemeton.replay(record)
    assert isinstance(state, Samhain)
    assert record.edition == name[:2]
    assert WAYS[name](state)
    assert (state.scores(), state.winners()) == (record.scores, record.winners)

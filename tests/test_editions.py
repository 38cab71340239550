"""One position under two editions."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from nemeton.cli import main
from nemeton.core.editions import compare, under
from nemeton.core.errors import BadOption
from nemeton.core.state import State

SAMHAIN = nemeton.game("samhain")
RECORD = Path(__file__).parent / "records/samhain/fr-most-points-2.record"


def moments(limit: int = 90) -> list[State]:
    """The states of a French game."""
    return [state.clone() for state, _, _ in nemeton.read(RECORD.read_text("utf-8")).walk()][:limit]


def test_a_position_goes_into_the_other_edition_and_back() -> None:
    for state in moments():
        there = under(SAMHAIN, state, "en")
        assert there.setup.edition == "en"
        assert under(SAMHAIN, there, "fr").dump() == state.dump()


def test_both_sets_of_legal_moves_are_told_with_what_differs() -> None:
    rules = set()
    for state in moments():
        found = compare(SAMHAIN, state, "en")
        ours, theirs = set(state.legal(found.seat)), set(found.there.legal(found.seat))
        assert set(found.moves) == ours & theirs
        assert {one.move for one in found.unlike if not one.there} == ours - theirs
        assert {one.move for one in found.unlike if not one.here} == theirs - ours
        assert all(one.rule for one in found.unlike)
        rules |= {one.rule for one in found.unlike if one.here and one.there}
    assert "11.2" in rules  # what the first and the second on a track score


def test_an_edition_against_itself_differs_in_nothing() -> None:
    for state in moments(30):
        assert compare(SAMHAIN, state, "fr").unlike == ()


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadOption, match="has the editions fr, en"):
        compare(SAMHAIN, moments(1)[0], "de")


def test_the_command_tells_both(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["editions", "samhain", "--at", f"{RECORD}:20"]) == 0
    assert "legal in both" in capsys.readouterr().out
    for wrong in (str(RECORD), f"{RECORD}:9999"):
        assert main(["editions", "samhain", "--at", wrong]) == 2
    assert main(["editions", "clans", "--at", f"{RECORD}:1"]) == 0
    assert "one edition" in capsys.readouterr().out

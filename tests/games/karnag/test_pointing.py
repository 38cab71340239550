"""Somebody who points at a square, as the browser's board does, is told why nothing can be done there."""

from __future__ import annotations

import pytest

from games.karnag.table import At, Creature, position
from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.karnag import GAME
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.notation import notation
from nemeton.games.karnag.state import Karnag
from nemeton.games.karnag.view import describe
from web.karnag_questions import QUESTIONS


def refused(s: Karnag, text: str) -> Reason | None:
    try:
        GAME.moves(s, 0, text)
    except (BadNotation, IllegalMove) as error:
        return error.reason
    return None


@pytest.mark.parametrize(
    ("question", "text", "key"),
    [
        ("place_druid", "place 3", "no-start"),
        ("place_druid", "place h5", "no-start"),
        ("draft", "gem h5", "cube-first"),
        ("draft", "go 12", "cube-first"),
        ("draft", "place 3", "cube-first"),
        ("act-gem", "gem a1", "no-lines"),
        ("act-move", "go 12", "total-first"),
        ("act-move", "go N", "total-first"),
        ("act-move", "gem h5", "not-this-tile"),
        ("act-capture", "capture a1", "nothing-there"),
        ("act-capture", "capture m9", "not-before"),
        ("stride", "go 9", "druid-there"),
        ("stride", "go 30", "too-far"),
        ("stride", "go h5", "off-path"),
        ("stride", "go S", "cauldron-far"),
        ("lead", "lead a12", "step-by-step"),
        ("lead", "lead 40", "step-by-step"),
        ("shift", "shift a1", "no-gem-beside"),
        ("shift", "shift j3", "which-way"),
        ("keep", "shift a1", "keep-first"),
    ],
)
def test_a_square_gives_its_reason(question: str, text: str, key: str) -> None:
    reason = refused(QUESTIONS[question](), text)
    assert reason is not None
    assert reason.key == key


@pytest.mark.parametrize(
    ("question", "verb", "where"),
    [
        ("stride", "go", "to"),
        ("lead", "lead", "to"),
        ("act-capture", "capture", "at"),
    ],
)
def test_a_square_means_the_move_that_is_about_it(question: str, verb: str, where: str) -> None:
    s = QUESTIONS[question]()
    places = {str(words[where]) for move in s.legal(0) if where in (words := describe(s, 0, move)[1])}
    assert places
    for at in places:
        [move] = GAME.moves(s, 0, f"{verb} {at}")
        assert str(describe(s, 0, move)[1][where]) == at


def crossing(tile: str, golems: list[At], mana: int = 20) -> Karnag:
    """Druid 1 looks down the column of e, druid 2 along row 4 from the west, druid 3 up the column of e."""
    herd: list[Creature] = [("golem", "left", at) for at in golems]
    return position(tile=tile, druids={0: [5, 56, 42]}, creatures=herd, mana=[mana, 0, 0, 0], tiles=[-1] * 13)


def which(s: Karnag, text: str) -> object:
    reason = refused(s, text)
    assert reason is not None
    assert (reason.rule, reason.key) == ("9.7", "which-leaves")
    return reason.args["moves"]


def test_9_7_a_gemstone_asks_which_druid_goes_to_the_council() -> None:
    s = crossing("gem", [])
    assert which(s, "gem e4") == "gem 1+2 send 1, gem 1+2 send 2, gem 2+3 send 2, gem 2+3 send 3"
    assert GAME.moves(s, 0, "gem e4 send 3") == GAME.moves(s, 0, "gem 2+3 send 3")
    assert which(s, "gem e4 send 2") == "gem 1+2 send 2, gem 2+3 send 2"


def test_9_3_a_gemstone_finds_the_pair_that_can() -> None:
    assert which(crossing("gem", [(5, 2)]), "gem e4") == "gem 2+3 send 2, gem 2+3 send 3"
    reason = refused(crossing("gem", [(5, 2), (5, 9)]), "gem e4")
    assert reason is not None
    assert reason.key == "flash-stopped"


def test_10_5_a_capture_finds_the_druid_that_can_and_asks_between_two() -> None:
    s = crossing("capture", [(5, 4)])
    assert which(s, "capture e4") == "capture 1, capture 2, capture 3"
    assert GAME.moves(s, 0, "capture e4 send 2") == GAME.moves(s, 0, "capture 2")
    poor = crossing("capture", [(5, 10)], mana=3)
    assert GAME.moves(poor, 0, "capture e10") == GAME.moves(poor, 0, "capture 3")
    reason = refused(poor, "capture e10 send 2")
    assert reason is not None
    assert reason.key == "not-that-druid"


def test_a_gemstone_goes_onto_a_square_beside_it() -> None:
    s = QUESTIONS["shift"]()
    assert GAME.moves(s, 0, "shift j2") == GAME.moves(s, 0, "shift j3 north")


@pytest.mark.long
def test_every_square_of_every_question_has_an_answer() -> None:
    """A reason, or a move: never that the text cannot be read."""
    for make in QUESTIONS.values():
        s = make()
        for verb in ("gem", "capture", "lead", "shift", "place", "go"):
            for at in notation(STANDARD).cells:
                reason = refused(s, f"{verb} {at}")
                assert reason is None or reason.key != "unreadable"

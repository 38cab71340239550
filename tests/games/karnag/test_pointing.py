"""Who points at a square, as the board of the browser does, reads why nothing can be done there."""

from __future__ import annotations

import pytest

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.karnag import GAME
from nemeton.games.karnag.notation import CELL
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
        ("act-gem", "gem", "at"),
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


def test_a_gemstone_goes_onto_a_square_beside_it() -> None:
    s = QUESTIONS["shift"]()
    assert GAME.moves(s, 0, "shift j2") == GAME.moves(s, 0, "shift j3 north")


def test_every_square_of_every_question_has_an_answer() -> None:
    """A reason, or a move: never that the text cannot be read."""
    for make in QUESTIONS.values():
        s = make()
        for verb in ("gem", "capture", "lead", "shift", "place", "go"):
            for at in CELL:
                reason = refused(s, f"{verb} {at}")
                assert reason is None or reason.key != "unreadable"

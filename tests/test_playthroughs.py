"""Playthroughs: whole games to read, one for every game, edition and seat count. A change here is a change of rules.

`NEMETON_REWRITE=1` rewrites them; read the diff before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import nemeton
from nemeton.testing import Case, cases, playthrough

FOLDER = Path(__file__).parent / "playthroughs"
PLAIN = [case for id in nemeton.games() for case in cases(nemeton.game(id)) if not case.options]


@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_playthrough(plain: Case) -> None:
    path = FOLDER / f"{plain}.txt"
    text = playthrough(plain, seed=1)
    if os.environ.get("NEMETON_REWRITE"):
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text


def test_there_is_no_playthrough_of_something_else() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {str(case) for case in PLAIN}

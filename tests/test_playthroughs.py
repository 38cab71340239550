"""Playthroughs: readable whole games, one for every game, edition and seat count. A change here is a change of rules.

`NEMETON_REWRITE=1` writes them anew; read the difference before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path

from nemeton.testing import Case, playthrough

FOLDER = Path(__file__).parent / "playthroughs"


def test_playthrough(case: Case) -> None:
    if case.options:
        return
    path = FOLDER / f"{case}.txt"
    text = playthrough(case, seed=1)
    if os.environ.get("NEMETON_REWRITE"):
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text

"""Everything that a board can draw says what it is: in both languages, with a rule that exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nemeton import lessons
from nemeton.core.registry import game
from nemeton.rules import chapters
from nemeton.words import LANGUAGES, Words

pytestmark = pytest.mark.pure

BOARDS = Path(__file__).parent.parent / "web/src/games"
GAMES = ["clans", "samhain", "karnag", "ardri"]
ANSWER = "answer"  # what is asked for in a lesson, wherever it is offered


def kinds(id: str) -> dict[str, str]:
    """The kinds of things on a board, with their rule."""
    found: dict[str, str] = json.loads((BOARDS / id / "what.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_that_a_component_names_is_known(id: str) -> None:
    """Those that are worked out at run time are tested in the browser: tests/web/test_what.py."""
    drawn = {
        kind
        for path in (BOARDS / id).glob("*.svelte")
        for kind in re.findall(r'data-what="([a-z]+)', path.read_text("utf-8"))
    }
    assert drawn
    assert drawn <= kinds(id).keys()


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words_and_a_rule(id: str, language: str) -> None:
    words = Words(language)
    numbers = {number for chapter in chapters(game(id), language) for number in chapter.points}
    for kind, rule in kinds(id).items():
        assert words.has(f"{id}-what-{kind}")
        assert words.has(f"{id}-what-{kind}-is"), kind
        assert rule in numbers, kind


@pytest.mark.parametrize("id", GAMES)
def test_a_lesson_points_at_things_that_are_drawn(id: str) -> None:
    for name in lessons.names(id):
        for step in lessons.load(id, name).steps:
            assert {thing.split()[0] for thing in step.point} <= {*kinds(id), ANSWER}, step.name

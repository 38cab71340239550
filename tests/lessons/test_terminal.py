"""Lessons in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nemeton.cli import main

pytestmark = pytest.mark.pure


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What the learner types; then the terminal is closed."""
    waiting: Iterator[str] = iter(lines)

    def read(prompt: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "learn"]) == 0
    assert "nemeton learn karnag first  Karnag, 12 minutes" in capsys.readouterr().out


def test_a_lesson_is_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "", "13-14", "13-1", "nothing", "13-12", "", "back", "", "show", *["skip"] * 8)
    assert main(["--language", "en", "learn", "clans"]) == 0
    told = capsys.readouterr().out
    assert "One of the five clans is secretly yours." in told  # the goal card comes first
    assert "That is a neighbour too, but let’s move them to 12." in told
    assert "Lesson, step 4 of 12 Village" in told
    assert "4 huts: each clan there gets 4" in told
    assert "nemeton play clans --seats you,1" in " ".join(told.split())


def test_one_may_leave(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for lines in (["", "quit"], [""]):
        typed(monkeypatch, *lines)
        assert main(["--language", "fr", "learn", "ardri"]) == 0
        assert "étape 2 sur 23" in capsys.readouterr().out

"""The rules of a game as text: chapters and numbered points of its RULES.md, in any language it has."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame

CHAPTER = re.compile(r"## ([0-9A-Z]+) (.+)")
POINT = re.compile(r"\*\*([0-9A-Z]+(?:\.[0-9]+)*)\*\* (.+)", re.DOTALL)


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules: its number, its title, and its points by number."""

    number: str
    title: str
    points: dict[str, str]


@lru_cache(maxsize=32)
def chapters(game: AnyGame, language: str = "en") -> tuple[Chapter, ...]:
    """The chapters of a game's rules."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    source = files(game.package) / name
    if not source.is_file():
        raise BadOption(f"{game.id} has no rules in {language!r}")
    found: list[Chapter] = []
    last = ""
    for block in source.read_text("utf-8").split("\n\n"):
        text = block.strip()
        if heading := CHAPTER.match(text):
            found.append(Chapter(heading[1], heading[2].strip(), {}))
            last = ""
        elif found and (point := POINT.match(text)):
            last = point[1]
            found[-1].points[last] = " ".join(point[2].split())
        elif found and last:
            found[-1].points[last] += "\n\n" + text
    return tuple(found)


def rule_text(game: AnyGame, number: str, language: str = "en") -> str:
    """A point of the rules, or a whole chapter, as text; `BadOption` if there is none of that number."""
    for chapter in chapters(game, language):
        if number == chapter.number:
            return "\n\n".join([f"{number} {chapter.title}", *(f"{n} {text}" for n, text in chapter.points.items())])
        if number in chapter.points:
            return f"{number} {chapter.points[number]}"
    numbers = ", ".join(chapter.number for chapter in chapters(game, language))
    raise BadOption(f"{game.id} has no rule {number!r}; its chapters are {numbers}")

"""The rules of a game, chapter by chapter, from its RULES.md or RULES.fr.md.

`## 2 Movement` begins a chapter, `**2.4** …` a point; text without a number belongs to the point before it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files

from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame

CHAPTER = re.compile(r"## ([0-9A-Z]+) (.+)")
POINT = re.compile(r"\*\*([0-9A-Z]+(?:\.[0-9]+)+)\*\* (.*)")


@dataclass
class Chapter:
    """A chapter of the rules: its number, its title, and its points by number."""

    number: str
    title: str
    points: dict[str, str] = field(default_factory=dict)


@lru_cache(maxsize=32)
def chapters(game: AnyGame, language: str = "en") -> tuple[Chapter, ...]:
    """The chapters of a game's rules in a language; English where there is no other."""
    for name in (f"RULES.{language}.md", "RULES.md"):
        source = files(game.package) / name
        if source.is_file():
            return tuple(parse(source.read_text("utf-8")))
    raise BadOption(f"{game.id} has no written rules")


def parse(text: str) -> list[Chapter]:
    """Chapters and points; anything before the first chapter is only for readers of the file."""
    out: list[Chapter] = []
    number = ""  # of the point that is being read
    fresh = True  # does the next line begin a paragraph?
    for line in text.splitlines():
        if chapter := CHAPTER.fullmatch(line):
            number = chapter[1]
            out.append(Chapter(chapter[1], chapter[2].strip()))
        elif out and (point := POINT.fullmatch(line)):
            number = point[1]
            out[-1].points[number] = point[2].strip()
        elif out and line.strip():
            before = out[-1].points.get(number, "")
            listed = line.lstrip().startswith(("- ", "* ", "|", ">"))
            gap = "\n\n" if fresh else "\n" if listed else " "
            out[-1].points[number] = before + (gap if before else "") + line.strip()
        fresh = not line.strip() or line.startswith("#")
    return out


def rule_text(game: AnyGame, number: str, language: str = "en") -> str:
    """A point of the rules, or a whole chapter, as text; `BadOption` if there is none of that number."""
    for chapter in chapters(game, language):
        if number == chapter.number:
            return "\n\n".join([f"{number} {chapter.title}", *(f"{n} {text}" for n, text in chapter.points.items())])
        if number in chapter.points:
            return f"{number} {chapter.points[number]}"
    numbers = ", ".join(chapter.number for chapter in chapters(game, language))
    raise BadOption(f"{game.id} has no rule {number!r}; its chapters are {numbers}")

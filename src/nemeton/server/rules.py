"""The rules of a game, chapter by chapter, from its RULES.md or RULES.fr.md.

`## 2 Movement` begins a chapter, `**2.4** …` a point; what follows without a number belongs to the point before it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files

from nemeton.core.registry import game
from nemeton.server.messages import Chapter, Point
from nemeton.server.refusals import Refusal

CHAPTER = re.compile(r"##\s+([0-9A-Z]+)\.?\s+(.*?)\s*#*\s*")
UNNUMBERED = re.compile(r"##\s+(.*?)\s*#*\s*")
POINT = re.compile(r"\s*(?:[-*]\s+)?\*\*\[?([0-9A-Z]+(?:\.[0-9a-zA-Z]+)+)\.?\]?\*\*[:.]?\s*(.*)")


@lru_cache(maxsize=32)
def chapters(id: str, language: str) -> list[Chapter]:
    """The chapters in a language; English where there is no other."""
    folder = files(game(id).package)
    for name in (f"RULES.{language}.md", "RULES.md"):
        source = folder / name
        if source.is_file():
            return parse(source.read_text("utf-8"))
    raise Refusal("no-rules", game=id)


def parse(text: str) -> list[Chapter]:
    """Chapters and points. Nothing is lost: what stands before the first point gets the chapter's number."""
    out: list[Chapter] = []
    fresh = True  # does the next line begin a paragraph?
    for line in text.splitlines():
        if line.startswith("## "):
            out.append(_chapter(line))
        elif line.startswith("# ") and not out:
            continue
        elif point := POINT.fullmatch(line):
            _last(out).points.append(Point(point[1], point[2].strip()))
        elif line.strip():
            _continue(_last(out), line, fresh)
        fresh = not line.strip() or line.startswith("#")
    return [chapter for chapter in out if chapter.number or chapter.points]


def _chapter(line: str) -> Chapter:
    if numbered := CHAPTER.fullmatch(line):
        return Chapter(numbered[1], numbered[2], [])
    plain = UNNUMBERED.fullmatch(line)
    return Chapter("", plain[1] if plain else line[3:].strip(), [])


def _last(out: list[Chapter]) -> Chapter:
    if not out:
        out.append(Chapter("", "", []))
    return out[-1]


def _continue(chapter: Chapter, line: str, fresh: bool) -> None:
    """Text without a number: more of the point before it."""
    if not chapter.points:
        chapter.points.append(Point(chapter.number, line.strip()))
        return
    point = chapter.points[-1]
    listed = line.lstrip().startswith(("- ", "* ", "|", ">"))
    gap = "\n\n" if fresh else "\n" if listed else " "
    point.text = f"{point.text}{gap}{line.strip()}" if point.text else line.strip()

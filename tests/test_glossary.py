"""One word for one thing: every catalogue, and the rules of every game, follow the glossary of their language."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import nemeton
from nemeton.rules import chapters
from nemeton.words import LANGUAGES
from test_words import LOCALE, OURS

pytestmark = pytest.mark.pure  # words are data

GLOSSARIES = {
    language: tomllib.loads((LOCALE / language / "glossary.toml").read_text("utf-8")) for language in LANGUAGES
}
TERMS = sorted(GLOSSARIES["en"])


class Said(Visitor):
    """A message as you would read it aloud, with its arguments in braces."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.text += f"{{{node.id.name}}}"


@cache
def messages(catalogue: Path) -> dict[str, str]:
    """What a catalogue says, key by key."""
    out = {}
    for entry in parse(catalogue.read_text("utf-8")).body:
        if isinstance(entry, Message):
            said = Said()
            said.visit(entry)
            out[f"{catalogue.stem}: {entry.id.name}"] = said.text
    return out


@cache
def ruled(id: str, language: str) -> dict[str, str]:
    """What the rules of a game say, point by point, without what is written at the keyboard."""
    points = (point for chapter in chapters(nemeton.game(id), language) for point in chapter.points.items())
    return {f"{id}-rules: {number}": re.sub(r"`[^`]*`", "", text) for number, text in points}


def said_of(language: str, term: dict[str, Any]) -> dict[str, str]:
    """What the catalogues and rules to which a term applies say, key by key."""
    catalogues = {path.stem: messages(path) for path in sorted((LOCALE / language).glob("*.ftl"))}
    catalogues |= {f"{id}-rules": ruled(id, language) for id in OURS}
    wanted = [said for name, said in catalogues.items() if any(fnmatch(name, known) for known in term.get("in", ["*"]))]
    return {key: text for said in wanted for key, text in said.items()}


def found(term: dict[str, Any], word: str, text: str) -> bool:
    return re.search(rf"(?<![\w{{]){word}(?![\w}}])", text, 0 if term.get("case") else re.IGNORECASE) is not None


def test_the_glossaries_are_about_the_same_things() -> None:
    assert all(sorted(terms) == TERMS for terms in GLOSSARIES.values())
    known = {"say", "never", "in", "except", "case"}
    assert all(set(term) <= known for terms in GLOSSARIES.values() for term in terms.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TERMS)
def test_a_thing_has_one_word(language: str, name: str) -> None:
    term = GLOSSARIES[language][name]
    said = said_of(language, term)
    assert any(found(term, term["say"] + r"\w*", text) for text in said.values()), f"nobody says {term['say']!r}"
    kept = set(term.get("except", []))
    assert kept <= {key.partition(": ")[2] for key in said}
    wrong = {
        key: text
        for key, text in said.items()
        if key.partition(": ")[2] not in kept and any(found(term, word, text) for word in term["never"])
    }
    assert not wrong, f"the word is {term['say']!r}"

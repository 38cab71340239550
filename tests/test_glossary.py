"""One word for one thing: every catalogue follows the glossary of its language."""

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

from nemeton.words import LANGUAGES
from test_words import LOCALE

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


def said_of(language: str, term: dict[str, Any]) -> dict[str, str]:
    """What the catalogues to which a term applies say, key by key."""
    catalogues = sorted((LOCALE / language).glob("*.ftl"))
    wanted = [path for path in catalogues if any(fnmatch(path.stem, name) for name in term.get("in", ["*"]))]
    return {key: text for path in wanted for key, text in messages(path).items()}


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

"""Names as they may be shown: one spelling for each, nothing invisible, nothing that passes for another name."""

from __future__ import annotations

import unicodedata

from nemeton.server.refusals import Refusal

# Letters and signs that are invisible; NFKC has turned the other Hangul fillers into these.
BLANK = frozenset("\u115f\u1160\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f")
MOST_MARKS = 2  # on one letter
# Scripts whose letters look alike: a name must use only one of them.
ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")


def plain(text: str) -> str:
    """A single-line text that is safe to show; empty if nothing is left of it."""
    text = " ".join(unicodedata.normalize("NFKC", text).split())
    if not text.isprintable() or any(_unseen(letter) for letter in text) or _piled(text):
        raise Refusal("bad-name")
    return text


def name(text: str) -> str:
    """A name for a person: it has something legible in it, and is in one script."""
    text = plain(text)
    scripts = {script for letter in text if (script := _script(letter))}
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in text) or len(scripts) > 1:
        raise Refusal("bad-name")
    return text


def _unseen(letter: str) -> bool:
    return letter in BLANK or "VARIATION SELECTOR" in unicodedata.name(letter, "")


def _piled(text: str) -> bool:
    """Does a letter carry more marks than it can bear?"""
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _script(letter: str) -> str:
    words = unicodedata.name(letter, "").split(" ") if letter.isalpha() else []
    return words[0] if words and words[0] in ALIKE else ""

"""Boards of your own: the owner of a game writes down what is printed on their board, and games are played on that.

A board is identified by the hash of what it says. It travels with records and saved states, so whoever reads them can
play on it too.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from nemeton.core.errors import BadBoard

STANDARD: Final = "standard"  # the board that comes with the game
OPTION: Final = "board"
LONGEST: Final = 60_000  # characters of a board file


class Boards:
    """The owners' boards that a game can be played on in this process.

    `keep` reads one for the game, given its id and its text, and returns the options for which it has other defaults.
    `BadBoard` lists everything that is wrong with it.
    """

    def __init__(self, keep: Callable[[str, str], Mapping[str, bool | int | str]]) -> None:
        self._keep = keep
        self._texts: dict[str, str] = {}
        self._defaults: dict[str, Mapping[str, bool | int | str]] = {}

    def add(self, source: str) -> str:
        """Read a board file, or a board from a record; returns its id."""
        text = written(source)
        id = digest(text)
        if id not in self._texts:
            self._defaults[id] = self._keep(id, text)
            self._texts[id] = text
        return id

    def ids(self) -> list[str]:
        return list(self._texts)

    def text(self, id: object) -> str:
        """The text of a board, in one line; empty for the standard board and for one that has not been added."""
        return self._texts.get(str(id), "")

    def defaults(self, id: object) -> Mapping[str, bool | int | str]:
        return self._defaults.get(str(id), {})


@lru_cache(maxsize=16)
def supplied(game: str) -> Mapping[str, str]:
    """The board files that come with the program beside the standard board, by name: `boards/<game>-<name>.toml`."""
    found = {}
    for file in sorted((files("nemeton") / "boards").iterdir(), key=lambda file: file.name):
        id, _, name = file.name.removesuffix(".toml").partition("-")
        if id == game:
            found[name] = file.read_text("utf-8")
    return found


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def written(source: str) -> str:
    """What a board file says, in one line of JSON: comments, spaces and the order of its parts do not matter."""
    if len(source) > LONGEST:
        raise BadBoard([f"longer than {LONGEST} characters: not a board file"])
    try:
        data: object = json.loads(source) if source[:1] == "{" else tomllib.loads(source)
        return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    except tomllib.TOMLDecodeError as error:
        raise BadBoard([f"not TOML: {error}"]) from error
    except (ValueError, TypeError, RecursionError) as error:
        raise BadBoard([f"not a board file: {error}"]) from error

"""The fingerprint of a game's rules: a short hash of what their source says, not of how it is laid out.

A comment, a docstring or a line break is not a rule: editing one leaves records and weights valid. Python is hashed as
its syntax tree and data as the values read from it, so the hash is the same on every version of Python.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

# What decides how a record replays: the engine's own part, and a game's.
CORE_RULES: Final = ("chance.py", "moves.py", "state.py", "step.py")
NO_RULES: Final = (
    "__init__.py", "__pycache__", "cubes_ahead.py", "exercises.json", "features.py", "forecast.py", "gestures.py",
    "kinds.py", "layout.py", "lessons", "notation.py", "observation.py", "outlook.py", "plans.py", "playout.py",
    "prospect.py", "sightlines.py", "sketch.py", "tally.py", "thoughts.py", "view.py", "weights.json",
)  # fmt: skip
LAYOUT: Final = ("ctx", "kind", "type_comment", "type_ignores")  # fields of a tree that say nothing new


def fingerprint(package: str) -> str:
    """Twelve hexadecimal digits that change when the rules in this package, or the core's part of them, change."""
    digest = blake2b(digest_size=6)
    for name, meaning in [*_core(), *((file.name, _meaning(file)) for file in _rule_files(files(package)))]:
        digest.update(f"{name}\0{meaning}\0".encode())
    return digest.hexdigest()


@lru_cache(maxsize=1)
def _core() -> list[tuple[str, str]]:
    core = files("nemeton.core")
    return [(name, _meaning(core / name)) for name in CORE_RULES]


def _rule_files(folder: Traversable) -> list[Traversable]:
    """The files of a game's package that decide how it plays, in a fixed order."""
    out: list[Traversable] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            out += _rule_files(item) if item.name not in NO_RULES else []
        elif item.name not in NO_RULES and item.name.endswith((".py", ".json", ".toml")):
            out.append(item)
    return out


def _meaning(file: Traversable) -> str:
    text = file.read_text("utf-8")
    if file.name.endswith(".toml"):
        return json.dumps(tomllib.loads(text), sort_keys=True)
    if file.name.endswith(".json"):
        return json.dumps(json.loads(text), sort_keys=True)
    return meaning_of(text)


def meaning_of(source: str) -> str:
    """What a piece of Python says: its tree without docstrings, line numbers and empty fields.

    Not `ast.dump`, which writes the same tree differently from one version of Python to the next.
    """
    out: list[str] = []
    _write(ast.parse(source), out.append)
    return "".join(out)


def _write(node: object, put: Callable[[str], None]) -> None:
    if isinstance(node, ast.AST):
        put(f"{type(node).__name__}(")
        for name in node._fields:
            value = getattr(node, name, None)
            if value is not None and value != [] and name not in LAYOUT:
                put(f"{name}=")
                _write(_spoken(node, value) if isinstance(value, list) else value, put)
        put(")")
    elif isinstance(node, list):
        put("[")
        for item in node:
            _write(item, put)
        put("]")
    else:
        put(f"{node!r},")


def _spoken(node: ast.AST, items: list[object]) -> list[object]:
    """The items without strings that stand alone, as docstrings do, and without the empty ones that Python 3.12 puts
    into a formatted string.
    """
    if isinstance(node, ast.JoinedStr):
        return [item for item in items if not (isinstance(item, ast.Constant) and item.value == "")]
    return [item for item in items if not (isinstance(item, ast.Expr) and _is_string(item.value))]


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)

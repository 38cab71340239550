"""Bots of your own: `choose(state, seat, seed)` in a file or a module, or an entry point of the group `nemeton.bots`.

The state that such a bot is given is a world as its seat imagines it: it cannot peek, whatever it looks at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from nemeton.core.errors import BadOption

GROUP = "nemeton.bots"
Chooser = Callable[..., Any]  # (state, seat, seed), and a style if one was asked for


@lru_cache(maxsize=64)
def load(name: str) -> Chooser:
    """The bot a name stands for: a file `mybot.py`, an entry point, or a module; `BadOption` if there is none."""
    try:
        if name.endswith(".py"):
            return _choose(_module(Path(name)), name)
        for found in entry_points(group=GROUP, name=name):
            made = found.load()
            return _choose(made, name) if isinstance(made, ModuleType) else _callable(made, name)
        return _choose(import_module(name), name)
    except (ImportError, OSError, SyntaxError) as error:
        raise BadOption(f"there is no player {name!r}: {error}") from error


def _module(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path.resolve(strict=True))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _choose(module: ModuleType, name: str) -> Chooser:
    return _callable(getattr(module, "choose", None), name)


def _callable(found: object, name: str) -> Chooser:
    if not callable(found):
        raise BadOption(f"{name!r} has no choose(state, seat, seed)")
    return found

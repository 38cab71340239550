"""Moves in rows from before notation was stored: numbers in the verb tables of that time."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from nemeton.core.moves import Verbs
from nemeton.core.registry import game, games


@cache
def _then(game: str) -> tuple[Verbs, dict[str, int]]:
    """The verbs of a game as they were when numbers were last stored, and where the first noun of each is now."""
    tables = json.loads((files("nemeton.server.table") / "numbers.json").read_text("utf-8")).get(game, [])
    return Verbs([(verb, size) for verb, size, *_ in tables]), {verb: sum(first) for verb, _, *first in tables}


def number_today(id: str, move: int) -> int:
    """The number such a move has now; -1 if there is no longer such a move."""
    then, first = _then(id)
    if id not in games() or not 0 <= move < then.size:
        return -1
    now = game(id).verbs
    verb, noun = then.split(move)
    noun += first[verb]
    if verb not in now.names or noun >= now.sizes[now.names.index(verb)]:
        return -1
    return now.base(verb) + noun

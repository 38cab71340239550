"""The weights of the evaluations: `weights.json` in each game's folder, made by `nemeton train`.

They carry the hash of the rules under which they were learnt. Under other rules they may still be good, but nobody has
checked: `check` says so, and bots at a table only log it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import isfinite

from nemeton.bots.evaluation import Evaluation
from nemeton.core.errors import NemetonError, UnknownGame
from nemeton.core.registry import AnyGame, game
from nemeton.core.sight import Sight
from nemeton.core.state import Setup
from nemeton.core.vector import vec

logger = logging.getLogger("nemeton.bots")

FILE = "weights.json"


class BadWeights(NemetonError):
    """Weights that were learnt under other rules, or for other features."""


@dataclass(frozen=True)
class Weights:
    """What was learnt about a game: for each `edition/seats`, phase by phase, a weight for every feature."""

    rules: str  # the hash of the rules they were learnt under
    features: tuple[str, ...]
    phases: tuple[str, ...]
    clues: tuple[str, ...]
    made: Mapping[str, object]  # how each was made: the command, and the result of the last fit
    tables: Mapping[str, tuple[float, ...]]
    clue_tables: Mapping[str, tuple[float, ...]]

    def dump(self) -> str:
        out = {
            "rules": self.rules,
            "features": list(self.features),
            "phases": list(self.phases),
            "clues": list(self.clues),
            "made": dict(self.made),
            "tables": {key: [round(w, 4) for w in table] for key, table in self.tables.items()},
            "clue-tables": {key: [round(w, 4) for w in table] for key, table in self.clue_tables.items()},
        }
        lines = json.dumps(out, indent=1, ensure_ascii=False)
        return _one_line_lists(lines) + "\n"


def _one_line_lists(text: str) -> str:
    """Lists of numbers on one line, so that a diff of two files is readable."""
    out: list[str] = []
    open_list = False
    for line in text.splitlines():
        if open_list:
            out[-1] += line.strip()
            if not line.strip().startswith("]"):
                out[-1] += " "
            else:
                out[-1] = out[-1].replace(" ]", "]")
        else:
            out.append(line)
        if line.endswith("["):
            open_list = True
        elif line.strip() in ("]", "],"):
            open_list = False
    return "\n".join(out)


def sight_of(game: AnyGame) -> Sight:
    """The features of a game; the general ones if it has none of its own."""
    module = game.module("features")
    if module is None:
        return Sight()
    found = module.SIGHT
    assert isinstance(found, Sight)
    return found


def read(text: str) -> Weights:
    """Weights from their file; `BadWeights` if it is not one."""
    try:
        data = json.loads(text)
        return Weights(
            str(data["rules"]),
            tuple(map(str, data["features"])),
            tuple(map(str, data["phases"])),
            tuple(map(str, data["clues"])),
            dict(data["made"]),
            {str(key): tuple(map(_finite, table)) for key, table in data["tables"].items()},
            {str(key): tuple(map(_finite, table)) for key, table in data["clue-tables"].items()},
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"this is not a file of weights: {error}") from error


def _finite(number: object) -> float:
    weight = float(str(number))
    if not isfinite(weight):
        raise ValueError(f"{number} is no weight")
    return weight


@lru_cache(maxsize=16)
def weights_of(game: AnyGame) -> Weights | None:
    """What was learnt about a game, if anything."""
    source = files(game.package) / FILE
    return read(source.read_bytes().decode("utf-8", "replace")) if source.is_file() else None


def check(game: AnyGame, weights: Weights | None, rules: bool = True) -> None:
    """`BadWeights`, with what to do about it, unless the weights fit the features and (`rules`) the rules."""
    again = f"run `nemeton train {game.id}`"
    if weights is None:
        raise BadWeights(f"nothing was learnt of {game.id} yet: {again}")
    sight = sight_of(game)
    learnt = (list(weights.features), list(weights.phases), list(weights.clues))
    if learnt != (sight.names(), sight.phases(), sight.clues()):
        raise BadWeights(f"the weights of {game.id} are for other features: {again}")
    if rules and weights.rules != game.rules_hash:
        raise BadWeights(f"the weights of {game.id} were learnt under rules {weights.rules}: {again}")


def start(sight: Sight) -> list[float]:
    """The weights before anything is learnt."""
    guess = sight.guess()
    return guess if len(guess) > len(sight.names()) else guess * len(sight.phases())


def table_for(game: AnyGame, setup: Setup) -> tuple[list[float], list[float]]:
    """The weights of features and clues for a table: its own, those of another number of seats, or a guess."""
    sight = sight_of(game)
    try:
        weights = weights_of(game)
        _warn(game)
    except BadWeights as error:
        logger.warning("%s", error)
        weights = None
    if weights is None:
        return start(sight), []
    seats = sorted(game.seats, key=lambda n: abs(n - int(setup.players)))
    keys = [f"{setup.edition}/{n}" for n in seats]
    phases = len(sight.phases())
    table = _first(weights.tables, keys, len(sight.names()) * phases)
    return table or start(sight), _first(weights.clue_tables, keys, len(sight.clues()) * phases)


def _first(tables: Mapping[str, tuple[float, ...]], keys: list[str], size: int) -> list[float]:
    """The first table of the right size, by these keys and then by any."""
    found = (tables.get(key, ()) for key in [*keys, *tables])
    return list(next((table for table in found if len(table) == size), ()))


@lru_cache(maxsize=16)
def _warn(game: AnyGame) -> None:
    """Warn once per process that the weights belong to other rules."""
    try:
        check(game, weights_of(game))
    except BadWeights as error:
        logger.warning("%s", error)


@lru_cache(maxsize=64)
def _evaluation(game: AnyGame, setup: Setup, seen: tuple[int, int] | None) -> Evaluation:
    sight = sight_of(game)
    table, clues = table_for(game, setup)
    return Evaluation(sight, vec[float](only(sight, table, setup.players, seen)), setup.players, vec[float](clues))


def only(sight: Sight, table: list[float], players: int, seen: tuple[int, int] | None = None) -> list[float]:
    """The weights of the features from one to before another, or (None) of those that the highest level looks at."""
    first, end = seen or (sight.skips(players)[-1], sight.sees(players)[-1])
    count = len(sight.names())
    return [weight if first <= f % count < end else 0.0 for f, weight in enumerate(table)]


def evaluation_for(setup: Setup, seen: tuple[int, int] | None = None) -> Evaluation:
    """The evaluation of a table's states, with some of the features or (None) as the highest level sees them."""
    try:
        return _evaluation(game(setup.game), setup, seen)
    except UnknownGame:  # somebody's own game, unknown to this process
        sight = Sight()
        return Evaluation(sight, vec[float](start(sight)), setup.players, vec[float]([]))

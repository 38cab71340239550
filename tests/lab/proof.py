"""Does the laboratory find what is there, and nothing else? `PYTHONPATH=tests python -m lab.proof` tries 200 times.

An edition and its identical twin may be told apart in at most 5 % of the studies, a seat that wins 5 % more must be
found in at least 90 %, and a card that nobody wants must be named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nemeton
import planted
from nemeton.core import registry
from nemeton.lab.plan import Plan, variants_of
from nemeton.lab.study import by_processes, carry_out

GAMES = 400


@contextmanager
def known() -> Iterator[None]:
    """The planted game is one of our games for a while."""
    nemeton.register(planted.GAME)
    try:
        yield
    finally:
        del registry._known["planted"]


def study(plan: Plan) -> list[dict[str, Any]]:
    with TemporaryDirectory() as folder:
        found: list[dict[str, Any]] = carry_out(plan, Path(folder), by_processes(1), lambda n, of: None)["measures"]
        return found


def planned(editions: str, options: list[str], bot: str, seed: int, paired: bool, games: int = GAMES) -> Plan:
    variants = variants_of(registry.game("planted"), editions, options, {})
    return Plan("planted", variants, (2,), bot, games, seed, paired=paired)


def flagged_twins(repeats: int) -> int:
    """How many studies of an edition against its twin, each with its own luck, see any difference."""
    plans = (planned("plain,twin", [], "random", seed, paired=False) for seed in range(repeats))
    return sum(any(m.get("verdict") == "yes" for m in study(plan)) for plan in plans)


def found_bonuses(repeats: int) -> int:
    """How many studies see that the first seat wins more with the bonus than without."""
    plans = (planned("", ["favour=0,10"], "random", seed, paired=True) for seed in range(repeats))
    return sum(any(is_bonus(m) for m in study(plan)) for plan in plans)


def is_bonus(measure: dict[str, Any]) -> bool:
    asked = measure["id"] == "win-share" and "against" in measure and measure["about"] == "1"
    return asked and measure["verdict"] == "yes" and measure["value"] > 0


def dead_cards(seed: int, games: int = 160) -> list[str]:
    """What a study calls dead when everybody looks one card ahead."""
    plan = planned("", [], "greedy", seed, paired=True, games=games)
    return [measure["about"] for measure in study(plan) if measure["id"] == "dead"]


if __name__ == "__main__":
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with known():
        print(f"an edition against its twin: told apart in {flagged_twins(repeats)} of {repeats} studies")
        print(f"a seat that wins 5 % more: found in {found_bonuses(repeats)} of {repeats} studies")
        print(f"dead cards: {dead_cards(1)}")

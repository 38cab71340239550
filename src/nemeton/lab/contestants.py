"""Who may play in the arena and the laboratory, and how each contestant moves."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import lru_cache

from nemeton.bots import LEVELS, MOST_ITERATIONS, Past, choose, decide, known, prepare
from nemeton.bots.levels import LEVEL, Level
from nemeton.bots.own import load
from nemeton.bots.search import Search
from nemeton.bots.weights import evaluation_for, sight_of
from nemeton.core.errors import BadOption
from nemeton.core.registry import game
from nemeton.core.state import State
from nemeton.core.vector import vec

# No memory of others' moves; seeing everything (in the laboratory only); own secrets hidden from the model of others;
# leaves carried out to the end of what is planned.
VARIANTS = ("blind", "oracle", "masked", "resolved")
MASKED = 3  # one iteration in this many hides them
RESOLVED = 3  # moves of which the best is played there, where nothing is proposed
APART = "@"  # begins the name of a player that is not one of our bots
PATIENCE = 60.0  # seconds for a decision: the budget is in iterations, so that a busy machine plays the same game


@lru_cache(maxsize=64)
def contestant(name: str) -> tuple[str, Level | None, str, str]:
    """A bot, its style and its variant: `5`, `greedy`, `5/raider`, `5:blind`, `5:oracle`, `5:600` iterations.

    Or a bot of your own (`bots/own.py`): `@mybot.py`, or `@bench.yardsticks.karnag/hunter`, a module and its style.
    """
    if name.startswith(APART):
        own, slash, style = name[1:].rpartition("/")
        if not slash or style.endswith(".py"):
            own, style = name[1:], ""
        load(own)
        return f"{APART}{own}", None, style, ""
    bot, _, variant = name.partition(":")
    bot, style = known(bot)
    if variant and bot not in LEVELS:
        raise BadOption(f"{bot!r} has no variants; the levels have: {', '.join(LEVELS)}")
    level = replace(LEVEL[bot], seconds=PATIENCE) if bot in LEVEL else None
    if level is not None and variant.isdecimal():
        if not 1 <= int(variant) <= MOST_ITERATIONS:
            raise BadOption(f"{name!r}: a search takes 1 to {MOST_ITERATIONS} iterations")
        return bot, replace(level, iterations=int(variant)), style, ""
    if variant and variant not in VARIANTS:
        raise BadOption(f"{name!r}: a variant is one of {', '.join(VARIANTS)}, or a number of iterations")
    if level is not None and variant == "blind":
        level = replace(level, memory=0)
    if level is not None and variant == "masked":
        level = replace(level, masked=MASKED)
    if level is not None and variant == "resolved":
        level = replace(level, resolver=RESOLVED)
    return bot, level, style, variant


def move_of(name: str, state: State, seat: int, seed: int, past: Past | None) -> int:
    """The move of a contestant."""
    bot, level, style, variant = contestant(name)
    if bot.startswith(APART) and state.count(seat) > 1:
        styled = [style] if style else []
        return int(load(bot[1:])(state.imagine(seat, seed), seat, seed, *styled))
    if level is None or state.count(seat) == 1:
        return choose(bot, state, seat, seed) if not bot.startswith(APART) else int(state.nth(seat, 0))
    if variant == "oracle" and level.length(sight_of(game(state.setup.game)), int(state.setup.players)) > 0:
        return peek(level, state, seat, seed)
    return decide(level, state, seat, seed, past, style)


def peek(level: Level, state: State, seat: int, seed: int) -> int:
    """The move of a player who sees everything except future luck, to measure what perfect knowledge is worth."""
    search = Search(evaluation_for(state.setup), seat, seed)
    sight = search.evaluation.sight
    sure = int(sight.sure(state, seat))
    if sure >= 0:
        return sure
    iterations = prepare(search, level, state)
    search.worlds.append(state.clone())
    search.weights = vec[float]([1.0])
    search.run(max(1, int(iterations * sight.effort(state, seat))), time.perf_counter() + level.seconds)
    return int(search.ranking()[0].move)

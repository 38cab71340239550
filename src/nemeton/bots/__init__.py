"""Opponents: `choose(level, state, seat, seed)`.

A bot is given a state but looks at nothing except worlds imagined from its own seat: it cannot peek.
"""

from __future__ import annotations

from time import perf_counter

from nemeton.bots.evaluation import Evaluation
from nemeton.bots.greedy import greedy_move
from nemeton.bots.levels import BOTS, LEVEL, LEVELS, Level
from nemeton.bots.memory import Past
from nemeton.bots.search import Search, glance
from nemeton.bots.styles import STYLED, STYLES, preferred, style_of, styles_of
from nemeton.bots.weights import evaluation_for
from nemeton.core.chance import seeded
from nemeton.core.errors import BadOption, IllegalMove
from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import vec

__all__ = [
    "BOTS",
    "LEVELS",
    "STYLED",
    "STYLES",
    "Level",
    "Past",
    "choose",
    "decide",
    "is_bot",
    "known",
    "prepare",
    "style_of",
    "styles_of",
    "think",
]

MOST_ITERATIONS = 20_000  # a search is never longer
SEARCHING = 0.9  # of its time: a large tree takes a while to clear away
RESOLVING = 0.15  # of the iterations: carrying out plans takes that much longer
PROOFS = 4  # worlds in which a sure win must be one


def choose(level: str, state: State, seat: int, seed: int, past: Past | None = None) -> int:
    """The move of a bot; the same for the same seed and the same knowledge, unless its time runs out."""
    level, style = known(level)
    if not state.count(seat):
        reason = state.why_not(seat, 0)
        assert reason is not None
        raise IllegalMove(reason)
    if state.count(seat) == 1:
        return int(state.nth(seat, 0))
    if level == "random":
        return int(state.nth(seat, seeded(seed, 1).roll(0, state.count(seat))))
    if level == "greedy":
        return int(greedy_move(state, seat, seed))
    return decide(LEVEL[level], state, seat, seed, past, style)


def known(bot: str) -> tuple[str, str]:
    """A bot as people write it, `4` or `4/raider`, as its level and its style; `BadOption` if there is none."""
    level, _, style = bot.partition("/")
    if level not in BOTS:
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    if "/" in bot and (level not in STYLED or style not in STYLES):
        raise BadOption(f"there is no bot {bot!r}; {', '.join(STYLED)} have styles: {', '.join(STYLES)}")
    return level, style


def is_bot(name: str) -> bool:
    """Does a name at a table mean a bot, and not a person?"""
    return name.partition("/")[0] in BOTS


def decide(level: Level, state: State, seat: int, seed: int, past: Past | None = None, style: str = "") -> int:
    """The move of a bot that thinks as `level` says."""
    evaluation = evaluation_of(level, state)
    sight = evaluation.sight
    if level.sees(sight) == len(sight.names()) and (sure := sure_move(sight, state, seat, seed)) >= 0:
        return sure
    if level.length(sight, int(state.setup.players)) > 0:
        return int(preferred(think(level, state, seat, seed, past), style).move)
    moves = state.legal(seat)
    worlds = 1 if sight.open() else max(1, level.worlds)
    shares = glance(evaluation, [state.imagine(seat, seed + n) for n in range(worlds)], seat, moves)
    best = max(shares)
    equals = [move for move, share in zip(moves, shares, strict=True) if share > best - 1e-9]
    return equals[int(seeded(seed, 1).roll(0, len(equals)))]


def evaluation_of(level: Level, state: State) -> Evaluation:
    """What a level sees in states like this one."""
    return evaluation_for(state.setup, level.sees(evaluation_for(state.setup).sight))


def sure_move(sight: Sight, state: State, seat: int, seed: int) -> int:
    """A move that wins in all of some worlds, found without a search; -1 if there is none."""
    move = int(sight.sure(state.imagine(seat, seed), seat))
    for n in range(1, PROOFS if move >= 0 else 1):
        if int(sight.sure(state.imagine(seat, seed + n), seat)) != move:
            return -1
    return move


def think(level: Level, state: State, seat: int, seed: int, past: Past | None = None) -> Search:
    """Search for the best move of a seat, as far as the level goes."""
    begun = perf_counter()
    search = Search(evaluation_of(level, state), seat, seed)
    iterations = prepare(search, level, state)
    beliefs = vec[float]([]) if past is None else past.beliefs(level.memory)
    search.imagine(state, max(1, min(level.worlds, iterations)), beliefs, level.memory != 0)
    effort = search.evaluation.sight.effort(state, seat)
    search.run(max(1, int(iterations * effort)), begun + SEARCHING * level.seconds * effort)
    return search


def prepare(search: Search, level: Level, state: State) -> int:
    """Set a search to how the level thinks about such a question; how many iterations that takes."""
    sight = search.evaluation.sight
    search.masked = level.masked
    iterations = max(1, min(level.length(sight, int(state.setup.players)), MOST_ITERATIONS))
    if level.resolver == 0 or not sight.planning(state):
        return iterations
    search.resolving, search.careful = True, level.resolver
    return max(1, int(iterations * RESOLVING))

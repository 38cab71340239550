"""Opponents: `choose(level, state, seat, seed)`.

A bot is given a state but looks at nothing except worlds imagined from its own seat: it cannot peek.
"""

from __future__ import annotations

from time import perf_counter

from nemeton.bots.evaluation import Evaluation
from nemeton.bots.greedy import greedy_move
from nemeton.bots.kept import Kept
from nemeton.bots.levels import BOTS, LEVEL, LEVELS, Level
from nemeton.bots.memory import Past
from nemeton.bots.search import Search, answers_of, glance
from nemeton.bots.styles import STYLED, STYLES, preferred, style_of, styles_of
from nemeton.bots.together import call, gather
from nemeton.bots.weights import evaluation_for
from nemeton.core.chance import seeded
from nemeton.core.errors import BadOption, IllegalMove
from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import vec

__all__ = [
    "BOTS",
    "LEVELS",
    "MOST_ITERATIONS",
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

MOST_ITERATIONS = 400_000  # at most: a tree takes about a kilobyte for each
SEARCHING = 0.9  # of its time: a large tree takes a while to free
ORDERED = 1000  # at most so many iterations are few enough that moves are put in order with care
RESOLVING = 0.15  # of the iterations: carrying out plans takes that much longer
PROOFS = 4  # worlds in which a certain win is checked


def choose(
    level: str,
    state: State,
    seat: int,
    seed: int,
    past: Past | None = None,
    hands: int = 1,
    kept: Kept | None = None,
) -> int:
    """The move of a bot; the same for the same seed and the same knowledge, unless its time runs out.

    The highest level thinks with as many processes at a time as there are `hands`, and goes on from its last tree.
    """
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
    if level != LEVELS[-1]:
        hands, kept = 1, None
    return decide(LEVEL[level], state, seat, seed, past, style, hands, kept)


def known(bot: str) -> tuple[str, str]:
    """The level and the style of a bot, from `4` or `4/raider`; `BadOption` if there is no such bot."""
    level, _, style = bot.partition("/")
    if level not in BOTS:
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    if "/" in bot and (level not in STYLED or style not in STYLES):
        raise BadOption(f"there is no bot {bot!r}; {', '.join(STYLED)} have styles: {', '.join(STYLES)}")
    return level, style


def is_bot(name: str) -> bool:
    """Does a name at a table stand for a bot rather than a person?"""
    return name.partition("/")[0] in BOTS


def decide(
    level: Level,
    state: State,
    seat: int,
    seed: int,
    past: Past | None = None,
    style: str = "",
    hands: int = 1,
    kept: Kept | None = None,
) -> int:
    """The move of a bot of this level."""
    evaluation = evaluation_of(level, state)
    sight = evaluation.sight
    if (sure := sure_move(sight, state, seat, seed)) >= 0:
        return sure
    if level.length(sight, int(state.setup.players)) > 0:
        search = think(level, state, seat, seed, past, hands, kept)
        move = int(preferred(search, style).move)
        if kept is not None:
            kept.keep(search, state, seat, move)
        return move
    worlds = [state.imagine(seat, seed + n) for n in range(1 if sight.open() else max(1, level.worlds))]
    answers = answers_of(evaluation, worlds[0], seat)
    shares = glance(evaluation, worlds, seat, answers)
    best = max(shares)
    equals = [answer[0] for answer, share in zip(answers, shares, strict=True) if share > best - 1e-9]
    return equals[int(seeded(seed, 1).roll(0, len(equals)))]


def evaluation_of(level: Level, state: State) -> Evaluation:
    """What a level sees in states like this one."""
    return evaluation_for(state.setup, level.sees(evaluation_for(state.setup).sight, int(state.setup.players)))


def sure_move(sight: Sight, state: State, seat: int, seed: int) -> int:
    """A move that wins in every one of a few worlds, found without a search; -1 if there is none."""
    move = int(sight.sure(state.imagine(seat, seed), seat))
    for n in range(1, PROOFS if move >= 0 else 1):
        if int(sight.sure(state.imagine(seat, seed + n), seat)) != move:
            return -1
    return move


def think(
    level: Level,
    state: State,
    seat: int,
    seed: int,
    past: Past | None = None,
    hands: int = 1,
    kept: Kept | None = None,
) -> Search:
    """Search for the best move of a seat, as far as the level goes; with more than one hand, several times at once."""
    begun = perf_counter()
    evaluation = evaluation_of(level, state)
    effort = evaluation.sight.effort(state, seat)
    deadline = begun + SEARCHING * level.seconds * effort
    beliefs = vec[float]([]) if past is None else past.beliefs(level.memory)

    def searched(luck: int) -> Search:
        search = Search(evaluation, seat, luck)
        if kept is not None and luck == seed:  # helpers begin anew: what was found before must not be counted twice
            kept.use(search, state, seat)
        iterations = prepare(search, level, state)
        search.imagine(state, max(1, min(level.worlds, iterations)), beliefs, level.memory != 0)
        search.run(max(1, int(iterations * effort)), deadline)
        return search

    helpers = call(hands - 1, seed, searched)
    search = searched(seed)
    gather(search, helpers, deadline)
    return search


def prepare(search: Search, level: Level, state: State) -> int:
    """Set up a search for how the level thinks about such a question; returns the number of iterations."""
    sight = search.evaluation.sight
    search.masked = level.masked
    iterations = max(1, min(level.length(sight, int(state.setup.players)), MOST_ITERATIONS))
    search.ordered = iterations <= ORDERED and not sight.foresighted()
    if level.resolver == 0 or not sight.planning(state):
        return iterations
    search.resolving, search.careful = True, level.resolver
    return max(1, int(iterations * RESOLVING))

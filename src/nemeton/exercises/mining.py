"""Where exercises come from: bots play each other, and a position where one move is clearly best becomes one.

Nothing depends on a clock: searches are limited by iterations, so the same seed finds the same exercises.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

from nemeton.bots import LEVELS, choose
from nemeton.bots.explanation import Candidate, Explanation, explain, surely_better
from nemeton.core.answers import Event
from nemeton.core.chance import Fast, seeded
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.exercises.exercise import HARDEST, Answer, Exercise
from nemeton.lessons.lesson import Start

PLAYERS_LEVEL = "2"  # plays the games: well enough to be realistic, badly enough to leave much to find
ITERATIONS = 400  # for the first look: fewer settle nothing
AGAIN = 10  # times as many iterations before it is kept
MARGIN = 0.12  # of the win, by which the best move must lead
OPEN = (0.2, 0.98)  # shares of the win between which the game is still open
FEWEST = 4  # moves there must be to choose from
LOOKED_AT = 6  # one decision in this many of a game is looked at
FROM_A_GAME = 2  # exercises at most
SAME = 0.4  # of the exercises, at most, that may ask the same thing
NEVER = 1e9  # seconds


def mine(g: AnyGame, wanted: int, seed: int, found: Callable[[Exercise], None]) -> list[Exercise]:
    """Find this many new exercises, from games with two and three seats in turn; each is reported when found."""
    kept: list[Exercise] = []
    themes: Counter[str] = Counter()
    for number in count(seed):
        for exercise in from_game(g, 2 + number % 2, number):
            if themes[exercise.theme] < max(1, int(SAME * wanted)):
                themes[exercise.theme] += 1
                kept.append(exercise)
                found(exercise)
            if len(kept) == wanted:
                return kept
    raise AssertionError


def from_game(g: AnyGame, players: int, seed: int) -> Iterator[Exercise]:
    """The exercises of one game between bots."""
    setup = g.setup(players)
    state = g.deal(setup, seeded(seed, setup.streams))
    luck, kept = seeded(seed, 1), 0
    moves: list[str] = []
    while not state.over() and kept < FROM_A_GAME:
        seat = int(state.actor())
        start = Start(players=players, edition=setup.edition, seed=seed, moves=tuple(moves))
        if worth_a_look(g, state, seat, luck) and (exercise := judged(g, state, seat, start, seed)):
            kept += 1
            yield exercise
        move = choose(PLAYERS_LEVEL, state, seat, 1_000_003 * seed + len(moves))
        moves.append(g.text(state, seat, move))
        state.play(seat, move)


def worth_a_look(g: AnyGame, state: State, seat: int, luck: Fast) -> bool:
    """Is there a real choice, of a kind that people would be asked about?"""
    if state.count(seat) < FEWEST or luck.roll(0, LOOKED_AT):
        return False
    asked = themes_of(g)
    return any(g.verbs.split(move)[0] in asked for move in state.legal(seat))


def themes_of(g: AnyGame) -> tuple[str, ...]:
    """Verbs that make an exercise."""
    thoughts = g.module("thoughts")
    return () if thoughts is None else tuple(thoughts.EXERCISES)


def judged(g: AnyGame, state: State, seat: int, start: Start, seed: int) -> Exercise | None:
    """An exercise, if one move is clearly best, and still is after a search ten times as long."""
    first = explain(g, state, seat, seed, None, ITERATIONS, seconds=NEVER)
    if not clear(first, None) or g.verbs.split(first.candidates[0].told.move)[0] not in themes_of(g):
        return None
    best, second = first.candidates[:2]
    again = explain(g, state, seat, seed + 1, None, AGAIN * ITERATIONS, second.told.move, NEVER)
    if not clear(again, best.told.move) or not again.terms:
        return None
    return exercise_of(g, state, seat, start, again)


def clear(found: Explanation, wanted: int | None) -> bool:
    """Is the first move (the wanted one) better than every other by a margin and beyond chance?"""
    if len(found.candidates) < 2 or wanted not in (None, found.candidates[0].told.move):
        return False
    best = found.candidates[0]
    rivals = found.candidates[1:] + [found.played] * (found.played is not None)
    return OPEN[0] < best.share < OPEN[1] and all(beaten(best, rival) for rival in rivals if rival is not None)


def beaten(best: Candidate, rival: Candidate) -> bool:
    return best.share - rival.share >= MARGIN and surely_better(best, rival)


def exercise_of(g: AnyGame, state: State, seat: int, start: Start, found: Explanation) -> Exercise:
    best = found.candidates[0]
    theme, facts = asked_for(g, state, seat, best.told.move)
    others = sorted(found.candidates[1:], key=lambda other: -other.share)
    return Exercise(
        start=start,
        seat=seat,
        theme=theme,
        facts=facts,
        hardness=hardness(state, seat, best.told.move),
        best=Answer(best.told.text, round(best.share, 3)),
        others=tuple(Answer(other.told.text, round(other.share, 3)) for other in others),
        terms=tuple(found.terms),
        iterations=found.iterations,
        game=g.id,
    )


def asked_for(g: AnyGame, state: State, seat: int, move: int) -> tuple[str, dict[str, int]]:
    """What the question is about: the first significant event of the move, with its numbers; otherwise its verb."""
    after = state.clone()
    after.log = []
    after.play(seat, move)
    thoughts = g.module("thoughts")
    telling: dict[str, tuple[str, ...]] = {} if thoughts is None else thoughts.TELLING
    for event in after.log:
        if event.key in telling and belongs_to(event, seat):
            args = event.known_to(seat)
            return event.key, {name: int(str(args[name])) for name in telling[event.key]}
    return g.verbs.split(move)[0], {}


def belongs_to(event: Event, seat: int) -> bool:
    return event.known_to(seat).get("seat", seat) == seat


def hardness(state: State, seat: int, move: int) -> int:
    """1: the two lowest levels find it, 2: one of the lower three does, 3: it takes more."""
    found = [choose(level, state, seat, 1) == move for level in LEVELS[:3]]
    return 1 if all(found[:2]) else 2 if any(found) else HARDEST

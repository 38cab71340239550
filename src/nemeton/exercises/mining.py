"""Where exercises come from: bots play each other, and a position where one move is clearly best becomes one.

Nothing depends on a clock: searches are limited by iterations, so the same seed finds the same exercises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count

from nemeton.bots import LEVELS, choose
from nemeton.bots.explanation import Explanation, Term, explain, surely_better
from nemeton.core.answers import Event
from nemeton.core.chance import seeded
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.exercises.exercise import HARDEST, Answer, Exercise
from nemeton.lessons.lesson import Start

PLAYERS_LEVEL = "1"  # plays the games: by no clock, well enough to be realistic, badly enough to leave much to find
ITERATIONS = 400  # for the first look: fewer settle nothing
AGAIN = 10  # times as many iterations before it is kept
FLOOR = 80  # tries of every move that is named, before it is called worse
MARGIN = 0.12  # of the win, by which the best move must lead
OPEN = (0.2, 0.98)  # shares of the win between which the game is still open
FEWEST = 3  # moves there must be to choose from
FROM_A_GAME = 3  # exercises at most
SAME = 0.4  # of the exercises, at most, that may ask the same thing
ALIKE = 0.1  # of them, at most, that may have the same answer
NEVER = 1e9  # seconds


def mine(
    g: AnyGame, wanted: int, seed: int, found: Callable[[Exercise], None], known: Sequence[Exercise] = ()
) -> list[Exercise]:
    """Find this many exercises unlike those known, from games with two and three seats in turn; report each at once."""
    kept: list[Exercise] = []
    for number in count(seed):
        for exercise in from_game(g, 2 + number % 2, number):
            if differs(exercise, [*known, *kept], wanted + len(known)):
                kept.append(exercise)
                found(exercise)
            if len(kept) == wanted:
                return kept
    raise AssertionError


def differs(new: Exercise, known: Sequence[Exercise], wanted: int) -> bool:
    """Do few enough of the known exercises ask the same, or have the same answer?"""
    themes = sum(each.theme == new.theme for each in known)
    answers = sum(each.best.text == new.best.text for each in known)
    return themes < max(1, int(SAME * wanted)) and answers < max(1, int(ALIKE * wanted))


def from_game(g: AnyGame, players: int, seed: int) -> Iterator[Exercise]:
    """The exercises of one game between bots."""
    setup = g.setup(players)
    state = g.deal(setup, seeded(seed, setup.streams))
    kept = 0
    moves: list[str] = []
    while not state.over() and kept < FROM_A_GAME:
        seat = int(state.actor())
        start = Start(players=players, edition=setup.edition, seed=seed, moves=tuple(moves))
        if worth_a_look(g, state, seat) and (exercise := judged(g, state, seat, start, seed)):
            kept += 1
            yield exercise
        move = choose(PLAYERS_LEVEL, state, seat, 1_000_003 * seed + len(moves))
        moves.append(g.text(state, seat, move))
        state.play(seat, move)


def worth_a_look(g: AnyGame, state: State, seat: int) -> bool:
    """Is there a real choice, of a kind that people would be asked about?"""
    asked = verbs_of(g)
    return state.count(seat) >= FEWEST and any(g.verbs.split(move)[0] in asked for move in state.legal(seat))


def verbs_of(g: AnyGame) -> tuple[str, ...]:
    """Verbs that make an exercise."""
    thoughts = g.module("thoughts")
    return () if thoughts is None else tuple(thoughts.EXERCISES)


def themes_of(g: AnyGame) -> list[str]:
    """Everything that an exercise may ask for."""
    thoughts = g.module("thoughts")
    return [] if thoughts is None else sorted({*thoughts.EXERCISES, *thoughts.TELLING, *thoughts.AIMS.values()})


def judged(g: AnyGame, state: State, seat: int, start: Start, seed: int) -> Exercise | None:
    """An exercise, if one move seems clearly best, and surely is after a search ten times as long."""
    first = explain(g, state, seat, seed, None, ITERATIONS, seconds=NEVER)
    if not leads(first) or g.verbs.split(first.candidates[0].told.move)[0] not in verbs_of(g):
        return None
    best, second = first.candidates[:2]
    again = explain(g, state, seat, seed + 1, None, AGAIN * ITERATIONS, second.told.move, NEVER, FLOOR)
    if not clear(again, best.told.move) or not any(term.weight > 0 for term in again.terms):
        return None
    return exercise_of(g, state, seat, start, again)


def leads(found: Explanation) -> bool:
    """Does the first move lead the second by the margin, in a game that is still open?"""
    if len(found.candidates) < 2:
        return False
    best, second = found.candidates[:2]
    return OPEN[0] < best.share < OPEN[1] and best.share - second.share >= MARGIN


def clear(found: Explanation, wanted: int) -> bool:
    """Is the first move the wanted one, and better than every other by the margin and beyond chance?"""
    if not leads(found) or found.candidates[0].told.move != wanted:
        return False
    best, *rivals = found.candidates
    if found.played is not None:
        rivals.append(found.played)
    return all(best.share - rival.share >= MARGIN and surely_better(best, rival) for rival in rivals)


def exercise_of(g: AnyGame, state: State, seat: int, start: Start, found: Explanation) -> Exercise:
    best = found.candidates[0]
    theme, facts = asked_for(g, state, seat, best.told.move, found.terms)
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


def asked_for(g: AnyGame, state: State, seat: int, move: int, terms: Sequence[Term]) -> tuple[str, dict[str, int]]:
    """What is asked: a significant event of the move, with its numbers; else why it is best; else its verb."""
    after = state.clone()
    after.log = []
    after.play(seat, move)
    thoughts = g.module("thoughts")
    telling: dict[str, tuple[str, ...]] = {} if thoughts is None else thoughts.TELLING
    for key, names in telling.items():
        for event in after.log:
            if event.key == key and belongs_to(event, seat):
                args = event.known_to(seat)
                return key, {name: int(str(args[name])) for name in names}
    aims: dict[str, str] = {} if thoughts is None else thoughts.AIMS
    reason = max(terms, key=lambda term: term.weight)
    return aims.get(reason.feature, g.verbs.split(move)[0]), {}


def belongs_to(event: Event, seat: int) -> bool:
    return event.known_to(seat).get("seat", seat) == seat


def hardness(state: State, seat: int, move: int) -> int:
    """1: the two lowest levels find it, 2: one of the lower three does, 3: it takes more."""
    found = [choose(level, state, seat, 1) == move for level in LEVELS[:3]]
    return 1 if all(found[:2]) else 2 if any(found) else HARDEST

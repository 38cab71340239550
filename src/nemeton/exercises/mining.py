"""Where exercises come from: bots play each other, and a position where one move is clearly best becomes one.

Nothing depends on a clock: searches are limited by iterations, so the same seed finds the same exercises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count

import msgspec

from nemeton.bots import LEVELS, choose, sure_move, think
from nemeton.bots.explanation import Explanation, Term, deliberate, explain, surely_better
from nemeton.core.chance import seeded
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.exercises.asking import WINS, Question, questions, rarest, verbs_of
from nemeton.exercises.exercise import EASIEST, HARDEST, Answer, Exercise
from nemeton.lessons.lesson import Start

PLAYERS_LEVEL = "1"  # plays the games: by no clock, well enough to be realistic, badly enough to leave much to find
GLANCE = 100  # iterations after which most positions are seen to have several good moves
ITERATIONS = 400  # for the first look: fewer settle nothing
AGAIN = 10  # times as many iterations before it is kept
FLOOR = 80  # tries of every move that is named, before it is called worse
MARGIN = 0.12  # of the win, by which the best move must lead
OPEN = 0.2  # the least share of the win that the best move must promise: below it the game is lost
FEWEST = 3  # moves there must be to choose from
FROM_A_GAME = 3  # exercises at most
SAME = 0.3  # of the exercises, at most, that may ask the same thing
ALIKE = 0.1  # of them, at most, that may have the same answer
NEVER = 1e9  # seconds


def mine(
    g: AnyGame,
    wanted: int,
    seed: int,
    found: Callable[[Exercise], None],
    known: Sequence[Exercise] = (),
    easiest: int = EASIEST,
) -> list[Exercise]:
    """Find this many exercises unlike those known, from games with two and three seats in turn; report each at once."""
    kept: list[Exercise] = []
    for number in count(seed):
        for exercise, asked in from_game(g, 2 + number % 2, number, easiest):
            exercise = asking(exercise, asked, (*known, *kept))
            if differs(exercise, [*known, *kept], wanted + len(known)):
                kept.append(exercise)
                found(exercise)
            if len(kept) == wanted:
                return kept
    raise AssertionError


def asking(new: Exercise, asked: Sequence[Question], known: Sequence[Exercise]) -> Exercise:
    """An exercise with the question that the others ask least."""
    theme, facts = rarest(asked, [each.theme for each in known])
    return msgspec.structs.replace(new, theme=theme, facts=facts)


def confirm(given: Sequence[Exercise], times: int, seed: int, told: Callable[[Exercise, bool], None]) -> list[Exercise]:
    """Those that hold however often they are searched again with other luck; report each at once.

    Hardness, shares and reasons become those of the last search; the question stays if it may still be asked.
    """
    kept: list[Exercise] = []
    for old in given:
        new: Exercise | None = old
        for time in range(times):
            new = new and again(new, seed + time)
        told(old, new is not None)
        if new is not None:
            asked = asked_of(new)
            kept.append(new if (new.theme, new.facts) in asked else asking(new, asked, kept))
    return kept


def again(given: Exercise, seed: int) -> Exercise | None:
    """An exercise after one more search; None if its move does not stand out any more."""
    g, state = given.known_game(), given.position()
    best, second = (g.moves(state, given.seat, answer.text)[0] for answer in (given.best, given.others[0]))
    new = searched(g, state, given.seat, given.start, (best, second), seed)
    return new and msgspec.structs.replace(new, theme=given.theme, facts=given.facts)


def asked_of(given: Exercise) -> list[Question]:
    """All that may be asked about an exercise."""
    g, state = given.known_game(), given.position()
    best, other = (g.moves(state, given.seat, answer.text)[0] for answer in (given.best, given.others[0]))
    return questions(g, state, given.seat, best, other, given.terms)


def differs(new: Exercise, known: Sequence[Exercise], wanted: int) -> bool:
    """Do few enough of the known exercises ask the same, or have the same answer?"""
    themes = sum(each.theme == new.theme for each in known)
    answers = sum(each.best.text == new.best.text for each in known)
    return themes < max(1, int(SAME * wanted)) and answers < max(1, int(ALIKE * wanted))


def from_game(g: AnyGame, players: int, seed: int, easiest: int = EASIEST) -> Iterator[tuple[Exercise, list[Question]]]:
    """The exercises of one game between bots, each with all that may be asked about it."""
    setup = g.setup(players)
    state = g.deal(setup, seeded(seed, setup.streams))
    kept = 0
    moves: list[str] = []
    while not state.over() and kept < FROM_A_GAME:
        seat = int(state.actor())
        start = Start(players=players, edition=setup.edition, seed=seed, moves=tuple(moves))
        if worth_a_look(g, state, seat) and (exercise := judged(g, state, seat, start, seed, easiest)):
            kept += 1
            yield exercise, asked_of(exercise)
        move = choose(PLAYERS_LEVEL, state, seat, 1_000_003 * seed + len(moves))
        moves.append(g.text(state, seat, move))
        state.play(seat, move)


def worth_a_look(g: AnyGame, state: State, seat: int) -> bool:
    """Is there a real choice, of a kind that people would be asked about?"""
    asked = verbs_of(g)
    return state.count(seat) >= FEWEST and any(g.verbs.split(move)[0] in asked for move in state.legal(seat))


def judged(g: AnyGame, state: State, seat: int, start: Start, seed: int, easiest: int = EASIEST) -> Exercise | None:
    """An exercise without its question, if one move seems best, is not too easy, and surely is best in the end."""
    pair = first_two(state, seat, seed)
    if pair is None or g.verbs.split(pair[0])[0] not in verbs_of(g):
        return None
    if easiest > EASIEST and hardness(state, seat, pair[0]) < easiest:
        return None
    return searched(g, state, seat, start, pair, seed + 1)


def searched(g: AnyGame, state: State, seat: int, start: Start, pair: tuple[int, int], seed: int) -> Exercise | None:
    """The same, if the first of two moves surely is best after a search ten times as long as the first look."""
    best, second = pair
    found = explain(g, state, seat, seed, None, AGAIN * ITERATIONS, second, NEVER, FLOOR)
    if not clear(found, best) or any(commute(state, seat, best, rival.told.move) for rival in found.candidates[1:]):
        return None
    if found.candidates[0].share == 1:  # proven: what else it brings is no reason
        found = replace(found, terms=[Term(WINS, 1.0, True)])
    return exercise_of(g, state, seat, start, found) if convincing(found.terms) else None


def first_two(state: State, seat: int, seed: int) -> tuple[int, int] | None:
    """The move that leads all others by the margin at a first look, and the one after it; None if none does.

    Most positions are given up after a glance, where half the margin is enough to stay.
    """
    search = think(deliberate(GLANCE, NEVER), state, seat, seed)
    sure = sure_move(search.evaluation.sight, state, seat, seed)
    for iterations, margin in ((GLANCE, MARGIN / 2), (ITERATIONS, MARGIN)):
        search.run(max(0, iterations - int(search.iterations)), NEVER)
        tried = [edge for edge in search.ranking() if edge.visits > 0]
        shares = {int(edge.move): 1.0 if edge.move == sure else edge.mean() for edge in tried}
        best, second, *_ = [*sorted(shares, key=lambda move: -shares[move]), -1, -1]
        if second < 0 or not leads(shares[best], shares[second], margin):
            return None
    return best, second


def leads(best: float, second: float, margin: float = MARGIN) -> bool:
    """Does the first move lead the second by the margin, in a game that is not lost?"""
    return best > OPEN and best - second >= margin


def commute(state: State, seat: int, one: int, other: int) -> bool:
    """May a seat make both moves, in any order, and arrive at the same? Then neither is better than the other."""
    ends: list[object] = []
    for first, then in ((one, other), (other, one)):
        after = state.clone()
        after.log = None
        after.play(seat, first)
        if seat not in after.actors() or then not in after.legal(seat):
            return False
        after.play(seat, then)
        ends.append(after.dump())
    return ends[0] == ends[1]


def convincing(terms: Sequence[Term]) -> bool:
    """Do the reasons for the move outweigh those against it?"""
    return sum(term.weight for term in terms) > 0


def clear(found: Explanation, wanted: int) -> bool:
    """Is the first move the wanted one, and better than every other by the margin and beyond chance?"""
    best, *rivals = found.candidates
    if found.played is not None:
        rivals.append(found.played)
    return (
        bool(rivals)
        and best.told.move == wanted
        and all(leads(best.share, rival.share) and surely_better(best, rival) for rival in rivals)
    )


def exercise_of(g: AnyGame, state: State, seat: int, start: Start, found: Explanation) -> Exercise:
    best = found.candidates[0]
    others = sorted(found.candidates[1:], key=lambda other: -other.share)
    return Exercise(
        start=start,
        seat=seat,
        theme="",
        facts={},
        hardness=hardness(state, seat, best.told.move),
        best=Answer(best.told.text, round(best.share, 3)),
        others=tuple(Answer(other.told.text, round(other.share, 3)) for other in others),
        terms=tuple(found.terms),
        iterations=found.iterations,
        game=g.id,
    )


def hardness(state: State, seat: int, move: int) -> int:
    """1: the two lowest levels find it, 2: one of the lower three does, 3: it takes more."""
    found = [choose(level, state, seat, 1) == move for level in LEVELS[:3]]
    return EASIEST if all(found[:2]) else 2 if any(found) else HARDEST

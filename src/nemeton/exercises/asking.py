"""What an exercise asks: for what its best move does and no other does, for what follows from it, or for its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from nemeton.bots import choose
from nemeton.bots.explanation import Term
from nemeton.core.answers import Event
from nemeton.core.registry import AnyGame
from nemeton.core.state import State

WINS = "wins"  # the reason for a move that wins for certain
NEARLY = 0.5  # of the weight of the strongest reason: another that may be asked for as well
WORLDS = 3  # in which it is seen what follows
PLAYS_ON = "2"  # who plays there
LONG = 400  # moves after which nobody looks any further

Question = tuple[str, dict[str, int]]  # the key of the sentence, after `<game>-exercise-`, and its numbers


def verbs_of(g: AnyGame) -> tuple[str, ...]:
    """Verbs that make an exercise."""
    thoughts = g.module("thoughts")
    return () if thoughts is None else tuple(thoughts.EXERCISES)


def themes_of(g: AnyGame) -> list[str]:
    """Everything that an exercise may ask for."""
    thoughts = g.module("thoughts")
    if thoughts is None:
        return []
    return sorted({*thoughts.EXERCISES, *thoughts.TELLING, *thoughts.FOLLOWING, *thoughts.AIMS.values()})


def questions(g: AnyGame, state: State, seat: int, move: int, other: int, terms: Sequence[Term]) -> list[Question]:
    """All that may be asked about a best move, the most telling first; `other` is the second best."""
    found = [*done_by(g, state, seat, move), *followed_by(g, state, seat, move, other)]
    thoughts = g.module("thoughts")
    aims: dict[str, str] = {} if thoughts is None else thoughts.AIMS
    most = max(term.weight for term in terms)
    for term in sorted(terms, key=lambda term: -term.weight):
        if term.feature in aims and term.weight >= NEARLY * most:
            found.append((aims[term.feature], {}))
    return [*found, (g.verbs.split(move)[0], {})]


def rarest(asked: Sequence[Question], themes: Iterable[str]) -> Question:
    """The question whose theme was asked least often so far; of equals the most telling."""
    times = Counter(themes)
    return min(asked, key=lambda question: times[question[0]])


def done_by(g: AnyGame, state: State, seat: int, move: int) -> list[Question]:
    """What a move does, if no other move would be an answer too."""
    thoughts = g.module("thoughts")
    if thoughts is None or (asked := thoughts.asks(state, seat, told(state, seat, move))) is None:
        return []
    alike = (thoughts.asks(state, seat, told(state, seat, other)) for other in state.legal(seat) if other != move)
    return [] if asked in alike else [asked]


def told(state: State, seat: int, move: int) -> list[Event]:
    """What is told when a move is made."""
    after = state.clone()
    after.log = []
    after.play(seat, move)
    return list(after.log)


def followed_by(g: AnyGame, state: State, seat: int, move: int, other: int) -> list[Question]:
    """What a seat achieves in this round after a move, but not after the second best, in every world looked at."""
    thoughts = g.module("thoughts")
    if thoughts is None or not thoughts.FOLLOWING:
        return []
    after, instead = (
        [thoughts.achieved(played_on(state.imagine(seat, n), seat, first), seat) for n in range(WORLDS)]
        for first in (move, other)
    )
    return [
        question
        for question in after[0]
        if all(question in one for one in after) and not any(question in one for one in instead)
    ]


def played_on(world: State, seat: int, move: int) -> list[Event]:
    """What is told until the round of a move is over, when all play it as well as level 2."""
    world.log = []
    world.play(seat, move)
    for number in range(LONG):
        if world.over() or any(event.key == "round" for event in world.log):
            break
        actor = int(world.actor())
        world.play(actor, choose(PLAYS_ON, world, actor, number))
    return list(world.log)

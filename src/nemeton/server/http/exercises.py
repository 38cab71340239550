"""Exercises: the list of them, the position of one, and the verdict on an answer. Nothing is stored here."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, JSONBody

from nemeton import exercises
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.registry import games
from nemeton.core.state import State
from nemeton.exercises import Answer, Exercise
from nemeton.server.http.errors import REFUSALS, Caller, TheRuntime
from nemeton.server.http.lessons import practised, worded
from nemeton.server.refusals import Refusal
from nemeton.server.wire import views
from nemeton.server.wire.calls import (
    Candidate,
    ExerciseAnswer,
    ExerciseInfo,
    ExerciseList,
    ExerciseScene,
    ExerciseTry,
    Term,
    Told,
)
from nemeton.server.wire.messages import Asked, Happened, TableInfo


@get("/exercises")
async def all_exercises(runtime: TheRuntime) -> ExerciseList:
    """The exercises of all games, and the exercise of the day, the same for everybody."""
    known = [info(id, number) for id in games() for number in range(len(exercises.of_game(id)))]
    today = datetime.fromtimestamp(runtime.outside.now(), UTC).date()
    return ExerciseList(known, info(*exercises.of_the_day(today, games())) if known else None)


@get("/exercises/{game:str}/{number:int}", responses=REFUSALS)
async def exercise(game: FromPath[str], number: FromPath[int]) -> ExerciseScene:
    """The position of an exercise, as the seat to move sees it."""
    return await asyncio.to_thread(scene, found(game, number), number)


@post("/exercises/{game:str}/{number:int}", status_code=200, responses=REFUSALS)
async def solve(
    runtime: TheRuntime, who: Caller, game: FromPath[str], number: FromPath[int], data: JSONBody[ExerciseTry]
) -> ExerciseAnswer:
    """Try a move, ask why one is not legal, or ask for the answer."""
    runtime.rates.spend("moves", who.person.id, runtime.whereabouts.of(who.person.id))
    return await asyncio.to_thread(judged, found(game, number), data)


@post("/exercises/{game:str}/{number:int}/game", responses=REFUSALS)
async def play_on(runtime: TheRuntime, who: Caller, game: FromPath[str], number: FromPath[int]) -> TableInfo:
    """A table that continues from the position of an exercise."""
    runtime.rates.spend("tables", who.person.id, runtime.whereabouts.of(who.person.id))
    given = found(game, number)
    return await practised(runtime, who.person, given.known_game(), given.start, given.seat)


def found(game: str, number: int) -> Exercise:
    if game not in games() or not 0 <= number < len(exercises.of_game(game)):
        raise Refusal("not-found")
    return exercises.of_game(game)[number]


def info(game: str, number: int) -> ExerciseInfo:
    given = exercises.of_game(game)[number]
    return ExerciseInfo(game, number, given.mark, given.theme, given.facts, given.hardness)


def scene(given: Exercise, number: int) -> ExerciseScene:
    state, seat = given.position(), given.seat
    question = state.ask(seat)
    return ExerciseScene(
        info=info(given.game, number),
        seat=seat,
        players=given.start.players,
        view=state.view(seat),
        words=worded(given.known_game(), state, seat),
        asked=None if question is None else Asked(question.kind, question.rule, dict(question.args)),
        log=[Happened(event.rule, event.key, event.known_to(seat), 0) for event in state.log or []],
    )


def judged(given: Exercise, data: ExerciseTry) -> ExerciseAnswer:
    state, game, seat = given.position(), given.known_game(), given.seat
    try:
        if data.text:
            game.moves(state, seat, data.text)
    except (BadNotation, IllegalMove) as error:
        return ExerciseAnswer(False, False, [], [], views.why(error.reason))
    if data.move >= 0 and (reason := state.why_not(seat, data.move)) is not None:
        return ExerciseAnswer(False, False, [], [], views.why(reason))
    best = game.moves(state, seat, given.best.text)[0]
    right = data.move == best
    if data.text or (data.move >= 0 and not right):
        return ExerciseAnswer(False, False, [], [])
    named = [candidate(given, state, answer) for answer in (given.best, *given.others)]
    return ExerciseAnswer(right, True, named, [Term(term.feature, term.weight, term.more) for term in given.terms])


def candidate(given: Exercise, state: State, answer: Answer) -> Candidate:
    game, seat = given.known_game(), given.seat
    move = game.moves(state, seat, answer.text)[0]
    return Candidate(Told(seat, move, answer.text, *game.describe(state, seat, move)), answer.share, 0.0, 0)


ROUTES = [all_exercises, exercise, solve, play_on]

"""Lessons: the list of them, and a learner's way through one.

Nothing is stored here: the client says where the learner is, and the lesson is played up to that point on the real
engine.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import get, post
from litestar.params import FromPath, JSONBody

from nemeton import lessons
from nemeton.bots import LEVELS
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.registry import AnyGame, games
from nemeton.core.state import State
from nemeton.lessons import BadLesson, Lesson, Run, Tried, begun
from nemeton.lessons.lesson import Start
from nemeton.server.http.errors import REFUSALS, Caller, TheRuntime
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.store.rows import Person
from nemeton.server.table import seating
from nemeton.server.table.examining import replayed
from nemeton.server.wire import views
from nemeton.server.wire.calls import LessonInfo, LessonScene, LessonTry
from nemeton.server.wire.messages import Asked, Happened, MoveInfo, TableInfo

NOTHING = Tried(True)


@get("/lessons")
async def all_lessons(runtime: TheRuntime) -> list[LessonInfo]:
    """The lessons of all games, including those the host has added; one that cannot be read is left out."""
    found: list[LessonInfo] = []
    for id in games():
        for name in lessons.names(id, runtime.lessons):
            with suppress(BadLesson):
                each = lessons.load(id, name, runtime.lessons)
                steps = [step.name for step in each.steps]
                found.append(LessonInfo(id, name, each.minutes, steps, each.chapters(), each.steps[0].title))
    return found


@post("/lessons/{game:str}/{name:str}", status_code=200, responses=REFUSALS)
async def lesson(
    runtime: TheRuntime, who: Caller, game: FromPath[str], name: FromPath[str], data: JSONBody[LessonTry]
) -> LessonScene:
    """What a learner sees at a step, after the moves made there, and the result of one more."""
    runtime.rates.spend("moves", who.person.id, runtime.whereabouts.of(who.person.id))
    return await asyncio.to_thread(scene, known_lesson(runtime, game, name), data)


@post("/lessons/{game:str}/{name:str}/game", responses=REFUSALS)
async def real_game(runtime: TheRuntime, who: Caller, game: FromPath[str], name: FromPath[str]) -> TableInfo:
    """The real game that follows a lesson: from an easy start, against level 1."""
    runtime.rates.spend("tables", who.person.id, runtime.whereabouts.of(who.person.id))
    taken = known_lesson(runtime, game, name)
    start = taken.real or Start(seed=int(runtime.outside.token(4), 16))
    return await practised(runtime, who.person, taken.known_game(), start, taken.seat)


async def practised(runtime: Runtime, who: Person, known: AnyGame, start: Start, seat: int) -> TableInfo:
    """A table that continues from a start, against level 1."""
    record = await asyncio.to_thread(begun, known, start)
    position = await asyncio.to_thread(replayed, record)
    table = await seating.practise(runtime.tables, record, position, who, seat, LEVELS[0])
    return views.table_info(table.sheet, who.id, runtime.hub, runtime.outside)


def known_lesson(runtime: Runtime, game: str, name: str) -> Lesson:
    if game not in games() or name not in lessons.names(game, runtime.lessons):
        raise Refusal("not-found")
    try:
        return lessons.load(game, name, runtime.lessons)
    except BadLesson as error:
        raise Refusal("bad-lesson") from error


def scene(taken: Lesson, data: LessonTry) -> LessonScene:
    """Play up to where the learner is, and try the move, if there is one."""
    if data.step >= len(taken.steps):
        raise Refusal("not-found")
    try:
        run = Run(taken, data.step)
        made = [move for move in data.made if run.attempt(move).right]
        tried = run.attempt(data.move) if data.move >= 0 else asked(run, data.text)
    except BadLesson as error:
        raise Refusal("bad-lesson") from error
    if data.move >= 0 and tried.right:
        made.append(data.move)
    return shown(run, made, tried)


def asked(run: Run, text: str) -> Tried:
    """Why a move in notation is not legal; nothing if it is."""
    try:
        if text:
            run.game.moves(run.state, run.lesson.seat, text)
        return NOTHING
    except (BadNotation, IllegalMove) as error:
        return Tried(False, reason=error.reason)


def worded(game: AnyGame, state: State, seat: int) -> list[MoveInfo]:
    """The legal moves of a seat, in words."""
    legal = state.legal(seat)
    return [
        MoveInfo(move, game.text(state, seat, move), *game.verbs.split(move), *said)
        for move, said in zip(legal, views.words_of(game, state, seat, legal), strict=True)
    ]


def shown(run: Run, made: list[int], tried: Tried) -> LessonScene:
    state, seat, game = run.state, run.lesson.seat, run.game
    question = state.ask(seat)
    return LessonScene(
        step=run.at,
        key=run.lesson.key(run.step),
        facts=run.facts(),
        title=run.step.title,
        text=run.step.text,
        point=list(run.step.point),
        view=state.view(seat),
        legal=state.legal(seat),
        words=worded(game, state, seat),
        asked=None if question is None else Asked(question.kind, question.rule, dict(question.args)),
        log=[Happened(event.rule, event.key, event.known_to(seat), 0) for event in state.log or []],
        wanted=run.wanted,
        made=made,
        right=tried.right,
        says=tried.says,
        why=views.why(tried.reason),
        answer=dict(tried.text),
    )


ROUTES = [all_lessons, lesson, real_game]

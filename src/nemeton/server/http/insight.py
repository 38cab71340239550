"""A bot's advice: a hint for a person at a table with bots, a review of a finished game, and another try."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from nemeton.bots import LEVELS
from nemeton.bots.coach import advice
from nemeton.server.bots.turns import remembered
from nemeton.server.http.errors import REFUSALS, Ask, Caller, Id, TheRuntime, address
from nemeton.server.people.accounts import Who
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.table import seating
from nemeton.server.table.play import seat_of
from nemeton.server.table.position import Decision as Made
from nemeton.server.table.position import Position
from nemeton.server.table.table import Table
from nemeton.server.wire import views
from nemeton.server.wire.calls import Belief, Coaching, Insight, Retry, TwoEditions, World
from nemeton.server.wire.messages import TableInfo

LOOK = 240  # iterations per decision: a review asks for many decisions
Decision = Annotated[int, PathParameter(ge=0, le=100_000)]
Seed = Annotated[int, PathParameter(ge=0, le=1 << 53)]


async def _look(
    runtime: Runtime, who: Who, table: Table, position: Position, seat: int, iterations: int | None, played: int | None
) -> Insight:
    seed = 1_000_003 * len(position.decisions) + seat
    past = remembered(runtime.outside, table.sheet, position, seat, seed)
    share = runtime.whereabouts.of(who.person.id)
    found = await runtime.pool.explain(position.game, position.state, seat, seed, past, iterations, played, share)
    if found is None:
        raise Refusal("no-insight")
    beliefs = [Belief(key, args) for key, args in found.pop("beliefs")]
    return Insight(beliefs=beliefs, **found)


# -- routes ---------------------------------------------------------------------------------------


@post("/tables/{id:str}/hint", status_code=200, responses=REFUSALS)
async def hint(runtime: TheRuntime, who: Caller, id: Id, request: Ask) -> Insight:
    """What the strongest bot would do in the caller's seat, with full thought. Only if all other seats are bots'."""
    runtime.rates.spend("insights", who.person.id, address(request))
    table, seat = await _alone(runtime, who, id)
    position = table.running()
    if seat not in position.state.actors():
        raise Refusal("not-your-turn")
    return await _look(runtime, who, table, table.own(seat) or position, seat, None, None)


@get("/tables/{id:str}/coach", responses=REFUSALS)
async def coach(runtime: TheRuntime, who: Caller, id: Id) -> Coaching:
    """What matters now, judged from what the caller's seat sees. Only if all other seats are bots'."""
    runtime.rates.spend("moves", who.person.id, runtime.whereabouts.of(who.person.id))
    table, seat = await _alone(runtime, who, id)
    found = advice(table.running().game, table.running().state, seat)
    return Coaching() if found is None else Coaching(found.key, found.args, found.point)


@get("/tables/{id:str}/coach/{decision:int}", responses=REFUSALS)
async def remark(runtime: TheRuntime, who: Caller, id: Id, decision: Decision, request: Ask) -> Insight:
    """What one of the caller's own decisions in a running game cost, and what would have been better."""
    runtime.rates.spend("insights", who.person.id, address(request))
    table, seat = await _alone(runtime, who, id)
    made = table.running().decisions
    if decision >= len(made) or made[decision].seat != seat:
        raise Refusal("not-found")
    at = await runtime.tables.journeys.moment(table, decision)
    return await _look(runtime, who, table, at, seat, LOOK, made[decision].move)


async def _alone(runtime: Runtime, who: Who, id: str) -> tuple[Table, int]:
    """A running table where the caller plays only against bots, and the caller's seat."""
    table = await runtime.tables.newest(id)
    table.running()
    seat = seat_of(table.sheet, who.person.id)
    if len(table.sheet.people()) > 1 or table.sheet.away():
        raise Refusal("no-hint")
    return table, seat


async def _finished(runtime: Runtime, id: str, decision: int) -> tuple[Table, Position, Made]:
    """A finished game, the position before one of its decisions, and the decision."""
    table = await runtime.tables.newest(id)
    if table.sheet.status not in ("finished", "abandoned") or table.position is None:
        raise Refusal("not-finished")
    made = table.position.decisions
    if decision >= len(made):
        raise Refusal("not-found")
    return table, await runtime.tables.journeys.moment(table, decision), made[decision]


@get("/tables/{id:str}/insight/{decision:int}", responses=REFUSALS)
async def insight(runtime: TheRuntime, who: Caller, id: Id, decision: Decision, request: Ask) -> Insight:
    """An explanation of a decision in a finished game."""
    runtime.rates.spend("insights", who.person.id, address(request))
    table, at, made = await _finished(runtime, id, decision)
    return await _look(runtime, who, table, at, made.seat, LOOK, made.move)


@get("/tables/{id:str}/editions/{decision:int}", responses=REFUSALS)
async def other_editions(
    runtime: TheRuntime, who: Caller, id: Id, decision: Decision, request: Ask
) -> list[TwoEditions]:
    """What every other edition would allow after this many decisions of a finished game, and what differs."""
    runtime.rates.spend("insights", who.person.id, address(request))
    table, at, _ = await _finished(runtime, id, decision)
    others = [edition for edition in at.game.editions if edition != table.sheet.edition]
    return [views.two_editions(at, edition) for edition in others]


@post("/tables/{id:str}/retry", status_code=200, responses=REFUSALS)
async def retry(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[Retry], request: Ask) -> TableInfo:
    """A new table that continues from a moment of a finished one, with the same luck."""
    runtime.rates.spend("tables", who.person.id, address(request))
    table, at, _ = await _finished(runtime, id, data.decision)
    level = data.level or LEVELS[-1]
    again = await seating.retry(runtime.tables, table.sheet, at, who.person, data.seat, level)
    return views.table_info(again.sheet, who.person.id, runtime.hub, runtime.outside)


@get("/tables/{id:str}/world/{seed:int}", responses=REFUSALS)
async def world(runtime: TheRuntime, who: Caller, id: Id, seed: Seed) -> World:
    """A state as the caller's seat imagines it: everything it cannot know is drawn afresh from the seed. For bots."""
    runtime.rates.spend("moves", who.person.id, runtime.whereabouts.of(who.person.id))
    table = await runtime.tables.newest(id)
    seat = seat_of(table.sheet, who.person.id)
    return World(seat, (table.own(seat) or table.running()).state.imagine(seat, seed).dump())


ROUTES = [coach, remark, hint, insight, other_editions, retry, world]

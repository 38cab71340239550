"""What a bot would say: a hint for a person at a table with bots, a finished game looked at again, and another try."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from nemeton.bots import LEVELS
from nemeton.server import clocks
from nemeton.server.head import Head, Seat
from nemeton.server.house import past_of
from nemeton.server.messages import TableInfo
from nemeton.server.position import Position
from nemeton.server.refusals import Refusal
from nemeton.server.routing import REFUSALS, Caller, Id, TheHouse
from nemeton.server.seating import introduced
from nemeton.server.store import Entry, Person
from nemeton.server.tables import Table, Tables

LOOK = 240  # iterations: a review asks for many
Decision = Annotated[int, PathParameter(ge=0, le=100_000)]


class Told(Struct):
    """A move in notation, and the key and arguments of its words."""

    seat: int
    move: int
    text: str
    key: str
    args: dict[str, Any]


class Candidate(Struct):
    told: Told
    share: float  # of the win, 0 to 1
    error: float  # one standard error of it
    visits: int


class Term(Struct):
    """A feature (`<game>-feature-<feature>`) that speaks for the first candidate, or below 0 against it."""

    feature: str
    weight: float
    more: bool  # there is more of it, beside what the others have, than after the second candidate


class Belief(Struct):
    key: str  # `<game>-belief-<key>`
    args: dict[str, Any]


class Insight(Struct):
    """What is thought of one decision, from the knowledge of the seat that makes it."""

    seat: int
    shares: list[float]
    candidates: list[Candidate]
    line: list[Told]
    terms: list[Term]
    even: bool  # the first candidate is not clearly better than what it is compared with
    beliefs: list[Belief]
    iterations: int
    played: Candidate | None = None
    judgement: str = ""


class Retry(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, on one of its seats, against bots."""

    decision: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=4)]
    level: str = LEVELS[-1]


async def _look(
    house: TheHouse, table: Table, position: Position, seat: int, iterations: int | None, played: int | None
) -> Insight:
    seed = 1_000_003 * len(position.decisions) + seat
    past = past_of(house.tables, table.head, position, seat, seed)
    found = await house.workers.explain(position.game, position.state, seat, seed, past, iterations, played)
    if found is None:
        raise Refusal("no-insight")
    beliefs = [Belief(key, args) for key, args in found.pop("beliefs")]
    return Insight(beliefs=beliefs, **found)


# -- routes ---------------------------------------------------------------------------------------


@post("/tables/{id:str}/hint", status_code=200, responses=REFUSALS)
async def hint(house: TheHouse, who: Caller, id: Id) -> Insight:
    """What the highest bot does on the caller's seat, with all its thought. Only where no other seat is a person's."""
    house.rates.spend("insights", who.person.id)
    table = await house.tables.get(id)
    position = table.running()
    seat = table.head.seat_of(who.person.id)
    if seat < 0:
        raise Refusal("not-seated")
    if len(table.head.people()) > 1 or table.head.away():
        raise Refusal("no-hint")
    if seat not in position.state.actors():
        raise Refusal("not-your-turn")
    return await _look(house, table, position, seat, None, None)


@get("/tables/{id:str}/insight/{decision:int}", responses=REFUSALS)
async def insight(house: TheHouse, who: Caller, id: Id, decision: Decision) -> Insight:
    """What there is to say of a decision of a finished game."""
    house.rates.spend("insights", who.person.id)
    table = await house.tables.get(id)
    if table.head.status not in ("finished", "abandoned") or table.position is None:
        raise Refusal("not-finished")
    walked = await house.tables.replayed(table)
    if decision + 1 >= len(walked):
        raise Refusal("not-found")
    made = walked[-1].decisions[decision]
    return await _look(house, table, walked[decision], made.seat, LOOK, made.move)


@post("/tables/{id:str}/retry", status_code=200, responses=REFUSALS)
async def retry(house: TheHouse, who: Caller, id: Id, data: JSONBody[Retry]) -> TableInfo:
    """A new table that goes on from a moment of a finished one, under the same luck."""
    house.rates.spend("tables", who.person.id)
    table = await house.tables.get(id)
    if table.head.status not in ("finished", "abandoned") or table.position is None:
        raise Refusal("not-finished")
    if data.level not in LEVELS:
        raise Refusal("bad-level", level=data.level[:40])
    walked = await house.tables.replayed(table)
    if data.decision + 1 >= len(walked):
        raise Refusal("not-found")
    if data.seat >= len(table.head.seats):
        raise Refusal("no-such-seat")
    again = await _again(house.tables, table.head, walked[data.decision], introduced(who.person), data)
    return house.tables.info(again.head, who.person.id)


async def _again(tables: Tables, old: Head, position: Position, person: Person, wish: Retry) -> Table:
    now = tables.sources.now()
    seats = [Seat("bot", colour=seat.colour, level=wish.level, salt=seat.salt) for seat in old.seats]
    mine = old.seats[wish.seat]
    seats[wish.seat] = Seat("person", person.id, person.name, mine.colour, salt=mine.salt)
    moves = [(decision.seat, decision.move) for decision in position.decisions]
    entries = tuple(Entry(n, now, seat, move) for n, (seat, move) in enumerate(moves, 1))
    head = Head(
        id=tables.sources.id(),
        code=tables.sources.code(),
        game=old.game,
        edition=old.edition,
        options=old.options,
        visibility="link",
        pace=old.pace.__class__(),
        language=person.language,
        maker=person.id,
        created=now,
        seats=tuple(seats),
        commitment=old.commitment,
        secret=old.secret,
        seed=old.seed,
        rules=old.rules,
        status="running",
        entries=len(entries),
        decisions=len(moves),
    )
    head = clocks.begin(head, position.state.actors(), now)
    return await tables.add(head, entries, Position(position.game, position.state, position.decisions, position.marks))


ROUTES = [hint, insight, retry]

"""Routes about games, tables and playing."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from nemeton import rules
from nemeton.bots import LEVELS, styles_of
from nemeton.core import recordtext
from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame, games
from nemeton.server import playing, records, seating
from nemeton.server.accounts import Who
from nemeton.server.house import House
from nemeton.server.messages import (
    Again,
    Answer,
    Chapter,
    Compared,
    GameInfo,
    Language,
    NewTable,
    OptionInfo,
    Phrase,
    Play,
    Point,
    Preview,
    Proof,
    RecordText,
    Refused,
    Situation,
    Step,
    TableInfo,
    Tables,
    TakeBack,
    TakeSeat,
    WhyNot,
)
from nemeton.server.position import written
from nemeton.server.refusals import Refusal
from nemeton.server.routing import REFUSALS, Ask, Caller, Id, TheHouse, address
from nemeton.server.tables import Table

LISTED = 50  # tables of each kind in the hall
LONGEST_RECORD = 1_100_000  # bytes
Decision = Annotated[int, PathParameter(ge=0, le=100_000)]
Words = FromQuery[bool]  # shall the legal moves come with their words?


# -- games ----------------------------------------------------------------------------------------


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        game.id,
        game.title,
        list(game.designers),
        game.publisher,
        game.year,
        list(game.seats),
        list(game.editions),
        [OptionInfo(option.id, list(option.values), option.rule) for option in game.options],
        list(game.skins),
        list(zip(game.verbs.names, game.verbs.sizes, strict=True)),
        list(LEVELS),
        {level: list(styles_of(game, level)) for level in LEVELS},
        game.rules_hash,
    )


@get("/games", responses=REFUSALS)
async def all_games() -> list[GameInfo]:
    """The games, their seats, editions, options, levels of bots and verbs."""
    return [_game_info(seating.known_game(id)) for id in games()]


@get("/games/{id:str}/rules", responses=REFUSALS)
async def game_rules(id: Id, language: FromQuery[Language] = "en") -> list[Chapter]:
    """The rules of a game in our own words, chapter by chapter."""
    try:
        found = rules.chapters(seating.known_game(id), language)
    except BadOption as error:
        raise Refusal("no-rules", game=id) from error
    return [Chapter(c.number, c.title, [Point(*point) for point in c.points.items()]) for c in found]


@get("/games/{id:str}/editions", responses=REFUSALS)
async def game_editions(id: Id) -> list[Compared]:
    """The editions of a game side by side; empty where there is but one."""
    return [
        Compared(row.part, row.rule, Phrase(*row.about), [Phrase(*phrase) for phrase in row.said], row.same)
        for row in seating.known_game(id).compared
    ]


# -- the hall -------------------------------------------------------------------------------------


def _info(house: House, who: Who, table: Table) -> TableInfo:
    return house.tables.info(table.head, who.person.id)


@get("/tables", responses=REFUSALS)
async def hall(house: TheHouse, who: Caller) -> Tables:
    """Tables to join or watch, one's own, and the last finished ones."""
    found = await house.store.hall(who.person.id, LISTED)
    return Tables(*([house.tables.info(head, who.person.id) for head in heads] for heads in found))


@post("/tables", status_code=200, responses=REFUSALS)
async def make_table(house: TheHouse, who: Caller, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table; its maker takes the first seat for a person."""
    house.rates.spend("tables", who.person.id)
    return _info(house, who, await seating.make(house.tables, who.person, data))


@get("/tables/{id:str}", responses=REFUSALS)
async def one_table(house: TheHouse, who: Caller, id: Id) -> TableInfo:
    """A table as the hall shows it."""
    return _info(house, who, await house.tables.get(id))


@get("/codes/{code:str}", responses=REFUSALS)
async def by_code(house: TheHouse, who: Caller, code: Id, request: Ask) -> TableInfo:
    """The table that six letters stand for, while one may still join or watch it."""
    house.rates.spend("codes", address(request))
    head = await house.store.by_code(code.strip().upper())
    if head is None or head.status not in ("waiting", "running"):
        raise Refusal("no-table")
    return house.tables.info(head, who.person.id)


@post("/tables/{id:str}/take", status_code=200, responses=REFUSALS)
async def take(house: TheHouse, who: Caller, id: Id, data: JSONBody[TakeSeat]) -> TableInfo:
    """Take a free seat before the start, or one's own back from the bot that keeps it."""
    return _info(house, who, await seating.take(house.tables, id, who.person, data))


@post("/tables/{id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(house: TheHouse, who: Caller, id: Id) -> TableInfo:
    """Get up; in a running game a bot keeps the seat."""
    return _info(house, who, await seating.leave(house.tables, id, who.person))


@post("/tables/{id:str}/swap", status_code=200, responses=REFUSALS)
async def swap(house: TheHouse, who: Caller, id: Id, data: JSONBody[TakeSeat]) -> TableInfo:
    """Change one's seat for a free one or a bot's, before the start."""
    return _info(house, who, await seating.swap(house.tables, id, who.person, data))


@post("/tables/{id:str}/start", status_code=200, responses=REFUSALS)
async def start(house: TheHouse, who: Caller, id: Id) -> TableInfo:
    """Start, once every seat is taken."""
    return _info(house, who, await seating.start(house.tables, id, who.person))


@post("/tables/{id:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(house: TheHouse, who: Caller, id: Id, data: JSONBody[Again]) -> TableInfo:
    """The next table with the same agreements, after the end."""
    house.rates.spend("tables", who.person.id)
    return _info(house, who, await seating.rematch(house.tables, id, who.person, data))


# -- playing --------------------------------------------------------------------------------------


@get("/tables/{id:str}/situation", responses=REFUSALS)
async def situation(house: TheHouse, who: Caller, id: Id, words: Words = False) -> Situation:
    """The table as the asking person may see it: view, question, legal moves, log. A `version` belongs to it."""
    return house.tables.situation(await house.tables.get(id), who.person.id, words)


@post("/tables/{id:str}/play", status_code=200, responses=REFUSALS)
async def play(house: TheHouse, who: Caller, id: Id, data: JSONBody[Play], words: Words = False) -> Situation:
    """Make a move in the situation of this `version`; the situation after it."""
    house.rates.spend("moves", who.person.id)
    table = await playing.play(house.tables, id, who.person.id, data)
    return house.tables.situation(table, who.person.id, words)


@post("/tables/{id:str}/take-back", status_code=200, responses=REFUSALS)
async def take_back(house: TheHouse, who: Caller, id: Id, data: JSONBody[TakeBack], words: Words = False) -> Situation:
    """Undo one's last decision where that is free, else ask the others for it."""
    house.rates.spend("moves", who.person.id)
    table = await playing.take_back(house.tables, id, who.person.id, data)
    return house.tables.situation(table, who.person.id, words)


@post("/tables/{id:str}/answer", status_code=200, responses=REFUSALS)
async def answer(house: TheHouse, who: Caller, id: Id, data: JSONBody[Answer], words: Words = False) -> Situation:
    """Agree or not to what another asks to take back."""
    house.rates.spend("moves", who.person.id)
    table = await playing.answer(house.tables, id, who.person.id, data)
    return house.tables.situation(table, who.person.id, words)


@post("/tables/{id:str}/why", status_code=200, responses=REFUSALS)
async def why(house: TheHouse, who: Caller, id: Id, data: JSONBody[WhyNot]) -> Refused | None:
    """Why a move is not legal, with the rule; null where it is."""
    house.rates.spend("moves", who.person.id)
    return await playing.why(house.tables, id, who.person.id, data)


@post("/tables/{id:str}/preview", status_code=200, responses=REFUSALS)
async def preview(house: TheHouse, who: Caller, id: Id, data: JSONBody[Play]) -> Preview:
    """What a legal move would do, as far as the asking seat can know."""
    house.rates.spend("moves", who.person.id)
    return await playing.preview(house.tables, id, who.person.id, data)


@get("/tables/{id:str}/replay/{decision:int}", responses=REFUSALS)
async def replay(house: TheHouse, who: Caller, id: Id, decision: Decision) -> Step:
    """The table after so many decisions, as the asking person may see it."""
    return await playing.step(house.tables, id, who.person.id, decision)


# -- records --------------------------------------------------------------------------------------


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(house: TheHouse, id: Id) -> Response[str]:
    """The record: of a finished game with its secret, of a running one what everybody saw."""
    table = await house.tables.get(id)
    if table.position is None:
        raise Refusal("not-running")
    text = recordtext.write(written(table.head.record(), table.position, table.head.status == "running"))
    name = f'attachment; filename="{table.head.game}-{table.head.id[:8]}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post("/records", status_code=200, responses=REFUSALS, request_max_body_size=LONGEST_RECORD)
async def upload(house: TheHouse, who: Caller, data: JSONBody[RecordText], request: Ask) -> TableInfo:
    """Bring a record along: a finished table to step through."""
    house.rates.spend("records", address(request))
    return _info(house, who, await records.keep(house.tables, who.person, data.record))


@post("/verify", status_code=200, responses=REFUSALS, request_max_body_size=LONGEST_RECORD)
async def verify(house: TheHouse, data: JSONBody[RecordText], request: Ask) -> Proof:
    """Prove a record: the luck was fixed before the first move, and every move is legal."""
    house.rates.spend("records", address(request))
    return await records.prove(data.record)


ROUTES = [
    *(all_games, game_rules, game_editions, hall, make_table, one_table, by_code),
    *(take, leave, swap, start, rematch),
    *(situation, play, take_back, answer, why, preview, replay, record, upload, verify),
]

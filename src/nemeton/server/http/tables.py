"""Routes about games, tables and playing."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from nemeton import rules
from nemeton.bots import LEVELS, styles_of
from nemeton.core import recordtext
from nemeton.core.boards import OPTION as BOARD
from nemeton.core.errors import BadOption
from nemeton.core.game import Option
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame, games
from nemeton.server.http.errors import REFUSALS, Ask, Caller, Id, TheRuntime, address
from nemeton.server.people.accounts import Who
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.store.rows import Language, Sheet
from nemeton.server.table import giving_up, seating, uploads
from nemeton.server.table.agreement import Agreement, known_game
from nemeton.server.table.history import recorded
from nemeton.server.table.table import Table
from nemeton.server.wire import views
from nemeton.server.wire.calls import (
    Again,
    Chapter,
    CheckInfo,
    Compared,
    GameInfo,
    HallInfo,
    Moment,
    NewTable,
    OneSeat,
    OptionInfo,
    Phrase,
    Point,
    Proof,
    RecordText,
    Result,
    TakeSeat,
)
from nemeton.server.wire.commands import Commanding, because, charge, command, is_costly, previews, wait_to_be_told
from nemeton.server.wire.messages import (
    Answer,
    Because,
    Foresee,
    Play,
    Previews,
    Settle,
    Situation,
    TableInfo,
    TakeBack,
    WhyNot,
)

LISTED = 50  # tables of each kind in the hall
LOOKED_AT = 400  # open ones, from which the listed are chosen fairly so that nobody's tables crowd out the others'
LONGEST_RECORD = 1_100_000  # bytes
LONG = 250  # decisions: a replay of this many more costs as much as another look
Decision = Annotated[int, PathParameter(ge=0, le=100_000)]
Words = FromQuery[bool]  # should the legal moves come with their words?


# -- games ----------------------------------------------------------------------------------------


def _game_info(game: AnyGame, boards: dict[str, str]) -> GameInfo:
    return GameInfo(
        game.id,
        game.title,
        list(game.designers),
        game.publisher,
        game.year,
        list(game.seats),
        game.best or game.seats[0],
        list(game.editions),
        [_option_info(option, boards if option.id == BOARD else {}) for option in game.options],
        dict(game.first),
        list(game.skins),
        list(zip(game.verbs.names, game.verbs.sizes, strict=True)),
        list(LEVELS),
        {level: list(styles_of(game, level)) for level in LEVELS},
        game.rules_hash,
    )


def _option_info(option: Option, own: dict[str, str]) -> OptionInfo:
    return OptionInfo(option.id, [*option.values, *own], option.rule, own)


@get("/games", responses=REFUSALS)
async def all_games(runtime: TheRuntime) -> list[GameInfo]:
    """The games, their seats, editions, options, levels of bots and verbs."""
    return [_game_info(known_game(id), runtime.boards.get(id, {})) for id in games()]


@get("/games/{id:str}/rules", responses=REFUSALS)
async def game_rules(id: Id, language: FromQuery[Language] = "en") -> list[Chapter]:
    """The rules of a game in our own words, chapter by chapter."""
    try:
        found = rules.chapters(known_game(id), language)
    except BadOption as error:
        raise Refusal("no-rules", game=id) from error
    return [Chapter(c.number, c.title, [Point(*point) for point in c.points.items()]) for c in found]


@get("/games/{id:str}/editions", responses=REFUSALS)
async def game_editions(id: Id) -> list[Compared]:
    """The editions of a game side by side; empty where there is only one."""
    return [
        Compared(row.part, row.rule, Phrase(*row.about), [Phrase(*phrase) for phrase in row.said], row.same)
        for row in known_game(id).compared
    ]


@get("/games/{id:str}/boards/{board:str}", responses=REFUSALS)
async def game_board(id: Id, board: Id) -> dict[str, object]:
    """What is printed on an owner's board, for display. The game defines the form."""
    game = known_game(id)
    if game.boards is None or game.printed is None or not game.boards.text(board):
        raise Refusal("not-found")
    return game.printed(board)


# -- the hall -------------------------------------------------------------------------------------


async def _listed(runtime: Runtime, who: Who, sheets: list[Sheet]) -> list[TableInfo]:
    await runtime.accounts.know({person for sheet in sheets for person in sheet.persons()})
    return [views.table_info(sheet, who.person.id, runtime.hub, runtime.outside) for sheet in sheets]


async def _info(runtime: Runtime, who: Who, table: Table) -> TableInfo:
    return (await _listed(runtime, who, [table.sheet]))[0]


@get("/tables", responses=REFUSALS)
async def hall(runtime: TheRuntime, who: Caller) -> HallInfo:
    """Tables to join or watch, your own, and the last finished ones."""
    found = await runtime.store.hall(who.person.id, LISTED, LOOKED_AT)
    runtime.check_fit(found.finished)
    fair = runtime.whereabouts.fairly([sheet.maker for sheet in found.open], LISTED)
    lists = [found.open[number] for number in fair], found.mine, found.finished
    return HallInfo(*[await _listed(runtime, who, sheets) for sheets in lists])


@post("/tables", status_code=200, responses=REFUSALS)
async def make_table(runtime: TheRuntime, who: Caller, data: JSONBody[NewTable], request: Ask) -> TableInfo:
    """Make a table; its maker takes the first seat for a person."""
    kind = "tables" if any(seat.kind == "person" for seat in data.seats) else "bot_tables"
    runtime.rates.spend(kind, who.person.id, address(request))
    agreed = Agreement(data.game, data.edition, data.options, data.visibility, data.pace, data.language)
    seats = [seating.Wanted(seat.kind, seat.level, seat.style) for seat in data.seats]
    made = await seating.make(runtime.tables, who.person, agreed, seats, data.salt, data.start)
    return await _info(runtime, who, made)


@get("/tables/{id:str}", responses=REFUSALS)
async def one_table(runtime: TheRuntime, who: Caller, id: Id) -> TableInfo:
    """A table as the hall shows it."""
    return await _info(runtime, who, await runtime.tables.newest(id))


@get("/codes/{code:str}", responses=REFUSALS)
async def by_code(runtime: TheRuntime, who: Caller, code: Id, request: Ask) -> TableInfo:
    """The table with this six-letter code, while it can still be joined or watched."""
    runtime.rates.spend("codes", address=address(request))
    sheet = await runtime.store.by_code(code.strip().upper())
    if sheet is None or sheet.status not in ("waiting", "running", "frozen"):
        raise Refusal("no-table")
    return (await _listed(runtime, who, [sheet]))[0]


@post("/tables/{id:str}/take", status_code=200, responses=REFUSALS)
async def take(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[TakeSeat], request: Ask) -> TableInfo:
    """Take a free seat before the start, or take your own back from the bot that keeps it."""
    if who.person.id not in (await runtime.tables.newest(id)).sheet.persons():
        runtime.rates.spend("seats", who.person.id, address(request))
    return await _info(runtime, who, await seating.take(runtime.tables, id, who.person, data.seat, data.salt))


@post("/tables/{id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(runtime: TheRuntime, who: Caller, id: Id) -> TableInfo:
    """Get up; in a running game a bot keeps the seat."""
    return await _info(runtime, who, await seating.leave(runtime.tables, id, who.person))


@post("/tables/{id:str}/resign", status_code=200, responses=REFUSALS)
async def resign(runtime: TheRuntime, who: Caller, id: Id) -> TableInfo:
    """Give up your seat for good: a bot plays it to the end. When nobody is left, the game ends where it is."""
    return await _info(runtime, who, await giving_up.resign(runtime.tables, id, who.person))


@post("/tables/{id:str}/call-off", status_code=200, responses=REFUSALS)
async def call_off(runtime: TheRuntime, who: Caller, id: Id) -> TableInfo:
    """End a game for everybody, before its second move."""
    return await _info(runtime, who, await giving_up.call_off(runtime.tables, id, who.person))


@post("/tables/{id:str}/remove", status_code=200, responses=REFUSALS)
async def remove(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[OneSeat]) -> TableInfo:
    """Let a bot play for somebody who keeps the table waiting (`late`); before the start, free a seat at your table."""
    sheet = (await runtime.tables.newest(id)).sheet
    sits = sheet.seats[data.seat].person if data.seat < len(sheet.seats) else ""
    there = bool(sits) and runtime.hub.connected(id, sits)
    return await _info(runtime, who, await giving_up.remove(runtime.tables, id, who.person, data.seat, there))


@post("/tables/{id:str}/swap", status_code=200, responses=REFUSALS)
async def swap(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[TakeSeat]) -> TableInfo:
    """Change your seat for a free one or a bot's, before the start."""
    return await _info(runtime, who, await seating.swap(runtime.tables, id, who.person, data.seat))


@post("/tables/{id:str}/start", status_code=200, responses=REFUSALS)
async def start(runtime: TheRuntime, who: Caller, id: Id) -> TableInfo:
    """Start, once every seat is taken."""
    return await _info(runtime, who, await seating.start(runtime.tables, id, who.person))


@post("/tables/{id:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[Again], request: Ask) -> TableInfo:
    """The next table with the same agreements, after the end."""
    runtime.rates.spend("tables", who.person.id, address(request))
    return await _info(runtime, who, await seating.rematch(runtime.tables, id, who.person, data.salt))


# -- playing: as over the WebSocket, but with an answer to each call -----------------------------


async def _situation(runtime: Runtime, who: Who, table: Table, words: bool) -> Situation:
    await runtime.accounts.know(table.sheet.persons())
    await wait_to_be_told(runtime.tables, table)
    return views.whole(table, who.person.id, runtime.hub, runtime.outside, words)


async def _changed(runtime: Runtime, who: Who, id: str, message: Commanding, words: bool) -> Situation:
    _spend(runtime, who, message)
    judge = command(message, runtime.outside, who.person.id)
    changed = await runtime.tables.changed(id, judge, is_costly(message))
    return await _situation(runtime, who, changed, words)


def _spend(runtime: Runtime, who: Who, message: Commanding | WhyNot | Foresee) -> None:
    person, address = who.person.id, runtime.whereabouts.of(who.person.id)
    runtime.rates.spend("moves", person, address)
    charge(runtime.rates, message, person, address)


@get("/tables/{id:str}/situation", responses=REFUSALS)
async def situation(runtime: TheRuntime, who: Caller, id: Id, words: Words = False) -> Situation:
    """The table as the caller may see it, with its `version`: view, question, legal moves, log."""
    return await _situation(runtime, who, await runtime.tables.newest(id), words)


@post("/tables/{id:str}/play", status_code=200, responses=REFUSALS)
async def play(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[Play], words: Words = False) -> Situation:
    """Make moves in the situation of this `version`, all or none; returns the situation after them."""
    return await _changed(runtime, who, id, data, words)


@post("/tables/{id:str}/take-back", status_code=200, responses=REFUSALS)
async def take_back(
    runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[TakeBack], words: Words = False
) -> Situation:
    """Undo your last decision if that is free; otherwise ask the others to agree."""
    return await _changed(runtime, who, id, data, words)


@post("/tables/{id:str}/answer", status_code=200, responses=REFUSALS)
async def answer(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[Answer], words: Words = False) -> Situation:
    """Agree or refuse when somebody asks to take a move back."""
    return await _changed(runtime, who, id, data, words)


@post("/tables/{id:str}/settle", status_code=200, responses=REFUSALS)
async def settle(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[Settle], words: Words = False) -> Situation:
    """Say what should become of a frozen table; it is done when all people there want the same."""
    return await _changed(runtime, who, id, data, words)


@post("/tables/{id:str}/why", status_code=200, responses=REFUSALS)
async def why(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[WhyNot]) -> Because:
    """Why moves cannot be made, with the rule."""
    _spend(runtime, who, data)
    return await because(runtime.tables, id, who.person.id, data)


@post("/tables/{id:str}/foresee", status_code=200, responses=REFUSALS)
async def foresee(runtime: TheRuntime, who: Caller, id: Id, data: JSONBody[Foresee]) -> Previews:
    """What each of several choices would do, as far as the caller's seat can know."""
    _spend(runtime, who, data)
    return await previews(runtime.tables, id, who.person.id, data)


@get("/tables/{id:str}/replay/{decision:int}", responses=REFUSALS)
async def replay(runtime: TheRuntime, who: Caller, id: Id, decision: Decision, request: Ask) -> Moment:
    """The table after this many decisions, as the caller may see it."""
    table = await runtime.tables.newest(id)
    last = table.running_or_over()
    if not 0 <= decision <= len(last.decisions):
        raise Refusal("not-found")
    runtime.rates.spend("looks", address=address(request), cost=1 + decision // LONG)
    at = await runtime.tables.journeys.moment(table, decision)
    await wait_to_be_told(runtime.tables, table)
    return views.moment(last, at, table.sheet.seat_of(who.person.id))


@get("/tables/{id:str}/result", responses=REFUSALS)
async def result(runtime: TheRuntime, id: Id) -> Result:
    """The result of a finished game: everybody's place, and where the points came from."""
    table = await runtime.tables.newest(id)
    if table.sheet.status != "finished" or table.position is None or not table.position.state.over():
        raise Refusal("not-finished")
    return views.result(table.position)


# -- records --------------------------------------------------------------------------------------


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(runtime: TheRuntime, id: Id) -> Response[str]:
    """The record: for a finished game with its secret, for a running one only what everybody saw."""
    table = await runtime.tables.newest(id)
    if table.position is None and table.sheet.misfit is None:
        raise Refusal("not-running")
    text = recordtext.write(await recorded(runtime.store, table))
    name = f'attachment; filename="{table.sheet.game}-{table.sheet.id[:8]}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post("/records", status_code=200, responses=REFUSALS, request_max_body_size=LONGEST_RECORD)
async def upload(runtime: TheRuntime, who: Caller, data: JSONBody[RecordText], request: Ask) -> TableInfo:
    """Upload a record: it becomes a finished table to step through."""
    record = await _read(runtime, data.record, request)
    kept = await uploads.keep(runtime.tables, who.person, record, _examine(runtime, request))
    return (await _listed(runtime, who, [kept]))[0]


async def _read(runtime: Runtime, text: str, request: Ask) -> Record:
    """An uploaded record, if it is not too long; its cost is charged to the budgets."""
    runtime.rates.spend("records", address=address(request))
    record = await uploads.read(runtime.tables, text, runtime.limits.longest_record)
    runtime.rates.spend("decisions", address=address(request), cost=len(record.moves))
    return record


def _examine(runtime: Runtime, request: Ask) -> uploads.Examine:
    """In another process, evenly for all addresses."""
    return partial(runtime.pool.examine, share=address(request))


@post("/verify", status_code=200, responses=REFUSALS, request_max_body_size=LONGEST_RECORD)
async def verify(runtime: TheRuntime, data: JSONBody[RecordText], request: Ask) -> Proof:
    """Prove a record: the luck was fixed before the first move, and every move is legal."""
    verdict = await uploads.prove(await _read(runtime, data.record, request), _examine(runtime, request))
    return Proof(verdict.ok, [CheckInfo(check.key, check.ok, dict(check.args)) for check in verdict.checks])


ROUTES = [
    *(all_games, game_rules, game_editions, game_board, hall, make_table, one_table, by_code),
    *(take, leave, resign, call_off, remove, swap, start, rematch),
    *(situation, play, take_back, answer, settle, why, foresee, replay, result, record, upload, verify),
]

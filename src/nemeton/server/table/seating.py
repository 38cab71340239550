"""Making a table, sitting down, getting up, coming back, starting, playing again."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from nemeton.bots import BOTS, LEVELS, styles_of
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame
from nemeton.server.outside import Outside
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Entry, Person, Seat, SeatKind, Sheet
from nemeton.server.table import clocks
from nemeton.server.table.agreement import (
    Agreement,
    drawn_up,
    game_of,
    introduced,
    known_game,
    record_of,
    rules_today,
    taken_over,
)
from nemeton.server.table.position import Position, first
from nemeton.server.table.repository import Tables
from nemeton.server.table.standing_in import MIDDLE, lately_played, stand_in
from nemeton.server.table.table import Outcome, Table

SALT_BYTES = 16
MOST_TABLES = 200  # that one person may have unfinished
NOBODY = "–"  # the name on the seat of somebody who had all data deleted


class Wanted(NamedTuple):
    """Who is to sit in a seat of a new table."""

    kind: SeatKind = "person"
    level: str = ""  # of a bot; empty: the highest
    style: str = ""  # of a bot of the higher levels; empty: any


# -- making ---------------------------------------------------------------------------------------


async def make(
    tables: Tables, person: Person, agreed: Agreement, seats: list[Wanted], salt: str = "", start: bool = False
) -> Table:
    """A new table; its maker takes the first seat for a person."""
    introduced(person)
    if await tables.store.under_way(person.id) >= MOST_TABLES:
        raise Refusal("too-many-tables", most=MOST_TABLES)
    sheet = drawn_up(tables.outside, person, agreed, _wished(tables.outside, known_game(agreed.game), seats))
    free = [number for number, seat in enumerate(sheet.seats) if seat.free]
    if free:
        sheet = sheet.with_seat(free[0], _sits(tables.outside, person, salt))
    return await _add(tables, sheet, start)


async def _add(tables: Tables, sheet: Sheet, start: bool) -> Table:
    if not start:
        return await tables.add(sheet)
    sheet, position = _started(tables.outside, sheet)
    return await tables.add(sheet, position=position)


def _wished(outside: Outside, game: AnyGame, seats: list[Wanted]) -> tuple[Seat, ...]:
    return tuple(_seat(outside, game, number, seat) for number, seat in enumerate(seats))


def _seat(outside: Outside, game: AnyGame, number: int, wanted: Wanted) -> Seat:
    if wanted.kind == "person":
        return Seat("person", colour=number)
    level = wanted.level or LEVELS[-1]
    if level not in BOTS:
        raise Refusal("bad-level", level=level[:40])
    if wanted.style and wanted.style not in styles_of(game, level):
        raise Refusal("bad-style", style=wanted.style[:40])
    return Seat("bot", colour=number, level=level, style=wanted.style, salt=outside.token(SALT_BYTES))


def _sits(outside: Outside, person: Person, salt: str) -> Seat:
    """A person in a seat, with a contribution to the luck: their own, or one drawn for them."""
    return Seat("person", person.id, person.name, person.colour, salt=salt or outside.token(SALT_BYTES))


# -- starting -------------------------------------------------------------------------------------


def _started(outside: Outside, sheet: Sheet) -> tuple[Sheet, Position]:
    if any(seat.free for seat in sheet.seats):
        raise Refusal("seats-free")
    sheet = sheet.with_(rules=rules_today(sheet))
    position = first(game_of(sheet), outside.deal(record_of(sheet)))
    return clocks.begin(sheet.with_(status="running"), position.state.actors(), outside), position


async def start(tables: Tables, id: str, person: Person) -> Table:
    """Start and deal. The secret and the contributions are fixed from now on."""

    def command(table: Table) -> Outcome:
        sheet = table.sheet
        _waiting(sheet)
        if sheet.maker != person.id and sheet.seat_of(person.id) < 0:
            raise Refusal("not-seated")
        if sheet.maker != person.id and sheet.seat_of(sheet.maker) >= 0 and not sheet.after:
            raise Refusal("not-maker")  # the person who made it decides when to start
        return Outcome(*_started(tables.outside, table.sheet))

    return await tables.changed(id, command)


def _waiting(sheet: Sheet) -> None:
    if sheet.status != "waiting":
        raise Refusal("not-waiting")


# -- sitting down and getting up ------------------------------------------------------------------


async def take(tables: Tables, id: str, person: Person, number: int, salt: str = "") -> Table:
    """Take a free seat before the start, or take your own back from the bot that keeps it."""
    introduced(person)

    def command(table: Table) -> Outcome:
        sheet = table.sheet
        seat = _numbered(sheet, number)
        if sheet.seat_of(person.id) >= 0:
            raise Refusal("already-seated")
        if sheet.status in ("running", "frozen"):
            if seat.owner != person.id:
                raise Refusal("seat-taken")
            sheet = sheet.with_seat(number, _sits(tables.outside, person, seat.salt))
            back = clocks.returned(sheet, number, tables.outside.clock())
            if back is None:
                raise Refusal("time-is-up")
            return Outcome(back, sittings=True)
        _waiting(sheet)
        if not seat.free:
            raise Refusal("seat-taken")
        return Outcome(sheet.with_seat(number, _sits(tables.outside, person, salt)), sittings=True)

    return await tables.changed(id, command)


def _numbered(sheet: Sheet, number: int) -> Seat:
    if number >= len(sheet.seats):
        raise Refusal("no-such-seat")
    return sheet.seats[number]


async def leave(tables: Tables, id: str, person: Person) -> Table:
    """Get up. In a running game a bot keeps the seat; a waiting table that nobody is left at is abandoned."""
    played = await lately_played(tables.store, person.id)

    def command(table: Table) -> Outcome:
        sheet = table.sheet
        number = sheet.seat_of(person.id)
        if number < 0:
            raise Refusal("not-seated")
        if sheet.status in ("running", "frozen"):
            return Outcome(kept_warm(sheet, number, played, tables.outside.clock()), sittings=True)
        _waiting(sheet)
        return Outcome(vacated(sheet, number), sittings=True)

    table = await tables.changed(id, command)
    await withdrawn(tables, table.sheet)
    return table


def vacated(sheet: Sheet, number: int) -> Sheet:
    sheet = sheet.with_seat(number, Seat("person", colour=number))
    return sheet if sheet.people() else sheet.with_(status="abandoned")


async def withdrawn(tables: Tables, given_up: Sheet) -> None:
    """An abandoned rematch no longer counts: at the previous table, another may be asked for."""
    if given_up.status != "abandoned" or not given_up.after:
        return

    def command(before: Table) -> Outcome | None:
        return Outcome(before.sheet.with_(rematch="")) if before.sheet.rematch == given_up.id else None

    await tables.changed(given_up.after, command)


def kept_warm(sheet: Sheet, number: int, played: list[Sheet], now: float) -> Sheet:
    """A bot plays on for somebody, about as well as they have played so far."""
    seat, level = sheet.seats[number], stand_in(sheet, number, played)
    bot = Seat("bot", level=level, colour=seat.colour, owner=seat.person, owner_name=seat.name, salt=seat.salt)
    return clocks.stopped(sheet, now).with_seat(number, bot).with_(vote=None)


async def swap(tables: Tables, id: str, person: Person, number: int) -> Table:
    """Change your seat for a free one or a bot's, before the start."""

    def command(table: Table) -> Outcome:
        sheet = table.sheet
        _waiting(sheet)
        own = sheet.seat_of(person.id)
        if own < 0:
            raise Refusal("not-seated")
        other = _numbered(sheet, number)
        if other.person and other.person != person.id:
            raise Refusal("seat-taken")
        return Outcome(sheet.with_seat(own, other).with_seat(number, sheet.seats[own]))

    return await tables.changed(id, command)


# -- again ----------------------------------------------------------------------------------------


async def rematch(tables: Tables, id: str, person: Person, salt: str = "") -> Table:
    """The next table with the same agreements: the first person to ask makes it, the others sit down at it.

    If nobody else is expected, it starts at once.
    """
    introduced(person)
    table = await tables.get(id)
    number = table.sheet.seat_of(person.id)
    if table.sheet.status != "finished":
        raise Refusal("not-finished")
    if number < 0:
        raise Refusal("not-seated")
    async with table.rematching:
        if not table.sheet.rematch:
            new = await _next_table(tables, table.sheet, person, number, salt)
            await tables.changed(id, lambda old: Outcome(old.sheet.with_(rematch=new.sheet.id)))
            return new
    old = table.sheet
    following = await tables.get(old.rematch)
    if following.sheet.seat_of(person.id) < 0 and following.sheet.status == "waiting":
        free = [i for i, seat in enumerate(following.sheet.seats) if seat.free]
        if free:
            return await take(tables, old.rematch, person, number if number in free else free[0], salt)
    return following


async def _next_table(tables: Tables, old: Sheet, person: Person, number: int, salt: str) -> Table:
    wanted = [
        Wanted("person") if seat.person else Wanted("bot", seat.level or MIDDLE, seat.style) for seat in old.seats
    ]
    agreed = Agreement(old.game, old.edition, old.options, old.visibility, old.pace, old.language)
    new = drawn_up(tables.outside, person, agreed, _wished(tables.outside, game_of(old), wanted)).with_(after=old.id)
    new = new.with_seat(number, _sits(tables.outside, person, salt))
    return await _add(tables, new, start=not any(seat.free for seat in new.seats))


async def retry(tables: Tables, old: Sheet, at: Position, person: Person, number: int, level: str) -> Table:
    """A new table that continues from a moment of a finished one, with the same luck, against bots."""
    introduced(person)
    if level not in LEVELS:
        raise Refusal("bad-level", level=level[:40])
    mine = _numbered(old, number)
    seats = [Seat("bot", colour=seat.colour, level=level, salt=seat.salt) for seat in old.seats]
    seats[number] = Seat("person", person.id, person.name, mine.colour, salt=mine.salt)
    return await _going_on(tables, record_of(old), at, person, seats)


async def practise(tables: Tables, record: Record, at: Position, person: Person, number: int, level: str) -> Table:
    """A new table that continues from where a record ends, against bots."""
    seats = [Seat("bot", colour=seat, level=level) for seat in range(record.players)]
    seats[number] = Seat("person", introduced(person).id, person.name, person.colour)
    return await _going_on(tables, record, at, person, seats)


async def _going_on(tables: Tables, record: Record, at: Position, person: Person, seats: list[Seat]) -> Table:
    sheet = taken_over(tables.outside, person, record, tuple(seats), len(at.decisions))
    sheet = sheet.with_(status="running", rules=rules_today(sheet), changes=())
    sheet = clocks.begin(sheet, at.state.actors(), tables.outside)
    made = enumerate(at.decisions, 1)
    entries = tuple(Entry(n, sheet.created, decision.seat, -1, decision.text) for n, decision in made)
    return await tables.add(sheet, entries, Position(at.game, at.state, at.decisions, at.marks))


# -- what happens to people -----------------------------------------------------------------------


def _renamed(sheet: Sheet, old: str, person: Person) -> Sheet:
    """Replace an id by a person wherever it sat or may come back to."""
    for number, seat in enumerate(sheet.seats):
        if seat.person == old:
            sheet = sheet.with_seat(number, Seat("person", person.id, person.name, person.colour, salt=seat.salt))
        elif seat.owner == old:
            kept = replace(seat, colour=person.colour, owner=person.id, owner_name=person.name)
            sheet = sheet.with_seat(number, kept)
    return sheet


async def hand_over(tables: Tables, guest: str, person: Person) -> None:
    """On login, hand over the seats and chat messages of the guest, but no second seat at the same table."""

    def command(table: Table) -> Outcome:
        sheet = table.sheet
        if not any(person.id in (seat.person, seat.owner) for seat in sheet.seats):
            sheet = _renamed(sheet, guest, person)
        if sheet.maker == guest:
            sheet = sheet.with_(maker=person.id)
        return Outcome(sheet, sittings=True)

    await tables.hand_over_chats(guest, person.id)
    await tables.each(await tables.store.tables_of(guest), lambda sheet: tables.changed(sheet.id, command))
    await erase(tables, guest)


async def erase(tables: Tables, person: str) -> None:
    """Forget somebody: no table keeps the name or the id."""
    played = await lately_played(tables.store, person)

    async def work(sheet: Sheet) -> None:
        table = await tables.changed(sheet.id, lambda at: _erased(at.sheet, person, played, tables.outside.clock()))
        await withdrawn(tables, table.sheet)

    await tables.each(await tables.store.tables_of(person), work)
    await tables.store.forget_sittings(person)  # where a table could not be read
    await tables.forget_chats(person)


def _erased(sheet: Sheet, person: str, played: list[Sheet], now: float) -> Outcome:
    number = sheet.seat_of(person)
    if number >= 0 and sheet.status == "waiting":
        sheet = vacated(sheet, number)
    elif number >= 0 and sheet.status in ("running", "frozen"):
        sheet = kept_warm(sheet, number, played, now)
    elif number >= 0:
        sheet = sheet.with_seat(number, Seat("person", name=NOBODY, colour=number, salt=sheet.seats[number].salt))
    for i, seat in enumerate(sheet.seats):
        if seat.owner == person:
            sheet = sheet.with_seat(i, replace(seat, owner="", owner_name=""))
    if sheet.maker == person:
        sheet = sheet.with_(maker="")
    return Outcome(sheet, sittings=True)

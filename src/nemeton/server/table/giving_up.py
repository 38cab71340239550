"""Ways out of an unfinished game: give up a seat, call the game off, let a bot play for somebody who does not play.

Leaving never decides a game (docs/decisions): a bot plays the seat to the end, and the record replays like any other.
"""

from __future__ import annotations

from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Person, Seat, Sheet
from nemeton.server.table import clocks
from nemeton.server.table.play import seat_of
from nemeton.server.table.repository import Tables
from nemeton.server.table.seating import SALT_BYTES, kept_warm, vacated
from nemeton.server.table.standing_in import lately_played, stand_in
from nemeton.server.table.table import Outcome, Table

BINDING = 2  # moves, after which a game can no longer be called off
AWAY_SECONDS = 600.0  # to wait for somebody who is not there
SILENT_SECONDS = 86400.0  # to wait for somebody who is


async def resign(tables: Tables, id: str, person: Person) -> Table:
    """Give a seat up for good: a bot plays it to the end. When nobody is left, the game ends where it is."""
    played = await lately_played(tables.store, person.id)

    def command(table: Table) -> Outcome:
        table.running()
        now, number = tables.outside.clock(), seat_of(table.sheet, person.id)
        seat = table.sheet.seats[number]
        salt = seat.salt or tables.outside.token(SALT_BYTES)
        bot = Seat("bot", level=stand_in(table.sheet, number, played), colour=seat.colour, salt=salt)
        sheet = clocks.stopped(table.sheet, now).with_seat(number, bot).with_(vote=None)
        if not sheet.people() and not sheet.away():
            sheet = sheet.with_(status="abandoned", actors=())
        return Outcome(sheet, sittings=True)

    return await tables.changed(id, command)


async def call_off(tables: Tables, id: str, person: Person) -> Table:
    """End a game that has hardly begun, for everybody."""

    def command(table: Table) -> Outcome:
        table.running()
        seat_of(table.sheet, person.id)
        if table.sheet.decisions >= BINDING:
            raise Refusal("too-late")
        return Outcome(given_up(table.sheet))

    return await tables.changed(id, command)


def given_up(sheet: Sheet) -> Sheet:
    """The game ends where it is, and nobody wins."""
    return sheet.with_(status="abandoned", actors=(), vote=None)


async def remove(tables: Tables, id: str, person: Person, number: int, there: bool) -> Table:
    """Let a bot play for somebody who keeps the table waiting; they may come back. `there`: are they present?

    Before the start, the person who made the table may free a seat.
    """
    sheet = (await tables.get(id)).sheet
    sitting = sheet.seats[number].person if number < len(sheet.seats) else ""
    played = await lately_played(tables.store, sitting) if sitting else []

    def command(table: Table) -> Outcome:
        sheet, now = table.sheet, tables.outside.clock()
        if number >= len(sheet.seats) or not sheet.seats[number].person:
            raise Refusal("no-such-seat")
        if sheet.status == "waiting":
            if sheet.maker != person.id or sheet.seats[number].person == person.id:
                raise Refusal("not-maker")
            return Outcome(vacated(sheet, number), sittings=True)
        table.running()
        seat_of(sheet, person.id)
        if not late(sheet, number, there, now):
            raise Refusal("still-playing")
        return Outcome(kept_warm(sheet, number, played, now), sittings=True)

    return await tables.changed(id, command)


def late(sheet: Sheet, number: int, there: bool, now: float) -> bool:
    """Has somebody kept the table waiting too long? If a clock is running, the clock decides instead."""
    if sheet.status != "running" or sheet.pace.kind != "free" or number not in sheet.actors:
        return False
    asked = sheet.asked[number]  # in the time of the house: nobody was kept waiting while it was closed
    return bool(sheet.seats[number].person) and now - asked >= (SILENT_SECONDS if there else AWAY_SECONDS)

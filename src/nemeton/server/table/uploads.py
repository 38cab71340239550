"""Uploaded records: read, proven, and made into a table to step through."""

from __future__ import annotations

from nemeton.core.errors import BadRecord, NemetonError
from nemeton.core.record import Record
from nemeton.core.replay import Verdict, as_record, verify
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Entry, Person, Seat
from nemeton.server.table.agreement import introduced, known_game, taken_over
from nemeton.server.table.position import Position, first
from nemeton.server.table.repository import Tables
from nemeton.server.table.table import Table


async def read(tables: Tables, text: str, most: int) -> Record:
    """A record of at most `most` moves; `bad-record` says what is wrong with it."""
    try:
        record = await tables.journeys.aside(lambda: as_record(text))
    except BadRecord as error:
        raise refusal(error) from error
    if len(record.moves) > most:
        raise Refusal("long-record", most=most)
    known_game(record.game)
    return record


async def prove(tables: Tables, record: Record) -> Verdict:
    """What is proven about a record, check by check."""
    try:
        return await tables.journeys.aside(lambda: verify(record))
    except NemetonError as error:
        raise refusal(error) from error


def refusal(error: NemetonError) -> Refusal:
    """What is wrong with a record, for people."""
    if isinstance(error, BadRecord):
        return Refusal("bad-record", None, what=error.key, **error.args_)
    return Refusal("bad-record", what="format")


async def keep(tables: Tables, person: Person, record: Record) -> Table:
    """A finished table, by link only, for a record that replays."""
    introduced(person)
    if record.seed is None and not record.secret:
        raise Refusal("sealed-record")
    position = await tables.journeys.aside(lambda: replayed(record))
    decisions = position.decisions
    salts = [*record.salts, *[""] * record.players][: record.players]
    seats = tuple(Seat("person", colour=number, salt=salt) for number, salt in enumerate(salts))
    sheet = taken_over(tables.outside, person, record, seats, len(decisions))
    sheet = sheet.with_(status="abandoned", asked=(0.0,) * record.players, left=(0.0,) * record.players)
    if position.state.over():
        scores, winners = position.state.scores(), position.state.winners()
        sheet = sheet.with_(status="finished", scores=tuple(scores), winners=tuple(winners))
    now = sheet.created
    entries = tuple(Entry(n, now, decision.seat, -1, decision.text) for n, decision in enumerate(decisions, 1))
    return await tables.add(sheet, entries, position)


def replayed(record: Record) -> Position:
    """The final position of a record."""
    try:
        position = first(known_game(record.game), record.start())
        for _, seat, move in record.walk(log=False):
            position.advance(seat, move)
    except NemetonError as error:
        raise refusal(error) from error
    return position

"""Uploaded records: read, proven, and made into a table to step through."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nemeton.core.errors import NemetonError
from nemeton.core.record import Record
from nemeton.core.replay import Check, Verdict, as_record
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Entry, Person, Seat, Sheet, Snapshot
from nemeton.server.table.agreement import introduced, known_game, taken_over
from nemeton.server.table.examining import Json, Wish, wrong
from nemeton.server.table.repository import Tables

Examine = Callable[[Wish, Record], Awaitable[Json | None]]  # `examining.examine`, elsewhere; None if that failed


async def read(tables: Tables, text: str, most: int) -> Record:
    """A record of at most `most` moves; `bad-record` says what is wrong with it."""
    try:
        record = await tables.journeys.aside(lambda: as_record(text))
    except NemetonError as error:
        raise Refusal("bad-record", None, **wrong(error)) from error
    if len(record.moves) > most:
        raise Refusal("long-record", most=most)
    known_game(record.game)
    return record


async def prove(record: Record, examine: Examine) -> Verdict:
    """What is proven about a record, check by check."""
    found = await _examined("prove", record, examine)
    return Verdict(tuple(Check(key, ok, args) for key, ok, args in found["checks"]))


async def keep(tables: Tables, person: Person, record: Record, examine: Examine) -> Sheet:
    """A finished table, by link only, for a record that replays."""
    introduced(person)
    if record.seed is None and not record.secret:
        raise Refusal("sealed-record")
    found = await _examined("replay", record, examine)
    salts = [*record.salts, *[""] * record.players][: record.players]
    seats = tuple(Seat("person", colour=number, salt=salt) for number, salt in enumerate(salts))
    sheet = taken_over(tables.outside, person, record, seats, len(found["moves"]))
    sheet = sheet.with_(status="abandoned", asked=(0.0,) * record.players, left=(0.0,) * record.players)
    if found["over"]:
        sheet = sheet.with_(status="finished", scores=tuple(found["scores"]), winners=tuple(found["winners"]))
    await tables.journeys.aside(lambda: record.start(log=False))  # so that its board is known here, too
    entries = [Entry(n, sheet.created, seat, -1, text) for n, (seat, text) in enumerate(found["moves"], 1)]
    return await tables.put_by(sheet, tuple(entries), Snapshot(len(entries), found["position"].encode()))


async def _examined(wish: Wish, record: Record, examine: Examine) -> Json:
    found = await examine(wish, record)
    if found is None:
        raise Refusal("internal")
    if "wrong" in found:
        raise Refusal("bad-record", None, **found["wrong"])
    return found

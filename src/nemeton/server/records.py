"""Records that people bring along: looked at, proven, and made into a table to step through."""

from __future__ import annotations

import asyncio

from nemeton.core.errors import BadRecord, NemetonError
from nemeton.core.record import Record
from nemeton.core.replay import as_record
from nemeton.core.replay import verify as proven
from nemeton.server.head import Head, Seat
from nemeton.server.messages import CheckInfo, Pace, Proof
from nemeton.server.position import Position, first
from nemeton.server.refusals import Refusal
from nemeton.server.seating import introduced, known_game
from nemeton.server.store import Entry, Person
from nemeton.server.tables import Table, Tables


def read(text: str) -> Record:
    """A record; `bad-record` says what is wrong with it."""
    try:
        return as_record(text)
    except BadRecord as error:
        raise refusal(error) from error


async def prove(text: str) -> Proof:
    """What is proven of a record, check by check."""
    record = read(text)
    known_game(record.game)
    try:
        verdict = await asyncio.to_thread(proven, record)
    except NemetonError as error:
        raise refusal(error) from error
    return Proof(verdict.ok, [CheckInfo(check.key, check.ok, dict(check.args)) for check in verdict.checks])


def refusal(error: NemetonError) -> Refusal:
    """What is wrong with a record, for people."""
    if isinstance(error, BadRecord):
        return Refusal("bad-record", None, what=error.key, **error.args_)
    return Refusal("bad-record", what="format")


async def keep(tables: Tables, person: Person, text: str) -> Table:
    """A finished table of its own, by link only, for a record that replays."""
    introduced(person)
    record = read(text)
    known_game(record.game)
    if record.seed is None and not record.secret:
        raise Refusal("sealed-record")
    position, moves = await asyncio.to_thread(_replayed, record)
    now, sources = tables.sources.now(), tables.sources
    salts = [*record.salts, *[""] * record.players][: record.players]
    head = Head(
        id=sources.id(),
        code=sources.code(),
        game=record.game,
        edition=record.edition,
        options=record.options,
        visibility="link",
        pace=Pace(),
        language=person.language,
        maker=person.id,
        created=now,
        seats=tuple(Seat("person", colour=n, salt=salt) for n, salt in enumerate(salts)),
        commitment=record.commitment,
        secret=record.secret.hex(),
        seed=record.seed,
        rules=record.rules,
        status="finished" if position.state.over() else "abandoned",
        scores=tuple(position.state.scores()) if position.state.over() else (),
        winners=tuple(position.state.winners()) if position.state.over() else (),
        entries=len(moves),
        decisions=len(moves),
        since=now,
        asked=(0.0,) * record.players,
        left=(0.0,) * record.players,
    )
    entries = tuple(Entry(n, now, seat, move) for n, (seat, move) in enumerate(moves, 1))
    return await tables.add(head, entries, position)


def _replayed(record: Record) -> tuple[Position, list[tuple[int, int]]]:
    try:
        position = first(known_game(record.game), record.start())
        moves = [(seat, move) for _, seat, move in record.walk(log=False)]
        for seat, move in moves:
            position = position.after(seat, move)
    except NemetonError as error:
        raise refusal(error) from error
    return position, moves

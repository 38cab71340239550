"""What a person's message does to a table, or its answer, whether it came by WebSocket or HTTP."""

from __future__ import annotations

import asyncio

from nemeton.server.outside import Outside
from nemeton.server.people.rates import Rates
from nemeton.server.refusals import Refusal
from nemeton.server.table import frozen, play
from nemeton.server.table.repository import Tables
from nemeton.server.table.table import Command, Table
from nemeton.server.wire import views
from nemeton.server.wire.messages import (
    Answer,
    Because,
    Foresee,
    Play,
    Preview,
    Previews,
    Settle,
    TakeBack,
    WhyNot,
)

Commanding = Play | TakeBack | Answer | Settle
LONG_LOG = 1_000  # events: telling so many takes a third of a millisecond or more
UNSURE = 5  # previews that it costs to find out whether a move could be undone


def is_costly(message: object) -> bool:
    """Is a move to be judged in worlds imagined for the purpose? That may take milliseconds."""
    return isinstance(message, Play) and not message.sure


def charge(rates: Rates, message: object, person: str, address: str) -> None:
    """What a message costs beyond being one: looking ahead is counted by the choice."""
    if isinstance(message, Foresee):
        rates.spend("previews", person, address, len(message.choices))
    elif is_costly(message):
        rates.spend("previews", person, address, UNSURE)


def command(message: Commanding, outside: Outside, person: str) -> Command:
    if isinstance(message, Play):
        moves, version, sure = message.moves, message.version, message.sure
        return lambda table: play.play(table, outside, person, version, moves, sure)
    if isinstance(message, TakeBack):
        version = message.version
        return lambda table: play.take_back(table, outside, person, version)
    if isinstance(message, Answer):
        agree = message.agree
        return lambda table: play.answer(table, outside, person, agree)
    what = message.what
    return lambda table: frozen.wish(table, outside, person, what)


async def wait_to_be_told(tables: Tables, table: Table, known: int = 0) -> None:
    """However many are told a long log at once, only one of them is in a turn of the loop. `known`: what they have."""
    if table.position is not None and len(table.position.log) - known > LONG_LOG:
        await tables.telling.turn()


async def because(tables: Tables, id: str, person: str, wish: WhyNot) -> Because:
    """Why moves cannot be made."""
    return Because(views.why(play.why_not(await tables.get(id), person, wish.moves)), wish.id)


async def previews(tables: Tables, id: str, person: str, wish: Foresee) -> Previews:
    """What each of several choices would do; other work gets its turn in between, however many people ask."""
    found: list[Preview | None] = []
    for moves in wish.choices:
        table = await tables.get(id)
        async with tables.weighing:
            try:
                found.append(views.preview(*play.preview(table, person, wish.version, moves)))
            except Refusal as refusal:
                if refusal.key not in ("refused", "unforeseen"):
                    raise
                found.append(None)
            await asyncio.sleep(0)
    return Previews(found, wish.id)

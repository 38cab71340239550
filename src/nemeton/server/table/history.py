"""A game rebuilt from what was stored: opened, or taken back. Every move is checked against today's rules.

Rules may change under a table. If what was played still fits them, the game goes on, and the sheet says from which
decision on the rules are new. If not, the table is frozen at the last position that fits, see `frozen.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from nemeton.core.answers import Event
from nemeton.core.errors import NemetonError
from nemeton.core.record import Record
from nemeton.core.state import State
from nemeton.core.walk import MoveRefused, walk
from nemeton.server.outside import Outside
from nemeton.server.store.rows import Change, Entry, Kept, Misfit, Rules, Sheet, Snapshot
from nemeton.server.store.store import CannotRead, Store
from nemeton.server.table import clocks
from nemeton.server.table.agreement import game_of, record_of, rules_today
from nemeton.server.table.journey import Journey
from nemeton.server.table.numbers import number_today
from nemeton.server.table.position import Position, first, written
from nemeton.server.table.table import Table

logger = logging.getLogger("nemeton.server")

T = TypeVar("T")

History = Sequence[tuple[int, str | int]]  # seats and moves
# Errors that changed rules may raise on a game that was played under others.
BROKEN = (NemetonError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class Walked(NamedTuple):
    """The last position of a game that fits, and why it goes no further; None if it cannot even be dealt."""

    position: Position | None
    misfit: Misfit | None = None


class Opened(NamedTuple):
    """A table from the store; `change`: what must be written first."""

    sheet: Sheet
    position: Position | None
    snapshot: int
    change: Change | None = None


# -- walking --------------------------------------------------------------------------------------


def folded(sheet: Sheet, entries: Sequence[Entry], fixed: int = 0) -> list[tuple[int, str | int]]:
    """The moves that were not taken back, after the first `fixed`, which are known already."""
    moves: list[tuple[int, str | int]] = []
    for entry in entries:
        if entry.seat >= 0:
            moves.append((entry.seat, entry.text or number_today(sheet.game, entry.move)))
        else:
            del moves[max(0, entry.move - fixed) :]
    return moves


def walked(outside: Outside, sheet: Sheet, history: History) -> Walked:
    """Walk a game from its first position, under today's rules."""
    try:
        start = first(game_of(sheet), outside.deal(record_of(sheet)))
    except BROKEN as error:
        logger.warning("table %s cannot be dealt by the rules of today: %s", sheet.id, error)
        return Walked(None, Misfit(0, -1, "", "", "setup", {}, rules_today(sheet)))
    _tell_changes(sheet, start)
    return onward(sheet, start, history)


def onward(sheet: Sheet, position: Position, history: History) -> Walked:
    """Walk on from a position, as far as the history fits."""
    now = position.copy()

    def make(seat: int, move: int) -> State:
        now.advance(seat, move)
        _tell_changes(sheet, now)
        return now.state

    misfit = None
    try:
        for _ in walk(now.game, now.state, history, make):
            pass
    except MoveRefused as refused:
        reason = refused.reason
        said = "" if _secret(now, refused) else refused.text
        where = len(now.decisions)
        misfit = Misfit(where, refused.seat, said, reason.rule, reason.key, dict(reason.args), rules_today(sheet))
    except BROKEN as error:
        logger.warning("table %s: the rules of today fail after move %s: %r", sheet.id, len(now.decisions), error)
        misfit = Misfit(len(now.decisions), -1, "", "", "broke", {}, rules_today(sheet))
        now = Journey(position.state, now, len(position.decisions)).at(len(now.decisions))
    _link(position, now)
    return Walked(now, misfit)


def _tell_changes(sheet: Sheet, position: Position) -> None:
    """Add to the log that the rules are new from here on."""
    for rules in sheet.changes:
        if rules.after == len(position.decisions):
            position.log.append(Event("", "new-rules", {}))
            position.marks.append(rules.after)


def _secret(position: Position, refused: MoveRefused) -> bool:
    """Would the text of a move that does not fit reveal what only its seat may know?"""
    verb = refused.text.split(" ")[0]
    return position.asks_several() or verb in position.game.sealed


def _link(start: Position, last: Position) -> None:
    """Work out what the last seat may still undo freely; only at the end of a walk, because it is slow."""
    first = len(start.decisions)
    if last.state.over() or len(last.decisions) == first:
        return
    journey, after = Journey(start.state, last, first), last
    for number in range(len(last.decisions) - 1, first - 1, -1):
        if last.decisions[number].alone:
            continue  # the table's own answers are undone together with the decision before them
        before = journey.at(number)
        after.link(before)
        if after.before is None:
            return
        after = before


def gone_back(outside: Outside, sheet: Sheet, position: Position, keep: int) -> Position:
    """The position after the first `keep` decisions of a game."""
    start = first(position.game, outside.deal(record_of(sheet)))
    back = Journey(start.state, position).at(keep)
    _link(start, back)
    return back


# -- opening --------------------------------------------------------------------------------------


async def opened(store: Store, outside: Outside, kept: Kept) -> Opened:
    """A table from the store: from its snapshot if the rules are the same; otherwise walked and carried over."""
    sheet = kept.sheet
    if sheet.status in ("waiting", "abandoned") and not sheet.entries and kept.snapshot is None:
        return Opened(sheet, None, 0)
    first_ = 0 if kept.snapshot is None else kept.snapshot.number
    old = any(entry.seat >= 0 and not entry.text for entry in kept.entries)
    whole = len(unbroken(kept.entries, first_)) == sheet.entries - first_
    if whole and not old and sheet.misfit is None and sheet.rules_now() == rules_today(sheet):
        position = await _beside(_rebuilt, outside, kept)
        if position is not None:
            return Opened(sheet, position, 0 if kept.snapshot is None else kept.snapshot.number)
    entries = await store.entries(sheet.id)
    return await _beside(carried, outside, sheet, entries)


async def _beside(work: Callable[..., T], *args: Any) -> T:
    """Do some work in a thread. If none is available, the table is not to blame, and the caller may try again."""
    try:
        working = asyncio.get_running_loop().run_in_executor(None, work, *args)
    except RuntimeError as error:
        raise CannotRead(str(error)) from error
    return await working


def _rebuilt(outside: Outside, kept: Kept) -> Position | None:
    """The position from the snapshot, if any, and the entries after it; None if they do not fit."""
    sheet, entries, snapshot = kept.sheet, kept.entries, kept.snapshot
    if snapshot is None:
        found = walked(outside, sheet, folded(sheet, entries))
    else:
        try:
            position = Position.load(game_of(sheet), snapshot.position)
        except BROKEN as error:
            logger.warning("table %s: its snapshot cannot be read: %s", sheet.id, error)
            return None
        found = onward(sheet, position, folded(sheet, entries, len(position.decisions)))
    return None if found.misfit is not None else found.position


def unbroken(entries: Sequence[Entry], after: int = 0) -> list[Entry]:
    """The entries up to the first missing one."""
    return [entry for place, entry in enumerate(entries, after + 1) if entry.number == place]


def unopened(sheet: Sheet) -> Opened:
    """A table whose game cannot be shown at all: its people may leave or end it."""
    misfit = Misfit(0, -1, "", "", "damaged", {}, rules_today(sheet))
    if sheet.status == "running":
        sheet = _frozen(sheet, misfit)
    return Opened(sheet.with_(misfit=misfit), None, 0)


def carried(outside: Outside, sheet: Sheet, entries: Sequence[Entry]) -> Opened:
    """A table under today's rules: continued, frozen, or, if its game is over, shown as far as it fits."""
    entries = unbroken(entries)
    found = walked(outside, sheet, folded(sheet, entries))
    position = found.position
    if len(entries) < sheet.entries and found.misfit is None and position is not None:
        lost = Misfit(len(position.decisions), -1, "", "", "lost", {}, rules_today(sheet))
        found = found._replace(misfit=lost)
    if sheet.status not in ("running", "frozen"):
        return _shown(sheet, position, found.misfit)
    now = outside.now()
    if found.misfit is not None or position is None:
        after = _frozen(sheet, found.misfit)
    else:
        after = _fitting(sheet, position, outside)
    if after == sheet and all(entry.text or entry.seat < 0 for entry in entries):
        return Opened(sheet, position, 0)
    after = after.with_(version=sheet.version + 1)
    snapshot = None if position is None or after.status == "frozen" else Snapshot(after.entries, position.dump())
    texts = () if found.misfit is not None or position is None else _in_notation(entries, position)
    change = Change(after, now, clocks.due(after), texts, snapshot, snapshot is None)
    return Opened(after, position, 0 if snapshot is None else snapshot.number, change)


def _shown(sheet: Sheet, position: Position | None, misfit: Misfit | None) -> Opened:
    """A finished game, as far as it fits; a misfit is noted for the lists of records."""
    after = sheet.with_(misfit=misfit, checked=rules_today(sheet))
    if after == sheet:
        return Opened(sheet, position, 0)
    after = after.with_(version=sheet.version + 1)
    return Opened(after, position, 0, Change(after, None, None))


def _fitting(sheet: Sheet, position: Position, outside: Outside) -> Sheet:
    """The sheet of a game whose moves all fit today's rules."""
    state, today = position.state, rules_today(sheet)
    if sheet.rules_now() != today:
        logger.info("table %s goes on under rules %s after move %s", sheet.id, today, len(position.decisions))
        rules = Rules(len(position.decisions), today)
        _tell_changes(sheet.with_(changes=(rules,)), position)
        sheet = sheet.with_(changes=(*sheet.changes, rules))
    if sheet.status == "frozen":
        sheet = sheet.with_(status="running", misfit=None, wishes=(), decisions=len(position.decisions))
        sheet = clocks.resumed(sheet, state.actors(), outside)
    if state.over():
        over = {"status": "finished", "scores": tuple(state.scores()), "winners": tuple(state.winners())}
        sheet = sheet.with_(actors=(), **over)
    return sheet if sheet.actors == tuple(state.actors()) else clocks.resumed(sheet, state.actors(), outside)


def _frozen(sheet: Sheet, misfit: Misfit | None) -> Sheet:
    if sheet.status == "frozen" and sheet.misfit == misfit:
        return sheet
    assert misfit is not None
    logger.warning("table %s is frozen: after move %s it does not fit rules %s", sheet.id, misfit.fits, misfit.rules)
    wishes = ("",) * len(sheet.seats)
    return sheet.with_(status="frozen", misfit=misfit, wishes=wishes, decisions=misfit.fits, actors=(), vote=None)


def _in_notation(entries: Sequence[Entry], position: Position) -> tuple[Entry, ...]:
    """Entries from before notation was stored, with the notation of their moves; undone ones have none."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.seat >= 0:
            standing.append(entry)
        else:
            del standing[entry.move :]
    pairs = zip(standing, position.decisions, strict=True)
    return tuple(entry._replace(move=-1, text=decision.text) for entry, decision in pairs if not entry.text)


async def recorded(store: Store, table: Table) -> Record:
    """The record of a table: for a finished game with its secret and all moves, otherwise only what everybody saw."""
    sheet = table.sheet
    over = sheet.status in ("finished", "abandoned")
    record = written(record_of(sheet), table.position, not over)
    if over and sheet.misfit is not None:
        entries = await store.entries(sheet.id)
        moves = [(seat, move) for seat, move in folded(sheet, entries) if isinstance(move, str)]
        if len(moves) > len(record.moves):  # none of them is a number from before notation was stored
            record.moves = moves
        record.scores, record.winners = list(sheet.scores), list(sheet.winners)
    return record

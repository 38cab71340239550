"""Applying a change that another node has written to a table, checked move by move like everything else."""

from __future__ import annotations

from nemeton.core.errors import NemetonError
from nemeton.server.store.rows import Change, Sheet
from nemeton.server.table.agreement import rules_today
from nemeton.server.table.position import Position
from nemeton.server.table.table import Outcome, Table


def followed(table: Table, change: Change) -> Outcome | None:
    """The outcome of a change for the table it follows on; None if the table must be reloaded from the store."""
    before, after = table.sheet, change.sheet
    if after.written != before.written + 1 or after.rules_now() != rules_today(after):
        return None
    if change.at is None:
        return Outcome(after, draft_of=_drafting(before, after))
    if not change.entries:
        same = after.status == before.status and after.misfit == before.misfit
        return Outcome(after, sittings=change.sittings) if same else None
    position = table.position
    for entry in change.entries:
        if position is None or entry.seat < 0:
            return None
        try:
            moves = position.game.moves(position.state, entry.seat, entry.text)
        except NemetonError:
            return None
        position = position.after_all(entry.seat, moves)
    if position is not None and table.position is not None:
        position.link(table.position)
    by_bot = all(before.seats[entry.seat].kind == "bot" for entry in change.entries)
    return Outcome(after, position, change.entries, change.sittings, by_bot=by_bot)


def _drafting(before: Sheet, after: Sheet) -> str:
    """The person whose draft answers have changed; nobody else may notice."""
    for seat, sitting in enumerate(after.seats):
        if before.drafts.get(seat) != after.drafts.get(seat):
            return sitting.person
    return "nobody"


def common(before: Position | None, after: Position | None) -> int:
    """How many events of the log two positions share."""
    if before is None or after is None:
        return 0
    old, new = before.decisions, after.decisions
    same = 0
    while same < len(old) and same < len(new) and old[same] == new[same]:
        same += 1
    if same == len(old):
        return len(before.marks)
    return sum(1 for mark in before.marks if mark <= same)

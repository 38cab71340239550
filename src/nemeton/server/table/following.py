"""Applying a change that another node has written to a table, checked move by move like everything else."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.server.store.rows import Change, Entry, Sheet
from nemeton.server.table.agreement import rules_today
from nemeton.server.table.position import Position
from nemeton.server.table.table import Outcome, Table


def followed(table: Table, change: Change, moves: Sequence[int]) -> Outcome | None:
    """The outcome of a change for the table it follows on; None if the table must be reloaded from the store.

    `moves`: the numbers of its moves, as the other node says.
    """
    before, after = table.sheet, change.sheet
    if after.written != before.written + 1 or after.rules_now() != rules_today(after):
        return None
    if change.at is None:
        return Outcome(after, draft_of=_drafting(before, after))
    if not change.entries:
        same = after.status == before.status and after.misfit == before.misfit
        return Outcome(after, sittings=change.sittings) if same else None
    position = None if table.position is None else _after(table.position, change.entries, moves)
    if position is None:
        return None
    by_bot = all(before.seats[entry.seat].kind == "bot" for entry in change.entries)
    return Outcome(after, position, change.entries, change.sittings, by_bot=by_bot)


def numbers(change: Change, position: Position | None) -> list[int]:
    """The numbers of the moves in a change, which has led to a position."""
    if position is None or not change.entries:
        return []
    return [decision.move for decision in position.decisions[-len(change.entries) :]]


def _after(before: Position, entries: Sequence[Entry], moves: Sequence[int]) -> Position | None:
    """The position after these moves; None if they are not moves of today's rules, or an undo."""
    game, position = before.game, before.copy()
    if len(moves) != len(entries):
        return None
    for i in range(len(moves)):
        seat, move, text = entries[i].seat, moves[i], entries[i].text
        if not (seat in position.state.actors() and 0 <= move < game.verbs.size):
            return None
        if position.state.why_not(seat, move) is not None:
            return None
        position.advance(seat, move)
        if position.decisions[-1].text != text:
            return None
    position.link(before)
    return position


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

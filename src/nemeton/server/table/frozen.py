"""A frozen table: what was played no longer fits the rules. Its people decide what becomes of it; bots agree."""

from __future__ import annotations

from typing import Any

from nemeton.server.outside import Outside
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Entry, Rules, Sheet, Wish
from nemeton.server.table import clocks
from nemeton.server.table.play import seat_of
from nemeton.server.table.position import Position
from nemeton.server.table.table import Outcome, Table


def wish(table: Table, outside: Outside, person: str, what: Wish) -> Outcome:
    """Somebody wants to go on from the last position that fits, or to end there; when all want the same, it is done."""
    sheet, seat = table.sheet, seat_of(table.sheet, person)
    if sheet.status != "frozen" or sheet.misfit is None:
        raise Refusal("not-frozen")
    if what == "go-on" and table.position is None:
        raise Refusal("cannot-go-on")
    wishes = [*sheet.wishes]
    wishes[seat] = what
    if any(wishes[other] != what for other in sheet.people()):
        return Outcome(sheet.with_(wishes=tuple(wishes)))
    if what == "end" or table.position is None:
        return Outcome(sheet.with_(status="abandoned", wishes=()))
    return _gone_on(sheet, table.position, outside, sheet.misfit.rules)


def _gone_on(sheet: Sheet, position: Position, outside: Outside, rules: str) -> Outcome:
    """Go back to the last position that fits, and on from there under today's rules."""
    state, number, decisions = position.state, sheet.entries + 1, len(position.decisions)
    changes: dict[str, Any] = {"status": "running", "entries": number, "decisions": decisions}
    if state.over():
        changes |= {"status": "finished", "scores": tuple(state.scores()), "winners": tuple(state.winners())}
    kept = (*sheet.changes_until(decisions), Rules(decisions, rules))
    changes |= {"changes": kept, "misfit": None, "wishes": (), "drafts": {}}
    sheet = clocks.resumed(sheet, state.actors(), outside, **changes)
    return Outcome(sheet, position, (Entry(number, outside.now(), -1, decisions),))

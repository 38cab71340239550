"""What people and bots do at a table and ask about it. A command judges a table and returns the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.gesture import slight
from nemeton.core.joint import answered, still_asked
from nemeton.core.preview import WORLDS, Foreseen, foresee
from nemeton.core.state import State
from nemeton.core.step import JointChoice
from nemeton.server.outside import Outside
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Entry, Sheet, Vote
from nemeton.server.table import clocks
from nemeton.server.table.history import gone_back
from nemeton.server.table.position import Position
from nemeton.server.table.table import Outcome, Table
from nemeton.server.table.undo import may_undo, seems_free

Moves = Sequence[int | str]  # of one seat, in order, by number or by notation


# -- moving ---------------------------------------------------------------------------------------


def play(table: Table, outside: Outside, person: str, version: int, wish: Moves, sure: bool = True) -> Outcome:
    """Somebody's moves, made all or none. If not `sure`, only moves that can be undone freely are made."""
    seat = seat_of(table.sheet, person)
    position = table.running()
    _fresh(table, version, table.asked_since)
    own = table.own(seat) or position
    *some, last = meant(own, seat, wish)
    before = own.after_all(seat, some)
    after = before.after_all(seat, answered(before.state, seat, last))
    moves = [decision.move for decision in after.decisions[len(position.decisions) :]]
    if still_asked(position.state, after.state, seat):
        return _drafted(table.sheet, person, seat, tuple(moves))
    if not sure and not slight(own.game, own.state, moves) and not seems_free(own.game, position.state, seat, moves):
        raise Refusal("final")
    return _decided(table.sheet, outside, position, after, seat)


def play_for_bot(table: Table, outside: Outside, seat: int, moves: list[int], position: Position) -> Outcome | None:
    """A bot's move, or its several answers to one question; None if they are no longer wanted."""
    if table.position is not position or seat not in table.sheet.bots_to_act():
        return None
    after = position.after_all(seat, moves)
    return _decided(table.sheet, outside, position, after, seat)._replace(by_bot=True)


def _decided(sheet: Sheet, outside: Outside, before: Position, after: Position, seat: int) -> Outcome:
    """A seat has made moves from one position to another; the table then answers questions with only one answer."""
    after = after.settled(before)
    state, entries, now = after.state, sheet.entries, outside.now()
    made = after.decisions[len(before.decisions) :]
    changes: dict[str, Any] = {"entries": entries + len(made), "decisions": len(after.decisions), "vote": None}
    if sheet.drafts:
        changes["drafts"] = {other: draft for other, draft in sheet.drafts.items() if other != seat}
    if state.over():
        changes |= {"status": "finished", "scores": tuple(state.scores()), "winners": tuple(state.winners())}
    own = [decision for decision in made if not decision.alone]
    sheet = clocks.decided(sheet, seat, len(own), state.actors(), outside, **changes)
    return Outcome(sheet, after, tuple([Entry(entries + 1 + i, now, d.seat, -1, d.text) for i, d in enumerate(made)]))


def _drafted(sheet: Sheet, person: str, seat: int, moves: tuple[int, ...]) -> Outcome:
    """A seat has answered part of a question that all are asked at once: nobody else may notice."""
    drafts = {other: draft for other, draft in sheet.drafts.items() if other != seat}
    if moves:
        drafts[seat] = moves
    return Outcome(sheet.with_(drafts=drafts), draft_of=person)


def seat_of(sheet: Sheet, person: str) -> int:
    seat = sheet.seat_of(person)
    if seat < 0:
        raise Refusal("not-seated")
    return seat


def _fresh(table: Table, version: int, since: int) -> None:
    """Refuse as `stale` unless what somebody saw at `version` is still what they mean."""
    if not since <= version <= table.sheet.version:
        raise Refusal("stale", version=table.sheet.version)


# -- judging --------------------------------------------------------------------------------------


def meant(position: Position, seat: int, wish: Moves) -> list[int]:
    """The legal moves meant by numbers or notations; one notation may stand for several.

    Several are made together only if the seat can know beforehand that all are possible: otherwise the refusal of a
    later one would give away, for nothing, what an earlier one reveals.
    """
    state, one = position.state, wish[0]
    if seat not in state.actors():
        one = -1
    if len(wish) > 1 or not isinstance(one, int):
        return _meant_together(position, seat, wish)
    move = one if 0 <= one < position.game.verbs.size else -1  # -1 stands for any number that is not a move
    reason = state.why_not(seat, move)
    if reason is not None:
        raise Refusal("refused", reason)
    return [move]


def _meant_together(position: Position, seat: int, wish: Moves) -> list[int]:
    state = position.state
    moves: list[int] = []
    if seat not in state.actors():
        raise Refusal("refused", state.why_not(seat, -1))
    worlds = [state.imagine(seat, 0)]
    for number, one in enumerate(wish):
        some = _read(position, worlds[0], seat, one)
        for place, move in enumerate(some):
            more = place + 1 < len(some) or number + 1 < len(wish)
            if more and not moves:
                worlds += [state.imagine(seat, n) for n in range(1, WORLDS)]
            for world in worlds:
                if world.why_not(seat, move) is not None:
                    raise Refusal("unforeseen")
                world.play_fast(seat, move)
            moves.append(move)
            if more and not _alike(state, worlds, seat):
                raise Refusal("unforeseen")
    real = state.clone()
    for move in moves:
        if real.why_not(seat, move) is not None:
            raise Refusal("unforeseen")
        real.play_fast(seat, move)
    return moves


def _read(position: Position, state: State, seat: int, one: int | str) -> list[int]:
    """The legal moves a number or a notation stands for."""
    if isinstance(one, str):
        try:
            return position.game.moves(state, seat, one)
        except (BadNotation, IllegalMove) as error:
            raise Refusal("refused", error.reason) from error
    move = one if 0 <= one < position.game.verbs.size else -1
    reason = state.why_not(seat, move)
    if reason is not None:
        raise Refusal("refused", reason)
    return [move]


def _alike(before: State, worlds: list[State], seat: int) -> bool:
    """Is it still this seat's turn, and can it still not tell the worlds apart?"""
    first = worlds[0]
    if isinstance(first.choice, JointChoice) and not still_asked(before, first, seat):
        return False  # a new question to several at once must be answered separately
    seen = first.view(seat)
    for world in worlds:
        if seat not in world.actors() or world.view(seat) != seen:
            return False
    return True


# -- asking without changing ----------------------------------------------------------------------


def why_not(table: Table, person: str, wish: Moves) -> Reason | None:
    """Why moves cannot be made; None if they can."""
    seat = table.sheet.seat_of(person)
    try:
        meant(table.own(seat) or table.running(), seat, wish)
    except Refusal as refusal:
        if refusal.reason is None:
            raise
        return refusal.reason
    return None


def preview(table: Table, person: str, version: int, wish: Moves) -> tuple[int, Foreseen]:
    """The number of the first of these decisions, and what the moves would do, as far as their seat can know."""
    seat = seat_of(table.sheet, person)
    position = table.running()
    _fresh(table, version, table.asked_since)
    position = table.own(seat) or position
    return len(position.decisions) + 1, foresee(position.state, seat, meant(position, seat, wish))


# -- taking back ----------------------------------------------------------------------------------


def take_back(table: Table, outside: Outside, person: str, version: int) -> Outcome:
    """Undo a person's last decision if that is free; otherwise ask the other people, if there are any.

    If only bots have moved meanwhile, the person still means the same decision.
    """
    sheet, seat, position = table.sheet, seat_of(table.sheet, person), table.running()
    _fresh(table, version, table.quiet_since)
    draft, may = table.draft(seat), may_undo(sheet, position, seat)
    if draft:
        return _drafted(sheet, person, seat, draft[:-1])
    if may.free and position.before is not None:
        return _gone_back(sheet, outside, position, position.before)
    if sheet.vote is not None:
        raise Refusal("already-asked")
    if not may.ask:
        raise Refusal("cannot-take-back")
    return _counted(sheet, outside, position, Vote(seat, position.last_of(seat)))


def answer(table: Table, outside: Outside, person: str, agree: bool) -> Outcome:
    """Agree or refuse when somebody asks to take a move back."""
    sheet, seat, position = table.sheet, seat_of(table.sheet, person), table.running()
    vote = sheet.vote
    if vote is None or (vote.by == seat and agree):
        raise Refusal("nothing-asked")
    if not agree:  # the person who asked may also change their mind
        return Outcome(sheet.with_(vote=None))
    if seat in vote.agreed:
        raise Refusal("nothing-asked")
    return _counted(sheet, outside, position, Vote(vote.by, vote.keep, tuple(sorted({*vote.agreed, seat}))))


def _counted(sheet: Sheet, outside: Outside, position: Position, vote: Vote) -> Outcome:
    """Go back if all other people agree; otherwise note who does."""
    if set(sheet.people()) - {vote.by} <= set(vote.agreed):
        return _gone_back(sheet, outside, position, gone_back(outside, sheet, position, vote.keep))
    return Outcome(sheet.with_(vote=vote))


def _gone_back(sheet: Sheet, outside: Outside, position: Position, to: Position) -> Outcome:
    now, number, decisions = outside.now(), sheet.entries + 1, len(to.decisions)
    changes: dict[str, Any] = {"entries": number, "decisions": decisions, "vote": None, "drafts": {}}
    changes["changes"] = sheet.changes_until(decisions)
    undone = [decision.seat for decision in position.decisions[decisions:] if not decision.alone]
    sheet = clocks.taken_back(sheet, undone, to.state.actors(), outside, **changes)
    if clocks.expired(sheet, outside.clock()):  # without the time gained by what is undone
        raise Refusal("no-time-for-that")
    return Outcome(sheet, to, (Entry(number, now, -1, decisions),))

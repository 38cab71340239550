"""Playing at a table: moves, taking back, votes. Each either changes the table and is written, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.joint import answered, still_asked
from nemeton.server import clocks, show
from nemeton.server.head import Head, Vote
from nemeton.server.messages import Answer, Play, Preview, Refused, Step, TakeBack, WhyNot
from nemeton.server.position import Position, first
from nemeton.server.refusals import Refusal, refused
from nemeton.server.store import Entry
from nemeton.server.tables import Table, Tables, folded


class Made(NamedTuple):
    """A decision that is still to be written: what the table will be, as `Tables.commit` takes it."""

    head: Head
    position: Position
    entries: tuple[Entry, ...]


async def play(tables: Tables, id: str, person: str, wish: Play) -> Table:
    """Make a move, of a number or of a text."""
    table = await tables.get(id)
    async with table.lock:
        drafts = dict(table.drafts)
        made = _make(tables, table, person, wish)
        if table.drafts != drafts:
            await tables.keep_drafts(table)
        if made is not None:
            await tables.commit(table, *made)
        else:
            tables.hub.mark(table, person)
    return table


def play_now(tables: Tables, id: str, person: str, wish: Play, failed: Callable[[Exception], None]) -> bool:
    """The same without a task, which is most of what a move costs; False: there is something to wait for.

    What the rules refuse is raised, as by `play`; whether it could be written is known later.
    """
    table = tables.at_hand(id)
    if table is None or table.asks_all() or not table.lock.enter():
        return False
    try:
        made = _make(tables, table, person, wish)
        assert made is not None  # only where all are asked are answers kept
    except BaseException:
        table.lock.leave()
        raise
    tables.commit_soon(table, *made, failed)
    return True


def _make(tables: Tables, table: Table, person: str, wish: Play) -> Made | None:
    """The decision of somebody who holds the table's lock; None: it is kept as a draft."""
    seat = _seat(table.head, person)
    position = _fresh(table, wish.version)
    own = table.own(seat) or position
    *some, move = meant(own, seat, wish.move, wish.text)
    answers = answered(own.after_all(seat, some).state, seat, move)
    moves = [*table.drafts.get(seat, ()), *some, *answers]
    after = position.after_all(seat, moves)
    if still_asked(position.state, after.state, seat):
        table.drafts[seat] = moves
        return None
    return _decided(tables, table, after, seat, moves)


async def play_for_bot(tables: Tables, table: Table, seat: int, moves: list[int], position: Position) -> None:
    """A bot's move, or its several answers to one question, if they are still wanted."""
    async with table.lock:
        if table.position is position and seat in table.head.bots_to_act():
            drafts = dict(table.drafts)
            made = _decided(tables, table, position.after_all(seat, moves), seat, moves)
            if table.drafts != drafts:
                await tables.keep_drafts(table)
            await tables.commit(table, *made)


def _decided(tables: Tables, table: Table, after: Position, seat: int, moves: list[int]) -> Made:
    """A seat has made moves that lead to a position."""
    now, state, entries = tables.sources.now(), after.state, table.head.entries
    changes: dict[str, Any] = {"entries": entries + len(moves), "decisions": len(after.decisions), "vote": None}
    if state.over():
        changes |= {"status": "finished", "scores": tuple(state.scores()), "winners": tuple(state.winners())}
    head = clocks.decided(table.head, seat, state.actors(), now, **changes)
    table.drafts.pop(seat, None)
    return Made(head, after, tuple([Entry(entries + 1 + i, now, seat, move) for i, move in enumerate(moves)]))


def _seat(head: Head, person: str) -> int:
    seat = head.seat_of(person)
    if seat < 0:
        raise Refusal("not-seated")
    return seat


def _fresh(table: Table, version: int) -> Position:
    position = table.running()
    if version != table.head.version:
        raise Refusal("stale", version=table.head.version)
    return position


def meant(position: Position, seat: int, move: int, text: str) -> list[int]:
    """The legal moves that are given by a number or by notation, which may stand for several."""
    if seat in position.state.actors() and text:
        try:
            return position.game.moves(position.state, seat, text)
        except (BadNotation, IllegalMove) as error:
            raise Refusal("refused", error.reason) from error
    move = move if 0 <= move < position.game.verbs.size else -1  # -1 stands for any number that is none
    reason = position.state.why_not(seat, move)
    if reason is not None:
        raise Refusal("refused", reason)
    return [move]


# -- asking without changing ----------------------------------------------------------------------


async def why(tables: Tables, id: str, person: str, wish: WhyNot) -> Refused | None:
    """Why a move is not possible; None if it is."""
    table = await tables.get(id)
    seat = table.head.seat_of(person)
    position = table.own(seat) or table.running()
    try:
        meant(position, seat, wish.move, wish.text)
    except Refusal as refusal:
        return None if refusal.reason is None else refused(refusal.reason)
    return None


async def preview(tables: Tables, id: str, person: str, wish: Play) -> Preview:
    """What a legal move would do, as far as its seat can know."""
    table = await tables.get(id)
    seat = _seat(table.head, person)
    position = _fresh(table, wish.version)
    position = table.own(seat) or position
    *some, move = meant(position, seat, wish.move, wish.text)
    return show.preview(position.after_all(seat, some), seat, move)


async def step(tables: Tables, id: str, person: str, decision: int) -> Step:
    """A moment of the game, as the asker may see it."""
    table = await tables.get(id)
    if table.position is None:
        raise Refusal("not-running")
    walked = await tables.replayed(table)
    if not 0 <= decision < len(walked):
        raise Refusal("not-found")
    return show.step(walked[-1], walked[decision], table.head.seat_of(person))


# -- taking back ----------------------------------------------------------------------------------


async def take_back(tables: Tables, id: str, person: str, wish: TakeBack) -> Table:
    """Undo one's last decision if that is free; else ask the other people, if there are any."""
    table = await tables.get(id)
    async with table.lock:
        seat = _seat(table.head, person)
        position = _fresh(table, wish.version)
        may = show.undo(table.head, position, seat)
        if table.drafts.get(seat):
            table.drafts[seat].pop()
            await tables.keep_drafts(table)
            tables.hub.mark(table, person)
        elif may.free and position.before is not None:
            await _go_back(tables, table, position.before)
        elif table.head.vote is not None:
            raise Refusal("already-asked")
        elif not may.ask:
            raise Refusal("cannot-take-back")
        else:
            await _ask(tables, table, position, seat)
    return table


async def _ask(tables: Tables, table: Table, position: Position, seat: int) -> None:
    keep = max(number for number, decision in enumerate(position.decisions) if decision.seat == seat)
    await _count(tables, table, Vote(seat, keep))


async def answer(tables: Tables, id: str, person: str, wish: Answer) -> Table:
    """Agree or not to what another asks."""
    table = await tables.get(id)
    async with table.lock:
        seat = _seat(table.head, person)
        table.running()
        vote = table.head.vote
        if vote is None or (vote.by == seat and wish.agree):
            raise Refusal("nothing-asked")
        if not wish.agree:  # the one who asks may also think better of it
            await tables.commit(table, table.head.with_(vote=None))
        elif seat not in vote.agreed:
            await _count(tables, table, Vote(vote.by, vote.keep, tuple(sorted({*vote.agreed, seat}))))
    return table


async def _count(tables: Tables, table: Table, vote: Vote) -> None:
    """Go back if all other people agree; else note who does."""
    if set(table.head.people()) - {vote.by} <= set(vote.agreed):
        await _go_back(tables, table, await rebuilt(tables, table, vote.keep))
    else:
        await tables.commit(table, table.head.with_(vote=vote))


async def rebuilt(tables: Tables, table: Table, keep: int) -> Position:
    """The position after the first `keep` decisions."""
    position = first(table.head.known_game(), tables.sources.deal(table.head.record()))
    for seat, move in folded(await tables.store.entries(table.head.id), 0)[:keep]:
        position = position.after(seat, move)
    return position


async def _go_back(tables: Tables, table: Table, to: Position) -> None:
    now = tables.sources.now()
    number, decisions = table.head.entries + 1, len(to.decisions)
    head = clocks.decided(table.head, -1, to.state.actors(), now, entries=number, decisions=decisions, vote=None)
    if table.drafts:
        table.drafts.clear()
        await tables.keep_drafts(table)
    await tables.commit(table, head, to, (Entry(number, now, -1, decisions),))

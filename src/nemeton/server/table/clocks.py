"""Clocks: how long each seat has, and when a decision is due. All of it is in the sheet, so it survives a restart.

Every time here except `since` is in the time of the house (`outside.HouseTime`). A clock runs from `asked` on, for as
long as its seat is asked: through several decisions in a row, which add time, through undoing them, which takes that
time away again, and through its owner's absence, until a bot has decided.
"""

from __future__ import annotations

from typing import Any

from nemeton.server.outside import Outside
from nemeton.server.store.rows import Pause, Sheet

DAY = 86400.0
RETURN_SECONDS = 60.0  # for somebody who comes back after their clock ran out
MOST_PAUSES = 20  # remembered by a table


def full(sheet: Sheet) -> float:
    """The time a seat begins with."""
    return sheet.pace.days * DAY if sheet.pace.kind == "days" else float(sheet.pace.base)


def begin(sheet: Sheet, actors: list[int], outside: Outside) -> Sheet:
    """The first question is asked."""
    seats = range(len(sheet.seats))
    now = outside.clock()
    asked = tuple(now if seat in actors and sheet.seats[seat].person else 0.0 for seat in seats)
    return sheet.with_(actors=tuple(actors), since=outside.now(), asked=asked, left=tuple(full(sheet) for _ in seats))


def decided(sheet: Sheet, seat: int, made: int, actors: list[int], outside: Outside, **changes: Any) -> Sheet:
    """A seat has made decisions, and others (or the same one again) are asked; `changes` are further fields to set."""
    now, left_, asked = outside.clock(), list(sheet.left), list(sheet.asked)
    person = bool(sheet.seats[seat].person)
    asked_on = person and seat in actors
    if sheet.pace.kind == "clock" and person:
        left_[seat] += sheet.pace.increment * made
    if not asked_on:
        left_[seat] = max(0.0, left_[seat] - _running(asked[seat], now))
        asked[seat] = 0.0
    if sheet.pace.kind == "days" and (not asked_on or sheet.decisions + made > sheet.furthest):
        left_[seat], asked[seat] = full(sheet), 0.0
    return _asked(sheet, actors, outside, now, left_, asked, **changes)


def taken_back(sheet: Sheet, undone: list[int], actors: list[int], outside: Outside, **changes: Any) -> Sheet:
    """Decisions of these seats are undone: time gained by them is taken away, time used stays used."""
    now, left_, asked = outside.clock(), list(sheet.left), list(sheet.asked)
    for seat in range(len(left_)):
        given = sheet.pace.increment * undone.count(seat) if sheet.seats[seat].person else 0
        if asked[seat] and seat in actors:
            left_[seat] -= given if sheet.pace.kind == "clock" else 0
        elif sheet.pace.kind == "days":
            left_[seat], asked[seat] = full(sheet), 0.0
        else:
            rest = left(sheet, seat, now)
            left_[seat], asked[seat] = max(rest - given, min(rest, RETURN_SECONDS)), 0.0
    furthest = max(sheet.furthest, sheet.decisions)
    return _asked(sheet, actors, outside, now, left_, asked, furthest=furthest, **changes)


def resumed(sheet: Sheet, actors: list[int], outside: Outside, **changes: Any) -> Sheet:
    """A stopped game goes on: these seats are asked from now on."""
    seats = len(sheet.seats)
    return _asked(sheet, actors, outside, outside.clock(), list(sheet.left), [0.0] * seats, **changes)


def _asked(
    sheet: Sheet,
    actors: list[int],
    outside: Outside,
    now: float,
    left_: list[float],
    asked: list[float],
    **changes: Any,
) -> Sheet:
    """Seats that are newly asked are asked from now on; no clock runs for a bot."""
    for seat in actors:
        if not asked[seat] and sheet.seats[seat].person:
            asked[seat] = now
    return sheet.with_(actors=tuple(actors), since=outside.now(), asked=tuple(asked), left=tuple(left_), **changes)


def _running(asked: float, now: float) -> float:
    """Seconds a clock has been running; never negative, though after a crash the house's time may lag a little."""
    return max(0.0, now - asked) if asked else 0.0


def left(sheet: Sheet, seat: int, now: float) -> float:
    """Seconds on the clock of a seat."""
    return max(0.0, sheet.left[seat] - _running(sheet.asked[seat], now))


def ticking(sheet: Sheet) -> bool:
    """Are there clocks? Not before the first question, and never at a table given up before it."""
    return sheet.pace.kind != "free" and bool(sheet.asked)


def shown(sheet: Sheet, seat: int, now: float) -> float | None:
    """What a clock shows; None if there is none."""
    return left(sheet, seat, now) if ticking(sheet) else None


def stopped(sheet: Sheet, now: float) -> Sheet:
    """Somebody gets up. The clock runs until the bot has decided; if nobody stays, bots wait and clocks stop."""
    if len(sheet.people()) > 1 or not sheet.asked:
        return sheet
    rest = tuple(left(sheet, seat, now) for seat in range(len(sheet.seats)))
    return sheet.with_(asked=(0.0,) * len(rest), left=rest)


def returned(sheet: Sheet, seat: int, now: float) -> Sheet | None:
    """Somebody comes back to a seat a bot has played; None: time is up, and the bot has not decided yet.

    Being away gains nothing: only somebody with no time left gets a little.
    """
    if sheet.status != "running":
        return sheet
    left_, asked = list(sheet.left), list(sheet.asked)
    if asked[seat]:
        return sheet if left(sheet, seat, now) > 0 or not ticking(sheet) else None
    if left_[seat] <= 0:
        left_[seat] = min(RETURN_SECONDS, full(sheet)) if sheet.pace.kind == "clock" else full(sheet)
    asked[seat] = now if seat in sheet.actors else 0.0
    return sheet.with_(asked=tuple(asked), left=tuple(left_))


def due(sheet: Sheet) -> float | None:
    """When the first clock runs out."""
    if sheet.status != "running" or sheet.pace.kind == "free":
        return None
    ends = [sheet.asked[seat] + sheet.left[seat] for seat in sheet.actors if sheet.seats[seat].person]
    return min(ends, default=None)


def expired(sheet: Sheet, now: float) -> list[int]:
    """The seats whose time is up."""
    if sheet.status != "running" or sheet.pace.kind == "free":
        return []
    return [seat for seat in sheet.actors if sheet.seats[seat].person and left(sheet, seat, now) <= 0]


def paused(sheet: Sheet, seconds: float) -> Sheet:
    """The house was closed or asleep, and the clocks stopped: the table remembers when."""
    *before, last = (*sheet.pauses, Pause(sheet.decisions, 0.0))
    if before and before[-1].after == last.after:
        last = before.pop()
    pauses = (*before, Pause(last.after, last.seconds + seconds))
    return sheet.with_(pauses=pauses[-MOST_PAUSES:])

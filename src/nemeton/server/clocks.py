"""Clocks: how long each seat has, when a decision is due. All of it in the head, so that it survives a restart."""

from __future__ import annotations

from typing import Any

from nemeton.server.head import Head

DAY = 86400.0
RETURN_SECONDS = 60.0  # on the clock of who comes back after it ran out
WAITING_DAYS = 7  # a table at which nobody starts a game is cleared away


def full(head: Head) -> float:
    """The time that a seat begins with."""
    return head.pace.days * DAY if head.pace.kind == "days" else float(head.pace.base)


def begin(head: Head, actors: list[int], now: float) -> Head:
    """The first question is asked."""
    seats = range(len(head.seats))
    asked = tuple(now if seat in actors else 0.0 for seat in seats)
    return head.with_(actors=tuple(actors), since=now, asked=asked, left=tuple(full(head) for _ in seats))


def decided(head: Head, seat: int, actors: list[int], now: float, **changes: Any) -> Head:
    """A seat has decided, which `changes` more, and others (or it again) are asked. `seat` -1: it was taken back."""
    left, asked = list(head.left), list(head.asked)
    if seat >= 0:
        left[seat] = _after_decision(head, seat, now)
        asked[seat] = 0.0
    for other in range(len(asked)):
        if other not in actors:
            asked[other] = 0.0
        elif not asked[other] or seat < 0:
            asked[other] = now
    return head.with_(actors=tuple(actors), since=now, asked=tuple(asked), left=tuple(left), **changes)


def _after_decision(head: Head, seat: int, now: float) -> float:
    if head.pace.kind != "clock":
        return head.left[seat]
    return left(head, seat, now) + head.pace.increment


def left(head: Head, seat: int, now: float) -> float:
    """Seconds on the clock of a seat; nothing runs for a bot."""
    if not head.asked[seat] or not head.seats[seat].person:
        return head.left[seat]
    return max(0.0, head.left[seat] - (now - head.asked[seat]))


def ticking(head: Head) -> bool:
    """Are there clocks? None before the first question, and none ever at a table given up before it."""
    return head.pace.kind != "free" and bool(head.asked)


def shown(head: Head, seat: int, now: float) -> float | None:
    """What a clock shows; None where there is none."""
    return left(head, seat, now) if ticking(head) else None


def returned(head: Head, seat: int, now: float) -> Head:
    """Somebody sits down where a bot has played: the clock runs from now on, with a little time at least."""
    left_, asked = list(head.left), list(head.asked)
    left_[seat] = max(left_[seat], min(RETURN_SECONDS, full(head)))
    asked[seat] = now if seat in head.actors else 0.0
    return head.with_(asked=tuple(asked), left=tuple(left_))


def stopped(head: Head, seat: int, now: float) -> Head:
    """Somebody gets up: what is left stays on the clock."""
    left_ = list(head.left)
    left_[seat] = left(head, seat, now)
    return head.with_(left=tuple(left_))


def due(head: Head) -> float | None:
    """When the first clock runs out; for a waiting table, when it is cleared away."""
    if head.status == "waiting":
        return head.created + WAITING_DAYS * DAY
    if head.status != "running" or head.pace.kind == "free":
        return None
    ends = [head.asked[seat] + head.left[seat] for seat in head.actors if head.seats[seat].person]
    return min(ends, default=None)


def expired(head: Head, now: float) -> list[int]:
    """The seats whose time is up."""
    if head.status != "running" or head.pace.kind == "free":
        return []
    return [seat for seat in head.actors if head.seats[seat].person and left(head, seat, now) <= 0]


def shifted(head: Head, seconds: float) -> Head:
    """Live clocks do not run while the server is down; days go on."""
    if head.pace.kind != "clock":
        return head
    return head.with_(asked=tuple(at + seconds if at else 0.0 for at in head.asked))

"""[8] The end."""

from __future__ import annotations

from nemeton.core.vector import i64
from nemeton.games.ardri.data import BIT, HIGH_KING, LAST_SEAT, NOBODY, YEARS_OVER
from nemeton.games.ardri.rules.wealth import standing
from nemeton.games.ardri.state import ArdRi


def high_king(s: ArdRi, seat: i64) -> None:
    """[8.1] A bid has succeeded."""
    s.finish(HIGH_KING, BIT[seat])
    s.tell("8.1", "high-king", {"seat": seat})


def few_left(s: ArdRi) -> bool:
    """[8.2, 8.3] One seat is left and wins, or none is and nobody does."""
    if len(s.order) > 1:
        return False
    if len(s.order) == 1:
        s.finish(LAST_SEAT, BIT[s.order[0]])
        s.tell("8.2", "last-seat", {"seat": s.order[0]})
    else:
        s.finish(NOBODY, 0)
        s.tell("8.3", "nobody", {})
    return True


def years_over(s: ArdRi) -> bool:
    """[8.4] Our own rule: after the agreed years the richest wins; equals share."""
    limit = s.setup.options["years"]
    if not isinstance(limit, int) or s.year < limit:
        return False
    best: i64 = -1
    won: i64 = 0
    for seat in s.order:
        key = standing(s, seat)
        if key > best:
            best = key
            won = 0
        if key == best:
            won |= BIT[seat]
    s.finish(YEARS_OVER, won)
    if s.log is not None:
        s.tell("8.4", "years-over", {"years": s.year, "seats": [p for p in range(s.players) if (won >> p) & 1]})
    return True

"""What made up the wealth in Ard Rí, and who was out before the end."""

from __future__ import annotations

from nemeton.core.answers import Event
from nemeton.core.tally import Tally
from nemeton.games.ardri.cards import second_best
from nemeton.games.ardri.data import ROW_BEST, SUIT_NAMES, YEARS_OVER
from nemeton.games.ardri.state import ArdRi


def tally(s: ArdRi, log: list[Event]) -> Tally:
    """[2.1] The two best Cattle of each suit. [8] Wealth decides only when the years are over."""
    parts = []
    for seat in range(s.players):
        rows = [s.rows(seat, suit) for suit in range(len(SUIT_NAMES))]
        worth = [ROW_BEST[once] + second_best(once, twice) for once, twice in rows]
        parts.append({name: points for name, points in zip(SUIT_NAMES, worth, strict=True) if points})
    out = [int(str(event.args["seat"])) for event in log if event.key == "out"]
    return Tally(parts, out, s.ending == YEARS_OVER)

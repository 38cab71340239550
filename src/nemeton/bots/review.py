"""A review of a finished game: every seat's share at every decision, and where the game turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nemeton.bots.explanation import Explanation, explain
from nemeton.bots.memory import past_of
from nemeton.core.record import Record
from nemeton.core.registry import game

ITERATIONS = 200  # a decision
KEY_MOMENTS = 6


@dataclass(frozen=True)
class Moment:
    """A decision of the game: its number, and its explanation."""

    number: int  # from 0: how many decisions were made before it
    explanation: Explanation


@dataclass(frozen=True)
class Review:
    """A game in shares of the win."""

    moments: list[Moment]

    def chart(self) -> list[list[float]]:
        """A row for each decision that was looked at: its number, then the share of every seat."""
        return [[moment.number, *moment.explanation.shares] for moment in self.moments]

    def key_moments(self) -> list[Moment]:
        """The moves that gave away the most, in the order of the game."""
        judged = [moment for moment in self.moments if moment.explanation.judgement]
        worst = sorted(judged, key=lambda moment: -moment.explanation.lost)[:KEY_MOMENTS]
        return sorted(worst, key=lambda moment: moment.number)

    def dump(self) -> dict[str, object]:
        return {
            "chart": self.chart(),
            "key_moments": [
                {"number": m.number, "lost": round(m.explanation.lost, 4), **m.explanation.dump()}
                for m in self.key_moments()
            ],
        }


def review(record: Record, iterations: int = ITERATIONS, progress: Callable[[int], None] = lambda done: None) -> Review:
    """Look at every decision that left a choice, knowing what the seat that made it knew."""
    g = game(record.game)
    remembered = [past_of(record, seat) for seat in range(record.players)]
    moments: list[Moment] = []
    for number, (state, seat, move) in enumerate(record.walk(log=False)):
        if state.count(seat) > 1:
            whole = remembered[seat]
            past = None if whole is None else whole.until(number)
            seed = 1_000_003 * number + seat
            moments.append(Moment(number, explain(g, state, seat, seed, past, iterations, move)))
        progress(number + 1)
    return Review(moments)

"""What is recorded while a game is played: how long, how open, how tense, where points come from, what is used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from nemeton.bots.weights import evaluation_for
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.vector import vec

CLEARLY = 0.05  # of the win: how far a new favourite must be ahead of the old one
ROUNDS = ("round", "year")  # events that begin one, with its number under the same name


@dataclass
class Use:
    """A move when there was a choice: how often it was offered and chosen, and how often chance would choose it."""

    text: str
    offered: int = 0
    chosen: int = 0
    by_lot: float = 0.0

    def dump(self) -> list[object]:
        return [self.text, self.offered, self.chosen, round(self.by_lot, 6)]


class Watch:
    """One game as it goes. Call `before` with every decision, and `close` at the end."""

    def __init__(self, g: AnyGame, state: State, uses: dict[int, Use]) -> None:
        self.game, self.state, self.uses = g, state, uses
        self.players = int(state.setup.players)
        self.judge = evaluation_for(state.setup)
        self.shares = vec[float]([0.0] * self.players)
        self.decisions = self.choices = self.options = self.turns = self.leads = self.lasting = 0
        self.turn = self.favourite = -1
        self.verbs: Counter[str] = Counter()

    def before(self, seat: int, move: int) -> None:
        """A seat is about to make a move."""
        self._look()
        count = int(self.state.count(seat))
        self.decisions += 1
        self.turns += seat != self.turn
        self.turn = seat
        if count > 1:
            self.choices += 1
            self.options += count
            self.verbs[self.game.verbs.split(move)[0]] += 1
            for other in self.state.legal(seat):
                use = self.uses.get(other)
                if use is None:
                    use = self.uses[other] = Use(self.game.text(self.state, seat, other))
                use.offered += 1
                use.by_lot += 1 / count
            self.uses[move].chosen += 1

    def _look(self) -> None:
        """Who is ahead according to the judge, and since when."""
        self.judge.judge(self.state, self.shares)
        shares = list(self.shares)
        best = shares.index(max(shares))
        if self.favourite < 0 or shares[best] > shares[self.favourite] + CLEARLY:
            self.leads += self.favourite not in (-1, best)
            if best != self.favourite:
                self.lasting = self.decisions
            self.favourite = best

    def close(self) -> dict[str, Any]:
        """Everything recorded, as JSON."""
        winners = self.state.winners()
        sources: Counter[str] = Counter()
        for parts in self.game.tally(self.state, self.state.log or []).parts:
            sources.update(parts)
        told = [int(str(event.args[event.key])) for event in self.state.log or [] if event.key in ROUNDS]
        favoured = self.favourite in winners
        return {
            "shares": [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)],
            "scores": self.state.scores(),
            "decisions": self.decisions,
            "rounds": max(told, default=-(-self.turns // self.players)),
            "branching": self.options / max(1, self.choices),
            "forced": 1 - self.choices / max(1, self.decisions),
            "leads": self.leads,
            "decided": self.lasting / max(1, self.decisions) if favoured else 1.0,
            "sources": {part: points for part, points in sources.items() if points},
            "verbs": dict(sorted(self.verbs.items())),
        }

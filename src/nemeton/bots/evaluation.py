"""What a state is worth to every seat: a linear function of the features, made into shares by a softmax."""

from __future__ import annotations

from math import exp
from typing import Final, final

from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import i64, vec

LEAD: Final = 0.005  # of the win: what the lead at the end counts, so that nobody gives up once all is decided
HALF: Final = 20.0  # points of lead that count half as much as any lead can


@final
class Evaluation:
    """Weights for the features of a game, phase by phase: `weights[phase * features + f]`; the same for its clues."""

    def __init__(self, sight: Sight, weights: vec[float], players: i64, clues: vec[float]) -> None:
        self.sight: Final = sight
        self.weights: Final = weights
        self.players: Final = players
        self.features: Final[i64] = len(sight.names())
        # What is looked at: all features from the first to before the last that have a weight in some phase.
        self.first: i64 = len(sight.names())
        self.end: i64 = 0
        for i in range(len(weights)):
            if weights[i] != 0.0:
                self.first = min(self.first, i % self.features)
                self.end = max(self.end, i % self.features + 1)
        self.clues = clues  # empty: all worlds are equally likely
        self.clue = vec[i64]([0] * len(sight.clues()))
        self.row = vec[i64]([0] * (players * len(sight.names())))
        self.worth = vec[float]([0.0] * players)

    def judge(self, state: State, out: vec[float]) -> None:
        """Write every seat's share of the win: the real one if the game is over, otherwise the weights' estimate."""
        if state.over():
            self.at_the_end(state, out)
            return
        self.sight.write_between(state, self.first, self.end, self.row)
        self.shares(self.row, self.sight.phase(state) * self.features, out)

    def at_the_end(self, state: State, out: vec[float]) -> None:
        """Write the shares of a game that is over, and among equal ones a little more to whoever leads by more."""
        scores = state.scores()
        winners = state.winners()
        for seat in range(self.players):
            behind: i64 = 1 << 30
            for other in range(self.players):
                if other != seat:
                    behind = min(behind, scores[seat] - scores[other])
            lead = float(behind)
            out[seat] = 0.5 * LEAD * (1.0 + lead / (abs(lead) + HALF))
        for winner in winners:
            out[winner] += (1.0 - LEAD) / len(winners)

    def foresee(self, state: State, move: i64, out: vec[float]) -> bool:
        """Write every seat's share after a move, as `judge` would; False if the move has to be made to tell."""
        if not self.sight.foresee(state, move, self.row):
            return False
        self.shares(self.row, self.sight.phase(state) * self.features, out)
        return True

    def shares(self, row: vec[i64], first: i64, out: vec[float]) -> None:
        """The softmax over seats; `first` is where the weights of the phase begin."""
        weights = self.weights
        worth = self.worth
        most = -1e300
        for seat in range(self.players):
            total = 0.0
            at = self.features * seat
            for f in range(self.first, self.end):
                number = row[at + f]
                if number != 0:
                    total += weights[first + f] * float(number)
            worth[seat] = total
            if total > most:
                most = total
        whole = 0.0
        for seat in range(self.players):
            part = exp(worth[seat] - most)
            out[seat] = part
            whole += part
        for seat in range(self.players):
            out[seat] = out[seat] / whole

    def likelihood(self, world: State, seat: i64) -> float:
        """How likely a world that `seat` imagines is compared with others, as a logarithm."""
        if len(self.clues) == 0:
            return 0.0
        count: i64 = len(self.clue)
        first = self.sight.phase(world) * count
        self.sight.write_clues(world, seat, self.clue)
        total = 0.0
        for i in range(count):
            total += self.clues[first + i] * float(self.clue[i])
        return total

    def terms(self, state: State, seat: i64) -> list[float]:
        """What each feature adds to the worth of a seat, beyond the mean of the others."""
        self.sight.write(state, self.row)
        first = self.sight.phase(state) * self.features
        out: list[float] = []
        for f in range(self.features):
            others = 0.0
            for other in range(self.players):
                if other != seat:
                    others += float(self.row[other * self.features + f])
            own = float(self.row[seat * self.features + f])
            out.append(self.weights[first + f] * (own - others / float(max(1, self.players - 1))))
        return out

"""What a bot does in games against itself, which shows kinds of move that it no longer makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from nemeton.core.registry import AnyGame
from nemeton.core.state import State

Mover = Callable[[State, int], list[int]]  # the answer of a seat: a move, and what follows it at once
LONGEST = 20_000  # decisions of a game


@dataclass(frozen=True)
class Census:
    """Averages of some games."""

    games: int
    decisions: float  # of a seat, where there was a choice
    made: dict[str, float]  # moves of each verb, where there was a choice
    told: dict[str, float]  # events of each kind in the log
    died_out: tuple[str, ...]  # verbs that were offered and never chosen

    def dump(self) -> dict[str, object]:
        return {"games": self.games, "decisions": self.decisions, "made": self.made, "died-out": list(self.died_out)}


def take(g: AnyGame, edition: str, players: int, mover: Mover, games: int, seed: int) -> Census:
    """Play this many games and count."""
    offered: Counter[str] = Counter()
    made: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for n in range(games):
        state = g.new(players, seed=seed + n, edition=edition)
        state.log = []
        while not state.over() and sum(made.values()) < LONGEST * games:
            seat = int(state.actor())
            if state.count(seat) == 1:
                state.play_fast(seat, state.nth(seat, 0))
                continue
            for move in mover(state, seat):
                offered.update({g.verbs.split(other)[0] for other in state.legal(seat)})
                made[g.verbs.split(move)[0]] += 1
                state.play(seat, move)
        told.update(event.key for event in state.log)
    each = max(1, games)
    return Census(
        games,
        round(sum(made.values()) / each / players, 1),
        {verb: round(made[verb] / each, 2) for verb in g.verbs.names if offered[verb]},
        {key: round(count / each, 2) for key, count in sorted(told.items())},
        tuple(verb for verb in g.verbs.names if offered[verb] and not made[verb]),
    )

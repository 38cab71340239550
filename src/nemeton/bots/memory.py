"""What a bot remembers of a game: the moves that everybody saw, and what they say about hidden things."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from nemeton.bots.weights import evaluation_for
from nemeton.core.record import Record
from nemeton.core.state import State
from nemeton.core.vector import vec

Moves = Sequence[tuple[int, int]]  # pairs of a seat and its move
KEPT = 32  # games that a process remembers


@dataclass(frozen=True)
class Past:
    """A game so far, as much as a seat may know: an imagined first state, and the moves."""

    opening: State
    moves: Moves

    def until(self, number: int) -> Past:
        """The past before a decision."""
        return Past(self.opening, self.moves[:number])

    def beliefs(self, last: int) -> vec[float]:
        """What the last moves, this many of them (-1: all), reveal according to the game's features."""
        evaluation = evaluation_for(self.opening.setup)
        sight = evaluation.sight
        size = sight.beliefs(self.opening.setup.players)
        if size == 0 or last == 0:
            return vec[float]([])
        first = 0 if last < 0 else max(0, len(self.moves) - last)
        if first == 0:
            return _recall(self, size)
        beliefs = vec[float]([0.0] * size)
        state = self.opening.clone()
        for number, (seat, move) in enumerate(self.moves):
            if number >= first:
                sight.watch(state, seat, move, evaluation.weights, beliefs)
            state.play_fast(seat, move)
        return beliefs


def past_of(record: Record, seat: int) -> Past | None:
    """What a seat has seen of a game, from its record; None if the game's bots learn nothing from moves."""
    opening = record.start(log=False)
    if evaluation_for(opening.setup).sight.beliefs(opening.setup.players) == 0:
        return None
    known = opening.imagine(seat, 0)
    return Past(known, [(mover, move) for _, mover, move in record.walk(log=False)])


@dataclass
class _Game:
    """A game being followed: how far, and what has been learnt so far."""

    state: State
    moves: list[tuple[int, int]]
    beliefs: list[float]


_followed: OrderedDict[str, _Game] = OrderedDict()


def _recall(past: Past, size: int) -> vec[float]:
    """The beliefs after all moves; a game seen before is followed from where it was left."""
    key = repr(past.opening.view(-1)["table"])
    followed = _followed.pop(key, None)
    moves = list(past.moves)
    if followed is None or followed.moves != moves[: len(followed.moves)]:
        followed = _Game(past.opening.clone(), [], [0.0] * size)
    evaluation = evaluation_for(past.opening.setup)
    beliefs = vec[float](followed.beliefs)
    for seat, move in moves[len(followed.moves) :]:
        evaluation.sight.watch(followed.state, seat, move, evaluation.weights, beliefs)
        followed.state.play_fast(seat, move)
    followed.moves = moves
    followed.beliefs = list(beliefs)
    _followed[key] = followed
    if len(_followed) > KEPT:
        _followed.popitem(last=False)
    return beliefs

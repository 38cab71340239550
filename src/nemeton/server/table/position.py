"""A game so far: the state, the decisions that led to it, and what may be undone (`undo.py`).

A position is never changed: `after` makes the next one, so nobody sees what has not been written yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from nemeton.core.answers import Event
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.step import JointChoice
from nemeton.server.table.undo import foreseen, same_turn


class Decision(NamedTuple):
    seat: int
    move: int
    text: str
    sealed: bool  # shown to nobody else before the end of the game
    alone: bool = False  # the only answer, as everybody could know: the table gave it


class Position:
    """A game so far; nobody changes one that others hold."""

    __slots__ = ("_before", "_unsure", "decisions", "game", "marks", "seen", "state")

    def __init__(self, game: AnyGame, state: State, decisions: list[Decision], marks: list[int]) -> None:
        self.game = game
        self.state = state
        self.decisions = decisions
        self.marks = marks  # marks[i]: the decision that the i-th event is part of
        self._before: Position | None = None
        self._unsure = False  # has nobody asked yet whether it may really be undone to `_before`?
        self.seen: dict[int, Any] = {}  # what was worked out for each seat, see wire/views.py

    @property
    def log(self) -> list[Event]:
        return self.state.log or []

    def after(self, seat: int, move: int) -> Position:
        """The position after a legal move, without working out whether it may be undone: see `link`."""
        position = self.copy()
        position.advance(seat, move)
        return position

    def copy(self) -> Position:
        """A copy that may be changed by whoever walks on from here."""
        state = self.state.clone()
        state.log = list(self.log)
        return Position(self.game, state, list(self.decisions), list(self.marks))

    def advance(self, seat: int, move: int) -> None:
        """Make a legal move in place, in a position nobody else holds: for long walks, without a copy for each move."""
        state, text, sealed = self.state, self.game.text(self.state, seat, move), self.sealed(move)
        alone = self.game.forced(state) is not None
        if alone and state.log is not None:
            state.log.append(Event("", "alone", {"seat": seat}))
        state.play_fast(seat, move)
        self.game.close(state)
        self.decisions.append(Decision(seat, move, text, sealed, alone))
        self.marks += [len(self.decisions)] * (len(self.log) - len(self.marks))

    def link(self, before: Position) -> None:
        """Note an earlier position to which it may be free to go back, over everything decided since."""
        seat = self.decisions[len(before.decisions)].seat
        self._unsure = same_turn(before.state, self.state, seat)
        self._before = before if self._unsure else None

    @property
    def before(self) -> Position | None:
        """The position to which the last decision may be undone freely; None if it may not.

        Worked out when somebody asks, because it is slow: a node where nobody can take anything back need not know.
        """
        before = self._before
        if self._unsure and before is not None:
            made = [(decision.seat, decision.move) for decision in self.decisions[len(before.decisions) :]]
            if not foreseen(before.state, self.state, made):
                self._before = None
        self._unsure = False
        return self._before

    def asks_several(self) -> bool:
        """Are several seats asked at once? Their answers are secret."""
        return isinstance(self.state.choice, JointChoice)

    def after_all(self, seat: int, moves: Sequence[int]) -> Position:
        """The position after several legal moves of one seat."""
        position = self
        for move in moves:
            position = position.after(seat, move)
        return position

    def settled(self, since: Position) -> Position:
        """The position after the table's own answers; everything decided since `since` is undone as one."""
        position = self
        while (only := position.game.forced(position.state)) is not None:
            position = position.after(*only)
        position.link(since)
        return position

    def sealed(self, move: int) -> bool:
        """Is a move made now its seat's secret? Simultaneous answers are; otherwise the game says which verbs are."""
        return self.asks_several() or self.game.verbs.split(move)[0] in self.game.sealed

    def has_decided(self, seat: int) -> bool:
        return self.last_of(seat) >= 0

    def last_of(self, seat: int) -> int:
        """The number of decisions before the last one a seat made itself; -1: it has made none."""
        for number in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[number].seat == seat and not self.decisions[number].alone:
                return number
        return -1

    # -- keeping ---------------------------------------------------------------------------------

    def dump(self) -> bytes:
        events = [[e.rule, e.key, e.args, e.owner, e.secret] for e in self.log]
        return msgspec.json.encode([self.state.dump(), self.decisions, self.marks, events])

    @classmethod
    def load(cls, game: AnyGame, saved: bytes) -> Position:
        state_, decisions, marks, events = msgspec.json.decode(saved)
        state = game.load(state_)
        state.log = [Event(*event) for event in events]
        return cls(game, state, [Decision(*decision) for decision in decisions], marks)


def first(game: AnyGame, state: State) -> Position:
    """The position before the first decision."""
    if state.log is None:
        state.log = []
    return Position(game, state, [], [0] * len(state.log))


def written(record: Record, position: Position | None, public: bool) -> Record:
    """A record with the moves that led to a position; a public one only up to the first secret move.

    Without a position, for a game that today's rules cannot even deal, it has no moves.
    """
    record.secret = b"" if public else record.secret
    if position is None:
        return record
    for seat, _, text, sealed, _ in position.decisions:
        if sealed and public:
            break
        record.moves.append((seat, text))
    if position.state.over():
        record.scores, record.winners = position.state.scores(), position.state.winners()
    return record

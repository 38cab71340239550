"""A game as far as it has come: the state, the decisions that led to it, and what may be taken back.

A position is never changed: `after` makes the next one, so that what has not been written yet is seen by nobody.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from nemeton.core.answers import Event
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.step import JointChoice

WORLDS = 8  # that are tried to see whether hidden things or luck had a part in a move


class Decision(NamedTuple):
    seat: int
    move: int
    text: str
    sealed: bool  # shown to nobody else before the end of the game


class Position:
    """`before` is the position to which the last decision may be taken back freely; None if it may not."""

    __slots__ = ("before", "decisions", "game", "marks", "seen", "state")

    def __init__(
        self,
        game: AnyGame,
        state: State,
        decisions: list[Decision],
        marks: list[int],
        before: Position | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.decisions = decisions
        self.marks = marks  # marks[i]: of which decision the i-th event is a part
        self.before = before
        self.seen: dict[int, Any] = {}  # what was worked out for each seat, see show.py

    @property
    def log(self) -> list[Event]:
        return self.state.log or []

    def after(self, seat: int, move: int) -> Position:
        """The position after a legal move."""
        state = self.state.clone()
        state.log = list(self.log)
        text = self.game.text(self.state, seat, move)
        state.play_fast(seat, move)
        self.game.close(state)
        decisions = [*self.decisions, Decision(seat, move, text, self.sealed(move))]
        marks = self.marks + [len(decisions)] * (len(state.log) - len(self.marks))
        before = self if may_take_back(self.state, state, seat, move) else None
        return Position(self.game, state, decisions, marks, before)

    def after_all(self, seat: int, moves: list[int]) -> Position:
        """The position after several legal moves of one seat."""
        position = self
        for move in moves:
            position = position.after(seat, move)
        return position

    def sealed(self, move: int) -> bool:
        """Is a move made now a secret of who makes it? Answers given at once are; else the game says which verbs."""
        return isinstance(self.state.choice, JointChoice) or self.game.verbs.split(move)[0] in self.game.sealed

    def has_decided(self, seat: int) -> bool:
        for decision in self.decisions:
            if decision.seat == seat:
                return True
        return False

    def run(self) -> list[Position]:
        """The positions to which one may go back freely, the nearest first."""
        out: list[Position] = []
        here = self.before
        while here is not None:
            out.append(here)
            here = here.before
        return out

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


def written(record: Record, position: Position, public: bool) -> Record:
    """The record of a game; of a running one only what everybody saw, up to the first secret move."""
    record.secret = b"" if public else record.secret
    for seat, _, text, sealed in position.decisions:
        if sealed and public:
            break
        record.moves.append((seat, text))
    if position.state.over():
        record.scores, record.winners = position.state.scores(), position.state.winners()
    return record


# -- the laws of undo -----------------------------------------------------------------------------


def may_take_back(before: State, after: State, seat: int, move: int) -> bool:
    """Undo never changes who is acting, never crosses another's action, never comes after a reveal or a roll."""
    if before.actors() != [seat] or after.actors() != [seat]:
        return False
    if before.chance.dump() != after.chance.dump():
        return False
    return all(_foreseen(before, after, seat, move, other) for other in range(-1, before.setup.players))


def _foreseen(before: State, after: State, seat: int, move: int, other: int) -> bool:
    """Could `other` (-1: a spectator) have foretold all that it sees after the move, in whatever world?"""
    saw = after.view(other)
    for n in range(WORLDS):
        world = before.imagine(other, n)
        if world.why_not(seat, move) is not None:
            return False  # that the move could be made has told something
        world.play_fast(seat, move)
        if world.view(other) != saw:
            return False
    return True

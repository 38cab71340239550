"""The law of undo: what may be taken back at once, and what others must agree to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server.store.rows import Sheet

if TYPE_CHECKING:
    from nemeton.server.table.position import Position

WORLDS = 8  # tried to see whether hidden things or luck played a part in a move
GUESSES = 3  # worlds used to tell a seat beforehand whether its moves could be undone

Made = Sequence[tuple[int, int]]  # moves one after the other, each with its seat


class May(NamedTuple):
    """Whether a seat may undo at once, and whether it may ask for it."""

    free: bool
    ask: bool


def may_undo(sheet: Sheet, position: Position, seat: int) -> May:
    """What a seat may do about its last decision. An answer that is not handed in yet is always free."""
    if sheet.status != "running" or seat < 0:
        return May(False, False)
    free = bool(sheet.drafts.get(seat)) or (seat in sheet.actors and position.before is not None)
    return May(free, sheet.vote is None and not sheet.away() and position.has_decided(seat))


# Free undo never changes who acts, never crosses another's action, and never follows a reveal or a roll: it must still
# be the same seat's turn, and everybody must have foreseen what they see.


def same_turn(before: State, after: State, seat: int) -> bool:
    """Is it still a seat's turn after its moves, and was nothing rolled?"""
    return before.actors() == [seat] == after.actors() and before.chance.dump() == after.chance.dump()


def foreseen(before: State, after: State, made: Made) -> bool:
    """Could everybody have predicted everything they see after the moves?"""
    for other in range(-1, before.setup.players):
        if not _foreseen(before, after, made, other):
            return False
    return True


def seems_free(game: AnyGame, state: State, seat: int, moves: Sequence[int]) -> bool:
    """Will it be possible to undo moves freely, as far as their seat can know?

    Judged in worlds that the seat cannot tell from the real one: the answer must not give away what a move would
    reveal.
    """
    for n in range(GUESSES):
        before = state.imagine(seat, n)
        after = before.clone()
        made = [(seat, move) for move in moves]
        for _, move in made:
            if seat not in after.actors() or after.why_not(seat, move) is not None:
                return False
            after.play_fast(seat, move)
        made += answer_alone(game, after)
        if not (same_turn(before, after, seat) and foreseen(before, after, made)):
            return False
    return True


def answer_alone(game: AnyGame, state: State) -> list[tuple[int, int]]:
    """Play, in the state, the answers to questions that everybody can know have only one answer; returns them."""
    made: list[tuple[int, int]] = []
    while (only := game.forced(state)) is not None:
        state.play_fast(*only)
        made.append(only)
    return made


def _foreseen(before: State, after: State, made: Made, other: int) -> bool:
    """Could `other` (-1: a spectator) have predicted everything it sees after the moves, in every possible world?"""
    saw = after.view(other)
    for n in range(WORLDS):
        world = before.imagine(other, n)
        for seat, move in made:
            if seat not in world.actors() or world.why_not(seat, move) is not None:
                return False  # that the move was possible has revealed something
            world.play_fast(seat, move)
        if world.view(other) != saw:
            return False
    return True

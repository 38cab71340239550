"""Answers that several seats give at the same time, each perhaps in several small steps.

The others must not see how many small answers a seat needs, so a table hands them in together when the last one is
given. And where a rule makes a seat repeat an answer, so that all give the same number, the person is not asked again.
"""

from __future__ import annotations

from nemeton.core.state import State
from nemeton.core.step import JointChoice


def still_asked(before: State, after: State, seat: int) -> bool:
    """After an answer to a question put to several seats at once: does this seat have more to answer?"""
    question = before.choice
    return (
        isinstance(question, JointChoice)
        and isinstance(after.choice, JointChoice)
        and after.choice.name == question.name
        and after.choice.acts(after, seat)
    )


def only_again(state: State, seat: int, move: int) -> bool:
    """After answering with this move, can the seat only give the same answer again?"""
    return isinstance(state.choice, JointChoice) and state.legal(seat) == [move]


def answered(state: State, seat: int, move: int) -> list[int]:
    """A legal move, repeated for as long as the seat can do nothing else. The state is left unchanged."""
    moves = [move]
    if isinstance(state.choice, JointChoice):
        after = state.clone()
        after.play_fast(seat, move)
        while still_asked(state, after, seat) and only_again(after, seat, move):
            moves.append(move)
            after.play_fast(seat, move)
    return moves

"""Answers that several seats give at once, each perhaps in several small ones.

How many small answers a seat needs must not be seen by the others: a table hands them in together, when the last one
is given. And where a rule has a seat repeat an answer, so that all give equally many, nobody is asked again.
"""

from __future__ import annotations

from nemeton.core.state import State
from nemeton.core.step import JointChoice


def still_asked(before: State, after: State, seat: int) -> bool:
    """Has a seat that answered one of several at once more to answer of the same question?"""
    question = before.choice
    return (
        isinstance(question, JointChoice)
        and isinstance(after.choice, JointChoice)
        and after.choice.name == question.name
        and after.choice.acts(after, seat)
    )


def only_again(state: State, seat: int, move: int) -> bool:
    """Can a seat that has answered with this move do nothing but give the same answer again?"""
    return isinstance(state.choice, JointChoice) and state.legal(seat) == [move]


def answered(state: State, seat: int, move: int) -> list[int]:
    """A legal move, and again as often as the seat can do nothing else. The state is left as it is."""
    moves = [move]
    if isinstance(state.choice, JointChoice):
        after = state.clone()
        after.play_fast(seat, move)
        while still_asked(state, after, seat) and only_again(after, seat, move):
            moves.append(move)
            after.play_fast(seat, move)
    return moves

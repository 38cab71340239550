"""A gesture: one seat's answers to several small questions in a row, which a person gives all at once.

A game's module `gestures` says which of its questions belong together: `gesture(state, seat)` describes a panel, or is
None where the list of moves is as good. A panel consists of ordinary moves; what is chosen is sent as one message, made
all or none, and judged by the rules like any other. It is built from what the seat sees; it proposes and does not
decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from nemeton.core.answers import Args

if TYPE_CHECKING:
    from nemeton.core.registry import AnyGame
    from nemeton.core.state import State


@dataclass(frozen=True)
class Pick:
    """Something to choose: a sequence of moves."""

    moves: Sequence[int]
    of: int  # what it uses; picks with the same `of` share it, even in different parts
    most: int = 1  # how much there is of that
    worth: int = 1  # what it adds to the sum of its part
    kind: int = 0  # in a part that is `alike`, only picks of one kind go together
    proposed: int = 0  # how often it is chosen initially


@dataclass(frozen=True)
class Part:
    """Picks that answer one question, or the same one again and again. Words: `<game>-picks-<name>`."""

    name: str
    picks: Sequence[Pick]
    least: int = 0  # the sum that must be reached
    most: int = 99  # the number of picks
    each: int = 0  # what every pick adds to the `least` of the next part
    ends: int = 0  # this many picks end the question by themselves; with fewer, `done` follows
    done: int = -1  # the move that ends it; -1: there is none
    alike: bool = False
    exact: bool = False  # no more picks once the sum is reached
    args: Args = field(default_factory=dict)  # of its words


@dataclass(frozen=True)
class Gesture:
    """Words: `<game>-gesture-<name>` on the button, with the `count` of picks, their `sum` and what is `least`."""

    name: str
    parts: Sequence[Part]
    ends: int = 0  # once all picks together are worth this much, nothing more is asked
    placed: bool = False  # the picks have their places on the board: there is no panel
    why: str = ""  # why what is proposed is proposed; words: `<game>-proposed-<why>`


def slight(game: AnyGame, state: State, moves: Sequence[int]) -> bool:
    """Is this one of many small answers, of which each says itself what it does: too slight to be confirmed?

    A game says so in its module `gestures`: `SLIGHT`, the verbs by the name of the question.
    """
    module = game.module("gestures")
    if module is None or len(moves) != 1:
        return False
    verb, _ = game.verbs.split(moves[0])
    return verb in module.SLIGHT.get(state.choice.name, ())


def gesture_of(game: AnyGame, state: State, seat: int) -> Gesture | None:
    """The gesture with which a seat may answer now; None if it is not asked or there is none."""
    module = game.module("gestures")
    if module is None or seat not in state.actors():
        return None
    return cast("Gesture | None", module.gesture(state, seat))

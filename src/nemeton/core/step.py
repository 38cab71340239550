"""Steps: what remains to be done, as data.

A state's *agenda* is a stack of steps, the next one last. A `Step` is immutable; its class is its place in
the rules, its arguments are the rest. It is taken off the agenda before it runs, and it pushes whatever must
follow; an interruption is just a step pushed on top. A `Choice` is a step that waits for a seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64

if TYPE_CHECKING:
    from nemeton.core.state import State

S_contra = TypeVar("S_contra", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S_contra]):
    """A part of the rules still to be carried out. Never changed once made."""

    name: ClassVar[str] = ""  # in saved games, questions and catalogues
    rule: ClassVar[str] = ""  # section of the game's RULES.md

    def run(self, state: S_contra) -> bool:
        """Carry out the step. Returns True if it must wait for a seat's answer instead."""
        raise NotImplementedError

    def args(self) -> list[object]:
        """What `__init__` takes, as JSON."""
        return []

    def dump(self) -> list[object]:
        """The step as JSON: its name, then its arguments."""
        return [self.name, *self.args()]

    def check(self, state: S_contra) -> None:
        """`BadState` unless the arguments fit the state; for a step with arguments, read from a saved game."""

    def seen_by(self, state: S_contra, seat: i64) -> list[object]:
        """The step as `seat` may see it; override it if the step holds a secret."""
        return self.dump()

    def imagined_by(self, state: S_contra, seat: i64) -> Step[S_contra]:
        """The step, with what `seat` cannot know about it drawn afresh from `state`'s chance."""
        return self

    # -- for choices only ------------------------------------------------------------------------

    def actor(self, state: S_contra) -> i64:
        """The seat that must answer now (the lowest of several); -1: none."""
        return -1

    def acts(self, state: S_contra, seat: i64) -> bool:
        """Must `seat` answer now?"""
        return seat >= 0 and seat == self.actor(state)

    def legal(self, state: S_contra, seat: i64) -> list[int]:
        """The legal moves of an acting seat, ascending, never empty."""
        return []

    def count(self, state: S_contra, seat: i64) -> i64:
        """How many there are; override it if that is known without the list."""
        return len(self.legal(state, seat))

    def nth(self, state: S_contra, seat: i64, i: i64) -> i64:
        """The i-th legal move; override it likewise."""
        return self.legal(state, seat)[i]

    def take(self, state: S_contra, seat: i64, move: i64) -> None:
        """Carry out a legal move; the choice is off the agenda already."""
        raise NotImplementedError

    def ask(self, state: S_contra, seat: i64) -> Question:
        """What an acting seat is asked."""
        return Question(self.name, self.rule, {})

    def why_not(self, state: S_contra, seat: i64, move: i64) -> Reason | None:
        """Why an acting seat may not make this move; None if it may."""
        return None if move in self.legal(state, seat) else Reason(self.rule, "not-offered", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S_contra]):
    """A step that waits for the answer of one seat, its `actor`."""

    def run(self, state: S_contra) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class JointChoice(Choice[S_contra]):
    """A choice put to several seats at once, those for which `acts` holds, and answered in any order."""

    def actor(self, state: S_contra) -> i64:
        for seat in range(state.setup.players):
            if self.acts(state, seat):
                return seat
        return -1


@final
class Over(Step["State"]):
    """Takes the place of the waiting choice when nothing remains to be done."""

    name = "over"


OVER: Final[Step[State]] = Over()

"""The two kinds of choice on which all others are based: a question, and a step of an action."""

from __future__ import annotations

from nemeton.core.answers import Question, Reason
from nemeton.core.errors import BadState
from nemeton.core.step import Choice
from nemeton.core.vector import i64, vec
from nemeton.games.samhain.state import Samhain


class Ask(Choice[Samhain]):
    """A question to the seat that is doing something; skipped when there is nothing to choose from.

    The legal moves are worked out once, when the question comes up, and kept in the state.
    """

    def offers(self, s: Samhain) -> vec[i64]:
        """The legal moves, ascending."""
        raise NotImplementedError

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        """Why a move is not legal."""
        return Reason(self.rule, "not-offered", {})

    def run(self, s: Samhain) -> bool:
        s.menu = self.offers(s)
        return len(s.menu) > 0

    def actor(self, s: Samhain) -> i64:
        return s.doer

    def legal(self, s: Samhain, seat: i64) -> list[int]:
        return list(s.menu)

    def count(self, s: Samhain, seat: i64) -> i64:
        return len(s.menu)

    def nth(self, s: Samhain, seat: i64, i: i64) -> i64:
        return s.menu[i]

    def why_not(self, s: Samhain, seat: i64, move: i64) -> Reason | None:
        for legal in s.menu:
            if legal == move:
                return None
        return self.refusal(s, seat, move)


class Effect(Ask):
    """A step of one of the thirty actions. [4.10] Skipped if an event has made it impossible."""

    def can(self, s: Samhain) -> bool:
        """[4.6] Could the doer carry it out now? An action can be performed when all of its steps can."""
        return True

    def gives(self, s: Samhain, action: i64, bonus: i64) -> bool:
        """[14.3] Would the +1 of a repeat give something in this step, as things stand?"""
        return False

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question(self.name, f"13.{s.action + 1}", {"number": s.action + 1})


def within(value: i64, low: i64, high: i64) -> i64:
    """An argument of a step, as a saved game gives it."""
    if not low <= value <= high:
        raise BadState(f"a step has the argument {value}, must be {low} to {high}")
    return value

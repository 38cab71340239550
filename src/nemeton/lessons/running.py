"""A lesson in progress: what is said, which move is wanted, how other tries are answered."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.joint import answered
from nemeton.core.state import State
from nemeton.lessons.lesson import BadLesson, Lesson, LessonStep

REPLY = "> "  # before a text of `do`: others make it
COMMON = "lesson-not-now"  # the answer to a legal move for which a step has none of its own


class Tried(NamedTuple):
    """The result of a try: it was right, or why it is not legal, or why it is not wanted here."""

    right: bool
    says: str = ""  # the key of a sentence
    reason: Reason | None = None
    text: Mapping[str, str] = MappingProxyType({})  # the sentence by language, in a host's own lesson


class Run:
    """A learner's progress through a lesson. Each step may be repeated; nothing is ever lost."""

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.game = lesson.known_game()
        self.at = 0
        self._befores: list[State] = []  # the position before each step
        self._begin(lesson.begin(lesson.steps[0].start))
        while self.at < at and not self.over:
            self.skip()

    # -- where it stands -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.at]

    @property
    def wanted(self) -> list[int]:
        """The moves the learner may make now: for one text, all but the last in any order."""
        return self._left[:-1] or self._left

    @property
    def waits(self) -> bool:
        """Is a move wanted? If not, the learner just goes on."""
        return bool(self._left)

    def facts(self) -> dict[str, object]:
        """The numbers in the sentence: from the last event of its kind, the learner's own if it belongs to a seat."""
        if self.step.facts is None:
            return {}
        for event in reversed(self.state.log or []):
            args = event.known_to(self.lesson.seat)
            if event.key == self.step.facts and args.get("seat", self.lesson.seat) == self.lesson.seat:
                return dict(args)
        raise BadLesson(f"{self.lesson.key(self.step)}: nothing of the kind {self.step.facts!r} has happened")

    # -- going on --------------------------------------------------------------------------------

    def attempt(self, move: int) -> Tried:
        """The learner tries a move; the position changes only if it is the right one."""
        reason = self.state.why_not(self.lesson.seat, move)
        if reason is not None:
            return Tried(False, reason=reason)
        if move in self.wanted:
            self._make(move)
            return Tried(True)
        for wrong in self.step.wrong:
            if move in [self._named(text) for text in wrong.moves]:
                return Tried(False, self.lesson.key(self.step, wrong.says), text=wrong.text)
        return Tried(False, COMMON)

    def show(self) -> int:
        """Make the wanted move for the learner; returns it."""
        move = self.wanted[0]
        self._make(move)
        return move

    def go_on(self) -> None:
        """Go to the next step, once nothing more is wanted."""
        if self.waits:
            raise BadLesson("a move is wanted first")
        state = self.state.clone()
        state.log = list(self.state.log or [])
        for text in self.step.then:
            self._play(state, text)
        self.at += 1
        if not self.over:
            self._begin(self.lesson.begin(self.step.start) if self.step.start else state)

    def skip(self) -> None:
        """Take the step as done."""
        while self.waits:
            self.show()
        self.go_on()

    def back(self) -> None:
        """Go to the beginning of this step or, from there, of the previous one."""
        self.at -= 1 if self._made == 0 and self.at > 0 else 0
        state = self._befores[self.at]
        del self._befores[self.at :]
        self._begin(state)

    # -- the moves of a step -----------------------------------------------------------------------

    def _begin(self, state: State) -> None:
        self._befores.append(state)
        self.state = state.clone()
        self.state.log = list(state.log or [])
        self._made = 0  # moves of the learner in this step
        self._texts = list(self.step.do)
        self._left: list[int] = []
        self._read()

    def _read(self) -> None:
        """Read the moves of the next text once the earlier ones are made; replies of others are made at once."""
        while not self._left and self._texts:
            text = self._texts.pop(0)
            if text.startswith(REPLY):
                self._play(self.state, text.removeprefix(REPLY))
            else:
                self._left = self._moves(self.state, self.lesson.seat, text)

    def _make(self, move: int) -> None:
        for again in answered(self.state, self.lesson.seat, move):
            self.state.play(self.lesson.seat, again)
        self._made += 1
        self._left.remove(move)
        self._read()

    def _play(self, state: State, text: str) -> None:
        seat = int(state.actor())
        for move in self._moves(state, seat, text):
            for again in answered(state, seat, move):
                state.play(seat, again)

    def _moves(self, state: State, seat: int, text: str) -> list[int]:
        try:
            return self.game.moves(state, seat, text)
        except (BadNotation, IllegalMove) as error:
            raise BadLesson(f"{self.lesson.key(self.step)}: {text!r} is refused: {error}") from error

    def _named(self, text: str) -> int:
        try:
            return self.game.parse(self.state, self.lesson.seat, text)
        except BadNotation:
            return -1  # named for another moment of the step

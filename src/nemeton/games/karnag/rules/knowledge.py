"""[15] The knowledge tracks: what a level gives at once, and who may take one when."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64
from nemeton.games.karnag.data import TRACK_GEMS, TRACK_MANA, TRACK_NAMES, TRACKS
from nemeton.games.karnag.moves import LEARN, PASS
from nemeton.games.karnag.rules.ask import Ask, AskSeat, bounded
from nemeton.games.karnag.rules.gems import Shift
from nemeton.games.karnag.state import Karnag

NONE: Final = -1


def add_tracks(s: Karnag, out: list[int], barred: i64) -> None:
    """[15.1] The tracks on which there is a level left."""
    for track in range(TRACKS):
        if track != barred and s.knowledge[TRACKS * s.turn + track] < s.board.levels:
            out.append(LEARN + track)


def can_learn(s: Karnag, seat: i64, barred: i64) -> bool:
    for track in range(TRACKS):
        if track != barred and s.knowledge[TRACKS * seat + track] < s.board.levels:
            return True
    return False


def learn(s: Karnag, track: i64) -> None:
    """[15] One level up; immediate effects come next on the agenda."""
    board = s.board
    level = s.knowledge[TRACKS * s.turn + track] + 1
    s.knowledge[TRACKS * s.turn + track] = level
    if s.log is not None:
        s.tell("15.1", "learn", {"seat": s.turn, "track": TRACK_NAMES[track], "level": level})
    if track == TRACK_GEMS and board.gem_steps[level] > 0:
        s.push(Shift(board.gem_steps[level], 1, 0))
    elif track == TRACK_MANA:
        gained = s.gain_mana(s.turn, board.recovery[level])
        if s.log is not None:
            s.tell("15.6", "mana", {"seat": s.turn, "mana": gained})
        if board.parchment[level]:
            s.push(Learn(1, TRACK_MANA))


def learn_refusal(s: Karnag, track: i64, barred: i64) -> Reason:
    if track == barred:
        return Reason("15.6", "other-track", {"track": TRACK_NAMES[track]})
    return Reason("15.1", "track-full", {"track": TRACK_NAMES[track]})


@final
class Learn(Ask):
    """[14.6, 15.6] A level on a track of choice, from a card or a parchment."""

    name = "learn"
    rule = "15.1"

    def __init__(self, optional: int, barred: int) -> None:
        self.optional: Final = bounded(optional, 0, 1)
        self.barred: Final = bounded(barred, NONE, TRACKS - 1)

    def args(self) -> list[object]:
        return [self.optional, self.barred]

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        return can_learn(s, s.turn, self.barred)

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        add_tracks(s, out, self.barred)
        if self.optional:
            out.append(PASS)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move != PASS:
            learn(s, move - LEARN)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("parchment" if self.optional else "learn", "15.6" if self.optional else "14.6", {})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb == "learn":
            return learn_refusal(s, noun, self.barred)
        return Reason("15.1", "must-learn", {}) if verb == "pass" else Reason("15.1", "effect-first", {})


@final
class CouncilLearn(AskSeat):
    """[17.2] A seat with the most druids at the council may take a level."""

    name = "council_learn"
    rule = "17.2"

    def due(self, s: Karnag) -> bool:
        return can_learn(s, self.seat, NONE)

    def offer(self, s: Karnag, out: list[int]) -> None:
        add_tracks(s, out, NONE)

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move != PASS:
            learn(s, move - LEARN)

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return learn_refusal(s, noun, NONE) if verb == "learn" else Reason("17.2", "not-now", {})

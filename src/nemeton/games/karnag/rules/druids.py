"""[8] Druid moves: along the path, into a cauldron, back from the council."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.boardfile import MOST_CAULDRONS
from nemeton.games.karnag.data import (
    BIT,
    BONUS_ON_MOVE_TILE,
    DRUIDS,
    LEARN_BESIDE_WALK,
    TILE_CAPTURE,
    TILE_MOVE,
    TRACK_MOVE,
    TRACKS,
)
from nemeton.games.karnag.data import DRUID as DRUID_HERE
from nemeton.games.karnag.moves import CLOCKWISE, COUNTER, DRUID, ENTER, INTO, STAY
from nemeton.games.karnag.rules.ask import Ask, bounded, require
from nemeton.games.karnag.rules.cubes import tile_of
from nemeton.games.karnag.rules.done import LEARNED, PERFORMED, WALKED, acting
from nemeton.games.karnag.state import Karnag

EITHER: Final = 0  # ways in which a druid may go on
ONLY_CLOCKWISE: Final = 1
ONLY_COUNTER: Final = 2
FROM_REST: Final = -1
OTHER_WAY: Final = 1024  # marks a cauldron reached counter-clockwise, see `Stride.reach`


def can_walk(s: Karnag, seat: i64, i: i64) -> bool:
    """[8.7] A druid in a cauldron does not walk out of it."""
    board = s.board
    at = s.druids[DRUIDS * seat + i]
    return at < board.path_length or at == board.council


def any_walker(s: Karnag, seat: i64, done: i64) -> bool:
    """Is there a druid outside the set `done` that can walk?"""
    for i in range(DRUIDS):
        if not done & BIT[i] and can_walk(s, seat, i):
            return True
    return False


def may_walk_here(s: Karnag) -> bool:
    """[8.1] Does the row of the current tile offer a druid move?"""
    return s.board.least_squares[tile_of(s.current) * 2 + s.row] > 0


def may_walk(s: Karnag) -> bool:
    """[7.3, 8.1] May a druid move still be chosen? Only instead of the rest, except by option [10.1]."""
    if not acting(s) or s.left > 0 or not may_walk_here(s) or not any_walker(s, s.turn, 0):
        return False
    if s.did == 0:
        return True
    return s.did == PERFORMED | LEARNED and learns_beside_walk(s)


def learns_beside_walk(s: Karnag) -> bool:
    """[10.1] By option, the capture tile gives its knowledge in addition to its druid move, too."""
    return s.house & LEARN_BESIDE_WALK != 0 and tile_of(s.current) == TILE_CAPTURE


def totals(s: Karnag) -> tuple[i64, i64]:
    """[8.1, 8.2] The least and the most squares of the move, with the bonus of the track."""
    board = s.board
    at = tile_of(s.current) * 2 + s.row
    bonus = board.extra_squares[s.knowledge[TRACKS * s.turn + TRACK_MOVE]]
    if s.house & BONUS_ON_MOVE_TILE and tile_of(s.current) != TILE_MOVE:
        bonus = 0
    return board.least_squares[at], board.most_squares[at] + bonus


def begin_walk(s: Karnag, total: i64, change: i64) -> None:
    """[8.1] The total of a druid move is named; a speed card may have changed it beforehand [14.3]."""
    s.did |= PERFORMED | WALKED
    s.left = total + change
    s.walked = 0
    if s.log is not None:
        s.tell("8.1", "squares", {"seat": s.turn, "squares": s.left})


def add_walkers(s: Karnag, out: list[int]) -> None:
    """[8.3] Each druid moves once in an action."""
    for i in range(DRUIDS):
        if not s.walked & BIT[i] and can_walk(s, s.turn, i):
            out.append(DRUID + i)


def occupied(s: Karnag, at: i64) -> bool:
    return s.grid[s.board.ring[at]] & DRUID_HERE != 0


def onward(board: Board, at: i64, way: i64) -> i64:
    """The next path square, clockwise or counter-clockwise."""
    if way == ONLY_CLOCKWISE:
        return at + 1 if at + 1 < board.path_length else 0
    return at - 1 if at > 0 else board.path_length - 1


def landing(s: Karnag, at: i64, way: i64, squares: i64) -> i64:
    """[8.4] The square this many squares on; occupied ones are jumped over and do not count."""
    start = at
    while squares > 0:
        at = onward(s.board, at, way)
        if at == start or not occupied(s, at):
            squares -= 1
    return at


def room(s: Karnag, c: i64) -> bool:
    """[8.6] Does a cauldron have a place left?"""
    board = s.board
    inside: i64 = 0
    for at in s.druids:
        if at == board.cauldron + c:
            inside += 1
    return inside < board.places[(s.players - 2) * board.cauldrons + c]


def doors(s: Karnag, at: i64, way: i64, most: i64) -> list[int]:
    """[8.6] The cauldrons within reach, as 16 * squares + cauldron: entered from an entrance square for one square
    more, or by a jump over the druids up to and on the entrance.
    """
    board = s.board
    out: list[int] = []
    start = at
    squares: i64 = 1  # what entering from here would cost
    while squares <= most:
        if board.door[at]:
            for c in range(board.cauldrons):
                if board.entrance[at * board.cauldrons + c] and 16 * squares + c not in out:
                    out.append(16 * squares + c)
        at = onward(board, at, way)
        if at == start or not occupied(s, at):
            squares += 1
    return out


class Step8(Ask):
    """A question in the middle of a druid's own move: where it goes with the squares left."""

    def __init__(self, druid: int, way: int) -> None:
        self.druid: Final = bounded(druid, 0, DRUIDS - 1)
        self.way: Final = bounded(way, FROM_REST, ONLY_COUNTER)  # FROM_REST, EITHER, ONLY_CLOCKWISE, ONLY_COUNTER

    def args(self) -> list[object]:
        return [self.druid, self.way]

    def check(self, s: Karnag) -> None:
        require(s.left > 0 and can_walk(s, s.turn, self.druid), f"druid {self.druid} cannot be walking")

    def at(self, s: Karnag) -> i64:
        return s.druids[DRUIDS * s.turn + self.druid]

    def others(self, s: Karnag) -> bool:
        """[8.5] Could another druid use up what this one leaves?"""
        return any_walker(s, s.turn, s.walked | BIT[self.druid])

    def goes(self, way: i64) -> bool:
        return self.way <= EITHER or self.way == way

    def finish(self, s: Karnag, to: i64, squares: i64) -> None:
        """The druid has moved; the squares it did not use are left to the others."""
        board = s.board
        if s.log is not None:
            if to < board.path_length:
                s.tell("8.1", "walk", {"seat": s.turn, "druid": self.druid + 1, "to": to, "squares": squares})
            else:
                c = to - board.cauldron
                s.tell(
                    "8.6", "in-cauldron", {"seat": s.turn, "druid": self.druid + 1, "cauldron": board.cauldron_names[c]}
                )
        s.move_druid(DRUIDS * s.turn + self.druid, to)
        s.left -= squares
        s.walked |= BIT[self.druid]

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question(self.name, self.rule, {"druid": self.druid + 1, "left": s.left})


@final
class Stride(Step8):
    """[8.3-8.8] The chosen druid goes one way, as far as wanted, onto a path square or into a cauldron."""

    name = "stride"
    rule = "8.3"

    def moves(self, s: Karnag) -> list[int]:
        if self.at(s) == s.board.council:
            return corner_moves(s)
        out: list[int] = []
        others = self.others(s)
        if self.way != FROM_REST and others:
            out.append(STAY)
        first = 1 if others else s.left
        for k in range(first, s.left + 1):
            if self.goes(ONLY_CLOCKWISE):
                out.append(CLOCKWISE + k - 1)
        for k in range(first, s.left + 1):
            if self.goes(ONLY_COUNTER):
                out.append(COUNTER + k - 1)
        self.add_cauldrons(s, out, others)
        return out

    def add_cauldrons(self, s: Karnag, out: list[int], others: bool) -> None:
        """[8.6] The cauldrons that can be entered without losing squares [8.5]."""
        near = self.reach(s, others)
        if near:
            for c in range(s.board.cauldrons):
                for code in near:
                    if code & 15 == c and room(s, c):
                        out.append(INTO + c)
                        break

    def reach(self, s: Karnag, others: bool) -> list[int]:
        """The cauldrons within reach, see `doors`; counter-clockwise ones with OTHER_WAY added."""
        board = s.board
        out: list[int] = []
        at = self.at(s)
        if self.goes(ONLY_CLOCKWISE):
            out = [code for code in doors(s, at, ONLY_CLOCKWISE, s.left) if others or code >> 4 == s.left]
        if self.goes(ONLY_COUNTER):
            for code in doors(s, at, ONLY_COUNTER, s.left):
                # One square, from its own entrance square, is the same both ways.
                if (others or code >> 4 == s.left) and not (
                    code in out and board.entrance[at * board.cauldrons + (code & 15)]
                ):
                    out.append(code + OTHER_WAY)
        return out

    def entries(self, s: Karnag, c: i64, others: bool) -> list[int]:
        """The moves, as squares clockwise or counter-clockwise, that end in a cauldron."""
        near = [code for code in self.reach(s, others) if code & 15 == c]
        clockwise = [CLOCKWISE + (code >> 4) - 1 for code in near if code < OTHER_WAY]
        return clockwise + [COUNTER + ((code - OTHER_WAY) >> 4) - 1 for code in near if code >= OTHER_WAY]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move < STAY:
            self.enter(s, move - ENTER)
        elif move == STAY:
            self.finish(s, self.at(s), 0)
        elif move < COUNTER:
            k = move - CLOCKWISE + 1
            self.finish(s, landing(s, self.at(s), ONLY_CLOCKWISE, k), k)
        elif move < INTO:
            k = move - COUNTER + 1
            self.finish(s, landing(s, self.at(s), ONLY_COUNTER, k), k)
        else:
            entries = self.entries(s, move - INTO, self.others(s))
            if len(entries) > 1:
                s.push(Approach(self.druid, self.way, move - INTO))
            else:
                self.finish(s, s.board.cauldron + move - INTO, squares_of(entries[0]))

    def enter(self, s: Karnag, noun: i64) -> None:
        """[8.8] From the council onto a corner, or over the druid there; then on, after a jump the same way."""
        at = s.board.corners[noun // 3]
        way = noun % 3
        if way != EITHER:
            at = landing(s, at, way, 1)
        if s.log is not None:
            s.tell("8.8", "enter", {"seat": s.turn, "druid": self.druid + 1, "to": at})
        s.move_druid(DRUIDS * s.turn + self.druid, at)
        s.left -= 1
        if s.left > 0:
            s.push(Stride(self.druid, way))
        else:
            s.walked |= BIT[self.druid]

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        board = s.board
        if verb in ("clockwise", "counter", "cauldron", "stay") and self.at(s) == board.council:
            return Reason("8.8", "corner-first", {})
        if verb == "enter":
            return Reason("8.8", "corner", {}) if self.at(s) == board.council else Reason("8.8", "not-at-council", {})
        if verb in ("clockwise", "counter"):
            if not self.goes(ONLY_CLOCKWISE if verb == "clockwise" else ONLY_COUNTER):
                return Reason("8.8", "same-way", {})
            return Reason("8.1", "too-far", {"left": s.left}) if noun >= s.left else Reason("8.5", "use-all", {})
        if verb == "stay":
            return Reason("8.5", "use-all", {}) if self.way != FROM_REST else Reason("8.3", "must-go", {})
        if verb == "cauldron":
            return self.no_cauldron(s, noun)
        return Reason("8.3", "one-move", {"druid": self.druid + 1})

    def no_cauldron(self, s: Karnag, c: i64) -> Reason:
        board = s.board
        if not room(s, c):
            return Reason("8.6", "cauldron-full", {"cauldron": board.cauldron_names[c]})
        if self.entries(s, c, True):
            return Reason("8.5", "use-all", {})
        return Reason("8.6", "cauldron-far", {"cauldron": board.cauldron_names[c], "left": s.left})


def squares_of(move: i64) -> i64:
    """The squares of a move clockwise or counter-clockwise."""
    return move - COUNTER + 1 if move >= COUNTER else move - CLOCKWISE + 1


def corner_moves(s: Karnag) -> list[int]:
    """[8.8] A free corner is entered; an occupied one is jumped over, one way or the other."""
    board = s.board
    out: list[int] = []
    for i in range(len(board.corners)):
        if occupied(s, board.corners[i]):
            out.append(ENTER + 3 * i + ONLY_CLOCKWISE)
            out.append(ENTER + 3 * i + ONLY_COUNTER)
        else:
            out.append(ENTER + 3 * i)
    return out


@final
class Approach(Step8):
    """[8.6] A cauldron that can be entered in several ways: with how many squares, in which direction."""

    name = "approach"
    rule = "8.6"

    def __init__(self, druid: int, way: int, cauldron: int) -> None:
        super().__init__(druid, way)
        self.cauldron: Final = bounded(cauldron, 0, MOST_CAULDRONS - 1)

    def args(self) -> list[object]:
        return [self.druid, self.way, self.cauldron]

    def moves(self, s: Karnag) -> list[int]:
        return Stride(self.druid, self.way).entries(s, self.cauldron, self.others(s))

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        self.finish(s, s.board.cauldron + self.cauldron, squares_of(move))

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("8.6", "approach", {"cauldron": s.board.cauldron_names[self.cauldron]})


def druid_refusal(s: Karnag, i: i64) -> Reason:
    """Why a druid cannot walk now."""
    if not can_walk(s, s.turn, i):
        return Reason("8.7", "in-cauldron", {"druid": i + 1})
    return Reason("8.3", "walked", {"druid": i + 1})

"""[8] Druid moves: along the path, into a cauldron, back from the council."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64
from nemeton.games.karnag.data import (
    BIT,
    CARD_AMOUNT,
    CAULDRON,
    CAULDRON_NAMES,
    CAULDRONS,
    CORNERS,
    COUNCIL,
    DOOR,
    DRUIDS,
    ENTRANCE,
    LONGEST_WALK,
    PATH_LENGTH,
    PLACES,
    RING,
    SPEED,
)
from nemeton.games.karnag.data import DRUID as DRUID_HERE
from nemeton.games.karnag.moves import ADJUST, CLOCKWISE, COUNTER, DRUID, ENTER, INTO, SQUARES, STAY
from nemeton.games.karnag.rules.ask import Ask, bounded, require
from nemeton.games.karnag.state import Karnag

EITHER: Final = 0  # ways in which a druid may go on
ONLY_CLOCKWISE: Final = 1
ONLY_COUNTER: Final = 2
FROM_REST: Final = -1
OTHER_WAY: Final = 1024  # marks a cauldron reached counter-clockwise, see `Stride.reach`


def can_walk(s: Karnag, seat: i64, i: i64) -> bool:
    """[8.7] A druid in a cauldron does not walk out of it."""
    at = s.druids[DRUIDS * seat + i]
    return at < PATH_LENGTH or at == COUNCIL


def any_walker(s: Karnag, seat: i64, done: i64) -> bool:
    """Is there a druid, other than those of the set `done`, that can walk?"""
    for i in range(DRUIDS):
        if not done & BIT[i] and can_walk(s, seat, i):
            return True
    return False


def add_walkers(s: Karnag, out: list[int]) -> None:
    """[8.3] Each druid moves once in an action."""
    for i in range(DRUIDS):
        if not s.walked & BIT[i] and can_walk(s, s.turn, i):
            out.append(DRUID + i)


def occupied(s: Karnag, at: i64) -> bool:
    return s.grid[RING[at]] & DRUID_HERE != 0


def onward(at: i64, way: i64) -> i64:
    """The next path square, clockwise or counter-clockwise."""
    if way == ONLY_CLOCKWISE:
        return at + 1 if at + 1 < PATH_LENGTH else 0
    return at - 1 if at > 0 else PATH_LENGTH - 1


def landing(s: Karnag, at: i64, way: i64, squares: i64) -> i64:
    """[8.4] The square so many squares on; occupied ones are jumped over and do not count."""
    start = at
    while squares > 0:
        at = onward(at, way)
        if at == start or not occupied(s, at):
            squares -= 1
    return at


def room(s: Karnag, c: i64) -> bool:
    """[8.6] Has a cauldron a place left?"""
    inside: i64 = 0
    for at in s.druids:
        if at == CAULDRON + c:
            inside += 1
    return inside < PLACES[(s.players - 2) * CAULDRONS + c]


def doors(s: Karnag, at: i64, way: i64, most: i64) -> list[int]:
    """[8.6] The cauldrons within reach, as 16 * squares + cauldron: entered from an entrance square for one square
    more, or by a jump over the druids up to and on the entrance.
    """
    out: list[int] = []
    start = at
    squares: i64 = 1  # what entering from here would cost
    while squares <= most:
        if DOOR[at]:
            for c in range(CAULDRONS):
                if ENTRANCE[at * CAULDRONS + c] and 16 * squares + c not in out:
                    out.append(16 * squares + c)
        at = onward(at, way)
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
        """The druid has moved; what it did not use is left to the others."""
        if s.log is not None:
            if to < PATH_LENGTH:
                s.tell("8.1", "walk", {"seat": s.turn, "druid": self.druid + 1, "to": to, "squares": squares})
            else:
                c = to - CAULDRON
                s.tell("8.6", "in-cauldron", {"seat": s.turn, "druid": self.druid + 1, "cauldron": CAULDRON_NAMES[c]})
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
        if self.at(s) == COUNCIL:
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
            for c in range(CAULDRONS):
                for code in near:
                    if code & 15 == c and room(s, c):
                        out.append(INTO + c)
                        break

    def reach(self, s: Karnag, others: bool) -> list[int]:
        """The cauldrons within reach, see `doors`; counter-clockwise ones with OTHER_WAY added."""
        out: list[int] = []
        at = self.at(s)
        if self.goes(ONLY_CLOCKWISE):
            out = [code for code in doors(s, at, ONLY_CLOCKWISE, s.left) if others or code >> 4 == s.left]
        if self.goes(ONLY_COUNTER):
            for code in doors(s, at, ONLY_COUNTER, s.left):
                # One square, from the own entrance square, is the same both ways.
                if (others or code >> 4 == s.left) and not (code in out and ENTRANCE[at * CAULDRONS + (code & 15)]):
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
                self.finish(s, CAULDRON + move - INTO, squares_of(entries[0]))

    def enter(self, s: Karnag, noun: i64) -> None:
        """[8.8] From the council onto a corner, or over the druid there; then on, after a jump the same way."""
        at = CORNERS[noun // 3]
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
        if verb in ("clockwise", "counter", "cauldron", "stay") and self.at(s) == COUNCIL:
            return Reason("8.8", "corner-first", {})
        if verb == "enter":
            return Reason("8.8", "corner", {}) if self.at(s) == COUNCIL else Reason("8.8", "not-at-council", {})
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
        if not room(s, c):
            return Reason("8.6", "cauldron-full", {"cauldron": CAULDRON_NAMES[c]})
        if self.entries(s, c, True):
            return Reason("8.5", "use-all", {})
        return Reason("8.6", "cauldron-far", {"cauldron": CAULDRON_NAMES[c], "left": s.left})


def squares_of(move: i64) -> i64:
    """The squares of a move clockwise or counter-clockwise."""
    return move - COUNTER + 1 if move >= COUNTER else move - CLOCKWISE + 1


def corner_moves(s: Karnag) -> list[int]:
    """[8.8] A free corner is entered; an occupied one is jumped over, one way or the other."""
    out: list[int] = []
    for i in range(len(CORNERS)):
        if occupied(s, CORNERS[i]):
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
        self.cauldron: Final = bounded(cauldron, 0, CAULDRONS - 1)

    def args(self) -> list[object]:
        return [self.druid, self.way, self.cauldron]

    def moves(self, s: Karnag) -> list[int]:
        return Stride(self.druid, self.way).entries(s, self.cauldron, self.others(s))

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        self.finish(s, CAULDRON + self.cauldron, squares_of(move))

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("8.6", "approach", {"cauldron": CAULDRON_NAMES[self.cauldron]})


# -- speed cards ----------------------------------------------------------------------------------


@final
class Adjust(Ask):
    """[14.3] A speed card in a move action: one to three squares more, or fewer, but never none in all."""

    name = "adjust"
    rule = "14.3"

    def moves(self, s: Karnag) -> list[int]:
        most = CARD_AMOUNT[SPEED]
        least = 0 if s.walked else 1
        out = [ADJUST + most - k for k in range(most, 0, -1) if s.left - k >= least]
        return out + [ADJUST + most + k - 1 for k in range(1, most + 1) if s.left + k <= LONGEST_WALK]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        most = CARD_AMOUNT[SPEED]
        change = move - ADJUST - most
        if change >= 0:
            change += 1
        s.left += change
        if s.log is not None:
            s.tell("14.3", "adjust", {"seat": seat, "change": change, "left": s.left})

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("adjust", "14.3", {"left": s.left})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return Reason("14.3", "too-few", {"left": s.left}) if verb == "adjust" else Reason("14.3", "card-first", {})


@final
class Haste(Ask):
    """[14.3] A speed card alone: a move of one to three squares in all, without the track's bonus."""

    name = "haste"
    rule = "14.3"

    def moves(self, s: Karnag) -> list[int]:
        return [SQUARES + k for k in range(CARD_AMOUNT[SPEED])]

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        s.left = move - SQUARES + 1
        s.walked = 0
        s.push(HASTEN)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("haste", "14.3", {"most": CARD_AMOUNT[SPEED]})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        most = CARD_AMOUNT[SPEED]
        return Reason("14.3", "haste-most", {"most": most}) if verb == "squares" else Reason("14.3", "card-first", {})


@final
class Hasten(Ask):
    """[14.3] The squares of a speed card played alone are walked; nothing else comes between."""

    name = "hasten"
    rule = "14.3"

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        if s.left == 0:
            s.walked = 0
            return False
        return True

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        add_walkers(s, out)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        s.push(HASTEN)
        s.push(Stride(move - DRUID, FROM_REST))

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("hasten", "14.3", {"left": s.left})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return druid_refusal(s, noun) if verb == "druid" else Reason("14.3", "card-first", {})


def druid_refusal(s: Karnag, i: i64) -> Reason:
    """Why a druid cannot walk now."""
    if not can_walk(s, s.turn, i):
        return Reason("8.7", "in-cauldron", {"druid": i + 1})
    return Reason("8.3", "walked", {"druid": i + 1})


ADJUST_CARD: Final = Adjust()
HASTE: Final = Haste()
HASTEN: Final = Hasten()

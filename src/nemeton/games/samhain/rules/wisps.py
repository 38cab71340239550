"""[7] Will-o-wisps: taking them, and the event when the last one leaves the reserve."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Reason
from nemeton.core.errors import BadState
from nemeton.core.step import Step
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    BONFIRE,
    ITEMS,
    MOST_SEATS,
    SEAT_PLACES,
    TRACK_NAMES,
    TRACKS,
)
from nemeton.games.samhain.moves import MEMBER, TEMPLE
from nemeton.games.samhain.rules.asking import Ask, within
from nemeton.games.samhain.rules.graveyard import bury, die, where
from nemeton.games.samhain.rules.points import WISPS, Pay
from nemeton.games.samhain.state import Samhain

MOST_OWED: Final = 8  # there are no more wisps


def take_wisp(s: Samhain, seat: i64, cause: str) -> None:
    """[7.1] A seat takes a wisp from the reserve. [7.2] The last one starts the event, on top of everything.

    This must be the last thing a step does: what is to follow must already be on the agenda. Outside an event the
    reserve is never empty [R47]; the rulebook says "when he can", and that also covers a saved game that claims
    otherwise.
    """
    if s.reserve_wisps == 0:
        return
    s.wisps[seat] += 1
    s.reserve_wisps -= 1
    if s.log is not None:
        s.tell("7.1", "wisp", {"seat": seat, "cause": cause, "left": s.reserve_wisps})
    if s.reserve_wisps == 0:
        s.push(EVENT)


@final
class Event(Step[Samhain]):
    """[7.2] The seat with the most wisps sacrifices a member, then all give their wisps back and pay for them."""

    name = "event"
    rule = "7.2"

    def run(self, s: Samhain) -> bool:
        if s.log is not None:
            s.tell("7.2", "event", {})
        owed = [self.unsheltered(s, seat) for seat in range(s.seats)]
        most = max(owed)
        losers = [seat for seat in range(s.seats) if owed[seat] == most]
        if s.log is not None:
            s.tell("7.3", "most-wisps", {"seats": losers, "wisps": most})
        s.push(Repay(0, owed))
        s.push(Sacrifice(sum([1 << seat for seat in losers])))
        return False

    def unsheltered(self, s: Samhain, seat: i64) -> i64:
        """[7.6] Upright bonfires shelter a wisp each, and are laid down."""
        shelters = min(s.upright(seat, BONFIRE), s.wisps[seat])
        s.laid[ITEMS * seat + BONFIRE] += shelters
        if shelters > 0 and s.log is not None:
            s.tell("7.6", "shelter", {"seat": seat, "wisps": shelters})
        return s.wisps[seat] - shelters


EVENT: Final = Event()


@final
class Sacrifice(Ask):
    """[7.4] From the first seat on, each seat with the most wisps sacrifices a member on the board or in a temple."""

    name = "sacrifice"
    rule = "7.4"

    def __init__(self, losers: i64) -> None:
        self.losers: Final = within(losers, 1, (1 << MOST_SEATS) - 1)  # a set of seats

    def args(self) -> list[object]:
        return [self.losers]

    def actor(self, s: Samhain) -> i64:
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            if (self.losers >> seat) & 1:
                return seat
        raise BadState("nobody at the table is to sacrifice")

    def run(self, s: Samhain) -> bool:
        s.menu = self.offers(s)
        if len(s.menu) > 0:
            return True
        self.next(s)
        return False

    def next(self, s: Samhain) -> None:
        seat = self.actor(s)
        others = [i for i in range(s.seats) if (self.losers >> i) & 1 and i != seat]
        if others:
            s.push(Sacrifice(sum([1 << i for i in others])))

    def offers(self, s: Samhain) -> vec[i64]:
        seat = self.actor(s)
        menu = vec[i64]([])
        for track in range(TRACKS):
            if s.devotion[TRACKS * seat + track] > 0:
                menu = append(menu, TEMPLE + track)
        for place in range(SEAT_PLACES * seat, SEAT_PLACES * (seat + 1)):
            if s.members[place] > 0:
                menu = append(menu, MEMBER + place)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        self.next(s)
        if move >= MEMBER:
            die(s, move - MEMBER)
            return
        track = move - TEMPLE
        if s.log is not None:
            s.tell("7.4", "temple-sacrifice", {"seat": seat, "track": TRACK_NAMES[track]})
        s.devotion[TRACKS * seat + track] = 0
        bury(s, seat)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if TEMPLE <= move < TEMPLE + TRACKS:
            return Reason("7.4", "no-devotion", {"track": TRACK_NAMES[move - TEMPLE]})
        if move >= MEMBER:
            return no_member(move - MEMBER, seat, "7.4")
        return Reason("7.4", "sacrifice-first", {})


def no_member(place: i64, owner: i64, rule: str) -> Reason:
    """Why a member of `owner` cannot be chosen."""
    if place // SEAT_PLACES != owner:
        return Reason(rule, "not-your-member", {"seat": place // SEAT_PLACES})
    return Reason(
        rule,
        "no-such-member",
        where(place),
    )


@final
class Repay(Step[Samhain]):
    """[7.5] From the first seat on, each gives all its wisps back and pays a multiple point for each, if it can."""

    name = "repay"
    rule = "7.5"

    def __init__(self, done: i64, owed: list[int]) -> None:
        self.done: Final = within(done, 0, MOST_SEATS - 1)  # how many seats have done so
        self.owed: Final = [within(number, 0, MOST_OWED) for number in owed]  # by each seat
        within(len(owed), 2, MOST_SEATS)

    def args(self) -> list[object]:
        return [self.done, self.owed[:]]

    def run(self, s: Samhain) -> bool:
        within(len(self.owed), s.seats, s.seats)
        seat = (s.first + self.done) % s.seats
        if self.done + 1 < s.seats:
            s.push(Repay(self.done + 1, self.owed))
        if s.wisps[seat] > 0 and s.log is not None:
            s.tell("7.5", "return-wisps", {"seat": seat, "wisps": s.wisps[seat], "due": self.owed[seat]})
        s.reserve_wisps += s.wisps[seat]
        s.wisps[seat] = 0
        if self.owed[seat] > 0:
            s.push(Pay(seat, self.owed[seat], WISPS))
        return False

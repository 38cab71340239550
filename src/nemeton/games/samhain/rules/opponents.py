"""[13] Steps of actions against an opponent: kill, exhaust, give, steal, rob."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    CARD_NAMES,
    EXHAUSTED,
    ITEM_NAMES,
    ITEMS,
    LESS,
    MOST_SEATS,
    RESOURCE_NAMES,
    RESOURCES,
    SEAT_PLACES,
    STANDS,
    TRACK_NAMES,
    TRACKS,
)
from nemeton.games.samhain.moves import GIVE, MEMBER, PAY, ROB, STEAL
from nemeton.games.samhain.rules.asking import Effect, within
from nemeton.games.samhain.rules.graveyard import die, where
from nemeton.games.samhain.rules.points import no_payment
from nemeton.games.samhain.rules.wisps import take_wisp
from nemeton.games.samhain.state import Samhain


def no_target(s: Samhain, move: i64, rule: str) -> Reason:
    """Why an opponent's member cannot be chosen."""
    place = move - MEMBER
    if not 0 <= place < SEAT_PLACES * s.seats:
        return Reason(rule, "choose-member", {})
    if place // SEAT_PLACES == s.doer:
        return Reason("8.3", "own-member", {})
    if s.members[place] == 0:
        return Reason(rule, "no-such-member", where(place))
    return Reason(rule, "not-that-member", where(place))


def targets(s: Samhain, stands: i64) -> vec[i64]:
    """The opponents' members that stand in one of the first `stands` ways."""
    menu = vec[i64]([])
    for place in range(SEAT_PLACES * s.seats):
        if s.members[place] > 0 and place % STANDS < stands and place // SEAT_PLACES != s.doer:
            menu = append(menu, MEMBER + place)
    return menu


@final
class Kill(Effect):
    """[8.3] The doer kills a member of an opponent on a card."""

    name = "kill"
    rule = "8.3"

    def can(self, s: Samhain) -> bool:
        for seat in range(s.seats):
            if seat != s.doer and s.board[seat] > 0:
                return True
        return False

    def offers(self, s: Samhain) -> vec[i64]:
        return targets(s, STANDS)

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        die(s, move - MEMBER)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return no_target(s, move, f"13.{s.action + 1}")


@final
class Exhaust(Effect):
    """[13.16] The doer exhausts a member of an opponent; one that waited drops out."""

    name = "exhaust"
    rule = "13.16"

    def can(self, s: Samhain) -> bool:
        for seat in range(s.seats):
            if seat != s.doer and s.ready(seat):
                return True
        return False

    def offers(self, s: Samhain) -> vec[i64]:
        return targets(s, EXHAUSTED)  # all the others

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        place = move - MEMBER
        s.restand(place, EXHAUSTED)
        if s.log is not None:
            card = (place % SEAT_PLACES) // STANDS
            s.tell("13.16", "exhaust", {"seat": seat, "seats": [place // SEAT_PLACES], "card": CARD_NAMES[card]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return no_target(s, move, "13.16")


@final
class Give(Effect):
    """[13.4] The doer gives an opponent a wisp of its own or, where the edition allows, of the reserve."""

    name = "give"
    rule = "13.4"

    def __init__(self, reserve: i64) -> None:
        self.reserve: Final = within(reserve, 0, 1)  # may it come from there?

    def args(self) -> list[object]:
        return [self.reserve]

    def can(self, s: Samhain) -> bool:
        return self.reserve > 0 or s.wisps[s.doer] > 0

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for seat in range(s.seats):
            if seat != s.doer:
                if s.wisps[s.doer] > 0:
                    menu = append(menu, GIVE + 2 * seat)
                if self.reserve:
                    menu = append(menu, GIVE + 2 * seat + 1)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        receiver = (move - GIVE) // 2
        if (move - GIVE) % 2:
            take_wisp(s, receiver, "gift")
            return
        s.wisps[seat] -= 1
        s.wisps[receiver] += 1
        if s.log is not None:
            s.tell("13.4", "give", {"seat": seat, "seats": [receiver]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if not GIVE <= move < GIVE + 2 * s.seats:
            return Reason("13.4", "choose-opponent", {})
        if (move - GIVE) // 2 == seat:
            return Reason("13.4", "not-yourself", {})
        return Reason("13.4", "only-own-wisp" if (move - GIVE) % 2 else "no-own-wisp", {})


@final
class Steal(Effect):
    """[13.10] The doer takes an item of an opponent, upright or laid down, and sets it upright."""

    name = "steal"
    rule = "13.10"

    def __init__(self, tribute: i64) -> None:
        self.tribute: Final = within(tribute, 0, 1)  # is a resource given for it?

    def args(self) -> list[object]:
        return [self.tribute]

    def can(self, s: Samhain) -> bool:
        if self.tribute and s.bonus != LESS and s.held(s.doer) == 0:
            return False
        for i in range(ITEMS * s.seats):
            if s.items[i] > 0 and i // ITEMS != s.doer:
                return True
        return False

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for i in range(ITEMS * s.seats):
            if i // ITEMS != s.doer:
                if s.items[i] > s.laid[i]:
                    menu = append(menu, STEAL + 2 * i)
                if s.laid[i] > 0:
                    menu = append(menu, STEAL + 2 * i + 1)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        i = (move - STEAL) // 2
        s.items[i] -= 1
        s.laid[i] -= (move - STEAL) % 2
        s.items[ITEMS * seat + i % ITEMS] += 1
        if s.log is not None:
            s.tell("13.10", "steal", {"seat": seat, "seats": [i // ITEMS], "item": ITEM_NAMES[i % ITEMS]})
        if self.tribute and s.bonus != LESS:
            s.push(Tribute(i // ITEMS))

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        i = (move - STEAL) // 2
        if not STEAL <= move < STEAL + 2 * ITEMS * s.seats:
            return Reason("13.10", "choose-item", {})
        if i // ITEMS == seat:
            return Reason("13.10", "not-yourself", {})
        return Reason("13.10", "no-such-item", {"seats": [i // ITEMS], "item": ITEM_NAMES[i % ITEMS]})


@final
class Tribute(Effect):
    """[13.10] Last, a resource of choice for the seat that was robbed; nothing if an event has taken the doer's last
    one.
    """

    name = "tribute"
    rule = "13.10"

    def __init__(self, victim: i64) -> None:
        self.victim: Final = within(victim, 0, MOST_SEATS - 1)

    def args(self) -> list[object]:
        return [self.victim]

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for resource in range(RESOURCES):
            if s.has(s.doer, resource) and self.victim < s.seats:
                menu = append(menu, PAY + resource)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        resource = move - PAY
        s.resources[RESOURCES * seat + resource] -= 1
        s.resources[RESOURCES * self.victim + resource] += 1
        if s.log is not None:
            s.tell("13.10", "tribute", {"seat": seat, "seats": [self.victim], "resource": RESOURCE_NAMES[resource]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if PAY <= move < PAY + RESOURCES:
            return no_payment(move)
        return Reason("13.10", "choose-resource", {})


@final
class Rob(Effect):
    """[13.22] An opponent of choice loses 1 devotion on a track of choice; at zero the cube goes home."""

    name = "rob"
    rule = "13.22"

    def can(self, s: Samhain) -> bool:
        for i in range(TRACKS * s.seats):
            if s.devotion[i] > 0 and i // TRACKS != s.doer:
                return True
        return False

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for i in range(TRACKS * s.seats):
            if s.devotion[i] > 0 and i // TRACKS != s.doer:
                menu = append(menu, ROB + i)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        i = move - ROB
        s.lose_devotion(i // TRACKS, i % TRACKS)
        if s.log is not None:
            facts: dict[str, object] = {"seat": seat, "seats": [i // TRACKS], "track": TRACK_NAMES[i % TRACKS]}
            facts["level"] = s.devotion[i]
            s.tell("13.22", "rob", facts)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        i = move - ROB
        if not 0 <= i < TRACKS * s.seats:
            return Reason("13.22", "choose-track", {})
        if i // TRACKS == seat:
            return Reason("13.22", "not-yourself", {})
        return Reason("13.22", "victim-no-devotion", {"seats": [i // TRACKS], "track": TRACK_NAMES[i % TRACKS]})


KILL: Final = Kill()
EXHAUST: Final = Exhaust()
ROB_STEP: Final = Rob()

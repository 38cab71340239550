"""[13] Steps of actions that give something to the doer."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    DEVOTION,
    ITEM_NAMES,
    ITEMS,
    KIND_POINTS,
    PAIR_POINTS,
    PLUS_DP,
    PLUS_RESOURCE,
    PLUS_VP,
    RESOURCE_NAMES,
    RESOURCES,
    TRACK_NAMES,
    TRACK_TOP,
    TRACKS,
)
from nemeton.games.samhain.moves import GAIN
from nemeton.games.samhain.rules.asking import Effect, within
from nemeton.games.samhain.rules.wisps import take_wisp
from nemeton.games.samhain.state import Samhain


def devote(s: Samhain, seat: i64, track: i64) -> None:
    """[6.1] A step of devotion, if it can be received."""
    s.add_devotion(seat, track)
    if s.log is not None:
        s.tell("6.1", "devote", {"seat": seat, "track": TRACK_NAMES[track], "level": s.devotion[TRACKS * seat + track]})


def score(s: Samhain, points: i64) -> None:
    """Victory points for the doer, with the +1 of a repeat [14.3]."""
    if s.bonus == PLUS_VP:
        points += 1
    s.points[s.doer] += points
    if s.log is not None:
        s.tell(f"13.{s.action + 1}", "score", {"seat": s.doer, "points": points, "number": s.action + 1})


def own_track(action: i64) -> i64:
    """The track of the deity and the side of an action's card."""
    return 2 * (action // 6) + action % 2


def room_on_tracks(s: Samhain, seat: i64) -> i64:
    """[6.2] How much devotion the seat could still receive, one step after another."""
    room: i64 = 0
    bare: i64 = 0
    for track in range(TRACKS):
        level = s.devotion[TRACKS * seat + track]
        if level > 0:
            room += TRACK_TOP - level
        else:
            bare += 1
    return room + TRACK_TOP * min(bare, s.pool[seat])


@final
class Devotion(Effect):
    """[6.1] 1 devotion on the track of the card's deity and side. [6.2] If it is blocked, a wisp instead."""

    name = "devotion"
    rule = "6.1"

    def __init__(self, plus: i64) -> None:
        self.plus: Final = within(plus, 0, 1)  # does the +1 of a repeat come here?

    def args(self) -> list[object]:
        return [self.plus]

    def gives(self, s: Samhain, action: i64, bonus: i64) -> bool:
        track = own_track(action)
        level = s.devotion[TRACKS * s.doer + track]
        return bonus == PLUS_DP and self.plus > 0 and s.can_devote(s.doer, track) and level + 1 < TRACK_TOP

    def run(self, s: Samhain) -> bool:
        track = own_track(s.action)
        if not s.can_devote(s.doer, track):
            take_wisp(s, s.doer, "devotion")
            return False
        devote(s, s.doer, track)
        if self.plus and s.bonus == PLUS_DP and s.can_devote(s.doer, track):
            devote(s, s.doer, track)
        return False


@final
class AnyDevotion(Effect):
    """[13.20] 1 devotion on a track of choice, of those that can take it. [6.2] If none can, a wisp instead."""

    name = "any-devotion"
    rule = "13.20"

    def __init__(self, extra: i64) -> None:
        self.extra: Final = within(extra, 0, 1)  # the +1 of a repeat: it may lapse

    def args(self) -> list[object]:
        return [self.extra]

    def gives(self, s: Samhain, action: i64, bonus: i64) -> bool:
        before: i64 = 2 if s.can_devote(s.doer, own_track(action)) else 1  # the card's own track, then one of choice
        return bonus == PLUS_DP and room_on_tracks(s, s.doer) > before

    def run(self, s: Samhain) -> bool:
        s.menu = self.offers(s)
        if len(s.menu) > 0:
            return True
        if not self.extra:
            take_wisp(s, s.doer, "devotion")
        return False

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for track in range(TRACKS):
            if s.can_devote(s.doer, track):
                menu = append(menu, GAIN + DEVOTION + track)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if s.bonus == PLUS_DP and not self.extra:
            s.push(ANY_DEVOTION_MORE)
        devote(s, seat, move - GAIN - DEVOTION)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        track = move - GAIN - DEVOTION
        if 0 <= track < TRACKS:
            return Reason("6.2", "track-blocked", {"track": TRACK_NAMES[track]})
        return Reason(self.rule, "choose-track", {})


ANY_DEVOTION: Final = AnyDevotion(0)
ANY_DEVOTION_MORE: Final = AnyDevotion(1)


@final
class Resource(Effect):
    """[13.1] A number of one resource from the reserve, or as many as there are."""

    name = "resource"
    rule = "13.1"

    def __init__(self, resource: i64, number: i64) -> None:
        self.resource: Final = within(resource, 0, RESOURCES - 1)
        self.number: Final = within(number, 1, 2)

    def args(self) -> list[object]:
        return [self.resource, self.number]

    def gives(self, s: Samhain, action: i64, bonus: i64) -> bool:
        return bonus == PLUS_RESOURCE and s.reserve[self.resource] > self.number

    def run(self, s: Samhain) -> bool:
        number = self.number
        if s.bonus == PLUS_RESOURCE:
            number += 1
        number = min(number, s.reserve[self.resource])
        s.reserve[self.resource] -= number
        s.resources[RESOURCES * s.doer + self.resource] += number
        if s.log is not None:
            s.tell("13.1", "resource", {"seat": s.doer, "resource": RESOURCE_NAMES[self.resource], "number": number})
        return False


@final
class AnyResource(Effect):
    """[13.19] A resource of choice that the reserve has."""

    name = "any-resource"
    rule = "13.19"

    def __init__(self, extra: i64) -> None:
        self.extra: Final = within(extra, 0, 1)

    def args(self) -> list[object]:
        return [self.extra]

    def gives(self, s: Samhain, action: i64, bonus: i64) -> bool:
        return bonus == PLUS_RESOURCE and s.reserve[0] + s.reserve[1] + s.reserve[2] > 1

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for resource in range(RESOURCES):
            if s.reserve[resource] > 0:
                menu = append(menu, GAIN + resource)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if s.bonus == PLUS_RESOURCE and not self.extra:
            s.push(ANY_RESOURCE_MORE)
        s.receive(seat, move - GAIN)
        if s.log is not None:
            s.tell("13.19", "resource", {"seat": seat, "resource": RESOURCE_NAMES[move - GAIN], "number": 1})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if GAIN <= move < GAIN + RESOURCES:
            return Reason("13.19", "reserve-empty", {"resource": RESOURCE_NAMES[move - GAIN]})
        return Reason("13.19", "choose-resource", {})


ANY_RESOURCE: Final = AnyResource(0)
ANY_RESOURCE_MORE: Final = AnyResource(1)


@final
class Wisp(Effect):
    """[7.1] A wisp from the reserve."""

    name = "wisp"
    rule = "7.1"

    def run(self, s: Samhain) -> bool:
        take_wisp(s, s.doer, "action")
        return False


@final
class Victory(Effect):
    """Victory points."""

    name = "victory"
    rule = "13"

    def __init__(self, points: i64) -> None:
        self.points: Final = within(points, 1, 3)

    def args(self) -> list[object]:
        return [self.points]

    def run(self, s: Samhain) -> bool:
        score(s, self.points)
        return False


@final
class Item(Effect):
    """[9.1] An item from the reserve, upright."""

    name = "item"
    rule = "9.1"

    def __init__(self, item: i64) -> None:
        self.item: Final = within(item, 0, ITEMS - 1)

    def args(self) -> list[object]:
        return [self.item]

    def can(self, s: Samhain) -> bool:
        return s.shelf[self.item] > 0

    def run(self, s: Samhain) -> bool:
        if s.shelf[self.item] > 0:
            s.shelf[self.item] -= 1
            s.items[ITEMS * s.doer + self.item] += 1
            if s.log is not None:
                s.tell(f"13.{s.action + 1}", "item", {"seat": s.doer, "item": ITEM_NAMES[self.item]})
        return False


class Tally(Effect):
    """Points for what the doer has; it cannot be performed for zero points."""

    def worth(self, s: Samhain) -> i64:
        raise NotImplementedError

    def can(self, s: Samhain) -> bool:
        return self.worth(s) > 0

    def run(self, s: Samhain) -> bool:
        score(s, self.worth(s))
        return False


@final
class Kinds(Tally):
    """[13.12] 2, 3 or 5 points for 3, 4 or 5 different items."""

    name = "kinds"
    rule = "13.12"

    def worth(self, s: Samhain) -> i64:
        kinds: i64 = 0
        for item in range(ITEMS):
            if s.items[ITEMS * s.doer + item] > 0:
                kinds += 1
        return KIND_POINTS[kinds]


@final
class Pairs(Tally):
    """[13.17] 2 points for each pair of equal items."""

    name = "pairs"
    rule = "13.17"

    def worth(self, s: Samhain) -> i64:
        pairs: i64 = 0
        for item in range(ITEMS):
            pairs += s.items[ITEMS * s.doer + item] // 2
        return PAIR_POINTS * pairs


@final
class Lead(Tally):
    """[13.24] 1 point for each of the ten tracks on which the doer alone is first."""

    name = "lead"
    rule = "13.24"

    def worth(self, s: Samhain) -> i64:
        points: i64 = 0
        for track in range(TRACKS):
            if self.leads(s, track):
                points += 1
        return points

    def leads(self, s: Samhain, track: i64) -> bool:
        level = s.devotion[TRACKS * s.doer + track]
        if level == 0:
            return False
        for seat in range(s.seats):
            if seat != s.doer and s.devotion[TRACKS * seat + track] >= level:
                return False
        return True


WISP: Final = Wisp()
KINDS_STEP: Final = Kinds()
PAIRS_STEP: Final = Pairs()
LEAD: Final = Lead()

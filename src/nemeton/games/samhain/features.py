"""What a bot looks at in Samhain: what a seat has, where it stands in the temples, what its members can still do."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import i64, vec
from nemeton.games.samhain.data import (
    ACTED,
    ACTIVE,
    CARDS,
    EXHAUSTED,
    ITEMS,
    KIND_POINTS,
    RESOURCES,
    ROMAN,
    SEAT_PLACES,
    SIDES,
    STANDS,
    TRACKS,
    WAITING,
)
from nemeton.games.samhain.rules.ending import bare_wisps, roman_spent
from nemeton.games.samhain.rules.setup import Place
from nemeton.games.samhain.rules.turn import Turn
from nemeton.games.samhain.state import Samhain

NAMES: Final = [
    "points",
    "final-points",  # twice what the resources and the wisps would add at the end
    "resources",
    "sorts",  # of resources the seat has
    "roman-spent",
    "most-spent",  # has nobody spent more Roman resources?
    "wisps",
    "bare-wisps",
    "ready",  # members on cards that may still act in this round
    "exhausted",
    "pool",
    "graves",
    "temples-now",  # what the tracks of this round's side would give now
    "temples-later",  # what those of all later rounds would
    "leads",  # tracks on which the seat alone is first
    "devotion",
    "tracks",  # on which the seat has devotion
    "sickles",
    "runes",
    "bonfires",
    "dolmens",
    "horns",
    "item-kinds",  # points for different items [13.12]
    "item-pairs",
    "company",  # ready members on a card with another ready one of the seat
    "met",  # members on cards with ready members of others
    "marker",
    "to-move",
]
FEATURES: Final = 28
FULL_GAME: Final = 2  # rounds left, from which on all count the same
TASTES: Final = {
    "builder": ["temples-now", "temples-later", "devotion", "tracks"],
    "raider": ["leads", "met", "ready"],
    "hoarder": ["resources", "sorts", "final-points"],
}


@final
class SamhainSight(Sight):
    """The features of Samhain; what lies behind the screens is known to anyone who has watched."""

    def names(self) -> list[str]:
        return NAMES

    def sees(self, players: i64) -> list[int]:
        """All see the same: who looked at points and goods alone won 62 % from chance."""
        return [FEATURES] * 5

    def phases(self) -> list[str]:
        return ["last", "last-but-one", "earlier"]

    def phase(self, state: State) -> i64:
        assert isinstance(state, Samhain)
        left = state.rules.rounds - state.round
        return left if left < FULL_GAME else FULL_GAME

    def tastes(self) -> dict[str, list[str]]:
        return TASTES

    def iterations(self, players: i64) -> list[int]:
        """Even a few looks beyond the move make a difference; steps that win about as often take ever more of them."""
        return [0, 3, 40, 1000, 80000]

    def steady(self) -> bool:
        return True

    def open(self) -> bool:
        return True

    def quiet(self, state: State) -> bool:
        return isinstance(state.choice, (Turn, Place))

    def write(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Samhain)
        s = state
        for i in range(FEATURES * s.seats):
            out[i] = 0
        write_temples(s, out)
        most: i64 = 0
        for seat in range(s.seats):
            at = FEATURES * seat
            write_goods(s, seat, out, at)
            write_members(s, seat, out, at)
            write_items(s, seat, out, at)
            if out[at + 4] > most:
                most = out[at + 4]
        for seat in range(s.seats):
            if most > 0 and out[FEATURES * seat + 4] == most:
                out[FEATURES * seat + 5] = 1
        out[FEATURES * s.first + 26] = 1
        out[FEATURES * s.turn + 27] = 1


def write_temples(s: Samhain, out: vec[i64]) -> None:
    """What the tracks give, now and later, and where the seat leads."""
    scorings = vec[i64]([0, 0])  # of each side, in the rounds after this one
    for after in range(s.round + 1, s.rules.rounds + 1):
        if after == s.rules.both_sides:
            scorings[0] += 1
            scorings[1] += 1
        else:
            scorings[1 - after % SIDES] += 1
    side = 1 - s.round % SIDES
    both = s.round == s.rules.both_sides
    for track in range(TRACKS):
        best: i64 = 0
        second: i64 = 0
        firsts: i64 = 0
        for seat in range(s.seats):
            level = s.devotion[TRACKS * seat + track]
            if level > best:
                second = best
                best = level
                firsts = 1
            elif level == best:
                firsts += 1
            elif level > second:
                second = level
        if best == 0:
            continue
        for seat in range(s.seats):
            level = s.devotion[TRACKS * seat + track]
            if level == 0:
                continue
            at = FEATURES * seat
            out[at + 15] += level
            out[at + 16] += 1
            points: i64 = 0
            if level == best:
                if firsts == 1:
                    out[at + 14] += 1
                if firsts == 1 or s.rules.tie_scores:
                    points = s.rules.first
            elif level == second and firsts == 1:
                points = s.rules.second
            if both or track % SIDES == side:
                out[at + 12] += points
            out[at + 13] += points * scorings[track % SIDES]


def write_goods(s: Samhain, seat: i64, out: vec[i64], at: i64) -> None:
    """Points, resources, wisps, and what they come to at the end."""
    held = s.held(seat)
    spent = roman_spent(s, seat)
    bare = bare_wisps(s, seat)
    out[at] = s.points[seat]
    if s.rules.traitor:
        out[at + 1] = held - 2 * bare
    else:
        out[at + 1] = held - ROMAN * RESOURCES + spent - 2 * spent - 2 * bare
    out[at + 2] = held
    for resource in range(RESOURCES):
        if s.resources[RESOURCES * seat + resource] > 0:
            out[at + 3] += 1
    out[at + 4] = spent
    out[at + 6] = s.wisps[seat]
    out[at + 7] = bare


def write_members(s: Samhain, seat: i64, out: vec[i64], at: i64) -> None:
    """Members by how they stand, and beside whom."""
    members = s.members
    for card in range(CARDS):
        place = SEAT_PLACES * seat + STANDS * card
        ready = members[place + ACTIVE] + members[place + WAITING]
        tired = members[place + EXHAUSTED] + members[place + ACTED]
        if ready + tired == 0:
            continue
        out[at + 8] += ready
        out[at + 9] += tired
        if ready > 1:
            out[at + 24] += ready - 1
        if s.crowd[card] > ready + tired:
            for other in range(s.seats):
                if other != seat and members[SEAT_PLACES * other + STANDS * card + ACTIVE] > 0:
                    out[at + 25] += 1
    out[at + 10] = s.pool[seat]
    out[at + 11] = s.graves[seat]


def write_items(s: Samhain, seat: i64, out: vec[i64], at: i64) -> None:
    """Items, and the two actions that count them."""
    kinds: i64 = 0
    for item in range(ITEMS):
        n = s.items[ITEMS * seat + item]
        out[at + 17 + item] = n
        if n > 0:
            kinds += 1
        out[at + 23] += n // 2
    out[at + 22] = KIND_POINTS[kinds]


SIGHT: Final = SamhainSight()

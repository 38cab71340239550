"""[1.7] Through several shuffles: imagined worlds against an enumeration that knows nothing about brews and bounds.

Two seats with a handful of hidden cards draw, place Warriors face down, play cards openly and lose Warriors; the
observer has all other cards. The enumeration keeps every possible world: a seat that draws may have drawn any card of
the deck, a seat that places a Warrior face down may have placed any it held, and whatever is seen rules out the worlds
in which it could not have happened.
"""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from games.ardri.positions import pile_to, position
from nemeton.core.state import State
from nemeton.games.ardri.data import CATTLE, DOWN, HAND, KIND_NAMES, KINDS
from nemeton.games.ardri.knowledge import brews, note_turned_up
from nemeton.games.ardri.state import ArdRi
from nemeton.testing import same_odds

Cards = frozenset[int]
World = tuple[Cards, ...]  # the hands of seats 1 and 2, their face-down Warriors, the deck
SEATS = (1, 2)
DECK = 4
MOST_WORLDS = 160


class Table:
    """A state, and every world that its observer, seat 0, must consider possible."""

    def __init__(self, hands: dict[int, str], deck: str) -> None:
        self.s = position("winter", 3, fields={0: "2c"}, hands=hands, deck=deck)
        pile_to(self.s, self.s.spot(HAND, 0))
        self.shuffles = 0
        hidden = Cards([card for p in SEATS for card in self.s.listed(self.s.spot(HAND, p))]) | Cards(self.s.deck)
        none = Cards()
        self.worlds: set[World] = {
            (Cards(one), Cards(two), none, none, hidden - set(one) - set(two))
            for one in combinations(hidden, self.s.number(HAND, 1))
            for two in combinations(hidden - set(one), self.s.number(HAND, 2))
        }

    def moved(self, source: int, target: int | None, cards: Cards | None = None) -> None:
        """A card went from one place to another or (None) into the open; `cards`: it was seen to be one of these."""
        found: set[World] = set()
        for world in self.worlds:
            for card in world[source] if cards is None else world[source] & cards:
                after = list(world)
                after[source] -= {card}
                if target is not None:
                    after[target] |= {card}
                found.add(tuple(after))
        self.worlds = found

    def draw(self, p: int) -> None:
        if self.s.left_in_deck == 0 and len(self.s.pile):
            self.shuffles += 1
            pile = Cards(self.s.pile)
            self.worlds = {(*world[:DECK], pile) for world in self.worlds}
        if self.s.supply():
            self.s.draw(p, 1, "4.3")
            self.moved(DECK, p - 1)

    def muster(self, p: int, card: int) -> None:
        self.s.shift(self.s.spot(HAND, p), self.s.spot(DOWN, p), card % KINDS)
        self.moved(p - 1, p + 1, Cards(range(CATTLE, KINDS)))

    def play(self, p: int, card: int) -> None:
        self.s.discard(self.s.lift(self.s.spot(HAND, p), card % KINDS))
        self.moved(p - 1, None, Cards([card]))

    def fall(self, p: int, card: int) -> None:
        note_turned_up(self.s, p, self.s.lift(self.s.spot(DOWN, p), card % KINDS))
        self.s.discard(card)
        self.moved(p + 1, None, Cards([card]))

    def something(self, luck: random.Random) -> None:
        p = luck.choice(SEATS)
        hand, house = self.s.listed(self.s.spot(HAND, p)), self.s.listed(self.s.spot(DOWN, p))
        warriors = [card for card in hand if card >= CATTLE]
        act = luck.choice(["draw", "draw", "draw", "muster", "muster", "play", "fall"])
        if act == "draw":
            self.draw(p)
        elif act == "muster" and warriors:
            self.muster(p, luck.choice(warriors))
        elif act == "play" and hand:
            self.play(p, luck.choice(hand))
        elif act == "fall" and house:
            self.fall(p, luck.choice(house))


def secret(s: State) -> object:
    assert isinstance(s, ArdRi)
    hidden = [s.listed(s.spot(place, p)) for place in (HAND, DOWN) for p in SEATS]
    return [*hidden, sorted(s.deck[i] for i in range(s.left_in_deck))]


def wander(seed: int) -> Table:
    """A table after some twenty acts, at least two shuffles and with cards of three brews, not too many worlds."""
    luck = random.Random(seed)
    while True:
        table = Table({1: "Ks 2s", 2: "Qs 3s"}, "Kh Jd 4h")
        for _ in range(40):
            table.something(luck)
            several = brews(table.s) > 2 and any(table.s.number(DOWN, p) for p in SEATS)
            if table.shuffles > 1 and several and 8 < len(table.worlds) <= MOST_WORLDS:
                return table


@pytest.mark.long
@pytest.mark.plays
@pytest.mark.parametrize("seed", range(12))
def test_worlds_through_several_shuffles_are_all_alike(seed: int) -> None:
    alike(wander(seed))


def test_what_is_drawn_later_does_not_lie_face_down() -> None:
    """Of two Warriors placed with one card of the new brew in hand, one at least is of the old one."""
    table = Table({1: "Ks Qs 5s", 2: "3s"}, "Kh Jh Jd 4h")
    for card in list(table.s.deck)[::-1]:
        table.draw(2)
        table.play(2, card)
    table.draw(1)
    for name in ("K♠", "Q♠"):
        table.muster(1, KIND_NAMES.index(name))
    for _ in range(2):
        table.draw(1)
    assert brews(table.s) == 2
    alike(table)


def alike(table: Table) -> None:
    table.s.check()
    worlds = [[sorted(cards) for cards in world] for world in table.worlds]
    assert secret(table.s) in worlds
    same_odds(table.s, 0, worlds, secret, draws_each=60)

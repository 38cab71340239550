"""[2] Set-up."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.chance import Chance
from nemeton.core.state import Setup
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    ACTIVE,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    DEITIES,
    DEITY_NAMES,
    DEVOTION,
    FIRST_DEVOTION,
    FIRST_GAME,
    FIRST_MEMBERS,
    ITEMS,
    LATER_DEVOTION,
    MOST_SEATS,
    RESERVE,
    RESOURCES,
    ROMAN,
    SEAT_PLACES,
    SIDES,
    TRACKS,
    neighbours,
)
from nemeton.games.samhain.editions import Rules
from nemeton.games.samhain.moves import CARD, GAIN
from nemeton.games.samhain.rules.asking import Ask, within
from nemeton.games.samhain.rules.gains import devote
from nemeton.games.samhain.rules.members import no_card
from nemeton.games.samhain.rules.turn import TURN
from nemeton.games.samhain.state import DECK, START, VILLAGE, Samhain

MOST_PLACINGS: Final = 9


def deal(setup: Setup, chance: Chance) -> Samhain:
    """[2.1-2.4] The village, the pieces of every seat, the reserve, the first seat."""
    rules = Rules(setup)
    n = setup.players
    cards = lay_out(chance, rules.first_game)
    s = Samhain(
        setup,
        chance,
        rules,
        cards,
        vec[i64](neighbours(list(cards))),
        vec[i64]([0] * (SEAT_PLACES * n)),
        vec[i64]([0] * CARDS),
        vec[i64]([0] * n),
        vec[i64]([rules.clan] * n),
        vec[i64]([0] * n),
        vec[i64]([0] * (TRACKS * n)),
        vec[i64]([ROMAN] * (RESOURCES * n)),
        vec[i64]([0] * n),
        vec[i64]([0] * n),
        vec[i64]([0] * (ITEMS * n)),
        vec[i64]([0] * (ITEMS * n)),
        vec[i64]([RESERVE[n]] * RESOURCES),
        vec[i64]([rules.copies] * ITEMS),
        rules.wisps,
        vec[i64]([]),
    )
    s.first = chance.roll(START, n)
    s.turn = s.first
    s.push(Place(0))
    s.advance()
    return s


def lay_out(chance: Chance, first_game: bool) -> vec[i64]:
    """[2.1] Rows of deities at random, and the three cards of each; [2.7] in the first game by number."""
    cards = vec[i64](list(range(CARDS)))
    if first_game:
        return cards
    deities = vec[i64](list(range(DEITIES)))
    chance.shuffle(VILLAGE, deities, 0, DEITIES)
    for row in range(DEITIES):
        for column in range(COLUMNS):
            cards[COLUMNS * row + column] = COLUMNS * deities[row] + column
        chance.shuffle(DECK, cards, COLUMNS * row, COLUMNS * (row + 1))
    return cards


@final
class Place(Ask):
    """[2.5] In turn, each seat puts a member on a card with room; [2.7] in the first game the cards are given."""

    name = "place"
    rule = "2.5"

    def __init__(self, done: i64) -> None:
        self.done: Final = within(done, 0, MOST_PLACINGS)  # how many members have been placed

    def args(self) -> list[object]:
        return [self.done]

    def actor(self, s: Samhain) -> i64:
        return (s.first + self.done) % s.seats

    def run(self, s: Samhain) -> bool:
        seat = self.actor(s)
        s.doer = seat
        if self.done == s.seats * FIRST_MEMBERS[s.seats]:
            s.push(TURN)
            return False
        if s.rules.first_game:
            self.put(s, seat, FIRST_GAME[self.done % s.seats][self.done // s.seats])
            return False
        s.menu = self.offers(s)
        return True

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for card in range(CARDS):
            if not s.full(card):
                menu = append(menu, CARD + card)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        self.put(s, seat, move - CARD)

    def put(self, s: Samhain, seat: i64, card: i64) -> None:
        s.pool[seat] -= 1
        s.enter(seat, card, ACTIVE)
        if s.log is not None:
            s.tell("2.5", "place", {"seat": seat, "card": CARD_NAMES[card]})
        s.push(Place(self.done + 1))
        s.push(Dedicate(seat, card // COLUMNS, FIRST_DEVOTION if self.done < s.seats else LATER_DEVOTION))

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return no_card(s, move, "2.5")


@final
class Dedicate(Ask):
    """[2.6] 2 devotion for the first member, 1 for each later one, on a track of choice of the card's temple."""

    name = "dedicate"
    rule = "2.6"

    def __init__(self, seat: i64, deity: i64, steps: i64) -> None:
        self.seat: Final = within(seat, 0, MOST_SEATS - 1)
        self.deity: Final = within(deity, 0, DEITIES - 1)
        self.steps: Final = within(steps, LATER_DEVOTION, FIRST_DEVOTION)

    def args(self) -> list[object]:
        return [self.seat, self.deity, self.steps]

    def actor(self, s: Samhain) -> i64:
        return self.seat

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for side in range(SIDES):
            if s.can_devote(self.seat, SIDES * self.deity + side):
                menu = append(menu, GAIN + DEVOTION + SIDES * self.deity + side)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        for _ in range(self.steps):
            devote(s, seat, move - GAIN - DEVOTION)

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("dedicate", "2.6", {"deity": DEITY_NAMES[self.deity], "steps": self.steps})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return Reason("2.6", "this-temple", {"deity": DEITY_NAMES[self.deity]})

"""What a seat sees of Ard Rí, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i32, u8

from nemeton.core.observation import ONE, Field, Observer, Pen, Scale
from nemeton.core.vector import i64, vec
from nemeton.games.ardri.data import (
    ALL,
    ASIDE,
    DECKS,
    DOWN,
    ENDINGS,
    FRESH,
    HAND,
    KINDS,
    PLACES,
    RANKS,
    ROW,
    SHOWN,
    SUITS,
    TURNED_SEAT,
    TURNED_SECRET,
    WILDERNESS,
)
from nemeton.games.ardri.knowledge import brew_number, brew_set, brews
from nemeton.games.ardri.rules.offer import Offer
from nemeton.games.ardri.state import ArdRi

if TYPE_CHECKING:
    from nemeton.core.state import Setup, State

BREWS: Final = 12  # that are distinguished
PILE: Final = PLACES + 1  # after the places of a seat and the Wilderness
CARD_PLACES: Final = PLACES + 2
MARKS: Final = 5  # numbers of a card besides its owner and place
# The usual maximum of each.
YEARS: Final = Scale(15.0)
WEALTH: Final = Scale(100.0)
CARDS: Final = Scale(10.0)
DECK: Final = Scale(50.0)
SHUFFLES: Final = Scale(float(BREWS))
LOWEST: Final[vec[i64]] = vec[i64]([0] + [(row & -row).bit_length() - 1 for row in range(1, ROW + 1)])  # bit of a row


@final
class ArdRiObserver(Observer):
    """[1.7] Everything except the deck's order and the hands and face-down Warriors of others."""

    def __init__(self, setup: Setup, steps: list[str]) -> None:
        super().__init__(setup, steps)
        self.part: Final = Scale(float(setup.players))

    def decks(self) -> i64:
        return DECKS[self.players]

    def fields(self) -> list[Field]:
        order = "the observer first, then clockwise"
        cards = KINDS * self.decks()
        return [
            *self.common_fields(),
            Field(
                "cards",
                cards * (self.players + CARD_PLACES + MARKS),
                f"for each card, deck by deck: one-hot, whose it is ({order}); one-hot, where it lies (hand, field, "
                "face down, face up, aside, out, spoils, attack, through, gift, wilderness, discard pile); its place "
                "in the discard pile, counted from the bottom (in fiftieths); the number of the shuffle it belongs to "
                "(in twelfths); 1 if everybody knows it. If the last move turned it up, also its number among the "
                "cards turned up (in tenths) and whose it is (1 for the observer, 2 for the next seat and so on, of "
                "all seats). All zeros if the observer does not know where the card is",
            ),
            Field(
                "seats",
                self.players * 7,
                f"for each seat, {order}: 1 if it is still in the game; its rank (1 is the richest, of all seats); "
                "wealth (in hundredths); cards in hand, unproven Warriors, and how many of these are fed (in tenths); "
                "how often it has answered in the first Spring (in tenths; -1 after it)",
            ),
            Field(
                "shuffles",
                BREWS * 2 * self.players,
                f"for each shuffle that cards in hands come from, the oldest first, and for each seat, {order}: how "
                "many cards of that shuffle the seat holds, and how many of its face-down Warriors must come from "
                "that shuffle or an older one (in tenths)",
            ),
            Field("suit", SUITS, "one-hot: the suit placed this Spring"),
            Field("raider", KINDS, "one-hot: the Warrior that is stealing or choosing its target"),
            Field("clients", self.players, f"1 for each seat that is offered a gift; {order}"),
            Field("second", self.players, f"1 for the seat that is offered the second gift; {order}"),
            Field("ending", len(ENDINGS), "one-hot: how the game ended, or that it has not"),
            Field(
                "numbers",
                7,
                "the year (in fifteenths), cards in the deck and in the pile (in fiftieths), whose turn it is by rank "
                "(as a part of the seats), cards still to take, Warriors fed (in tenths), points paid (in hundredths)",
            ),
        ]

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, ArdRi)
        s = state
        self.write_common(s, seat, pen)
        mixed = reshuffled(s)
        self.write_cards(s, seat, mixed, pen)
        self.write_seats(s, seat, pen)
        if mixed:
            self.write_shuffles(s, seat, pen)
        else:
            pen.skip(BREWS * 2 * self.players)
        pen.one_of(s.suit, SUITS)
        pen.one_of(s.raider_kind(), KINDS)
        if s.client >= 0:
            pen.out[pen.at + self.relative(s.client, seat)] = ONE
        if s.other_client >= 0:
            pen.out[pen.at + self.relative(s.other_client, seat)] = ONE
            pen.out[pen.at + self.players + self.relative(s.other_client, seat)] = ONE
        pen.skip(2 * self.players)
        pen.one_of(s.ending, len(ENDINGS))
        pen.scaled(s.year, YEARS)
        pen.scaled(s.left_in_deck, DECK)
        pen.scaled(len(s.pile), DECK)
        pen.scaled(s.at, self.part)
        pen.scaled(s.takes, CARDS)
        pen.scaled(s.fed, CARDS)
        pen.scaled(s.paid, WEALTH)

    # -- cards -----------------------------------------------------------------------------------

    def write_cards(self, s: ArdRi, seat: i64, mixed: bool, pen: Pen) -> None:
        out, first, players, decks, sets = pen.out, pen.at, self.players, s.decks, s.cards
        row: i64 = players + CARD_PLACES + MARKS
        deck: i64 = KINDS * row
        shown = s.common(SHOWN) * decks
        over = s.over()
        for d in range(decks):
            for i in range(players):
                p = (seat + i) % players
                for place in range(PLACES):
                    cards = sets[(place * players + p) * decks + d]
                    if cards and i > 0 and not over and place in (HAND, DOWN, ASIDE):
                        cards &= sets[shown + d]
                    if cards:
                        write_set(cards, out, first + i, row, ONE)
                        write_set(cards, out, first + players + place, row, ONE)
            write_set(sets[s.common(WILDERNESS) * decks + d], out, first + players + PLACES, row, ONE)
            self.write_marks(s, d, mixed, out, first + players + CARD_PLACES, row)
            first += deck
        first = pen.at + players
        for n in range(len(s.pile)):
            at = first + s.pile[n] * row
            out[at + PILE] = ONE
            out[at + CARD_PLACES] = DECK.bits(n + 1)
        self.write_turned(s, seat, out, first + CARD_PLACES, row)
        pen.skip(decks * deck)

    def write_marks(self, s: ArdRi, d: i64, mixed: bool, out: vec[i32], at: i64, row: i64) -> None:
        """[1.7] Which shuffle the cards of a deck come from, and whether everybody knows them."""
        if mixed:
            for b in range(brews(s)):
                write_set(brew_set(s, b, d), out, at + 1, row, SHUFFLES.bits(b + 1))
        held: i64 = 0  # only these may be marked as known
        for p in range(self.players):
            for place in (HAND, DOWN, ASIDE):
                held |= s.cards[s.spot(place, p) * s.decks + d]
        write_set(s.cards[s.common(SHOWN) * s.decks + d] & held, out, at + 2, row, ONE)

    def write_turned(self, s: ArdRi, seat: i64, out: vec[i32], first: i64, row: i64) -> None:
        """[1.7] What the last move turned up."""
        number: i64 = 0
        for item in s.turned:
            owner = item // TURNED_SEAT
            card = item % TURNED_SEAT
            if card < TURNED_SECRET or owner == seat:
                number += 1
                at = first + card % TURNED_SECRET * row
                out[at + 3] = CARDS.bits(number)
                out[at + 4] = self.part.bits(self.relative(owner, seat) + 1)

    # -- seats -----------------------------------------------------------------------------------

    def write_seats(self, s: ArdRi, seat: i64, pen: Pen) -> None:
        sealed = s.seats[0] >= 0
        for i in range(self.players):
            p = (seat + i) % self.players
            rank: i64 = 0
            for n in range(len(s.order)):
                if s.order[n] == p:
                    rank = n + 1
            aside = s.number(ASIDE, p)
            pen.mark(rank > 0)
            pen.scaled(rank, self.part)
            pen.scaled(s.wealth(p), WEALTH)
            pen.scaled(s.number(HAND, p) + (aside if sealed else 0), CARDS)
            pen.scaled(s.number(DOWN, p) + (0 if sealed else aside), CARDS)
            pen.scaled(0 if sealed else aside, CARDS)
            pen.scaled(s.seats[p], CARDS)

    def write_shuffles(self, s: ArdRi, seat: i64, pen: Pen) -> None:
        """[1.7] Before any reshuffle all cards come from the same one."""
        at = pen.at
        pen.skip(BREWS * 2 * self.players)
        number = min(brews(s), BREWS)
        for b in range(number):
            for i in range(self.players):
                p = (seat + i) % self.players
                pen.out[at] = CARDS.bits(brew_number(s, p, b))
                if b * s.players + p < len(s.bounds):
                    pen.out[at + 1] = CARDS.bits(s.bounds[b * s.players + p])
                at += 2

    def mask(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, ArdRi)
        choice = state.choice
        if not isinstance(choice, Offer):
            super().mask(state, seat, out, at)
        elif choice.acts(state, seat):
            end = choice.end(state, seat)
            if end >= 0:
                out[at + end] = 1
            at += choice.base()
            nouns = choice.nouns(state, seat)
            while nouns:
                part = nouns & ROW
                while part:
                    out[at + LOWEST[part]] = 1
                    part &= part - 1
                nouns >>= RANKS
                at += RANKS


def write_set(cards: i64, out: vec[i32], at: i64, row: i64, bits: i32) -> None:
    """Write a number for each card of a set; each kind of card has a `row` of its own."""
    while cards:
        part = cards & ROW
        while part:
            out[at + LOWEST[part] * row] = bits
            part &= part - 1
        cards >>= RANKS
        at += RANKS * row


def reshuffled(s: ArdRi) -> bool:
    """[1.6] Has the discard pile become the deck yet?"""
    fresh = s.common(FRESH) * s.decks
    for d in range(s.decks):
        if s.cards[fresh + d] != ALL:
            return True
    return False

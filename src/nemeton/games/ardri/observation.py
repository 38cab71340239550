"""What a seat sees of Ard Rí, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from nemeton.core.observation import Field, Observer, Pen
from nemeton.core.vector import i64, vec
from nemeton.games.ardri.cards import bits
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
    SHOWN,
    SUITS,
    TURNED_SEAT,
    TURNED_SECRET,
    WILDERNESS,
)
from nemeton.games.ardri.knowledge import brew_number, brew_set, brews
from nemeton.games.ardri.state import ArdRi

if TYPE_CHECKING:
    from nemeton.core.state import State

BREWS: Final = 12  # that are distinguished
PILE: Final = PLACES + 1  # after the places of a seat and the Wilderness
CARD_PLACES: Final = PLACES + 2
MARKS: Final = 5  # numbers of a card besides its owner and place
# The usual maximum of each.
YEARS: Final = 15.0
WEALTH: Final = 100.0
CARDS: Final = 10.0


@final
class ArdRiObserver(Observer):
    """[1.7] Everything except the deck's order and the hands and face-down Warriors of others."""

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
                "in the pile from the bottom, from 1, in fiftieths; of which shuffle it is, from 1, in twelfths; 1 if "
                "everybody knows it; if the last move turned it up, its number among those cards (in tenths) and whose "
                "it is (places clockwise, from 1, as a part of the seats). Zeros where the card is not known",
            ),
            Field(
                "seats",
                self.players * 7,
                f"for each seat, {order}: 1 if still in the game; its rank, from 1, as a part of the seats; wealth (in "
                "hundredths); cards held, unproven Warriors, fed unproven Warriors (in tenths); answers in the first "
                "Spring, -1 after it (in tenths)",
            ),
            Field(
                "shuffles",
                BREWS * 2 * self.players,
                f"for each shuffle that cards in hands are of, the oldest first, and each seat, {order}: how many it "
                "holds, and how many face-down Warriors at least are of it or older (in tenths)",
            ),
            Field("suit", SUITS, "one-hot: the suit placed this Spring"),
            Field("raider", KINDS, "one-hot: the Warrior that steals now or seeks its target"),
            Field("clients", self.players, f"1 for each seat that a bid is made to; {order}"),
            Field("second", self.players, f"1 for the second of them; {order}"),
            Field("ending", len(ENDINGS), "one-hot: how the game ended, or that it runs"),
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
        self.write_cards(s, seat, pen)
        self.write_seats(s, seat, pen)
        self.write_shuffles(s, seat, pen)
        pen.one_of(s.suit, SUITS)
        pen.one_of(s.raider_kind(), KINDS)
        at = pen.at
        pen.blank(2 * self.players)
        for client in (s.client, s.other_client):
            if client >= 0:
                pen.out[at + self.relative(client, seat)] = 1.0
        if s.other_client >= 0:
            pen.out[at + self.players + self.relative(s.other_client, seat)] = 1.0
        pen.one_of(s.ending, len(ENDINGS))
        pen.scaled(s.year, YEARS)
        pen.scaled(s.left_in_deck, 50.0)
        pen.scaled(len(s.pile), 50.0)
        pen.scaled(s.at, float(self.players))
        pen.scaled(s.takes, CARDS)
        pen.scaled(s.fed, CARDS)
        pen.scaled(s.paid, WEALTH)

    # -- cards -----------------------------------------------------------------------------------

    def write_cards(self, s: ArdRi, seat: i64, pen: Pen) -> None:
        out = pen.out
        first = pen.at
        row: i64 = self.players + CARD_PLACES + MARKS
        pen.blank(KINDS * s.decks * row)
        over = s.over()
        marks = first + self.players + CARD_PLACES
        for i in range(self.players):
            p = (seat + i) % self.players
            for place in range(PLACES):
                hidden = place in (HAND, DOWN, ASIDE) and p != seat and not over
                spot = s.spot(place, p) * s.decks
                for d in range(s.decks):
                    cards = s.cards[spot + d]
                    if hidden:
                        cards &= s.cards[s.common(SHOWN) * s.decks + d]
                    if cards:
                        for kind in bits(cards):
                            at = first + (KINDS * d + kind) * row
                            out[at + i] = 1.0
                            out[at + self.players + place] = 1.0
        for card in s.listed(s.common(WILDERNESS)):
            out[first + card * row + self.players + PLACES] = 1.0
        for n in range(len(s.pile)):
            at = first + s.pile[n] * row + self.players
            out[at + PILE] = 1.0
            out[at + CARD_PLACES] = float(n + 1) / 50.0
        self.write_marks(s, seat, out, marks, row)

    def write_marks(self, s: ArdRi, seat: i64, out: vec[float], first: i64, row: i64) -> None:
        """[1.7] Which shuffle a card comes from, whether everybody knows it, and what the last move turned up."""
        if reshuffled(s):
            number: i64 = brews(s)
            for b in range(number):
                for d in range(s.decks):
                    for kind in bits(brew_set(s, b, d)):
                        out[first + (KINDS * d + kind) * row + 1] = float(b + 1) / float(BREWS)
        shown = s.common(SHOWN) * s.decks
        held = self.held(s)
        for d in range(s.decks):
            for kind in bits(s.cards[shown + d] & held[d]):
                out[first + (KINDS * d + kind) * row + 2] = 1.0
        number = 0
        for item in s.turned:
            owner = item // TURNED_SEAT
            card = item % TURNED_SEAT
            if card < TURNED_SECRET or owner == seat:
                number += 1
                at = first + card % TURNED_SECRET * row
                out[at + 3] = float(number) / CARDS
                out[at + 4] = float(self.relative(owner, seat) + 1) / float(self.players)

    def held(self, s: ArdRi) -> list[int]:
        """The cards in hands, face down and aside, deck by deck: those that may be marked as known."""
        found: list[int] = [0] * s.decks
        for place in (HAND, DOWN, ASIDE):
            for p in range(self.players):
                for d in range(s.decks):
                    found[d] |= s.cards[s.spot(place, p) * s.decks + d]
        return found

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
            pen.put(1.0 if rank > 0 else 0.0)
            pen.scaled(rank, float(self.players))
            pen.scaled(s.wealth(p), WEALTH)
            pen.scaled(s.number(HAND, p) + (aside if sealed else 0), CARDS)
            pen.scaled(s.number(DOWN, p) + (0 if sealed else aside), CARDS)
            pen.scaled(0 if sealed else aside, CARDS)
            pen.scaled(s.seats[p], CARDS)

    def write_shuffles(self, s: ArdRi, seat: i64, pen: Pen) -> None:
        """[1.7] Before any reshuffle all cards come from the same one."""
        at = pen.at
        pen.blank(BREWS * 2 * self.players)
        if not reshuffled(s):
            return
        number = min(brews(s), BREWS)
        for b in range(number):
            for i in range(self.players):
                p = (seat + i) % self.players
                pen.out[at] = float(brew_number(s, p, b)) / CARDS
                if b * s.players + p < len(s.bounds):
                    pen.out[at + 1] = float(s.bounds[b * s.players + p]) / CARDS
                at += 2


def reshuffled(s: ArdRi) -> bool:
    """[1.6] Has the discard pile become the deck yet?"""
    fresh = s.common(FRESH) * s.decks
    for d in range(s.decks):
        if s.cards[fresh + d] != ALL:
            return True
    return False

"""Everything that changes during a game of Ard Rí."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from nemeton.core.chance import Chance
from nemeton.core.fields import Fields
from nemeton.core.state import Setup, State
from nemeton.core.step import OVER
from nemeton.core.vector import append, i64, vec
from nemeton.games.ardri import knowledge, saving
from nemeton.games.ardri.cards import bits, names, second_best, size, worth
from nemeton.games.ardri.data import (
    BIT,
    DECKS,
    DOWN,
    FIELD,
    HAND,
    KINDS,
    PLACES,
    RANKS,
    ROW,
    ROW_BEST,
    SUITS,
    TURNED_SEAT,
    TURNED_SECRET,
    UP,
    WARRIORS,
)

STREAMS: Final = ("deck", "start", "lot", "imagine")
DECK: Final = 0
START: Final = 1
LOT: Final = 2
IMAGINE: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArdRi(State):
    """Where the cards lie, in which order the seats play, and how far the current turn is."""

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        decks: i64,
        cards: vec[i64],
        deck: vec[i64],
        left_in_deck: i64,
        order: vec[i64],
        seats: vec[i64],
        pile: vec[i64],
        numbers: vec[i64],
        turned: vec[i64],
        older: vec[i64],
        bounds: vec[i64],
    ) -> None:
        super().__init__(setup, chance)
        self.players: Final = setup.players
        self.decks: Final = decks
        self.cards = cards  # cards[place * decks + deck]: a set of kinds; see `spot`
        self.deck = deck  # the draw deck, the next card last ...
        self.left_in_deck = left_in_deck  # ... of which only this many are left
        self.order = order  # the active seats, the richest first
        self.seats = seats  # for each seat: answers in the first Spring, -1 when that is over
        self.pile = pile  # the discard pile, the last card on top
        self.older = older  # what everybody knows about hidden cards: see knowledge.py
        self.bounds = bounds
        self.turned = turned  # what the last move turned up or drew, in order: see `turn_up`
        self.year = numbers[0]
        self.at = numbers[1]  # whose turn it is: a place in `order`
        self.suit = numbers[2]  # the suit placed this Spring, -1: none yet
        self.takes = numbers[3]  # cards still to take this Autumn, -1: not begun; hunters sent
        self.fed = numbers[4]  # Warriors fed at this feast
        self.paid = numbers[5]  # points paid for them
        self.raider = numbers[6]  # the Warrior now stealing or seeking its target: see `raider_kind`; -1: none
        self.client = numbers[7]  # the receivers of a bid, -1: none
        self.other_client = numbers[8]
        self.ending = numbers[9]  # how the game ended
        self.won = numbers[10]  # the set of the seats that won

    def numbers(self) -> vec[i64]:
        """The single numbers, in the order of `__init__`."""
        return vec[i64](
            [self.year, self.at, self.suit, self.takes, self.fed, self.paid, self.raider, self.client,
             self.other_client, self.ending, self.won]
        )  # fmt: skip

    def copy(self) -> ArdRi:
        return ArdRi(
            self.setup, self.chance, self.decks, self.cards[:], self.deck[: self.left_in_deck], self.left_in_deck,
            self.order[:], self.seats[:], self.pile[:], self.numbers(), self.turned[:], self.older[:], self.bounds[:],
        )  # fmt: skip

    # -- where cards lie -------------------------------------------------------------------------

    def spot(self, place: i64, seat: i64) -> i64:
        """A place of a seat, as an index of places."""
        return place * self.players + seat

    def common(self, place: i64) -> i64:
        """A place of the table, as an index of places."""
        return PLACES * self.players + place

    def kinds(self, spot: i64) -> i64:
        """The kinds of cards that lie there."""
        first = spot * self.decks
        found = self.cards[first]
        for i in range(first + 1, first + self.decks):
            found |= self.cards[i]
        return found

    def held(self, place: i64, seat: i64) -> i64:
        """The kinds of cards at a place of a seat."""
        return self.kinds(place * self.players + seat)

    def amount(self, spot: i64) -> i64:
        """How many cards lie there."""
        first = spot * self.decks
        n: i64 = 0
        for i in range(first, first + self.decks):
            n += size(self.cards[i])
        return n

    def number(self, place: i64, seat: i64) -> i64:
        """How many cards lie at a place of a seat."""
        return self.amount(place * self.players + seat)

    def points(self, spot: i64) -> i64:
        """What the Cattle there is worth."""
        first = spot * self.decks
        n: i64 = 0
        for i in range(first, first + self.decks):
            n += worth(self.cards[i])
        return n

    def listed(self, spot: i64) -> list[int]:
        """The cards there, ascending."""
        first = spot * self.decks
        found: list[int] = []
        for d in range(self.decks):
            if self.cards[first + d]:
                found += [KINDS * d + kind for kind in bits(self.cards[first + d])]
        return found

    def lift(self, start: i64, kind: i64) -> i64:
        """Take up a card of a kind, from the lowest deck [1.8]; returns the card."""
        a = start * self.decks
        bit = BIT[kind]
        card = kind
        while not self.cards[a] & bit:
            a += 1
            card += KINDS
        self.cards[a] ^= bit
        return card

    def shift(self, start: i64, end: i64, kind: i64) -> i64:
        """Move a card of a kind; returns the card."""
        card = self.lift(start, kind)
        self.put(end, card)
        return card

    def discard(self, card: i64) -> None:
        """Put a loose card on the discard pile."""
        self.pile = append(self.pile, card)

    def discard_all(self, spot: i64) -> None:
        """Put all cards of a place on the discard pile."""
        for card in self.listed(spot):
            self.discard(card)
        for i in range(spot * self.decks, (spot + 1) * self.decks):
            self.cards[i] = 0

    def pour(self, start: i64, end: i64) -> None:
        """Move all cards from one place to another."""
        a = start * self.decks
        b = end * self.decks
        for d in range(self.decks):
            self.cards[b + d] |= self.cards[a + d]
            self.cards[a + d] = 0

    def put(self, spot: i64, card: i64) -> None:
        """Put down a loose card."""
        d = card // KINDS
        self.cards[spot * self.decks + d] |= BIT[card - KINDS * d]

    def marked(self, mark: i64, card: i64) -> bool:
        """Does a card carry the mark FRESH or SHOWN?"""
        d = card // KINDS
        return (self.cards[self.common(mark) * self.decks + d] >> (card - KINDS * d)) & 1 == 1

    def turn_up(self, seat: i64, card: i64, secret: bool) -> None:
        """Remember, until the next move, a card that a seat turned up or (secret) drew."""
        self.turned = append(self.turned, TURNED_SEAT * seat + (TURNED_SECRET if secret else 0) + card)

    def turn_up_all(self, seat: i64, spot: i64) -> None:
        """The same for all cards at a place."""
        for card in self.listed(spot):
            self.turn_up(seat, card, False)

    def play_fast(self, seat: i64, move: i64) -> i64:
        if len(self.turned):
            self.turned = vec[i64]([])
        return super().play_fast(seat, move)

    # -- the draw deck ---------------------------------------------------------------------------

    def supply(self) -> i64:
        """How many cards the deck and the discard pile can provide."""
        return self.left_in_deck + len(self.pile)

    def draw_card(self) -> i64:
        """[1.6] The next card of the deck, reshuffled if need be; -1 if there is none."""
        if self.left_in_deck == 0:
            self.reshuffle()
            if self.left_in_deck == 0:
                return -1
        self.left_in_deck -= 1
        return self.deck[self.left_in_deck]

    def reshuffle(self) -> None:
        """[1.6] The discard pile becomes the deck. Everybody has seen its cards [1.7]."""
        cards = sorted(self.pile)
        self.deck = vec[i64](cards)
        self.pile = vec[i64]([])
        self.left_in_deck = len(cards)
        if not cards:
            return
        self.chance.shuffle(DECK, self.deck, 0, self.left_in_deck)
        knowledge.shuffled(self)
        if self.log is not None:
            self.tell("1.6", "reshuffle", {"cards": len(cards)})

    def draw(self, seat: i64, count: i64, rule: str) -> None:
        """Draw cards into a hand, as far as there are any."""
        knowledge.note_drawing(self, seat)
        hand = self.spot(HAND, seat)
        drawn: list[int] = []
        for _ in range(count):
            card = self.draw_card()
            if card < 0:
                break
            self.put(hand, card)
            self.turn_up(seat, card, True)
            if self.log is not None:
                drawn.append(card)
        if self.log is not None:
            facts: dict[str, object] = {"seat": seat, "count": len(drawn)}
            self.tell_apart(rule, "draw", {**facts, "cards": []}, seat, {**facts, "cards": names(sorted(drawn))})
            if len(drawn) < count:
                self.tell("1.6", "deck-empty", {"seat": seat, "lost": count - len(drawn)})

    # -- wealth ----------------------------------------------------------------------------------

    def wealth(self, seat: i64) -> i64:
        """[2.1] The two most valuable Cattle cards of each suit in the field."""
        total: i64 = 0
        for suit in range(SUITS):
            once, twice = self.rows(seat, suit)
            total += ROW_BEST[once] + second_best(once, twice)
        return total

    def rows(self, seat: i64, suit: i64) -> tuple[i64, i64]:
        """The Cattle of a suit in a field: the ranks present at all, and those present twice."""
        first = self.spot(FIELD, seat) * self.decks
        once: i64 = 0
        twice: i64 = 0
        for i in range(first, first + self.decks):
            row = (self.cards[i] >> (RANKS * suit)) & ROW
            twice |= once & row
            once |= row
        return once, twice

    def best(self, seat: i64) -> i64:
        """[7.3] The most valuable card of each suit in the field."""
        cards = self.held(FIELD, seat)
        return (
            ROW_BEST[cards & ROW]
            + ROW_BEST[(cards >> 10) & ROW]
            + ROW_BEST[(cards >> 20) & ROW]
            + ROW_BEST[(cards >> 30) & ROW]
        )

    # -- seats -----------------------------------------------------------------------------------

    def turn(self) -> i64:
        """The seat whose turn it is."""
        return self.order[self.at]

    def active(self, seat: i64) -> bool:
        """Is a seat still in the game?"""
        for other in self.order:
            if other == seat:
                return True
        return False

    def opponents(self, seat: i64) -> list[int]:
        """The other active seats, ascending."""
        return [other for other in range(self.players) if other != seat and self.active(other)]

    def at_home(self, seat: i64) -> i64:
        """How many Warriors a seat can still send [6.8]."""
        return self.number(UP, seat) + self.number(DOWN, seat)

    def troop(self, seat: i64) -> i64:
        """Their kinds: twelve bits of the proven, twelve of the unproven."""
        return (self.held(UP, seat) >> 40) | ((self.held(DOWN, seat) >> 40) << 12)

    def raider_kind(self) -> i64:
        """The kind of the raider. One that seeks its target counts twelve more if it was unproven until now."""
        return self.raider if self.raider < KINDS else self.raider - WARRIORS

    def finish(self, ending: i64, winners: i64) -> None:
        """[8] The game is over at once: nothing remains to be done."""
        self.ending = ending
        self.won = winners
        self._next = OVER
        self._depth = 0

    # -- hidden and open -------------------------------------------------------------------------

    def redraw(self, seat: i64) -> None:
        knowledge.redraw(self, seat)

    # -- the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """[2.1] The wealth of every seat as it stands; the winner need not have the most."""
        return [self.wealth(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """[8] Who won."""
        if not self.over():
            return []
        return [seat for seat in range(self.players) if (self.won >> seat) & 1]

    # -- saving ----------------------------------------------------------------------------------

    def fields(self) -> dict[str, object]:
        return saving.fields(self)

    def check(self) -> None:
        saving.check(self)


def restore(setup: Setup, chance: Chance, saved: Fields) -> ArdRi:
    """The state from saved fields."""
    deck = saving.read_pile(setup.players, saved, "deck")
    return ArdRi(
        setup,
        chance,
        DECKS[setup.players],
        vec[i64](saving.read_cards(setup.players, saved)),
        deck,
        len(deck),
        vec[i64](saved.numbers("order", 0, setup.players - 1, range(setup.players + 1))),
        saving.read_answers(setup.players, saved),
        saving.read_pile(setup.players, saved, "discard"),
        saving.read_numbers(setup.players, saved),
        saving.read_turned(setup.players, saved),
        saving.read_brews(setup.players, saved),
        saving.read_bounds(setup.players, saved),
    )

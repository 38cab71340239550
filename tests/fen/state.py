"""Everything that changes during a game of Fen."""

from __future__ import annotations

from typing import Final

from nemeton.core.chance import Chance
from nemeton.core.errors import BadState
from nemeton.core.fields import Fields
from nemeton.core.state import Setup, State
from nemeton.core.vector import i64, vec

STONES: Final = 12
CARDS: Final = 12
LEAP, MIST, GOLD, LANTERN = range(4)

STREAMS: Final = ("wisps", "deck")
WISPS, DECK = range(2)


class Fen(State):
    """Cards are numbers; hands are sorted; the next card of the deck is the last."""

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        walkers: list[int],
        wisps: list[int],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        points: list[int],
        turn: int,
        round: int,
        offers: list[int],
    ) -> None:
        super().__init__(setup, chance)
        self.walkers = walkers
        self.wisps = wisps
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.points = points
        self.turn = turn
        self.round = round
        self.offers = offers  # those of the last auction, visible to all

    def copy(self) -> Fen:
        return Fen(
            self.setup,
            self.chance,
            self.walkers[:],
            self.wisps[:],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.discard[:],
            self.points[:],
            self.turn,
            self.round,
            self.offers[:],
        )

    def shuffled(self, cards: list[int]) -> list[int]:
        """A sorted list of cards, shuffled: hidden cards may be known, but never their order."""
        out = vec[i64](sorted(cards))
        self.chance.shuffle(DECK, out, 0, len(out))
        return list(out)

    def redraw(self, seat: int) -> None:
        others = [p for p in range(self.setup.players) if p != seat]
        hidden = self.shuffled(self.deck + [card for p in others for card in self.hands[p]])
        for p in others:
            n = len(self.hands[p])
            self.hands[p], hidden = sorted(hidden[:n]), hidden[n:]
        self.deck = hidden

    def fields(self) -> dict[str, object]:
        return {
            "walkers": self.walkers[:],
            "wisps": self.wisps[:],
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "points": self.points[:],
            "turn": self.turn,
            "round": self.round,
            "offers": self.offers[:],
        }

    def check(self) -> None:
        cards = sorted(self.deck + self.discard + [card for hand in self.hands for card in hand])
        if cards != list(range(CARDS)):
            raise BadState("cards are missing or there twice")

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        if not self.over():
            return []
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]


def seen(s: Fen, seat: int) -> dict[str, object]:
    return {
        "walkers": s.walkers[:],
        "wisps": s.wisps[:],
        "hand": s.hands[seat][:] if seat >= 0 else [],
        "held": [len(hand) for hand in s.hands],
        "deck": len(s.deck),
        "discard": s.discard[:],
        "points": s.points[:],
        "turn": s.turn,
        "round": s.round,
        "offers": s.offers[:],
    }


def restore(setup: Setup, chance: Chance, saved: Fields) -> Fen:
    n = setup.players
    hands = saved.items("hands", n)
    return Fen(
        setup,
        chance,
        saved.numbers("walkers", 0, STONES - 1, n),
        saved.numbers("wisps", 0, STONES - 1),
        [Fields({"hand": hand}).numbers("hand", 0, CARDS - 1) for hand in hands],
        saved.numbers("deck", 0, CARDS - 1),
        saved.numbers("discard", 0, CARDS - 1),
        saved.numbers("points", 0, 999, n),
        saved.number("turn", 0, n - 1),
        saved.number("round", 0, 99),
        saved.numbers("offers", 0, 2),
    )

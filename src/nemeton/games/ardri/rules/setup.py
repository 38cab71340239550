"""[1] Set-up: the deal and the redraw of hands of one kind."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Reason
from nemeton.core.chance import Chance
from nemeton.core.state import Setup
from nemeton.core.vector import i64, vec
from nemeton.games.ardri.cards import names
from nemeton.games.ardri.data import (
    ALL,
    CATTLE_SET,
    DECKS,
    FRESH,
    HAND,
    HAND_SIZE,
    KINDS,
    PLACES,
    TABLE_PLACES,
    WARRIOR_SET,
)
from nemeton.games.ardri.moves import KEEP, REDRAW
from nemeton.games.ardri.rules.offer import InTurn, no_such
from nemeton.games.ardri.rules.spring import FIRST_SPRING
from nemeton.games.ardri.rules.winter import push_year
from nemeton.games.ardri.state import DECK, START, ArdRi


def one_kind(s: ArdRi, seat: i64) -> bool:
    """[1.5] Does a seat hold only Cattle or only Warriors?"""
    hand = s.held(HAND, seat)
    return not hand & CATTLE_SET or not hand & WARRIOR_SET


@final
class Redraw(InTurn):
    """[1.5] Clockwise, each seat keeps its hand or, if it is of one kind, may exchange it. All are asked."""

    name = "redraw"
    rule = "1.5"

    def legal(self, s: ArdRi, seat: i64) -> list[int]:
        return [KEEP, REDRAW] if one_kind(s, seat) else [KEEP]

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.push(REDRAW_STEP)
        if move == KEEP:
            s.at += 1
            return
        hand = s.spot(HAND, seat)
        if s.log is not None:
            s.tell("1.5", "redraw", {"seat": seat, "cards": names(s.listed(hand))})
        s.discard_all(hand)
        s.draw(seat, HAND_SIZE, "1.5")

    def why_not(self, s: ArdRi, seat: i64, move: i64) -> Reason | None:
        if move == KEEP:
            return None
        if move != REDRAW:
            return no_such("1.5", move)
        return None if one_kind(s, seat) else Reason("1.5", "two-kinds", {})


REDRAW_STEP: Final = Redraw()


def deal(setup: Setup, chance: Chance) -> ArdRi:
    """[1.4] Shuffle, deal nine cards each, and draw lots for the seat that begins."""
    n = setup.players
    decks: i64 = DECKS[n]
    deck = vec[i64](list(range(KINDS * decks)))
    chance.shuffle(DECK, deck, 0, len(deck))
    start = chance.roll(START, n)
    s = ArdRi(
        setup,
        chance,
        decks,
        vec[i64]([0] * ((PLACES * n + TABLE_PLACES) * decks)),
        deck,
        len(deck),
        vec[i64]([(start + i) % n for i in range(n)]),
        vec[i64]([0] * n),
        vec[i64]([]),
        vec[i64]([1, 0, -1, -1, 0, 0, -1, -1, -1, 0, 0]),
        vec[i64]([]),
        vec[i64]([]),
        vec[i64]([]),
    )
    for d in range(decks):
        s.cards[s.common(FRESH) * decks + d] = ALL
    for seat in range(n):
        for _ in range(HAND_SIZE):
            s.put(s.spot(HAND, seat), s.draw_card())
    push_year(s)
    s.push(FIRST_SPRING)
    s.push(REDRAW_STEP)
    s.advance()
    return s

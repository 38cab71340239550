"""Fen: a small invented game with every difficulty that the core must handle.

1. Walkers stand on a ring of twelve stones, some with a will-o'-the-wisp. Twelve cards, all different, of four
   kinds (card % 4): leap, mist, gold, lantern. Each seat begins with two. Hands and the deck's order are hidden.
2. On its turn a seat walks one or two stones on, or rests. It may play leap (the walk is one longer), gold (a
   point) or lantern (the wisp under it goes out) *before, between and after* its steps, as long as its turn lasts.
3. The seat to the left of a walker may *cancel* the walk with mist. It is asked if it holds any card, mist or not.
4. When a walker reaches a wisp, an *event interrupts*: the seat to its right leads it one stone on or back;
   the rest of the walk goes on from there.
5. The stone counts: a point on even stones. At the end of a turn the seat draws a card; the discard is
   reshuffled when the deck is empty.
6. After every round all seats *secretly and at once* offer 0, 1 or 2; the highest unmatched offer gains that much.
7. Most points after three rounds; ties are shared.
"""

from fen.notation import describe, parse, text
from fen.rules import END_TURN, NEXT_ROUND, VERBS, Arrive, Auction, Lure, Mist, Turn, deal
from fen.state import STREAMS, Fen, restore, seen
from nemeton.core.game import Game, Option

GAME: Game[Fen] = Game(
    id="fen",
    title="Fen",
    designers=("nobody",),
    publisher="none",
    year=2026,
    seats=range(2, 5),
    editions=("plain", "long"),
    options=(Option("wisps", (3, 0, 12), rule="1"), Option("misty", (True, False), rule="3")),
    streams=STREAMS,
    verbs=VERBS,
    steps=(END_TURN, NEXT_ROUND, Turn, Mist, Arrive, Lure, Auction),
    deal=deal,
    restore=restore,
    seen=seen,
    text=text,
    parse=parse,
    describe=describe,
    sketch=lambda state, seat, words, width: str(state.view(seat)),
    package="fen",
)

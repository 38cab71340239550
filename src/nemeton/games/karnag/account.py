"""Keeping account of Karnag's pieces: what is saved, what must add up, what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.boards import OPTION
from nemeton.core.errors import BadState
from nemeton.core.fields import Fields
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.data import (
    ACTIONS,
    ALL,
    BACKS_HIDDEN,
    BARS,
    BIT,
    COLOUR,
    CREATURE,
    GATE,
    IMAGINE,
    PATH,
    PHASE_D,
    ROCK,
    SPACES,
    SWAMP,
    THE_END,
)

if TYPE_CHECKING:
    from nemeton.games.karnag.state import Karnag


def members(items: i64, size: i64) -> list[int]:
    """A set of small numbers as a list."""
    return [i for i in range(size) if items & BIT[i]]


def card_set(item: object, size: i64) -> i64:
    """The set of a list of different numbers below `size`."""
    out: i64 = 0
    for i in Fields({"cards": item}).numbers("cards", 0, size - 1):
        if out & BIT[i]:
            raise BadState(f"{i} is there twice")
        out |= BIT[i]
    return out


def fields(s: Karnag) -> dict[str, object]:
    """The state as JSON, including the board if it is an owner's own."""
    board = s.board
    out: dict[str, object] = {
        "order": list(s.order),
        "tiles": list(s.tiles),
        "creatures": list(s.creatures),
        "druids": list(s.druids),
        "gems": list(s.gems),
        "menhirs": list(s.menhirs),
        "vp": list(s.vp),
        "mana": list(s.mana),
        "knowledge": list(s.knowledge),
        "line": list(s.line),
        "cubes": list(s.cubes),
        "hands": [members(hand, board.unmarked) for hand in s.hands],
        "deck": list(s.deck),
        "sizes": list(s.sizes),
        "owners": list(s.owners),
        "drawn": list(s.drawn),
        "round": s.round,
        "phase": s.phase,
        "turn": s.turn,
        "laid": s.laid,
        "row": s.row,
        "place": s.place,
        "current": s.current,
        "cubed": members(s.cubed, board.tokens),
        "did": s.did,
        "left": s.left,
        "walked": s.walked,
        "through": s.through,
        "used_rock": s.used_rock,
        "used_swamp": s.used_swamp,
        "used_stone": s.used_stone,
        "met": s.met,
    }
    if s.board is not STANDARD:
        out[OPTION] = s.board.text
    return out


# -- what must add up -----------------------------------------------------------------------------


def check(s: Karnag) -> None:
    """`BadState` unless every piece is in a possible place, and in only one."""
    check_tiles(s)
    check_glade(s)
    check_druids(s)
    check_cards(s)
    check_cubes(s)
    if s.over() != (s.phase == THE_END):
        raise BadState("the game is not over" if s.over() else "the game is over but somebody is asked")


def check_tiles(s: Karnag) -> None:
    """[2.3, 2.4] No obstacle outside the glade, at the gate, or touching another."""
    board = s.board
    taken: set[int] = set()
    for tile in range(board.tiles):
        at = s.tiles[tile]
        if at < 0:
            continue
        x = at % board.cols + 1
        y = at // board.cols % board.rows + 1
        shape = board.turned[tile][at // board.cols // board.rows]
        cells: set[int] = set()
        for dx, dy, _ in shape:
            if x + dx > board.cols or y + dy > board.rows:
                raise BadState(f"obstacle {tile} lies outside the glade")
            cells.add((y + dy) * board.stride + x + dx)
        if not cells or cells & taken or cells & set(board.keep_clear):
            raise BadState(f"obstacle {tile} cannot lie there")
        for cell in cells:
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    taken.add(cell + dy * board.stride + dx)


def check_glade(s: Karnag) -> None:
    """At most one creature and one stone on a square, on suitable ground; the grid shows them all."""
    board = s.board
    stones = [cell for cell in list(s.gems) + list(s.menhirs) if cell]
    if len(set(stones)) < len(stones):
        raise BadState("two stones lie on one square")
    for cell in stones:
        if board.region[cell] < 0 or s.grid[cell] & (ROCK | SWAMP):
            raise BadState(f"a stone cannot lie on cell {cell}")
    standing = [cell for cell in s.creatures if cell > 0]
    if len(set(standing)) < len(standing):
        raise BadState("two creatures are on one square")
    for token in range(board.tokens):
        cell = s.creatures[token]
        if cell > 0 and s.grid[cell] & (BARS[board.token_kind[token]] - CREATURE | PATH | GATE):
            raise BadState(f"creature {token} cannot be on cell {cell}")
    grid = s.grid
    s.survey()
    if list(grid) != list(s.grid):
        raise BadState("the grid does not show the pieces")
    if s.cubed & ~sum([BIT[token] for token in range(board.tokens) if s.creatures[token] != 0]):
        raise BadState("a black cube lies on a token in the bag")


def check_druids(s: Karnag) -> None:
    """[1.3, 8.6] One druid a path square, no more in a cauldron than it has places."""
    board = s.board
    path = [at for at in s.druids if at < board.path_length]
    if len(set(path)) < len(path):
        raise BadState("two druids are on one path square")
    for c in range(board.cauldrons):
        inside = len([at for at in s.druids if at == board.cauldron + c])
        if inside > board.places[(s.players - 2) * board.cauldrons + c]:
            raise BadState(f"cauldron {c} holds {inside} druids")


def check_cards(s: Karnag) -> None:
    """Every card is in one hand, in the deck or just drawn."""
    board = s.board
    cards = list(s.deck) + list(s.drawn)
    for hand in s.hands:
        cards += members(hand, board.unmarked)
    if sorted(cards) != list(range(board.cards)):
        raise BadState("cards are missing or there twice")
    if sum(s.sizes) != len(s.deck):
        raise BadState(f"the packets hold {sum(s.sizes)} cards, the deck {len(s.deck)}")
    for i in range(len(s.sizes)):
        owner = s.owners[i]
        if s.players <= owner < ALL or (owner == ALL and s.sizes[i] > 1):
            raise BadState(f"packet {i} cannot be known to {owner}")


def check_cubes(s: Karnag) -> None:
    """No seat has more cubes on the tiles than it owns; order and line are complete."""
    if sorted(s.order) != list(range(s.players)):
        raise BadState("the order of play does not name every seat once")
    if sorted(s.line) != list(range(ACTIONS)):
        raise BadState("the line of action tiles is not complete")
    counts = [0] * (COLOUR + 1)
    for i in range(ACTIONS * 2 * SPACES):
        counts[s.cubes[i] & COLOUR] += 1
    if any(counts[c] > 0 for c in range(s.players + 1, COLOUR + 1)) or max(counts[1:]) > s.board.cubes:
        raise BadState("a seat has more cubes on the tiles than it owns, or does not play")
    if s.phase == PHASE_D and sum(counts[1:]) != s.laid:
        raise BadState(f"{s.laid} cubes were placed, {sum(counts[1:])} lie on the tiles")


# -- what a seat cannot know ----------------------------------------------------------------------


def redraw(s: Karnag, seat: i64) -> None:
    """[20] Draw afresh the hands of others and the deck, consistent with everything `seat` knows about them.

    The seat knows its own hand, what lies openly under the deck, what it put there itself, and the backs that everybody
    saw: how many marked cards each packet holds, the top card, the cards another seat is looking at.
    """
    plain: list[int] = []
    marked: list[int] = []
    for card in hidden_cards(s, seat):
        (plain if card < s.board.unmarked else marked).append(card)
    luck = Deal(s, plain, marked)
    for other in range(s.players):
        if other != seat:
            luck.deal_hand(s, other)
    drawn = s.drawn[:]
    if s.turn != seat:
        backs = s.house & BACKS_HIDDEN == 0 or single_draw(s)
        for i in range(len(drawn)):
            drawn[i] = luck.like(drawn[i]) if backs else luck.any_card(s)
    s.drawn = drawn
    luck.deal_deck(s, seat)


def single_draw(s: Karnag) -> bool:
    """[13.2] Is one card being looked at in a draw of one? Then everybody knows that it is marked."""
    return s.row == 1 and len(s.drawn) == 1


def hidden_cards(s: Karnag, seat: i64) -> list[int]:
    """The cards that `seat` cannot place, ascending."""
    out: list[int] = []
    for other in range(s.players):
        if other != seat:
            out += members(s.hands[other], s.board.unmarked)
    if s.turn != seat:
        out += list(s.drawn)
    first: i64 = 0
    for i in range(len(s.sizes)):
        end = first + s.sizes[i]
        if not knows(s, seat, i):
            out += list(s.deck[first:end])
        first = end
    return sorted(out)


def knows(s: Karnag, seat: i64, packet: i64) -> bool:
    """Does `seat` know which cards are in a packet of the deck?"""
    owner = s.owners[packet]
    return owner == ALL or (owner == seat and seat >= 0)


class Deal:
    """Hidden cards, shuffled and dealt so that every world a seat considers possible is equally likely."""

    def __init__(self, s: Karnag, plain: list[int], marked: list[int]) -> None:
        self.unmarked: Final = s.board.unmarked
        self.plain = vec[i64](plain)
        self.marked = vec[i64](marked)
        s.chance.shuffle(IMAGINE, self.plain, 0, len(plain))
        s.chance.shuffle(IMAGINE, self.marked, 0, len(marked))
        self.plains: i64 = 0  # dealt so far
        self.marks: i64 = 0

    def like(self, card: i64) -> i64:
        """A card with the same back."""
        if card < self.unmarked:
            self.plains += 1
            return self.plain[self.plains - 1]
        self.marks += 1
        return self.marked[self.marks - 1]

    def any_card(self, s: Karnag) -> i64:
        """A card, whatever its back."""
        plains = len(self.plain) - self.plains
        marks = len(self.marked) - self.marks
        return self.like(0 if s.chance.roll(IMAGINE, plains + marks) < plains else s.board.unmarked)

    def deal_hand(self, s: Karnag, seat: i64) -> None:
        """[20.1] Hands hold unmarked cards; everybody knows how many."""
        hand: i64 = 0
        for _ in range(s.held(seat)):
            hand |= BIT[self.like(0)]
        s.hands[seat] = hand

    def deal_deck(self, s: Karnag, seat: i64) -> None:
        """[20.2] Packet by packet; the order within each is unknown except for the back of the top card."""
        deck = s.deck[:]
        top: i64 = deck[0] if len(deck) > 0 else 0
        backs = s.house & BACKS_HIDDEN == 0
        first: i64 = 0
        for i in range(len(s.sizes)):
            end = first + s.sizes[i]
            if knows(s, seat, i):
                sort_part(deck, first, end)
            else:
                for k in range(first, end):
                    deck[k] = self.like(deck[k]) if backs else self.any_card(s)
                sort_part(deck, first, end)
            s.chance.shuffle(IMAGINE, deck, first, end)
            if first == 0 and backs:
                self.show_top(s, deck, end, top)
            first = end
        s.deck = deck

    def show_top(self, s: Karnag, deck: vec[i64], end: i64, top: i64) -> None:
        """[13.6] The top card has the back that everybody sees: one of those in its packet, all alike."""
        board = s.board
        fits = [k for k in range(end) if (deck[k] < board.unmarked) == (top < board.unmarked)]
        k = fits[s.chance.roll(IMAGINE, len(fits))]
        card = deck[k]
        deck[k] = deck[0]
        deck[0] = card


def sort_part(cards: vec[i64], first: i64, end: i64) -> None:
    """Sort a part of a vector, so that shuffling it depends only on what it holds."""
    part = sorted(cards[first:end])
    for i in range(len(part)):
        cards[first + i] = part[i]

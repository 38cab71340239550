"""What a seat sees of Karnag, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from nemeton.core.observation import Field, Observer, Pen
from nemeton.core.vector import i64, vec
from nemeton.games.karnag import account
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.boards import chosen
from nemeton.games.karnag.data import (
    ACTIONS,
    BACKS_HIDDEN,
    BIT,
    CARD_KINDS,
    COLOUR,
    DRUIDS,
    GEMS,
    KINDS,
    ON_TILE,
    OUT,
    PLAYABLE,
    REACHED,
    THE_END,
    THIS_PASS,
    TRACKS,
)
from nemeton.games.karnag.state import Karnag

if TYPE_CHECKING:
    from nemeton.core.state import Setup, State

PACKETS: Final = 24  # of the deck that are distinguished
DRAWN: Final = 8  # cards being looked at
PLAIN: Final = CARD_KINDS + 1  # what others see of them
MARKED: Final = CARD_KINDS + 2
HIDDEN: Final = CARD_KINDS + 3
CUBE: Final = 3  # numbers of a space: whose cube, and the two marks
PACKET: Final = 3 + CARD_KINDS
NUMBERS: Final = 9
# The usual maximum of each.
POINTS: Final = 100.0
SQUARES: Final = 10.0
TILE_PLACES: Final = 100.0


@final
class KarnagObserver(Observer):
    """[20] Everything on the table is open; cards are known to those who hold or have seen them."""

    def __init__(self, setup: Setup, steps: list[str]) -> None:
        super().__init__(setup, steps)
        self.board: Final = chosen(setup)

    def own(self) -> i64:
        """How many numbers describe one seat."""
        return DRUIDS * (self.board.nowhere + 1) + (GEMS + self.board.menhirs) * 2 + KINDS + TRACKS + 4

    def fields(self) -> list[Field]:
        order = "the observer first, then clockwise"
        return [
            *self.common_fields(),
            Field("phase", THE_END + 1, "one-hot: the set-up, phases A to G, the end"),
            Field("turn", self.players, f"one-hot: the seat that is asked; {order}"),
            Field("order", self.players, f"for each seat, its place in the order of play, from 1; {order}"),
            Field(
                "tiles", self.board.tiles, "for each obstacle tile where it lies, from 1 (in hundredths; 0: nowhere)"
            ),
            Field(
                "creatures",
                self.board.tokens * 2,
                "for each creature its cell in the glade (of all cells), 1 with a black cube",
            ),
            Field(
                "seats",
                self.players * self.own(),
                f"for each seat, {order}: for each druid, one-hot, its path square, cauldron, the council, or not "
                "placed; for each gemstone and menhir 1 if it lies in the glade, and its cell (of all cells); captured "
                "creatures of each kind (in tenths); knowledge on each track (of its levels); points (in hundredths), "
                "mana (of the most there is), cards held (in tenths), place in the order of play",
            ),
            Field("line", ACTIONS * ACTIONS, "for each place of the row, one-hot: the action tile that lies there"),
            Field(
                "cubes",
                ACTIONS * ON_TILE * CUBE,
                "for each tile and space: whose cube lies there (places clockwise from the observer, from 1, as a part "
                "of the seats), 1 if it was reached, 1 if in this pass",
            ),
            Field(
                "action",
                NUMBERS + DRUIDS,
                "the action at hand: its cube (from 1), 1 if it was performed, squares left, passes left of a card, "
                "rocks, swamps and stones passed (in tenths); the round as a part of all, creatures in the bag (of "
                "all); 1 for each druid that has walked",
            ),
            Field("hand", PLAYABLE, "the observer's own cards, by kind"),
            Field("drawn", DRAWN, "the cards being looked at, in order: their kind, or as others see them, in tenths"),
            Field(
                "deck",
                PACKETS * PACKET + 2,
                "for each packet from the top: how many cards, how many marked ones (from 1; 0: not to be seen), 1 if "
                "the observer knows them, and then how many of each kind (in tenths); 1 if the top card is plain, 1 if "
                "it is marked",
            ),
        ]

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Karnag)
        s = state
        self.write_common(s, seat, pen)
        pen.one_of(s.phase, THE_END + 1)
        pen.one_of(self.relative(s.turn, seat), self.players)
        for i in range(self.players):
            pen.scaled(self.place_of(s, (seat + i) % self.players), float(self.players))
        for tile in range(self.board.tiles):
            pen.scaled(s.tiles[tile] + 1, TILE_PLACES)
        for token in range(self.board.tokens):
            at = s.creatures[token]
            pen.scaled(at if at > 0 else 0, float(self.board.cells))
            pen.put(1.0 if at > 0 and s.cubed & BIT[token] else 0.0)
        for i in range(self.players):
            self.write_seat(s, (seat + i) % self.players, pen)
        for tile in s.line:
            pen.one_of(tile, ACTIONS)
        self.write_cubes(s, seat, pen)
        self.write_action(s, pen)
        self.write_cards(s, seat, pen)

    def place_of(self, s: Karnag, seat: i64) -> i64:
        """A seat's place in the order of play, from 1."""
        for n in range(len(s.order)):
            if s.order[n] == seat:
                return n + 1
        return 0

    # -- pieces ----------------------------------------------------------------------------------

    def write_seat(self, s: Karnag, p: i64, pen: Pen) -> None:
        board = s.board
        for druid in range(DRUIDS * p, DRUIDS * (p + 1)):
            pen.one_of(s.druids[druid], board.nowhere + 1)
        write_stones(board, s.gems, GEMS * p, GEMS, pen)
        write_stones(board, s.menhirs, board.menhirs * p, board.menhirs, pen)
        at = pen.at
        pen.blank(KINDS)
        reserve: i64 = OUT - 1 - p
        for token in range(board.tokens):
            if s.creatures[token] == reserve:
                pen.out[at + board.token_kind[token]] += 0.1
        pen.row(s.knowledge, TRACKS * p, TRACKS, float(board.levels))
        pen.scaled(s.vp[p], POINTS)
        pen.scaled(s.mana[p], float(board.mana_max))
        pen.scaled(s.held(p), SQUARES)
        pen.scaled(self.place_of(s, p), float(self.players))

    def write_cubes(self, s: Karnag, seat: i64, pen: Pen) -> None:
        for space in range(ACTIONS * ON_TILE):
            cube = s.cubes[space]
            owner = (cube & COLOUR) - 1
            pen.scaled(self.relative(owner, seat) + 1 if owner >= 0 else 0, float(self.players))
            pen.put(1.0 if cube & REACHED else 0.0)
            pen.put(1.0 if cube & THIS_PASS else 0.0)

    def write_action(self, s: Karnag, pen: Pen) -> None:
        board = s.board
        bag: i64 = 0
        for token in range(board.tokens):
            if s.creatures[token] == 0:
                bag += 1
        at_hand = s.current >= 0
        pen.scaled(s.current + 1, float(ACTIONS * ON_TILE))
        if at_hand:
            pen.number(s.did & 1)
            pen.scaled(s.left, SQUARES)
            pen.scaled(s.through, SQUARES)
            pen.scaled(s.used_rock, SQUARES)
            pen.scaled(s.used_swamp, SQUARES)
            pen.scaled(s.used_stone, SQUARES)
        else:
            pen.blank(6)
        pen.scaled(s.round, float(board.rounds[self.players - 2]))
        pen.scaled(bag, float(board.tokens))
        for i in range(DRUIDS):
            pen.put(1.0 if at_hand and s.walked & BIT[i] else 0.0)

    # -- cards -----------------------------------------------------------------------------------

    def write_cards(self, s: Karnag, seat: i64, pen: Pen) -> None:
        board = s.board
        at = pen.at
        pen.blank(PLAYABLE + DRAWN + PACKETS * PACKET + 2)
        out = pen.out
        for card in range(board.unmarked):
            if s.hands[seat] & BIT[card]:
                out[at + board.card_kind[card]] += 0.1
        at += PLAYABLE
        for n in range(len(s.drawn)):
            if n < DRAWN:
                out[at + n] = float(self.shown(s, seat, s.drawn[n])) * 0.1
        at += DRAWN
        hidden = s.house & BACKS_HIDDEN != 0
        first: i64 = 0
        for i in range(len(s.sizes)):
            known = account.knows(s, seat, i)
            if i < PACKETS:
                write_packet(s, first, s.sizes[i], known, known or not hidden, out, at)
            at += PACKET
            first += s.sizes[i]
        if len(s.deck) > 0 and not hidden:
            out[pen.at - (2 if s.deck[0] < board.unmarked else 1)] = 1.0

    def shown(self, s: Karnag, seat: i64, card: i64) -> i64:
        """[13.6] A card being looked at: its drawer knows it, all others see its back, or not even that."""
        board = s.board
        if seat == s.turn:
            return board.card_kind[card] + 1
        if s.house & BACKS_HIDDEN and not account.single_draw(s):
            return HIDDEN
        return PLAIN if card < board.unmarked else MARKED


def write_stones(board: Board, cells: vec[i64], first: i64, count: i64, pen: Pen) -> None:
    """Gemstones or menhirs of a seat."""
    for i in range(first, first + count):
        pen.put(1.0 if cells[i] > 0 else 0.0)
        pen.scaled(cells[i], float(board.cells))


def write_packet(s: Karnag, first: i64, size: i64, known: bool, backs: bool, out: vec[float], at: i64) -> None:
    """[20.2] A packet of the deck."""
    board = s.board
    marked: i64 = 0
    for i in range(first, first + size):
        if s.deck[i] >= board.unmarked:
            marked += 1
        if known:
            out[at + 3 + board.card_kind[s.deck[i]]] += 0.1
    out[at] = float(size) / float(board.cards)
    out[at + 1] = float(marked + 1) * 0.1 if backs else 0.0
    out[at + 2] = 1.0 if known else 0.0

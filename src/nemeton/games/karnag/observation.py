"""What a seat sees of Karnag, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i32, u8

from nemeton.core.observation import ONE, Field, Observer, Pen, Scale
from nemeton.core.vector import i64, vec
from nemeton.games.karnag import account
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
    TURNS,
)
from nemeton.games.karnag.rules.ask import Ask
from nemeton.games.karnag.rules.done import PERFORMED
from nemeton.games.karnag.state import Karnag

if TYPE_CHECKING:
    from nemeton.core.state import Setup, State

PACKETS: Final = 24  # of the deck that are distinguished
DRAWN: Final = 8  # cards being looked at
PLAIN: Final = CARD_KINDS + 1  # what others see of them
MARKED: Final = CARD_KINDS + 2
HIDDEN: Final = CARD_KINDS + 3
CUBE: Final = 3  # numbers of a space: whose cube, and the two marks
HUES: Final = COLOUR + 1
PACKET: Final = 3 + CARD_KINDS
NUMBERS: Final = 9
# The usual maximum of each.
HUNDREDTHS: Final = Scale(100.0)
TENTHS: Final = Scale(10.0)
SPACES: Final = Scale(float(ACTIONS * ON_TILE))


@final
class KarnagObserver(Observer):
    """[20] Everything on the table is open; cards are known to those who hold or have seen them."""

    def __init__(self, setup: Setup, steps: list[str]) -> None:
        super().__init__(setup, steps)
        self.board: Final = chosen(setup)
        self.kinds_at: Final[i64] = DRUIDS * (self.board.nowhere + 1) + (GEMS + self.board.menhirs) * 2
        self.own: Final[i64] = self.kinds_at + KINDS + TRACKS + 4  # numbers of one seat
        self.part: Final = Scale(float(setup.players))
        self.cells: Final = Scale(float(self.board.cells))
        self.levels: Final = Scale(float(self.board.levels))
        self.mana: Final = Scale(float(self.board.mana_max))
        self.rounds: Final = Scale(float(self.board.rounds[setup.players - 2]))
        self.tokens: Final = Scale(float(self.board.tokens))
        self.cards: Final = Scale(float(self.board.cards))
        # Worked out in advance: the number of a tile by where it lies, and of a cube's owner by seat * HUES + colour.
        self.lies: Final = vec[i32](
            [HUNDREDTHS.bits(n) for n in range(1, TURNS * self.board.rows * self.board.cols + 1)]
        )
        self.owner: Final = vec[i32]([self.owned(seat, hue) for seat in range(setup.players) for hue in range(HUES)])

    def fields(self) -> list[Field]:
        order = "the observer first, then clockwise"
        return [
            *self.common_fields(),
            Field("phase", THE_END + 1, "one-hot: the set-up, phases A to G, the end"),
            Field("turn", self.players, f"one-hot: the seat that is asked; {order}"),
            Field("order", self.players, f"for each seat, its place in the order of play, from 1; {order}"),
            Field(
                "tiles",
                self.board.tiles,
                "for each obstacle tile, the number of its place, in hundredths (0: not placed)",
            ),
            Field(
                "creatures",
                self.board.tokens * 2,
                "for each creature, its cell in the glade (of all cells; 0: elsewhere), and 1 if it has a black cube",
            ),
            Field(
                "seats",
                self.players * self.own,
                f"for each seat, {order}: for each druid, one-hot, its path square, cauldron, the council, or not "
                "placed; for each gemstone and menhir, 1 if it lies in the glade, and its cell (of all cells); "
                "captured creatures of each kind (in tenths); the level of knowledge on each track (of all levels); "
                "points (in hundredths), mana (of the most a seat can have), cards held (in tenths), place in the "
                "order of play",
            ),
            Field("line", ACTIONS * ACTIONS, "for each place of the row, one-hot: the action tile that lies there"),
            Field(
                "cubes",
                ACTIONS * ON_TILE * CUBE,
                "for each space of each tile, three numbers: whose cube lies there (1 for the observer, 2 for the next "
                "seat and so on, of all seats; 0: nobody's); 1 if it was reached in an earlier pass; 1 if it was "
                "reached in this one",
            ),
            Field(
                "action",
                NUMBERS + DRUIDS,
                "the current action: the number of its cube's space (of all spaces); 1 if a part of it has been done; "
                "in tenths, the squares still to walk, the Through cards not yet used, and the rocks, swamps and "
                "stones already passed. Then the round (of all rounds), the creatures in the bag (of all creatures), "
                "and for each druid 1 if it has walked",
            ),
            Field("hand", PLAYABLE, "the observer's own cards: how many of each kind, in tenths"),
            Field(
                "drawn",
                DRAWN,
                "the cards that were drawn and are being looked at, in order: to the seat that drew them their kind "
                "(counted from 1, in tenths); to the others a number that says whether the back is plain, marked or "
                "hidden",
            ),
            Field(
                "deck",
                PACKETS * PACKET + 2,
                "the deck in packets, from the top; a packet is cards that were put under the deck together. For each: "
                "how many cards it has (of all cards); how many of them are marked (1 added, in tenths; 0: hidden); 1 "
                "if the observer knows the cards; how many there are of each kind, if it does (in tenths). After the "
                "packets, 1 if the top card is plain, and 1 if it is marked",
            ),
        ]

    def owned(self, seat: i64, hue: i64) -> i32:
        """[6.3] Whose a cube is, as a seat sees it: places clockwise, from 1; 0: nobody's."""
        return self.part.bits(self.relative(hue - 1, seat) + 1) if hue else 0

    def write(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, Karnag)
        s = state
        self.write_common(s, seat, pen)
        pen.one_of(s.phase, THE_END + 1)
        pen.one_of(self.relative(s.turn, seat), self.players)
        seats_at = pen.at + self.players + self.board.tiles + 2 * self.board.tokens
        for n in range(len(s.order)):
            place, bits = self.relative(s.order[n], seat), self.part.bits(n + 1)
            pen.out[pen.at + place] = bits
            pen.out[seats_at + (place + 1) * self.own - 1] = bits
        pen.skip(self.players)
        bag = self.write_glade(s, seat, seats_at + self.kinds_at, pen)
        for i in range(self.players):
            self.write_seat(s, seat + i if seat + i < self.players else seat + i - self.players, pen)
        self.write_tiles(s, seat, pen)
        self.write_action(s, bag, pen)
        self.write_cards(s, seat, pen)

    # -- pieces ----------------------------------------------------------------------------------

    def write_glade(self, s: Karnag, seat: i64, kinds_at: i64, pen: Pen) -> i64:
        """The obstacle tiles and the creatures, those in reserves only counted; returns how many are in the bag."""
        out, at, lies = pen.out, pen.at, self.lies
        for tile in s.tiles:
            if tile >= 0:
                out[at] = lies[tile]
            at += 1
        table, kinds, creatures, cubed = self.cells.table, self.board.token_kind, s.creatures, s.cubed
        bag: i64 = 0
        for token in range(self.board.tokens):
            cell = creatures[token]
            if cell > 0:
                out[at] = table[cell]
                if cubed & BIT[token]:
                    out[at + 1] = ONE
            elif cell == 0:
                bag += 1
            elif cell < OUT:
                out[kinds_at + self.relative(OUT - 1 - cell, seat) * self.own + kinds[token]] += 1
            at += 2
        pen.at = at
        return bag

    def write_seat(self, s: Karnag, p: i64, pen: Pen) -> None:
        out, at, menhirs, squares = pen.out, pen.at, self.board.menhirs, self.board.nowhere + 1
        druids, gems, stones, knowledge = s.druids, s.gems, s.menhirs, s.knowledge
        cells, tenths, levels = self.cells.table, TENTHS.table, self.levels.table
        for druid in range(DRUIDS * p, DRUIDS * p + DRUIDS):
            out[at + druids[druid]] = ONE
            at += squares
        for gem in range(GEMS * p, GEMS * p + GEMS):
            if gems[gem] > 0:
                out[at] = ONE
                out[at + 1] = cells[gems[gem]]
            at += 2
        for menhir in range(menhirs * p, menhirs * p + menhirs):
            if stones[menhir] > 0:
                out[at] = ONE
                out[at + 1] = cells[stones[menhir]]
            at += 2
        for kind in range(at, at + KINDS):  # as `write_glade` has counted them
            out[kind] = tenths[i64(out[kind])]
        at += KINDS
        for track in range(TRACKS * p, TRACKS * p + TRACKS):
            out[at] = levels[knowledge[track]]
            at += 1
        out[at] = HUNDREDTHS.bits(s.vp[p])
        out[at + 1] = self.mana.table[s.mana[p]]
        out[at + 2] = tenths[s.held(p)]
        pen.at = at + 4  # after its place in the order of play

    def write_tiles(self, s: Karnag, seat: i64, pen: Pen) -> None:
        """The row of action tiles and the cubes on them."""
        out, at, owner, first = pen.out, pen.at, self.owner, seat * HUES
        for tile in s.line:
            out[at + tile] = ONE
            at += ACTIONS
        for cube in s.cubes:
            if cube:
                out[at] = owner[first + (cube & COLOUR)]
                if cube & REACHED:
                    out[at + 1] = ONE
                if cube & THIS_PASS:
                    out[at + 2] = ONE
            at += CUBE
        pen.at = at

    def write_action(self, s: Karnag, bag: i64, pen: Pen) -> None:
        out, at, tenths = pen.out, pen.at, TENTHS.table
        if s.current >= 0:
            out[at] = SPACES.table[s.current + 1]
            if s.did & PERFORMED:
                out[at + 1] = ONE
            out[at + 2] = TENTHS.bits(s.left)
            out[at + 3] = tenths[s.through]
            out[at + 4] = tenths[s.used_rock]
            out[at + 5] = tenths[s.used_swamp]
            out[at + 6] = tenths[s.used_stone]
            for i in range(DRUIDS):
                if s.walked & BIT[i]:
                    out[at + NUMBERS + i] = ONE
        out[at + 7] = self.rounds.table[s.round]
        out[at + 8] = self.tokens.table[bag]
        pen.at = at + NUMBERS + DRUIDS

    # -- cards -----------------------------------------------------------------------------------

    def write_cards(self, s: Karnag, seat: i64, pen: Pen) -> None:
        board = self.board
        out, at, hand = pen.out, pen.at, s.hands[seat]
        if hand:
            for card in range(board.unmarked):
                if hand & BIT[card]:
                    out[at + board.card_kind[card]] += 1
            pen.scale_counts(PLAYABLE, TENTHS)
        at += PLAYABLE
        for n in range(min(len(s.drawn), DRAWN)):
            out[at + n] = TENTHS.bits(self.shown(s, seat, s.drawn[n]))
        at += DRAWN
        last = at + PACKETS * PACKET
        sizes, hidden = s.sizes, s.house & BACKS_HIDDEN != 0
        first: i64 = 0
        for i in range(min(len(sizes), PACKETS)):
            self.write_packet(s.deck, first, first + sizes[i], account.knows(s, seat, i), hidden, out, at)
            first += sizes[i]
            at += PACKET
        if len(s.deck) > 0 and not hidden:
            out[last if s.deck[0] < board.unmarked else last + 1] = ONE
        pen.at = last + 2

    def write_packet(
        self, deck: vec[i64], first: i64, end: i64, known: bool, hidden: bool, out: vec[i32], at: i64
    ) -> None:
        """[20.2] A packet of the deck: its cards from the first to before the end."""
        out[at] = self.cards.table[end - first]
        unmarked, tenths = self.board.unmarked, TENTHS.table
        if known or not hidden:
            shown: i64 = 1
            for i in range(first, end):
                if deck[i] >= unmarked:
                    shown += 1
            out[at + 1] = tenths[shown]
        if known:
            out[at + 2] = ONE
            kinds, counts = self.board.card_kind, at + 3
            for i in range(first, end):
                out[counts + kinds[deck[i]]] += 1
            for kind in range(counts, counts + CARD_KINDS):
                out[kind] = tenths[i64(out[kind])]

    def shown(self, s: Karnag, seat: i64, card: i64) -> i64:
        """[13.6] A card being looked at: its drawer knows it, all others see its back, or not even that."""
        board = s.board
        if seat == s.turn:
            return board.card_kind[card] + 1
        if s.house & BACKS_HIDDEN and not account.single_draw(s):
            return HIDDEN
        return PLAIN if card < board.unmarked else MARKED

    def mask(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Karnag)
        choice = state.choice
        if not isinstance(choice, Ask):
            super().mask(state, seat, out, at)
        elif choice.acts(state, seat):
            choice.know(state)
            for move in state.menu:
                out[at + move] = 1

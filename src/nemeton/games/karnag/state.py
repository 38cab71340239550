"""Everything that changes during a game of Karnag."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from nemeton.core.chance import Chance
from nemeton.core.fields import Fields
from nemeton.core.state import Setup, State
from nemeton.core.vector import append, i64, vec
from nemeton.games.karnag import account
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.boards import chosen
from nemeton.games.karnag.data import (
    ACTIONS,
    ALL,
    AREA,
    BACKS_HIDDEN,
    BONUS_ON_MOVE_TILE,
    CARDS_OF_ALL,
    CREATURE,
    DRUID,
    DRUIDS,
    GEMS,
    LEARN_BESIDE_WALK,
    MANA_COMPENSATION,
    NOBODY,
    NOT_ACROSS_GATE,
    OUT,
    PASSES_EACH_FLASH,
    PENALTY_BY_MOVES,
    POTION_MUST,
    SPACES,
    STONE,
    THE_END,
    THIS_PASS,
    TRACKS,
    TURNS,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Karnag(State):
    """Where every piece is, and how far the current action has got."""

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        board: Board,
        house: i64,
        order: vec[i64],
        tiles: vec[i64],
        grid: vec[i64],
        creatures: vec[i64],
        druids: vec[i64],
        gems: vec[i64],
        menhirs: vec[i64],
        vp: vec[i64],
        mana: vec[i64],
        knowledge: vec[i64],
        line: vec[i64],
        cubes: vec[i64],
        hands: vec[i64],
        deck: vec[i64],
        sizes: vec[i64],
        owners: vec[i64],
        drawn: vec[i64],
    ) -> None:
        super().__init__(setup, chance)
        self.board: Final = board  # what is printed: the same for all states of a game
        self.house: Final = house  # the options chosen
        self.players: Final = setup.players
        self.order = order  # the seats in order of play
        self.tiles = tiles  # tiles[tile]: where an obstacle lies, see data.BASIC
        self.grid = grid  # grid[cell]: what lies there, as bits; computable from the rest
        self.creatures = creatures  # creatures[token]: a cell, IN_BAG, OUT, or OUT - 1 - seat
        self.druids = druids  # druids[DRUIDS * seat + i]: a path square, CAULDRON + c, COUNCIL, NOWHERE
        self.gems = gems  # gems[GEMS * seat + i]: a cell, 0 in reserve
        self.menhirs = menhirs  # menhirs[MENHIRS * seat + i]: likewise
        self.vp = vp
        self.mana = mana
        self.knowledge = knowledge  # knowledge[TRACKS * seat + track]: the level, 0 below the track
        self.line = line  # line[place]: which action tile lies there
        self.cubes = cubes  # cubes[(tile * 2 + row) * SPACES + space]
        self.hands = hands  # hands[seat]: a set of cards
        self.deck = deck  # cards, the top one first
        self.sizes = sizes  # of the packets: cards put under the deck together
        self.owners = owners  # and who knows them: a seat, ALL, NOBODY
        self.drawn = drawn  # cards drawn and not yet kept or put back
        self.round: i64 = 0
        self.phase: i64 = 0  # 0 set-up, PHASE_A to PHASE_G, THE_END
        self.turn: i64 = 0  # the seat to answer
        self.laid: i64 = 0  # action cubes placed in this round
        self.row: i64 = 0  # the row being performed, main or secondary
        self.place: i64 = 0  # and how far along the line
        self.current: i64 = -1  # the cube being performed
        self.cubed: i64 = 0  # the tokens with a black cube, as a set
        # The current action:
        self.did: i64 = 0  # the parts done so far, see rules/actions.py
        self.left: i64 = 0  # squares of a druid move still to be used
        self.walked: i64 = 0  # druids that have moved, as a set
        self.through: i64 = 0  # through cards not yet used
        self.used_rock: i64 = 0  # passes used
        self.used_swamp: i64 = 0
        self.used_stone: i64 = 0
        self.met: i64 = 0  # cards looked at in this draw
        # The legal moves of the choice that waits, worked out once:
        self.menu: list[int] = []
        self.menu_known = False

    def copy(self) -> Karnag:
        other = Karnag(
            self.setup, self.chance, self.board, self.house, self.order[:], self.tiles, self.grid[:], self.creatures[:],
            self.druids[:], self.gems[:], self.menhirs[:], self.vp[:], self.mana[:], self.knowledge[:], self.line[:],
            self.cubes[:], self.hands[:], self.deck, self.sizes, self.owners, self.drawn,
        )  # fmt: skip
        # tiles, deck, sizes, owners and drawn are replaced when they change, never written to.
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.laid = self.laid
        other.row = self.row
        other.place = self.place
        other.current = self.current
        other.cubed = self.cubed
        other.did = self.did
        other.left = self.left
        other.walked = self.walked
        other.through = self.through
        other.used_rock = self.used_rock
        other.used_swamp = self.used_swamp
        other.used_stone = self.used_stone
        other.met = self.met
        other.menu = self.menu
        other.menu_known = self.menu_known
        return other

    # -- pieces ----------------------------------------------------------------------------------

    def survey(self) -> None:
        """Work the grid out from the pieces."""
        board = self.board
        grid = board.bare[:]
        for tile in range(board.tiles):
            for cell, terrain in tile_squares(board, tile, self.tiles[tile]):
                grid[cell] |= terrain
        for cell in self.creatures:
            if cell > 0:
                grid[cell] |= CREATURE
        for cell in self.gems:
            grid[cell] |= STONE
        for cell in self.menhirs:
            grid[cell] |= STONE
        grid[0] = board.bare[0]
        for at in self.druids:
            if at < board.path_length:
                grid[board.ring[at]] |= DRUID
        self.grid = grid

    def move_druid(self, druid: i64, to: i64) -> None:
        """Take a druid (0 to 3 * seats - 1) to a path square, a cauldron or the council."""
        board = self.board
        at = self.druids[druid]
        if at < board.path_length:
            self.grid[board.ring[at]] &= ~DRUID
        self.druids[druid] = to
        if to < board.path_length:
            self.grid[board.ring[to]] |= DRUID

    def move_creature(self, token: i64, to: i64) -> None:
        """Take a token to a cell, or off the glade."""
        at = self.creatures[token]
        if at > 0:
            self.grid[at] &= ~CREATURE
        self.creatures[token] = to
        if to > 0:
            self.grid[to] |= CREATURE

    def move_gem(self, gem: i64, to: i64) -> None:
        """Take a gemstone (0 to 3 * seats - 1) to a cell, or to the reserve (0)."""
        at = self.gems[gem]
        if at > 0:
            self.grid[at] &= ~STONE
        self.gems[gem] = to
        if to > 0:
            self.grid[to] |= STONE

    def captured(self, seat: i64, kind: i64) -> i64:
        """How many creatures of a kind are in a seat's reserve."""
        board = self.board
        reserve = OUT - 1 - seat
        n: i64 = 0
        for token in range(board.tokens):
            if self.creatures[token] == reserve and board.token_kind[token] == kind:
                n += 1
        return n

    def menhirs_left(self, seat: i64) -> i64:
        board = self.board
        n: i64 = 0
        for i in range(board.menhirs * seat, board.menhirs * seat + board.menhirs):
            if self.menhirs[i] == 0:
                n += 1
        return n

    def at_council(self, seat: i64) -> i64:
        n: i64 = 0
        for i in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
            if self.druids[i] == self.board.nowhere - 1:
                n += 1
        return n

    def gain_mana(self, seat: i64, amount: i64) -> i64:
        """[12.2] Mana never exceeds its maximum; returns what was gained."""
        gained = min(amount, self.board.mana_max - self.mana[seat])
        self.mana[seat] += gained
        return gained

    def held(self, seat: i64) -> i64:
        """The number of cards in a hand, which everybody knows."""
        n: i64 = 0
        cards = self.hands[seat]
        while cards:
            cards &= cards - 1
            n += 1
        return n

    # -- the deck --------------------------------------------------------------------------------

    def put_under(self, cards: vec[i64], owner: i64) -> None:
        """[13.5] Put a packet of cards under the deck, known to `owner`."""
        deck = self.deck[:]
        for card in cards:
            deck = append(deck, card)
        self.deck = deck
        self.sizes = append(self.sizes[:], len(cards))
        self.owners = append(self.owners[:], owner)

    def take_top(self, count: i64, seat: i64) -> vec[i64]:
        """[13.5] Draw from the deck; once another seat has drawn from a packet, nobody knows it any more."""
        out = self.deck[:count]
        self.deck = self.deck[count:]
        sizes = self.sizes[:]
        owners = self.owners[:]
        first: i64 = 0
        while count > 0:
            taken = min(count, sizes[first])
            sizes[first] -= taken
            count -= taken
            if sizes[first] == 0:
                first += 1
            elif owners[first] != seat and owners[first] != ALL:
                owners[first] = NOBODY
        self.sizes = sizes[first:]
        self.owners = owners[first:]
        return out

    # -- hidden and open -------------------------------------------------------------------------

    def redraw(self, seat: i64) -> None:
        account.redraw(self, seat)
        self.menu_known = False

    # -- the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """[18.1] The victory points as they stand; the final count adds to them."""
        return list(self.vp)

    def winners(self) -> list[int]:
        """[18.7] Most victory points, then most mana; then the win is shared."""
        if not self.over():
            return []
        totals = [self.vp[seat] * (self.board.mana_max + 1) + self.mana[seat] for seat in range(self.players)]
        best = max(totals)
        return [seat for seat in range(self.players) if totals[seat] == best]

    # -- saving ----------------------------------------------------------------------------------

    def fields(self) -> dict[str, object]:
        return account.fields(self)

    def check(self) -> None:
        account.check(self)


def tile_squares(board: Board, tile: i64, at: i64) -> list[tuple[int, int]]:
    """The cells an obstacle tile covers, with their terrain; none if it is not placed."""
    if at < 0:
        return []
    x = at % board.cols + 1
    y = at // board.cols % board.rows + 1
    corner = y * board.stride + x
    turned = board.turned[tile][at // board.cols // board.rows]
    return [(corner + dy * board.stride + dx, terrain) for dx, dy, terrain in turned]


def house_rules(setup: Setup) -> i64:
    """The options chosen, as bits."""
    options = setup.options
    house: i64 = 0
    if options["compensation"] == "mana":
        house |= MANA_COMPENSATION
    if options["encircle"] == "area":
        house |= AREA
    if options["across_gate"] is False:
        house |= NOT_ACROSS_GATE
    if options["capture_learn"] is True:
        house |= LEARN_BESIDE_WALK
    if options["penalty"] == "moves":
        house |= PENALTY_BY_MOVES
    if options["potion"] == "must":
        house |= POTION_MUST
    if options["passes"] == "flash":
        house |= PASSES_EACH_FLASH
    if options["bonus"] == "tile":
        house |= BONUS_ON_MOVE_TILE
    if options["cards"] == "all":
        house |= CARDS_OF_ALL
    if options["backs"] == "hidden":
        house |= BACKS_HIDDEN
    return house


def empty(setup: Setup, chance: Chance) -> Karnag:
    """A state before the set-up: everything in its box."""
    n = setup.players
    board = chosen(setup)
    none = vec[i64]([])
    s = Karnag(
        setup,
        chance,
        board,
        house_rules(setup),
        vec[i64](list(range(n))),
        board.basic[:] if setup.options["setup"] == "basic" else vec[i64]([-1] * board.tiles),
        none,
        vec[i64]([0] * board.tokens),
        vec[i64]([board.nowhere] * (DRUIDS * n)),
        vec[i64]([0] * (GEMS * n)),
        vec[i64]([0] * (board.menhirs * n)),
        vec[i64]([board.vp] * n),
        vec[i64]([board.mana] * n),
        vec[i64]([0] * (TRACKS * n)),
        vec[i64](list(range(ACTIONS))),
        vec[i64]([0] * (ACTIONS * 2 * SPACES)),
        vec[i64]([0] * n),
        vec[i64](list(range(board.cards))),
        vec[i64]([board.cards]),
        vec[i64]([NOBODY]),
        none,
    )
    s.survey()
    return s


def restore(setup: Setup, chance: Chance, saved: Fields) -> Karnag:
    """The state from saved fields."""
    n = setup.players
    s = empty(setup, chance)
    board = s.board
    s.order = vec[i64](saved.numbers("order", 0, n - 1, n))
    s.tiles = vec[i64](saved.numbers("tiles", -1, TURNS * board.cols * board.rows - 1, board.tiles))
    s.creatures = vec[i64](saved.numbers("creatures", OUT - n, board.cells - 1, board.tokens))
    s.druids = vec[i64](saved.numbers("druids", 0, board.nowhere, DRUIDS * n))
    s.gems = vec[i64](saved.numbers("gems", 0, board.cells - 1, GEMS * n))
    s.menhirs = vec[i64](saved.numbers("menhirs", 0, board.cells - 1, board.menhirs * n))
    s.vp = vec[i64](saved.numbers("vp", 0, 9999, n))
    s.mana = vec[i64](saved.numbers("mana", 0, board.mana_max, n))
    s.knowledge = vec[i64](saved.numbers("knowledge", 0, board.levels, TRACKS * n))
    s.line = vec[i64](saved.numbers("line", 0, ACTIONS - 1, ACTIONS))
    s.cubes = vec[i64](saved.numbers("cubes", 0, THIS_PASS + n, ACTIONS * 2 * SPACES))
    s.hands = vec[i64]([account.card_set(hand, board.unmarked) for hand in saved.items("hands", n)])
    s.deck = vec[i64](saved.numbers("deck", 0, board.cards - 1))
    s.sizes = vec[i64](saved.numbers("sizes", 1, board.cards))
    s.owners = vec[i64](saved.numbers("owners", NOBODY, ALL, len(s.sizes)))
    s.drawn = vec[i64](saved.numbers("drawn", 0, board.cards - 1))
    s.round = saved.number("round", 0, board.rounds[n - 2])
    s.phase = saved.number("phase", 0, THE_END)
    s.turn = saved.number("turn", 0, n - 1)
    s.laid = saved.number("laid", 0, board.cubes * n)
    s.row = saved.number("row", 0, 1)
    s.place = saved.number("place", 0, ACTIONS)
    s.current = saved.number("current", -1, ACTIONS * 2 * SPACES - 1)
    s.cubed = account.card_set(saved.items("cubed"), board.tokens)
    s.did = saved.number("did", 0, 63)
    s.left = saved.number("left", 0, 999)
    s.walked = saved.number("walked", 0, 7)
    s.through = saved.number("through", 0, board.cards)
    s.used_rock = saved.number("used_rock", 0, board.tokens)
    s.used_swamp = saved.number("used_swamp", 0, board.tokens)
    s.used_stone = saved.number("used_stone", 0, board.tokens)
    s.met = saved.number("met", 0, board.cards)
    account.check_tiles(s)
    s.survey()
    return s

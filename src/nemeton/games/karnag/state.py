"""Everything that changes during a game of Karnag."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from nemeton.core.chance import Chance
from nemeton.core.fields import Fields
from nemeton.core.state import Setup, State
from nemeton.core.vector import append, i64, vec
from nemeton.games.karnag import account, view
from nemeton.games.karnag.data import (
    ACTIONS,
    ALL,
    AREA,
    BACKS_HIDDEN,
    BARE,
    BASIC,
    BONUS_ON_MOVE_TILE,
    CARDS,
    CARDS_OF_ALL,
    CELLS,
    COLS,
    CREATURE,
    CUBES,
    DRUID,
    DRUIDS,
    GEMS,
    LEARN_BESIDE_WALK,
    LEVELS,
    MANA,
    MANA_COMPENSATION,
    MANA_MAX,
    MENHIRS,
    NOBODY,
    NOT_ACROSS_GATE,
    NOWHERE,
    OUT,
    PASSES_EACH_FLASH,
    PATH_LENGTH,
    PENALTY_BY_MOVES,
    POTION_MUST,
    RING,
    ROUNDS,
    ROWS,
    SPACES,
    STONE,
    STRIDE,
    THIS_PASS,
    TILES,
    TOKEN_KIND,
    TOKENS,
    TRACKS,
    TURNED,
    TURNS,
    UNMARKED,
    VP,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Karnag(State):
    """Where every piece is, and how far the action at hand has come."""

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
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
        self.sizes = sizes  # the deck as packets of cards put under it together
        self.owners = owners  # and who knows them: a seat, ALL, NOBODY
        self.drawn = drawn  # cards drawn and not yet kept or put back
        self.round: i64 = 0
        self.phase: i64 = 0  # 0 set-up, 1 to 7 the phases A to G, 8 the end
        self.turn: i64 = 0  # the seat that is asked
        self.laid: i64 = 0  # action cubes placed in this round
        self.row: i64 = 0  # the row being performed, main or secondary
        self.place: i64 = 0  # and how far along the line
        self.current: i64 = -1  # the cube being performed
        self.cubed: i64 = 0  # the tokens with a black cube, as a set
        # The action at hand:
        self.did: i64 = 0  # what was done of it, see rules/actions.py
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
            self.setup, self.chance, self.house, self.order[:], self.tiles, self.grid[:], self.creatures[:],
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
        grid = BARE[:]
        for tile in range(TILES):
            for cell, terrain in tile_squares(tile, self.tiles[tile]):
                grid[cell] |= terrain
        for cell in self.creatures:
            if cell > 0:
                grid[cell] |= CREATURE
        for cell in self.gems:
            grid[cell] |= STONE
        for cell in self.menhirs:
            grid[cell] |= STONE
        grid[0] = BARE[0]
        for at in self.druids:
            if at < PATH_LENGTH:
                grid[RING[at]] |= DRUID
        self.grid = grid

    def move_druid(self, druid: i64, to: i64) -> None:
        """Take a druid (0 to 3 * seats - 1) to a path square, a cauldron or the council."""
        at = self.druids[druid]
        if at < PATH_LENGTH:
            self.grid[RING[at]] &= ~DRUID
        self.druids[druid] = to
        if to < PATH_LENGTH:
            self.grid[RING[to]] |= DRUID

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
        reserve = OUT - 1 - seat
        n: i64 = 0
        for token in range(TOKENS):
            if self.creatures[token] == reserve and TOKEN_KIND[token] == kind:
                n += 1
        return n

    def menhirs_left(self, seat: i64) -> i64:
        n: i64 = 0
        for i in range(MENHIRS * seat, MENHIRS * seat + MENHIRS):
            if self.menhirs[i] == 0:
                n += 1
        return n

    def at_council(self, seat: i64) -> i64:
        n: i64 = 0
        for i in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
            if self.druids[i] == NOWHERE - 1:
                n += 1
        return n

    def gain_mana(self, seat: i64, amount: i64) -> i64:
        """[12.2] Mana never exceeds its maximum; what was gained."""
        gained = min(amount, MANA_MAX - self.mana[seat])
        self.mana[seat] += gained
        return gained

    def held(self, seat: i64) -> i64:
        """The number of cards in a hand: open."""
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
        """[13.5] Draw from the deck; a packet that another seat has drawn from is known to nobody any more."""
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

    def seen(self, seat: i64) -> dict[str, object]:
        return view.seen(self, seat)

    # -- the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """[18.1] The victory points as they stand; the final count adds to them."""
        return list(self.vp)

    def winners(self) -> list[int]:
        """[18.7] Most victory points, then most mana; then the win is shared."""
        if not self.over():
            return []
        totals = [self.vp[seat] * (MANA_MAX + 1) + self.mana[seat] for seat in range(self.players)]
        best = max(totals)
        return [seat for seat in range(self.players) if totals[seat] == best]

    # -- saving ----------------------------------------------------------------------------------

    def fields(self) -> dict[str, object]:
        return account.fields(self)

    def check(self) -> None:
        account.check(self)


def tile_squares(tile: i64, at: i64) -> list[tuple[int, int]]:
    """The cells that an obstacle tile covers, with their terrain; none if it lies nowhere."""
    if at < 0:
        return []
    x = at % COLS + 1
    y = at // COLS % ROWS + 1
    corner = y * STRIDE + x
    return [(corner + dy * STRIDE + dx, terrain) for dx, dy, terrain in TURNED[tile][at // COLS // ROWS]]


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
    none = vec[i64]([])
    s = Karnag(
        setup,
        chance,
        house_rules(setup),
        vec[i64](list(range(n))),
        BASIC[:] if setup.options["setup"] == "basic" else vec[i64]([-1] * TILES),
        none,
        vec[i64]([0] * TOKENS),
        vec[i64]([NOWHERE] * (DRUIDS * n)),
        vec[i64]([0] * (GEMS * n)),
        vec[i64]([0] * (MENHIRS * n)),
        vec[i64]([VP] * n),
        vec[i64]([MANA] * n),
        vec[i64]([0] * (TRACKS * n)),
        vec[i64](list(range(ACTIONS))),
        vec[i64]([0] * (ACTIONS * 2 * SPACES)),
        vec[i64]([0] * n),
        vec[i64](list(range(CARDS))),
        vec[i64]([CARDS]),
        vec[i64]([NOBODY]),
        none,
    )
    s.survey()
    return s


def restore(setup: Setup, chance: Chance, saved: Fields) -> Karnag:
    """The state of saved fields."""
    n = setup.players
    s = empty(setup, chance)
    s.order = vec[i64](saved.numbers("order", 0, n - 1, n))
    s.tiles = vec[i64](saved.numbers("tiles", -1, TURNS * COLS * ROWS - 1, TILES))
    s.creatures = vec[i64](saved.numbers("creatures", OUT - n, CELLS - 1, TOKENS))
    s.druids = vec[i64](saved.numbers("druids", 0, NOWHERE, DRUIDS * n))
    s.gems = vec[i64](saved.numbers("gems", 0, CELLS - 1, GEMS * n))
    s.menhirs = vec[i64](saved.numbers("menhirs", 0, CELLS - 1, MENHIRS * n))
    s.vp = vec[i64](saved.numbers("vp", 0, 9999, n))
    s.mana = vec[i64](saved.numbers("mana", 0, MANA_MAX, n))
    s.knowledge = vec[i64](saved.numbers("knowledge", 0, LEVELS, TRACKS * n))
    s.line = vec[i64](saved.numbers("line", 0, ACTIONS - 1, ACTIONS))
    s.cubes = vec[i64](saved.numbers("cubes", 0, THIS_PASS + n, ACTIONS * 2 * SPACES))
    s.hands = vec[i64]([account.card_set(hand, UNMARKED) for hand in saved.items("hands", n)])
    s.deck = vec[i64](saved.numbers("deck", 0, CARDS - 1))
    s.sizes = vec[i64](saved.numbers("sizes", 1, CARDS))
    s.owners = vec[i64](saved.numbers("owners", NOBODY, ALL, len(s.sizes)))
    s.drawn = vec[i64](saved.numbers("drawn", 0, CARDS - 1))
    s.round = saved.number("round", 0, ROUNDS[n - 2])
    s.phase = saved.number("phase", 0, 8)
    s.turn = saved.number("turn", 0, n - 1)
    s.laid = saved.number("laid", 0, CUBES * n)
    s.row = saved.number("row", 0, 1)
    s.place = saved.number("place", 0, ACTIONS)
    s.current = saved.number("current", -1, ACTIONS * 2 * SPACES - 1)
    s.cubed = account.card_set(saved.items("cubed"), TOKENS)
    s.did = saved.number("did", 0, 63)
    s.left = saved.number("left", 0, 999)
    s.walked = saved.number("walked", 0, 7)
    s.through = saved.number("through", 0, CARDS)
    s.used_rock = saved.number("used_rock", 0, TOKENS)
    s.used_swamp = saved.number("used_swamp", 0, TOKENS)
    s.used_stone = saved.number("used_stone", 0, TOKENS)
    s.met = saved.number("met", 0, CARDS)
    account.check_tiles(s)
    s.survey()
    return s

"""A board file of Karnag, read and checked. An owner of the game may write one, with other sizes and values.

Squares are cells of a grid with the druid path as its rim: cell = row * (columns + 2) + column, both from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from nemeton.core.errors import BadBoard, BadState
from nemeton.core.fields import Fields

SEATS: Final = [2, 3, 4, 5]
KINDS: Final = ["golem", "ghoul", "shadow", "naja"]
TRACKS: Final = ["capture", "move", "council", "gems", "mana"]
ACTIONS: Final = ["move", "gem", "capture", "telepathy", "potion", "card"]
CARDS: Final = ["through", "speed", "extra", "gems", "knowledge", "control"]
MARKED: Final = ["eliminate_ghoul", "eliminate_shadow", "eliminate_naja"]
REGIONS: Final = ["green_yellow", "light_brown", "dark_brown"]
DIRECTIONS: Final = ["N", "E", "S", "W"]
SIDES: Final = ["start_top", "start_right", "start_bottom", "start_left"]
PASSES: Final = ["none", "swamp", "rock", "gem_menhir"]

DRUIDS: Final = 3
GEMS: Final = 3
MOST_CARDS: Final = 60  # a set of cards is one number
# A board must fit into the table of moves, which is the same for all.
MOST_TOKENS: Final = 36
MOST_TILES: Final = 16
MOST_COLS: Final = 20
MOST_ROWS: Final = 20
MOST_STARTS: Final = 24
MOST_CAULDRONS: Final = 6
MOST_SPEED: Final = 4  # squares that a speed card adds or takes away
MOST_TOTAL: Final = 20  # squares of a druid move, with the bonus of the track
MOST_WALK: Final = 36  # and with every speed card
SPACES: Final = 3  # at most, in a row of an action tile


@final
class BoardFile:
    """What a board file says, in plain numbers."""

    def __init__(self, data: object) -> None:
        """`BadBoard` says what is wrong in each part of the file, and what would be right."""
        try:
            top = Fields(data, "the board file")
            self.version = top.within("meta").text("version")
            self._read_size(top.within("glade"))
        except BadState as error:  # without its size nothing else can be read
            raise BadBoard([str(error)]) from error
        problems: list[str] = []
        for part, read in self._parts():
            try:
                read(top if part == "" else top.within(part))
            except BadState as error:
                problems.append(f"{part}: {error}" if part and not str(error).startswith(part) else str(error))
            except AttributeError:  # it needs a part that could not be read, which has been reported already
                continue
        if problems:
            raise BadBoard(problems)

    def _parts(self) -> list[tuple[str, Callable[[Fields], None]]]:
        """How each part of the file is read; those that need others come after them."""
        return [
            ("path", self._read_path),
            ("", self._read_cauldrons),
            ("gate", self._read_gate),
            ("regions", self._read_regions),
            ("", self._read_obstacles),
            ("creatures", self._read_creatures),
            ("", self._read_numbers),
            ("knowledge", self._read_knowledge),
            ("", self._read_actions),
            ("", self._read_cards),
            ("", self._read_end),
            ("", self._read_statuses),
        ]

    def _read_size(self, saved: Fields) -> None:
        self.cols = saved.number("cols", 6, MOST_COLS)
        self.rows = saved.number("rows", 6, MOST_ROWS)
        for name, size in (("cols", self.cols), ("rows", self.rows)):
            require(size % 2 == 0, f"glade.{name} is {size}, must be even: the gate lies in the middle")

    # -- the path --------------------------------------------------------------------------------

    def _read_path(self, saved: Fields) -> None:
        length = 2 * (self.cols + self.rows) + 4
        self.path = saved.number("length", length, length)
        corners = [0, self.cols + 1, self.cols + self.rows + 2, 2 * self.cols + self.rows + 3]
        self.corners = saved.numbers("corners", 0, length - 1, 4)
        require(self.corners == corners, f"path.corners are {self.corners}, must be {corners} on a glade of this size")
        self.starts: list[int] = []
        for i, side in enumerate(SIDES):
            first = corners[i] + 1
            last = ([*corners, length])[i + 1] - 1
            self.starts += saved.numbers(side, first, last)
        require(len(set(self.starts)) == len(self.starts), "path: a start square is there twice")
        most = DRUIDS * SEATS[-1]
        require(len(self.starts) <= MOST_STARTS, f"path: {len(self.starts)} start squares, {MOST_STARTS} at most")
        require(len(self.starts) >= most, f"path: {len(self.starts)} start squares, but {most} druids with five seats")

    def _read_cauldrons(self, top: Fields) -> None:
        self.cauldrons: list[str] = []
        self.entrances: list[list[int]] = []
        large: list[bool] = []
        for item in top.items("cauldron", range(1, MOST_CAULDRONS + 1)):
            saved = Fields(item, "a cauldron")
            self.cauldrons.append(saved.text("id"))
            entrances = saved.numbers("entrances", 0, self.path - 1, range(1, 9))
            at_corner = [e for e in entrances if e in self.corners]
            require(not at_corner, f"cauldron {saved.text('id')} has its entrance at the corner {at_corner}")
            self.entrances.append(entrances)
            large.append(one_of(saved, "side", ["large", "small"]) == "large")
        require(len(set(self.cauldrons)) == len(self.cauldrons), "two cauldrons have the same id")
        places = top.within("cauldron_places")
        self.places = [  # places[seats - 2][cauldron]
            [places.within("large" if is_large else "small").number(str(n), 1, DRUIDS * n) for is_large in large]
            for n in SEATS
        ]

    # -- the glade -------------------------------------------------------------------------------

    def cell(self, col: int, row: int) -> int:
        return row * (self.cols + 2) + col

    def _square(self, saved: Fields, name: str) -> tuple[int, int]:
        at = saved.numbers(name, 1, max(self.cols, self.rows), 2)
        require(at[0] <= self.cols and at[1] <= self.rows, f"{name} {at} lies outside the glade")
        return at[0], at[1]

    def _read_gate(self, saved: Fields) -> None:
        x, y = self.cols // 2, self.rows // 2
        self.gate: list[int] = []  # the cells of gate squares 1 to 4, clockwise
        self.arrow: list[int] = []
        self.other: list[int] = []
        wanted = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        for i, item in enumerate(saved.items("squares", 4)):
            square = Fields(item, f"gate square {i + 1}")
            square.number("n", i + 1, i + 1)
            at = self._square(square, "at")
            require(at in wanted, f"gate square {i + 1} at {list(at)}: the gate is the 2x2 in the middle, {wanted}")
            self.gate.append(self.cell(at[0], at[1]))
            arrow = DIRECTIONS.index(one_of(square, "arrow", DIRECTIONS))
            other = DIRECTIONS.index(one_of(square, "other", DIRECTIONS))
            out = [3 if at[0] == x else 1, 0 if at[1] == y else 2]
            require(
                sorted([arrow, other]) == sorted(out),
                f"gate square {i + 1}: arrow and other side must be its two outer sides, "
                + " and ".join([DIRECTIONS[d] for d in sorted(out)]),
            )
            self.arrow.append(arrow)
            self.other.append(other)
        first = wanted.index((self.gate[0] % (self.cols + 2), self.gate[0] // (self.cols + 2)))
        clockwise = [self.cell(*wanted[(first + i) % 4]) for i in range(4)]
        require(self.gate == clockwise, "gate: the squares 1 to 4 must run clockwise")
        self.keep_clear = self._rectangle(saved.within("keep_clear"), "gate.keep_clear")
        require(set(self.gate) <= set(self.keep_clear), "gate.keep_clear does not cover the gate")

    def _rectangle(self, saved: Fields, what: str) -> list[int]:
        cols = saved.numbers("cols", 1, self.cols, 2)
        rows = saved.numbers("rows", 1, self.rows, 2)
        require(cols[0] <= cols[1] and rows[0] <= rows[1], f"{what}: first must not be greater than last")
        return [self.cell(x, y) for y in range(rows[0], rows[1] + 1) for x in range(cols[0], cols[1] + 1)]

    def _read_regions(self, saved: Fields) -> None:
        """Later regions in the list lie inside earlier ones and override them."""
        self.region = [-1] * (self.cols + 2) * (self.rows + 2)
        self.menhir_bonus: list[int] = []
        self.gem_end: list[int] = []
        for i, name in enumerate(REGIONS):
            region = saved.within(name)
            self.menhir_bonus.append(region.number("menhir_bonus", 0, 99))
            self.gem_end.append(region.number("gem_end", 0, 99))
            for cell in self._rectangle(region, f"regions.{name}"):
                self.region[cell] = i
        for cell in self.gate:
            self.region[cell] = -1
        for y in range(1, self.rows + 1):
            for x in range(1, self.cols + 1):
                inside = self.region[self.cell(x, y)] >= 0 or self.cell(x, y) in self.gate
                require(inside, f"regions: square {[x, y]} belongs to none")

    # -- obstacles -------------------------------------------------------------------------------

    def _read_obstacles(self, top: Fields) -> None:
        """For each tile, its squares relative to its box with their terrain (1 rock, 2 swamp), and its basic place."""
        self.tile_ids: list[str] = []
        self.tile_cells: list[list[tuple[int, int, int]]] = []
        self.tile_at: list[tuple[int, int]] = []
        self.mixed: list[bool] = []
        taken: dict[tuple[int, int], str] = {}
        for item in top.items("obstacle", range(1, MOST_TILES + 1)):
            saved = Fields(item, "an obstacle")
            name = saved.text("id")
            self.tile_ids.append(name)
            cells = self._obstacle(saved, name)
            self._check_shape(top.within("obstacle_shapes"), saved.text("shape"), name, cells)
            self._check_apart(name, cells, taken)
            x0, y0 = min([x for x, _, _ in cells]), min([y for _, y, _ in cells])
            self.tile_at.append((x0, y0))
            self.tile_cells.append(sorted([(x - x0, y - y0, t) for x, y, t in cells]))
            self.mixed.append(len({t for _, _, t in cells}) > 1)
            on_corner = [1 for x, y, _ in cells if x in (1, self.cols) and y in (1, self.rows)]
            require(not self.mixed[-1] or bool(on_corner), f"obstacle {name}: a mixed tile covers a corner square")

    def _obstacle(self, saved: Fields, name: str) -> list[tuple[int, int, int]]:
        cells: list[tuple[int, int, int]] = []
        for item in saved.items("cells", range(1, 7)):
            cell = Fields(item, f"obstacle {name}")
            x, y = self._square(cell, "at")
            cells.append((x, y, 1 + ["rock", "swamp"].index(one_of(cell, "t", ["rock", "swamp"]))))
            clear = self.cell(x, y) not in self.keep_clear
            require(clear, f"obstacle {name} at {[x, y]} touches the gate or its surroundings")
        return cells

    def _check_shape(self, shapes: Fields, shape: str, name: str, cells: list[tuple[int, int, int]]) -> None:
        wanted: list[tuple[int, int, int]] = []
        for i, item in enumerate(shapes.items(shape, len(cells))):
            at = Fields({"at": item}, f"obstacle_shapes.{shape}[{i}]").numbers("at", 0, 9, 2)
            wanted.append((at[0], at[1], 0))
        have = shifted([(x, y, 0) for x, y, _ in cells])
        require(have in rotations(wanted), f"obstacle {name} does not have its shape {shape}")

    def _check_apart(self, name: str, cells: list[tuple[int, int, int]], taken: dict[tuple[int, int], str]) -> None:
        for x, y, _ in cells:
            for near in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
                require(near not in taken, f"obstacle {name} at {[x, y]} touches obstacle {taken.get(near)}")
        for x, y, _ in cells:
            taken[(x, y)] = name

    # -- pieces and numbers ----------------------------------------------------------------------

    def _read_creatures(self, saved: Fields) -> None:
        """The tokens in order: for each kind, first those turning left, then those turning right."""
        self.token_kind: list[int] = []
        self.token_right: list[int] = []
        self.creature_vp: list[int] = []
        for kind, name in enumerate(KINDS):
            one = saved.within(name)
            left, right = one.number("left", 0, MOST_TOKENS), one.number("right", 0, MOST_TOKENS)
            count = one.number("count", 0, MOST_TOKENS)
            require(left + right == count, f"creatures.{name}: {left} left and {right} right are not {count}")
            require(one.text("passes") == PASSES[kind], f"creatures.{name}.passes must be {PASSES[kind]!r}")
            self.token_kind += [kind] * count
            self.token_right += [0] * left + [1] * right
            self.creature_vp.append(one.number("vp", 0, 99))
        require(4 <= len(self.token_kind) <= MOST_TOKENS, f"creatures: 4 to {MOST_TOKENS} tokens in all")
        order = saved.items("collision_order", len(KINDS))
        require(sorted(map(str, order)) == sorted(KINDS), f"creatures.collision_order must name {', '.join(KINDS)}")
        self.collision = [order.index(name) for name in KINDS]

    def _read_numbers(self, top: Fields) -> None:
        self.die = top.within("die").numbers("faces", 1, 4, range(1, 21))
        pieces = top.within("pieces")
        pieces.number("druids", DRUIDS, DRUIDS)
        pieces.number("gemstones", GEMS, GEMS)
        pieces.number("knowledge_discs", len(TRACKS), len(TRACKS))
        self.menhirs = pieces.number("menhirs", 1, 20)
        self.colours = [str(colour) for colour in pieces.items("colours", SEATS[-1])]
        start = top.within("start")
        self.mana_max = start.number("mana_max", 1, 99)
        self.mana = start.number("mana", 0, self.mana_max)
        self.vp_min = start.number("vp_min", 0, 0)
        self.vp = start.number("vp", self.vp_min, 999)
        rounds = top.within("rounds")
        self.rounds = [rounds.number(str(n), 1, 20) for n in SEATS]
        penalty = top.within("penalty")
        self.penalty = [0]
        while len(self.penalty) < 30 and penalty.has(str(len(self.penalty))):
            self.penalty.append(penalty.number(str(len(self.penalty)), 0, 99))

    def _read_knowledge(self, saved: Fields) -> None:
        self.levels = levels = saved.number("levels", 1, 20)
        pairs = saved.within("capture").items("values", levels)
        self.capture = [numbers(pair, f"knowledge.capture.values[{i}]", 2) for i, pair in enumerate(pairs)]
        self.stride = saved.within("move").numbers("values", 0, 20, levels)
        triples = saved.within("council").items("values", levels)
        self.council = [numbers(t, f"knowledge.council.values[{i}]", DRUIDS) for i, t in enumerate(triples)]
        self.gem_steps = saved.within("gems").numbers("values", 0, 20, levels)
        self.recovery = saved.within("mana").numbers("values", 0, 99, levels)
        self.parchment = [value is True for value in saved.within("mana").items("parchment", levels)]
        first = [*self.capture[0], self.stride[0], *self.council[0], self.gem_steps[0], self.recovery[0]]
        require(not any(first) and not self.parchment[0], "knowledge: the first level of a track has no effect")

    def _read_actions(self, top: Fields) -> None:
        spaces = top.within("action_spaces")
        self.cubes = spaces.number("cubes_per_player", 1, 20)
        self.main: list[list[int]] = []  # main[seats - 2][place in the row]
        self.secondary: list[int] = []
        for n in SEATS:
            if n == 2:
                self.main.append(spaces.numbers("main_2p_by_place", 0, SPACES, len(ACTIONS)))
            else:
                self.main.append([spaces.within("main").number(str(n), 1, SPACES)] * len(ACTIONS))
            self.secondary.append(spaces.within("secondary").number(str(n), 1, SPACES))
            total = sum(self.main[-1]) + len(ACTIONS) * self.secondary[-1]
            require(total >= n * self.cubes, f"action_spaces: {total} for {n * self.cubes} cubes of {n} seats")
        named = by_id(top.items("action"), ACTIONS, "action")
        self.walks = [  # [tile][row]: least and most squares of its druid move, 0 where there is none
            [bounds(named[0], "main_squares"), bounds(named[0], "secondary_squares")],
            [bounds(named[1], "main_squares"), [0, 0]],
            [bounds(named[2], "main_squares"), [0, 0]],
            [[0, 0], [0, 0]],
            [[0, 0], [0, 0]],
            [[0, 0], [0, 0]],
        ]
        self.lead = [named[3].number("main_creature", 1, 9), named[3].number("secondary_creature", 1, 9)]
        self.nudge = named[3].number("secondary_gem", 1, 1)
        self.potion = [numbers(named[4].get(f"{row}_mana"), f"{row}_mana", DRUIDS) for row in ("main", "secondary")]
        self.draw = [named[5].number("main_draw", 1, 9), named[5].number("secondary_draw", 1, 1)]
        self.compensation = top.within("compensation").number("amount", 0, 9)
        self.compensation_kind = one_of(top.within("compensation"), "kind", ["vp", "mana"])

    def _read_cards(self, top: Fields) -> None:
        named = by_id(top.items("card"), CARDS + MARKED, "card")
        self.card_count = [card.number("count", 0, MOST_CARDS) for card in named]
        self.card_amount = [0] + [card.number("amount", 1, 9) for card in named[1:]]
        require(1 <= sum(self.card_count) <= MOST_CARDS, f"card: 1 to {MOST_CARDS} cards in all")
        speed = self.card_amount[CARDS.index("speed")]
        require(speed <= MOST_SPEED, f"card speed: amount is {speed}, must be 1 to {MOST_SPEED}")
        total = max([most for tile in self.walks for _, most in tile]) + max(self.stride)
        require(total <= MOST_TOTAL, f"a druid move may have {total} squares with its bonus, {MOST_TOTAL} at most")
        walk = total + speed * self.card_count[CARDS.index("speed")]
        require(walk <= MOST_WALK, f"a druid may walk {walk} squares with every speed card, {MOST_WALK} at most")

    def _read_end(self, top: Fields) -> None:
        saved = top.within("end_scoring")
        self.per_card = saved.number("per_card_in_hand", 0, 99)
        ring = saved.within("encircled")
        self.ring = [ring.number(name, 0, 99) for name in ("menhir_in_ring", "menhir_other", "creature")]
        plain = saved.within("not_encircled")
        self.no_ring = [plain.number(name, 0, 99) for name in ("menhir", "creature")]
        one_of(saved, "tie_break", ["mana"])
        self.metric = one_of(saved, "encircle_metric", ["line", "area"])

    def _read_statuses(self, top: Fields) -> None:
        """What is reconstructed, for the game's page: the parts of the file with their status."""
        parts = ["glade", "path", "gate", "regions", "die", "obstacle_shapes", "knowledge"]
        allowed = ["text", "inferred", "invented"]
        self.status = [(name, one_of(top.within(name), "status", allowed)) for name in parts]
        cauldron = Fields(top.items("cauldron")[0], "a cauldron")
        self.status.append(("cauldron", one_of(cauldron, "status", allowed)))


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadState(otherwise)


def one_of(saved: Fields, name: str, values: list[str]) -> str:
    value = saved.text(name)
    require(value in values, f"{name} is {value!r}, must be one of {', '.join(values)}")
    return value


def numbers(value: object, what: str, length: int) -> list[int]:
    return Fields({what: value}).numbers(what, 0, 99, length)


def bounds(saved: Fields, name: str) -> list[int]:
    least, most = saved.numbers(name, 1, 30, 2)
    require(least <= most, f"{name}: the least is more than the most")
    return [least, most]


def by_id(items: list[object], ids: list[str], what: str) -> list[Fields]:
    """The entries with those ids, each once, in that order."""
    found: dict[str, Fields] = {}
    for item in items:
        name = Fields(item, f"an entry of {what}").text("id")
        require(name in ids and name not in found, f"{what} {name!r} is unknown or there twice")
        found[name] = Fields(item, f"{what} {name}")
    missing = [name for name in ids if name not in found]
    require(not missing, f"{what}: {', '.join(missing)} missing")
    return [found[name] for name in ids]


def shifted(cells: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """The cells of a tile in the corner of its box."""
    x0, y0 = min([x for x, _, _ in cells]), min([y for _, y, _ in cells])
    return sorted([(x - x0, y - y0, t) for x, y, t in cells])


def rotations(cells: list[tuple[int, int, int]]) -> list[list[tuple[int, int, int]]]:
    """A tile turned by 0, 1, 2 and 3 quarters clockwise."""
    out = [shifted(cells)]
    for _ in range(3):
        out.append(shifted([(-y, x, t) for x, y, t in out[-1]]))
    return out

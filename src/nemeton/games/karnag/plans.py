"""Whole answers worth trying in Karnag: druid moves by what the squares reached are for, creatures led into lines.

A druid move is a sequence of three to eight small answers, and most sequences lead nowhere. Here they are put together:
for each druid the squares it can reach, rated by what it could do from there (prey in its line, a cauldron, a crossing
with another druid), then the best ways to share the total among the druids. It uses only open information and ordinary
moves.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.data import (
    ACTIONS,
    BIT,
    DRUIDS,
    GEMS,
    PATH,
    SPACES,
    TILE_CAPTURE,
    TILE_GEM,
    TILE_POTION,
    TRACK_COUNCIL,
    TRACKS,
)
from nemeton.games.karnag.moves import (
    ADJUST,
    CLOCKWISE,
    COUNTER,
    CREATURE,
    CUBE,
    DECLINE,
    DRAW,
    DRUID,
    ENTER,
    HALT,
    INTO,
    LEARN,
    PLAY,
    SQUARES,
    STAY,
)
from nemeton.games.karnag.moves import LEAD as LEAD_MOVE
from nemeton.games.karnag.outlook import Prey, waiting
from nemeton.games.karnag.rules.actions import Act, Draft
from nemeton.games.karnag.rules.creatures import enters
from nemeton.games.karnag.rules.druids import (
    FROM_REST,
    ONLY_CLOCKWISE,
    ONLY_COUNTER,
    Approach,
    Stride,
    occupied,
    onward,
    room,
)
from nemeton.games.karnag.rules.lightning import BLOCKED
from nemeton.games.karnag.rules.speed import Haste, Hasten
from nemeton.games.karnag.sightlines import flash_from
from nemeton.games.karnag.state import Karnag

WALKS: Final = 5  # druid moves proposed
LEADS: Final = 2  # creatures
LATER: Final = 0.3  # the worth of prey in line without a cube to capture it
MANA_WORTH: Final = 0.6  # in points
BREW: Final = 4.0  # a druid in a cauldron when a potion is to come


def proposals(s: Karnag, seat: i64) -> list[list[int]]:
    """Whole answers to a seat's question; empty where every move is a whole answer."""
    choice = s.choice
    if isinstance(choice, Draft):
        return spaces(s, seat)
    if isinstance(choice, (Act, Haste, Hasten)):
        return actions(s, seat) if s.left == 0 else walking(s, seat)
    if isinstance(choice, Stride):
        return Walks(s, seat).on_the_way(choice)
    return []


def spaces(s: Karnag, seat: i64) -> list[list[int]]:
    """[6.3] The uppermost free space of every row of every tile."""
    out: list[list[int]] = []
    last: i64 = -1
    for move in s.legal(seat):
        row = (move - CUBE) // SPACES
        if row != last:
            out.append([move])
            last = row
    return out


def actions(s: Karnag, seat: i64) -> list[list[int]]:
    """[7.3] What a tile offers: its druid moves and creatures as whole answers, the rest as it is."""
    out: list[list[int]] = []
    totals: list[int] = []
    leading = False
    moves = s.legal(seat)
    useful = always_useful(s, moves)
    for move in moves:
        if move == DECLINE and useful:
            continue
        if SQUARES <= move < ADJUST:
            totals.append(move - SQUARES + 1)
        elif CREATURE <= move < LEAD_MOVE:
            leading = True
        else:
            out.append([move])
    if totals:
        out += Walks(s, seat).shares(totals)
    if leading:
        out += leads(s, seat)
    return out


def always_useful(s: Karnag, moves: list[int]) -> bool:
    """Is there something that is worth more than the point for declining [7.4], whatever else is true?

    A card is worth that point at the end [18.1], and may be played. A level of knowledge is, while rounds are left.
    """
    if s.board.rounds[s.players - 2] > s.round:
        for move in moves:
            if LEARN <= move < CREATURE:
                return True
    return DRAW in moves and s.board.per_card > 0


def walking(s: Karnag, seat: i64) -> list[list[int]]:
    """[8.3] In the middle of a druid move: cards, and how the squares left are walked."""
    return [[move] for move in s.legal(seat) if PLAY <= move < DRUID] + Walks(s, seat).shares([s.left])


# -- druid moves ----------------------------------------------------------------------------------


class Stroll:
    """Where one druid may go: how many squares, to which place, by one or two small moves (-1: none)."""

    def __init__(self, squares: i64, end: i64, first: i64, then: i64, worth: float) -> None:
        self.squares: Final = squares
        self.end: Final = end
        self.first: Final = first
        self.then: Final = then
        self.worth: Final = worth


class Walks:
    """The druid moves of a seat that are worth considering."""

    def __init__(self, s: Karnag, seat: i64) -> None:
        board = s.board
        self.s: Final = s
        self.seat: Final = seat
        self.prey: Final = Prey(s, seat)
        self.worths = vec[float]([0.0] * (board.council + 1))
        hunting = 1.0 if waiting(s, seat, TILE_CAPTURE) > 0 else LATER
        brewing = BREW if waiting(s, seat, TILE_POTION) > 0 else 1.0
        home = at_home(s, seat)  # where a druid goes that captures or brews
        for at in range(board.path_length):
            if self.prey.points[at] > 0:
                worth = float(self.prey.points[at]) - MANA_WORTH * float(self.prey.cost[at]) + home
                self.worths[at] = hunting * max(0.0, worth)
        for c in range(board.cauldrons):
            self.worths[board.cauldron + c] = brewing + home if brewing == BREW else brewing
        self.worths[board.council] = home
        if waiting(s, seat, TILE_GEM) > 0:
            self.add_crossings()

    def add_crossings(self) -> None:
        """Add the worth of squares from which a gemstone can be made with a druid that stays where it is."""
        s = self.s
        board = s.board
        spare = False
        for gem in range(GEMS * self.seat, GEMS * self.seat + GEMS):
            if s.gems[gem] == 0:
                spare = True
        if not spare:
            return
        for druid in range(DRUIDS * self.seat, DRUIDS * self.seat + DRUIDS):
            other = s.druids[druid]
            if other >= board.path_length or board.facing[other] < 0:
                continue
            for at in range(board.path_length):
                if board.facing[at] >= 0 and (board.facing[at] ^ board.facing[other]) & 1 == 1:
                    worth = crossing_worth(s, self.seat, at, other)
                    if worth > self.worths[at]:
                        self.worths[at] = worth

    def strolls(self, i: i64, most: i64) -> list[Stroll]:
        """The best places a druid can reach for every number of squares, beginning with where it is."""
        s = self.s
        board = s.board
        at = s.druids[DRUIDS * self.seat + i]
        out: list[Stroll] = [Stroll(0, at, -1, -1, self.worths[at] if at <= board.council else 0.0)]
        if s.walked & BIT[i] or board.cauldron <= at < board.council or at > board.council:
            return out
        if at == board.council:
            found: list[Stroll] = []
            for c in range(len(board.corners)):
                if not occupied(s, board.corners[c]):
                    self.add_way(found, board.corners[c], ONLY_CLOCKWISE, most - 1, ENTER + 3 * c, 1)
                    self.add_way(found, board.corners[c], ONLY_COUNTER, most - 1, ENTER + 3 * c, 1)
                    found.append(Stroll(1, board.corners[c], ENTER + 3 * c, STAY, 0.0))
            return out + best_of(found, most)
        return out + self.on_foot(at, most, FROM_REST)

    def on_foot(self, at: i64, most: i64, way: i64) -> list[Stroll]:
        found: list[Stroll] = []
        if way <= 0 or way == ONLY_CLOCKWISE:
            self.add_way(found, at, ONLY_CLOCKWISE, most, -1, 0)
        if way <= 0 or way == ONLY_COUNTER:
            self.add_way(found, at, ONLY_COUNTER, most, -1, 0)
        return best_of(found, most)

    def add_way(self, out: list[Stroll], at: i64, way: i64, most: i64, enter: i64, paid: i64) -> None:
        """[8.4, 8.6] Along the path one way: every free square, and the cauldrons beside it."""
        s = self.s
        board = s.board
        verb = CLOCKWISE if way == ONLY_CLOCKWISE else COUNTER
        squares: i64 = 0
        start = at
        while squares < most:
            for c in range(board.cauldrons):
                if board.entrance[at * board.cauldrons + c] and room(s, c):
                    out.append(
                        stroll(squares + 1 + paid, board.cauldron + c, enter, INTO + c, self.worths[board.cauldron + c])
                    )
            at = onward(board, at, way)
            if at == start:
                return
            if not occupied(s, at):
                squares += 1
                out.append(stroll(squares + paid, at, enter, verb + squares - 1, self.worths[at]))

    def shares(self, totals: list[int]) -> list[list[int]]:
        """The best druid moves of one of these totals."""
        most = totals[len(totals) - 1]
        choices = [self.strolls(i, most) for i in range(DRUIDS)]
        return self.together(choices, totals)

    def on_the_way(self, stride: Stride) -> list[list[int]]:
        """The best ways to go on once a druid is chosen, and perhaps has come from the council."""
        s = self.s
        i = stride.druid
        at = s.druids[DRUIDS * self.seat + i]
        choices = [self.strolls(other, s.left) for other in range(DRUIDS)]
        if stride.way == FROM_REST:
            choices[i] = choices[i][1:]
        else:
            stay = Stroll(0, at, STAY, -1, self.worths[at])
            choices[i] = [stay, *self.on_foot(at, s.left, stride.way)]
        return self.together(choices, [s.left])

    def together(self, choices: list[list[Stroll]], totals: list[int]) -> list[list[int]]:
        """One stroll of each druid, the squares together one of the totals; the best few, as moves."""
        wanted: i64 = 0
        for total in totals:
            wanted |= BIT[total]
        most: i64 = totals[len(totals) - 1]
        first, second, third = by_worth(choices[0]), by_worth(choices[1]), by_worth(choices[2])
        ceiling = third[0].worth
        found: list[tuple[float, Stroll, Stroll, Stroll]] = []
        least = -1.0
        for one in first:
            if one.worth + second[0].worth + ceiling <= least:
                break
            for two in second:
                used = one.squares + two.squares
                if one.worth + two.worth + ceiling <= least:
                    break
                if used > most:
                    continue
                for three in third:
                    worth = one.worth + two.worth + three.worth
                    if worth <= least:
                        break
                    total = used + three.squares
                    if total > most or total == 0 or not wanted & BIT[total]:
                        continue
                    worth -= self.twice(one.end, two.end) + self.twice(one.end, three.end)
                    worth -= self.twice(two.end, three.end)
                    if worth > least and insert(found, worth, one, two, three) and len(found) == WALKS:
                        least = found[WALKS - 1][0]
        out: list[list[int]] = []
        for item in found:
            line = self.spelled_out([item[1], item[2], item[3]])
            if line:
                out.append(line)
        return out

    def twice(self, one: i64, other: i64) -> float:
        """What is lost if two druids have the same prey in line, or the same square."""
        board = self.s.board
        if one == other and one < board.council:
            return 99.0
        if (
            max(one, other) >= board.path_length
            or self.prey.cell[one] == 0
            or self.prey.cell[one] != self.prey.cell[other]
        ):
            return 0.0
        return min(self.worths[one], self.worths[other])

    def spelled_out(self, strolls: list[Stroll]) -> list[int]:
        """The moves of a share, tried out on a copy; empty if the rules do not allow them."""
        s = self.s.clone()
        choice = s.choice
        out: list[int] = []
        first: i64 = -1
        total: i64 = 0
        for part_of in strolls:
            total += part_of.squares
        if isinstance(choice, Stride):
            first = choice.druid
        elif s.left == 0:
            out.append(SQUARES + total - 1)
            s.play_fast(self.seat, SQUARES + total - 1)
        for turn in range(DRUIDS):
            i: i64 = turn if first < 0 else (first + turn) % DRUIDS
            own = strolls[i]
            if own.first < 0:
                continue
            if i != first and not self.step(s, DRUID + i, out):
                return []
            if not self.step(s, own.first, out):
                return []
            if own.then >= 0 and isinstance(s.choice, Stride) and not self.step(s, own.then, out):
                return []
            if isinstance(s.choice, Approach):
                squares = own.squares - (1 if ENTER <= own.first < STAY else 0)
                if not self.step(s, CLOCKWISE + squares - 1, out) and not self.step(s, COUNTER + squares - 1, out):
                    return []
        return out

    def step(self, s: Karnag, move: i64, out: list[int]) -> bool:
        if s.actor() != self.seat or move not in s.legal(self.seat):
            return False
        s.play_fast(self.seat, move)
        out.append(move)
        return True


def at_home(s: Karnag, seat: i64) -> float:
    """[17.1] About what a druid at the council brings when the round ends."""
    bonus = s.board.council_bonus[s.knowledge[TRACKS * seat + TRACK_COUNCIL] * (DRUIDS + 1) + DRUIDS]
    return 1.0 + float(bonus) / float(DRUIDS)


def by_worth(strolls: list[Stroll]) -> list[Stroll]:
    """The same, the best first."""
    out: list[Stroll] = []
    for one in strolls:
        place = len(out)
        out.append(one)
        while place > 0 and out[place - 1].worth < one.worth:
            out[place] = out[place - 1]
            place -= 1
        out[place] = one
    return out


def stroll(squares: i64, end: i64, enter: i64, move: i64, worth: float) -> Stroll:
    """On foot, or (`enter`) from the council first."""
    return Stroll(squares, end, move, -1, worth) if enter < 0 else Stroll(squares, end, enter, move, worth)


def best_of(found: list[Stroll], most: i64) -> list[Stroll]:
    """For every number of squares the best places to end."""
    out: list[Stroll] = []
    for squares in range(1, most + 1):
        one: Stroll | None = None
        two: Stroll | None = None
        for other in found:
            if other.squares != squares:
                continue
            if one is None or other.worth > one.worth:
                two = one
                one = other
            elif two is None or other.worth > two.worth:
                two = other
        if one is not None:
            out.append(one)
        if two is not None:
            out.append(two)
    return out


def insert(
    found: list[tuple[float, Stroll, Stroll, Stroll]], worth: float, one: Stroll, two: Stroll, three: Stroll
) -> bool:
    """Insert a share among the best, unless one that is as good reaches the same places."""
    for item in found:
        if same_places(item, one.end, two.end, three.end):
            return False
    place = len(found)
    found.append((worth, one, two, three))
    while place > 0 and found[place - 1][0] < worth:
        found[place] = found[place - 1]
        place -= 1
    found[place] = (worth, one, two, three)
    if len(found) > WALKS:
        found.pop()
    return True


def same_places(item: tuple[float, Stroll, Stroll, Stroll], a: i64, b: i64, c: i64) -> bool:
    """Druids of a seat are alike: do these end where those of a share do, in any order?"""
    x = item[1].end
    y = item[2].end
    z = item[3].end
    return x + y + z == a + b + c and x * y + y * z + z * x == a * b + b * c + c * a and x * y * z == a * b * c


def crossing_worth(s: Karnag, seat: i64, at: i64, other: i64) -> float:
    """[9.3] About what the gemstone of druids on two path squares would be worth; 0 if its square is not free."""
    board = s.board
    vertical, level = (at, other) if board.facing[at] & 1 == 0 else (other, at)
    cell = board.ring[level] // board.stride * board.stride + board.ring[vertical] % board.stride
    if s.grid[cell]:
        return 0.0
    worth = 2.0 + 0.3 * float(board.menhir_bonus[board.region[cell]])
    for gem in range(GEMS * seat, GEMS * seat + GEMS):
        there = s.gems[gem]
        if there > 0 and (there // board.stride == cell // board.stride or there % board.stride == cell % board.stride):
            return worth + 6.0 + 0.7 * float(board.menhir_bonus[board.region[cell]])
    return worth


# -- creatures ------------------------------------------------------------------------------------


def leads(s: Karnag, seat: i64) -> list[list[int]]:
    """[11.2] Creatures led into the line of one of the seat's druids that has no prey."""
    board = s.board
    lines = vec[i64]([0] * board.cells)
    any_line = False
    for druid in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
        at = s.druids[druid]
        if at < board.path_length and board.facing[at] >= 0 and flash_from(s, at) == BLOCKED:
            cell = board.ring[at] + board.delta[board.facing[at]]
            squares: i64 = 1
            while s.grid[cell] == 0 and squares <= s.mana[seat]:
                lines[cell] = squares
                any_line = True
                cell += board.delta[board.facing[at]]
                squares += 1
    if not any_line:
        return []
    out: list[list[int]] = []
    steps = board.lead[s.row] if s.current >= 0 else 1
    for token in range(board.tokens):
        if s.creatures[token] > 0 and not s.cubed & BIT[token]:
            way = way_into(s, token, steps, lines)
            if way:
                if len(way) < steps:
                    way.append(HALT)
                out.append([CREATURE + token, *way])
    return out[: LEADS * ACTIONS]


def way_into(s: Karnag, token: i64, steps: i64, lines: vec[i64]) -> list[int]:
    """The moves that lead a creature into a line in the fewest squares; none if it is too far."""
    board = s.board
    start = s.creatures[token]
    if lines[start]:
        return []
    cells: list[int] = [start]
    ways: list[list[int]] = [[]]
    first = 0
    for _ in range(steps):
        last = len(cells)
        for i in range(first, last):
            for direction in range(4):
                cell: i64 = cells[i] + board.delta[direction]
                if s.grid[cell] & PATH or cell in cells or not enters(s, token, cell):
                    continue
                way = [*ways[i], LEAD_MOVE + direction]
                if lines[cell]:
                    return way
                cells.append(cell)
                ways.append(way)
        first = last
    return []

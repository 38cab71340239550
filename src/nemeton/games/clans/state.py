"""Everything that changes during a game of Clans."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from nemeton.core.chance import Chance
from nemeton.core.errors import BadState
from nemeton.core.fields import Fields
from nemeton.core.state import Setup, State
from nemeton.core.vector import i64, vec
from nemeton.games.clans import view
from nemeton.games.clans.data import AREAS, AROUND, BIT, BLOCK, BLOCKS, CLANS, FIRST, GROUP_LIMIT, REGIONS, TO, VILLAGES
from nemeton.games.clans.huts import of_clan, pack, size, unpack

STREAMS: Final = ("huts", "cards", "start", "imagine")
HUTS: Final = 0
CARDS: Final = 1
START: Final = 2
IMAGINE: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Clans(State):
    """Where the huts stand, who holds which clan, what was founded and scored."""

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        groups: vec[i64],
        clans: vec[i64],
        points: vec[i64],
        chips: vec[i64],
        villages: vec[i64],
        turn: i64,
        must_join: bool,
        occupied: i64,
        large: i64,
        exits: vec[i64],
        block_exits: vec[i64],
        moves: i64,
    ) -> None:
        super().__init__(setup, chance)
        self.groups = groups  # groups[area]: the huts there, see huts.py
        self.clans = clans  # clans[seat]: its secret clan
        self.points = points  # points[clan]: its disk on the scoring strip
        self.chips = chips  # chips[seat]
        self.villages = villages  # areas, in the order of founding
        self.turn = turn  # the seat whose turn it is
        self.must_join = must_join  # option [2.6]
        # Kept up to date move by move, and computable from the groups (`survey`):
        self.occupied = occupied  # set of the areas with huts
        self.large = large  # set of the areas with GROUP_LIMIT huts or more
        self.exits = exits  # exits[area]: how many legal moves lead out of it
        self.block_exits = block_exits  # block_exits[area >> BLOCK]: their sum over a block
        self.moves = moves  # their sum over all

    def copy(self) -> Clans:
        return Clans(
            self.setup, self.chance, self.groups[:], self.clans[:], self.points[:], self.chips[:], self.villages[:],
            self.turn, self.must_join, self.occupied, self.large, self.exits[:], self.block_exits[:], self.moves,
        )  # fmt: skip

    # -- the legal moves, kept up to date --------------------------------------------------------

    def can_move(self, a: i64, b: i64) -> bool:
        """[2.2, 2.4, 2.5] May the group of `a` move to its neighbour `b`?"""
        mover = size(self.groups[a])
        target = size(self.groups[b])
        if mover < GROUP_LIMIT:
            return mover > 0 and target > 0
        return target >= mover

    def survey(self) -> None:
        """Work out what is kept up to date, from the groups alone."""
        self.occupied = 0
        self.large = 0
        self.moves = 0
        for block in range(BLOCKS):
            self.block_exits[block] = 0
        for a in range(1, AREAS + 1):
            if self.groups[a]:
                self.occupied |= BIT[a]
            if size(self.groups[a]) >= GROUP_LIMIT:
                self.large |= BIT[a]
            self.exits[a] = 0
            self.recount(a)

    def recount(self, a: i64) -> None:
        """Count the legal moves out of an area afresh."""
        n: i64 = 0
        for k in range(FIRST[a], FIRST[a + 1]):
            if self.can_move(a, TO[k]):
                n += 1
        more = n - self.exits[a]
        self.exits[a] = n
        self.block_exits[a >> BLOCK] += more
        self.moves += more

    def join(self, a: i64, b: i64) -> i64:
        """Move the group of `a` to `b`; the set of the areas that now stand alone."""
        group = self.groups[b] + self.groups[a]
        self.groups[a] = 0
        self.groups[b] = group
        occupied = self.occupied & ~BIT[a]
        self.occupied = occupied
        exits = self.exits
        block_exits = self.block_exits
        lost = exits[a]
        exits[a] = 0
        block_exits[a >> BLOCK] -= lost
        moves = self.moves - lost
        large = self.large
        alone: i64 = 0
        for k in range(FIRST[a], FIRST[a + 1]):
            n = TO[k]
            there = (occupied >> n) & 1  # numbers rather than branches: whether huts stand there is anybody's guess
            lost = there & ~(large >> n)
            left = exits[n] - lost
            exits[n] = left
            block_exits[n >> BLOCK] -= lost
            moves -= lost
            if there > left and occupied & AROUND[n] == 0:
                alone |= BIT[n]
        self.moves = moves
        if size(group) >= GROUP_LIMIT or large & AROUND[a]:
            self._mind_large(a, b)
        return alone

    def _mind_large(self, a: i64, b: i64) -> None:
        """Count again the moves of the large groups near a move from `a` to `b`."""
        self.large &= ~BIT[a]
        if size(self.groups[b]) >= GROUP_LIMIT:
            self.large |= BIT[b]
        near = self.large & (AROUND[a] | AROUND[b] | BIT[b])
        area: i64 = 0
        while near:
            if near & 1:
                self.recount(area)
            near >>= 1
            area += 1

    def nth_move(self, i: i64) -> i64:
        """The i-th legal move, a border, in ascending order."""
        block: i64 = 0
        n = self.block_exits[0]
        while i >= n:
            i -= n
            block += 1
            n = self.block_exits[block]
        a = block << BLOCK
        n = self.exits[a]
        while i >= n:
            i -= n
            a += 1
            n = self.exits[a]
        k = FIRST[a] - 1
        if (self.large >> a) & 1:
            while i >= 0:
                k += 1
                if self.can_move(a, TO[k]):
                    i -= 1
            return k
        occupied = self.occupied
        while i >= 0:
            k += 1
            i -= (occupied >> TO[k]) & 1
        return k

    def joins(self) -> list[int]:
        """[2.5] The moves of large groups onto large groups, ascending."""
        if not self.large & (self.large - 1):  # not two of them
            return []
        return [
            k
            for a in range(1, AREAS + 1)
            if (self.large >> a) & 1
            for k in range(FIRST[a], FIRST[a + 1])
            if self.can_move(a, TO[k])
        ]

    # -- hidden and open -------------------------------------------------------------------------

    def redraw(self, seat: i64) -> None:
        """[1.2] The clan cards of the other seats may be any of those that `seat` does not hold."""
        own: i64 = self.clans[seat] if seat >= 0 else -1
        cards = vec[i64]([clan for clan in range(CLANS) if clan != own])
        self.chance.shuffle(IMAGINE, cards, 0, len(cards))
        for other in range(self.setup.players):
            if other != seat:
                self.clans[other] = cards[other]

    def seen(self, seat: i64) -> dict[str, object]:
        return view.seen(self, seat)

    # -- the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """[6.3] The own clan's points and the own chips."""
        return [self.points[self.clans[seat]] + self.chips[seat] for seat in range(self.setup.players)]

    def winners(self) -> list[int]:
        """[6.4] Most points among the seats; a tie is shared, or goes to more chips."""
        if not self.over():
            return []
        totals = self.scores()
        if self.setup.options["tie"] == "chips":
            totals = [totals[seat] * (VILLAGES + 1) + self.chips[seat] for seat in range(self.setup.players)]
        best = max(totals)
        return [seat for seat in range(self.setup.players) if totals[seat] == best]

    # -- saving ----------------------------------------------------------------------------------

    def fields(self) -> dict[str, object]:
        return {
            "huts": [unpack(self.groups[a]) for a in range(1, AREAS + 1)],
            "clans": list(self.clans),
            "points": list(self.points),
            "chips": list(self.chips),
            "villages": list(self.villages),
            "turn": self.turn,
        }

    def check(self) -> None:
        for clan in range(CLANS):
            huts = sum([of_clan(self.groups[a], clan) for a in range(1, AREAS + 1)])
            if huts != REGIONS:
                raise BadState(f"clan {clan} has {huts} huts, must have {REGIONS}")
        if len(set(self.clans)) < len(self.clans):
            raise BadState("two seats hold the same clan")
        if sum(self.chips) != len(self.villages):
            raise BadState(f"{sum(self.chips)} chips were taken for {len(self.villages)} villages")
        if len(set(self.villages)) < len(self.villages):
            raise BadState("an area was founded twice")
        for area in self.villages:
            if not self.groups[area] or self.occupied & AROUND[area]:
                raise BadState(f"area {area} cannot be a village")
        if self.over() and self.moves > 0 and len(self.villages) < VILLAGES:
            raise BadState("nothing remains to be done, but the game is not over")


def restore(setup: Setup, chance: Chance, saved: Fields) -> Clans:
    """The state of saved fields."""
    groups = [0]
    for item in saved.items("huts", AREAS):
        groups.append(pack(Fields({"huts": item}).numbers("huts", 0, REGIONS, CLANS)))
    s = Clans(
        setup,
        chance,
        vec[i64](groups),
        vec[i64](saved.numbers("clans", 0, CLANS - 1, setup.players)),
        vec[i64](saved.numbers("points", 0, 999, CLANS)),
        vec[i64](saved.numbers("chips", 0, VILLAGES, setup.players)),
        vec[i64](saved.numbers("villages", 1, AREAS, range(VILLAGES + 1))),
        saved.number("turn", 0, setup.players - 1),
        setup.options["join"] == "must",
        0,
        0,
        vec[i64]([0] * (AREAS + 1)),
        vec[i64]([0] * BLOCKS),
        0,
    )
    s.survey()
    return s

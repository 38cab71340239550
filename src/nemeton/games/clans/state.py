"""Everything that changes during a game of Clans."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from nemeton.core.chance import Chance
from nemeton.core.errors import BadState
from nemeton.core.fields import Fields
from nemeton.core.state import Setup, State
from nemeton.core.vector import i64, vec
from nemeton.games.clans.data import AREAS, AROUND, BACK, BIT, CLANS, FIRST, FROM, GROUP_LIMIT, REGIONS, TO, VILLAGES
from nemeton.games.clans.huts import of_clan, pack, size, unpack
from nemeton.games.clans.ways import FIELD, REST, TOTAL, WORD, WORDS, nth_of, size_of, word_of

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
        ways: vec[i64],
        totals: i64,
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
        # Updated by every move; derived from the groups (`survey`):
        self.occupied = occupied  # set of the areas with huts
        self.ways = ways  # set of the borders that may be crossed, see ways.py
        self.totals = totals  # running totals: how many are in each word of the set and those before it
        self.moves = moves  # how many there are

    def copy(self) -> Clans:
        return Clans(
            self.setup, self.chance, self.groups[:], self.clans[:], self.points[:], self.chips[:], self.villages[:],
            self.turn, self.must_join, self.occupied, self.ways[:], self.totals, self.moves,
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
        """Work out the derived fields from the groups."""
        self.occupied = 0
        for a in range(1, AREAS + 1):
            if self.groups[a]:
                self.occupied |= BIT[a]
        for k in range(len(TO)):
            self._allow(k, self.can_move(FROM[k], TO[k]))
        self._add_up(0)

    def join(self, a: i64, b: i64) -> i64:
        """Move the group of `a` to `b`; returns the set of areas that now stand alone."""
        group = self.groups[b] + self.groups[a]
        self.groups[a] = 0
        self.groups[b] = group
        occupied = self.occupied & ~BIT[a]
        self.occupied = occupied
        if size(group) >= GROUP_LIMIT:
            self._grow(b)
        self._add_up(a)
        alone: i64 = 0
        for k in range(FIRST[a], FIRST[a + 1]):
            n = TO[k]
            # Arithmetic instead of an unpredictable branch: all bits if nobody is left around, otherwise none.
            alone |= BIT[n] & (((occupied & AROUND[n]) - 1) >> 62)
        return alone & occupied

    def _grow(self, b: i64) -> None:
        """[2.4, 2.5] A group has reached the limit: look again at the borders around it."""
        for k in range(FIRST[b], FIRST[b + 1]):
            self._allow(k, self.can_move(b, TO[k]))
            self._allow(BACK[k], self.can_move(TO[k], b))

    def _allow(self, k: i64, yes: bool) -> None:
        """Note whether a border may be crossed."""
        w = k // WORD
        bit = BIT[k % WORD]
        self.ways[w] = self.ways[w] | bit if yes else self.ways[w] & ~bit

    def _add_up(self, emptied: i64) -> None:
        """Take the borders of an emptied area (0: none) from the legal moves, and count those again."""
        ways = self.ways
        moves: i64 = 0
        totals: i64 = 0
        for w in range(WORDS):
            word = ways[w] & REST[WORDS * emptied + w]
            ways[w] = word
            moves += size_of(word)
            totals |= moves << (FIELD * w)
        self.moves = moves
        self.totals = totals

    def nth_move(self, i: i64) -> i64:
        """The i-th legal move, a border, in ascending order."""
        totals = self.totals
        w = word_of(totals, i)
        return WORD * w + nth_of(self.ways[w], i - (((totals << FIELD) >> (FIELD * w)) & TOTAL))

    def joins(self) -> list[int]:
        """[2.5] The moves of large groups onto large groups, ascending."""
        return [
            k for k in range(len(TO)) if size(self.groups[FROM[k]]) >= GROUP_LIMIT and self.can_move(FROM[k], TO[k])
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

    # -- the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """[6.3] The points of the seat's clan plus its chips."""
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
    """The state from saved fields."""
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
        vec[i64]([0] * WORDS),
        0,
        0,
    )
    s.survey()
    return s

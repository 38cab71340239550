"""Everything that changes during a game of Samhain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from nemeton.core.chance import Chance
from nemeton.core.errors import BadState
from nemeton.core.fields import Fields
from nemeton.core.state import Setup, State
from nemeton.core.vector import i64, vec
from nemeton.games.samhain.data import (
    ACTED,
    ACTIONS,
    ACTIVE,
    BONUSES,
    CARDS,
    COLUMNS,
    DARK,
    DEVOTION,
    EXHAUSTED,
    FEATS,
    ITEMS,
    MOST_POINTS,
    RESOURCES,
    ROUND_CAP,
    SEAT_PLACES,
    STANDS,
    TRACK_TOP,
    TRACKS,
    VICTORY,
    WAITING,
    neighbours,
)
from nemeton.games.samhain.editions import Rules

STREAMS: Final = ("village", "cards", "start")  # after the set-up nothing is left to chance
VILLAGE: Final = 0
DECK: Final = 1
START: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Samhain(State):
    """Where every cube, disc and item is, and whose action is being carried out."""

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        rules: Rules,
        cards: vec[i64],
        near: vec[i64],
        members: vec[i64],
        crowd: vec[i64],
        board: vec[i64],
        pool: vec[i64],
        graves: vec[i64],
        devotion: vec[i64],
        resources: vec[i64],
        wisps: vec[i64],
        points: vec[i64],
        items: vec[i64],
        laid: vec[i64],
        reserve: vec[i64],
        shelf: vec[i64],
        reserve_wisps: i64,
        menu: vec[i64],
    ) -> None:
        super().__init__(setup, chance)
        self.rules: Final = rules
        self.seats: Final[i64] = setup.players
        self.cards = cards  # the village row by row; never changed, so shared by clones
        self.near = near  # near[STEPS * card + direction]: the card there, or -1; likewise
        self.members = members  # members[place]: how many stand there, see SEAT_PLACES
        self.pool = pool  # members of each seat in its reserve
        self.graves = graves  # of each seat in the graveyard
        self.devotion = devotion  # devotion[TRACKS * seat + track]
        self.resources = resources  # resources[RESOURCES * seat + resource], behind the screen
        self.wisps = wisps  # of each seat, behind the screen
        self.points = points  # victory points
        self.items = items  # items[ITEMS * seat + item]
        self.laid = laid  # how many of them are used up this round
        self.reserve = reserve  # resources
        self.shelf = shelf  # items in the reserve
        self.reserve_wisps = reserve_wisps
        self.round: i64 = 1
        self.first: i64 = 0  # the seat with the marker
        self.turn: i64 = 0
        self.passes: i64 = 0  # in a row
        self.turns: i64 = 0  # in this round
        # The action that is being carried out, and the activation it belongs to:
        self.doer: i64 = 0
        self.action: i64 = -1
        self.acting: i64 = -1  # the place of the acting member when the action began
        self.bonus: i64 = 0
        self.performed: i64 = 0  # set of 2 * seat + side: what was performed in this activation
        self.feats: i64 = 0  # how often the seat whose turn it is did so: light + FEATS * dark
        self.absent: i64 = 0  # set of the seats that had no member on the card when it was activated
        self.out: i64 = 0  # set of the seats that lost as traitors
        # Derived from the rest:
        self.crowd = crowd  # members on each card
        self.board = board  # members of each seat on cards
        self.menu = menu  # the legal moves of the waiting choice; replaced, never changed, so shared by clones

    def copy(self) -> Samhain:
        s = Samhain(
            self.setup, self.chance, self.rules, self.cards, self.near, self.members[:], self.crowd[:], self.board[:],
            self.pool[:], self.graves[:], self.devotion[:], self.resources[:], self.wisps[:], self.points[:],
            self.items[:], self.laid[:], self.reserve[:], self.shelf[:], self.reserve_wisps, self.menu,
        )  # fmt: skip
        s.round = self.round
        s.first = self.first
        s.turn = self.turn
        s.passes = self.passes
        s.turns = self.turns
        s.doer = self.doer
        s.action = self.action
        s.acting = self.acting
        s.bonus = self.bonus
        s.performed = self.performed
        s.feats = self.feats
        s.absent = self.absent
        s.out = self.out
        return s

    # -- members ---------------------------------------------------------------------------------

    def full(self, card: i64) -> bool:
        """[1.4] A card holds as many members as there are seats."""
        return self.crowd[card] >= self.seats

    def enter(self, seat: i64, card: i64, stand: i64) -> None:
        """Put a member on a card."""
        self.members[SEAT_PLACES * seat + STANDS * card + stand] += 1
        self.crowd[card] += 1
        self.board[seat] += 1

    def leave(self, place: i64) -> None:
        """Take a member off its card."""
        self.members[place] -= 1
        self.crowd[(place % SEAT_PLACES) // STANDS] -= 1
        self.board[place // SEAT_PLACES] -= 1

    def carry(self, place: i64, card: i64) -> None:
        """[3.4, 4.9] Move a member to another card: it keeps its state, but one that was waiting to act drops out."""
        seat = place // SEAT_PLACES
        stand = place % STANDS
        self.leave(place)
        self.enter(seat, card, ACTIVE if stand == WAITING else stand)

    def restand(self, place: i64, stand: i64) -> None:
        """Change how a member stands, on its card."""
        self.members[place] -= 1
        self.members[place - place % STANDS + stand] += 1

    def ready(self, seat: i64) -> bool:
        """Does the seat have an unexhausted member on the board?"""
        members = self.members
        for place in range(SEAT_PLACES * seat, SEAT_PLACES * (seat + 1), STANDS):
            if members[place] or members[place + WAITING] or members[place + ACTED]:
                return True
        return False

    def present(self, seat: i64, card: i64) -> bool:
        """Does the seat have a member on the card?"""
        place = SEAT_PLACES * seat + STANDS * card
        members = self.members
        return members[place] + members[place + WAITING] + members[place + ACTED] + members[place + EXHAUSTED] > 0

    # -- multiple points and devotion ------------------------------------------------------------

    def has(self, seat: i64, kind: i64) -> bool:
        """[5.1] Can the seat pay a multiple point of this kind?"""
        if kind < VICTORY:
            return self.resources[RESOURCES * seat + kind] > 0
        if kind == VICTORY:
            return self.points[seat] > 0
        return self.devotion[TRACKS * seat + kind - DEVOTION] > 0

    def spend(self, seat: i64, kind: i64) -> None:
        """[5.1] Pay one; resources go to the reserve. [6.3] With the last devotion the cube goes home."""
        if kind < VICTORY:
            self.resources[RESOURCES * seat + kind] -= 1
            self.reserve[kind] += 1
        elif kind == VICTORY:
            self.points[seat] -= 1
        else:
            self.lose_devotion(seat, kind - DEVOTION)

    def receive(self, seat: i64, kind: i64) -> None:
        """The reverse, if it `can_receive`."""
        if kind < VICTORY:
            self.resources[RESOURCES * seat + kind] += 1
            self.reserve[kind] -= 1
        elif kind == VICTORY:
            self.points[seat] += 1
        else:
            self.add_devotion(seat, kind - DEVOTION)

    def can_receive(self, seat: i64, kind: i64) -> bool:
        if kind < VICTORY:
            return self.reserve[kind] > 0
        return kind == VICTORY or self.can_devote(seat, kind - DEVOTION)

    def can_devote(self, seat: i64, track: i64) -> bool:
        """[6.2] A step on a track needs room above and, for the first step, a cube from the pool."""
        level = self.devotion[TRACKS * seat + track]
        return level < TRACK_TOP and (level > 0 or self.pool[seat] > 0)

    def add_devotion(self, seat: i64, track: i64) -> None:
        level = self.devotion[TRACKS * seat + track]
        if level == 0:
            self.pool[seat] -= 1
        self.devotion[TRACKS * seat + track] = level + 1

    def lose_devotion(self, seat: i64, track: i64) -> None:
        level = self.devotion[TRACKS * seat + track] - 1
        self.devotion[TRACKS * seat + track] = level
        if level == 0:
            self.pool[seat] += 1

    def purse(self, seat: i64) -> i64:
        """[5.1] All the multiple points the seat could pay."""
        total = self.points[seat]
        for i in range(RESOURCES * seat, RESOURCES * (seat + 1)):
            total += self.resources[i]
        for i in range(TRACKS * seat, TRACKS * (seat + 1)):
            total += self.devotion[i]
        return total

    def feats_of(self, side: i64) -> i64:
        """[10.1] How often the seat whose turn it is has performed this side of the activated card."""
        return self.feats // FEATS if side == DARK else self.feats % FEATS

    def held(self, seat: i64) -> i64:
        """Resources of all three sorts."""
        i = RESOURCES * seat
        return self.resources[i] + self.resources[i + 1] + self.resources[i + 2]

    def upright(self, seat: i64, item: i64) -> i64:
        """[9.1] How many of an item the seat may still use this round."""
        return self.items[ITEMS * seat + item] - self.laid[ITEMS * seat + item]

    # -- hidden and open -------------------------------------------------------------------------

    def redraw(self, seat: i64) -> None:
        """[15.2] Every gain and payment is made in the open: anyone who watched knows what is behind the screens."""

    # -- the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The victory points as they stand; after the end, the final ones."""
        return list(self.points)

    def winners(self) -> list[int]:
        """[12.6] Most points, then most members on cards, then fewest wisps; traitors are out."""
        if not self.over():
            return []
        best: i64 = -1
        winners: list[int] = []
        for seat in range(self.seats):
            if (self.out >> seat) & 1:
                continue
            rank = (self.points[seat] * 100 + self.board[seat]) * 100 + 99 - self.wisps[seat]
            if rank > best:
                best = rank
                winners = []
            if rank == best:
                winners.append(seat)
        return winners

    # -- saving ----------------------------------------------------------------------------------

    def fields(self) -> dict[str, object]:
        return {
            "cards": list(self.cards),
            "members": [[i, self.members[i]] for i in range(len(self.members)) if self.members[i] > 0],
            "pool": list(self.pool),
            "graves": list(self.graves),
            "devotion": list(self.devotion),
            "resources": list(self.resources),
            "wisps": list(self.wisps),
            "points": list(self.points),
            "items": list(self.items),
            "laid": list(self.laid),
            "reserve": list(self.reserve),
            "shelf": list(self.shelf),
            "reserve_wisps": self.reserve_wisps,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "passes": self.passes,
            "turns": self.turns,
            "doer": self.doer,
            "action": self.action,
            "acting": self.acting,
            "bonus": self.bonus,
            "performed": self.performed,
            "feats": self.feats,
            "absent": self.absent,
            "out": self.out,
        }

    def survey(self) -> None:
        """Count the members on each card and of each seat afresh."""
        for card in range(CARDS):
            self.crowd[card] = 0
        for seat in range(self.seats):
            self.board[seat] = 0
        for place in range(SEAT_PLACES * self.seats):
            self.crowd[(place % SEAT_PLACES) // STANDS] += self.members[place]
            self.board[place // SEAT_PLACES] += self.members[place]

    def check(self) -> None:
        self._check_village()
        self._check_members()
        self._check_reserve()

    def _check_village(self) -> None:
        """[1.2] Every card once, each row of one deity; no card holds too many."""
        if sorted(self.cards) != list(range(CARDS)):
            raise BadState("a card of the village is missing or there twice")
        for cell in range(CARDS):
            if self.cards[cell] // COLUMNS != self.cards[cell - cell % COLUMNS] // COLUMNS:
                raise BadState(f"row {cell // COLUMNS + 1} of the village mixes deities")
        for card in range(CARDS):
            if self.crowd[card] > self.seats:
                raise BadState(f"card {card} holds {self.crowd[card]} members, at most {self.seats} may stand there")
        waiting = [i // STANDS % CARDS for i in range(WAITING, len(self.members), STANDS) if self.members[i] > 0]
        if len(set(waiting)) > 1:
            raise BadState("members wait on more than one card")

    def _check_members(self) -> None:
        """Every member is in the pool, on a card, on a track or in a grave."""
        for seat in range(self.seats):
            tracks = sum([1 for i in range(TRACKS) if self.devotion[TRACKS * seat + i] > 0])
            total = self.pool[seat] + self.board[seat] + self.graves[seat] + tracks
            if total != self.rules.clan:
                raise BadState(f"seat {seat} has {total} members, must have {self.rules.clan}")
        if sum(self.graves) >= self.rules.graves:
            raise BadState("a full graveyard empties at once")

    def _check_reserve(self) -> None:
        """No resource, wisp or item is lost."""
        for r in range(RESOURCES):
            total = self.reserve[r] + sum([self.resources[RESOURCES * seat + r] for seat in range(self.seats)])
            if total != self.rules.resources:
                raise BadState(f"there are {total} cubes of resource {r}, must be {self.rules.resources}")
        wisps = self.reserve_wisps + sum(self.wisps)
        if wisps != self.rules.wisps:
            raise BadState(f"there are {wisps} wisps, must be {self.rules.wisps}")
        for item in range(ITEMS):
            total = self.shelf[item] + sum([self.items[ITEMS * seat + item] for seat in range(self.seats)])
            if total != self.rules.copies:
                raise BadState(f"there are {total} copies of item {item}, must be {self.rules.copies}")
        for i in range(len(self.items)):
            if self.laid[i] > self.items[i]:
                raise BadState("a seat has used more items than it owns")


def load_members(saved: Fields, seats: int) -> list[int]:
    """Only occupied places are saved, ascending, each with its number of members."""
    members = [0] * (SEAT_PLACES * seats)
    last = -1
    for item in saved.items("members"):
        entry = Fields({"members": item})
        place, number = entry.numbers("members", 0, SEAT_PLACES * seats - 1, 2)
        if place <= last or not 1 <= number <= seats:
            raise BadState(f"members has {item!r}: a place, ascending, and 1 to {seats}")
        members[place] = number
        last = place
    return members


def restore(setup: Setup, chance: Chance, saved: Fields) -> Samhain:
    """The state from saved fields."""
    n = setup.players
    rules = Rules(setup)
    cards = saved.numbers("cards", 0, CARDS - 1, CARDS)
    s = Samhain(
        setup,
        chance,
        rules,
        vec[i64](cards),
        vec[i64](neighbours(cards)),
        vec[i64](load_members(saved, n)),
        vec[i64]([0] * CARDS),
        vec[i64]([0] * n),
        vec[i64](saved.numbers("pool", 0, rules.clan, n)),
        vec[i64](saved.numbers("graves", 0, rules.graves, n)),
        vec[i64](saved.numbers("devotion", 0, TRACK_TOP, TRACKS * n)),
        vec[i64](saved.numbers("resources", 0, rules.resources, RESOURCES * n)),
        vec[i64](saved.numbers("wisps", 0, rules.wisps, n)),
        vec[i64](saved.numbers("points", 0, MOST_POINTS, n)),
        vec[i64](saved.numbers("items", 0, rules.copies, ITEMS * n)),
        vec[i64](saved.numbers("laid", 0, rules.copies, ITEMS * n)),
        vec[i64](saved.numbers("reserve", 0, rules.resources, RESOURCES)),
        vec[i64](saved.numbers("shelf", 0, rules.copies, ITEMS)),
        saved.number("reserve_wisps", 0, rules.wisps),
        vec[i64]([]),
    )
    s.round = saved.number("round", 1, rules.rounds)
    s.first = saved.number("first", 0, n - 1)
    s.turn = saved.number("turn", 0, n - 1)
    s.passes = saved.number("passes", 0, n)
    s.turns = saved.number("turns", 0, 100 * ROUND_CAP)
    s.doer = saved.number("doer", 0, n - 1)
    s.action = saved.number("action", -1, ACTIONS - 1)
    s.acting = saved.number("acting", -1, SEAT_PLACES * n - 1)
    s.bonus = saved.number("bonus", 0, BONUSES - 1)
    s.performed = saved.number("performed", 0, (1 << (2 * n)) - 1)
    s.feats = saved.number("feats", 0, FEATS * FEATS - 1)
    s.absent = saved.number("absent", 0, (1 << n) - 1)
    s.out = saved.number("out", 0, (1 << n) - 1)
    s.survey()
    return s

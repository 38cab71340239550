"""What a bot looks at in Clans: the standing of the five clans, and of the seats that hold them."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from nemeton.core.chance import Fast
from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import i64, vec
from nemeton.games.clans.data import (
    AROUND,
    BIT,
    CLAN_NAMES,
    CLANS,
    EPOCH,
    EPOCHS,
    FIRST,
    FROM,
    GROUND,
    GROUP_LIMIT,
    HOSTILE_GROUND,
    TERRAIN,
    TERRAINS,
    TO,
)
from nemeton.games.clans.huts import of_clan, size
from nemeton.games.clans.playout import play_out
from nemeton.games.clans.rules.movement import Move
from nemeton.games.clans.state import Clans

NAMES: Final = [
    "points",  # of the clan
    "chips",
    "groups",  # that may still be founded and have the clan in them
    "huts",  # in these groups
    "favoured",  # worth of these groups on ground that is favourable now
    "neutral",
    "hostile",
    "next-favoured",  # the same in the next epoch
    "next-hostile",
    "ripe-favoured",  # worth of those that one move can found
    "ripe-neutral",
    "ripe-hostile",
    "large",  # groups of the clan that no longer move by themselves
    "shared",  # huts of other clans in the clan's groups
    "alone",  # groups of the clan alone
    "to-move",
]
FEATURES: Final = 16
CHIPS: Final = 1
TO_MOVE: Final = 15
SURE: Final = 0.35  # how far from the best a move must be before it says something, in units of worth


def survey(s: Clans, block: vec[i64]) -> None:
    """Write the features of all five clans, without chips and turn."""
    for i in range(CLANS * FEATURES):
        block[i] = 0
    for clan in range(CLANS):
        block[clan * FEATURES] = s.points[clan]
    epoch = EPOCH[len(s.villages)]
    left = s.occupied >> 1
    area: i64 = 1
    while left:
        if left & 1:
            around = s.occupied & AROUND[area]
            if around:
                note(s.groups[area], block, area, epoch, single(around), 1)
        left >>= 1
        area += 1


def single(areas: i64) -> bool:
    """Is there at most one area in a set?"""
    return areas & (areas - 1) == 0


def note(group: i64, block: vec[i64], area: i64, epoch: i64, ripe: bool, sign: i64) -> None:
    """Add a group that may still be founded to the features of the clans in it, or (`sign` -1) take it away."""
    huts = size(group)
    now = GROUND[TERRAINS * epoch + TERRAIN[area]] if epoch < EPOCHS else 0
    then = GROUND[TERRAINS * (epoch + 1 if epoch + 1 < EPOCHS else EPOCHS - 1) + TERRAIN[area]]
    place: i64 = 6 if now == HOSTILE_GROUND else 5 if now == 0 else 4
    worth = sign * (huts if now <= 0 else huts + now)
    for clan in range(CLANS):
        own = of_clan(group, clan)
        if own == 0:
            continue
        at = clan * FEATURES
        block[at + 2] += sign
        block[at + 3] += sign * own
        block[at + place] += worth
        if then > 0:
            block[at + 7] += sign * (huts + then)
        elif then == HOSTILE_GROUND:
            block[at + 8] += sign * huts
        if ripe:
            block[at + 5 + place] += worth
        if huts >= GROUP_LIMIT:
            block[at + 12] += sign
        block[at + 13] += sign * (huts - own)
        if own == huts:
            block[at + 14] += sign


def moved(s: Clans, block: vec[i64], a: i64, b: i64) -> bool:
    """Bring the features up to date as if the group of `a` moved to `b`; False if that founds a village."""
    groups = s.groups
    occupied = s.occupied
    after = occupied & ~BIT[a]
    epoch = EPOCH[len(s.villages)]
    for k in range(FIRST[a], FIRST[a + 1]):
        area = TO[k]
        if occupied & BIT[area]:
            around = after & AROUND[area]
            if around == 0:
                return False
            if area != b and single(around):  # before there were two neighbours
                note(groups[area], block, area, epoch, False, -1)
                note(groups[area], block, area, epoch, True, 1)
    note(groups[a], block, a, epoch, single(occupied & AROUND[a]), -1)
    note(groups[b], block, b, epoch, single(occupied & AROUND[b]), -1)
    note(groups[a] + groups[b], block, b, epoch, single(after & AROUND[b]), 1)
    return True


@final
class ClansSight(Sight):
    """The features of the clan a seat holds; what its moves reveal about which clan that is."""

    def __init__(self) -> None:
        self.block: Final = vec[i64]([0] * (CLANS * FEATURES))
        self.before: Final = vec[i64]([0] * (CLANS * FEATURES))  # a move, see `foresees`

    def names(self) -> list[str]:
        return NAMES

    def phases(self) -> list[str]:
        return ["I", "II", "III", "IV"]

    def phase(self, state: State) -> i64:
        assert isinstance(state, Clans)
        epoch = EPOCH[len(state.villages)]
        return epoch if epoch < 3 else 3

    def write(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Clans)
        survey(state, self.block)
        self.spread_out(state, state.actor(), self.block, out)

    def spread_out(self, s: Clans, mover: i64, block: vec[i64], out: vec[i64]) -> None:
        """Write what every seat has by its clan; `mover` is next to move (-1: nobody)."""
        for seat in range(s.setup.players):
            start = s.clans[seat] * FEATURES
            at = seat * FEATURES
            for f in range(FEATURES):
                out[at + f] = block[start + f]
            out[at + CHIPS] = s.chips[seat]
        if mover >= 0:
            out[mover * FEATURES + TO_MOVE] = 1

    def foresees(self, state: State) -> bool:
        """A move changes few groups: the features before it are kept, and those groups exchanged."""
        assert isinstance(state, Clans)
        if not isinstance(state.choice, Move):
            return False
        survey(state, self.before)
        return True

    def foresee(self, state: State, move: i64, out: vec[i64]) -> bool:
        assert isinstance(state, Clans)
        block = self.before[:]
        if not moved(state, block, FROM[move], TO[move]):
            return False
        turn = state.turn + 1
        self.spread_out(state, turn if turn < state.setup.players else 0, block, out)
        return True

    def sees(self, players: i64) -> list[int]:
        """Points alone; up to the groups on favourable ground; everything."""
        return [1, 5, FEATURES, FEATURES, FEATURES]

    def iterations(self, players: i64) -> list[int]:
        """With more seats a longer search gains less, so the lower levels are further apart."""
        return [0, 150, 450, 2500, 80000] if players == 2 else [0, 100, 350, 2000, 80000]

    def steady(self) -> bool:
        return True

    def ripe(self) -> i64:
        return 5

    def kind(self, state: State, seat: i64) -> i64:
        """The clan: a seat moves for its own."""
        assert isinstance(state, Clans)
        return state.clans[seat]

    def playout(self) -> float:
        """A game is short, and random moves found villages too."""
        return 0.9

    def play_out(self, state: State, luck: Fast, shares: vec[float]) -> None:
        assert isinstance(state, Clans)
        if state.must_join or not isinstance(state.choice, Move):
            Sight.play_out(self, state, luck, shares)
        else:
            play_out(state, luck, shares)

    def quiet(self, state: State) -> bool:
        return isinstance(state.choice, Move)

    # -- which clan a seat holds -----------------------------------------------------------------

    def beliefs(self, players: i64) -> i64:
        """The likelihood of a seat's moves, as a logarithm, if it held each of the clans."""
        return players * CLANS

    def watch(self, before: State, actor: i64, move: i64, weights: vec[float], beliefs: vec[float]) -> None:
        """A seat is assumed to choose by what the evaluation says of its clan against the other four: better is
        likelier.
        """
        assert isinstance(before, Clans)
        if not isinstance(before.choice, Move):
            return
        moves = before.legal(actor)
        sums = vec[float]([0.0] * CLANS)
        chosen = vec[float]([0.0] * CLANS)
        worth = vec[float]([0.0] * CLANS)
        best = vec[float]([-1e9] * CLANS)
        rows: list[vec[float]] = []
        for other in moves:
            after = before.clone()
            after.play_fast(actor, other)
            self.compare(after, weights, worth)
            rows.append(worth[:])
            for clan in range(CLANS):
                if worth[clan] > best[clan]:
                    best[clan] = worth[clan]
        for i in range(len(moves)):
            for clan in range(CLANS):
                part = exp((rows[i][clan] - best[clan]) / SURE)
                sums[clan] = sums[clan] + part
                if moves[i] == move:
                    chosen[clan] = part
        for clan in range(CLANS):
            likelihood = 0.9 * chosen[clan] / sums[clan] + 0.1 / float(len(moves))
            beliefs[actor * CLANS + clan] += log(likelihood)

    def compare(self, after: Clans, weights: vec[float], worth: vec[float]) -> None:
        """What each clan is worth beyond the mean of all five."""
        survey(after, self.block)
        first = self.phase(after) * FEATURES
        mean = 0.0
        for clan in range(CLANS):
            total = 0.0
            for f in range(FEATURES):
                total += weights[first + f] * float(self.block[clan * FEATURES + f])
            worth[clan] = total
            mean += total / 5.0
        for clan in range(CLANS):
            worth[clan] -= mean

    def weigh(self, state: State, seat: i64, beliefs: vec[float]) -> float:
        assert isinstance(state, Clans)
        total = 0.0
        if len(beliefs) > 0:
            for other in range(state.setup.players):
                if other != seat:
                    total += beliefs[other * CLANS + state.clans[other]]
        return total

    def tells(self, beliefs: vec[float], state: State, seat: i64) -> list[tuple[str, dict[str, object]]]:
        """For each other seat, the clan it most likely holds, and how likely that is."""
        assert isinstance(state, Clans)
        out: list[tuple[str, dict[str, object]]] = []
        chances = posterior(beliefs, state.setup.players, seat, state.clans[seat])
        for other in range(state.setup.players):
            if other != seat:
                best = max([(chances[other * CLANS + clan], clan) for clan in range(CLANS)])
                facts: dict[str, object] = {"seat": other, "clan": CLAN_NAMES[best[1]], "share": round(100 * best[0])}
                out.append(("holds", facts))
        return out


def posterior(beliefs: vec[float], players: i64, seat: i64, own: i64) -> list[float]:
    """The exact probability that each seat holds each clan, over all ways to deal the remaining cards."""
    sums = [0.0] * (players * CLANS)
    held = vec[i64]([-1] * players)
    held[seat] = own
    whole = spread(beliefs, players, held, BIT[own], 0, 0.0, sums)
    return [total / whole for total in sums]


def spread(
    beliefs: vec[float], players: i64, held: vec[i64], taken: i64, other: i64, so_far: float, sums: list[float]
) -> float:
    """Deal to the seats from `other` on in all ways; returns their total likelihood."""
    if other == players:
        likelihood = exp(so_far)
        for seat in range(players):
            sums[seat * CLANS + held[seat]] += likelihood
        return likelihood
    if held[other] >= 0:
        return spread(beliefs, players, held, taken, other + 1, so_far, sums)
    whole = 0.0
    for clan in range(CLANS):
        if not taken & BIT[clan]:
            held[other] = clan
            told = beliefs[other * CLANS + clan] if len(beliefs) > 0 else 0.0
            whole += spread(beliefs, players, held, taken | BIT[clan], other + 1, so_far + told, sums)
    held[other] = -1
    return whole


SIGHT: Final = ClansSight()

"""What a bot looks at in Karnag: points at hand and in store, cubes to come, lightning that would strike."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.data import (
    ACTIONS,
    CAPTURE_EACH,
    CAULDRON,
    COUNCIL,
    COUNCIL_BONUS,
    CREATURE_VP,
    DRUIDS,
    GEM_END,
    GEMS,
    GHOUL,
    GOLEM,
    KINDS,
    MENHIR_BONUS,
    MENHIRS,
    NAJA,
    OUT,
    PER_CARD,
    PLAIN_CREATURE,
    PLAIN_MENHIR,
    REACHED,
    REGION,
    ROUNDS,
    SHADOW,
    SPACES,
    STRIDE,
    TILE_CAPTURE,
    TILE_GEM,
    TILE_POTION,
    TOKEN_KIND,
    TOKENS,
    TRACK_CAPTURE,
    TRACK_COUNCIL,
    TRACKS,
)
from nemeton.games.karnag.rules.actions import Act, Draft
from nemeton.games.karnag.rules.lightning import (
    BLOCKED,
    FIELD,
    FIRST_OF,
    ROCK_AT,
    SECOND_OF,
    STONE_AT,
    SWAMP_AT,
    crossing,
    flash,
    part,
    quarry,
)
from nemeton.games.karnag.rules.setup import PlaceDruid
from nemeton.games.karnag.state import Karnag

NAMES: Final = [
    "points",
    "store",  # what cards, gemstones, menhirs and creatures would add at the end
    "mana",
    "hand",
    "capture-track",
    "move-track",
    "council-track",
    "gem-track",
    "mana-track",
    "at-council",
    "council-points",  # what the council would give
    "in-cauldrons",
    "gems",
    "aligned",  # what the gemstones in line would give
    "menhirs",
    "passes",  # creatures that let lightning through
    "golems",
    *[
        f"{row}-{tile}"
        for tile in ("move", "gem", "capture", "telepathy", "potion", "card")
        for row in ("main", "second")
    ],
    "prey",  # druids that could capture now
    "prey-points",
    "crossings",  # pairs of druids that could make a gemstone now
    "crossing-points",  # the best of them, by region and alignment
    "hunts",  # captures to come that have prey
    "settings",  # gemstones to come that have a crossing
    "brews",  # potions to come with druids in cauldrons
    "dry",  # lightning to come, without mana for it
    "to-move",
]
FEATURES: Final = 38
CUBES_AT: Final = 17
PREY: Final = 29
TO_MOVE: Final = 37
TASTES: Final = {
    "builder": ["gems", "aligned", "menhirs", "crossings"],
    "raider": ["prey", "prey-points", "hunts", "passes"],
    "hoarder": ["mana", "hand", "store"],
}


@final
class KarnagSight(Sight):
    """The features of Karnag."""

    def __init__(self) -> None:
        self.reserve: Final = vec[i64]([0] * (5 * KINDS))  # creatures in the reserve of each seat, by kind

    def names(self) -> list[str]:
        return NAMES

    def sees(self) -> list[int]:
        return [4, FEATURES, FEATURES, FEATURES, FEATURES]

    def tastes(self) -> dict[str, list[str]]:
        return TASTES

    def phases(self) -> list[str]:
        return ["draft-last", "draft-middle", "draft-early", "last", "middle", "early"]

    def phase(self, state: State) -> i64:
        assert isinstance(state, Karnag)
        left = ROUNDS[state.players - 2] - state.round
        late: i64 = 0 if left <= 0 else 1 if left <= 2 else 2
        return late if state.phase <= 4 else 3 + late

    def iterations(self, players: i64) -> list[int]:
        """The more seats, the more a few looks ahead already tell."""
        return [0, 1, 12, 120, 8000] if players == 2 else [0, 1, 6, 40, 8000]

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Karnag)
        if isinstance(state.choice, Act):
            return state.did == 0
        return isinstance(state.choice, (Draft, PlaceDruid))

    def planning(self, state: State) -> bool:
        return isinstance(state.choice, Draft)

    def plan(self, state: State) -> i64:
        """The cubes of a round's draft are worth what their actions come to."""
        assert isinstance(state, Karnag)
        return state.round

    def write(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, Karnag)
        s = state
        for i in range(FEATURES * s.players):
            out[i] = 0
        reserve = self.reserve
        for i in range(5 * KINDS):
            reserve[i] = 0
        for token in range(TOKENS):
            where = s.creatures[token]
            if where < OUT:
                reserve[(OUT - 1 - where) * KINDS + TOKEN_KIND[token]] += 1
        write_cubes(s, out)
        for seat in range(s.players):
            at = FEATURES * seat
            self.write_store(s, seat, out, at)
            write_druids(s, seat, out, at)
            self.write_prey(s, seat, out, at)
            self.write_crossings(s, seat, out, at)
            write_plans(s, seat, out, at)
        actor = s.actor()
        if actor >= 0:
            out[FEATURES * actor + TO_MOVE] = 1

    def write_store(self, s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
        """Points, mana, knowledge, pieces."""
        cards = s.held(seat)
        creatures: i64 = 0
        for kind in range(KINDS):
            creatures += self.reserve[seat * KINDS + kind]
        stones: i64 = 0
        for i in range(MENHIRS * seat, MENHIRS * seat + MENHIRS):
            if s.menhirs[i] > 0:
                stones += 1
        gems: i64 = 0
        for i in range(GEMS * seat, GEMS * seat + GEMS):
            if s.gems[i] > 0:
                out[at + 12] += 1
                gems += GEM_END[REGION[s.gems[i]]]
        out[at] = s.vp[seat]
        out[at + 1] = cards * PER_CARD + gems + stones * PLAIN_MENHIR + creatures * PLAIN_CREATURE
        out[at + 2] = s.mana[seat]
        out[at + 3] = cards
        for track in range(TRACKS):
            out[at + 4 + track] = s.knowledge[TRACKS * seat + track]
        out[at + 13] = alignment(s, seat, 0)
        out[at + 14] = stones
        out[at + 16] = self.reserve[seat * KINDS + GOLEM]
        out[at + 15] = creatures - out[at + 16]

    def passable(self, seat: i64, flashed: i64) -> bool:
        """[9.9] Do the creatures in reserve let this lightning through?"""
        if flashed >> ROCK_AT == 0:
            return True
        at = seat * KINDS
        return (
            part(flashed, ROCK_AT) <= self.reserve[at + SHADOW]
            and part(flashed, SWAMP_AT) <= self.reserve[at + GHOUL]
            and part(flashed, STONE_AT) <= self.reserve[at + NAJA]
        )

    def write_prey(self, s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
        """Creatures that lightning of one druid would catch."""
        for druid in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
            cell = quarry(s, druid)
            if cell == 0:
                continue
            flashed = flash(s, druid, cell)
            if flashed == BLOCKED or not self.passable(seat, flashed):
                continue
            if flashed & FIELD > s.mana[seat]:
                out[at + PREY + 7] += 1
                continue
            out[at + PREY] += 1
            token: i64 = 0
            while token < TOKENS and s.creatures[token] != cell:
                token += 1
            level = s.knowledge[TRACKS * seat + TRACK_CAPTURE]
            out[at + PREY + 1] += CREATURE_VP[TOKEN_KIND[token]] + CAPTURE_EACH[level]

    def write_crossings(self, s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
        """Gemstones that lightning of two druids would make."""
        if out[at + 12] == GEMS:
            return
        for pair in range(3):
            a = DRUIDS * seat + FIRST_OF[pair]
            b = DRUIDS * seat + SECOND_OF[pair]
            cell = crossing(s, a, b)
            if cell == 0 or s.grid[cell]:
                continue
            one = flash(s, a, cell)
            other = flash(s, b, cell)
            if one == BLOCKED or other == BLOCKED or not self.passable(seat, one + other):
                continue
            if (one & FIELD) + (other & FIELD) - 1 > s.mana[seat]:
                out[at + PREY + 7] += 1
                continue
            out[at + PREY + 2] += 1
            gain = MENHIR_BONUS[REGION[cell]] // 2 + alignment(s, seat, cell) - out[at + 13]
            if gain > out[at + PREY + 3]:
                out[at + PREY + 3] = gain


def alignment(s: Karnag, seat: i64, more: i64) -> i64:
    """[16] What the gemstones of a seat in line would give, with one more on a square (0: none)."""
    total: i64 = 0
    linked: i64 = 0
    for i in range(GEMS + 1):
        a = s.gems[GEMS * seat + i] if i < GEMS else more
        if a == 0:
            continue
        for j in range(i):
            b = s.gems[GEMS * seat + j]
            if b == 0:
                continue
            across = a % STRIDE - b % STRIDE
            down = a // STRIDE - b // STRIDE
            if across == 0 or down == 0:
                length = across + down
                total += length + 1 if length > 0 else 1 - length
                if not (linked >> i) & 1:
                    linked |= 1 << i
                    total += MENHIR_BONUS[REGION[a]]
                if not (linked >> j) & 1:
                    linked |= 1 << j
                    total += MENHIR_BONUS[REGION[b]]
    return total


def write_cubes(s: Karnag, out: vec[i64]) -> None:
    """Cubes that wait to be performed, by tile and row."""
    for i in range(ACTIONS * 2 * SPACES):
        cube = s.cubes[i]
        if 0 < cube < REACHED:
            out[FEATURES * (cube - 1) + CUBES_AT + i // SPACES] += 1


def write_druids(s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
    """Druids at the council and in cauldrons."""
    for druid in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
        where = s.druids[druid]
        if where == COUNCIL:
            out[at + 9] += 1
        elif CAULDRON <= where < COUNCIL:
            out[at + 11] += 1
    if out[at + 9] > 0:
        level = s.knowledge[TRACKS * seat + TRACK_COUNCIL]
        out[at + 10] = out[at + 9] + COUNCIL_BONUS[level * (DRUIDS + 1) + out[at + 9]]


def write_plans(s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
    """Cubes to come that would find something to do."""
    captures = out[at + CUBES_AT + 2 * TILE_CAPTURE] + out[at + CUBES_AT + 2 * TILE_CAPTURE + 1]
    gems = out[at + CUBES_AT + 2 * TILE_GEM] + out[at + CUBES_AT + 2 * TILE_GEM + 1]
    potions = out[at + CUBES_AT + 2 * TILE_POTION] + out[at + CUBES_AT + 2 * TILE_POTION + 1]
    if captures > 0:
        out[at + PREY + 4] = out[at + PREY]
    if gems > 0:
        out[at + PREY + 5] = min(out[at + PREY + 2], gems)
    if potions > 0:
        out[at + PREY + 6] = out[at + 11]


SIGHT: Final = KarnagSight()

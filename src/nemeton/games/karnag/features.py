"""What a bot looks at in Karnag: points now and to come, remaining cubes, lightning that would strike."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.data import (
    ACTIONS,
    DRUIDS,
    GEMS,
    GHOUL,
    GOLEM,
    KINDS,
    NAJA,
    OUT,
    PHASE_D,
    REACHED,
    SHADOW,
    SPACES,
    TILE_CAPTURE,
    TILE_GEM,
    TILE_MOVE,
    TILE_POTION,
    TILE_TELEPATHY,
    TRACK_CAPTURE,
    TRACK_COUNCIL,
    TRACK_GEMS,
    TRACK_MANA,
    TRACK_MOVE,
    TRACKS,
)
from nemeton.games.karnag.moves import END, KEEP, LEARN
from nemeton.games.karnag.outlook import outlook
from nemeton.games.karnag.plans import proposals as whole_answers
from nemeton.games.karnag.prospect import Prospect
from nemeton.games.karnag.rules.actions import Act, Draft
from nemeton.games.karnag.rules.cards import KeepCard
from nemeton.games.karnag.rules.knowledge import CouncilLearn, Learn
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
    "hunt",  # points of prey in line that mana suffices for, where a capture is to come
    "stalk",  # points of prey that druids can walk up to before a capture to come
    "fetch",  # druids that can walk into a cauldron before a potion to come
    "idle",  # cubes to come that find nothing to do, beyond those that cubes still to be placed could put right
    "at-council",
    "council-points",  # what the council would give
    "capture-track",
    "move-track",
    "council-track",
    "gem-track",
    "mana-track",
    # What follows is seen at the end of the round, if everybody carries out what is planned (`prospect.py`).
    "due-points",
    "due-store",
    "due-mana",  # as much as can be spent in a round
    "due-plenty",  # mana beyond that
    "due-cards",  # in halves
    "due-spare",  # cubes that may still be laid
    "due-council",  # knowledge: levels, once for each round that is left
    "due-capture",
    "due-move",
    "due-mana-track",
    "due-lead",  # rounds that are left, if no other seat has more druids at the council
    "due-passes",
    "due-cauldrons",
    "due-prey",  # druids with prey in line that is not caught
    "due-gems",
]
FEATURES: Final = 57
DUE: Final = 42
STORE: Final = 1
MANA: Final = 2
HAND: Final = 3
IN_CAULDRONS: Final = 4
GEMS_AT: Final = 5
ALIGNED: Final = 6
MENHIRS: Final = 7
PASSES: Final = 8
GOLEMS: Final = 9
CUBES_AT: Final = 10
PREY: Final = 22
TO_MOVE: Final = 30
HUNT: Final = 31
IDLE: Final = 34
AT_COUNCIL: Final = 35
COUNCIL_POINTS: Final = 36
KNOWLEDGE: Final = 37
STUDY: Final = [TRACK_CAPTURE, TRACK_COUNCIL, TRACK_MOVE, TRACK_MANA, TRACK_GEMS]  # what is learnt first, in a leaf
ENOUGH: Final = 10  # mana that a round may need
KEPT: Final = [4, 2, 1, 5, 0, 3]  # which card is kept: knowledge, mana, speed, control, through, gemstones
EARLY: Final = [
    0.1, 0.1, 0.07, 0.05, 0.1, 0.05, 0.09, 0.0, 0.03, 0.0, 0.1, 0.05, 0.1, 0.02, 0.2, 0.1, 0.15, 0.02, 0.1, 0.03,
    0.15, 0.1, 0.03, 0.01, 0.02, 0.02, 0.0, 0.2, 0.3, -0.05, 0.0, 0.08, 0.055, 0.2, -0.15, 0.0, 0.07, 0.3, 0.15, 0.22,
    0.03, 0.05,
]  # fmt: skip
MIDDLE: Final = [
    0.1, 0.1, 0.06, 0.03, 0.08, 0.05, 0.09, 0.0, 0.02, 0.0, 0.1, 0.05, 0.1, 0.02, 0.2, 0.1, 0.12, 0.02, 0.1, 0.03,
    0.15, 0.1, 0.03, 0.01, 0.02, 0.02, 0.0, 0.2, 0.22, -0.05, 0.0, 0.08, 0.055, 0.2, -0.15, 0.0, 0.07, 0.16, 0.08,
    0.13, 0.03, 0.03,
]  # fmt: skip
LAST: Final = [
    0.1, 0.1, 0.01, 0.0, 0.0, 0.05, 0.09, 0.0, 0.0, 0.0, 0.1, 0.05, 0.1, 0.02, 0.2, 0.1, 0.03, 0.02, 0.02, 0.01, 0.1,
    0.1, 0.0, 0.0, 0.0, 0.02, 0.0, 0.2, 0.06, -0.05, 0.0, 0.08, 0.055, 0.04, -0.15, 0.0, 0.09, 0.04, 0.01, 0.05, 0.0,
    0.0,
]  # fmt: skip
DUE_LAST: Final = [
    0.16, 0.16, 0.0064, 0.0016, 0.088, 0.4, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip
DUE_MIDDLE: Final = [
    0.11, 0.11, 0.0682, 0.022, 0.0913, 0.374, 0.11, 0.0968, 0.0517, 0.011, 0.0836, 0.033, 0.154, 0.044, 0.132,
]  # fmt: skip
DUE_EARLY: Final = [
    0.085, 0.085, 0.0629, 0.0255, 0.085, 0.3825, 0.085, 0.0723, 0.0408, 0.0085, 0.0655, 0.034, 0.136, 0.034, 0.204,
]  # fmt: skip
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
        self.ahead: Final = Prospect()

    def names(self) -> list[str]:
        return NAMES

    def sees(self, players: i64) -> list[int]:
        """The lowest level does not see what knowledge will bring later, the second not where the round leads."""
        return [KNOWLEDGE, DUE, FEATURES, FEATURES, FEATURES]

    def skips(self, players: i64) -> list[int]:
        """From the third level on what counts is where the round leads; the two lowest do not see that."""
        return [0, 0, DUE, DUE, DUE]

    def guess(self) -> list[float]:
        """What a person would say things are worth, in tenths of a point: early, in the middle, in the last round.

        Points alone would never teach what leads to points, and so far weights fitted to results lose to this guess.
        """
        return (LAST + DUE_LAST + MIDDLE + DUE_MIDDLE + EARLY + DUE_EARLY) * 2

    def margin(self) -> float:
        return 12.0

    def tastes(self) -> dict[str, list[str]]:
        return TASTES

    def proposals(self, state: State, seat: i64) -> list[list[int]]:
        assert isinstance(state, Karnag)
        return whole_answers(state, seat)

    def phases(self) -> list[str]:
        return ["draft-last", "draft-middle", "draft-early", "last", "middle", "early"]

    def phase(self, state: State) -> i64:
        assert isinstance(state, Karnag)
        left = state.board.rounds[state.players - 2] - state.round
        late: i64 = 0 if left <= 0 else 1 if left <= 2 else 2
        return late if state.phase <= PHASE_D else 3 + late

    def iterations(self, players: i64) -> list[int]:
        """Whole answers are long, so searching a few of them goes a long way."""
        return [0, 6, 30, 400, 8000]

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Karnag)
        if isinstance(state.choice, Act):
            return state.did == 0
        return isinstance(state.choice, (Draft, PlaceDruid))

    def foresighted(self) -> bool:
        """What counts is the end of the round, as it would be."""
        return True

    def usual(self, state: State, seat: i64) -> i64:
        """An action that is done ends, cards are kept in hand, and what is learnt is what brings points."""
        assert isinstance(state, Karnag)
        moves = state.legal(seat)
        if END in moves:
            return END
        if isinstance(state.choice, (Learn, CouncilLearn)):
            for track in STUDY:
                if LEARN + track in moves:
                    return LEARN + track
        elif isinstance(state.choice, KeepCard):
            for kind in KEPT:
                if KEEP + kind in moves:
                    return KEEP + kind
        return -1

    def planning(self, state: State) -> bool:
        return isinstance(state.choice, Draft)

    def plan(self, state: State) -> i64:
        """The plan is the round: cubes drafted in it are worth what their actions achieve."""
        assert isinstance(state, Karnag)
        return state.round

    def write(self, state: State, out: vec[i64]) -> None:
        self.write_between(state, 0, FEATURES, out)

    def write_between(self, state: State, first: i64, end: i64, out: vec[i64]) -> None:
        """What lies on the table is left out if only where the round leads is read, and the other way round."""
        assert isinstance(state, Karnag)
        s = state
        for i in range(FEATURES * s.players):
            out[i] = 0
        reserve = self.reserve
        for i in range(5 * KINDS):
            reserve[i] = 0
        for token in range(s.board.tokens):
            where = s.creatures[token]
            if where < OUT:
                reserve[(OUT - 1 - where) * KINDS + s.board.token_kind[token]] += 1
        for seat in range(s.players):
            self.write_store(s, seat, out, FEATURES * seat)
        if end > DUE:
            self.ahead.look(s)
            for seat in range(s.players):
                self.write_due(s, seat, out, FEATURES * seat)
        if first >= DUE:
            return
        write_cubes(s, out)
        for seat in range(s.players):
            at = FEATURES * seat
            write_druids(s, seat, out, at)
            self.write_prey(s, seat, out, at)
            self.write_crossings(s, seat, out, at)
            write_plans(s, seat, out, at)
            write_outlook(s, seat, out, at)
        actor = s.actor()
        if actor >= 0:
            out[FEATURES * actor + TO_MOVE] = 1

    def write_store(self, s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
        """Points, mana, knowledge, pieces."""
        board = s.board
        cards = s.held(seat)
        creatures: i64 = 0
        for kind in range(KINDS):
            creatures += self.reserve[seat * KINDS + kind]
        stones: i64 = 0
        for i in range(board.menhirs * seat, board.menhirs * seat + board.menhirs):
            if s.menhirs[i] > 0:
                stones += 1
        gems: i64 = 0
        for i in range(GEMS * seat, GEMS * seat + GEMS):
            if s.gems[i] > 0:
                out[at + GEMS_AT] += 1
                gems += board.gem_end[board.region[s.gems[i]]]
        out[at] = s.vp[seat]
        out[at + STORE] = cards * board.per_card + gems + stones * board.plain_menhir + creatures * board.plain_creature
        out[at + MANA] = s.mana[seat]
        out[at + HAND] = cards
        for track in range(TRACKS):
            out[at + KNOWLEDGE + track] = s.knowledge[TRACKS * seat + track]
        out[at + ALIGNED] = alignment(s, seat, 0)
        out[at + MENHIRS] = stones
        out[at + GOLEMS] = self.reserve[seat * KINDS + GOLEM]
        out[at + PASSES] = creatures - out[at + GOLEMS]

    def write_due(self, s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
        """What the seat would have at the end of the round."""
        board = s.board
        ahead = self.ahead
        left = ahead.left
        due = at + DUE
        out[due] = s.vp[seat] + ahead.gained[seat] + out[at + ALIGNED]
        out[due + 1] = out[at + STORE] - out[at + HAND] * board.per_card + ahead.caught[seat] * board.plain_creature
        mana = ahead.mana[seat]
        out[due + 2] = min(mana, ENOUGH)
        out[due + 3] = max(0, mana - ENOUGH)
        out[due + 4] = ahead.cards[seat]
        out[due + 5] = ahead.spare[seat]
        if left > 0:
            levels = TRACKS * seat
            out[due + 6] = left * ahead.levels[levels + TRACK_COUNCIL]
            out[due + 7] = left * ahead.levels[levels + TRACK_CAPTURE]
            out[due + 8] = left * ahead.levels[levels + TRACK_MOVE]
            out[due + 9] = left * ahead.levels[levels + TRACK_MANA]
            out[due + 10] = left * ahead.leads[seat]
            out[due + 11] = out[at + PASSES] + ahead.passes[seat]
            for i in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
                where = ahead.places[i]
                if board.cauldron <= where < board.council:
                    out[due + 12] += 1
                elif where < board.path_length and ahead.catches(s, seat, where, mana, ahead.gone):
                    out[due + 13] += 1
            out[due + 14] = out[at + GEMS_AT]

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
        board = s.board
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
            while token < board.tokens and s.creatures[token] != cell:
                token += 1
            level = s.knowledge[TRACKS * seat + TRACK_CAPTURE]
            out[at + PREY + 1] += board.creature_vp[board.token_kind[token]] + board.capture_each[level]

    def write_crossings(self, s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
        """Gemstones that lightning of two druids would make."""
        board = s.board
        if out[at + GEMS_AT] == GEMS:
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
            gain = board.menhir_bonus[board.region[cell]] // 2 + alignment(s, seat, cell) - out[at + ALIGNED]
            if gain > out[at + PREY + 3]:
                out[at + PREY + 3] = gain


def alignment(s: Karnag, seat: i64, more: i64) -> i64:
    """[16] What the gemstones of a seat in line would give, with one more on a square (0: none)."""
    board = s.board
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
            across = a % board.stride - b % board.stride
            down = a // board.stride - b // board.stride
            if across == 0 or down == 0:
                length = across + down
                total += length + 1 if length > 0 else 1 - length
                if not (linked >> i) & 1:
                    linked |= 1 << i
                    total += board.menhir_bonus[board.region[a]]
                if not (linked >> j) & 1:
                    linked |= 1 << j
                    total += board.menhir_bonus[board.region[b]]
    return total


def write_cubes(s: Karnag, out: vec[i64]) -> None:
    """Cubes that wait to be performed, by tile and row."""
    for i in range(ACTIONS * 2 * SPACES):
        cube = s.cubes[i]
        if 0 < cube < REACHED:
            out[FEATURES * (cube - 1) + CUBES_AT + i // SPACES] += 1


def write_druids(s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
    """Druids at the council and in cauldrons."""
    board = s.board
    for druid in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
        where = s.druids[druid]
        if where == board.council:
            out[at + AT_COUNCIL] += 1
        elif board.cauldron <= where < board.council:
            out[at + IN_CAULDRONS] += 1
    if out[at + AT_COUNCIL] > 0:
        level = s.knowledge[TRACKS * seat + TRACK_COUNCIL]
        out[at + COUNCIL_POINTS] = (
            out[at + AT_COUNCIL] + board.council_bonus[level * (DRUIDS + 1) + out[at + AT_COUNCIL]]
        )


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
        out[at + PREY + 6] = out[at + IN_CAULDRONS]


def write_outlook(s: Karnag, seat: i64, out: vec[i64], at: i64) -> None:
    """What the cubes to come can bring in this round."""
    first = at + CUBES_AT
    captures = out[first + 2 * TILE_CAPTURE] + out[first + 2 * TILE_CAPTURE + 1]
    potions = out[first + 2 * TILE_POTION] + out[first + 2 * TILE_POTION + 1]
    last = s.round >= s.board.rounds[s.players - 2]  # then nothing learnt pays any more
    idle: i64 = 0
    if captures + potions > 0:
        ahead = outlook(s, seat)
        out[at + HUNT] = ahead.hunt
        out[at + HUNT + 1] = ahead.stalk
        out[at + HUNT + 2] = ahead.fetch
        if captures > 0:
            usable = 1 if ahead.hunt + ahead.stalk > 0 else 0
            if not last:
                usable += out[first + 2 * TILE_CAPTURE]
            idle += max(0, captures - usable)
        if potions > 0:
            usable = 1 if out[at + IN_CAULDRONS] + ahead.fetch > 0 else 0
            idle += potions - usable
    if out[at + PREY + 2] == 0:
        idle += out[first + 2 * TILE_GEM + 1]
    if captures == 0 and out[at + GEMS_AT] == 0:
        idle += out[first + 2 * TILE_TELEPATHY + 1]
    if last and captures == 0:
        idle += out[first + 2 * TILE_TELEPATHY]
        if potions == 0:
            idle += out[first + 2 * TILE_MOVE] + out[first + 2 * TILE_MOVE + 1]
    if s.phase <= PHASE_D:
        idle -= s.board.cubes
        for i in range(ACTIONS * 2):
            idle += out[first + i]
    out[at + IDLE] = max(0, idle)


SIGHT: Final = KarnagSight()

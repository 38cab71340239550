"""Where a round of Karnag leads if every seat carries out its cubes sensibly, worked out in a few microseconds.

All cubes, in the order in which they will be reached, are carried out on a few numbers for each seat: where its druids
stand, mana, knowledge, points, creatures caught. Druids walk to prey that a later capture will catch, or into a
cauldron before a potion; captures take what is in line; what else teaches is used to learn. What one seat catches is
not there for the next. Cards, leading creatures, gemstones yet to be made and druids in the way are left out.
"""

from __future__ import annotations

from typing import Final, final

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.cubes_ahead import NONE, WHEN_AT, code_of, cubes_ahead, seat_of
from nemeton.games.karnag.data import (
    BIT,
    DRUIDS,
    GHOUL,
    GOLEM,
    KINDS,
    MAIN,
    NAJA,
    OUT,
    SHADOW,
    TILE_CAPTURE,
    TILE_CARD,
    TILE_GEM,
    TILE_POTION,
    TILE_TELEPATHY,
    TRACK_CAPTURE,
    TRACK_COUNCIL,
    TRACK_GEMS,
    TRACK_MANA,
    TRACK_MOVE,
    TRACKS,
)
from nemeton.games.karnag.data import DRUID as DRUID_HERE
from nemeton.games.karnag.rules.done import LEARNED, MADE, MOST_CAPTURES, WALKED
from nemeton.games.karnag.rules.lightning import ROCK_AT, STONE_AT, SWAMP_AT, part
from nemeton.games.karnag.sightlines import Ways, lines_of
from nemeton.games.karnag.state import Karnag

SEATS: Final = 5
MANA_WORTH: Final = 0.55  # in points, if rounds are left
SQUARE: Final = 0.12  # what a square of a walk costs, so that near prey is preferred
FORCED: Final = 3.0  # at most: what it costs to walk squares that lead nowhere
A_LEVEL: Final = 0.9  # of a track that pays, for each round that is left


@final
class Prospect:
    """The end of the round, as it would be: numbers for each seat."""

    def __init__(self) -> None:
        none = [0] * SEATS
        self.gained = vec[i64](none)  # points
        self.caught = vec[i64](none)  # creatures
        self.passes = vec[i64](none)  # of these, others than golems
        self.mana = vec[i64](none)
        self.cards = vec[i64](none)  # in halves
        self.spare = vec[i64](none)  # cubes that are still to be laid, beyond those that are thought of
        self.levels = vec[i64]([0] * (SEATS * TRACKS))
        self.places = vec[i64]([0] * (SEATS * DRUIDS))
        self.seated = vec[i64](none)
        self.leads = vec[i64](none)  # 1: among those with most druids at the council
        self.gone: i64 = 0  # creatures caught by anyone, as a set
        self.left: i64 = 0  # rounds after this one
        self.hunts = vec[i64](none)  # captures still to come
        self.brews = vec[i64](none)  # and potions
        # Of every path square: see `Lines`.
        self.token = vec[i64]([])
        self.cost = vec[i64]([])
        self.need = vec[i64]([])
        self.prey = vec[i64]([])
        self.preys: i64 = 0  # how many squares have a creature in line
        self.ways: Ways | None = None
        self.to = vec[i64]([])  # see `Ways`
        self.into = vec[i64]([])
        self.reserve = vec[i64]([0] * (SEATS * KINDS))
        self.shut: i64 = 0  # full cauldrons, as a set
        # The walk being planned:
        self.walked: i64 = 0  # druids that have a place, as a set
        self.met: i64 = 0  # creatures that are caught or waited for, as a set
        self.rest: i64 = 0  # the mana that is not needed for these
        self.barred: i64 = 0  # cauldrons with no room left, as a set
        self.goal_count: i64 = 0
        self.goals = vec[i64]([])  # path squares from which the seat could catch something
        self.prizes = vec[float]([])  # and what it is worth
        self.back = 0.0  # what it is worth that whoever captures or brews goes to the council
        self.sipping = 0.0  # what a druid in a cauldron is worth
        self.who: i64 = NONE  # see `aim`
        self.where: i64 = NONE
        self.far: i64 = 0

    def look(self, s: Karnag) -> None:
        """Carry out the round of a state."""
        board = s.board
        self.left = board.rounds[s.players - 2] - s.round
        self.gone = 0
        self.survey(s)
        cubes = cubes_ahead(s, self.spare)
        for one in cubes:
            tile = code_of(one) // 2
            if tile == TILE_CAPTURE:
                self.hunts[seat_of(one)] += 1
            elif tile == TILE_POTION:
                self.brews[seat_of(one)] += 1
        for one in cubes:
            self.act(s, one)
        self.adjourn(s)

    # -- the state now --------------------------------------------------------------------------------

    def survey(self, s: Karnag) -> None:
        board = s.board
        for i in range(SEATS * KINDS):
            self.reserve[i] = 0
        for token in range(board.tokens):
            where = s.creatures[token]
            if where < OUT:
                self.reserve[(OUT - 1 - where) * KINDS + board.token_kind[token]] += 1
        for seat in range(s.players):
            self.gained[seat] = 0
            self.caught[seat] = 0
            self.passes[seat] = 0
            self.mana[seat] = s.mana[seat]
            self.cards[seat] = 2 * s.held(seat)
            self.spare[seat] = 0
            self.hunts[seat] = 0
            self.brews[seat] = 0
            for track in range(TRACKS):
                self.levels[TRACKS * seat + track] = s.knowledge[TRACKS * seat + track]
            for i in range(DRUIDS):
                self.places[DRUIDS * seat + i] = s.druids[DRUIDS * seat + i]
        lines = lines_of(s)
        self.token = lines.token
        self.cost = lines.cost
        self.need = lines.need
        self.prey = lines.prey
        self.preys = lines.count
        if self.ways is None or self.ways.board is not board:
            self.ways = Ways(board)
            self.to = self.ways.to
            self.into = self.ways.into
            self.goals = vec[i64]([0] * board.path_length)
            self.prizes = vec[float]([0.0] * board.path_length)
        self.shut = 0
        for c in range(board.cauldrons):
            inside: i64 = 0
            for at in s.druids:
                if at == board.cauldron + c:
                    inside += 1
            if inside >= board.places[(s.players - 2) * board.cauldrons + c]:
                self.shut |= BIT[c]

    # -- one cube -------------------------------------------------------------------------------------

    def act(self, s: Karnag, one: i64) -> None:
        seat = seat_of(one)
        code = code_of(one)
        tile = code // 2
        main = code % 2 == MAIN
        going = one < WHEN_AT
        done: i64 = s.did if going else 0
        if tile == TILE_CAPTURE:
            self.hunts[seat] -= 1
        elif tile == TILE_POTION:
            self.brews[seat] -= 1
        hunts, brews = self.hunts[seat] > 0, self.brews[seat] > 0
        if going and s.left > 0:
            self.walk(s, seat, s.left, s.left, hunts, brews, s.walked)
            return
        if done & WALKED:
            return
        board = s.board
        before = done // MADE if done else 0
        teaches = main and tile in (TILE_GEM, TILE_CAPTURE, TILE_TELEPATHY)
        if tile == TILE_CAPTURE and self.in_line(s, seat):
            if teaches and not done & LEARNED:
                self.learn(s, seat)
            self.strike(s, seat, before)
            return
        learning = self.lesson(s, seat) if teaches and not done & LEARNED else 0.0
        if board.most_squares[code] > 0 and done == 0 and (hunts or brews):
            bonus = board.extra_squares[self.levels[TRACKS * seat + TRACK_MOVE]]
            if self.walk(
                s,
                seat,
                board.least_squares[code],
                board.most_squares[code] + bonus,
                hunts,
                brews,
                0,
                max(1.0, learning),
            ):
                return
        if teaches and not done & LEARNED and (done == 0 or tile != TILE_TELEPATHY) and learning >= 1.0:
            self.learn(s, seat)
        elif tile == TILE_POTION and done == 0 and self.brew(s, seat, 0 if main else 1):
            return
        elif tile == TILE_CARD and done == 0:
            self.cards[seat] += 3 if main else 2
        elif done == 0:
            self.gained[seat] += board.compensation

    # -- walks ----------------------------------------------------------------------------------------

    def walk(
        self,
        s: Karnag,
        seat: i64,
        least: i64,
        most: i64,
        hunts: bool,
        brews: bool,
        walked: i64,
        instead: float = 0.0,
    ) -> bool:
        """[8] Druids go to the best prey and cauldrons within reach; False if what is done instead is worth more."""
        board = s.board
        first = DRUIDS * seat
        ends = vec[i64]([NONE, NONE, NONE])
        self.walked = walked
        self.rest = self.mana[seat]
        self.met = self.gone
        self.barred = self.shut
        if hunts:
            self.wait(s, seat)
        self.find_goals(s, seat, hunts)
        self.back = self.home(s, seat)
        self.sipping = self.sip(s, seat) if brews else 0.0
        worth = 0.0
        squares: i64 = 0
        while True:
            value = self.aim(s, seat, most - squares, brews)
            if value <= 0.0:
                break
            worth += value
            squares += self.far
            ends[self.who] = self.where
            self.walked |= BIT[self.who]
            if self.where < board.path_length:
                self.met |= BIT[self.token[self.where]]
                self.rest -= self.cost[self.where]
            else:
                self.barred |= BIT[self.where - board.cauldron]
        if squares == 0:
            return False
        idle: i64 = NONE  # who walks what nobody needs
        if squares < least:
            price = 99.0
            for i in range(DRUIDS):
                at = self.places[first + i]
                if self.walked & BIT[i] or board.cauldron <= at < board.council:
                    continue
                cost = self.home(s, seat) if at == board.council else 0.0
                if cost < price:
                    price = cost
                    idle = i
            worth -= min(price, FORCED)
        if worth <= instead:
            return False
        for i in range(DRUIDS):
            if ends[i] >= 0:
                self.places[first + i] = ends[i]
        if idle >= 0 and self.places[first + idle] == board.council:
            self.places[first + idle] = (board.corners[0] + least - squares - 1) % board.path_length
        self.shut = self.barred
        return True

    def wait(self, s: Karnag, seat: i64) -> None:
        """Druids that have prey in line stay where they are."""
        for i in range(DRUIDS):
            at = self.places[DRUIDS * seat + i]
            if at < s.board.path_length and self.catches(s, seat, at, self.rest, self.met):
                self.met |= BIT[self.token[at]]
                self.rest -= self.cost[at]
                self.walked |= BIT[i]

    def find_goals(self, s: Karnag, seat: i64, hunts: bool) -> None:
        """The path squares from which a druid of the seat could catch something, and what that is worth."""
        count: i64 = 0
        if hunts:
            rest = self.rest
            met = self.met
            for i in range(self.preys):
                end = self.prey[i]
                if self.catches(s, seat, end, rest, met):
                    self.goals[count] = end
                    self.prizes[count] = self.prize(s, seat, end)
                    count += 1
        self.goal_count = count

    def aim(self, s: Karnag, seat: i64, most: i64, brews: bool) -> float:
        """The best place for any druid within so many squares, as `who`, `where` and `far`, and what it is worth."""
        board = s.board
        met = self.met
        rest = self.rest
        best = 0.0
        for i in range(DRUIDS):
            at = self.places[DRUIDS * seat + i]
            if self.walked & BIT[i] or board.cauldron <= at < board.council or at > board.council:
                continue
            back = 0.0 if at == board.council else self.back
            first = at * board.path_length
            for g in range(self.goal_count):
                end = self.goals[g]
                far = self.to[first + end]
                if far > most:
                    continue
                value = self.prizes[g] + back - SQUARE * float(far)
                if value <= best or self.cost[end] > rest or met & BIT[self.token[end]]:
                    continue
                if s.grid[board.ring[end]] & DRUID_HERE and end != at:
                    continue
                best = value
                self.who = i
                self.where = end
                self.far = far
            for c in range(board.cauldrons if brews else 0):
                if self.barred & BIT[c]:
                    continue
                far = self.into[at * board.cauldrons + c]
                value = self.sipping + back - SQUARE * float(far)
                if far <= most and value > best:
                    best = value
                    self.who = i
                    self.where = board.cauldron + c
                    self.far = far
        return best

    def catches(self, s: Karnag, seat: i64, at: i64, mana: i64, met: i64) -> bool:
        """Could a druid of the seat on a path square catch something, not yet among `met`?"""
        token = self.token[at]
        if token < 0 or met & BIT[token] or self.cost[at] > mana:
            return False
        need = self.need[at]
        if need >> ROCK_AT == 0:
            return True
        own = seat * KINDS
        return (
            part(need, ROCK_AT) <= self.reserve[own + SHADOW]
            and part(need, SWAMP_AT) <= self.reserve[own + GHOUL]
            and part(need, STONE_AT) <= self.reserve[own + NAJA]
        )

    def prize(self, s: Karnag, seat: i64, at: i64) -> float:
        """What a creature in line is worth: points now and at the end, less its mana."""
        board = s.board
        level = self.levels[TRACKS * seat + TRACK_CAPTURE]
        points = board.creature_vp[board.token_kind[self.token[at]]] + board.capture_each[level] + board.plain_creature
        return float(points) + 0.6 * float(board.capture_once[level]) - self.mana_worth() * float(self.cost[at])

    def sip(self, s: Karnag, seat: i64) -> float:
        """What one more druid in a cauldron is worth when a potion follows."""
        room = float(min(4, s.board.mana_max - self.mana[seat]))
        return self.mana_worth() * max(0.0, room) + self.lesson(s, seat)

    def mana_worth(self) -> float:
        return MANA_WORTH if self.left > 0 else 0.02

    def home(self, s: Karnag, seat: i64) -> float:
        """What a druid at the council brings at the end of the round, about."""
        level = self.levels[TRACKS * seat + TRACK_COUNCIL]
        return float(DRUIDS + s.board.council_bonus[level * (DRUIDS + 1) + DRUIDS]) / DRUIDS

    # -- captures, potions, knowledge ----------------------------------------------------------------------

    def in_line(self, s: Karnag, seat: i64) -> bool:
        for i in range(DRUIDS):
            at = self.places[DRUIDS * seat + i]
            if at < s.board.path_length and self.catches(s, seat, at, self.mana[seat], self.gone):
                return True
        return False

    def strike(self, s: Karnag, seat: i64, before: i64) -> None:
        """[10] What is in line is caught, the best first."""
        board = s.board
        level = self.levels[TRACKS * seat + TRACK_CAPTURE]
        number = before
        while number < MOST_CAPTURES:
            best = 0.0
            who: i64 = NONE
            for i in range(DRUIDS):
                at = self.places[DRUIDS * seat + i]
                if at < board.path_length and self.catches(s, seat, at, self.mana[seat], self.gone):
                    value = self.prize(s, seat, at) + self.home(s, seat)
                    if value > best:
                        best = value
                        who = i
            if who < 0:
                return
            at = self.places[DRUIDS * seat + who]
            token = self.token[at]
            kind = board.token_kind[token]
            self.gained[seat] += board.creature_vp[kind] + board.capture_each[level]
            if number == 0:
                self.gained[seat] += board.capture_once[level]
            number += 1
            self.caught[seat] += 1
            if kind != GOLEM:
                self.passes[seat] += 1
            self.mana[seat] -= self.cost[at]
            self.gone |= BIT[token]
            self.places[DRUIDS * seat + who] = board.council

    def brew(self, s: Karnag, seat: i64, row: i64) -> bool:
        """[12] The druids in cauldrons bring mana and levels, and go to the council."""
        board = s.board
        count: i64 = 0
        for i in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
            at = self.places[i]
            if board.cauldron <= at < board.council:
                count += 1
                self.shut &= ~BIT[at - board.cauldron]
                self.places[i] = board.council
        if count == 0:
            return False
        self.mana[seat] = min(board.mana_max, self.mana[seat] + board.potion[row * DRUIDS + count - 1])
        for _ in range(count):
            self.learn(s, seat)
        return True

    def lesson(self, s: Karnag, seat: i64) -> float:
        """What one level is worth on the best track."""
        return self.best_track(s, seat)[0]

    def learn(self, s: Karnag, seat: i64) -> None:
        track = self.best_track(s, seat)[1]
        if track >= 0:
            self.add_level(s, seat, track)

    def add_level(self, s: Karnag, seat: i64, track: i64) -> None:
        board = s.board
        self.levels[TRACKS * seat + track] += 1
        if track == TRACK_MANA:
            level = self.levels[TRACKS * seat + track]
            self.mana[seat] = min(board.mana_max, self.mana[seat] + board.recovery[level])
            if board.parchment[level]:
                for other in (TRACK_COUNCIL, TRACK_CAPTURE, TRACK_MOVE):
                    if self.levels[TRACKS * seat + other] < board.levels:
                        self.levels[TRACKS * seat + other] += 1
                        return

    def best_track(self, s: Karnag, seat: i64) -> tuple[float, i64]:
        """The track on which a level is worth most, and how much."""
        board = s.board
        best = 0.0
        track: i64 = NONE
        left = float(self.left)
        at = TRACKS * seat
        for one in range(TRACKS):
            level = self.levels[at + one]
            if level >= board.levels or one == TRACK_GEMS:
                continue
            if one == TRACK_COUNCIL:
                now = (
                    board.council_bonus[(level + 1) * (DRUIDS + 1) + 2] - board.council_bonus[level * (DRUIDS + 1) + 2]
                )
                worth = A_LEVEL * left + 0.5 * float(now)
            elif one == TRACK_CAPTURE:
                worth = 0.85 * A_LEVEL * left + 0.1
            elif one == TRACK_MOVE:
                worth = 0.55 * A_LEVEL * left
            else:
                gained = min(board.mana_max, self.mana[seat] + board.recovery[level + 1]) - self.mana[seat]
                worth = self.mana_worth() * float(gained) + 0.2
                if board.parchment[level + 1]:
                    worth += A_LEVEL * left
            if worth > best:
                best = worth
                track = one
        return best, track

    # -- the end of the round ---------------------------------------------------------------------------------

    def adjourn(self, s: Karnag) -> None:
        """[17] The council: its points, and who has most druids there."""
        board = s.board
        most: i64 = 1
        for seat in range(s.players):
            count: i64 = 0
            for i in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
                if self.places[i] == board.council:
                    count += 1
            self.seated[seat] = count
            most = max(most, count)
        for seat in range(s.players):
            count = self.seated[seat]
            level = self.levels[TRACKS * seat + TRACK_COUNCIL]
            self.gained[seat] += count + board.council_bonus[level * (DRUIDS + 1) + count]
            self.leads[seat] = 1 if count == most else 0

"""What the cubes of a round can achieve together in Karnag: a beam search over a seat's own actions, as if the others
stood still.

A *line* is a state a seat may reach after some of its cubes: where its druids are, mana, knowledge, creatures caught.
Every cube extends the lines by what it may do (druids walk to prey or a cauldron, captures, a potion, a level of
knowledge, nothing), and the best few go on. During the draft, free spaces count as cubes that may be used, as many as
the seat has cubes left. The value of the best line is what the seat's round is worth, in points.

It works on its own numbers and never plays a move. Druids in the way, cards and gemstones are left out; the plan is
made again before every answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from bench.yardsticks.karnag_cubes import CODE, FAR, FREE, GOING_ON, Prospects, Target, keep

from nemeton.games.karnag.data import (
    DRUIDS,
    GHOUL,
    MAIN,
    NAJA,
    PHASE_D,
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
from nemeton.games.karnag.rules.done import LEARNED, WALKED, made
from nemeton.games.karnag.rules.lightning import ROCK_AT, STONE_AT, SWAMP_AT, part
from nemeton.games.karnag.state import Karnag


@dataclass(frozen=True)
class Worths:
    """What things are worth, in points."""

    width: int = 10  # lines that go on
    width_in_draft: int = 5
    mana: float = 0.5  # each, as long as it can still be spent
    more_mana: float = 0.25  # each beyond that
    enough_mana: int = 12
    brewing: float = 4.0  # a druid in a cauldron when a potion is to come
    prepared: float = 2.0  # a druid left in a cauldron for the next round
    hunting: float = 0.8  # for prey in line, when a capture is to come
    hunt: float = 1.0  # in addition, for each of them
    spare: float = 2.5  # a cube not yet laid
    stone: float = 1.0  # a point of gemstones
    card: float = 0.0  # in addition to its point at the end; and for each later round:
    card_later: float = 0.2
    majority: float = 1.5  # the level for the most druids at the council; all of these for each later round
    step: float = 0.5  # a level of knowledge, for what it leads to
    capture_once: float = 0.45  # points on the captures track
    capture_each: float = 0.9
    square: float = 0.4  # one more square for druid moves
    council: float = 0.9  # points on the council track


@dataclass(slots=True)
class Line:
    """A state a seat may reach: places of its druids, mana, knowledge (three bits a track), creatures caught."""

    a: int
    b: int
    c: int
    mana: int
    tracks: int
    caught: int
    gained: float  # points, and what cards are worth
    spare: int  # cubes not yet laid
    aim: int  # where the first cube has taken the druids; 0: it is still to come
    worth: float = 0.0


def richer(line: Line, points: float, spare: int) -> Line:
    """The same line with more points."""
    return Line(line.a, line.b, line.c, line.mana, line.tracks, line.caught, line.gained + points, spare, line.aim)


def level_of(tracks: int, track: int) -> int:
    return (tracks >> (3 * track)) & 7


class Scheme(Prospects):
    """The beam search over one seat's round."""

    def __init__(self, s: Karnag, seat: int, worths: Worths) -> None:
        super().__init__(s, seat)
        self.worths = worths
        self.width = worths.width_in_draft if s.phase == PHASE_D else worths.width
        self.walked = s.walked if s.left > 0 and s.turn == seat else 0

    # -- the beam -------------------------------------------------------------------------------------

    def start(self, spare: int) -> Line:
        s = self.s
        tracks = 0
        for track in range(TRACKS):
            tracks |= s.knowledge[TRACKS * self.seat + track] << (3 * track)
        first = DRUIDS * self.seat
        return Line(
            s.druids[first], s.druids[first + 1], s.druids[first + 2], s.mana[self.seat], tracks, 0, 0.0, spare, 0
        )  # fmt: skip

    def best(self, depth: int, spare: int) -> Line:
        """The best line through the next cubes (as many as `depth`), in the draft with at most this many more of them;
        its value is what it is worth at the end of the round.
        """
        lines = [self.start(min(spare, self.spare))]
        count = min(depth, len(self.slots))
        for n in range(count):
            found: list[Line] = []
            hunts = self.comes(TILE_CAPTURE, n + 1, count)
            brews = self.comes(TILE_POTION, n + 1, count)
            for line in lines:
                self.extend(found, line, self.slots[n], hunts, brews)
            if n == 0:
                for line in found:
                    line.aim = line.a + 256 * line.b + 65536 * line.c
            lines = found
        best = lines[0]
        for line in lines:
            line.worth = self.standing(line) + float(line.spare)
            if line.worth > best.worth:
                best = line
        return best

    def aims(self) -> list[int]:
        """Where the best line takes the druids with the cube at hand."""
        aim = self.best(FAR, FAR).aim
        return [aim & 255, (aim >> 8) & 255, aim >> 16] if aim else []

    def comes(self, tile: int, begin: int, end: int) -> bool:
        for n in range(begin, end):
            if (self.slots[n] & CODE) // 2 == tile:
                return True
        return False

    def add(self, out: list[Line], line: Line, hunts: bool, brews: bool) -> None:
        """Keep a line if it is among the best and leads to something new."""
        line.worth = self.standing(line) + self.promise(line, hunts, brews)
        count = len(out)
        if count == self.width and out[count - 1].worth >= line.worth:
            return
        for i in range(count):
            other = out[i]
            if (
                other.mana == line.mana
                and other.tracks == line.tracks
                and other.caught == line.caught
                and other.spare == line.spare
                and other.a + other.b + other.c == line.a + line.b + line.c
                and other.a * other.b * other.c == line.a * line.b * line.c
            ):
                if other.worth >= line.worth:
                    return
                out.pop(i)
                count -= 1
                break
        place = count
        out.append(line)
        while place > 0 and out[place - 1].worth < line.worth:
            out[place] = out[place - 1]
            place -= 1
        out[place] = line
        if len(out) > self.width:
            out.pop()

    # -- what lines are worth ---------------------------------------------------------------------------

    def standing(self, line: Line) -> float:
        """What a line would be worth if the round ended here."""
        board = self.board
        seated = 0
        brewing = 0
        for at in (line.a, line.b, line.c):
            if at == board.council:
                seated += 1
            elif board.cauldron <= at < board.council:
                brewing += 1
        worth = line.gained + self.mana_worth(line.mana)
        if seated > 0:
            level = level_of(line.tracks, TRACK_COUNCIL)
            worth += float(seated + board.council_bonus[level * (DRUIDS + 1) + seated])
            if seated >= self.crowd:
                worth += self.worths.majority * float(self.left)
        if self.left > 0:
            worth += self.worths.prepared * float(brewing)
            for track in range(3):
                worth += self.level_worth(track, level_of(line.tracks, track))
        return worth

    def card_worth(self) -> float:
        return 1.0 + self.worths.card + self.worths.card_later * float(self.left)

    def mana_worth(self, mana: int) -> float:
        if self.left == 0:
            return 0.01 * float(mana)
        return self.worths.mana * float(min(mana, self.worths.enough_mana)) + self.worths.more_mana * float(
            max(0, mana - self.worths.enough_mana)
        )

    def level_worth(self, track: int, level: int) -> float:
        """What knowledge of captures, moves or the council brings in later rounds: half as it is, half as it may
        become.
        """
        board = self.board
        step = self.worths.step * float(level)
        if track == TRACK_CAPTURE:
            step += self.worths.capture_once * float(board.capture_once[level])
            step += self.worths.capture_each * float(board.capture_each[level])
        elif track == TRACK_MOVE:
            step += self.worths.square * float(board.extra_squares[level])
        else:
            step += self.worths.council * float(board.council_bonus[level * (DRUIDS + 1) + DRUIDS])
        return step * float(self.left)

    def promise(self, line: Line, hunts: bool, brews: bool) -> float:
        """What is ready for the cubes still to come."""
        board = self.board
        worth = self.worths.spare * float(line.spare)
        mana = line.mana
        met = line.caught
        for at in (line.a, line.b, line.c):
            if at < board.path_length:
                token = self.token[at]
                if hunts and token >= 0 and not met & (1 << token) and self.cost[at] <= mana:
                    met |= 1 << token
                    mana -= self.cost[at]
                    worth += self.worths.hunting * self.prey_worth(line, at) + self.worths.hunt
            elif at < board.council and brews:
                worth += self.worths.brewing - self.worths.prepared
        return worth

    def prey_worth(self, line: Line, at: int) -> float:
        """Points of a capture, now and at the end, less the mana."""
        board = self.board
        level = level_of(line.tracks, TRACK_CAPTURE)
        points = board.creature_vp[board.token_kind[self.token[at]]] + board.capture_each[level] + board.plain_creature
        spent = self.worths.mana if self.left > 0 else 0.1
        return float(points) - spent * float(self.cost[at])

    # -- what a cube may do ----------------------------------------------------------------------------

    def extend(self, out: list[Line], line: Line, slot: int, hunts: bool, brews: bool) -> None:
        """The lines after one more cube."""
        code = slot & CODE
        tile = code // 2
        row = code % 2
        spare = line.spare
        idle = 0.0 if slot & (FREE | GOING_ON) else float(self.board.compensation)
        self.add(out, richer(line, idle, spare), hunts, brews)
        if slot & FREE:
            if spare == 0:
                return
            spare -= 1
        done = self.s.did if slot & GOING_ON else 0
        if slot & GOING_ON and self.s.left > 0:
            self.walk(out, line, self.s.left, self.s.left, spare, hunts, brews)
            return
        if done & WALKED:
            return
        if self.board.most_squares[code] > 0 and done == 0:
            most = self.board.most_squares[code] + self.board.extra_squares[level_of(line.tracks, TRACK_MOVE)]
            self.walk(out, line, self.board.least_squares[code], most, spare, hunts, brews)
        learns = row == MAIN and not done & LEARNED
        if tile == TILE_CAPTURE:
            self.capture(out, line, learns, spare, hunts, brews, made(self.s) if done else 0)
        elif tile in (TILE_GEM, TILE_TELEPATHY):
            if learns and (done == 0 or tile == TILE_GEM):
                self.learn(out, line, spare, hunts, brews)
        elif tile == TILE_POTION:
            if done == 0:
                self.brew(out, line, row, spare, hunts, brews)
        elif tile == TILE_CARD and done == 0:
            worth = self.card_worth()
            if row != MAIN:
                worth *= 0.8
            self.add(out, richer(line, worth, spare), hunts, brews)

    def learn(self, out: list[Line], line: Line, spare: int, hunts: bool, brews: bool) -> None:
        """One level on the best track, and one on the mana track."""
        found = self.taught(line, self.wanted(line.tracks, line.mana, hunts), spare)
        self.add(out, found, hunts, brews)
        if level_of(line.tracks, TRACK_MANA) < self.board.levels:
            self.add(out, self.taught(line, TRACK_MANA, spare), hunts, brews)

    def taught(self, line: Line, track: int, spare: int) -> Line:
        """The line with one more level on a track (-1: all are full)."""
        tracks = line.tracks
        mana = line.mana
        if track >= 0:
            tracks += 1 << (3 * track)
            if track == TRACK_MANA:
                level = level_of(tracks, track)
                mana = min(self.board.mana_max, mana + self.board.recovery[level])
                if self.board.parchment[level]:
                    more = self.wanted(tracks, 99, False)
                    if more >= 0 and more != TRACK_MANA:
                        tracks += 1 << (3 * more)
        return Line(line.a, line.b, line.c, mana, tracks, line.caught, line.gained, spare, line.aim)

    def wanted(self, tracks: int, mana: int, hunts: bool) -> int:
        """The track on which a level is worth most; -1 if all are full."""
        board = self.board
        best = -1
        most = -1.0
        for track in range(TRACKS):
            level = level_of(tracks, track)
            if level >= board.levels:
                continue
            worth = 0.0
            if track == TRACK_MANA:
                worth = self.mana_worth(min(board.mana_max, mana + board.recovery[level + 1])) - self.mana_worth(mana)
                if board.parchment[level + 1]:
                    worth += 1.2 * float(self.left)
            elif track != TRACK_GEMS:
                worth = self.level_worth(track, level + 1) - self.level_worth(track, level)
                if track == TRACK_COUNCIL:
                    last = (level + 1) * (DRUIDS + 1) + 2
                    worth += float(board.council_bonus[last] - board.council_bonus[last - DRUIDS - 1])
                elif track == TRACK_CAPTURE and hunts:
                    worth += float(board.capture_once[level + 1] - board.capture_once[level])
                    worth += 1.5 * float(board.capture_each[level + 1] - board.capture_each[level])
            if worth > most:
                most = worth
                best = track
        return best

    def brew(self, out: list[Line], line: Line, row: int, spare: int, hunts: bool, brews: bool) -> None:
        """[12] Mana and a level for each druid in a cauldron; all of them go to the council."""
        board = self.board
        count = 0
        a = line.a
        b = line.b
        c = line.c
        if board.cauldron <= a < board.council:
            a = board.council
            count += 1
        if board.cauldron <= b < board.council:
            b = board.council
            count += 1
        if board.cauldron <= c < board.council:
            c = board.council
            count += 1
        if count == 0:
            return
        mana = min(board.mana_max, line.mana + board.potion[row * DRUIDS + count - 1])
        found = Line(a, b, c, mana, line.tracks, line.caught, line.gained, spare, line.aim)
        for _ in range(count):
            found = self.taught(found, self.wanted(found.tracks, found.mana, hunts), spare)
        self.add(out, found, hunts, brews)

    def capture(
        self, out: list[Line], line: Line, learns: bool, spare: int, hunts: bool, brews: bool, before: int
    ) -> None:
        """[10] Every set of druids that can capture; where the tile teaches, a level is taken first."""
        board = self.board
        start = richer(line, 0.0, spare)
        if learns:
            start = self.taught(line, self.wanted(line.tracks, line.mana, True), spare)
            self.add(out, start, hunts, brews)
        level = level_of(start.tracks, TRACK_CAPTURE)
        for chosen in range(1, 8):
            caught = start.caught
            mana = start.mana
            points = board.capture_once[level] if before == 0 else 0
            shadows = self.held[SHADOW]
            ghouls = self.held[GHOUL]
            najas = self.held[NAJA]
            number = before
            places = [start.a, start.b, start.c]
            good = True
            for i in range(DRUIDS):
                if not chosen & (1 << i):
                    continue
                at = places[i]
                if at >= board.path_length or self.token[at] < 0 or caught & (1 << self.token[at]):
                    good = False
                    break
                mana -= self.cost[at]
                need = self.need[at]
                shadows -= part(need, ROCK_AT)
                ghouls -= part(need, SWAMP_AT)
                najas -= part(need, STONE_AT)
                number += 1
                if mana < 0 or shadows < 0 or ghouls < 0 or najas < 0 or number > 3:
                    good = False
                    break
                token = self.token[at]
                caught |= 1 << token
                kind = board.token_kind[token]
                points += board.creature_vp[kind] + board.capture_each[level] + board.plain_creature
                places[i] = board.council
            if good:
                gained = start.gained + float(points)
                found = Line(places[0], places[1], places[2], mana, start.tracks, caught, gained, spare, line.aim)
                self.add(out, found, hunts, brews)

    # -- walks --------------------------------------------------------------------------------------------

    def walk(self, out: list[Line], line: Line, least: int, most: int, spare: int, hunts: bool, brews: bool) -> None:
        """[8] Druids go to prey and to cauldrons: the best places in reach for each, then the best ways to share the
        squares."""
        walked = 0 if line.aim else self.walked
        one = self.targets(line, line.a, most if not walked & 1 else 0, hunts, brews)
        two = self.targets(line, line.b, most if not walked & 2 else 0, hunts, brews)
        three = self.targets(line, line.c, most if not walked & 4 else 0, hunts, brews)
        for x in one:
            for y in two:
                used = x.squares + y.squares
                if used > most or self.clash(x, y):
                    continue
                for z in three:
                    total = used + z.squares
                    if total == 0 or total > most or self.clash(x, z) or self.clash(y, z):
                        continue
                    if total >= least:
                        self.arrive(out, line, x.end, y.end, z.end, spare, hunts, brews)
                    else:
                        rest = least - total
                        if x.squares == 0 and self.can_go(line.a):
                            self.arrive(out, line, self.strayed(line.a, rest), y.end, z.end, spare, hunts, brews)
                        elif y.squares == 0 and self.can_go(line.b):
                            self.arrive(out, line, x.end, self.strayed(line.b, rest), z.end, spare, hunts, brews)
                        elif z.squares == 0 and self.can_go(line.c):
                            self.arrive(out, line, x.end, y.end, self.strayed(line.c, rest), spare, hunts, brews)

    def arrive(self, out: list[Line], line: Line, a: int, b: int, c: int, spare: int, hunts: bool, brews: bool) -> None:
        self.add(out, Line(a, b, c, line.mana, line.tracks, line.caught, line.gained, spare, line.aim), hunts, brews)

    def strayed(self, at: int, squares: int) -> int:
        """Where a druid ends that only uses up squares."""
        board = self.board
        if at == board.council:
            at = board.corners[0]
            squares -= 1
        return (at + squares) % board.path_length

    def clash(self, one: Target, other: Target) -> bool:
        """Do two druids want the same place, or the same prey?"""
        board = self.board
        if one.end == other.end:
            return one.end < board.council
        if one.end >= board.path_length or other.end >= board.path_length or one.squares + other.squares == 0:
            return False
        return self.token[one.end] >= 0 and self.token[one.end] == self.token[other.end]

    def targets(self, line: Line, at: int, most: int, hunts: bool, brews: bool) -> list[Target]:
        """Where a druid may go: nowhere, or to one of the best places in reach."""
        board = self.board
        out: list[Target] = []
        if self.can_go(at):
            if hunts:
                for end in self.prey:
                    token = self.token[end]
                    if line.caught & (1 << token) or end == at:
                        continue
                    far = self.squares_to(at, end)
                    if far <= most:
                        keep(out, Target(far, end, self.prey_worth(line, end) - 0.2 * float(far)), token, self.token)
            for c in range(board.cauldrons):
                if not self.full & (1 << c):
                    far = self.squares_into(at, c)
                    if far <= most:
                        worth = self.worths.brewing if brews else self.worths.prepared if self.left > 0 else 0.0
                        keep(out, Target(far, board.cauldron + c, worth - 0.2 * float(far)), -1, self.token)
        out.append(Target(0, at, 0.0))
        return out

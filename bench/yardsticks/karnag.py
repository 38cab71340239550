"""Karnag by beam search: what the cubes of a round can do together, valued by hand.

In the draft every free space is given a cube of one's own, to be used or left as the actions are gone through in the
order of the rules, five used in all; the others do nothing. What is kept of the plans so far is a beam, by points and
by what stands ready. The cube to place is the one of the best plan that is likeliest to be taken by somebody else.
In the actions the same search goes over one's own cubes that wait.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.data import (
    CREATURE,
    DRUIDS,
    GATE,
    GEMS,
    OUT,
    PATH,
    REACHED,
    ROCK,
    SPACES,
    STONE,
    SWAMP,
    TILE_CAPTURE,
    TILE_GEM,
    TILE_MOVE,
    TILE_POTION,
    TRACKS,
)
from nemeton.games.karnag.features import alignment
from nemeton.games.karnag.moves import (
    CAPTURE,
    CLOCKWISE,
    COUNTER,
    CUBE,
    DECLINE,
    DRAW,
    DRUID,
    END,
    ENTER,
    GEM,
    INTO,
    LEARN,
    PLAY,
    POTION,
    SQUARES,
    STAY,
)
from nemeton.games.karnag.moves import (
    CREATURE as WHICH,
)

World = Any  # a state of Karnag, imagined: one's own to write on
Moves = list[int]
Stroll = tuple[int, int, Moves]  # of one druid: squares used, where it ends, the moves


@dataclass(frozen=True)
class Style:
    """What things are worth, in points."""

    creature: float = 1.0
    stone: float = 1.0
    mana: float = 0.7
    card: float = 1.5
    tracks: tuple[float, ...] = (0.95, 0.35, 0.7, 0.0, 0.15)  # capture, move, council, gems, mana: a level, a round
    width: int = 24
    walks: int = 7  # placements tried for a druid move


STYLES = {
    "": Style(),
    "hunter": Style(creature=1.4, tracks=(1.2, 0.4, 0.6, 0.0, 0.1)),
    "builder": Style(stone=1.6, tracks=(0.5, 0.4, 0.6, 0.1, 0.1)),
    "miser": Style(mana=1.0, card=2.5, tracks=(0.8, 0.35, 0.8, 0.0, 0.4)),
}


def choose(world: World, seat: int, seed: int, style: str = "") -> int:
    """The move of a planner; `world` is what it imagines."""
    return Planner(world.board, seat, STYLES[style]).move(world)


@dataclass
class Plan:
    """A line of play: where it leads, which hypothetical cubes it uses, what it does with the cube at hand."""

    world: World
    used: tuple[int, ...]
    first: Moves
    correction: float  # points that cubes left unused have brought by rule and would not


class Planner:
    """One decision of a seat."""

    def __init__(self, board: Board, seat: int, style: Style) -> None:
        self.board = board
        self.seat = seat
        self.style = style

    def move(self, world: World) -> int:
        name = world.choice.name
        if name == "draft":
            return self.draft(world)
        if name == "act" and world.did == 0:
            return self.act(world)
        return self.best_move(world)

    # -- the beam --------------------------------------------------------------------------------

    def draft(self, world: World) -> int:
        """The space of the best plan that will be gone first."""
        mine = [i for i, cube in enumerate(world.cubes) if cube == self.seat + 1]
        free = [move - CUBE for move in world.legal(self.seat)]
        full = world.clone()
        cubes = list(full.cubes)
        for space in free:
            cubes[space] = self.seat + 1
        last = free[0]
        cubes[last] = 0
        full.cubes = vec[i64](cubes)
        full.laid = self.board.cubes * full.players - 1
        full.turn = self.seat
        full.play_fast(self.seat, CUBE + last)
        best = self.search(full, set(free), self.board.cubes - len(mine))
        wanted = [space for space in best.used if space in free] or free

        def danger(space: int) -> tuple[int, int]:
            row = space // SPACES
            left = len([other for other in free if other // SPACES == row])
            need = len([other for other in wanted if other // SPACES == row])
            return left - need, row % 2

        space = min(wanted, key=danger)
        return int(CUBE + min(other for other in free if other // SPACES == space // SPACES))

    def act(self, world: World) -> int:
        best = self.search(world.clone(), set(), 0)
        return best.first[0]

    def search(self, world: World, free: set[int], uses: int) -> Plan:
        """The best plan for the rest of the round."""
        beam = [Plan(world, (), [], 0.0)]
        ended: list[Plan] = []
        begun = world.round
        while beam:
            step: list[Plan] = []
            for plan in beam:
                self.others_pass(plan.world, begun)
                if plan.world.over() or plan.world.round != begun or plan.world.phase != 5:
                    ended.append(plan)
                else:
                    step += self.answers(plan, free, uses)
            beam = self.pruned(step)
        return max(ended, key=lambda plan: self.value(plan.world) + plan.correction)

    def others_pass(self, world: World, begun: int) -> None:
        """Until this seat is asked about an action: the others do nothing, and small questions are answered."""
        while not world.over() and world.round == begun:
            actor = world.actor()
            if actor != self.seat:
                moves = world.legal(actor)
                world.play_fast(actor, DECLINE if DECLINE in moves else moves[-1])
            elif world.choice.name == "act" and world.did == 0:
                return
            else:
                world.play_fast(actor, self.best_move(world))

    def answers(self, plan: Plan, free: set[int], uses: int) -> list[Plan]:
        """What may follow: the cube is left, or used in one of the ways that are worth a look."""
        out: list[Plan] = []
        world, at = plan.world, int(plan.world.current)
        hypothetical = at in free
        lines = [[DECLINE]]
        if not hypothetical or len(plan.used) < uses:
            lines += self.ways(world)
        for moves in lines:
            after = world.clone()
            done = self.carry_out(after, moves)
            if not done:
                continue
            left = moves == [DECLINE]
            used = plan.used if left or not hypothetical else (*plan.used, at)
            correction = plan.correction - (1.0 if left and hypothetical else 0.0)
            out.append(Plan(after, used, plan.first or done, correction))
        return out

    def carry_out(self, world: World, moves: Moves) -> Moves:
        """Play moves and what small questions follow to the end of the action; empty if one is not legal."""
        begun, current, done = world.round, world.current, list[int]()
        for move in moves:
            if world.actor() != self.seat or world.why_not(self.seat, move) is not None:
                return []
            world.play_fast(self.seat, move)
            done.append(move)
        while not world.over() and world.actor() == self.seat and world.round == begun and world.current == current:
            if world.choice.name == "act" and world.did == 0:
                break
            move = END if END in world.legal(self.seat) else self.best_move(world)
            world.play_fast(self.seat, move)
            done.append(move)
        return done

    def pruned(self, plans: list[Plan]) -> list[Plan]:
        """The best of those that lead to different positions."""
        seen: dict[object, tuple[float, Plan]] = {}
        for plan in plans:
            world = plan.world
            own = slice(DRUIDS * self.seat, DRUIDS * self.seat + DRUIDS)
            key = (
                tuple(sorted(list(world.druids)[own])), tuple(world.creatures), tuple(world.gems),
                int(world.mana[self.seat]), tuple(world.knowledge), len(plan.used), int(world.current),
            )  # fmt: skip
            worth = self.value(world) + plan.correction + self.ready(world)
            if key not in seen or seen[key][0] < worth:
                seen[key] = (worth, plan)
        best = sorted(seen.values(), key=lambda pair: -pair[0])
        return [plan for _, plan in best[: self.style.width]]

    # -- what an action may come to --------------------------------------------------------------

    def ways(self, world: World) -> list[Moves]:
        tile = int(world.current) // 6
        legal = world.legal(self.seat)
        cards = self.cards(world, legal)
        out: list[Moves] = []
        if any(SQUARES <= move < SQUARES + 20 for move in legal):
            out += self.walks(world, legal)
        learning = [[move] for move in legal if LEARN <= move < LEARN + TRACKS]
        level = [max(learning, key=lambda line: self.after(world, line))] if learning else []
        if tile in (TILE_GEM, TILE_CAPTURE):
            bolts = self.strikes(world, tile, 0)
            out += [[*bolt, *extra] for bolt in bolts for extra in (level or [[]])] + level
        else:
            out += level
        if tile == TILE_POTION and POTION in legal:
            out.append([POTION])
        if DRAW in legal:
            out.append([DRAW])
        if any(WHICH <= move < WHICH + self.board.tokens for move in legal):
            out += self.leads(world, legal)
        return [[*cards, *moves] for moves in out]

    def cards(self, world: World, legal: Moves) -> Moves:
        """Knowledge at once, mana where there is room for it."""
        if PLAY + 2 in legal and world.mana[self.seat] <= 14:
            return [PLAY + 2]
        return []

    def strikes(self, world: World, tile: int, depth: int) -> list[Moves]:
        """Gemstones or captures, one after another, every beginning of a series one of its own."""
        first, last = (GEM, GEM + 6) if tile == TILE_GEM else (CAPTURE, CAPTURE + DRUIDS)
        out: list[Moves] = []
        for move in world.legal(self.seat) if world.choice.name == "act" else []:
            if first <= move < last:
                after = world.clone()
                after.play_fast(self.seat, move)
                out.append([move])
                if depth < 2 and after.actor() == self.seat and after.current == world.current:
                    out += [[move, *rest] for rest in self.strikes(after, tile, depth + 1)]
        return out

    def leads(self, world: World, legal: Moves) -> list[Moves]:
        """A creature led to where it stands best for this seat, one square at a time."""
        best: tuple[float, Moves] = (self.ready(world), [])
        for move in legal:
            if WHICH <= move < WHICH + self.board.tokens:
                after = world.clone()
                after.play_fast(self.seat, move)
                for step in after.legal(self.seat):
                    last = after.clone()
                    last.play_fast(self.seat, step)
                    worth = self.ready(last) + float(last.vp[self.seat] - world.vp[self.seat])
                    if worth > best[0] + 0.5:
                        best = (worth, [move, step])
        return [best[1]] if best[1] else []

    # -- walks -----------------------------------------------------------------------------------

    def walks(self, world: World, legal: Moves) -> list[Moves]:
        """Druid moves: every share of the squares, by what the squares reached are good for; the best few."""
        occupied = {int(at) for at in world.druids if at < self.board.path_length}
        prey = [self.prey(world, at) for at in range(self.board.path_length)]
        brewing = 2.5 if self.waits(world, TILE_POTION) else 0.8
        hunting = 0.8 if self.waits(world, TILE_CAPTURE) else 0.25
        setting = self.waits(world, TILE_GEM)
        spots = [int(at) for at in list(world.druids)[DRUIDS * self.seat : DRUIDS * self.seat + DRUIDS]]
        worths = {at: hunting * prey[at][1] for at in range(self.board.path_length)}
        worths |= {self.board.cauldron + c: brewing for c in range(self.board.cauldrons)} | {self.board.council: 1.0}
        if setting:
            for at in range(self.board.path_length):
                worths[at] = max(worths[at], 0.7 * self.crossing(world, [at, *spots]))
        totals = [move - SQUARES + 1 for move in legal if SQUARES <= move < SQUARES + 20]
        most = max(totals)
        choices = [few(self.strolls(world, i, most, occupied), worths) for i in range(DRUIDS)]
        found: dict[object, tuple[float, Moves]] = {}
        for one in choices[0]:
            for two in choices[1]:
                if one[0] + two[0] > most:
                    continue
                for three in choices[2]:
                    total = one[0] + two[0] + three[0]
                    if total not in totals:
                        continue
                    ends = (one[1], two[1], three[1])
                    key = tuple(sorted(ends))
                    if key not in found:
                        met = {prey[end][0] for end in ends if end < self.board.path_length and prey[end][0]}
                        twice = len([end for end in ends if end < self.board.path_length and prey[end][0]]) - len(met)
                        worth = sum(worths[end] for end in ends) - 3.0 * twice
                        found[key] = (worth, self.line(total, (one, two, three)))
        best = sorted(found.values(), key=lambda pair: -pair[0])
        return [line for _, line in best[: self.style.walks]]

    def line(self, total: int, parts: tuple[Stroll, ...]) -> Moves:
        """The moves of a druid move."""
        line = [SQUARES + total - 1]
        for i, (squares, _, moves) in enumerate(parts):
            line += [DRUID + i, *moves] if squares else []
        return line

    def strolls(self, world: World, i: int, most: int, occupied: set[int]) -> list[Stroll]:
        """Where a druid can go: squares used, where it ends, the moves; first of all that it stays."""
        at = int(world.druids[DRUIDS * self.seat + i])
        out: list[Stroll] = [(0, at, [])]
        if at == self.board.council:
            for c, corner in enumerate(self.board.corners):
                if corner not in occupied:
                    for squares, end, moves in self.along(world, int(corner), most - 1, occupied):
                        out.append((squares + 1, end, [ENTER + 3 * c, *(moves or [STAY])]))
        elif at < self.board.path_length:
            out += self.along(world, at, most, occupied)[1:]
        return out

    def along(self, world: World, at: int, most: int, occupied: set[int]) -> list[Stroll]:
        out: list[Stroll] = [(0, at, [])]
        for step, verb in ((1, CLOCKWISE), (-1, COUNTER)):
            here, squares = at, 0
            while squares < most:
                for c in range(self.board.cauldrons):
                    if self.board.entrance[here * self.board.cauldrons + c] and not any(
                        d == self.board.cauldron + c for d in world.druids
                    ):
                        out.append((squares + 1, self.board.cauldron + c, [INTO + c]))
                here = (here + step) % self.board.path_length
                if here not in occupied:
                    squares += 1
                    out.append((squares, here, [verb + squares - 1]))
        return out

    # -- worth -----------------------------------------------------------------------------------

    def after(self, world: World, moves: Moves) -> float:
        after = world.clone()
        self.carry_out(after, moves)
        return self.value(after) + self.ready(after)

    def best_move(self, world: World) -> int:
        """The move after which this seat stands best, one ahead."""
        moves = world.legal(self.seat)
        best, most = moves[0], -1e9
        for move in moves if len(moves) > 1 else []:
            after = world.clone()
            after.play_fast(self.seat, move)
            worth = self.value(after) + self.ready(after)
            if worth > most:
                best, most = move, worth
        return int(best)

    def waits(self, world: World, tile: int) -> bool:
        """Has this seat a cube of the tile before it?"""
        first = tile * 2 * SPACES
        return any(0 < cube < REACHED and cube == self.seat + 1 for cube in list(world.cubes)[first : first + 6])

    def prey(self, world: World, at: int) -> tuple[int, float]:
        """What a druid on a path square could catch: the cell, and its worth less the mana."""
        along = self.board.facing[at]
        if along < 0:
            return 0, 0.0
        cell, cost = self.board.ring[at], 0
        while True:
            cell += self.board.delta[along]
            here = world.grid[cell]
            cost += 1
            if here & (GATE | PATH):
                return 0, 0.0
            if here & (ROCK | SWAMP | STONE):
                return 0, 0.0
            if here & CREATURE:
                break
        if cost > world.mana[self.seat]:
            return 0, 0.0
        token = next(t for t in range(self.board.tokens) if world.creatures[t] == cell)
        level = world.knowledge[TRACKS * self.seat]
        points = self.board.creature_vp[self.board.token_kind[token]] + 2 + self.board.capture_each[level]
        return int(cell), self.style.creature * points - self.style.mana * cost

    def crossing(self, world: World, ends: list[int]) -> float:
        """The best gemstone that two druids on these places would make, about."""
        best = 0.0
        for a in ends:
            for b in ends:
                if (
                    max(a, b) >= self.board.path_length
                    or self.board.facing[a] not in (0, 2)
                    or self.board.facing[b] not in (1, 3)
                ):
                    continue
                cell = (
                    self.board.ring[b] // self.board.stride * self.board.stride + self.board.ring[a] % self.board.stride
                )
                if not world.grid[cell]:
                    best = max(best, self.stone(world, cell))
        return best

    def stone(self, world: World, cell: int) -> float:
        gain = alignment(world, self.seat, cell) - alignment(world, self.seat, 0)
        bonus = int(self.board.menhir_bonus[self.board.region[cell]])
        return self.style.stone * (int(gain) + 0.3 * bonus + 1.0)

    def ready(self, world: World) -> float:
        """What stands ready for cubes to come."""
        seat, total = self.seat, 0.0
        hunting = self.waits(world, TILE_CAPTURE)
        met = set[int]()
        spots = [int(at) for at in list(world.druids)[DRUIDS * seat : DRUIDS * seat + DRUIDS]]
        for at in spots:
            if at < self.board.path_length:
                cell, worth = self.prey(world, at)
                if cell and cell not in met:
                    met.add(cell)
                    total += (0.75 if hunting else 0.15) * worth
            elif self.board.cauldron <= at < self.board.council:
                total += 2.5 if self.waits(world, TILE_POTION) else 0.6
            elif at == self.board.council:
                total += 0.8
        if self.waits(world, TILE_GEM):
            total += 0.5 * self.crossing(world, spots)
        if met and hunting:
            total += self.board.capture_once[world.knowledge[TRACKS * seat]]
        if self.waits(world, TILE_MOVE):
            total += 0.5
        return total

    def value(self, world: World) -> float:
        """A position between rounds, in points."""
        seat, style = self.seat, self.style
        left = self.board.rounds[world.players - 2] - world.round + (1 if world.phase < 6 else 0)
        total = float(world.vp[seat])
        if world.over():
            return total
        total += 2.0 * style.creature * sum(1 for cell in world.creatures if cell == OUT - 1 - seat)
        total += style.card * world.held(seat)
        later = min(1.0, left / 2)
        total += style.mana * later * float(world.mana[seat])
        for gem in list(world.gems)[GEMS * seat : GEMS * seat + GEMS]:
            if gem > 0:
                total += style.stone * (self.board.gem_end[self.board.region[gem]] + 1.0 * later)
        total += style.stone * later * 0.8 * alignment(world, seat, 0)
        first = int(self.board.menhirs) * seat
        total += len([cell for cell in list(world.menhirs)[first : first + int(self.board.menhirs)] if cell > 0])
        for track in range(TRACKS):
            total += style.tracks[track] * left * float(world.knowledge[TRACKS * seat + track])
        return float(total)


def few(strolls: list[Stroll], worths: dict[int, float]) -> list[Stroll]:
    """For every number of squares the two best places to end."""
    out: list[Stroll] = []
    for squares in sorted({stroll[0] for stroll in strolls}):
        same = [stroll for stroll in strolls if stroll[0] == squares]
        out += sorted(same, key=lambda stroll: -worths.get(stroll[1], 0.0))[:2]
    return out

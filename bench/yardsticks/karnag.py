"""Karnag by what the cubes of a round can achieve together, with values set by hand.

For every question each whole answer is tried on a copy, and the rest of the round is planned from there by beam search
(`karnag_round.py`), for this seat and for the others, each as if alone. The answer that leaves it furthest ahead is
chosen. Nothing is learnt and no tree is searched.
"""

from __future__ import annotations

from typing import Any

from bench.yardsticks.karnag_cubes import FAR
from bench.yardsticks.karnag_round import Scheme, Worths

from nemeton.bots.search import CUT_SHORT, carry_out
from nemeton.games.karnag.data import GEMS, OUT
from nemeton.games.karnag.features import alignment
from nemeton.games.karnag.moves import ADJUST, KEEP, LEARN, SQUARES
from nemeton.games.karnag.plans import Walks, proposals

World = Any  # an imagined state of Karnag, which we may change
AIM = 4.0  # for a place where the round's plan wants a druid, when walks are chosen
KEPT = (4, 2, 1, 5, 0, 3)  # which card to keep: knowledge, mana, speed, control, through, gemstones
LEARNING = ("learn", "potion_learn", "council_learn")

STYLES = {
    "": Worths(),
    "hunter": Worths(capture_once=0.8, capture_each=1.5, hunt=2.0),
    "builder": Worths(stone=3.0),
    "miser": Worths(mana=0.8, more_mana=0.5, card=1.5, card_later=0.6),
}


def choose(world: World, seat: int, seed: int, style: str = "") -> int:
    """The move of a planner; `world` is the world it imagines."""
    return Planner(seat, STYLES[style]).move(world)


class Planner:
    """One decision of a seat."""

    def __init__(self, seat: int, worths: Worths) -> None:
        self.seat = seat
        self.worths = worths

    def move(self, world: World) -> int:
        usual = self.usual(world, self.seat)
        if usual >= 0:
            return usual
        best, most = world.legal(self.seat)[0], -1e9
        for answer in self.answers(world):
            after = world.clone()
            if carry_out(after, self.seat, answer[0], answer[1:]) == CUT_SHORT:
                continue
            lead = self.lead(self.finished(after))
            if lead > most:
                best, most = answer[0], lead
        return int(best)

    def answers(self, world: World) -> list[list[int]]:
        """What the game proposes, plus walks to where the round's plan wants druids."""
        out: list[list[int]] = proposals(world, self.seat) or [[move] for move in world.legal(self.seat)]
        totals = [move - SQUARES + 1 for move in world.legal(self.seat) if SQUARES <= move < ADJUST]
        if totals and world.choice.name == "act":
            walks = Walks(world, self.seat)
            for end in Scheme(world, self.seat, self.worths).aims():
                walks.worths[end] += AIM
            out += walks.shares(totals)
        return out

    def finished(self, world: World) -> World:
        """The same after the small questions that follow: what to learn, which card to keep."""
        while not world.over():
            move = self.usual(world, int(world.actor()))
            if move < 0:
                break
            world.play_fast(world.actor(), move)
        return world

    def usual(self, world: World, seat: int) -> int:
        """The answer to a small question; -1 if it deserves more thought."""
        moves = world.legal(seat)
        if world.choice.name in LEARNING:
            scheme = Scheme(world, seat, self.worths)
            line = scheme.start(0)
            track = scheme.wanted(line.tracks, line.mana, False)
            return LEARN + track if track >= 0 and LEARN + track in moves else -1
        return next((KEEP + kind for kind in KEPT if KEEP + kind in moves), -1)

    def lead(self, world: World) -> float:
        """By how much this seat is ahead of the mean of the others at the end of the round."""
        values = [self.value(world, seat) for seat in range(world.players)]
        own = values.pop(self.seat)
        return own - sum(values) / len(values)

    def value(self, world: World, seat: int) -> float:
        """A seat's points, what it holds for the end, and what its round is worth."""
        board, worths = world.board, self.worths
        if world.over():
            return float(world.vp[seat])
        creatures = sum(1 for cell in world.creatures if cell == OUT - 1 - seat)
        menhirs = sum(1 for cell in list(world.menhirs)[board.menhirs * seat : board.menhirs * (seat + 1)] if cell > 0)
        gems = [int(cell) for cell in list(world.gems)[GEMS * seat : GEMS * seat + GEMS] if cell > 0]
        stones = sum(int(board.gem_end[board.region[cell]]) for cell in gems) + 0.9 * float(alignment(world, seat, 0))
        total = float(world.vp[seat]) + 2.0 * creatures + menhirs + worths.stone * stones
        scheme = Scheme(world, seat, worths)
        cards = int(world.held(seat)) + (1 if len(world.drawn) and world.turn == seat else 0)
        total += cards * scheme.card_worth()
        return total + scheme.best(FAR, FAR).worth

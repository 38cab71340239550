"""Clans by flat Monte Carlo: a few promising moves, each tried in the same random games; no tree.

What makes a move promising is written by hand: a lead in points for your own clan, and groups of the clan on ground
that is, or will be, favourable. The other seats' clans are drawn again for every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nemeton.core.chance import seeded
from nemeton.core.playout import random_playout
from nemeton.games.clans.data import AROUND, CLANS, EPOCH, EPOCHS, GROUND, GROUP_LIMIT, TERRAIN, TERRAINS
from nemeton.games.clans.huts import of_clan, size

World = Any  # an imagined state of Clans, which we may change
WORLDS = 8  # deals of the other clans


@dataclass(frozen=True)
class Style:
    """What makes a move promising, in points, and how often it is tried."""

    favoured: float = 0.35  # what a group of your own clan on good ground is worth
    hostile: float = -0.2
    crowd: float = 0.0  # for huts of other clans in your groups
    chips: float = 1.0
    tried: int = 10  # moves
    games: int = 240  # for each of them


STYLES = {
    "": Style(),
    "builder": Style(favoured=0.6, crowd=0.1),
    "miser": Style(favoured=0.2, crowd=-0.15, chips=1.6),
}


def choose(world: World, seat: int, seed: int, style: str = "") -> int:
    """The move of a gambler; `world` is the world it imagines."""
    return Gambler(world, seat, STYLES[style]).move(seed)


class Gambler:
    """One decision of a seat."""

    def __init__(self, world: World, seat: int, style: Style) -> None:
        self.world, self.seat, self.style = world, seat, style
        self.clan = int(world.clans[seat])

    def move(self, seed: int) -> int:
        moves = list(self.world.legal(self.seat))
        looks = sorted(moves, key=lambda move: -self.looks(move))[: self.style.tried]
        totals = dict.fromkeys(looks, 0.0)
        for n in range(self.style.games):
            deal = self.world.imagine(self.seat, seed + n % WORLDS)
            for move in looks:
                after = deal.clone()
                after.play_fast(self.seat, move)
                random_playout(after, seeded(seed + n, 1))
                totals[move] += self.outcome(after)
        return int(max(looks, key=lambda move: totals[move]))

    def outcome(self, world: World) -> float:
        """The share in the win, plus a little for the lead."""
        scores, winners = world.scores(), world.winners()
        best = max(score for seat, score in enumerate(scores) if seat != self.seat)
        share = 1 / len(winners) if self.seat in winners else 0.0
        return float(share + 0.02 * max(-20, min(20, scores[self.seat] - best)))

    def looks(self, move: int) -> float:
        """How promising a move is, by where it leads."""
        after = self.world.clone()
        after.play_fast(self.seat, move)
        others = (sum(after.points) - after.points[self.clan]) / (CLANS - 1)
        total = after.points[self.clan] - others + self.style.chips * after.chips[self.seat]
        epoch = min(int(EPOCH[len(after.villages)]), EPOCHS - 1)
        for area in range(1, len(after.groups)):
            group = after.groups[area]
            if group and after.occupied & AROUND[area]:
                total += self.group(int(group), area, epoch)
        return float(total)

    def group(self, group: int, area: int, epoch: int) -> float:
        """A group that may still become a village: is it good for our clan, or for others?"""
        huts, own = size(group), of_clan(group, self.clan)
        now = int(GROUND[TERRAINS * epoch + TERRAIN[area]])
        later = int(GROUND[TERRAINS * min(epoch + 1, EPOCHS - 1) + TERRAIN[area]])
        worth = self.style.favoured * huts if now > 0 else self.style.hostile * huts if now < 0 else 0.1 * huts
        worth += 0.1 * huts if later > 0 else 0.0
        if huts >= GROUP_LIMIT:
            worth *= 1.3
        return worth + self.style.crowd * (huts - own) if own else -0.25 * worth

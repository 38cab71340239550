"""Ard Rí by rules of thumb, and by playing games on with them: flat Monte Carlo, no tree.

A bid needs a card of every suit for every gift, so cards that complete a gift are worth most; then how the best of them
compare with the receivers'; then Warriors to carry a gift through or to guard the herd. The others' hands are drawn a
few times and averaged. At the beginning of a turn the most promising answers are tried: two years are played by these
rules, for all seats alike, and the answer that does best on average is chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nemeton.core.chance import seeded
from nemeton.games.ardri.data import ASIDE, ATTACK, DOWN, FIELD, HAND, OUT, SPOILS, SUITS, THROUGH, UP
from nemeton.games.ardri.moves import RAIDING

World = Any  # an imagined state of Ard Rí, which we may change
WORLDS = 3
QUIET = ("redraw", "first_spring", "spring", "summer", "autumn", "winter")
SENDING = ("raid", "enforce")  # when in doubt, send one more Warrior
TRIED = 4  # answers that are tried by playing on
PLAYED = 6  # games for each
YEARS = 2
LONGEST = 60  # answers of a bid or a raid that are considered


@dataclass(frozen=True)
class Style:
    """What things are worth; a win is a hundred."""

    filled: float = 6.0  # a card in the field that a gift would use
    held: float = 2.5  # the same in hand
    herd: float = 0.15  # a point of Cattle in the field
    warrior: float = 2.2
    strength: float = 0.5
    card: float = 0.8  # in hand
    proven: float = 0.4
    guard: float = 2.0  # each Warrior of the strongest neighbour whom nobody at home could face
    raid: float = 0.0  # a liking for raids
    fed: int = 3  # how many Warriors are worth their food


STYLES = {
    "": Style(),
    "hunter": Style(warrior=3.2, strength=0.8, raid=2.0, fed=5),
    "builder": Style(filled=8.0, herd=0.2, warrior=1.4, fed=2),
    "miser": Style(card=1.4, held=3.5, warrior=1.6, fed=2),
}


def choose(world: World, seat: int, seed: int, style: str = "") -> int:
    """The move of a player by rules of thumb; `world` is the world it imagines."""
    return Thumb(seat, STYLES[style]).move(world, seed)


class Thumb:
    """One decision of a seat."""

    def __init__(self, seat: int, style: Style) -> None:
        self.seat, self.style = seat, style

    def move(self, world: World, seed: int) -> int:
        worlds = [world, *(world.imagine(self.seat, seed + n) for n in range(1, WORLDS))]
        looks = {move: sum(self.look(one, move) for one in worlds) for move in world.legal(self.seat)}
        best = sorted(looks, key=lambda move: -looks[move])[:TRIED]
        if world.choice.name not in ("spring", "summer", "winter"):
            return int(best[0])
        totals = dict.fromkeys(best, 0.0)
        for n in range(PLAYED):
            deal = world.imagine(self.seat, seed + n)
            for move in best:
                totals[move] += self.played_on(deal.clone(), move, seed + n)
        return int(max(best, key=lambda move: totals[move]))

    def played_on(self, world: World, move: int, seed: int) -> float:
        """What a move leads to after some years of play by rules of thumb, with its own luck."""
        world.chance = seeded(seed, world.setup.streams)
        last = int(world.year) + YEARS
        world.play_fast(self.seat, move)
        while not world.over() and world.year < last:
            actor = int(world.actor())
            world.play_fast(actor, self.at_once(world, actor))
        return self.worth(world)

    def look(self, world: World, move: int) -> float:
        """What a move is worth: by itself, or with the rest of its bid, raid or hunt."""
        after = world.clone()
        after.play_fast(self.seat, move)
        liking = self.style.raid if move == RAIDING else 0.0
        return self.carried_out(after, int(world.year)) + liking

    def carried_out(self, world: World, year: int) -> float:
        """All answers until the action is over, each the immediately best one for the seat that gives it."""
        for _ in range(LONGEST):
            if world.over() or world.year != year or world.choice.name in QUIET:
                break
            actor = int(world.actor())
            world.play_fast(actor, self.at_once(world, actor))
        return self.worth(world)

    def at_once(self, world: World, seat: int) -> int:
        own = self if seat == self.seat else Thumb(seat, self.style)
        best, most = -1, -1e9
        for move in world.legal(seat):
            after = world.clone()
            after.play_fast(seat, move)
            worth = own.worth(after)
            if worth > most or (worth == most and world.choice.name in SENDING):
                best, most = int(move), worth
        return best

    # -- worth -----------------------------------------------------------------------------------

    def worth(self, world: World) -> float:
        """How far this seat is ahead of the others, a win counting a hundred."""
        if world.over():
            return 100.0 / max(1, len(world.winners())) if self.seat in world.winners() else -100.0
        if not world.active(self.seat):
            return -90.0
        others = [self.stands(world, other) for other in world.opponents(self.seat)]
        return self.stands(world, self.seat) - 0.5 * (max(others) + sum(others) / len(others))

    def stands(self, world: World, seat: int) -> float:
        style, gifts = self.style, min(2, len(world.order) - 1)
        hand, field = cattle(world, world.spot(HAND, seat)), cattle(world, world.spot(FIELD, seat))
        spoils = cattle(world, world.spot(SPOILS, seat))
        for suit, cards in enumerate(cattle(world, world.spot(ASIDE, seat))):  # [3.1] as good as in the field
            field[suit] += cards
        total = style.card * world.number(HAND, seat)
        ready = True
        for suit in range(SUITS):
            lying = sorted(field[suit] + spoils[suit], reverse=True)
            total += style.filled * min(gifts, len(lying)) + style.herd * sum(lying)
            total += style.held * max(0, min(gifts, len(lying) + len(hand[suit])) - len(lying))
            ready = ready and len(lying) >= gifts
        warriors = world.number(UP, seat) + world.number(DOWN, seat) + world.number(OUT, seat)
        if seat == world.turn():
            warriors += sum(world.number(ATTACK, n) + world.number(THROUGH, n) for n in range(world.players))
        total += style.warrior * min(warriors, style.fed) + 0.4 * max(0, warriors - style.fed)
        total += style.proven * world.number(UP, seat)
        strongest = max((int(world.at_home(other)) for other in world.opponents(seat)), default=0)
        total -= style.guard * min(3, max(0, strongest - int(world.at_home(seat))))
        if ready:
            crowns = sorted(int(world.best(other)) for other in world.opponents(seat))[:gifts]
            seconds = sum(sorted(field[suit] + spoils[suit], reverse=True)[gifts - 1] for suit in range(SUITS))
            total += 8.0 + (10.0 if crowns and seconds > crowns[0] else 0.0)
        if not any(field) and not any(spoils):
            total -= 25.0 if not any(hand) else 12.0
        return float(total)


def cattle(world: World, spot: int) -> list[list[int]]:
    """The points of the Cattle that lie somewhere, suit by suit."""
    out: list[list[int]] = [[] for _ in range(SUITS)]
    for card in world.listed(spot):
        kind = card % 52
        if kind < 40:
            out[kind // 10].append((2, 3, 4, 5, 6, 7, 8, 9, 10, 15)[kind % 10])
    return out

"""Samhain by whole turns: a beam search over the small answers of its own turn, then the next seat's best reply.

Positions are valued as a person would: points, resources and temples by the rounds in which they will still count,
members that may act, items. Other seats, when asked during this turn, are assumed to give the answer that is
immediately best for them. In Samhain nothing is hidden from somebody who has kept count, so one world stands for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nemeton.games.samhain.data import ACTIVE, CARDS, ITEMS, RESOURCES, SEAT_PLACES, STANDS, TRACKS, WAITING

World = Any  # a state of Samhain
WIDTH = 6  # lines of a turn to keep
REPLIES = 4  # turns for which a reply is searched
LONGEST = 24  # answers in a turn


@dataclass(frozen=True)
class Style:
    """What things are worth, in points."""

    resource: float = 0.45
    devotion: float = 0.12
    lead: float = 0.8  # a first place, for each round in which it counts
    ready: float = 0.9  # a member that may still act in this round
    member: float = 0.5  # any member on a card
    item: float = 0.9
    wisp: float = -0.8


STYLES = {
    "": Style(),
    "builder": Style(lead=1.2, devotion=0.25, resource=0.3),
    "hunter": Style(ready=1.3, member=0.9, item=0.6),
    "miser": Style(resource=0.8, item=1.3, lead=0.6),
}


def choose(world: World, seat: int, seed: int, style: str = "") -> int:
    """The move of a planner; `world` is the world it imagines."""
    return Planner(seat, STYLES[style]).move(world)


@dataclass
class Line:
    """The answers of a turn, and where they lead."""

    world: World
    first: int
    worth: float


class Planner:
    """One decision of a seat."""

    def __init__(self, seat: int, style: Style) -> None:
        self.seat, self.style = seat, style

    def move(self, world: World) -> int:
        begun = (int(world.turn), int(world.round), int(world.turns))
        lines = [Line(world.clone(), -1, 0.0)]
        ended: list[Line] = []
        for _ in range(LONGEST):
            step = [after for line in lines for after in self.answers(line)]
            goes_on = [line for line in step if self.same_turn(line.world, begun)]
            ended += [line for line in step if not self.same_turn(line.world, begun)]
            lines = distinct(goes_on)[:WIDTH]
            if not lines:
                break
        best = sorted(ended + lines, key=lambda line: -line.worth)[:REPLIES]
        return max(best, key=lambda line: self.after_reply(line.world)).first

    def same_turn(self, world: World, begun: tuple[int, int, int]) -> bool:
        return not world.over() and begun == (int(world.turn), int(world.round), int(world.turns))

    def answers(self, line: Line) -> list[Line]:
        """One more answer of this seat; the others answer at once what they are asked in between."""
        out = []
        for move in line.world.legal(self.seat):
            after = line.world.clone()
            after.play_fast(self.seat, move)
            self.others_answer(after, int(line.world.turns), int(line.world.turn))
            out.append(Line(after, int(move) if line.first < 0 else line.first, self.worth(after, self.seat)))
        return out

    def others_answer(self, world: World, turns: int, turn: int) -> None:
        for _ in range(LONGEST):
            actor = world.actor()
            if actor in (self.seat, -1) or (int(world.turns), int(world.turn)) != (turns, turn):
                return
            world.play_fast(actor, self.at_once(world, actor))

    def at_once(self, world: World, seat: int) -> int:
        """The answer after which a seat stands best."""
        best, most = 0, -1e9
        for move in world.legal(seat):
            after = world.clone()
            after.play_fast(seat, move)
            worth = self.worth(after, seat)
            if worth > most:
                best, most = int(move), worth
        return best

    def after_reply(self, world: World) -> float:
        """What is left once the next seat has done what suits it best, answer by answer."""
        after = world.clone()
        actor, turns = after.actor(), int(after.turns)
        for _ in range(LONGEST):
            if after.over() or actor == self.seat or after.actor() != actor or int(after.turns) != turns:
                break
            after.play_fast(actor, self.at_once(after, actor))
        return self.worth(after, self.seat)

    def worth(self, world: World, seat: int) -> float:
        """How far a seat is ahead of the best of the others."""
        own = [self.stands(world, other) for other in range(int(world.seats))]
        return own[seat] - max(worth for other, worth in enumerate(own) if other != seat)

    def stands(self, world: World, seat: int) -> float:
        style, left = self.style, int(world.rules.rounds) - int(world.round)
        later = min(1.0, left / 2)
        held = sum(list(world.resources)[RESOURCES * seat : RESOURCES * seat + RESOURCES])
        total = float(world.points[seat]) + (style.resource * later + 0.35 * (1 - later)) * held
        total += style.wisp * float(world.wisps[seat])
        total += style.item * later * sum(list(world.items)[ITEMS * seat : ITEMS * seat + ITEMS])
        for track in range(TRACKS):
            level = int(world.devotion[TRACKS * seat + track])
            if level:
                rest = [int(world.devotion[TRACKS * other + track]) for other in range(world.seats) if other != seat]
                now = (int(world.round) + track) % 2 == 1
                counts = (left + (1 if now else 0)) // 2 + (1 if now and left % 2 == 0 else 0)
                total += style.devotion * level + style.lead * counts * (level >= max(rest)) * (1 if counts else 0)
        for card in range(CARDS):
            place = SEAT_PLACES * seat + STANDS * card
            standing = [int(n) for n in list(world.members)[place : place + STANDS]]
            total += style.ready * (standing[ACTIVE] + standing[WAITING]) + style.member * later * sum(standing)
        return total


def distinct(lines: list[Line]) -> list[Line]:
    """The best first; of those that lead to the same value with the same answers open, only one."""
    found: dict[object, Line] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        found.setdefault((round(line.worth, 6), tuple(line.world.legal(line.world.actor()))), line)
    return list(found.values())

"""Clans in plain Python: the rules used by the OpenSpiel and PettingZoo peers, and the reference for their tests.

A decision is a number: `0 … len(board.borders) - 1` moves a group over that directed border, `len(board.borders) + v`
founds village `v` next when the order of several new villages matters. `Position.legal` is always ascending.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

COLOURS = 5


@dataclass(frozen=True)
class Epoch:
    villages: int
    favourable: frozenset[int]
    hostile: frozenset[int]
    bonus: int


class Board:
    """The map and the epoch chart, as read from a board file."""

    def __init__(self, path: str | Path) -> None:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        self.neighbours: list[list[int]] = data["neighbours"]
        self.terrain: list[int] = data["terrain"]
        self.limit: int = data["limit"]
        self.areas = len(self.terrain)
        self.regions: list[list[int]] = [[] for _ in range(max(data["region"]) + 1)]
        for area, region in enumerate(data["region"]):
            self.regions[region].append(area)
        self.borders = [(a, b) for a, near in enumerate(self.neighbours) for b in near]
        epochs = [
            Epoch(e["villages"], frozenset(e["favourable"]), frozenset(e["hostile"]), e["bonus"])
            for e in data["epochs"]
        ]
        self.chips = [epoch for epoch in epochs for _ in range(epoch.villages)]

    @property
    def decisions(self) -> int:
        """How many different decisions there are."""
        return len(self.borders) + self.areas

    def name(self, decision: int) -> str:
        """A decision in words: `a-b` or `found:v`."""
        if decision < len(self.borders):
            return "{}-{}".format(*self.borders[decision])
        return f"found:{decision - len(self.borders)}"


@dataclass(frozen=True)
class Deal:
    """Everything left to chance in a game: the colour of each area's hut, the seats' secret clans, the first seat."""

    colours: list[int]
    clans: list[int]
    start: int

    @classmethod
    def draw(cls, board: Board, players: int, random: Random) -> Deal:
        colours = [0] * board.areas
        for region in board.regions:
            for area, colour in zip(region, random.sample(range(COLOURS), COLOURS), strict=True):
                colours[area] = colour
        return cls(colours, random.sample(range(COLOURS), players), random.randrange(players))


class Position:
    """A game in progress. `apply` plays one of the `legal` decisions."""

    def __init__(self, board: Board, deal: Deal, players: int) -> None:
        self.board = board
        self.players = players
        self.clans = deal.clans
        self.seat = deal.start
        self.huts = [[int(colour == c) for c in range(COLOURS)] for colour in deal.colours]
        self.size = [1] * board.areas
        self.scores = [0] * COLOURS
        self.chips = [0] * players
        self.villages: list[int] = []
        self.pending: list[int] = []
        self.over = False
        self.moves = 0
        self.multi = False  # has one move made two villages or more?
        self._open = list(range(len(board.borders)))  # borders between two occupied areas
        self._crowded = False  # has any group reached the limit?
        self.legal = self._open

    def clone(self) -> Position:
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.huts = self.huts.copy()  # the lists inside, such as `_open` and `legal`, are replaced, never changed
        twin.size = self.size.copy()
        twin.scores = self.scores.copy()
        twin.chips = self.chips.copy()
        twin.villages = self.villages.copy()
        twin.pending = self.pending.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.clone()

    @property
    def early(self) -> bool:
        """Did the game end for lack of moves?"""
        return self.over and len(self.villages) < len(self.board.chips)

    def final_scores(self) -> list[int]:
        return [self.scores[clan] + chips for clan, chips in zip(self.clans, self.chips, strict=True)]

    def shares(self) -> list[float]:
        """One point, shared by the winners."""
        finals = self.final_scores()
        best = max(finals)
        return [float(final == best) / finals.count(best) for final in finals]

    def apply(self, decision: int) -> None:
        if decision < len(self.board.borders):
            self._move(*self.board.borders[decision])
        else:
            area = decision - len(self.board.borders)
            self.pending.remove(area)
            self._found(area)
        self._settle()

    def _move(self, a: int, b: int) -> None:
        size, borders, neighbours = self.size, self.board.borders, self.board.neighbours
        self.huts[b] = [x + y for x, y in zip(self.huts[a], self.huts[b], strict=True)]
        self.huts[a] = [0] * COLOURS
        size[b] += size[a]
        size[a] = 0
        self.moves += 1
        self._crowded = self._crowded or size[b] >= self.board.limit
        self._open = [border for border in self._open if a not in borders[border]]
        self.pending = [
            area for area in neighbours[a] if size[area] and not any(size[near] for near in neighbours[area])
        ]
        if len(self.pending) > 1:
            self.multi = True

    def _settle(self) -> None:
        """Found the villages that need no choice, then go on to the next decision."""
        if self.pending and not self._order_matters():
            for area in self.pending:
                if not self.over:
                    self._found(area)
            self.pending = []
        if self.over:
            self.pending = []
            self.legal = []
        elif self.pending:
            first = len(self.board.borders)
            self.legal = [first + area for area in self.pending]
        else:
            self.legal = self._legal_moves()
            self.over = not self.legal
            self.seat = (self.seat + 1) % self.players

    def _legal_moves(self) -> list[int]:
        if not self._crowded:
            return self._open
        size, borders, limit = self.size, self.board.borders, self.board.limit
        return [
            border
            for border in self._open
            if size[borders[border][0]] < limit or size[borders[border][1]] >= size[borders[border][0]]
        ]

    def _worth(self, area: int, epoch: Epoch | None) -> list[int]:
        """What each clan scores if this village is founded in this epoch; None: no chip is left."""
        terrain = self.board.terrain[area]
        if epoch is None or terrain in epoch.hostile:
            return [0] * COLOURS
        huts = self.huts[area]
        if all(huts):  # a dispute: single huts leave
            huts = [n if n > 1 else 0 for n in huts]
        value = sum(huts)
        if terrain in epoch.favourable:
            value += epoch.bonus
        return [value if n else 0 for n in huts]

    def _order_matters(self) -> bool:
        """Would two of the new villages score differently if they were founded in the other order?"""
        chips, founded = self.board.chips, len(self.villages)
        if len(self.pending) < 2:
            return False
        slots = range(founded, founded + len(self.pending))
        epochs = list(dict.fromkeys(chips[slot] if slot < len(chips) else None for slot in slots))
        if len(epochs) == 1:
            return False
        worth = [[self._worth(area, epoch) for epoch in epochs] for area in self.pending]
        for i, v in enumerate(worth):
            for w in worth[:i]:
                for e in range(len(epochs)):
                    for f in range(e):
                        if any(v[e][c] + w[f][c] != v[f][c] + w[e][c] for c in range(COLOURS)):
                            return True
        return False

    def _found(self, area: int) -> None:
        chips = self.board.chips
        for clan, points in enumerate(self._worth(area, chips[len(self.villages)])):
            self.scores[clan] += points
        self.villages.append(area)
        self.chips[self.seat] += 1
        self.over = len(self.villages) == len(chips)

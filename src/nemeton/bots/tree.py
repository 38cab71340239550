"""The tree of a search: sequences of decisions, and the moves that lead on from each."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from nemeton.core.vector import i64, vec

NOTHING: Final[list[int]] = []  # follows a move that is a whole answer


@final
class Edge:
    """A move of a node: how often it could be chosen, how often it was, and what it gave the seat that chose it.

    `rest` are the moves that follow it in a whole answer.
    """

    def __init__(self, move: i64, rest: list[int], prior: float) -> None:
        self.move: Final = move
        self.rest: Final = rest
        self.prior: Final = prior  # the deciding seat's share, as the evaluation sees it one move ahead
        self.available = 0.0
        self.visits = 0.0
        self.total = 0.0
        self.squares = 0.0
        self.after: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else self.prior

    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits < 2:
            return 0.5
        mean = self.total / self.visits
        spread = max(1e-6, self.squares / self.visits - mean * mean)
        return sqrt(spread / (self.visits - 1.0))


@final
class Node:
    """A sequence of decisions, the seat that decides next, and that seat's private knowledge."""

    def __init__(self, actor: i64, kind: i64, siblings: list[Node]) -> None:
        self.actor: Final = actor
        self.kind: Final = kind  # of the deciding seat, see `Sight.kind`
        self.siblings: Final = siblings  # all nodes after the same move: the same position for other private knowledge
        self.visits: i64 = 0
        self.edges: list[Edge] = []  # best prior first
        self.waiting = vec[i64]([])  # moves that are worth a look only when the node is visited more often
        self.priors = vec[float]([])  # of these; less than nothing once a move is among the edges
        self.left: i64 = 0  # how many are still waiting
        self.known: dict[int, Edge] = {}  # by the first move, the best prior of several


def next_of(node: Node) -> Edge:
    """The best move of those that wait, to become an edge."""
    best: i64 = 0
    most = -1.0
    for i in range(len(node.priors)):
        if node.priors[i] > most:
            most = node.priors[i]
            best = i
    node.priors[best] = -1.0
    node.left -= 1
    return Edge(node.waiting[best], NOTHING, most)

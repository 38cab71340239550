"""The tree of a search is kept for the same seat's next answer.

In most games a turn is made of several answers in a row, and most of the tree that led to the first is about those that
follow. It is kept only if the seat sees exactly what its own answer led to, and it was made from worlds imagined from
that seat, so that keeping it tells nothing that the seat does not know.
"""

from __future__ import annotations

from collections import OrderedDict

from nemeton.bots.search import Search
from nemeton.bots.tree import Edge, Node, next_of
from nemeton.core.state import State

TREES = 2  # that a process keeps, the last ones: a large one takes eighty megabytes


class Kept:
    """Trees that may be used again, by what their seat will see then."""

    def __init__(self) -> None:
        self._trees: OrderedDict[str, Node] = OrderedDict()

    def keep(self, search: Search, state: State, seat: int, move: int) -> None:
        """After an answer: keep what follows it, if the same seat is asked next."""
        after = state.imagine(seat, search.seed)
        after.play_fast(seat, move)
        root = following(search, move) if after.actor() == seat else None
        if root is not None:
            self._trees[repr(after.view(seat))] = root
            if len(self._trees) > TREES:
                self._trees.popitem(last=False)

    def use(self, search: Search, state: State, seat: int) -> None:
        """Let a search begin with the tree that was kept for what its seat sees now, if there is one."""
        root = self._trees.pop(repr(state.view(seat)), None)
        if root is not None:
            search.root = root


def following(search: Search, move: int) -> Node | None:
    """The tree after a move if the same seat goes on: the rest of whole answers, or the node that follows."""
    edges = [edge for edge in search.root.edges if edge.move == move]
    seat = int(search.seat)
    if any(edge.rest for edge in edges):
        root = Node(seat, 0, [])
        for edge in edges:
            if edge.rest:
                search.put(root, _rest_of(edge))
        root.visits = int(sum(edge.visits for edge in edges))
        return root
    for edge in edges:
        for node in edge.after:
            if node.actor == seat and node.edges:
                while node.left > 0:  # people may ask about any move of a root
                    search.put(node, next_of(node))
                return node
    return None


def _rest_of(edge: Edge) -> Edge:
    """A whole answer without its first move, which has been made."""
    rest = Edge(edge.rest[0], edge.rest[1:], edge.prior)
    rest.available, rest.visits, rest.total, rest.squares = edge.available, edge.visits, edge.total, edge.squares
    rest.after = edge.after
    return rest

"""What a bot thinks, for people: candidates, the line it expects, what decided, what it believes of hidden things.

All of it comes from the knowledge of one seat. It is said in keys and arguments; `words.py` and the browser make
sentences of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from math import sqrt

from nemeton.bots import Past, think
from nemeton.bots.levels import LEVEL, Level
from nemeton.bots.search import Edge, Node, Search
from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.vector import vec

CANDIDATES = 5  # that are named
LINE = 8  # decisions of the main line
TRIED = 3  # visits that a move must have to stand in the line
TERMS = 4  # reasons that are named
WORLDS = 8  # in which the first and the second choice are compared
SMALL = 0.02  # a reason that moves the worth by less is none
JUDGEMENTS = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))  # shares of the win given away
CERTAIN = 2.0  # standard errors that a loss must have to be one
SECONDS = 3.0  # for an explanation


@dataclass(frozen=True)
class Told:
    """A decision in words: notation, and key and arguments of the sentence."""

    seat: int
    move: int
    text: str
    key: str
    args: dict[str, object]


@dataclass(frozen=True)
class Candidate:
    """A move that was thought about: what share of the win it promises, and how sure that is (one standard error)."""

    told: Told
    share: float
    error: float
    visits: int


@dataclass(frozen=True)
class Term:
    """A feature that speaks for the first choice (or, below nothing, for the second)."""

    feature: str
    weight: float


@dataclass(frozen=True)
class Explanation:
    """Everything that can be said of one decision, from the knowledge of the seat that makes it."""

    seat: int
    shares: list[float]  # of the win, for every seat
    candidates: list[Candidate]
    line: list[Told]
    terms: list[Term]
    beliefs: list[tuple[str, dict[str, object]]]
    iterations: int
    played: Candidate | None = None
    judgement: str = ""  # of the move that was played: `inaccuracy`, `mistake`, `blunder`, or nothing

    def dump(self) -> dict[str, object]:
        return asdict(self)


def explain(
    game: AnyGame,
    state: State,
    seat: int,
    seed: int,
    past: Past | None = None,
    iterations: int | None = None,
    played: int | None = None,
) -> Explanation:
    """Think about a decision of a seat as the highest level does, and say what came of it."""
    if seat not in state.actors():
        raise BadOption(f"seat {seat + 1} has nothing to decide now")
    level = deliberate(iterations)
    search = think(level, state, seat, seed, past)
    edge = _look_at(search, played) if played is not None else None
    ranking = search.ranking()
    world = search.worlds[0]
    beliefs = past.beliefs(-1) if past is not None else vec[float]([])
    total = sum(search.sums)
    named = [_candidate(game, world, seat, found) for found in ranking[:CANDIDATES] if found.visits > 0]
    mine = None if edge is None else _candidate(game, world, seat, edge)
    return Explanation(
        seat,
        [round(share / total, 4) if total else 0.0 for share in search.sums],
        named,
        main_line(game, search),
        what_decided(search, ranking),
        search.evaluation.sight.tells(beliefs, world, seat),
        int(search.iterations),
        mine,
        judge(ranking[0], edge) if edge is not None else "",
    )


def deliberate(iterations: int | None) -> Level:
    """The highest level, with another budget where one is wanted."""
    best = LEVEL[max(LEVEL)]
    if iterations is None:
        return best
    if iterations < 1:
        raise BadOption("an explanation takes at least one iteration")
    return replace(best, iterations=iterations, seconds=SECONDS)


def _look_at(search: Search, move: int) -> Edge | None:
    """The played move deserves as good a look as the best one has had."""
    edge = search.root.known.get(move)
    if edge is None:
        return None
    wanted = search.ranking()[0].visits
    if edge.visits < wanted / 2:
        search.only = move
        search.run(max(1, min(search.iterations // 2, int(wanted / 2 - edge.visits))), 1e18)
        search.only = -1
    return edge


def judge(best: Edge, played: Edge) -> str:
    """How bad a move was: by what it gave away, if that is more than chance."""
    lost = best.mean() - played.mean()
    if lost <= CERTAIN * sqrt(best.error() ** 2 + played.error() ** 2):
        return ""
    return next((word for word, share in JUDGEMENTS if lost >= share), "")


def _told(game: AnyGame, state: State, seat: int, move: int) -> Told:
    key, args = game.describe(state, seat, move)
    return Told(seat, move, game.text(state, seat, move), key, args)


def _candidate(game: AnyGame, world: State, seat: int, edge: Edge) -> Candidate:
    move = int(edge.move)
    told = _told(game, world, seat, move)
    return Candidate(told, round(edge.mean(), 4), round(edge.error(), 4), int(edge.visits))


def main_line(game: AnyGame, search: Search) -> list[Told]:
    """What the bot expects to happen: the most visited moves, in one of its worlds."""
    world = search.worlds[0].clone()
    out: list[Told] = []
    node: Node | None = search.root
    while node is not None and node.actor >= 0 and len(out) < LINE:
        edge = _most_visited(node.edges, world, int(node.actor)) if out else search.ranking()[0]
        if edge is None:
            break
        seat, move = int(node.actor), int(edge.move)
        out.append(_told(game, world, seat, move))
        actor = world.play_fast(seat, move)
        node = _busiest(edge, actor)
    return out


def _busiest(edge: Edge, actor: int) -> Node | None:
    """What follows a move, where `actor` is asked next: with the kind of mind that was met most often."""
    return max((node for node in edge.after if node.actor == actor), key=lambda node: node.visits, default=None)


def _most_visited(edges: Iterable[Edge], world: State, seat: int) -> Edge | None:
    legal = set(world.legal(seat))
    tried = [edge for edge in edges if edge.visits >= TRIED and edge.move in legal]
    return max(tried, key=lambda edge: (edge.visits, edge.mean()), default=None)


def what_decided(search: Search, ranking: list[Edge]) -> list[Term]:
    """The features in which what follows the first choice differs from what follows the second."""
    if len(ranking) < 2 or ranking[1].visits < TRIED:
        return []
    names = search.evaluation.sight.names()
    first = _terms_after(search, ranking[0])
    second = _terms_after(search, ranking[1])
    if not first or not second:
        return []
    found = [Term(name, round(a - b, 3)) for name, a, b in zip(names, first, second, strict=True)]
    found = [term for term in found if abs(term.weight) >= SMALL]
    return sorted(found, key=lambda term: -abs(term.weight))[:TERMS]


def _terms_after(search: Search, edge: Edge) -> list[float]:
    """The terms of the evaluation after a move and the rest of the turn, on average over worlds."""
    sums: list[float] = []
    for world in search.worlds[:WORLDS]:
        state = world.clone()
        if edge.move not in state.legal(search.seat):
            continue
        actor = state.play_fast(search.seat, edge.move)
        node = _busiest(edge, actor)
        while node is not None and node.actor == search.seat:
            follow = _most_visited(node.edges, state, int(search.seat))
            if follow is None:
                break
            actor = state.play_fast(search.seat, follow.move)
            node = _busiest(follow, actor)
        if not state.over():
            terms = search.evaluation.terms(state, search.seat)
            sums = [a + b for a, b in zip(sums, terms, strict=True)] if sums else terms
    return [total / min(WORLDS, len(search.worlds)) for total in sums]

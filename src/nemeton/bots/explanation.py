"""What a bot thinks, for people: candidates, the line it expects, what decided, what it believes about hidden things.

It uses only what one seat knows. It consists of keys and arguments, from which `words.py` and the browser make
sentences.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from math import hypot, sqrt
from statistics import mean, stdev
from types import ModuleType

from nemeton.bots import Past, sure_move, think
from nemeton.bots.levels import LEVEL, Level
from nemeton.bots.search import Search, carry_out
from nemeton.bots.tree import Edge, Node
from nemeton.core.chance import seeded
from nemeton.core.errors import BadOption
from nemeton.core.joint import only_again
from nemeton.core.playout import random_playout
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.vector import vec

CANDIDATES = 5  # that are named
LINE = 8  # decisions of the main line
TRIED = 3  # visits a move needs to be named, or to be in the line
SECOND = 16  # visits the second choice needs to be compared with
TERMS = 4  # reasons that are named
WORLDS = 8  # in which the first and the second choice are compared
ENDS = 12  # random games from each of them
PLANS = 2  # plans carried out from each of them: each takes as long as many random games, but is not random
CAREFUL = 3  # of so many moves the best is played there, where nothing is proposed
A_POINT = 0.1  # what a point at the end counts for, in units of worth
SMALL = 0.02  # a reason that moves the worth by less is left out
JUDGEMENTS = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))  # shares of the win given away
CERTAIN = 2.0  # standard errors that a loss must exceed to count as one
FLOOR = 120  # iterations below which nothing is judged
BLURRED = 0.08  # nor is a move whose loss is less sure than this (one standard error)
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
    """A move that was considered: the share of the win it promises, and how certain that is (one standard error)."""

    told: Told
    share: float
    error: float
    visits: int


@dataclass(frozen=True)
class Term:
    """A feature that speaks for the first choice (or, if negative, for the other one).

    It may do so because the seat has more of it than the others, or because it has less.
    """

    feature: str
    weight: float
    more: bool


@dataclass(frozen=True)
class Explanation:
    """Everything that can be said about one decision, knowing what the deciding seat knows."""

    seat: int
    shares: list[float]  # of the win, for every seat
    candidates: list[Candidate]
    line: list[Told]
    terms: list[Term]
    even: bool  # is the first choice not clearly better than the other?
    beliefs: list[tuple[str, dict[str, object]]]
    iterations: int
    judged: bool  # was it searched deeply enough for a judgement?
    played: Candidate | None = None
    judgement: str = ""  # of the move that was played: `inaccuracy`, `mistake`, `blunder`, or nothing

    @property
    def lost(self) -> float:
        """The share of the win that the move gave away."""
        if self.played is None or not self.candidates:
            return 0.0
        return max(0.0, self.candidates[0].share - self.played.share)

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
    seconds: float | None = None,
    floor: int = SECOND,
) -> Explanation:
    """Think about a seat's decision as the highest level does, and explain the result.

    The second choice is tried `floor` times at least; with a higher floor than usual, so is every other that is named.
    """
    if seat not in state.actors():
        raise BadOption(f"seat {seat + 1} has nothing to decide now")
    search = think(deliberate(iterations, seconds), state, seat, seed, past)
    shares, ranking = _shares(search), search.ranking()
    for edge in ranking[
        1 : CANDIDATES if floor > SECOND else 2
    ]:  # a search may be so sure of one that it tries no other
        _look_at(search, int(edge.move), floor)
    sight = search.evaluation.sight
    sure = sure_move(sight, state, seat, seed)
    for move in (sure, played):
        if move is not None and move >= 0:
            _look_at(search, move)
            if search.worth(search.root.known[move]) > search.worth(ranking[0]):
                ranking = search.ranking()
    if sure >= 0:  # a proven win needs no statistics
        ranking.sort(key=lambda edge: edge.move != sure)
        shares = [float(other == seat) for other in range(len(shares))]
    ranking[1:CANDIDATES] = sorted(ranking[1:CANDIDATES], key=lambda edge: (edge.visits < TRIED, -edge.mean()))
    world = likeliest(search)[0]
    ranking = [edge for edge in ranking if edge.visits > 0]
    told = [_candidate(game, world, seat, edge, sure) for edge in ranking]
    mine = next((candidate for candidate in told if candidate.told.move == played), None)
    other = _other(ranking, played)
    beliefs = past.beliefs(-1) if past is not None else vec[float]([])
    return Explanation(
        seat,
        _with_best(shares, seat, told[0].share),
        told[:1] + [candidate for candidate in told[1:CANDIDATES] if candidate.visits >= TRIED],
        main_line(game, search, ranking[0]),
        what_decided(game, search, ranking[0], ranking[other]) if other else [],
        not surely_better(told[0], told[other]),
        (sight.tells(beliefs, world, seat) if any(beliefs) else []) + supposed(game, search),
        int(search.iterations),
        int(search.iterations) >= FLOOR,
        mine,
        judge(told[0], mine) if mine is not None and search.iterations >= FLOOR else "",
    )


def _shares(search: Search) -> list[float]:
    """Every seat's share, on average over the search."""
    total = sum(search.sums)
    return [round(share / total, 4) if total else 0.0 for share in search.sums]


def _with_best(shares: list[float], seat: int, best: float) -> list[float]:
    """The seat's share is what its best move promises; the others divide the rest as before."""
    rest = sum(shares) - shares[seat]
    return [
        best if other == seat else round((1 - best) * (share / rest if rest else 1 / (len(shares) - 1)), 4)
        for other, share in enumerate(shares)
    ]


def deliberate(iterations: int | None, seconds: float | None = None) -> Level:
    """The highest level, with another budget if one is given."""
    best = LEVEL[max(LEVEL)]
    if iterations is None:
        return best
    if iterations < 1:
        raise BadOption("an explanation takes at least one iteration")
    return replace(best, iterations=iterations, seconds=SECONDS if seconds is None else seconds)


def _look_at(search: Search, move: int, wanted: int | None = None) -> None:
    """Try a move this often: the move that was played deserves nearly as good a look as the best one."""
    edge = search.root.known[move]
    if wanted is None:
        wanted = max(1, min(search.iterations, int(search.ranking()[0].visits)) // 2)
    if edge.visits < wanted:
        search.only = move
        search.run(wanted - int(edge.visits), 1e18)
        search.only = -1


def judge(best: Candidate, played: Candidate) -> str:
    """How bad a move was: by what it gave away, if that is beyond chance and known well enough."""
    if not surely_better(best, played) or hypot(best.error, played.error) > BLURRED:
        return ""
    return next((word for word, share in JUDGEMENTS if best.share - played.share >= share), "")


def surely_better(one: Candidate, other: Candidate) -> bool:
    """Is a move better than another beyond chance?"""
    return one.share - other.share > CERTAIN * hypot(one.error, other.error)


def likeliest(search: Search) -> list[State]:
    """The worlds that a search has imagined, the likeliest first."""
    weights = _weights(search)
    return [search.worlds[i] for i in sorted(range(len(weights)), key=lambda i: -weights[i])]


def _weights(search: Search) -> list[float]:
    """How likely each world is; they add up to 1."""
    sums = list(search.weights)
    return [(after - before) / sums[-1] for before, after in zip([0.0, *sums], sums, strict=False)]


def thoughts_of(game: AnyGame) -> ModuleType | None:
    """How a game explains a bot's thoughts: its module `thoughts`; None if it has none."""
    return game.module("thoughts")


def supposed(game: AnyGame, search: Search) -> list[tuple[str, dict[str, object]]]:
    """What the worlds say about hidden things, if the game has words for that."""
    tells = getattr(thoughts_of(game), "tells", None)
    return [] if tells is None else list(tells(search.worlds, _weights(search), int(search.seat)))


def _told(game: AnyGame, state: State, seat: int, move: int) -> Told:
    key, args = game.describe(state, seat, move)
    return Told(seat, move, game.text(state, seat, move), key, args)


def _candidate(game: AnyGame, world: State, seat: int, edge: Edge, sure: int) -> Candidate:
    move = int(edge.move)
    told = _told(game, world, seat, move)
    if move == sure:
        return Candidate(told, 1.0, 0.0, int(edge.visits))
    return Candidate(told, round(edge.mean(), 4), round(edge.error(), 4), int(edge.visits))


def main_line(game: AnyGame, search: Search, first: Edge) -> list[Told]:
    """What the bot expects to happen: its choice, then the most visited moves, in the likeliest of its worlds."""
    world = likeliest(search)[0].clone()
    out: list[Told] = []
    node: Node | None = search.root
    while node is not None and node.actor >= 0 and len(out) < LINE:
        edge = _most_visited(node.edges, world, int(node.actor)) if out else first
        if edge is None:
            break
        seat = int(node.actor)
        for move in (int(edge.move), *edge.rest):
            if move not in world.legal(seat):  # a whole answer meant for another world
                return out[:LINE]
            if not (out and (out[-1].seat, out[-1].move) == (seat, move) and only_again(world, seat, move)):
                out.append(_told(game, world, seat, move))
            actor = world.play_fast(seat, move)
        node = _busiest(edge, actor)
    return out[:LINE]


def _busiest(edge: Edge, actor: int) -> Node | None:
    """The node after a move when `actor` is asked next: for the kind of mind met most often."""
    return max((node for node in edge.after if node.actor == actor), key=lambda node: node.visits, default=None)


def _most_visited(edges: Iterable[Edge], world: State, seat: int) -> Edge | None:
    legal = set(world.legal(seat))
    tried = [edge for edge in edges if edge.visits >= TRIED and edge.move in legal]
    return max(tried, key=lambda edge: (edge.visits, edge.mean()), default=None)


def _other(ranking: list[Edge], played: int | None) -> int:
    """The index of the move to compare with the first choice: the one played instead, or the second; 0: none."""
    instead = (place for place, edge in enumerate(ranking) if place and edge.move == played)
    return next(instead, min(1, len(ranking) - 1))


def what_decided(game: AnyGame, search: Search, best: Edge, other: Edge) -> list[Term]:
    """The features by which the consequences of two moves differ.

    Correlated features share their weight, so that some have the wrong sign to make up for others. Reasons that would
    sound absurd for that reason alone (wealth that speaks against a move) are left out.
    """
    if other.visits < TRIED:
        return []
    if search.evaluation.sight.planning(search.worlds[0]):
        search.resolving, search.careful = True, CAREFUL  # what is planned is seen when it is carried out
    first, second = _after(search, best), _after(search, other)
    ends: list[list[list[int]]] = [[], []]
    if search.playout:
        ends = [_random_ends(search, edge) for edge in (best, other)]
    elif search.resolving:
        ends = [[list(state.scores()) for state in part if state.over()] for part in (first, second)]
    told = [*_at_the_end(int(search.seat), *ends), *_on_the_way(search, first, second)]
    return [term for term in told if makes_sense(term, thoughts_of(game))][:TERMS]


def makes_sense(term: Term, thoughts: ModuleType | None) -> bool:
    """Does more of something good, or less of something bad, speak for a move?"""
    if thoughts is None or term.feature in thoughts.EITHER:
        return True
    return (term.more != (term.feature in thoughts.BURDENS)) == (term.weight > 0)


def _at_the_end(seat: int, first: list[list[int]], second: list[list[int]]) -> list[Term]:
    """When games were played to the end: the points of the seat and of the others, if they differ beyond chance."""
    found: list[Term] = []
    for name, sign in (("end-own", 1), ("end-others", -1)):
        one, other = (
            [mean(scores[seat : seat + 1] if sign > 0 else scores[:seat] + scores[seat + 1 :]) for scores in part]
            for part in (first, second)
        )
        if _differ(one, other):
            points = mean(one) - mean(other)
            found.append(Term(name, round(sign * A_POINT * points, 3), points > 0))
    return sorted(found, key=lambda term: -abs(term.weight))


def _random_ends(search: Search, edge: Edge) -> list[list[int]]:
    """The scores of random games after a move."""
    out: list[list[int]] = []
    for number, world in enumerate(likeliest(search)[:WORLDS] * ENDS):
        state = world.clone()
        state.play_fast(search.seat, edge.move)
        random_playout(state, seeded(number, 1))
        out.append(list(state.scores()))
    return out


def _on_the_way(search: Search, first: list[State], second: list[State]) -> list[Term]:
    """When the game goes on: what the features add after one move beyond what they add after the other."""
    found: list[Term] = []
    looks = [[_features(search, state) for state in part if not state.over()] for part in (first, second)]
    if not all(looks):
        return found
    for feature, name in enumerate(search.evaluation.sight.names()):
        one, other = ([terms[feature] for terms, _ in part] for part in looks)
        weight = mean(one) - mean(other)
        more, less = (mean(amounts[feature] for _, amounts in part) for part in looks)
        if abs(weight) >= SMALL and more != less and (not search.resolving or _differ(one, other)):
            found.append(Term(name, round(weight, 3), more > less))
    return sorted(found, key=lambda term: -abs(term.weight))


def _differ(one: list[float], other: list[float]) -> bool:
    """Do the means of two lists of numbers differ by more than chance?"""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    if len(differences) < 2:
        return False
    return abs(mean(differences)) > CERTAIN * stdev(differences) / sqrt(len(differences))


def _after(search: Search, edge: Edge) -> list[State]:
    """Where a move and the rest of the turn lead in some worlds; plans are carried out, many times."""
    found: list[State] = []
    for world in likeliest(search)[:WORLDS] * (PLANS if search.resolving else 1):
        state = world.clone()
        if edge.move not in state.legal(search.seat):
            continue
        state.chance = seeded(len(found), state.setup.streams)
        actor = carry_out(state, search.seat, edge.move, edge.rest)
        node = _busiest(edge, actor)
        while node is not None and node.actor == search.seat:
            follow = _most_visited(node.edges, state, int(search.seat))
            if follow is None:
                break
            actor = carry_out(state, search.seat, follow.move, follow.rest)
            node = _busiest(follow, actor)
        if search.resolving:
            search.settle(state)
        found.append(state)
    return found


def _features(search: Search, state: State) -> tuple[list[float], list[float]]:
    """What each feature adds for the seat, and how much there is of it."""
    return search.evaluation.terms(state, search.seat), _amounts(search, state)


def _amounts(search: Search, state: State) -> list[float]:
    """How much of each feature the seat has beyond the mean of the others."""
    evaluation, seat = search.evaluation, int(search.seat)
    evaluation.sight.write(state, evaluation.row)
    count, players = int(evaluation.features), int(evaluation.players)
    rows = [list(evaluation.row)[count * other : count * (other + 1)] for other in range(players)]
    mine = rows.pop(seat)
    return [float(own) - sum(row[f] for row in rows) / max(1, len(rows)) for f, own in enumerate(mine)]

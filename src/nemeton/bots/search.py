"""Information-set Monte Carlo tree search, generic over the contract.

One tree for all worlds that a seat cannot tell apart; its nodes are sequences of decisions. Every iteration takes a
world imagined from the seat's own view, goes down the tree by what the seat that decides has got out of each move so
far (max^n: every seat looks at its own share), adds a node, plays on to the end of the turn there and asks the
evaluation what every seat has. Which moves of a node are looked at, and in which order, the evaluation says as well:
the more often a node is visited, the more of them (progressive widening).

A seat's own secrets are not known to the others: in a part of the iterations (`masked`) they are drawn afresh too, and
only those iterations teach the tree what the others will do.
"""

from __future__ import annotations

import gc
from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from nemeton.bots.evaluation import Evaluation
from nemeton.core.chance import Fast, seeded
from nemeton.core.playout import random_playout
from nemeton.core.state import State
from nemeton.core.vector import i64, vec

LOOKS: Final = 16  # iterations between two looks at the clock
CLEAR: Final = 0.98  # a share of the win beyond which a move needs no more thought
CLEAR_LOOKS: Final = 256  # iterations between two looks at that
TRIED: Final = 0.3  # of the visits of the most visited move: what makes a move's worth trusted
TURN_LIMIT: Final = 60  # decisions after which a turn counts as ended
PLAN_LIMIT: Final = 200  # and a plan as carried out


@final
class Edge:
    """A move of a node: how often it was there to be chosen, how often it was, and what it gave who chose it."""

    def __init__(self, move: i64, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior  # the share of who decides, as the evaluation sees it one move ahead
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
    """A sequence of decisions, the seat that decides next, and what it alone knows of itself."""

    def __init__(self, actor: i64, kind: i64) -> None:
        self.actor: Final = actor
        self.kind: Final = kind  # of the seat that decides, see `Sight.kind`
        self.visits: i64 = 0
        self.edges: list[Edge] = []  # best prior first
        self.known: dict[int, Edge] = {}


@final
class Search:
    """A search from a seat's view. Its numbers: how wide, how curious, how much is masked."""

    def __init__(self, evaluation: Evaluation, seat: i64, seed: int) -> None:
        self.evaluation: Final = evaluation
        self.seat: Final = seat
        self.luck: Fast = seeded(seed, 1)
        self.seed: Final = seed
        self.players: Final = evaluation.players
        self.curiosity = 0.15
        self.trust = 4.0  # how many visits the evaluation of a move counts for
        self.width = 2.5  # moves looked at: width + spread * sqrt(visits)
        self.spread = 1.0
        self.ripe: i64 = evaluation.sight.ripe()  # visits after which the moves of a node are looked at
        self.masked: i64 = 0  # every so many-th iteration hides the seat's own secrets; 0: none does
        self.judged = True  # is the leaf evaluated? (Off: a figure of the tree alone.)
        self.only: i64 = -1  # the one move of the root to look at; -1: all
        self.settled = True  # is the turn played on to its end before?
        self.careful: i64 = 0  # of how many moves, drawn at random, the best is played there; 0: any move
        self.resolving = False  # is what was planned carried out before?
        self.root = Node(seat, 0)
        self.playout = evaluation.sight.playout()  # the part of a leaf's worth that a random game to the end tells
        self.outcome = vec[float]([0.0] * evaluation.players)
        self.shares = vec[float]([0.0] * evaluation.players)
        self.sums = vec[float]([0.0] * evaluation.players)  # of the shares of all iterations
        self.iterations: i64 = 0
        self.worlds: list[State] = []
        self.weights = vec[float]([])  # of the worlds, added up
        self.hidden: list[State] = []  # worlds in which the seat's own secrets are drawn afresh too
        self.hidden_weights = vec[float]([])
        self.steady: Final = evaluation.sight.steady()

    # -- worlds ----------------------------------------------------------------------------------

    def imagine(self, state: State, count: i64, beliefs: vec[float], clever: bool) -> None:
        """Draw so many worlds, each weighed by the others' moves, and (`clever`) by what people tend to hold."""
        sight = self.evaluation.sight
        if sight.open():
            count = 1
        logs: list[float] = []
        for i in range(count):
            world = state.imagine(self.seat, self.seed + i)
            self.worlds.append(world)
            told = self.evaluation.likelihood(world, self.seat) if clever else 0.0
            logs.append(told + sight.weigh(world, self.seat, beliefs))
        self.weights = added_up(logs)
        if self.masked > 0:
            logs = []
            for i in range(count):
                world = self.worlds[i].imagine(-1, self.seed + 7919 * (i + 1))
                self.hidden.append(world)
                logs.append(sight.weigh(world, -1, beliefs))
            self.hidden_weights = added_up(logs)

    def pick(self, worlds: list[State], weights: vec[float]) -> State:
        """A copy of one of the worlds, by weight, with luck of its own."""
        count: i64 = len(worlds)
        if count == 1 and self.evaluation.sight.open():
            return worlds[0].clone()
        target = float(self.luck.roll(0, 1 << 30)) / 1073741824.0 * weights[count - 1]
        low: i64 = 0
        high = count - 1
        while low < high:
            middle = (low + high) // 2
            if weights[middle] <= target:
                low = middle + 1
            else:
                high = middle
        world = worlds[low].clone()
        world.chance = seeded(self.luck.roll(0, 1 << 30), world.setup.streams)
        return world

    # -- the search ------------------------------------------------------------------------------

    def run(self, iterations: i64, deadline: float) -> None:
        """So many iterations; fewer if the clock (`perf_counter`) passes the deadline or the game is as good as won."""
        done: i64 = 0
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and to look for them takes a tenth of the time
        try:
            while done < iterations:
                if self.masked > 0 and done % self.masked == self.masked - 1:
                    self.iterate(self.pick(self.hidden, self.hidden_weights), True)
                else:
                    self.iterate(self.pick(self.worlds, self.weights), False)
                done += 1
                if done % LOOKS == 0 and perf_counter() > deadline:
                    break
                if done % CLEAR_LOOKS == 0 and self.clear():
                    break
        finally:
            if collecting:
                gc.enable()
        self.iterations += done

    def clear(self) -> bool:
        """Does the move that was tried most nearly always win?"""
        if not self.judged or not self.root.edges:
            return False
        best = self.root.edges[0]
        for edge in self.root.edges:
            if edge.visits > best.visits:
                best = edge
        return best.mean() >= CLEAR

    def iterate(self, world: State, hidden: bool) -> None:
        """Down the tree, one node more, and what the leaf is worth back up again."""
        path: list[Edge] = []
        actors: list[int] = []
        node = self.root
        while node.actor >= 0:
            node.visits += 1
            if node.visits < self.ripe and node is not self.root:
                break
            edge = self.choose(node, world)
            path.append(edge)
            actors.append(node.actor)
            node = self.follow(edge, world, world.play_fast(node.actor, edge.move))
        if self.judged:
            if self.settled:
                self.settle(world)
            self.evaluation.judge(world, self.shares)
            if self.playout > 0.0 and not world.over():
                self.play_out(world)
        shares = self.shares
        for i in range(len(path)):
            actor: i64 = actors[i]
            if self.masked > 0 and hidden == (actor == self.seat):
                continue
            edge = path[i]
            share = shares[actor]
            edge.visits += 1.0
            edge.total += share
            edge.squares += share * share
        if not hidden:
            for seat in range(self.players):
                self.sums[seat] += shares[seat]

    def play_out(self, world: State) -> None:
        """Mix what a random game to the end comes to into the shares of a leaf."""
        random_playout(world, self.luck)
        self.evaluation.judge(world, self.outcome)
        for seat in range(self.players):
            self.shares[seat] += self.playout * (self.outcome[seat] - self.shares[seat])

    def follow(self, edge: Edge, world: State, actor: i64) -> Node:
        """The node after a move, in a world where `actor` is asked next: one for each kind of mind it may have."""
        kind: i64 = 0
        if actor >= 0 and actor != self.seat:
            kind = self.evaluation.sight.kind(world, actor)
        for node in edge.after:
            if node.actor == actor and node.kind == kind:
                return node
        node = Node(actor, kind)
        edge.after.append(node)
        return node

    def settle(self, world: State) -> None:
        """Play to the beginning of a turn, or until a plan is carried out: at random, or the better of a few moves."""
        sight = self.evaluation.sight
        actor = world.actor()
        left: i64 = TURN_LIMIT
        plan: i64 = -1
        if self.resolving:
            left = PLAN_LIMIT
            plan = sight.plan(world)
        while actor >= 0 and left > 0 and (sight.plan(world) == plan or not sight.quiet(world)):
            count = world.count(actor)
            move = world.nth(actor, self.luck.roll(0, count))
            if self.careful > 1 and count > 1:
                move = self.better_of(world, actor, move, count)
            actor = world.play_fast(actor, move)
            left -= 1

    def better_of(self, world: State, actor: i64, move: i64, count: i64) -> i64:
        """The best of some moves drawn at random, `move` among them, one ahead."""
        most = -1.0
        best = move
        for n in range(self.careful):
            if n > 0:
                move = world.nth(actor, self.luck.roll(0, count))
            after = world.clone()
            after.play_fast(actor, move)
            self.evaluation.judge(after, self.shares)
            if self.shares[actor] > most:
                most = self.shares[actor]
                best = move
        return best

    # -- moves -----------------------------------------------------------------------------------

    def choose(self, node: Node, world: State) -> Edge:
        """The move of a node to go on with, among those that are legal in this world."""
        if self.only >= 0 and node is self.root and self.only in node.known:
            return node.known[self.only]
        if self.steady:
            if not node.edges:
                self.look(node, world, world.legal(node.actor))
            return self.best(node.edges, node.visits)
        moves = world.legal(node.actor)
        fresh: list[int] = []
        known = node.known
        for move in moves:
            if move not in known:
                fresh.append(move)
        if fresh:
            self.look(node, world, fresh)
        if len(moves) == len(node.edges):
            return self.best(node.edges, node.visits)
        legal = set(moves)
        return self.best([edge for edge in node.edges if edge.move in legal], node.visits)

    def best(self, edges: list[Edge], visits: i64) -> Edge:
        """The most promising of the moves looked at: what it gave, and how little it was tried."""
        count: i64 = len(edges)
        if count == 1:
            edges[0].available += 1.0
            return edges[0]
        wide: i64 = int(self.width + self.spread * sqrt(float(visits)))
        if wide < count:
            count = wide
        best = edges[0]
        most = -1.0
        trust = self.trust
        for i in range(count):
            edge = edges[i]
            edge.available += 1.0
            tried = trust + edge.visits
            value = (edge.total + trust * edge.prior) / tried
            value += self.curiosity * sqrt(log(1.0 + edge.available) / tried)
            if value > most:
                most = value
                best = edge
        return best

    def look(self, node: Node, world: State, moves: list[int]) -> None:
        """Judge moves one ahead and put them in order."""
        actor = node.actor
        forced = len(moves) == 1 and not node.edges
        for move in moves:
            prior = 0.5
            if not forced and self.judged:
                after = world.clone()
                after.play_fast(actor, move)
                self.evaluation.judge(after, self.shares)
                prior = self.shares[actor]
            edge = Edge(move, prior)
            node.known[move] = edge
            place: i64 = len(node.edges)
            node.edges.append(edge)
            while place > 0 and node.edges[place - 1].prior < prior:
                node.edges[place] = node.edges[place - 1]
                place -= 1
            node.edges[place] = edge

    # -- the answer ------------------------------------------------------------------------------

    def ranking(self) -> list[Edge]:
        """The moves of the root, the best first: by what they gave, those that were hardly tried last."""
        most = 0.0
        for edge in self.root.edges:
            most = max(most, edge.visits)
        edges = self.root.edges[:]
        for i in range(1, len(edges)):
            edge = edges[i]
            j = i
            while j > 0 and self.better(edge, edges[j - 1], TRIED * most):
                edges[j] = edges[j - 1]
                j -= 1
            edges[j] = edge
        return edges

    def better(self, one: Edge, other: Edge, least: float) -> bool:
        """Is one move to be preferred to another? At least so many visits make its worth trusted."""
        if (one.visits >= least) != (other.visits >= least):
            return one.visits >= least
        if one.visits < least and one.visits != other.visits:
            return one.visits > other.visits
        return self.worth(one) > self.worth(other)

    def worth(self, edge: Edge) -> float:
        """What a move gave, with the evaluation's word counted as some visits."""
        return (edge.total + self.trust * edge.prior) / (self.trust + edge.visits)


def added_up(logs: list[float]) -> vec[float]:
    """Weights from their logarithms, each with those before it."""
    most = max(logs)
    weights = vec[float]([0.0] * len(logs))
    whole = 0.0
    for i in range(len(logs)):
        whole += exp(max(-30.0, logs[i] - most))
        weights[i] = whole
    return weights


def glance(evaluation: Evaluation, worlds: list[State], seat: i64, moves: list[int]) -> list[float]:
    """The mean share of `seat` one move ahead, for each move, over worlds it cannot tell apart."""
    shares = vec[float]([0.0] * evaluation.players)
    out: list[float] = []
    for move in moves:
        total = 0.0
        for world in worlds:
            after = world.clone()
            after.play_fast(seat, move)
            evaluation.judge(after, shares)
            total += shares[seat]
        out.append(total / len(worlds))
    return out

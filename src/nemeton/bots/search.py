"""Information-set Monte Carlo tree search, generic over the contract.

There is one tree for all worlds that a seat cannot tell apart; its nodes are sequences of decisions. Every iteration
takes a world imagined from the seat's own view, goes down the tree by what each move has given the deciding seat so far
(max^n: every seat looks at its own share), adds a node, plays on to the end of the turn there and asks the evaluation
what every seat has. The evaluation also decides which moves of a node are looked at, and in which order: the more often
a node is visited, the more of them (progressive widening).

If a game proposes whole answers (`Sight.proposals`), a move in the tree is one of them: a sequence of moves.

The others do not know the seat's own secrets: in some of the iterations (`masked`) these are drawn afresh too, and only
those iterations teach the tree what the others will do.
"""

from __future__ import annotations

import gc
from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from nemeton.bots.evaluation import Evaluation
from nemeton.bots.tree import NOTHING, Edge, Node, next_of
from nemeton.core.chance import Fast, seeded
from nemeton.core.state import State
from nemeton.core.vector import i64, vec

CLEAR: Final = 0.98  # a share of the win beyond which a move needs no more thought
CLEAR_LOOKS: Final = 256  # iterations between two looks at that
TRIED: Final = 0.3  # of the most visited move's visits: what a move needs for its worth to be trusted
TURN_LIMIT: Final = 60  # decisions after which a turn counts as ended
PLAN_LIMIT: Final = 200  # and a plan as carried out
CUT_SHORT: Final = -2  # not a seat: an answer that could not be completed in this world


@final
class Search:
    """A search from a seat's view. Its settings: how wide, how curious, how much is masked."""

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
        self.masked: i64 = 0  # one iteration in this many hides the seat's own secrets; 0: none does
        self.judged = True  # is the leaf evaluated? (Off: a figure of the tree alone.)
        self.only: i64 = -1  # the one move of the root to look at; -1: all
        self.settled = True  # is the turn played on to its end before?
        self.ordered = True  # and where moves are only put in order?
        self.careful: i64 = 0  # of how many moves, drawn at random, the best is played there; 0: any move
        self.resolving = False  # is what was planned carried out before?
        self.root = Node(seat, 0, [])
        self.playout = evaluation.sight.playout()  # the part of a leaf's worth that comes from a random game to the end
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
        """Draw this many worlds, weighted by the others' moves and (`clever`) by what people tend to hold."""
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
        """Run this many iterations, or fewer if `perf_counter` passes the deadline or the game is as good as won."""
        done: i64 = 0
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for them takes a tenth of the time
        try:
            while done < iterations:
                if self.masked > 0 and done % self.masked == self.masked - 1:
                    self.iterate(self.pick(self.hidden, self.hidden_weights), True)
                else:
                    self.iterate(self.pick(self.worlds, self.weights), False)
                done += 1
                if perf_counter() > deadline:
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
        """Go down the tree, add a node, and carry the worth of the leaf back up."""
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
            asked = carry_out(world, node.actor, edge.move, edge.rest)
            if asked == CUT_SHORT:
                break
            node = self.follow(edge, world, asked)
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
        """Mix the result of a random game to the end into the shares of a leaf."""
        self.evaluation.sight.play_out(world, self.luck, self.outcome)
        for seat in range(self.players):
            self.shares[seat] += self.playout * (self.outcome[seat] - self.shares[seat])

    def follow(self, edge: Edge, world: State, actor: i64) -> Node:
        """The node after a move, in a world where `actor` is asked next: one for each kind of private knowledge.

        Choices are kept apart by kind, but what follows a choice is not (see `put`): the others do not know the kind.
        """
        kind: i64 = 0
        if actor >= 0 and actor != self.seat:
            kind = self.evaluation.sight.kind(world, actor)
        for node in edge.after:
            if node.actor == actor and node.kind == kind:
                return node
        node = Node(actor, kind, edge.after)
        edge.after.append(node)
        return node

    def settle(self, world: State) -> None:
        """Play to the beginning of a turn, or until a plan is carried out: as usual, else at random or with care."""
        sight = self.evaluation.sight
        actor = world.actor()
        left: i64 = TURN_LIMIT
        plan: i64 = -1
        if self.resolving:
            left = PLAN_LIMIT
            plan = sight.plan(world)
        while actor >= 0 and left > 0 and (sight.plan(world) == plan or not sight.quiet(world)):
            count = world.count(actor)
            if self.careful > 1 and count > 1:
                answers = sight.proposals(world, actor)
                if answers:
                    answer = self.best_answer(world, actor, answers)
                    carry_out(world, actor, answer[0], answer[1:])
                    actor = world.actor()
                    left -= 1
                    continue
            move = sight.usual(world, actor) if count > 1 else world.nth(actor, 0)
            if move < 0:
                move = world.nth(actor, self.luck.roll(0, count))
                if self.careful > 1:
                    move = self.better_of(world, actor, move, count)
            actor = world.play_fast(actor, move)
            left -= 1

    def best_answer(self, world: State, actor: i64, answers: list[list[int]]) -> list[int]:
        """The best of some whole answers, judged by where they lead."""
        most = -1.0
        best = answers[0]
        for answer in answers:
            after = world.clone()
            carry_out(after, actor, answer[0], answer[1:])
            self.evaluation.judge(after, self.shares)
            if self.shares[actor] > most:
                most = self.shares[actor]
                best = answer
        return best

    def better_of(self, world: State, actor: i64, move: i64, count: i64) -> i64:
        """The best of some random moves, including `move`, one move ahead."""
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
        """The move of a node to follow, among those legal in this world."""
        if self.only >= 0 and node is self.root and self.only in node.known:
            return node.known[self.only]
        if self.steady:
            if not node.edges:
                self.look(node, world, world.legal(node.actor))
            while node.left > 0 and len(node.edges) < self.wide(node.visits):
                self.put(node, next_of(node))
            return self.best(node.edges, node.visits)
        moves = world.legal(node.actor)
        fresh: list[int] = []
        known = node.known
        for move in moves:
            if move not in known:
                fresh.append(move)
        if fresh:
            self.look(node, world, fresh)
        if len(moves) == len(known):
            return self.best(node.edges, node.visits)
        legal = set(moves)
        return self.best([edge for edge in node.edges if edge.move in legal], node.visits)

    def best(self, edges: list[Edge], visits: i64) -> Edge:
        """The most promising move: by what it gave and how little it was tried."""
        count: i64 = len(edges)
        if count == 1:
            edges[0].available += 1.0
            return edges[0]
        count = min(count, self.wide(visits))
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

    def wide(self, visits: i64) -> i64:
        """How many moves of a node are looked at after so many visits."""
        return int(self.width + self.spread * sqrt(float(visits)))

    def look(self, node: Node, world: State, moves: list[int]) -> None:
        """Judge moves one ahead, or the whole answers that begin with them, and put them in order.

        A move that begins no proposal is included too, at the end: a person may ask what it would have led to. Where
        moves are the same in every world, only the root, of which people ask, has edges for all of them at once.
        """
        actor = node.actor
        if len(moves) == 1 and not node.edges:
            self.put(node, Edge(moves[0], NOTHING, 0.5))
            return
        answers = self.evaluation.sight.proposals(world, actor)
        for answer in answers:
            if answer[0] in moves:
                worth = self.prior(world, actor, answer[0], answer[1:], True)
                self.put(node, Edge(answer[0], answer[1:], worth))
        if answers:
            for move in moves:
                if move not in node.known:
                    self.put(node, Edge(move, NOTHING, 0.0))
            return
        node.waiting = vec[i64](moves)
        node.priors = vec[float]([0.5] * len(moves))
        node.left = len(moves)
        if self.judged:
            quick = self.evaluation.sight.foresees(world)
            for i in range(len(moves)):
                if quick and self.evaluation.foresee(world, moves[i], self.shares):
                    node.priors[i] = self.shares[actor]
                else:
                    node.priors[i] = self.prior(world, actor, moves[i], NOTHING, False)
        while node.left > 0 and (node is self.root or not self.steady):
            self.put(node, next_of(node))
        if not node.edges:
            self.put(node, next_of(node))

    def prior(self, world: State, actor: i64, move: i64, rest: list[int], whole: bool) -> float:
        """The deciding seat's share after a whole answer, or a move that may be only the first of several.

        In the middle of a turn a move looks like nothing (a raid that has only been announced), so a short search plays
        the turn on first; a long one finds out by itself.
        """
        if not self.judged:
            return 0.5
        after = world.clone()
        carry_out(after, actor, move, rest)
        if self.settled and self.ordered and not whole:
            self.settle(after)
        self.evaluation.judge(after, self.shares)
        return self.shares[actor]

    def put(self, node: Node, edge: Edge) -> None:
        """Insert a new move into a node; its continuation is shared with the sibling nodes."""
        for other in node.siblings:
            if other is not node and other.actor == node.actor and edge.move in other.known and not edge.rest:
                edge.after = other.known[edge.move].after
                break
        edges = node.edges
        low: i64 = 0
        high: i64 = len(edges)
        while low < high:
            middle = (low + high) // 2
            if edges[middle].prior < edge.prior:
                high = middle
            else:
                low = middle + 1
        edges.insert(low, edge)
        if edge.move not in node.known or node.known[edge.move].prior < edge.prior:
            node.known[edge.move] = edge

    # -- the answer ------------------------------------------------------------------------------

    def ranking(self) -> list[Edge]:
        """The moves of the root, the best first: by what they gave, with hardly tried ones last.

        Of several answers that begin with the same move, only the best is listed.
        """
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
        begun: set[int] = set()
        out: list[Edge] = []
        for edge in edges:
            if edge.move not in begun:
                begun.add(edge.move)
                out.append(edge)
        return out

    def better(self, one: Edge, other: Edge, least: float) -> bool:
        """Is one move better than another? A move's worth is trusted after at least this many visits."""
        if (one.visits >= least) != (other.visits >= least):
            return one.visits >= least
        if one.visits < least and one.visits != other.visits:
            return one.visits > other.visits
        return self.worth(one) > self.worth(other)

    def worth(self, edge: Edge) -> float:
        """What a move gave, with the evaluation's estimate counted as a few visits."""
        return (edge.total + self.trust * edge.prior) / (self.trust + edge.visits)


def carry_out(world: State, seat: i64, move: i64, rest: list[int]) -> i64:
    """Play a whole answer; returns the next seat, or `CUT_SHORT` if a later part is not legal in this world."""
    actor = world.play_fast(seat, move)
    for following in rest:
        if actor != seat or following not in world.legal(seat):
            return CUT_SHORT
        actor = world.play_fast(seat, following)
    return actor


def added_up(logs: list[float]) -> vec[float]:
    """Weights from their logarithms, as running totals."""
    most = max(logs)
    weights = vec[float]([0.0] * len(logs))
    whole = 0.0
    for i in range(len(logs)):
        whole += exp(max(-30.0, logs[i] - most))
        weights[i] = whole
    return weights


def answers_of(evaluation: Evaluation, world: State, seat: i64) -> list[list[int]]:
    """A seat's possible answers: what the game proposes, otherwise every legal move."""
    answers = evaluation.sight.proposals(world, seat)
    return answers if answers else [[move] for move in world.legal(seat)]


def glance(evaluation: Evaluation, worlds: list[State], seat: i64, answers: list[list[int]]) -> list[float]:
    """The mean share of `seat` one answer ahead, for each answer, over worlds it cannot tell apart."""
    shares = vec[float]([0.0] * evaluation.players)
    out: list[float] = []
    for answer in answers:
        total = 0.0
        for world in worlds:
            after = world.clone()
            carry_out(after, seat, answer[0], answer[1:])
            evaluation.judge(after, shares)
            total += shares[seat]
        out.append(total / len(worlds))
    return out

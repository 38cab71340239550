"""Games of an evaluation against itself, and the weights that would have predicted their results."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from nemeton.bots.evaluation import Evaluation
from nemeton.bots.search import Search, answers_of, carry_out, glance
from nemeton.bots.tree import Edge
from nemeton.core.chance import Fast
from nemeton.core.sight import Sight
from nemeton.core.state import State
from nemeton.core.vector import append, i64, vec

LONGEST: Final = 4000  # decisions: a longer game teaches nothing
STEPS: Final = 160  # of the descent
RATE: Final = 0.06
IMAGINED: Final = 8  # worlds of a search
ODD: Final = 10  # one searched move in this many is replaced by any move, so that other positions occur too
NEVER: Final = 1e300  # the deadline of a search that only its iterations limit


@final
class Samples:
    """Positions of games that were played to the end: their features, and the share of every seat in the win."""

    def __init__(self, players: i64, features: i64) -> None:
        self.players: Final = players
        self.features: Final = features
        self.rows = vec[i64]([])
        self.phases = vec[i64]([])
        self.results = vec[float]([])

    def count(self) -> int:
        return len(self.phases)

    def add(self, row: vec[i64], phase: i64) -> None:
        for i in range(self.players * self.features):
            self.rows = append(self.rows, row[i])
        self.phases = append(self.phases, phase)

    def close(self, results: list[float], first: i64) -> None:
        """The game is over: note every seat's result for the positions from `first` on."""
        for _ in range(first, len(self.phases)):
            for share in results:
                self.results = append(self.results, share)

    def leave_out(self, first: i64, end: i64) -> None:
        """Forget all features but those from one to before another."""
        for i in range(len(self.rows)):
            if i % self.features < first or i % self.features >= end:
                self.rows[i] = 0

    def forget(self, first: i64) -> None:
        """Drop the positions from `first` on: nobody won."""
        self.phases = self.phases[:first]
        self.rows = self.rows[: first * self.players * self.features]


def play(
    state: State, evaluation: Evaluation, luck: Fast, noise: float, iterations: i64, samples: Samples, worlds: Samples
) -> int:
    """Play a game of an evaluation against itself; returns the number of decisions.

    All seats search for this many iterations, or (0) look one move ahead and prefer better moves at random. `samples`
    gets positions and their results, `worlds` the real world among some that a seat cannot tell from it.
    """
    sight = evaluation.sight
    first: i64 = samples.count()
    decisions: i64 = 0
    actor = state.actor()
    while actor >= 0 and decisions < LONGEST:
        answer = [state.nth(actor, 0)]
        if state.count(actor) > 1:
            world = state if sight.open() else state.imagine(actor, luck.roll(0, 1 << 30))
            sure = sight.sure(world, actor)
            answers = answers_of(evaluation, world, actor)
            if sure >= 0:
                answer = [sure]
            elif iterations == 0:
                answer = answers[likely(glance(evaluation, [world], actor, answers), noise, luck)]
            elif luck.roll(0, ODD) == 0:
                answer = answers[luck.roll(0, len(answers))]
            else:
                edge = searched(state, evaluation, actor, iterations, luck)
                answer = [edge.move, *edge.rest]
        carry_out(state, actor, answer[0], answer[1:])
        actor = state.actor()
        decisions += 1
        if actor >= 0 and (sight.quiet(state) or luck.roll(0, 4) == 0) and luck.roll(0, 3) == 0:
            sight.write(state, evaluation.row)
            samples.add(evaluation.row, sight.phase(state))
            if worlds.features > 0:
                note(state, sight, luck, worlds)
    if state.winners():
        samples.close(results_of(state, sight.margin()), first)
    else:
        samples.forget(first)
    return decisions


def results_of(state: State, margin: float) -> list[float]:
    """The shares of the win; if points count (`margin`), half of them by how far the seats are apart."""
    winners = state.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.setup.players)]
    if margin > 0.0:
        scores = state.scores()
        most = max(scores)
        parts = [exp(float(score - most) / margin) for score in scores]
        whole = sum(parts)
        shares = [(shares[seat] + parts[seat] / whole) / 2.0 for seat in range(len(shares))]
    return shares


def contest(state: State, one: Evaluation, others: Evaluation, seat: i64, iterations: i64, luck: Fast) -> float:
    """The share in the win of a seat that judges by `one` where all others judge by `others`, all searching alike."""
    decisions: i64 = 0
    actor = state.actor()
    while actor >= 0 and decisions < LONGEST:
        if state.count(actor) > 1:
            edge = searched(state, one if actor == seat else others, actor, iterations, luck)
            carry_out(state, actor, edge.move, edge.rest)
            actor = state.actor()
        else:
            actor = state.play_fast(actor, state.nth(actor, 0))
        decisions += 1
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def searched(state: State, evaluation: Evaluation, actor: i64, iterations: i64, luck: Fast) -> Edge:
    """The answer that a short search finds."""
    search = Search(evaluation, actor, luck.roll(0, 1 << 30))
    search.imagine(state, min(iterations, IMAGINED), vec[float]([]), False)
    search.run(iterations, NEVER)
    return search.ranking()[0]


def note(state: State, sight: Sight, luck: Fast, worlds: Samples) -> None:
    """Record the clues by which a seat could distinguish worlds, with the real world first."""
    seat = luck.roll(0, state.setup.players)
    rows = vec[i64]([])
    clues = vec[i64]([0] * worlds.features)
    for n in range(worlds.players):
        sight.write_clues(state if n == 0 else state.imagine(seat, luck.roll(0, 1 << 30)), seat, clues)
        for i in range(worlds.features):
            rows = append(rows, clues[i])
    worlds.add(rows, sight.phase(state))
    worlds.close([1.0] + [0.0] * (worlds.players - 1), worlds.count() - 1)


def likely(shares: list[float], noise: float, luck: Fast) -> i64:
    """The index of a move, drawn at random with better moves likelier."""
    best = max(shares)
    parts = [exp((share - best) / noise) for share in shares]
    target = float(luck.roll(0, 1 << 30)) / 1073741824.0 * sum(parts)
    for i in range(len(parts)):
        target -= parts[i]
        if target < 0.0:
            return i
    return len(parts) - 1


def fit(samples: Samples, phase: i64, start: vec[float], keep: float) -> tuple[vec[float], float]:
    """The weights of a phase that make the results likeliest, and how far off they still are (in bits).

    A descent (Adam) on the cross entropy. Features are scaled by their spread between seats; weights without evidence
    are held near zero, the more strongly the larger `keep` is.
    """
    count = samples.features
    places: list[int] = [i for i in range(len(samples.phases)) if samples.phases[i] == phase]
    if len(places) < 50:
        return start, 0.0
    scale = spreads(samples, places)
    weights = vec[float]([0.0] * count)
    for f in range(count):
        weights[f] = start[f] * scale[f]
    slopes = vec[float]([0.0] * count)
    speed = vec[float]([0.0] * count)
    power = vec[float]([0.0] * count)
    loss = 0.0
    for step in range(1, STEPS + 1):
        loss = descend(samples, places, weights, scale, slopes)
        for f in range(count):
            slope = slopes[f] + keep * weights[f]
            speed[f] = 0.9 * speed[f] + 0.1 * slope
            power[f] = 0.99 * power[f] + 0.01 * slope * slope
            fair = speed[f] / (1.0 - 0.9 ** float(step))
            wide = sqrt(power[f] / (1.0 - 0.99 ** float(step))) + 1e-8
            weights[f] -= RATE * (1.0 - 0.9 * float(step) / float(STEPS)) * fair / wide
    out = vec[float]([0.0] * count)
    for f in range(count):
        out[f] = weights[f] / scale[f]
    return out, loss / 0.6931471805599453


def spreads(samples: Samples, places: list[int]) -> vec[float]:
    """How far each feature is spread between the seats, at least 1."""
    n = samples.players
    count = samples.features
    sums = vec[float]([0.0] * count)
    for place in places:
        at: i64 = place * n * count
        for f in range(count):
            mean = 0.0
            for seat in range(n):
                mean += float(samples.rows[at + seat * count + f])
            mean /= float(n)
            for seat in range(n):
                off = float(samples.rows[at + seat * count + f]) - mean
                sums[f] += off * off
    for f in range(count):
        sums[f] = max(0.3, sqrt(sums[f] / float(len(places) * n)))
    return sums


def descend(samples: Samples, places: list[int], weights: vec[float], scale: vec[float], slopes: vec[float]) -> float:
    """The mean cross entropy, and its slope for each weight."""
    n = samples.players
    count = samples.features
    rows = samples.rows
    for f in range(count):
        slopes[f] = 0.0
    scaled = vec[float]([0.0] * count)
    for f in range(count):
        scaled[f] = weights[f] / scale[f]
    shares = vec[float]([0.0] * n)
    loss = 0.0
    for place in places:
        start: i64 = place * n * count
        most = -1e300
        for seat in range(n):
            total = 0.0
            at = start + seat * count
            for f in range(count):
                total += scaled[f] * float(rows[at + f])
            shares[seat] = total
            if total > most:
                most = total
        whole = 0.0
        for seat in range(n):
            shares[seat] = exp(shares[seat] - most)
            whole += shares[seat]
        first: i64 = place * n
        for seat in range(n):
            share = shares[seat] / whole
            result = samples.results[first + seat]
            if result > 0.0:
                loss -= result * log(max(share, 1e-9))
            off = share - result
            at = start + seat * count
            for f in range(count):
                slopes[f] += off * float(rows[at + f])
    size = float(len(places))
    for f in range(count):
        slopes[f] = slopes[f] / scale[f] / size
    return loss / size

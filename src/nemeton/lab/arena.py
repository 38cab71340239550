"""`nemeton arena`: bots against each other, in blocks in which the first takes every seat once with the same luck."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path

from nemeton.bots import LEVELS
from nemeton.bots.levels import LEVEL
from nemeton.bots.weights import check, sight_of, weights_of
from nemeton.core.errors import BadOption, BadRecord
from nemeton.core.registry import AnyGame, game
from nemeton.core.vector import COMPILED
from nemeton.lab.contestants import contestant
from nemeton.lab.course import course
from nemeton.lab.sequential import Finding, wilson
from nemeton.lab.sequential import decide as test


@dataclass(frozen=True)
class Match:
    """What is played. The first bot is the candidate; the others fill the seats in turn."""

    game: str
    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int = 1

    def lineup(self, number: int) -> list[str]:
        """Who sits where in game `number`: the candidate in seat `number` modulo seats."""
        others = self.bots[1:] or self.bots
        table = [self.bots[0], *(others[i % len(others)] for i in range(self.players - 1))]
        turn = number % self.players
        return [table[(seat - turn) % self.players] for seat in range(self.players)]

    def head(self) -> dict[str, object]:
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "rules": game(self.game).rules_hash,
            "minds": minds(self.game, self.players),
        }


@lru_cache(maxsize=16)
def minds(id: str, players: int) -> str:
    """A short hash of what the levels of a game are made of: with other weights or iterations they are other bots."""
    g = game(id)
    weights, sight = weights_of(g), sight_of(g)
    learnt = weights and [
        sorted((key, table) for key, table in tables.items() if key.endswith(f"/{players}"))
        for tables in (weights.tables, weights.clue_tables)
    ]
    made = (learnt, sight.iterations(players), sight.skips(players), sight.sees(players), list(LEVEL.values()))
    return blake2b(repr(made).encode(), digest_size=6).hexdigest()


@dataclass(frozen=True)
class Outcome:
    """One game: every bot's share of the win, the decisions, and how long the candidate thought about its own."""

    number: int
    shares: dict[str, float]
    candidate: float
    decisions: int
    seconds: float  # the candidate's, for a decision, on average
    slowest: float
    points: int = 0  # the candidate's at the end
    against: float = 0.0  # the mean of the others'

    def dump(self) -> dict[str, object]:
        return {
            "number": self.number,
            "shares": self.shares,
            "candidate": self.candidate,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "slowest": self.slowest,
            "points": self.points,
            "against": self.against,
        }


def agree(g: AnyGame, edition: str | None, players: int | None, bots: str, seed: int) -> Match:
    """A checked match; `BadOption` or `BadWeights` says what is wrong with it."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        contestant(name)
    setup = g.setup(players, edition)
    if len(names) > setup.players:
        raise BadOption(f"there are {setup.players} seats for {len(names)} bots")
    if any(contestant(name)[0] in LEVELS for name in names):
        check(g, weights_of(g))
    return Match(g.id, setup.edition, int(setup.players), names, seed)


def play_one(match: Match, number: int) -> Outcome:
    """Play game `number` of a match."""
    seed = match.seed + number // match.players  # the luck of the whole block
    state = game(match.game).new(match.players, seed=seed, edition=match.edition)
    lineup = match.lineup(number)
    decisions, thought, own, slowest = 0, 0.0, 0, 0.0
    candidate = number % match.players
    begun = time.perf_counter()
    for seat, _ in course(state, lineup, seed, number):
        decisions += 1
        if seat == candidate and state.count(seat) > 1:
            spent = time.perf_counter() - begun
            thought, own, slowest = thought + spent, own + 1, max(slowest, spent)
        begun = time.perf_counter()
    winners = state.winners()
    shares = dict.fromkeys(match.bots, 0.0)
    for winner in winners:
        shares[lineup[winner]] += 1 / len(winners)
    share = 1 / len(winners) if candidate in winners else 0.0
    scores = state.scores()
    others = (sum(scores) - scores[candidate]) / (match.players - 1)
    seconds = round(thought / max(1, own), 5)
    return Outcome(number, shares, share, decisions, seconds, round(slowest, 5), scores[candidate], round(others, 2))


# -- results --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Report:
    """The results of a match so far."""

    match: Match
    outcomes: tuple[Outcome, ...]
    worse: float
    better: float

    def blocks(self) -> list[float]:
        """The candidate's mean share in every complete block."""
        by_block: dict[int, list[float]] = {}
        for outcome in self.outcomes:
            by_block.setdefault(outcome.number // self.match.players, []).append(outcome.candidate)
        return [sum(block) / len(block) for block in by_block.values() if len(block) == self.match.players]

    def verdict(self) -> Finding:
        return test(self.blocks(), self.worse, self.better)

    def dump(self) -> dict[str, object]:
        n = len(self.outcomes)
        shares = {bot: sum(o.shares[bot] for o in self.outcomes) / max(1, n) for bot in self.match.bots}
        verdict = self.verdict()
        return {
            **self.match.head(),
            "compiled": COMPILED,
            "games": n,
            "win_share": {bot: round(share, 4) for bot, share in shares.items()},
            "interval": {bot: [round(x, 4) for x in wilson(share, n)] for bot, share in shares.items()},
            "test": {"worse": self.worse, "better": self.better, "verdict": verdict.word, "ratio": verdict.ratio},
            "decisions": round(sum(o.decisions for o in self.outcomes) / max(1, n), 1),
            "seconds_a_move": round(sum(o.seconds for o in self.outcomes) / max(1, n), 5),
            "slowest_move": max((o.slowest for o in self.outcomes), default=0.0),
            "points": [
                round(sum(o.points for o in self.outcomes) / max(1, n), 1),
                round(sum(o.against for o in self.outcomes) / max(1, n), 1),
            ],
        }


def read_kept(path: Path, match: Match) -> list[Outcome]:
    """The games of a match played so far; `BadRecord` if the file belongs to another match.

    An incomplete last line, left by a process that was killed, is cut off.
    """
    if not path.exists():
        return []
    whole, _, torn = path.read_text("utf-8", "replace").rpartition("\n")
    lines = whole.split("\n")
    try:
        head, found = json.loads(lines[0]), [Outcome(**json.loads(line)) for line in lines[1:]]
    except (ValueError, TypeError, IndexError) as error:
        raise BadRecord(f"{path} holds no games of the arena: {error}") from error
    if head != match.head():
        raise BadRecord(f"{path} holds games of another match, of other rules or of other bots")
    if torn:
        path.write_text(whole + "\n", "utf-8")
    return found


def fight(
    match: Match,
    games: int,
    worse: float,
    better: float,
    kept: Path | None = None,
    stop: bool = False,
    processes: int | None = None,
    progress: Callable[[Report], None] = lambda report: None,
) -> Report:
    """Play whole blocks until there are this many games, or (`stop`) until the test has decided."""
    if games < 1:
        raise BadOption("a match has at least one game")
    done = read_kept(kept, match) if kept else []
    if kept and not kept.exists():
        kept.write_text(json.dumps(match.head()) + "\n", "utf-8")
    last = -(-games // match.players) * match.players
    played = {outcome.number for outcome in done}
    todo = iter([number for number in range(last) if number not in played])
    report = Report(match, tuple(done), worse, better)
    for outcome in _play(match, todo, processes or os.cpu_count() or 1):
        done.append(outcome)
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome.dump()) + "\n")
        report = Report(match, tuple(done), worse, better)
        progress(report)
        if stop and report.verdict().word != "undecided":
            break
    return report


def _play(match: Match, todo: Iterator[int], processes: int) -> Iterator[Outcome]:
    """Outcomes as they finish; there are never more games under way than processes."""
    if processes == 1:
        for number in todo:
            yield play_one(match, number)
        return
    with ProcessPoolExecutor(processes) as pool:
        running: set[Future[Outcome]] = set()
        try:
            while True:
                for number in islice(todo, processes - len(running)):
                    running.add(pool.submit(play_one, match, number))
                if not running:
                    return
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()

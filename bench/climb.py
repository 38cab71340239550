"""Weights learnt by playing, not by predicting: python -m bench.climb GAME --players N --keep FILE [--batches B] …

All weights are changed a little at random, and play against the opposite change, once in every seat with the same luck;
the weights then move a step towards the winner, in proportion to the lead (evolution strategies with mirrored samples).
Where a game's points say more than who won (--by points), the lead in points counts. FILE stores the progress; the same
seed takes the same path. At the end, and with --batches 0, the weights play against those they began with.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import nemeton
from nemeton.bots.evaluation import Evaluation
from nemeton.bots.selfplay import contest
from nemeton.bots.weights import only, sight_of, table_for
from nemeton.core.chance import seeded
from nemeton.core.game import OptionValue
from nemeton.core.recordtext import read_option
from nemeton.core.vector import vec
from nemeton.lab.sequential import wilson

Numbers = NDArray[np.float64]
TOGETHER = 0.8  # the share of a feature's change that is the same in all phases
SMALL = 0.02  # a weight of zero is changed as if it were this large
REACH = 0.3  # how far a change goes, as a share of the weight
STEP = 0.15  # how far the weights move in a batch, as a share of a change, for a lead as large as its spread
CLIP = 40.0  # a larger lead in points says no more than this one


@dataclass(frozen=True)
class Climb:
    """What is learnt, and how long the bot thinks about a decision."""

    game: str
    edition: str
    players: int
    iterations: int
    seed: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def lead(self, one: Numbers, other: Numbers, games: int, seed: int, points: bool) -> list[tuple[float, float]]:
        """The share in the win and the lead in points of `one`, alone among others, once in every seat for each
        seed."""
        g = nemeton.game(self.game)
        sight = sight_of(g)
        seen = [vec[float](only(sight, list(table), self.players)) for table in (one, other)]
        minds = [Evaluation(sight, table, self.players, vec[float]([])) for table in seen]
        out = []
        for n in range(games):
            for seat in range(self.players):
                state = g.new(self.players, seed=seed + n, edition=self.edition, options=dict(self.options))
                luck = seeded(1000 * seed + n, 1)
                share = contest(state, minds[0], minds[1], seat, self.iterations, luck)
                scores = state.scores()
                ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
                out.append((share, float(np.clip(ahead, -CLIP, CLIP)) if points else share))
        return out


def climb(how: Climb, table: Numbers, phases: int, batch: int, pairs: int, points: bool) -> tuple[Numbers, float]:
    """One step: the new weights, and how far apart the two halves of a pair were."""
    luck = np.random.default_rng([how.seed, batch])
    count = len(table) // phases
    reach = REACH * np.maximum(np.abs(table), SMALL)
    seen = np.array(only(sight_of(nemeton.game(how.game)), [1.0] * len(table), how.players))
    changes, leads = [], []
    for n in range(pairs):
        common = np.tile(luck.standard_normal(count), phases)
        change = TOGETHER * common + np.sqrt(1 - TOGETHER**2) * luck.standard_normal(len(table))
        change *= seen
        seed = how.seed + 1_000_000 + batch * pairs + n
        up, down = table + reach * change, table - reach * change
        found = [lead for _, lead in how.lead(up, down, 1, seed, points)]
        if how.players > 2:
            found += [2 / how.players - lead for _, lead in how.lead(down, up, 1, seed, points)]
        changes.append(change)
        leads.append(float(np.mean(found)) - (0.0 if points else 1 / how.players))
    spread = float(np.std(leads)) or 1.0
    towards = np.mean([lead / spread * change for lead, change in zip(leads, changes, strict=True)], axis=0)
    return table + STEP * np.sqrt(pairs) * reach * towards, float(np.mean(np.abs(leads)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--edition")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=12)
    parser.add_argument("--batches", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=24, help="of a batch")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--option", action="append", default=[], help="as in a record: years=25")
    parser.add_argument("--by", choices=["win", "points"], default="win")
    parser.add_argument("--source", type=int, default=0, help="the seats whose weights it begins with, if others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trial", type=int, default=20, help="blocks of games against the weights it began with")
    parser.add_argument("--deeper", type=int, default=0, help="iterations of the trial, if others")
    parser.add_argument("--keep", type=Path, required=True)
    arguments = parser.parse_args()
    g = nemeton.game(arguments.game)
    setup = g.setup(arguments.players, arguments.edition)
    sight = sight_of(g)
    begun = np.array(table_for(g, setup)[0])
    first = np.array(table_for(g, g.setup(arguments.source or arguments.players, arguments.edition))[0])
    options = tuple(map(read_option, arguments.option))
    how = Climb(g.id, setup.edition, int(setup.players), arguments.iterations, arguments.seed, options)
    kept: Path = arguments.keep
    done: dict[str, Any] = {"batch": 0, "table": list(first)}
    if kept.exists():
        done = json.loads(kept.read_text("utf-8"))
    points, end = arguments.by == "points", time.monotonic() + 60 * arguments.minutes
    while done["batch"] < arguments.batches and time.monotonic() < end:
        phases = len(sight.phases())
        table, apart = climb(how, np.array(done["table"]), phases, done["batch"], arguments.pairs, points)
        done = {"batch": done["batch"] + 1, "table": [round(float(weight), 5) for weight in table]}
        kept.write_text(json.dumps(done), "utf-8")
        print(f"batch {done['batch']}: {apart:.2f} apart", flush=True)
    if arguments.trial:
        last = replace(how, iterations=arguments.deeper or how.iterations)
        found = last.lead(np.array(done["table"]), begun, arguments.trial, 9_000_000 + how.seed, True)
        share, lead = (float(np.mean([pair[i] for pair in found])) for i in (0, 1))
        low, high = wilson(share, len(found))
        print(
            f"after {done['batch']} batches: {share:.1%} of {len(found)} games ({low:.0%}-{high:.0%}), lead {lead:.1f}"
        )


if __name__ == "__main__":
    main()

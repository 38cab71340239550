"""A bot of this build against one of another build, each in its own process: python -m bench.duel --help

The other build may be of another commit, as long as the rules are the same: both sides follow the game move by move and
stop if they disagree on whose turn it is. Bots think by iterations, so that a busy machine plays the same games, and
remember the others' moves in games whose bots do so.

    python -m bench.duel karnag 5 4 --path ../before/src --games 20 --keep duel.jsonl
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import nemeton
from nemeton.bots import Past
from nemeton.bots.weights import sight_of
from nemeton.core.state import State
from nemeton.lab.sequential import wilson

QUIET = {"PYTHONWARNINGS": "ignore"}


def mover() -> Callable[[str, State, int, int, Past | None], int]:
    """How this build chooses a move; in older builds this was part of the arena."""
    name = "contestants" if find_spec("nemeton.lab.contestants") else "arena"
    found: Callable[[str, State, int, int, Past | None], int] = import_module(f"nemeton.lab.{name}").move_of
    return found


class Followed:
    """A game as one build follows it, including what its seats remember."""

    def __init__(self, game: str, players: int, seed: int, edition: str) -> None:
        self.state = nemeton.game(game).new(players, seed=seed, edition=edition)
        remembers = sight_of(nemeton.game(game)).beliefs(players) > 0
        self.openings = [self.state.imagine(seat, seed) for seat in range(players)] if remembers else []
        self.moves: list[tuple[int, int]] = []
        self.move_of = mover()

    def play(self, seat: int, move: int) -> None:
        self.state.play(seat, move)
        self.moves.append((seat, move))

    def answer(self, bot: str, seat: int, seed: int) -> int:
        past = Past(self.openings[seat], self.moves) if self.openings else None
        return int(self.move_of(bot, self.state, seat, seed, past))


class Other:
    """The other build: a process that follows the games and is asked for moves."""

    def __init__(self, python: str, path: str) -> None:
        here = str(Path(__file__).resolve().parent.parent)
        paths = [part for part in (path, here) if part]
        environment = {**os.environ, **QUIET, "PYTHONPATH": os.pathsep.join(paths)}
        command = [python, "-m", "bench.duel", "--follow"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=here
        )

    def tell(self, message: dict[str, object]) -> dict[str, object]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("the other build has gone")
        found = json.loads(answer)
        assert isinstance(found, dict)
        return found


def follow() -> None:
    """The other side of `Other`: one line in, one line out."""
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if "new" in message:
            game = Followed(*message["new"])
        assert game is not None
        for seat, move in message.get("moves", []):
            game.play(seat, move)
        answer: dict[str, object] = {"actors": list(game.state.actors())}
        if "ask" in message:
            answer["move"] = game.answer(*message["ask"])
        print(json.dumps(answer), flush=True)


def duel(
    game: str, edition: str, players: int, ours: str, theirs: str, seed: int, number: int, other: Other
) -> dict[str, object]:
    """One game: ours in seat `number` modulo seats, theirs in all others."""
    luck = seed + number // players
    followed = Followed(game, players, luck, edition)
    state = followed.state
    own = number % players
    other.tell({"new": [game, players, luck, edition]})
    made: Counter[str] = Counter()
    untold: list[tuple[int, int]] = []
    decisions = 0
    verbs = nemeton.game(game).verbs
    while not state.over():
        seat = int(state.actors()[0])
        thought = (luck * 1_000_003 + decisions) * 64 + number
        if state.count(seat) == 1:
            move = int(state.nth(seat, 0))
        elif seat == own:
            move = followed.answer(ours, seat, thought)
        else:
            answer = other.tell({"moves": untold, "ask": [theirs, seat, thought]})
            untold = []
            if answer["actors"] != list(state.actors()):
                raise SystemExit("the builds do not play by the same rules")
            move = int(str(answer["move"]))
        if seat == own and state.count(seat) > 1:
            made[verbs.split(move)[0]] += 1
        untold.append((seat, move))
        followed.play(seat, move)
        decisions += 1
    winners, scores = state.winners(), state.scores()
    share = 1 / len(winners) if own in winners else 0.0
    rest = (sum(scores) - scores[own]) / (players - 1)
    return {"number": number, "share": share, "points": scores[own], "against": rest, "made": dict(made)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("ours", nargs="?", help="as in the arena: 5, 4:300 …")
    parser.add_argument("theirs", nargs="?")
    parser.add_argument("--python", default=sys.executable, help="of the other build")
    parser.add_argument("--path", default="", help="where the other build's package lies, if not in its environment")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=70_001)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--keep", type=Path, help="where games are kept; a duel goes on from there")
    parser.add_argument("--follow", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.follow:
        follow()
        return
    kept = arguments.keep
    lines = kept.read_text("utf-8").splitlines() if kept and kept.exists() else []
    games = [json.loads(line) for line in lines]
    edition = nemeton.game(arguments.game).editions[0]
    other = Other(arguments.python, arguments.path)
    end = time.monotonic() + 60 * arguments.minutes
    while len(games) < arguments.games and time.monotonic() < end:
        found = duel(
            arguments.game,
            edition,
            arguments.players,
            arguments.ours,
            arguments.theirs,
            arguments.seed,
            len(games),
            other,
        )
        games.append(found)
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
    share = sum(found["share"] for found in games) / max(1, len(games))
    low, high = wilson(share, len(games))
    points, against = (sum(found[key] for found in games) / max(1, len(games)) for key in ("points", "against"))
    print(
        f"{arguments.game} {arguments.players} seats, {arguments.ours} against {arguments.theirs} of the other build: "
        f"{share:.1%} of {len(games)} games ({low:.0%}-{high:.0%}), {points:.0f} points to {against:.0f}"
    )


if __name__ == "__main__":
    main()

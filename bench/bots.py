"""Every match that `docs/bots.md` reports: python -m bench.bots FOLDER [--minutes M] [--only TEXT]

Matches take turns, half a minute each, until the time is up or each has shown which side of its goal it is on. The
games are kept in FOLDER, so that the next call goes on where this one ended; the table of everything played so far is
printed as Markdown.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from pathlib import Path

import nemeton
from nemeton.bots.weights import sight_of
from nemeton.lab.arena import Report, agree, fight
from nemeton.lab.sequential import reached, wilson

SEED = 70_001  # far from any seed that was used for learning or tuning
ROUND = 12  # games between two checks of a match, rounded up to blocks
TURN = 30.0  # seconds that a match runs before the next one gets its turn
MOST = 2000  # games in a match
ENOUGH = 96  # in one without a goal


@dataclass(frozen=True)
class Wanted:
    """A match, and the share the first bot is expected to reach; 0: any."""

    game: str
    edition: str
    players: int
    bots: str
    goal: float

    def __str__(self) -> str:
        return f"{self.game} {self.edition} {self.players} {self.bots}"


GREEDY = {"clans": 0.95, "samhain": 0.75, "karnag": 0.75, "ardri": 0.65}


def wanted() -> list[Wanted]:
    """The ladder with the fewest and the most seats, the top level against greedy and random, and what extra knowledge
    is worth."""
    out: list[Wanted] = []
    for id in nemeton.games():
        g = nemeton.game(id)
        most = max(g.seats)
        for edition in g.editions:
            for low in "1234":
                bots = f"{int(low) + 1},{low}"
                out += [Wanted(id, edition, 2, bots, 0.6), Wanted(id, edition, most, bots, 1.3 / most)]
            out += [Wanted(id, edition, 2, "5,greedy", GREEDY[id]), Wanted(id, edition, 2, "5,random", 0.97)]
        first, sight = next(iter(g.editions)), sight_of(g)
        told = ["4,4:blind"] if sight.clues() or sight.beliefs(2) else []
        told += [] if sight.open() else ["4:oracle,4"]
        out += [Wanted(id, first, 2, bots, 0.0) for bots in (*told, *(f"4/{style},4" for style in sight.tastes()))]
    return sorted(out, key=lambda match: not match.goal)  # those with a goal first


def play(match: Wanted, folder: Path, games: int, processes: int) -> Report:
    """Play the match up to this many games, continuing from those that are kept."""
    agreed = agree(nemeton.game(match.game), match.edition, match.players, match.bots, SEED)
    fair = 1 / match.players
    better = match.goal or 1.2 * fair
    return fight(agreed, games, fair, better, kept(match, folder), processes=processes)


def kept(match: Wanted, folder: Path) -> Path:
    return folder / (str(match).replace(" ", "-").replace("/", "-") + ".jsonl")


def verdict(match: Wanted, report: Report) -> str:
    """Has the goal been reached? `yes`, `no`, or `open` if neither is shown yet."""
    if not match.goal:
        return "—"
    shown = reached([outcome.candidate for outcome in report.outcomes], match.goal)
    return "open" if shown is None else "yes" if shown else "no"


def finished(match: Wanted, report: Report) -> bool:
    games = len(report.outcomes)
    return verdict(match, report) in ("yes", "no") or games >= (MOST if match.goal else ENOUGH)


def share(report: Report) -> float:
    """The share of the first bot."""
    return sum(outcome.candidate for outcome in report.outcomes) / max(1, len(report.outcomes))


def row(match: Wanted, report: Report) -> str:
    """One line of the table."""
    games = len(report.outcomes)
    low, high = wilson(share(report), games)
    goal = f"{match.goal:.1%}" if match.goal else "—"
    cells = (f"{match.game} {match.edition}", match.players, match.bots.replace(",", " against "), games)
    milliseconds = 1000 * sum(outcome.seconds for outcome in report.outcomes) / max(1, games)
    found = (f"{share(report):.1%}", f"{low:.0%}-{high:.0%}", goal, verdict(match, report), f"{milliseconds:.1f}")
    return "| " + " | ".join(map(str, (*cells, *found))) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="games under way at a time")
    parser.add_argument("--only", default="", help="matches with this in their name")
    arguments = parser.parse_args()
    folder, processes = arguments.folder, arguments.processes
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * arguments.minutes
    matches = [match for match in wanted() if arguments.only in str(match)]
    reports = {match: play(match, folder, 1, processes) for match in matches if kept(match, folder).exists()}
    while time.monotonic() < end and not all(match in reports and finished(match, reports[match]) for match in matches):
        for match in matches:
            turn = min(end, time.monotonic() + TURN)
            while time.monotonic() < turn and not (match in reports and finished(match, reports[match])):
                games = len(reports[match].outcomes) if match in reports else 0
                reports[match] = play(match, folder, games + ROUND, processes)
            if match in reports:
                print(row(match, reports[match]), flush=True)
    print("\n| game, edition | seats | match | games | share of the first | 95 % | goal | reached | ms a move |")
    print("|---|---:|---|---:|---:|---|---:|---|---:|")
    for match in sorted(matches, key=lambda match: match.game):
        if match in reports:
            print(row(match, reports[match]))


if __name__ == "__main__":
    main()

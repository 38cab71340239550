"""Every match that `docs/bots.md` tells of: python -m bench.bots FOLDER [--minutes M] [--only TEXT]

Matches take turns, a few blocks each, until the time is up or each has shown which side of its goal it is on: the 95 %
interval lies above it, or below. The games are kept in FOLDER, so that the next call goes on where this one ended; the
table of everything played so far is printed as Markdown.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import nemeton
from nemeton.bots.weights import sight_of
from nemeton.lab.arena import Report, agree, fight

SEED = 20_001  # far from the seeds with which anything was tuned
ROUND = 12  # games of a match in its turn, rounded up to blocks
MOST = 400  # games of a match


@dataclass(frozen=True)
class Wanted:
    """A match, and the share of the first bot that it should show; 0: whatever it is."""

    game: str
    edition: str
    players: int
    bots: str
    goal: float

    def __str__(self) -> str:
        return f"{self.game} {self.edition} {self.players} {self.bots}"


GREEDY = {"clans": 0.95, "samhain": 0.75, "karnag": 0.75, "ardri": 0.65}


def wanted() -> list[Wanted]:
    """The ladder with two seats and with the most, the top against greedy and random, what knowing more is worth."""
    out: list[Wanted] = []
    for id in nemeton.games():
        g = nemeton.game(id)
        most = max(g.seats)
        for edition in g.editions:
            for low in "1234":
                bots = f"{int(low) + 1},{low}"
                out += [Wanted(id, edition, 2, bots, 0.6), Wanted(id, edition, most, bots, 1.3 / most)]
            out += [Wanted(id, edition, 2, "5,greedy", GREEDY[id]), Wanted(id, edition, 2, "5,random", 0.97)]
        first = next(iter(g.editions))
        if id != "samhain":  # there nothing is hidden from who has watched
            out += [Wanted(id, first, 2, "5,5:blind", 0.0), Wanted(id, first, 2, "5:oracle,5", 0.0)]
        out += [Wanted(id, first, 2, f"4/{style},4", 0.0) for style in sight_of(g).tastes()]
    return out


def play(match: Wanted, folder: Path, games: int) -> Report:
    """The match up to so many games, from what is kept on."""
    agreed = agree(nemeton.game(match.game), match.edition, match.players, match.bots, SEED)
    fair = 1 / match.players
    better = match.goal or 1.2 * fair
    return fight(agreed, games, fair, better, kept(match, folder))


def kept(match: Wanted, folder: Path) -> Path:
    return folder / (str(match).replace(" ", "-").replace("/", "-") + ".jsonl")


def settled(match: Wanted, report: Report) -> bool:
    """Does the interval lie on one side of the goal?"""
    low, high = interval(report)
    return bool(match.goal) and (low >= match.goal or high < match.goal)


def interval(report: Report) -> tuple[float, float]:
    found = report.dump()["interval"]
    assert isinstance(found, dict)
    low, high = found[report.match.bots[0]]
    return low, high


def row(match: Wanted, report: Report) -> str:
    """A line of the table."""
    told = report.dump()
    shares, low, high = told["win_share"], *interval(report)
    assert isinstance(shares, dict)
    share = shares[report.match.bots[0]]
    word = "—" if not match.goal else "yes" if low >= match.goal else "no" if high < match.goal else "open"
    goal = f"{match.goal:.0%}" if match.goal else "—"
    bots = match.bots.replace(",", " against ")
    cells = (f"{match.game} {match.edition}", match.players, bots, told["games"], f"{share:.1%}")
    milliseconds = f"{1000 * float(str(told['seconds_a_move'])):.1f}"
    return "| " + " | ".join(map(str, (*cells, f"{low:.0%}-{high:.0%}", goal, word, milliseconds))) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", default="", help="matches with this in their name")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * arguments.minutes
    matches = [match for match in wanted() if arguments.only in str(match)]
    reports = {match: play(match, arguments.folder, 1) for match in matches if kept(match, arguments.folder).exists()}
    for games in range(ROUND, MOST + 1, ROUND):
        for match in matches:
            if time.monotonic() > end or (match in reports and settled(match, reports[match])):
                continue
            reports[match] = play(match, arguments.folder, games)
            print(row(match, reports[match]), flush=True)
    print("\n| game, edition | seats | match | games | share of the first | 95 % | goal | reached | ms a move |")
    print("|---|---:|---|---:|---:|---|---:|---|---:|")
    for match in matches:
        if match in reports:
            print(row(match, reports[match]))


if __name__ == "__main__":
    main()

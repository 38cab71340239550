"""What bots do in their games, not only who wins: python -m bench.account GAME BOTS [--players N] [--option years=40] …

The bots take all seats in turn, once round the table for every seed. For each bot it prints the points and where they
came from, how many decisions a seat made (where there was a choice), and the events of the log in each game; for Ard
Rí, how many games ended at the agreed year, and after how many years; for Karnag, the share of its actions it declined.

    python -m bench.account ardri 3 --players 3 --games 24 --option years=40 --keep ardri.jsonl
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from statistics import fmean, median
from typing import Any

import nemeton
from nemeton.core.recordtext import read_option
from nemeton.lab.course import course
from nemeton.lab.sequential import wilson

Row = dict[str, Any]


def play(game: str, lineup: list[str], seed: int, number: int, options: dict[str, Any]) -> Row:
    """One game, and what each seat did in it."""
    g = nemeton.game(game)
    state = g.new(len(lineup), seed=seed, options=options, log=True)
    decisions = [0] * len(lineup)
    began, spent = time.perf_counter(), [0.0] * len(lineup)
    for seat, _ in course(state, lineup, seed, number):
        if state.count(seat) > 1:
            decisions[seat] += 1
            spent[seat] += time.perf_counter() - began
        began = time.perf_counter()
    assert state.log is not None
    done: list[Counter[str]] = [Counter() for _ in lineup]
    for event in state.log:
        doer = event.args.get("seat")
        if isinstance(doer, int):
            done[doer][event.key] += 1
    winners, told = state.winners(), {event.key for event in state.log}
    module = g.module("tally")
    parts = module.tally(state, state.log).parts if module else [{} for _ in lineup]
    seats = [
        {
            "bot": bot,
            "share": 1 / len(winners) if seat in winners else 0.0,
            "points": state.scores()[seat],
            "decisions": decisions[seat],
            "seconds": round(spent[seat], 3),
            "done": dict(done[seat]),
            "parts": parts[seat],
        }
        for seat, bot in enumerate(lineup)
    ]
    year = getattr(state, "year", 0)
    return {"seed": seed, "number": number, "capped": "years-over" in told, "year": year, "seats": seats}


def tell(rows: list[Row]) -> list[str]:
    """Lines about all games, then about each bot."""
    out = [f"{len(rows)} games"]
    if any(row["year"] for row in rows):
        capped = sum(row["capped"] for row in rows)
        low, high = wilson(capped / len(rows), len(rows))
        years = median(row["year"] for row in rows)
        out[0] += f", {capped} ended by the agreed years ({low:.0%}-{high:.0%}), median {years:g} years"
    for bot in sorted({seat["bot"] for row in rows for seat in row["seats"]}):
        seats = [seat for row in rows for seat in row["seats"] if seat["bot"] == bot]
        out += told_of(bot, seats)
    return out


def told_of(bot: str, seats: list[Row]) -> list[str]:
    """Lines about a bot."""
    each = len(seats)
    share, points, decisions = (fmean(seat[key] for seat in seats) for key in ("share", "points", "decisions"))
    thought = 1000 * sum(seat["seconds"] for seat in seats) / max(1, sum(seat["decisions"] for seat in seats))
    first = f"{bot}: {share:.1%} of {each} seats, {points:.1f} points, {decisions:.0f} decisions of {thought:.1f} ms"
    events: Counter[str] = Counter()
    parts: Counter[str] = Counter()
    for seat in seats:
        events.update(seat["done"])
        parts.update(seat["parts"])
    if events["action"]:
        first += f", {events['decline'] / events['action']:.1%} of {events['action'] / each:.0f} actions declined"
    told = [("points", parts), ("a game", events)]
    return [
        first,
        *(f"  {name}: " + ", ".join(f"{k} {n / each:.1f}" for k, n in sorted(c.items())) for name, c in told),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", help="as in the arena, separated by commas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=70_001)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--option", action="append", default=[], help="as in a record: years=40")
    parser.add_argument("--keep", type=Path, help="where games are kept; the next call goes on from there")
    arguments = parser.parse_args()
    bots, players, kept = arguments.bots.split(","), arguments.players, arguments.keep
    options = dict(map(read_option, arguments.option))
    rows = [json.loads(line) for line in kept.read_text("utf-8").splitlines()] if kept and kept.exists() else []
    round_table = players if len(bots) > 1 else 1
    end = time.monotonic() + 60 * arguments.minutes
    while len(rows) < arguments.games and time.monotonic() < end:
        number = len(rows)
        table = [bots[0], *(bots[1:] * players or bots * players)][:players]
        turn = number % round_table
        lineup = [table[(seat - turn) % players] for seat in range(players)]
        rows.append(play(arguments.game, lineup, arguments.seed + number // round_table, number, options))
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    print("\n".join(tell(rows)))


if __name__ == "__main__":
    main()

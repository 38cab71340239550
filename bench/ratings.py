"""All bots of a game on one scale, including the yardsticks: python -m bench.ratings FOLDER [--minutes M] [--picture
FILE]

Neighbours on the ladder play each other, and yardsticks play the upper levels, with two seats, pair by pair in turn;
the games are kept in FOLDER, and the next call continues from them. The ratings are those that make the results
likeliest (the Bradley-Terry model), with level 1 at zero; a hundred points more mean 64 wins in a hundred. Without
--minutes nothing is played.

    python -m bench.ratings ratings --minutes 20 --picture docs/pictures/ratings.svg
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import numpy as np

import nemeton
from nemeton.lab.arena import Match, agree, play_one

SEED = 80_001  # far from any seed that was used for learning or tuning
SCALE = 400 / np.log(10)  # rating points for odds of e
PRIOR = 0.5  # imaginary games won and lost, so that a bot that never loses still gets a finite rating
LADDER = ("random", "greedy", "1", "2", "3", "4")
TOP = "5"
APART = {
    "clans": ("", "builder", "miser"),
    "samhain": ("", "builder", "hunter", "miser"),
    "karnag": ("", "hunter", "miser"),
    "ardri": ("", "hunter", "builder"),
}
BLOCK = 2  # games that a pair plays in one turn
NAMES = {"1": "1 Acorn", "2": "2 Sprout", "3": "3 Sapling", "4": "4 Oak", "5": "5 Grove"}


@dataclass(frozen=True)
class Rating:
    """A bot's place on the scale of its game, and the ends of its interval (95 %)."""

    bot: str
    value: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Result:
    """A game: two bots, and the first one's share in the win."""

    one: str
    other: str
    share: float


def pairs(game: str, top: str = TOP) -> list[tuple[str, str]]:
    """Who plays whom: each bot plays the next ones on the ladder, yardsticks play the upper levels.

    Level 5 takes a second a move: it plays level 4 and the yardstick without a style.
    """
    out = [(LADDER[i], LADDER[j]) for i in range(len(LADDER)) for j in range(i + 1, min(i + 3, len(LADDER)))]
    out.append((LADDER[-1], top))
    for style in APART[game]:
        yardstick = f"@bench.yardsticks.{game}" + (f"/{style}" if style else "")
        out += [(level, yardstick) for level in (("3", "4") if style else ("3", "4", top))]
    return out


def rate(results: Sequence[Result], anchor: str = "1") -> list[Rating]:
    """The ratings that make the results likeliest, by Newton's method; `anchor` is at zero."""
    bots = sorted({name for result in results for name in (result.one, result.other)})
    if not bots:
        return []
    place = {bot: i for i, bot in enumerate(bots)}
    one = np.array([place[result.one] for result in results])
    other = np.array([place[result.other] for result in results])
    share = np.array([result.share for result in results])
    worth = np.zeros(len(bots))
    curve = np.eye(len(bots))
    for _ in range(100):
        expected = 1 / (1 + np.exp(worth[other] - worth[one]))
        nobody = 1 / (1 + np.exp(-worth))
        slope = PRIOR * (1 - 2 * nobody)
        np.add.at(slope, one, share - expected)
        np.add.at(slope, other, expected - share)
        spread = expected * (1 - expected)
        curve = np.diag(2 * PRIOR * nobody * (1 - nobody))
        np.add.at(curve, (one, one), spread)
        np.add.at(curve, (other, other), spread)
        np.add.at(curve, (one, other), -spread)
        np.add.at(curve, (other, one), -spread)
        step = np.linalg.solve(curve, slope)
        worth += np.clip(step, -1, 1)
        if float(np.max(np.abs(step))) < 1e-9:
            break
    errors = np.linalg.inv(curve)
    base = place.get(anchor, 0)
    out = []
    for bot, i in place.items():
        error = np.sqrt(max(0.0, errors[i, i] + errors[base, base] - 2 * errors[i, base]))
        value, half = SCALE * (worth[i] - worth[base]), 1.96 * SCALE * error
        games = int(np.sum(one == i) + np.sum(other == i))
        out.append(Rating(bot, float(value), float(value - half), float(value + half), games))
    return sorted(out, key=lambda rating: -rating.value)


# -- games ----------------------------------------------------------------------------------------


def kept(folder: Path, game: str) -> list[tuple[Result, int]]:
    """The games played so far, each with its number within its pair."""
    path = folder / f"{game}.jsonl"
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    return [(Result(row["one"], row["other"], row["share"]), row["number"]) for row in rows]


def play_on(folder: Path, games: Sequence[str], minutes: float, most: int, top: str = TOP) -> None:
    """Pairs take turns, those with the fewest games first, until the time is up."""
    end = time.monotonic() + 60 * minutes
    todo: dict[str, Iterator[tuple[str, str]]] = {game: cycle(pairs(game, top)) for game in games}
    done = {game: kept(folder, game) for game in games}
    for game in cycle(games):
        one, other = next(todo[game])
        played = sum((result.one, result.other) == (one, other) for result, _ in done[game])
        match = agree(nemeton.game(game), None, 2, f"{one},{other}", SEED)
        for number in range(played, min(most, played + BLOCK)):
            if time.monotonic() > end:
                return
            result = played_game(match, number)
            done[game].append((result, number))
            with (folder / f"{game}.jsonl").open("a", encoding="utf-8") as file:
                row = {"one": one, "other": other, "share": result.share, "number": number}
                file.write(json.dumps(row) + "\n")
        if all(len(done[name]) >= most * len(pairs(name, top)) for name in games):
            return


def played_game(match: Match, number: int) -> Result:
    return Result(match.bots[0], match.bots[1], play_one(match, number).candidate)


# -- what is shown --------------------------------------------------------------------------------


def called(bot: str) -> str:
    """What people call a bot: a level by its name, a yardstick by its style."""
    if bot.startswith("@"):
        style = bot.rpartition("/")[2] if "/" in bot else ""
        return f"yardstick, {style}" if style else "yardstick"
    level, _, looks = bot.partition(":")
    return NAMES.get(level, level) + (f", {looks} looks" if looks else "")


def table(game: str, ratings: Sequence[Rating]) -> list[str]:
    """Lines of Markdown."""
    out = []
    for rating in ratings:
        figures = f"{rating.value:.0f} | {rating.low:.0f} to {rating.high:.0f} | {rating.games}"
        out.append(f"| {game} | {called(rating.bot)} | {figures} |")
    return out


ROW, LEFT, WIDE, HEAD = 22, 150, 420, 46  # measures of the picture
INK, LEVEL_COLOUR, APART_COLOUR = "#667", "#2f6f4f", "#b8622b"


def picture(found: dict[str, list[Rating]]) -> str:
    """A drawing: for each game a line for every bot, its rating as a dot and its interval as a bar."""
    low = min(rating.low for ratings in found.values() for rating in ratings)
    high = max(rating.high for ratings in found.values() for rating in ratings)

    def at(value: float) -> float:
        return round(LEFT + WIDE * (value - low) / max(1.0, high - low), 1)

    drawn: list[str] = []
    y = 0
    for game, ratings in found.items():
        title = nemeton.game(game).title
        drawn.append(f'<text x="8" y="{y + 26}" font-weight="bold" fill="{INK}">{title}</text>')
        bottom = y + HEAD + ROW * len(ratings)
        for mark in range(int(np.ceil(low / 400)) * 400, int(high) + 1, 400):
            x = at(mark)
            drawn.append(
                f'<line x1="{x}" x2="{x}" y1="{y + 34}" y2="{bottom - 8}" stroke="{INK}" stroke-opacity=".25"/>'
            )
            drawn.append(f'<text x="{x}" y="{y + 28}" text-anchor="middle" font-size="11" fill="{INK}">{mark}</text>')
        for i, rating in enumerate(ratings):
            line = y + HEAD + ROW * i
            colour = APART_COLOUR if rating.bot.startswith("@") else LEVEL_COLOUR
            drawn.append(f'<text x="8" y="{line + 4}" fill="{colour}">{called(rating.bot)}</text>')
            drawn.append(
                f'<line x1="{at(rating.low)}" x2="{at(rating.high)}" y1="{line}" y2="{line}" '
                f'stroke="{colour}" stroke-width="3" stroke-opacity=".45"/>'
            )
            drawn.append(f'<circle cx="{at(rating.value)}" cy="{line}" r="4.5" fill="{colour}"/>')
        y = bottom + 8
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 20} {y}" font-family="sans-serif"'
    told = "Ratings of all bots, game by game, with their intervals"
    return f'<svg {head} font-size="13" role="img" aria-label="{told}">{"".join(drawn)}</svg>\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default="clans,samhain,karnag,ardri", help="which, separated by commas")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--most", type=int, default=40, help="games of a pair")
    parser.add_argument("--top", default=TOP, help="level 5, or with fewer iterations: 5:2000")
    parser.add_argument("--picture", type=Path, help="where to draw it, as SVG")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    games = arguments.games.split(",")
    if arguments.minutes:
        play_on(arguments.folder, games, arguments.minutes, arguments.most, arguments.top)
    found = {game: rate([result for result, _ in kept(arguments.folder, game)]) for game in games}
    print("| game | bot | rating | 95 % | games |\n|---|---|---:|---|---:|")
    for game, ratings in found.items():
        print("\n".join(table(nemeton.game(game).title, ratings)))
    if arguments.picture:
        arguments.picture.write_text(picture({game: ratings for game, ratings in found.items() if ratings}), "utf-8")


if __name__ == "__main__":
    main()

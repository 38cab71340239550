"""The commands of `nemeton` and their options."""

from __future__ import annotations

import argparse
from pathlib import Path

from nemeton import __version__
from nemeton.bots import BOTS
from nemeton.core.registry import games
from nemeton.lab.training import Lessons
from nemeton.words import LANGUAGES


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="nemeton", description="Celtic tabletop games, exactly by their rules.")
    parser.add_argument("--version", action="version", version=f"nemeton {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, help="of all sentences (default: that of the environment)")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    commands.add_parser("games", help="list the games, their editions and options")

    commands.add_parser("bots", help="list the bots: what each level does, and the styles")

    editions = commands.add_parser("editions", help="show the editions of a game side by side")
    _game(editions)
    editions.add_argument("--all", action="store_true", help="also what is the same in all of them")

    serve = commands.add_parser("serve", help="open the table: a server here, and the browser at it")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in (default: this one only)")
    serve.add_argument("--port", type=int, default=8000, help="0: any free one")
    home = Path.home() / ".nemeton"
    serve.add_argument(
        "--data", type=Path, default=home, metavar="DIR", help=f"where tables are kept (default: {home})"
    )
    serve.add_argument("--no-browser", action="store_true")

    play = commands.add_parser("play", help="play at this terminal")
    _game(play)
    _agreed(play)
    play.add_argument(
        "--seats", help=f"names of people, and bots ({', '.join(BOTS)}, 4/raider …, see nemeton bots); default: you,3"
    )
    play.add_argument("--skin", help="other words for the same rules, such as fae for clans")
    play.add_argument("--resume", type=Path, metavar="RECORD", help="go on with a saved game")

    replay = commands.add_parser("replay", help="read a record move by move")
    replay.add_argument("record", type=Path)
    replay.add_argument("--at", type=int, metavar="N", help="show the position after N decisions only")

    verify = commands.add_parser("verify", help="prove that nobody chose the luck of a record")
    verify.add_argument("record", type=Path)

    perft = commands.add_parser("perft", help="count the ways a game can go")
    _game(perft)
    _agreed(perft)
    perft.add_argument("--depth", type=int, default=2)

    fuzz = commands.add_parser("fuzz", help="check random games against everything that must hold")
    _game(fuzz)
    fuzz.add_argument("--seconds", type=float, default=10)
    fuzz.add_argument("--seed", type=int, default=0)
    fuzz.add_argument("--keep", type=Path, metavar="FOLDER", help="where records of failures go")

    playthrough = commands.add_parser("playthrough", help="write a whole random game as a text")
    _game(playthrough)
    _agreed(playthrough)

    bench = commands.add_parser("bench", help="measure random play on one core")
    _game(bench)
    bench.add_argument("--players", type=int)
    bench.add_argument("--edition")
    bench.add_argument("--seconds", type=float, default=3)
    bench.add_argument("--json", action="store_true", help="one line of JSON")

    arena = commands.add_parser("arena", help="let bots play each other, and test who is better")
    _game(arena)
    arena.add_argument("--players", type=int, help="number of seats")
    arena.add_argument("--edition")
    arena.add_argument(
        "--bots", default="5,greedy", help=f"the candidate, then the others: {', '.join(BOTS)}, 5:blind …"
    )
    arena.add_argument("--games", type=int, default=100, help="rounded up to whole blocks")
    arena.add_argument("--seed", type=int, default=1)
    arena.add_argument("--worse", type=float, metavar="SHARE", help="of the sequential test (default: 1/seats)")
    arena.add_argument("--better", type=float, metavar="SHARE", help="(default: 0.6 with two seats, else 1.3/seats)")
    arena.add_argument("--stop", action="store_true", help="as soon as the test has decided")
    arena.add_argument("--keep", type=Path, metavar="FILE", help="where games are kept; a match goes on from there")
    arena.add_argument("--processes", type=int, help="default: one a core")
    arena.add_argument("--json", action="store_true", help="one line of JSON")

    train = commands.add_parser("train", help="learn the weights of the bots by self-play")
    train.add_argument("game", choices=[*games(), "all"], metavar="GAME", help=f"one of {', '.join(games())}, or all")
    lessons = Lessons()
    train.add_argument(
        "--players", type=int, metavar="N", help="learn for so many seats alone; default: for each number"
    )
    train.add_argument("--games", type=int, default=lessons.games, help="of a generation")
    train.add_argument("--generations", type=int, default=lessons.generations)
    train.add_argument("--searching", type=int, default=lessons.searching, help="generations, the last, that search")
    train.add_argument("--iterations", type=int, default=lessons.iterations, help="of these searches")
    train.add_argument(
        "--trial", type=int, default=lessons.trial, help="games in which they must prove better; 0: none"
    )
    train.add_argument("--seed", type=int, default=lessons.seed)
    train.add_argument("--processes", type=int, help="default: one a core")
    train.add_argument("--into", type=Path, metavar="FOLDER", help="default: beside each game")

    explain = commands.add_parser("explain", help="what a bot thinks of a decision in a record")
    explain.add_argument("record", type=Path)
    explain.add_argument("--at", type=int, default=0, metavar="N", help="the decision after N others")
    explain.add_argument("--iterations", type=int, default=1000)
    explain.add_argument("--seed", type=int, default=1)
    explain.add_argument("--json", action="store_true", help="one line of JSON")

    review = commands.add_parser("review", help="look at a game again: who stood how, and where it turned")
    review.add_argument("record", type=Path)
    review.add_argument("--iterations", type=int, default=200, help="for each decision")
    review.add_argument("--json", action="store_true", help="one line of JSON")

    completion = commands.add_parser("completion", help="print a completion script for a shell")
    completion.add_argument("shell", choices=["bash", "zsh", "tcsh"])
    return parser


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=games(), metavar="GAME", help=f"one of {', '.join(games())}")


def _agreed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, help="number of seats")
    parser.add_argument("--edition")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    parser.add_argument("--seed", type=int)

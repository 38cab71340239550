"""The commands of `nemeton` and their options."""

from __future__ import annotations

import argparse
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path

from nemeton.bots import BOTS
from nemeton.core.registry import games
from nemeton.lab.training import Lessons
from nemeton.server.http.place import read_origin
from nemeton.terminal.about import ShowVersion
from nemeton.words import LANGUAGES

DEFAULT = "serve"


def read_arguments(argv: list[str] | None = None) -> argparse.Namespace:
    """The command and its options; with no command, the table is opened."""
    parser = build_parser()
    arguments = parser.parse_args(argv)
    if arguments.command is None:
        return parser.parse_args([*(sys.argv[1:] if argv is None else argv), DEFAULT])
    return arguments


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="nemeton", description="Celtic tabletop games, exactly by their rules.")
    parser.add_argument("--language", choices=LANGUAGES, help="of all sentences (default: that of the environment)")
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="with the hash of each game's rules")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=f"commands (default: {DEFAULT})")

    commands.add_parser("games", help="list the games, their editions and options")

    commands.add_parser("bots", help="list the bots: what each level does, and the styles")

    editions = commands.add_parser("editions", help="show the editions of a game side by side")
    _game(editions)
    editions.add_argument("--all", action="store_true", help="also what is the same in all of them")
    editions.add_argument("--at", metavar="RECORD:N", help="one position of a record, after N decisions")

    serve = commands.add_parser("serve", help="open the table: a server here, and the browser at it")
    serve.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines in (default: this one only)")
    serve.add_argument("--port", type=int, default=8000, help="0: any free one")
    home = Path.home() / ".nemeton"
    serve.add_argument(
        "--data", type=Path, default=home, metavar="DIR", help=f"where tables are kept (default: {home})"
    )
    serve.add_argument("--no-browser", action="store_true")
    serve.add_argument(
        "--url", type=_url, default="", help="the address that people type, such as https://games.example"
    )
    serve.add_argument(
        "--proxy",
        type=_network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy in front, or a network of them, that is believed about who calls (default: nobody is)",
    )
    serve.add_argument(
        "--clear-waiting",
        type=_days,
        default=7,
        metavar="DAYS",
        help="after which a table is cleared away at which nobody begins a game (default: 7; 0: never)",
    )
    serve.add_argument(
        "--clear-silent",
        type=_days,
        default=90,
        metavar="DAYS",
        help="after which a game is given up that nobody goes on with; it can still be read (default: 90; 0: never)",
    )
    serve.add_argument("--database", default="", metavar="URL", help="postgresql://…: a node of a house of several")
    serve.add_argument("--bus", default="", metavar="URL", help="redis://…: where its nodes tell each other the news")
    serve.add_argument("--log", choices=("text", "json"), default="text", help="lines to read, or an object a line")
    serve.add_argument("--log-level", choices=("debug", "info", "warning", "error"), default="info")

    backup = commands.add_parser("backup", help="everything a server keeps, in one file, while it runs")
    backup.add_argument("data", type=Path, metavar="DATA", help="the folder where tables are kept")
    backup.add_argument("file", type=Path, metavar="FILE", help="a zip; written whole or not at all")

    restore = commands.add_parser("restore", help="make the folder of a server from a backup")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("data", type=Path, metavar="DATA", help="a folder without a store")

    doctor = commands.add_parser(
        "doctor", help="look a server's data over: integrity, versions, disk, what would freeze"
    )
    doctor.add_argument("data", type=Path, metavar="DATA", help="the folder where tables are kept")

    people = commands.add_parser("people", help="who has a name on a running server; mute, ban or delete somebody")
    people.add_argument("data", type=Path, metavar="DATA", help="the folder where its tables are kept")
    people.add_argument("--server", default="http://127.0.0.1:8000", metavar="URL", help="where it listens")
    people.add_argument("--page", action="store_true", help="the address of the host's page, to be kept secret")
    for decision, help_ in (
        ("mute", "says nothing any more"),
        ("ban", "plays no more, and is let in nowhere"),
        ("pardon", "neither muted nor banned"),
        ("delete", "forgotten, as if they had asked for it"),
    ):
        people.add_argument(f"--{decision}", metavar="ID", default="", help=help_)

    play = commands.add_parser("play", help="play at this terminal")
    _game(play)
    _agreed(play)
    play.add_argument(
        "--seats", help=f"names of people, and bots ({', '.join(BOTS)}, 4/raider …, see nemeton bots); default: you,3"
    )
    play.add_argument("--skin", help="other words for the same rules, such as fae for clans")
    play.add_argument("--resume", type=Path, metavar="RECORD", help="go on with a saved game")

    learn = commands.add_parser("learn", help="learn a game step by step; without one, list the lessons")
    learn.add_argument("game", nargs="?", choices=games(), metavar="GAME", help=f"one of {', '.join(games())}")
    learn.add_argument("lesson", nargs="?", default="first", metavar="LESSON", help="default: first")

    practice = commands.add_parser("exercises", help="positions with one clearly best move: list them, or solve one")
    _game(practice)
    practice.add_argument("number", nargs="?", type=int, metavar="N", help="which to solve")
    practice.add_argument("--mine", type=int, metavar="N", help="look for so many new ones in games of bots")
    practice.add_argument("--hardness", type=int, default=1, choices=(1, 2, 3), help="of those looked for, at least")
    practice.add_argument("--confirm", type=int, metavar="N", help="search all again N times; keep what holds")
    practice.add_argument("--seed", type=int, default=1, help="of the first game that is looked at, or of the search")
    practice.add_argument("--into", type=Path, metavar="FILE", help="default: beside the game")

    moving = commands.add_parser("move-data", help="a house moves from a folder to PostgreSQL, or back")
    moving.add_argument("source", metavar="FROM", help="the folder where tables are kept, or postgresql://…")
    moving.add_argument("to", metavar="TO", help="an empty database, or a folder without a store")

    upgrade = commands.add_parser("upgrade", help="what this version would make of the running tables of a server")
    upgrade.add_argument("data", type=Path, metavar="DATA", help="the folder where tables are kept")
    upgrade.add_argument("--check", action="store_true", required=True, help="only look: serve does the rest by itself")

    board = commands.add_parser("board", help="look at a board file of one's own")
    _game(board)
    what = board.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", type=Path, metavar="FILE", help="say all that is wrong with it, and what is expected")
    what.add_argument("--draw", type=Path, metavar="FILE", help="show it")

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

    lab = commands.add_parser("lab", help="what a rule does: variants of a game side by side, in many games")
    _game(lab)
    lab.add_argument("--editions", default="", metavar="E,F", help="to compare")
    lab.add_argument("--option", action="append", default=[], metavar="NAME=A,B", help="values to compare; repeatable")
    lab.add_argument("--board", action="append", default=[], metavar="FILE", help="or a name: standard …")
    lab.add_argument("--players", default="", metavar="2-4", help="numbers of seats (default: all)")
    lab.add_argument("--level", default="2", metavar="BOT", help=f"who plays: {', '.join(BOTS)}, 5:600 … (default: 2)")
    lab.add_argument("--games", type=int, default=200, help="of each variant with each number of seats")
    lab.add_argument("--never", metavar="VERB,…", help="to do without (default: verbs that mostly have others beside)")
    lab.add_argument("--only-main", action="store_true", help="without ladder, luck and restraint")
    lab.add_argument("--seed", type=int, default=1)
    lab.add_argument("--out", type=Path, metavar="DIR", help="a study goes on from there (default: lab-GAME)")
    lab.add_argument("--processes", type=int, help="default: one a core")
    lab.add_argument("--on", default="", metavar="ray://HOST:PORT", help="a cluster that plays, instead of processes")

    bot = commands.add_parser("bot", help="let a bot of your own sit down at a table")
    bot.add_argument("bot", metavar="BOT", help="a file with choose(state, seat, seed), a module, an entry point")
    bot.add_argument("--table", required=True, metavar="URL", help="the link of a table, as people share it")
    bot.add_argument("--name", default="", help="what it is called there (default: after the file)")
    bot.add_argument("--token", default="", help="of an account, else it comes as a guest")
    bot.add_argument("--seed", type=int, default=1)

    train = commands.add_parser("train", help="learn the weights of the bots by self-play")
    train.add_argument("game", choices=[*games(), "all"], metavar="GAME", help=f"one of {', '.join(games())}, or all")
    lessons = Lessons()
    train.add_argument(
        "--players", type=int, metavar="N", help="learn for this number of seats only (default: for each)"
    )
    train.add_argument("--games", type=int, default=lessons.games, help="of a generation")
    train.add_argument("--generations", type=int, default=lessons.generations)
    train.add_argument("--searching", type=int, default=lessons.searching, help="generations, the last, that search")
    train.add_argument("--iterations", type=int, default=lessons.iterations, help="of these searches")
    train.add_argument(
        "--trial", type=int, default=lessons.trial, help="games in which they must prove better; 0: none"
    )
    train.add_argument("--census", type=int, default=lessons.census, help="games that are looked at in the end")
    train.add_argument("--source", type=int, default=lessons.source, metavar="N", help="begin with those of N seats")
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

    licences = commands.add_parser("licences", help="list what Nemeton is built on, and under which licences")
    licences.add_argument("--json", action="store_true", help="as a bill of materials (CycloneDX)")

    completion = commands.add_parser("completion", help="print a completion script for a shell")
    completion.add_argument("shell", choices=["bash", "zsh", "tcsh"])
    return parser


def _url(text: str) -> str:
    if not text:
        return text
    if read_origin(text) is None:
        raise argparse.ArgumentTypeError(f"{text} is not an address such as https://games.example")
    return text.rstrip("/") + "/"


def _network(text: str) -> str:
    try:
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text} is no address and no network") from error


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1
    if not 0 <= days < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is no number of days")
    return days


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=games(), metavar="GAME", help=f"one of {', '.join(games())}")


def _agreed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, help="number of seats")
    parser.add_argument("--edition")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    parser.add_argument("--seed", type=int)

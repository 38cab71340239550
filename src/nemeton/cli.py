"""The command line: `nemeton COMMAND`. The sentences it prints come from the catalogues (words.py)."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import shtab
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from nemeton.bots import BOTS, STYLED, STYLES, is_bot, known
from nemeton.core import recordtext
from nemeton.core.errors import BadOption, BadRecord, NemetonError
from nemeton.core.game import OptionValue
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame, game, games
from nemeton.core.replay import as_record, verify
from nemeton.core.vector import COMPILED
from nemeton.terminal import about, editions, laboratory, learning, own, practice, study, thoughts
from nemeton.terminal.bench import measure
from nemeton.terminal.boards import board
from nemeton.terminal.game import Quit, TerminalGame
from nemeton.terminal.keeping import backup, doctor, restore
from nemeton.terminal.moving import move_data
from nemeton.terminal.opening import open_table
from nemeton.terminal.parser import build_parser, read_arguments
from nemeton.terminal.people import people
from nemeton.terminal.upgrade import upgrade
from nemeton.testing.conformance import Case
from nemeton.testing.fuzzing import Findings, fuzz
from nemeton.testing.perft import perft
from nemeton.testing.playthrough import playthrough
from nemeton.words import Words, preferred_language

Arguments = argparse.Namespace
FILLING = "3"  # the bot that takes a seat nobody named


def main(argv: list[str] | None = None) -> int:
    """Run a command; 0 if it succeeded, 1 if it found something wrong, 2 for a mistake in the call."""
    return run(read_arguments(argv))


def run(arguments: Arguments) -> int:
    console = Console(highlight=False)
    words = Words(arguments.language or preferred_language())
    try:
        return COMMANDS[arguments.command](arguments, console, words)
    except (NemetonError, OSError) as error:
        return complain(error)
    except KeyboardInterrupt:
        return 130


def complain(error: Exception) -> int:
    Console(stderr=True, highlight=False).print(f"nemeton: {escape(str(error))}", style="red", soft_wrap=True)
    return 2


def agreed(arguments: Arguments) -> tuple[AnyGame, dict[str, OptionValue]]:
    """The game and its options, read from NAME=VALUE."""
    chosen = game(arguments.game)
    options: dict[str, OptionValue] = {}
    for text in arguments.option:
        try:
            name, value = recordtext.read_option(text)
        except ValueError as error:
            raise BadOption(str(error)) from error
        options[name] = value
    return chosen, options


def read_record(path: Path) -> Record:
    return as_record(path.read_bytes())


# -- the commands ---------------------------------------------------------------------------------


def list_games(arguments: Arguments, console: Console, words: Words) -> int:
    for id in games():
        g = game(id)
        if not words.has(f"{id}-title"):  # a game that somebody registered without words
            console.print(f"[bold]{escape(g.title)}[/bold]  [dim]{id}[/dim]")
            continue
        console.print(f"[bold]{escape(words.say(f'{id}-title'))}[/bold]  [dim]{id}, {g.rules_hash}[/dim]")
        console.print(
            "  " + words.say("cli-from", designers=", ".join(g.designers), publisher=g.publisher, year=str(g.year))
        )
        console.print("  " + words.say(f"{id}-intro"))
        seats = words.say("cli-seats", **{"from": g.seats[0], "to": g.seats[-1]})
        editions = [f"{edition} ({words.say(f'{id}-edition-{edition}')})" for edition in g.editions]
        console.print(f"  {seats}; " + words.say("cli-editions", editions=", ".join(editions)))
        for option in g.options:
            console.print(f"  {option.id}: {words.say(f'{id}-option-{option.id}')}", style="dim")
            for value in option.values:
                shown = recordtext.write_value(value)
                console.print(f"    {option.id}={shown}  {words.say(f'{id}-option-{option.id}-{shown}')}", style="dim")
    console.print(words.say("cli-engine-compiled" if COMPILED else "cli-engine-interpreted"), style="dim")
    return 0


def list_bots(arguments: Arguments, console: Console, words: Words) -> int:
    """The levels with their names and descriptions; then the styles."""
    table = Table(box=None, show_header=False)
    for bot in BOTS:
        table.add_row(f"[cyan]{bot}[/cyan]", f"[bold]{words.say(f'bot-{bot}')}[/bold]", words.say(f"bot-{bot}-more"))
    console.print(table)
    console.print(words.say("bots-more"))
    console.print(words.say("styles-more"))
    for style in STYLES:
        console.print(f"[cyan]{STYLED[0]}/{style}[/cyan] {words.say(f'style-{style}')}")
    return 0


def play(arguments: Arguments, console: Console, words: Words) -> int:
    g, options = agreed(arguments)
    if arguments.resume:
        record = read_record(arguments.resume)
        if record.game != g.id:
            raise BadOption(f"{arguments.resume} is a game of {record.game}")
        seats = seat_names(arguments.seats, record.players)
    else:
        seats = seat_names(arguments.seats, arguments.players)
        luck = secrets.token_bytes(32) if arguments.seed is None else b""
        salts = [secrets.token_hex(8) for _ in seats] if luck else []
        record = Record.begin(g, len(seats), arguments.edition, options, arguments.seed, luck, salts)
    skins = [f"{g.id}.{arguments.skin}"] if arguments.skin else []
    keys = {"you": "you", **{bot: f"bot-{known(bot)[0]}" for bot in seats if is_bot(bot)}}
    names = [words.say(keys[name]) if name in keys else name for name in seats]
    named = Words(words.language, unique(names), skins)
    prompt: Callable[[], str] = (lambda: console.input("[bold]> [/bold]")) if sys.stdin.isatty() else input
    table = TerminalGame(g, record, seats, named, console, prompt, record.replay())
    try:
        table.run()
    except (Quit, EOFError):
        console.print(words.say("cli-goodbye"))
    if not table.state.over() and record.moves:
        left = Path(f"{g.id}-unfinished.record")
        left.write_text(recordtext.write(record), "utf-8")
        console.print(words.say("cli-left-record", path=str(left)))
    return 0


def seat_names(text: str | None, players: int | None) -> list[str]:
    """Who sits where: names of people and levels of bots; bots of the middle level fill the other seats."""
    seats = [name.strip() for name in (text or f"you,{FILLING}").split(",")]
    if not all(seats):
        raise BadOption("a seat in --seats has no name")
    for name in seats:
        if name.partition("/")[0].isdecimal():  # nobody is called 7: this means a bot
            known(name)
    return seats + [FILLING] * ((players or 0) - len(seats))


def unique(names: list[str]) -> list[str]:
    """The same names, with numbers added to duplicates."""
    return [name if names.count(name) == 1 else f"{name} {names[:i].count(name) + 1}" for i, name in enumerate(names)]


def replay(arguments: Arguments, console: Console, words: Words) -> int:
    record = read_record(arguments.record)
    g = game(record.game)
    last = len(record.moves) if arguments.at is None else arguments.at
    if not 0 <= last <= len(record.moves):
        raise BadRecord(f"there are {len(record.moves)} decisions, not {last}")
    record.moves = record.moves[:last]
    state = record.replay()
    for event in state.story(-1):
        console.print(f"[dim]{event['rule']:>5}[/dim] {escape(words.event(g.id, event))}")
    console.print(g.sketch(state, -1, words, console.width))
    if state.over():
        console.print(f"[bold]{escape(words.result(state))}[/bold]")
    return 0


def prove(arguments: Arguments, console: Console, words: Words) -> int:
    verdict = verify(read_record(arguments.record))
    for check in verdict.checks:
        sign = "[green]✓[/green]" if check.ok else "[red]✗[/red]"
        console.print(f"{sign} {escape(words.say(check.sentence, **check.args))}")
    console.print(words.say("cli-proven" if verdict.ok else "cli-not-proven"), style="bold")
    return 0 if verdict.ok else 1


def count(arguments: Arguments, console: Console, words: Words) -> int:
    g, options = agreed(arguments)
    state = g.new(arguments.players, arguments.seed or 0, None, arguments.edition, options)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("perft", total=arguments.depth)
        for depth in range(1, arguments.depth + 1):
            console.print(f"{depth} {perft(state, depth)}")
            progress.advance(task)
    return 0


def hunt(arguments: Arguments, console: Console, words: Words) -> int:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("fuzz", total=None)

        def show(found: Findings) -> None:
            progress.update(task, description=f"{found.games} games")

        found = fuzz(game(arguments.game), arguments.seconds, arguments.seed, arguments.keep, show)
    for failure in found.failures:
        console.print(escape(failure), style="red")
    facts = {"games": found.games, "decisions": found.decisions, "failures": len(found.failures)}
    console.print(words.say("cli-fuzz", **facts))
    return 1 if found.failures else 0


def write_playthrough(arguments: Arguments, console: Console, words: Words) -> int:
    g, options = agreed(arguments)
    setup = g.setup(arguments.players, arguments.edition, options)
    case = Case(g, setup.players, setup.edition, tuple(options.items()))
    print(playthrough(case, arguments.seed or 0), end="")
    return 0


def bench(arguments: Arguments, console: Console, words: Words) -> int:
    with Progress(console=Console(stderr=True), transient=True, refresh_per_second=4) as progress:
        task = progress.add_task(arguments.game, total=arguments.seconds)
        speed = measure(
            game(arguments.game),
            arguments.players,
            arguments.edition,
            arguments.seconds,
            lambda spent: progress.update(task, completed=spent),
        )
    if arguments.json:
        print(json.dumps(asdict(speed)))
    else:
        for name, value in asdict(speed).items():
            console.print(f"{name:<26}{value:,}" if isinstance(value, float) else f"{name:<26}{value}")
    return 0


def completion(arguments: Arguments, console: Console, words: Words) -> int:
    print(shtab.complete(build_parser(), arguments.shell))
    return 0


COMMANDS: dict[str, Callable[[Arguments, Console, Words], int]] = {
    "games": list_games,
    "bots": list_bots,
    "editions": editions.editions,
    "serve": open_table,
    "play": play,
    "learn": learning.learn,
    "exercises": practice.exercises,
    "move-data": move_data,
    "upgrade": upgrade,
    "backup": backup,
    "restore": restore,
    "doctor": doctor,
    "people": people,
    "board": board,
    "replay": replay,
    "verify": prove,
    "perft": count,
    "fuzz": hunt,
    "playthrough": write_playthrough,
    "bench": bench,
    "arena": laboratory.arena,
    "lab": study.lab,
    "bot": own.sit_down,
    "train": laboratory.train,
    "explain": thoughts.explain_move,
    "review": thoughts.review,
    "licences": about.licences,
    "completion": completion,
}

if __name__ == "__main__":
    sys.exit(main())

"""Exercises at the terminal: `nemeton exercises clans` lists them, with a number asks one, with --mine makes more.

With --confirm those that do not stand up to a new search are dropped.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from nemeton.core.errors import BadNotation, BadOption, IllegalMove
from nemeton.core.registry import AnyGame, game
from nemeton.exercises import Exercise, of_game, written
from nemeton.exercises.exercise import FILE, read
from nemeton.exercises.mining import confirm, mine
from nemeton.terminal.thoughts import percent, reason
from nemeton.words import Words


def exercises(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """List, ask, mine or confirm."""
    known = game(arguments.game)
    if arguments.confirm:
        return check(known, arguments, console)
    if arguments.mine:
        return dig(known, arguments, console)
    kept = of_game(known.id)
    if arguments.number is None:
        for number, given in enumerate(kept, 1):
            hard = words.say(f"exercise-hardness-{given.hardness}")
            console.print(f"[cyan]{number:3}[/cyan]  {hard:<10} {escape(question(given, words))}")
        return 0
    if not 1 <= arguments.number <= len(kept):
        raise BadOption(f"{known.id} has {len(kept)} exercises")
    ask(kept[arguments.number - 1], console, words)
    return 0


def question(given: Exercise, words: Words) -> str:
    return words.say(f"{given.game}-exercise-{given.theme}", given.game, **given.facts)


def ask(given: Exercise, console: Console, words: Words) -> None:
    """The position, the question, tries until one is right (or an empty line), and the reason."""
    known, state, seat = given.known_game(), given.position(), given.seat
    console.print(known.sketch(state, seat, words, console.width))
    console.print(f"[bold]{escape(question(given, words))}[/bold]")
    best = known.moves(state, seat, given.best.text)
    while line := console.input("> ").strip():
        try:
            if known.moves(state, seat, line) == best:
                console.print(words.say("exercise-solved"), style="green")
                break
            console.print(words.say("exercise-not-yet"), style="yellow")
        except (BadNotation, IllegalMove) as error:
            console.print(escape(words.reason(known.id, error.reason)), style="yellow")
    for answer in (given.best, *given.others):
        console.print(f"{percent(answer.share):>4} %  {escape(answer.text)}")
    for term in given.terms:
        console.print(f"  {'+' if term.weight > 0 else '−'} {escape(reason(known, term, words))}")


def dig(known: AnyGame, arguments: argparse.Namespace, console: Console) -> int:
    """Find new exercises and add them to the file, each as soon as it is found."""
    path, kept = stored(known, arguments)

    def found(given: Exercise) -> None:
        kept.append(given)
        path.write_bytes(written(kept))
        report(console, {"hardness": given.hardness, "margin": round(given.margin, 3)}, given)

    mine(known, arguments.mine, arguments.seed, found, tuple(kept), arguments.hardness)
    return 0


def check(known: AnyGame, arguments: argparse.Namespace, console: Console) -> int:
    """Search all exercises of the file again, and keep those that hold."""
    path, kept = stored(known, arguments)

    def told(given: Exercise, holds: bool) -> None:
        report(console, {"holds": holds}, given)

    path.write_bytes(written(confirm(kept, arguments.confirm, arguments.seed, told)))
    return 0


def stored(known: AnyGame, arguments: argparse.Namespace) -> tuple[Path, list[Exercise]]:
    """The file of exercises that is meant, and what it holds."""
    path: Path = arguments.into or Path(str(files(known.package) / FILE))
    return path, list(read(path.read_bytes(), known.id)) if path.is_file() else []


def report(console: Console, what: dict[str, object], given: Exercise) -> None:
    line = {**what, "theme": given.theme, "best": given.best.text}
    console.print(json.dumps(line, ensure_ascii=False), markup=False, highlight=False)

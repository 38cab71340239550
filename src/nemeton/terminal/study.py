"""`nemeton lab`: what a rule does, measured over many games."""

from __future__ import annotations

import argparse
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nemeton.bots import BOTS, LEVELS
from nemeton.core.boards import STANDARD, supplied
from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame, game
from nemeton.lab.contestants import contestant
from nemeton.lab.plan import Plan, Variant, seats_of, variants_of
from nemeton.lab.play import OWN, dispensable
from nemeton.lab.report import PARTS, Reader, page
from nemeton.lab.study import Workers, by_processes, carry_out
from nemeton.terminal.laboratory import some_processes
from nemeton.words import Words

IMAGINED = "imagine"  # the stream that imagined worlds are drawn from, not luck of the game itself


def lab(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Carry out a study, say what is certain, and write the report."""
    some_processes(arguments)
    if find_spec("altair") is None or find_spec("vl_convert") is None:
        raise BadOption("the pictures of the laboratory need its extra: pip install 'nemeton[lab]'")
    plan = planned(arguments)
    out: Path = arguments.out or Path(f"lab-{plan.game}")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("lab-playing"), total=None)
        try:
            found = carry_out(plan, out, workers(arguments), lambda n, of: progress.update(task, completed=n, total=of))
        except KeyboardInterrupt:
            progress.console.print(words.say("lab-stopped", path=str(out)), soft_wrap=True)
            raise
    reader = Reader(found, words)
    write_report(reader, out)
    for line in reader.sure() or [words.say("lab-nothing")]:
        console.print(f"• {escape(line)}", soft_wrap=True)
    console.print(words.say("lab-open", count=reader.open()))
    console.print(words.say("lab-written", path=str(out / "report.html")))
    return 0


def workers(arguments: argparse.Namespace) -> Workers:
    if not arguments.on:
        return by_processes(arguments.processes)
    if arguments.processes is not None:
        raise BadOption("--processes is for this machine, --on for a cluster: give one of them")
    from nemeton.lab.cluster import by_ray  # its library is an extra

    return by_ray(arguments.on)


def planned(arguments: argparse.Namespace) -> Plan:
    """The plan a person has asked for."""
    g = game(arguments.game)
    contestant(arguments.level)
    if arguments.games < 2:
        raise BadOption("--games must be at least 2: one game has no spread")
    boards = dict(board_of(g, name) for name in arguments.board)
    variants = variants_of(g, arguments.editions, arguments.option, boards)
    players = seats_of(g, arguments.players)
    never = () if arguments.only_main else never_of(g, arguments.never, variants[0], players[0], arguments.seed)
    return Plan(
        g.id,
        variants,
        players,
        arguments.level,
        arguments.games,
        arguments.seed,
        () if arguments.only_main else rungs(arguments.level),
        () if arguments.only_main else (*(stream for stream in g.streams if stream != IMAGINED), OWN),
        never,
    )


def board_of(g: AnyGame, name: str) -> tuple[str, str]:
    """A board by its name, or from a file: what it is called and its source, which is empty for the standard board."""
    known = {STANDARD: "", **supplied(g.id)}
    return (name, known[name]) if name in known else (Path(name).stem, Path(name).read_text("utf-8"))


def rungs(level: str) -> tuple[str, ...]:
    """The ladder up to a level, from chance on."""
    top = LEVELS.index(level) + 1 if level in LEVELS else 1
    return (BOTS[0], *LEVELS[:top])


def never_of(g: AnyGame, wanted: str | None, variant: Variant, players: int, seed: int) -> tuple[str, ...]:
    """The verbs to do without, as asked for or as random games suggest."""
    if wanted is None:
        return dispensable(g, variant, players, seed)
    verbs = tuple(filter(None, wanted.split(",")))
    for verb in verbs:
        if verb not in g.verbs.names:
            raise BadOption(f"{g.id} has no verb {verb!r}; it has: {', '.join(g.verbs.names)}")
    return verbs


def write_report(reader: Reader, out: Path) -> None:
    """The page with its pictures."""
    from nemeton.lab.pictures import Picture, save  # its libraries are an extra

    pictures = []
    for name in PARTS:
        readings = reader.effects() if name == "difference" else reader.readings(name)
        shares = name in ("win-share", "ladder", "never", "luck", "use")
        if readings and name != "game":
            pictures.append(Picture(name, reader.words.say(f"lab-part-{name}"), readings, shares))
    style = (files("nemeton") / "lab" / "report.css").read_text("utf-8")
    (out / "report.html").write_text(page(reader, save(pictures, out / "pictures"), style), "utf-8")

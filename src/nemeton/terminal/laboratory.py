"""The commands of the laboratory: `nemeton arena` and `nemeton train`."""

from __future__ import annotations

import argparse
import json
from dataclasses import fields
from functools import partial

from rich.console import Console
from rich.progress import Progress, TaskID

from nemeton.core.errors import BadOption
from nemeton.core.registry import game, games
from nemeton.lab.arena import Report, agree, fight
from nemeton.lab.training import Learnt, Lessons, courses, write
from nemeton.lab.training import train as learn
from nemeton.words import Words

TWO_SEATS = 0.6  # what a bot must win to count as better than the other
MORE_SEATS = 1.3  # times its fair share


def some_processes(arguments: argparse.Namespace) -> None:
    if arguments.processes is not None and arguments.processes < 1:
        raise BadOption("--processes must be at least 1")


def arena(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Play a match and print who won how much of it."""
    some_processes(arguments)
    match = agree(game(arguments.game), arguments.edition, arguments.players, arguments.bots, arguments.seed)
    fair = 1 / match.players
    worse = fair if arguments.worse is None else arguments.worse
    usual = TWO_SEATS if match.players == 2 else MORE_SEATS * fair
    better = usual if arguments.better is None else arguments.better
    if not 0 <= worse < better <= 1:
        raise BadOption(f"--worse {worse} must be less than --better {better}, and both shares of 1")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("0", total=arguments.games)

        def show(report: Report) -> None:
            share = sum(outcome.candidate for outcome in report.outcomes) / len(report.outcomes)
            shown = f"{match.bots[0]}: {share:.1%}"
            progress.update(task, completed=len(report.outcomes), description=shown)

        report = fight(
            match, arguments.games, worse, better, arguments.keep, arguments.stop, arguments.processes, show
        ).dump()
    if arguments.json:
        print(json.dumps(report))
    else:
        print_report(report, console, words)
    return 0


def print_report(report: dict[str, object], console: Console, words: Words) -> None:
    """The report of a match in words."""
    shares, intervals, test = report["win_share"], report["interval"], report["test"]
    assert isinstance(shares, dict)
    assert isinstance(intervals, dict)
    assert isinstance(test, dict)
    console.print(words.say("cli-arena-games", games=report["games"], decisions=report["decisions"]))
    for bot, share in shares.items():
        low, high = intervals[bot]
        numbers = {"share": f"{share:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
        console.print("  " + words.say("cli-arena-share", bot=bot, **numbers))
    levels = {"worse": f"{test['worse']:.1%}", "better": f"{test['better']:.1%}"}
    console.print(words.say(f"cli-arena-{test['verdict']}", **levels))


def advance(progress: Progress, task: TaskID, console: Console, words: Words, learnt: Learnt) -> None:
    """One course is done: print what its bots do in a game, and what they never do."""
    progress.advance(task)
    seen, course = learnt.census, learnt.course
    if not seen.games:
        return
    facts = {"edition": course.edition, "seats": course.players, "decisions": seen.decisions}
    console.print(words.say("cli-census", **facts))
    for counts in (seen.made, seen.told):
        console.print("  " + ", ".join(f"{name} {count:g}" for name, count in counts.items()))
    if seen.died_out:
        console.print("  " + words.say("cli-died-out", verbs=", ".join(seen.died_out)))


def train(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Learn the weights of a game, or of all, and write them into its folder."""
    some_processes(arguments)
    how = Lessons(**{field.name: getattr(arguments, field.name) for field in fields(Lessons)})
    for id in games() if arguments.game == "all" else [arguments.game]:
        g = game(id)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(id, total=len(courses(g, how, arguments.players)))
            step = partial(advance, progress, task, console, words)
            weights = learn(g, how, arguments.processes, step, arguments.players)
        path = write(g, weights, arguments.into)
        console.print(words.say("cli-trained", title=words.say(f"{id}-title"), path=str(path)))
    return 0

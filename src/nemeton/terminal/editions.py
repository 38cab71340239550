"""`nemeton editions`: a game's editions side by side, as a whole or at one moment of a record."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from nemeton.core.editions import compare
from nemeton.core.errors import BadOption, BadRecord, BadState
from nemeton.core.registry import AnyGame, game
from nemeton.core.replay import as_record
from nemeton.core.state import State
from nemeton.words import Words


def editions(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    g = game(arguments.game)
    if not g.compared:
        console.print(words.say("cli-one-edition", title=words.say(f"{g.id}-title")))
    elif arguments.at:
        at_one_moment(g, moment(g, arguments.at), console, words)
    else:
        side_by_side(g, arguments.all, console, words)
    return 0


def side_by_side(g: AnyGame, all_of_it: bool, console: Console, words: Words) -> None:
    """Rule by rule, those that differ or all of them."""
    for part in dict.fromkeys(row.part for row in g.compared):
        rows = [row for row in g.compared if row.part == part and (all_of_it or not row.same)]
        table = Table(title=words.say(f"{g.id}-compare-{part}"), title_justify="left", show_lines=True)
        for head in ("§", "", *(words.say(f"{g.id}-edition-{edition}") for edition in g.editions)):
            table.add_column(head)
        for row in rows:
            said = [words.phrase(g.id, phrase) for phrase in row.said]
            cells = [said[0], *[words.say("compare-same")] * (len(said) - 1)] if row.same else said
            table.add_row(row.rule, *map(escape, [words.phrase(g.id, row.about), *cells]))
        console.print(table)


def moment(g: AnyGame, text: str) -> State:
    """The state that `RECORD:N` stands for: after N decisions, or at the end without a number."""
    path, colon, number = text.rpartition(":")
    if not colon or not number.isdecimal():
        raise BadOption(f"--at is written RECORD:N, not {text!r}")
    record = as_record(Path(path).read_bytes())
    if record.game != g.id:
        raise BadOption(f"{path} is a game of {record.game}")
    if int(number) >= len(record.moves):
        raise BadRecord(f"there are {len(record.moves)} decisions, and none after {number}")
    record.moves = record.moves[: int(number)]
    return record.replay(log=False)


def at_one_moment(g: AnyGame, state: State, console: Console, words: Words) -> None:
    """What may be done in each edition, and which rule makes the difference."""
    own = state.setup.edition
    question = state.ask(state.actor())
    assert question is not None
    console.print(f"[bold]{escape(words.question(g.id, question))}[/bold] [dim]§{question.rule}[/dim]")
    for edition in g.editions:
        if edition == own:
            continue
        names = [words.say(f"{g.id}-edition-{name}") for name in (own, edition)]
        try:
            found = compare(g, state, edition)
        except BadState as error:
            console.print(words.say("cli-editions-impossible", edition=names[1], why=str(error)))
            continue
        console.print(words.say("cli-editions-same", count=len(found.moves), one=names[0], other=names[1]))
        table = Table("§", "", *names, "", show_lines=True)
        for one in found.unlike:
            where = state if one.here else found.there
            marks = ["✓" if legal else "✗" for legal in (one.here, one.there)]
            why = words.say("cli-editions-outcome") if one.reason is None else words.reason(g.id, one.reason)
            table.add_row(one.rule, *map(escape, [words.move(g, where, found.seat, one.move), *marks, why]))
        console.print(table if found.unlike else words.say("cli-editions-alike"))

"""What a bot thinks, in a terminal: `nemeton explain`, `nemeton review`, and the hint in a game."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from nemeton.bots.explanation import Candidate, Explanation, Told, explain
from nemeton.bots.memory import past_of
from nemeton.bots.review import Review
from nemeton.bots.review import review as look_back
from nemeton.core.errors import BadOption, BadRecord
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame, game
from nemeton.core.replay import as_record
from nemeton.core.state import State
from nemeton.words import Words

BAR = 30  # characters of a whole win
FULL, EMPTY = "█", "░"


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def hint(game: AnyGame, record: Record, state: State, seat: int, seed: int) -> Explanation:
    """What the highest level would do on a seat, from that seat's knowledge."""
    return explain(game, state, seat, seed, past_of(record, seat))


def show(game: AnyGame, found: Explanation, console: Console, words: Words) -> None:
    """All that an explanation says."""
    for seat, share in enumerate(found.shares):
        bar = FULL * round(BAR * share)
        line = words.say("explain-shares", seat=seat, share=percent(share))
        console.print(f"[cyan]{bar:{EMPTY}<{BAR}}[/cyan] {escape(line)}")
    if len(found.candidates) < 2:
        console.print(words.say("explain-only"), style="dim")
    console.print(f"[bold]{words.say('explain-candidates')}[/bold]")
    for candidate in found.candidates:
        show_candidate(game, candidate, console, words)
    if found.played is not None and found.judgement:
        console.print(f"[yellow]{words.say(f'explain-{found.judgement}')}[/yellow]", end=" ")
        show_candidate(game, found.played, console, words)
    console.print(f"[bold]{words.say('explain-line')}[/bold]")
    for told in found.line:
        console.print(f"  {escape(words.seat(told.seat))}: {escape(in_words(game, told, words))}")
    if found.terms:
        console.print(f"[bold]{words.say('explain-decided')}[/bold]")
    for term in found.terms:
        key = "explain-for" if term.weight > 0 else "explain-against"
        feature = words.say(f"{game.id}-feature-{term.feature}")
        console.print(f"  {term.weight:+.2f} {escape(words.say(key, feature=feature))}")
    if found.beliefs:
        console.print(f"[bold]{words.say('explain-beliefs')}[/bold]")
    for key, args in found.beliefs:
        console.print("  " + escape(words.say(f"{game.id}-belief-{key}", game.id, **args)))
    console.print(words.say("explain-iterations", iterations=found.iterations), style="dim")


def show_candidate(game: AnyGame, candidate: Candidate, console: Console, words: Words) -> None:
    share = words.say("explain-candidate", share=percent(candidate.share), error=percent(candidate.error))
    told = candidate.told
    console.print(f"  {share:<14} [bold]{escape(told.text):<8}[/bold] {escape(in_words(game, told, words))}")


def in_words(game: AnyGame, told: Told, words: Words) -> str:
    return words.say(f"{game.id}-move-{told.key}", game.id, **told.args)


# -- the commands ---------------------------------------------------------------------------------


def explain_move(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Explain one decision of a record."""
    record = as_record(arguments.record.read_bytes())
    if not 0 <= arguments.at < len(record.moves):
        raise BadRecord(f"there are {len(record.moves)} decisions, the first is 0")
    made = record.moves[arguments.at]
    g = game(record.game)
    before = Record(**{**record.__dict__, "moves": record.moves[: arguments.at], "scores": [], "winners": []})
    state = before.replay(log=False)
    past = past_of(before, made[0])
    move = g.moves(state, *made)[0]
    found = explain(g, state, made[0], arguments.seed, past, arguments.iterations, move)
    if arguments.json:
        print(json.dumps(found.dump(), ensure_ascii=False))
    else:
        show(g, found, console, words)
    return 0


def review(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Look at a whole game again: shares at every decision, and the moves that gave most away."""
    if arguments.iterations < 1:
        raise BadOption("a review takes at least one iteration a decision")
    record = as_record(arguments.record.read_bytes())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(record.game, total=len(record.moves))
        found = look_back(record, arguments.iterations, lambda done: progress.update(task, completed=done))
    if arguments.json:
        print(json.dumps(found.dump(), ensure_ascii=False))
    else:
        show_review(game(record.game), found, console, words)
    return 0


def show_review(g: AnyGame, found: Review, console: Console, words: Words) -> None:
    chart = found.chart()
    table = Table("", *(words.seat(seat) for seat in range(len(chart[0]) - 1)) if chart else "", box=None)
    for number, *shares in chart[:: max(1, len(chart) // 24)]:
        table.add_row(
            str(int(number)), *(f"{FULL * round(10 * share):{EMPTY}<10} {percent(share)} %" for share in shares)
        )
    console.print(table)
    moments = found.key_moments()
    if not moments:
        console.print(words.say("explain-none"))
    for moment in moments:
        told, best = moment.explanation.played, moment.explanation.candidates[0]
        assert told is not None
        name = escape(words.seat(moment.explanation.seat))
        lost = words.say("explain-lost", lost=percent(moment.lost))
        judged = words.say(f"explain-{moment.explanation.judgement}")
        console.print(f"\n[bold]{moment.number}[/bold] {name}: [yellow]{judged}[/yellow], {lost}")
        show_candidate(g, told, console, words)
        show_candidate(g, best, console, words)

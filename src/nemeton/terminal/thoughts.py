"""What a bot thinks, in a terminal: `nemeton explain`, `nemeton review`, and the hint in a game."""

from __future__ import annotations

import argparse
import json
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from nemeton.bots.explanation import Candidate, Explanation, Term, Told, explain
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
ROWS = 24  # of a chart, about
FEW = 8  # visits with which a share means little
TENTH = 0.01  # of the win: an error below it is shown in tenths of a per cent


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def hint(game: AnyGame, record: Record, state: State, seat: int, seed: int) -> Explanation:
    """What the highest level would do in a seat, knowing what that seat knows."""
    return explain(game, state, seat, seed, past_of(record, seat))


def show(game: AnyGame, found: Explanation, console: Console, words: Words) -> None:
    """Print everything an explanation says."""
    for seat, share in enumerate(found.shares):
        bar = FULL * round(BAR * share)
        line = words.say("explain-shares", seat=seat, share=percent(share))
        console.print(f"[cyan]{bar:{EMPTY}<{BAR}}[/cyan] {escape(line)}")
    if len(found.candidates) < 2:
        console.print(words.say("explain-only"), style="dim")
    console.print(f"[bold]{words.say('explain-candidates')}[/bold]")
    for candidate in found.candidates:
        show_candidate(game, candidate, console, words)
    if found.played is not None:
        played = escape(words.say("explain-played", move=in_words(game, found.played.told, words)))
        judged = f" · [yellow]{judgement(found, words)}[/yellow]" if found.judgement else ""
        console.print(f"[bold]{played}[/bold]{judged}")
    instead = found.played is not None and found.played.told.move != found.candidates[0].told.move
    if instead or len(found.candidates) > 1:
        console.print(f"[bold]{words.say('explain-decided-played' if instead else 'explain-decided')}[/bold]")
        for term in found.terms:
            console.print(f"  {'+' if term.weight > 0 else '−'} {escape(reason(game, term, words))}")
        if not found.terms:
            console.print(f"  {words.say('explain-even' if found.even else 'explain-later')}")
    if len(found.line) > 1:
        console.print(f"[bold]{words.say('explain-line')}[/bold]")
        for told in found.line:
            console.print("  " + escape(words.say("explain-step", seat=told.seat, move=in_words(game, told, words))))
    if found.beliefs:
        console.print(f"[bold]{words.say('explain-beliefs')}[/bold]")
    for key, args in found.beliefs:
        console.print("  " + escape(words.say(f"{game.id}-belief-{key}", game.id, **args)))
    console.print(words.say("explain-iterations", iterations=found.iterations), style="dim")


def reason(game: AnyGame, term: Term, words: Words) -> str:
    """A feature, and whether there is more or less of it; some have words of their own for that."""
    feature, way = f"{game.id}-feature-{term.feature}", "up" if term.more else "down"
    own = f"{feature}-{way}"
    said = words.say(own) if words.has(own) else words.say(f"explain-{way}", feature=words.say(feature))
    return said if term.weight > 0 else words.say("explain-against", reason=said[:1].lower() + said[1:])


def judgement(found: Explanation, words: Words) -> str:
    """What a move was, and what it gave away."""
    lost = words.say("explain-lost", lost=round(100 * found.lost, 1))
    return f"{words.say(f'explain-{found.judgement}')}, {lost}"


def show_candidate(game: AnyGame, candidate: Candidate, console: Console, words: Words) -> None:
    error = round(100 * candidate.error, 0 if candidate.error >= TENTH else 1)
    share = words.say("explain-candidate", share=percent(candidate.share), error=error)
    if candidate.visits < FEW:
        share = words.say("explain-untried")
    told = candidate.told
    console.print(f"  {share:<14} {escape(in_words(game, told, words))} [dim]{escape(told.text)}[/dim]")


def in_words(game: AnyGame, told: Told, words: Words) -> str:
    return words.say(f"{game.id}-move-{told.key}", game.id, **told.args)


# -- the commands ---------------------------------------------------------------------------------


def known_record(path: Path, words: Words) -> Record:
    """A record to think about; if it was played under other rules it may still replay, but a warning says so."""
    record = as_record(path.read_bytes())
    if record.rules_at(len(record.moves) + 1) not in ("", record.rules_today()):
        Console(stderr=True, highlight=False).print(words.say("verify-rules-not"), style="yellow")
    return record


def explain_move(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Explain one decision of a record."""
    record = known_record(arguments.record, words)
    decision = next(islice(record.walk(log=False), arguments.at, None), None) if arguments.at >= 0 else None
    if decision is None:
        raise BadRecord(f"there are {sum(1 for _ in record.walk(log=False))} decisions, the first is 0")
    state, seat, move = decision
    g, past = game(record.game), past_of(record, seat)
    past = None if past is None else past.until(arguments.at)
    found = explain(g, state, seat, arguments.seed, past, arguments.iterations, move)
    if arguments.json:
        print(json.dumps(found.dump(), ensure_ascii=False))
    else:
        question = state.ask(seat)
        assert question is not None
        asked = words.question(g.id, question)
        console.print(f"[bold]{escape(words.say('explain-decides', seat=seat, question=asked))}[/bold]")
        show(g, found, console, words)
    return 0


def review(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Review a whole game: shares at every decision, and the moves that gave away the most."""
    if arguments.iterations < 1:
        raise BadOption("a review takes at least one iteration a decision")
    record = known_record(arguments.record, words)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(record.game, total=len(record.moves))
        found = look_back(record, arguments.iterations, lambda done: progress.update(task, completed=done))
    if arguments.json:
        print(json.dumps(found.dump(), ensure_ascii=False))
    else:
        show_review(game(record.game), found, str(arguments.record), console, words)
    return 0


def show_review(g: AnyGame, found: Review, path: str, console: Console, words: Words) -> None:
    """A chart of the game, key moments among its rows; then what was better there."""
    moments = {moment.number: moment for moment in found.key_moments()}
    chart = found.chart()
    table = Table("", *(words.seat(seat) for seat in range(len(chart[0]) - 1)) if chart else "", "", box=None)
    step = max(1, len(chart) // ROWS)
    for row, (number, *shares) in enumerate(chart):
        moment = moments.get(int(number))
        if moment or row % step == 0 or row == len(chart) - 1:
            bars = (f"{FULL * round(10 * share):{EMPTY}<10} {percent(share)} %" for share in shares)
            word = f"[yellow]{words.say(f'explain-{moment.explanation.judgement}')}[/yellow]" if moment else ""
            table.add_row(str(int(number) + 1), *bars, word)
    console.print(table)
    if not moments:
        console.print(words.say("explain-none"))
    for number, moment in moments.items():
        told, best = moment.explanation.played, moment.explanation.candidates[0]
        assert told is not None
        move = words.say("explain-step", seat=told.told.seat, move=in_words(g, told.told, words))
        judged = judgement(moment.explanation, words)
        console.print(f"\n[bold]{number + 1}[/bold] {escape(move)} · [yellow]{judged}[/yellow]")
        console.print("  " + escape(words.say("explain-better", move=in_words(g, best.told, words))))
        for term in moment.explanation.terms[:1]:
            console.print(f"  {'+' if term.weight > 0 else '−'} {escape(reason(g, term, words))}", style="dim")
        console.print(f"  nemeton explain {escape(path)} --at {number}", style="dim")

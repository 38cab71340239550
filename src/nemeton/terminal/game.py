"""A game at the terminal: people at one keyboard, and bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from nemeton.bots import choose, is_bot
from nemeton.bots.memory import past_of
from nemeton.core import recordtext
from nemeton.core.errors import BadNotation, IllegalMove, NemetonError
from nemeton.core.joint import answered, only_again
from nemeton.core.preview import foresee
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.rules import rule_text
from nemeton.terminal.thoughts import hint, show
from nemeton.words import Words

SHORT_LIST = 12  # this many legal moves are listed in words without being asked for


class Quit(Exception):
    """The person at the keyboard has had enough."""


@dataclass
class TerminalGame:
    """One game from the first question to the last."""

    game: AnyGame
    record: Record
    seats: list[str]  # a bot's level, or the name of a person
    words: Words
    console: Console
    read: Callable[[], str]
    state: State
    reader: int = -1  # the person who sat at the keyboard last

    def run(self) -> None:
        """Play until the game is over or `Quit`."""
        while not self.state.over():
            seat = self.next_seat()
            only = self.game.forced(self.state)
            if only is not None:
                self.say_only(*only)
                self.make(*only)
            elif is_bot(self.seats[seat]):
                past = past_of(self.record, seat)
                self.make(seat, choose(self.seats[seat], self.state, seat, secrets.randbits(60), past))
            else:
                self.answer(seat)
        self.console.print(self.game.sketch(self.state, -1, self.words, self.console.width))
        self.console.print(f"\n[bold]{escape(self.words.result(self.state))}[/bold]")

    def next_seat(self) -> int:
        """If several are asked at once, bots answer first, so that a person need not wait for them afterwards."""
        actors = self.state.actors()
        return next((seat for seat in actors if is_bot(self.seats[seat])), actors[0])

    def say_only(self, seat: int, move: int) -> None:
        """A question that everybody can know has only one answer is not asked, but the answer is announced."""
        if not is_bot(self.seats[seat]):
            said = self.words.move(self.game, self.state, seat, move)
            self.console.print(Text(self.words.say("cli-only", name=self.words.seat(seat), move=said), "dim"))

    def make(self, seat: int, move: int) -> None:
        """Make a move and tell what happened."""
        told = len(self.state.log or [])
        self.record.play(self.state, seat, move)
        for event in (self.state.log or [])[told:]:
            self.console.print(Text(self.words.event(self.game.id, event.seen_by(self.reader))))

    # -- a person's turn -------------------------------------------------------------------------

    def answer(self, seat: int) -> None:
        """Show the position and take commands until the seat has moved."""
        self.greet(seat)
        self.console.print(self.game.sketch(self.state, seat, self.words, self.console.width))
        self.show_question(seat)
        decisions = len(self.record.moves)
        while len(self.record.moves) == decisions:
            line = self.read().strip()
            try:
                if self.command(seat, line):
                    return
            except (BadNotation, IllegalMove) as error:
                self.refuse(error)
            except (NemetonError, OSError) as error:
                self.console.print(f"[red]{escape(str(error))}[/red]")

    def greet(self, seat: int) -> None:
        """If several people share the keyboard, nobody sees another's secrets."""
        people = [p for p, name in enumerate(self.seats) if not is_bot(name)]
        if len(people) > 1 and self.reader not in (-1, seat):
            self.console.print(self.words.say("cli-pass-on", name=self.words.seat(seat)), end=" ")
            self.read()
            self.console.clear()
        self.reader = seat

    def command(self, seat: int, line: str) -> bool:
        """Carry out one line; True: the position must be shown anew."""
        name, _, rest = line.partition(" ")
        rest = rest.strip()
        if line in ("", "help"):
            self.console.print(self.words.say("cli-help"))
        elif name in ("quit", "exit"):
            raise Quit
        elif name == "?":
            self.show_rule(seat, rest)
        elif name == "why":
            self.why(seat, rest)
        elif name == "undo":
            return self.undo(seat)
        elif name == "save":
            self.save(Path(rest or f"{self.game.id}.record"))
        elif name == "list":
            self.show_moves(seat, self.state.legal(seat))
        elif name == "hint":
            found = hint(self.game, self.record, self.state, seat, secrets.randbits(60))
            show(self.game, found, self.console, self.words)
        elif name == "log":
            self.show_log(seat)
        else:
            *first, last = self.moves_of(seat, line)
            for move in first:
                self.make(seat, move)
            for move in answered(self.state, seat, last):
                self.make(seat, move)
        return False

    def moves_of(self, seat: int, line: str) -> list[int]:
        """A number of the list, or notation, perhaps of several moves."""
        if line.isascii() and line.isdigit() and 1 <= int(line) <= self.state.count(seat):
            return [int(self.state.nth(seat, int(line) - 1))]
        return self.game.moves(self.state, seat, line)

    def show_question(self, seat: int) -> None:
        question = self.state.ask(seat)
        assert question is not None
        rule = self.words.say("rule-short", number=question.rule)
        asked = self.words.question(self.game.id, question)
        self.console.print(f"\n[bold]{escape(self.words.seat(seat))}:[/bold] {escape(asked)} [dim]({rule})[/dim]")
        moves = self.state.legal(seat)
        if len(moves) <= SHORT_LIST:
            self.show_moves(seat, moves)
            return
        special = [move for move in moves if len(self.consequence(seat, move)) > 1]
        if special:
            self.show_moves(seat, special)
        self.console.print(self.words.say("cli-more-moves", count=len(moves) - len(special)), style="dim")

    def show_moves(self, seat: int, moves: list[int]) -> None:
        """Show moves in words, numbered as in the whole list, with their consequences."""
        numbers = {move: i for i, move in enumerate(self.state.legal(seat), 1)}
        lines = []
        for move in moves:
            notation = self.game.text(self.state, seat, move)
            line = Text(f"{numbers[move]:>4} ", "cyan").append(f"{notation:<8} ", "bold")
            line.append(self.words.move(self.game, self.state, seat, move), "")
            brings = self.consequence(seat, move)[1:]
            lines.append(line.append(" → " + " ".join(brings), "dim") if brings else line)
        if any("→" in line.plain for line in lines):
            self.console.print(*lines, sep="\n")
        else:
            self.console.print(Columns(lines, padding=(0, 2)))

    def consequence(self, seat: int, move: int) -> list[str]:
        """What a move would do, as far as the seat can know: the sentences it would add to the log and, if a further
        choice of the seat makes a difference, that question.
        """
        told = foresee(self.state, seat, [move])
        out = [self.words.event(self.game.id, event) for event in told.events]
        if told.asked is not None and told.points:
            points = self.words.say("cli-then-points", least=told.points[0], most=told.points[-1])
            out += [self.words.question(self.game.id, told.asked), points]
        return out

    def show_rule(self, seat: int, number: str) -> None:
        question = self.state.ask(seat)
        assert question is not None
        text = rule_text(self.game, number or question.rule, self.words.language)
        self.console.print(Text(text.replace("*", "")))

    def why(self, seat: int, line: str) -> None:
        try:
            moves = self.moves_of(seat, line)
        except (BadNotation, IllegalMove) as error:
            self.refuse(error)
        else:
            said = line if len(moves) > 1 else self.game.text(self.state, seat, moves[0])
            self.console.print(self.words.say("cli-may", move=said))

    def refuse(self, error: BadNotation | IllegalMove) -> None:
        reason = error.reason
        rule = self.words.say("rule-short", number=reason.rule) if reason.rule else ""
        self.console.print(f"[yellow]{escape(self.words.reason(self.game.id, reason))}[/yellow] [dim]{rule}[/dim]")

    def undo(self, seat: int) -> bool:
        """Back to the seat's last decision; over a bot's answers, never over another person's."""
        keep = len(self.record.moves)
        while keep > 0:
            keep -= 1
            mover, text = self.record.moves[keep]
            if mover == seat:
                self.record.moves = self.record.moves[:keep]
                self.state = self.record.replay()
                said = [earlier for by, earlier in self.record.moves if by == seat][-1:]
                repeated = said == [text] and only_again(self.state, seat, self.game.parse(self.state, seat, text))
                return self.undo(seat) if repeated or self.game.forced(self.state) else True
            if not is_bot(self.seats[mover]):
                break
        self.console.print(self.words.say("cli-no-undo"))
        return False

    def save(self, path: Path) -> None:
        path.write_text(recordtext.write(self.record), "utf-8")
        self.console.print(self.words.say("cli-saved", path=str(path)))

    def show_log(self, seat: int) -> None:
        for event in self.state.story(seat):
            rule = f"[dim]{event['rule']:>5}[/dim] "
            self.console.print(rule + escape(self.words.event(self.game.id, event)))

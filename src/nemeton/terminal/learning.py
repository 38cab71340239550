"""Lessons at the terminal: `nemeton learn clans`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.registry import game, games
from nemeton.lessons import Lesson, Run, load, names
from nemeton.words import Words

TURNS = (1, 2, 3)  # sentences of a goal card about a turn


def learn(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Run a lesson; without a game, list them."""
    if arguments.game is None:
        for id in games():
            for name in names(id):
                minutes = words.say("lesson-minutes", minutes=load(id, name).minutes)
                console.print(f"[cyan]nemeton learn {id} {name}[/cyan]  {words.say(f'{id}-title')}, {minutes}")
        return 0
    goal_card(arguments.game, console, words)
    lesson = load(arguments.game, arguments.lesson)
    read: Callable[[], str] = (lambda: console.input("[bold]> [/bold]")) if sys.stdin.isatty() else input
    named = Words(words.language, [words.say("you"), words.say("bot-1")])
    try:
        TerminalLesson(lesson, console, named, read).run()
    except EOFError:
        console.print()
    return 0


def goal_card(id: str, console: Console, words: Words) -> None:
    """The goal of a game, and how a turn goes."""
    console.print(f"[bold]{escape(words.say(f'{id}-title'))}[/bold]: {escape(words.say(f'{id}-goal'))}")
    for n in TURNS:
        console.print(f"  {n}. {escape(words.say(f'{id}-goal-turn-{n}'))}")


class TerminalLesson:
    """One learner at the keyboard."""

    def __init__(self, lesson: Lesson, console: Console, words: Words, read: Callable[[], str]) -> None:
        self.run_ = Run(lesson)
        self.lesson = lesson
        self.game = game(lesson.game)
        self.console = console
        self.words = words
        self.read = read
        self._drawn = ""  # the position that is on the screen

    def run(self) -> None:
        """Go from step to step, until the last or until the learner leaves."""
        run = self.run_
        self.console.print(self.words.say("cli-lesson-help"), style="dim")
        while not run.over:
            self.tell()
            line = self.read().strip()
            if line in ("quit", "exit"):
                return
            if line == "back":
                run.back()
            elif line == "skip":
                run.skip()
            elif not run.waits:
                run.go_on()
            else:
                self.answer(line)
                if not run.waits and run.step.do:
                    run.go_on()
        self.console.print(self.words.say("cli-lesson-end", game=self.game.id), style="bold")

    def tell(self) -> None:
        """The board, if it has changed, and what is said now."""
        run, step = self.run_, self.run_.step
        position = str(run.state.dump())
        if position != self._drawn:
            self._drawn = position
            self.console.print(self.game.sketch(run.state, self.lesson.seat, self.words, self.console.width))
        where = self.words.say("lesson-step", step=run.at + 1, steps=len(self.lesson.steps))
        key = self.lesson.key(step)
        self.console.print(f"\n[dim]{where}[/dim] [bold]{escape(self.words.say(f'{key}-title'))}[/bold]")
        self.console.print(Text(self.words.say(key, self.game.id, **run.facts())))

    def answer(self, line: str) -> None:
        """Try the moves that a line stands for, one after the other, or make the wanted one."""
        run = self.run_
        if line == "show":
            self.console.print(self.words.move(self.game, run.state, self.lesson.seat, run.wanted[0]), style="cyan")
            run.show()
            return
        try:
            moves = self.game.moves(run.state, self.lesson.seat, line)
        except (BadNotation, IllegalMove) as error:
            self.console.print(Text(self.words.reason(self.game.id, error.reason), "yellow"))
            return
        for move in moves:
            tried = run.attempt(move)
            if not tried.right:
                said = (
                    self.words.say(tried.says)
                    if tried.reason is None
                    else self.words.reason(self.game.id, tried.reason)
                )
                self.console.print(Text(said, "yellow"))
                return

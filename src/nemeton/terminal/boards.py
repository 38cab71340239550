"""`nemeton board`: checks an owner's board file before anybody plays on it."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markup import escape

from nemeton.core.errors import BadBoard, BadOption
from nemeton.core.registry import game
from nemeton.words import Words


def board(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Say everything that is wrong with a board file, or draw it."""
    g = game(arguments.game)
    title = words.say(f"{g.id}-title")
    if g.boards is None:
        raise BadOption(words.say("cli-one-board", title=title))
    path = arguments.check or arguments.draw
    try:
        id = g.boards.add(path.read_text("utf-8"))
    except BadBoard as error:
        for problem in error.problems:
            console.print(f"[red]✗[/red] {escape(problem)}")
        console.print(words.say("cli-board-wrong", path=path.name, count=len(error.problems)), style="bold")
        return 1
    if arguments.draw:
        console.print(g.sketch(g.new(seed=0, options={"board": id}), -1, words, console.width))
    console.print(words.say("cli-board-right", path=path.name, id=id, title=title))
    return 0

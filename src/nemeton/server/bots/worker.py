"""A bot's process: reads one question per line, answers with one line, and ends with its input."""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

from nemeton.bots import Past, choose
from nemeton.bots.explanation import explain
from nemeton.bots.kept import Kept
from nemeton.server.table.examining import examine

KEPT = Kept()


def answer(question: dict[str, Any]) -> Any:
    """The move a bot of the given level chooses in a saved state; without a level, an explanation of the choice.

    Or what is found out about a record.
    """
    if "record" in question:
        return examine(question["wish"], question["record"])
    game = import_module(question["package"]).GAME
    state, seat, seed, past = game.load(question["state"]), question["seat"], question["seed"], None
    if question["opening"] is not None:
        past = Past(game.load(question["opening"]), [(mover, move) for mover, move in question["moves"]])
    if "level" in question:
        return choose(question["level"], state, seat, seed, past, question["hands"], KEPT)
    return explain(game, state, seat, seed, past, question["iterations"], question["played"]).dump()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    if hasattr(os, "nice"):
        os.nice(5)  # better that thinking is slow than that calls are
    with suppress(BrokenPipeError):  # the server was killed while this bot was thinking
        for line in sys.stdin:
            os.write(1, json.dumps(answer(json.loads(line))).encode() + b"\n")


if __name__ == "__main__":
    main()

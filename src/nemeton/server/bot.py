"""A bot's process: reads a question a line, answers with a move a line, ends with its input."""

from __future__ import annotations

import json
import signal
import sys
from importlib import import_module
from typing import Any

from nemeton.bots import choose


def answer(question: dict[str, Any]) -> int:
    """The move that the bot of a level chooses in a saved state."""
    game = import_module(question["package"]).GAME
    return choose(question["level"], game.load(question["state"]), question["seat"], question["seed"])


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

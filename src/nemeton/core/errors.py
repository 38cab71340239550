"""One family of errors. Each says what is wrong, where, and what would be right."""

from __future__ import annotations

from nemeton.core.answers import Reason


class NemetonError(Exception):
    """Anything a caller of Nemeton may have got wrong."""


class IllegalMove(NemetonError):
    """A move the rules refuse; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class BadNotation(NemetonError):
    """A text that is not a move of the game; `reason` says what is wrong with it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class UnknownGame(NemetonError):
    """There is no game of that name."""


class BadOption(NemetonError):
    """A number of seats, an edition or an option that the game does not have."""


class BadState(NemetonError):
    """A saved state that is impossible in the game: something is missing, out of range or lost."""


class BadBoard(NemetonError):
    """A board file that a game cannot be played on; `problems` lists everything that is wrong, and what is expected."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("the board file: " + "; ".join(problems))
        self.problems = problems


class BadRecord(NemetonError):
    """A record that cannot be read or does not replay; `line` is where (0: the record as a whole).

    `why` is for people who write records; `key` and `args` tell players the same thing in any language: `format`,
    `line`, `move` (with its number, seat and text), `sealed` or `setup`.
    """

    def __init__(self, why: str, line: int = 0, key: str = "format", args: dict[str, int | str] | None = None) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.why = why
        self.line = line
        self.key = "line" if line else key
        self.args_: dict[str, int | str] = {"line": line} if line else args or {}

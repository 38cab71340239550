"""The server's log for its host: plain lines, or one JSON object a line for programs that collect them.

It never contains names, cookies, tokens, passwords or the luck of tables; a table is named by its id.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from typing import Literal

Form = Literal["text", "json"]
QUIET_SECONDS = 60.0  # between two equal lines that a stranger can cause


class JsonLines(logging.Formatter):
    """`at`, `level`, `logger`, `message`, and `error` with its traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """Lets equal messages through once a minute: a stranger who can cause them must not be able to fill the disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[str, float] = {}  # by the message before its values are put in: there are few of these

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        if now - self._told.get(str(record.msg), -QUIET_SECONDS) < QUIET_SECONDS:
            return False
        self._told[str(record.msg)] = now
        return True


def begin(form: Form = "text", level: str = "info") -> None:
    handler = logging.StreamHandler()
    text = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else text)
    logging.basicConfig(level=level.upper(), handlers=[handler])
    logging.getLogger("uvicorn.error").addFilter(Seldom())  # a request it cannot read is a line

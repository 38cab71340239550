"""The server's log for its host: plain lines, or one JSON object a line for programs that collect them.

It never contains names, cookies, tokens, passwords or the luck of tables; a table is named by its id.
"""

from __future__ import annotations

import json
import logging
from typing import Literal

Form = Literal["text", "json"]


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


def begin(form: Form = "text", level: str = "info") -> None:
    handler = logging.StreamHandler()
    text = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else text)
    logging.basicConfig(level=level.upper(), handlers=[handler])

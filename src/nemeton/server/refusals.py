"""Refusals: every way the server says no. A key names the sentence (`error-<key>`); sentences are never sent."""

from __future__ import annotations

from typing import Any, Final

from nemeton.core.answers import Reason

# key: HTTP status. The catalogues hold a sentence for each of them.
STATUS: Final = {
    "bad-request": 400,  # where: the field that is wrong
    "bad-message": 400,
    "bad-name": 400,
    "bad-option": 400,
    "bad-level": 400,  # level
    "bad-style": 400,  # style
    "bad-seats": 400,  # seats, least, most
    "bad-record": 400,  # what (format, line, move, sealed, setup) and its line, or number, seat and text
    "sealed-record": 400,
    "long-record": 400,  # most
    "no-identity": 401,
    "bad-token": 401,
    "wrong-password": 401,
    "wrong-current": 401,
    "foreign-origin": 403,
    "bad-csrf": 403,
    "introduce-first": 403,
    "not-host": 403,
    "muted": 403,
    "banned": 403,
    "not-seated": 403,
    "not-maker": 403,
    "not-your-turn": 403,
    "no-hint": 403,
    "no-account": 403,
    "no-scope": 403,  # scope: the one needed
    "not-found": 404,
    "no-table": 404,
    "no-token": 404,
    "no-session": 404,
    "no-game": 404,  # game
    "no-rules": 404,  # game
    "wrong-method": 405,
    "stale": 409,  # version
    "refused": 409,  # with `reason`
    "unforeseen": 409,
    "final": 409,
    "not-running": 409,
    "not-waiting": 409,
    "not-finished": 409,
    "already-seated": 409,
    "seat-taken": 409,
    "no-such-seat": 409,
    "seats-free": 409,
    "cannot-take-back": 409,
    "no-time-for-that": 409,
    "time-is-up": 409,
    "nothing-asked": 409,
    "already-asked": 409,
    "account-taken": 409,
    "has-account": 409,
    "too-late": 409,
    "still-playing": 409,
    "not-frozen": 409,
    "cannot-go-on": 409,
    "cannot-deal": 409,
    "no-insight": 409,
    "bad-lesson": 409,
    "wrong-host": 421,  # host
    "too-large": 413,
    "bad-media": 415,
    "too-fast": 429,  # seconds
    "too-many-tables": 429,  # most
    "damaged": 409,
    "internal": 500,
    "cannot-write": 503,
    "cannot-read": 503,
    "elsewhere": 503,
}


class Refusal(Exception):
    """A call that is refused; nothing has changed."""

    def __init__(self, key: str, reason: Reason | None = None, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = STATUS[key]
        self.reason = reason
        self.args_ = args

"""What is found out about a record, in a process of its own: a long one takes a tenth of a second of work, and if a
thread of the server did it, everybody would wait, because its threads share one interpreter.
"""

from __future__ import annotations

from typing import Any, Literal

from nemeton.core.errors import BadRecord, NemetonError
from nemeton.core.record import Record
from nemeton.core.registry import game
from nemeton.core.replay import verify
from nemeton.server.table.position import Position, first

Json = dict[str, Any]
Wish = Literal["replay", "prove"]


def examine(wish: Wish, dump: Json) -> Json:
    """Replay a record to its end, or prove it. If that is impossible: what is `wrong` with it, for `bad-record`."""
    try:
        record = Record.load(dump)
        return _proven(record) if wish == "prove" else _replayed(record)
    except NemetonError as error:
        return {"wrong": wrong(error)}


def wrong(error: NemetonError) -> Json:
    """What is wrong with a record, as arguments of the refusal."""
    return {"what": error.key, **error.args_} if isinstance(error, BadRecord) else {"what": "format"}


def _proven(record: Record) -> Json:
    return {"checks": [[check.key, check.ok, check.args] for check in verify(record).checks]}


def _replayed(record: Record) -> Json:
    position = replayed(record)
    state = position.state
    over = state.over()
    return {
        "moves": [[decision.seat, decision.text] for decision in position.decisions],
        "position": position.dump().decode(),
        "over": over,
        "scores": state.scores() if over else [],
        "winners": state.winners() if over else [],
    }


def replayed(record: Record) -> Position:
    """The final position of a record."""
    position = first(game(record.game), record.start())
    for _, seat, move in record.walk(log=False):
        position.advance(seat, move)
    return position

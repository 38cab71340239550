"""Replay of a record, and the proof, offline, that nobody chose the cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from nemeton.core import recordtext
from nemeton.core.errors import BadRecord
from nemeton.core.record import Record, commit
from nemeton.core.state import State

Source = Record | str | bytes | Mapping[str, object]


def as_record(source: Source) -> Record:
    """A record from any of its forms: its text, JSON as text, or JSON already read."""
    if isinstance(source, Record):
        return source
    if isinstance(source, Mapping):
        return Record.load(source)
    if source[:1] in ("{", b"{"):
        try:
            return Record.load(json.loads(source))
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not JSON: {error}") from error
    return recordtext.read(source)


def replay(record: Source) -> State:
    """The state after the last move, with its log; `BadRecord` says which move does not fit, and why."""
    return as_record(record).replay()


@dataclass(frozen=True)
class Check:
    """One thing that was checked; its sentence is `verify-<key>`, or `verify-<key>-not` if it fails."""

    key: str
    ok: bool
    args: dict[str, int | str] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        return f"verify-{self.key}" if self.ok else f"verify-{self.key}-not"


@dataclass(frozen=True)
class Verdict:
    """What is proven about a record."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        return all(check.ok for check in self.checks)


def verify(record: Source) -> Verdict:
    """Check the luck, the moves and the result of a record.

    The luck of a refereed game is proven when the secret is the one committed to and every seat added to it; that
    of a seeded game is only repeatable.
    """
    record = as_record(record)
    checks = [_luck(record)]
    if not checks[0].ok:
        return Verdict(tuple(checks))
    if record.secret:
        salted = len(record.salts) == record.players and all(record.salts)
        checks.append(Check("salts", salted, {"given": sum(map(bool, record.salts)), "seats": record.players}))
    try:
        state = record.replay(log=False)
    except BadRecord as error:
        key = "moves" if error.key == "move" else "setup"
        return Verdict((*checks, Check(key, False, error.args_)))
    checks.append(Check("moves", True, {"moves": len(record.moves)}))
    checks.append(Check("rules", record.rules_at(len(record.moves) + 1) == record.rules_today()))
    checks += [Check("changed", True, {"number": since}) for since, _ in record.changes]
    if state.over():
        right = record.scores == state.scores() and record.winners == state.winners()
        checks.append(Check("result", right, {"scores": " – ".join(map(str, state.scores()))}))
    else:
        checks.append(Check("finished", not record.scores and not record.winners))
    return Verdict(tuple(checks))


def _luck(record: Record) -> Check:
    if record.seed is not None:
        return Check("seeded", not record.commitment and not record.secret)
    if not record.secret:
        return Check("sealed", False)
    return Check("commitment", commit(record.secret) == record.commitment)

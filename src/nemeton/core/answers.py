"""What a state answers with: questions, reasons, events. Keys and arguments, never sentences."""

from __future__ import annotations

from dataclasses import dataclass, field

Args = dict[str, object]


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked: the kind of choice, the rule it comes from, arguments for the words."""

    kind: str
    rule: str
    args: Args = field(default_factory=dict)

    def dump(self) -> Args:
        return {"kind": self.kind, "rule": self.rule, "args": self.args}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the rule, a key and arguments for the words."""

    rule: str
    key: str
    args: Args = field(default_factory=dict)

    def __str__(self) -> str:
        what = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return self.key + (f" ({what})" if what else "") + (f" [rule {self.rule}]" if self.rule else "")

    def dump(self) -> Args:
        return {"rule": self.rule, "key": self.key, "args": self.args}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for the log: what everybody saw, and what only its owner saw."""

    rule: str
    key: str
    args: Args
    owner: int = -1
    secret: Args | None = None

    def known_to(self, seat: int) -> Args:
        """The arguments as a seat (-1: a spectator) may know them."""
        return self.secret if self.secret is not None and seat == self.owner else self.args

    def seen_by(self, seat: int) -> Args:
        """The event as JSON for a seat."""
        return {"rule": self.rule, "key": self.key, "args": self.known_to(seat)}

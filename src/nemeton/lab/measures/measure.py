"""A figure with its interval, and the rows of a study by kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from nemeton.lab.plan import Block, Plan
from nemeton.lab.play import Row
from nemeton.lab.statistics import Interval, holm

SURE = 0.05  # the share of studies, at most, in which a yes is wrong
DIGITS = 6


@dataclass(frozen=True)
class Measure:
    """One figure. `against` names the variant it is a difference from; `p` is set if it answers a question."""

    id: str
    variant: str
    players: int
    value: float
    low: float
    high: float
    n: int
    about: str = ""  # a seat, a verb, a stream, a source …
    against: str = ""
    effect: float | None = None  # of a difference, in standard deviations
    reference: float | None = None  # what it would be if there were no effect
    p: float | None = None  # how surprising it would be then
    adjusted: float | None = None  # the same, corrected for all questions in the study
    verdict: str = ""  # `yes` or `open`

    def dump(self) -> dict[str, Any]:
        """As JSON, without empty fields."""
        found = {name: getattr(self, name) for name in self.__dataclass_fields__}
        kept = {name: value for name, value in found.items() if value not in (None, "")}
        return {name: round(value, DIGITS) if isinstance(value, float) else value for name, value in kept.items()}


def figure(id: str, variant: str, players: int, interval: Interval, n: int, **more: Any) -> Measure:
    value, low, high = interval
    return Measure(id, variant, players, value, low, high, n, **more)


def judged(measures: list[Measure]) -> list[Measure]:
    """The same, with a verdict on each that answers a question."""
    asked = [measure.p for measure in measures if measure.p is not None]
    adjusted = iter(holm(asked))
    out = []
    for measure in measures:
        if measure.p is not None:
            sure = next(adjusted)
            measure = replace(measure, adjusted=sure, verdict="yes" if sure < SURE else "open")
        out.append(measure)
    return out


@dataclass
class Study:
    """A plan and what has been played of it, by block and in the order of the plan."""

    plan: Plan
    rows: list[tuple[Block, Row]]
    _games: dict[tuple[int, int], list[Row]] = field(default_factory=dict)

    def of(self, kind: str) -> Iterable[tuple[Block, Row]]:
        return ((block, row) for block, row in self.rows if block.kind == kind)

    def games(self, variant: int, players: int) -> list[Row]:
        """The main games of a variant with this many seats."""
        if not self._games:
            for block, row in self.of("main"):
                for part in row["variants"]:
                    self._games.setdefault((part["variant"], block.players), []).extend(part["games"])
        return self._games.get((variant, players), [])

    def tables(self) -> Iterable[tuple[int, str, int]]:
        """Each variant, by its place and its name, with each number of seats that was played."""
        for index, variant in enumerate(self.plan.variants):
            for players in self.plan.players:
                if self.games(index, players):
                    yield index, variant.name, players

"""How much one visitor may ask of this server, for anyone who wants to know."""

from __future__ import annotations

from dataclasses import fields

from litestar import get

from nemeton.server.http.errors import REFUSALS, TheRuntime
from nemeton.server.people.limits import Budget, Cap, Rate
from nemeton.server.wire.calls import Allowance, BudgetInfo

HOUR = 3600


@get("/budgets", responses=REFUSALS)
async def budgets(runtime: TheRuntime) -> list[BudgetInfo]:
    """How much one person and one address may ask for: at once, and in the long run."""
    limits = runtime.limits
    named = [(field.name, getattr(limits, field.name)) for field in fields(limits)]
    factor = limits.factor
    return [
        BudgetInfo(name, _allowed(given.person, factor), _allowed(given.address, factor))
        for name, given in named
        if isinstance(given, Budget | Cap)
    ]


def _allowed(given: Rate | int | None, factor: float) -> Allowance | None:
    if given is None:
        return None
    if isinstance(given, Rate):
        return Allowance(round(given.burst * factor), given.a_second * factor * HOUR)
    return Allowance(round(given * factor), 0)

"""docs/budgets.md: the budgets of a server as a table, from the module that defines them."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from nemeton.server.people.limits import Budget, Cap, Limits, Rate
from nemeton.server.wire.connection import REFUSALS_ENDURED
from nemeton.words import Words

PATH = Path(__file__).parent.parent / "docs" / "budgets.md"
HEAD = """# What one visitor may ask for

So that nobody can keep the others from playing, a server limits how much one visitor may ask for. It counts by person
and by address (with IPv6, by the network of a household). A new identity costs nothing but a new address does, so
nearly everything is counted both ways. Ordinary play never comes near these numbers. A server shows its own budgets on
the page *Account → What one visitor may ask for*, in both languages, and as JSON at `GET /api/budgets`. They are
defined in `server/people/limits.py`, from which this page is generated (`python scripts/budgets.py`).

| | one person | one address |
|---|---|---|
"""
TAIL = """
In addition, the head of a request must arrive within {head:g} seconds and have at most {bytes:,} bytes, and the whole
request must arrive within {body:g} seconds; a record has at most {record:,} moves. A visitor who asks too often is told
after how many seconds to try again (429, `Retry-After`). On a table's connection every message counts, and so does each
ping and each piece of a message; whoever goes on after {endured} refusals is disconnected. Connections beyond the limit
are refused, which is logged once a minute.

Bots think first for people who are waiting for them, evenly for all addresses; tables with only bots come last, one at
a time.
"""


def allowed(given: Rate | int | None) -> str:
    if given is None:
        return "–"
    if isinstance(given, int):
        return f"{given} at a time"
    hourly = given.a_second * 3600
    more = f"{hourly / 60:,.0f} a minute" if hourly >= 60 else f"{hourly:,.0f} an hour"
    return f"{given.burst:,.0f} at once, then {more}"


def written() -> str:
    limits, words = Limits(), Words("en")
    rows = []
    for field in fields(limits):
        given = getattr(limits, field.name)
        if isinstance(given, Budget | Cap):
            said = words.say(f"ui-budget-{field.name}")
            rows.append(f"| {said} | {allowed(given.person)} | {allowed(given.address)} |\n")
    facts: dict[str, float] = {"endured": REFUSALS_ENDURED, "record": limits.longest_record}
    facts |= {"head": limits.head_seconds, "bytes": limits.largest_head, "body": limits.body_seconds}
    return HEAD + "".join(rows) + TAIL.format(**facts)


if __name__ == "__main__":
    PATH.write_text(written(), "utf-8")

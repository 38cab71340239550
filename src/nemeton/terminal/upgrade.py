"""`nemeton upgrade DATA --check`: what this version would do to a server's running tables. It only reads."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from nemeton.core.answers import Reason
from nemeton.core.errors import BadOption
from nemeton.words import Words

if TYPE_CHECKING:
    from nemeton.server.store.rows import Misfit, Sheet

STORE = "nemeton.sqlite3"


def upgrade(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Table by table: goes on as before, goes on under new rules, or would be frozen, and why."""
    if not (arguments.data / STORE).exists():
        raise BadOption(words.say("cli-no-store", path=str(arguments.data)))
    return carried_over(arguments.data, console, words)


def carried_over(data: Path, console: Console, words: Words) -> int:
    """Table by table, what this version would do to a store; 1 if it would freeze one."""
    found = asyncio.run(_carried(data))
    for before, after in found:
        console.print(_line(before, after, words), soft_wrap=True)
    frozen = sum(after.misfit is not None for _, after in found)
    console.print(words.say("cli-upgrade", tables=len(found), frozen=frozen), style="bold")
    return 1 if frozen else 0


async def _carried(data: Path) -> list[tuple[Sheet, Sheet]]:
    """Every table whose game is not over, as it is and as it would be; worked out on a copy."""
    from nemeton.server.outside import Outside
    from nemeton.server.store.keeping import copied
    from nemeton.server.store.sqlite import SqliteStore
    from nemeton.server.table.boards import add_kept, add_own
    from nemeton.server.table.history import carried

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / STORE
        copied(data, copy)
        store = SqliteStore(copy)
        try:
            add_own(data)
            await add_kept(store)
            out = []
            for sheet in await store.begun():
                out.append((sheet, carried(Outside(), sheet, await store.entries(sheet.id)).sheet))
            return out
        finally:
            await store.close()


def _line(before: Sheet, after: Sheet, words: Words) -> str:
    names = ", ".join(seat.name for seat in before.seats if seat.name)
    title = words.say(f"{before.game}-title") if words.has(f"{before.game}-title") else before.game
    table = escape(f"{before.id[:8]} {title} ({names})")
    if after.misfit is not None:
        facts = {"fits": after.misfit.fits, "why": misfit_words(before.game, after.misfit, words)}
        return f"[red]✗[/red] {table}: {escape(words.say('cli-upgrade-frozen', **facts))}"
    key = "same" if after.changes == before.changes else "carried"
    return f"[green]✓[/green] {table}: {escape(words.say(f'cli-upgrade-{key}', moves=before.decisions))}"


def misfit_words(game: str, misfit: Misfit, words: Words) -> str:
    """The move that does not fit, whose it was, and the rule."""
    if misfit.seat < 0:
        return words.say(f"misfit-{misfit.key}")
    why = words.reason(game, Reason(misfit.rule, misfit.key, misfit.args))
    facts = {"number": misfit.fits + 1, "seat": misfit.seat, "why": why, "rule": misfit.rule or "–"}
    return words.say("misfit-move", text=misfit.text, **facts) if misfit.text else words.say("misfit-secret", **facts)

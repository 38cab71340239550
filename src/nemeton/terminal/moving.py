"""`nemeton move-data DATA postgresql://…`: moves a house to PostgreSQL, or back, and checks that everything arrived."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from rich.console import Console

from nemeton.core.errors import BadOption
from nemeton.terminal.upgrade import STORE
from nemeton.words import Words


def move_data(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """From a folder to a database, or from a database to a folder; no server may be running on either."""
    try:
        from nemeton.server.people.accounts import key_file, write_key
        from nemeton.server.store.keeping import KEY
        from nemeton.server.store.moving import NotTheSame, to_postgres, to_sqlite
        from nemeton.server.store.store import Conflict
    except ImportError as error:
        raise BadOption(words.say("cli-needs-nodes", module=error.name or "")) from error
    back = "://" in arguments.source
    url, folder = (arguments.source, arguments.to) if back else (arguments.to, arguments.source)
    if "://" not in url or "://" in folder:
        raise BadOption(words.say("cli-move-what"))
    file, key = Path(folder) / STORE, Path(folder) / KEY
    if not back and not file.exists():
        raise BadOption(words.say("cli-no-store", path=folder))

    def told(table: str, rows: int) -> None:
        console.print(words.say("cli-moved", table=table, rows=rows))

    try:
        if back:
            if found := asyncio.run(to_sqlite(url, file, told)):
                write_key(key, found)
        else:
            asyncio.run(to_postgres(file, url, key_file(key), told))
    except (Conflict, NotTheSame, OSError) as error:
        raise BadOption(words.say("cli-not-moved", why=str(error))) from error
    console.print(words.say("cli-moved-all"), style="bold")
    return 0

"""`nemeton serve`: starts a server here and opens the browser."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from nemeton.core.errors import BadOption

if TYPE_CHECKING:
    from nemeton.server.app import Shared


def open_table(arguments: argparse.Namespace, *_: object) -> int:
    # Imported only here: the other commands start faster without them.
    from nemeton.server import logs
    from nemeton.server.http.place import Place
    from nemeton.server.main import serve
    from nemeton.server.table.alarms import Patience

    logs.begin(arguments.log, arguments.log_level)
    place = Place(arguments.url, tuple(arguments.proxy))
    shared = _shared(arguments.database, arguments.bus)
    patience = Patience(arguments.clear_waiting, arguments.clear_silent)
    serve(arguments.host, arguments.port, arguments.data, not arguments.no_browser, place, shared, patience)
    return 0


def _shared(database: str, bus: str) -> Shared | None:
    """The database and the bus of a house with several nodes; None for a single node."""
    if not database and not bus:
        return None
    from nemeton.server.app import Shared
    from nemeton.words import Words, preferred_language

    words = Words(preferred_language())
    if not (database and bus):
        raise BadOption(words.say("cli-nodes-both"))
    try:
        import asyncpg  # noqa: F401
        import redis  # noqa: F401
    except ImportError as error:
        raise BadOption(words.say("cli-needs-nodes", module=error.name or "")) from error
    return Shared(database, bus)

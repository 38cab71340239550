"""`nemeton people DATA`: who has a name on a running server, and muting, banning or removing them."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import Any

import httpx
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from nemeton.core.errors import BadOption
from nemeton.words import Words

KEY = "host.key"
DECISIONS = {"mute": "muted", "ban": "banned", "pardon": ""}


def people(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Ask the server that runs on this folder, with the key in it."""
    try:
        key = (arguments.data / KEY).read_text()
    except FileNotFoundError as error:
        raise BadOption(words.say("cli-no-store", path=str(arguments.data))) from error
    if arguments.page:
        console.print(f"{arguments.server.rstrip('/')}/host#{key}", soft_wrap=True)
        return 0
    try:
        found = _asked(arguments, key)
    except httpx.HTTPError as error:
        raise BadOption(words.say("cli-no-server", server=arguments.server, why=str(error))) from error
    table = Table(box=None)
    for column in ("id", "name", "account", "since", "tables", "standing"):
        table.add_column(words.say(f"cli-people-{column}"))
    for one in found:
        since = datetime.fromtimestamp(one["created"], UTC).date().isoformat()
        standing = words.say(f"standing-{one['standing']}") if one["standing"] else ""
        table.add_row(one["id"], escape(one["name"]), escape(one["account"]), since, str(one["tables"]), standing)
    console.print(table)
    return 0


def _asked(arguments: argparse.Namespace, key: str) -> list[dict[str, Any]]:
    with httpx.Client(base_url=arguments.server, headers={"X-Nemeton-Host": key}, trust_env=False, timeout=30) as http:
        answer = http.get("/house/people")
        for decision, standing in DECISIONS.items():
            if id := getattr(arguments, decision):
                answer = http.put(f"/house/people/{id}", json={"standing": standing})
        if arguments.delete:
            answer = http.delete(f"/house/people/{arguments.delete}")
        answer.raise_for_status()
        return list(answer.json())

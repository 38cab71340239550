"""`nemeton backup`, `restore` and `doctor`: what a host does with the data of a server."""

from __future__ import annotations

import argparse
import zipfile

from rich.console import Console
from rich.markup import escape

from nemeton.core.errors import BadOption
from nemeton.terminal.upgrade import carried_over
from nemeton.words import Words


def backup(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """One file with everything, while the server runs."""
    from nemeton.server.store import keeping

    try:
        keeping.backup(arguments.data, arguments.file)
    except keeping.NoStore as error:
        raise BadOption(words.say("cli-no-store", path=str(error))) from error
    size = arguments.file.stat().st_size // 1000
    console.print(words.say("cli-backup", file=str(arguments.file), size=size), soft_wrap=True)
    return 0


def restore(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Recreate a server's folder from such a file."""
    from nemeton.server.store import keeping

    try:
        keeping.restore(arguments.file, arguments.data)
    except (keeping.NoStore, keeping.StoreInUse) as error:
        raise BadOption(words.say("cli-has-store", path=str(arguments.data))) from error
    except (zipfile.BadZipFile, keeping.NewerStore) as error:
        raise BadOption(words.say("cli-no-backup", file=str(arguments.file), why=str(error))) from error
    console.print(words.say("cli-restored", path=str(arguments.data)), soft_wrap=True)
    return 0


def doctor(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """What is right, what is wrong, and what this version would freeze; 1 if anything is wrong."""
    from nemeton.server.store import keeping

    well = True
    for finding in keeping.looked_over(arguments.data):
        well = well and finding.ok
        mark = "[green]✓[/green]" if finding.ok else "[red]✗[/red]"
        console.print(f"{mark} {escape(words.say(f'cli-doctor-{finding.key}', **finding.facts))}", soft_wrap=True)
    return carried_over(arguments.data, console, words) if well else 1

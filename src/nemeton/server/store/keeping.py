"""What a host does with a store: back it up while it is in use, restore it, check it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from nemeton.server.store.journal import Journal
from nemeton.server.store.sql import read_sheet
from nemeton.server.store.sqlite import Lock, StoreInUse, migrate, newest
from nemeton.server.store.store import NewerStore, sync_folder
from nemeton.server.store.writer import fold_all

STORE, KEY, BOARDS = "nemeton.sqlite3", "secret.key", "boards"
LEAST_FREE = 200_000_000  # bytes on the disk


class NoStore(Exception):
    """There is nothing to copy, or something that must not be overwritten."""


class Finding(NamedTuple):
    """`key` names the sentence (`cli-doctor-<key>`)."""

    key: str
    ok: bool
    facts: dict[str, str | int]


def copied(data: Path, to: Path) -> None:
    """Copy the store as it is at this moment, even while it is being written, into one file with the journal folded."""
    if not (data / STORE).is_file():
        raise NoStore(str(data))
    with closing(_reading(data)) as kept, closing(sqlite3.connect(to, isolation_level=None)) as ours:
        kept.backup(ours)
        migrate(ours)
        journal = Journal()
        journal.read(ours)
        fold_all(ours, journal)
        ours.execute("PRAGMA journal_mode = DELETE")


def backup(data: Path, file: Path) -> None:
    """Put everything needed to continue elsewhere into one file, which is either complete or not there."""
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".nemeton-") as folder:
        new = Path(folder, "new")
        copied(data, Path(folder, STORE))
        with open(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as out:
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.write(Path(folder, STORE), STORE)
                for path in (data / KEY, *sorted(data.glob(f"{BOARDS}/*.toml"))):
                    if path.is_file():
                        archive.write(path, path.relative_to(data))
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
        sync_folder(file.absolute().parent)


def restore(file: Path, data: Path) -> None:
    """Turn a backup into a folder to serve from; never overwrites an existing store."""
    if (data / STORE).exists():
        raise NoStore(str(data))
    data.mkdir(parents=True, exist_ok=True)
    with closing(Lock(data)), zipfile.ZipFile(file) as archive:
        with tempfile.TemporaryDirectory(dir=data, prefix=".restoring-") as folder:
            for name in archive.namelist():
                if name in (STORE, KEY) or (Path(name).parent == Path(BOARDS) and Path(name).suffix == ".toml"):
                    archive.extract(name, folder)
            with closing(sqlite3.connect(Path(folder, STORE), isolation_level=None)) as db:
                migrate(db)
            (data / BOARDS).mkdir(exist_ok=True)
            for path in sorted(Path(folder, BOARDS).glob("*.toml")):
                path.replace(data / BOARDS / path.name)
            for name in (KEY, STORE):  # the store last: without it the folder counts as empty
                if Path(folder, name).exists():
                    Path(folder, name).chmod(0o600)
                    Path(folder, name).replace(data / name)
        sync_folder(data)


# -- looking over ---------------------------------------------------------------------------------


def looked_over(data: Path) -> Iterator[Finding]:
    """Check what is right and wrong with a folder; only reads."""
    if not (data / STORE).is_file():
        yield Finding("no-store", False, {"path": str(data)})
        return
    with closing(_reading(data)) as db:
        yield from _shape(db)
        yield from _tables(db)
    key = data / KEY
    size = key.stat().st_size if key.is_file() else 0
    yield Finding("key" if size >= 32 else "no-key", size >= 32, {})
    free = shutil.disk_usage(data).free
    yield Finding(
        "disk", free >= LEAST_FREE, {"free": free // 1_000_000, "size": (data / STORE).stat().st_size // 1000}
    )
    yield Finding("in-use" if in_use(data) else "not-in-use", True, {})


def _shape(db: sqlite3.Connection) -> Iterator[Finding]:
    found: str = db.execute("PRAGMA integrity_check").fetchone()[0]
    yield Finding("integrity", found == "ok", {"found": found})
    have: int = db.execute("PRAGMA user_version").fetchone()[0]
    yield Finding("shape", have <= newest(), {"have": have, "known": newest()})


def _tables(db: sqlite3.Connection) -> Iterator[Finding]:
    """Check what is in the journal, what was set aside, and which tables cannot be read."""
    with suppress(sqlite3.OperationalError):  # an old store has fewer tables
        yield Finding("journal", True, {"rows": db.execute("SELECT count(*) FROM journal").fetchone()[0]})
        aside = [name for (name,) in db.execute("SELECT name FROM aside ORDER BY number")]
        yield Finding("aside", not aside, {"number": len(aside), "names": ", ".join(aside[:10])})
    broken = []
    for id, version, head in db.execute("SELECT id, version, head FROM game_table"):
        sheet = read_sheet(head)
        if sheet is None or sheet.written != version:
            broken.append(id)
    yield Finding("unreadable", not broken, {"number": len(broken), "names": ", ".join(broken[:10])})


def in_use(data: Path) -> bool:
    """Does a server run on this folder?"""
    try:
        Lock(data, patience=0.0).close()
    except StoreInUse:
        return True
    return False


def _reading(data: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{(data / STORE).absolute().as_uri()}?mode=ro", uri=True, timeout=30)


__all__ = ["Finding", "NewerStore", "NoStore", "StoreInUse", "backup", "copied", "looked_over", "restore"]

"""The journal: changes of tables are first written here, many in one row, and later folded into place.

A row of the journal costs the disk one page for dozens of moves; a table's own rows cost two pages for each move.
Folding takes a few tables at a time, with everything that has happened at them, so that nobody waits long for it. What
is in the journal is safe: after a crash it is folded before anything is read. Folding twice does no harm.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import islice

import msgspec
from mypy_extensions import mypyc_attr

from nemeton.server.store.rows import Change, Entry, Sheet, Snapshot, encode
from nemeton.server.store.store import Conflict

logger = logging.getLogger("nemeton.server")

TABLES_AT_ONCE = 24
AGE = 10.0  # seconds that a change may wait in the journal before it is folded
MOST_KNOWN = 50_000  # tables whose versions are remembered

_decoder = msgspec.json.Decoder(list[Change])

SHEETS = """
    UPDATE game_table
    SET version = new.column2, status = new.column3, changed = coalesce(new.column4, changed), wake = new.column5,
        head = new.column6
    FROM (VALUES {}) AS new
    WHERE game_table.id = new.column1 AND game_table.version < new.column2
"""
ENTRIES = "INSERT OR REPLACE INTO entry VALUES {}"
ROWS_AT_ONCE = (64, 16, 4, 1)  # only a few sizes, so that the statements stay prepared


class Pending:
    """What has happened at one table since it was last folded."""

    def __init__(self, row: int) -> None:
        self.row = row  # the first row of the journal that is still needed
        self.since = time.monotonic()
        self.sheet: Sheet | None = None
        self.at: float | None = None
        self.wake: float | None = None
        self.entries: list[Entry] = []
        self.snapshot: Snapshot | None = None
        self.drop_snapshot = False
        self.sittings = False

    def add(self, change: Change) -> None:
        self.sheet, self.wake = change.sheet, change.wake
        if change.at is not None:
            self.at = change.at
        self.entries += change.entries
        if change.drop_snapshot or change.snapshot is not None:
            self.snapshot, self.drop_snapshot = change.snapshot, change.drop_snapshot
        self.sittings |= change.sittings

    def rest(self) -> Change:
        """The part that is written row by row, because it is rare."""
        assert self.sheet is not None
        return Change(self.sheet, self.at, self.wake, (), self.snapshot, self.drop_snapshot, self.sittings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Used only by the writing thread."""

    def __init__(self) -> None:
        self._pending: dict[str, Pending] = {}  # the longest-waiting first
        self._versions: dict[str, int] = {}
        self._row = 0

    def __len__(self) -> int:
        return len(self._pending)

    # -- writing ---------------------------------------------------------------------------------

    def check(self, db: sqlite3.Connection, changes: Iterable[Change]) -> list[Conflict | None]:
        """For each change, None if it follows on what is written, otherwise a conflict."""
        out: list[Conflict | None] = []
        ahead: dict[str, int] = {}
        for change in changes:
            id, version = change.sheet.id, change.sheet.written
            known = ahead.get(id, self._versions.get(id))
            if known is None:
                row = db.execute("SELECT version FROM game_table WHERE id = ?", (id,)).fetchone()
                known = -1 if row is None else row[0]
            fits = known == version - 1
            ahead[id] = version if fits else known
            out.append(None if fits else Conflict("version"))
        return out

    def write(self, db: sqlite3.Connection, written: list[bytes]) -> None:
        db.execute("INSERT INTO journal VALUES (?, ?)", (self._row + 1, b"[" + b",".join(written) + b"]"))

    def written(self, changes: Iterable[Change]) -> None:
        """Note that these changes are on the disk."""
        self._row += 1
        if len(self._versions) > MOST_KNOWN:
            self._versions.clear()
            self._versions.update((id, p.sheet.written) for id, p in self._pending.items() if p.sheet is not None)
        for change in changes:
            id = change.sheet.id
            self._versions[id] = change.sheet.written
            pending = self._pending.get(id)
            if pending is None:
                pending = self._pending[id] = Pending(self._row)
            pending.add(change)

    # -- folding ---------------------------------------------------------------------------------

    @property
    def row(self) -> int:
        """The last row written."""
        return self._row

    def settled(self, row: int) -> bool:
        """Is everything up to a row of the journal in its place?"""
        return all(pending.row > row for pending in list(self._pending.values())[:1])

    def wait(self) -> float | None:
        """Seconds until something is due to be folded; None: nothing is in the journal."""
        for pending in self._pending.values():
            return max(0.0, pending.since + AGE - time.monotonic())
        return None

    def due(self, all_: bool) -> list[str]:
        """The tables to be folded now: a few of those that have waited long enough, or a few of all."""
        long_ago = float("inf") if all_ else time.monotonic() - AGE
        return [id for id, pending in islice(self._pending.items(), TABLES_AT_ONCE) if pending.since <= long_ago]

    def read(self, db: sqlite3.Connection) -> None:
        """Read what the last run left. A row that cannot be read is set aside, and does not stop the others."""
        for number, changes in db.execute("SELECT number, changes FROM journal ORDER BY number").fetchall():
            self._row = number - 1
            try:
                self.written(_decoder.decode(changes))
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, TypeError) as error:
                logger.error("row %s of the journal cannot be read, and is set aside: %s", number, error)
                db.execute("BEGIN IMMEDIATE")
                set_aside(db, f"journal {number}", str(error), changes)
                db.execute("DELETE FROM journal WHERE number = ?", (number,))
                db.execute("COMMIT")

    def set_aside(self, id: str, error: BaseException) -> Callable[[sqlite3.Connection], None]:
        """Set aside the changes of a table that cannot be folded."""
        pending = self._pending.pop(id)
        self._versions.pop(id, None)
        bytes_ = encode([pending.rest(), pending.entries])
        return lambda db: set_aside(db, f"table {id}", repr(error), bytes_)

    def fold(self, db: sqlite3.Connection, ids: list[str]) -> None:
        """Write tables into place, in the caller's transaction; the caller calls `folded` when it is committed."""
        sheets, entries = [], []
        for id in ids:
            pending = self._pending[id]
            sheet = pending.sheet
            assert sheet is not None
            sheets.append((id, sheet.written, sheet.status, pending.at, pending.wake, encode(sheet)))
            entries += [(id, *entry) for entry in pending.entries]
        write_rows(db, SHEETS, sheets)
        write_rows(db, ENTRIES, entries)
        for id in ids:
            write_rest(db, self._pending[id].rest())
        left = next((p.row for id, p in self._pending.items() if id not in ids), self._row + 1)
        db.execute("DELETE FROM journal WHERE number < ?", (left,))

    def folded(self, ids: list[str]) -> None:
        for id in ids:
            del self._pending[id]


def set_aside(db: sqlite3.Connection, name: str, why: str, bytes_: bytes) -> None:
    """Keep what cannot be used, in case somebody can read it."""
    db.execute("INSERT INTO aside (name, why, bytes) VALUES (?, ?, ?)", (name, why, bytes_))


def write_rows(db: sqlite3.Connection, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Write many rows in few statements: each releases the interpreter's lock and must wait to get it back."""
    at = 0
    for size in ROWS_AT_ONCE:
        while len(rows) - at >= size:
            some = rows[at : at + size]
            marks = f"({','.join('?' * len(some[0]))})"
            db.execute(sql.format(",".join([marks] * size)), [value for row in some for value in row])
            at += size


def write_rest(db: sqlite3.Connection, change: Change) -> None:
    """The entries, the snapshot and the sittings of a change."""
    id = change.sheet.id
    if change.entries:
        write_rows(db, ENTRIES, [(id, *entry) for entry in change.entries])
    if change.drop_snapshot:
        db.execute("DELETE FROM snapshot WHERE table_id = ?", (id,))
    if change.snapshot is not None:
        db.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)", (id, *change.snapshot))
    if change.sittings:
        db.execute("DELETE FROM sitting WHERE table_id = ?", (id,))
        db.executemany("INSERT INTO sitting VALUES (?, ?)", [(person, id) for person in change.sheet.persons()])

"""What both stores share: statements that SQLite and PostgreSQL both understand, with `?` for values."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from nemeton.server.store.rows import (
    Entry,
    Hall,
    Person,
    Remark,
    Said,
    Session,
    Sheet,
    Standing,
    Status,
    TokenRow,
    encode,
)
from nemeton.server.store.store import CannotWrite

logger = logging.getLogger("nemeton.server")

FIELDS = "id, name, colour, language, account, password, epoch, created"
TOKEN = "hash, person, created, name, scope"
SESSION = "hash, person, created, seen, device"
UNDER_WAY = "IN ('waiting', 'running', 'frozen')"
ENTRIES = "SELECT number, at, seat, move, text FROM entry WHERE table_id = ? AND number > ? ORDER BY number"
UNREADABLE = (msgspec.DecodeError, UnicodeError, TypeError)
_sheet = msgspec.json.Decoder(Sheet)
_remark = msgspec.json.Decoder(Remark)


class Sql(Protocol):
    """A database under the statements of this file."""

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """The rows a statement finds."""
        ...

    async def write(self, *statements: tuple[Any, ...]) -> None:
        """Run statements, each with its values, all or nothing; `Conflict` if one breaks a constraint.

        If it is not known whether they were run, they are run again, and must come to the same.
        """
        ...

    async def settle(self) -> None:
        """Wait until all earlier changes of tables are in their place, where queries find them."""
        ...


class SqlStore:
    """Everything in a store except opening it and changing tables."""

    sql: Sql

    @property
    def failing(self) -> bool:
        return False

    @property
    def waiting(self) -> int:
        return 0

    async def _sheets(self, sql: str, *values: Any) -> list[Sheet]:
        await self.sql.settle()
        return await self._as_they_are(sql, *values)

    async def _as_they_are(self, sql: str, *values: Any) -> list[Sheet]:
        """Sheets as they are, without changes that have not settled yet; unreadable ones are left out."""
        return [sheet for (head,) in await self.sql.rows(sql, *values) if (sheet := read_sheet(head)) is not None]

    # -- tables ----------------------------------------------------------------------------------

    async def sheet(self, id: str) -> Sheet | None:
        return _first(await self._sheets("SELECT head FROM game_table WHERE id = ?", id))

    async def entries(self, id: str) -> list[Entry]:
        await self.sql.settle()
        return [Entry(*row) for row in await self.sql.rows(ENTRIES, id, 0)]

    async def by_code(self, code: str) -> Sheet | None:
        return _first(await self._sheets("SELECT head FROM game_table WHERE code = ?", code))

    async def hall(self, person: str, most: int, most_open: int) -> Hall:
        list_ = "SELECT head FROM game_table WHERE visibility = 'open' AND status {} ORDER BY changed DESC LIMIT ?"
        mine = (
            "SELECT head FROM sitting JOIN game_table ON id = table_id"
            " WHERE person = ? AND status {} ORDER BY changed DESC LIMIT ?"
        )
        with contextlib.suppress(CannotWrite):  # then it lacks the last moves, but is there all the same
            await self.sql.settle()

        async def own_and_others(status: str, others: int) -> tuple[list[Sheet], list[Sheet]]:
            own = await self._as_they_are(mine.format(status), person, most)
            ids = {sheet.id for sheet in own}
            found = await self._as_they_are(list_.format(status), others)
            return own, [sheet for sheet in found if sheet.id not in ids]

        playing, open_ = await own_and_others(UNDER_WAY, most_open)
        played, seen = await own_and_others("= 'finished'", most)
        return Hall(open_, playing, played + seen)

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        with contextlib.suppress(CannotWrite):
            await self.sql.settle()
        return dict(await self.sql.rows("SELECT status, count(*) FROM game_table GROUP BY status"))

    async def begun(self) -> list[Sheet]:
        """The tables whose games are not over."""
        return await self._sheets("SELECT head FROM game_table WHERE status IN ('running', 'frozen')")

    async def unchanged(self, status: Status, since: float) -> list[Sheet]:
        """The tables where nothing has happened since then."""
        sql = "SELECT head FROM game_table WHERE visibility IN ('open', 'link') AND status = ? AND changed < ?"
        return await self._sheets(sql, status, since)

    async def tables_of(self, person: str) -> list[Sheet]:
        """All of somebody's tables, which may be thousands."""
        return await self._sheets("SELECT head FROM sitting JOIN game_table ON id = table_id WHERE person = ?", person)

    async def finished_by(self, person: str, most: int) -> list[Sheet]:
        """The last games that somebody has finished."""
        sql = "SELECT head FROM sitting JOIN game_table ON id = table_id WHERE person = ? AND status = 'finished'"
        return await self._sheets(f"{sql} ORDER BY changed DESC LIMIT ?", person, most)

    async def under_way(self, person: str) -> int:
        """At how many tables somebody sits whose games are not over."""
        await self.sql.settle()
        sql = "SELECT count(*) FROM sitting JOIN game_table ON id = table_id WHERE person = ? AND status {}"
        (row,) = await self.sql.rows(sql.format(UNDER_WAY), person)
        return int(row[0])

    async def add_chat(self, id: str, said: Said, most: int) -> None:
        """Keep a chat message, and only the last few messages of players and of watchers at that table."""
        watching = int(said.remark.seat < 0)
        add = (
            "INSERT INTO chat (table_id, number, person, chat, watching)"
            " SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ? FROM chat WHERE table_id = ?"
            " HAVING count(CASE WHEN person = ? AND chat = ? THEN 1 END) = 0"  # it may have been written already
        )
        last = "SELECT number FROM chat WHERE table_id = ? AND watching = ? ORDER BY number DESC LIMIT ?"
        drop = f"DELETE FROM chat WHERE table_id = ? AND watching = ? AND number NOT IN ({last})"
        row = (said.person, encode(said.remark))
        await self.sql.write((add, id, *row, watching, id, *row), (drop, id, watching, id, watching, most))

    async def chats_of(self, person: str) -> list[tuple[str, Remark]]:
        sql = "SELECT table_id, chat FROM chat WHERE person = ? ORDER BY table_id, number"
        rows = await self.sql.rows(sql, person)
        return [(table, said.remark) for table, chat in rows for said in read_chats([(person, chat)])]

    async def forget_chats(self, person: str) -> None:
        await self.sql.write(("DELETE FROM chat WHERE person = ?", person))

    async def forget_sittings(self, person: str) -> None:
        await self.sql.write(("DELETE FROM sitting WHERE person = ?", person))

    async def hand_over_chats(self, person: str, to: str) -> None:
        await self.sql.write(("UPDATE chat SET person = ? WHERE person = ?", to, person))

    async def wakes(self) -> list[tuple[str, float]]:
        await self.sql.settle()
        rows = await self.sql.rows("SELECT id, wake FROM game_table WHERE wake IS NOT NULL")
        return [(id, wake) for id, wake in rows]

    # -- people ----------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        return _person(await self.sql.rows(f"SELECT {FIELDS} FROM person WHERE id = ?", id))

    async def persons(self, ids: list[str]) -> list[Person]:
        """Those of these people who have a name."""
        marks = ", ".join("?" * len(ids))
        rows = await self.sql.rows(f"SELECT {FIELDS} FROM person WHERE id IN ({marks})", *ids)
        return [found for row in rows if (found := _person([row])) is not None]

    async def by_account(self, account: str) -> Person | None:
        return _person(await self.sql.rows(f"SELECT {FIELDS} FROM person WHERE account = ?", account))

    async def save_person(self, person: Person) -> None:
        p = person
        row = (p.id, p.name, p.colour, p.language, p.account or None, p.password, p.epoch, p.created)
        sql = (
            f"INSERT INTO person ({FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " name=excluded.name, colour=excluded.colour, language=excluded.language, account=excluded.account,"
            " password=excluded.password, epoch=excluded.epoch"
        )
        await self.sql.write((sql, *row))

    async def people(self) -> list[Person]:
        """Everybody with a name, the newest first."""
        rows = await self.sql.rows(f"SELECT {FIELDS} FROM person ORDER BY created DESC")
        return [person for row in rows if (person := _person([row])) is not None]

    async def table_counts(self) -> dict[str, int]:
        """At how many tables each person sits or sat."""
        return dict(await self.sql.rows("SELECT person, count(*) FROM sitting GROUP BY person"))

    async def standings(self) -> dict[str, Standing]:
        return dict(await self.sql.rows("SELECT person, standing FROM standing"))

    async def set_standing(self, person: str, standing: Standing) -> None:
        forget = ("DELETE FROM standing WHERE person = ?", person)
        await self.sql.write(forget, *([("INSERT INTO standing VALUES (?, ?)", person, standing)] if standing else []))

    async def delete_person(self, id: str) -> None:
        await self.sql.write(("DELETE FROM person WHERE id = ?", id))

    async def token(self, hash: bytes) -> TokenRow | None:
        rows = await self.sql.rows(f"SELECT {TOKEN} FROM token WHERE hash = ?", hash)
        return TokenRow(*rows[0]) if rows else None

    async def add_token(self, token: TokenRow, most: int) -> None:
        """The newest of the others stay with it; it stays itself, even if the date was set back."""
        add = f"INSERT INTO token ({TOKEN}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING"
        others = "FROM token WHERE person = ? AND hash <> ?"
        drop = f"DELETE {others} AND hash NOT IN (SELECT hash {others} ORDER BY created DESC LIMIT ?)"
        mine = (token.person, token.hash)
        await self.sql.write((add, *token), (drop, *mine, *mine, most - 1))

    async def tokens(self, person: str) -> list[TokenRow]:
        sql = f"SELECT {TOKEN} FROM token WHERE person = ? ORDER BY created DESC"
        return [TokenRow(*row) for row in await self.sql.rows(sql, person)]

    async def end_token(self, hash: bytes) -> None:
        await self.sql.write(("DELETE FROM token WHERE hash = ?", hash))

    async def end_tokens(self, person: str) -> None:
        await self.sql.write(("DELETE FROM token WHERE person = ?", person))

    async def session(self, hash: bytes) -> Session | None:
        rows = await self.sql.rows(f"SELECT {SESSION} FROM session WHERE hash = ?", hash)
        return Session(*rows[0]) if rows else None

    async def add_session(self, session: Session, most: int) -> None:
        add = f"INSERT INTO session ({SESSION}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING"
        newest = "SELECT hash FROM session WHERE person = ? ORDER BY seen DESC LIMIT ?"
        drop = f"DELETE FROM session WHERE person = ? AND hash NOT IN ({newest})"
        await self.sql.write((add, *session), (drop, session.person, session.person, most))

    async def sessions(self, person: str) -> list[Session]:
        sql = f"SELECT {SESSION} FROM session WHERE person = ? ORDER BY created DESC"
        return [Session(*row) for row in await self.sql.rows(sql, person)]

    async def see_session(self, hash: bytes, at: float) -> None:
        await self.sql.write(("UPDATE session SET seen = ? WHERE hash = ?", at, hash))

    async def end_session(self, hash: bytes) -> None:
        await self.sql.write(("DELETE FROM session WHERE hash = ?", hash))

    async def end_sessions(self, person: str) -> None:
        await self.sql.write(("DELETE FROM session WHERE person = ?", person))

    async def end_old_sessions(self, before: float) -> None:
        await self.sql.write(("DELETE FROM session WHERE seen < ?", before))

    # -- notes -----------------------------------------------------------------------------------

    async def note(self, name: str) -> str:
        rows = await self.sql.rows("SELECT value FROM note WHERE name = ?", name)
        return str(rows[0][0]) if rows else ""

    async def notes(self, kind: str) -> list[str]:
        """All notes whose names begin with this kind."""
        sql = "SELECT value FROM note WHERE substr(name, 1, ?) = ? ORDER BY name"
        return [str(row[0]) for row in await self.sql.rows(sql, len(kind), kind)]

    async def set_note(self, name: str, value: str) -> None:
        sql = "INSERT INTO note (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.sql.write((sql, name, value))


def read_sheet(head: bytes) -> Sheet | None:
    """A table's sheet; None if it cannot be read."""
    try:
        return _sheet.decode(head)
    except UNREADABLE as error:
        logger.error("a table cannot be read, and is left alone: %s", error)
        return None


def read_chats(rows: Iterable[Any]) -> list[Said]:
    """The chat messages that can be read."""
    out = []
    for person, chat in rows:
        try:
            out.append(Said(person, _remark.decode(chat)))
        except UNREADABLE as error:
            logger.error("something said cannot be read: %s", error)
    return out


def _first(sheets: Iterable[Sheet]) -> Sheet | None:
    return next(iter(sheets), None)


def _person(rows: list[Any]) -> Person | None:
    if not rows:
        return None
    id, name, colour, language, account, password, epoch, created = rows[0]
    return Person(id, name, colour, language, account or "", password, epoch, created)

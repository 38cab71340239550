"""People: a name for those who give one, a password for those who want an account, tokens for their scripts."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec.structs import replace

from nemeton.server.outside import Outside
from nemeton.server.people import names
from nemeton.server.people.sessions import Pass, Sessions, session_id
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Language, Person, Scope, Standing, TokenRow
from nemeton.server.store.store import Conflict, Store, sync_folder

logger = logging.getLogger("nemeton.server")

K = TypeVar("K")
T = TypeVar("T")
COOKIE, DEVICE_COOKIE = "nemeton", "nemeton-device"
TOKEN = "nmt_"
MOST_TOKENS = 10
CACHED = 10_000
KEY_BYTES = 32


class Token(NamedTuple):
    """A token of somebody's script; its id lets nobody in."""

    id: str
    created: float
    name: str
    scope: Scope


class Who(NamedTuple):
    """Who is calling, how we know, and what that lets them do."""

    person: Person
    by: Literal["cookie", "token", "nothing"]
    token: str = ""  # the id of the token
    session: str = ""  # the id of the session; for a guest without a name, their own id
    scope: Scope = "account"
    old: bool = False  # came with a cookie from before there were sessions, to be exchanged


NOBODY = Who(Person(""), "nothing")


def key_file(path: Path) -> bytes:
    """The key that signs cookies. A new one is made if there is none, or if it was never completely written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        return write_key(path, secrets.token_hex(KEY_BYTES).encode())
    if len(key) >= KEY_BYTES:
        return key
    aside = path.with_suffix(".damaged")
    logger.error("%s is no key: it is set aside as %s, and everybody must log in again", path.name, aside.name)
    path.replace(aside)
    return write_key(path, secrets.token_hex(KEY_BYTES).encode())


def write_key(path: Path, key: bytes) -> bytes:
    """Write a key: complete on the disk before anybody gets a cookie."""
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    sync_folder(path.parent)
    return key


class Accounts:
    def __init__(self, store: Store, outside: Outside, key: bytes) -> None:
        self._store = store
        self._outside = outside
        self.sessions = Sessions(store, outside, key)
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = ThreadPoolExecutor(2, "argon2")
        self._decoy_hash = ""
        self._standings: dict[str, Standing] = {}
        self._cache: OrderedDict[str, Person] = OrderedDict()
        self._tokens: OrderedDict[bytes, TokenRow] = OrderedDict()
        self.on_renewed: Callable[[str, bool], None] = lambda person, ended: None  # for other nodes
        self.sessions.on_ended = lambda person: self.on_renewed(person, True)

    def close(self) -> None:
        self._hashing.shutdown()

    # -- what the host has decided ---------------------------------------------------------------

    async def open(self) -> None:
        """Read what the host has decided about people; again if another node may have been told."""
        self._standings = await self._store.standings()

    def standing(self, id: str) -> Standing:
        return self._standings.get(id, "")

    async def decide(self, id: str, standing: Standing) -> None:
        await self._store.set_standing(id, standing)
        self._standings[id] = standing
        self.on_renewed(id, True)

    # -- who calls -------------------------------------------------------------------------------

    async def by_cookie(self, cookie: str) -> Who:
        """The person a cookie was given to; nobody if it was not given here or has ended."""
        found = await self.sessions.read(cookie)
        if found is None:
            return NOBODY
        person = await self.person(found.person)
        if found.old is not None:
            holds = bool(person.created) and person.epoch == found.old
            return Who(person, "cookie", session=found.session, old=True) if holds else NOBODY
        if found.session == person.id and person.created:
            return NOBODY  # the guest cookie of somebody who has a name now: it may be in other hands
        return Who(person, "cookie", session=found.session)

    async def by_token(self, token: str) -> Who:
        hashed, known = _hashed(token), self._tokens
        row = known.get(hashed)
        if row is None:
            row = await self._store.token(hashed)
            if row is None:
                raise Refusal("bad-token")
            _remember(known, hashed, row)
        return Who(await self.person(row.person), "token", session_id(hashed), scope=row.scope)

    async def person(self, id: str) -> Person:
        """Somebody who was here before, or a guest without a name."""
        person = self._cache.get(id)
        if person is None:
            person = await self._store.person(id) or Person(id)
            _remember(self._cache, id, person)
        return person

    def known(self, id: str) -> Person | None:
        """A person whose name is in memory; otherwise None."""
        return self._cache.get(id)

    def at_hand(self) -> list[str]:
        """Everybody of whom something is in memory."""
        return list(self._cache)

    async def know(self, ids: Iterable[str]) -> None:
        """Load the names of these people into memory."""
        lacking = [id for id in ids if id not in self._cache]
        if lacking:
            for person in await self._store.persons(lacking):
                _remember(self._cache, person.id, person)

    def guest(self) -> Person:
        """Somebody new; nothing is written until there is a name."""
        return Person(self._outside.id())

    # -- introducing oneself ---------------------------------------------------------------------

    async def introduce(self, person: Person, name: str, colour: int, language: Language) -> Person:
        return await self._save(replace(person, name=names.name(name), colour=colour, language=language))

    async def _save(self, person: Person) -> Person:
        if not person.created:  # not the guest's id, whose cookie may be in other hands
            person = replace(person, id=self._outside.id(), created=self._outside.now())
        await self._store.save_person(person)
        _remember(self._cache, person.id, person)
        self.on_renewed(person.id, False)
        return person

    async def delete(self, person: Person) -> None:
        """Delete a person's row with its sessions and tokens, and every byte of them."""
        await self._store.delete_person(person.id)
        await self._store.scrub()
        self.forget(person.id)
        self.on_renewed(person.id, True)

    def forget(self, *people: str) -> None:
        """Forget what is in memory about these people and their access, to be read from the store again."""
        for id in people:
            self._cache.pop(id, None)
        self._forget_tokens()
        self.sessions.forget()

    async def exchange(self, who: Who, agent: str) -> Pass:
        """A session in exchange for a cookie from before there were sessions; all the person's old cookies end."""
        await self._save(replace(who.person, epoch=who.person.epoch + 1))
        return await self.sessions.begin(who.person, agent)

    async def end_everything(self, person: Person) -> None:
        """After a new password: end all of a person's sessions and tokens."""
        await self.sessions.end_all(person.id)
        await self._store.end_tokens(person.id)
        self._forget_tokens()

    # -- accounts --------------------------------------------------------------------------------

    async def make_account(self, person: Person, account: str, password: str) -> Person:
        if person.account:
            raise Refusal("has-account")
        return await self._save_account(person, account, password)

    async def change_account(self, person: Person, account: str, current: str, password: str) -> Person:
        """A new name or password, for somebody who knows the current password."""
        if not person.account:
            raise Refusal("no-account")
        if not await self._in_thread(self._verify, person.password, current):
            raise Refusal("wrong-current")
        return await self._save_account(replace(person, epoch=person.epoch + 1), account, password)

    async def _save_account(self, person: Person, account: str, password: str) -> Person:
        other = await self._store.by_account(account)
        if other is not None and other.id != person.id:
            raise Refusal("account-taken")
        hashed = await self._in_thread(self._hasher.hash, password)
        name = person.name or account
        try:
            saved = await self._save(replace(person, name=name, account=account, password=hashed))
        except Conflict as error:
            raise Refusal("account-taken") from error
        await self.end_everything(saved)
        return saved

    async def log_in(self, account: str, password: str) -> Person:
        person = await self._store.by_account(account)
        hashed = person.password if person is not None else await self._decoy()
        right = await self._in_thread(self._verify, hashed, password)
        if person is None or not right:
            raise Refusal("wrong-password")
        return person

    async def _decoy(self) -> str:
        """A hash to compare with if there is no such account, so that the time taken reveals nothing."""
        if not self._decoy_hash:
            self._decoy_hash = await self._in_thread(self._hasher.hash, secrets.token_hex(16))
        return self._decoy_hash

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *args)

    # -- tokens ----------------------------------------------------------------------------------

    async def make_token(self, person: Person, name: str, scope: Scope) -> tuple[Token, str]:
        """A token for a person's own script, shown once; only its hash is kept, and only the newest few."""
        if not person.name:
            raise Refusal("introduce-first")
        token = TOKEN + secrets.token_urlsafe(32)
        row = TokenRow(_hashed(token), person.id, self._outside.now(), names.plain(name), scope)
        await self._store.add_token(row, MOST_TOKENS)
        self._forget_tokens()
        return _token(row), token

    async def tokens(self, person: Person) -> list[Token]:
        return [_token(row) for row in await self._store.tokens(person.id)]

    async def end_token(self, person: Person, id: str) -> None:
        """Revoke a token."""
        for row in await self._store.tokens(person.id):
            if session_id(row.hash) == id:
                await self._store.end_token(row.hash)
                self._forget_tokens()
                self.on_renewed(person.id, True)
                return
        raise Refusal("no-token")

    def _forget_tokens(self) -> None:
        """A new dict instead of clearing the old one: a query in progress must not put back a token that has ended."""
        self._tokens = OrderedDict()


def _remember(cache: OrderedDict[K, T], key: K, value: T) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > CACHED:
        cache.popitem(last=False)


def _token(row: TokenRow) -> Token:
    return Token(session_id(row.hash), row.created, row.name, row.scope)


def _hashed(token: str) -> bytes:
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"nemeton token").digest()

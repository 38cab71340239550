"""People: a signed cookie for everybody, a name for who introduces themselves, a password for who wants an account."""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b, sha512
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, Signer
from msgspec.structs import replace

from nemeton.server.messages import Change, Credentials, Introduce, Me, NewToken, TokenInfo, TokenWish
from nemeton.server.refusals import Refusal
from nemeton.server.sources import Sources
from nemeton.server.store import Conflict, Person, Store

K = TypeVar("K")
T = TypeVar("T")
COOKIE = "nemeton"
COOKIE_SECONDS = 400 * 86400
TOKEN = "nmt_"
MOST_TOKENS = 10
CACHED = 10_000


class Who(NamedTuple):
    """Who calls, and how that is known."""

    person: Person
    by: Literal["cookie", "token", "nothing"]
    token: str = ""  # the id of the token


NOBODY = Who(Person(""), "nothing")


def key_file(path: Path) -> bytes:
    """The key that signs cookies; made when there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_hex(32).encode()
        file.write(key)
    return key


class Accounts:
    def __init__(self, store: Store, sources: Sources, key: bytes) -> None:
        self._store = store
        self._sources = sources
        self._key = key
        self._signer = Signer(key, salt="nemeton cookie", digest_method=sha512)
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = ThreadPoolExecutor(2, "argon2")
        self._decoy_hash = ""
        self._cache: OrderedDict[str, Person] = OrderedDict()
        self._tokens: OrderedDict[bytes, str] = OrderedDict()

    def close(self) -> None:
        self._hashing.shutdown()

    # -- who calls -------------------------------------------------------------------------------

    async def by_cookie(self, cookie: str) -> Who:
        """Whoever a cookie was given to; nobody if it was not signed here or has ended."""
        try:
            id, _, epoch = self._signer.unsign(cookie).decode().partition(".")
        except (BadSignature, UnicodeError):
            return NOBODY
        person = await self.person(id)
        return Who(person, "cookie") if str(person.epoch) == epoch else NOBODY

    async def by_token(self, token: str) -> Who:
        hashed, known = _hashed(token), self._tokens
        id = known.get(hashed)
        if id is None:
            found = await self._store.by_token(hashed)
            if found is None:
                raise Refusal("bad-token")
            id = found.id
            _remember(known, hashed, id)
        return Who(await self.person(id), "token", _token_id(hashed))

    async def person(self, id: str) -> Person:
        """Somebody who was here before, or a guest without a name."""
        person = self._cache.get(id)
        if person is None:
            person = await self._store.person(id) or Person(id)
            _remember(self._cache, id, person)
        return person

    def guest(self) -> Person:
        """Somebody new; nothing is written until there is a name."""
        return Person(self._sources.id())

    def cookie(self, person: Person) -> str:
        return self._signer.sign(f"{person.id}.{person.epoch}").decode()

    def csrf(self, person: Person) -> str:
        return blake2b(f"csrf {person.id}.{person.epoch}".encode(), key=self._key, digest_size=16).hexdigest()

    def right_csrf(self, person: Person, given: str) -> bool:
        return hmac.compare_digest(self.csrf(person).encode(), given.encode("utf-8", "replace"))

    def me(self, person: Person) -> Me:
        csrf = self.csrf(person) if person.id else ""
        return Me(person.id, person.name, person.colour, person.account, person.language, csrf)

    # -- introducing oneself ---------------------------------------------------------------------

    async def introduce(self, person: Person, wish: Introduce) -> Person:
        name = _plain(wish.name)
        if not name:
            raise Refusal("bad-name")
        return await self._save(replace(person, name=name, colour=wish.colour, language=wish.language))

    async def _save(self, person: Person) -> Person:
        if not person.created:
            person = replace(person, created=self._sources.now())
        await self._store.save_person(person)
        _remember(self._cache, person.id, person)
        return person

    async def delete(self, person: Person) -> None:
        await self._store.delete_person(person.id)
        self._cache.pop(person.id, None)
        self._forget_tokens()
        # A cookie of the deleted person that is still about must not bring them back under the old id.
        _remember(self._cache, person.id, Person(person.id, epoch=-1))

    # -- accounts --------------------------------------------------------------------------------

    async def make_account(self, person: Person, wish: Credentials) -> Person:
        if person.account:
            raise Refusal("has-account")
        return await self._save_account(person, wish)

    async def change_account(self, person: Person, wish: Change) -> Person:
        """A new name or password; all other cookies of the person end."""
        if not person.account:
            raise Refusal("no-account")
        if not await self._in_thread(self._verify, person.password, wish.current):
            raise Refusal("wrong-current")
        renewed = replace(person, epoch=person.epoch + 1)
        return await self._save_account(renewed, Credentials(wish.account, wish.password or wish.current))

    async def _save_account(self, person: Person, wish: Credentials) -> Person:
        other = await self._store.by_account(wish.account)
        if other is not None and other.id != person.id:
            raise Refusal("account-taken")
        hashed = await self._in_thread(self._hasher.hash, wish.password)
        name = person.name or wish.account
        try:
            return await self._save(replace(person, name=name, account=wish.account, password=hashed))
        except Conflict as error:
            raise Refusal("account-taken") from error

    async def log_in(self, wish: Credentials) -> Person:
        person = await self._store.by_account(wish.account)
        hashed = person.password if person is not None else await self._decoy()
        right = await self._in_thread(self._verify, hashed, wish.password)
        if person is None or not right:
            raise Refusal("wrong-password")
        return person

    async def _decoy(self) -> str:
        """A hash to compare with where there is no account, so that the time taken tells nothing."""
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

    async def make_token(self, person: Person, wish: TokenWish) -> NewToken:
        """A token for a script of one's own; only its hash is kept, and only the newest few."""
        if not person.name:
            raise Refusal("introduce-first")
        token, now = TOKEN + secrets.token_urlsafe(32), self._sources.now()
        hashed, name = _hashed(token), _plain(wish.name)
        await self._store.add_token(person.id, hashed, now, name, MOST_TOKENS)
        self._forget_tokens()
        return NewToken(_token_id(hashed), now, name, token)

    async def tokens(self, person: Person) -> list[TokenInfo]:
        found = await self._store.tokens(person.id)
        return [TokenInfo(_token_id(hashed), created, name) for hashed, created, name in found]

    async def end_token(self, person: Person, id: str) -> None:
        """From now on nobody is let in by it."""
        for hashed, _, _ in await self._store.tokens(person.id):
            if _token_id(hashed) == id:
                await self._store.end_token(hashed)
                self._forget_tokens()
                return
        raise Refusal("no-token")

    def _forget_tokens(self) -> None:
        """Another dict, not an empty one: whoever is asking the store right now must not remember what has ended."""
        self._tokens = OrderedDict()


def _plain(name: str) -> str:
    """A name as it may be shown: no space too many, nothing that cannot be seen."""
    name = " ".join(name.split())
    if not name.isprintable():
        raise Refusal("bad-name")
    return name


def _remember(cache: OrderedDict[K, T], key: K, value: T) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > CACHED:
        cache.popitem(last=False)


def _token_id(hashed: bytes) -> str:
    """By which a token is called without telling it."""
    return hashed[:8].hex()


def _hashed(token: str) -> bytes:
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"nemeton token").digest()

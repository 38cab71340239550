"""Where people are logged in. A session is a row in the store, found by the hash of its cookie; it ends there, too.

A person without a name is a guest of whom nothing is stored: the cookie itself says who it is, and that it was given
here. A name is a right (to sit, to speak): with it comes a session, and with every further right a new one.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b, sha512
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from nemeton.server.outside import Outside
from nemeton.server.store.rows import Person, Session
from nemeton.server.store.store import Store

COOKIE_SECONDS = 400 * 86400
MOST_SESSIONS = 50  # per person; beyond that, the least recently used ends
CACHED = 10_000
SEEN_EVERY = 3600.0  # seconds: the use of a session is recorded at most this often
SESSION, GUEST, DEVICE = "s", "g", "d"
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac", "CrOS", "Linux")


class Pass(NamedTuple):
    """What a browser gets: the cookie, and the token it must send to prove that its own page is calling."""

    cookie: str
    csrf: str


class Found(NamedTuple):
    """The owner of a cookie, and the id of the session; `old`: a cookie from before there were sessions."""

    person: str
    session: str = ""
    old: int | None = None  # the epoch it names


class Sessions:
    def __init__(self, store: Store, outside: Outside, key: bytes) -> None:
        self._store = store
        self._outside = outside
        self._key = key
        self._signer = Signer(key, salt="nemeton cookie", digest_method=sha512)
        self._cache: OrderedDict[bytes, Session] = OrderedDict()
        self.on_ended: Callable[[str], None] = lambda person: None  # for other nodes

    # -- giving ----------------------------------------------------------------------------------

    def guest(self, id: str) -> Pass:
        return Pass(self._signer.sign(f"{GUEST}.{id}").decode(), self._csrf(id))

    async def begin(self, person: Person, agent: str) -> Pass:
        """Log somebody in, with a browser that identifies itself as `agent`."""
        token, now = self._outside.token(32), self._outside.now()
        session = Session(_hashed(token), person.id, now, now, device(agent))
        await self._store.add_session(session, MOST_SESSIONS)
        return self.again(f"{SESSION}.{token}", session_id(session.hash))

    def again(self, cookie: str, session: str) -> Pass:
        """The same cookie with a later expiry."""
        return Pass(cookie, self._csrf(session))

    def _csrf(self, session: str) -> str:
        return blake2b(f"csrf {session}".encode(), key=self._key, digest_size=16).hexdigest()

    def right_csrf(self, session: str, given: str) -> bool:
        return hmac.compare_digest(self._csrf(session).encode(), given.encode("utf-8", "replace"))

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, cookie: str) -> Found | None:
        kind, _, rest = cookie.partition(".")
        if kind == SESSION:
            return await self._session(rest)
        try:
            said = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        id, _, more = said.partition(".")
        if id == GUEST:
            return Found(more, more)
        return Found(id, id, int(more)) if more.isdecimal() else None

    async def _session(self, token: str) -> Found | None:
        hashed, now = _hashed(token), self._outside.now()
        session = self._cache.get(hashed)
        if session is None:
            cache = self._cache
            session = await self._store.session(hashed)
            if session is None:
                return None
            cache[hashed] = session
            if len(cache) > CACHED:
                cache.popitem(last=False)
        if now - session.seen > SEEN_EVERY:
            self._cache[hashed] = session._replace(seen=now)
            await self._store.see_session(hashed, now)
        return Found(session.person, session_id(hashed))

    # -- ending ----------------------------------------------------------------------------------

    async def of(self, person: str) -> list[Session]:
        """A person's sessions, the newest first."""
        return await self._store.sessions(person)

    async def end(self, person: str, id: str) -> bool:
        """End one of somebody's sessions; False if there is none with that id."""
        for session in await self._store.sessions(person):
            if session_id(session.hash) == id:
                await self._store.end_session(session.hash)
                self.forget()
                self.on_ended(person)
                return True
        return False

    async def end_all(self, person: str) -> None:
        await self._store.end_sessions(person)
        self.forget()
        self.on_ended(person)

    def forget(self) -> None:
        """A new dict instead of clearing the old one: a query in progress must not restore a session that has ended."""
        self._cache = OrderedDict()

    # -- devices that were let in before ---------------------------------------------------------

    def device(self, person: str) -> str:
        """A mark for a browser that has been let in: it may still try to log in while strangers are guessing."""
        return self._signer.sign(f"{DEVICE}.{person}.{secrets.token_hex(8)}").decode()

    def knows(self, cookie: str, person: str) -> bool:
        try:
            said = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return False
        return said.startswith(f"{DEVICE}.{person}.")


def session_id(hashed: bytes) -> str:
    """The id of a session or a token; it lets nobody in."""
    return hashed[:8].hex()


def device(agent: str) -> str:
    """A short description by which an owner recognises a browser; no more of it is stored."""
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    if not browser:
        browser = re.sub(r"[^A-Za-z0-9 .-]", "", agent.partition("/")[0])[:20]
    return " · ".join(filter(None, (browser, system)))


def _hashed(token: str) -> bytes:
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"nemeton session").digest()

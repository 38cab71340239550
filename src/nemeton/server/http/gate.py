"""The gate in front of every route: security headers, budgets, where a call comes from and who makes it."""

from __future__ import annotations

import logging
from functools import cache
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nemeton.server.http.place import Place
from nemeton.server.people.accounts import COOKIE, NOBODY, Who
from nemeton.server.people.limits import home
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.store.rows import Scope as Need
from nemeton.server.store.store import CannotRead
from nemeton.server.wire.views import trouble
from nemeton.words import LANGUAGES, Words

logger = logging.getLogger("nemeton.server")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
UNSAFE = {"POST", "PATCH", "PUT", "DELETE"}
SCOPES: tuple[Need, ...] = ("read", "play", "account")
PERSONAL = ("account", "login", "logout", "token", "session")  # routes that are about a person, not about tables
Headers = dict[str, str]


class Gate:
    """ASGI middleware. It finds the `runtime` and the `place` in `scope["state"]`; it adds `who` calls, from which
    `address`, and whether cookies must be `secure`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        http = scope["type"] == ScopeType.HTTP
        runtime: Runtime = scope["state"]["runtime"]
        sending = _with_headers(send, runtime.hub.state) if http else send
        try:
            scope["state"]["who"] = await _let_in(scope, runtime, scope["state"]["place"])
        except (Refusal, CannotRead) as error:
            refusal = error if isinstance(error, Refusal) else Refusal("cannot-read")
            await (_refuse_http(refusal, sending, _api(scope)) if http else _refuse_socket(refusal, sending))
            return
        await self.app(scope, receive, sending)


async def _let_in(scope: Scope, runtime: Runtime, place: Place) -> Who:
    http, scheme = scope["type"] == ScopeType.HTTP, _scheme(scope)
    headers = _headers(scope)
    if not place.serves(scheme, headers.get("host", "")):
        raise Refusal("wrong-host", host=headers.get("host", "")[:100])
    scope["state"]["secure"] = place.secure(scheme)
    address = scope["state"]["address"] = _address(scope)
    if not _api(scope):
        runtime.rates.spend("pages", address=address)
        return NOBODY
    runtime.rates.spend("calls" if http else "sockets", address=address)
    who = await _who(runtime, headers)
    if who.person.id:
        runtime.whereabouts.seen(who.person.id, address)
    if not http:
        _check_origin(place, scheme, headers, who)
    elif scope.get("method") in UNSAFE:
        if who.by == "nothing":
            raise Refusal("no-identity")
        _check_origin(place, scheme, headers, who)
        right = runtime.accounts.sessions.right_csrf
        if who.by == "cookie" and not right(who.session, headers.get("x-csrf-token", "")):
            raise Refusal("bad-csrf")
    if runtime.accounts.standing(who.person.id) == "banned" and (not http or scope.get("method") in UNSAFE):
        raise Refusal("banned")
    needed = _scope(scope)
    if SCOPES.index(who.scope) < SCOPES.index(needed):
        raise Refusal("no-scope", scope=needed)
    return who


def _check_origin(place: Place, scheme: str, headers: Headers, who: Who) -> None:
    """A browser says which page a call comes from: it must be one of ours. A token needs no such proof."""
    origin = headers.get("origin")
    if origin is None and who.by == "token":
        return
    if not place.own(origin or "", scheme, headers.get("host", "")):
        raise Refusal("foreign-origin")


async def _who(runtime: Runtime, headers: Headers) -> Who:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await runtime.accounts.by_token(token.strip())
    cookie = _cookie(headers.get("cookie", ""))
    return await runtime.accounts.by_cookie(cookie) if cookie else NOBODY


def _headers(scope: Scope) -> Headers:
    """The headers of a request. One that is given twice is joined, so that a second origin or host does not replace the
    first: together they are none of ours."""
    found: Headers = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}, {text}" if key in found else text
    return found


def _api(scope: Scope) -> bool:
    return scope["path"].lstrip("/").startswith("api/")  # the router accepts doubled slashes


def _scope(scope: Scope) -> Need:
    """The scope a call needs: to look on, to play, or to manage the account."""
    _, first, *more = scope["path"].strip("/").split("/")
    method = scope.get("method", "GET")
    if first in PERSONAL or (first == "me" and (more or method in UNSAFE)):
        return "account"
    return "play" if method in UNSAFE else "read"


def _scheme(scope: Scope) -> str:
    return "https" if scope["scheme"] in ("https", "wss") else "http"


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return home(client[0]) if client else ""


def _with_headers(send: Send, house: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message.get("headers", [])}
            extra = [header for header in HEADERS if header[0] not in given]
            if b"cache-control" not in given:
                extra.append((b"cache-control", b"no-store"))
            extra.append((b"x-nemeton-house", house.encode()))
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return sending


@cache
def _refusals() -> list[Words]:
    """How refusals are said in every language, and nothing else: to read all catalogues would hold everybody up."""
    return [Words(language, only="refusals") for language in LANGUAGES]


async def _refuse_http(refusal: Refusal, send: Send, api: bool) -> None:
    kind, said = b"application/json", msgspec.json.encode(trouble(refusal))
    if not api:  # a person reads it
        sentences = [words.say(f"error-{refusal.key}", **refusal.args_) for words in _refusals()]
        kind, said = b"text/plain; charset=utf-8", "\n".join(sentences).encode()
    headers: list[tuple[bytes, bytes]] = [(b"content-type", kind)]
    if refusal.key == "too-fast":
        headers.append((b"retry-after", str(refusal.args_["seconds"]).encode()))
    start: Any = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    body: Any = {"type": "http.response.body", "body": said, "more_body": False}
    await send(start)
    await send(body)


async def _refuse_socket(refusal: Refusal, send: Send) -> None:
    closing: Any = {"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.key}
    await send(closing)

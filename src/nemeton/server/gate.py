"""The gate in front of every route: security headers, rates, where a call comes from and who makes it."""

from __future__ import annotations

import logging
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nemeton.server.accounts import COOKIE, NOBODY, Who
from nemeton.server.house import House
from nemeton.server.refusals import Refusal

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
Headers = dict[str, str]


class Gate:
    """ASGI middleware. What it finds out is in `scope["state"]["who"]`."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        http = scope["type"] == ScopeType.HTTP
        sending = _with_headers(send) if http else send
        try:
            scope["state"]["who"] = await self._let_in(scope)
        except Refusal as refusal:
            await (_refuse_http if http else _refuse_socket)(refusal, sending)
            return
        await self.app(scope, receive, sending)

    async def _let_in(self, scope: Scope) -> Who:
        path, address = scope["path"], _address(scope)
        if not path.startswith("/api/"):
            return NOBODY
        http = scope["type"] == ScopeType.HTTP
        self.house.rates.spend("calls" if http else "sockets", address)
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        who = await self._who(headers)
        if not http:
            _check_origin(headers, who)
        elif scope.get("method") in UNSAFE:
            if who.by == "nothing":
                raise Refusal("no-identity")
            _check_origin(headers, who)
            if who.by == "cookie" and not self.house.accounts.right_csrf(who.person, headers.get("x-csrf-token", "")):
                raise Refusal("bad-csrf")
        return who

    async def _who(self, headers: Headers) -> Who:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self.house.accounts.by_token(token.strip())
        cookie = _cookie(headers.get("cookie", ""))
        return await self.house.accounts.by_cookie(cookie) if cookie else NOBODY


def _check_origin(headers: Headers, who: Who) -> None:
    """A browser says where a call comes from; it must be this very place. Who has a token needs no such proof."""
    origin = headers.get("origin")
    if origin is None and who.by == "token":
        return
    parts = urlsplit(origin or "")
    if parts.scheme not in ("http", "https") or parts.netloc.lower() != headers.get("host", "").lower():
        raise Refusal("foreign-origin")


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message.get("headers", [])}
            extra = [header for header in HEADERS if header[0] not in given]
            if b"cache-control" not in given:
                extra.append((b"cache-control", b"no-store"))
            message["headers"] = [*message.get("headers", []), *extra]
        await send(message)

    return sending


async def _refuse_http(refusal: Refusal, send: Send) -> None:
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if refusal.key == "too-fast":
        headers.append((b"retry-after", str(refusal.args_["seconds"]).encode()))
    start: Any = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    body: Any = {"type": "http.response.body", "body": msgspec.json.encode(refusal.trouble()), "more_body": False}
    await send(start)
    await send(body)


async def _refuse_socket(refusal: Refusal, send: Send) -> None:
    closing: Any = {"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.key}
    await send(closing)

"""What all routes share: how refusals are answered, who is calling, and from where."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.types import Scope

from nemeton.server.people.accounts import Who
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.store.store import CannotRead, CannotWrite
from nemeton.server.wire.messages import Trouble
from nemeton.server.wire.views import trouble

logger = logging.getLogger("nemeton.server")

Ask = Request[Any, Any, Any]
TheRuntime = NamedDependency[Runtime]
Caller = NamedDependency[Who]
Id = FromPath[str]

REFUSALS = {
    status: ResponseSpec(Trouble, generate_examples=False, description="refused")
    for status in (400, 401, 403, 404, 405, 409, 413, 421, 429, 503)
}
KEYS = {
    400: "bad-request",
    401: "no-identity",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "bad-media",
}


def runtime_behind(scope: Scope) -> Runtime:
    runtime = scope["state"]["runtime"]
    assert isinstance(runtime, Runtime)
    return runtime


def who_asks(request: ASGIConnection[Any, Any, Any, Any]) -> Who:
    who = request.scope["state"]["who"]
    assert isinstance(who, Who)
    return who


def address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    found = request.scope["state"]["address"]
    assert isinstance(found, str)
    return found


def answer_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Trouble]:
    return Response(trouble(refusal), status_code=refusal.status)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """A request that Litestar itself refuses."""
    key = KEYS.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    args: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        args["where"] = ", ".join(str(one.get("key", "")) for one in error.extra if isinstance(one, dict))[:200]
    status = error.status_code if error.status_code < 500 else 500
    return Response(Trouble(key, args), status_code=status)


def answer_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """A body nested so deeply that it cannot be read."""
    return Response(Trouble("bad-request"), status_code=400)


def answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Our own bug: the details go to our log, not to the caller."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Trouble("internal"), status_code=500)


def answer_disk(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The disk refuses to write: the server keeps trying, and the caller may retry."""
    logger.error("%s %s: %s", request.method, request.url.path, error)
    return answer_refusal(request, Refusal("cannot-write" if isinstance(error, CannotWrite) else "cannot-read"))


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: answer_refusal,
    HTTPException: answer_http,
    RecursionError: answer_depth,
    CannotWrite: answer_disk,
    CannotRead: answer_disk,
    Exception: answer_bug,
}

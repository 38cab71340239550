"""For the host only, who has the key in the data folder: who is here, and muting, banning or removing people."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import delete, get, put
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from nemeton.server.http.errors import Id, TheRuntime, runtime_behind
from nemeton.server.http.people import forget
from nemeton.server.refusals import Refusal
from nemeton.server.wire.calls import Decided, Guest

KEY = "host.key"  # in the data folder
HEADER = "x-nemeton-host"


def only_the_host(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Requires a header that no foreign page can send, holding a key from a file that only the host can read."""
    runtime = runtime_behind(request.scope)
    given = request.headers.get(HEADER, "").encode("utf-8", "replace")
    if not (runtime.host_key and hmac.compare_digest(given, runtime.host_key)):
        raise Refusal("not-host")


@get("/house/people", guards=[only_the_host], include_in_schema=False)
async def people(runtime: TheRuntime) -> list[Guest]:
    """Everybody who has a name here, the newest first."""
    found = await runtime.store.people()
    counts = await runtime.store.table_counts()
    return [
        Guest(p.id, p.name, p.account, p.created, counts.get(p.id, 0), runtime.accounts.standing(p.id)) for p in found
    ]


@put("/house/people/{id:str}", guards=[only_the_host], include_in_schema=False)
async def decide(runtime: TheRuntime, id: Id, data: JSONBody[Decided]) -> list[Guest]:
    """Mute somebody, ban them, or lift both."""
    if await runtime.store.person(id) is None:
        raise Refusal("not-found")
    await runtime.accounts.decide(id, data.standing)
    if data.standing == "banned":
        for connection in runtime.hub.of_person(id):
            connection.end()
    return await people.fn(runtime)  # type: ignore[no-any-return]


@delete("/house/people/{id:str}", status_code=200, guards=[only_the_host], include_in_schema=False)
async def remove(runtime: TheRuntime, id: Id) -> list[Guest]:
    """Delete somebody's data, as if they had asked for it themselves."""
    person = await runtime.store.person(id)
    if person is None:
        raise Refusal("not-found")
    await forget(runtime, person)
    return await people.fn(runtime)  # type: ignore[no-any-return]


ROUTES = [people, decide, remove]

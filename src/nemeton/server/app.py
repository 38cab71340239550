"""The application: routes, gate, OpenAPI document, and the runtime behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar, Router, get
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.params import FromPath

import nemeton
from nemeton.server.bots.engine import Engine
from nemeton.server.bots.pool import Pool
from nemeton.server.bots.turns import BOT_SECONDS
from nemeton.server.http import budgets as budget_routes
from nemeton.server.http import engine as engine_routes
from nemeton.server.http import exercises, health, host, insight, lessons
from nemeton.server.http import live as live_routes
from nemeton.server.http import people as people_routes
from nemeton.server.http import tables as table_routes
from nemeton.server.http.errors import HANDLERS, Ask, who_asks
from nemeton.server.http.gate import Gate
from nemeton.server.http.place import Place
from nemeton.server.http.static import WEB, pages
from nemeton.server.outside import Outside
from nemeton.server.people.accounts import COOKIE, key_file
from nemeton.server.people.limits import Limits
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.store.sqlite import SqliteStore
from nemeton.server.table.alarms import Patience
from nemeton.server.table.boards import add_own

LARGEST_BODY = 20_000  # bytes; records may be larger
ABOUT = """Tables where people and bots play. To play from a program: be somebody (`GET /api/me`, then `PATCH` it with a
name), make a token (`POST /api/token`, or on the account page), and from then on send it along. Make a table or take a
seat at one, read its `situation`, and `play` one of its legal moves with its `version`; 409 `stale` means that somebody
was quicker. Every refusal is a `Trouble` whose `key` says why. `nemeton.client` does all of this in Python."""
SCHEMES: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme("http", "A token of your own. It can be revoked at any time.", scheme="bearer"),
    "cookie": SecurityScheme(
        "apiKey",
        "Given by `GET /api/me`. Calls that change something need the `Origin` of this server, too, and the `csrf` "
        "of the same answer in the header `X-CSRF-Token`.",
        name=COOKIE,
        security_scheme_in="cookie",
    ),
}


class Shared(NamedTuple):
    """The addresses of the database and the bus of a house with several nodes."""

    database: str
    bus: str


def create_app(
    data_dir: Path,
    *,
    outside: Outside | None = None,
    limits: Limits | None = None,
    pool: Pool | None = None,
    bot_seconds: float = BOT_SECONDS,
    engine: Engine | None = None,
    web: Path = WEB,
    place: Place | None = None,
    shared: Shared | None = None,
    patience: Patience | None = None,
) -> Litestar:
    """The server of one data folder, or (`shared`) a node of a house. Tests pass their own time and luck."""
    place = place or Place()
    runtime = Runtime(outside, limits, pool, bot_seconds, add_own(data_dir), engine, data_dir / "lessons", patience)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        host_key = key_file(data_dir / host.KEY)
        if shared is not None:
            from nemeton.server.bus.redis import RedisBus  # the extra `nodes`
            from nemeton.server.store.postgres import PostgresStore

            await runtime.open_node(await PostgresStore.open(shared.database), RedisBus(shared.bus), host_key)
        else:
            store = SqliteStore(data_dir / "nemeton.sqlite3")
            await runtime.open(store, key_file(data_dir / "secret.key"), host_key)
        try:
            yield
        finally:
            await runtime.close()

    @get("/{path:path}", include_in_schema=False)
    async def unknown(path: FromPath[str]) -> None:
        raise Refusal("not-found")

    async def the_runtime() -> Runtime:
        return runtime

    async def the_caller(request: Ask) -> Any:
        return who_asks(request)

    house_routes = [engine_routes.engine, budget_routes.budgets]
    learning = [*lessons.ROUTES, *exercises.ROUTES]
    routes = [*people_routes.ROUTES, *table_routes.ROUTES, *insight.ROUTES, *learning, *house_routes]
    app = Litestar(
        [
            Router("/api", route_handlers=[*routes, live_routes.live, unknown]),
            *health.ROUTES,
            *host.ROUTES,
            *pages(web),
        ],
        dependencies={"runtime": Provide(the_runtime), "who": Provide(the_caller)},
        exception_handlers=HANDLERS,
        middleware=[DefineMiddleware(Gate, runtime=runtime, place=place)],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Nemeton",
            version=nemeton.__version__,
            description=ABOUT,
            components=Components(security_schemes=SCHEMES),
            security=[{"token": []}, {"cookie": []}, {}],
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.runtime = runtime
    app.state.place = place
    return app

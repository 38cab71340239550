"""The application: routes, gate, OpenAPI document, and the house behind them."""

from __future__ import annotations

import traceback
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar, Router, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.params import FromPath
from litestar.types import Scope

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
from nemeton.server.http.errors import HANDLERS, Ask, runtime_behind, who_asks
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


class Application:
    """One house: its runtime opens before the first call and closes after the last. Its routes know it by what it puts
    into `scope["state"]`, the `runtime` and the `place`; so all houses in a process share them."""

    def __init__(self, data_dir: Path, runtime: Runtime, place: Place, web: Path, shared: Shared | None) -> None:
        self.data_dir = data_dir
        self.runtime = runtime
        self.place = place
        self.shared = shared
        self.routes = routes(web)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            scope["state"].update(runtime=self.runtime, place=self.place)
            await self.routes(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """As ASGI wants it: the server says when to open and when to close, and is told how it went."""
        phase = "startup"
        try:
            await receive()
            await self._open()
            await send({"type": "lifespan.startup.complete"})
            phase = "shutdown"
            try:
                await receive()
            finally:
                await self.runtime.close()
        except BaseException:
            await send({"type": f"lifespan.{phase}.failed", "message": traceback.format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> None:
        host_key = key_file(self.data_dir / host.KEY)
        if self.shared is not None:
            from nemeton.server.bus.redis import RedisBus  # the extra `nodes`
            from nemeton.server.store.postgres import PostgresStore

            store = await PostgresStore.open(self.shared.database)
            await self.runtime.open_node(store, RedisBus(self.shared.bus, await store.house()), host_key)
        else:
            lite = SqliteStore(self.data_dir / "nemeton.sqlite3")
            await self.runtime.open(lite, key_file(self.data_dir / "secret.key"), host_key)


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
) -> Application:
    """The server of one data folder, or (`shared`) a node of a house. Tests pass their own time and luck."""
    runtime = Runtime(outside, limits, pool, bot_seconds, add_own(data_dir), engine, data_dir / "lessons", patience)
    return Application(data_dir, runtime, place or Place(), web, shared)


@cache
def routes(web: Path) -> Litestar:
    """All routes, with the browser client of the folder `web`. They take a tenth of a second to put together."""

    @get("/{path:path}", include_in_schema=False)
    async def unknown(path: FromPath[str]) -> None:
        raise Refusal("not-found")

    async def the_runtime(scope: Scope) -> Runtime:
        return runtime_behind(scope)

    async def the_caller(request: Ask) -> Any:
        return who_asks(request)

    house_routes = [engine_routes.engine, budget_routes.budgets]
    learning = [*lessons.ROUTES, *exercises.ROUTES]
    api = [*people_routes.ROUTES, *table_routes.ROUTES, *insight.ROUTES, *learning, *house_routes]
    return Litestar(
        [
            Router("/api", route_handlers=[*api, live_routes.live, unknown]),
            *health.ROUTES,
            *host.ROUTES,
            *pages(web),
        ],
        dependencies={"runtime": Provide(the_runtime), "who": Provide(the_caller)},
        exception_handlers=HANDLERS,
        middleware=[Gate],
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

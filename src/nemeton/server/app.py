"""The application: routes, gate, OpenAPI document, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Router, get
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.params import FromPath

import nemeton
from nemeton.server import insight, live_routes, people_routes, table_routes
from nemeton.server.accounts import COOKIE
from nemeton.server.gate import Gate
from nemeton.server.house import BOT_SECONDS, House
from nemeton.server.limits import Limits
from nemeton.server.pages import WEB, pages
from nemeton.server.refusals import Refusal
from nemeton.server.routing import HANDLERS, Ask, who_asks
from nemeton.server.sources import Sources
from nemeton.server.workers import Workers

LARGEST_BODY = 20_000  # bytes; records may be larger
ABOUT = """Tables where people and bots play. To play from a program: be somebody (`GET /api/me`, then `PATCH` it with a
name), make a token (`POST /api/token`, or on the account page), and from then on send it along. Make a table or take a
seat at one, read its `situation`, and `play` one of its legal moves with its `version`; 409 `stale` means that somebody
was quicker. Every refusal is a `Trouble` whose `key` says why. `nemeton.client` does all of this in Python."""
SCHEMES: dict[str, SecurityScheme | Reference] = {
    "token": SecurityScheme("http", "A token of one's own. It can be revoked at any time.", scheme="bearer"),
    "cookie": SecurityScheme(
        "apiKey",
        "Given by `GET /api/me`. Calls that change something need the `Origin` of this server, too, and the `csrf` "
        "of the same answer in the header `X-CSRF-Token`.",
        name=COOKIE,
        security_scheme_in="cookie",
    ),
}


def create_app(
    data_dir: Path,
    *,
    sources: Sources | None = None,
    limits: Limits | None = None,
    workers: Workers | None = None,
    bot_seconds: float = BOT_SECONDS,
    web: Path = WEB,
) -> Litestar:
    """The server of one data folder. Tests pass their own time, ids, deal, limits and workers."""
    house = House(data_dir, sources, limits, workers, bot_seconds)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    @get("/{path:path}", include_in_schema=False)
    async def unknown(path: FromPath[str]) -> None:
        raise Refusal("not-found")

    async def the_house() -> House:
        return house

    async def the_caller(request: Ask) -> Any:
        return who_asks(request)

    routes = [*people_routes.ROUTES, *table_routes.ROUTES, *insight.ROUTES, live_routes.live, unknown]
    app = Litestar(
        [Router("/api", route_handlers=routes), *pages(web)],
        dependencies={"house": Provide(the_house), "who": Provide(the_caller)},
        exception_handlers=HANDLERS,
        middleware=[DefineMiddleware(Gate, house=house)],
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
    app.state.house = house
    return app

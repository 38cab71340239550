"""`nemeton serve`: the server on this machine, and the browser opened at it."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn

from nemeton.server import logs
from nemeton.server.app import Application, Shared, create_app
from nemeton.server.bots.engine import COMMAND, Engine
from nemeton.server.http.door import Door, Threshold
from nemeton.server.http.place import Place
from nemeton.server.http.static import MISSING, WEB, missing
from nemeton.server.store.sqlite import Lock, StoreInUse
from nemeton.server.table.alarms import Patience
from nemeton.server.wire.sockets import TableSocket

logger = logging.getLogger("nemeton.server")

LARGEST_MESSAGE = 16_384  # bytes a client may send in one WebSocket message
GRACE_SECONDS = 3
MOST_FILES = 65_536  # open at once: each connection needs one
SOCKET = "NEMETON_SOCKET"


def serve(
    host: str,
    port: int,
    data: Path,
    browser: bool,
    place: Place,
    shared: Shared | None = None,
    patience: Patience | None = None,
) -> None:
    """Serve until interrupted. Port 0: any free one. `shared`: as one of several nodes."""
    logs.begin()
    bound = inherited() or listen(host, port)
    address = place.url or f"http://{_shown(host)}:{bound.getsockname()[1]}/"
    try:
        data.mkdir(parents=True, exist_ok=True)
        if shared is None:
            Lock(data).close()
    except StoreInUse as error:
        logger.error("%s", error)
        raise SystemExit(1) from error
    if missing(WEB):
        logger.warning("%s", MISSING.strip().replace("\n", " "))
    logger.info("Nemeton is at %s, its data in %s", address, data)
    engine = Engine.named()
    if engine.state == "interpreted":
        logger.warning("the engine is interpreted, the same games are played slower: %s", engine.why_not or "as asked")
    app = create_app(data, engine=engine, place=place, shared=shared, patience=patience)
    server = House(app)
    better: list[Path] = []

    def restart(engine: Path) -> None:
        better.append(engine)
        server.should_exit = True

    app.runtime.restart = restart
    kept = bound.dup()  # uvicorn closes its own; callers wait meanwhile
    tune()
    if browser and not missing(WEB):
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    server.run(sockets=[bound])
    if better:
        begin_again(better[0], kept)


class House(uvicorn.Server):
    """Before the sockets close, everybody at a table goes to another node or is told that the house is closing; then
    pending changes are written.
    """

    def __init__(self, application: Application) -> None:
        super().__init__(settings(application))
        self.application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        runtime = self.application.runtime
        if runtime.nodes is not None:
            await runtime.nodes.drain()
        runtime.hub.announce("closing")
        await super().shutdown(sockets)


def begin_again(engine: Path, bound: socket.socket) -> None:
    """Restart as the same server with another build of this package, on the same socket."""
    logger.info("the server takes the compiled engine up")
    bound.set_inheritable(True)
    environment = {**os.environ, "PYTHONPATH": str(engine), SOCKET: str(bound.fileno())}
    environment.pop(COMMAND, None)
    os.execve(sys.executable, [*sys.orig_argv, "--no-browser"], environment)


def inherited() -> socket.socket | None:
    """The socket inherited from the previous process."""
    number = os.environ.pop(SOCKET, "")
    return socket.socket(fileno=int(number)) if number else None


def tune() -> None:
    """Settings for the whole process: garbage is collected rarely (little here is cyclic), the store's thread gets its
    turn soon, and as many files may be open as the system allows, up to `MOST_FILES`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 200, 20)
    sys.setswitchinterval(0.0005)
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, enough), hard))


def settings(app: Application) -> uvicorn.Config:
    place, runtime = app.place, app.runtime
    return uvicorn.Config(
        app,
        http=cast(Any, partial(Door, Threshold(runtime.limits, runtime.rates, place))),
        ws=TableSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        loop="auto",  # uvloop if it is installed
        access_log=False,
        proxy_headers=bool(place.proxies),
        forwarded_allow_ips=list(place.proxies),
        server_header=False,
        log_config=None,  # its lines look like ours, see `logs.py`
        log_level="warning",
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be named: only then does asyncio switch off Nagle's delay, which costs 40 ms an answer.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((host, port))
    return bound


def _shown(host: str) -> str:
    """The address to type or send to a friend: for a server that listens everywhere, the one in its network."""
    if host in ("0.0.0.0", "::"):
        return _in_network()
    return f"[{host}]" if ":" in host else host


def _in_network() -> str:
    """The address at which other machines reach this one; without a network, its own loopback address."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an unused address; nothing is sent, we only need the route
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def _open_browser(address: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "api/games", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)

"""`nemeton serve`: the server on this machine, and the browser opened at it."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn
from litestar import Litestar

from nemeton.server.app import create_app
from nemeton.server.pages import MISSING, WEB, missing
from nemeton.server.sockets import TableSocket
from nemeton.server.sqlite import StoreInUse, reserve

logger = logging.getLogger("nemeton.server")

LARGEST_MESSAGE = 16_384  # bytes a client may send over a WebSocket at once
GRACE_SECONDS = 3


def serve(host: str, port: int, data: Path, browser: bool) -> None:
    """Serve until interrupted. Port 0: any free one."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    bound = listen(host, port)
    address = f"http://{_shown(host)}:{bound.getsockname()[1]}/"
    try:
        data.mkdir(parents=True, exist_ok=True)
        reserve(data / "nemeton.lock").close()
    except StoreInUse as error:
        logger.error("%s", error)
        raise SystemExit(1) from error
    if missing(WEB):
        logger.warning("%s", MISSING.strip().replace("\n", " "))
    logger.info("Nemeton is at %s, its data in %s", address, data)
    server = uvicorn.Server(settings(create_app(data)))
    tune()
    if browser and not missing(WEB):
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    server.run(sockets=[bound])


def tune() -> None:
    """The whole process: garbage is collected rarely (little here is cyclic), the store's thread gets in soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
    sys.setswitchinterval(0.0005)


def settings(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=TableSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        loop="auto",  # uvloop where there is one
        access_log=False,
        server_header=False,
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
    """The address to type, and to send to a friend: of a server that listens everywhere the one in its network."""
    if host in ("0.0.0.0", "::"):
        return _in_network()
    return f"[{host}]" if ":" in host else host


def _in_network() -> str:
    """Where other machines find this one; without a network, where it finds itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address of nobody, for which nothing is sent: the way there is enough
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

"""TableSocket extends an internal class of uvicorn: these tests fail if what it relies on changes."""

from __future__ import annotations

import asyncio
from importlib.metadata import requires, version
from typing import cast

import pytest
import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from nemeton.server.wire.sockets import TableSocket

OVERRIDDEN = (
    *("handle_connect", "handle_ping", "handle_pong", "handle_cont", "data_received", "receive"),
    *("pause_writing", "resume_writing"),
)
RELIED_ON = (
    *("close_sent", "conn", "disconnected", "frames", "loop", "pending_ping_payload", "queue", "read_paused"),
    "transport",
)


def told(what: str) -> str:
    return (
        f"uvicorn {uvicorn.__version__} has changed: {what}. Look at server/wire/sockets.py before you raise its cap."
    )


def test_uvicorn_is_capped_at_what_was_tried() -> None:
    lines = [Requirement(line) for line in requires("nemeton") or []]
    (uvicorn_,) = (one for one in lines if one.name == "uvicorn")
    here = Version(version("uvicorn"))
    following = f"{here.major}.{here.minor + 1}.0"
    assert here in uvicorn_.specifier
    assert following not in uvicorn_.specifier, f"uvicorn {following} would be installed, and nobody has tried it"


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_what_is_overridden_is_there(name: str) -> None:
    assert callable(getattr(WebSocketsSansIOProtocol, name, None)), told(f"there is no {name}")
    assert name in vars(TableSocket)


def test_what_is_relied_on_is_there() -> None:
    async def make() -> TableSocket:
        config = uvicorn.Config(app=lambda: None, ws=cast("type[asyncio.Protocol]", TableSocket))
        config.load()
        return TableSocket(config=config, server_state=ServerState(), app_state={})

    socket = asyncio.run(make())
    known = set(vars(socket)) | set(WebSocketsSansIOProtocol.__annotations__) | set(dir(WebSocketsSansIOProtocol))
    assert [name for name in RELIED_ON if name not in known] == [], told("attributes are missing")
    assert not socket.conn.reader.buffer, told("the reader of a connection has no plain buffer")

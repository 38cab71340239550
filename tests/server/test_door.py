"""How long a connection may take: half-open ones, headers without an end, bodies that never come."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from nemeton.server.people.limits import Cap, Limits, home
from server.running import Running, running, until

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: "


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    limits = Limits(connections=Cap(address=20), head_seconds=0.3, body_seconds=0.3)
    with running(tmp_path / "data", limits=limits) as here:
        yield here


def opened(server: Running, stack: ExitStack, *said: bytes) -> socket.socket:
    at = urlsplit(server.address)
    connection = stack.enter_context(socket.create_connection((at.hostname or "", at.port or 0), 30))
    for part in said:
        connection.sendall(part)
    return connection


def answer(connection: socket.socket) -> bytes:
    """Everything received until the other side closes; what came before, if it resets the connection."""
    heard = b""
    try:
        while more := connection.recv(65_536):
            heard += more
    except ConnectionError:
        pass
    return heard


def from_elsewhere(server: Running) -> httpx.Client:
    return httpx.Client(
        base_url=server.address, transport=httpx.HTTPTransport(local_address="127.0.0.2"), trust_env=False, timeout=60
    )


def test_half_open_connections_shut_nobody_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits(connections=Cap(address=20), head_seconds=600)
    with running(tmp_path, limits=limits) as server, ExitStack() as stack, from_elsewhere(server) as other:
        for _ in range(100):
            opened(server, stack, HALF)
        assert other.get("/api/games").status_code == 200
        until(lambda: server.runtime.rates._held["connections", "127.0.0.1"] == 20)
        assert answer(opened(server, stack)) == b""
    assert [
        r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING and "127.0.0.1" in r.getMessage()
    ] == ["127.0.0.1 has too many connections and is sent away"]


@pytest.mark.long
def test_who_does_not_say_what_is_asked_is_sent_away(narrow: Running) -> None:
    with ExitStack() as stack:
        silent = [opened(narrow, stack), opened(narrow, stack, HALF), opened(narrow, stack, HALF, b"x\r\n")]
        assert [answer(one)[:12] for one in silent] == [b"HTTP/1.1 408"] * 3
        again = opened(narrow, stack, HALF, b"x\r\n\r\n", b"\r\n\r\n")
        assert answer(again).startswith(b"HTTP/1.1 200")  # and blank lines do not keep it open
        body = opened(narrow, stack, b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{")
        assert not answer(body).startswith(b"HTTP/1.1 200")
    until(lambda: not narrow.runtime.rates._held)


@pytest.mark.parametrize("beginning", [HALF, b"GET /", b"GET /api/games HTTP/1.1\r\n"])
def test_a_head_without_an_end_is_cut(server: Running, beginning: bytes) -> None:
    more = b"X-B: y\r\n" if beginning.endswith(b"\n") else b"a" * 8
    with ExitStack() as stack:
        connection = opened(server, stack, beginning)
        sent = 0
        try:
            while sent < 50_000_000:
                connection.sendall(more * 8192)
                sent += len(more) * 8192
        except ConnectionError:
            pass
        assert sent < 50_000_000
        assert answer(opened(server, stack, beginning, more * 4096))[:12] == b"HTTP/1.1 431"


def test_what_is_said_at_length_after_a_short_head_is_heard(server: Running) -> None:
    ann = server.client("Ann")
    assert ann._http.post("/api/verify", json={"record": "x" * 200_000}).status_code in (400, 403)


def test_a_tables_socket_keeps_its_place_in_the_count(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {}])["id"]
    before = until(lambda: server.runtime.rates._held["connections", "127.0.0.1"])
    with ann.live(id) as live:
        live.receive()
        assert server.runtime.rates._held["connections", "127.0.0.1"] == before + 1
    until(lambda: server.runtime.rates._held["connections", "127.0.0.1"] == before)
    assert not any(kind == "open_sockets" for kind, _ in server.runtime.rates._held)


def test_a_household_is_one_address() -> None:
    assert home("2001:db8:1:2:3:4:5:6") == home("2001:db8:1:2::9") != home("2001:db8:1:3::9")
    assert home("::ffff:192.0.2.1") == home("192.0.2.1") != home("192.0.2.2")

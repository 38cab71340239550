"""Junk on every endpoint: nothing breaks, and a refused call changes nothing."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from nemeton.client import Client
from server.running import Running, running, seated

EXAMPLES = 12  # of each kind, for each of about thirty endpoints
CALM = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server whose bots are slow, so that only calls change anything."""
    with running(tmp_path / "data", bot_seconds=600.0) as here:
        yield here


def kept(server: Running) -> list[Any]:
    """Everything in the store once its journal is folded, except the server's heartbeat."""
    server.run(server.runtime.store.sheet(""))  # reading waits for that
    db = sqlite3.connect(f"file:{server.data / 'nemeton.sqlite3'}?mode=ro", uri=True)
    try:
        names = ("person", "token", "game_table", "sitting", "entry", "snapshot", "chat")
        return [db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names]
    finally:
        db.close()


def furnished(server: Running) -> tuple[Client, str, str]:
    """Somebody with a token, a waiting table and a running one."""
    ann, bob = server.client("Ann"), server.client("Bob")
    waiting = ann.make("clans", [{}, {}])["id"]
    playing = seated([ann, bob])
    return server.client(token=ann.make_token()), waiting, playing


@pytest.mark.long
@pytest.mark.parametrize("mode", [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE])
def test_every_endpoint(server: Running, mode: schemathesis.GenerationMode) -> None:
    ann, waiting, playing = furnished(server)
    document = ann.call("GET", "openapi.json")
    schema = schemathesis.openapi.from_dict(document)
    seen = 0
    for result in schema.get_all_operations():
        assert isinstance(result, schemathesis.core.result.Ok)
        operation = result.ok()
        if operation.label == "DELETE /api/me":
            continue  # it would log Ann out
        _junk(server, ann, operation, mode, [waiting, playing, "nowhere"])
        seen += 1
    assert seen >= 32
    assert ann.me()["id"]


def _junk(server: Running, ann: Client, operation: Any, mode: Any, tables: list[str]) -> None:
    @CALM
    @seed(1)
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(tables))
    def call(case: Any, table: str) -> None:
        if "id" in case.path_parameters and "tables" in operation.path:
            case.path_parameters["id"] = table
        before = kept(server)
        answer = ann._http.request(**_request(case))
        assert answer.status_code < 500, (operation.label, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["type"] == "trouble"
            assert kept(server) == before

    try:
        call()
    except schemathesis.core.errors.SchemathesisError:
        return  # no wrong value can be made up for it
    except Exception as error:
        if type(error).__name__ not in ("Unsatisfiable", "SkipTest", "Skipped"):
            raise


def _request(case: Any) -> dict[str, Any]:
    wish = case.as_transport_kwargs(base_url="")
    headers = {k: v for k, v in dict(wish["headers"]).items() if k.lower() not in ("user-agent", "authorization")}
    out = {"method": wish["method"], "url": wish["url"] or case.formatted_path, "headers": headers}
    out |= {name: wish[name] for name in ("json", "params", "data") if wish.get(name) is not None}
    out["content"] = out.pop("data") if isinstance(out.get("data"), bytes | str) else None
    return out


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b'{"a":' * 3000,
    b"1e999",
    b'"\\ud800"',
    b'{"version":1e400}',
    b"{}" * 100,
]


KINDS = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/x", ""]
PORT_JUNK = [b"\0" * 100, b"GET /\xff HTTP/1.1\r\n\r\n", b"POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n"]


@pytest.mark.parametrize("kind", KINDS)
def test_raw_bodies(server: Running, kind: str) -> None:
    ann, _, playing = furnished(server)
    before = kept(server)
    paths = ["token/x", "tables", "account", "login", "records", "verify"]
    paths += [f"tables/{playing}/{act}" for act in ("play", "take", "swap", "take-back", "answer", "why", "preview")]
    for path in paths:
        for body in BODIES:
            answer = ann._http.post(f"/api/{path}", content=body, headers={"Content-Type": kind})
            assert 400 <= answer.status_code < 500, (path, body[:20], answer.text)
            assert answer.json()["type"] == "trouble"
    for path in ("/api/tables/%00", "/api/codes/%f0%9f%98%80", "/api/games/..%2f../rules"):
        assert ann._http.get(path).status_code == 404
    for path in ("/%00", "/" + "x" * 3000):  # the page, which reads its own address, or a note that it is not built
        assert ann._http.get(path).status_code in (200, 503)
    assert kept(server) == before


@CALM
@given(junk=st.text(max_size=200) | st.binary(max_size=200))
def junk_once(live: Any, junk: str | bytes) -> None:
    live.socket.send(junk)


@pytest.mark.long
def test_junk_on_the_socket(server: Running) -> None:
    ann, _, playing = furnished(server)
    before = kept(server)
    for _ in range(4):
        with ann.live(playing) as live:
            try:
                junk_once(live)
            except ConnectionClosed:
                continue
            live.send({"type": "here"})
            while not live.situation:
                live.receive()
            assert all(trouble["key"] == "bad-message" for trouble in live.troubles)
    assert kept(server) == before


def test_raw_junk_on_the_port(server: Running) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    for junk in PORT_JUNK:
        with socket.create_connection((host, int(port)), timeout=60) as raw:
            raw.sendall(junk)
            raw.shutdown(socket.SHUT_WR)
            assert b" 500 " not in raw.recv(1000)
    assert httpx.get(server.address + "/api/games", trust_env=False, timeout=60).status_code == 200

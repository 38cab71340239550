"""What a host can see of a running server: health, metrics, the log, and how it shuts down."""

from __future__ import annotations

import json
import logging
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from nemeton.client import Client, Json, Live
from nemeton.server.logs import QUIET_SECONDS, JsonLines, Seldom
from server.running import Clock, Running, free_port, move, two, until
from server.test_faults import full_disk


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers, trust_env=False, timeout=60)


@pytest.mark.long
def test_health_says_whether_what_is_played_can_be_written(server: Running) -> None:
    assert (get(server, "/health").status_code, get(server, "/health").json()) == (200, {"live": True, "ready": True})
    with full_disk(server):
        until(lambda: get(server, "/health").status_code == 503)
        assert get(server, "/health").json() == {"live": True, "ready": False}
    until(lambda: get(server, "/health").status_code == 200)


def test_metrics_are_numbers_without_names_and_not_for_strangers(server: Running) -> None:
    one, _, id = two(server)
    move(one, id)
    with one.live(id):
        text = until(lambda: "nemeton_sockets 1" in get(server, "/metrics").text and get(server, "/metrics").text)
    for line in ('nemeton_tables{status="running"} 1', "nemeton_move_seconds_count 1", "nemeton_writable 1"):
        assert line in text.splitlines()
    assert 'nemeton_move_seconds_bucket{le="+Inf"} 1' in text
    assert not any(secret in text for secret in ("Ann", "Bob", id, one.me()["id"]))
    assert get(server, "/metrics", **{"X-Forwarded-For": "192.0.2.1"}).status_code == 404


def test_a_line_of_the_log_is_an_object() -> None:
    try:
        raise ValueError("why")
    except ValueError:
        record = logging.LogRecord("nemeton.server", logging.ERROR, "", 0, "table %s", ("x",), sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("error", "nemeton.server", "table x")
    assert "ValueError: why" in line["error"]


def test_what_a_stranger_can_cause_at_will_is_logged_once_a_minute() -> None:
    clock = Clock()
    seldom = Seldom(clock)
    bad, other = (
        logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, said, (), None) for said in ("bad", "other")
    )
    assert [seldom.filter(record) for record in (bad, bad, other, bad)] == [True, False, True, False]
    clock.time += QUIET_SECONDS
    assert [seldom.filter(record) for record in (bad, bad)] == [True, False]


@pytest.mark.long
@pytest.mark.pure
def test_who_closes_the_house_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "nemeton", "serve", "--port", str(port), "--data", str(tmp_path), "--no-browser"]
    house = subprocess.Popen([*command, "--log", "json"], stderr=subprocess.PIPE, text=True)
    try:
        until(lambda: answers(port))
        with Client(f"http://127.0.0.1:{port}") as ann:
            ann.introduce("Ann")
            token = ann.make_token()
            id = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
            with socket.create_connection(("127.0.0.1", port)) as stranger:
                stranger.sendall(b"this is no HTTP\r\n\r\n")
                assert stranger.recv(12) == b"HTTP/1.1 400"
            with ann.live(id) as live:
                live.receive()
                house.send_signal(signal.SIGTERM)
                assert {"type": "house", "state": "closing"} in until_closed(live)
        _, said = house.communicate(timeout=120)
        assert house.returncode in (0, -signal.SIGTERM)
        lines = [json.loads(line) for line in said.splitlines()]
        assert {line["level"] for line in lines} <= {"info", "warning"}
        assert not any(secret in said for secret in (token, (tmp_path / "secret.key").read_text(), "Ann"))
    finally:
        house.kill()
        house.wait()


def until_closed(live: Live) -> list[Json]:
    heard = []
    while True:
        try:
            heard.append(live.receive(timeout=60))
        except ConnectionClosed:
            return heard


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False, timeout=60).status_code == 200
    except httpx.HTTPError:
        return False

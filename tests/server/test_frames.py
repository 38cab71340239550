"""A rude WebSocket: floods of tiny frames, and answers that nobody reads."""

from __future__ import annotations

import os
import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from nemeton.server.app import Application
from nemeton.server.main import LARGEST_MESSAGE, settings
from nemeton.server.people.limits import Budget, Limits, Rate
from nemeton.server.wire.connection import REFUSALS_ENDURED
from nemeton.server.wire.sockets import MOUTHFUL
from server.running import Running, drain, running, two, until

FEW = Budget(Rate(60, 1e-6), Rate(600, 1e-6))  # the usual ones, never refilled


def frame(data: bytes, opcode: Opcode, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def line_to(server: Running, table: str) -> socket.socket:
    """A WebSocket of which every byte is ours to choose."""
    at = urlsplit(server.address)
    line = socket.create_connection((at.hostname or "", at.port or 0), 60)
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {at.netloc}",
        f"Origin: {server.address}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    return line


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "data", limits=Limits(moves=FEW)) as here:
        yield here


@pytest.mark.parametrize(
    "flood",
    [
        frame(b"x" * 125, Opcode.PING),
        frame(b"", Opcode.PONG),
        frame(b"", Opcode.TEXT),
        frame(b'{"type":"there"}', Opcode.TEXT),
        frame(b"\xff", Opcode.BINARY),
        frame(b"x", Opcode.TEXT, fin=False) + frame(b"", Opcode.CONT, fin=False) * 1000,
    ],
    ids=["pings", "pongs", "texts", "there", "binary", "fragments"],
)
def test_who_floods_a_line_is_thrown_out_and_nobody_else_is(strict: Running, flood: bytes) -> None:
    ann, bob, id = two(strict)
    with bob.live(id) as other, line_to(strict, id) as line:
        until(lambda: strict.runtime.hub.count() == 2)
        with suppress(ConnectionError):
            while True:
                line.sendall(flood)
        until(lambda: strict.runtime.hub.count() == 1)
        until(lambda: drain(other).situation["table"]["watchers"] == 0)
        situation = ann.situation(id)
        assert ann.play(id, situation["version"], situation["legal"][0])["table"]["decisions"] == 1


def test_for_who_asks_without_reading_no_answers_pile_up(strict: Running) -> None:
    _, _, id = two(strict)
    with line_to(strict, id) as line:
        until(strict.runtime.hub.count)
        line.sendall(frame(b"x" * 125, Opcode.PING) * 1000)
        until(lambda: not strict.runtime.hub.count())
        heard = b""
        with suppress(ConnectionError):
            while more := line.recv(65_536):
                heard += more
    assert len(heard) < (60 + REFUSALS_ENDURED) * 200


@pytest.mark.pure
def test_of_many_frames_at_once_a_few_are_taken_apart_in_a_turn_of_the_loop(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    take = WebSocketsSansIOProtocol.data_received

    def counted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        taken.append(len(data))
        take(self, data)

    _, _, id = two(server)
    with line_to(server, id) as line:
        until(server.runtime.hub.count)
        monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)
        pings = frame(b"", Opcode.PING) * 3000
        line.sendall(pings)
        heard = 0
        while heard < 3000 * 2:
            heard += len(line.recv(65_536))
        assert (max(taken), sum(taken)) == (MOUTHFUL, len(pings))


def test_who_never_finishes_a_frame_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Inside a frame nobody can answer whether they are still there."""

    def hasty(app: Application) -> uvicorn.Config:
        config = settings(app)
        config.ws_ping_interval = config.ws_ping_timeout = 0.2
        return config

    monkeypatch.setattr("server.running.settings", hasty)
    with running(tmp_path) as server:
        _, _, id = two(server)
        with line_to(server, id) as line:
            line.sendall(frame(b'{"type":"here"}' + b" " * 1000, Opcode.TEXT)[:-1])
            with suppress(ConnectionError):
                while line.recv(65_536):
                    pass
        until(lambda: not server.runtime.hub.count())


def test_a_message_may_come_in_pieces_with_others_behind_it(server: Running) -> None:
    _, _, id = two(server)
    with line_to(server, id) as line:
        text = b'{"type":"there"' + b" " * (LARGEST_MESSAGE - 100) + b"}"
        pieces = [text[n : n + 500] for n in range(0, len(text), 500)]
        whole = [frame(pieces[0], Opcode.TEXT, fin=False)]
        whole += [frame(piece, Opcode.CONT, fin=False) for piece in pieces[1:]]
        line.sendall(b"".join(whole) + frame(b"", Opcode.CONT) + frame(b"in between", Opcode.PING))
        line.sendall(frame(b'{"type":"there"}', Opcode.TEXT) * 2)
        heard = b""
        while heard.count(b'{"type":"there"}') < 3 or b"in between" not in heard:
            heard += line.recv(65_536)

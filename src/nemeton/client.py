"""A client for scripts and bots of one's own: make a table, join, read, play.

    with Client("http://127.0.0.1:8000") as me:
        me.introduce("Nuada")
        table = me.make("clans", [{}, {"kind": "bot", "level": "3"}], start=True)
        situation = me.situation(table["id"])
        if situation["legal"]:
            me.play(table["id"], situation["version"], situation["legal"][0])

Answers are plain JSON; their shapes are in `nemeton.server.messages`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Self, cast
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
LARGEST = 4_000_000  # bytes of a message


class Refused(Exception):
    """The server has refused a call: `key` names the sentence, `reason` the rule where one refused a move."""

    def __init__(self, status: int, trouble: Json) -> None:
        super().__init__(f"{trouble.get('key')} {trouble.get('args') or ''} {trouble.get('reason') or ''}".strip())
        self.status = status
        self.key: str = trouble.get("key", "")
        self.args_: Json = trouble.get("args", {})
        self.reason: Json | None = trouble.get("reason")


class Client:
    """One person. Without a token it is a guest with a cookie, as a browser would be."""

    def __init__(self, address: str, token: str = "", timeout: float = 20) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._csrf = ""
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.address}
        self._http = httpx.Client(base_url=self.address, headers=headers, timeout=timeout, trust_env=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One call of the API, `path` after /api/; `Refused` if it is refused."""
        headers = {}
        if method != "GET" and not self.token:
            if not self._csrf:
                self.me()
            headers["X-CSRF-Token"] = self._csrf
        answer = self._http.request(method, f"/api/{path}", json=body, headers=headers)
        text = answer.headers.get("content-type", "").startswith("text/plain")
        if answer.is_error:
            raise Refused(answer.status_code, {} if text else answer.json())
        return answer.text if text else answer.json()

    # -- people ----------------------------------------------------------------------------------

    def me(self) -> Json:
        return self._know(self.call("GET", "me"))

    def introduce(self, name: str, colour: int = 0, language: str = "en") -> Json:
        return self._know(self.call("PATCH", "me", {"name": name, "colour": colour, "language": language}))

    def make_account(self, account: str, password: str) -> Json:
        return self._know(self.call("POST", "account", {"account": account, "password": password}))

    def change_account(self, account: str, current: str, password: str | None = None) -> Json:
        """Another name, another password, or both; `current` is the password as it is."""
        change = {"account": account, "current": current, "password": password}
        return self._know(self.call("PATCH", "account", change))

    def log_in(self, account: str, password: str) -> Json:
        return self._know(self.call("POST", "login", {"account": account, "password": password}))

    def log_out(self) -> Json:
        return self._know(self.call("POST", "logout"))

    def delete_me(self) -> Json:
        return self._know(self.call("DELETE", "me"))

    def make_token(self, name: str = "") -> str:
        """A token with which `Client(address, token)` is the same person; its name is for who looks at the list."""
        return cast(str, self.call("POST", "token", {"name": name})["token"])

    def tokens(self) -> list[Json]:
        """The `id`, the time and the name of each token that holds, the newest first."""
        return cast("list[Json]", self.call("GET", "token"))

    def end_token(self, id: str) -> list[Json]:
        """From now on nobody is let in by this token; those that are left."""
        return cast("list[Json]", self.call("DELETE", f"token/{id}"))

    def _know(self, me: Json) -> Json:
        self._csrf = me["csrf"]
        return me

    # -- tables ----------------------------------------------------------------------------------

    def tables(self) -> Json:
        return cast(Json, self.call("GET", "tables"))

    def make(self, game: str, seats: Sequence[Json], **wishes: Any) -> Json:
        """A new table; `wishes` are the other fields of `NewTable`."""
        return cast(Json, self.call("POST", "tables", {"game": game, "seats": list(seats), **wishes}))

    def table(self, id: str) -> Json:
        return cast(Json, self.call("GET", f"tables/{id}"))

    def by_code(self, code: str) -> Json:
        return cast(Json, self.call("GET", f"codes/{code}"))

    def take(self, id: str, seat: int, **more: Any) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/take", {"seat": seat, **more}))

    def swap(self, id: str, seat: int) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/swap", {"seat": seat}))

    def leave(self, id: str) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/leave"))

    def start(self, id: str) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/start"))

    def rematch(self, id: str, **more: Any) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/rematch", more))

    # -- playing ---------------------------------------------------------------------------------

    def situation(self, id: str, words: bool = False) -> Json:
        """The whole table; with `words` also the notation and the words of every legal move."""
        return cast(Json, self.call("GET", f"tables/{id}/situation" + ("?words=true" if words else "")))

    def play(self, id: str, version: int, move: int | str) -> Json:
        """A move, by number or by notation (perhaps a phrase of several); the situation after it."""
        return cast(Json, self.call("POST", f"tables/{id}/play", {"version": version, **_move(move)}))

    def preview(self, id: str, version: int, move: int | str) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/preview", {"version": version, **_move(move)}))

    def why(self, id: str, move: int | str) -> Json | None:
        return cast("Json | None", self.call("POST", f"tables/{id}/why", _move(move)))

    def take_back(self, id: str, version: int) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/take-back", {"version": version}))

    def answer(self, id: str, agree: bool) -> Json:
        return cast(Json, self.call("POST", f"tables/{id}/answer", {"agree": agree}))

    def replay(self, id: str, decision: int) -> Json:
        return cast(Json, self.call("GET", f"tables/{id}/replay/{decision}"))

    def hint(self, id: str) -> Json:
        """What a bot would do on one's own seat."""
        return cast(Json, self.call("POST", f"tables/{id}/hint"))

    def insight(self, id: str, decision: int) -> Json:
        """What a bot thinks of a decision of a finished game."""
        return cast(Json, self.call("GET", f"tables/{id}/insight/{decision}"))

    def retry(self, id: str, decision: int, seat: int, level: str = "5") -> Json:
        """A new table from a moment of a finished game, on one of its seats, against bots."""
        return cast(Json, self.call("POST", f"tables/{id}/retry", {"decision": decision, "seat": seat, "level": level}))

    # -- records ---------------------------------------------------------------------------------

    def record(self, id: str) -> str:
        return cast(str, self.call("GET", f"tables/{id}/record"))

    def upload(self, record: str) -> Json:
        return cast(Json, self.call("POST", "records", {"record": record}))

    def verify(self, record: str) -> Json:
        return cast(Json, self.call("POST", "verify", {"record": record}))

    # -- live ------------------------------------------------------------------------------------

    def live(self, id: str) -> Live:
        """The WebSocket of a table."""
        address = urlsplit(self.address)
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": cookies}
        scheme = "wss" if address.scheme == "https" else "ws"
        connecting = connect(
            f"{scheme}://{address.netloc}/api/tables/{id}/live",
            origin=None if self.token else cast(Any, self.address),
            additional_headers=headers,
            max_size=LARGEST,
            compression=None,
            proxy=None,
        )
        return Live(connecting)


class Live:
    """A table as it happens: `situation` is the newest one, its `table` always filled in; `log` the whole of it."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self.socket = connecting.__enter__()
        self.situation: Json = {}
        self.log: list[Json] = []
        self.chats: list[Json] = []
        self.troubles: list[Json] = []
        self.send({"type": "here"})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._connecting.__exit__(None, None, None)

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> Json:
        """The next message; `TimeoutError` if there is none."""
        message = cast(Json, json.loads(self.socket.recv(timeout)))
        if message["type"] == "situation":
            self.log = self.log[: message["log_from"]] + message["log"]
            message["table"] = _standing(message["table"] or self.situation["table"], message["turn"])
            self.situation = message
        elif message["type"] == "chat":
            self.chats.append(message)
        elif message["type"] == "trouble":
            self.troubles.append(message)
        return message

    def play(self, move: int | str) -> None:
        self.send({"type": "play", "version": self.situation["version"], **_move(move)})

    def say(self, text: str) -> None:
        self.send({"type": "say", "text": text})

    def take_back(self) -> None:
        self.send({"type": "take_back", "version": self.situation["version"]})

    def answer(self, agree: bool) -> None:
        self.send({"type": "answer", "agree": agree})


def _standing(table: Json, turn: Json) -> Json:
    """A table brought up to date by what a decision has changed of it."""
    seats = [{**seat, "clock": clock} for seat, clock in zip(table["seats"], turn["clocks"], strict=False)]
    return {**table, **turn, "seats": seats or table["seats"]}


def _move(move: int | str) -> Json:
    return {"move": move} if isinstance(move, int) else {"text": move}

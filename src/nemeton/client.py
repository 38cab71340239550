"""A client for scripts and bots of your own: make a table, join, read, play.

    with Client("http://127.0.0.1:8000") as me:
        me.introduce("Nuada")
        table = me.make("clans", [{}, {"kind": "bot", "level": "3"}], start=True)
        situation = me.situation(table["id"])
        if situation["legal"]:
            me.play(table["id"], situation["version"], situation["legal"][0])

Answers are plain JSON; their shapes are in `nemeton.server.wire`, `messages` and `calls`.
"""

from __future__ import annotations

import json
import ssl
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cache
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]
LARGEST = 4_000_000  # bytes of a message


class Refused(Exception):
    """The server has refused a call: `key` names the sentence; if a rule forbids a move, `reason` names the rule."""

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
        self._http = httpx.Client(
            base_url=self.address, headers=headers, timeout=timeout, trust_env=False, verify=_certificates()
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One call of the API, `path` after /api/; `Refused` if it is refused."""
        answer = self._ask(method, path, body)
        return answer.text if _is_text(answer) else answer.json()

    def _ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {}
        if method != "GET" and not self.token:
            if not self._csrf:
                self.me()
            headers["X-CSRF-Token"] = self._csrf
        answer = self._http.request(method, f"/api/{path}", json=body, headers=headers)
        if answer.is_error:
            raise Refused(answer.status_code, {} if _is_text(answer) else answer.json())
        return answer

    def _object(self, method: str, path: str, body: object = None) -> Json:
        return msgspec.json.decode(self._ask(method, path, body).content, type=Json)

    def _objects(self, method: str, path: str, body: object = None) -> list[Json]:
        return msgspec.json.decode(self._ask(method, path, body).content, type=list[Json])

    # -- people ----------------------------------------------------------------------------------

    def me(self) -> Json:
        return self._know(self._object("GET", "me"))

    def introduce(self, name: str, colour: int = 0, language: str = "en") -> Json:
        return self._know(self._object("PATCH", "me", {"name": name, "colour": colour, "language": language}))

    def make_account(self, account: str, password: str) -> Json:
        return self._know(self._object("POST", "account", {"account": account, "password": password}))

    def change_account(self, account: str, current: str, password: str | None = None) -> Json:
        """Change the name, the password, or both; `current` is the current password."""
        change = {"account": account, "current": current, "password": password}
        return self._know(self._object("PATCH", "account", change))

    def log_in(self, account: str, password: str) -> Json:
        return self._know(self._object("POST", "login", {"account": account, "password": password}))

    def log_out(self) -> Json:
        return self._know(self._object("POST", "logout"))

    def delete_me(self) -> Json:
        return self._know(self._object("DELETE", "me"))

    def make_token(self, name: str = "", scope: str = "play") -> str:
        """A token with which `Client(address, token)` is the same person; its name helps to find it in the list.

        `scope`: `read` lets it look on, `play` also make tables, sit and play, `account` do everything you may.
        """
        return str(self._object("POST", "token", {"name": name, "scope": scope})["token"])

    def tokens(self) -> list[Json]:
        """The `id`, the time and the name of each valid token, the newest first."""
        return self._objects("GET", "token")

    def end_token(self, id: str) -> list[Json]:
        """Revoke a token; returns those that are left."""
        return self._objects("DELETE", f"token/{id}")

    def sessions(self) -> list[Json]:
        """Where you are logged in, the newest first."""
        return self._objects("GET", "session")

    def end_session(self, id: str) -> list[Json]:
        """Log out another device; returns the sessions that are left."""
        return self._objects("DELETE", f"session/{id}")

    def _know(self, me: Json) -> Json:
        self._csrf = me["csrf"]
        return me

    # -- tables ----------------------------------------------------------------------------------

    def tables(self) -> Json:
        return self._object("GET", "tables")

    def make(self, game: str, seats: Sequence[Json], **wishes: Any) -> Json:
        """A new table; `wishes` are the other fields of `NewTable`."""
        return self._object("POST", "tables", {"game": game, "seats": list(seats), **wishes})

    def table(self, id: str) -> Json:
        return self._object("GET", f"tables/{id}")

    def by_code(self, code: str) -> Json:
        return self._object("GET", f"codes/{code}")

    def take(self, id: str, seat: int, **more: Any) -> Json:
        return self._object("POST", f"tables/{id}/take", {"seat": seat, **more})

    def swap(self, id: str, seat: int) -> Json:
        return self._object("POST", f"tables/{id}/swap", {"seat": seat})

    def leave(self, id: str) -> Json:
        return self._object("POST", f"tables/{id}/leave")

    def resign(self, id: str) -> Json:
        """Give up your seat for good: a bot plays it to the end."""
        return self._object("POST", f"tables/{id}/resign")

    def call_off(self, id: str) -> Json:
        """End a game for everybody, before its second move."""
        return self._object("POST", f"tables/{id}/call-off")

    def remove(self, id: str, seat: int) -> Json:
        """Let a bot play for somebody who keeps the table waiting; before the start, free a seat at your table."""
        return self._object("POST", f"tables/{id}/remove", {"seat": seat})

    def start(self, id: str) -> Json:
        return self._object("POST", f"tables/{id}/start")

    def rematch(self, id: str, **more: Any) -> Json:
        return self._object("POST", f"tables/{id}/rematch", more)

    # -- playing ---------------------------------------------------------------------------------

    def situation(self, id: str, words: bool = False) -> Json:
        """The whole table; with `words` also the notation and the words of every legal move."""
        return self._object("GET", f"tables/{id}/situation" + ("?words=true" if words else ""))

    def play(self, id: str, version: int, *moves: int | str, sure: bool = True) -> Json:
        """Make moves, by number or by notation, all or none; returns the situation after them. If not `sure`, only
        moves that can be undone freely are made.
        """
        wish = {"version": version, "moves": moves, "sure": sure}
        return self._object("POST", f"tables/{id}/play", wish)

    def foresee(self, id: str, version: int, choices: Sequence[Sequence[int | str]]) -> list[Json | None]:
        """What each of several choices would do; a choice is one or more moves. None for one that is impossible."""
        asked = {"version": version, "choices": choices}
        previews: list[Json | None] = self._object("POST", f"tables/{id}/foresee", asked)["previews"]
        return previews

    def why(self, id: str, *moves: int | str) -> Json | None:
        """Why moves cannot be made; None if they can."""
        reason: Json | None = self._object("POST", f"tables/{id}/why", {"moves": moves})["reason"]
        return reason

    def take_back(self, id: str, version: int) -> Json:
        return self._object("POST", f"tables/{id}/take-back", {"version": version})

    def answer(self, id: str, agree: bool) -> Json:
        return self._object("POST", f"tables/{id}/answer", {"agree": agree})

    def settle(self, id: str, what: str) -> Json:
        """What should become of a frozen table: `go-on` or `end`. It is done when all people there want the same."""
        return self._object("POST", f"tables/{id}/settle", {"what": what})

    def replay(self, id: str, decision: int) -> Json:
        return self._object("GET", f"tables/{id}/replay/{decision}")

    def hint(self, id: str) -> Json:
        """What a bot would do in your seat."""
        return self._object("POST", f"tables/{id}/hint")

    def world(self, id: str, seed: int) -> Json:
        """Your seat, and a state as that seat imagines it, for `nemeton.game(...).load`."""
        return self._object("GET", f"tables/{id}/world/{seed}")

    def insight(self, id: str, decision: int) -> Json:
        """What a bot thinks of a decision in a finished game."""
        return self._object("GET", f"tables/{id}/insight/{decision}")

    def editions(self, id: str, decision: int) -> list[Json]:
        """What every other edition would allow at a moment of a finished game, and what differs."""
        return self._objects("GET", f"tables/{id}/editions/{decision}")

    def retry(self, id: str, decision: int, seat: int, level: str = "") -> Json:
        """A new table from a moment of a finished game, in one of its seats, against bots."""
        return self._object("POST", f"tables/{id}/retry", {"decision": decision, "seat": seat, "level": level})

    # -- records ---------------------------------------------------------------------------------

    def record(self, id: str) -> str:
        return self._ask("GET", f"tables/{id}/record").text

    def upload(self, record: str) -> Json:
        return self._object("POST", "records", {"record": record})

    def verify(self, record: str) -> Json:
        return self._object("POST", "verify", {"record": record})

    # -- live ------------------------------------------------------------------------------------

    def live(self, id: str) -> Live:
        """The WebSocket of a table."""
        address = urlsplit(self.address)
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": cookies}
        scheme = "wss" if address.scheme == "https" else "ws"
        connecting = connect(
            f"{scheme}://{address.netloc}/api/tables/{id}/live",
            origin=None if self.token else Origin(self.address),
            additional_headers=headers,
            max_size=LARGEST,
            compression=None,
            proxy=None,
        )
        return Live(connecting)


class Live:
    """A live table: `situation` is the newest one, with `table` always filled in; `log` is the whole log."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self.socket = connecting.__enter__()
        self.situation: Json = {}
        self.log: list[Json] = []
        self.chats: list[Json] = []
        self.troubles: list[Json] = []
        self._asked = 0
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
        message = msgspec.json.decode(self.socket.recv(timeout), type=Json)
        if message["type"] == "situation":
            self.log = self.log[: message["log_from"]] + message["log"]
            message["table"] = _standing(message["table"] or self.situation["table"], message["turn"])
            self.situation = message
        elif message["type"] == "chat":
            self.chats.append(message)
        elif message["type"] == "trouble":
            self.troubles.append(message)
        return message

    def play(self, *moves: int | str) -> int:
        """Make moves, all or none; returns the number that comes back in a situation's `answers` or in a refusal."""
        return self._ask({"type": "play", "version": self.situation["version"], "moves": moves})

    def take_back(self) -> int:
        return self._ask({"type": "take_back", "version": self.situation["version"]})

    def answer(self, agree: bool) -> int:
        return self._ask({"type": "answer", "agree": agree})

    def say(self, text: str) -> int:
        return self._ask({"type": "say", "text": text})

    def _ask(self, message: Json) -> int:
        self._asked += 1
        self.send({**message, "id": self._asked})
        return self._asked


@cache
def _certificates() -> ssl.SSLContext:
    """Whom we believe: read once, which takes longer than a call."""
    return httpx.create_ssl_context(trust_env=False)


def _is_text(answer: httpx.Response) -> bool:
    return str(answer.headers.get("content-type", "")).startswith("text/plain")


def _standing(table: Json, turn: Json) -> Json:
    """A table updated with what a decision has changed."""
    seats = [{**seat, "clock": clock} for seat, clock in zip(table["seats"], turn["clocks"], strict=False)]
    return {**table, **turn, "seats": seats or table["seats"]}

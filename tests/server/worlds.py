"""Two worlds that differ only in what one observer cannot know: houses alike in time and ids, dealt such states."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Any

import nemeton
from fen import GAME as FEN
from nemeton.bots import Past
from nemeton.client import Client
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server.app import Shared
from nemeton.server.bots.pool import Pool
from nemeton.server.outside import HouseTime, Outside
from server.running import Running, running

SEATS = 3
STEPS = 4
nemeton.register(FEN)


class Brief(Pool):
    """Explains after so few iterations that no clock runs out: else two servers would think differently long."""

    async def explain(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        seed: int,
        past: Past | None,
        iterations: int | None,
        played: int | None,
        share: str = "",
    ) -> dict[str, Any] | None:
        return await super().explain(game, state, seat, seed, past, 30, played, share)


class Still(HouseTime):
    """A time that begins alike in every house, whatever its database says."""

    def begin(self, at: float) -> None:
        super().begin(1_000_000.0)


class World:
    """A server whose next game begins with the state it is given; time stands still, ids are counted."""

    def __init__(self, data: Path, stack: ExitStack, shared: Shared | None = None) -> None:
        """`shared`: it has two nodes, everybody plays by the first, and who observes does so by the second."""
        data.mkdir()
        (data / "secret.key").write_bytes(b"0" * 64)
        self.state: State | None = None
        numbers = count()

        def node() -> Running:
            outside = Outside(
                now=lambda: 1_000_000.0,
                clock=Still(lambda: 0.0) if shared else HouseTime(),
                token=lambda n: blake2b(str(next(numbers)).encode(), digest_size=n).hexdigest(),
                deal=lambda record: self.dealt(),
            )
            pool = Brief(1, deadline=600)
            return stack.enter_context(running(data, outside=outside, pool=pool, shared=shared))

        self.server = node()
        self.people = [self.server.client(name) for name in ("Ann", "Bob", "Cid", "Eve")]
        self.observers = self.people
        if shared:
            other = node()
            self.observers = [other.client() for _ in self.people]
            for here, there in zip(self.people, self.observers, strict=True):
                there._http.cookies.update(here._http.cookies)

    def dealt(self) -> State:
        assert self.state is not None
        state = self.state.clone()
        state.log = []
        return state

    def begin(self, game: str, state: State) -> str:
        self.state = state.clone()
        id: str = self.people[0].make(game, [{}] * SEATS)["id"]
        for seat in range(1, SEATS):
            self.people[seat].take(id, seat)
        self.people[0].start(id)
        return id

    def begin_with_bots(self, game: str, state: State) -> str:
        """The first person alone with bots."""
        self.state = state.clone()
        bot = {"kind": "bot", "level": "1"}
        id: str = self.people[0].make(game, [{}, *[bot] * (SEATS - 1)], start=True)["id"]
        return id


def heard(client: Client, id: str, moves: list[int], version: int) -> list[bytes]:
    """Every answer that somebody can get about a table, headers and all."""
    http, csrf = client._http, {"X-CSRF-Token": client.me()["csrf"]}
    at = f"/api/tables/{id}"
    answers = [http.get(path) for path in (at, f"{at}/situation", f"{at}/record", f"{at}/replay/0", "/api/tables")]
    answers.append(http.get("/api/me/export"))
    answers += [http.get(f"{at}/replay/{n}") for n in range(1, STEPS + 1)]
    for move in moves:
        answers.append(http.post(f"{at}/why", json={"moves": [move]}, headers=csrf))
        answers.append(http.post(f"{at}/foresee", json={"version": version, "choices": [[move]]}, headers=csrf))
        answers.append(http.post(f"{at}/play", json={"version": -1, "moves": [move]}, headers=csrf))
        for then in (moves[0], -1):  # nothing is learnt for nothing by moves that cannot all be made
            answers.append(http.post(f"{at}/why", json={"moves": [move, then]}, headers=csrf))
        answers.append(http.post(f"{at}/play", json={"version": version, "moves": [move, -1]}, headers=csrf))
    return [as_bytes(answer) for answer in answers]


def as_bytes(answer: object) -> bytes:
    headers = [(k, v) for k, v in answer.headers.raw if k.lower() != b"date"]  # type: ignore[attr-defined]
    return repr((answer.status_code, headers, answer.content)).encode()  # type: ignore[attr-defined]


def position(game: AnyGame, luck: random.Random) -> State:
    """A state somewhere in a random game."""
    state = game.new(players=SEATS, seed=luck.getrandbits(40))
    for _ in range(luck.randrange(25)):
        if not state.over():
            seat = luck.choice(state.actors())
            state.play(seat, luck.choice(state.legal(seat)))
    return state if not state.over() else position(game, luck)


def go_on_together(
    worlds: tuple[World, World],
    twins: list[State],
    id: str,
    game: str,
    seat: int,
    observer: int,
    luck: random.Random,
) -> None:
    """Play on alike in both worlds; the observer hears the same until something tells the worlds apart."""
    with ExitStack() as stack:
        lives = [stack.enter_context(world.observers[observer].live(id)) for world in worlds]
        version = SEATS  # the table was made, its seats taken, the game started
        for _ in range(STEPS):
            messages = [live.socket.recv(10) for live in lives]
            assert messages[0] == messages[1]
            assert json.loads(messages[0])["version"] == version
            tried = luck.sample(range(nemeton.game(game).verbs.size), 4) + twins[0].legal(seat)[:3]
            answers = [heard(world.observers[observer], id, tried, version) for world in worlds]
            assert answers[0] == answers[1]
            actor = luck.choice(twins[0].actors())
            shared = sorted(set(twins[0].legal(actor)) & set(twins[1].legal(actor)))
            if not shared:
                return
            move = luck.choice(shared)
            for twin in twins:
                twin.play(actor, move)
            if twins[0].view(seat) != twins[1].view(seat) or twins[0].over():
                return  # a card or the dice have told them apart, as they may
            for world in worlds:
                world.people[actor].play(id, version, move)
            version += 1

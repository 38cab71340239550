"""Twin worlds over the wire: what a seat cannot know changes no byte of what the server sends to it.

Two servers, alike in time and ids, are dealt two states that differ only in what one observer cannot know. Everybody
does the same at both; every answer and every message for the observer must be the same, byte for byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import nemeton
from fen import GAME as FEN
from nemeton.bots import Past
from nemeton.client import Client
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server.bots.pool import Pool
from nemeton.server.outside import Outside
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


class World:
    """A server whose next game begins with the state it is given; time stands still, ids are counted."""

    def __init__(self, data: Path, stack: ExitStack) -> None:
        data.mkdir()
        (data / "secret.key").write_bytes(b"0" * 64)
        self.state: State | None = None
        numbers = count()
        outside = Outside(
            now=lambda: 1_000_000.0,
            token=lambda n: blake2b(str(next(numbers)).encode(), digest_size=n).hexdigest(),
            deal=lambda record: self.dealt(),
        )
        self.server: Running = stack.enter_context(running(data, outside=outside, pool=Brief(1, deadline=600)))
        self.people = [self.server.client(name) for name in ("Ann", "Bob", "Cid", "Eve")]

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


@pytest.fixture
def worlds(tmp_path: Path) -> Iterator[tuple[World, World]]:
    with ExitStack() as stack:
        yield World(tmp_path / "one", stack), World(tmp_path / "two", stack)


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
    return [_bytes(answer) for answer in answers]


def _bytes(answer: object) -> bytes:
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


@pytest.mark.long
@pytest.mark.parametrize("game", ["clans", "fen"])
def test_worlds_that_look_alike_sound_alike(worlds: tuple[World, World], game: str) -> None:
    luck = random.Random(game)
    apart = 0
    for round in range(8):
        observer = round % (SEATS + 1)  # the last one watches
        seat = observer if observer < SEATS else -1
        state = position(nemeton.game(game), luck)
        twins = [state.imagine(seat, luck.getrandbits(40)) for _ in worlds]
        apart += twins[0].dump()["fields"] != twins[1].dump()["fields"]
        tables = [world.begin(game, twin) for world, twin in zip(worlds, twins, strict=True)]
        assert tables[0] == tables[1]
        for twin in twins:
            twin.log = []
        _go_on_together(worlds, twins, tables[0], game, seat, observer, luck)
    assert apart >= 4  # the worlds were not the same ones


def _go_on_together(
    worlds: tuple[World, World],
    twins: list[State],
    id: str,
    game: str,
    seat: int,
    observer: int,
    luck: random.Random,
) -> None:
    with ExitStack() as stack:
        lives = [stack.enter_context(world.people[observer].live(id)) for world in worlds]
        version = SEATS  # the table was made, its seats taken, the game started
        for _ in range(STEPS):
            messages = [live.socket.recv(10) for live in lives]
            assert messages[0] == messages[1]
            assert json.loads(messages[0])["version"] == version
            tried = luck.sample(range(nemeton.game(game).verbs.size), 4) + twins[0].legal(seat)[:3]
            answers = [heard(world.people[observer], id, tried, version) for world in worlds]
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


@pytest.mark.long
@pytest.mark.parametrize("game", ["clans", "samhain", pytest.param("karnag", marks=pytest.mark.slow), "ardri"])
def test_a_hint_is_the_same_in_worlds_that_look_alike(worlds: tuple[World, World], game: str) -> None:
    """To the seat that asks; and who only watches gets none in either."""
    luck = random.Random(game)
    apart = 0
    for _ in range(3):
        state = position(nemeton.game(game), luck)
        while state.actors() != [0]:
            state = position(nemeton.game(game), luck)
        twins = [state.imagine(0, luck.getrandbits(40)) for _ in worlds]
        apart += twins[0].dump()["fields"] != twins[1].dump()["fields"]
        ids = [world.begin_with_bots(game, twin) for world, twin in zip(worlds, twins, strict=True)]
        hints = [_hints(world, id) for world, id in zip(worlds, ids, strict=True)]
        assert hints[0] == hints[1]
        assert b'"candidates"' in hints[0][0]
        assert b"not-seated" in hints[0][1]
    assert apart == (0 if game == "samhain" else 3)


def _hints(world: World, id: str) -> list[bytes]:
    """What the first person and a spectator hear who ask for a hint."""
    return [
        _bytes(asker._http.post(f"/api/tables/{id}/hint", headers={"X-CSRF-Token": asker.me()["csrf"]}))
        for asker in (world.people[0], world.people[3])
    ]


def test_the_test_can_tell_worlds_apart(worlds: tuple[World, World]) -> None:
    """What is hidden from one seat is seen by who holds it: there the bytes differ."""
    state = nemeton.game("clans").new(players=SEATS, seed=5)
    twins = [state.imagine(0, seed) for seed in (1, 2)]
    ids = [world.begin("clans", twin) for world, twin in zip(worlds, twins, strict=True)]
    seen = [[heard(person, ids[0], [], 0) for person in world.people] for world in worlds]
    assert [one == two for one, two in zip(*seen, strict=True)] == [True, False, False, True]


def test_a_sealed_answer_is_shown_to_who_gave_it_alone(worlds: tuple[World, World]) -> None:
    """Fen's offers are made at once: the last move, the replay and the record must not tell what was offered."""
    state = nemeton.game("fen").new(players=SEATS, seed=3)
    while len(state.actors()) == 1:
        state.play(state.actor(), state.legal(state.actor())[0])
    for world, offer in zip(worlds, (0, 2), strict=True):
        id = world.begin("fen", state)
        moves = world.people[1].situation(id)["legal"]
        world.people[1].play(id, SEATS, moves[offer])
        assert world.people[1].situation(id)["last"]["text"] == f"offer {offer}"
        assert world.people[0].situation(id)["last"] == {"seat": 1, "move": -1, "text": "", "verb": "", "noun": -1}
        assert "offer" not in world.people[3].record(id)
    others = [[heard(person, id, [], SEATS + 1) for person in world.people] for world in worlds]
    assert [one == two for one, two in zip(*others, strict=True)] == [True, False, True, True]


def unsealed(game: AnyGame, luck: random.Random) -> list[str]:
    """The verbs of moves that some other seat cannot know, though the game does not call them sealed.

    A move is not known to a seat if in a world that it cannot tell apart another move would have looked the same.
    """
    from nemeton.core.step import JointChoice

    found = set()
    state = game.new(players=game.seats[0], seed=luck.getrandbits(40))
    for _ in range(200):
        if state.over():
            break
        actor = luck.choice(state.actors())
        move = luck.choice(state.legal(actor))
        after = state.clone()
        after.log = []
        after.play_fast(actor, move)
        verb = game.verbs.split(move)[0]
        if not isinstance(state.choice, JointChoice) and verb not in game.sealed and verb not in found:
            for other in range(-1, state.setup.players):
                if other != actor and _could_be_another(state, after, actor, move, other, luck):
                    found.add(verb)
        state = after
    return sorted(found)


def _could_be_another(state: State, after: State, actor: int, move: int, other: int, luck: random.Random) -> bool:
    world = state.imagine(other, luck.getrandbits(40))
    moves = world.legal(actor)
    for alternative in luck.sample(moves, min(6, len(moves))):
        if alternative != move:
            then = world.clone()
            then.log = []
            then.play_fast(actor, alternative)
            if then.view(other) == after.view(other) and then.story(other) == after.story(other):
                return True
    return False


@pytest.mark.long
@pytest.mark.parametrize("id", [id for id in nemeton.games() if id != "fen"])
def test_every_game_says_which_of_its_moves_are_sealed(id: str) -> None:
    luck = random.Random(7)
    assert [verb for _ in range(2) for verb in unsealed(nemeton.game(id), luck)] == []

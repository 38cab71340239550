"""A house of several nodes: PostgreSQL keeps the truth, Redis carries the news, any node answers any call."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from nemeton.client import Client, Json, Live, Refused
from nemeton.server.app import Shared
from nemeton.server.nodes import print_of
from nemeton.server.people.limits import Budget, Rate
from nemeton.server.people.rates import Bucket
from nemeton.server.store.postgres import PostgresStore
from nemeton.server.store.store import NewerStore
from nemeton.server.wire.sockets import MOVED
from server.running import EASY, Running, closed_with, refusal, running, until
from server.services import PostgreSQL, Redis, services

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "1"}
pytestmark = [pytest.mark.long, pytest.mark.usefixtures("patient")]


@pytest.fixture(scope="module")
def around() -> Iterator[tuple[PostgreSQL, Redis]]:
    with services() as found:
        yield found


@pytest.fixture
def nodes(around: tuple[PostgreSQL, Redis], tmp_path: Path) -> Iterator[list[Running]]:
    """Two nodes of one house."""
    postgres, redis = around
    address = postgres.database(f"house_{random.getrandbits(40):x}")
    with ExitStack() as stack:
        yield [
            stack.enter_context(running(tmp_path / name, shared=Shared(address, redis.url))) for name in ("one", "two")
        ]


def elsewhere(who: Client, node: Running) -> Client:
    """The same person by way of another node."""
    return node.client(token=who.make_token())


def a_game(one: Running, two: Running, game: str = "clans") -> tuple[str, Client, Client]:
    """A running table of two people, who come by different nodes."""
    ann, bob = one.client("Ann"), two.client("Bob")
    id = ann.make(game, [PERSON, PERSON])["id"]
    bob.take(id, 1)
    ann.start(id)
    return id, ann, bob


def play_on(lives: list[Live], decisions: int) -> None:
    """Whoever is asked makes some legal move; everybody hears of it."""
    chance = random.Random(7)
    for _ in range(decisions):
        live = next(live for live in lives if live.situation["legal"])
        move = chance.choice(live.situation["legal"])
        number = live.play(move)
        while number not in live.receive(120).get("answers", []):
            assert not live.troubles
        version = live.situation["version"]
        for other in lives:
            while other.situation["version"] < version:
                other.receive(120)


def opened(*lives: Live) -> list[Live]:
    for live in lives:
        while not live.situation:
            live.receive(120)
    return list(lives)


def test_two_people_at_two_nodes_play_one_game(nodes: list[Running]) -> None:
    one, two = nodes
    id, ann, bob = a_game(one, two)
    with ann.live(id) as a, bob.live(id) as b:
        play_on(opened(a, b), 12)
        assert [event["key"] for event in a.log] == [event["key"] for event in b.log]
    assert ann.record(id) == bob.record(id)
    assert ann.table(id)["decisions"] == 12


def test_who_comes_second_is_told_so_and_nothing_is_doubled(nodes: list[Running]) -> None:
    one, two = nodes
    id, ann, bob = a_game(one, two)
    first = next(who for who in (ann, bob) if who.situation(id)["legal"])
    same = elsewhere(first, two if first is ann else one)
    version, legal = first.situation(id)["version"], first.situation(id)["legal"]
    first.play(id, version, legal[0])
    with pytest.raises(Exception, match="stale"):
        same.play(id, version, legal[1])
    assert first.table(id)["decisions"] == 1
    until(lambda: same.situation(id)["version"] == version + 1)


def test_what_is_said_and_who_is_there_is_known_at_every_node(nodes: list[Running]) -> None:
    one, two = nodes
    id, ann, bob = a_game(one, two)
    with ann.live(id) as a, bob.live(id) as b:
        opened(a, b)
        until(lambda: _heard(a) and all(seat["connected"] for seat in a.situation["table"]["seats"]))
        a.say("Bonjour")
        until(lambda: _heard(b) and b.chats)
        assert b.chats[0]["text"] == "Bonjour"
    until(lambda: not any(seat["connected"] for seat in ann.table(id)["seats"]))


def _heard(live: Live) -> bool:
    """Take in what has come."""
    try:
        while True:
            live.receive(0.05)
    except TimeoutError:
        return True


def test_what_was_spent_at_one_node_is_spent_at_all(around: tuple[PostgreSQL, Redis], tmp_path: Path) -> None:
    postgres, redis = around
    shared = Shared(postgres.database(f"house_{random.getrandbits(40):x}"), redis.url)
    few = replace(EASY, tables=Budget(person=Rate(3.5 / EASY.factor, 1e-12)))
    with (
        running(tmp_path / "one", shared=shared, limits=few) as one,
        running(tmp_path / "two", shared=shared, limits=few) as two,
    ):
        ann = one.client("Ann")
        same = elsewhere(ann, two)  # a token counts as a table
        for _ in range(2):
            ann.make("clans", [PERSON, PERSON])
        assert refusal(ann.make, "clans", [PERSON, PERSON]) == "too-fast"
        budget: Bucket = ("tables", "person", ann.me()["id"])
        until(lambda: two.runtime.rates._buckets.get(budget, (9.0, 0.0))[0] < 1)
        assert refusal(same.make, "clans", [PERSON, PERSON]) == "too-fast"


def test_a_node_that_hears_nothing_asks_the_store(nodes: list[Running], around: tuple[PostgreSQL, Redis]) -> None:
    one, two = nodes
    id, ann, bob = a_game(one, two)
    with ann.live(id) as a, bob.live(id) as b:
        opened(a, b)
        around[1].stop()
        try:
            play_on([a, b], 4)  # by way of the store alone
        finally:
            around[1].start()
        play_on([a, b], 4)
        assert a.situation["version"] == b.situation["version"]


def test_a_database_that_restarts_costs_time_alone(nodes: list[Running], around: tuple[PostgreSQL, Redis]) -> None:
    one, two = nodes
    id, ann, bob = a_game(one, two)
    move_on([ann, bob], id)
    around[0].stop("immediate")
    around[0].start()
    move_on([ann, bob], id)
    assert ann.table(id)["decisions"] == 2
    until(lambda: one.runtime.ready and two.runtime.ready)


def move_on(people: list[Client], id: str) -> None:
    """Whoever is asked makes a move, as soon as their node takes it."""

    def moved() -> bool:
        try:
            who = next(who for who in people if who.situation(id)["legal"])
            situation = who.situation(id)
            who.play(id, situation["version"], situation["legal"][0])
        except Refused as error:
            if error.key not in ("cannot-read", "cannot-write"):
                raise
            return False
        return True

    until(moved)


def test_a_bot_goes_on_when_its_node_is_gone(around: tuple[PostgreSQL, Redis], tmp_path: Path) -> None:
    """The claim of a node that is not seen any more is free."""
    postgres, redis = around
    address = postgres.database(f"house_{random.getrandbits(40):x}")
    with running(tmp_path / "two", shared=Shared(address, redis.url)) as two:
        with running(tmp_path / "one", shared=Shared(address, redis.url)) as one:
            ann = one.client("Ann")
            token = ann.make_token()
            id = ann.make("clans", [PERSON, BOT])["id"]
            one.runtime.turns.claims.release = _never  # type: ignore[method-assign,assignment]
            one.runtime.pool.choose = _never  # type: ignore[method-assign]
            ann.start(id)
            situation = ann.situation(id)
            if situation["legal"]:
                ann.play(id, situation["version"], situation["legal"][0])
            one.runtime.nodes._store.leave = _unsaid  # type: ignore[method-assign,union-attr]
        same = two.client(token=token)
        until(lambda: same.situation(id)["legal"])
        assert same.table(id)["decisions"] > 0


async def _unsaid(*_: object) -> None:
    """What is not said."""


async def _never(*_: object, **__: object) -> bool:
    """A node that stops in the middle of something."""
    await asyncio.sleep(3600)
    return False


def test_nothing_hidden_reaches_a_seat_by_way_of_another_node(nodes: list[Running]) -> None:
    """What a seat is told does not depend on the node it comes by; what others may not see is in neither."""
    one, two = nodes
    id, ann, _ = a_game(one, two, "ardri")
    same = elsewhere(ann, two)
    here, there = ann.situation(id), same.situation(id)
    assert _timeless(here) == _timeless(there)


def _timeless(situation: Json) -> Json:
    """All of it but the moment at which it was asked for."""
    for part in ("turn", "table"):
        situation[part].pop("now")
    return situation


def test_a_node_that_drains_sends_everybody_on(nodes: list[Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nemeton.server.nodes.PROXY_SECONDS", 0.0)
    monkeypatch.setattr("nemeton.server.nodes.EMPTY_SECONDS", 0.0)
    one, two = nodes
    id, ann, bob = a_game(one, two)
    until(lambda: one.runtime.nodes and one.runtime.nodes._taking)
    with ann.live(id) as a, bob.live(id) as b:
        play_on(opened(a, b), 2)
        one.run(one.runtime.nodes.drain())  # type: ignore[union-attr]
        assert closed_with(a) == MOVED
        assert not one.runtime.ready
        assert two.runtime.ready
        with pytest.raises(ConnectionClosed, match=str(MOVED)):
            opened(ann.live(id))
        with elsewhere_by_cookie(ann, two).live(id) as again:
            play_on(opened(again, b), 2)
    assert bob.table(id)["decisions"] == 4


def elsewhere_by_cookie(who: Client, node: Running) -> Client:
    """The same browser by way of another node: cookies are signed alike at all of them."""
    same = node.client()
    same._http.cookies.update(who._http.cookies)
    return same


def test_two_versions_serve_side_by_side_until_the_older_one_has_drained(
    around: tuple[PostgreSQL, Redis], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the newer one has written the older one leaves alone, and nobody is lost."""
    monkeypatch.setattr("nemeton.server.nodes.PROXY_SECONDS", 0.0)
    house = Shared(around[0].database(f"house_{random.getrandbits(40):x}"), around[1].url)
    with ExitStack() as stack:
        old = stack.enter_context(running(tmp_path / "old", shared=house))
        ann = old.client("Ann")
        mine, other = (ann.make("clans", [PERSON, BOT], start=True)["id"] for _ in range(2))
        old.runtime.nodes._beat = _unsaid  # type: ignore[method-assign,union-attr]
        monkeypatch.setattr("nemeton.server.nodes.print_of", lambda: "newer")
        new = stack.enter_context(running(tmp_path / "new", shared=house))
        same = elsewhere(ann, new)
        version = ann.situation(other)["version"]
        same.resign(mine)
        assert refusal(ann.situation, mine) == "elsewhere"
        assert refusal(ann.resign, mine) == "elsewhere"
        assert ann.situation(other)["version"] >= version  # what the newer one has not written is still for both
        ann.resign(other)
        del old.runtime.nodes._beat  # type: ignore[union-attr]
        until(lambda: not old.runtime.ready)
        assert new.runtime.ready
        monkeypatch.setattr("nemeton.server.nodes.print_of", print_of)
        with pytest.raises(NewerStore):
            asyncio.run(_joined(house.database, print_of()))


async def _joined(address: str, print: str) -> None:
    store = await PostgresStore.open(address)
    try:
        await store.join("one more", print)
    finally:
        await store.close()


def test_what_the_host_decides_holds_at_every_node(nodes: list[Running]) -> None:
    one, two = nodes
    id, _, bob = a_game(one, two)
    with bob.live(id) as live:
        opened(live)
        one.run(one.runtime.accounts.decide(bob.me()["id"], "banned"))
        until(lambda: two.runtime.accounts.standing(bob.me()["id"]) == "banned")
        until(lambda: not two.runtime.hub.of_person(bob.me()["id"]))
    assert refusal(bob.leave, id) == "banned"


def test_what_somebody_who_is_deleted_has_said_is_gone_at_every_node(nodes: list[Running]) -> None:
    one, two = nodes
    id, ann, bob = a_game(one, two)
    with ann.live(id) as a, bob.live(id) as b:
        opened(a, b)
        a.say("Bonjour")
        until(lambda: _heard(b) and b.chats)
    ann.leave(id)
    ann.delete_me()
    until(lambda: not two.runtime.tables.known()[id].chats)


def test_a_pause_of_the_whole_house_is_told_once(around: tuple[PostgreSQL, Redis], tmp_path: Path) -> None:
    """And no clock has run meanwhile."""
    house = Shared(around[0].database(f"house_{random.getrandbits(40):x}"), around[1].url)
    with running(tmp_path / "one", shared=house) as one:
        ann = one.client("Ann")
        token = ann.make_token()
        id = ann.make("clans", [PERSON, PERSON], pace={"kind": "clock"})["id"]
        one.client("Bob").take(id, 1)
        ann.start(id)
        before = one.runtime.outside.clock()
    asyncio.run(_asleep(house.database, 1000.0))
    with ExitStack() as stack:
        both = [stack.enter_context(running(tmp_path / name, shared=house)) for name in ("one", "two")]
        same = both[0].client(token=token)
        until(lambda: same.situation(id)["table"]["pauses"])
        until(lambda: not both[0].run(both[0].runtime.store.note("pause")))
        assert len(same.situation(id)["table"]["pauses"]) == 1
        assert both[1].runtime.outside.clock() - before < 900


async def _asleep(address: str, seconds: float) -> None:
    """As if the last node had been seen that long ago."""
    store = await PostgresStore.open(address)
    await store.set_note("seen", repr(float(await store.note("seen")) - seconds))
    await store.set_note("asleep", repr(float(await store.note("asleep") or 0) - seconds))
    await store.close()


def test_sessions_hold_at_every_node(nodes: list[Running]) -> None:
    one, two = nodes
    ann = one.client("Ann")
    token = ann.make_token("a script")
    same = two.client(token=token)
    assert same.me()["name"] == "Ann"
    ann.end_token(ann.tokens()[0]["id"])
    until(lambda: _refused(same))


def _refused(who: Client) -> bool:
    try:
        who.me()
    except Exception as error:
        return "bad-token" in str(error)
    return False

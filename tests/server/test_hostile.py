"""One hostile visitor, within the rules of HTTP: the others notice nothing."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentResource

from nemeton import words
from nemeton.client import Client, Refused
from nemeton.core.record import Record
from nemeton.server.http import gate
from nemeton.server.people.accounts import Who
from nemeton.server.people.limits import Budget, Limits, Rate
from nemeton.server.people.rates import Rates
from nemeton.server.people.whereabouts import Whereabouts
from nemeton.server.store.rows import Person
from nemeton.server.table import play
from nemeton.server.table.table import CHATS
from nemeton.server.wire import commands
from nemeton.server.wire.commands import previews
from nemeton.server.wire.connection import WAITING, Connection
from nemeton.server.wire.messages import Chat, Foresee
from server.running import EASY, Running, drain, move, refusal, running, seated, two, until


def test_names_votes_and_chats_make_no_move_stale(server: Running) -> None:
    one, other, id = two(server)
    move = one.situation(id)
    one.play(id, move["version"], move["legal"][0])
    seen = other.situation(id)
    for name in ("Anne", "Ann"):
        one.introduce(name)
        one.take_back(id, one.situation(id)["version"])
        one.answer(id, False)
    with one.live(id) as line:
        line.say("hello")
        until(lambda: drain(line).chats)
    assert other.play(id, seen["version"], seen["legal"][0])["table"]["decisions"] == 2
    mine = other.situation(id)
    one.introduce("Anna")
    one.take_back(id, one.situation(id)["version"])
    one.answer(id, False)
    assert other.take_back(id, mine["version"])["undo"]["asked_by"] == other.table(id)["yours"]


def test_a_new_name_is_told_where_one_sits_and_written_nowhere(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob])
    before = server.run(server.runtime.store.sheet(id))
    with bob.live(id) as line:
        drain(line)
        ann.introduce("Anna", colour=3)
        until(lambda: drain(line).situation["table"]["seats"][0]["name"] == "Anna")
    assert ann.tables()["mine"][0]["seats"][0]["name"] == "Anna"
    assert server.run(server.runtime.store.sheet(id)) == before


def test_nobodys_tables_crowd_out_the_others(server: Running) -> None:
    ann = server.client("Ann")
    seen = server.runtime.whereabouts.seen
    id = ann.make("clans", [{}, {}])["id"]
    seen(ann.me()["id"], "10.0.0.1")
    for _ in range(3):
        eve = server.client("Eve")
        for _ in range(20):
            eve.make("clans", [{}, {}])
    seen(ann.me()["id"], "10.0.0.1")
    hall = [table["id"] for table in server.client().tables()["open"]]
    assert id in hall
    assert len(hall) == 50


def test_places_are_shared_out_evenly() -> None:
    where = Whereabouts()
    for person in "abc":
        where.seen(person, "one house")
    assert where.fairly(["a", "b", "c", "a", "x", "y"], 3) == [0, 4, 5]
    assert where.fairly(["a", "b"], 3) == [0, 1]


@pytest.mark.long
def test_watchers_push_no_players_words_out(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob])
    with ann.live(id) as line, server.client("Eve").live(id) as eve:
        line.say("let us meet at eight")
        until(lambda: drain(line).chats)
        for n in range(CHATS + 5):
            eve.say(f"spam {n}")
        until(lambda: len(drain(eve).chats) >= CHATS + 5)
    kept = server.run(server.runtime.store.load_table(id)).chats
    table = server.runtime.tables.at_hand(id)
    assert table is not None
    for said in (kept, table.chats):
        assert said[0].remark.text == "let us meet at eight"
        assert [one.remark.text for one in said[1:]] == [f"spam {n}" for n in range(CHATS + 5 - 20, CHATS + 5)]


def key(call: Callable[..., object], *args: object) -> str:
    """`ok`, or the key of the refusal."""
    try:
        call(*args)
    except Refused as refused:
        return refused.key
    return "ok"


def as_others(server: Running, count: int) -> list[Client]:
    """So many guests, all from this address."""
    server.runtime.rates = type(server.runtime.rates)(EASY)
    guests = [server.client(f"Guest {n}") for n in range(count)]
    server.runtime.rates = type(server.runtime.rates)(Limits())
    return guests


@pytest.mark.long
def test_one_address_makes_few_tables_however_many_people_it_is(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server:
        made = [key(guest.make, "clans", [{}, {}]) for guest in as_others(server, 8) for _ in range(8)]
        assert 30 < made.count("ok") < 60
        bots = [{"kind": "bot", "level": "1"}] * 2
        apart = [key(guest.make, "clans", bots) for guest in as_others(server, 8) for _ in range(4)]
        assert apart.count("ok") < 12


def test_one_guest_sits_down_at_few_strangers_tables_and_starts_none(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server:
        *hosts, eve = as_others(server, 16)
        server.runtime.rates = type(server.runtime.rates)(EASY)
        ids = [host.make("clans", [{}, {}])["id"] for host in hosts]
        server.runtime.rates = type(server.runtime.rates)(Limits())
        taken = [key(eve.take, id, 1) for id in ids]
        assert taken.count("ok") < 15
        assert refusal(eve.start, ids[0]) == "not-maker"
        assert hosts[0].start(ids[0])["status"] == "running"


def test_who_looks_ahead_a_lot_has_to_wait_and_the_others_have_not(tmp_path: Path) -> None:
    few = Budget(person=Rate(15, 1e-6))  # counted by the choice, and never refilled
    with running(tmp_path, limits=Limits(previews=few)) as server:
        one, other, id = two(server)
        now = one.situation(id)
        wish = {"version": now["version"], "choices": [[move] for move in now["legal"][:10]]}
        asked = [key(one.call, "POST", f"tables/{id}/foresee", wish) for _ in range(3)]
        assert asked == ["ok", "ok", "too-fast"]
        assert refusal(one.play, id, now["version"], now["legal"][0], sure=False) == "too-fast"
        assert one.play(id, now["version"], now["legal"][0])["table"]["decisions"] == 1
        theirs = other.situation(id)
        assert refusal(other.play, id, theirs["version"], theirs["legal"][0], sure=False) == "final"


class Ear:
    """A wire that counts what it is told."""

    full = False

    def __init__(self) -> None:
        self.told = 0

    def tell(self, message: bytes) -> None:
        self.told += 1

    def hang_up(self) -> None:
        raise AssertionError("nobody hangs up here")

    def throw_out(self) -> None:
        raise AssertionError("nobody is thrown out here")

    def send_on(self) -> None:
        raise AssertionError("there is no other node")


def test_messages_that_are_refused_at_once_are_handled_one_in_a_turn_of_the_loop(server: Running) -> None:
    _, _, id = two(server)
    house, eve, many = server.runtime, Who(Person("eve"), "cookie"), 20

    async def burst() -> int:
        ear = Ear()
        table = await house.tables.get(id)
        line = Connection(table, eve, "", ear, house.hub, house.tables, house.accounts, house.rates)
        for _ in range(many):
            line.hear(b'{"type":"play","version":1,"moves":[0]}')
        at_once = ear.told
        while ear.told < many:
            await asyncio.sleep(0)
        return at_once

    assert server.run(burst()) == 1


def test_for_who_never_reads_little_is_kept(server: Running) -> None:
    _, _, id = two(server)
    house, eve, many = server.runtime, Who(Person("eve"), "cookie"), 300

    async def deaf() -> tuple[int, int]:
        ear = Ear()
        table = await house.tables.get(id)
        line = Connection(table, eve, "", ear, house.hub, house.tables, house.accounts, house.rates)
        line.hear(b'{"type":"here"}')
        while not ear.told:
            await asyncio.sleep(0)
        ear.told, ear.full = 0, True
        for number in range(many):
            line.hear(b'{"type":"there"}')
            line.say(Chat(0, "Ann", f"spam {number}", 1.0))
            line.mark()
        while_deaf, ear.full = ear.told, False
        line.flush()
        return while_deaf, ear.told

    while_deaf, afterwards = server.run(deaf())
    assert while_deaf == 0
    assert afterwards == WAITING + 1  # the newest chats, and the situation once


def test_of_many_moves_at_once_one_is_made(server: Running) -> None:
    one, other, id = two(server)
    now, tokens = one.situation(id), [one.make_token(), other.make_token()]

    async def race() -> list[int]:
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
            wishes = [{"version": now["version"], "moves": [move]} for move in now["legal"][:24]]
            heads = [{"Authorization": f"Bearer {tokens[number % 5 == 0]}"} for number in range(len(wishes))]
            calls = [http.post(f"/api/tables/{id}/play", json=w, headers=h) for w, h in zip(wishes, heads, strict=True)]
            return [answer.status_code for answer in await asyncio.gather(*calls)]

    told = asyncio.run(race())
    assert (told.count(200), one.table(id)["decisions"]) == (1, 1)


def test_records_are_examined_in_another_process(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that walks through a long one would keep everybody waiting."""

    def here(*_: object) -> None:
        raise AssertionError("this process has to answer others")

    one, _, id = two(server)
    before = one.record(id)
    move(one, id)
    one.call_off(id)
    record = one.record(id)
    monkeypatch.setattr("nemeton.server.table.examining.examine", here)
    monkeypatch.setattr(Record, "walk", here)
    monkeypatch.setattr(Record, "replay", here)
    assert one.verify(record)["ok"]
    kept = one.upload(record)
    assert kept["id"] not in server.runtime.tables.known()
    assert one.record(kept["id"]) == record
    assert refusal(one.upload, before) == "sealed-record"


def test_a_record_whose_process_fails_is_refused_and_the_next_one_is_not(server: Running) -> None:
    one, _, id = two(server)
    one.call_off(id)
    record, pool = one.record(id), server.runtime.pool
    pool.deadline, usual = 0.0, pool.deadline
    assert refusal(one.upload, record) == "internal"
    pool.deadline = usual
    kept = one.upload(record)
    assert kept["status"] == "abandoned"
    assert one.record(kept["id"]) == record  # without a move in it


@pytest.mark.pure
def test_to_refuse_a_page_one_catalogue_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them take half a second of work, in which nobody else is answered; every refusal has its words in one."""
    texts: list[str] = []

    def read(text: str) -> Any:
        texts.append(text)
        return FluentResource(text)

    monkeypatch.setattr("fluent.runtime.FluentResource", read)
    words._bundle.cache_clear()
    gate._refusals.cache_clear()
    said = gate._refusals()
    assert len(texts) == len(said) == len(words.LANGUAGES)
    for each in said:
        keys = [f"error-{key}" for key in re.findall(r"^error-([a-z-]+) =", texts[0], re.MULTILINE)]
        assert len(keys) > 50
        assert all(map(each.has, keys))


@pytest.mark.pure
def test_however_many_look_ahead_one_choice_is_weighed_in_a_turn_of_the_loop(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _, id = two(server)
    now, tables, weigh = one.situation(id), server.runtime.tables, play.preview
    weighed: list[int] = []

    def counted(*args: Any) -> Any:
        weighed.append(1)
        return weigh(*args)

    monkeypatch.setattr(play, "preview", counted)
    wish = Foresee(now["version"], [[move] for move in now["legal"][:4]])

    async def burst() -> list[int]:
        asking = [asyncio.create_task(previews(tables, id, one_id, wish)) for _ in range(5)]
        steps = []
        while not all(task.done() for task in asking):
            before = len(weighed)
            await asyncio.sleep(0)
            steps.append(len(weighed) - before)
        return steps

    one_id = one.me()["id"]
    steps = server.run(burst())
    assert (max(steps), sum(steps)) == (1, 20)


@pytest.mark.pure
def test_however_many_come_to_a_long_game_one_is_told_all_of_it_in_a_turn_of_the_loop(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, id = two(server)
    move(one, id)
    move(other, id)
    monkeypatch.setattr(commands, "LONG_LOG", 1)
    house, many = server.runtime, 20

    async def burst() -> list[int]:
        ears = [Ear() for _ in range(many)]
        table = await house.tables.get(id)
        for number, ear in enumerate(ears):
            eve = Who(Person(f"eve {number}"), "cookie")
            line = Connection(table, eve, "", ear, house.hub, house.tables, house.accounts, house.rates)
            line.hear(b'{"type":"here"}')
        steps = []
        while sum(ear.told for ear in ears) < many:
            before = sum(ear.told for ear in ears)
            await asyncio.sleep(0)
            steps.append(sum(ear.told for ear in ears) - before)
        return steps

    assert max(server.run(burst())) == 1


def test_what_was_spent_elsewhere_is_counted_by_who_spent_it() -> None:
    """An address with a name after it is somebody; what looks like an address may be a person, too."""
    here, there = (Rates(Limits(guesses=Budget(Rate(3, 1e-6), Rate(9, 1e-6)))) for _ in range(2))
    there.drained()
    there.spend("guesses", "192.0.2.1 ann", "192.0.2.1")
    there.spend("guesses", "192.0.2.1 ann", "192.0.2.1")
    here.spent(there.drained())
    assert {bucket: left for bucket, (left, _) in here._buckets.items()} == {
        ("guesses", "person", "192.0.2.1 ann"): 1,
        ("guesses", "address", "192.0.2.1"): 7,
    }
    assert there.drained() == []


@pytest.mark.parametrize("path", ["/api/games", "/"])
def test_calls_and_pages_have_their_budgets(tmp_path: Path, path: str) -> None:
    few = Budget(address=Rate(5, 1e-6))
    with running(tmp_path, limits=Limits(calls=few, pages=few)) as server:
        client = server.client()
        answers = [client._http.get(path).status_code for _ in range(8)]
        assert answers[4:] == [answers[0], 429, 429, 429]


def test_the_budgets_are_told_as_they_are(server: Running) -> None:
    told = {budget["name"]: budget for budget in server.client().call("GET", "budgets")}
    assert told["chats"]["person"] == {"at_once": 50_000, "an_hour": 18_000_000.0}  # ten thousand times the usual ones
    assert told["connections"]["person"] is None
    assert told["connections"]["address"] == {"at_once": 2_500_000, "an_hour": 0}


@pytest.mark.pure
def test_the_page_of_the_budgets_is_made_from_them() -> None:
    spec = importlib.util.spec_from_file_location("budgets", Path(__file__).parents[2] / "scripts" / "budgets.py")
    assert spec is not None
    assert spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    assert page.PATH.read_text("utf-8") == page.written(), "run scripts/budgets.py"

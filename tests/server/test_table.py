"""At the table: seats, undo, votes, clocks, leaving and coming back, playing again, restarts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import nemeton
from nemeton.core.state import State
from nemeton.server.outside import Outside
from nemeton.server.table.alarms import Patience
from server.running import Clock, Running, any_move, move, play_on, refusal, running, two, until

# -- seats ----------------------------------------------------------------------------------------


def test_seats_are_taken_left_and_swapped_before_the_start(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = ann.make("clans", [{}, {}, {"kind": "bot", "level": "random"}])["id"]
    assert refusal(server.client().take, id, 1) == "introduce-first"
    assert refusal(bob.take, id, 0) == "seat-taken"
    assert refusal(bob.take, id, 2) == "seat-taken"
    assert refusal(bob.take, id, 4) == "no-such-seat"
    assert refusal(ann.take, id, 1) == "already-seated"
    assert refusal(ann.start, id) == "seats-free"
    bob.take(id, 1)
    assert refusal(bob.swap, id, 0) == "seat-taken"
    seats = bob.swap(id, 2)["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ann"), ("bot", ""), ("person", "Bob")]
    assert refusal(server.client("Eve").start, id) == "not-seated"
    assert bob.leave(id)["seats"][2]["name"] == ""
    assert ann.leave(id)["status"] == "abandoned"


@pytest.mark.parametrize("kind", ["free", "clock", "days"])
def test_a_table_given_up_before_the_start_can_still_be_looked_at(server: Running, kind: str) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = ann.make("clans", [{}, {}], pace={"kind": kind})["id"]
    ann.leave(id)
    for client in (ann, bob):
        seen = client.situation(id)
        assert seen["table"]["status"] == "abandoned"
        assert seen["view"] == {}
        assert [seat["clock"] for seat in seen["table"]["seats"]] == [None, None]


def test_colours_are_told_apart_even_if_two_like_the_same(server: Running) -> None:
    ann, bob, id = two(server)
    seats = ann.table(id)["seats"]
    assert seats[0]["colour"] != seats[1]["colour"]
    ann.introduce("Anna", colour=4)
    assert "Anna" in [seat["name"] for seat in bob.table(id)["seats"]]


def test_a_person_has_the_colour_they_wish_before_any_bot(server: Running) -> None:
    ann = server.client("Ann")
    ann.introduce("Ann", colour=1)
    table = ann.make("clans", [{}, {"kind": "bot", "level": "1"}, {"kind": "bot", "level": "1"}])
    assert [seat["colour"] for seat in table["seats"]] == [1, 0, 2]
    swapped = ann.swap(table["id"], 2)
    assert [seat["colour"] for seat in swapped["seats"]] == [2, 0, 1]


@pytest.mark.long
def test_who_leaves_a_running_game_is_stood_in_for_and_may_come_back(server: Running) -> None:
    one, other, id = two(server)
    seat = one.table(id)["yours"]
    left = one.leave(id)
    assert left["seats"][seat]["kind"] == "bot"
    assert left["seats"][seat]["owner"] in ("Ann", "Bob")
    until(lambda: other.situation(id)["legal"])  # the bot has moved
    assert refusal(server.client("Eve").take, id, seat) == "seat-taken"
    move(other, id)
    until(lambda: other.situation(id)["legal"])
    assert one.take(id, seat)["yours"] == seat
    move(other, id)
    assert one.situation(id)["legal"]


def test_bots_wait_when_all_have_left(server: Running) -> None:
    one, other, id = two(server)
    seat = one.table(id)["yours"]
    other.leave(id)
    one.leave(id)
    decisions = one.table(id)["decisions"]
    assert one.situation(id)["table"]["status"] == "running"
    one.take(id, seat)
    assert one.table(id)["decisions"] == decisions
    assert id in [table["id"] for table in other.tables()["mine"]]


def test_rematch_brings_the_same_people_to_one_new_table(server: Running) -> None:
    one, other, id = two(server)
    assert refusal(one.rematch, id) == "not-finished"
    play_on([one, other], id, any_move(random.Random(3)))
    new = one.rematch(id)
    assert other.situation(id)["table"]["rematch"] == new["id"]
    again = other.rematch(id)
    assert again["id"] == new["id"]
    assert not any(seat["name"] == "" for seat in again["seats"])
    assert new["commitment"] != one.table(id)["commitment"]
    assert other.start(new["id"])["status"] == "running"
    assert refusal(server.client("Eve").rematch, id) == "not-seated"


@pytest.mark.long
@pytest.mark.parametrize("ending", ["leave", "delete_me"])
def test_a_rematch_that_was_given_up_may_be_asked_for_again(server: Running, ending: str) -> None:
    one, other, id = two(server)
    play_on([one, other], id, any_move(random.Random(3)))
    new = one.rematch(id)
    one.leave(new["id"]) if ending == "leave" else one.delete_me()
    assert other.table(new["id"])["status"] == "abandoned"
    assert other.table(id)["rematch"] == ""
    again = other.rematch(id)
    assert again["id"] != new["id"]
    assert other.table(id)["rematch"] == again["id"]


@pytest.mark.long
def test_a_rematch_against_bots_starts_at_once(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
    play_on([ann], id, any_move(random.Random(3)))
    assert ann.rematch(id)["status"] == "running"


# -- undo -----------------------------------------------------------------------------------------


def before_order() -> tuple[State, int]:
    """A position of Clans in which a move makes two villages whose order matters, and that move."""
    luck = random.Random(1)
    while True:
        state = nemeton.game("clans").new(players=2, seed=luck.getrandbits(30))
        while not state.over():
            for choice in state.legal(state.actor()):
                after = state.clone()
                after.play_fast(state.actor(), choice)
                question = after.ask(after.actor())
                if question is not None and question.kind == "order":
                    return state, choice
            state.play_fast(state.actor(), luck.choice(state.legal(state.actor())))


def test_undo_is_free_within_ones_own_turn(tmp_path: Path) -> None:
    state, founding = before_order()
    with running(tmp_path, outside=Outside(deal=lambda record: state.clone())) as server:
        one, _, id = two(server)
        before = one.situation(id)
        assert not before["undo"]["free"]
        asked = one.play(id, before["version"], founding)
        assert asked["asked"]["kind"] == "order"
        assert asked["undo"]["free"]
        back = one.take_back(id, asked["version"])
        assert (back["view"], back["legal"], back["log"]) == (before["view"], before["legal"], before["log"])
        assert back["version"] == asked["version"] + 1
        again = one.play(id, back["version"], founding)
        assert (again["view"], again["log"]) == (asked["view"], asked["log"])
        server.loop.call_soon_threadsafe(server.runtime.tables.forget, id)
        assert one.situation(id)["undo"]["free"]  # also after it was loaded again
        chosen = one.play(id, again["version"], again["legal"][0])
        assert not chosen["undo"]["free"]  # it is somebody else's turn now


def test_undo_never_crosses_anothers_action_but_by_vote(server: Running) -> None:
    one, other, id = two(server)
    before = one.situation(id)
    after = move(one, id)
    assert after["undo"] == {"free": False, "ask": True, "asked_by": -1, "agreed": []}
    assert refusal(other.take_back, id, after["version"]) == "cannot-take-back"
    asked = one.take_back(id, after["version"])
    assert asked["undo"]["asked_by"] == asked["table"]["yours"]
    assert asked["table"]["decisions"] == 1
    assert refusal(one.take_back, id, asked["version"]) == "already-asked"
    assert refusal(one.answer, id, True) == "nothing-asked"
    assert refusal(server.client("Eve").answer, id, True) == "not-seated"
    back = other.answer(id, True)
    assert back["table"]["decisions"] == 0
    assert one.situation(id)["view"] == before["view"]
    assert one.situation(id)["legal"] == before["legal"]


@pytest.mark.long
def test_who_is_away_is_not_passed_over_by_a_vote(server: Running) -> None:
    one, other, id = two(server)
    move(one, id)
    other.leave(id)
    seen = until(lambda: (s := one.situation(id))["legal"] and s)  # the bot has moved for the person who left
    assert not seen["undo"]["ask"]
    assert refusal(one.take_back, id, seen["version"]) == "cannot-take-back"


def test_a_vote_ends_with_a_no_or_with_the_next_move(server: Running) -> None:
    one, other, id = two(server)
    version = move(one, id)["version"]
    one.take_back(id, version)
    no = other.answer(id, False)
    assert no["undo"]["asked_by"] == -1
    one.take_back(id, no["version"])
    assert move(other, id)["undo"]["asked_by"] == -1
    assert refusal(other.answer, id, True) == "nothing-asked"


def test_alone_with_bots_nobody_need_be_asked(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
    first = until(lambda: (s := ann.situation(id))["legal"] and s)
    move(ann, id)
    then = until(lambda: (s := ann.situation(id))["legal"] and s)
    back = ann.take_back(id, then["version"])
    assert back["view"] == first["view"]
    assert back["log"] == first["log"]


def test_the_record_of_a_game_with_undos_replays(server: Running) -> None:
    one, other, id = two(server)
    for _ in range(5):
        version = move(one, id, 1)["version"]
        one.take_back(id, version)
        other.answer(id, True)
        move(one, id, 3)
        one, other = other, one
    last = play_on([one, other], id, any_move(random.Random(4)))
    proof = one.verify(one.record(id))
    assert proof["ok"]
    assert len(last["log"]) == len(one.replay(id, last["table"]["decisions"])["log"])


# -- what is cleared away ------------------------------------------------------------------------


def test_a_table_that_nobody_starts_is_cleared_away(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        ann = server.client("Ann")
        id = ann.make("clans", [{}, {}])["id"]
        clock.time += 8 * 86400
        until(lambda: ann.table(id)["status"] == "abandoned")


def test_a_host_says_when_tables_are_cleared_away(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside(), patience=Patience(waiting=0, silent=20)) as server:
        one, _, id = two(server)
        move(one, id)
        token, waiting = one.make_token(), one.make("clans", [{}, {}])["id"]
        clock.time += 15 * 86400
    clock.time += 30 * 86400  # closed: nobody is being waited for
    with running(tmp_path, outside=clock.outside(), patience=Patience(waiting=0, silent=20)) as server:
        one = server.client(token=token)
        assert one.table(id)["status"] == "running"
        clock.time += 6 * 86400
        until(lambda: one.table(id)["status"] == "abandoned")
        assert one.replay(id, 1)["last"]
        assert one.table(waiting)["status"] == "waiting"


# -- restarts -------------------------------------------------------------------------------------


def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, other, id = two(server, pace={"kind": "clock", "base": 100, "increment": 0})
        names = [one.me()["name"], other.me()["name"]]
        tokens = [one.make_token(), other.make_token()]
        for _ in range(10):
            move(one, id)
            one, other = other, one
        clock.time += 20
        before = one.situation(id), other.situation(id)
    clock.time += 1000  # the server was down: nobody's clock ran
    with running(tmp_path, outside=clock.outside()) as server:
        one, other = server.client(token=tokens[0]), server.client(token=tokens[1])
        assert [one.me()["name"], other.me()["name"]] == names
        after = one.situation(id), other.situation(id)
        for old, new in zip(before, after, strict=True):
            for part in ("view", "legal", "log", "last", "undo", "asked"):
                assert old[part] == new[part]
            clocks = [[seat["clock"] for seat in s["table"]["seats"]] for s in (old, new)]
            assert clocks[1] == pytest.approx(clocks[0], abs=20)
        last = play_on([one, other], id, any_move(random.Random(6)))
        assert last["table"]["status"] == "finished"
        assert one.verify(one.record(id))["ok"]


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=60.0) as server:
        ann = server.client("Ann")
        token = ann.make_token()
        id = ""
        while not id or ann.situation(id)["legal"]:
            id = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    with running(tmp_path) as server:
        ann = server.client(token=token)
        until(lambda: ann.situation(id)["legal"])


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, _, id = two(server)
        before = move(one, id)
        clock.time += 3600
        server.loop.call_soon_threadsafe(server.runtime.tables.let_idle_go)
        until(lambda: len(server.runtime.tables) == 0)
        assert one.situation(id)["view"] == before["view"]


def test_long_games_load_from_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nemeton.server.table.repository.SNAPSHOT_EVERY", 5)
    with running(tmp_path) as server:
        one, other, id = two(server)
        for _ in range(12):
            move(one, id)
            one, other = other, one
        before = one.situation(id)
        server.loop.call_soon_threadsafe(server.runtime.tables.forget, id)
        until(lambda: len(server.runtime.tables) == 0)
        kept = server.run(server.runtime.store.load_table(id))
        assert kept.snapshot.number == 10
        assert [entry.number for entry in kept.entries] == [11, 12]
        after = one.situation(id)
        assert (after["view"], after["log"], after["version"]) == (before["view"], before["log"], before["version"])
        asked = other.take_back(id, after["version"])
        assert one.answer(id, True)["table"]["decisions"] == 11
        server.loop.call_soon_threadsafe(server.runtime.tables.forget, id)
        until(lambda: len(server.runtime.tables) == 0)
        assert one.situation(id)["table"]["decisions"] == 11
        assert asked["table"]["decisions"] == 12

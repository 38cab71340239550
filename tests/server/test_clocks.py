"""Clocks: nobody can cheat them, and neither the machine's sleep nor its date breaks them."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from nemeton.client import Client, Json
from nemeton.server.outside import HouseTime
from nemeton.server.table.clocks import RETURN_SECONDS
from server.running import Clock, Running, move, refusal, running, seated, two, until

DAYS = {"kind": "days", "days": 2}
FULL = 2 * 86400


def left(client: Client, id: str) -> list[float]:
    return [seat["clock"] for seat in client.table(id)["seats"]]


def is_told(client: Client, id: str, pauses: list[Json]) -> bool:
    return bool(client.table(id)["pauses"] == pauses)


def kinds(client: Client, id: str) -> list[str]:
    return [seat["kind"] for seat in client.table(id)["seats"]]


def test_a_clock_runs_for_who_is_asked_and_gains_with_each_decision(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, _, id = two(server, pace={"kind": "clock", "base": 100, "increment": 5})
        seat = one.table(id)["yours"]
        clock.time += 30
        assert one.table(id)["seats"][seat]["clock"] == 70
        assert one.table(id)["seats"][1 - seat]["clock"] == 100
        move(one, id)
        clock.time += 10
        assert one.table(id)["seats"][seat]["clock"] == 75
        assert one.table(id)["seats"][1 - seat]["clock"] == 90


@pytest.mark.long
@pytest.mark.parametrize(
    ("pace", "seconds"), [({"kind": "clock", "base": 60}, 60), ({"kind": "days", "days": 1}, 86400)]
)
def test_when_time_is_up_a_bot_takes_over(tmp_path: Path, pace: Json, seconds: int) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, other, id = two(server, pace=pace)
        seat = one.table(id)["yours"]
        clock.time += seconds - 1
        assert one.table(id)["seats"][seat]["kind"] == "person"
        clock.time += 2
        until(lambda: other.situation(id)["legal"])
        assert other.table(id)["seats"][seat]["kind"] == "bot"
        back = one.take(id, seat)["seats"][seat]
        assert back["kind"] == "person"
        assert back["clock"] > 0


# -- days -----------------------------------------------------------------------------------------


@pytest.mark.long
def test_after_a_time_out_every_decision_has_its_days_again(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, other, id = two(server, pace=DAYS)
        seat = one.table(id)["yours"]
        clock.time += FULL + 1
        until(lambda: other.situation(id)["legal"])
        one.take(id, seat)
        move(other, id)
        assert left(one, id) == [FULL, FULL]
        clock.time += 3600
        assert left(one, id)[seat] == FULL - 3600


def test_who_comes_back_before_a_time_out_has_what_was_left_and_then_the_days_again(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside(), bot_seconds=600.0) as server:
        one, other, id = two(server, pace=DAYS)
        seat = one.table(id)["yours"]
        clock.time += FULL - 30
        one.leave(id)
        one.take(id, seat)
        assert left(one, id)[seat] == 30
        move(one, id)
        move(other, id)
        assert left(one, id)[seat] == FULL


def test_the_same_move_made_again_gives_no_days_again(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, id, seat, made = undoable(server, DAYS)
        begun = left(one, id)[seat]
        for _ in range(5):
            clock.time += 3600
            move_again(one, id, made)
        assert left(one, id)[seat] == begun - 5 * 3600


# -- taking back ----------------------------------------------------------------------------------


def undoable(server: Running, pace: Json) -> tuple[Client, str, int, int]:
    """Somebody who has just made a move that may be undone freely; the table, the seat and the move."""
    people = [server.client("Ann"), server.client("Bob")]
    id = seated(people, game="samhain", pace=pace)
    for _ in range(60):
        one = next(person for person in people if person.situation(id)["legal"])
        situation = one.situation(id)
        after = one.play(id, situation["version"], situation["legal"][0])
        if after["undo"]["free"]:
            return one, id, after["table"]["yours"], situation["legal"][0]
    raise AssertionError("nothing may be taken back")


def move_again(one: Client, id: str, made: int) -> None:
    back = one.take_back(id, one.situation(id)["version"])
    one.play(id, back["version"], made)


def test_nothing_is_gained_by_making_the_same_move_again_and_again(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, id, seat, made = undoable(server, {"kind": "clock", "base": 60, "increment": 30})
        begun = left(one, id)[seat]
        for _ in range(15):
            clock.time += 1
            move_again(one, id, made)
        assert left(one, id)[seat] == begun - 15


def test_what_was_given_for_a_move_goes_with_it_and_nobody_loses_by_that(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, id, seat, _ = undoable(server, {"kind": "clock", "base": 60, "increment": 30})
        begun = left(one, id)[seat]
        one.take_back(id, one.situation(id)["version"])
        assert left(one, id)[seat] == begun - 30
        move(one, id)
        clock.time += begun - 20
        assert refusal(one.take_back, id, one.situation(id)["version"]) == "no-time-for-that"
        assert left(one, id)[seat] == 20


def test_an_agreed_undo_takes_the_given_time_from_both(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, other, id = two(server, pace={"kind": "clock", "base": 100, "increment": 10})
        move(one, id)
        move(other, id)
        clock.time += 5
        one.take_back(id, one.situation(id)["version"])
        other.answer(id, True)
        seat = one.table(id)["yours"]
        assert (left(one, id)[seat], left(one, id)[1 - seat]) == (95, 100)


# -- leaving --------------------------------------------------------------------------------------


def test_nothing_is_gained_by_leaving_and_coming_back(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside(), bot_seconds=600.0) as server:
        one, _, id = two(server, pace={"kind": "clock", "base": 60, "increment": 0})
        seat = one.table(id)["yours"]
        for _ in range(5):
            clock.time += 9
            one.leave(id)
            clock.time += 1  # the bot has not moved yet
            one.take(id, seat)
        assert left(one, id)[seat] == 10


def test_while_the_bot_decides_for_who_ran_out_of_time_it_cannot_be_held_up(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside(), bot_seconds=600.0) as server:
        one, _, id = two(server, pace={"kind": "clock", "base": 60, "increment": 0})
        seat = one.table(id)["yours"]
        clock.time += 61
        until(lambda: kinds(one, id)[seat] == "bot")
        assert refusal(one.take, id, seat) == "time-is-up"


@pytest.mark.long
def test_who_ran_out_of_time_comes_back_with_a_little(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, other, id = two(server, pace={"kind": "clock", "base": 90, "increment": 0})
        seat = one.table(id)["yours"]
        clock.time += 91
        until(lambda: other.situation(id)["legal"])
        one.take(id, seat)
        assert left(one, id)[seat] == RETURN_SECONDS


def test_where_everybody_has_left_the_clocks_stand_still(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside(), bot_seconds=600.0) as server:
        one, other, id = two(server, pace={"kind": "clock", "base": 90, "increment": 0})
        seat = one.table(id)["yours"]
        other.leave(id)
        clock.time += 20
        one.leave(id)
        clock.time += 5000
        one.take(id, seat)
        assert left(one, id)[seat] == 70


# -- the machine ----------------------------------------------------------------------------------


@pytest.mark.parametrize("set_", [3600, -3600, 10 * 86400])
def test_a_date_that_is_set_changes_no_clock(tmp_path: Path, set_: int) -> None:
    clock, date = Clock(), Clock()
    outside = clock.outside()
    with running(tmp_path, outside=type(outside)(now=date, clock=outside.clock)) as server:
        one, _, id = two(server, pace={"kind": "clock", "base": 300, "increment": 0})
        seat = one.table(id)["yours"]
        clock.time += 10
        date.time += set_
        move(one, id)
        assert left(one, id) == ([290, 300] if seat == 0 else [300, 290])
    date.time += set_
    with running(tmp_path, outside=type(outside)(now=date, clock=HouseTime(clock))) as server:
        assert left(server.client(), id) == ([290, 300] if seat == 0 else [300, 290])


def test_the_time_of_the_house_stands_still_while_it_sleeps() -> None:
    steady = Clock()
    house = HouseTime(steady, asleep=5)
    house.begin(50)
    steady.time += 4
    assert house() == 54
    steady.time += 34  # nobody asked for the time: the lid was closed
    assert house() == 54
    assert (house.slept(), house.slept()) == (34, 0)
    steady.time += 1
    assert house() == 55


def test_after_a_sleep_everybody_has_the_time_they_had_and_is_told(tmp_path: Path) -> None:
    clock = Clock()
    house = HouseTime(clock)
    with running(tmp_path, outside=type(clock.outside())(now=clock, clock=house)) as server:
        one, _, id = two(server, pace={"kind": "clock", "base": 300, "increment": 0})
        before, version = left(one, id), one.situation(id)["version"]
        clock.time += 2 * 3600
        until(lambda: one.table(id)["pauses"])
        assert left(one, id) == before
        assert kinds(one, id) == ["person", "person"]
        assert one.table(id)["pauses"] == [{"after": 0, "seconds": 7200}]
        assert one.situation(id)["version"] == version + 1


def test_after_a_time_in_which_the_house_was_closed_too(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        one, _, id = two(server, pace=DAYS)
        clock.time += 100
        before = left(one, id)
    assert before != [FULL, FULL]
    for night in (1, 2):
        clock.time += 3 * 86400
        with running(tmp_path, outside=clock.outside()) as server:
            told = [{"after": 0, "seconds": night * 3 * 86400}]
            until(functools.partial(is_told, server.client(), id, told))
            assert left(server.client(), id) == before

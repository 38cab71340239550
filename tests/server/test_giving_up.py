"""Ways out of an unfinished game. The record of each replays."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

import nemeton
from nemeton.client import Client
from nemeton.server.outside import HouseTime, Outside
from nemeton.server.table.giving_up import AWAY_SECONDS, SILENT_SECONDS
from server.running import Running, any_move, drain, play_on, refusal, running, seated, two, until


def replays(client: Client, id: str) -> int:
    """The number of moves in a table's record, all of them legal."""
    record = nemeton.read(client.record(id))
    record.replay()
    return len(record.moves)


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 3, 4])
def test_who_gives_up_is_played_for_to_the_end(server: Running, count: int) -> None:
    people = [server.client(f"P{n}") for n in range(count)]
    id = seated(people)
    play_on(people, id, any_move(random.Random(count)), most=3)
    gone = people[0]
    table = gone.resign(id)
    assert (table["status"], table["yours"], table["seats"][0]["kind"]) == ("running", -1, "bot")
    assert refusal(gone.take, id, 0) == "seat-taken"
    assert id not in [mine["id"] for mine in gone.tables()["mine"] if not mine["maker"]]
    for person in people[1:-1]:
        assert person.resign(id)["status"] == "running"
    assert people[-1].resign(id)["status"] == "abandoned"
    assert replays(gone, id) >= 3


@pytest.mark.long
def test_the_game_goes_on_without_who_gave_up(server: Running) -> None:
    one, other, id = two(server)
    one.resign(id)
    situation = until(lambda: (s := other.situation(id))["legal"] and s)
    assert other.play(id, situation["version"], situation["legal"][0])["table"]["status"] == "running"
    assert refusal(one.resign, id) == "not-seated"


def test_a_game_is_called_off_before_its_second_move(server: Running) -> None:
    one, other, id = two(server)
    situation = one.situation(id)
    one.play(id, situation["version"], situation["legal"][0])
    assert refusal(server.client("Eve").call_off, id) == "not-seated"
    assert other.call_off(id)["status"] == "abandoned"
    one, other, id = two(server)
    play_on([one, other], id, any_move(random.Random(1)), most=2)
    assert refusal(one.call_off, id) == "too-late"


def test_who_is_waited_for_in_vain_is_played_for_until_they_come_back(tmp_path: Path) -> None:
    now = [1_000_000.0]
    with running(tmp_path, outside=Outside(now=lambda: now[0], clock=HouseTime(lambda: now[0], math.inf))) as server:
        one, other, id = two(server)
        seat = one.table(id)["yours"]
        assert refusal(other.remove, id, seat) == "still-playing"
        now[0] += AWAY_SECONDS
        assert other.table(id)["seats"][seat]["late"]
        with one.live(id) as line:
            drain(line)
            assert refusal(other.remove, id, seat) == "still-playing"
            now[0] += SILENT_SECONDS
            assert refusal(server.client("Eve").remove, id, seat) == "not-seated"
            assert refusal(one.remove, id, 1 - seat) == "still-playing"
            assert other.remove(id, seat)["seats"][seat]["kind"] == "bot"
        assert one.take(id, seat)["seats"][seat]["kind"] == "person"


def test_a_clock_decides_by_itself(tmp_path: Path) -> None:
    now = [1_000_000.0]
    with running(tmp_path, outside=Outside(now=lambda: now[0], clock=HouseTime(lambda: now[0], math.inf))) as server:
        one, other, id = two(server, pace={"kind": "days", "days": 14})
        now[0] += 2 * SILENT_SECONDS
        assert refusal(other.remove, id, one.table(id)["yours"]) == "still-playing"


def test_before_the_start_a_host_frees_a_seat(server: Running) -> None:
    ann, eve = server.client("Ann"), server.client("Eve")
    id = ann.make("clans", [{}, {}, {}])["id"]
    eve.take(id, 1)
    assert refusal(eve.remove, id, 0) == "not-maker"
    assert refusal(ann.remove, id, 0) == "not-maker"
    assert refusal(ann.remove, id, 2) == "no-such-seat"
    assert ann.remove(id, 1)["seats"][1]["name"] == ""
    assert eve.table(id)["yours"] == -1

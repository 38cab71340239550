"""Hints at a table with bots, reviews of a finished game, and another try from one of its moments."""

from __future__ import annotations

import random

import pytest

from nemeton.client import Client, Json
from server.running import Running, any_move, play_on, refusal, seated, until
from server.test_drafts import first_spring, lay


def my_turn(client: Client, id: str) -> Json:
    found: Json = until(lambda: (s := client.situation(id))["legal"] and s)
    return found


def finished(server: Running, game: str = "clans") -> tuple[Client, Client, str]:
    """A game that two people have played to the end at random."""
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob], game=game)
    play_on([ann, bob], id, any_move(random.Random(2)))
    return ann, bob, id


@pytest.mark.long
def test_a_hint_comes_from_ones_own_seat_and_is_legal(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("samhain", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    legal = set(my_turn(ann, id)["legal"])
    hint = ann.hint(id)
    assert hint["seat"] == 0
    assert {row["told"]["move"] for row in hint["candidates"]} <= legal
    assert sum(hint["shares"]) == pytest.approx(1, abs=0.01)


def test_among_people_there_are_no_hints(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob])
    assert refusal(ann.hint, id) == "no-hint"
    assert refusal(server.client("Eve").hint, id) == "not-seated"
    bob.leave(id)  # and may come back
    assert refusal(ann.hint, id) == "no-hint"


def test_only_a_finished_game_is_looked_at_again(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
    my_turn(ann, id)
    assert refusal(ann.insight, id, 0) == "not-finished"
    assert refusal(ann.retry, id, 0, 0) == "not-finished"


@pytest.mark.long
def test_every_decision_of_a_finished_game_can_be_looked_at(server: Running) -> None:
    ann, _, id = finished(server)
    last = ann.table(id)["decisions"]
    found = ann.insight(id, last - 1)
    assert found["played"] is not None
    assert found["beliefs"]  # a clan that the other may hold
    assert refusal(ann.insight, id, last) == "not-found"


def test_another_try_goes_on_from_the_moment_with_the_same_luck(server: Running) -> None:
    ann, _, id = finished(server)
    before = ann.replay(id, 6)
    again = server.client("Cid").retry(id, 6, 1, "1")
    assert again["id"] != id
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    walked = ann.replay(again["id"], 6)
    assert walked["view"]["table"]["huts"] == before["view"]["table"]["huts"]
    assert refusal(ann.retry, id, 9999, 0) == "not-found"
    assert refusal(ann.retry, id, 2, 4) == "no-such-seat"
    assert refusal(ann.retry, id, 2, 0, "7") == "bad-level"


def test_a_bot_of_every_level_plays_at_the_table(server: Running) -> None:
    ann = server.client("Ann")
    for level in ("1", "2", "3"):
        id = ann.make("samhain", [{}, {"kind": "bot", "level": level}], start=True)["id"]
        situation = my_turn(ann, id)
        ann.play(id, situation["version"], situation["legal"][0])
        assert my_turn(ann, id)["table"]["decisions"] > situation["table"]["decisions"]


@pytest.mark.long
def test_a_hint_reckons_with_what_is_set_aside_already(server: Running) -> None:
    (ann, _), id = first_spring(server, {"kind": "bot", "level": "1"})
    lay(ann, id)
    legal = set(ann.situation(id)["legal"])  # cards of that suit, or to be done
    assert {row["told"]["move"] for row in ann.hint(id)["candidates"]} <= legal


@pytest.mark.long
def test_a_finished_game_is_looked_at_under_its_other_editions(server: Running) -> None:
    ann, _, id = finished(server, "samhain")
    last = ann.table(id)["decisions"]
    found = [ann.editions(id, decision)[0] for decision in range(0, last, 12)]
    assert all(other["edition"] == "en" and other["possible"] for other in found)
    assert any(other["same"] for other in found)
    every = (ann.editions(id, decision)[0]["unlike"] for decision in range(last))  # the game is a new one each time
    assert any(one["rule"] for unlike in every for one in unlike)
    assert refusal(ann.editions, id, last) == "not-found"
    _, _, clans = finished(server)
    assert ann.editions(clans, 0) == []

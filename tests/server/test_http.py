"""Whole games over HTTP, by scripts."""

from __future__ import annotations

import random

import pytest

import nemeton
from nemeton.client import Json, Refused
from server.running import Running, any_move, play_on, refusal, until


def ids(tables: list[Json]) -> list[str]:
    return [table["id"] for table in tables]


def test_the_document_tells_what_every_call_does_and_who_may_call(server: Running) -> None:
    document = server.client().call("GET", "openapi.json")
    calls = [(path, way, call) for path, ways in document["paths"].items() for way, call in ways.items()]
    assert [(path, way) for path, way, call in calls if not call.get("description")] == []
    assert document["components"]["securitySchemes"]["token"] == {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of your own. It can be revoked at any time.",
    }
    assert {"token": []} in document["security"]
    assert "delete" in document["paths"]["/api/token/{id}"]


@pytest.mark.long
def test_a_whole_game_of_two_people_and_a_bot(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.make("clans", [{}, {}, {"kind": "bot", "level": "random"}])
    assert table["status"] == "waiting"
    assert table["commitment"]
    assert bob.by_code(table["code"].lower())["id"] == table["id"]
    bob.take(table["id"], 1, salt="00ff")
    assert ann.start(table["id"])["status"] == "running"

    last = play_on([ann, bob], table["id"], any_move(random.Random(1)))

    assert last["table"]["status"] == "finished"
    record = ann.record(table["id"])
    assert "salt: 00ff" in record
    assert table["commitment"] in record
    state = nemeton.replay(record)
    assert state.over()
    assert state.scores() == last["view"]["scores"]
    proof = bob.verify(record)
    assert proof["ok"]
    assert {check["key"] for check in proof["checks"]} == {"commitment", "salts", "moves", "rules", "result"}


def test_the_secret_is_shown_only_after_the_end(server: Running) -> None:
    ann = server.client("Ann")
    table = ann.make("clans", [{}, {"kind": "bot"}], start=True)
    assert "secret" not in ann.record(table["id"])
    assert "secret" not in str(ann.situation(table["id"]))


def test_moves_by_notation_refusals_with_the_rule_and_why(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.make("clans", [{}, {}])
    bob.take(table["id"], 1)
    ann.start(table["id"])
    situation = ann.situation(table["id"])
    who, other = (ann, bob) if situation["legal"] else (bob, ann)
    situation = who.situation(table["id"])
    with pytest.raises(Refused) as refused:
        who.play(table["id"], situation["version"], "1-60")
    assert refused.value.key == "refused"
    assert refused.value.reason == {"rule": "2.3", "key": "not-adjacent", "args": {"from": 1, "to": 60}}
    assert who.why(table["id"], "1-2") is None
    assert other.why(table["id"], "1-2")["key"] == "not-your-turn"  # type: ignore[index]
    with pytest.raises(Refused) as refused:
        other.play(table["id"], situation["version"], "1-2")
    assert refused.value.reason["key"] == "not-your-turn"  # type: ignore[index]
    after = who.play(table["id"], situation["version"], "1-2")
    assert after["last"]["text"] == "1-2"
    assert after["version"] == situation["version"] + 1
    assert [event["decision"] for event in after["log"]] == [0, 1]  # the set-up, the move


def test_a_stale_version_is_refused_and_changes_nothing(server: Running) -> None:
    ann = server.client("Ann")
    table = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)
    situation = until(lambda: (s := ann.situation(table["id"]))["legal"] and s)
    with pytest.raises(Refused) as refused:
        ann.play(table["id"], situation["version"] - 1, situation["legal"][0])
    assert (refused.value.key, refused.value.status) == ("stale", 409)
    assert refused.value.args_ == {"version": situation["version"]}
    assert ann.situation(table["id"])["version"] == situation["version"]


def test_preview_shows_what_is_certain(server: Running) -> None:
    ann = server.client("Ann")
    table = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)
    situation = until(lambda: (s := ann.situation(table["id"]))["legal"] and s)
    move = situation["legal"][0]
    seen, impossible = ann.foresee(table["id"], situation["version"], [[move], [-1]])
    assert impossible is None
    assert seen is not None
    assert seen["certain"]
    assert seen["events"][0]["key"] == "move"
    after = ann.play(table["id"], situation["version"], move)
    assert (
        seen["view"]["table"]["huts"] == ann.replay(table["id"], after["table"]["decisions"])["view"]["table"]["huts"]
    )


@pytest.mark.long
def test_replay_of_a_running_game_and_an_uploaded_record(server: Running) -> None:
    ann, eve = server.client("Ann"), server.client("Eve")
    table = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)
    last = play_on([ann], table["id"], any_move(random.Random(2)))
    steps = [ann.replay(table["id"], n) for n in range(last["table"]["decisions"] + 1)]
    assert [step["decision"] for step in steps] == list(range(len(steps)))
    assert steps[0]["last"] is None
    assert steps[-1]["view"] == last["view"]
    assert steps[-1]["log"] == last["log"]
    again = eve.upload(ann.record(table["id"]))
    assert again["status"] == "finished"
    assert eve.record(again["id"]) == ann.record(table["id"])
    spectator = eve.replay(table["id"], len(steps) - 1)
    assert eve.replay(again["id"], len(steps) - 1)["view"] == spectator["view"]


@pytest.mark.parametrize(
    "text", ["", "nemeton record 1", "{}", "nemeton record 1\ngame: chess\nedition: 1\nplayers: 2"]
)
def test_what_is_no_record_is_refused(server: Running, text: str) -> None:
    ann = server.client("Ann")
    for call in (ann.upload, ann.verify):
        assert refusal(call, text) in ("bad-record", "no-game")


def test_the_hall_lists_what_is_open_mine_and_finished(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    public = ann.make("clans", [{}, {}])
    private = ann.make("clans", [{}, {}], visibility="link")
    assert ids(bob.tables()["open"]) == [public["id"]]
    assert set(ids(ann.tables()["mine"])) == {public["id"], private["id"]}
    assert ids(ann.tables()["open"]) == []  # your own are not listed twice
    assert bob.table(private["id"])["code"] == ""
    assert ann.table(private["id"])["code"] == private["code"] != ""


def test_games_and_rules(server: Running) -> None:
    ann = server.client()
    games: list[Json] = ann.call("GET", "games")
    clans = next(game for game in games if game["id"] == "clans")
    assert clans["verbs"] == [["move", 270], ["found", 60]]
    assert clans["levels"] == ["1", "2", "3", "4", "5"]
    assert not any(clans["styles"].values())  # in Clans a style would give the clan away
    karnag = next(game for game in games if game["id"] == "karnag")
    assert [bool(karnag["styles"][level]) for level in karnag["levels"]] == [False, False, True, True, True]
    best = {game["id"]: game["best"] for game in games}
    assert best == {"ardri": 3, "clans": 3, "karnag": 4, "samhain": 3, "fen": 2}
    for game in games:  # the printed first game works with the best number of seats
        wishes: list[Json] = [{}] + [{"kind": "bot", "level": "random"}] * (game["best"] - 1)
        named = server.client("Una")
        assert named.make(game["id"], wishes, options=game["first"], start=True)["status"] == "running"
    assert refusal(ann.call, "GET", "games/chess/rules") == "no-game"


def test_editions_side_by_side(server: Running) -> None:
    ann = server.client()
    rows: list[Json] = ann.call("GET", "games/samhain/editions")
    assert len([row for row in rows if row["part"] == "actions"]) == 30
    kill = next(row for row in rows if row["rule"] == "13.6")
    assert kill["about"] == {"key": "compare-action", "args": {"number": 6}}
    assert [phrase["key"] for phrase in kill["said"]] == ["action-6-fr", "action-6-en"]
    assert not kill["same"]
    assert ann.call("GET", "games/clans/editions") == []
    assert refusal(ann.call, "GET", "games/chess/editions") == "no-game"


def test_a_bad_table_is_refused(server: Running) -> None:
    ann = server.client("Ann")
    bad: list[tuple[str, Json]] = [
        ("bad-seats", {"game": "clans", "seats": [{}]}),
        ("no-game", {"game": "chess", "seats": [{}, {}]}),
        ("bad-level", {"game": "clans", "seats": [{}, {"kind": "bot", "level": "god"}]}),
        ("bad-style", {"game": "karnag", "seats": [{}, {"kind": "bot", "level": "4", "style": "miser"}]}),
        ("bad-style", {"game": "karnag", "seats": [{}, {"kind": "bot", "level": "2", "style": "raider"}]}),
        ("bad-style", {"game": "clans", "seats": [{}, {"kind": "bot", "level": "4", "style": "raider"}]}),
        ("bad-option", {"game": "clans", "seats": [{}, {}], "options": {"tie": "war"}}),
        ("bad-option", {"game": "clans", "seats": [{}, {}], "edition": "1802"}),
        ("bad-request", {"game": "clans", "seats": [{}, {}], "unknown": 1}),
        ("seats-free", {"game": "clans", "seats": [{}, {}], "start": True}),
    ]
    for key, wish in bad:
        assert refusal(ann.call, "POST", "tables", wish) == key
    assert ann.tables() == {"open": [], "mine": [], "finished": []}

"""Tables over WebSockets."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed

import nemeton
from nemeton.client import Client, Live
from server.running import Running, until


def drain(live: Live) -> Live:
    """Read what is there already."""
    while True:
        try:
            live.receive(timeout=0.02)
        except TimeoutError:
            return live


def started(server: Running, ann: Client, bob: Client, bot: str = "random") -> str:
    id: str = ann.make("clans", [{}, {}, {"kind": "bot", "level": bot}])["id"]
    bob.take(id, 1)
    ann.start(id)
    return id


def test_two_people_a_bot_and_a_spectator_one_of_them_gone_for_a_while(server: Running) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client("Eve")
    id = started(server, ann, bob)
    luck = random.Random(5)
    lives = {"ann": ann.live(id), "bob": bob.live(id), "eve": eve.live(id)}
    moved, away = 0, False
    while lives["eve"].situation.get("table", {}).get("status") != "finished":
        for name, live in lives.items():
            drain(live)
            if live.situation["legal"]:
                live.play(luck.choice(live.situation["legal"])["move"])
                moved += 1
                if name == "bob" and moved > 10 and not away:
                    away = True
                    live.close()
                    until(lambda: not ann.situation(id)["table"]["seats"][1]["connected"])
                    lives["bob"] = bob.live(id)
                    break
    for live in lives.values():
        drain(live)
        live.close()
    assert away
    assert [live.troubles for live in lives.values()] == [[], [], []]
    views = [live.situation["view"]["table"] for live in lives.values()]
    assert views[0] == views[1] == views[2]  # all is open at the end
    assert lives["eve"].log == ann.situation(id)["log"] == lives["bob"].log
    assert nemeton.replay(eve.record(id)).over()
    assert nemeton.verify(eve.record(id)).ok


def test_a_client_that_was_away_gets_only_what_it_lacks(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = ann.make("clans", [{}, {}])["id"]
    bob.take(id, 1)
    ann.start(id)
    with ann.live(id) as live:
        live.receive()
        for _ in range(6):
            mover = ann if ann.situation(id)["legal"] else bob
            situation = mover.situation(id)
            mover.play(id, situation["version"], situation["legal"][0]["move"])
        until(lambda: drain(live).situation["version"] == ann.situation(id)["version"])
        live.send({"type": "here", "known": live.situation["version"], "log": len(live.log) - 2})
        answer = live.receive()
        assert answer["log_from"] == len(live.log) - 2
        assert len(answer["log"]) == 2
        live.send({"type": "here", "known": 99_999, "log": 99_999})
        assert live.receive()["log_from"] == 0


def test_everybody_sees_who_is_there(server: Running) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client("Eve")
    id = started(server, ann, bob)
    with ann.live(id) as live:
        with bob.live(id), eve.live(id):
            until(lambda: (live.receive(), live.situation["table"]["watchers"] == 1)[1])
            assert [seat["connected"] for seat in live.situation["table"]["seats"]] == [True, True, False]
        until(lambda: (live.receive(), not live.situation["table"]["seats"][1]["connected"])[1])


def test_a_refused_move_is_answered_to_who_made_it_alone(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = ann.make("clans", [{}, {}])["id"]
    bob.take(id, 1)
    ann.start(id)
    with ann.live(id) as one, bob.live(id) as two:
        one.receive()
        two.receive()
        actor, other = (one, two) if ann.situation(id)["legal"] else (two, one)
        actor.play("1-1")
        until(lambda: drain(actor).troubles)
        assert actor.troubles[0]["reason"]["key"] == "same-area"
        actor.send({"type": "play", "version": 0, "text": "1-2"})
        until(lambda: len(drain(actor).troubles) == 2)
        assert actor.troubles[1]["key"] == "stale"
        drain(other)
        assert other.troubles == []
        assert ann.situation(id)["table"]["decisions"] == 0


def test_chat(server: Running) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client()
    id = started(server, ann, bob)
    eve.me()
    with ann.live(id) as one, eve.live(id) as two:
        one.say("Good\nluck")
        until(lambda: drain(two).chats)
        assert (two.chats[0]["name"], two.chats[0]["text"], two.chats[0]["seat"]) == ("Ann", "Good luck", 0)
        two.say("who am I?")
        until(lambda: drain(two).troubles)
        assert two.troubles[0]["key"] == "introduce-first"
    with bob.live(id) as late:
        until(lambda: drain(late).chats)
        assert late.chats[0]["text"] == "Good luck"


def test_there_is_no_such_table(server: Running) -> None:
    ann = server.client("Ann")
    with pytest.raises(ConnectionClosed) as closed:
        ann.live("nowhere").receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(
    "junk", ["", "{", "null", "[]", "7", '{"type":"x"}', '{"type":"play"}', "é" * 4000, '"' + "[" * 5000, b"\x00\xff"]
)
def test_junk_is_refused_and_changes_nothing(server: Running, junk: str | bytes) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = ann.make("clans", [{}, {}])["id"]
    before = ann.situation(id)
    with bob.live(id) as live:
        live.socket.send(junk)
        until(lambda: drain(live).troubles)
        assert live.troubles[0]["key"] == "bad-message"
        live.send({"type": "here"})
        until(lambda: drain(live).situation)
    after = ann.situation(id)
    assert (before["version"], before["view"]) == (after["version"], after["view"])


def send_all(client: Client, id: str, messages: list[str]) -> None:
    with client.live(id) as live:
        for message in messages:
            live.socket.send(message)
        while True:
            live.receive(timeout=2)


@pytest.mark.parametrize("messages", [["junk"] * 60, ["x" * 100_000]])
def test_a_flood_of_junk_is_cut_off(server: Running, messages: list[str]) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {}])["id"]
    with pytest.raises(ConnectionClosed):
        send_all(ann, id, messages)
    assert ann.table(id)["status"] == "waiting"

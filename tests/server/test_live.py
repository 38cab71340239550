"""Tables over WebSockets."""

from __future__ import annotations

import gc
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

import nemeton
from nemeton.client import Client
from nemeton.server.table.position import Position
from nemeton.server.table.table import CHATS
from nemeton.server.wire.frames import unmasked
from server.running import Running, drain, running, seated, two, until


def started(ann: Client, bob: Client, bot: str = "random") -> str:
    return seated([ann, bob], {"kind": "bot", "level": bot})


@pytest.mark.long
def test_two_people_a_bot_and_a_spectator_one_of_them_gone_for_a_while(server: Running) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client("Eve")
    id = started(ann, bob)
    luck = random.Random(5)
    lives = {"ann": ann.live(id), "bob": bob.live(id), "eve": eve.live(id)}
    moved, away = 0, False
    while lives["eve"].situation.get("table", {}).get("status") != "finished":
        for name, live in lives.items():
            drain(live)
            if live.situation["legal"]:
                version = live.situation["version"]
                live.play(luck.choice(live.situation["legal"]))
                until(lambda live=live, version=version: drain(live).situation["version"] > version)  # type: ignore[misc]
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
    assert views[0] == views[1] == views[2]  # at the end nothing is hidden
    assert lives["eve"].log == ann.situation(id)["log"] == lives["bob"].log
    assert nemeton.replay(eve.record(id)).over()
    assert nemeton.verify(eve.record(id)).ok


def test_a_move_leaves_no_position_to_the_garbage_collector(server: Running) -> None:
    """Otherwise everybody waits, every few thousand moves, while it clears them away."""
    ann, bob, id = two(server)
    lives = [drain(ann.live(id)), drain(bob.live(id))]

    def positions() -> int:
        return sum(isinstance(found, Position) for found in gc.get_objects())

    gc.collect()
    before = positions()
    gc.disable()
    try:
        for number in range(1, 21):
            (live,) = (live for live in lives if live.situation["legal"])
            live.play(live.situation["legal"][0])
            for live in lives:
                while live.situation["turn"]["decisions"] < number:
                    live.receive()
        assert positions() <= before + 2
    finally:
        gc.enable()
        for live in lives:
            live.close()


def test_a_client_that_was_away_gets_only_what_it_lacks(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob])
    with ann.live(id) as live:
        live.receive()
        for _ in range(6):
            mover = ann if ann.situation(id)["legal"] else bob
            situation = mover.situation(id)
            mover.play(id, situation["version"], situation["legal"][0])
        until(lambda: drain(live).situation["version"] == ann.situation(id)["version"])
        live.send({"type": "here", "known": live.situation["version"], "log": len(live.log) - 2})
        answer = live.receive()
        assert answer["log_from"] == len(live.log) - 2
        assert len(answer["log"]) == 2
        live.send({"type": "here", "known": 99_999, "log": 99_999})
        assert live.receive()["log_from"] == 0


def test_who_missed_an_undo_gets_the_whole_log(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob])
    one, other = (ann, bob) if ann.situation(id)["legal"] else (bob, ann)
    first = one.situation(id)
    known = one.play(id, first["version"], first["legal"][0])
    one.take_back(id, known["version"])
    back = other.answer(id, True)
    one.play(id, back["version"], first["legal"][1])
    with ann.live(id) as live:
        live.log = known["log"]
        live.send({"type": "here", "known": known["version"], "log": len(known["log"])})
        until(lambda: drain(live).situation)
        assert live.log == ann.situation(id)["log"] != known["log"]


def test_everybody_sees_who_is_there(server: Running) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client("Eve")
    id = started(ann, bob)
    with ann.live(id) as live:
        with bob.live(id), eve.live(id):
            until(lambda: (live.receive(), live.situation["table"]["watchers"] == 1)[1])
            assert [seat["connected"] for seat in live.situation["table"]["seats"]] == [True, True, False]
        until(lambda: (live.receive(), not live.situation["table"]["seats"][1]["connected"])[1])


def test_who_may_come_back_to_a_seat_is_not_counted_as_watching(server: Running) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client("Eve")
    id = started(ann, bob)
    bob.leave(id)
    with ann.live(id), eve.live(id), bob.live(id) as live:
        until(lambda: drain(live).situation)
        assert live.situation["table"]["seats"][1]["owner"] == "Bob"
        assert live.situation["table"]["watchers"] == 1


def test_a_refused_move_is_answered_to_who_made_it_alone(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob])
    with ann.live(id) as one, bob.live(id) as two:
        one.receive()
        two.receive()
        actor, other = (one, two) if ann.situation(id)["legal"] else (two, one)
        actor.play("1-1")
        until(lambda: drain(actor).troubles)
        assert actor.troubles[0]["reason"]["key"] == "same-area"
        actor.send({"type": "play", "version": 0, "moves": ["1-2"]})
        until(lambda: len(drain(actor).troubles) == 2)
        assert actor.troubles[1]["key"] == "stale"
        drain(other)
        assert other.troubles == []
        assert ann.situation(id)["table"]["decisions"] == 0


def test_what_is_said_while_a_move_is_being_written_waits_for_it(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob])
    actor = ann if ann.situation(id)["legal"] else bob
    with actor.live(id) as live:
        live.receive()
        version, legal = live.situation["version"], live.situation["legal"]
        for move in legal[:3]:
            live.send({"type": "play", "version": version, "moves": [move]})
        live.send({"type": "say", "text": "done"})
        until(lambda: drain(live).chats)
        assert [trouble["key"] for trouble in live.troubles] == ["stale", "stale"]
        assert live.situation["version"] == version + 1
        assert live.situation["last"]["move"] == legal[0]


def test_chat(server: Running) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client()
    id = started(ann, bob)
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


def test_what_was_said_while_the_line_was_cut_is_told_and_nothing_twice(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = started(ann, bob)
    with ann.live(id) as one, bob.live(id) as two:
        one.say("before")
        until(lambda: drain(two).chats)
        known = two.situation["version"]
    with ann.live(id) as one:
        one.say("meanwhile")
        until(lambda: len(drain(one).chats) == 2)
        with bob.live(id) as back:
            until(lambda: len(drain(back).chats) == 2)
            back.chats.clear()
            back.send({"type": "here", "known": known, "log": 0, "heard": two.chats[-1]["at"]})
            until(lambda: drain(back).chats)
            assert [chat["text"] for chat in back.chats] == ["meanwhile"]


@pytest.mark.long
def test_what_was_said_is_still_there_after_a_restart_until_its_speaker_is_forgotten(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob = server.client("Ann"), server.client("Bob")
        id = started(ann, bob)
        tokens = [person.make_token(scope="account") for person in (ann, bob)]
        with ann.live(id) as one, bob.live(id) as two:
            for n in range(CHATS):
                one.say(f"{n}")
                until(lambda n=n: len(drain(two).chats) == n + 1)  # type: ignore[misc]
            two.say("last")
            until(lambda: len(drain(one).chats) == CHATS + 1)
    with running(tmp_path) as server:
        ann, bob = (server.client(token=token) for token in tokens)
        with bob.live(id) as live:
            until(lambda: len(drain(live).chats) == CHATS)
            assert [live.chats[0]["text"], live.chats[-1]["text"]] == ["1", "last"]
        ann.delete_me()
        with bob.live(id) as live:
            until(lambda: drain(live).chats)
            assert [chat["text"] for chat in live.chats] == ["last"]


def test_words_come_with_the_moves_for_who_wishes_for_them(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    seen = until(lambda: (s := ann.situation(id, words=True))["legal"] and s)
    assert [move["move"] for move in seen["words"]] == seen["legal"]
    assert seen["words"][0]["args"].keys() == {"from", "to", "huts"}
    assert ann.situation(id)["words"] == []
    with ann.live(id) as live:
        live.receive()
        assert live.situation["words"] == []
        live.send({"type": "here", "words": True})
        until(lambda: drain(live).situation["words"])
        assert live.situation["words"] == seen["words"]


def test_a_socket_tells_words_when_they_are_new(server: Running) -> None:
    """Move after move, the words sent so far are all the words there are, and few are sent twice."""
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    known: dict[int, Any] = {}
    told, offered = 0, 0
    with ann.live(id) as live:
        live.send({"type": "here", "words": True})
        for _ in range(8):
            now = until(lambda: (s := ann.situation(id, words=True))["legal"] and s)
            while not known or live.situation["version"] < now["version"]:
                live.receive()
                for move in live.situation["words"]:
                    known[move["move"]] = move
                    told += 1
            assert [known[move] for move in live.situation["legal"]] == now["words"]
            offered += len(now["legal"])
            ann.play(id, now["version"], now["legal"][-1])
    assert told < offered / 2


def test_who_says_where_it_stands_is_told_all_words_again(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    seen = until(lambda: (s := ann.situation(id, words=True))["legal"] and s)
    with ann.live(id) as live:
        for _ in range(2):
            live.send({"type": "here", "known": seen["version"], "log": len(seen["log"]), "words": True})
            live.situation = {}
            until(lambda: drain(live).situation.get("words"))
            assert live.situation["words"] == seen["words"]


def test_a_table_is_told_again_only_when_more_than_the_turn_has_changed(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    id = ann.make("clans", [{}, {}], pace={"kind": "clock", "base": 600, "increment": 0})["id"]
    bob.take(id, 1)
    ann.start(id)
    with bob.live(id) as live:
        drain(live)
        one = ann if ann.situation(id)["legal"] else bob
        played = one.play(id, live.situation["version"], one.situation(id)["legal"][0])
        heard = iter(lambda: json.loads(live.socket.recv(60)), None)
        told = next(message for message in heard if message["type"] == "situation" and message["turn"]["decisions"])
        assert told["table"] is None
        assert told["turn"]["decisions"] == 1
        assert len(told["turn"]["clocks"]) == 2
        assert played["table"]["decisions"] == 1
        ann.introduce("Anna")
        assert next(heard)["table"]["seats"][0]["name"] == "Anna"


def test_a_long_or_broken_up_message_is_heard_like_any_other(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {}])["id"]
    with ann.live(id) as live:
        drain(live)
        for here in ['{"type":"here"}' + " " * 6000, ["{", '"type":', '"here"}']]:
            live.situation = {"table": live.situation["table"]}
            live.socket.send(here)
            until(lambda: drain(live).situation.get("version") is not None)
    assert live.troubles == []


@pytest.mark.parametrize("length", [0, 1, 3, 125, 126, 4096])
def test_a_frame_takes_the_short_way_only_if_it_is_whole_and_short(length: int) -> None:
    text = bytes(n % 251 for n in range(length))
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert unmasked(frame) == text
    assert unmasked(frame[:-1]) is None
    assert unmasked(frame + b"x") is None
    assert unmasked(Frame(Opcode.TEXT, text).serialize(mask=False)) is None
    assert unmasked(Frame(Opcode.BINARY, text).serialize(mask=True)) is None
    assert unmasked(Frame(Opcode.TEXT, text, fin=False).serialize(mask=True)) is None
    assert unmasked(Frame(Opcode.TEXT, bytes(5000)).serialize(mask=True)) is None


def test_there_is_no_such_table(server: Running) -> None:
    ann = server.client("Ann")
    with pytest.raises(ConnectionClosed) as closed:
        send_all(ann, "nowhere", [])
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
            live.receive(timeout=60)


@pytest.mark.parametrize("messages", [["junk"] * 60, ["x" * 100_000]])
def test_a_flood_of_junk_is_cut_off(server: Running, messages: list[str]) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {}])["id"]
    with pytest.raises(ConnectionClosed):
        send_all(ann, id, messages)
    assert ann.table(id)["status"] == "waiting"


def test_who_asks_whether_the_server_is_there_is_told_so(server: Running) -> None:
    """However it is written: as a browser writes it, it is answered before anything that waits."""
    ann, _, id = two(server)
    with ann.live(id) as live:
        drain(live)
        for words in ('{"type":"there"}', '{"type": "there"}'):
            live.socket.send(words)
            assert live.receive() == {"type": "there"}

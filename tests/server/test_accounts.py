"""Accounts: made, used from elsewhere, changed, exported, deleted."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from nemeton.client import Live
from server.running import Clock, Running, any_move, drain, play_on, refusal, running, seated, two, until

pytestmark = pytest.mark.pure  # nothing tested here is compiled


@pytest.mark.long
def test_an_account_keeps_ones_tables_across_devices(server: Running) -> None:
    ann = server.client("Ann")
    assert ann.me()["account"] == ""
    id = ann.make("clans", [{}, {}])["id"]
    assert ann.make_account("Ann.1", "correct horse")["account"] == "Ann.1"
    phone = server.client()
    assert phone.log_in("ann.1", "correct horse")["name"] == "Ann"
    assert phone.table(id)["yours"] == 0
    assert phone.log_out()["name"] == ""
    assert phone.table(id)["yours"] == -1


def test_what_a_guest_began_comes_along_when_logging_in(server: Running) -> None:
    server.client("Ann").make_account("ann", "correct horse")
    guest = server.client("Guest")
    id = guest.make("clans", [{}, {}])["id"]
    guest.log_in("ann", "correct horse")
    table = guest.table(id)
    assert (table["yours"], table["maker"], table["seats"][0]["name"]) == (0, True, "Ann")


def test_refusals(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    ann.make_account("ann", "correct horse")
    for call, args, key in (
        (bob.make_account, ("ANN", "another horse"), "account-taken"),
        (ann.make_account, ("ann2", "another horse"), "has-account"),
        (bob.change_account, ("bob", "another horse"), "no-account"),
        (ann.change_account, ("anna", "wrong horse", "another horse"), "wrong-current"),
        (bob.log_in, ("ann", "wrong horse"), "wrong-password"),
        (bob.log_in, ("nobody", "wrong horse"), "wrong-password"),
        (bob.make_account, ("bob", "short"), "bad-request"),
        (bob.make_account, ("b b", "long enough"), "bad-request"),
    ):
        assert refusal(call, *args) == key
    assert bob.me()["account"] == ""


def test_a_new_password_ends_all_other_cookies(server: Running) -> None:
    ann, thief = server.client("Ann"), server.client()
    ann.make_account("ann", "correct horse")
    thief.log_in("ann", "correct horse")
    ann.change_account("anna", "correct horse", "battery staple")
    assert ann.me()["account"] == "anna"
    assert thief.me()["account"] == ""
    assert refusal(thief.log_in, "ann", "correct horse") == "wrong-password"
    assert thief.log_in("anna", "battery staple")["name"] == "Ann"


def test_another_account_name_with_the_same_password(server: Running) -> None:
    ann = server.client("Ann")
    ann.make_account("ann", "correct horse")
    ann.change_account("anna", "correct horse")
    assert ann.me()["account"] == "anna"
    assert server.client().log_in("anna", "correct horse")["name"] == "Ann"


@pytest.mark.long
def test_all_data_can_be_taken_along(server: Running) -> None:
    ann = server.client("Ann")
    ann.make_account("ann", "correct horse")
    ann.make_token()
    id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
    play_on([ann], id, any_move(random.Random(1)), most=3)
    with ann.live(id) as line, server.client("Bob").live(id) as other:
        line.say("mine")
        until(lambda: drain(line).chats)
        other.say("not mine")
        until(lambda: len(drain(other).chats) == 2)
    data = ann.call("GET", "me/export")
    assert (data["person"]["name"], data["person"]["account"]) == ("Ann", "ann")
    assert data["tokens"] == ann.tokens()
    assert [(chat["table"], chat["said"]["text"]) for chat in data["chats"]] == [(id, "mine")]
    assert data["tables"][0]["table"]["id"] == id
    assert data["tables"][0]["record"].startswith("nemeton record 1")
    assert "password" not in str(data)
    assert "secret" not in str(data)


def test_who_wants_to_be_forgotten_is(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    ann.make_account("ann", "correct horse")
    script = server.client(token=ann.make_token())
    old = ann.me()["id"]
    waiting = ann.make("clans", [{}, {}])["id"]
    playing = seated([ann, bob])
    assert ann.delete_me()["name"] == ""
    assert ann.me()["id"] != old
    assert refusal(script.me) == "bad-token"
    assert refusal(server.client().log_in, "ann", "correct horse") == "wrong-password"
    assert bob.table(waiting)["status"] == "abandoned"
    seat = bob.table(playing)["seats"][0]
    assert (seat["kind"], seat["owner"]) == ("bot", "")
    for path in server.data.glob("nemeton.sqlite3*"):
        assert path.exists()
    sheet = server.run(server.runtime.store.sheet(playing))
    assert old not in str(sheet)
    assert "Ann" not in str(sheet)


def test_only_the_newest_tokens_count(server: Running) -> None:
    ann = server.client("Ann")
    tokens = [ann.make_token() for _ in range(11)]
    assert refusal(server.client(token=tokens[0]).me) == "bad-token"
    assert server.client(token=tokens[-1]).me()["name"] == "Ann"
    assert refusal(server.client().make_token) == "introduce-first"


def test_a_new_token_counts_though_the_date_was_set_back(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, outside=clock.outside()) as server:
        ann = server.client("Ann")
        for _ in range(10):
            ann.make_token()
        clock.time -= 86_400
        assert server.client(token=ann.make_token()).me()["name"] == "Ann"
        assert len(ann.tokens()) == 10


def gone(live: Live) -> bool:
    """Has the server closed this connection?"""
    try:
        drain(live)
    except ConnectionClosed:
        return True
    return False


def test_a_token_is_known_again_by_its_name(server: Running) -> None:
    ann = server.client("Ann")
    ann.make_token("  my   bot ")
    ann.make_token()
    assert [token["name"] for token in ann.tokens()] == ["", "my bot"]
    assert refusal(ann.make_token, "a\u202eb") == "bad-name"
    assert refusal(ann.make_token, "x" * 41) == "bad-request"
    assert len(ann.tokens()) == 2


def test_a_token_is_revoked_and_another_holds(server: Running) -> None:
    ann, bob, id = two(server)
    lost, kept = (server.client(token=ann.make_token(scope="account")) for _ in range(2))
    lines = lost.live(id), kept.live(id), ann.live(id)
    newest, oldest = ann.tokens()
    assert newest["created"] > oldest["created"]
    assert refusal(bob.end_token, oldest["id"]) == "no-token"
    assert not any(map(gone, lines))
    assert ann.end_token(oldest["id"]) == [newest]
    assert refusal(lost.me) == "bad-token"
    until(lambda: gone(lines[0]))  # nor does it see its old seat or play there
    assert not any(map(gone, lines[1:]))
    assert refusal(ann.end_token, oldest["id"]) == "no-token"
    assert kept.end_token(newest["id"]) == []  # a script can end its own
    assert refusal(kept.me) == "bad-token"
    assert bob.tokens() == server.client().tokens() == []


def test_a_line_ends_with_the_cookie_it_came_by(server: Running) -> None:
    ann, _, id = two(server)
    ann.make_account("ann", "correct horse")
    phone = server.client()
    phone.log_in("ann", "correct horse")
    script = server.client(token=ann.make_token())
    line, other = phone.live(id), script.live(id)
    ann.change_account("ann", "correct horse", "battery staple")
    until(lambda: gone(line) and gone(other))
    with phone.live(id) as again:
        assert again.receive()["legal"] == []  # a stranger, who may watch
    line, other = ann.live(id), server.client(token=ann.make_token()).live(id)
    ann.log_out()
    until(lambda: gone(line))
    assert not gone(other)


def test_who_logs_in_at_a_table_of_ones_own_leaves_the_second_seat(server: Running) -> None:
    """Otherwise nobody could ever play at it again."""
    ann, guest = server.client("Ann"), server.client("Guest")
    ann.make_account("ann", "correct horse")
    running = seated([guest, ann])
    waiting = guest.make("clans", [{}, {}])["id"]
    ann.take(waiting, 1)
    guest.log_in("ann", "correct horse")
    seats = ann.table(running)["seats"]
    assert [(seat["kind"], seat["you"]) for seat in seats] == [("bot", False), ("person", True)]
    table = ann.table(waiting)
    assert ([seat["name"] for seat in table["seats"]], table["maker"]) == (["", "Ann"], True)


def test_a_new_name_also_where_a_bot_keeps_the_seat(server: Running) -> None:
    ann, bob, id = two(server)
    seat = ann.leave(id)["actors"][0]
    ann.introduce("Anna", 3)
    kept = bob.table(id)["seats"][seat]
    assert (kept["kind"], kept["owner"], kept["colour"]) == ("bot", "Anna", 3)

"""Accounts: made, used from elsewhere, changed, exported, deleted."""

from __future__ import annotations

import random

import pytest

from nemeton.client import Refused
from server.running import Running, any_move, play_on


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
        (ann.change_account, ("anna", "wrong horse", "another horse"), "wrong-password"),
        (bob.log_in, ("ann", "wrong horse"), "wrong-password"),
        (bob.log_in, ("nobody", "wrong horse"), "wrong-password"),
        (bob.make_account, ("bob", "short"), "bad-request"),
        (bob.make_account, ("b b", "long enough"), "bad-request"),
    ):
        with pytest.raises(Refused) as refused:
            call(*args)
        assert refused.value.key == key
    assert bob.me()["account"] == ""


def test_a_new_password_ends_all_other_cookies(server: Running) -> None:
    ann, thief = server.client("Ann"), server.client()
    ann.make_account("ann", "correct horse")
    thief.log_in("ann", "correct horse")
    ann.change_account("anna", "correct horse", "battery staple")
    assert ann.me()["account"] == "anna"
    assert thief.me()["account"] == ""
    with pytest.raises(Refused):
        thief.log_in("ann", "correct horse")
    assert thief.log_in("anna", "battery staple")["name"] == "Ann"


def test_another_account_name_with_the_same_password(server: Running) -> None:
    ann = server.client("Ann")
    ann.make_account("ann", "correct horse")
    ann.change_account("anna", "correct horse")
    assert ann.me()["account"] == "anna"
    assert server.client().log_in("anna", "correct horse")["name"] == "Ann"


def test_all_data_can_be_taken_along(server: Running) -> None:
    ann = server.client("Ann")
    ann.make_account("ann", "correct horse")
    ann.make_token()
    id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
    play_on([ann], id, any_move(random.Random(1)), most=3)
    data = ann.call("GET", "me/export")
    assert (data["person"]["name"], data["person"]["account"], data["tokens"]) == ("Ann", "ann", 1)
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
    playing = ann.make("clans", [{}, {}])["id"]
    bob.take(playing, 1)
    bob.start(playing)
    assert ann.delete_me()["name"] == ""
    assert ann.me()["id"] != old
    with pytest.raises(Refused):
        script.me()
    with pytest.raises(Refused):
        server.client().log_in("ann", "correct horse")
    assert bob.table(waiting)["status"] == "abandoned"
    seat = bob.table(playing)["seats"][0]
    assert (seat["kind"], seat["owner"]) == ("bot", "")
    for path in server.house.data.glob("nemeton.sqlite3*"):
        assert path.exists()
    head = server.run(server.house.store.head(playing))
    assert old not in str(head)
    assert "Ann" not in str(head)


def test_only_the_newest_tokens_count(server: Running) -> None:
    ann = server.client("Ann")
    tokens = [ann.make_token() for _ in range(11)]
    with pytest.raises(Refused):
        server.client(token=tokens[0]).me()
    assert server.client(token=tokens[-1]).me()["name"] == "Ann"
    with pytest.raises(Refused) as refused:
        server.client().make_token()
    assert refused.value.key == "introduce-first"

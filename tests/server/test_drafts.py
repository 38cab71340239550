"""Ard Rí's first Spring over the wire: cards are set aside one by one, and nobody else can tell even how many."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemeton.client import Client, Json, Refused
from nemeton.server.store.rows import Change
from nemeton.server.store.store import Done
from server.running import Running, running, until

SEALED = {"seat": 1, "move": -1, "text": "", "verb": "", "noun": -1}


def first_spring(server: Running, rival: Json | None = None) -> tuple[list[Client], str]:
    """Two people (or one and a bot) who have kept their hands."""
    people = [server.client("Ann"), server.client("Bob")]
    id = people[0].make("ardri", [{}, rival or {}], start=rival is not None)["id"]
    if rival is None:
        people[1].take(id, 1)
        people[0].start(id)
    while until(lambda: asked(people, id)) != "first_spring":
        for person in people:
            if asked([person], id) == "redraw":
                say(person, id, "keep")
    return people, id


def asked(people: list[Client], id: str) -> str:
    kinds = [situation["asked"]["kind"] for person in people if (situation := person.situation(id))["asked"]]
    return kinds[0] if kinds else ""


def say(person: Client, id: str, text: str) -> Json:
    return person.play(id, person.situation(id)["version"], text)


def lay(person: Client, id: str) -> Json:
    """Set aside the first card that may be."""
    found = next(move for move in person.situation(id, words=True)["words"] if move["verb"] == "spring")
    return say(person, id, found["text"])


def heard(person: Client, id: str) -> Json:
    """What somebody is told, without the time."""
    situation = person.situation(id)
    situation["table"].pop("now")
    situation["turn"].pop("now")
    return situation


def test_what_is_set_aside_is_seen_by_its_owner_alone(server: Running) -> None:
    (ann, bob), id = first_spring(server)
    before = [heard(ann, id), heard(server.client(), id)]
    laid = lay(bob, id)
    assert len(laid["view"]["table"]["aside"][1]) == 1
    assert laid["version"] == before[0]["version"]
    assert bob.situation(id)["view"] == laid["view"]
    assert [heard(ann, id), heard(server.client(), id)] == before


def test_done_hands_everything_in_at_once(server: Running) -> None:
    (ann, bob), id = first_spring(server)
    version = ann.situation(id)["version"]
    lay(bob, id)
    done = say(bob, id, "done")
    assert (done["asked"], done["legal"]) == (None, [])
    situation = ann.situation(id)
    assert situation["version"] == version + 1
    assert situation["view"]["table"]["turn"]["answers"] == [0, 9]
    assert situation["last"] == SEALED
    assert say(ann, id, "done")["view"]["table"]["fields"][1] == done["view"]["table"]["aside"][1]


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_number_of_cards_cannot_be_told(server: Running, cards: int) -> None:
    (ann, bob), id = first_spring(server)
    before = heard(ann, id)
    for _ in range(min(cards, len(bob.situation(id)["legal"]) - 1)):
        if any(move["verb"] == "spring" for move in bob.situation(id, words=True)["words"]):
            lay(bob, id)
    say(bob, id, "done")
    after = heard(ann, id)
    assert after["version"] - before["version"] == 1
    assert after["table"]["decisions"] - before["table"]["decisions"] == 9


def test_a_card_is_taken_back_as_long_as_nothing_is_handed_in(server: Running) -> None:
    (_, bob), id = first_spring(server)
    start = bob.situation(id)["view"]
    undo = lay(bob, id)["undo"]
    assert undo["free"]
    assert bob.take_back(id, bob.situation(id)["version"])["view"] == start
    assert not bob.situation(id)["undo"]["free"]


def test_what_is_not_legal_any_more_is_refused_and_explained(server: Running) -> None:
    (_, bob), id = first_spring(server)
    text = next(move["text"] for move in bob.situation(id, words=True)["words"] if move["verb"] == "spring")
    say(bob, id, text)
    refused = bob.why(id, text)
    assert refused is not None
    assert refused["key"] == "not-in-hand"


def test_anothers_answers_do_not_disturb_ones_own(server: Running) -> None:
    (ann, bob), id = first_spring(server)
    laid = lay(bob, id)["view"]["table"]["aside"][1]
    say(ann, id, "done")
    assert bob.situation(id)["view"]["table"]["aside"][1] == laid
    assert say(bob, id, "done")["view"]["table"]["fields"][1] == laid


def test_a_bot_hands_everything_in_at_once_too(server: Running) -> None:
    (ann, _), id = first_spring(server, {"kind": "bot", "level": "random"})
    answers = until(lambda: (found := ann.situation(id)["view"]["table"]["turn"]["answers"])[1] and found)
    assert answers == [0, 9]
    assert say(ann, id, "done")["view"]["table"]["turn"]["answers"] == [-1, -1]


def test_what_is_set_aside_outlives_a_restart_and_nothing_else_does(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people, id = first_spring(server)
        tokens = [person.make_token() for person in people]
        laid = [lay(person, id)["view"]["table"]["aside"] for person in people]
        version = people[0].situation(id)["version"]
    with running(tmp_path) as server:
        ann, bob = (server.client(token=token) for token in tokens)
        assert [person.situation(id)["view"]["table"]["aside"] for person in (ann, bob)] == laid
        assert ann.situation(id)["version"] == version
        assert say(bob, id, "done")["asked"] is None
        ann.take_back(id, version + 1)
        assert ann.situation(id)["view"]["table"]["aside"] == [[], None]
    with running(tmp_path) as server:  # answers handed in or undone are no longer drafts
        ann, bob = (server.client(token=token) for token in tokens)
        assert ann.situation(id)["view"]["table"]["aside"] == [[], None]
        assert bob.situation(id)["asked"] is None
        assert say(ann, id, "done")["view"]["table"]["fields"] == [[], laid[1][1]]


def test_answers_are_handed_in_by_one_write(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two writes a crash would lose what was confirmed."""
    (_, bob), id = first_spring(server)
    lay(bob, id)
    written: list[Change] = []
    save = server.runtime.store.save_table

    def noted(change: Change, done: Done) -> None:
        written.append(change)
        save(change, done)

    monkeypatch.setattr(server.runtime.store, "save_table", noted)
    say(bob, id, "done")
    (change,) = written
    assert change.sheet.drafts == {}
    said = [entry.text.split()[0] for entry in change.entries]
    assert said == ["spring", *["done"] * (len(said) - 1)]


def test_a_phrase_over_the_wire_is_its_small_moves_or_nothing(server: Running) -> None:
    (ann, bob), id = first_spring(server)
    words = [move["text"] for move in bob.situation(id, words=True)["words"] if move["verb"] == "spring"]
    version = bob.situation(id)["version"]
    with pytest.raises(Refused) as caught:
        say(bob, id, f"{words[0]} 11h")
    assert caught.value.reason is not None
    assert (caught.value.reason["key"], caught.value.reason["args"]["word"]) == ("no-such-card", "spring 11h")
    assert bob.situation(id)["view"]["table"]["aside"] == [None, []]
    assert bob.why(id, f"{words[0]} done") is None
    done = say(bob, id, f"{words[0]} done")
    assert (done["asked"], done["version"]) == (None, version + 1)
    assert len(done["view"]["table"]["aside"][1]) == 1
    assert ann.situation(id)["version"] == version + 1

"""One way in: a message on a socket is answered there, by its number, and what was meant is what is done."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from nemeton.server.store.sqlite import migrate
from server.running import Running, drain, refusal, running, two, until
from server.test_drafts import first_spring, lay, say


def test_a_command_is_answered_by_the_situation_it_has_led_to_and_that_comes_once(server: Running) -> None:
    one, other, id = two(server)
    with one.live(id) as mine, other.live(id) as theirs:
        for live in (mine, theirs):
            until(lambda live=live: drain(live).situation)  # type: ignore[misc]
            drain(live)
        version = mine.situation["version"]
        asked = mine.play(mine.situation["legal"][0])
        told = mine.receive()
        assert (told["type"], told["version"], told["answers"]) == ("situation", version + 1, [asked])
        assert theirs.receive()["answers"] == []
        asked = theirs.play(theirs.situation["legal"][0])  # the next message is the answer, and nothing came twice
        assert (mine.receive()["version"], theirs.receive()["answers"]) == (version + 2, [asked])


def test_a_refusal_and_an_answer_carry_the_number_of_what_they_answer(server: Running) -> None:
    one, other, id = two(server)
    with one.live(id) as mine, other.live(id) as theirs:
        for live in (mine, theirs):
            until(lambda live=live: drain(live).situation)  # type: ignore[misc]
            drain(live)
        refused = theirs.play(mine.situation["legal"][0])
        trouble = theirs.receive()
        assert (trouble["type"], trouble["key"], trouble["id"]) == ("trouble", "refused", refused)
        assert trouble["reason"]["key"] == "not-your-turn"
        theirs.send({"type": "why_not", "moves": [mine.situation["legal"][0]], "id": 41})
        assert theirs.receive() == {"type": "because", "reason": trouble["reason"], "id": 41}
        mine.send({"type": "why_not", "moves": [mine.situation["legal"][0]], "id": 42})
        assert mine.receive() == {"type": "because", "reason": None, "id": 42}


def test_a_vote_over_the_socket_is_answered_too(server: Running) -> None:
    one, other, id = two(server)
    with one.live(id) as mine, other.live(id) as theirs:
        for live in (mine, theirs):
            until(lambda live=live: drain(live).situation)  # type: ignore[misc]
            drain(live)
        asked = mine.play(mine.situation["legal"][0])
        assert [mine.receive()["answers"], theirs.receive()["answers"]] == [[asked], []]
        asked = mine.take_back()
        assert [mine.receive()["answers"], theirs.receive()["answers"]] == [[asked], []]
        asked = theirs.answer(True)
        assert [mine.receive()["answers"], theirs.receive()["answers"]] == [[], [asked]]
        assert mine.situation["table"]["decisions"] == 0


def test_undo_means_ones_own_decision_though_a_bot_has_moved_meanwhile(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
    first = until(lambda: (s := ann.situation(id))["legal"] and s)
    after = ann.play(id, first["version"], first["legal"][0])
    until(lambda: ann.situation(id)["version"] > after["version"])  # the bot was quicker than the hand on the button
    back = ann.take_back(id, after["version"])
    assert (back["view"], back["legal"]) == (first["view"], first["legal"])
    assert refusal(ann.take_back, id, after["version"]) == "stale"  # that one was undone


def test_undo_is_stale_when_a_person_has_moved_meanwhile(server: Running) -> None:
    one, other, id = two(server)
    first = one.situation(id)
    after = one.play(id, first["version"], first["legal"][0])
    other.play(id, after["version"], other.situation(id)["legal"][0])
    assert refusal(one.take_back, id, after["version"]) == "stale"


def test_a_move_is_not_stale_because_of_what_changed_nothing_about_the_question(server: Running) -> None:
    one, other, id = two(server)
    first = one.situation(id)
    other.introduce("Somebody else")
    assert one.situation(id)["version"] == first["version"]
    assert one.play(id, first["version"], first["legal"][0])["version"] == first["version"] + 1


def test_who_answers_at_once_with_another_is_not_too_late(server: Running) -> None:
    (ann, bob), id = first_spring(server)
    version = ann.situation(id)["version"]
    say(bob, id, "done")
    assert ann.situation(id)["version"] == version + 1
    assert ann.play(id, version, "done")["version"] == version + 2


def test_a_draft_is_part_of_the_table_and_goes_with_the_answer(server: Running) -> None:
    (_, bob), id = first_spring(server)
    before = server.run(server.runtime.store.sheet(id))
    lay(bob, id)
    drafted = server.run(server.runtime.store.sheet(id))
    assert [len(moves) for moves in drafted.drafts.values()] == [1]
    assert (drafted.version, drafted.written) == (before.version, before.written + 1)
    say(bob, id, "done")
    assert server.run(server.runtime.store.sheet(id)).drafts == {}


def test_nobody_can_tell_from_the_hall_that_somebody_has_drafted(server: Running) -> None:
    (_, bob), id = first_spring(server)
    later = bob.make("clans", [{}, {}])["id"]
    before = [table["id"] for table in server.client("Eve").tables()["open"]]
    assert before.index(later) < before.index(id)
    lay(bob, id)
    assert [table["id"] for table in server.client("Eve").tables()["open"]] == before


def test_drafts_of_an_earlier_version_are_found(tmp_path: Path) -> None:
    """They used to be stored separately."""
    with running(tmp_path) as server:
        (_, bob), id = first_spring(server)
        token = bob.make_token()
        laid = lay(bob, id)
        drafts = server.run(server.runtime.store.sheet(id)).drafts
        start = bob.take_back(id, laid["version"])
    db = sqlite3.connect(tmp_path / "nemeton.sqlite3")
    with db:
        value = f'{{"1":{list(drafts[1])}}}'
        db.execute("INSERT INTO note VALUES (?, ?)", (f"drafts {id}", value))
        db.execute("INSERT INTO note VALUES ('drafts nowhere', '')")
        for later in ("TABLE session", "TABLE standing", "TABLE aside"):
            db.execute(f"DROP {later}")
        db.execute("ALTER TABLE token DROP COLUMN scope")
        db.execute("ALTER TABLE chat DROP COLUMN watching")
        db.execute("PRAGMA user_version = 4")
    migrate(db)
    assert db.execute("SELECT count(*) FROM note WHERE name LIKE 'drafts%'").fetchone() == (0,)
    db.close()
    with running(tmp_path) as server:
        assert start["view"] != laid["view"]
        assert server.client(token=token).situation(id)["view"] == laid["view"]

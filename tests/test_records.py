"""Records: every stored game replays to the result it claims; anything else is refused, with a line and a reason."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nemeton
from nemeton import BadRecord, Record

FOLDER = Path(__file__).parent / "records"
KEPT = sorted(FOLDER.rglob("*.record"))


def played(players: int = 3, seed: int = 5) -> Record:
    game = nemeton.game("clans")
    record = Record.begin(game, players, seed=seed)
    state = record.start()
    luck = random.Random(seed)
    while not state.over():
        record.play(state, state.actor(), luck.choice(state.legal(state.actor())))
    return record


TEXT = nemeton.write(played())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_replays_to_its_result(path: Path) -> None:
    record = nemeton.read(path.read_bytes())
    state = nemeton.replay(record)
    assert state.over()
    assert (state.scores(), state.winners()) == (record.scores, record.winners)


def test_there_is_a_record_of_every_way_clans_can_end() -> None:
    names = {path.stem for path in KEPT if path.parent.name == "clans"}
    assert {"twelfth-village", "no-moves", "surplus", "shared-win", "tie-by-chips", "refereed"} <= names


def test_a_clans_game_takes_less_than_a_kilobyte() -> None:
    assert len(TEXT.encode()) < 1000


def test_text_and_json_say_the_same() -> None:
    record = nemeton.read(TEXT)
    assert nemeton.write(record) == TEXT
    assert Record.load(json.loads(json.dumps(record.dump()))) == record
    for source in (record, TEXT, TEXT.encode(), record.dump(), json.dumps(record.dump())):
        assert nemeton.replay(source).scores() == record.scores


def test_windows_line_ends_are_forgiven() -> None:
    assert nemeton.read(TEXT.replace("\n", "\r\n")) == nemeton.read(TEXT)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("nemeton record 1", "nemeton record 2", 1, "begins with the line"),
        ("game: clans", "game: clans\ngame: clans", 3, "there twice"),
        ("players: 3", "players: three", 4, "whole number"),
        ("players: 3", "mood: fine", 4, "no field 'mood'"),
        ("seed: 5", "seed 5", 5, "neither"),
        ("seed: 5", "options: tie\nseed: 5", 5, "name=value"),
        ("1. ", "2. ", 10, "move 2 where move 1 should be"),
        ("game: clans\n", "", 0, "no line 'game:'"),
        ("players: 3", "players: 77", 0, "seats"),
        ("game: clans", "game: chess", 0, "no game 'chess'"),
        ("edition: 2002", "edition: 1999", 0, "editions"),
    ],
)
def test_a_record_that_is_wrong_says_where_and_why(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        nemeton.replay(TEXT.replace(old, new, 1))
    assert caught.value.line == line


def test_a_move_that_does_not_fit_is_named_with_its_reason() -> None:
    record = played()
    seat, _ = record.moves[7]
    record.moves[7] = (seat, "60-1")
    with pytest.raises(BadRecord, match=r"move 8, seat .*not-adjacent"):
        nemeton.replay(record)
    record.moves[7] = ((seat + 1) % 3, record.moves[8][1])
    with pytest.raises(BadRecord, match=r"move 8.*not-your-turn"):
        nemeton.replay(record)


def test_a_record_of_other_rules_is_tried_and_says_so_where_it_fails() -> None:
    record = played()
    record.rules = "0123456789ab"
    assert nemeton.replay(record).scores() == record.scores
    record.moves[3] = (record.moves[3][0], "60-1")
    with pytest.raises(BadRecord, match="made under rules 0123456789ab"):
        nemeton.replay(record)


def test_bytes_that_are_no_text_are_refused_with_the_line() -> None:
    with pytest.raises(BadRecord, match="UTF-8") as caught:
        nemeton.read(b"nemeton record 1\ngame: \xff\xfe\n")
    assert caught.value.line == 2


def test_a_huge_text_is_refused() -> None:
    with pytest.raises(BadRecord, match="longer than"):
        nemeton.read("x" * 1_000_001)


def read_or_refuse(source: str | bytes) -> None:
    try:
        record = nemeton.read(source)
        nemeton.verify(record)
    except BadRecord:
        return  # any other error would fail the test


@pytest.mark.long
@settings(max_examples=300, deadline=None)
@given(st.one_of(st.binary(max_size=400), st.text(max_size=400)))
def test_any_bytes_are_read_or_refused(source: str | bytes) -> None:
    read_or_refuse(source)
    read_or_refuse(b"nemeton record 1\n" + source if isinstance(source, bytes) else "nemeton record 1\n" + source)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_record_with_any_change_is_read_or_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT)))
    length = data.draw(st.integers(0, 30))
    change = data.draw(st.text(max_size=30))
    read_or_refuse(TEXT[:at] + change + TEXT[at + length :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(played().dump())), JSON)
def test_json_with_any_field_changed_is_read_or_refused(name: str, value: object) -> None:
    try:
        nemeton.replay({**nemeton.read(TEXT).dump(), name: value})
    except BadRecord:
        return  # any other error would fail the test


@pytest.mark.parametrize("text", ["{", "{}", "[1]", '{"game": "clans"}', "{" * 100_000])
def test_json_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        nemeton.replay(text)


# -- proof ----------------------------------------------------------------------------------------


def refereed() -> Record:
    record = Record.begin(nemeton.game("clans"), 2, secret=b"s" * 32, salts=["ana", "ben"])
    state = record.start()
    while not state.over():
        record.play(state, state.actor(), int(state.nth(state.actor(), 0)))
    return record


def failed(record: Record) -> list[str]:
    return [check.key for check in nemeton.verify(record).checks if not check.ok]


def test_a_refereed_game_is_proven() -> None:
    verdict = nemeton.verify(nemeton.write(refereed()))
    assert verdict.ok
    assert [check.key for check in verdict.checks] == ["commitment", "salts", "moves", "rules", "result"]


def test_another_secret_is_found_out() -> None:
    record = refereed()
    record.secret = b"t" * 32
    assert failed(record) == ["commitment"]


def test_a_changed_contribution_is_found_out() -> None:
    record = refereed()
    record.salts[1] = "bob"
    assert failed(record) in (["moves"], ["result"])


def test_a_seat_that_added_nothing_is_found_out() -> None:
    record = Record.begin(nemeton.game("clans"), 2, secret=b"s" * 32, salts=["ana", ""])
    assert failed(record) == ["salts"]


def test_a_claimed_result_is_found_out() -> None:
    record = refereed()
    record.scores[0] += 1
    assert failed(record) == ["result"]
    unfinished = refereed()
    unfinished.moves = unfinished.moves[:10]
    assert failed(unfinished) == ["finished"]


def test_an_illegal_move_is_found_out() -> None:
    record = refereed()
    record.moves[4] = (record.moves[4][0], "1-60")
    assert failed(record) == ["moves"]


def test_a_secret_not_yet_revealed_proves_nothing_and_replays_nothing() -> None:
    record = refereed()
    record.secret = b""
    assert failed(record) == ["sealed"]
    with pytest.raises(BadRecord, match="not been revealed"):
        nemeton.replay(record)


def test_contributions_cannot_be_shifted_between_seats() -> None:
    assert nemeton.combine(b"s", ["ab", "c"]) != nemeton.combine(b"s", ["a", "bc"])


# -- rules that change ----------------------------------------------------------------------------


def test_a_record_names_the_move_from_which_the_rules_are_other_ones() -> None:
    record = nemeton.read(TEXT.replace("\nscores:", "\nchange: 4 0123456789ab\nscores:"))
    assert record.changes == [(4, "0123456789ab")]
    assert [record.rules_at(number) for number in (1, 3, 4, 9)] == [record.rules] * 2 + ["0123456789ab"] * 2
    assert nemeton.read(nemeton.write(record)) == record
    assert Record.load(json.loads(json.dumps(record.dump()))) == record


def test_json_of_earlier_versions_has_no_changes() -> None:
    old = played().dump()
    del old["changes"]
    assert Record.load(old) == played()


@pytest.mark.parametrize("line", ["change: x 0123", "change: 0 0123", "change: -1 0123"])
def test_a_change_of_the_rules_begins_with_a_move(line: str) -> None:
    with pytest.raises(BadRecord):
        nemeton.read(TEXT.replace("\nscores:", f"\n{line}\nscores:"))


def test_a_move_that_no_longer_fits_is_named_with_the_rules_it_was_made_under() -> None:
    record = played()
    record.rules, record.changes = "0123456789ab", [(3, "ba9876543210")]
    record.moves[4] = (record.moves[4][0], record.moves[3][1])
    with pytest.raises(BadRecord, match=r"^move 5, seat \d.*\(it was made under rules ba9876543210, these are "):
        record.replay()


def test_a_carried_record_is_proven_by_the_rules_it_ended_under() -> None:
    record = played()
    record.changes, record.rules = [(3, record.rules)], "0123456789ab"
    verdict = nemeton.verify(record)
    assert verdict.ok
    assert {check.key: check.args for check in verdict.checks}["changed"] == {"number": 3}

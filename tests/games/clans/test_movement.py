"""[2] Movement: rulings 5 to 11 and the rulebook's example 1."""

from __future__ import annotations

import pytest

from games.clans.positions import events, legal, play, position, refusal
from nemeton.core.errors import IllegalMove
from nemeton.games.clans import GAME
from nemeton.games.clans.huts import unpack
from nemeton.games.clans.moves import FOUND


def test_2_1_all_huts_of_an_area_move_together() -> None:
    s = play(position({13: "RB", 14: "GY", 16: "K", 22: "R"}), "13-14")
    assert unpack(s.groups[13]) == [0, 0, 0, 0, 0]
    assert unpack(s.groups[14]) == [1, 1, 1, 1, 0]
    assert s.actors() == [1]


def test_2_1_nobody_may_pass() -> None:
    s = position({13: "R", 14: "B"})
    assert legal(s) == ["13-14", "14-13"]


def test_2_1_an_answer_to_another_question_is_refused() -> None:
    s = position({13: "R", 14: "B"})
    reason = s.why_not(0, FOUND + 13)
    assert reason is not None
    assert (reason.rule, reason.key) == ("2.1", "not-a-move")


def test_2_1_an_empty_area_has_nothing_to_move() -> None:
    assert refusal(position({13: "R", 14: "B"}), "12-13") == ("2.1", "empty-start")


def test_2_2_huts_move_only_to_where_others_stand() -> None:
    """Example 1: of four neighbours two are empty, so two moves are legal."""
    s = position({13: "RB", 11: "G", 14: "Y"})
    assert [move for move in legal(s) if move.startswith("13-")] == ["13-11", "13-14"]
    assert refusal(s, "13-12") == ("2.2", "empty-target")


def test_2_3_rivers_are_crossed_lakes_are_not() -> None:
    """The lake between 16 and 21 keeps them apart."""
    s = position({16: "R", 21: "B", 52: "G", 53: "Y"})
    assert legal(s) == ["52-53", "53-52"]
    assert refusal(s, "16-21") == ("2.3", "across-lake")
    assert refusal(s, "16-60") == ("2.3", "not-adjacent")
    assert "4-32" in legal(position({4: "R", 32: "B"}))  # a river between regions 1 and 7


def test_2_4_six_may_move_and_seven_may_not() -> None:
    s = position({13: "RRRRRR", 14: "B"})
    assert legal(s) == ["13-14", "14-13"]
    s = position({13: "RRRRRRR", 14: "B"})
    assert legal(s) == ["14-13"]
    assert refusal(s, "13-14") == ("2.4", "too-large")


def test_2_4_a_smaller_group_may_join_a_large_one() -> None:
    s = play(position({13: "RRRRRRR", 14: "BBBBBB", 52: "G", 53: "Y"}), "14-13")
    assert sum(unpack(s.groups[13])) == 13


LIMIT = {39: "RRRRRRR", 36: "BBBBBBBB", 37: "GGGGGGG", 40: "YYY"}


def test_2_5_large_groups_move_only_onto_equal_or_larger_ones() -> None:
    s = position(LIMIT)
    assert legal(s) == ["37-36", "37-39", "39-36", "39-37", "40-36", "40-39"]
    assert refusal(s, "36-37") == ("2.5", "larger-stays")
    assert refusal(s, "39-40") == ("2.4", "too-large")


def test_2_6_by_default_a_large_pair_does_not_bind_the_turn() -> None:
    assert "40-36" in legal(position(LIMIT))


def test_2_6_with_must_a_large_pair_binds_the_turn() -> None:
    s = position(LIMIT, options={"join": "must"})
    assert legal(s) == ["37-36", "37-39", "39-36", "39-37"]
    assert refusal(s, "40-36") == ("2.6", "join-first")
    with pytest.raises(IllegalMove):
        play(s, "40-36")


def test_2_6_with_must_a_large_group_alone_binds_nothing() -> None:
    s = position({39: "RRRRRRR", 40: "YYY", 41: "G"}, options={"join": "must"})
    assert legal(s) == ["40-39", "40-41", "41-40"]


def test_what_is_kept_up_to_date_is_what_a_survey_finds() -> None:
    """Counts updated move by move equal counts made from scratch, including large groups, to the end of many games."""
    for seed in range(60):
        s = GAME.new(2, seed=seed)
        n = seed
        while not s.over():
            seat = s.actor()
            n = (n * 75 + 74) % 65537
            s.play_fast(seat, s.nth(seat, n % s.count(seat)))
            kept = (s.occupied, list(s.ways), s.totals, s.moves)
            s.survey()
            assert (s.occupied, list(s.ways), s.totals, s.moves) == kept


def test_a_move_is_told() -> None:
    s = play(position({13: "RB", 14: "GY", 16: "K", 22: "R"}), "13-14")
    told = {"seat": 0, "from": 13, "to": 14, "huts": 2, "clans": ["red", "blue"], "counts": [1, 1]}
    assert events(s, "move") == [told]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("hello", "unreadable"),
        ("", "unreadable"),
        ("12-", "unreadable"),
        ("1" * 50, "unreadable"),
        ("61-60", "no-such-area"),
        ("0-1", "no-such-area"),
        ("13-13", "same-area"),
        ("found 99", "no-such-area"),
        ("١٢-13", "unreadable"),
    ],
)
def test_7_1_what_is_not_notation_says_why(text: str, key: str) -> None:
    assert refusal(position({13: "R", 14: "B"}), text)[1] == key


def test_7_1_spaces_and_dashes_are_forgiven() -> None:
    s = position({13: "R", 14: "B"})
    assert {GAME.parse(s, 0, text) for text in ("13-14", " 13 - 14 ", "13–14", "13>14")} == {GAME.parse(s, 0, "13-14")}

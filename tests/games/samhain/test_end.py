"""[11, 12] The end of a round and of the game, in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from .literal import keys, play, table, told

ROUNDS = {2: 6, 3: 5, 4: 4}


def result(players: int, edition: str, **spec: Any) -> tuple[list[int], list[int]]:
    s = table(players, edition, round=ROUNDS[players], passes=players - 1, **spec)
    play(s, "pass")
    assert s.over()
    return s.scores(), s.winners()


def test_12_2_fr_a_point_for_each_roman_resource_missing() -> None:
    hands = {0: (0, 1, 2), 1: (2, 2, 2)}
    assert result(2, "fr", resources=hands, points={0: 9, 1: 5}) == ([6, 5], [0])


def test_12_2_buying_back_repairs_but_not_across_sorts() -> None:
    hands = {0: (6, 0, 2), 1: (2, 2, 2)}
    assert result(2, "fr", resources=hands, points={0: 5, 1: 5}) == ([5, 5], [0, 1])


def test_12_3_en_traitor_with_two_loses_six() -> None:
    hands = {0: (0, 2, 2), 1: (2, 2, 1)}
    assert result(2, "en", resources=hands, points={0: 9, 1: 5}) == ([5, 7], [1])


def test_12_3_en_both_traitors_with_two() -> None:
    hands = {0: (0, 2, 2), 1: (2, 2, 0)}
    assert result(2, "en", resources=hands, points={0: 9, 1: 5}) == ([5, 2], [0])


@pytest.mark.parametrize("players", [3, 4])
def test_12_3_en_traitor_is_out(players: int) -> None:
    scores, winners = result(players, "en", resources={0: (0, 2, 2), 1: (1, 2, 2)}, points={0: 20, 1: 5})
    assert winners == [1]
    assert (scores[0], scores[1]) == (20, 7)


def test_12_3_en_all_traitors_nobody_wins() -> None:
    hands = dict.fromkeys(range(3), (0, 2, 2))
    assert result(3, "en", resources=hands, points={0: 20}) == ([20, 0, 0], [])


def test_12_3_en_nobody_is_a_traitor() -> None:
    assert result(3, "en", points={1: 4}) == ([3, 7, 3], [1])


def test_12_4_fr_only_beyond_the_roman_ones() -> None:
    assert result(2, "fr", resources={0: (4, 3, 2)})[0] == [1, 0]


def test_12_4_en_all_resources() -> None:
    assert result(2, "en", resources={0: (4, 3, 2)})[0] == [4, 3]


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_12_5_wisps_cost_a_point_each(edition: str) -> None:
    assert result(2, edition, points={0: 7, 1: 7}, wisps={0: 2})[1] == [1]


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_12_6_ties(edition: str) -> None:
    one = {0: "1-2*", 1: "3-4*"}
    assert result(2, edition, board={0: "1-2*", 1: "3-4* 5-6*"})[1] == [1]
    assert result(2, edition, board=one, points={0: 5, 1: 6}, wisps={1: 1})[1] == [0]
    assert result(2, edition, board=one)[1] == [0, 1]


def test_11_order_of_the_end_of_a_round() -> None:
    s = table(3, board={0: "1-2*"}, devotion={0: {"sirona-light": 1}}, items={0: "horn*"}, passes=2, first=2, turn=1)
    play(s, "pass")
    assert keys(s)[-3:] == ["round-end", "temple", "round"]
    assert (s.round, s.first, s.turn, s.passes, s.turns) == (2, 0, 0, 0, 0)


def test_12_1_the_screens_are_lifted_before_anything_is_counted() -> None:
    s = table(wisps={0: 1}, points={0: 3}, round=6, passes=1)
    play(s, "pass")
    assert keys(s)[-3:] == ["reveal", "reveal", "final-wisps"]
    assert told(s, "reveal")[0]["wisps"] == 1

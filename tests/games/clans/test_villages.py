"""[3, 4, 5] Epochs, villages, scoring: rulings 12 to 25 and the rulebook's examples 2 to 5."""

from __future__ import annotations

import pytest

from games.clans.positions import BLACK, BLUE, GREEN, RED, YELLOW, events, legal, play, position, refusal
from nemeton.games.clans.data import EPOCH, GROUND, TERRAIN_NAMES
from nemeton.games.clans.state import Clans

# Areas that the positions use: 12 grassland (neighbours 11, 13, 15), 13 mountain, 14 steppe, 16 mountain, 44 forest.


def points(s: Clans) -> list[int]:
    return list(s.points)


@pytest.mark.parametrize("move", ["13-12", "13-14"])
def test_4_1_example_2_a_group_becomes_a_village_when_its_last_neighbour_leaves(move: str) -> None:
    s = play(position({12: "RR", 13: "B", 14: "G", 16: "Y", 52: "K", 53: "K"}), move)
    assert 12 in s.villages
    assert 14 not in s.villages


def test_4_1_left_behind() -> None:
    """12 becomes a village although nothing moved into it; 14 and 16 do not, because they are neighbours."""
    s = play(position({12: "R", 13: "B", 14: "G", 16: "Y"}), "13-14")
    assert list(s.villages) == [12]


def test_4_1_the_target_of_the_move_may_become_a_village() -> None:
    s = play(position({12: "R", 13: "B", 52: "G", 53: "Y"}), "13-12")
    assert list(s.villages) == [12]


def test_4_2_the_mover_founds_even_without_a_hut_of_its_clan_and_takes_the_chip() -> None:
    s = play(position({12: "B", 13: "B", 52: "G", 53: "Y"}, clans=[RED, BLUE]), "13-12")
    assert list(s.chips) == [1, 0]


def test_4_3_a_village_is_final() -> None:
    s = play(position({12: "R", 13: "B", 52: "G", 53: "Y", 54: "K"}), "13-12")
    assert not [move for move in legal(s) if "12" in move.split("-")]
    before = s.groups[12]
    play(s, "52-53")
    assert s.groups[12] == before
    assert list(s.villages) == [12]


def test_4_4_example_3_dispute() -> None:
    """Nine huts of all five clans: blue, yellow and green have one each and leave; the other six are scored."""
    s = play(position({12: "KKKKRR", 13: "BYG", 52: "G", 53: "Y"}), "13-12")
    assert events(s, "dispute") == [{"area": 12, "clans": ["blue", "green", "yellow"]}]
    assert points(s) == [6, 0, 0, 0, 6]


def test_4_4_four_clans_live_in_peace() -> None:
    s = play(position({12: "KKKR", 13: "BY", 52: "G", 53: "Y"}), "13-12")
    assert points(s) == [6, 6, 0, 6, 6]


def test_4_5_five_single_huts_all_leave_and_nobody_scores() -> None:
    s = play(position({5: "RBG", 6: "YK", 52: "G", 53: "Y"}), "6-5")  # forest, favourable in I: no bonus either
    assert points(s) == [0] * 5
    assert list(s.chips) == [1, 0]
    assert list(s.villages) == [5]


def test_5_1_each_clan_gets_the_full_worth() -> None:
    s = play(position({12: "RRR", 13: "B", 52: "G", 53: "Y"}), "13-12")
    assert (s.points[RED], s.points[BLUE], s.points[GREEN]) == (4, 4, 0)


def test_5_2_example_5_favourable_ground_adds_the_bonus() -> None:
    """Epoch I, forest: three blue, a yellow, a red: 5 and 1."""
    s = play(position({5: "BBB", 6: "YR", 52: "G", 53: "K"}), "6-5")
    assert (s.points[BLUE], s.points[YELLOW], s.points[RED]) == (6, 6, 6)
    assert (s.points[GREEN], s.points[BLACK]) == (0, 0)


def test_5_2_example_4_steppe_in_the_third_epoch_adds_three() -> None:
    s = play(position({1: "R", 2: "B", 52: "G", 53: "K"}, founded=7), "2-1")
    assert (s.points[RED], s.points[BLUE]) == (5, 5)


def test_5_3_example_4_grassland_in_the_second_epoch_scores_nothing() -> None:
    s = play(position({12: "RR", 13: "B", 52: "G", 53: "K"}, founded=4), "13-12")
    assert points(s) == [0] * 5
    assert list(s.chips) == [5, 0]


@pytest.mark.parametrize(("area", "move"), [(12, "13-12"), (13, "12-13"), (1, "2-1"), (5, "6-5")])
def test_5_2_the_twelfth_village_gets_five_on_any_terrain(area: int, move: str) -> None:
    huts = {int(n): "R" for n in move.split("-")}
    s = play(position({**huts, 52: "G", 53: "K"}, founded=11), move)
    assert s.villages[11] == area
    assert s.points[RED] == 7
    assert s.over()


def test_5_4_there_is_no_highest_score() -> None:
    s = play(position({12: "RRR", 13: "B", 52: "G", 53: "Y"}, points=[98, 0, 0, 0, 0]), "13-12")
    assert s.points[RED] == 102


def test_3_1_the_epoch_chart() -> None:
    chart = [[int(GROUND[4 * epoch + TERRAIN_NAMES.index(t)]) for t in TERRAIN_NAMES] for epoch in range(5)]
    assert chart == [[1, -1, 0, 0], [0, 2, 0, -1], [-1, 0, 3, 0], [0, 0, -1, 4], [5, 5, 5, 5]]


def test_3_3_a_village_belongs_to_the_epoch_of_its_chip() -> None:
    assert list(EPOCH)[:12] == [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]


def test_3_3_the_fourth_village_is_still_of_the_first_epoch() -> None:
    s = play(position({5: "R", 6: "B", 52: "G", 53: "K"}, founded=3), "6-5")  # forest: favourable in I
    assert s.points[RED] == 3
    assert events(s, "epoch") == [{"epoch": "II"}]


EDGE = {16: "RR", 20: "B", 44: "BG", 52: "K", 53: "Y"}


def test_3_4_the_mover_chooses_the_order_across_an_epochs_end() -> None:
    """Three chips are taken. 44 is forest, 16 mountain: favourable and hostile in I; mountain is favourable in II."""
    s = play(position(EDGE, founded=3), "20-44")
    assert legal(s) == ["found 16", "found 44"]
    assert s.actors() == [0]
    assert s.ask(0) is not None
    one = play(s.clone(), "found 44")
    assert points(one) == [4, 4, 4, 0, 0]
    two = play(s.clone(), "found 16")
    assert points(two) == [0, 3, 3, 0, 0]
    assert list(one.chips) == list(two.chips) == [5, 0]
    assert one.actors() == two.actors() == [1]


def test_3_4_while_the_order_is_asked_no_other_move_is_legal() -> None:
    s = play(position(EDGE, founded=3), "20-44")
    assert refusal(s, "52-53") == ("3.4", "order-first")


def test_3_4_within_an_epoch_the_order_is_not_asked() -> None:
    s = play(position(EDGE, founded=0), "20-44")
    assert list(s.villages) == [16, 44]
    assert s.actors() == [1]


def test_3_4_the_order_is_asked_only_where_it_makes_a_difference() -> None:
    """8 and 6 are grassland, neutral in I and hostile in II: who comes first counts, unless both are worth the same."""
    s = play(position({8: "R", 10: "R", 6: "R", 52: "G", 53: "Y"}, founded=3), "10-6")
    assert legal(s) == ["found 6", "found 8"]  # 6 is worth 2 to red, 8 only 1
    s = play(position({8: "RR", 10: "R", 6: "R", 52: "G", 53: "Y"}, founded=3), "10-6")
    assert list(s.villages)[3:] == [6, 8]  # both are worth 2 to red
    assert s.points[RED] == 2


def test_3_4_three_villages_at_once_are_asked_one_by_one() -> None:
    """From 5, forest, to 29: 2, 4 and 29 stand alone with one chip left in epoch I."""
    s = position({5: "R", 2: "B", 4: "G", 29: "Y", 52: "K", 53: "K"}, founded=3)
    play(s, "5-29")
    assert legal(s) == ["found 2", "found 4", "found 29"]
    play(s, "found 29")  # steppe, neutral in I: red and yellow get 2
    # 2 and 4 are both mountain, favourable in II, the same epoch: no further question.
    assert points(s) == [2, 3, 3, 2, 0]
    assert list(s.villages)[3:] == [29, 2, 4]


def test_3_5_the_mover_chooses_the_twelfth_and_the_rest_is_worth_nothing() -> None:
    s = play(position(EDGE, founded=11), "20-44")
    assert legal(s) == ["found 16", "found 44"]
    play(s, "found 16")
    assert s.over()
    assert points(s) == [7, 0, 0, 0, 0]
    assert list(s.chips) == [12, 0]
    assert list(s.villages)[11:] == [16]
    assert events(s, "surplus") == [{"area": 44}]

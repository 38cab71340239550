"""[8, 14.3] Druid moves, and the speed cards that change them."""

from __future__ import annotations

from games.karnag.table import asked, offered, play, position, refused
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.rules.lightning import looks


def test_8_1_the_totals_of_the_tiles() -> None:
    def totals(tile: str, row: str) -> list[str]:
        s = position(tile=tile, row=row, druids={0: [1, 2, 3]})
        return [text for text in offered(s) if text.startswith("squares")]

    assert totals("move", "main") == ["squares 5", "squares 6", "squares 7", "squares 8"]
    assert totals("move", "secondary") == ["squares 5"]
    assert totals("gem", "main") == ["squares 6"]
    assert totals("capture", "main") == ["squares 7"]
    assert totals("gem", "secondary") == totals("capture", "secondary") == totals("potion", "main") == []


def test_r29_the_bonus_of_the_track_is_added_if_wanted() -> None:
    s = position(druids={0: [1, 2, 3]}, tracks={0: {"move": 3}})
    assert [t for t in offered(s) if t.startswith("squares")] == [f"squares {n}" for n in range(5, 11)]


def test_r29_the_whole_total_must_be_used() -> None:
    s = play(position(druids={0: [12, "N", "N"]}), "squares 5", "druid 1")
    assert offered(s) == ["clockwise 5", "counter 5"]
    assert refused(s, "clockwise 4") == "8.5 use-all"


def test_r29_druids_may_go_opposite_ways() -> None:
    s = play(position(druids={0: [12, 20, "N"]}), "squares 5", "druid 1", "clockwise 2", "druid 2", "counter 3")
    assert list(s.druids[:2]) == [14, 17]


def test_8_3_each_druid_moves_once() -> None:
    s = play(position(druids={0: [12, 20, "N"]}), "squares 5", "druid 1", "clockwise 2")
    assert offered(s) == ["druid 2"]
    assert refused(s, "druid 1") == "8.3 walked"


def test_r30_occupied_squares_are_jumped_over_free() -> None:
    s = position(druids={0: [10, "N", "N"], 1: [11, 12, 14]})
    assert play(s, "squares 5", "druid 1", "clockwise 5").druids[0] == 18


def test_r30_a_cauldron_is_entered_for_one_from_its_entrance() -> None:
    s = play(position(druids={0: [8, 20, 21]}), "squares 5", "druid 1", "cauldron N")
    assert asked(s) == "approach"  # for 1 at once, or for 2 by way of square 9
    assert offered(s) == ["clockwise 1", "clockwise 2"]
    play(s, "clockwise 1")
    assert s.left == 4


def test_r30_or_by_a_jump_over_the_druid_on_the_entrance() -> None:
    s = play(position(druids={0: [7, 20, 21], 1: [8, 9, 30]}), "squares 5", "druid 1", "cauldron N")
    assert s.left == 4


def test_r30_a_full_cauldron_is_closed() -> None:
    s = play(position(druids={0: [7, 20, 21], 1: ["N", "N", 30]}), "squares 5", "druid 1")
    assert refused(s, "cauldron N") == "8.6 cauldron-full"
    assert refused(s, "cauldron S") == "8.6 cauldron-far"


def test_r31_nobody_walks_out_of_a_cauldron() -> None:
    s = play(position(druids={0: [7, "N", 21]}), "squares 5")
    assert offered(s) == ["druid 1", "druid 3"]
    assert refused(s, "druid 2") == "8.7 in-cauldron"


def test_r32_from_the_council_through_a_corner() -> None:
    s = play(position(druids={0: ["council", "N", "N"]}), "squares 5", "druid 1", "enter 17", "counter 4")
    assert s.druids[0] == 13


def test_r32_either_way_from_a_free_corner() -> None:
    s = play(position(druids={0: ["council", "N", "N"]}), "squares 5", "druid 1", "enter 17")
    assert offered(s) == ["clockwise 4", "counter 4"]


def test_r33_a_speed_card_alone_gives_three_squares_without_the_bonus() -> None:
    s = position(tile="potion", druids={0: [12, 20, 21]}, hands={0: ["speed"]}, tracks={0: {"move": 6}})
    play(s, "play speed")
    assert offered(s) == ["squares 1", "squares 2", "squares 3"]
    play(s, "squares 3", "druid 1", "clockwise 2", "druid 2", "counter 1")
    assert list(s.druids[:2]) == [14, 19]
    assert asked(s) == "act"


def test_r34_a_druid_may_end_on_a_corner_and_is_blind_there() -> None:
    s = play(position(druids={0: [12, "N", "N"]}), "squares 5", "druid 1", "clockwise 5")
    assert s.druids[0] == 17
    assert looks(s, 0) == -1


def test_r77_a_speed_card_changes_the_squares_left() -> None:
    s = play(position(druids={0: [12, 20, "N"]}, hands={0: ["speed"]}), "squares 5", "druid 1", "clockwise 4")
    play(s, "play speed")
    assert offered(s) == ["adjust -1", "adjust +1", "adjust +2", "adjust +3"]
    assert play(s, "adjust +3").left == 4


def test_r77_not_below_one_in_all() -> None:
    s = play(position(druids={0: [12, 20, "N"]}, hands={0: ["speed"] * 2}), "squares 5", "play speed", "adjust -3")
    assert offered(play(s, "play speed")) == ["adjust -1", "adjust +1", "adjust +2", "adjust +3"]


def test_r77_afterwards_it_is_played_alone_with_a_druid_that_has_moved() -> None:
    s = play(position(druids={0: [12, "N", "N"]}, hands={0: ["speed"]}), "squares 5", "druid 1", "clockwise 5")
    assert play(s, "play speed", "squares 2", "druid 1", "counter 2").druids[0] == 15


def test_14_3_before_the_total_is_named_speed_offers_both_uses() -> None:
    s = play(position(druids={0: [12, 20, "N"]}, hands={0: ["speed"]}), "play speed")
    alone = ["squares 1", "squares 2", "squares 3"]
    changes = ["adjust -3", "adjust -2", "adjust -1", "adjust +1", "adjust +2", "adjust +3"]
    assert (asked(s), offered(s)) == ("speed", alone + changes)
    faster = play(s.clone(), "adjust +3")
    assert (asked(faster), offered(faster)) == ("total", ["squares 5", "squares 6", "squares 7", "squares 8"])
    assert refused(faster, "squares 4") == "8.1 wrong-total"
    assert play(faster, "squares 8").left == 11
    assert asked(play(s, "squares 1", "druid 1", "clockwise 1")) == "act"


def test_14_3_where_no_total_is_to_be_named_speed_is_played_alone() -> None:
    s = play(position(tile="potion", druids={0: [12, 20, "N"]}, hands={0: ["speed"]}), "play speed")
    assert (asked(s), offered(s)) == ("haste", ["squares 1", "squares 2", "squares 3"])
    assert refused(s, "adjust +1") == "14.3 no-total"


def test_14_9_another_seat_that_plays_speed_does_not_change_the_total() -> None:
    cubes = [0] * 36
    cubes[0], cubes[1] = 17, 2
    s = position(druids={0: [12, 20, "N"]}, hands={0: ["speed"]}, cubes=cubes, options={"cards": "all"})
    play(s, "decline", "play speed")
    assert offered(s) == ["squares 1", "squares 2", "squares 3"]


def test_r77_option_bonus_for_the_move_tile_only() -> None:
    s = position(tile="gem", druids={0: [1, 2, 3]}, tracks={0: {"move": 3}})
    assert "squares 8" in offered(s)
    s = position(tile="gem", druids={0: [1, 2, 3]}, tracks={0: {"move": 3}}, options={"bonus": "tile"})
    assert "squares 8" not in offered(s)


def test_r81_with_all_druids_in_cauldrons_nobody_moves() -> None:
    s = position(druids={0: ["N", "N", "E"]})
    assert offered(s) == ["decline"]
    assert refused(s, "squares 5") == "8.7 nobody-walks"


def test_r82_over_an_occupied_corner_the_same_way_on() -> None:
    s = position(druids={0: ["council", 40, "N"], 1: [17, 18, 30]})
    play(s, "squares 5", "druid 1")
    assert "enter 17" not in offered(s)
    play(s, "enter 17 clockwise")
    assert (s.druids[0], s.left) == (19, 4)
    assert refused(s, "counter 1") == "8.8 same-way"


def test_r83_from_the_council_into_a_cauldron_in_one_move() -> None:
    s = position(druids={0: ["council", 40, "E"]}, tracks={0: {"move": 3}})
    play(s, "squares 10", "druid 1", "enter 17", "cauldron N")
    assert s.left == 0
    assert s.druids[0] not in (STANDARD.council, 9)

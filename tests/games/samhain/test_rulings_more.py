"""One test for each ruling of section 17, second half: items, countermove, scoring, further cases."""

from __future__ import annotations

import pytest

from nemeton.games.samhain import GAME
from nemeton.games.samhain.data import ROUND_CAP
from nemeton.games.samhain.view import seen

from .literal import asked, keys, members, offers, play, table, told, why_not

COUNTER: dict[str, bool | int | str] = {"countermove": True}


def test_r28_an_item_may_be_used_at_once_each_once_a_round() -> None:
    s = table(board={0: "9-10 1-2*"})
    play(s, "activate 9-10", "light")
    assert asked(s) == (0, "after")
    assert offers(s) == ["end", "rune wood", "rune stone", "rune gold"]
    play(s, "rune wood")
    assert asked(s) == (1, "turn")
    s = table(board={0: "1-2"}, items={0: "rune rune"})
    play(s, "rune wood", "rune wood")
    assert why_not(s, "rune wood") == "no-upright"


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_r29_a_dolmen_saves_from_acting_and_from_exhaustion(edition: str) -> None:
    s = table(2, edition, board={0: "1-2", 1: "1-2"}, items={1: "dolmen"})
    play(s, "activate 1-2", "light")
    assert offers(s) == ["light", "dark", "dolmen"]
    play(s, "dolmen")
    assert (members(s, 0), members(s, 1)) == ("1-2*", "1-2")


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_9_3_by_option_a_dolmen_saves_from_acting_alone(edition: str) -> None:
    s = table(2, edition, board={0: "1-2", 1: "1-2"}, items={1: "dolmen"}, options={"dolmen": "exhausted"})
    play(s, "activate 1-2", "light", "dolmen")
    assert (members(s, 0), members(s, 1)) == ("1-2*", "1-2*")
    assert "perform" not in keys(s)[keys(s).index("dolmen") :]


def test_r29_one_dolmen_for_one_member() -> None:
    s = table(3, board={0: "1-2", 1: "1-2 1-2"}, items={1: "dolmen"})
    play(s, "activate 1-2", "light", "dolmen")
    assert offers(s) == ["light", "dark"]


def test_r30_items_before_and_after_and_on_a_pass() -> None:
    s = table(board={0: "1-2*"}, items={0: "rune rune"})
    play(s, "rune wood")
    assert asked(s) == (0, "turn")
    play(s, "pass")
    assert (asked(s), s.passes) == ((1, "turn"), 1)
    s = table(board={0: "1-2", 1: "1-2"}, items={0: "rune"})
    play(s, "activate 1-2")
    assert asked(play(s, "light", "light")) == (0, "after")


def test_9_2_items_between_the_actions_of_ones_own_members() -> None:
    """The first takes a sickle, which turns the point into wood, which pays the discounted repeat."""
    s = table(board={0: "3-4 3-4"}, resources={0: (1, 1, 0)}, points={0: 1})
    play(s, "activate 3-4", "light")
    assert (asked(s), offers(s)) == ((0, "act"), ["sickle", "wisp"])
    play(s, "sickle", "pay vp", "gain wood")
    assert (asked(s), offers(s)) == ((0, "act"), ["light"])
    play(s, "light", "bonus less-stone")
    assert (s.items[0], s.wisps[0]) == (2, 0)


def test_9_2_not_inside_an_action_nor_for_those_whose_turn_it_is_not() -> None:
    s = table(board={0: "1-2", 1: "1-2"}, items={0: "rune", 1: "rune"}, round=2)
    play(s, "activate 1-2")
    assert offers(s) == ["rune wood", "rune stone", "rune gold", "light", "dark"]
    play(s, "light")
    assert why_not(s, "rune wood") == "pay-first"
    play(s, "pay wood")
    assert asked(s) == (1, "act")
    assert why_not(s, "rune wood") == "act-first"


def test_9_4_a_horn_takes_a_member_off_before_it_acts() -> None:
    s = table(board={0: "1-2 1-2"}, items={0: "horn"})
    play(s, "activate 1-2", "light", "horn", "member 1 1-2 waiting", "card 7-8")
    assert (asked(s), members(s, 0)) == ((1, "turn"), "1-2* 7-8")


def test_r31_the_gain_of_a_sickle_must_be_receivable() -> None:
    hands = {0: (1, 0, 0), 1: (9, 2, 2)}
    s = table(items={0: "sickle"}, resources=hands, devotion={0: {"sirona-dark": 5}}, points={0: 1})
    play(s, "sickle", "pay vp")
    assert why_not(s, "gain wood") == "reserve-empty"
    assert why_not(s, "gain sirona-dark") == "track-blocked"
    assert why_not(s, "gain sirona-light") == ""


def test_r31_fr_any_other_en_another_sort() -> None:
    s = play(table(2, "fr", items={0: "sickle"}), "sickle", "pay wood")
    assert (why_not(s, "gain gold"), why_not(s, "gain wood")) == ("", "same-kind")
    s = play(table(2, "en", items={0: "sickle"}), "sickle", "pay wood")
    assert (why_not(s, "gain gold"), why_not(s, "gain vp")) == ("same-sort", "")


def test_r32_horn_goes_diagonally_with_an_exhausted_member_to_a_card_with_room() -> None:
    s = table(board={0: "1-2*", 1: "3-4 3-4"}, items={0: "horn"})
    play(s, "horn", "member 1 1-2 exhausted")
    assert offers(s) == ["card 7-8", "card 9-10"]
    assert members(play(s, "card 9-10"), 0) == "9-10*"


def test_r33_countermove_once_each_clockwise() -> None:
    s = table(4, board={0: "1-2", 1: "5-6", 2: "1-2*", 3: "7-8"}, options=COUNTER)
    play(s, "activate 1-2", "light")
    assert (asked(s), offers(s)) == ((1, "countermove"), ["light", "decline"])
    play(s, "light", "pay gold", "member 2 5-6 active")
    assert (members(s, 1), s.resources[3]) == ("5-6*", 3)
    assert asked(s) == (3, "countermove")
    assert asked(play(s, "decline")) == (1, "turn")


def test_10_1_every_performance_may_be_copied_each_for_a_point_and_a_member() -> None:
    s = table(3, board={0: "1-2 1-2 1-2", 1: "5-6 7-8 9-10 11-12", 2: "7-8"}, points={1: 5}, options=COUNTER)
    play(s, "activate 1-2", "light", "light", "bonus none", "dark", "pay gold")
    assert offers(s) == ["light", "dark", "decline"]
    play(s, "dark", "pay vp", "member 2 5-6 active")
    assert (asked(s), offers(s)) == ((1, "countermove"), ["light", "decline"])
    play(s, "light", "pay vp", "member 2 7-8 active", "light", "pay vp", "member 2 9-10 active")
    assert (members(s, 1), s.points[1]) == ("5-6* 7-8* 9-10* 11-12", 2)
    assert told(s, "repeat") == []
    assert asked(s) == (2, "countermove")
    assert asked(play(s, "light", "pay gold", "member 3 7-8 active")) == (1, "turn")


def test_r33_the_exhausted_member_is_the_acting_one() -> None:
    s = table(board={0: "9-10", 1: "1-2 3-4"}, options=COUNTER)
    play(s, "activate 9-10", "light", "light", "pay gold", "member 2 3-4 active")
    assert (members(s, 1), list(s.graves)) == ("1-2", [1, 1])


def test_r33_off_by_default() -> None:
    s = table(board={0: "1-2", 1: "5-6"})
    assert asked(play(s, "activate 1-2", "light")) == (1, "turn")


@pytest.mark.parametrize(
    ("edition", "levels", "points"),
    [
        ("fr", [3, 1, 0], [1, 0, 0]),
        ("fr", [3, 3, 1], [1, 1, 0]),
        ("fr", [0, 0, 0], [0, 0, 0]),
        ("en", [3, 1, 0], [2, 1, 0]),
        ("en", [3, 0, 0], [2, 0, 0]),
        ("en", [3, 1, 1], [2, 0, 0]),
        ("en", [3, 3, 1], [0, 0, 0]),
        ("en", [3, 3, 3], [0, 0, 0]),
        ("en", [0, 2, 1], [0, 2, 1]),
    ],
)
def test_r34_temples(edition: str, levels: list[int], points: list[int]) -> None:
    devotion = {seat: {"sirona-light": level, "belanos-dark": 4 - level} for seat, level in enumerate(levels) if level}
    s = table(3, edition, devotion=devotion, passes=2)
    assert play(s, "pass").scores() == points


def test_r34_round_five_with_three_seats_scores_both_tracks() -> None:
    devotion = {0: {"sirona-light": 2}, 1: {"sirona-dark": 1}}
    s = table(3, devotion=devotion, passes=2, round=5)
    play(s, "pass")
    assert [event["track"] for event in told(s, "temple")] == ["sirona-light", "sirona-dark"]


def test_r35_24_counts_both_tracks_of_all_temples() -> None:
    s = table(board={0: "23-24"}, devotion={0: {"sirona-light": 1, "belanos-dark": 1}}, round=2)
    assert play(s, "activate 23-24", "dark").points[0] == 2


def test_r36_members_on_tracks_do_not_break_ties() -> None:
    s = table(board={0: "1-2*", 1: "3-4* 5-6*"}, devotion={0: {"sirona-light": 1}}, passes=1, round=6)
    assert play(s, "pass").winners() == [1]


def test_r37_screens_hide_the_display_only() -> None:
    s = table(wisps={1: 2})
    assert seen(s, 0)["wisps"] == [0, None]
    assert seen(s, 0)["resources"] == [[2, 2, 2], None]
    assert seen(s, -1)["resources"] == [None, None]
    assert seen(table(options={"screens": "open"}, wisps={1: 2}), 0)["wisps"] == [0, 2]
    assert s.imagine(0, 7).fields() == s.fields()
    assert seen(play(table(passes=1, round=6), "pass"), -1)["resources"] == [[2, 2, 2], [2, 2, 2]]


def test_r38_no_hollow_tree_and_no_sacred_oak() -> None:
    assert [option.id for option in GAME.options if option.id in ("tree", "oak")] == []


def test_r39_a_member_that_failed_is_exhausted() -> None:
    s = table(board={0: "5-6"}, resources={0: (0, 0, 0)})
    assert members(play(s, "activate 5-6", "wisp"), 0) == "5-6*"


def test_r39_one_moved_away_before_its_turn_stays_active() -> None:
    s = table(board={0: "7-8 7-8"})
    play(s, "activate 7-8", "light", "member 1 7-8 waiting", "card 1-2")
    assert (asked(s), members(s, 0)) == ((1, "turn"), "1-2 7-8*")


def test_r39_if_the_acting_one_moves_the_other_acts_with_plus_one() -> None:
    s = table(board={0: "7-8 7-8"})
    play(s, "activate 7-8", "light", "member 1 7-8 acted", "card 1-2", "light")
    assert asked(s) == (0, "perform")
    play(s, "bonus dp", "member 1 7-8 acted", "card 9-10")
    assert members(s, 0) == "1-2* 9-10*"


def test_r40_a_step_made_impossible_by_the_event_is_left_out() -> None:
    s = table(2, "en", board={0: "15-16", 1: "1-2 5-6*"}, wisps={1: 5}, round=2, resources={1: (0, 0, 0)})
    play(s, "activate 15-16", "dark", "member 2 1-2 active", "pay wood")
    assert (asked(s), s.points[0], "exhaust" in keys(s)) == ((1, "only-pass"), 1, False)


def test_r41_the_move_of_7_must_be_made() -> None:
    s = table(board={0: "7-8", 1: "1-2 1-2 13-14 13-14 9-10"})
    play(s, "activate 7-8", "light")
    assert offers(s) == ["member 1 7-8 acted"]
    assert offers(play(s, "member 1 7-8 acted")) == ["card 9-10"]


def test_r41_8_with_one_legal_step_makes_that_step() -> None:
    s = table(board={0: "7-8", 1: "1-2 1-2 13-14 13-14 9-10 3-4 3-4 15-16 15-16 11-12 11-12"}, round=2)
    play(s, "activate 7-8", "dark", "member 1 7-8 acted", "card 9-10")
    assert offers(s) == ["member 1 9-10 acted"]
    assert offers(play(s, "member 1 9-10 acted")) == ["card 7-8"]


def test_r42_en_10_gives_the_resource_last_and_nothing_if_the_event_took_it() -> None:
    hands = {0: (0, 0, 1), 1: (0, 0, 0)}
    s = table(2, "en", board={0: "9-10", 1: "1-2"}, wisps={0: 1, 1: 4}, items={1: "horn"}, resources=hands, round=2)
    play(s, "activate 9-10", "dark", "member 2 1-2 active", "pay gold", "steal 2 horn")
    assert (s.items[4], s.wisps[0], "tribute" in keys(s)) == (1, 1, False)


def test_r43_a_dolmen_on_the_activating_member_spends_the_turn() -> None:
    s = table(3, board={0: "1-2", 1: "1-2", 2: "5-6*"}, items={0: "dolmen"}, passes=2, options=COUNTER)
    play(s, "activate 1-2", "dolmen")
    assert (asked(s), s.passes) == ((1, "act"), 0)
    play(s, "light")
    assert (asked(s), members(s, 0)) == ((1, "turn"), "1-2")


def test_r43_a_dolmen_gained_saves_a_later_member() -> None:
    s = table(board={0: "27-28 27-28"})
    play(s, "activate 27-28", "light", "dolmen")
    assert members(s, 0) == "27-28 27-28*"


def test_r44_sickle_pay_first_then_gain() -> None:
    board = "1-2* 3-4* 5-6* 7-8* 9-10* 11-12* 13-14* 15-16* 17-18* 19-20* 21-22* 23-24* 25-26*"
    spec = {0: {"sirona-dark": 1}}
    s = table(board={0: board}, devotion=spec, items={0: "sickle"}, points={0: 1})
    s.check()
    play(s, "sickle")
    blocked = play(s.clone(), "pay vp")
    assert why_not(blocked, "gain cernunnos-light") == "track-blocked"
    assert "gain cernunnos-light" in offers(play(s, "pay sirona-dark"))


def test_r45_bonfires_work_by_themselves_and_never_more_than_wisps() -> None:
    s = table(board={0: "5-6"}, wisps={1: 5}, items={0: "bonfire bonfire"}, resources={0: (0, 0, 0)})
    play(s, "activate 5-6", "wisp")
    assert told(s, "shelter") == [{"key": "shelter", "seat": 0, "wisps": 1}]
    assert s.upright(0, 2) == 1


def test_r46_losers_are_fixed_and_the_graveyard_may_empty_in_between() -> None:
    s = table(board={0: "5-6", 1: "1-2"}, wisps={0: 2, 1: 3}, graves={1: 2}, resources={0: (0, 0, 0)})
    play(s, "activate 5-6", "wisp", "member 1 5-6 acted", "member 2 1-2 active")
    assert list(s.graves) == [0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r47_bonfires_can_never_shelter_all_wisps(players: int) -> None:
    rules = table(players).rules
    assert rules.wisps > rules.copies


def test_r48_a_resource_paid_may_come_back_in_the_same_action() -> None:
    hands = {0: (5, 2, 2), 1: (5, 2, 2)}
    s = table(board={0: "1-2"}, resources=hands, round=2)
    play(s, "activate 1-2", "light", "pay wood")
    assert s.resources[0] == 5


def test_r49_targets_are_the_doers_choice_and_never_own() -> None:
    s = table(3, board={0: "15-16", 1: "15-16", 2: "1-2"}, round=2, turn=1, doer=1)
    play(s, "activate 15-16", "dark", "member 3 1-2 active", "dark")
    assert offers(s) == ["member 2 15-16 acted"]
    assert why_not(s, "member 1 15-16 acted") == "own-member"


def test_r50_en_4_from_the_reserve_is_taken_by_the_receiver() -> None:
    hands = {0: (0, 0, 0), 1: (0, 0, 0)}
    s = table(2, "en", board={0: "3-4", 1: "1-2"}, wisps={0: 2, 1: 3}, resources=hands, round=2)
    play(s, "activate 3-4", "dark", "give 2 reserve")
    assert told(s, "most-wisps")[0]["seats"] == [1]
    play(s, "member 2 1-2 active")
    assert offers(s) == ["pay vp"]


def test_r51_who_lost_a_member_there_cannot_copy() -> None:
    s = table(3, board={0: "23-24", 1: "23-24 1-2", 2: "5-6 7-8"}, options=COUNTER)
    play(s, "activate 23-24", "light", "member 2 23-24 waiting")
    assert (asked(s), offers(s)) == ((2, "countermove"), ["light", "decline"])
    play(s, "light", "pay wood", "member 3 5-6 active", "member 2 1-2 active")
    assert (members(s, 2), list(s.board)) == ("7-8", [0, 0, 1])


def test_r51_free_graves_count_at_that_moment() -> None:
    s = table(2, board={0: "23-24", 1: "1-2 3-4"}, options=COUNTER)
    play(s, "activate 23-24", "light", "member 2 1-2 active")
    assert offers(s) == ["decline"]
    assert why_not(s, "light") == "cannot-copy"


def test_r51_a_failed_action_cannot_be_copied() -> None:
    s = table(board={0: "5-6", 1: "1-2"}, resources={0: (0, 0, 0)}, options=COUNTER)
    assert asked(play(s, "activate 5-6", "wisp")) == (1, "turn")


def test_r52_expansion_needs_a_card_and_the_whole_price() -> None:
    s = table(board={0: "1-2*", 1: "3-4 3-4 7-8 7-8"})
    assert offers(s) == ["pass"]
    s = table(board={0: "1-2* 3-4*"}, resources={0: (2, 0, 0)})
    assert why_not(s, "expand 5-6") == "too-expensive"


def test_r53_horn_and_move_add_up() -> None:
    s = table(board={0: "1-2"}, items={0: "horn"}, graves={0: 1})
    play(s, "horn", "member 1 1-2 active", "card 9-10", "move 9-10 to 11-12")
    assert asked(s) == (0, "act")


def test_r53_a_horn_after_the_activation_moves_the_one_just_exhausted() -> None:
    s = table(board={0: "1-2"}, items={0: "horn"})
    play(s, "activate 1-2", "light", "horn", "member 1 1-2 exhausted", "card 9-10")
    assert members(s, 0) == "9-10*"


def test_r54_the_marker_goes_left_whoever_passed_last() -> None:
    s = table(3, board={0: "1-2*"}, passes=2, items={0: "horn*"}, first=1, turn=0)
    play(s, "pass")
    assert (s.first, s.turn, s.round, members(s, 0), s.upright(0, 4)) == (2, 2, 2, "1-2", 1)


def test_r54_after_the_last_round_the_game_ends_at_once() -> None:
    s = table(board={0: "1-2*"}, devotion={1: {"sirona-dark": 1}}, passes=1, round=6, first=1)
    play(s, "pass")
    assert (s.over(), s.first, members(s, 0), s.scores()) == (True, 1, "1-2*", [0, 1])


def test_r55_the_last_tie_break_counts_wisps_held() -> None:
    s = table(
        board={0: "1-2*", 1: "3-4*"},
        passes=1,
        round=6,
        wisps={0: 2, 1: 1},
        items={0: "bonfire bonfire"},
        points={0: 5, 1: 6},
    )
    play(s, "pass")
    assert (s.scores(), s.winners()) == ([5, 5], [1])


@pytest.mark.parametrize(
    ("edition", "option", "ends"),
    [("en", "printed", True), ("fr", "active", True), ("fr", "printed", False), ("en", "exhausted", False)],
)
def test_r56_the_cap_where_new_members_are_active(edition: str, option: str, ends: bool) -> None:
    s = table(2, edition, board={0: "1-2"}, turns=2 * ROUND_CAP - 1, options={"expansion": option})
    play(s, "activate 1-2", "light")
    assert (s.round == 2, "capped" in keys(s)) == (ends, ends)


def test_r57_devotion_of_choice_goes_to_a_track_that_can_take_it() -> None:
    s = table(board={0: "19-20"}, devotion={0: {"sirona-dark": 5}}, round=2)
    play(s, "activate 19-20", "dark")
    assert why_not(s, "gain sirona-dark") == "track-blocked"

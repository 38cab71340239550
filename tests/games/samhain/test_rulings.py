"""One test for each ruling of section 17, first half: the turn, activation, devotion, wisps, graveyard."""

from __future__ import annotations

import pytest

from nemeton.games.samhain.data import CARD_NAMES

from .literal import asked, change, holdings, keys, members, offers, play, table, told, why_not

EDITIONS = pytest.mark.parametrize("edition", ["fr", "en"])


def test_r1_all_own_members_then_clockwise() -> None:
    s = table(3, board={0: "1-2", 1: "1-2 5-6", 2: "1-2"}, turn=1, doer=1)
    play(s, "activate 1-2", "light")
    assert asked(s) == (2, "act")
    play(s, "light")
    assert asked(s) == (0, "act")


def test_r1_side_is_chosen_for_each_member() -> None:
    s = play(table(board={0: "1-2 1-2"}), "activate 1-2", "light", "dark", "pay stone")
    assert [event["number"] for event in told(s, "perform")] == [1, 2]


def test_r2_only_those_there_at_the_activation_act() -> None:
    s = table(board={0: "7-8", 1: "7-8 1-2*"})
    play(s, "activate 7-8", "light", "member 1 7-8 acted", "card 1-2")
    play(s, "light", "member 2 1-2 exhausted", "card 7-8")
    assert (members(s, 0), members(s, 1)) == ("1-2*", "7-8* 7-8*")


def test_r2_one_that_arrives_later_does_not_act() -> None:
    s = table(board={0: "7-8 1-2"})
    play(s, "activate 7-8", "light", "member 1 1-2 active", "card 7-8")
    assert (asked(s), members(s, 0)) == ((1, "turn"), "7-8 7-8*")


def test_r3_exhausted_at_the_end_wherever_they_stand() -> None:
    s = table(board={0: "7-8", 1: "7-8"})
    play(s, "activate 7-8", "light", "member 1 7-8 acted", "card 1-2")
    assert members(s, 0) == "1-2!"
    play(s, "light", "member 2 7-8 acted", "card 1-2")
    assert (members(s, 0), members(s, 1)) == ("1-2*", "1-2*")


def test_r4_other_side_for_one_point_paid_before() -> None:
    s = play(table(board={0: "1-2"}), "activate 1-2", "dark")
    assert asked(s) == (0, "fee")
    play(s, "pay gold")
    assert keys(s).index("pay") < keys(s).index("perform")


def test_r4_other_side_only_if_it_can_then_be_performed() -> None:
    s = table(board={0: "29-30"}, round=2, resources={0: (1, 1, 1)})
    assert offers(play(s, "activate 29-30")) == ["wisp"]
    s = table(board={0: "29-30"}, round=2, resources={0: (1, 1, 2)})
    assert offers(play(s, "activate 29-30")) == ["light", "wisp"]
    assert offers(play(s, "light")) == ["pay gold"]
    assert why_not(s, "pay wood") == "needed-for-action"


def test_r5_no_wisp_by_wish() -> None:
    s = play(table(board={0: "1-2"}), "activate 1-2")
    assert why_not(s, "wisp") == "can-perform"


def test_r5_the_discount_must_be_used_if_needed() -> None:
    s = table(board={0: "5-6 5-6"}, resources={0: (5, 0, 0)})
    play(s, "activate 5-6", "light", "pay wood", "light")
    assert offers(s) == ["bonus less"]
    assert why_not(s, "bonus none") == "discount-needed"


def test_r6_round_five_with_three_seats() -> None:
    s = play(table(3, board={0: "1-2"}, round=5), "activate 1-2")
    assert offers(s) == ["light", "dark"]
    play(s, "dark")
    assert "pay" not in keys(s)
    s = play(table(3, board={0: "29-30"}, round=5, wisps={0: 2}, resources={0: (0, 0, 0)}), "activate 29-30")
    assert offers(s) == ["dark"]
    s = play(table(3, board={0: "29-30"}, round=5, resources={0: (0, 0, 0)}), "activate 29-30")
    assert offers(s) == ["wisp"]


def test_r7_every_repeat_has_a_plus_one_that_does_not_grow() -> None:
    s = table(3, board={0: "1-2 1-2 1-2"})
    play(s, "activate 1-2", "light", "light", "bonus resource", "light", "bonus resource")
    assert [event["number"] for event in told(s, "resource")] == [1, 2, 2]


def test_r7_other_actions_in_between_do_not_matter() -> None:
    s = table(3, board={0: "1-2 1-2 1-2"})
    play(s, "activate 1-2", "light", "dark", "pay stone", "light")
    assert asked(s) == (0, "perform")


def test_r7_a_failed_try_does_not_count() -> None:
    s = table(board={0: "5-6 5-6"}, resources={0: (2, 2, 2)})
    play(s, "activate 5-6", "wisp")
    assert offers(s) == ["wisp"]


def test_r8_a_full_card_bars_entry() -> None:
    s = table(board={0: "1-2", 1: "3-4 3-4*"})
    assert why_not(s, "move 1-2 to 3-4") == "full"
    assert why_not(s, "move 1-2 to 7-8") == ""


def test_r8_a_swap_is_possible_on_full_cards() -> None:
    s = table(board={0: "27-28 1-2", 1: "29-30 29-30"}, round=2)
    play(s, "activate 27-28", "dark", "member 2 29-30 active")
    assert offers(s) == ["member 1 1-2 active", "member 1 27-28 acted"]


def test_r9_state_is_kept_on_moves() -> None:
    s = table(board={0: "7-8 1-2*"})
    play(s, "activate 7-8", "light", "member 1 1-2 exhausted", "card 3-4")
    assert members(s, 0) == "3-4* 7-8*"


def test_r10_pass_only_when_all_are_exhausted() -> None:
    assert why_not(table(board={0: "1-2"}), "pass") == "still-active"
    assert "pass" in offers(table(board={0: "1-2*"}))


def test_r10_as_many_passes_in_a_row_as_seats_end_the_round() -> None:
    s = table(3, board={0: "1-2*", 1: "3-4*", 2: "5-6*"})
    play(s, "pass", "pass", "expand 3-4", *["pay wood"] * 2, "pass", "pass")
    assert s.round == 1
    play(s, "pass")
    assert s.round == 2


def test_r11_without_members_expand_anywhere_or_pass() -> None:
    s = table()
    assert offers(s) == ["pass", *(f"expand {card}" for card in CARD_NAMES)]
    play(s, "expand 9-10")
    assert s.choice.dump() == ["pay", 0, 1, 0]


def test_r12_expansion_beside_the_clan_for_one_more_than_it_has() -> None:
    s = table(board={0: "1-2* 1-2*"})
    assert offers(s) == ["pass", "expand 3-4", "expand 7-8"]
    assert why_not(s, "expand 1-2") == "full"
    assert s.choice.dump() == ["turn"]
    play(s, "expand 3-4")
    assert s.choice.dump() == ["pay", 0, 3, 0]
    assert why_not(table(3, board={0: "1-2*"}), "expand 1-2") == "not-beside-clan"


def test_r12_the_pool_is_checked_before_paying() -> None:
    tracks = {f"{deity}-{side}": 1 for deity in ("cernunnos", "sirona", "sucellos") for side in ("light", "dark")}
    board = "1-2* 3-4* 5-6* 7-8* 9-10* 11-12* 13-14* 15-16*"
    s = table(board={0: board}, devotion={0: tracks}, points={0: 20})
    assert why_not(s, "expand 17-18") == "pool-empty"


def test_r13_blocked_devotion_is_a_wisp_each() -> None:
    s = table(board={0: "1-2"}, devotion={0: {"cernunnos-light": 5}})
    before = holdings(s, 0)
    play(s, "activate 1-2", "light")
    assert change(before, holdings(s, 0)) == {"wood": 1, "wisp": 1}


def test_r13_no_cube_for_a_new_track_is_a_wisp() -> None:
    board = "1-2 3-4* 5-6* 7-8* 9-10* 11-12* 13-14* 15-16* 17-18* 19-20* 21-22* 23-24* 25-26* 27-28*"
    s = play(table(board={0: board}), "activate 1-2", "light")
    assert (s.wisps[0], s.devotion[0]) == (1, 0)


def test_r14_the_last_devotion_paid_sends_the_cube_home() -> None:
    s = table(board={0: "1-2*"}, devotion={0: {"sirona-dark": 1}})
    play(s, "expand 3-4", "pay sirona-dark", "pay wood")
    assert (s.pool[0], s.board[0]) == (12, 2)


@EDITIONS
def test_r15_nothing_below_zero_in_printed_order(edition: str) -> None:
    hands = {0: (0, 0, 6), 1: (0, 0, 0)}
    s = table(2, edition, round=6, passes=1, points={0: 1}, resources=hands, wisps={0: 1})
    play(s, "pass")
    # fr: 1 - 4 -> 0, then 4 // 2 = 2, then -1; en: seat 1 is the traitor, 1 + 6 // 2 - 1
    assert s.scores() == ([1, 0] if edition == "fr" else [3, 0])


def test_r16_two_devotion_for_the_first_member_one_for_each_other() -> None:
    s = table(agenda=[["place", 0]])
    play(s, "card 1-2", "gain cernunnos-dark", "card 7-8", "gain sirona-light", "card 1-2", "gain cernunnos-light")
    assert [event["level"] for event in told(s, "devote")] == [1, 2, 1, 2, 1]


def test_r17_what_the_reserve_lacks_is_not_given() -> None:
    s = table(board={0: "1-2"}, round=2, resources={0: (4, 2, 2), 1: (5, 2, 2)})
    play(s, "activate 1-2", "dark")
    assert told(s, "resource") == [{"key": "resource", "seat": 0, "resource": "wood", "number": 1}]
    s = table(board={0: "19-20"}, resources={0: (5, 2, 2), 1: (5, 2, 2)})
    assert offers(play(s, "activate 19-20", "light")) == ["gain stone", "gain gold"]


@pytest.mark.parametrize("cause", ["fail", "devotion", "action", "gift"])
def test_r18_the_last_wisp_starts_the_event_whatever_took_it(cause: str) -> None:
    if cause == "fail":
        s = table(board={0: "5-6"}, wisps={1: 5})
        play(s, "activate 5-6", "wisp")
    elif cause == "devotion":
        s = table(board={0: "1-2", 1: "3-4"}, wisps={1: 5}, devotion={0: {"cernunnos-light": 5}})
        play(s, "activate 1-2", "light")
    elif cause == "action":
        s = table(board={0: "1-2"}, wisps={1: 5}, round=2)
        play(s, "activate 1-2", "dark")
    else:
        s = table(2, "en", board={0: "3-4"}, wisps={1: 5}, round=2)
        play(s, "activate 3-4", "dark", "give 2 reserve")
    assert "event" in keys(s)
    assert told(s, "wisp")[-1]["cause"] == cause


def test_r18_what_was_interrupted_is_finished() -> None:
    s = table(board={0: "1-2"}, wisps={1: 5}, devotion={0: {"cernunnos-light": 5}})
    play(s, "activate 1-2", "light")
    assert asked(s) == (0, "pay")
    play(s, "pay stone", *["pay wood", "pay stone", "pay gold", "pay wood", "pay stone"])
    assert told(s, "resource") == [{"key": "resource", "seat": 0, "resource": "wood", "number": 1}]


def test_r19_two_wisps_are_parted_by_the_event() -> None:
    s = table(board={0: "9-10"}, wisps={0: 1, 1: 4}, items={1: "horn"}, round=2)
    play(s, "activate 9-10", "dark", "pair wood stone")
    while asked(s)[1] == "pay":
        play(s, offers(s)[0])
    assert (asked(s), s.wisps[0], s.reserve_wisps) == ((0, "steal"), 1, 5)


def test_r20_most_wisps_less_upright_bonfires() -> None:
    s = table(board={0: "5-6", 1: "1-2"}, wisps={0: 2, 1: 3}, items={1: "bonfire"}, resources={0: (0, 0, 0)})
    play(s, "activate 5-6", "wisp")
    assert told(s, "most-wisps") == [{"key": "most-wisps", "seats": [0], "wisps": 3}]


def test_r20_all_tied_sacrifice_from_the_first_seat() -> None:
    s = table(board={0: "5-6", 1: "1-2"}, wisps={0: 2, 1: 3}, resources={0: (0, 0, 0)}, first=1)
    play(s, "activate 5-6", "wisp")
    assert asked(s) == (1, "sacrifice")
    assert asked(play(s, "member 2 1-2 active")) == (0, "sacrifice")


def test_r21_a_temple_sacrifice_loses_the_whole_track() -> None:
    s = table(board={0: "5-6"}, wisps={0: 5}, devotion={0: {"sirona-dark": 4}}, resources={0: (0, 0, 0)})
    play(s, "activate 5-6", "wisp")
    assert offers(s) == ["temple sirona-dark", "member 1 5-6 acted"]
    play(s, "temple sirona-dark")
    assert (holdings(s, 0)["sirona-dark"], s.graves[0]) == (0, 1)


def test_r21_the_acting_member_may_be_given_and_its_action_goes_on() -> None:
    s = table(board={0: "1-2"}, wisps={0: 5}, devotion={0: {"cernunnos-light": 5}}, resources={0: (0, 0, 0)})
    play(s, "activate 1-2", "light", "member 1 1-2 acted", *["pay cernunnos-light"] * 5)
    assert (s.board[0], s.resources[0]) == (0, 1)


def test_r21_who_has_none_gives_none() -> None:
    s = table(board={0: "5-6"}, wisps={1: 5}, resources={0: (0, 0, 0), 1: (0, 0, 0)})
    play(s, "activate 5-6", "wisp")
    assert asked(s) == (1, "only-pass")


def test_r22_pay_as_much_as_possible() -> None:
    s = table(board={0: "5-6"}, wisps={0: 3, 1: 2}, resources={0: (1, 0, 0), 1: (0, 0, 0)}, points={0: 1, 1: 9})
    play(s, "activate 5-6", "wisp", "member 1 5-6 acted", "pay vp", "pay wood", "pay vp", "pay vp")
    assert (list(s.wisps), s.reserve_wisps, list(s.points)) == ([0, 0], 6, [0, 7])
    assert asked(s) == (1, "turn")


def test_r23_a_bonfire_serves_one_event_a_round() -> None:
    s = table(board={0: "5-6"}, wisps={0: 5}, items={0: "bonfire*"}, resources={0: (0, 0, 0)})
    play(s, "activate 5-6", "wisp")
    assert told(s, "most-wisps")[0]["wisps"] == 6
    s = table(board={0: "5-6"}, wisps={0: 5}, items={0: "bonfire"}, resources={0: (0, 0, 0)})
    play(s, "activate 5-6", "wisp")
    assert (told(s, "most-wisps")[0]["wisps"], s.upright(0, 2)) == (5, 0)


@pytest.mark.parametrize(("option", "points"), [("all", 5), ("upright", 4)])
def test_r23_at_the_end_a_laid_bonfire_counts_by_option(option: str, points: int) -> None:
    s = table(round=6, passes=1, points={0: 5}, wisps={0: 1}, items={0: "bonfire*"}, options={"shelter": option})
    assert play(s, "pass").scores()[0] == points


def test_r24_kills_only_on_action_cards() -> None:
    s = table(board={0: "17-18", 1: "1-2"}, devotion={1: {"sirona-dark": 3}}, round=2)
    assert offers(play(s, "activate 17-18", "dark", "pair wood stone")) == ["member 2 1-2 active"]


def test_r25_a_full_graveyard_empties_with_the_newcomer() -> None:
    s = table(board={0: "17-18", 1: "1-2"}, graves={0: 1, 1: 1}, round=2)
    play(s, "activate 17-18", "dark", "pair wood stone", "member 2 1-2 active")
    assert (list(s.graves), list(s.pool)) == ([0, 0], [13, 14])


def test_r25_fr_23_fails_with_one_free_grave_en_empties_in_between() -> None:
    s = table(2, "fr", board={0: "23-24", 1: "1-2"}, graves={0: 2})
    assert "light" not in offers(play(s, "activate 23-24"))
    s = table(2, "en", board={0: "23-24", 1: "1-2"}, graves={0: 2})
    play(s, "activate 23-24", "light", "member 2 1-2 active")
    assert (list(s.graves), list(s.pool)) == ([0, 1], [14, 13])


@pytest.mark.parametrize(
    ("edition", "option", "graves"),
    [("fr", "printed", [3, 4, 5]), ("en", "printed", [3, 4, 4]), ("en", "formula", [3, 4, 5])],
)
def test_r26_graves(edition: str, option: str, graves: list[int]) -> None:
    found = [table(n, edition, options={"graves": option}).rules.graves for n in (2, 3, 4)]
    assert found == graves


@EDITIONS
def test_r27_raising_is_a_duty_even_for_nothing(edition: str) -> None:
    s = play(table(2, edition, board={0: "11-12"}, graves={0: 1, 1: 1}), "activate 11-12")
    assert "wisp" not in offers(s)
    assert offers(play(s, "light")) == ["raise 1", "raise 2"]
    assert len(offers(play(s, "raise 1"))) == 15

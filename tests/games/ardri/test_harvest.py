"""[4] Summer and Autumn, [5] Samhain."""

from __future__ import annotations

import pytest

from games.ardri.positions import events, legal, lies, pile_to, play, position, refusal
from nemeton.games.ardri.data import HAND, UP


def test_4_1_any_number_of_warriors_of_any_suits_face_down() -> None:
    s = position("summer", hands={0: "Kd Js 2h", 1: "5d"}, fields={0: "10c", 1: "3c"})
    assert legal(s) == ["done", "summer J♠", "summer K♦"]
    play(s, "summer Kd", "summer Js")
    assert lies(s, "down", 0) == ["J♠", "K♦"]
    assert refusal(s, "summer Kd") == ("4.1", "not-in-hand")
    assert s.story(1)[-1]["args"] == {"seat": 0, "card": "none"}
    assert play(s, "done").actor() == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_4_3_the_kth_richest_draws_k(players: int) -> None:
    s = position("autumn", players, fields={seat: f"{9 - seat}s" for seat in range(players)})
    assert s.choice.name == "winter"  # with an empty Wilderness there was nothing to ask
    assert [s.number(HAND, seat) for seat in range(players)] == [seat + 1 for seat in range(players)]


def test_r11_the_kth_of_the_active_seats_draws_k() -> None:
    s = position("autumn", 4, order=[3, 1], fields={1: "2s", 3: "3s"})
    assert [s.number(HAND, seat) for seat in range(4)] == [0, 2, 0, 1]


def test_r16_one_card_at_a_time_from_deck_or_any_card_of_the_wilderness() -> None:
    s = position("autumn", order=[1, 0], fields={0: "2s", 1: "3s"}, wilderness="Kd Js", deck="2h 3h 4h")
    assert (s.actor(), legal(s)) == (1, ["deck", "take J♠", "take K♦"])
    play(s, "deck")
    assert (s.actor(), lies(s, "hands", 1)) == (0, ["2♥"])
    play(s, "take Kd")
    assert (s.actor(), legal(s)) == (0, ["deck", "take J♠"])
    play(s, "deck")
    assert lies(s, "hands", 0) == ["3♥"]


def test_r16_taking_is_compulsory() -> None:
    s = position("autumn", fields={0: "2s", 1: "3s"}, wilderness="Kd")
    assert refusal(s, "done") == ("4.3", "must-take")


def test_r16_with_deck_and_discards_empty_one_may_take_from_the_wilderness_or_stop() -> None:
    s = position("autumn", fields={0: "9s", 1: "3s"}, wilderness="Kd Js", deck="", at=0)
    pile_to(s, s.spot(HAND, 1))
    assert legal(s) == ["done", "take J♠", "take K♦"]
    assert refusal(s, "deck") == ("4.5", "deck-exhausted")
    assert play(s, "done").actor() == 1


def test_r17_from_the_wilderness_into_the_roundhouse_proven() -> None:
    s = play(position("autumn", fields={0: "10s", 1: "3s"}, wilderness="Kd Js"), "take Kd")
    assert lies(s, "up", 0) == ["K♦"]


def test_r46_a_warrior_taken_in_autumn_must_be_fed_the_same_year() -> None:
    s = play(position("autumn", fields={0: "10s", 1: "3s"}, wilderness="Kd"), "take Kd")
    assert s.choice.name == "pay"
    assert s.fed == 1


def test_r46_warriors_in_hand_are_not_fed() -> None:
    s = position("feast", fields={0: "10s", 1: "3s"}, hands={0: "Kd Ks"})
    assert s.choice.name == "winter"


# -- Samhain ----------------------------------------------------------------------------------------------


def test_5_1_one_meal_for_all_leftovers_count() -> None:
    s = position("feast", fields={0: "8s 7s 2s", 1: "3s"}, up={0: "Kd Ks Qs"})
    play(s, "pay 8s", "pay 7s", "done")  # 15 points for three Warriors
    assert (lies(s, "fields", 0), lies(s, "up", 0)) == (["2♠"], ["Q♠", "K♠", "K♦"])


def test_r19_as_many_proven_as_possible_are_fed_and_the_owner_picks_them() -> None:
    s = position("feast", fields={0: "8s 4s", 1: "3s"}, up={0: "Kd Qs Jh"}, down={0: "Kc"})
    assert legal(s) == ["feed Q♠", "feed J♥", "feed K♦"]
    assert refusal(s, "done") == ("5.2", "proven-must-eat")
    assert refusal(s, "feed (Kc)") == ("5.3", "proven-first")
    play(s, "feed Jh", "feed Kd")
    assert s.choice.name == "pay"  # 12 points feed two: nothing is left for the unproven
    play(s, "pay 8s", "pay 4s")
    assert lies(s, "up", 0) == ["J♥", "K♦"]
    assert lies(s, "wilderness") == ["Q♠", "K♣"]


def test_r19_unproven_may_be_fed_only_as_far_as_the_points_allow() -> None:
    s = position("feast", fields={0: "10s 4s", 1: "3s"}, up={0: "Kd"}, down={0: "Kc Jc"})
    play(s, "feed (Jc)")
    assert s.choice.name == "pay"


def test_r20_a_part_of_the_unproven_may_be_fed() -> None:
    s = position("feast", fields={0: "10s 10h", 1: "3s"}, down={0: "Kc Jc Qc"})
    play(s, "feed (Kc)", "done", "pay 10s", "done")
    assert lies(s, "down", 0) == ["K♣"]
    assert lies(s, "wilderness") == ["J♣", "Q♣"]


def test_r21_any_sufficient_cards_of_any_suits_over_payment_without_change() -> None:
    s = position("feast", fields={0: "10s 4h 3d", 1: "3s"}, up={0: "Kd"})
    play(s, "pay 4h")
    assert refusal(s, "done") == ("5.4", "not-enough")
    play(s, "pay 10s")
    assert legal(s) == ["done", "pay 3♦"]
    play(s, "pay 3d")
    assert (lies(s, "fields", 0), s.choice.name) == ([], "winter")


def test_r21_nothing_is_paid_when_nobody_is_fed() -> None:
    s = play(position("feast", fields={0: "10s", 1: "3s"}, down={0: "Kd"}), "done")
    assert lies(s, "fields", 0) == ["10♠"]


@pytest.mark.parametrize(
    ("option", "fed", "drawn"),
    [
        ("chosen", 1, 2), ("each", 1, 4), ("none-fed", 1, 0), ("all", 1, 4),
        ("chosen", 0, 4), ("each", 0, 6), ("none-fed", 0, 6), ("all", 0, 6),
    ],
)  # fmt: skip
def test_r22_cards_for_the_unproven_that_were_not_fed(option: str, fed: int, drawn: int) -> None:
    s = position("feast", fields={0: "10s", 1: "3s"}, down={0: "Kc Jc Qc"}, options={"unfed": option})
    if fed:
        play(s, "feed (Kc)", "done", "pay 10s")
    else:
        play(s, "done")
    assert s.number(HAND, 0) == drawn


def test_5_6_who_cannot_feed_draws_nothing() -> None:
    s = position("feast", fields={0: "4s", 1: "3s"}, down={0: "Kc"}, up={0: "Jc"})
    assert s.choice.name == "winter"
    assert s.number(HAND, 0) == 0


def test_5_6_only_those_that_could_have_been_fed_beside_the_others() -> None:
    """Fifteen points: a proven Warrior must eat, one of three unproven ones is fed, and one more could have been."""
    s = position("feast", fields={0: "10s 5s", 1: "3s"}, down={0: "Kc Jc Qc"}, up={0: "Jd"})
    play(s, "feed (Kc)", "done", "pay 10s", "done")
    assert s.number(HAND, 0) == 2


def test_5_6_paying_too_much_does_not_make_it_a_want_of_cattle() -> None:
    s = position("feast", fields={0: "10s 5s", 1: "3s"}, down={0: "Kc Jc"})
    play(s, "feed (Kc)", "done", "pay 10s", "pay 5s")
    assert s.number(HAND, 0) == 2


@pytest.mark.parametrize(("option", "drawn"), [("each", 2), ("none-fed", 2), ("all", 4)])
def test_r22_by_option_also_for_those_one_could_not_pay_but_not_for_proven_ones(option: str, drawn: int) -> None:
    s = position("feast", fields={0: "4s", 1: "3s"}, down={0: "Kc"}, up={0: "Jc"}, options={"unfed": option})
    assert s.choice.name == "winter"
    assert s.number(HAND, 0) == drawn
    assert lies(s, "wilderness") == ["J♣", "K♣"]


def test_r23_feasts_in_order_and_nobody_takes_from_the_wilderness_before_autumn() -> None:
    s = position("feast", order=[1, 0], fields={0: "10s", 1: "10h"}, down={0: "Kc", 1: "Jc"})
    assert s.actor() == 1
    play(s, "done")
    assert (s.actor(), lies(s, "wilderness")) == (0, ["J♣"])
    assert legal(s) == ["done", "feed (K♣)"]


def test_r44_the_cards_for_the_unfed_come_from_the_deck_only() -> None:
    s = position("feast", fields={0: "10s", 1: "3s"}, down={0: "Kc"}, deck="2h 3h 4h", wilderness="Ks")
    play(s, "done")
    assert lies(s, "hands", 0) == ["2♥", "3♥"]
    assert lies(s, "wilderness") == ["K♠", "K♣"]


def test_r45_a_reshuffle_in_the_draw_contains_the_cattle_just_eaten() -> None:
    s = position("feast", fields={0: "10s 9s 8s", 1: "3s"}, down={0: "Kc Jc"}, deck="")
    pile_to(s, s.spot(HAND, 1))
    play(s, "feed (Kc)", "done", "pay 10s", "pay 9s", "done")
    assert lies(s, "hands", 0) == ["9♠", "10♠"]


def test_r45_fed_unproven_warriors_stay_face_down() -> None:
    s = play(position("feast", fields={0: "5s", 1: "3s"}, down={0: "Kc"}), "feed (Kc)", "pay 5s")
    assert lies(s, "down", 0) == ["K♣"]
    assert s.number(UP, 0) == 0


def test_5_5_the_unfed_are_turned_up_for_all_to_see() -> None:
    s = play(position("feast", fields={0: "10s", 1: "3s"}, down={0: "Kc"}), "done")
    assert events(s, "unfed") == [{"seat": 0, "cards": ["K♣"], "count": 1}]


def test_r57_feeding_may_empty_the_field_and_one_plays_on() -> None:
    s = play(position("feast", fields={0: "10s", 1: "3s"}, up={0: "Kc"}), "pay 10s")
    assert lies(s, "fields", 0) == []
    assert list(s.order) == [1, 0]
    assert legal(play(s, "hunting"))[0] == "hunting"

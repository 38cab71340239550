"""[6] Winter: hunt, raid, defence, battle, theft, return."""

from __future__ import annotations

import pytest

from games.ardri.positions import events, legal, lies, pile_to, play, position, refusal
from nemeton.games.ardri.data import HAND


def test_r25_exactly_one_action_and_no_pass() -> None:
    s = position(fields={0: "2s", 1: "3s"})
    assert legal(s) == ["hunting"]
    assert refusal(s, "done") == ("6.1", "not-done")
    assert refusal(s, "raiding") == ("6.3", "nobody-home")
    assert play(s, "hunting").actor() == 1


def test_r25_a_hunt_is_legal_when_nothing_can_be_drawn() -> None:
    s = position(fields={0: "2s", 1: "3s"}, deck="")
    pile_to(s, s.spot(HAND, 1))
    assert play(s, "hunting").actor() == 1


def test_r26_three_cards_and_one_for_each_proven_warrior_sent() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Kd Js"}, down={0: "Qh"})
    play(s, "hunting")
    assert legal(s) == ["done", "hunt J♠", "hunt K♦"]
    play(s, "hunt Kd", "done")
    assert s.number(HAND, 0) == 4
    assert lies(s, "out", 0) == ["K♦"]


def test_r26_hunters_cannot_defend_and_return_at_the_end_of_winter() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Kd", 1: "Js"}, hands={0: "2h", 1: "3h"})
    play(s, "hunting", "hunt Kd", "raiding", "raid Js>1")
    assert s.choice.name == "loot"  # nobody at home: nothing was asked
    play(s, "leave")
    assert lies(s, "up", 0) == ["K♦"]


def test_r44_a_hunt_draws_from_the_deck_only_and_reshuffles() -> None:
    s = position(fields={0: "2s", 1: "3s"}, deck="2h", wilderness="Ks")
    play(s, "hunting")
    assert s.number(HAND, 0) == 3
    assert lies(s, "wilderness") == ["K♠"]


def test_r27_each_raider_against_one_opponent_and_at_least_one_is_sent() -> None:
    s = position(players=4, order=[0, 1, 3], fields={0: "2s", 1: "3s", 3: "4s"}, up={0: "Kd"}, down={0: "Js"})
    play(s, "raiding")
    assert legal(s) == ["raid K♦", "raid (J♠)"]
    assert refusal(s, "done") == ("6.3", "send-somebody")
    assert refusal(s, "raid Kd>1") == ("6.3", "own-field")
    assert refusal(s, "raid Kd>3") == ("6.3", "no-opponent")  # R49: seat 3 is out
    assert refusal(s, "raid (Kd)>2") == ("6.3", "not-unproven-here")
    play(s, "raid (Js)>2")
    assert (lies(s, "attack", 1), legal(s)) == (["J♠"], ["done", "raid K♦"])


def test_r27_which_warrior_and_then_against_whom_where_there_are_several() -> None:
    s = play(position(players=4, order=[0, 1, 3], fields={0: "2s", 1: "3s", 3: "4s"}, down={0: "Js Qs"}), "raiding")
    play(s, "raid (Js)")
    assert (s.actor(), s.choice.name, legal(s)) == (0, "raid_target", [">2", ">4"])
    assert s.view(2)["table"]["attack"] == [[40], [], [], []]  # type: ignore[index]  # turned up, for all to see
    assert refusal(s, ">1") == ("6.3", "own-field")
    assert refusal(s, ">3") == ("6.3", "no-opponent")
    assert refusal(s, "done") == ("6.3", "not-done")
    assert refusal(s, "raid (Qs)") == ("6.3", "other-question")
    play(s, ">4")
    assert (lies(s, "attack", 0), lies(s, "attack", 3), legal(s)) == ([], ["J♠"], ["done", "raid (Q♠)"])
    assert events(s, "raid") == [{"seat": 0, "seats": [3], "card": "J♠", "proven": "no"}]


def test_r27_a_raider_that_has_no_target_yet_is_no_secret_any_more() -> None:
    s = position(players=3, fields={0: "2s", 1: "3s", 2: "4s"}, down={0: "Js Qs"}, hands={1: "Kd"})
    play(s, "raiding", "raid (Js)")
    for seed in range(20):
        assert lies(s.imagine(1, seed), "attack", 0) == ["J♠"]


def test_r27_raiders_are_proven_by_being_sent() -> None:
    s = position(fields={0: "2s", 1: "3s"}, down={0: "Js"}, hands={0: "2h", 1: "3h"})
    play(s, "raiding", "raid (Js)>2", "leave", "hunting")
    assert lies(s, "up", 0) == ["J♠"]


def test_r49_an_empty_field_may_be_raided_to_prove_warriors() -> None:
    s = position(fields={0: "2s"}, down={0: "Js"})
    play(s, "raiding", "raid (Js)>2")
    assert (lies(s, "out", 0), s.choice.name) == (["J♠"], "winter")


def test_r28_a_defender_that_survived_is_away_for_the_rest_of_winter() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js", 1: "Kd"})
    play(s, "raiding", "raid Js>2", "block Kd")
    assert (lies(s, "out", 1), s.actor(), legal(s)) == (["K♦"], 1, ["hunting"])


def test_r29_no_raider_comes_through_while_a_proven_warrior_is_idle() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js", 1: "Jd"}, down={1: "Qd"})
    play(s, "raiding", "raid Js>2")
    assert legal(s) == ["block J♦", "block (Q♦)"]
    assert refusal(s, "let") == ("6.5", "duty")


def test_r29_unproven_warriors_may_stay_home() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js"}, down={1: "Qd"})
    assert legal(play(s, "raiding", "raid Js>2")) == ["block (Q♦)", "let"]


def test_r30_no_duty_on_an_empty_field() -> None:
    s = position(fields={0: "2s"}, up={0: "Js", 1: "Jd"})
    assert legal(play(s, "raiding", "raid Js>2")) == ["block J♦", "let"]


def test_r31_several_targets_answer_in_order_of_wealth_for_their_own_field() -> None:
    s = position(players=3, order=[0, 2, 1], fields={0: "9s", 1: "3s", 2: "4s"}, up={0: "Js Jh", 1: "Kd", 2: "Kc"})
    play(s, "raiding", "raid Js>2", "raid Jh>3")
    assert (s.actor(), legal(s)) == (2, ["block K♣"])
    play(s, "block Kc")
    assert (s.actor(), legal(s)) == (1, ["block K♦"])


@pytest.mark.parametrize(
    ("raider", "defender", "raider_lives", "defender_lives"),
    [("Ks", "Qd", True, False), ("Qs", "Jd", True, False), ("Js", "Kd", False, True), ("Qs", "Qd", False, False)],
)
def test_r32_the_weaker_dies_both_if_equal(
    raider: str, defender: str, raider_lives: bool, defender_lives: bool
) -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: raider, 1: defender})
    play(s, "raiding", f"raid {raider}>2", f"block {defender}")
    assert (len(lies(s, "out", 0)), len(lies(s, "out", 1))) == (raider_lives, defender_lives)
    assert len(lies(s, "discard")) == 2 - raider_lives - defender_lives
    assert lies(s, "fields", 1) == ["3♠"]  # blocked, whoever survives


def test_r32_an_unproven_defender_that_survives_is_proven() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js"}, down={1: "Kd"}, hands={0: "2h"})
    play(s, "raiding", "raid Js>2", "block (Kd)", "hunting")
    assert lies(s, "up", 1) == ["K♦"]


def test_r33_all_of_the_own_suit_or_one_other_card_or_nothing() -> None:
    s = position(fields={0: "2s", 1: "3s 5s 9h Ah"}, up={0: "Js"})
    play(s, "raiding", "raid Js>2")
    assert legal(s) == ["plunder", "steal 9♥", "steal A♥", "leave"]
    assert refusal(s, "steal 3s") == ("6.7", "all-of-suit")
    assert refusal(s, "steal 2d") == ("6.7", "not-in-that-field")
    play(s, "plunder")
    assert (lies(s, "fields", 1), lies(s, "spoils", 0)) == (["9♥", "A♥"], ["3♠", "5♠"])


def test_r33_without_the_own_suit_one_card() -> None:
    s = position(fields={0: "2s", 1: "9h Ah"}, up={0: "Js"})
    play(s, "raiding", "raid Js>2")
    assert refusal(s, "plunder") == ("6.7", "none-of-suit")
    assert lies(play(s, "steal Ah"), "spoils", 0) == ["A♥"]


def test_r33_raiders_steal_one_after_the_other_from_what_is_left() -> None:
    s = position(players=3, fields={0: "2s", 1: "3s 5s 9h", 2: "2d"}, up={0: "Js Js Kh"})
    play(s, "raiding", "raid Js>2", "raid Js>2", "raid Kh>2")
    assert legal(s) == ["lead J♠", "lead K♥"]
    play(s, "lead Js", "plunder", "lead Js")
    assert legal(s) == ["steal 9♥", "leave"]
    play(s, "steal 9h")
    assert s.choice.name == "winter"  # the field is empty: the King finds nothing
    assert lies(s, "out", 0) == ["J♠", "K♥", "J♠"]


def test_r34_stolen_cards_leave_at_once_and_arrive_after_the_last_action() -> None:
    s = position(fields={0: "2s", 1: "Ah"}, up={0: "Js"}, hands={0: "2h", 1: "3h"})
    play(s, "raiding", "raid Js>2", "steal Ah")
    assert (lies(s, "fields", 1), lies(s, "fields", 0), lies(s, "spoils", 0)) == ([], ["2♠"], ["A♥"])
    play(s, "hunting")
    assert (lies(s, "fields", 0), lies(s, "spoils", 0)) == (["2♠", "A♥"], [])
    assert (list(s.order), s.year) == ([0, 1], 4)


def test_r34_spoils_cannot_be_stolen_again() -> None:
    s = position(players=3, fields={0: "2s", 1: "Ah", 2: "2d"}, up={0: "Js", 2: "Jh"})
    play(s, "raiding", "raid Js>2", "steal Ah", "hunting", "raiding", "raid Jh>1")
    assert legal(s) == ["steal 2♠", "leave"]


def test_r50_defender_with_proven_jack_and_unproven_king_against_two_raiders() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js Qs", 1: "Jd"}, down={1: "Kd"})
    play(s, "raiding", "raid Js>2", "raid Qs>2", "block (Kd)")
    assert legal(s) == ["block J♦"]  # "only the King blocks" is illegal
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js Qs", 1: "Jd"}, down={1: "Kd"})
    play(s, "raiding", "raid Js>2", "raid Qs>2", "block Jd")
    assert legal(s) == ["block (K♦)", "let"]  # "only the Jack blocks" is legal


def test_r50_the_owner_chooses_which_raider_a_proven_warrior_meets() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js Qs", 1: "Jd"})
    play(s, "raiding", "raid Js>2", "raid Qs>2")
    assert legal(s) == ["block J♦", "let"]
    play(s, "let")
    assert legal(s) == ["block J♦"]


def test_r50_left_over_raiders_come_through_and_left_over_defenders_stay_home() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js Qs", 1: "Jd"})
    play(s, "raiding", "raid Js>2", "raid Qs>2", "block Jd")
    assert (s.choice.name, lies(s, "through", 1)) == ("loot", ["Q♠"])
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js", 1: "Jd Qd"})
    play(s, "raiding", "raid Js>2", "block Qd")
    assert (s.actor(), lies(s, "up", 1)) == (1, ["J♦"])


def test_r51_a_seat_without_warriors_at_home_is_not_asked() -> None:
    s = play(position(fields={0: "2s", 1: "3s"}, up={0: "Js"}), "raiding", "raid Js>2")
    assert (s.actor(), s.choice.name) == (0, "loot")
    assert events(s, "undefended") == [{"seat": 1, "cards": ["J♠"]}]


def test_r55_unproven_warriors_that_stayed_home_stay_face_down() -> None:
    s = position(fields={0: "2s", 1: "3s"}, up={0: "Js"}, down={0: "Qh"}, hands={0: "2h", 1: "3h"})
    play(s, "hunting", "hunt Js", "hunting")
    assert (s.choice.name, lies(s, "up", 0), lies(s, "down", 0)) == ("spring", ["J♠"], ["Q♥"])

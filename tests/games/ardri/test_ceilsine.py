"""[7] Céilsine, [8] the end."""

from __future__ import annotations

import pytest

from games.ardri.positions import events, legal, lies, play, position, refusal
from nemeton.games.ardri.data import HIGH_KING, LAST_SEAT, YEARS_OVER
from nemeton.games.ardri.state import ArdRi

LOW = "2s 2h 2d 2c"
RICH = "As Ah Ad Ac"


def bid_of_two(**more: object) -> ArdRi:
    """Seat 0 has two cards of each suit, seats 1 and 2 have tens of spades and of hearts; about to bid."""
    fields = {0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "10s", 2: "10h"}
    return position(players=3, fields=fields, **more)  # type: ignore[arg-type]


def lay(s: ArdRi, *cards: str) -> ArdRi:
    return play(s, *(f"gift {card}" for card in cards))


def test_r14_one_gift_with_two_seats() -> None:
    s = position(fields={0: LOW, 1: "3s 4h"})
    lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c")
    assert s.over()
    assert (s.winners(), s.ending) == ([0], HIGH_KING)


def test_r14_one_gift_when_only_one_opponent_is_left() -> None:
    s = position(players=4, order=[0, 3], fields={0: LOW, 3: "3s 4h"})
    assert play(lay(play(s, "ceilsine"), "2s", "2h", "2d"), "gift 2c").winners() == [0]


def test_r14_r35_two_gifts_with_three_seats_and_two_cards_of_every_suit_needed() -> None:
    s = position(players=3, fields={0: RICH, 1: "3s", 2: "4s"})
    assert refusal(s, "ceilsine") == ("7.2", "too-little-cattle")
    s = bid_of_two()
    play(s, "ceilsine")
    lay(s, "3s", "3h", "3d", "3c", "As", "Ah", "Ad", "Ac")
    assert s.winners() == [0]


def test_r35_gifts_share_no_card_and_hold_one_card_of_each_suit() -> None:
    s = lay(play(bid_of_two(), "ceilsine"), "3s")
    assert refusal(s, "gift As") == ("7.2", "suit-in-turn")
    lay(s, "3h", "3d", "3c")
    assert legal(s) == ["gift A♠"]
    assert refusal(s, "gift 3s") == ("7.2", "not-in-field")


def test_7_1_with_more_opponents_the_bidder_names_two() -> None:
    s = position(players=4, fields={0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "2s", 2: "2h", 3: "10s 10h 10d 10c"}, up={0: "Kd"})
    play(s, "ceilsine")
    assert legal(s) == ["client 2", "client 3", "client 4"]
    assert refusal(s, "client 1") == ("7.1", "no-opponent")
    play(s, "client 3")
    assert refusal(s, "client 3") == ("7.1", "client-already")
    play(s, "client 2")
    assert (s.client, s.other_client, s.choice.name) == (2, 1, "gift")


def test_r36_an_equal_value_is_not_accepted() -> None:
    s = position(fields={0: LOW, 1: "8s"})
    assert refusal(s, "ceilsine") == ("7.4", "bid-impossible")
    assert "ceilsine" in legal(position(fields={0: LOW, 1: "7s"}))


def test_r36_only_the_best_card_of_each_suit_counts_for_the_receiver() -> None:
    assert position(fields={0: LOW, 1: "7s 6s 5s"}).best(1) == 7


def test_r37_a_short_gift_needs_a_warrior() -> None:
    s = position(fields={0: LOW, 1: "10s"}, down={0: "Js"})
    lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c")
    assert legal(s) == ["enforce (J♠)"]
    assert refusal(s, "done") == ("7.4", "send-somebody")


def test_r37_no_warrior_goes_with_a_gift_that_is_accepted_anyway() -> None:
    s = bid_of_two(up={0: "Kd Kc"})
    lay(play(s, "ceilsine"), "3s", "Ah", "Ad", "Ac", "As", "3h", "3d", "3c")
    assert s.winners() == [0]
    s = position(players=3, fields={0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "10s 9h", 2: "10h"}, up={0: "Kd Kc"})
    lay(play(s, "ceilsine"), "3s", "3h", "3d", "3c", "As", "Ah", "Ad", "Ac")
    assert legal(s) == ["enforce K♦", "enforce K♣"]
    assert refusal(s, "enforce Kd>3") == ("7.4", "only-against")


def test_r37_without_warriors_only_cards_that_can_still_make_both_gifts_high_enough() -> None:
    # Each opponent's best is 10: the low cards together make 12, so any split does; against 13 one ace must go there.
    s = position(players=3, fields={0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "10s 3h", 2: "10h"})
    lay(play(s, "ceilsine"), "3s", "3h", "3d")
    assert legal(s) == ["gift A♣"]
    assert refusal(s, "gift 3c") == ("7.4", "gift-too-low")


def test_r37_with_one_warrior_one_gift_may_be_short() -> None:
    s = position(players=3, fields={0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "10s 9h", 2: "10h 9s"}, up={0: "Js"})
    lay(play(s, "ceilsine"), "3s", "3h", "3d", "3c", "As", "Ah", "Ad", "Ac")
    assert legal(s) == ["enforce J♠"]


def test_r38_one_enforcer_through_is_enough_and_nothing_is_stolen() -> None:
    s = position(fields={0: LOW, 1: "10s"}, up={0: "Js Qs", 1: "Kd"})
    lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c")
    play(s, "enforce Js>2", "enforce Qs>2", "block Kd")
    assert s.winners() == [0]
    assert lies(s, "spoils", 0) == []


def test_r38_all_enforcers_blocked_the_bid_fails_even_if_they_survive() -> None:
    s = position(fields={0: LOW, 1: "10s"}, up={0: "Ks", 1: "Jd"})
    lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c")
    assert legal(play(s, "enforce Ks>2")) == ["block J♦"]  # the duty of the proven
    play(s, "block Jd")
    assert not s.over()
    assert (s.actor(), lies(s, "out", 0)) == (1, ["K♠"])  # R41: the enforcer stays away


def test_r39_both_gifts_are_settled_together() -> None:
    s = position(players=3, fields={0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "10s 9h", 2: "10h 9s"}, up={0: "Js Qs", 1: "Kd"})
    lay(play(s, "ceilsine"), "3s", "3h", "3d", "3c", "As", "Ah", "Ad", "Ac")
    play(s, "enforce Js>2", "done", "block Kd")
    assert not s.over()
    assert events(s, "bid-failed") == [{"seat": 0}]


@pytest.mark.parametrize(("option", "seat"), [("kept", 2), ("returned", 0)])
def test_r40_what_a_failed_bid_gives_back(option: str, seat: int) -> None:
    fields = {0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "10s 9h", 2: "10h 9s"}
    s = position(players=3, fields=fields, up={0: "Js", 1: "Kd"}, options={"failed": option})
    lay(play(s, "ceilsine"), "3s", "3h", "3d", "3c", "As", "Ah", "Ad", "Ac")
    play(s, "enforce Js>2", "block Kd")
    assert lies(s, "fields", 1) == ["3♠", "10♠", "3♥", "9♥", "3♦", "3♣"]  # beaten off: kept in any case
    assert "A♠" in lies(s, "fields", seat)
    assert lies(s, "gifts", 2) == []


def test_r41_play_goes_on_after_a_failed_bid() -> None:
    s = position(fields={0: LOW, 1: "10s"}, up={0: "Js", 1: "Kd"})
    lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c")
    play(s, "enforce Js>2", "block Kd")
    assert (s.actor(), s.choice.name, list(s.order)) == (1, "winter", [0, 1])


def test_r52_everything_is_named_before_the_first_block() -> None:
    fields = {0: "5s 3s 5h 3h 5d 3d 5c 3c", 1: "10s 9h 8d", 2: "10h 9s 8c"}
    s = position(players=3, fields=fields, up={0: "Js Kc", 1: "Kd", 2: "Jd"})
    lay(play(s, "ceilsine"), "3s", "3h", "3d", "3c", "5s", "5h", "5d", "5c")
    play(s, "enforce Js>2")
    assert legal(s) == ["enforce K♣"]  # the other gift still lacks its enforcer
    assert refusal(s, "enforce Kc>2") == ("7.4", "only-against")
    play(s, "enforce Kc>3", "block Kd")
    assert s.actor() == 2  # the King cannot be sent elsewhere now
    play(s, "block Jd")
    assert not s.over()


def test_r52_an_enforcer_goes_where_its_owner_likes_while_there_are_enough() -> None:
    fields = {0: "5s 3s 5h 3h 5d 3d 5c 3c", 1: "10s 9h 8d", 2: "10h 9s 8c", 3: "2s"}
    s = play(position(players=4, fields=fields, up={0: "Js Kc Qc"}), "ceilsine", "client 2 3")
    lay(s, "3s", "3h", "3d", "3c", "5s", "5h", "5d", "5c")
    play(s, "enforce Js")
    assert (s.choice.name, legal(s)) == ("enforce_target", [">2", ">3"])
    assert refusal(s, ">4") == ("7.4", "no-gift")
    play(s, ">3", "enforce Kc>3")
    assert legal(s) == ["enforce Q♣"]  # the other gift still lacks its enforcer
    assert play(s, "enforce Qc").winners() == [0]


def test_r53_gifts_kept_count_at_once_for_the_next_bid() -> None:
    fields = {0: "As 2h 2d 2c", 1: "10s 9h 3d 3c", 2: "2s 4s 2h 4h 2d 4d 2c 4c"}
    s = position(players=3, fields={**fields, 0: "As 3s 2h 3h 2d 3d 2c 3c"}, up={0: "Js Qs", 1: "Kd Kc"})
    lay(play(s, "ceilsine"), "As", "2h", "2d", "2c", "3s", "3h", "3d", "3c")
    assert s.choice.name == "enforce"
    while s.choice.name.startswith("enforce"):
        play(s, next(text for text in legal(s) if text != "done"))
    play(s, "block Kd")
    while s.choice.name == "defend":
        play(s, legal(s)[0])
    assert not s.over()
    assert s.best(1) == 15 + 9 + 3 + 3


def test_r54_a_bid_may_empty_the_givers_field_and_the_giver_plays_on() -> None:
    s = position(fields={0: LOW, 1: "10s"}, up={0: "Js", 1: "Kd"})
    lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c")
    play(s, "enforce Js>2", "block Kd")
    assert (lies(s, "fields", 0), s.active(0)) == ([], True)


def test_r54_a_win_ends_the_game_before_the_other_turns_of_winter() -> None:
    s = lay(play(position(fields={0: LOW, 1: "3s"}), "ceilsine"), "2s", "2h", "2d", "2c")
    assert (s.over(), s.actors(), s.agenda()) == (True, [], [])


def test_r57_an_emptied_field_is_worth_nothing_against_a_gift() -> None:
    s = position(fields={0: LOW, 1: ""})
    assert s.best(1) == 0
    assert lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c").winners() == [0]


def test_7_4_a_defender_may_be_proven_against_a_bid() -> None:
    s = position(fields={0: LOW, 1: "10s"}, up={0: "Js"}, down={1: "Kd"})
    lay(play(s, "ceilsine"), "2s", "2h", "2d", "2c")
    play(s, "enforce Js>2", "block (Kd)")
    assert (s.over(), lies(s, "out", 1)) == (False, ["K♦"])


# -- the end -----------------------------------------------------------------------------------------------


def test_8_2_last_seat() -> None:
    s = position("spring", fields={0: "2s"}, hands={1: "Kd"})
    play(s, "done")
    assert (s.winners(), s.ending) == ([0], LAST_SEAT)


@pytest.mark.parametrize(
    ("years", "year", "over"),
    [(15, 15, True), (15, 14, False), (25, 25, True), (40, 40, True), (40, 39, False), ("none", 99, False)],
)
def test_r43_the_cap_of_years(years: int | str, year: int, over: bool) -> None:
    s = position("return", fields={0: "2s", 1: "3s"}, hands={0: "2h"}, year=year, options={"years": years})
    assert s.over() == over
    if over:
        assert (s.winners(), s.ending) == ([1], YEARS_OVER)


def test_r43_at_the_cap_equals_share_and_no_card_is_turned_up() -> None:
    s = position("return", players=3, fields={0: "9s", 1: "9h", 2: "8d"}, year=15)
    assert (s.winners(), events(s, "tie-card")) == ([0, 1], [])

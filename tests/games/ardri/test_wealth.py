"""[2] Wealth, order and tie-breaks, with the rulebook's worked example."""

from __future__ import annotations

import pytest

from games.ardri.positions import events, lies, pile_to, play, position
from nemeton.games.ardri.data import SHOWN
from nemeton.games.ardri.rules.wealth import rank
from nemeton.games.ardri.state import ArdRi

ADAM = "As 10s 6s 4s 10h 7h 3h 2c"
BRIDGETTE = "10s 10s 9s 8s 8h 6h 4h 3h Ad 10d 9d 8d"
COLIN = "4h"


def ranked(s: ArdRi) -> list[int]:
    rank(s)
    return list(s.order)


def test_the_worked_example_adam_44_bridgette_59_colin_4() -> None:
    # The example shows three tens of spades, one more than two decks hold, so the test uses three decks.
    s = position(players=5, fields={0: ADAM, 1: BRIDGETTE, 2: COLIN, 3: "3d", 4: "2d"})
    assert [s.wealth(seat) for seat in range(3)] == [44, 59, 4]
    assert ranked(s)[:3] == [1, 0, 2]


def test_2_1_a_missing_card_counts_nothing() -> None:
    assert position(fields={0: "7h", 1: ""}).scores() == [7, 0]


def test_r7_equal_cards_of_two_decks_both_count() -> None:
    assert position(players=3, fields={0: "10s 10s 9s"}).wealth(0) == 20


def test_r8_spoils_in_the_marches_do_not_count() -> None:
    s = position(fields={0: "7h", 1: "6s"}, spoils={0: "Ah"})
    assert s.wealth(0) == 7
    assert s.best(0) == 7


@pytest.mark.parametrize(
    ("broken_by", "richer", "poorer"),
    [
        ("wealth", {"fields": "10s"}, {"fields": "9h"}),
        ("more Cattle cards", {"fields": "9s 8s 2s"}, {"fields": "9h 8h"}),
        ("more Warriors", {"fields": "9s", "down": "Js Jh"}, {"fields": "9h", "up": "Kd"}),
        ("more points", {"fields": "9s 8s 3s"}, {"fields": "9h 8h 2h"}),
        ("more proven Warriors", {"fields": "9s", "up": "Js"}, {"fields": "9h", "down": "Jh"}),
        ("more cards in hand", {"fields": "9s", "hands": "2c 3c"}, {"fields": "9h", "hands": "Kc"}),
    ],
)
def test_2_3_tie_breaks_in_their_order(broken_by: str, richer: dict[str, str], poorer: dict[str, str]) -> None:
    names = set(richer) | set(poorer)
    s = position(**{name: {1: richer.get(name, ""), 0: poorer.get(name, "")} for name in names})  # type: ignore[arg-type]
    left = s.left_in_deck
    assert ranked(s) == [1, 0], broken_by
    assert s.left_in_deck == left


def test_r9_the_stronger_card_is_richer_and_both_are_discarded() -> None:
    s = position(fields={0: "9s", 1: "9h"}, deck="Ad Jc 2c")
    before = lies(s, "discard")
    assert ranked(s) == [1, 0]
    assert sorted(lies(s, "discard")) == sorted([*before, "A♦", "J♣"])


def test_r9_equal_cards_turn_up_again() -> None:
    s = position(fields={0: "9s", 1: "9h"}, deck="7d 7c 3d 4d 2c")
    assert ranked(s) == [1, 0]
    assert s.left_in_deck == 1


def test_r9_without_cards_the_lot_decides() -> None:
    found = set()
    for seed in range(20):
        s = position(fields={0: "9s", 1: "9h"}, deck="", seed=seed)
        pile_to(s, s.spot(6, 0))  # out of play: spoils
        rank(s)
        found.add(tuple(s.order))
        assert events(s, "lot") == [{"seats": list(s.order)}]
    assert found == {(0, 1), (1, 0)}


def test_option_tie_keep_the_card_is_kept_and_known() -> None:
    s = position(fields={0: "9s", 1: "9h"}, deck="Ad Jc 2c", options={"tie": "keep"})
    assert ranked(s) == [1, 0]
    assert (lies(s, "hands", 0), lies(s, "hands", 1)) == (["A♦"], ["J♣"])
    assert s.marked(SHOWN, s.listed(s.spot(0, 0))[0])
    assert s.view(1)["table"]["known"]["hands"][0] == s.listed(s.spot(0, 0))  # type: ignore[index]
    assert all(s.imagine(1, seed).listed(s.spot(0, 0)) == s.listed(s.spot(0, 0)) for seed in range(20))


def test_option_tie_keep_a_kept_warrior_is_known_face_down_too() -> None:
    s = position(
        "bealtaine", fields={0: "9s", 1: "9h"}, hands={0: "2d", 1: "3d"}, deck="Ad Jc Kd 4c", options={"tie": "keep"}
    )
    play(s, "summer Jc")
    assert s.story(0)[-1]["args"] == {"seat": 1, "card": "J♣"}
    down = s.listed(s.spot(2, 1))
    assert s.view(0)["table"]["known"]["down"][1] == down  # type: ignore[index]
    assert all(s.imagine(0, seed).listed(s.spot(2, 1)) == down for seed in range(20))


def test_r10_at_the_end_of_winter_tie_breaks_count_after_the_return() -> None:
    s = position("return", fields={0: "9s", 1: "9h"}, out={1: "Js"}, hands={0: "2c"})
    assert list(s.order) == [1, 0]


def test_r11_seats_that_are_out_are_not_ranked() -> None:
    s = position(players=3, order=[2, 0], fields={0: "9s", 2: "8s"})
    assert ranked(s) == [0, 2]


def test_r48_three_tied_king_seven_seven() -> None:
    s = position(players=3, fields={0: "9s", 1: "9h", 2: "9d"}, deck="Kc 7s 7h 3s 4s 2c")
    assert ranked(s) == [0, 2, 1]
    assert [e["seat"] for e in events(s, "tie-card")] == [0, 1, 2, 1, 2]


def test_r48_each_criterion_splits_only_those_still_tied() -> None:
    # All have 9; seats 1 and 2 have two Warriors, of whom seat 2 has a proven one; seat 0 has none.
    s = position(players=3, fields={0: "9s", 1: "9h", 2: "9d"}, down={1: "Js Jh", 2: "Jd"}, up={2: "Jc"})
    assert ranked(s) == [2, 1, 0]


def test_r48_several_tied_groups_the_richer_group_first_in_seat_order() -> None:
    s = position(players=4, order=[3, 1, 2, 0], fields={0: "9s", 1: "5s", 2: "9d", 3: "5d"}, deck="2s 3s 2h 3h")
    assert ranked(s) == [2, 0, 3, 1]
    assert [e["seat"] for e in events(s, "tie-card")] == [0, 2, 1, 3]


def test_r48_too_few_cards_for_all_of_the_tied() -> None:
    s = position(players=3, fields={0: "9s", 1: "9h", 2: "9d"}, deck="Kc 7s")
    pile_to(s, s.spot(6, 0))
    rank(s)
    assert s.left_in_deck == 2
    assert len(events(s, "lot")) == 1


def test_r6_r2_2_the_order_changes_only_at_the_end_of_spring_samhain_and_winter() -> None:
    s = position("spring", hands={0: "2s", 1: "10s"}, fields={0: "5h", 1: "3h"})
    assert s.actor() == 0  # Spring follows the order at the end of Winter
    for text, order in (("done", [0, 1]), ("spring 10s", [1, 0])):
        s.play(s.actor(), s.legal(s.actor())[-1] if text != "done" else 2)
        assert list(s.order) == order

"""[1] Cards, deal, redraw, reshuffle, what is open and what is hidden."""

from __future__ import annotations

import pytest

import nemeton
from games.ardri.positions import STEPS, events, legal, lies, pile_to, play, position, refusal
from nemeton.games.ardri import GAME
from nemeton.games.ardri.data import HAND, KINDS
from nemeton.games.ardri.state import ArdRi

ONE_KIND = "2s 3s 4s 5s 6s 7h 8h 9h 10h"
MIXED = "2d 3d 4d 5d 6d 7d 8d 9d Kd"


def dealt(hand: str, other: str = MIXED, deck: str | None = None) -> ArdRi:
    """Two seats about to be asked for a redraw, seat 0 first."""
    s = position("spring", hands={0: hand, 1: other}, fields={}, deck=deck)
    for seat in range(2):
        s.seats[seat] = 0
    s.push(STEPS["first_spring"])
    s.push(STEPS["redraw"])
    s.advance()
    s.check()
    return s


@pytest.mark.parametrize(("players", "decks"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_1_1_decks_by_seats_and_r1_no_jokers(players: int, decks: int) -> None:
    s = GAME.new(players, seed=1)
    assert s.left_in_deck + sum(s.number(HAND, seat) for seat in range(players)) == KINDS * decks


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_4_nine_cards_each(players: int) -> None:
    s = GAME.new(players, seed=2)
    assert [s.number(HAND, seat) for seat in range(players)] == [9] * players


def test_r2_a_hand_of_one_kind_may_be_redrawn_and_is_discarded() -> None:
    s = dealt(ONE_KIND)
    assert legal(s) == ["keep", "redraw"]
    play(s, "redraw")
    assert lies(s, "discard") == ["2♠", "3♠", "4♠", "5♠", "6♠", "7♥", "8♥", "9♥", "10♥"]
    assert s.number(HAND, 0) == 9


def test_r2_all_warriors_may_be_redrawn_too() -> None:
    assert legal(dealt("Js Qs Ks Jh Qh Kh Jc Qc Kc")) == ["keep", "redraw"]


def test_r2_the_redraw_is_optional() -> None:
    s = play(dealt(ONE_KIND), "keep")
    assert s.actor() == 1
    assert s.number(HAND, 0) == 9


def test_r2_a_new_hand_of_one_kind_may_be_redrawn_again() -> None:
    s = play(dealt(ONE_KIND, deck="2c 3c 4c 5c 6c 7c 8c 9c 10c Ac"), "redraw")
    assert s.actor() == 0
    assert legal(s) == ["keep", "redraw"]


def test_r2_a_redraw_that_empties_the_deck_reshuffles_the_discards() -> None:
    s = play(dealt(ONE_KIND, deck="2c 3c 4c"), "redraw")
    assert s.number(HAND, 0) == 9
    assert len(events(s, "reshuffle")) == 1


def test_1_5_a_mixed_hand_is_asked_but_may_not_be_redrawn() -> None:
    s = dealt(MIXED, ONE_KIND)
    assert legal(s) == ["keep"]
    assert refusal(s, "redraw") == ("1.5", "two-kinds")


def test_r5_the_start_seat_is_drawn_by_lot_and_seats_follow_clockwise() -> None:
    orders = {tuple(GAME.new(3, seed=seed).order) for seed in range(40)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_r56_all_redraws_are_finished_before_anybody_places() -> None:
    s = play(dealt(ONE_KIND), "redraw", "keep")
    assert s.actors() == [1]
    assert s.choice.name == "redraw"
    assert play(s, "keep").choice.name == "first_spring"


def test_r15_face_down_warriors_are_counted_for_all_and_known_to_their_owner() -> None:
    s = position(fields={0: "2s", 1: "2h"}, down={0: "Kh Jd"})
    own, other = s.view(0)["table"], s.view(1)["table"]
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert (own["unproven"], other["unproven"]) == ([2, 0], [2, 0])
    assert own["down"][0] == s.listed(s.spot(2, 0))
    assert other["down"][0] is None


def test_r18_no_hand_limit() -> None:
    many = "2s 3s 4s 5s 6s 7s 8s 9s 10s As 2h 3h 4h 5h 6h 7h 8h 9h 10h Ah Js Qs Ks"
    s = play(position(hands={0: many}, fields={0: "2d", 1: "3d"}), "hunting")
    assert s.number(HAND, 0) == 26


def test_r42_reshuffle_when_a_card_is_needed_not_before() -> None:
    s = position(fields={0: "2d", 1: "3d"}, deck="4d 5d 6d", wilderness="Ks")
    play(s, "hunting")
    assert s.left_in_deck == 0
    assert events(s, "reshuffle") == []
    play(s, "hunting")
    assert len(events(s, "reshuffle")) == 1
    assert lies(s, "wilderness") == ["K♠"]


def test_r42_nothing_to_shuffle_the_draw_is_lost() -> None:
    s = position(fields={0: "2d", 1: "3d"}, deck="4d")
    pile_to(s, s.spot(HAND, 1))
    play(s, "hunting")
    assert lies(s, "hands", 0) == ["4♦"]
    assert events(s, "deck-empty") == [{"seat": 0, "lost": 2}]


def test_1_8_of_two_equal_cards_that_of_the_lower_deck_is_played() -> None:
    s = position("spring", 3, hands={0: "10s 10s"}, fields={0: "2d", 1: "3d", 2: "4d"})
    play(s, "spring 10s")
    assert s.listed(s.spot(1, 0)) == [8, 20]


def test_notation_is_forgiving_about_suits_and_case_and_strict_about_the_rest() -> None:
    s = position("winter", fields={0: "2d", 1: "3d"}, down={0: "Kh"}, up={0: "Qs"})
    play(s, "raiding")
    assert legal(s) == ["raid Q♠", "raid (K♥)"]
    assert GAME.parse(s, 0, "RAID ( kh )") == s.legal(0)[1]
    for text in (
        "raid",
        "raid (Kh",
        "raid 10s",
        "raid Kh>2",
        ">9",
        "> ",
        "pay Ks",
        "spring 11s",
        "done 3",
        "fly",
        "",
    ):
        with pytest.raises(nemeton.BadNotation):
            GAME.parse(s, 0, text)

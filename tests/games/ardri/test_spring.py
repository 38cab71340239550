"""[3] The first Spring, Spring, Bealtaine."""

from __future__ import annotations

import pytest

from games.ardri.positions import STEPS, events, legal, lies, play, position, refusal
from nemeton.games.ardri import GAME
from nemeton.games.ardri.state import ArdRi

HAND = "10s 7s 2h 3h 4d Kd Kc Qc Jc"
OTHER = "As 9s 9h 8h 5d Qd Kh Qh Jh"


def first_spring(deck: str | None = None) -> ArdRi:
    s = position("spring", hands={0: HAND, 1: OTHER}, deck=deck)
    for seat in range(2):
        s.seats[seat] = 0
    s.push(STEPS["first_spring"])
    s.advance()
    s.check()
    return s


def seal(s: ArdRi, seat: int, *cards: str) -> ArdRi:
    """Set cards aside and answer "done" until nine answers are given."""
    for card in cards:
        s.play(seat, GAME.parse(s, seat, f"spring {card}"))
    for _ in range(9 - len(cards)):
        s.play(seat, GAME.parse(s, seat, "done"))
    return s


def test_r3_the_first_spring_too_is_of_one_suit() -> None:
    s = first_spring()
    s.play(0, GAME.parse(s, 0, "spring 10s"))
    assert legal(s, 0) == ["done", "spring 7♠"]
    assert refusal(s, "spring 2h") == ("3.1", "other-suit")


def test_r4_choices_are_sealed_and_revealed_together() -> None:
    s = first_spring()
    assert s.actors() == [0, 1]
    seal(s, 0, "10s", "7s")
    assert s.actors() == [1]
    assert (lies(s, "fields", 0), lies(s, "fields", 1)) == ([], [])
    seal(s, 1, "9h")
    assert (lies(s, "fields", 0), lies(s, "fields", 1)) == (["7♠", "10♠"], ["9♥"])


def test_r4_nobody_can_tell_what_or_how_many_cards_were_set_aside() -> None:
    one, two = seal(first_spring(), 0, "10s", "7s"), seal(first_spring(), 0)
    assert one.view(1) == two.view(1)
    assert one.view(-1) == two.view(-1)
    assert one.imagine(1, 5).dump() == two.imagine(1, 5).dump()


def test_r4_nothing_placed_means_out_at_bealtaine() -> None:
    s = seal(seal(first_spring(), 0, "10s"), 1)
    assert s.over()
    assert s.winners() == [0]


def test_3_1_after_done_only_done_can_be_repeated() -> None:
    s = first_spring()
    s.play(0, GAME.parse(s, 0, "done"))
    assert legal(s, 0) == ["done"]
    assert refusal(s, "spring 10s") == ("3.1", "already-done")


def test_r56_the_first_order_is_worked_out_after_the_reveal() -> None:
    s = seal(seal(first_spring(), 0, "10s", "7s"), 1, "9h")
    assert list(s.order) == [0, 1]
    s = seal(seal(first_spring(), 0, "2h"), 1, "9h")
    assert list(s.order) == [1, 0]


def test_3_2_any_number_of_one_suit_or_none() -> None:
    s = position("spring", hands={0: "10s 7s 2h Kd", 1: "5d"}, fields={0: "2c", 1: "3c"})
    assert legal(s) == ["done", "spring 7♠", "spring 10♠", "spring 2♥"]
    play(s, "spring 10s")
    assert legal(s) == ["done", "spring 7♠"]
    assert refusal(s, "spring 2h") == ("3.2", "other-suit")
    assert refusal(s, "spring 3h") == ("3.2", "not-in-hand")
    assert play(s, "done").actor() == 1


def test_3_2_a_seat_with_an_empty_hand_is_not_asked_one_without_cattle_is() -> None:
    s = position("spring", 3, hands={1: "Kd", 2: "2s"}, fields={0: "2c", 1: "3c", 2: "4c"})
    assert s.actor() == 1
    assert legal(s) == ["done"]


def test_r12_all_seats_without_cattle_are_out_at_once() -> None:
    s = position(
        "bealtaine", 4, hands={1: "2s Kd", 3: "3s"}, fields={0: "2c", 2: "4c"}, down={1: "Qh"}, up={3: "Js", 0: "Jd"}
    )
    assert sorted(s.order) == [0, 2]
    assert lies(s, "wilderness") == ["J♠", "Q♥"]
    assert lies(s, "discard") == ["2♠", "K♦", "3♠"]
    assert [e["seat"] for e in events(s, "out")] == [1, 3]


def test_r13_one_seat_left_wins() -> None:
    s = position("bealtaine", 3, fields={2: "4c"})
    assert s.over()
    assert s.winners() == [2]


def test_r13_no_seat_left_nobody_wins() -> None:
    s = position("bealtaine", 3)
    assert s.over()
    assert s.winners() == []


def test_r47_seats_that_are_out_draw_no_tie_break_card() -> None:
    s = position("bealtaine", 4, fields={0: "2c", 2: "4c"}, hands={0: "2s", 2: "3s"})
    assert events(s, "tie-card") == []


def test_r17_warriors_of_a_seat_that_is_out_are_proven_when_taken() -> None:
    s = position("bealtaine", 3, fields={0: "2c", 2: "10c"}, down={1: "Qh"})
    play(s, "take Qh", "pay 10c")
    assert lies(s, "up", 2) == ["Q♥"]


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_r24_an_empty_field_is_tested_at_bealtaine_only(season: str) -> None:
    s = position(season, fields={0: "2c", 1: ""}, hands={0: "2s", 1: "3s"})
    assert not s.over()
    assert s.active(1)

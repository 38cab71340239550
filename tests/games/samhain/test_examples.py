"""Every worked example of the two rulebooks, and the hints of the first-game set-ups played out move by move."""

from __future__ import annotations

import pytest

from nemeton.games.samhain import GAME
from nemeton.games.samhain.state import Samhain

from .literal import asked, change, holdings, offers, play, table, told

EDITIONS = pytest.mark.parametrize("edition", ["fr", "en"])


@EDITIONS
def test_example_1_the_first_member_on_a_card_of_sirona(edition: str) -> None:
    s = table(2, edition, agenda=[["place", 0]])
    play(s, "card 9-10", "gain sirona-light")
    assert (holdings(s, 0)["sirona-light"], s.board[0], s.pool[0]) == (2, 1, 12)


def dolmens(edition: str) -> Samhain:
    """Red, purple and green on the card of the dolmens; red and purple have taken the two there are."""
    s = table(3, edition, board={0: "27-28", 1: "27-28", 2: "27-28 1-2"})
    before = [holdings(s, seat) for seat in range(2)]
    play(s, "activate 27-28", "light", "light")
    for seat in range(2):
        assert change(before[seat], holdings(s, seat)) == {"stone": -1, "gold": -1, "dolmen": 1}
    return s


@EDITIONS
def test_example_2_no_dolmen_is_left_for_green(edition: str) -> None:
    s = dolmens(edition)
    assert (asked(s), "light" in offers(s)) == ((2, "act"), False)
    assert play(s, "wisp").wisps[2] == 1


@EDITIONS
def test_example_2_or_green_pays_for_the_dark_side(edition: str) -> None:
    s = play(dolmens(edition), "dark", "pay wood", "member 1 27-28 acted", "member 3 1-2 active")
    assert (s.wisps[2], s.points[2], s.resources[6]) == (1, 1, 1)


@EDITIONS
@pytest.mark.parametrize(("bonus", "stones", "points"), [("less", 1, 6), ("vp", 0, 7)])
def test_example_3_three_equal_resources_and_the_repeat(edition: str, bonus: str, stones: int, points: int) -> None:
    hands = {0: (2, 3, 2), 1: (3, 3, 0)}
    s = table(3, edition, board={0: "5-6", 1: "5-6 5-6"}, resources=hands)
    play(s, "activate 5-6", "light", "pay stone")
    assert (s.points[0], s.resources[1]) == (3, 0)
    play(s, "light", "pay wood", "light", f"bonus {bonus}", "pay stone")
    assert (s.points[1], s.resources[4]) == (points, stones)


def test_example_4_first_alone_second_tied() -> None:
    devotion = {0: {"sirona-light": 4}, 1: {"sirona-light": 2}, 2: {"sirona-light": 2}}
    assert play(table(3, "en", devotion=devotion, passes=2), "pass").scores() == [2, 0, 0]


def test_example_5_first_tied() -> None:
    devotion = {0: {"sirona-light": 4}, 1: {"sirona-light": 4}, 2: {"sirona-light": 2}}
    assert play(table(3, "en", devotion=devotion, passes=2), "pass").scores() == [0, 0, 0]


@EDITIONS
def test_example_of_multiple_points_and_of_the_fourth_member(edition: str) -> None:
    s = table(2, edition, board={0: "1-2* 3-4* 5-6*"}, points={0: 3})
    play(s, "expand 7-8")
    assert s.choice.dump() == ["pay", 0, 4, 0]
    play(s, "pay wood", "pay vp", "pay vp", "pay stone")
    assert (s.board[0], s.points[0]) == (4, 1)


@EDITIONS
def test_example_of_the_sickle(edition: str) -> None:
    s = table(2, edition, items={0: "sickle sickle"})
    play(s, "sickle", "pay wood", "gain vp", "sickle", "pay vp", "gain sirona-dark")
    assert (s.points[0], holdings(s, 0)["sirona-dark"], holdings(s, 0)["wood"]) == (0, 1, 1)


@pytest.mark.parametrize(("edition", "graves"), [("fr", 5), ("en", 4)])
def test_example_of_the_graves_with_four(edition: str, graves: int) -> None:
    assert table(4, edition).rules.graves == graves


# -- the hints of the first game ------------------------------------------------------------------


def first_game(players: int, edition: str) -> Samhain:
    """The printed set-up with seat 0 as A; all devotion on light tracks."""
    seed = next(n for n in range(99) if GAME.new(players, seed=n).first == 0)
    s = GAME.new(players, seed=seed, edition=edition, options={"village": "first"}, log=True)
    while asked(s)[1] == "dedicate":
        play(s, offers(s)[0])
    return s


@EDITIONS
def test_hint_for_four_d_gains_wood_then_takes_a_horn(edition: str) -> None:
    s = first_game(4, edition)
    before = holdings(s, 3)
    play(s, "activate 25-26", "light", "activate 13-14", "light", "activate 19-20", "light", "gain stone")
    play(s, "activate 1-2", "light", "light")
    assert change(before, holdings(s, 3)) == {"wood": 1, "cernunnos-light": 1}
    play(s, "pass", "activate 27-28", "light", "activate 5-6", "light", "pay stone")
    play(s, "activate 15-16", "light")
    assert change(before, holdings(s, 3)) == {"gold": -1, "horn": 1, "cernunnos-light": 1}


@EDITIONS
def test_hint_for_three_c_repeats_19_and_spends_the_stones(edition: str) -> None:
    s = first_game(3, edition)
    before = holdings(s, 2)
    play(s, "activate 1-2", "light", "activate 13-14", "light")
    play(s, "activate 19-20", "light", "gain stone", "light", "bonus resource", "gain stone", "gain stone")
    assert change(before, holdings(s, 2)) == {"morrigan-light": 2, "stone": 3}
    play(s, "activate 25-26", "light", "light", "activate 27-28", "light")
    play(s, "activate 5-6", "light", "pay stone")
    assert change(before, holdings(s, 2)) == {"morrigan-light": 2, "vp": 3}


@EDITIONS
def test_hint_for_two_b_ends_with_a_bonfire(edition: str) -> None:
    s = first_game(2, edition)
    before = holdings(s, 1)
    play(s, "activate 1-2", "light", "activate 13-14", "light")
    assert change(before, holdings(s, 1)) == {"gold": 1, "sucellos-light": 1}
    play(s, "activate 3-4", "light", "end", "activate 25-26", "light", "light")
    assert change(before, holdings(s, 1)) == {"gold": 1, "stone": 1, "sucellos-light": 1, "belanos-light": 1}
    play(s, "activate 9-10", "light", "end", "activate 27-28", "light", "pass")
    play(s, "activate 21-22", "light", "pay belanos-light", "pay belanos-light")
    expected = {"sucellos-light": 1, "belanos-light": -1, "dolmen": 1, "bonfire": 1}
    assert change(before, holdings(s, 1)) == expected


@EDITIONS
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (2, ["25-26 1-2 3-4 9-10", "13-14 27-28 25-26 21-22"]),
        (3, ["25-26 1-2 3-4", "13-14 27-28 25-26", "19-20 5-6 19-20"]),
        (4, ["25-26 1-2", "13-14 27-28", "19-20 5-6", "1-2 15-16"]),
    ],
)
def test_first_game_placement(players: int, cards: list[str], edition: str) -> None:
    s = first_game(players, edition)
    for seat in range(players):
        placed = [event["card"] for event in told(s, "place") if event["seat"] == seat]
        assert placed == cards[seat].split()

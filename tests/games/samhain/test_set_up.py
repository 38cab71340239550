"""[1-3, 5, 6] The village, the set-up and the turn."""

from __future__ import annotations

import pytest

from nemeton.games.samhain import GAME
from nemeton.games.samhain.data import CARD_NAMES, COLUMNS, RECIPES
from nemeton.games.samhain.moves import (
    ACTIVATE,
    BONUS,
    CARD,
    DECLINE,
    END,
    EXPAND,
    GAIN,
    GIVE,
    MEMBER,
    MOVE,
    PAIR,
    PASS,
    PAY,
    RAISE,
    ROB,
    SIDE,
    STEAL,
    TAKE_WISP,
    TEMPLE,
    USE_DOLMEN,
    USE_HORN,
    USE_RUNE,
    USE_SICKLE,
    VERBS,
)

from .literal import asked, members, offers, play, table, told, why_not


def test_the_numbers_of_the_verbs_are_those_of_the_table() -> None:
    names = "pass end activate move expand horn rune sickle light wisp dolmen decline bonus pay gain pair card temple"
    names += " raise give rob steal member"
    bases = [
        PASS, END, ACTIVATE, MOVE, EXPAND, USE_HORN, USE_RUNE, USE_SICKLE, SIDE, TAKE_WISP, USE_DOLMEN, DECLINE, BONUS,
        PAY, GAIN, PAIR, CARD, TEMPLE, RAISE, GIVE, ROB, STEAL, MEMBER,
    ]  # fmt: skip
    assert bases == [VERBS.base(name) for name in names.split()]


def test_there_are_thirty_recipes() -> None:
    assert len(RECIPES) == 30


@pytest.mark.parametrize("seed", range(5))
def test_2_1_a_row_for_each_deity(seed: int) -> None:
    s = GAME.new(2, seed=seed)
    rows = [[card // COLUMNS for card in s.cards[i : i + COLUMNS]] for i in range(0, 15, COLUMNS)]
    assert sorted(row[0] for row in rows) == [0, 1, 2, 3, 4]
    assert all(len(set(row)) == 1 for row in rows)


def test_2_1_rows_and_cards_are_shuffled() -> None:
    villages = {tuple(GAME.new(2, seed=seed).cards) for seed in range(20)}
    assert len(villages) == 20


@pytest.mark.parametrize(("players", "clan", "stock", "copies"), [(2, 14, 6, 2), (3, 12, 7, 2), (4, 10, 8, 3)])
def test_2_2_and_2_3_pieces_by_seats(players: int, clan: int, stock: int, copies: int) -> None:
    s = GAME.new(players, seed=1)
    assert (list(s.pool), list(s.resources)) == ([clan] * players, [2] * (3 * players))
    assert (list(s.reserve), s.reserve_wisps, list(s.shelf)) == ([stock] * 3, stock, [copies] * 5)


def test_2_4_the_first_seat_is_random() -> None:
    assert {GAME.new(4, seed=seed).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "placed"), [(2, 4), (3, 3), (4, 2)])
def test_2_5_members_placed_in_turn(players: int, placed: int) -> None:
    s = GAME.new(players, seed=3, log=True)
    order = []
    while asked(s)[1] != "turn":
        if asked(s)[1] == "place":
            order.append(s.actor())
        play(s, offers(s)[-1])
    assert order == [(s.first + i) % players for i in range(players * placed)]
    assert list(s.board) == [placed] * players


def test_2_5_not_on_a_full_card() -> None:
    s = table(board={0: "1-2", 1: "1-2"}, agenda=[["place", 2]])
    assert why_not(s, "card 1-2") == "full"


def test_2_6_only_on_the_temple_of_the_card() -> None:
    s = play(table(agenda=[["place", 0]]), "card 7-8")
    assert offers(s) == ["gain sirona-light", "gain sirona-dark"]
    assert why_not(s, "gain belanos-dark") == "this-temple"


def test_1_3_adjacent_in_the_village_not_by_number() -> None:
    s = table(board={0: "9-10"})
    assert [text for text in offers(s) if text.startswith("move")] == [
        "move 9-10 to 3-4",
        "move 9-10 to 11-12",
        "move 9-10 to 15-16",
        "move 9-10 to 7-8",
    ]


def test_3_3_the_moved_member_activates() -> None:
    s = play(table(board={0: "1-2"}), "move 1-2 to 3-4")
    assert (asked(s), members(s, 0)) == ((0, "act"), "3-4?")


@pytest.mark.parametrize(
    ("edition", "option", "expected"),
    [
        ("fr", "printed", "1-2* 3-4*"),
        ("en", "printed", "1-2* 3-4"),
        ("fr", "active", "1-2* 3-4"),
        ("en", "exhausted", "1-2* 3-4*"),
    ],
)
def test_3_6_the_new_member(edition: str, option: str, expected: str) -> None:
    s = table(2, edition, board={0: "1-2*"}, options={"expansion": option})
    assert members(play(s, "expand 3-4", "pay wood", "pay wood"), 0) == expected


def test_3_6_members_elsewhere_do_not_raise_the_price() -> None:
    s = table(board={0: "1-2*"}, devotion={0: {"sirona-light": 3}}, graves={0: 2})
    play(s, "expand 3-4")
    assert told(s, "expand")[0]["price"] == 2


def test_3_6_new_members_give_no_devotion() -> None:
    s = play(table(board={0: "1-2*"}), "expand 3-4", "pay wood", "pay wood")
    assert sum(s.devotion) == 0


def test_3_7_who_passed_may_act_again() -> None:
    s = table(board={0: "1-2*", 1: "5-6"}, resources={1: (3, 2, 2)})
    play(s, "pass", "activate 5-6", "light", "pay wood")
    assert "expand 3-4" in offers(s)


def test_4_1_exhausted_members_are_ignored() -> None:
    s = play(table(board={0: "1-2", 1: "1-2*"}), "activate 1-2", "light")
    assert asked(s) == (1, "turn")


def test_4_2_the_log_tells_beforehand_who_acts_in_which_order() -> None:
    s = table(3, board={0: "1-2", 1: "3-4 1-2*", 2: "3-4"}, turn=1, doer=1)
    play(s, "activate 3-4")
    assert [(event["seat"], event["members"]) for event in told(s, "wakes")] == [(1, 1), (2, 1)]


def test_4_3_the_side_of_the_round_is_free() -> None:
    s = play(table(board={0: "1-2"}, round=2), "activate 1-2", "dark")
    assert asked(s) == (1, "turn")
    s = play(table(board={0: "1-2"}, round=2), "activate 1-2", "light")
    assert asked(s) == (0, "fee")


def test_5_2_any_mixture() -> None:
    s = table(board={0: "1-2* 3-4*"}, points={0: 1}, devotion={0: {"belanos-dark": 2}})
    play(s, "expand 5-6", "pay vp", "pay belanos-dark", "pay gold")
    assert members(s, 0) == "1-2* 3-4* 5-6*"


def test_5_3_what_is_not_there_cannot_be_paid() -> None:
    s = play(table(board={0: "1-2*"}, resources={0: (0, 2, 2)}), "expand 3-4")
    assert [why_not(s, text) for text in ("pay wood", "pay vp", "pay sirona-dark")] == [
        "no-resource",
        "no-points",
        "no-devotion",
    ]


def test_legal_lists_are_short_enough_to_read() -> None:
    longest = 0
    for seed in range(6):
        s = GAME.new(2 + seed % 3, seed=seed, edition=("fr", "en")[seed % 2])
        while not s.over():
            seat = s.actor()
            longest = max(longest, s.count(seat))
            s.play_fast(seat, s.nth(seat, (seed + s.count(seat) * 7) % s.count(seat)))
    assert longest <= 60


def test_notation_forgives_case_and_blanks_and_refuses_nonsense() -> None:
    s = table(board={0: "1-2"})
    assert GAME.parse(s, 0, "  Activate   1-2 ") == ACTIVATE
    for text, key in [("fly 1-2", "unreadable"), ("move 1-2 to 9-10", "not-adjacent"), ("move 1-3 to 3-4", "no-such")]:
        with pytest.raises(Exception, match=key):
            GAME.parse(s, 0, text)
    assert CARD_NAMES[14] == "29-30"


def test_3_7_a_turn_in_which_only_passing_is_possible_asks_for_it() -> None:
    s = table(board={0: "1-2*", 1: "3-4 3-4 7-8 7-8"}, items={0: "rune"})
    assert (asked(s), offers(s)) == ((0, "only-pass"), ["pass", "rune wood", "rune stone", "rune gold"])
    assert asked(table(board={0: "1-2*"})) == (0, "turn")

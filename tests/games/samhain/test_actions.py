"""[13] Every action in each edition: what it costs and gives, when it fails. [14] The +1 of a repeat."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton.games.samhain.data import BONUS_NAMES, CARD_NAMES

from .literal import asked, change, holdings, keys, members, offers, play, table, told, why_not

THEIRS = "member 2 29-30 active"
MINE = "member 1 {} acted"
Spec = dict[str, Any]
# number, edition, what is set up, what is answered after the side, what changes for the doer, for the opponent
DONE: list[tuple[int, str, Spec, list[str], dict[str, int], dict[str, int]]] = []


def performs(
    number: int,
    edition: str,
    doer: dict[str, int],
    *answers: str,
    opponent: dict[str, int] | None = None,
    **spec: Any,
) -> None:
    for one in edition.split():
        DONE.append((number, one, spec, list(answers), doer, opponent or {}))


BOTH = "fr en"
performs(1, BOTH, {"wood": 1, "cernunnos-light": 1, "pool": -1})
performs(2, BOTH, {"wood": 2, "cernunnos-dark": 1, "pool": -1, "wisp": 1})
performs(3, BOTH, {"wood": -1, "stone": -1, "sickle": 1})
performs(4, "fr", {"wisp": -1, "vp": 1}, "give 2", opponent={"wisp": 1}, wisps={0: 1})
performs(4, "en", {"wisp": -1, "vp": 1}, "give 2", opponent={"wisp": 1}, wisps={0: 1})
performs(4, "en", {"vp": 1}, "give 2 reserve", opponent={"wisp": 1})
performs(5, BOTH, {"gold": -3, "vp": 3}, "pay gold", resources={0: (2, 2, 3)})
performs(6, "fr", {"wisp": -3}, THEIRS, opponent={"board": -1, "grave": 1}, wisps={0: 3})
performs(6, "en", {"wisp": -2}, THEIRS, opponent={"board": -1, "grave": 1}, wisps={0: 2})
performs(7, BOTH, {"sirona-light": 1, "pool": -1}, MINE.format("7-8"), "card 1-2")
performs(
    8, BOTH, {"sirona-dark": 1, "pool": -1, "wisp": 1}, MINE.format("7-8"), "card 1-2", MINE.format("1-2"), "card 3-4"
)
performs(9, "fr", {"board": -1, "grave": 1, "rune": 1})
performs(9, "en", {"board": -1, "pool": 1, "rune": 1})
performs(
    10,
    "fr",
    {"wood": -1, "stone": -1, "wisp": 2, "horn": 1},
    "pair wood stone",
    "steal 2 horn laid",
    opponent={"horn": -1},
    items={1: "horn*"},
)
performs(
    10,
    "en",
    {"gold": -1, "wisp": 2, "horn": 1},
    "steal 2 horn laid",
    "pay gold",
    opponent={"horn": -1, "gold": 1},
    items={1: "horn*"},
)
performs(11, BOTH, {"grave": -1, "board": 1}, "raise 1", "card 1-2", graves={0: 1})
performs(11, "fr", {"vp": 2}, "raise 2", "card 1-2", opponent={"grave": -1, "board": 1}, graves={1: 1})
performs(11, "en", {"vp": 2}, "raise 2", opponent={"grave": -1, "pool": 1}, graves={1: 1})
performs(12, BOTH, {"vp": 2}, items={0: "sickle rune horn"})
performs(12, BOTH, {"vp": 3}, items={0: "sickle rune horn dolmen dolmen"})
performs(12, BOTH, {"vp": 5}, items={0: "sickle rune horn dolmen bonfire"})
performs(13, BOTH, {"gold": 1, "sucellos-light": 1, "pool": -1})
performs(14, BOTH, {"gold": 2, "sucellos-dark": 1, "pool": -1, "wisp": 1})
performs(15, BOTH, {"gold": -1, "wood": -1, "horn": 1})
performs(16, BOTH, {"wisp": 1, "vp": 1}, THEIRS)
performs(17, BOTH, {"vp": 4}, items={0: "sickle sickle rune rune horn"})
performs(18, BOTH, {"stone": -1, "gold": -1, "vp": 1}, "pair stone gold", THEIRS, opponent={"board": -1, "grave": 1})
performs(19, BOTH, {"morrigan-light": 1, "pool": -1, "stone": 1}, "gain stone")
performs(20, BOTH, {"morrigan-dark": 1, "sirona-light": 1, "pool": -2, "wisp": 1}, "gain sirona-light")
performs(20, BOTH, {"morrigan-dark": 2, "pool": -1, "wisp": 1}, "gain morrigan-dark")
performs(
    21,
    BOTH,
    {"sirona-light": -1, "sirona-dark": -1, "pool": 1, "bonfire": 1},
    "pay sirona-light",
    "pay sirona-dark",
    devotion={0: {"sirona-light": 2, "sirona-dark": 1}},
)
performs(
    21,
    "en",
    {"sirona-light": -1, "belanos-dark": -1, "pool": 2, "bonfire": 1},
    "pay sirona-light",
    "pay belanos-dark",
    devotion={0: {"sirona-light": 1, "belanos-dark": 1}},
)
performs(
    22,
    BOTH,
    {"wisp": 1, "vp": 1},
    "rob 2 sirona-dark",
    opponent={"sirona-dark": -1, "pool": 1},
    devotion={1: {"sirona-dark": 1}},
)
performs(23, "fr", {"board": -1, "grave": 1, "vp": 2}, THEIRS, opponent={"board": -1, "grave": 1})
performs(23, "en", {"board": -1, "grave": 1, "vp": 3}, THEIRS, opponent={"board": -1, "grave": 1})
performs(
    24,
    BOTH,
    {"vp": 2},
    devotion={0: {"sirona-light": 2, "belanos-dark": 1, "morrigan-dark": 1}, 1: {"belanos-dark": 1}},
)
performs(25, BOTH, {"stone": 1, "belanos-light": 1, "pool": -1})
performs(26, BOTH, {"stone": 2, "belanos-dark": 1, "pool": -1, "wisp": 1})
performs(27, BOTH, {"stone": -1, "gold": -1, "dolmen": 1})
performs(28, BOTH, {"wisp": 1, "vp": 1}, THEIRS, MINE.format("27-28"))
performs(28, "en", {"wisp": 1, "vp": 1}, THEIRS, "card 1-2")
performs(29, BOTH, {"wood": -1, "stone": -1, "gold": -1, "vp": 3})
performs(30, BOTH, {"wisp": -2, "vp": 2}, wisps={0: 2})


def at_action(number: int, edition: str, spec: Spec) -> Any:
    """Seat 0 has activated the card of an action, in a round of its side, and is asked for the side."""
    card = CARD_NAMES[(number - 1) // 2]
    other = "1-2" if card == "29-30" else "29-30"
    s = table(2, edition, board={0: card, 1: other}, round=1 if number % 2 else 2, **spec)
    return play(s, f"activate {card}")


def side(number: int) -> str:
    return "light" if number % 2 else "dark"


@pytest.mark.parametrize(("number", "edition", "spec", "answers", "doer", "opponent"), DONE)
def test_13_action(
    number: int, edition: str, spec: Spec, answers: list[str], doer: dict[str, int], opponent: dict[str, int]
) -> None:
    s = at_action(number, edition, spec)
    before = [holdings(s, seat) for seat in range(2)]
    play(s, side(number), *answers)
    assert s.turn == 1 or s.actor() == 0  # the action is over
    assert [change(before[seat], holdings(s, seat)) for seat in range(2)] == [doer, opponent]


def test_13_every_action_is_tried_in_both_editions() -> None:
    assert {(number, edition) for number, edition, *_ in DONE} == {(n, e) for n in range(1, 31) for e in ("fr", "en")}


NOTHING = {0: (0, 0, 0)}
FAILS: list[tuple[int, str, Spec]] = [
    (3, BOTH, {"resources": {0: (1, 0, 2)}}),
    (3, BOTH, {"items": {1: "sickle sickle"}}),
    (4, "fr", {}),
    (5, BOTH, {"resources": {0: (2, 2, 2)}}),
    (6, "fr", {"wisps": {0: 2}}),
    (6, "en", {"wisps": {0: 1}}),
    (9, BOTH, {"items": {1: "rune rune"}}),
    (10, BOTH, {}),
    (10, BOTH, {"items": {1: "horn"}, "resources": NOTHING}),
    (10, "fr", {"items": {1: "horn"}, "resources": {0: (2, 0, 0)}}),
    (11, BOTH, {}),
    (12, BOTH, {"items": {0: "horn rune rune"}}),
    (15, BOTH, {"resources": {0: (0, 2, 2)}}),
    (15, BOTH, {"items": {1: "horn horn"}}),
    (17, BOTH, {"items": {0: "horn rune sickle"}}),
    (18, BOTH, {"resources": {0: (2, 0, 0)}}),
    (21, BOTH, {"devotion": {0: {"sirona-light": 1}}}),
    (21, "fr", {"devotion": {0: {"sirona-light": 1, "belanos-dark": 1}}}),
    (21, BOTH, {"devotion": {0: {"sirona-light": 2}}, "items": {1: "bonfire bonfire"}}),
    (22, BOTH, {"devotion": {0: {"sirona-light": 2}}}),
    (23, "fr", {"graves": {1: 2}}),
    (24, BOTH, {"devotion": {0: {"sirona-light": 2}, 1: {"sirona-light": 2}}}),
    (27, BOTH, {"resources": {0: (2, 2, 0)}}),
    (27, BOTH, {"items": {1: "dolmen dolmen"}}),
    (29, BOTH, {"resources": {0: (3, 3, 0)}}),
    (30, BOTH, {"wisps": {0: 1}}),
]


@pytest.mark.parametrize(("number", "edition", "spec"), [(n, e, s) for n, es, s in FAILS for e in es.split()])
def test_13_action_fails_for_a_wisp(number: int, edition: str, spec: Spec) -> None:
    s = at_action(number, edition, spec)
    assert side(number) not in offers(s)
    before = holdings(s, 0)
    play(s, "wisp")
    assert change(before, holdings(s, 0)) == {"wisp": 1}


@pytest.mark.parametrize("number", [6, 16, 18, 23])
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_13_nobody_to_aim_at(number: int, edition: str) -> None:
    card = CARD_NAMES[(number - 1) // 2]
    s = table(2, edition, board={0: card}, wisps={0: 3}, round=1 if number % 2 else 2)
    assert side(number) not in offers(play(s, f"activate {card}"))


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_13_16_only_exhausted_opponents_fails(edition: str) -> None:
    s = play(table(2, edition, board={0: "15-16", 1: "29-30*"}, round=2), "activate 15-16")
    assert "dark" not in offers(s)


def test_13_28_fr_swap_needs_another_card() -> None:
    s = play(table(2, "fr", board={0: "27-28", 1: "27-28"}, round=2), "activate 27-28")
    assert "dark" not in offers(s)
    s = play(table(2, "en", board={0: "27-28", 1: "27-28"}, round=2), "activate 27-28")
    assert "dark" in offers(s)


@pytest.mark.parametrize("number", [2, 8, 14, 16, 20, 26, 28])
def test_13_where_the_wisp_comes(number: int) -> None:
    answers = next(answers for n, e, _, answers, *_ in DONE if n == number)
    order = {}
    for edition in ("fr", "en"):
        s = play(at_action(number, edition, {}), side(number), *answers)
        told = keys(s)
        others = [i for i, key in enumerate(told) if key in ("devote", "resource", "exhaust", "swap", "walk")]
        order[edition] = sum(i < told.index("wisp") for i in others)
    assert order["en"] == 0
    assert order["fr"] == {2: 2, 8: 1, 14: 2, 16: 1, 20: 2, 26: 2, 28: 1}[number]


def test_13_7_a_step_is_skipped_when_none_is_legal() -> None:
    board = {0: "7-8", 1: "1-2 1-2* 9-10 9-10* 13-14 13-14*"}
    s = play(table(board=board), "activate 7-8", "light")
    assert members(s, 0) == "7-8*"


def test_13_10_the_stolen_item_is_upright() -> None:
    s = play(at_action(10, "fr", {"items": {1: "horn*"}}), "dark", "pair wood stone", "steal 2 horn laid")
    assert s.upright(0, 4) == 1


def test_13_10_the_thief_chooses_upright_or_laid() -> None:
    s = play(at_action(10, "fr", {"items": {1: "horn* horn"}}), "dark", "pair wood stone")
    assert offers(s) == ["steal 2 horn", "steal 2 horn laid"]


def test_13_28_exchanged_members_keep_their_state() -> None:
    s = table(2, "fr", board={0: "27-28 1-2*", 1: "29-30"}, round=2)
    play(s, "activate 27-28", "dark", THEIRS, "member 1 1-2 exhausted")
    assert (members(s, 0), members(s, 1)) == ("27-28* 29-30*", "1-2")


def test_13_21_option_bonfire() -> None:
    two = {0: {"sirona-light": 1, "belanos-dark": 1}}
    s = table(2, "fr", board={0: "21-22"}, devotion=two, options={"bonfire": "any"})
    assert "light" in offers(play(s, "activate 21-22"))
    s = table(2, "en", board={0: "21-22"}, devotion=two, options={"bonfire": "one"})
    assert "light" not in offers(play(s, "activate 21-22"))


# -- 14: the +1 of a repeat, as ruled in table 2 --------------------------------------------------

PLUS = {
    1: "dp resource", 2: "dp resource", 3: "less-wood less-stone", 4: "vp", 5: "vp less", 6: "", 7: "dp", 8: "dp",
    9: "", 10: "less", 11: "vp", 12: "vp", 13: "dp resource", 14: "dp resource", 15: "less-wood less-gold", 16: "vp",
    17: "vp", 18: "vp less", 19: "dp resource", 20: "dp", 21: "less", 22: "vp", 23: "vp", 24: "vp",
    25: "dp resource", 26: "dp resource", 27: "less-stone less-gold", 28: "vp",
    29: "vp less-wood less-stone less-gold", 30: "vp",
}  # fmt: skip
RICH: Spec = {
    "resources": {0: (3, 3, 3)},
    "wisps": {0: 4},
    "devotion": {0: {"sirona-light": 3, "belanos-light": 2}, 1: {"sirona-dark": 1}},
    "items": {0: "sickle horn rune rune", 1: "bonfire"},
    "graves": {0: 1},
}


def at_repeat(number: int, edition: str, spec: Spec) -> Any:
    """Seat 0 has performed the action once in this activation and performs it again."""
    card = (number - 1) // 2
    other = "1-2" if card == 14 else "29-30"
    return table(
        2,
        edition,
        board={0: CARD_NAMES[card], 1: other},
        agenda=[["end_turn"], ["after"], ["act", card], ["perform", number - 1]],
        performed=1 << ((number - 1) % 2),
        acting=4 * card,
        round=1 if number % 2 else 2,
        **spec,
    )


@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("number", [n for n, plus in PLUS.items() if plus])
def test_14_choices_of_the_plus_one(number: int, edition: str) -> None:
    s = at_repeat(number, edition, RICH)
    expected = sorted(["none", *PLUS[number].split()], key=BONUS_NAMES.index)
    assert offers(s) == [f"bonus {name}" for name in expected]


@pytest.mark.parametrize("number", [6, 9])
def test_14_2_no_plus_one(number: int) -> None:
    card = CARD_NAMES[(number - 1) // 2]
    s = table(3, board={0: f"{card} {card}", 1: "29-30 27-28"}, wisps={0: 6}, round=1 if number % 2 else 2)
    play(s, f"activate {card}", side(number))
    play(s, *(["member 2 29-30 active", "dark", "member 2 27-28 active"] if number == 6 else ["light"]))
    assert asked(s)[1] in ("turn", "after")


WORTH: list[tuple[int, str, str, list[str], dict[str, int]]] = [
    (1, BOTH, "resource", [], {"wood": 2, "cernunnos-light": 1, "pool": -1}),
    (1, BOTH, "dp", [], {"wood": 1, "cernunnos-light": 2, "pool": -1}),
    (1, BOTH, "none", [], {"wood": 1, "cernunnos-light": 1, "pool": -1}),
    (3, BOTH, "less-wood", [], {"stone": -1, "sickle": 1}),
    (5, BOTH, "less", ["pay wood"], {"wood": -2, "vp": 3}),
    (5, BOTH, "vp", ["pay wood"], {"wood": -3, "vp": 4}),
    (10, "fr", "less", ["pay wood", "steal 2 bonfire"], {"wood": -1, "wisp": 2, "bonfire": 1}),
    (10, "en", "less", ["steal 2 bonfire"], {"wisp": 2, "bonfire": 1}),
    (11, BOTH, "vp", ["raise 1", "card 1-2"], {"grave": -1, "board": 1, "vp": 1}),
    (12, BOTH, "vp", [], {"vp": 3}),
    (17, BOTH, "vp", [], {"vp": 3}),
    (18, BOTH, "less", ["pay gold", THEIRS], {"gold": -1, "vp": 1}),
    (19, BOTH, "resource", ["gain stone", "gain stone"], {"stone": 2, "morrigan-light": 1, "pool": -1}),
    (19, BOTH, "dp", ["gain stone"], {"stone": 1, "morrigan-light": 2, "pool": -1}),
    (20, BOTH, "dp", ["gain sirona-light", "gain belanos-light"],
     {"morrigan-dark": 1, "sirona-light": 1, "belanos-light": 1, "pool": -1, "wisp": 1}),
    (21, BOTH, "less", ["pay sirona-light"], {"sirona-light": -1, "bonfire": 1}),
    (22, BOTH, "vp", ["rob 2 sirona-dark"], {"wisp": 1, "vp": 2}),
    (23, "fr", "vp", [THEIRS], {"board": -1, "grave": 1, "vp": 3}),
    (24, BOTH, "vp", [], {"vp": 3}),
    (29, BOTH, "less-gold", [], {"wood": -1, "stone": -1, "vp": 3}),
    (30, BOTH, "vp", [], {"wisp": -2, "vp": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("number", "edition", "bonus", "answers", "expected"), WORTH)
def test_14_worth_of_the_plus_one(
    number: int, edition: str, bonus: str, answers: list[str], expected: dict[str, int]
) -> None:
    for one in edition.split():
        spec = {**RICH, "graves": {}} if number == 23 else {**RICH, "wisps": {0: 2}}
        s = at_repeat(number, one, spec)
        before = holdings(s, 0)
        play(s, f"bonus {bonus}", *answers)
        assert change(before, holdings(s, 0)) == expected


def test_14_3_a_plus_one_that_would_give_nothing_is_not_offered() -> None:
    s = at_repeat(1, "fr", {"devotion": {0: {"cernunnos-light": 4}}})
    assert offers(s) == ["bonus none", "bonus resource"]
    assert why_not(s, "bonus dp") == "gives-nothing"
    s = at_repeat(2, "en", {"resources": {1: (6, 2, 2)}})
    assert offers(s) == ["bonus none", "bonus dp"]
    s = at_repeat(19, "fr", {"resources": {0: (5, 5, 5), 1: (4, 5, 5)}})
    assert offers(s) == ["bonus none", "bonus dp"]


def test_14_3_nothing_is_asked_where_only_doing_without_is_left() -> None:
    s = table(board={0: "7-8 7-8"}, devotion={0: {"sirona-light": 3}})
    play(s, "activate 7-8", "light", "member 1 7-8 acted", "card 1-2", "light")
    assert (asked(s), told(s, "repeat")) == ((0, "walk"), [])


def test_14_3_where_an_event_could_come_between_it_is_offered_and_may_lapse() -> None:
    s = at_repeat(1, "fr", {"devotion": {0: {"cernunnos-light": 4}}, "wisps": {1: 5}})
    play(s, "bonus dp")
    assert holdings(s, 0)["cernunnos-light"] == 5
    assert s.wisps[0] == 0


def test_13_28_en_everybody_may_be_left_in_place() -> None:
    s = table(2, "en", board={0: "27-28", 1: "1-2"}, round=2)
    play(s, "activate 27-28", "dark")
    assert offers(s) == ["decline", "member 2 1-2 active"]
    play(s, "decline")
    assert (s.points[0], s.wisps[0], members(s, 1)) == (1, 1, "1-2")
    s = table(2, "en", board={0: "27-28"}, round=2)
    play(s, "activate 27-28", "dark")
    assert (s.points[0], s.wisps[0]) == (1, 1)


def test_13_28_fr_fails_without_anybody_to_change_places_with() -> None:
    assert "dark" not in offers(play(table(2, "fr", board={0: "27-28"}, round=2), "activate 27-28"))


def test_13_28_fr_the_exchange_cannot_be_left_out() -> None:
    s = play(table(2, "fr", board={0: "27-28", 1: "1-2"}, round=2), "activate 27-28", "dark")
    assert why_not(s, "decline") == "swap-must"

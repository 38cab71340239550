"""[12-15] Potions, power cards, knowledge."""

from __future__ import annotations

from games.karnag.table import asked, offered, play, position, refused
from nemeton.games.karnag.board import STANDARD

FULL = {"capture": 6, "move": 6, "council": 6, "gems": 6, "mana": 6}


def kinds(s_deck: list[int]) -> list[int]:
    return [int(STANDARD.card_kind[card]) for card in s_deck]


# -- potions --------------------------------------------------------------------------------------


def test_12_1_mana_by_the_number_of_druids() -> None:
    for row, gains in (("main", [5, 8, 10]), ("secondary", [3, 5, 5])):
        for n, gain in enumerate(gains, 1):
            places = ["N", "N", "E"][:n] + ["council"] * (3 - n)
            s = position(tile="potion", row=row, druids={0: places}, mana=[0, 0, 0, 0])  # type: ignore[dict-item]
            assert play(s, "potion").mana[0] == gain


def test_12_2_no_more_than_twenty() -> None:
    assert play(position(tile="potion", druids={0: ["N", "N", 12]}, mana=[15, 0, 0, 0]), "potion").mana[0] == 20


def test_r49_knowledge_one_by_one_then_the_council() -> None:
    s = play(position(tile="potion", druids={0: ["N", 12, "S"]}), "potion", "learn move")
    assert s.druids[0] != STANDARD.council
    play(s, "learn council")
    assert list(s.druids[:3]) == [STANDARD.council, 12, STANDARD.council]


def test_r49_without_a_druid_in_a_cauldron_only_the_compensation() -> None:
    s = position(tile="potion", druids={0: [1, 2, 3]})
    assert offered(s) == ["decline"]
    assert refused(s, "potion") == "12.1 no-brewer"


def test_r27_a_potion_may_be_declined() -> None:
    assert play(position(tile="potion", druids={0: ["N", 1, 2]}), "decline").vp[0] == 11
    s = position(tile="potion", druids={0: ["N", 1, 2]}, options={"potion": "must"})
    assert refused(s, "decline") == "12.5 potion-must"


def test_r91_with_all_tracks_full_mana_and_council_stand() -> None:
    s = play(position(tile="potion", druids={0: ["N", 1, 2]}, mana=[0, 0, 0, 0], tracks={0: FULL}), "potion")
    assert (s.mana[0], s.druids[0]) == (5, STANDARD.council)


# -- drawing --------------------------------------------------------------------------------------


def test_r50_draw_four_keep_one() -> None:
    s = position(tile="card", top=["extra", "speed", "gems", "gems", "control"])
    play(s, "draw")
    assert offered(s) == ["keep speed", "keep extra", "keep gems"]
    play(s, "keep extra")
    assert s.held(0) == 1
    assert len(s.deck) == 35
    assert sorted(kinds(list(s.deck[-3:]))) == [1, 3, 3]
    assert (s.sizes[-1], s.owners[-1]) == (3, 0)


def test_r50_the_fourth_must_be_taken() -> None:
    s = position(tile="card", top=["eliminate_naja", "eliminate_naja", "eliminate_ghoul", "speed"])
    play(s, "draw")
    assert offered(s) == ["keep speed"]
    assert refused(s, "refuse") == "13.4 keep-one"
    assert refused(s, "eliminate naja") == "13.3 no-such-creature"


def test_r50_a_marked_card_needs_a_creature_of_its_kind() -> None:
    marked = ["eliminate_naja", "eliminate_naja", "eliminate_ghoul", "speed"]
    s = play(position(tile="card", top=marked, reserves={0: ["naja"]}), "draw", "eliminate naja")
    assert (s.vp[0], s.held(0), s.captured(0, 3)) == (15, 0, 0)


def test_r50_four_marked_and_none_wanted_four_more() -> None:
    marked = ["eliminate_naja", "eliminate_naja", "eliminate_ghoul", "eliminate_ghoul"]
    s = position(tile="card", top=[*marked, "speed", "extra", "gems", "control"])
    play(s, "draw")
    assert offered(s) == ["refuse"]
    play(s, "refuse")
    assert offered(s) == ["keep speed", "keep extra", "keep gems", "keep control"]


def test_13_2_secondary_draws_one() -> None:
    s = play(position(tile="card", row="secondary", top=["speed"]), "draw")
    assert (s.held(0), asked(s)) == (1, "go-on")
    s = play(position(tile="card", row="secondary", top=["eliminate_naja", "speed"]), "draw", "refuse")
    assert s.held(0) == 1


def test_r78_played_cards_lie_openly_under_the_deck() -> None:
    s = play(position(tile="potion", hands={0: ["extra"]}), "play extra")
    assert (STANDARD.card_kind[s.deck[-1]], s.sizes[-1], s.owners[-1]) == (2, 1, 9)


def test_r78_everybody_sees_the_backs() -> None:
    s = play(position(tile="card", top=["eliminate_naja", "speed", "gems", "gems"]), "draw")
    table = s.view(1)["table"]
    assert isinstance(table, dict)
    assert table["drawn"] == ["marked", "plain", "plain", "plain"]
    s = position(tile="card", top=["eliminate_naja", "speed", "gems", "gems"], options={"backs": "hidden"})
    table = play(s, "draw").view(1)["table"]
    assert isinstance(table, dict)
    assert table["drawn"] == ["hidden"] * 4


def test_r79_when_all_cards_were_seen_the_action_ends() -> None:
    """The deck holds only the six marked cards; the other 30 are in hands."""
    six = ["through", "speed", "extra", "gems", "knowledge", "control"]
    hands = {1: six * 2, 2: six * 2, 3: six}
    s = position(tile="card", row="secondary", hands=hands)
    play(s, "draw", *["refuse"] * 6)
    assert s.held(0) == 0
    assert s.vp[0] == 10
    s = play(position(tile="card", hands=hands), "draw", "refuse", "refuse")
    assert (s.held(0), s.actor()) == (0, 1)


def test_r79_an_empty_deck_makes_it_impossible() -> None:
    s = position(tile="card")
    s.deck = s.deck[:0]
    s.menu_known = False
    assert s.legal(0) == position(tile="potion").legal(0)


def test_r80_hands_are_hidden_their_size_open() -> None:
    s = position(hands={0: ["extra"], 1: ["speed", "gems"]})
    table = s.view(0)["table"]
    assert isinstance(table, dict)
    assert (table["hand"], table["held"]) == (["extra"], [1, 2, 0, 0])


# -- playing --------------------------------------------------------------------------------------


def test_r51_only_the_seat_whose_cube_it_is_plays_cards() -> None:
    s = position(hands={1: ["extra"]})
    assert s.actors() == [0]


def test_r51_option_cards_of_all() -> None:
    cubes = [0] * 36
    cubes[0], cubes[1] = 17, 2
    s = position(hands={0: ["extra"], 2: ["extra"]}, cubes=cubes, options={"cards": "all"})
    play(s, "decline")
    assert (s.actor(), asked(s)) == (0, "interlude")
    play(s, "pass")
    assert (s.actor(), asked(s)) == (2, "interlude")
    play(s, "play extra")
    assert (s.actor(), asked(s)) == (1, "act")


def test_r52_increased_knowledge_as_far_as_there_is() -> None:
    nearly = dict(FULL, move=5)
    s = play(position(tile="potion", hands={0: ["knowledge"]}, tracks={0: nearly}), "play knowledge", "learn move")
    assert asked(s) == "act"
    s = play(position(tile="potion", hands={0: ["knowledge"]}), "play knowledge", "learn move", "learn move")
    assert s.knowledge[1] == 2


def test_r52_a_parchment_gives_another_track_if_wanted() -> None:
    s = play(position(tile="gem", tracks={0: {"mana": 3}}, mana=[0, 0, 0, 0]), "learn mana")
    assert s.mana[0] == 3
    assert asked(s) == "parchment"
    assert refused(s, "learn mana") == "15.6 other-track"
    assert "pass" in offered(s)
    assert play(s, "learn capture").knowledge[0] == 1


def test_r52_chains() -> None:
    s = position(tile="gem", tracks={0: {"mana": 3, "gems": 1}}, gems={0: [(8, 5)]})
    play(s, "learn mana", "learn gems")
    assert asked(s) == "shift"


def test_r74_one_part_done_is_an_action_performed() -> None:
    s = play(position(tile="gem", hands={0: ["extra"]}), "learn move")
    assert refused(s, "decline") == "7.4 performed"
    assert play(s, "end").vp[0] == 10


def test_r27_cards_are_not_the_action() -> None:
    s = play(position(tile="gem", hands={0: ["extra"]}), "play extra", "decline")
    assert s.vp[0] == 11
    s = play(position(tile="gem", mana=[3, 0, 0, 0], options={"compensation": "mana"}), "decline")
    assert (s.vp[0], s.mana[0]) == (10, 4)


def test_r28_the_alternative_is_chosen_when_the_cube_is_reached() -> None:
    s = position(tile="gem", druids={0: [2, 57, 54]})
    assert {"squares 6", "gem 1+2 send 1", "learn mana", "decline"} <= set(offered(s))
    s = position(tile="gem", druids={0: [2, 57, 54]}, hands={0: ["extra"]})
    assert refused(play(s, "squares 6", "druid 1", "clockwise 6"), "learn mana") == "7.3 done-already"


def test_r72_everybody_is_asked_even_if_nothing_can_be_done() -> None:
    assert offered(position(tile="potion", druids={0: [1, 2, 3]})) == ["decline"]

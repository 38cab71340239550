"""[11, 14.5, 14.7, 15.5] Creatures that are led, gemstones that are moved."""

from __future__ import annotations

from games.karnag.table import asked, offered, play, position, refused, token_at, where
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.data import OUT


def test_r46_any_steps_and_an_end_on_the_path() -> None:
    s = position(tile="telepathy", creatures=[("golem", "left", (8, 2))])
    play(s, "creature h2", "lead east", "lead north", "lead north")
    assert where(s) == {}
    assert list(s.creatures).count(OUT) == 1


def test_11_1_three_squares_or_one() -> None:
    s = play(position(tile="telepathy", creatures=[("golem", "left", (8, 4))]), "creature h4")
    play(s, "lead east", "lead east", "lead south")
    assert where(s) == {"j5": "golem"}
    s = position(tile="telepathy", row="secondary", creatures=[("golem", "left", (8, 4))])
    assert where(play(s, "creature h4", "lead east")) == {"i4": "golem"}


def test_r46_obstacles_remain_obstacles_but_for_the_kind() -> None:
    s = play(position(tile="telepathy", creatures=[("ghoul", "left", (3, 3))]), "creature c3")
    assert "lead north" in offered(s)  # swamp S3
    s = play(position(tile="telepathy", creatures=[("golem", "left", (3, 3))]), "creature c3")
    assert refused(s, "lead north") == "11.2 no-entry"


def test_r47_a_creature_with_a_cube_is_not_led_again_but_captured() -> None:
    s = position(tile="telepathy", creatures=[("golem", "left", (8, 4))], hands={0: ["control"]})
    play(s, "creature h4", "lead east", "halt")
    assert refused(s, "play control") == "14.7 useless"
    s = position(tile="capture", druids={0: [8, 20, 21]}, creatures=[("golem", "left", (8, 4))])
    s.cubed = 1 << token_at(s, (8, 4))
    assert where(play(s, "capture 1")) == {}
    assert s.cubed == 0


def test_r48_a_gem_moves_onto_free_squares_of_the_glade() -> None:
    s = position(tile="telepathy", row="secondary", gems={0: [(2, 1), (8, 5)]})
    assert refused(s, "shift b1 north") == "11.5 not-free"  # the path
    assert refused(s, "shift b1 west") == "11.5 not-free"  # rock M1
    assert refused(s, "shift h5 south") == "11.5 not-free"  # the gate
    assert play(s, "shift h5 north").gems[1] == STANDARD.square(8, 4)


def test_r48_a_tracks_move_is_optional_but_not_cut_short() -> None:
    s = position(tile="gem", gems={0: [(8, 5)]}, tracks={0: {"gems": 3}})
    play(s, "learn gems")
    assert "pass" in offered(s)
    play(s, "shift h5 north")
    assert refused(s, "pass") == "15.5 shift-all"


def test_r48_what_is_impossible_is_lost() -> None:
    s = play(position(tile="gem", tracks={0: {"gems": 3}}), "learn gems")
    assert asked(s) != "shift"


def test_r85_at_least_one_square_and_back_again() -> None:
    s = play(position(tile="telepathy", creatures=[("golem", "left", (8, 4))]), "creature h4")
    assert refused(s, "halt") == "11.2 go-on"
    play(s, "lead north", "lead south", "halt")
    assert where(s) == {"h4": "golem"}
    assert s.cubed == 1 << token_at(s, (8, 4))


def test_r85_action_and_control_cards_are_one_move() -> None:
    s = position(tile="telepathy", row="secondary", creatures=[("golem", "left", (8, 5))], hands={0: ["control"]})
    play(s, "creature h5", "play control", "lead north", "lead north", "lead north")
    assert s.cubed == 0
    play(s, "lead north")
    assert where(s) == {"h1": "golem"}
    assert s.cubed


def test_14_7_control_before_the_squares_of_the_tile() -> None:
    s = position(tile="telepathy", row="secondary", creatures=[("golem", "left", (8, 5))], hands={0: ["control"] * 2})
    play(s, "play control", "creature h5")
    assert offered(s)[:2] == ["play control", "creature h5"]
    play(s, "lead north", "lead north", "creature h3")
    assert refused(s, "halt") == "11.2 go-on"
    assert refused(s, "creature h3") == "14.7 one-creature"
    play(s, "lead north", "lead north")
    assert where(s) == {"h1": "golem"}
    assert s.cubed
    assert asked(s) == "go-on"


def test_14_7_the_tile_leads_another_creature_after_the_card() -> None:
    herd = [("golem", "left", (8, 5)), ("ghoul", "left", (9, 5))]
    s = position(tile="telepathy", row="secondary", creatures=herd, hands={0: ["control"]})
    play(s, "play control", "creature h5", "lead north", "halt", "creature i5", "lead north")
    assert where(s) == {"h4": "golem", "i4": "ghoul"}
    s = play(position(tile="potion", creatures=herd, hands={0: ["control"]}), "play control", "creature h5")
    assert "creature h5" not in offered(s)


def test_r85_another_creature_by_another_card() -> None:
    s = position(
        tile="telepathy",
        row="secondary",
        creatures=[("golem", "left", (8, 5)), ("ghoul", "left", (9, 5))],
        hands={0: ["control"]},
    )
    play(s, "creature h5", "lead north", "play control", "creature i5", "lead north", "halt")
    assert where(s) == {"h4": "golem", "i4": "ghoul"}


def test_r17_r86_an_escape_beside_ones_own_druid_costs() -> None:
    s = position(
        tile="telepathy",
        row="secondary",
        druids={0: [9, "N", "N"]},
        creatures=[("golem", "left", (8, 1))],
        vp=[5, 5, 5, 5],
    )
    play(s, "creature h1", "lead north")
    assert s.vp[0] == 2


def test_r87_a_gem_never_enters_a_creatures_square() -> None:
    s = position(tile="telepathy", row="secondary", gems={0: [(8, 4)]}, creatures=[("naja", "left", (8, 3))])
    assert refused(s, "shift h4 north") == "11.5 not-free"


def test_r87_the_card_moves_one_gem_twice_or_two_gems_once() -> None:
    s = play(position(tile="potion", gems={0: [(8, 4)]}, hands={0: ["gems"]}), "play gems", "shift h4 east")
    assert play(s, "shift i4 west").gems[0] == STANDARD.square(8, 4)
    s = position(tile="potion", gems={0: [(8, 4), (10, 2)]}, hands={0: ["gems"]})
    play(s, "play gems", "shift h4 east", "shift j2 east")
    assert list(s.gems[:2]) == [STANDARD.square(9, 4), STANDARD.square(11, 2)]
    assert asked(s) == "act"


def test_r15_a_gem_leaves_its_naja_behind() -> None:
    s = position(tile="telepathy", row="secondary", gems={0: [(8, 4)]}, creatures=[("naja", "left", (8, 4))])
    assert where(play(s, "shift h4 north")) == {"h4": "naja"}

"""[9, 10, 14.2] Gemstones and captures."""

from __future__ import annotations

from games.karnag.table import offered, play, position, refused, where
from nemeton.games.karnag.board import STANDARD


def test_example_gems_for_seven_and_four_with_one_shared_druid() -> None:
    s = position(tile="gem", row="secondary", druids={0: [2, 57, 54]})
    play(s, "gem 1+3 send 3")
    assert s.mana[0] == 20 - 7
    play(s, "gem 1+2 send 2")
    assert s.mana[0] == 20 - 7 - 4
    assert sorted(s.gems[:3]) == sorted([0, STANDARD.square(2, 3), STANDARD.square(2, 6)])
    assert list(s.druids[:3]) == [2, STANDARD.council, STANDARD.council]


def test_r35_a_row_and_a_column_are_needed() -> None:
    s = position(tile="gem", druids={0: [5, 42, 17]})
    assert refused(s, "gem 1+2 send 1") == "9.3 no-crossing"
    assert refused(s, "gem 1+3 send 1") == "9.3 no-crossing"  # from a corner


def test_r36_obstacles_passed_count_as_squares() -> None:
    s = position(tile="gem", druids={0: [6, 56, 30]}, reserves={0: ["shadow"]})
    play(s, "gem 1+2 send 1")
    assert s.mana[0] == 20 - (4 + 6 - 1)


def test_r37_the_square_must_be_totally_free() -> None:
    s = position(tile="gem", druids={0: [6, 57, 30]}, reserves={0: ["shadow", "shadow"]})
    assert refused(s, "gem 1+2 send 1") == "9.4 not-free"
    s = position(tile="gem", druids={0: [2, 57, 30]}, menhirs={1: [(2, 3)]}, reserves={0: ["naja"]})
    assert refused(s, "gem 1+2 send 1") == "9.4 not-free"


def test_r38_after_the_first_gem_one_of_its_druids_is_gone() -> None:
    s = play(position(tile="gem", druids={0: [2, 57, 54]}), "gem 1+2 send 1")
    assert not [text for text in offered(s) if text.startswith("gem")]


def test_r38_a_gem_in_reserve_is_needed() -> None:
    s = position(tile="gem", druids={0: [2, 57, 54]}, gems={0: [(8, 1), (9, 1), (10, 1)]})
    assert refused(s, "gem 1+2 send 1") == "9.6 no-gem"


def test_r39_too_little_mana_spoils_this_gem_only() -> None:
    s = position(tile="gem", druids={0: [2, 57, 54]}, mana=[4, 0, 0, 0])
    assert refused(s, "gem 1+3 send 1") == "9.5 no-mana"
    assert play(s, "learn capture", "gem 1+2 send 1").mana[0] == 0


def test_r40_mana_learned_first_pays_for_the_gem() -> None:
    s = position(tile="gem", druids={0: [2, 57, 54]}, mana=[2, 0, 0, 0], tracks={0: {"mana": 1}})
    assert refused(s, "gem 1+2 send 1") == "9.5 no-mana"
    assert play(s, "learn mana", "gem 1+2 send 1").mana[0] == 0


def test_r41_a_creature_in_an_obstacle_needs_the_pass() -> None:
    s = position(tile="capture", druids={0: [6, 20, 30]}, creatures=[("shadow", "left", (6, 3))])
    assert refused(s, "capture 1") == "9.9 lone-no-pass"
    s = position(
        tile="capture",
        druids={0: [6, 20, 30]},
        creatures=[("shadow", "left", (6, 3))],
        reserves={0: ["shadow"]},
    )
    assert play(s, "capture 1").vp[0] == 12


def test_r42_one_pass_per_creature_and_action() -> None:
    table = {"druids": {0: [6, 7, 30]}, "reserves": {0: ["shadow"]}}
    creatures = [("golem", "left", (6, 4)), ("golem", "left", (7, 4))]
    s = position(tile="capture", creatures=creatures, **table)  # type: ignore[arg-type]
    play(s, "capture 1")
    assert refused(s, "capture 2") == "9.9 lone-no-pass"
    s = position(tile="capture", creatures=creatures, options={"passes": "flash"}, **table)  # type: ignore[arg-type]
    assert where(play(s, "capture 1", "capture 2")) == {}


def test_r42_a_creature_captured_in_this_action_counts_at_once() -> None:
    creatures = [("golem", "left", (6, 4)), ("shadow", "left", (8, 2))]
    s = position(tile="capture", druids={0: [6, 8, 30]}, creatures=creatures)
    assert refused(s, "capture 1") == "9.9 lone-no-pass"
    assert where(play(s, "capture 2", "capture 1")) == {}


def test_r43_creatures_stop_lightning() -> None:
    s = position(tile="gem", druids={0: [2, 57, 30]}, creatures=[("golem", "left", (2, 2))])
    assert refused(s, "gem 1+2 send 1") == "9.2 flash-stopped"


def test_r44_capture_bonus_once_and_for_each() -> None:
    creatures = [("golem", "left", (8, 2)), ("golem", "left", (9, 2))]
    s = position(tile="capture", druids={0: [8, 9, 30]}, creatures=creatures, tracks={0: {"capture": 5}})
    assert play(s, "capture 1").vp[0] == 10 + 5 + 1 + 3
    assert s.druids[0] == STANDARD.council
    assert play(s, "capture 2").vp[0] == 19 + 5 + 1


def test_r45_foreign_stones_block_like_own_ones() -> None:
    for owner in (0, 1):
        s = position(tile="gem", druids={0: [2, 57, 30]}, menhirs={owner: [(2, 2)]})
        assert refused(s, "gem 1+2 send 1") == "9.9 no-pass"


def test_10_2_the_cost_of_a_capture() -> None:
    s = position(tile="capture", druids={0: [8, 20, 30]}, creatures=[("ghoul", "left", (8, 4))])
    s = play(s, "capture 1")
    assert (s.mana[0], s.vp[0]) == (16, 12)


def test_r02_main_capture_either_walks_or_captures_and_learns() -> None:
    s = play(position(tile="capture", druids={0: [8, "N", "N"]}, hands={0: ["extra"]}), "learn gems")
    assert refused(s, "squares 7") == "7.3 done-already"
    s = position(tile="capture", druids={0: [8, "N", "N"]}, options={"capture_learn": True})
    play(s, "learn gems", "squares 7", "druid 1", "clockwise 7")
    assert s.druids[0] == 15
    s = position(tile="capture", druids={0: [8, "N", "N"]}, options={"capture_learn": True})
    assert "learn gems" in offered(play(s, "squares 7", "druid 1", "clockwise 7"))


def test_r72_a_card_makes_the_action_possible() -> None:
    s = position(tile="gem", druids={0: [11, 22, 40]}, mana=[9, 0, 0, 0], hands={0: ["extra"]})
    assert refused(s, "gem 1+2 send 1") == "9.5 no-mana"
    play(s, "play extra", "gem 1+2 send 1")
    assert (s.mana[0], s.vp[0], s.gems[0]) == (3, 10, STANDARD.square(11, 5))


def test_r73_control_between_two_captures() -> None:
    creatures = [("golem", "left", (8, 2)), ("golem", "left", (10, 2))]
    s = position(tile="capture", druids={0: [8, 9, 30]}, creatures=creatures, hands={0: ["control"]})
    play(s, "capture 1")
    assert refused(s, "capture 2") == "10.2 lone-no-quarry"
    play(s, "play control", "creature j2", "lead west", "halt", "capture 2")
    assert s.vp[0] == 20


def test_r73_knowledge_before_the_capture() -> None:
    s = position(
        tile="capture",
        row="secondary",
        druids={0: [8, 9, 30]},
        creatures=[("golem", "left", (8, 2))],
        hands={0: ["knowledge"]},
    )
    assert play(s, "play knowledge", "learn capture", "learn capture", "capture 1").vp[0] == 10 + 5 + 1


def test_r75_through_cards_and_passes_add_up() -> None:
    """R3 lies on (12,6) and (13,6): two rocks, one shadow, one card."""
    table = {"druids": {0: [23, 20, 30]}, "creatures": [("golem", "left", (11, 6))], "reserves": {0: ["shadow"]}}
    s = position(tile="capture", hands={0: ["through"]}, **table)  # type: ignore[arg-type]
    assert refused(s, "capture 1") == "9.9 lone-no-pass"
    play(s, "play through", "capture 1")
    assert (s.through, where(s)) == (0, {})


def test_r75_not_used_it_is_lost_and_elsewhere_not_played() -> None:
    s = position(tile="potion", druids={0: [23, 20, 30]}, hands={0: ["through"]})
    assert refused(s, "play through") == "14.2 useless"


def test_r76_one_step_of_knowledge_also_alone() -> None:
    s = play(position(tile="gem", druids={0: [2, 57, 54]}, hands={0: ["extra"]}), "learn gems")
    assert refused(s, "learn gems") == "7.3 done-already"
    full = {"capture": 6, "move": 6, "council": 6, "gems": 6, "mana": 6}
    assert refused(position(tile="gem", tracks={0: full}), "learn gems") == "15.1 track-full"


def test_r84_the_second_gem_is_tested_with_the_first_lying_there() -> None:
    s = position(tile="gem", druids={0: [14, 19, 20]})
    play(s, "gem 1+3 send 3")
    assert (s.mana[0], s.gems[0]) == (15, STANDARD.square(14, 3))
    play(s, "gem 1+2 send 2")
    assert (s.mana[0], s.gems[1]) == (11, STANDARD.square(14, 2))
    other = play(position(tile="gem", druids={0: [14, 19, 20]}), "gem 1+2 send 2")
    assert refused(other, "gem 1+3 send 3") == "9.9 no-pass"


def test_r88_a_naja_under_a_gem_needs_a_pass_until_the_gem_leaves() -> None:
    table = {"druids": {0: [8, 20, 30]}, "creatures": [("naja", "left", (8, 2))], "gems": {0: [(8, 2)]}}
    s = position(tile="capture", hands={0: ["gems"]}, **table)  # type: ignore[arg-type]
    assert refused(s, "capture 1") == "9.9 lone-no-pass"
    assert play(s, "play gems", "shift h2 east", "pass", "capture 1").vp[0] == 12


# -- no more than the rulebook allows, however a druid came back ----------------------------------------------------

HERD = [("golem", "left", at) for at in ((7, 2), (8, 2), (9, 2), (15, 10))]


def test_10_5_at_most_three_captures_in_an_action() -> None:
    s = position(tile="capture", druids={0: [7, 8, 9]}, creatures=HERD, hands={0: ["speed", "through"]})
    play(s, "capture 1", "capture 2", "capture 3", "play speed", "squares 3", "druid 1", "enter 30")
    play(s, "clockwise 2")
    assert where(s) == {"o10": "golem"}
    assert refused(s, "capture 1") == "10.5 lone-enough"
    assert refused(s, "play through") == "14.2 useless"


def test_9_8_at_most_two_gemstones_in_an_action() -> None:
    s = position(tile="gem", row="secondary", druids={0: [2, 57, 54]}, hands={0: ["speed", "extra"]})
    play(s, "gem 1+3 send 3", "gem 1+2 send 2", "play speed", "squares 2", "druid 2", "enter 0", "counter 1")
    assert refused(s, "gem 1+2 send 1") == "9.8 enough-gems"
    assert offered(s) == ["end", "play extra"]


def test_10_4_the_bonus_of_the_action_once() -> None:
    s = position(tile="capture", druids={0: [8, 9, 30]}, creatures=HERD, tracks={0: {"capture": 5}})
    assert play(s, "capture 1", "capture 2").vp[0] == 10 + 2 * (5 + 1) + 3

"""[4, 5] Phase B."""

from __future__ import annotations

import pytest

from games.karnag.table import position, token_at, where
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.data import OUT
from nemeton.games.karnag.rules.creatures import CREATURES, arrivals, arrive, escape, penalty, progress
from nemeton.games.karnag.state import Karnag

NORTH, EAST, SOUTH, WEST = range(4)
NO_TILES = [-1] * 13


def moved(s: Karnag) -> dict[str, str]:
    progress(s)
    return where(s)


def test_r07_distance_is_squares_to_the_path() -> None:
    assert STANDARD.nearness[STANDARD.square(8, 3)] == 3 * 128 + 3 + 8
    assert STANDARD.heading[STANDARD.square(8, 3)] == NORTH


def test_r08_equal_borders_follow_the_arrow_of_the_quarter() -> None:
    corners = [(3, 3), (14, 3), (14, 10), (3, 10)]
    assert [STANDARD.heading[STANDARD.square(*at)] for at in corners] == [NORTH, EAST, SOUTH, WEST]


def test_example_golem_three_away_from_two_borders_turns_right_at_an_obstacle() -> None:
    """Swamp S3 lies north of (3,3)."""
    assert moved(position(creatures=[("golem", "right", (3, 3))])) == {"d3": "golem"}


def test_r09_one_turn_to_its_side_only_else_it_stays() -> None:
    s = position(creatures=[("golem", "left", (8, 3))], menhirs={0: [(8, 2)], 1: [(9, 3), (8, 4)]})
    assert moved(s) == {"h3": "golem"}  # rock R1 to the left; the right is blocked here, but would not be tried


def test_r09_never_the_other_side() -> None:
    s = position(creatures=[("golem", "left", (8, 3))], menhirs={0: [(8, 2)]})
    assert moved(s) == {"h3": "golem"}


def test_r10_heading_is_found_anew() -> None:
    s = position(creatures=[("golem", "right", (3, 3))])
    progress(s)
    assert moved(s) == {"e3": "golem"}  # from (4,3) north again, swamp ahead, to the right once more
    assert moved(s) == {"e2": "golem"}  # and north where nothing is in the way


def test_r11_the_nearest_moves_first() -> None:
    s = position(creatures=[("golem", "left", (8, 2)), ("golem", "left", (8, 3))])
    assert moved(s) == {"h1": "golem", "h2": "golem"}


def test_example_two_golems_b_moves_first() -> None:
    """A (14,4) needs 3+4, faces a gemstone and turns left into the square of B (14,3), which needs 3+3."""
    s = position(
        creatures=[("golem", "left", (14, 4)), ("golem", "left", (14, 3))],
        gems={0: [(15, 4), (15, 3)]},
    )
    assert moved(s) == {"n2": "golem", "n3": "golem"}


def test_r11_of_equals_golem_ghoul_shadow_naja() -> None:
    s = position(
        creatures=[("naja", "right", (8, 2)), ("golem", "left", (9, 2))],
        druids={0: ["council"] * 3},
        menhirs={0: [(9, 1)]},
    )
    progress(s)
    assert where(s) == {"h1": "naja", "i2": "golem"}  # the golem, first, finds (8,2) still occupied


def test_r12_equals_that_want_one_square_stay() -> None:
    """On (2,3) and (3,2) both are 2 + 3 squares from the borders; when turned aside both want (2,2)."""
    stones = {0: [(3, 1), (1, 3)]}
    one, other = ("golem", "left", (3, 2)), ("golem", "right", (2, 3))
    assert moved(position(creatures=[one, other], menhirs=stones, tiles=NO_TILES)) == {"c2": "golem", "b3": "golem"}
    assert moved(position(creatures=[one], menhirs=stones, tiles=NO_TILES)) == {"b2": "golem"}
    assert moved(position(creatures=[other], menhirs=stones, tiles=NO_TILES)) == {"b2": "golem"}


def test_r12_mirrored_equals_each_go_their_way() -> None:
    s = position(
        creatures=[("golem", "right", (7, 2)), ("golem", "left", (10, 2))],
        menhirs={0: [(7, 1), (10, 1)]},
        tiles=NO_TILES,
    )
    assert moved(s) == {"h2": "golem", "i2": "golem"}


def test_r12_who_is_blocked_by_an_equal_moves_after_it() -> None:
    """(8,3) wants to go north, is blocked there, and to the right by its equal on (9,3), which leaves northwards."""
    s = position(
        creatures=[("golem", "right", (8, 3)), ("golem", "left", (9, 3))], menhirs={0: [(8, 2)]}, tiles=NO_TILES
    )
    assert moved(s) == {"i3": "golem", "i2": "golem"}


def test_r13_a_creature_not_yet_moved_is_an_obstacle() -> None:
    """(8,2) moves before (9,2), which leaves later; to its right the way is still barred."""
    s = position(
        creatures=[("golem", "right", (8, 2)), ("ghoul", "left", (9, 2))], menhirs={0: [(8, 1)]}, tiles=NO_TILES
    )
    assert moved(s) == {"h2": "golem", "i1": "ghoul"}


@pytest.mark.parametrize(
    ("kind", "at", "to"),
    [
        ("shadow", (6, 4), "f3"),  # into rock R1
        ("ghoul", (4, 3), "d2"),  # into swamp S3
        ("golem", (4, 3), "c3"),
    ],
)
def test_r14_special_passing(kind: str, at: tuple[int, int], to: str) -> None:
    assert moved(position(creatures=[(kind, "left", at)])) == {to: kind}


def test_r14_a_naja_goes_under_a_gem_and_a_menhir() -> None:
    s = position(creatures=[("naja", "left", (8, 2))], gems={0: [(8, 1)]})
    assert moved(s) == {"h1": "naja"}
    s = position(creatures=[("naja", "left", (8, 2))], menhirs={0: [(8, 1)]})
    assert moved(s) == {"h1": "naja"}


def test_r14_creatures_and_druids_block_all() -> None:
    s = position(creatures=[("shadow", "left", (8, 1))], druids={0: [8, 20, 21]})
    assert moved(s) == {"g1": "shadow"}


def test_r15_a_naja_stays_when_the_gem_leaves() -> None:
    s = position(creatures=[("naja", "left", (8, 2))], gems={0: [(8, 1)]})
    progress(s)
    s.move_gem(0, STANDARD.square(9, 1))
    s.check()
    assert where(s) == {"h1": "naja"}


def test_r16_black_cubes_go_back_before_creatures_move() -> None:
    s = position(creatures=[("golem", "left", (8, 3))])
    s.cubed = 1 << token_at(s, (8, 3))
    s.push(CREATURES)
    s.advance()
    assert s.cubed == 0
    assert "h2" in where(s)


def test_example_escape_penalties_add_up() -> None:
    s = position(
        creatures=[("shadow", "left", (8, 1))],
        druids={0: [9, 12, 30], 1: [10, 40, 41], 2: [20, 21, 22]},
        vp=[10, 10, 10, 10],
    )
    escape(s, token_at(s, (8, 1)), 8)
    assert list(s.vp) == [10 - 3 - 1, 10 - 2, 10, 10]


def test_r17_never_below_nothing() -> None:
    s = position(creatures=[("golem", "left", (8, 1))], druids={0: [7, 9, 10]}, vp=[4, 0, 0, 0])
    escape(s, token_at(s, (8, 1)), 8)
    assert list(s.vp) == [0, 0, 0, 0]


def test_r17_cauldron_and_council_are_safe() -> None:
    s = position(creatures=[("golem", "left", (8, 1))], druids={0: ["N", "council", 30]})
    escape(s, token_at(s, (8, 1)), 8)
    assert s.vp[0] == 10


def test_r18_distance_along_the_path_round_corners() -> None:
    s = position(druids={0: [58, 0, 1]})
    assert penalty(s, 58, 2) == 1  # four squares
    by_moves = position(druids={0: [58, 0, 1]}, options={"penalty": "moves"})
    assert penalty(by_moves, 58, 2) == 2  # two moves


def test_4_9_nobody_beyond_five_squares_pays_however_few_the_moves() -> None:
    """The rulebook: each druid located up to 5 squares from the escape square."""
    druids: dict[int, list[int | str]] = {0: [14, "N", "N"], 1: [9, 10, 11], 2: [12, 13, 30]}
    s = position(druids=druids, creatures=[("golem", "left", (8, 1))], options={"penalty": "moves"})
    escape(s, token_at(s, (8, 1)), 8)
    assert s.vp[0] == 10
    assert penalty(s, 13, 8) == 3  # five squares, one move


def test_r19_corners_are_no_escape_squares() -> None:
    s = position(creatures=[("golem", "right", (1, 1))], druids={0: [1, 30, 31]}, tiles=NO_TILES)
    assert moved(s) == {"b1": "golem"}


def test_r20_the_die_gives_number_and_first_square() -> None:
    s = position()
    arrivals(s, 3, 3)
    assert sum(cell > 0 for cell in s.creatures) == 3
    assert not any(cell in STANDARD.gate_cell for cell in s.creatures)


def arriving(kind: str, side: str, gate: int, pips: int, **table: object) -> str:
    """Where a creature comes from a gate square (from 1)."""
    s = position(creatures=[(kind, side, (1, 6)), *table.pop("creatures", [])], **table)  # type: ignore[misc, arg-type]
    token = token_at(s, (1, 6))
    s.move_creature(token, STANDARD.gate_cell[gate - 1])
    arrive(s, token, gate - 1, pips)
    return "out" if s.creatures[token] == OUT else next(n for n in where(s) if s.creatures[token] == cell_of(n))


def cell_of(text: str) -> int:
    return STANDARD.square(ord(text[0]) - ord("a") + 1, int(text[1:]))


def test_example_golem_turns_left_and_uses_all_four() -> None:
    assert arriving("golem", "left", 1, 4, menhirs={0: [(8, 3)]}) == "f4"


def test_example_ghoul_a_turns_right_twice() -> None:
    assert arriving("ghoul", "right", 2, 4, menhirs={0: [(11, 8)]}) == "j7"


def test_example_ghoul_b_is_interrupted() -> None:
    assert arriving("ghoul", "right", 3, 3, menhirs={0: [(9, 10), (8, 9)]}) == "i9"


def test_example_naja_shut_in_is_removed() -> None:
    around = [("golem", "left", (7, 7)), ("golem", "left", (8, 8))]
    assert arriving("naja", "right", 4, 3, creatures=around) == "out"


def test_r21_the_new_heading_is_kept() -> None:
    assert arriving("golem", "right", 1, 4, menhirs={0: [(8, 4)]}) == "k5"


def test_r22_by_the_other_side_and_then_along_the_arrow() -> None:
    assert arriving("golem", "left", 1, 3, menhirs={0: [(8, 5)]}) == "g4"


def test_r23_the_path_ends_the_move() -> None:
    """A shadow sent a long way north escapes and has no squares left to move."""
    assert arriving("shadow", "left", 1, 9) == "out"


def test_r24_no_tokens_no_arrivals() -> None:
    s = position()
    for token in range(len(s.creatures)):
        s.creatures[token] = OUT
    arrivals(s, 4, 4)
    assert not where(s)


def test_r66_escaped_tokens_do_not_return() -> None:
    s = position(creatures=[("golem", "left", (8, 1))])
    progress(s)
    assert list(s.creatures).count(OUT) == 1


def test_r67_sideways_to_the_path_is_an_escape() -> None:
    s = position(creatures=[("naja", "left", (1, 3))], druids={0: [57, 30, 31]})
    assert moved(s) == {"a4": "naja"}
    s = position(creatures=[("naja", "left", (1, 1))], druids={0: [1, 30, 31]}, tiles=NO_TILES)
    assert moved(s) == {}
    assert list(s.creatures).count(OUT) == 1


def test_r68_each_wants_the_others_square() -> None:
    s = position(
        creatures=[("golem", "right", (8, 3)), ("golem", "left", (9, 3))],
        menhirs={0: [(8, 2), (9, 2)]},
    )
    assert moved(s) == {"h3": "golem", "i3": "golem"}


def test_r70_only_a_naja_leaves_between_stones() -> None:
    assert arriving("golem", "left", 1, 2, gems={0: [(8, 5), (7, 6)]}) == "out"
    assert arriving("naja", "left", 1, 2, gems={0: [(8, 5), (7, 6)]}) == "h4"

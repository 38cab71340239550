"""[2, 3, 6, 7, 16-19] Set-up, rounds, cubes, menhirs, council, the end."""

from __future__ import annotations

import pytest

from games.karnag.table import asked, offered, play, position, refused
from nemeton.games.karnag import GAME
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.data import THIS_PASS
from nemeton.games.karnag.rules.ending import count, encircle
from nemeton.games.karnag.rules.menhirs import activate
from nemeton.games.karnag.rules.rounds import ASSEMBLY, PLAY_ORDER
from nemeton.games.karnag.state import Karnag

At = tuple[int, int]


# -- set-up ---------------------------------------------------------------------------------------


def test_r01_seven_phases_in_order() -> None:
    s = GAME.new(2, seed=3, log=True)
    phases = [int(s.phase)]
    while s.round < 3:
        s.play_fast(s.actor(), s.nth(s.actor(), 0))
        phases.append(int(s.phase))
    asked_in = [p for i, p in enumerate(phases) if i == 0 or phases[i - 1] != p]
    assert asked_in[:3] == [0, 4, 5]
    keys = [event.key for event in s.log or []]
    assert keys.index("order") < keys.index("line", keys.index("order"))


def test_r03_four_creatures_on_four_throws_none_can_leave() -> None:
    for seed in range(20):
        s = GAME.new(2, seed=seed)
        assert sum(cell > 0 for cell in s.creatures) + sum(cell == -1 for cell in s.creatures) == 4


def test_r04_druids_three_laps_on_start_squares() -> None:
    s = GAME.new(3, seed=1)
    seats = []
    while asked(s) == "place_druid":
        seats.append(s.actor())
        s.play(s.actor(), s.legal(s.actor())[0])
    assert seats == list(s.order) * 3
    assert all(at in STANDARD.file.starts for at in s.druids)


def test_2_7_one_druid_a_square() -> None:
    s = GAME.new(2, seed=1)
    play(s, "place 8")
    assert refused(s, "place 8") == "1.3 druid-there"
    assert STANDARD.nowhere in s.druids


def test_r05_r65_obstacles_mixed_first_never_touching() -> None:
    s = GAME.new(3, seed=5, options={"setup": "advanced"})
    order, askers = list(s.order), []
    while s.phase == 0 and asked(s) != "place_druid":
        placed = sum(at >= 0 for at in s.tiles)
        if asked(s) == "pick_tile":
            askers.append((placed, s.actor()))
            assert placed >= 4
        elif placed < 4:
            assert s.actor() == order[placed % 3]
        s.play(s.actor(), s.legal(s.actor())[placed % s.count(s.actor())])
        s.check()
    assert sum(at >= 0 for at in s.tiles) == 13
    assert all(seat == order[placed % 3] for placed, seat in askers)


def test_r05_a_mixed_tile_covers_a_corner_of_the_glade() -> None:
    s = GAME.new(2, seed=5, options={"setup": "advanced"})
    assert asked(s) == "turn_tile"
    play(s, "turn 0")
    assert offered(s) == ["column 1", "column 16"]
    assert refused(s, "column 5") == "2.4 no-room"


# -- phases A to E --------------------------------------------------------------------------------


def test_r06_the_fewest_points_first_equals_keep_their_order() -> None:
    s = position(vp=[7, 3, 7, 3], order=[2, 3, 0, 1])
    PLAY_ORDER.run(s)
    assert list(s.order) == [3, 1, 2, 0]


def test_r69_points_scored_in_the_round_do_not_change_the_order() -> None:
    assert list(play(position(vp=[9, 0, 0, 0]), "decline").order) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("players", "main", "secondary"),
    [(2, [2, 1, 2, 1, 2, 1], 2), (3, [2] * 6, 2), (4, [2] * 6, 3), (5, [3] * 6, 3)],
)
def test_r64_spaces_by_seats(players: int, main: list[int], secondary: int) -> None:
    first = (players - 2) * 12
    assert list(STANDARD.space_count[first : first + 12]) == main + [secondary] * 6
    places = STANDARD.file.places[players - 2]
    assert places == {2: [1, 1, 1, 1], 5: [2, 2, 2, 2]}.get(players, [2, 1, 2, 1])


def test_r25_any_free_space_all_five_cubes() -> None:
    s = GAME.new(2, seed=1)
    while asked(s) != "draft":
        s.play(s.actor(), s.legal(s.actor())[0])
    assert len(offered(s)) == 9 + 12
    text = offered(s)[3]
    play(s, text)
    assert text not in offered(s)
    while asked(s) == "draft":
        s.play(s.actor(), s.legal(s.actor())[0])
    assert s.laid == 10


def performed(s: Karnag) -> list[tuple[str, int]]:
    """The cubes in the order in which they are reached: tile and row, seat."""
    out = []
    tiles = ["move", "gem", "capture", "telepathy", "potion", "card"]
    while s.phase == 5 and asked(s) == "act":
        at = int(s.current)
        out.append((f"{tiles[at // 6]} {at // 3 % 2}", int(s.turn)))
        play(s, "decline")
    return out


def test_example_the_blocked_purple_and_green_cubes() -> None:
    """Second tile main purple, purple; third main green, green; second tile secondary green, green, purple."""
    purple, green = 3, 2
    cubes = [0] * 36
    cubes[6:8] = [THIS_PASS + purple, purple]
    cubes[12:14] = [green, green]
    cubes[18] = green
    cubes[9:12] = [green, green, purple]
    cubes[21] = purple
    s = position(tile="gem", cubes=cubes, place=1)
    main = [("gem 0", 2), ("capture 0", 1), ("telepathy 0", 1), ("gem 0", 2), ("capture 0", 1)]
    secondary = [("gem 1", 1), ("telepathy 1", 2), ("gem 1", 1), ("gem 1", 2)]
    assert performed(s) == main + secondary


def test_r26_a_third_cube_waits_for_a_third_pass() -> None:
    cubes = [0] * 36
    cubes[:3] = [THIS_PASS + 1, 1, 1]
    cubes[6] = 2
    s = position(5, tile="move", cubes=cubes)
    assert performed(s) == [("move 0", 0), ("gem 0", 1), ("move 0", 0), ("move 0", 0)]


def test_r71_green_green_purple() -> None:
    cubes = [0] * 36
    cubes[:3] = [THIS_PASS + 2, 2, 3]
    s = position(5, tile="move", cubes=cubes)
    assert performed(s) == [("move 0", 1), ("move 0", 1), ("move 0", 2)]


def test_r71_empty_spaces_are_skipped() -> None:
    cubes = [0] * 36
    cubes[:3] = [THIS_PASS + 2, 0, 3]
    assert performed(position(5, tile="move", cubes=cubes)) == [("move 0", 1), ("move 0", 2)]


# -- phase F --------------------------------------------------------------------------------------


def scored(gems: list[At], **table: object) -> tuple[int, int]:
    """The points and menhirs a seat gains with gemstones there."""
    s = position(gems={0: gems}, **table)  # type: ignore[arg-type]
    before = sum(cell > 0 for cell in s.menhirs)
    activate(s, 0)
    return s.vp[0] - 10, sum(cell > 0 for cell in s.menhirs) - before


def test_example_purple_22_green_25_yellow_19() -> None:
    assert scored([(6, 5), (6, 12)]) == (22, 2)
    assert scored([(4, 1), (14, 1), (4, 8)]) == (25, 3)
    assert scored([(6, 1), (6, 4), (6, 12)]) == (19, 3)


def test_r53_across_the_gate() -> None:
    assert scored([(8, 1), (8, 12)]) == (12, 2)
    assert scored([(8, 1), (8, 12)], options={"across_gate": False}) == (0, 0)


def test_r54_a_third_gem_that_is_not_linked_stays() -> None:
    assert scored([(2, 4), (2, 6), (5, 12)]) == (3, 2)


def test_r55_all_seats_alike() -> None:
    s = position(gems={0: [(2, 4), (2, 6)], 1: [(15, 4), (15, 6)]})
    activate(s, 1)
    activate(s, 0)
    assert list(s.vp[:2]) == [13, 13]


def test_r56_fewer_menhirs_than_gems_the_owner_chooses() -> None:
    placed = [(3, 12), (4, 12), (5, 12), (6, 12), (7, 12), (8, 12)]
    s = position(gems={0: [(2, 4), (2, 6), (5, 4)]}, menhirs={0: placed})
    activate(s, 0)
    assert s.vp[0] == 10 + 6
    s.advance()
    assert offered(s) == ["raise b4", "raise b6", "raise e4"]
    play(s, "raise e4")
    assert s.vp[0] >= 10 + 6 + 7
    assert sorted(s.gems[:3]) == [0, STANDARD.square(2, 4), STANDARD.square(2, 6)]


def test_16_5_after_the_last_menhir_alignments_are_ignored() -> None:
    placed = [(3, 12), (4, 12), (5, 12), (6, 12), (7, 12), (8, 12), (9, 12)]
    assert scored([(2, 4), (2, 6)], menhirs={0: placed}) == (0, 0)


def test_r89_menhirs_do_not_count_in_an_alignment() -> None:
    assert scored([(2, 4)], menhirs={0: [(2, 6)]}) == (0, 0)


# -- phase G --------------------------------------------------------------------------------------


def assembled(**table: object) -> Karnag:
    s = position(**table)  # type: ignore[arg-type]
    s.push(ASSEMBLY)
    s.advance()
    return s


def test_r57_all_tied_seats_take_a_level_in_order_of_play() -> None:
    s = assembled(
        druids={0: ["council", "council", 1], 1: ["council", 2, 3], 2: ["council", "council", 4], 3: [5, 6, 7]},
        order=[3, 2, 1, 0],
    )
    assert list(s.vp) == [12, 11, 12, 10]
    assert (s.actor(), asked(s)) == (2, "council_learn")
    play(s, "pass")
    assert s.actor() == 0


def test_r58_the_bonus_of_the_first_k_druids() -> None:
    s = assembled(
        druids={0: ["council", "council", 1], 1: [2, 3, 4], 2: [5, 6, 7], 3: [8, 9, 10]},
        tracks={0: {"council": 5}},
    )
    assert s.vp[0] == 10 + 2 + 2 + 1


def test_r90_nobody_at_the_council_no_level() -> None:
    s = assembled(druids={0: [1, 2, 3], 1: [4, 5, 6], 2: [7, 8, 9], 3: [10, 11, 12]})
    assert asked(s) != "council_learn"
    assert list(s.vp) == [10] * 4


def test_r90_a_gem_moved_at_the_council_waits_for_the_next_phase_f() -> None:
    s = assembled(
        druids={0: ["council", 2, 3], 1: [4, 5, 6], 2: [7, 8, 9], 3: [10, 11, 12]},
        gems={0: [(2, 4), (3, 6)]},
        tracks={0: {"gems": 1}},
    )
    play(s, "learn gems", "shift c6 west")
    assert sorted(s.gems[:3]) == [0, STANDARD.square(2, 4), STANDARD.square(2, 6)]


# -- the end --------------------------------------------------------------------------------------


def ring(*menhirs: At, area: bool = False) -> tuple[int, set[At]]:
    length, cells = encircle(STANDARD, [STANDARD.square(*at) for at in menhirs], area)
    return length, {(cell % 18, cell // 18) for cell in cells}


def test_r59_a_rectangle_of_four() -> None:
    four = ((6, 5), (11, 5), (6, 9), (11, 9))
    assert ring(*four) == (18, set(four))


def test_example_eight_menhirs_on_a_stepped_line_the_longer_one_is_ignored() -> None:
    eight = ((5, 5), (7, 5), (7, 3), (11, 3), (11, 8), (9, 8), (9, 10), (5, 10))
    assert ring(*eight)[1] == set(eight)
    four = ((6, 5), (11, 5), (6, 9), (11, 9))
    assert ring(*four, (6, 11), (11, 11)) == (18, set(four))


def test_example_no_line_over_the_gate() -> None:
    assert ring((8, 4), (8, 9), (12, 4), (12, 9)) == (0, set())


def test_r59_a_loop_beside_the_gate_is_none() -> None:
    assert ring((2, 2), (4, 2), (2, 10), (4, 10)) == (0, set())


def test_r60_fewest_squares_under_the_line_or_enclosed() -> None:
    tight = ((7, 5), (10, 5), (7, 8), (10, 8))
    assert ring(*tight, area=True) == (16, set(tight))
    wide = (*tight, (7, 10), (10, 10))
    assert ring(*wide, area=True) == (16, set(tight))


def test_r61_a_menhir_on_a_straight_part_takes_part() -> None:
    five = ((6, 5), (9, 5), (11, 5), (6, 9), (11, 9))
    assert ring(*five) == (18, set(five))


def test_r92_a_line_that_crosses_itself() -> None:
    six = ((6, 4), (11, 4), (6, 9), (14, 9), (14, 11), (11, 11))
    assert ring(*six) == (30, set(six))


def test_r93_equal_rings_all_count() -> None:
    seven = ((6, 4), (9, 4), (11, 4), (9, 5), (11, 5), (11, 9), (6, 9))
    assert ring(*seven) == (20, set(seven))


def test_r62_the_values_at_the_end() -> None:
    s = position(
        menhirs={0: [(6, 5), (11, 5)], 1: [(6, 9)]},
        gems={0: [(2, 2), (4, 4), (6, 6)]},
        reserves={0: ["golem", "naja"], 1: ["ghoul"]},
        hands={0: ["extra", "speed"]},
    )
    for seat in (0, 1):
        count(s, seat, [STANDARD.square(6, 5)])
    assert list(s.vp[:2]) == [10 + 2 + 13 + 4 + 2 + 2, 10 + 2 + 1]
    s = position(menhirs={0: [(6, 5), (11, 5)]}, reserves={0: ["golem", "naja"]})
    count(s, 0, [])
    assert s.vp[0] == 10 + 2 + 4


def test_r94_the_ring_is_one_for_all_colours() -> None:
    s = position(menhirs={0: [(6, 5), (11, 5)], 1: [(6, 9), (11, 9)]}, reserves={2: ["golem"]})
    cells = [cell for cell in s.menhirs if cell]
    _, on_line = encircle(STANDARD, cells, False)
    for seat in range(3):
        count(s, seat, on_line)
    assert list(s.vp[:3]) == [18, 18, 11]


def test_r63_mana_breaks_a_tie_then_the_win_is_shared() -> None:
    s = GAME.new(3, seed=2)
    while not s.over():
        s.play_fast(s.actor(), s.nth(s.actor(), 0))
    for seat in range(3):
        s.vp[seat] = 30
        s.mana[seat] = (5, 9, 9)[seat]
    assert s.winners() == [1, 2]
    s.mana[2] = 3
    assert s.winners() == [1]

"""What lies ahead, and that no piece is lost on the way there."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.karnag import conservation
from games.karnag.table import At, position, token_at
from nemeton.games.karnag import GAME
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.data import COLOUR
from nemeton.games.karnag.forecast import outlooks, queue
from nemeton.games.karnag.rules.creatures import progress
from nemeton.games.karnag.state import Karnag

NO_TILES = [-1] * 13


@pytest.mark.long
@pytest.mark.plays
@pytest.mark.parametrize("seed", range(16))
def test_every_piece_is_accounted_for_after_every_move(seed: int) -> None:
    """A taste of `python -m games.karnag.conservation 10000`."""
    moves, played = conservation.play(seed)
    assert moves > 100
    assert sum(played.values()) == 1 + len(GAME.options)


# -- the order of the cubes -----------------------------------------------------------------------


def reached_in_play(s: Karnag) -> list[int]:
    """The cubes in the order in which a game comes to them, everybody declining."""
    out: list[int] = []
    while s.phase == 5:
        if not out or out[-1] != s.current:
            out.append(s.current)
        seat = s.actor()
        s.play(seat, s.legal(seat)[0] if s.ask(seat) else -1)
    return out


@pytest.mark.parametrize("seed", range(12))
def test_7_2_the_cubes_are_reached_in_the_order_foretold(seed: int) -> None:
    """Forecast while the last cube is still in its owner's hand; blocked colours come in a later pass."""
    s = GAME.new(2 + seed % 4, seed=seed)
    while s.phase != 5:
        foretold = queue(s)
        seat = s.actor()
        s.play(seat, s.nth(seat, (seed * 31 + len(foretold) * 7) % s.count(seat)))
    foretold = queue(s)
    assert len(foretold) == 5 * s.players - 1  # the first is being performed
    whole = [s.current, *(at for at, _ in foretold)]
    assert reached_in_play(s) == whole


def test_7_2_a_repeated_colour_is_foretold_for_a_later_pass() -> None:
    cubes = [0] * 36
    cubes[0:3] = [1, 1, 2]
    assert queue(drafted(cubes)) == [[0, 1], [1, 2], [2, 2]]


def drafted(cubes: list[int]) -> Karnag:
    """Phase D with these cubes on the tiles, laid in the order of their numbers."""
    saved = position(5).dump()
    fields = cast(dict[str, Any], saved["fields"])
    fields.update(cubes=cubes, current=-1, phase=4, laid=sum(1 for cube in cubes if cube & COLOUR))
    saved["agenda"] = [["round"], ["assembly"], ["activate", 0], ["perform"], ["draft"]]
    return GAME.load(saved)


# -- where creatures will go ----------------------------------------------------------------------


def ahead(s: Karnag, at: At) -> dict[str, object]:
    return outlooks(s)[token_at(s, at)]


def test_4_6_the_outlook_reckons_with_those_that_move_before() -> None:
    s = position(creatures=[("golem", "left", (8, 2)), ("golem", "left", (8, 3))])
    assert [ahead(s, at)["to"] for at in ((8, 2), (8, 3))] == [[8, 1], [8, 2]]


def test_4_4_the_outlook_says_what_it_passes_into() -> None:
    s = position(creatures=[("shadow", "left", (6, 4)), ("ghoul", "left", (4, 3))])
    assert (ahead(s, (6, 4))["onto"], ahead(s, (4, 3))["onto"]) == ("rock", "swamp")
    s = position(creatures=[("naja", "left", (8, 2))], gems={0: [(8, 1)]})
    assert ahead(s, (8, 2)) == {"fate": "goes", "to": [8, 1], "onto": "stone", "losses": [0] * 4}


def test_4_7_a_quarrel_is_foretold() -> None:
    s = position(
        creatures=[("golem", "left", (3, 2)), ("golem", "right", (2, 3))],
        menhirs={0: [(3, 1), (1, 3)]},
        tiles=NO_TILES,
    )
    assert [ahead(s, at)["fate"] for at in ((3, 2), (2, 3))] == ["quarrel", "quarrel"]


def test_4_5_shut_on_both_sides_it_is_blocked() -> None:
    s = position(creatures=[("golem", "left", (8, 3))], menhirs={0: [(8, 2)]})
    assert ahead(s, (8, 3)) == {"fate": "blocked", "to": None, "onto": "", "losses": [0] * 4}


def test_4_9_an_escape_is_foretold_with_its_cost_for_each_seat() -> None:
    """From (8,1) onto path square 8: a druid beside it costs 3, one three squares away 2; VP do not fall below 0."""
    s = position(
        3,
        creatures=[("golem", "left", (8, 1))],
        druids={0: [9, 11, "council"], 1: [7, "N", "council"]},
        vp=[9, 1, 4],
    )
    assert ahead(s, (8, 1)) == {"fate": "escapes", "to": [8, 0], "onto": "", "losses": [5, 1, 0]}
    assert list(s.vp) == [9, 1, 4]


def test_in_the_last_round_no_creature_goes_anywhere() -> None:
    s = position(4, creatures=[("golem", "left", (8, 2))], round=5)
    assert ahead(s, (8, 2))["fate"] == "last"


@pytest.mark.parametrize("seed", range(20))
def test_outlooks_are_what_phase_b_does(seed: int) -> None:
    """In the middle of random games, compared with the rule itself."""
    s = GAME.new(2 + seed % 4, seed=seed)
    for i in range(150):
        seat = s.actor()
        s.play(seat, s.nth(seat, (seed * 17 + i * 13) % s.count(seat)))
    told = outlooks(s)
    before, points = list(s.creatures), list(s.vp)
    progress(s)
    losses = [0] * s.players
    for token in range(STANDARD.tokens):
        if before[token] <= 0:
            continue
        fate = told[token]["fate"]
        stayed = s.creatures[token] == before[token]
        assert stayed == (fate in ("blocked", "quarrel"))
        assert (s.creatures[token] <= 0) == (fate == "escapes")
        losses = [a + b for a, b in zip(losses, cast(list[int], told[token]["losses"]), strict=True)]
    assert [points[seat] - s.vp[seat] for seat in range(s.players)] == losses

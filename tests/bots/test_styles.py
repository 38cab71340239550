"""Styles: another taste, the same strength."""

from __future__ import annotations

from dataclasses import replace

import pytest

import nemeton
from bots.test_search import GAMES, QUICK, after
from nemeton.bots import STYLES, choose, known, style_of, think
from nemeton.bots.levels import LEVELS
from nemeton.bots.styles import CLOSE, STYLED, preferred
from nemeton.bots.weights import sight_of

STYLISH = [game for game in GAMES if game != "clans"]  # there a taste would betray the clan


@pytest.mark.parametrize("game", STYLISH)
def test_every_game_says_what_each_style_likes(game: str) -> None:
    sight = sight_of(nemeton.game(game))
    assert set(sight.tastes()) == set(STYLES)
    for liked in sight.tastes().values():
        assert liked
        assert set(liked) <= set(sight.names())


@pytest.mark.parametrize("game", GAMES)
def test_a_style_prefers_only_what_is_as_good_as_the_best(game: str) -> None:
    for decisions in range(0, 20, 3):
        state = after(game, 3, decisions)
        search = think(QUICK, state, state.actor(), 1)
        best = search.ranking()[0]
        assert preferred(search, "") is best
        for style in STYLES:
            assert search.worth(preferred(search, style)) >= search.worth(best) - CLOSE


def test_styles_differ_where_it_makes_no_difference() -> None:
    level = replace(QUICK, iterations=60)
    searches = [think(level, state, state.actor(), 1) for state in (after("samhain", 2, n) for n in range(0, 60, 3))]
    chosen = [{preferred(search, style).move for style in STYLES} for search in searches]
    assert any(len(moves) > 1 for moves in chosen)


def test_a_seat_has_one_style_for_the_whole_game_and_tables_differ() -> None:
    game = nemeton.game("samhain")
    assert {style_of(game, "5", f"table-{n}", 1) for n in range(40)} == set(STYLES)
    assert style_of(game, "5", "table-1", 1) == style_of(game, "5", "table-1", 1)
    assert all(style_of(game, level, "table-1", 0) for level in STYLED)
    assert {style_of(game, level, "table-1", 0) for level in LEVELS if level not in STYLED} == {""}
    assert style_of(nemeton.game("clans"), "5", "table-1", 0) == ""


def test_bots_with_styles_are_named_and_play() -> None:
    assert known("4/raider") == ("4", "raider")
    assert known("greedy") == ("greedy", "")
    state = after("clans", 2, 4)
    assert state.why_not(state.actor(), choose("3/hoarder", state, state.actor(), 1)) is None


@pytest.mark.parametrize("bot", ["5/king", "5/", "1/raider", "greedy/raider", "6/raider"])
def test_other_styles_are_refused(bot: str) -> None:
    with pytest.raises(nemeton.BadOption, match="there is no bot"):
        known(bot)

"""Several processes think about one question, and what they found is added up."""

from __future__ import annotations

import os
from dataclasses import replace
from time import perf_counter

import pytest

import nemeton
from nemeton.bots import think, together
from nemeton.bots.levels import LEVEL
from nemeton.bots.search import Search
from nemeton.bots.weights import evaluation_for
from nemeton.server.bots import worker
from nemeton.server.bots.pool import MOST_HANDS, Pool

# A bot's own process has one thread; one that runs tests may have more, of which newer Pythons warn.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
SHORT = replace(LEVEL["5"], iterations=20, worlds=2, seconds=600.0)


@pytest.mark.parametrize("game", ["samhain", "karnag"])
def test_what_helpers_find_is_added_up(game: str) -> None:
    state = nemeton.game(game).new(2, seed=3)
    seat = int(state.actors()[0])
    alone = think(SHORT, state, seat, 7)
    three = think(SHORT, state, seat, 7, None, 3)
    visits = sum(edge.visits for edge in three.root.edges)
    assert alone.iterations == 20
    assert 20 < three.iterations <= 60
    assert visits == three.iterations
    again = think(SHORT, state, seat, 7, None, 3)
    assert together.tried(again) == together.tried(three)


def test_an_answer_that_this_search_does_not_know_is_left_out() -> None:
    state = nemeton.game("samhain").new(2, seed=3)
    search = think(SHORT, state, int(state.actors()[0]), 7)
    before = together.tried(search)
    together.add(search, [([99_999], 5.0, 5.0, 5.0)])
    assert together.tried(search) == before
    first = search.root.edges[0]
    visits = first.visits
    together.add(search, [([int(first.move), *first.rest], 5.0, 2.0, 1.0)])
    assert (first.visits, search.iterations) == (visits + 5.0, 25)


def test_where_processes_cannot_be_copied_a_search_goes_on_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork", raising=False)
    state = nemeton.game("samhain").new(2, seed=3)
    seat = int(state.actors()[0])
    assert together.tried(think(SHORT, state, seat, 7, None, 2)) == together.tried(think(SHORT, state, seat, 7))


def test_a_helper_that_fails_is_left_out() -> None:
    state = nemeton.game("samhain").new(2, seed=3)
    search = Search(evaluation_for(state.setup), int(state.actors()[0]), 1)

    def failing(seed: int) -> Search:
        raise SystemExit

    helpers = together.call(1, 1, failing)
    together.gather(search, helpers, perf_counter() + 600)
    assert search.iterations == 0


def test_a_move_is_thought_about_on_all_cores_that_nobody_uses() -> None:
    pool = Pool(3)
    idle = []
    for asked in range(5):
        pool._asked = asked
        idle.append(pool._idle())
    assert idle == [3, 2, 1, 1, 1]
    assert Pool(64)._idle() == MOST_HANDS


def test_only_the_highest_level_is_given_help(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[int] = []

    def call(count: int, seed: int, searched: object) -> list[together.Helper]:
        called.append(count)
        return []

    monkeypatch.setattr("nemeton.bots.call", call)
    game = nemeton.game("samhain")
    state = game.new(2, seed=3)
    seat = int(state.actors()[0])
    asked = {"package": game.package, "state": state.imagine(seat, 1).dump(), "seat": seat, "seed": 1}
    for level in ("2", "3"):
        worker.answer({**asked, "level": level, "hands": 2, "opening": None, "moves": []})
    monkeypatch.setitem(LEVEL, "5", replace(LEVEL["5"], iterations=20))
    worker.answer({**asked, "level": "5", "hands": 2, "opening": None, "moves": []})
    assert called == [0, 0, 1]

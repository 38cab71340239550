"""What a learner sees: everything its seat can know, nothing that it cannot, and the legal moves."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import nemeton
from nemeton.core.observation import HashedView, Observer
from nemeton.envs.fields import page as fields_page
from nemeton.testing import Case, cases
from nemeton.testing.observing import observe, observed

GAMES = ["clans", "samhain", "karnag", "ardri"]
PLAIN = [case for id in [*GAMES, "fen"] for case in cases(nemeton.game(id)) if not case.options]


@pytest.mark.conformance
def test_nothing_leaks_and_nothing_is_missing(case: Case) -> None:
    assert observe(case, seed=1, most=25) > 10


@pytest.mark.slow
@pytest.mark.conformance
@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_nor_in_the_whole_of_a_game(plain: Case) -> None:
    assert observe(plain, seed=2, most=400) > 10


@pytest.mark.parametrize("id", GAMES)
def test_every_game_describes_its_observations(id: str) -> None:
    game = nemeton.game(id)
    for players in game.seats:
        observer = game.observing(game.setup(players))
        assert not isinstance(observer, HashedView)
        names = [field.name for field in observer.fields()]
        assert len(set(names)) == len(names)
        assert all(field.size > 0 and field.about for field in observer.fields())


def test_the_own_seat_comes_first() -> None:
    game = nemeton.game("clans")
    state = game.new(players=2, seed=3)
    observer = game.observing(state.setup)
    for seat in (0, 1):
        named = fields(observer, observed(observer, state, seat))
        assert named["seat"] == [float(seat == 0), float(seat == 1)]
        assert named["turn"][0] == (state.actor() == seat)
        assert sum(named["clans"][:5]) == 1  # your own clan is known
        assert sum(named["clans"][5:]) == 0  # the other's is not


def test_hands_of_others_are_blank() -> None:
    game = nemeton.game("samhain")
    state = game.new(players=2, seed=3)
    closed = fields(game.observing(state.setup), observed(game.observing(state.setup), state, 0))["seats"]
    state = game.new(players=2, seed=3, options={"screens": "open"})
    opened = fields(game.observing(state.setup), observed(game.observing(state.setup), state, 0))["seats"]
    assert closed[-5:] == [0, 0, 0, 0, 0]
    assert opened[-5:-1] == pytest.approx([1, 0.2, 0.2, 0.2])


def fields(observer: Observer, numbers: tuple[float, ...]) -> dict[str, list[float]]:
    """An observation field by field."""
    out = {}
    at = 0
    for field in observer.fields():
        out[field.name] = list(numbers[at : at + int(field.size)])
        at += int(field.size)
    return out


# -- states can be copied and pickled ---------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_states_can_be_copied_and_pickled(id: str) -> None:
    state = nemeton.game(id).new(seed=5, log=True)
    for _ in range(12):
        state.play(state.actor(), state.nth(state.actor(), 0))
    before = state.dump()
    for same in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert same is not state
        assert type(same) is type(state)
        assert same.dump() == before
        assert same.story(-1) == state.story(-1)
        same.play(same.actor(), same.nth(same.actor(), 0))
        assert state.dump() == before


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_of_a_finished_game_is_over(id: str) -> None:
    state = nemeton.game(id).new(seed=5)
    while not state.over():
        state.play_fast(state.actor(), state.nth(state.actor(), state.count(state.actor()) - 1))
    assert copy.deepcopy(state).over()
    assert copy.deepcopy(state).winners() == state.winners()


@pytest.mark.pure
def test_the_page_of_observations_is_what_the_code_says() -> None:
    page = Path(__file__).parents[2] / "docs/observations.md"
    assert page.read_text("utf-8") == fields_page(GAMES), "run: python -m nemeton.envs.fields > docs/observations.md"

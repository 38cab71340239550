"""The end of a game: the parts of the points add up, and the winner comes first."""

from __future__ import annotations

import random

import pytest

import nemeton
from nemeton.core.state import State
from nemeton.core.tally import Place, places, plain_tally
from nemeton.testing import Case, cases
from nemeton.words import LANGUAGES, Words

GAMES = [game for id in nemeton.games() if (game := nemeton.game(id)).tally is not plain_tally]
AGREED = [case for game in GAMES for case in cases(game)]


def played(case: Case, seed: int) -> tuple[State, list[Place]]:
    """A random game played to its end, and its result."""
    luck = random.Random(seed)
    state = case.game.new(case.players, seed=seed, edition=case.edition, options=dict(case.options), log=True)
    while not state.over():
        seat = luck.choice(state.actors())
        state.play(seat, luck.choice(state.legal(seat)))
    assert state.log is not None
    return state, places(state, case.game.tally(state, state.log))


@pytest.mark.long
@pytest.mark.parametrize("agreed", AGREED, ids=str)
def test_points_add_up_from_where_they_came(agreed: Case) -> None:
    for seed in range(1 if agreed.options else 4):
        state, found = played(agreed, seed)
        for place in found:
            assert sum(place.parts.values()) == place.total == state.scores()[place.seat]
            for part in place.parts:
                for language in LANGUAGES:
                    assert Words(language).has(f"{agreed.game.id}-part-{part}")


@pytest.mark.long
@pytest.mark.parametrize("agreed", AGREED, ids=str)
def test_who_won_stands_first_and_equals_share_a_place(agreed: Case) -> None:
    state, found = played(agreed, 11)
    winners = state.winners()
    assert {place.seat for place in found[: len(winners)]} == set(winners)
    assert sorted(place.seat for place in found) == list(range(agreed.players))
    ranks = [place.rank for place in found]
    assert ranks == sorted(ranks)
    assert [place.rank for place in found if place.seat in winners] == [1] * len(winners)


def test_who_was_out_first_is_last() -> None:
    game = nemeton.game("ardri")
    for seed in range(40):
        state, found = played(Case(game, 4, game.editions[0]), seed)
        out = [event.args["seat"] for event in state.log or [] if event.key == "out"]
        if len(out) > 1:
            assert [place.seat for place in found][-len(out) :] == out[::-1]
            return
    pytest.fail("nobody was out in any of these games")

"""What the search does quickly in Clans is what the rules would have done slowly."""

from __future__ import annotations

import pytest

import nemeton
from nemeton.bots.weights import evaluation_for
from nemeton.core.chance import seeded
from nemeton.core.playout import random_playout
from nemeton.core.vector import vec
from nemeton.games.clans.data import VILLAGES
from nemeton.games.clans.playout import found_all, play_out, share_out
from nemeton.games.clans.state import Clans


def state_after(moves: int, players: int, seed: int, tie: str = "shared") -> Clans:
    state = nemeton.game("clans").new(players, seed=seed, options={"tie": tie})
    luck = seeded(seed, 1)
    for _ in range(moves):
        if not state.over():
            state.play_fast(state.actor(), state.nth(state.actor(), luck.roll(0, state.count(state.actor()))))
    assert isinstance(state, Clans)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_move_would_lead_to_is_told_without_making_it(players: int) -> None:
    told = made = 0
    foreseen, judged = vec[float]([0.0] * players), vec[float]([0.0] * players)
    for moves in range(0, 44, 4):
        state = state_after(moves, players, 7 * moves + players)
        evaluation = evaluation_for(state.setup)
        if state.over() or not evaluation.sight.foresees(state):
            continue
        for move in state.legal(state.actor()):
            after = state.clone()
            after.play_fast(state.actor(), move)
            if evaluation.foresee(state, move, foreseen):
                assert len(after.villages) == len(state.villages)
                evaluation.judge(after, judged)
                assert list(foreseen) == pytest.approx(list(judged))
                told += 1
            else:
                made += 1
    assert told > made > 0


@pytest.mark.parametrize("tie", ["shared", "chips"])
def test_the_win_is_shared_as_the_rules_say(tie: str) -> None:
    tied = 0
    for seed in range(60):
        state = state_after(0, 3, seed, tie)
        random_playout(state, seeded(seed, 1))
        shares = vec[float]([0.0] * 3)
        share_out(state, 3, shares)
        winners = state.winners()
        assert list(shares) == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
        tied += sorted(state.scores())[-1] == sorted(state.scores())[-2]
    assert tied > 0


@pytest.mark.long
def test_quick_random_games_are_those_of_the_rules() -> None:
    """Means of points, chips and shares over many games agree within four standard errors."""
    games, start = 1500, state_after(6, 2, 11)
    quick, slow = [], []
    for n in range(games):
        state, shares = start.clone(), vec[float]([0.0, 0.0])
        play_out(state, seeded(n, 1), shares)
        quick.append([*state.points, *state.chips, shares[0]])
        state = start.clone()
        random_playout(state, seeded(games + n, 1))
        winners = state.winners()
        slow.append([*state.points, *state.chips, 1 / len(winners) if 0 in winners else 0.0])
    for one, other in zip(zip(*quick, strict=True), zip(*slow, strict=True), strict=True):
        means = [sum(numbers) / games for numbers in (one, other)]
        spread = sum(sum((x - mean) ** 2 for x in numbers) for numbers, mean in zip((one, other), means, strict=True))
        assert abs(means[0] - means[1]) < 4 * (spread / games / games) ** 0.5


def test_no_village_is_founded_after_the_last() -> None:
    state = state_after(20, 2, 3)
    alone = sum(1 << area for area in (2, 3, 4))  # neighbours of area 1
    before = list(state.points), list(state.chips)
    assert found_all(state, 1, alone, VILLAGES, 0, seeded(1, 1)) == VILLAGES
    assert (list(state.points), list(state.chips)) == before
    assert found_all(state, 1, alone, VILLAGES - 2, 1, seeded(1, 1)) == VILLAGES
    assert state.chips[1] == before[1][1] + 2

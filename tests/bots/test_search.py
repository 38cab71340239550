"""The search: legal, repeatable, blind to what its seat cannot know, and never without a move."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

import nemeton
from nemeton.bots import LEVELS, Past, choose, decide, think
from nemeton.bots.levels import LEVEL, Level
from nemeton.bots.search import Search
from nemeton.bots.weights import evaluation_for, sight_of
from nemeton.core.chance import seeded
from nemeton.core.state import State
from nemeton.core.vector import vec

GAMES = ["clans", "samhain", "karnag", "ardri"]
QUICK = Level("quick", iterations=24, worlds=4, memory=-1, seconds=60.0)


def after(game: str, players: int, decisions: int, seed: int = 3) -> State:
    """A state this many random decisions into a game."""
    state = nemeton.game(game).new(players, seed=seed)
    luck = seeded(seed, 1)
    for _ in range(decisions):
        seat = state.actor()
        state.play(seat, state.nth(seat, luck.roll(0, state.count(seat))))
    while state.count(state.actor()) < 2:
        state.play(state.actor(), state.nth(state.actor(), 0))
    return state


@pytest.mark.parametrize("decisions", [0, 11, 30])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str, decisions: int) -> None:
    state = after(game, 3, decisions)
    seat = state.actors()[-1]
    chosen = decide(QUICK, state, seat, 5)
    for world in range(3):
        twin = state.imagine(seat, 100 + world)
        assert decide(QUICK, twin, seat, 5) == chosen


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_makes_a_legal_move_and_leaves_the_state_alone(game: str, level: str) -> None:
    state = after(game, 2, 12)
    before, seat = state.dump(), state.actor()
    thinking = replace(LEVEL[level], iterations=min(LEVEL[level].length(sight_of(nemeton.game(game)), 2), 20))
    assert state.why_not(seat, decide(thinking, state, seat, 9)) is None
    assert state.dump() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_repeatable_from_its_seed(game: str) -> None:
    state = after(game, 2, 8)
    looks = [
        [(edge.move, edge.visits, edge.total) for edge in think(QUICK, state, state.actor(), 1).ranking()]
        for _ in range(2)
    ]
    assert looks[0] == looks[1]


def test_every_iteration_is_one_visit_of_the_root() -> None:
    state = after("samhain", 2, 20)
    search = think(QUICK, state, state.actor(), 1)
    assert sum(edge.visits for edge in search.root.edges) == QUICK.iterations == search.iterations
    assert abs(sum(search.sums) - QUICK.iterations) < 1e-6


@pytest.mark.parametrize("iterations", [0, -5, 1])
def test_without_a_budget_there_is_still_a_legal_move(iterations: int) -> None:
    state = after("karnag", 2, 8)
    level = replace(QUICK, iterations=iterations)
    assert state.why_not(state.actor(), decide(level, state, state.actor(), 1)) is None


def test_a_search_ends_when_its_time_is_up() -> None:
    state = after("clans", 2, 4)
    search = think(replace(QUICK, iterations=20_000, seconds=0.0), state, state.actor(), 1)
    assert 0 < search.iterations < 100
    assert search.ranking()[0].visits > 0


def test_a_win_that_is_at_hand_is_taken() -> None:
    """The last move of a won game: whatever the weights say, the result decides."""
    game = nemeton.game("clans")
    won = 0
    for seed in range(40):
        state = game.new(2, seed=seed)
        luck = seeded(seed, 1)
        while not state.over():
            seat = state.actor()
            best = [m for m in state.legal(seat) if ends(state, seat, m) == [seat]]
            if best:
                level = replace(QUICK, iterations=1200, worlds=16)
                assert ends(state, seat, decide(level, state, seat, 1)) == [seat]
                won += 1
                break
            state.play(seat, state.nth(seat, luck.roll(0, state.count(seat))))
        if won > 2:
            break
    assert won > 0


@pytest.mark.slow
def test_a_game_as_good_as_won_needs_no_more_thought() -> None:
    state = nemeton.game("samhain").new(2, seed=1)
    level = replace(QUICK, iterations=600)
    assert think(level, state, state.actor(), 1).iterations == 600
    while not state.over():  # the fourth level against one that looks at nothing
        seat = state.actor()
        state.play(seat, choose("4" if seat == 0 else "random", state, seat, state.count(seat)))
        if seat == 0 and state.actor() == 0 and state.count(0) > 1:
            search = think(level, state, 0, 1)
            if search.iterations < 600:
                assert search.ranking()[0].mean() > 0.97
                return
    raise AssertionError("every move was thought over at length")


@pytest.mark.parametrize(("level", "seed"), [("1", 46), ("3", 31), ("4", 46)])
def test_nobody_gives_a_point_away_because_all_is_decided(level: str, seed: int) -> None:
    """In the last decision of these games of Karnag the winner is certain, and one answer brings more than another."""
    state, luck = nemeton.game("karnag").new(2, seed=seed), seeded(seed, 1)
    last = state.clone()
    while not state.over():
        seat = state.actor()
        if state.count(seat) > 1:
            last = state.clone()
        state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
    seat = last.actor()
    assert len({tuple(ends(last, seat, move)) for move in last.legal(seat)}) == 1
    points = {move: points_after(last, seat, move) for move in last.legal(seat)}
    assert points[choose(level, last, seat, 1)] == max(points.values()) > min(points.values())


def points_after(state: State, seat: int, move: int) -> int:
    end = state.clone()
    end.play_fast(seat, move)
    assert end.over()
    return int(end.scores()[seat])


def ends(state: State, seat: int, move: int) -> list[int]:
    end = state.clone()
    end.play_fast(seat, move)
    return end.winners()


def test_masked_iterations_teach_only_the_model_of_the_others() -> None:
    state = after("clans", 2, 6)
    seat = state.actor()
    search = Search(evaluation_for(state.setup), seat, 1)
    search.masked = 2
    search.imagine(state, 4, vec[float]([]), False)
    search.run(40, 1e18)
    assert sum(edge.visits for edge in search.root.edges) == 20  # the root is the seat's own


@pytest.mark.slow
def test_moves_of_others_tell_which_clan_they_hold() -> None:
    """Over some games between bots that play for their clan, the true clan is guessed better than by chance."""
    game, ahead = nemeton.game("clans"), Level("ahead", iterations=0, worlds=1)
    believed = []
    for seed in range(3):
        state = game.new(2, seed=seed)
        opening = state.imagine(0, seed)
        moves: list[tuple[int, int]] = []
        while not state.over() and len(moves) < 30:
            seat = state.actor()
            move = decide(ahead, state, seat, seed)
            moves.append((seat, move))
            state.play(seat, move)
        sight = evaluation_for(state.setup).sight
        beliefs = Past(opening, moves).beliefs(-1)
        worlds = [state.imagine(0, n) for n in range(60)]
        weights = [2.718 ** sight.weigh(world, 0, beliefs) for world in worlds]
        true = [w for w, world in zip(weights, worlds, strict=True) if world.scores() == state.scores()]
        believed.append(sum(true) / sum(weights))
    assert sum(believed) / len(believed) > 0.8


def test_an_unknown_level_is_refused_by_name() -> None:
    state = after("clans", 2, 0)
    with pytest.raises(nemeton.BadOption, match="no bot '6'; there are: random, greedy, 1, 2"):
        choose("6", state, state.actor(), 1)


def test_a_seat_that_is_not_asked_has_no_move() -> None:
    state = after("clans", 2, 0)
    with pytest.raises(nemeton.IllegalMove):
        choose("5", state, 1 - state.actor(), 1)


@pytest.mark.slow
def test_what_people_tend_to_hold_tells_the_real_world_from_imagined_ones() -> None:
    """In Ard Rí, between bots: by the clues, the real world is likelier than others that the seat cannot tell from
    it."""
    places = []
    for seed in range(8):
        state = nemeton.game("ardri").new(4, seed=seed)
        evaluation = evaluation_for(state.setup)
        for number in range(240):
            if state.over():
                break
            if number % 12 == 11:
                real = evaluation.likelihood(state, 0)
                others = [evaluation.likelihood(state.imagine(0, n), 0) for n in range(6)]
                places.append(sum((real > other) + 0.5 * (real == other) for other in others) / 6)
            seat = state.actor()
            state.play(seat, choose("3", state, seat, seed))
    assert len(places) > 40
    assert sum(places) / len(places) > 0.6  # 0.5: the clues say nothing


def test_a_level_without_memory_finds_all_worlds_alike() -> None:
    state = after("ardri", 3, 30)
    forgetful = think(replace(QUICK, memory=0, worlds=8), state, state.actor(), 1)
    assert list(forgetful.weights) == [float(n + 1) for n in range(8)]
    clever = think(replace(QUICK, worlds=8), state, state.actor(), 1)
    assert list(clever.weights) != list(forgetful.weights)


def test_a_plan_is_carried_out_before_it_is_judged() -> None:
    """In Karnag, a leaf in the draft is played on to the next draft."""
    state = after("karnag", 2, 12)
    search = Search(evaluation_for(state.setup), state.actor(), 1)
    search.resolving, search.careful = True, 2
    sight, plan = search.evaluation.sight, search.evaluation.sight.plan(state)
    world = state.clone()
    search.settle(world)
    assert world.over() or sight.plan(world) == plan + 1
    assert sight.plan(state) == plan


def test_a_card_more_or_less_in_the_first_spring_gets_less_thought_than_its_suit() -> None:
    state = nemeton.game("ardri").new(2, seed=1)
    while state.choice.name != "first_spring":
        state.play(state.actor(), state.legal(state.actor())[0])
    level = replace(QUICK, iterations=80)
    assert think(level, state, 0, 1).iterations == 80
    state.play(0, state.legal(0)[1])
    assert think(level, state, 0, 1).iterations == 20


@pytest.mark.plays
@pytest.mark.long
@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_a_bot_of_ard_ri_does_not_starve_at_bealtaine(level: str) -> None:
    """[Ard Rí 3.3] A seat without Cattle in the field after Spring is out: it is never right to place none."""
    for seed, players in product(range(3), (2, 3, 5)):
        state = nemeton.game("ardri").new(players, seed=seed)
        while state.choice.name != "first_spring":
            state.play(state.actor(), state.legal(state.actor())[0])
        for seat in range(players):
            assert choose(level, state, seat, seed) != state.legal(seat)[0], f"seed {seed}, seat {seat}: done at once"


def test_two_beginners_of_ard_ri_come_to_an_end_before_the_agreed_years() -> None:
    """They look at Cattle alone, which leads to a bid sooner than a war that neither of them can finish."""
    ended = 0
    for seed in range(10):
        state = nemeton.game("ardri").new(2, seed=seed, options={"years": 15}, log=True)
        decisions = 0
        while not state.over():
            state.play(state.actors()[0], choose("1", state, state.actors()[0], 100 * seed + decisions))
            decisions += 1
        assert state.log is not None
        ended += all(event.key != "years-over" for event in state.log)
    assert ended >= 9

"""Whole answers, players written independently of the bots, and what training considers besides who wins."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import nemeton
from nemeton.bots import MOST_ITERATIONS, prepare, think
from nemeton.bots.levels import LEVEL, Level
from nemeton.bots.search import CUT_SHORT, Search, carry_out
from nemeton.bots.tree import Edge, Node
from nemeton.bots.weights import evaluation_for, sight_of, start
from nemeton.core.chance import seeded
from nemeton.core.state import State
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.moves import CREATURE, DECLINE, DRAW, DRUID, END, LEARN, SQUARES
from nemeton.lab.arena import agree, play_one
from nemeton.lab.census import take
from nemeton.lab.contestants import contestant
from nemeton.lab.training import Course, Lessons, study

SHORT = Level("short", iterations=12, worlds=2, seconds=60.0)
YARDSTICK = "@bench.yardsticks.karnag"


def walking(players: int, seed: int) -> State:
    """A state of Karnag in which a seat may begin a druid move and has some choice."""
    state, luck = nemeton.game("karnag").new(players, seed=seed), seeded(seed, 1)
    while not (state.choice.name == "act" and SQUARES + 4 in state.legal(state.actor())):
        state.play_fast(state.actor(), state.nth(state.actor(), luck.roll(0, state.count(state.actor()))))
    return state


@pytest.mark.parametrize("players", [2, 5])
def test_every_proposal_is_made_of_legal_moves(players: int) -> None:
    sight, luck, seen = sight_of(nemeton.game("karnag")), seeded(players, 1), Counter[str]()
    state = nemeton.game("karnag").new(players, seed=players)
    while not state.over():
        seat = state.actor()
        answers = sight.proposals(state, seat)
        for answer in answers:
            assert answer[0] in state.legal(seat)
            assert carry_out(state.clone(), seat, answer[0], answer[1:]) != CUT_SHORT
            seen[state.choice.name] += 1
        if answers and luck.roll(0, 2):
            answer = answers[luck.roll(0, len(answers))]
            carry_out(state, seat, answer[0], answer[1:])
        else:
            state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
    assert {"draft", "act"} <= set(seen)


def test_a_druid_move_is_proposed_whole_and_leads_to_different_places() -> None:
    state = walking(2, 3)
    seat = state.actor()
    walks = [answer for answer in sight_of(nemeton.game("karnag")).proposals(state, seat) if answer[0] >= SQUARES]
    walks = [answer for answer in walks if answer[0] < DRUID and len(answer) > 1]
    assert walks
    ends = set()
    for answer in walks:
        after = state.clone()
        carry_out(after, seat, answer[0], answer[1:])
        assert after.left == 0  # type: ignore[attr-defined]
        ends.add(tuple(sorted(list(after.druids)[3 * seat : 3 * seat + 3])))  # type: ignore[attr-defined]
    assert len(ends) == len(walks)


def test_in_the_middle_of_a_druid_move_the_proposals_are_the_ways_to_go_on() -> None:
    state = walking(2, 3)
    seat, sight = state.actor(), sight_of(nemeton.game("karnag"))
    whole = next(answer for answer in sight.proposals(state, seat) if SQUARES <= answer[0] < DRUID and len(answer) > 2)
    for move in whole[:-1]:
        state.play(seat, move)
        answers = sight.proposals(state, seat)
        assert answers
        for answer in answers:
            assert carry_out(state.clone(), seat, answer[0], answer[1:]) != CUT_SHORT


def test_the_moves_of_a_tree_are_whole_answers() -> None:
    state = walking(2, 3)
    search = think(SHORT, state, state.actor(), 1)
    assert any(edge.rest for edge in search.root.edges)
    moves = [edge.move for edge in search.ranking()]
    assert len(moves) == len(set(moves))
    assert set(moves) == set(state.legal(state.actor()))  # a move that nobody proposes can still be asked about
    assert not any(CREATURE <= edge.move < CREATURE + 30 for edge in search.ranking()[:1])


def test_what_follows_a_choice_does_not_know_the_mind_that_made_it() -> None:
    """In Clans a seat's choice depends on its clan; the searcher's own next choice cannot."""
    state = nemeton.game("clans").new(2, seed=1)
    search = Search(evaluation_for(state.setup), state.actor(), 1)
    after: list[Node] = []
    one, other = Node(1, 1, after), Node(1, 2, after)
    after += [one, other]
    search.put(one, Edge(7, [], 0.5))
    search.put(other, Edge(7, [], 0.6))
    assert one.known[7] is not other.known[7]
    assert one.known[7].after is other.known[7].after


@pytest.mark.parametrize(("name", "played_on"), [("karnag", False), ("samhain", True)])
def test_a_turn_is_played_on_unless_the_numbers_see_beyond_it(name: str, played_on: bool) -> None:
    state = nemeton.game(name).new(2, seed=1)
    search = Search(evaluation_for(state.setup), state.actor(), 1)
    prepare(search, LEVEL["4"], state)
    assert search.ordered == played_on


@pytest.mark.long
@pytest.mark.slow
def test_a_player_written_apart_plays_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    game = nemeton.game("karnag")
    match = agree(game, None, 2, f"{YARDSTICK}/hunter,random", 1)
    outcome = play_one(match, 0)
    assert outcome.points > outcome.against
    with pytest.raises(nemeton.BadOption, match="no player"):
        contestant("@bench.yardsticks.chess")


def test_more_iterations_than_a_search_may_have_are_refused() -> None:
    level = contestant(f"5:{MOST_ITERATIONS}")[1]
    assert level == replace(LEVEL["5"], iterations=MOST_ITERATIONS, seconds=60.0)
    with pytest.raises(nemeton.BadOption, match=str(MOST_ITERATIONS)):
        contestant(f"5:{MOST_ITERATIONS + 1}")


def test_a_census_tells_what_is_done_and_what_has_died_out() -> None:
    game = nemeton.game("karnag")
    seen = take(game, "2012", 2, lambda state, seat: [min(state.legal(seat))], 1, 3)
    assert seen.told["decline"] == 60  # the first of all moves, for every cube
    assert 0 < seen.made["decline"] < 60  # it was not always a choice
    assert "squares" in seen.died_out


def test_without_generations_the_guess_is_taken_as_it_is() -> None:
    learnt = study(Course("karnag", "2012", 2, Lessons(generations=0, iterations=1, trial=0, census=1)))
    assert list(learnt.table) == start(sight_of(nemeton.game("karnag")))
    assert learnt.census.games == 1


def test_weights_of_other_seats_must_win_their_trial() -> None:
    how = Lessons(generations=0, iterations=1, trial=2, census=0, source=2)
    taken = study(Course("samhain", "fr", 2, how))  # our own need no trial
    assert list(taken.table) == list(evaluation_for(nemeton.game("samhain").setup(2, "fr")).weights)


def test_in_a_leaf_an_action_is_ended_and_what_is_learnt_brings_points() -> None:
    sight, luck, seen = sight_of(nemeton.game("karnag")), seeded(4, 1), Counter[str]()
    state = nemeton.game("karnag").new(2, seed=4)
    while not state.over():
        seat = state.actor()
        usual = sight.usual(state, seat)
        if usual >= 0:
            assert usual in state.legal(seat)
            seen[nemeton.game("karnag").verbs.split(usual)[0]] += 1
        assert (usual == END) == (END in state.legal(seat))
        state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
    assert set(seen) == {"end", "learn", "keep"}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_cards_of_a_bid_are_counted_until_all_gifts_can_be_laid(players: int) -> None:
    sight = sight_of(nemeton.game("ardri"))
    names, luck = sight.names(), seeded(players, 1)
    row, counts = vec[i64]([0] * (players * len(names))), set[int]()
    for seed in range(6):
        state = nemeton.game("ardri").new(players, seed=seed)
        while not state.over():
            sight.write(state, row)
            gifts = min(2, len(state.order) - 1)  # type: ignore[attr-defined]
            for seat in state.order if state.choice.name != "first_spring" else []:  # type: ignore[attr-defined]
                own = dict(zip(names, list(row)[seat * len(names) : (seat + 1) * len(names)], strict=True))
                assert own["suits"] <= own["laid"] <= own["laid-reach"] <= 4 * gifts
                assert (own["gifts"] == 1) == (own["laid"] == 4 * gifts)
                counts.add(own["laid"])
            state.play_fast(state.actor(), state.nth(state.actor(), luck.roll(0, state.count(state.actor()))))
    assert len(counts) > 4 if players > 2 else len(counts) > 2


def test_leaves_that_carry_plans_out_are_an_experiment() -> None:
    level = contestant("5:resolved")[1]
    assert level is not None
    assert (level.resolver, LEVEL["5"].resolver) == (3, 0)


@pytest.mark.plays
def test_nobody_declines_a_card_or_a_level_that_is_worth_more() -> None:
    """[7.4, 18.1] A card is a point at the end and may be played; a level pays while rounds are left."""
    sight, luck, seen = sight_of(nemeton.game("karnag")), seeded(6, 1), Counter[str]()
    state = nemeton.game("karnag").new(2, seed=6)
    while not state.over():
        seat = state.actor()
        moves = state.legal(seat)
        if state.choice.name == "act" and DECLINE in moves:
            first = {answer[0] for answer in sight.proposals(state, seat)}
            learns = any(LEARN <= move < CREATURE for move in moves)
            last = state.round == 6  # type: ignore[attr-defined]
            assert (DECLINE in first) == (DRAW not in moves and (last or not learns))
            seen["kept" if DECLINE in first else "dropped"] += 1
            seen["asked about"] += DECLINE in {edge.move for edge in think(SHORT, state, seat, 1).ranking()}
        state.play_fast(seat, state.nth(seat, luck.roll(0, len(moves))))
    assert seen["kept"]
    assert seen["dropped"]
    assert seen["asked about"] == seen["kept"] + seen["dropped"]

"""The tree of a search is kept for the same seat's next answer, and for nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest

import nemeton
from nemeton.bots import decide, think
from nemeton.bots.kept import TREES, Kept, following
from nemeton.bots.levels import LEVEL
from nemeton.core.state import State

SHORT = replace(LEVEL["5"], iterations=40, worlds=4, seconds=600.0)


def asked(game: str, decisions: int) -> State:
    """A state some decisions into a game."""
    state = nemeton.game(game).new(2, seed=5)
    for number in range(decisions):
        state.play(state.actors()[0], decide(replace(SHORT, iterations=4), state, state.actors()[0], number))
    return state


@pytest.mark.long
@pytest.mark.plays
@pytest.mark.parametrize(("game", "decisions"), [("samhain", 12), ("karnag", 26), ("ardri", 14)])
def test_a_seat_that_is_asked_again_goes_on_from_its_tree(game: str, decisions: int) -> None:
    state, kept, used = asked(game, decisions), Kept(), 0
    for number in range(12):
        seat = int(state.actors()[0])
        if state.count(seat) == 1:
            state.play(seat, int(state.nth(seat, 0)))
            continue
        before = think(SHORT, state, seat, number).root.visits
        search = think(SHORT, state.imagine(seat, 70 + number), seat, number, None, 1, kept)  # as a process is sent it
        assert {edge.move for edge in search.root.edges} >= set(state.legal(seat))
        used += search.root.visits > before
        move = int(search.ranking()[0].move)
        kept.keep(search, state.imagine(seat, 70 + number), seat, move)
        state.play(seat, move)
    assert used


def test_what_is_seen_otherwise_begins_anew() -> None:
    state, kept = asked("karnag", 26), Kept()
    seat = int(state.actors()[0])
    search = think(SHORT, state, seat, 1)
    for edge in search.ranking()[: TREES + 1]:
        kept.keep(search, state, seat, int(edge.move))
    assert len(kept._trees) <= TREES
    assert think(SHORT, state, seat, 1, None, 1, kept).root.visits == search.root.visits


def test_the_rest_of_a_whole_answer_keeps_what_it_gave() -> None:
    state = asked("karnag", 26)
    search = think(SHORT, state, int(state.actors()[0]), 1)
    while not any(edge.rest for edge in search.root.edges):
        state.play(state.actors()[0], int(search.ranking()[0].move))
        search = think(SHORT, state, int(state.actors()[0]), 1)
    whole = max((edge for edge in search.root.edges if edge.rest), key=lambda edge: edge.visits)
    root = following(search, int(whole.move))
    assert root is not None
    found = next(edge for edge in root.edges if [edge.move, *edge.rest] == list(whole.rest))
    assert (found.visits, found.total, found.squares) == (whole.visits, whole.total, whole.squares)
    assert following(search, -1) is None

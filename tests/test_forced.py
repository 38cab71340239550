"""Nobody is asked a question with only one answer, provided everybody can know that it is the only one."""

from __future__ import annotations

import random

import pytest

import nemeton
from games.karnag.table import position
from nemeton.testing import Case, cases

PLAIN = [case for id in nemeton.games() for case in cases(nemeton.game(id)) if not case.options]
LOOKED_AT = 150


@pytest.mark.long
@pytest.mark.plays
@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_what_is_said_to_be_open_is_the_same_in_all_worlds(plain: Case) -> None:
    luck = random.Random(str(plain))
    game = plain.game
    state = game.new(plain.players, seed=3, edition=plain.edition)
    decisions = 0
    while not state.over():
        seat = luck.choice(state.actors())
        if luck.random() < LOOKED_AT / (LOOKED_AT + decisions):
            for other in {-1, *range(plain.players)} - {seat}:
                world = state.imagine(other, decisions)
                # Whether an answer waits for the end of a pause must not depend on what is hidden.
                assert game.open_answers(world) == game.open_answers(state)
                assert not game.open_answers(state) or world.legal(seat) == state.legal(seat)
        only = game.forced(state)
        assert only is None or (only[0] == seat and state.legal(seat) == [only[1]])
        state.play(seat, luck.choice(state.legal(seat)))
        decisions += 1


def test_karnag_7_3_what_can_only_be_declined_with_an_empty_hand_is_declined_by_the_table() -> None:
    game = nemeton.game("karnag")
    s = position(tile="potion", druids={0: [1, 2, 3]})
    only = game.forced(s)
    assert only is not None
    assert game.text(s, *only) == "decline"


def test_karnag_a_card_in_hand_must_not_be_told_by_an_answer_given_at_once() -> None:
    """Through rocks cannot be played here: that there is only one answer follows from the hand."""
    s = position(tile="potion", druids={0: [1, 2, 3]}, hands={0: ["through"]})
    assert len(s.legal(0)) == 1
    assert nemeton.game("karnag").forced(s) is None

"""No needless questions: a move that can be undone is made at once, and the table answers what has only one answer."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import nemeton
from nemeton.core.state import State
from nemeton.server.outside import Outside
from nemeton.server.table.undo import seems_free
from server.running import refusal, running, two
from server.test_table import before_order


def test_who_is_not_sure_makes_only_what_can_be_taken_back(tmp_path: Path) -> None:
    state, founding = before_order()
    with running(tmp_path, outside=Outside(deal=lambda record: state.clone())) as server:
        one, _, id = two(server)
        before = one.situation(id)
        other = next(move for move in before["legal"] if move != founding)
        assert refusal(one.play, id, before["version"], other, sure=False) == "final"
        assert one.situation(id)["version"] == before["version"]
        asked = one.play(id, before["version"], founding, sure=False)
        assert asked["undo"]["free"]
        assert refusal(one.play, id, asked["version"], asked["legal"][0], sure=False) == "final"
        assert one.play(id, asked["version"], asked["legal"][0])["table"]["decisions"] == 2


@pytest.mark.parametrize("question", ["place_druid", "keep"])
def test_what_is_slight_is_made_at_once_though_the_turn_passes(tmp_path: Path, question: str) -> None:
    """Karnag: a druid onto its start square, one of the drawn cards. What the game does not list is still confirmed."""
    luck, state = random.Random(1), nemeton.game("karnag").new(2, seed=1)
    while state.choice.name != question or state.actors() != [0]:
        state.play(state.actor(), luck.choice(state.legal(state.actor())))
    state.log = []
    with running(tmp_path, outside=Outside(deal=lambda record: state.clone())) as server:
        one, _, id = two(server, game="karnag")
        before = one.situation(id)
        move = before["legal"][0]
        assert not seems_free(nemeton.game("karnag"), state, 0, [move])
        assert one.play(id, before["version"], move, sure=False)["table"]["decisions"] == 1


@pytest.mark.long
@pytest.mark.parametrize("id", ["ardri", "karnag", "samhain"])
def test_whether_it_can_be_taken_back_tells_nothing_that_the_seat_cannot_know(id: str) -> None:
    luck, game = random.Random(id), nemeton.game(id)
    state = game.new(players=game.seats[0], seed=luck.getrandbits(40))
    told = set()
    for _ in range(60):
        seat = luck.choice(state.actors())
        move = luck.choice(state.legal(seat))
        free = seems_free(game, state, seat, [move])
        assert seems_free(game, state.imagine(seat, luck.getrandbits(40)), seat, [move]) == free
        told.add(free)
        state.play_fast(seat, move)
    assert told == {True, False}


def before_an_only_answer() -> tuple[State, int, int]:
    """A position of Samhain, a move after which the same seat has one answer only, and which can be taken back, and how
    many such answers follow.
    """
    luck, game = random.Random(3), nemeton.game("samhain")
    while True:
        state = game.new(players=2, seed=luck.getrandbits(30))
        while not state.over():
            seat = state.actor()
            for move in state.legal(seat):
                after = state.clone()
                after.play_fast(seat, move)
                number = 0
                while (only := game.forced(after)) is not None:
                    after.play_fast(*only)
                    number += 1
                if number and seems_free(game, state, seat, [move]):
                    return state, move, number
            state.play_fast(seat, luck.choice(state.legal(seat)))


def test_what_has_one_answer_is_answered_by_the_table_told_and_taken_back_with_what_led_to_it(tmp_path: Path) -> None:
    state, move, number = before_an_only_answer()
    state.log = []
    with running(tmp_path, outside=Outside(deal=lambda record: state.clone())) as server:
        mover, _, id = two(server, game="samhain")
        before = mover.situation(id)
        after = mover.play(id, before["version"], move, sure=False)
        assert after["table"]["decisions"] == 1 + number
        assert [event["key"] for event in after["log"]].count("alone") == number
        assert len(after["legal"]) > 1
        server.loop.call_soon_threadsafe(server.runtime.tables.forget, id)
        again = mover.situation(id)  # loaded from the store
        assert (again["view"], again["log"], again["undo"]["free"]) == (after["view"], after["log"], True)
        back = mover.take_back(id, again["version"])
        assert (back["view"], back["legal"], back["log"]) == (before["view"], before["legal"], before["log"])

"""A preview never lies: what it announces happens, and it ends where it says it ends."""

from __future__ import annotations

import random

import pytest

import nemeton
from games.ardri.positions import position as feast
from games.clans.positions import position
from nemeton.core.preview import OTHERS, OVER, UNKNOWN, YOURS, Foreseen, foresee
from nemeton.core.state import State
from nemeton.testing import Case, cases
from web.karnag_questions import QUESTIONS

PLAIN = [case for id in nemeton.games() for case in cases(nemeton.game(id)) if not case.options]
LOOKED_AT = 60  # moves of a game that are previewed


def holds(state: State, seat: int, told: Foreseen) -> None:
    """Play in the real world what was previewed, and compare."""
    real = state.clone()
    real.log = []
    for n, move in enumerate(told.moves):
        assert n == 0 or real.legal(seat) == [move]
        real.play(seat, move)
    story = real.story(seat)
    assert story[: len(told.events)] == told.events
    if told.end == UNKNOWN:
        assert (told.actors, told.asked, told.points) == ([], None, [])
        return
    assert len(story) == len(told.events)
    assert {name: real.view(seat)[name] for name in told.view} == told.view
    assert real.actors() == told.actors
    assert real.over() == (told.end == OVER)
    assert (seat in real.actors()) == (told.end == YOURS)
    assert real.ask(seat) == told.asked or told.end != YOURS


def comes_to(state: State, seat: int, told: Foreseen, luck: random.Random) -> int:
    """The points of a seat that goes on choosing at random until somebody else is asked."""
    real = state.clone()
    for move in told.moves:
        real.play(seat, move)
    while seat in real.actors():
        real.play(seat, luck.choice(real.legal(seat)))
    return real.scores()[seat]


@pytest.mark.plays
@pytest.mark.long
@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_what_is_foreseen_happens(plain: Case) -> None:
    luck = random.Random(str(plain))
    seen: set[str] = set()
    state = plain.game.new(plain.players, seed=7, edition=plain.edition)
    length = 0
    while not state.over():
        seat = luck.choice(state.actors())
        move = luck.choice(state.legal(seat))
        if luck.random() < (1 if length < LOOKED_AT // 3 else 0.1):
            told = foresee(state, seat, [move])
            seen.add(told.end)
            holds(state, seat, told)
            if told.points:
                assert comes_to(state, seat, told, luck) in told.points
        state.play(seat, move)
        length += 1
    assert OTHERS in seen


def test_3_4_two_villages_then_their_order_is_no_move_that_founds_nothing() -> None:
    """Seat 0 is blue: 44 first gives 3 + 1 points, 16 first 3; either way two chips are taken."""
    s = position({16: "RR", 20: "B", 44: "BG", 52: "K", 53: "Y"}, founded=3, clans=[1, 0])
    told = foresee(s, 0, [nemeton.game("clans").parse(s, 0, "20-44")])
    assert [event["key"] for event in told.events] == ["move"]
    assert (told.end, told.actors) == (YOURS, [0])
    assert told.asked is not None
    assert told.asked.kind == "order"
    assert told.points == [3 + 5, 4 + 5]


def test_answers_that_are_the_only_ones_are_followed() -> None:
    """Ard Rí: one Warrior to feed and one way to pay; the preview goes on to the end of the feast."""
    s = feast("feast", fields={0: "5s", 1: "3s"}, down={0: "Kc"})
    game = nemeton.game("ardri")
    told = foresee(s, 0, [game.parse(s, 0, "feed (Kc)")])
    assert [game.text(s, 0, move) for move in told.moves] == ["feed (K♣)", "pay 5♠"]
    assert "feast" in [event["key"] for event in told.events]


def test_a_preview_ends_at_the_first_roll_whatever_it_shows() -> None:
    """Karnag: after the last answer of a round creatures move as they must, which is previewed; the die is not."""
    s = QUESTIONS["council_learn"]()
    told = foresee(s, 0, [s.legal(0)[0]])
    keys = [event["key"] for event in told.events]
    assert told.end == UNKNOWN
    assert "creature" in keys
    assert "die" not in keys

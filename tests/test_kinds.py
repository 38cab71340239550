"""What a question shows about its kinds of answer: those that cannot be given now, each with its reason."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

import nemeton
from games.ardri.positions import position
from nemeton.core.answers import Reason
from nemeton.core.kinds import Kinds, closed_kinds
from nemeton.core.state import State
from nemeton.words import Words

CLOSED = {  # questions of random games in which some kind was closed
    "ardri": {"spring", "summer", "pay", "raid", "winter", "loot"},
    "karnag": {"act", "stride", "lead", "keep"},
    "samhain": {"turn", "only-pass", "act"},
}
LANGUAGES = ("en", "fr")


@pytest.mark.long
@pytest.mark.parametrize("id", CLOSED)
def test_every_kind_is_open_or_has_its_reason(id: str) -> None:
    game, luck = nemeton.game(id), random.Random(id)
    module = game.module("kinds")
    assert module is not None
    kinds: Kinds = module.KINDS
    seen: dict[str, set[str]] = defaultdict(set)
    sums: set[str] = set()
    speakers = [Words(language) for language in LANGUAGES]
    for seed in range(4):
        state: State = game.new(players=game.seats[seed % len(game.seats)], seed=seed)
        for _ in range(400):
            if state.over():
                break
            seat = luck.choice(state.actors())
            question, legal = state.ask(seat), state.legal(seat)
            assert question is not None
            closed = closed_kinds(game, state, seat)
            verbs = {game.verbs.split(move)[0] for move in legal}
            assert not verbs & {verb for verb, _ in closed}
            if seen[question.kind] != (seen[question.kind] | {verb for verb, _ in closed}) or luck.random() < 0.05:
                assert closed_kinds(game, state.imagine(seat, luck.getrandbits(40)), seat) == closed
            seen[question.kind] |= {verb for verb, _ in closed}
            for verb, reason in closed:
                assert verb in kinds.of[question.kind]
                sums |= {reason.key}
                for words in speakers:
                    assert words.reason(id, reason)
                    assert words.has(f"{id}-answer-{verb}")
            state.play_fast(seat, luck.choice(legal))
    assert {kind for kind in kinds.of if seen[kind]} >= CLOSED[id]
    assert len(sums) > 5


@pytest.mark.parametrize("id", CLOSED)
def test_every_kind_has_a_name_and_no_name_is_idle(id: str) -> None:
    game = nemeton.game(id)
    module = game.module("kinds")
    assert module is not None
    verbs = {verb for row in module.KINDS.of.values() for verb in row}
    words = Words("en")
    assert {verb for verb in game.verbs.names if words.has(f"{id}-answer-{verb}")} == verbs


def test_a_question_that_is_not_asked_has_no_kinds() -> None:
    state = nemeton.game("samhain").new(2, seed=1)
    assert closed_kinds(nemeton.game("samhain"), state, 1 - state.actor()) == []
    clans = nemeton.game("clans").new(2, seed=1)
    assert closed_kinds(nemeton.game("clans"), clans, clans.actor()) == []


def test_ardri_says_which_suits_a_bid_lacks() -> None:
    state = position("winter", hands={0: "2♣", 1: "3♣"}, fields={0: "A♠ 10♠ 9♥ 8♣", 1: "4♣"}, down={0: "J♠"})
    closed = dict(closed_kinds(nemeton.game("ardri"), state, 0))
    assert closed["ceilsine"] == Reason("7.2", "suits-missing", {"count": 1, "suits": "♦"})

"""Samhain in words: both editions and the countermove, every refusal of every verb, in both languages."""

from __future__ import annotations

import random

import pytest

import nemeton
from nemeton.games.samhain.data import BONUS_NAMES, ITEM_NAMES, KIND_NAMES, RECIPES
from nemeton.words import Words

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.mark.long
@LANGUAGES
@pytest.mark.plays
@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_can_be_said_has_words(language: str, edition: str, players: int) -> None:
    game, words = nemeton.game("samhain"), Words(language)
    luck = random.Random(players)
    for seed in range(2):
        state = game.new(players, seed=seed, edition=edition, options={"countermove": True}, log=True)
        while not state.over():
            seat = state.actor()
            question = state.ask(seat)
            assert question is not None
            assert words.question("samhain", question)
            for move in state.legal(seat):
                assert words.move(game, state, seat, move)
            for move in luck.sample(range(game.verbs.size), 40):
                reason = state.why_not(seat, move)
                assert reason is None or words.reason("samhain", reason)
            state.play(seat, luck.choice(state.legal(seat)))
        assert all(words.event("samhain", event) for event in state.story(-1))


@pytest.mark.long
@LANGUAGES
def test_every_action_has_words_in_each_edition(language: str) -> None:
    words = Words(language)
    for number, (_, en, _) in enumerate(RECIPES, 1):
        for key in [f"{number}-fr", f"{number}-en"] if en else [str(number)]:
            assert words.say(f"samhain-action-{key}")


@LANGUAGES
def test_every_noun_has_words(language: str) -> None:
    words = Words(language)
    nouns = [f"kind-{name}" for name in KIND_NAMES] + [f"bonus-{name}" for name in BONUS_NAMES]
    nouns += [f"item-{name}-use" for name in ITEM_NAMES]
    assert all(words.say(f"samhain-{noun}") for noun in nouns)


@LANGUAGES
def test_the_sketch_is_drawn(language: str) -> None:
    from rich.console import Console

    game = nemeton.game("samhain")
    state = game.new(3, seed=2)
    console = Console(width=100, file=None, record=True, quiet=False)
    with console.capture() as shown:
        console.print(game.sketch(state, 0, Words(language), 100))
    assert "25-26" in shown.get()

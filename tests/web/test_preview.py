"""What the screen predicts about a move: it never says that nothing happens when something does."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

import nemeton
from games.clans.positions import position
from nemeton.core.preview import OTHERS, foresee
from nemeton.core.state import State
from server.running import Running
from web.house import Visitors

EDGE = {16: "RR", 20: "B", 44: "BG", 52: "K", 53: "Y"}


@pytest.mark.parametrize(("phone", "language", "said"), [(False, "en", "8 or 9"), (True, "fr", "8 ou 9")])
def test_two_villages_and_their_order_are_foreseen(
    server: Running, visitors: Visitors, phone: bool, language: str, said: str
) -> None:
    who = visitors.come("Maëlle", phone=phone, language=language, dark=phone)
    wish: dict[str, Any] = {"game": "clans", "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    id = who.call("POST", "tables", {**wish, "visibility": "link", "start": True})["id"]
    server.lay(id, position(EDGE, founded=3, clans=[1, 0]), decisions=0)
    who.open(f"/table/{id}")
    who.page.wait_for_selector(".question.mine .who")
    who.click(20)
    who.click(44)
    who.page.wait_for_function("(words) => document.body.innerText.includes(words)", arg=said)
    told = who.page.locator(".question .told").inner_text()
    assert said in told
    assert "16" in told
    if folder := os.environ.get("NEMETON_PICTURES"):
        who.page.screenshot(path=f"{folder}/preview-{language}.png")


NOTHING = {"en": "Nothing else happens.", "fr": "Rien d’autre ne se passe."}
FORESEEN = "(looking) => !document.querySelector('.question.deciding .told')?.innerText.includes(looking)"
LOOKING = {"en": "Looking ahead…", "fr": "On regarde la suite…"}
QUESTIONS = 8  # questions of each game


def questions(id: str) -> list[State]:
    """Questions to the first seat in a random game, of as many kinds as there are."""
    state, luck = nemeton.game(id).new(2, seed=11, log=True), Random(id)
    found: dict[str, State] = {}
    while not state.over() and len(found) < QUESTIONS:
        seat = state.actors()[0]
        if seat == 0 and len(state.actors()) == 1 and state.count(0) > 1 and state.choice.name not in found:
            found[state.choice.name] = state.clone()
            found[state.choice.name].log = list(state.log or [])
        state.play(seat, luck.choice(state.legal(seat)))
    return list(found.values())


@pytest.mark.parametrize(("id", "language"), [("clans", "fr"), ("samhain", "en"), ("karnag", "fr"), ("ardri", "en")])
def test_that_nothing_happens_is_said_only_where_nothing_does(
    id: str, language: str, server: Running, visitors: Visitors
) -> None:
    """The words on the screen for a move of every kind of question, compared with what then happened."""
    who = visitors.come("Maëlle", language=language)
    wish = {"game": id, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}], "start": True}
    table = who.call("POST", "tables", wish)["id"]
    luck, page = Random(id), who.page
    states = questions(id)
    server.lay(table, states[0], decisions=0)
    who.open(f"/table/{table}")
    page.locator(".sides button").last.click()
    for state in states:
        for move in luck.sample(state.legal(0), min(3, state.count(0))):
            server.lay(table, state, decisions=luck.randrange(1, 1000))
            version = who.situation()["version"]
            page.wait_for_function("(v) => document.querySelector('.question').dataset.version >= v", arg=version)
            page.locator(f'.moves [data-move="{move}"]').click()
            page.wait_for_selector(".question.deciding .told")
            page.wait_for_function(FORESEEN, arg=LOOKING[language])
            said = page.locator(".question .told").inner_text()
            told = foresee(state, 0, [move])
            happens = [event for event in told.events if event["key"] != nemeton.game(id).describe(state, 0, move)[0]]
            if told.end != OTHERS or happens:
                assert NOTHING[language] not in said, (id, state.choice.name, said)
            assert said.strip() or told.end == OTHERS, (id, state.choice.name)
            page.keyboard.press("Escape")

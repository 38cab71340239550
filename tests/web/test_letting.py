"""Letting go (decline, pass, done) is never the first button, nor the one that has the focus."""

from __future__ import annotations

from random import Random

import pytest

import nemeton
from nemeton.core.state import State
from server.running import Running
from web.house import Visitors

LETS = {  # by the keys of their words
    "samhain": {"pass", "end", "decline", "let-be", "bonus-none"},
    "karnag": {"forgo", "end", "halt", "refuse", "pass"},
    "ardri": {"done", "done-bare", "let", "leave"},
    "clans": set[str](),
}
QUESTIONS = {"samhain": 3, "karnag": 5, "ardri": 6, "clans": 1}  # at least this many kinds have been seen
# In every group of buttons: what can be pressed after something that lets go.
AFTER = """() => [...document.querySelectorAll('.board .tray, .moves ul, .gesture, .answers')].flatMap((group) => {
  const buttons = [...group.querySelectorAll('button:not(:disabled)')].filter((one) => one.offsetParent);
  const first = buttons.findIndex((one) => one.matches('[data-lets]'));
  return first < 0 ? [] : buttons.slice(first).filter((one) => !one.matches('[data-lets]')).map((one) => one.outerHTML);
})"""


def questions(id: str) -> list[State]:
    """A state of random games for every kind of question to the first seat that offers more than letting go."""
    game, found = nemeton.game(id), dict[str, State]()
    for seed in range(6):
        state, random = game.new(2, seed=seed, log=True), Random(seed)
        while not state.over():
            seat = state.actors()[0]
            keys = {game.describe(state, seat, move)[0] for move in state.legal(seat)} if seat == 0 else set()
            kind = f"{state.choice.name} {sorted(keys & LETS[id])}"
            if keys - LETS[id] and (keys & LETS[id] or id == "clans") and kind not in found:
                found[kind] = state.clone()
                found[kind].log = list(state.log or [])
            state.play(seat, random.choice(state.legal(seat)))
    return list(found.values())


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("id", LETS)
def test_letting_go_is_never_first(id: str, phone: bool, server: Running, visitors: Visitors) -> None:
    states = questions(id)
    assert len(states) >= QUESTIONS[id]
    who = visitors.come("Maëlle", phone=phone)
    wish = {"game": id, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}], "start": True}
    table = who.call("POST", "tables", wish)["id"]
    server.lay(table, states[0], decisions=900)
    page = who.page
    who.open(f"/table/{table}")
    for number, state in enumerate(states, 901):
        who.my_turn()
        page.keyboard.press("Shift")  # for somebody who plays by keyboard they lead on
        server.lay(table, state, decisions=number)
        version = who.situation()["version"]
        page.wait_for_function("(v) => document.querySelector('.question').dataset.version >= v", arg=version)
        who.my_turn()
        who.settle()
        here = f"{id}, {state.choice.name}"
        assert page.evaluate(AFTER) == [], here
        focus = "() => document.activeElement.matches('[data-lets]') && document.activeElement.outerHTML"
        assert not page.evaluate(focus), here
        if not phone:
            page.locator(".sides button").last.click()
        lets = [move["move"] for move in who.situation()["legal"] if move["key"] in LETS[id]]
        listed = "(all) => all.map((one) => [Number(one.dataset.move), 'lets' in one.dataset])"
        shown = page.locator(".moves li .btn").evaluate_all(listed) if not phone else []
        assert [move for move, marked in shown if marked] == [move for move, _ in shown if move in lets], here
        assert phone or (shown and sorted(move for move, _ in shown[len(shown) - len(lets) :]) == sorted(lets)), here

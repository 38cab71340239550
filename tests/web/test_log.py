"""The log beside every board."""

from __future__ import annotations

import random
import re

import pytest

import nemeton
from server.running import Running
from test_words import OURS, catalogue
from web.house import WEB, Visitor, Visitors, eventually
from web.pictures import advance
from web.scenes import seat

ENOUGH = 70  # decisions: points were won


@pytest.mark.parametrize("game", ["clans", "samhain", "karnag"])
def test_only_points_and_turning_points_stand_out(visitor: Visitor, game: str) -> None:
    seats = [{}, {"kind": "bot", "level": "random"}]
    table = visitor.call("POST", "tables", {"game": game, "seats": seats, "visibility": "link", "start": True})
    visitor.open(f"/table/{table['id']}")
    advance(visitor, ENOUGH)
    if visitor.situation()["table"]["status"] == "finished":
        visitor.page.locator(".ending .link").click()
    visitor.page.wait_for_selector(".log li")
    log, strong = visitor.page.locator(".log li"), visitor.page.locator(".log .strong")
    assert eventually(lambda: 0 < strong.count() < log.count() / 2)


@pytest.mark.parametrize("id", OURS)
def test_what_stands_out_is_something_that_is_told(id: str) -> None:
    listed = re.search(r"notable: \[(.*?)\]", (WEB / "src" / "games" / id / "index.ts").read_text(), re.DOTALL)
    assert listed
    keys = {f"{id}-log-{key}" for key in re.findall(r'"(.*?)"', listed[1])}
    assert keys <= set(catalogue("en", f"{id}.ftl"))


def test_what_a_seat_did_in_one_go_is_one_paragraph(visitors: Visitors, server: Running) -> None:
    """The name first; a card activated with one's own member says by itself that it acts; French spaces its signs."""
    who = visitors.come("Maëlle", language="fr")
    state = nemeton.game("samhain").new(3, seed=1, log=True)
    luck = random.Random(1)
    while not (state.log and state.log[-1].key == "perform" and state.actors() == [0]):
        state.play(state.actor(), luck.choice(state.legal(state.actor())))
    seat(who, server, state)
    told = who.page.locator(".log .words").all_inner_texts()
    own = [line for line in told if re.search(r"\sactive\s", line)]
    assert own
    assert not any(re.search(r"\sactive\s.* doit agir", line) for line in own)
    assert any("\u00a0; " in line for line in told)
    assert not any(re.search(r"\S;", line) for line in told)

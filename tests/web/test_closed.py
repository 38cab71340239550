"""“Why can't I?” everywhere: kinds of answer that are not possible now say why; looking at your own things is
allowed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from games.ardri.positions import position as feast
from games.samhain.literal import table as village
from nemeton.core.state import State
from server.running import Running
from web.house import Visitor, Visitors, eventually
from web.karnag_questions import acting
from web.scenes import SCENES


def at(server: Running, who: Visitor, state: State) -> Any:
    """The page of a person facing a position, against bots."""
    bots = [{"kind": "bot", "level": "random"}] * (state.setup.players - 1)
    wish = {"game": state.setup.game, "seats": [{"kind": "person"}, *bots], "edition": state.setup.edition}
    id = who.call("POST", "tables", {**wish, "options": state.setup.options, "start": True})["id"]
    server.lay(id, state, decisions=0)
    who.open(f"/table/{id}")
    who.page.wait_for_selector(".question.mine .who")
    return who.page


def winter() -> State:
    return feast("winter", hands={0: "2♣", 1: "3♣"}, fields={0: "A♠ 10♠ 9♥ 8♣", 1: "4♣"}, down={0: "J♠"})


def poor() -> State:
    return village(2, board={0: "7-8 9-10 11-12", 1: "27-28"}, resources={0: (1, 0, 0)})


CLOSED = {
    "ardri": (winter, "ceilsine", "you lack ♦", "il vous manque : ♦", "7.2"),
    "samhain": (poor, "expand", "A new member costs 4 MP", "Un nouveau membre coûte 4 PM", "3.6"),
    "karnag": (
        lambda: acting("gem", druids={0: [2, 3, 4], 1: [30, 31, 32], 2: [40, 41, 42], 3: [50, 51, 52]}),
        "gem",
        "No two of your druids can create a gemstone now",
        "Aucune paire de vos druides ne peut créer de gemme",
        "9.3",
    ),
}


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone-fr"])
@pytest.mark.parametrize("game", CLOSED)
def test_a_kind_of_answer_that_is_closed_says_why(game: str, phone: bool, server: Running, visitors: Visitors) -> None:
    make, kind, english, french, rule = CLOSED[game]
    who = visitors.come("Maëlle", phone=phone, language="fr" if phone else "en")
    page = at(server, who, make())
    page.locator(f'.closed [data-kind="{kind}"]').click()
    told = page.locator("section.why[role=alert]")
    expect(told).to_contain_text(french if phone else english)
    told.locator(".gold").click()
    expect(page.locator(f'.rules [data-rule="{rule}"]').first).to_be_visible()


def test_closed_kinds_are_named_for_everybody(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    page = at(server, who, poor())
    expect(page.locator(".closed")).to_have_attribute("aria-label", "Not now:")
    expect(page.locator('.closed [data-kind="pass"]')).to_have_text("Pass")
    assert who.axe() == []


def test_ones_own_card_that_cannot_act_says_what_it_is(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    page = at(server, who, winter())
    page.locator('.hand [data-thing^="hand:"]').click()
    expect(page.locator(".tipbox h2")).to_have_text("Cattle")
    expect(page.locator(".tipbox .why")).to_contain_text("Not now:")
    expect(page.locator("section.why")).to_have_count(0)


def test_ones_own_member_that_cannot_act_says_where_it_stands(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    state = village(2, board={0: "7-8 9-10*", 1: "27-28"}, resources={0: (1, 0, 0)})
    page = at(server, who, state)
    page.locator('.village [data-card="4"]').click()
    expect(page.locator(".tipbox .why")).to_contain_text("Not now:")
    expect(page.locator("section.why")).to_have_count(0)


def test_a_card_of_ones_hand_in_karnag_says_what_it_does(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    page = at(server, who, acting("potion", hands={0: ["through"]}))
    page.locator('.tray [data-what="power through"]').click()
    expect(page.locator(".tipbox .why")).to_contain_text("would have no effect")
    expect(page.locator("section.why")).to_have_count(0)


def test_the_villages_whose_order_is_asked_are_offered_with_the_question(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=True)
    SCENES["clans-order"](who, server)
    legal = who.situation()["legal"]
    offered = who.page.locator(".question .answers button")
    expect(offered).to_have_text([f"Found {move['args']['area']} next" for move in legal])
    offered.first.click()
    who.page.locator(".question .row .primary").click()
    assert eventually(lambda: who.situation()["legal"] != legal)

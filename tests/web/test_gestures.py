"""A turn is a gesture: the panels that answer several questions at once, in real games, with every tap counted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from games.ardri.positions import position as feast
from games.karnag.table import position as glade
from games.samhain.literal import table as village
from nemeton.core.state import State
from server.running import Running
from web.house import Visitor, Visitors, eventually

NINE = "J♠ Q♠ K♠ J♥ Q♥ K♥ J♦ Q♦ K♦"


class Hand:
    """A finger that counts."""

    def __init__(self, who: Visitor) -> None:
        self.who, self.page, self.taps = who, who.page, 0

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps += 1

    def decisions(self) -> int:
        return int(self.who.situation()["table"]["decisions"])

    def until(self, decisions: int) -> None:
        assert eventually(lambda: self.decisions() >= decisions)


def at(server: Running, who: Visitor, state: State) -> Hand:
    """A person facing a position, against bots."""
    bots = [{"kind": "bot", "level": "random"}] * (state.setup.players - 1)
    wish = {"game": state.setup.game, "seats": [{"kind": "person"}, *bots], "edition": state.setup.edition}
    id = who.call("POST", "tables", {**wish, "options": state.setup.options, "start": True})["id"]
    state.log = state.log or []
    server.lay(id, state, decisions=0)
    who.open(f"/table/{id}")
    who.page.wait_for_selector(".question.mine .who")
    return Hand(who)


def paid(who: Visitor) -> list[str]:
    """What the person has paid with."""
    log = who.situation()["log"]
    return [event["args"]["kind"] for event in log if event["key"] == "pay" and event["args"]["seat"] == 0]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_samhain_an_expansion_for_six_is_three_taps(phone: bool, server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=phone, confirm="final")
    state = village(2, board={0: "7-8 9-10 11-12 13-14 15-16", 1: "27-28"}, resources={0: (4, 3, 3)})
    hand = at(server, who, state)
    hand.tap('[data-move="expand"]')
    hand.tap('[data-card="4"]')
    who.page.wait_for_selector(".gesture")
    assert who.axe() == []
    expect(who.page.locator(".gesture .primary")).to_contain_text("6")
    hand.tap(".gesture .primary")
    assert eventually(lambda: len(paid(who)) == 6)
    assert hand.taps == 3


def test_samhain_another_unit_takes_the_place_of_a_proposed_one(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle", confirm="final")
    state = village(2, board={0: "7-8 9-10", 1: "27-28"}, resources={0: (4, 0, 0)}, points={0: 5})
    hand = at(server, who, state)
    hand.tap('[data-move="expand"]')
    hand.tap('[data-card="4"]')
    hand.tap('[data-pick="pay vp"] .step:last-child')
    hand.tap(".gesture .primary")
    assert eventually(lambda: sorted(paid(who)) == ["vp", "wood", "wood"])


def year(hand: Hand) -> None:
    """Spring to Winter: whatever is proposed, or everything; otherwise the first thing that is not letting go."""
    page = hand.page
    begun = hand.who.situation()["view"]["table"]["year"]
    while now := hand.who.asked():
        if now["view"]["table"]["year"] != begun:
            return
        do = page.locator(".gesture .primary")
        if do.count():
            if do.is_disabled():
                hand.tap(".gesture .all, .gesture .one, .gesture .step:last-child")
            hand.tap(".gesture .primary")
        else:
            move = next(m for m in now["legal"] if m["verb"] not in ("done", "hunting", "leave", "let", "ceilsine"))
            hand.tap(control(move))
            page.wait_for_function(
                "(v) => document.querySelector('.question').matches('.deciding') ||"
                " Number(document.querySelector('.question').dataset.version) > v",
                arg=now["version"],
            )
            if page.locator(".question.deciding").count():
                hand.tap(".question .row .primary")
        hand.until(now["table"]["decisions"] + 1)


def control(move: dict[str, Any]) -> str:
    noun = move["noun"]
    places = {"take": f"wild:{40 + noun}", "lead": f"through:{40 + noun}", "steal": f"herd:{noun}"}
    if move["verb"] in places:
        return f'[data-thing="{places[move["verb"]]}"]'
    return f'.answers [data-verb="{move["verb"]}"], [data-thing="{move["verb"]}"]'


def test_ardri_a_year_with_nine_warriors_is_at_most_24_taps(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle", confirm="final")
    field = "A♠ 10♠ 9♠ A♥ 10♥ 9♥ A♦ 10♦"
    state = feast("spring", hands={0: f"8♦ 7♦ {NINE}", 1: "2♣ 3♣"}, fields={0: field, 1: "4♣ 5♣ 6♥"})
    hand = at(server, who, state)
    expect(hand.page.locator(".gesture .one")).to_have_count(2)
    year(hand)
    log = [event["key"] for event in who.situation()["log"]]
    assert log.count("summer") + log.count("feed-unproven") >= 18
    assert hand.taps <= 24


def walks(who: Visitor) -> list[dict[str, Any]]:
    return [event for event in who.situation()["log"] if event["key"] == "walk"]


def test_karnag_a_walk_of_six_with_three_druids_is_at_most_six_taps(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle", confirm="final")
    state = glade(2, tile="move", druids={0: [2, 20, 40], 1: [60, 61, 62]})
    hand = at(server, who, state)
    game = nemeton.game("karnag")
    hand.tap(f'.tray [data-move="{game.parse(state, 0, "squares 6")}"]')
    hand.until(1)
    for druid, squares in ((1, 1), (2, 2), (3, 3)):
        now, way = who.situation(), f"clockwise {squares}"
        if now["gesture"]:
            rows = [pick["moves"] for pick in now["gesture"]["parts"][0]["picks"]]
            row = next(row for row in rows if row[0]["noun"] == druid - 1 and row[1]["text"] == way)
        else:
            row = [move for move in now["legal"] if move["text"] == way]
        hand.tap(f'.glade [data-move~="{"+".join(str(move["move"]) for move in row)}"]')
        if druid < 3:
            hand.until(1 + 2 * druid)
    hand.tap(".question.deciding .row .primary")  # the action ends with it
    assert eventually(lambda: [event["args"]["seat"] for event in walks(who)].count(0) == 3)
    assert hand.taps <= 6


def test_clans_still_takes_a_group_a_target_and_one_confirmation(visitors: Visitors) -> None:
    who = visitors.come("Maëlle", confirm="final")
    who.play_now()
    assert who.my_turn()
    before = who.situation()
    move = before["legal"][0]
    source, target = (int(area) for area in move["text"].split("-"))
    who.click(source)
    who.click(target)
    who.page.wait_for_selector(".question.deciding .told p")
    assert who.situation()["version"] == before["version"]
    who.page.locator(".question .row .primary").click()
    assert eventually(lambda: who.situation()["table"]["decisions"] > before["table"]["decisions"])


def test_the_panel_goes_by_keyboard_and_letting_it_be_comes_last(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle", confirm="final")
    at(server, who, feast("summer", hands={0: "J♠ Q♥ 8♦", 1: "2♣"}, fields={0: "A♠", 1: "4♣"}))
    who.tab_to(".gesture .one")
    who.page.keyboard.press("Space")
    who.tab_to(".gesture .primary")
    who.page.keyboard.press("Tab")
    assert who.page.evaluate("() => document.activeElement.matches('.gesture .nothing')")
    who.page.keyboard.press("Shift+Tab")
    who.page.keyboard.press("Enter")
    assert eventually(lambda: "summer" in [e["key"] for e in who.situation()["log"]])

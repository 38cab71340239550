"""What happened since your last turn, on the board and in the log; and what a bot would do."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from web.house import Visitor, Visitors, eventually

BOT = {"kind": "bot", "level": "1"}


def at_my_turn(who: Visitor, game: str, least: int) -> None:
    """At a table where others have moved since: at least this many decisions, with something to see."""
    table = who.call("POST", "tables", {"game": game, "seats": [{}, BOT, BOT], "visibility": "link", "start": True})
    luck = random.Random(4)
    while True:
        seen = who.call("GET", f"tables/{table['id']}/situation")
        new = [event for event in seen["log"] if event["decision"] > seen["since"] and event["args"].get("seat", 0) > 0]
        if seen["legal"] and seen["since"] and seen["turn"]["decisions"] - seen["since"] >= least and new:
            break
        if seen["legal"]:
            move = luck.choice(seen["legal"])
            who.call("POST", f"tables/{table['id']}/play", {"version": seen["version"], "moves": [move]})
    who.open(f"/table/{table['id']}")
    who.page.wait_for_selector(".since li")


def test_what_the_others_did_stays_marked_and_a_line_lights_its_places(visitor: Visitor) -> None:
    at_my_turn(visitor, "clans", 2)
    page = visitor.page
    lines, marks = page.locator(".since li button"), page.locator(".marks g[data-mark]")
    expect(lines).to_have_count(2)
    expect(marks).to_have_count(2)
    expect(marks.nth(0)).to_have_attribute("data-mark", "1")
    expect(marks.nth(1)).to_have_attribute("data-mark", "2")
    expect(lines.first).to_have_text(re.compile(r"moves .* from \d+ to \d+: .*(Red|Blue|Green|Yellow|Black)"))
    lines.first.click()
    expect(page.locator(".marks .lit")).to_have_attribute("data-mark", "1")
    lines.first.click()
    page.mouse.move(5, 5)
    page.locator(".log button.words").nth(2).click()  # an older line of the log: it has no number
    expect(page.locator(".marks .lit")).to_have_attribute("data-mark", "")
    assert visitor.axe() == []


@pytest.mark.parametrize("game", ["samhain", "karnag", "ardri"])
def test_a_turn_of_many_decisions_is_one_line(visitor: Visitor, game: str) -> None:
    at_my_turn(visitor, game, 6)
    seen = visitor.situation()
    made = seen["turn"]["decisions"] - seen["since"]
    assert eventually(lambda: 0 < visitor.page.locator(".since li").count() < made)
    assert visitor.fits()


@pytest.mark.parametrize("size", [(390, 664), (320, 640), (640, 400)])
def test_there_is_always_room_for_one_line_of_it(visitors: Visitors, size: tuple[int, int]) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    who.page.set_viewport_size({"width": size[0], "height": size[1]})
    at_my_turn(who, "samhain", 6)
    who.settle()
    line = who.page.locator(".since li").first.bounding_box()
    box = who.page.locator(".question").bounding_box()
    assert line
    assert box
    assert line["height"] >= 24
    assert line["y"] + line["height"] <= min(box["y"] + box["height"], size[1]) + 1


def test_a_hint_is_drawn_on_the_board_and_played_at_once(visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True)
    at_my_turn(who, "clans", 2)
    page, before = who.page, who.situation()
    page.locator(".question .tools .btn", has_text="Hint").click()
    page.locator(".question .primary", has_text="Play this").wait_for()
    expect(page.locator(".marks .advice .ring")).to_have_count(1)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".question .primary").click()
    page.wait_for_selector(".question:not(.deciding)")
    assert eventually(lambda: who.situation()["turn"]["decisions"] > before["turn"]["decisions"])


# Of each ring: does it lie on the board's drawings, and not on what stands before them?
ASTRAY = """() => [...document.querySelectorAll('.marks .ring')].filter((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.frame, .tiles');
}).length"""


def test_what_is_scrolled_out_of_sight_has_no_ring(visitors: Visitors) -> None:
    """Karnag on a phone shows a part of the glade: a ring beyond it would lie on the answers under it."""
    who = visitors.come("Nolwenn", phone=True)
    at_my_turn(who, "karnag", 6)
    page = who.page
    for _ in range(3):  # near, the whole glade, near again
        for corner in ("0, 0", "9999, 9999"):
            page.evaluate(f"document.querySelector('.frame').scrollTo({corner})")
            assert eventually(lambda: page.evaluate(ASTRAY) == 0)
        page.locator(".tray .zoom, .zoom").first.click()

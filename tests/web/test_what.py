"""Everything on a board answers "what is this?": by pointing, by holding a finger on it, by the keyboard."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from web.house import WEB, Visitor, Visitors, eventually

pytestmark = pytest.mark.browser

STEPS = {"clans": 5, "samhain": 12, "karnag": 13, "ardri": 7}  # steps of lessons in which there is a lot on the board
# What can be pressed or read on a board and its band; answers to the question explain themselves.
UNNAMED = """() => [...document.querySelectorAll(
    ".stage .band li, .stage .board button, .stage .board [role=button], .stage .board [role=img]")]
  .filter((one) => !one.closest(".tray, .zoom, [aria-hidden=true], .glade > g"))
  .filter((one) => !one.closest("[data-what]") && !one.querySelector("[data-what]"))
  .map((one) => one.outerHTML.slice(0, 160))"""
KINDS = "() => [...document.querySelectorAll('[data-what]')].map((one) => one.dataset.what.split(' ')[0])"


def at_step(visitor: Visitor, game: str) -> None:
    """In the middle of a lesson."""
    kept = json.dumps({"lessons": {f"{game}/first": STEPS[game]}})
    visitor.page.evaluate("(kept) => localStorage.setItem('nemeton', kept)", kept)
    visitor.open(f"/learn/{game}")
    expect(visitor.page.locator(".speech")).to_have_attribute("data-step", str(STEPS[game]))
    expect(visitor.page.locator("[data-what]").first).to_be_attached()


@pytest.mark.parametrize("game", STEPS)
def test_everything_drawn_has_a_kind_that_has_words(visitors: Visitors, game: str) -> None:
    visitor = visitors.come("Maëlle")
    at_step(visitor, game)
    known = json.loads((WEB / "src/games" / game / "what.json").read_text("utf-8"))
    assert set(visitor.page.evaluate(KINDS)) <= known.keys()
    assert visitor.page.evaluate(UNNAMED) == []
    expect(visitor.page.locator(".spotlight")).not_to_have_attribute("data-lit", "0")


def test_the_tool_asks_about_one_thing_after_another_and_plays_nothing(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle")
    at_step(visitor, "clans")
    page, tip = visitor.page, visitor.page.locator(".tipbox")
    page.get_by_role("button", name="What is this?").click()
    page.locator('[data-what="area 57"]').click()
    expect(tip).to_contain_text("57, forest")
    page.locator('[data-what="epoch II"]').click()
    expect(tip).to_contain_text("Each epoch favours one terrain")
    expect(page.locator(".speech")).to_have_attribute("data-made", "0")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator('[data-what="area 57"]').focus()
    page.keyboard.press("?")
    expect(tip.locator(".rule")).to_have_text("The rule, 2.1")
    tip.locator(".rule").click()
    expect(page.locator('.rules [data-rule="2.1"].here')).to_be_visible()


def test_what_is_told_stays_on_a_screen_that_is_turned(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle", phone=True)
    at_step(visitor, "clans")
    page, tip = visitor.page, visitor.page.locator(".tipbox")
    page.locator('[data-what="area 57"]').focus()
    page.keyboard.press("?")
    expect(tip).to_contain_text("57, forest")
    for width, height in ((844, 390), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})

        def inside(width: int = width, height: int = height) -> bool:
            box = tip.bounding_box() if tip.count() else None
            return (
                box is not None
                and box["x"] >= 0 <= box["y"]
                and (box["x"] + box["width"] <= width and box["y"] + box["height"] <= height)
            )

        assert eventually(inside), (width, height)


def test_what_is_told_to_a_mouse_that_rests_is_never_in_its_way(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle")
    at_step(visitor, "clans")
    page, tip = visitor.page, visitor.page.locator(".tipbox")
    page.locator('[data-what="area 57"]').hover()
    expect(tip).to_contain_text("57, forest")
    box = tip.bounding_box()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.tipbox') === null"
    assert page.evaluate(under, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])


def test_a_finger_that_stays_asks_and_does_not_play(visitors: Visitors) -> None:
    visitor = visitors.come("Yann", phone=True, language="fr")
    at_step(visitor, "ardri")
    page = visitor.page
    deck = page.locator('[data-what="deck"]').first
    box = deck.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".tipbox")).to_contain_text("Pioche")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".tipbox")).to_contain_text("Il reste")
    expect(page.locator(".speech")).to_have_attribute("data-made", "0")

"""The rules as a newcomer reads them: the goal first, pictures of the real board, terms, search, sources on demand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.house import Visitors, eventually

pytestmark = pytest.mark.browser


def test_the_rules_are_read_searched_and_tried(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle")
    visitor.open("/rules/clans")
    page = visitor.page
    expect(page.locator(".text .goal .want")).to_contain_text("secretly yours")
    expect(page.locator(".text figure .still.ready")).to_have_count(6)
    expect(page.locator(".contents li")).to_have_count(7)  # six chapters and the glossary; not the one on notation
    page.locator('[data-rule="4.2"] .term').first.click()
    expect(page.locator('[data-rule="4.2"] .gloss')).to_be_visible()
    expect(page.locator(".rules .mark")).to_have_count(0)
    page.locator(".contents .line").click()
    expect(page.locator('[data-rule="4.2"] .mark')).to_have_text("r13, r21")
    expect(page.locator('[data-rule="7.1"]')).to_be_visible()
    page.locator("input[type=search]").fill("DISPUTE")
    expect(page.locator(".rules .point")).to_have_count(2)
    page.locator("input[type=search]").fill("")
    page.locator('section:has([data-rule="4"]) figcaption .btn').click()
    expect(page.locator(".speech h2")).to_have_text("Village")


# How far the middle of a picture's ring is from the middle of area 57, in pixels.
ASTRAY = """() => {
  const middle = (selector) => {
    const box = document.querySelector(`.goal .still ${selector}`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [ring, area] = [middle(".ring"), middle('[data-what="area 57"]')];
  return Math.hypot(ring[0] - area[0], ring[1] - area[1]);
}"""


def test_the_ring_of_a_picture_follows_the_board_when_the_screen_is_turned(visitors: Visitors) -> None:
    """On a phone the board of Clans stands upright."""
    visitor = visitors.come("Maëlle")
    visitor.open("/rules/clans")
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        expect(visitor.page.locator(".goal .still.ready .ring")).to_have_count(1)
        assert eventually(lambda: visitor.page.evaluate(ASTRAY) < 6), (width, height)


def test_paper_is_never_dark(visitors: Visitors) -> None:
    """Light ink on a dark ground would be printed as light ink on white."""
    visitor = visitors.come("Maëlle", dark=True)
    visitor.open("/rules/clans")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    during = "() => (dispatchEvent(new Event('beforeprint')), document.documentElement.dataset.theme)"
    assert visitor.page.evaluate(during) == "light"
    visitor.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")

"""A board always keeps a playable share, words that can be read and things that can be pressed: on a phone with its
bars, on one laid on its side, at 200 per cent.
"""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Running
from web.house import Visitor, Visitors, eventually, midway
from web.pictures import BOARDS

pytestmark = pytest.mark.browser
SIZES = [(390, 664), (844, 390), (640, 400), (320, 640)]
LOOKED_AT = [(1280, 800), (390, 844), *SIZES]
READABLE = 11  # px: the least size of a letter
PRESSABLE = 24  # px: the least width and height of what is pressed
SHARE = """() => {
  const box = document.querySelector(".stage .board").getBoundingClientRect();
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  return [box.width / innerWidth, seen / innerHeight];
}"""
SEEN = """
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width >= 1 && box.height >= 1 && box.right > 0 && box.bottom > 0 && box.left < innerWidth
      && box.top < innerHeight && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
"""
# Every text of the stage with its size on the screen, whatever it is scaled by.
TEXTS = (
    "(least) => {"
    + SEEN
    + """
  const small = [], walk = document.createTreeWalker(document.querySelector(".stage"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".hidden, title, style") || !seen(one)) continue;
    const scale = one.closest("svg")
      ? ((m) => Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)))(one.getScreenCTM())
      : one.closest(".board, .band").getBoundingClientRect().width / one.closest(".board, .band").offsetWidth;
    const size = scale * parseFloat(getComputedStyle(one).fontSize);
    if (size < least - 0.05) small.push(`${node.data.trim()} (${one.tagName}.${one.getAttribute("class")}): ${size}`);
  }
  return small;
}"""
)
PRESSED = (
    "(least) => {"
    + SEEN
    + """
  const all = document.querySelectorAll("button, a[href], summary, [role=button], [role=radio], label:has(input)");
  return [...all]
    .filter((one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" && !one.closest("svg") && seen(one))
    // Cards in a fan lie over each other: those of a herd stand whole in the panel, the others may not be played.
    .filter((one) => !one.matches(".herds .thing, .ar-fan .thing:not(.open)"))
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([box, html]) => `${box.width} x ${box.height}: ${html}`);
}"""
)


def sit_down(who: Visitor, game: str) -> str:
    bots = [{"kind": "bot", "level": "1"}] * 2
    table = who.call("POST", "tables", {"game": game, "seats": [{}, *bots], "start": True})
    return str(table["id"])


def look(who: Visitor, size: tuple[int, int]) -> None:
    who.page.set_viewport_size({"width": size[0], "height": size[1]})
    who.settle()


def test_a_board_keeps_its_share_of_a_small_screen(visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=True)
    for game in BOARDS:
        who.open(f"/table/{sit_down(who, game)}")
        who.page.wait_for_selector(".stage .board")
        for width, height in SIZES:
            who.page.set_viewport_size({"width": width, "height": height})
            least = 0.3 if width < height else 0.6
            assert eventually(lambda least=least: who.page.evaluate(SHARE)[1] >= least)  # type: ignore[misc]


def unreadable(who: Visitor) -> list[str]:
    """What is too small to be read, here or, where one finger brings the board closer, there."""
    small: list[str] = who.page.evaluate(TEXTS, READABLE)
    closer: Any = who.page.locator(".zoom")
    if not small or not closer.count():
        return small
    closer.click()
    who.settle()
    small = who.page.evaluate(TEXTS, READABLE)
    closer.click()
    who.settle()
    return small


@pytest.mark.parametrize("game", BOARDS)
def test_in_the_middle_of_a_game_all_is_large_enough_to_be_read_and_pressed(
    visitors: Visitors, server: Running, game: str
) -> None:
    who = visitors.come("Maëlle", phone=True, language="fr")  # the longer words
    table = sit_down(who, game)
    server.lay(table, midway(game, 3, BOARDS[game]))
    who.open(f"/table/{table}")
    who.page.wait_for_selector(".stage .board svg", state="attached")
    for size in LOOKED_AT:
        look(who, size)
        assert unreadable(who) == [], size
        assert who.page.evaluate(PRESSED, PRESSABLE) == [], size
        assert who.fits(), size


@pytest.mark.parametrize("path", ["/", "/records", "/account", "/rules/samhain", "/budgets", "/privacy"])
def test_a_page_is_no_wider_than_the_narrowest_phone(path: str, visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    who.page.set_viewport_size({"width": 320, "height": 640})
    who.open(path)
    assert who.fits()

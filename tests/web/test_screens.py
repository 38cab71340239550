"""A board always keeps a playable share, words that can be read and things that can be pressed: on a phone with its
bars, on one laid on its side, at 200 per cent.
"""

from __future__ import annotations

import pytest

from server.running import Running
from web.house import Visitor, Visitors, eventually
from web.measured import too_small
from web.pictures import BOARDS
from web.scenes import SCENES

pytestmark = pytest.mark.browser
SIZES = [(390, 664), (844, 390), (640, 400), (320, 640)]
LOOKED_AT = [(1280, 800), (390, 844), *SIZES]
ASKED_IN = {  # the questions that are answered in different places
    "clans": ["clans-order"],
    "samhain": ["samhain-turn", "samhain-act", "samhain-pay"],
    "karnag": ["karnag-draft", "karnag-act", "karnag-lead"],
    "ardri": ["ardri-spring", "ardri-winter", "ardri-raid"],
}
SHARE = """() => {
  const box = document.querySelector(".stage .board").getBoundingClientRect();
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  return [box.width / innerWidth, seen / innerHeight];
}"""

# What is pressed and holds more words than it has room for.
SPILT = """() => [...document.querySelectorAll(".question button, .rail button")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""


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


@pytest.mark.parametrize("game", BOARDS)
def test_whatever_is_asked_all_is_large_enough_to_be_read_and_pressed(
    visitors: Visitors, server: Running, game: str
) -> None:
    who = visitors.come("Maëlle", phone=True, language="fr", confirm="final")  # the longer words
    for scene in (game, *ASKED_IN[game]):
        SCENES[scene](who, server)
        for size in LOOKED_AT:
            look(who, size)
            assert too_small(who) == [], (scene, size)
            assert who.fits(), (scene, size)
            assert who.page.evaluate(SPILT) == [], (scene, size)


@pytest.mark.parametrize("path", ["/", "/records", "/account", "/rules/samhain", "/budgets", "/privacy"])
def test_a_page_is_no_wider_than_the_narrowest_phone(path: str, visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    who.page.set_viewport_size({"width": 320, "height": 640})
    who.open(path)
    assert who.fits()

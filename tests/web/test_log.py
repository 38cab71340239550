"""The log beside every board."""

from __future__ import annotations

import re

import pytest

from test_words import OURS, catalogue
from web.house import WEB, Visitor, eventually
from web.pictures import advance

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

"""The log beside every board."""

from __future__ import annotations

import re

import pytest

from test_words import OURS, catalogue
from web.house import WEB, Visitor
from web.pictures import advance

ENOUGH = 70  # decisions: points were won


@pytest.mark.parametrize("game", ["clans", "samhain", "karnag"])
def test_only_points_and_turning_points_stand_out(visitor: Visitor, game: str) -> None:
    seats = [{}, {"kind": "bot", "level": "random"}]
    table = visitor.call("POST", "tables", {"game": game, "seats": seats, "visibility": "link", "start": True})
    visitor.open(f"/table/{table['id']}")
    advance(visitor, ENOUGH)
    visitor.open(f"/table/{table['id']}")
    visitor.page.wait_for_selector(".log li")
    assert 0 < visitor.page.locator(".log .strong").count() < visitor.page.locator(".log li").count() / 2


@pytest.mark.parametrize("id", OURS)
def test_what_stands_out_is_something_that_is_told(id: str) -> None:
    listed = re.search(r"notable: \[(.*)\]", (WEB / "src" / "games" / id / "index.ts").read_text())
    assert listed
    keys = {f"{id}-log-{key}" for key in re.findall(r'"(.*?)"', listed[1])}
    assert keys <= set(catalogue("en", f"{id}.ftl"))

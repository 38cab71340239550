"""The end: the last board, then who came in which place, why, and what next."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from web.house import Visitor, Visitors

BOT = {"kind": "bot", "level": "1"}


def play_out(who: Visitor, game: str) -> list[int]:
    """Play a random game over the API, with its page open; the points at the end."""
    table = who.call("POST", "tables", {"game": game, "seats": [{}, BOT, BOT], "visibility": "link", "start": True})
    who.open(f"/table/{table['id']}")
    luck = random.Random(3)
    while True:
        seen = who.call("GET", f"tables/{table['id']}/situation")
        if seen["table"]["status"] == "finished":
            return list(seen["table"]["scores"])
        if seen["legal"]:
            move = luck.choice(seen["legal"])
            who.call("POST", f"tables/{table['id']}/play", {"version": seen["version"], "moves": [move]})


def test_the_final_board_stays_then_the_places_add_up_and_lead_on(visitor: Visitor) -> None:
    scores = play_out(visitor, "clans")
    page = visitor.page
    places = page.locator(".ending li")
    expect(places).to_have_count(3)
    told = []
    for place in places.all():
        parts = [int(part) for part in place.locator(".bar i:not(.rest)").all_inner_texts()]
        total = int(re.findall(r"\d+$", place.locator(".total").inner_text())[0])
        assert sum(parts) == total
        told.append(total)
    assert told == sorted(scores, reverse=True)
    expect(places.first.locator(".rank")).to_have_text("1st")
    assert visitor.axe() == []
    page.locator(".ending .link").click()  # see the board
    expect(page.locator(".ending")).to_have_count(0)
    page.locator(".question button", has_text="Result").click()
    first = visitor.table
    page.locator(".ending footer .btn", has_text="Next level").click()
    page.wait_for_url(lambda url: first not in url)
    assert [seat["level"] for seat in visitor.situation()["table"]["seats"]][1:] == ["2", "2"]


def test_on_a_phone_the_end_is_a_sheet_that_leaves_the_board_in_sight(visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    play_out(who, "clans")
    who.page.wait_for_selector(".ending .rank")
    assert who.fits()
    sheet, board = (who.page.locator(name).bounding_box() for name in (".ending", ".map"))
    assert sheet is not None
    assert board is not None
    assert sheet["y"] - board["y"] > 100
    assert sheet["y"] + sheet["height"] <= 844

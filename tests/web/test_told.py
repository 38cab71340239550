"""A question says that you are out."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from web.house import Visitor

BOT = {"kind": "bot", "level": "1"}


def until_asked(who: Visitor, kind: str) -> None:
    """A table of Ard Rí at the moment the first seat is asked this; it plays at random and never gives up its
    Cattle."""
    luck = random.Random(5)
    while True:
        table = who.call("POST", "tables", {"game": "ardri", "seats": [{}, BOT, BOT], "start": True})["id"]
        while True:
            seen = who.call("GET", f"tables/{table}/situation?words=true")
            if seen["turn"]["status"] != "running" or not seen["view"]["table"]["active"][0]:
                break
            if seen["asked"] and seen["asked"]["kind"] == kind:
                who.open(f"/table/{table}")
                return
            if seen["legal"]:
                cards = [move["move"] for move in seen["words"] if move["verb"] == "spring"]
                move = luck.choice(cards or seen["legal"])
                who.call("POST", f"tables/{table}/play", {"version": seen["version"], "moves": [move]})


def test_who_is_out_is_told_so_and_may_watch_or_leave(visitor: Visitor) -> None:
    until_asked(visitor, "first_spring")
    page = visitor.page
    page.wait_for_selector(".question.mine")
    seen = visitor.situation()
    done = next(move["move"] for move in seen["legal"] if move["verb"] == "done")
    visitor.call("POST", f"tables/{visitor.table}/play", {"version": seen["version"], "moves": [done]})
    expect(page.locator(".question")).to_contain_text("Your part ends here")
    expect(page.locator(".question")).to_contain_text("has no Cattle and is out of the game")
    page.locator(".question .primary", has_text="Watch to the end").click()
    expect(page.locator(".question")).not_to_contain_text("Your part ends here")

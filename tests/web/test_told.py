"""A question says that you are out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from nemeton.client import Client
from server.running import Running
from web.house import Visitor, eventually

BOT = {"kind": "bot", "level": "1"}


def asked(person: Visitor | Client, table: str) -> Any:
    return person.call("GET", f"tables/{table}/situation?words=true")


def answer(person: Visitor | Client, table: str, *verbs: str) -> None:
    """Play the first move of each of these kinds."""
    for verb in verbs:
        seen = asked(person, table)
        move = next(move["move"] for move in seen["words"] if move["verb"] == verb)
        person.call("POST", f"tables/{table}/play", {"version": seen["version"], "moves": [move]})


def in_spring(person: Visitor | Client, table: str) -> bool:
    """Is the first Spring asked of this person? Before it, every hand is kept."""
    seen = asked(person, table)
    kind = (seen["asked"] or {}).get("kind", "")
    if kind == "redraw":
        person.call("POST", f"tables/{table}/play", {"version": seen["version"], "moves": seen["legal"][:1]})
    return bool(kind == "first_spring")


def test_who_is_out_is_told_so_and_may_watch_or_leave(visitor: Visitor, server: Running) -> None:
    friend = server.client("Yann")  # who thinks for long, so that the game is not over before this is read
    table = visitor.call("POST", "tables", {"game": "ardri", "seats": [{}, {}, BOT]})["id"]
    friend.take(table, 1)
    visitor.call("POST", f"tables/{table}/start")
    assert eventually(lambda: all([in_spring(visitor, table), in_spring(friend, table)]))
    answer(friend, table, "spring", "done")
    visitor.open(f"/table/{table}")
    page = visitor.page
    page.wait_for_selector(".question.mine")
    answer(visitor, table, "done")
    expect(page.locator(".question")).to_contain_text("Your part ends here")
    expect(page.locator(".question")).to_contain_text("has no Cattle and is out of the game")
    page.locator(".question .primary", has_text="Watch to the end").click()
    expect(page.locator(".question")).not_to_contain_text("Your part ends here")

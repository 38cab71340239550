"""Being called back to the table: sounds, notifications, the title and the icon; and the chat is still there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from nemeton.client import Client
from server.running import Running
from web.house import Visitor, Visitors, eventually

CALLED = re.compile("^●")
# Notifications and sounds leave no trace on a page: what the page asks the browser for is written down instead.
SPY = """
  window.heard = [];
  class Note {
    constructor(title, more) { window.heard.push(`note: ${title}, ${more.body}`); window.note = this; }
    close() {}
  }
  Note.permission = "granted";
  Note.requestPermission = async () => "granted";
  window.Notification = Note;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.heard.push("tone"); return start.apply(this, at); };
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def opposite(server: Running, visitor: Visitor) -> tuple[Client, str]:
    """A table for two with another person, whose turn it is."""
    other = server.client("Brigid")
    while True:
        table = visitor.call("POST", "tables", {"game": "clans", "seats": [{}, {}], "visibility": "link"})["id"]
        other.take(table, 1)
        visitor.call("POST", f"tables/{table}/start")
        if other.situation(table)["legal"]:
            return other, table


def watchful(visitors: Visitors, *wishes: str) -> Visitor:
    """Somebody who has chosen in the settings how to be notified."""
    visitor = visitors.come("Maëlle")
    visitor.page.add_init_script(SPY)
    visitor.open("/")
    visitor.page.get_by_role("button", name="Settings").click()
    for label in wishes:
        visitor.page.locator("dialog label", has_text=label).click()
    visitor.page.keyboard.press("Escape")
    return visitor


def heard(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate("() => window.heard")
    return found


def test_who_is_away_is_called_back_by_all_that_was_asked_for(visitors: Visitors, server: Running) -> None:
    visitor = watchful(visitors, "Sounds", "Notification on my turn")
    other, table = opposite(server, visitor)
    visitor.open(f"/table/{table}")
    page = visitor.page
    page.wait_for_selector(".map")
    icon = page.locator('link[rel="icon"]').get_attribute("href")
    assert heard(visitor) == []
    expect(page).not_to_have_title(CALLED)
    page.evaluate("() => { window.away = true; }")
    situation = other.situation(table)
    other.play(table, situation["version"], situation["legal"][0])
    assert eventually(lambda: any(line.startswith("note: ") for line in heard(visitor)))
    assert "tone" in heard(visitor)
    expect(page).to_have_title(CALLED)
    expect(page.locator('link[rel="icon"]')).not_to_have_attribute("href", icon)


def test_nothing_is_heard_by_who_asked_for_nothing(visitors: Visitors, server: Running) -> None:
    visitor = watchful(visitors)
    other, table = opposite(server, visitor)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".map")
    visitor.page.evaluate("() => { window.away = true; }")
    situation = other.situation(table)
    other.play(table, situation["version"], situation["legal"][0])
    expect(visitor.page).to_have_title(CALLED)
    assert heard(visitor) == []


def test_who_reads_another_page_is_called_too(visitors: Visitors, server: Running) -> None:
    visitor = watchful(visitors, "Notification on my turn")
    other, table = opposite(server, visitor)
    page = visitor.page
    page.clock.install()
    visitor.open("/rules")
    page.wait_for_selector("text=Clans")
    page.evaluate("() => { window.away = true; }")
    situation = other.situation(table)
    other.play(table, situation["version"], situation["legal"][0])
    page.clock.fast_forward(21_000)
    assert eventually(lambda: heard(visitor) == ["note: Your turn, Clans"])
    expect(page).to_have_title(CALLED)
    page.evaluate("() => window.note.onclick()")
    page.wait_for_url(f"**/table/{table}")  # where it is your turn


def test_the_first_page_brings_no_board(visitors: Visitors, server: Running) -> None:
    visitor = visitors.come()
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    visitor.open("/")
    assert not [url for url in fetched if "/assets/board-" in url]
    visitor.call("PATCH", "me", {"name": "Maëlle", "colour": 0, "language": "en"})
    visitor.open("/")
    visitor.play_now()
    assert len([url for url in fetched if "/assets/board-" in url and url.endswith(".js")]) == 1

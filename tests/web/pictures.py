"""`python -m web.pictures DIR` (from tests/): every page, wide and narrow, in both languages and themes; all boards."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from nemeton.client import Client
from server.running import running
from web.conftest import FLAGS, chromium
from web.house import BOARD, Visitor, Visitors, Wardrobe

LOOKS = [("wide", "light", "en"), ("wide", "dark", "fr"), ("phone", "light", "fr"), ("phone", "dark", "en")]
MIDDLE = 26  # decisions: enough to have villages on the map
BOARDS = {"clans": MIDDLE, "samhain": 60, "karnag": 60, "ardri": 60}  # decisions: the middle of a game


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with running(Path(tempfile.mkdtemp()), bot_seconds=0.02) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        wardrobe = Wardrobe(browser)
        for size, theme, language in LOOKS:
            visitors = Visitors(wardrobe, server.address)
            who = visitors.come("Maëlle", phone=size == "phone", dark=theme == "dark", language=language)
            walk(who, folder, f"{size}-{theme}-{language}.jpg")
            visitors.leave()
        for size, language in (("wide", "en"), ("phone", "fr")):
            visitors = Visitors(wardrobe, server.address)
            boards(visitors.come("Maëlle", phone=size == "phone", language=language), folder, size)
            visitors.leave()
        browser.close()


def walk(who: Visitor, folder: Path, tail: str) -> None:
    """From the hall through a game to its replay."""
    page = who.page

    def shoot(name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{name}-{tail}", type="jpeg", quality=74)

    page.locator(".head .btn").nth(1).click()
    page.wait_for_selector("dialog[open]")
    shoot("make")
    page.locator("dialog footer .primary").click()
    page.wait_for_selector(".lobby")
    shoot("lobby")
    who.open("/")
    who.play_now(1)
    advance(who, MIDDLE)
    assert who.my_turn()
    page.wait_for_timeout(300)
    source, target = founding(who)
    who.click(source)
    who.click(target)
    page.wait_for_selector(".question.deciding")
    shoot("table")
    tabs = page.locator("nav.tabs:visible button")
    for n, name in enumerate(("seats", "log", "chat", "rules-at-table"), 1):  # on a phone
        if tabs.count():
            tabs.nth(n).click()
            shoot(name)
    if tabs.count():
        tabs.first.click()
    page.keyboard.press("Escape")
    who.click(source)
    huts = who.situation()["view"]["table"]["huts"]
    empty = next((n for n in BOARD["areas"][source - 1]["neighbors"] if not any(huts[n - 1])), None)
    if empty is not None:
        who.click(empty)
        page.wait_for_selector(".why")
        shoot("whynot")
    table = who.table
    advance(who, 999)
    shoot("over")
    who.open(f"/replay/{table}?at={MIDDLE}")
    shoot("replay")
    for name in ("", "rules/clans", "records", "account", "nowhere"):
        who.open(f"/{name}")
        shoot(name.split("/")[0] or "hall")
    page.locator("header .iconbtn").last.click()
    page.wait_for_selector("dialog[open]")
    shoot("settings")


def boards(who: Visitor, folder: Path, size: str) -> None:
    """Every game at its table, and two editions side by side."""
    for game, decisions in BOARDS.items():
        seats = [{}, {"kind": "bot", "level": "1"}, {"kind": "bot", "level": "1"}]
        table = who.call("POST", "tables", {"game": game, "seats": seats, "visibility": "link", "start": True})
        who.open(f"/table/{table['id']}")
        advance(who, decisions)
        who.page.wait_for_timeout(1500)
        who.page.screenshot(path=folder / f"{game}-{size}.jpg", type="jpeg", quality=74)
    who.open("/rules/samhain/editions")
    who.page.wait_for_timeout(500)
    who.page.screenshot(path=folder / f"editions-{size}.jpg", type="jpeg", quality=74)


def advance(who: Visitor, decisions: int, *others: Visitor | Client) -> None:
    """Play any legal moves over the API, those of others at this table too, and then look at it again."""
    table = who.table
    who.page.goto(f"{who.address}/api/games")  # so that not every move is drawn
    play_until(table, decisions, who, *others)
    who.open(f"/table/{table}")


def play_until(table: str, decisions: int, *people: Visitor | Client) -> None:
    while not _reached(table, decisions, people):
        time.sleep(0.01)


def _reached(table: str, decisions: int, people: tuple[Visitor | Client, ...]) -> bool:
    """Has the game got that far? If not, let everybody who is asked move once."""
    for person in people:
        seen = person.call("GET", f"tables/{table}/situation")
        if seen["table"]["status"] != "running" or (seen["table"]["decisions"] >= decisions and seen["legal"]):
            return True
        if seen["legal"]:
            move = seen["legal"][len(seen["legal"]) * 2 // 5]
            person.call("POST", f"tables/{table}/play", {"version": seen["version"], "moves": [move]})
    return False


def founding(who: Visitor) -> tuple[int, int]:
    """A move that founds something worth showing."""
    seen = who.situation()
    best, worth = seen["legal"][0], -1
    for move in seen["legal"]:
        asked = {"version": seen["version"], "choices": [[move["move"]]]}
        told = who.call("POST", f"tables/{who.table}/foresee", asked)["previews"][0]
        gained = sum(1 + event["args"]["value"] for event in told["events"] if event["key"] == "village")
        if gained > worth:
            best, worth = move, gained
    return best["args"]["from"], best["args"]["to"]


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Every screen on which one learns, each a function that brings a visitor before it."""

from __future__ import annotations

from typing import Any

from server.running import Running
from web.house import Visitor
from web.pictures import BOARDS, play_until
from web.scenes import Scene, begun, made, page

PONDERED = 4000  # ms in which the coach has thought about a move
WIDE = {"width": 1280, "height": 800}
WHAT = {"clans": "epoch II", "samhain": "wisps", "karnag": "gate", "ardri": "deck"}  # what is asked about


def goal(game: str) -> Scene:
    """How it plays, asked in the hall."""

    def scene(who: Visitor, server: Running) -> None:
        who.open("/")
        who.page.locator(".game .how").nth(list(BOARDS).index(game)).click()
        who.page.wait_for_selector("dialog .goal")

    return scene


def sourced(game: str) -> Scene:
    """The rules with their marks and rulings."""

    def scene(who: Visitor, server: Running) -> None:
        who.page.set_viewport_size(WIDE)
        who.open(f"/rules/{game}")
        who.page.locator(".contents .line").click()
        who.page.wait_for_selector(".rules .mark")
        who.page.locator(".rules .mark").nth(2).scroll_into_view_if_needed()

    return scene


def searched(game: str, words: str) -> Scene:
    def scene(who: Visitor, server: Running) -> None:
        who.open(f"/rules/{game}")
        who.page.locator("input[type=search]").fill(words)
        who.page.wait_for_selector(".rules .point")

    return scene


def tried(game: str) -> Scene:
    """The first picture of the rules, and the place below it where one can try it."""

    def scene(who: Visitor, server: Running) -> None:
        who.open(f"/rules/{game}")
        who.page.locator("section figure").first.scroll_into_view_if_needed()

    return scene


def what(game: str) -> Scene:
    """What is this?, asked with the tool."""

    def scene(who: Visitor, server: Running) -> None:
        who.page.evaluate("() => localStorage.removeItem('nemeton')")
        who.open(f"/learn/{game}")
        who.page.wait_for_selector(".speech")
        thing = who.page.locator(f'.stage [data-what="{WHAT[game]}"], .stage [data-what^="{WHAT[game]} "]').first
        thing.focus() if thing.evaluate("(one) => one.tabIndex >= 0") else thing.hover(force=True)
        who.page.keyboard.press("?")
        who.page.wait_for_selector(".tipbox")

    return scene


def coached(game: str) -> Scene:
    """A newcomer's first question, and what the coach says of it."""

    def scene(who: Visitor, server: Running) -> None:
        begun(game)(who, server)
        if (button := who.page.locator("dialog .goal .primary")).count():
            button.click()
        who.page.wait_for_selector(".coach")

    return scene


def costly(who: Visitor, server: Running) -> None:
    """A newcomer plays what comes to mind, until the coach says what that cost."""
    who.page.add_init_script("localStorage.nemeton = JSON.stringify({confirm: 'final', coach: 'after'})")
    id = made(who, "clans", 2)
    play_until(id, BOARDS["clans"], who)
    who.open(f"/table/{id}")
    while not who.page.locator(".coach.costly").count():
        who.page.wait_for_selector(".question.mine .who")
        who.page.locator(".question .tools .list").dispatch_event("click")
        who.page.wait_for_selector(".moves [data-move]")
        moves = who.page.locator(".moves [data-move]")
        moves.nth(moves.count() // 2).dispatch_event("click")
        who.page.locator(".question .primary").first.dispatch_event("click")
        who.page.wait_for_timeout(PONDERED)


def asked(game: str, told: bool) -> Scene:
    """The first exercise of a game, and its answer."""

    def scene(who: Visitor, server: Running) -> None:
        who.open(f"/exercise/{game}/1")
        who.page.wait_for_selector(".exercise")
        if told:
            who.page.locator(".exercise .row .btn").first.click()
            who.page.wait_for_selector(".exercise[data-told=true]")

    return scene


def each(make: Any, *more: Any) -> dict[str, Scene]:
    return {game: make(game, *more) for game in BOARDS}


LEARNING: dict[str, Scene] = {
    **{f"{game}-goal": scene for game, scene in each(goal).items()},
    **{f"{game}-rules": page(f"/rules/{game}") for game in BOARDS},
    **{f"{game}-picture": scene for game, scene in each(tried).items()},
    **{f"{game}-what": scene for game, scene in each(what).items()},
    **{f"{game}-coach": scene for game, scene in each(coached).items()},
    **{f"{game}-exercise": scene for game, scene in each(asked, False).items()},
    **{f"{game}-answer": scene for game, scene in each(asked, True).items()},
    "samhain-sources": sourced("samhain"),
    "karnag-search": searched("karnag", "menhir"),
    "clans-costly": costly,
}

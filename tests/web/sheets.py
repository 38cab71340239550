"""`python -m web.sheets DIR [SCENE...]` (from tests/): every kind of screen at every size, both themes and languages.

One picture a scene and a look: all sizes side by side, so that one glance judges them together.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import nemeton
from nemeton.core.state import State
from server.running import Running, running
from web.conftest import FLAGS
from web.house import Visitor, Visitors, Wardrobe, midway
from web.pictures import BOARDS, play_until

SIZES = [(1280, 800), (390, 844), (390, 664), (320, 640), (844, 390), (640, 400)]
LOOKS = {"light-en": (False, "en"), "dark-fr": (True, "fr"), "light-fr": (False, "fr"), "dark-en": (True, "en")}
BOT = {"kind": "bot", "level": "1"}
Scene = Callable[[Visitor, Running], None]


def main(folder: Path, only: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SCENES if not only or any(part in name for part in only)]
    looks = [look for look in LOOKS if look in only] or list(LOOKS)[:2]
    if only and all(part in LOOKS for part in only):
        wanted = list(SCENES)
    with running(Path(tempfile.mkdtemp()), bot_seconds=0.02) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS, headless=True)
        wardrobe = Wardrobe(browser)
        for look in looks:
            dark, language = LOOKS[look]
            for name in wanted:
                visitors = Visitors(wardrobe, server.address)
                who = visitors.come("Maëlle", phone=True, dark=dark, language=language, confirm="final")
                try:
                    sheet(wardrobe, server, who, SCENES[name], folder / f"{name}-{look}")
                except Exception as error:  # the others are worth looking at all the same
                    print(name, look, str(error)[:300], file=sys.stderr, flush=True)
                for complaint in visitors.complaints:
                    print(name, look, complaint, file=sys.stderr, flush=True)
                visitors.leave()
        browser.close()


def sheet(wardrobe: Wardrobe, server: Running, who: Visitor, scene: Scene, path: Path) -> None:
    """The scene at every size, side by side."""
    shots: list[str] = []
    scene(who, server)
    path.mkdir(exist_ok=True)
    for width, height in SIZES:
        who.page.set_viewport_size({"width": width, "height": height})
        who.settle()
        shot = path / f"{width}x{height}.png"
        who.page.screenshot(path=shot)
        shots.append(f'<figure><figcaption>{shot.stem}</figcaption><img src="{path.name}/{shot.name}"></figure>')
    page = path.with_suffix(".html")
    page.write_text(f"<style>{LAID_OUT}</style>{''.join(shots)}")
    table = wardrobe.browser.new_page(viewport={"width": 1760, "height": 1300})
    table.goto(page.as_uri())
    table.screenshot(path=path.with_suffix(".png"), full_page=True)
    table.close()


LAID_OUT = (
    "body{margin:8px;background:#777;display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start;font:12px sans-serif}"
    "figure{margin:0}img{display:block}"
)


def seat(who: Visitor, server: Running, state: State) -> str:
    """At a table against bots, at this position."""
    bots = [{"kind": "bot", "level": "random"}] * (state.setup.players - 1)
    wish: dict[str, Any] = {"game": state.setup.game, "seats": [{}, *bots], "visibility": "link", "start": True}
    wish |= {"edition": state.setup.edition, "options": state.setup.options}
    id = str(who.call("POST", "tables", wish)["id"])
    server.lay(id, state)
    who.open(f"/table/{id}")
    who.page.wait_for_selector(".stage .board")
    who.page.wait_for_selector(".question.mine .who")
    return id


def board(game: str) -> Scene:
    return lambda who, server: void(seat(who, server, midway(game, 3, BOARDS[game])))


def void(_: object) -> None:
    """A scene is looked at; nothing else is wanted of it."""


def asked(game: str, players: int, kind: str, seed: int = 0) -> Scene:
    """The first time that the first seat is asked this with something to choose."""

    def scene(who: Visitor, server: Running) -> None:
        for state in walk(game, players, seed):
            if state.actors() == [0] and state.choice.name == kind and len(state.legal(0)) > 1:
                seat(who, server, state)
                return
        raise LookupError(f"{game}: {kind} is never asked")

    return scene


def walk(game: str, players: int, first: int) -> Iterator[State]:
    """Position after position of random games."""
    for seed in range(first, first + 40):
        state, luck = nemeton.game(game).new(players, seed=seed, log=True), random.Random(seed)
        while not state.over():
            yield state
            actor = state.actor()
            state.play(actor, luck.choice(state.legal(actor)))


def since(game: str, players: int) -> Scene:
    """The others have moved, and one is asked again."""

    def scene(who: Visitor, server: Running) -> None:
        id = made(who, game, players)
        play_until(id, BOARDS[game] // 2, who)
        who.open(f"/table/{id}")
        who.page.wait_for_selector(".question.mine .who")

    return scene


def made(who: Visitor, game: str, players: int, **wishes: Any) -> str:
    wish = {"game": game, "seats": [{}, *[BOT] * (players - 1)], "visibility": "link", "start": True, **wishes}
    return str(who.call("POST", "tables", wish)["id"])


def after(scene: Scene, *presses: str) -> Scene:
    """The same after these things were pressed."""

    def then(who: Visitor, server: Running) -> None:
        scene(who, server)
        who.page.set_viewport_size({"width": 390, "height": 844})
        for press in presses:
            who.page.locator(press).first.click()
            who.settle()

    return then


def pending(game: str) -> Scene:
    """A move that must be confirmed, with what it would do."""

    def scene(who: Visitor, server: Running) -> None:
        board(game)(who, server)
        who.page.locator(".question .tools .list").click()
        who.page.locator(".moves [data-move]").first.click()
        who.settle()

    return scene


def tab(game: str, number: int) -> Scene:
    return after(board(game), f"nav.tabs button >> nth={number}")


def hinted(game: str) -> Scene:
    def scene(who: Visitor, server: Running) -> None:
        since(game, 3)(who, server)
        who.page.locator(".question .tools .btn:has(use[href='#i-hint'])").click()
        who.page.wait_for_selector(".question .primary:has(svg)")

    return scene


def ended(game: str, players: int) -> Scene:
    def scene(who: Visitor, server: Running) -> None:
        id = made(who, game, players)
        play_until(id, 99_999, who)
        who.open(f"/table/{id}")
        who.page.wait_for_selector(".ending")
        who.page.wait_for_timeout(3000)  # the turning point is searched for

    return scene


def replayed(game: str) -> Scene:
    def scene(who: Visitor, server: Running) -> None:
        id = made(who, game, 2)
        play_until(id, 99_999, who)
        who.open(f"/replay/{id}?at=30")
        who.page.wait_for_selector(".stage .board")
        who.page.wait_for_timeout(1500)

    return scene


def page(path: str) -> Scene:
    return lambda who, server: who.open(path)


def lobby(guest: bool) -> Scene:
    def scene(who: Visitor, server: Running) -> None:
        host = server.client("Yann") if guest else None
        seats: list[dict[str, Any]] = [{}, {}, dict(BOT)]
        wish = {"game": "karnag", "seats": seats, "visibility": "link"}
        id = host.make("karnag", seats)["id"] if host else who.call("POST", "tables", wish)["id"]
        who.open(f"/table/{id}")
        who.page.wait_for_selector(".lobby")

    return scene


def said(who: Visitor, server: Running) -> None:
    board("clans")(who, server)
    who.page.set_viewport_size({"width": 390, "height": 844})
    who.page.locator("nav.tabs button").nth(3).click()
    for line in ("Demat!", "Who moves next? I can't see the other end of the valley from here, I am afraid."):
        who.page.locator(".chat .field").fill(line)
        who.page.keyboard.press("Enter")
    who.page.wait_for_selector(".chat .line >> nth=1")


def fallen(who: Visitor, server: Running) -> None:
    """One is out; the others play on."""
    for state in walk("ardri", 4, 0):
        table: Any = state.view(0)["table"]
        if not table["active"][0] and state.actors():
            id = made(who, "ardri", 4)
            server.lay(id, state)
            who.open(f"/table/{id}")
            who.page.wait_for_selector(".stage .board")
            return
    raise LookupError("nobody falls")


SCENES: dict[str, Scene] = {
    "hall": page("/"),
    "records": page("/records"),
    "account": page("/account"),
    "rules": page("/rules/samhain"),
    "settings": after(page("/"), "header .iconbtn >> nth=-1"),
    "make": after(page("/"), ".head .btn >> nth=1"),
    "lobby": lobby(False),
    "guest": lobby(True),
    "clans": board("clans"),
    "samhain": board("samhain"),
    "karnag": board("karnag"),
    "ardri": board("ardri"),
    "clans-since": since("clans", 4),
    "samhain-since": since("samhain", 4),
    "karnag-since": since("karnag", 4),
    "ardri-since": since("ardri", 4),
    "clans-pending": pending("clans"),
    "samhain-pay": asked("samhain", 3, "pay"),
    "samhain-act": asked("samhain", 4, "act", 3),
    "karnag-draft": asked("karnag", 4, "draft"),
    "karnag-act": asked("karnag", 4, "act", 2),
    "ardri-spring": asked("ardri", 4, "spring"),
    "ardri-summer": asked("ardri", 4, "summer"),
    "ardri-feast": asked("ardri", 4, "feed_unproven"),
    "ardri-raid": asked("ardri", 4, "raid"),
    "ardri-winter": asked("ardri", 4, "winter"),
    "clans-hint": hinted("clans"),
    "karnag-hint": hinted("karnag"),
    "seats": tab("samhain", 1),
    "log": tab("samhain", 2),
    "chat": said,
    "menu": after(board("clans"), "header .iconbtn:has(use[href='#i-more'])"),
    "clans-end": ended("clans", 3),
    "samhain-end": ended("samhain", 3),
    "karnag-end": ended("karnag", 2),
    "ardri-end": ended("ardri", 2),
    "ardri-out": fallen,
    "clans-replay": replayed("clans"),
    "ardri-replay": replayed("ardri"),
}


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

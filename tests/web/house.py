"""People with browsers."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import nemeton
from nemeton.core.state import State

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BOARD = json.loads((WEB / "src" / "games" / "clans" / "board.json").read_text())
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PATIENCE = 60_000  # ms: a busy machine is slow, which is not the page's fault
# The browser's own messages about what the page handles: a refusal, a lost connection.
EXPECTED = ("the server responded with a status of", "WebSocket connection to", "net::ERR_INTERNET_DISCONNECTED")
# Two frames are drawn, the fonts are loaded, and every animation that ends has ended.
STILL = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  await document.fonts.ready;
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}"""
# No notice disappears by itself: only something done on the page removes it.
NOTICES_STAY = """
  const later = window.setTimeout;
  window.setTimeout = (work, wait, ...more) => (wait < 3000 ? later(work, wait, ...more) : 0);
"""
# Somebody who has played before is shown no goal and has no coach.
KNOWS_THE_GAMES = """
  const kept = JSON.parse(localStorage.getItem("nemeton") ?? "{}");
  kept.begun ??= Object.fromEntries(["clans", "samhain", "karnag", "ardri"].map((game) => [game, ["", "-", "--"]]));
  localStorage.setItem("nemeton", JSON.stringify(kept));
"""
# Read in a single step: the screen may change between two reads.
WHOSE_TURN = """() => {
  if (document.querySelector('dialog[open], .ending, .question a[href^="/replay"]')) return "over";
  return document.querySelector(".question.mine .who") && "mine";
}"""
expect.set_options(timeout=PATIENCE)


def eventually(holds: Callable[[], bool]) -> bool:
    """Does it become true, sooner or later?"""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def nearly_over(id: str, players: int) -> State:
    """A game as it was when the first seat was asked for the last time."""
    state = nemeton.game(id).new(players, seed=1, log=True)
    while not state.over():
        if state.actor() == 0:
            last, told = state.clone(), list(state.log or [])
        state.play(state.actor(), state.nth(state.actor(), 0))
    last.log = told
    return last


def midway(id: str, players: int, decisions: int) -> State:
    """A game after this many decisions, when only the first seat is asked; always the same game."""
    state, luck, made = nemeton.game(id).new(players, seed=1, log=True), random.Random(id), 0
    while made < decisions or state.actors() != [0]:
        actor = state.actor()
        state.play(actor, luck.choice(state.legal(actor)))
        made += 1
    return state


class Wardrobe:
    """Browser contexts, kept from test to test: starting with a new one takes more than twice as long.

    Whoever takes one finds it as good as new: nothing stored, no cookie, online. Only files are cached.
    """

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.kept: dict[str, list[Any]] = {}

    def take(self, address: str, **look: Any) -> Any:
        """A context with these settings, and one empty page."""
        free = self.kept.setdefault(repr(look), [])
        if not free:
            context = self.browser.new_context(**look)
            context.set_default_timeout(PATIENCE)
            context.new_page()
            return context
        context = free.pop()
        cleaner = context.new_cdp_session(context.new_page())
        cleaner.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        cleaner.detach()
        return context

    def put_back(self, context: Any, **look: Any) -> None:
        for page in context.pages:
            page.close()
        context.set_offline(False)
        self.kept[repr(look)].append(context)


class Visitors:
    def __init__(self, wardrobe: Wardrobe, address: str) -> None:
        self.wardrobe, self.address = wardrobe, address
        self.worn: list[tuple[Any, dict[str, Any]]] = []
        self.complaints: list[str] = []

    def come(
        self,
        name: str = "",
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        still: bool = True,
        newcomer: bool = False,
        confirm: str = "always",
    ) -> Visitor:
        """A visitor who confirms every move, unless told otherwise: so a test need not know which ones can be
        undone."""
        look = {
            "viewport": PHONE if phone else WIDE,
            "has_touch": phone,
            "color_scheme": "dark" if dark else "light",
            "locale": {"en": "en-GB", "fr": "fr-FR"}[language],
            "reduced_motion": "reduce" if still else "no-preference",
        }
        context = self.wardrobe.take(self.address, **look)
        self.worn.append((context, look))
        page = context.pages[0]
        page.add_init_script(f"localStorage.nemeton ??= JSON.stringify({{confirm: '{confirm}'}})")
        if not newcomer:
            page.add_init_script(KNOWS_THE_GAMES)
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        page.on("console", self._listen)
        visitor = Visitor(page, self.address)
        if name:  # before the first page is opened: one page fewer to load
            met = visitor.call("PATCH", "me", {"name": name, "colour": 0, "language": language})
            assert met["name"] == name, met
        return visitor

    def _listen(self, message: Any) -> None:
        if message.type == "error" and not any(words in message.text for words in EXPECTED):
            self.complaints.append(message.text)

    def leave(self) -> None:
        for context, look in self.worn:
            self.wardrobe.put_back(context, **look)


class Overheard:
    """What goes over a page's sockets, and what else it asks the server for."""

    def __init__(self, page: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        self.posted: list[str] = []
        page.on("websocket", self._socket)
        page.on("request", self._request)

    def _request(self, request: Any) -> None:
        if request.method == "POST":
            self.posted.append(request.url)

    def _socket(self, socket: Any) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def troubles(self) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == "trouble"]

    def answered(self) -> list[int]:
        """The commands whose situation has arrived."""
        return [id for message in self.received if message["type"] == "situation" for id in message["answers"]]

    def asked(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == kind]


class Visitor:
    """A person at a page: in the hall, unless another page has been opened before anything is looked at."""

    def __init__(self, page: Any, address: str) -> None:
        self._page, self.address, self._arrived = page, address, False
        self.awaited: set[Any] = set()  # requests that have not been answered
        page.on("request", lambda request: self.awaited.add(request))
        page.on("requestfinished", lambda request: self.awaited.discard(request))
        page.on("requestfailed", lambda request: self.awaited.discard(request))

    @property
    def page(self) -> Any:
        if not self._arrived:  # most tests go to a table at once, and a hall costs a second of the processor's time
            self.open("/")
        return self._page

    def open(self, path: str) -> None:
        self._arrived = True
        self._page.goto(self.address + path)
        self._page.wait_for_selector("main, .page")

    def call(self, method: str, path: str, body: object = None) -> Any:
        """The API, with this browser's cookie; the page does not notice."""
        request, headers = self._page.context.request, {"Origin": self.address}
        if method != "GET":
            headers["X-CSRF-Token"] = request.get(f"{self.address}/api/me").json()["csrf"]
        answer = request.fetch(f"{self.address}/api/{path}", method=method, headers=headers, data=body)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def settle(self) -> None:
        """Wait until everything requested has arrived and nothing on the page moves."""
        self.page.evaluate(STILL)
        while self.awaited:
            self.page.wait_for_timeout(10)
            self.page.evaluate(STILL)

    def fits(self) -> bool:
        """Is nothing wider than the screen?"""
        self.settle()
        return bool(self.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))

    # -- at a table -------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        return str(self.page.url.split("/table/")[1].split("?")[0])

    def situation(self) -> Any:
        """The situation as the page has it: the legal moves with their words."""
        seen = self.call("GET", f"tables/{self.table}/situation?words=true")
        return {**seen, "legal": seen["words"]}

    def asked(self) -> Any:
        """The situation in which this person is asked, once the screen shows it; None if the game is over."""
        while self.my_turn():
            now = self.situation()
            if now["legal"]:  # otherwise the screen has not heard yet that it is the others' turn
                self.page.wait_for_function(
                    "(version) => Number(document.querySelector('.question')?.dataset.version) >= version",
                    arg=now["version"],
                )
                return now
        return None

    def play_now(self, level: int = 0) -> None:
        """Two clicks, the first to choose the opponents."""
        self.page.locator(".game .against").first.click()
        self.page.locator(".level").nth(level).click()
        self.page.wait_for_selector(".map")

    def area(self, number: int) -> Any:
        return self.page.locator(f'[data-area="{number}"]')

    def click(self, number: int) -> None:
        """Click where the area's huts are, once the map has settled on the page."""
        found = self.page.locator(".map")
        box = found.bounding_box()
        while (now := self.page.evaluate("() => new Promise(requestAnimationFrame)") and found.bounding_box()) != box:
            box = now
        assert box is not None
        x, y = BOARD["areas"][number - 1]["center"]
        if box["width"] < 700:
            x, y, w, h = 900 - y, x, 870, 1170
        else:
            w, h = 1170, 870
        scale = min(box["width"] / w, box["height"] / h)
        left = box["x"] + (box["width"] - w * scale) / 2 + (x - 15) * scale
        top = box["y"] + (box["height"] - h * scale) / 2 + (y - 15) * scale
        self.page.mouse.click(left, top)

    def learn(self) -> None:
        """Press "Why can't I?"."""
        self.page.locator(".question .tools .btn").first.click()
        self.page.wait_for_selector('.question .tools [aria-pressed="true"]')

    def reason(self) -> str:
        """The reason given for something that cannot be done; then it is closed."""
        told = self.page.locator("section.why[role=alert]")
        told.wait_for()
        words = str(told.inner_text()).replace("\u2060", "")  # a space that keeps the two numbers of a card together
        told.locator(".close").click()
        told.wait_for(state="detached")
        return words

    def my_turn(self) -> bool:
        """Wait until it is this person's turn on the screen (True) or the game is over (False)."""
        told = self.page.wait_for_function(WHOSE_TURN).json_value()
        return bool(told == "mine")

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"the Tab key never comes to {selector}")

    def axe(self) -> list[str]:
        """What axe reports as serious on this page, and headings that skip a level."""
        self.settle()
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{v['id']} ({v['impact']}): {v['nodes'][0]['html'][:160]} {v['nodes'][0].get('failureSummary', '')[:200]}"
            for v in found
            if v["impact"] in ("serious", "critical") or v["id"] == "heading-order"
        ]

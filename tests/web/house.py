"""People with browsers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BOARD = json.loads((WEB / "src" / "games" / "clans" / "board.json").read_text())
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PATIENCE = 15_000  # ms
# The browser's own lines on what the page handles: a refusal, a line that is cut.
EXPECTED = ("the server responded with a status of", "WebSocket connection to", "net::ERR_INTERNET_DISCONNECTED")


def eventually(holds: Callable[[], bool], seconds: float = 10) -> bool:
    """Does it come true, sooner or later?"""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


class Visitors:
    def __init__(self, browser: Any, address: str) -> None:
        self.browser, self.address = browser, address
        self.contexts: list[Any] = []
        self.complaints: list[str] = []

    def come(
        self, name: str = "", phone: bool = False, dark: bool = False, language: str = "en", still: bool = True
    ) -> Visitor:
        context = self.browser.new_context(
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        page.on("console", self._listen)
        visitor = Visitor(page, self.address)
        visitor.open("/")
        if name:
            visitor.call("PATCH", "me", {"name": name, "colour": 0, "language": language})
            visitor.open("/")
        return visitor

    def _listen(self, message: Any) -> None:
        if message.type == "error" and not any(words in message.text for words in EXPECTED):
            self.complaints.append(message.text)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


class Visitor:
    """A person at a page."""

    def __init__(self, page: Any, address: str) -> None:
        self.page, self.address = page, address

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main, .page")

    def call(self, method: str, path: str, body: object = None) -> Any:
        """The API, with this browser's cookie."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const headers = {"Content-Type": "application/json"};
              if (method !== "GET") headers["X-CSRF-Token"] = (await (await fetch("/api/me")).json()).csrf;
              const options = {method, headers, ...(body === null ? {} : {body: JSON.stringify(body)})};
              const answer = await fetch("/api/" + path, options);
              return (answer.headers.get("content-type") ?? "").includes("json") ? answer.json() : answer.text();
            }""",
            [method, path, body],
        )

    # -- at a table -------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        return str(self.page.url.split("/table/")[1].split("?")[0])

    def situation(self) -> Any:
        """As the page has it: the legal moves with their words."""
        seen = self.call("GET", f"tables/{self.table}/situation?words=true")
        return {**seen, "legal": seen["words"]}

    def play_now(self, level: int = 0) -> None:
        """Two clicks."""
        self.page.locator(".game .primary").first.click()
        self.page.locator(".level").nth(level).click()
        self.page.wait_for_selector(".map")

    def area(self, number: int) -> Any:
        return self.page.locator(f'[data-area="{number}"]')

    def click(self, number: int) -> None:
        """Click where the area's huts are, once the map has found its place on the page."""
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
        """What is told of a thing that cannot be done; then it is put away."""
        told = self.page.locator("section.why[role=alert]")
        told.wait_for()
        words = str(told.inner_text())
        told.locator(".close").click()
        told.wait_for(state="detached")
        return words

    def my_turn(self) -> bool:
        """Wait until it is this person's turn on the screen (True) or the game is over (False)."""
        self.page.wait_for_function(
            "() => document.querySelector('.question.mine .who, dialog[open], .question a[href^=\"/replay\"]')"
        )
        return bool(self.page.locator(".question.mine").count()) and not self.page.locator("dialog[open]").count()

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"the Tab key never comes to {selector}")

    def axe(self) -> list[str]:
        """What axe finds serious on this page, and headings that skip a level."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{v['id']} ({v['impact']}): {v['nodes'][0]['html'][:160]} {v['nodes'][0].get('failureSummary', '')[:200]}"
            for v in found
            if v["impact"] in ("serious", "critical") or v["id"] == "heading-order"
        ]

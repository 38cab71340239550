"""A person at the board of Samhain: every move by the board's own controls, by finger, by mouse or by keyboard."""

from __future__ import annotations

from typing import Any

from nemeton.core.state import State
from server.running import Running
from web.house import Visitor

SIDES = {"light": 0, "dark": 1}


def make(who: Visitor, seats: int, edition: str, **options: object) -> str:
    """A table with bots, started at once."""
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    wish = {"game": "samhain", "seats": [{"kind": "person"}, *bots], "edition": edition, "options": options}
    return str(who.call("POST", "tables", {**wish, "visibility": "link", "start": True})["id"])


def lay(server: Running, who: Visitor, state: State) -> None:
    """At such a table, with a position on it in which the person is asked."""
    id = make(who, state.setup.players, state.setup.edition, **state.setup.options)
    server.lay(id, state, decisions=0)
    # As a link within the site does, without reloading the page.
    go = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
    who.page.evaluate(go, f"/table/{id}")
    who.page.wait_for_selector(".question.mine .who")


def card_of(name: str) -> int:
    return (int(name.split("-")[0]) - 1) // 2


class Board:
    """Chooses things on the board; `press` says how."""

    def __init__(self, who: Visitor, keyboard: bool = False) -> None:
        self.who, self.page, self.keyboard = who, who.page, keyboard

    def press(self, selector: str) -> None:
        thing = self.page.locator(selector).first
        if self.keyboard:
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            thing.click()

    def card(self, card: int) -> None:
        self.press(f'[data-card="{card}"]')

    def choose(self, move: Any) -> None:
        """From the question to the move that waits to be confirmed."""
        verb, noun, text = move["verb"], move["noun"], move["text"]
        if verb == "activate":
            self.card(noun)
        elif verb == "move":
            self.card(card_of(move["args"]["from"]))
            self.page.wait_for_selector(f'.legal [data-card="{card_of(move["args"]["card"])}"]')
            self.card(card_of(move["args"]["card"]))
        elif verb == "expand":
            self.page.wait_for_selector('[data-move="expand"]')
            if self.page.locator('[data-move="expand"][aria-pressed="false"]').count():
                self.press('[data-move="expand"]')
            self.card(noun)
        elif verb in ("card", "member"):
            self.card(card_of(move["args"]["card"]))
            self.among_several(text)
        elif verb in SIDES:
            self.page.wait_for_selector(f'[data-side="{SIDES[verb]}"]')
            large = ".zoom " if self.page.locator(".zoom").count() else ""
            self.press(f'{large}[data-side="{SIDES[verb]}"]')
        else:  # in the tray, or a track of a temple where the tray has no room for all of them
            track = noun % 10 if verb == "rob" else noun if verb == "temple" else noun - 4
            self.page.wait_for_selector(f'[data-move="{text}"], [data-track="{track}"]')
            if self.page.locator(f'[data-move="{text}"]').count():
                self.press(f'[data-move="{text}"]')
            else:
                self.press(f'[data-track="{track}"]')
                self.among_several(text)

    def among_several(self, text: str) -> None:
        """Where a card or a track has more than one answer, the tray shows them."""
        self.page.wait_for_selector(f'.question.deciding, [data-move="{text}"]')
        if not self.page.locator(".question.deciding").count():
            self.press(f'[data-move="{text}"]')

    def confirm(self) -> None:
        button = self.page.locator(".question .row .primary")
        button.wait_for()
        if self.keyboard:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
        self.page.wait_for_function("() => !document.querySelector('.question.deciding')")

    def play(self, move: Any) -> None:
        if move["verb"] == "pay" and self.page.locator(".gesture").count():
            self.press(".gesture .primary")
            self.page.wait_for_selector(".gesture", state="detached")
            return
        self.choose(move)
        title = self.page.locator(".question.deciding h2")
        title.wait_for()
        self.confirm()

"""Every kind of screen, each a function that brings a visitor before it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import nemeton
from games.ardri.positions import position
from games.karnag.table import position as glade
from nemeton.core.state import State
from nemeton.server.store.rows import Misfit
from server.running import Running
from web.house import WIDE, Visitor, midway
from web.pictures import BOARDS, play_until

BOT = {"kind": "bot", "level": "1"}
Scene = Callable[[Visitor, Running], None]


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


def given(who: Visitor, server: Running) -> None:
    """A gift of a card of every suit, to each of two."""
    field = "A♠ 10♠ 9♠ A♥ 10♥ 9♥ A♦ 10♦ 9♦ A♣ 10♣ 9♣"
    state = position("winter", 3, fields={0: field, 1: "2♠ 3♠", 2: "4♥ 5♣"}, up={0: "K♠ Q♥", 1: "J♦"})
    state.play(0, nemeton.game("ardri").parse(state, 0, "ceilsine"))
    seat(who, server, state)


def first(who: Visitor, server: Running) -> None:
    """Everybody's first Spring, sealed."""
    id = made(who, "ardri", 3)
    who.open(f"/table/{id}")
    who.page.wait_for_selector(".question.mine .who")


def walked(who: Visitor, server: Running) -> None:
    """A walk under way: a druid has gone, and there are squares left."""
    state = glade(3, tile="move", druids={0: [1, 9, 20], 1: [30, 31, 32], 2: [50, 51, 52]})
    state.play(0, nemeton.game("karnag").parse(state, 0, "squares 6"))
    seat(who, server, state)


def frozen(who: Visitor, server: Running) -> None:
    """The rules were mended under a game that no longer fits them."""
    state = midway("samhain", 3, BOARDS["samhain"])
    id = made(who, "samhain", 3)
    misfit = Misfit(12, 1, "activate 7-8", "9.1", "your-turn", {}, "0" * 16)
    server.lay(id, state, status="frozen", misfit=misfit)
    who.open(f"/table/{id}")
    who.page.wait_for_selector(".row .btn")


def reviewed(game: str) -> Scene:
    """A finished game is looked at once more, and one of its moves is explained."""

    def scene(who: Visitor, server: Running) -> None:
        replayed(game)(who, server)
        who.page.set_viewport_size(WIDE)
        who.page.get_by_role("tab", name="Review").click()
        who.page.locator(".review .primary").click()
        who.page.wait_for_selector(".review .seat path.share")
        who.page.wait_for_timeout(6000)

    return scene


def explained(game: str) -> Scene:
    """A hint, and all that is behind it."""
    return after(hinted(game), ".hinted .btn >> nth=1")


def begun(game: str) -> Scene:
    """Who plays for the first time."""

    def scene(who: Visitor, server: Running) -> None:
        who.page.add_init_script("localStorage.nemeton = JSON.stringify({confirm: 'final', begun: {}})")
        id = made(who, game, 2)
        who.open(f"/table/{id}")
        who.page.wait_for_selector("dialog[open], .question.mine .who")

    return scene


ASKED: dict[str, tuple[str, int, str, int]] = {
    "clans-order": ("clans", 3, "order", 0),
    "samhain-place": ("samhain", 3, "place", 0),
    "samhain-turn": ("samhain", 3, "turn", 0),
    "samhain-pay": ("samhain", 3, "pay", 0),
    "samhain-act": ("samhain", 4, "act", 3),
    "samhain-after": ("samhain", 3, "after", 0),
    "samhain-sacrifice": ("samhain", 3, "sacrifice", 0),
    "samhain-walk": ("samhain", 4, "walk", 0),
    "samhain-rob": ("samhain", 4, "rob", 0),
    "karnag-druid": ("karnag", 3, "place_druid", 0),
    "karnag-draft": ("karnag", 4, "draft", 0),
    "karnag-act": ("karnag", 4, "act", 2),
    "karnag-shift": ("karnag", 3, "shift", 0),
    "karnag-learn": ("karnag", 3, "learn", 0),
    "karnag-lead": ("karnag", 3, "lead", 0),
    "karnag-raise": ("karnag", 3, "raise", 0),
    "ardri-spring": ("ardri", 4, "spring", 0),
    "ardri-summer": ("ardri", 4, "summer", 0),
    "ardri-feast": ("ardri", 4, "feed_unproven", 0),
    "ardri-winter": ("ardri", 4, "winter", 0),
    "ardri-hunt": ("ardri", 3, "hunt", 0),
    "ardri-raid": ("ardri", 4, "raid", 0),
    "ardri-defend": ("ardri", 3, "defend", 0),
    "ardri-loot": ("ardri", 3, "loot", 0),
}
SCENES: dict[str, Scene] = {
    "hall": page("/"),
    "records": page("/records"),
    "account": page("/account"),
    "rules": page("/rules/samhain"),
    "nowhere": page("/nowhere"),
    "settings": after(page("/"), "header .iconbtn >> nth=-1"),
    "make": after(page("/"), ".head .btn >> nth=1"),
    "lobby": lobby(False),
    "guest": lobby(True),
    "frozen": frozen,
    **{f"{game}-begun": begun(game) for game in BOARDS},
    **{game: board(game) for game in BOARDS},
    **{f"{game}-since": since(game, 4) for game in BOARDS},
    "clans-pending": pending("clans"),
    **{name: asked(*what) for name, what in ASKED.items()},
    "ardri-first": first,
    "ardri-gift": given,
    "karnag-walk": walked,
    **{f"{game}-hint": hinted(game) for game in BOARDS},
    **{f"{game}-why": explained(game) for game in BOARDS},
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
    "clans-review": reviewed("clans"),
}

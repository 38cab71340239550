"""The board of Samhain: every kind of question, a whole game, who is woken, the editions side by side."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from games.samhain.literal import play, table
from nemeton.games.samhain import GAME
from nemeton.games.samhain.data import RECIPES
from nemeton.games.samhain.state import Samhain
from server.running import Running
from test_words import catalogue
from web.house import WEB, Visitor, Visitors
from web.samhain import Board, lay, make

GAMES = 31  # random games in which every kind of question but one comes up for the person
TRIED = 2  # moves tried for each question
LOOKED_AT = ("act", "pay")  # kinds that axe checks too
SMALLEST = 44  # px: what a finger can press


@cache
def questions() -> dict[str, Samhain]:
    """For every kind of question, a position in which the first seat is asked it."""
    found: dict[str, Samhain] = {}
    for seed in range(GAMES):
        luck = random.Random(seed)
        options = {"countermove": True, "village": ("shuffled", "first")[seed % 2]}
        s = GAME.new(2 + seed % 3, seed=seed, edition=("fr", "en")[seed // 2 % 2], options=options, log=True)
        while not s.over():
            if s.actor() == 0 and s.count(0) > 1:
                question = s.ask(0)
                assert question is not None
                if question.kind not in found:
                    found[question.kind] = s.clone()
                    found[question.kind].log = list(s.log or [])
            s.play(s.actor(), luck.choice(s.legal(s.actor())))
    found["pay-same"] = play(table(board={0: "5-6"}, resources={0: (3, 3, 0)}), "activate 5-6", "light")
    return found


def test_there_is_a_position_for_every_question_with_words() -> None:
    asked = {key.removeprefix("samhain-ask-") for key in catalogue("en", "samhain.ftl") if "-ask-" in key}
    assert set(questions()) == asked


@pytest.mark.parametrize("look", ["wide-en-keyboard", "phone-fr-finger"])
def test_every_question_is_answered_on_the_board(look: str, server: Running, visitors: Visitors) -> None:
    """Every legal move can be chosen on the board; no button is too small for a finger; nothing is played yet."""
    size, language, how = look.split("-")
    who = visitors.come("Maëlle", phone=size == "phone", dark=size == "phone", language=language)
    board = Board(who, keyboard=how == "keyboard")
    luck = random.Random(7)
    for kind, state in questions().items():
        lay(server, who, state.clone())
        legal = who.situation()["legal"]
        for move in luck.sample(legal, min(TRIED, len(legal))):
            if who.situation()["gesture"]:
                expect(who.page.locator(f'.gesture [data-pick="{move["text"]}"]')).to_have_count(1)
                continue
            board.choose(move)
            expect(who.page.locator(".question.deciding")).to_have_attribute("data-move", move["text"])
            who.page.keyboard.press("Escape")
            who.page.wait_for_function("() => !document.querySelector('.question.deciding')")
        if size == "phone":
            assert too_small(who) == [], kind
        if kind in LOOKED_AT:
            assert who.axe() == [], kind
        assert who.situation()["table"]["decisions"] == 0


def too_small(who: Visitor) -> Any:
    who.settle()
    return who.page.evaluate(
        """(least) => [...document.querySelectorAll(".stage button:not([disabled])")]
          .map((e) => [e.getBoundingClientRect(), e.outerHTML.slice(0, 80)])
          .filter(([box]) => box.width < least || box.height < least)
          .map(([box, html]) => `${box.width} x ${box.height}: ${html}`)""",
        SMALLEST,
    )


def test_a_whole_game_with_the_mouse(visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    who.open(f"/table/{make(who, 4, 'en', village='first')}")
    board, luck = Board(who), random.Random(5)
    while who.my_turn():
        legal = who.situation()["legal"]
        short = [move for move in legal if move["verb"] not in ("expand", "horn", "rune", "sickle")]
        board.play(luck.choice(short or legal))
    who.page.wait_for_selector(".ending li.first")
    assert who.axe() == []
    state = nemeton.replay(who.call("GET", f"tables/{who.table}/record"))
    assert state.over()
    assert isinstance(state, Samhain)
    if state.out:
        expect(who.page.locator(".ending")).to_contain_text("traitor")


def test_the_price_of_a_new_member_is_told_before_it_is_confirmed(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    lay(server, who, table(board={0: "7-8 9-10"}, points={0: 9}))
    Board(who).choose(next(move for move in who.situation()["legal"] if move["text"] == "expand 7-8"))
    who.page.wait_for_selector(".told:has-text('for 3 MP')")


def test_who_has_no_active_member_is_asked_only_what_can_be_done(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    lay(server, who, table(board={0: "7-8*", 1: "9-10"}, points={0: 9}))
    assert {move["verb"] for move in who.situation()["legal"]} == {"expand", "pass"}
    expect(who.page.locator(".question h2")).to_contain_text("No member of yours can act: expand your clan")


def test_a_long_preview_fades_where_more_is_to_come(server: Running, visitors: Visitors) -> None:
    """It scrolls, by keyboard too, and its end is shown in full."""
    who = visitors.come("Maëlle", phone=True)
    tracks = dict.fromkeys(("sirona-light", "cernunnos-light", "belanos-light", "morrigan-light", "sucellos-light"), 2)
    lay(server, who, table(board={0: "7-8*", 1: "9-10*"}, devotion={0: tracks}, passes=1))
    Board(who).choose(next(move for move in who.situation()["legal"] if move["verb"] == "pass"))
    who.page.wait_for_selector(".told.more[tabindex='0']")
    assert who.axe() == []
    who.page.locator(".told").focus()
    who.page.keyboard.press("End")
    who.page.wait_for_selector(".told:not(.more)")


def test_whom_an_activation_wakes_is_told_before_it_is_confirmed(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    lay(server, who, table(4, board={0: "7-8", 1: "7-8* 9-10", 2: "7-8 9-10", 3: "9-10"}))
    board, tray = Board(who), who.page.locator(".tray")
    board.card(3)
    who.page.wait_for_selector(".tray .order .off")
    expect(tray.locator(".who:not(.off) .name")).to_have_text(["Maëlle", "Random 2"])
    expect(tray.locator(".off .name")).to_have_text(["exhausted: ignored"])
    who.page.wait_for_selector('.card:has([data-card="4"]) .hint')  # and of the neighbours, if it goes there first
    board.card(4)
    who.page.wait_for_function("() => document.querySelectorAll('.tray .who').length === 4")
    expect(tray.locator(".who .name")).to_have_text(["Maëlle", "Random 1", "Random 2", "Random 3"])
    expect(who.page.locator(".question .row .primary")).to_contain_text("4 act")
    assert who.situation()["table"]["decisions"] == 0


def test_why_not_names_the_rule(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=True)
    lay(server, who, play(table(3, board={0: "5-6", 1: "27-28"}, resources={0: (1, 1, 1)}), "activate 5-6"))
    who.page.locator('.zoom [data-side="0"]').click()  # three equal resources
    who.page.wait_for_selector(".why")
    expect(who.page.locator(".why").first).to_contain_text("Action 5 cannot be performed")


def test_who_wants_to_learn_is_told_why_not_of_cards_and_tracks(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    lay(server, who, table(2, board={0: "7-8 29-30", 1: "9-10"}))
    who.learn()
    board = Board(who)
    board.card(3)
    who.page.wait_for_selector(".question.deciding")
    board.card(14)  # one of your own members stands there, too: it would be chosen instead
    assert "Cards Sirona 7-8 and Belanos 29-30 are not adjacent" in who.reason()
    board.press('[data-track="4"]')
    assert "It is your turn" in who.reason()
    lay(server, who, play(table(2, board={0: "7-8", 1: "9-10"}), "activate 7-8"))
    who.learn()
    board.card(4)
    assert "first say what your member does" in who.reason()


def test_the_actions_are_drawn_differently_where_the_editions_differ() -> None:
    drawn = (WEB / "src" / "games" / "samhain" / "formula.ts").read_text()
    earlier = drawn.split("const EARLIER")[1].split("};")[0]
    unlike = {number for number, (_, en, _) in enumerate(RECIPES, 1) if en}
    assert {int(number) for number in re.findall(r'(\d+): "', earlier)} == unlike


@pytest.mark.parametrize("look", ["wide-en", "phone-fr"])
def test_the_editions_side_by_side(look: str, visitors: Visitors) -> None:
    size, language = look.split("-")
    who = visitors.come("Maëlle", phone=size == "phone", dark=size == "phone", language=language)
    who.open("/rules/samhain")
    who.page.locator('a[href="/rules/samhain/editions"]').click()
    who.page.wait_for_selector("tbody tr")
    differing = [row for row in GAME.compared if not row.same]
    expect(who.page.locator("tbody tr")).to_have_count(len(differing))
    expect(who.page.locator("main")).to_contain_text({"en": "arrives active", "fr": "arrive actif"}[language])
    assert who.fits()
    assert who.axe() == []
    who.page.locator("main label").click()
    who.page.wait_for_selector("tr.same")
    expect(who.page.locator("tbody tr")).to_have_count(len(GAME.compared))
    who.open("/rules/clans/editions")
    who.page.wait_for_selector("main p")
    expect(who.page.locator("tbody tr")).to_have_count(0)


def test_the_editions_are_offered_where_a_table_is_made(visitor: Visitor) -> None:
    visitor.page.locator(".head .btn").nth(1).click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.locator(".games label", has_text="Samhain").click()
    link = dialog.get_by_role("link", name="Editions side by side")
    expect(link).to_have_attribute("href", "/rules/samhain/editions")
    assert visitor.axe() == []

"""Every page: accessible, in both languages and both themes, wide and narrow."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from server.running import Running, refusal
from test_records import FOLDER as RECORDS
from web.house import WEB, Visitor, Visitors, eventually
from web.pictures import advance
from web.test_play import move_by_mouse

LOCALE = Path(__file__).parents[2] / "src" / "nemeton" / "locale"


@pytest.fixture(params=["wide-light-en", "phone-dark-fr"])
def looks(request: pytest.FixtureRequest, visitors: Visitors) -> Visitor:
    phone, dark, language = request.param.split("-")
    return visitors.come("Maëlle", phone=phone == "phone", dark=dark == "dark", language=language)


MISSING = ["/nowhere", "/table/none", "/replay/none", "/rules/none", "/rules/none/editions", "/%E0%A4%A"]
PAGES = ["/", "/rules", "/rules/clans?at=2.4", "/records", "/account", *MISSING]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_a_page(looks: Visitor, path: str) -> None:
    looks.open(path)
    looks.page.wait_for_timeout(300)
    assert looks.axe() == []
    assert looks.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("path", MISSING)
def test_where_there_is_nothing_it_is_said(visitors: Visitors, path: str) -> None:
    who = visitors.come()
    who.open(path)
    who.page.wait_for_selector("h1:has-text('Nothing grows here')")
    assert who.page.get_by_role("button", name="Try again").count() == 0
    who.page.get_by_role("link", name="To the hall", exact=True).click()
    who.page.wait_for_selector(".hall")


def test_every_part_of_a_table_has_its_landmarks(visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=True)
    who.play_now()
    for n in range(5):
        who.page.locator("nav.tabs:visible button").nth(n).click()
        who.page.wait_for_timeout(150)
        assert who.page.get_by_role("main").count() == 1
        assert who.page.get_by_role("heading", level=1, name="Clans").count() == 1
        assert who.axe() == []


def test_axe_finds_nothing_serious_in_a_dialog(looks: Visitor) -> None:
    for opener in (
        ".head .btn >> nth=0",
        ".head .btn >> nth=1",
        ".game .primary >> nth=0",
        "header .iconbtn >> nth=-1",
    ):
        looks.open("/")
        looks.page.locator(opener).click()
        looks.page.wait_for_selector("dialog[open]")
        looks.page.wait_for_timeout(250)
        assert looks.axe() == []


def test_axe_finds_nothing_serious_at_a_table(looks: Visitor) -> None:
    looks.play_now()
    assert looks.my_turn()
    assert looks.axe() == []
    move = looks.situation()["legal"][0]
    looks.click(move["args"]["from"])
    looks.click(move["args"]["to"])
    looks.page.wait_for_timeout(400)
    assert looks.axe() == []
    looks.page.keyboard.press("Escape")
    luck = random.Random(3)
    while looks.my_turn():
        move_by_mouse(looks, luck)
    looks.page.wait_for_selector("dialog[open]")
    looks.page.wait_for_timeout(250)
    assert looks.axe() == []
    looks.open(f"/replay/{looks.table}?at=12")
    looks.page.wait_for_selector(".map")
    looks.page.wait_for_timeout(300)
    assert looks.axe() == []


def test_axe_finds_nothing_serious_before_the_start(looks: Visitor) -> None:
    looks.page.locator(".head .btn").nth(1).click()
    looks.page.locator("dialog footer .primary").click()
    looks.page.wait_for_selector(".lobby")
    assert looks.axe() == []


def test_a_replay_is_stepped_through_shared_and_proven(visitor: Visitor) -> None:
    visitor.play_now()
    luck = random.Random(8)
    while visitor.my_turn():
        move_by_mouse(visitor, luck)
    table = visitor.table
    visitor.open(f"/replay/{table}?at=7")
    page = visitor.page
    page.wait_for_selector(".map")
    page.wait_for_function("() => document.querySelector('[role=slider]').getAttribute('aria-valuenow') === '7'")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.search === '?at=8'")
    page.get_by_role("button", name="Check it").click()
    page.wait_for_function("() => document.querySelector('.proof').textContent.includes('proven')")
    record = visitor.call("GET", f"tables/{table}/record")
    visitor.open("/records")
    page.locator("textarea").fill(record)
    page.get_by_role("button", name="Open as replay").click()
    page.wait_for_selector(".map")
    assert table not in page.url


def test_a_finished_game_is_looked_at_whole_explained_and_a_move_made_anew(visitors: Visitors) -> None:
    """On a wide page the opinion stands beside the review; "why?" tells all of it; another move is tried before it."""
    who = visitors.come("Maëlle")
    who.play_now()
    advance(who, 999)
    table, page = who.table, who.page
    decisions = who.call("GET", f"tables/{table}")["decisions"]
    who.open(f"/replay/{table}?at=2")
    page.locator(".sides button", has_text="Review").click()
    page.locator(".opinion .insight").wait_for()
    page.get_by_role("button", name="Look at the whole game").click()
    page.wait_for_function(
        "() => document.querySelector('.review .share') && !document.querySelector('.review [role=status]')",
        timeout=120_000,
    )
    chart = str(page.locator(".review .share").first.get_attribute("d"))
    assert chart.count("L") == decisions  # every decision, and the end
    assert chart.endswith((" 0.0", " 34.0", " 17.0"))  # lost, won or shared
    moment = page.locator("button.moment").first
    assert "→ better:" in moment.inner_text()
    moment.click()
    page.locator(".opinion .judged").wait_for()
    page.locator(".opinion").get_by_role("button", name="Why?").click()
    told = page.locator("dialog[open] .insight")
    told.wait_for()
    words = told.inner_text()
    at = int(page.url.partition("at=")[2])
    line = who.call("GET", f"tables/{table}/insight/{at - 1}")["line"]
    assert ("What may follow" in words) == (len(line) > 1)  # nothing does after the last move
    assert "What it believes" in words
    assert "Shares of the win" in words
    assert who.axe() == []
    page.keyboard.press("Escape")
    mine = next(n for n in range(1, decisions) if who.call("GET", f"tables/{table}/insight/{n}")["seat"] == 0)
    for at in range(mine + 1, decisions):
        found = who.call("GET", f"tables/{table}/insight/{at - 1}")
        if found["seat"] == 0 and found["candidates"][0]["told"]["move"] != found["played"]["told"]["move"]:
            break
    who.open(f"/replay/{table}?at={at}")
    page.get_by_role("button", name="Try another move here").click()
    page.locator("dialog .level").first.click()
    page.wait_for_selector(".question.mine")
    again = who.situation()["table"]
    assert (again["status"], again["decisions"], again["yours"]) == ("running", at - 1, 0)


def test_who_asks_for_a_hint_by_key_is_back_at_the_button_when_it_is_read(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    page = visitor.page
    page.locator(".question .tools .btn", has_text="Hint").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] .insight").wait_for()
    assert "What Grove would do" in page.locator("dialog[open] h2").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.textContent.includes('Hint')")
    assert page.locator("dialog[open]").count() == 0


def test_levels_are_told_apart_where_they_are_chosen(visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    page = who.page
    page.locator(".game .primary").first.click()
    told = page.locator(".level small").all_inner_texts()
    assert len(set(told)) == 5
    assert "un premier adversaire" in told[0].lower()
    page.keyboard.press("Escape")
    page.locator(".head .btn").nth(1).click()
    seat = page.locator("dialog .seat").nth(2)
    form = page.locator("dialog .form")
    before = seat.inner_text()
    assert "n’oublie rien" not in form.inner_text()
    seat.locator("input[name='level-2']").last.check(force=True)
    assert seat.inner_text() != before
    assert "n’oublie rien" in form.inner_text()
    assert "bâtisseur" in form.inner_text()


def test_the_taste_of_a_bot_is_chosen_where_it_has_one(visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True)
    page = who.page
    page.locator(".head .btn").nth(1).click()
    page.locator("dialog .games label", has_text="Karnag").click()
    page.get_by_role("button", name="Remove seat 2").click()
    seat = page.locator("dialog .seat").nth(1)
    level = seat.locator("input[name='level-1']")
    level.first.check(force=True)
    assert seat.get_by_role("combobox").count() == 0  # a beginner has no taste
    level.last.check(force=True)
    seat.get_by_role("combobox", name="Taste of the bot").select_option("raider")
    assert who.axe() == []
    page.locator("dialog .primary").click()
    page.wait_for_selector(".question")
    assert who.situation()["table"]["seats"][1]["style"] == "raider"


def test_on_a_phone_a_finished_game_is_reviewed_and_tried_again(visitors: Visitors) -> None:
    """The review goes on while one looks at the board, and nothing the wide page has is missing."""
    who = visitors.come("Nolwenn", phone=True, language="fr")
    who.play_now()
    advance(who, 999)
    page = who.page
    who.open(f"/replay/{who.table}?at=3")
    page.wait_for_selector(".map")
    tabs = page.locator("nav.tabs:visible button")
    tabs.nth(3).click()
    page.locator(".opinion .insight").wait_for()
    assert page.locator(".opinion .rows li").evaluate_all(
        """(rows) => rows.every((row) => {
          const wide = (name) => row.querySelector(name).getBoundingClientRect().width;
          return Math.abs(100 * wide(".bar i") / wide(".bar") - parseInt(row.querySelector("b").textContent)) < 1.5;
        })"""
    )  # a bar is as long as its number says
    page.get_by_role("button", name="Revoir toute la partie").click()
    page.wait_for_function("() => (document.querySelector('.share')?.getAttribute('d') ?? '').includes('L')")
    seen = page.locator(".review .share").first.get_attribute("d")
    tabs.first.click()
    page.wait_for_selector(".map")
    tabs.nth(3).click()
    assert str(page.locator(".review .share").first.get_attribute("d")).startswith(seen)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    tabs.first.click()
    page.get_by_role("button", name="Rejouer d’ici").click()
    page.locator("dialog .level").nth(1).click()
    page.wait_for_selector(".question.mine, .question .waiting")
    again = who.situation()["table"]
    assert again["status"] == "running"
    assert {seat["level"] for seat in again["seats"] if seat["kind"] == "bot"} == {"2"}


def test_an_account_is_made_left_and_entered_again(visitors: Visitors) -> None:
    who = visitors.come("Aoife")
    who.open("/account")
    page = who.page
    page.get_by_label("Account name").fill("aoife.test")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form .primary").nth(1).click()
    page.wait_for_selector("text=Logged in as aoife.test")
    page.get_by_label("Account name").fill("aoife.two")
    page.get_by_label("Present password").fill("correct horse")
    page.get_by_role("button", name="Change").click()
    page.wait_for_selector("text=Logged in as aoife.two")
    page.locator("label", has_text="gold square").click()
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Make a token").click()
    page.wait_for_selector(".mono")
    assert page.locator(".tokens li").count() == 1
    page.get_by_role("button", name="Log out").click()
    page.wait_for_selector("form .primary:has-text('Log in')")
    assert page.locator(".mono").count() == 0  # nothing of who was here is left on the page
    assert page.get_by_role("radio", name="blue circle").is_checked()
    assert page.locator(".tokens").count() == 0
    page.get_by_label("Account name").fill("AOIFE.two")
    page.get_by_label("Password").fill("wrong horse")
    page.locator("form .primary").nth(1).click()
    page.wait_for_selector(".error:has-text('wrong')")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form .primary").nth(1).click()
    page.wait_for_selector("h2:has-text('Logged in as aoife.two')")
    assert page.get_by_label("Account name").input_value() == "aoife.two"  # as it is, however it was typed


def test_a_token_has_the_name_that_was_given_to_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/account")
    page.get_by_label("What is it for?").fill("my bot")
    page.keyboard.press("Enter")
    page.locator(".tokens li", has_text="my bot").wait_for()
    assert page.get_by_label("What is it for?").input_value() == ""
    page.get_by_role("button", name="Revoke the token: my bot").click()
    page.locator(".tokens").wait_for(state="detached")


def test_what_was_said_in_passing_is_in_the_language_of_the_moment(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/account")
    page.get_by_role("button", name="Save").click()
    page.locator(".notices", has_text="Saved.").wait_for()
    page.locator("header .language").click()
    page.locator(".notices", has_text="C’est enregistré.").wait_for(timeout=2000)


@pytest.mark.parametrize(
    ("language", "make", "end"), [("en", "Make a token", "Revoke"), ("fr", "Créer un jeton", "Révoquer")]
)
def test_a_token_is_made_anew_and_the_old_one_revoked(
    visitors: Visitors, server: Running, language: str, make: str, end: str
) -> None:
    who = visitors.come(language=language, phone=language == "fr")
    who.open("/account")
    page = who.page
    page.get_by_role("button", name=make).click()
    page.locator("dialog input.field").fill("Aoife")  # a token is somebody's
    page.locator("dialog .primary").click()
    old = page.locator(".mono").input_value()
    page.get_by_role("button", name=make).click()
    page.wait_for_selector(".tokens li >> nth=1")
    new = page.locator(".mono").input_value()
    assert new != old
    assert [bool(token.locator("small").count()) for token in page.locator(".tokens li").all()] == [True, False]
    assert who.axe() == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator(".tokens").get_by_role("button", name=end).last.click()
    page.wait_for_selector(".tokens li >> nth=1", state="detached")
    assert refusal(server.client(token=old).me) == "bad-token"
    assert server.client(token=new).me()["name"] == "Aoife"
    page.locator(".tokens").get_by_role("button", name=end).click()
    page.wait_for_selector(".mono", state="detached")  # what lets nobody in need not be copied


@pytest.mark.parametrize("game", ["clans", "samhain", "karnag", "ardri"])
def test_a_long_name_is_cut_at_the_end_and_never_within(visitors: Visitors, game: str) -> None:
    """Not even beside a clock of hours; whole it is in the title."""
    name = "Wolfeschlegelsteinhausen"
    who = visitors.come(name)
    seats = [{}, {"kind": "bot", "level": "3"}, {"kind": "bot", "level": "3"}]
    table = who.call("POST", "tables", {"game": game, "seats": seats, "pace": {"kind": "clock", "base": 7200}})["id"]
    who.call("POST", f"tables/{table}/start")
    who.open(f"/table/{table}")
    row = who.page.locator(".rail .seats .seat").first
    row.locator(".clock").wait_for()
    assert row.locator("b").first.get_attribute("title") == name
    lines, over = row.evaluate(
        """row => {
          const text = document.createRange();
          text.selectNodeContents(row.querySelector('.name b'));
          const lines = new Set([...text.getClientRects()].map((line) => line.top));
          return [lines.size, row.scrollWidth - row.clientWidth];
        }"""
    )
    assert (lines, over) == (1, 0)


@pytest.mark.parametrize(("kind", "base"), [("days", 900), ("clock", 7200)])
def test_five_seats_and_their_clocks_leave_room_for_the_settings(visitors: Visitors, kind: str, base: int) -> None:
    who, other = visitors.come("Maëlle", phone=True), visitors.come("Yann")
    seats = [{}, {}, *[{"kind": "bot", "level": "1"}] * 3]
    pace = {"kind": kind, "base": base, "days": 14}
    table = who.call("POST", "tables", {"game": "karnag", "seats": seats, "pace": pace})["id"]
    other.call("POST", f"tables/{table}/take", {"seat": 1})
    who.call("POST", f"tables/{table}/start")
    who.open(f"/table/{table}")
    clocks = who.page.locator(".turn .clock")
    clocks.first.wait_for()

    def others_turn() -> bool:
        seen = who.call("GET", f"tables/{table}/situation")
        for move in seen["legal"][:1]:
            who.call("POST", f"tables/{table}/play", {"version": seen["version"], "move": move})
        return bool(seen["turn"]["actors"] == [1])

    assert eventually(others_turn)
    assert eventually(lambda: clocks.count() == 2)  # who is to move, and one's own
    for tool in who.page.locator("header .iconbtn:visible").all():
        box = tool.bounding_box()
        assert box["x"] + box["width"] <= 390
    assert who.axe() == []


def test_the_seats_of_a_record_have_numbers(visitor: Visitor) -> None:
    visitor.play_now()
    advance(visitor, 999)
    record = visitor.call("GET", f"tables/{visitor.table}/record")
    visitor.open("/records")
    visitor.page.locator("textarea").fill(record)
    visitor.page.get_by_role("button", name="Open as replay").click()
    names = visitor.page.locator(".rail .seats .name b")
    names.first.wait_for()
    assert names.all_inner_texts() == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.parametrize(("language", "title"), [("en", "Two groups of seven"), ("fr", "Deux groupes voisins")])
def test_the_rules_are_told_in_words_of_people(visitors: Visitors, language: str, title: str) -> None:
    who = visitors.come("Maëlle", language=language)
    who.open("/rules/clans?at=2.6")
    point = who.page.locator('[data-rule="2.6"]')
    point.wait_for()
    assert title in point.inner_text()  # the option, by the name it has where a table is made
    assert not re.search(r"join|may\)|must,|\(r[0-9]", point.inner_text())


def test_theme_and_settings_are_remembered(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="Dark colours").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.reload()
    page.wait_for_selector("main")
    assert page.locator("html").get_attribute("data-theme") == "dark"


# -- words ------------------------------------------------------------------------------------------


def keys(language: str) -> set[str]:
    text = "\n".join(path.read_text("utf-8") for path in (LOCALE / language).glob("*.ftl"))
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def test_every_word_is_in_both_languages() -> None:
    assert keys("en") == keys("fr")


def test_every_word_the_client_names_is_written() -> None:
    source = "\n".join(p.read_text("utf-8") for p in (WEB / "src").rglob("*") if p.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"\"((?:ui|error|clans-ui)-[a-z0-9-]+)\"", source))
    assert named - keys("en") == set()


def test_every_refusal_of_the_server_has_its_words() -> None:
    from nemeton.server.refusals import STATUS

    assert {f"error-{key}" for key in STATUS} - keys("en") == set()


def test_the_lock_names_no_download_address() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text()


def test_a_long_end_leaves_room_for_the_log(visitor: Visitor) -> None:
    """The last move of a game tells much; the log under it stays in view, and begins with what decided."""
    record = (RECORDS / "samhain" / "fr-tie-by-members.record").read_text()
    table = visitor.call("POST", "records", {"record": record})
    visitor.open(f"/replay/{table['id']}?at={table['decisions']}")
    visitor.page.wait_for_selector(".happened p:nth-child(9)")
    log = visitor.page.locator(".log li").first
    assert log.bounding_box()["y"] < 660
    assert "has more members on cards" in log.inner_text()
    assert visitor.axe() == []


def test_seats_with_equal_points_keep_their_marks_on_the_timeline(visitors: Visitors) -> None:
    """At the beginning all have none; on a phone there is little room below."""
    who = visitors.come("Maëlle", phone=True)
    seats = [{}, *[{"kind": "bot", "level": "random"}] * 3]
    table = who.call("POST", "tables", {"game": "samhain", "seats": seats, "visibility": "link", "start": True})
    who.open(f"/table/{table['id']}")
    advance(who, 12)
    who.open(f"/replay/{table['id']}")
    who.page.wait_for_selector(".line use")
    lowest, edge = who.page.evaluate(
        """() => [Math.max(...[...document.querySelectorAll(".line use")].map((e) => e.getBoundingClientRect().bottom)),
                  document.querySelector(".line svg").getBoundingClientRect().bottom]"""
    )
    assert lowest <= edge

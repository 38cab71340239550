"""Every page: accessible, in both languages and both themes, wide and narrow."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from server.running import Running, refusal
from test_records import FOLDER as RECORDS
from web.house import NOTICES_STAY, PATIENCE, WEB, Visitor, Visitors, eventually, nearly_over
from web.pictures import advance, play_until

LOCALE = Path(__file__).parents[2] / "src" / "nemeton" / "locale"


@pytest.fixture(params=["wide-light-en", "phone-dark-fr"])
def looks(request: pytest.FixtureRequest, visitors: Visitors) -> Visitor:
    phone, dark, language = request.param.split("-")
    return visitors.come("Maëlle", phone=phone == "phone", dark=dark == "dark", language=language)


MISSING = ["/nowhere", "/table/none", "/replay/none", "/rules/none", "/rules/none/editions", "/%E0%A4%A"]
PAGES = ["/", "/rules", "/rules/clans?at=2.4", "/records", "/account", "/budgets", *MISSING]


def test_axe_finds_nothing_serious_on_a_page(looks: Visitor) -> None:
    for path in PAGES:
        looks.open(path)
        assert looks.axe() == [], path
        assert looks.fits(), path


def test_where_there_is_nothing_it_is_said(visitors: Visitors) -> None:
    who = visitors.come()
    for path in MISSING:
        who.open(path)
        who.page.wait_for_selector("h1:has-text('Nothing grows here')")
        expect(who.page.get_by_role("button", name="Try again")).to_have_count(0)
        who.page.get_by_role("link", name="To the hall", exact=True).click()
        who.page.wait_for_selector(".hall")


def test_every_part_of_a_table_has_its_landmarks(visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=True)
    who.play_now()
    for n in range(5):
        who.page.locator("nav.tabs:visible button").nth(n).click()
        expect(who.page.get_by_role("main")).to_have_count(1)
        expect(who.page.get_by_role("heading", level=1, name="Clans")).to_have_count(1)
        assert who.axe() == []


def test_the_first_key_skips_the_bar(visitor: Visitor) -> None:
    page = visitor.page
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    visitor.play_now()
    expect(page.locator(".question")).to_be_focused()  # what is read next, when a game begins


def test_axe_finds_nothing_serious_in_a_dialog(looks: Visitor) -> None:
    for opener in (
        ".head .btn >> nth=0",
        ".head .btn >> nth=1",
        ".game .against >> nth=0",
        "header .iconbtn >> nth=-1",
    ):
        looks.open("/")
        looks.page.locator(opener).click()
        looks.page.wait_for_selector("dialog[open]")
        assert looks.axe() == []


def test_axe_finds_nothing_serious_at_a_table(looks: Visitor, server: Running) -> None:
    looks.play_now()
    assert looks.my_turn()
    assert looks.axe() == []
    move = looks.situation()["legal"][0]
    looks.click(move["args"]["from"])
    looks.click(move["args"]["to"])
    looks.page.wait_for_selector(".question.deciding")
    assert looks.axe() == []
    looks.page.keyboard.press("Escape")
    server.lay(looks.table, nearly_over("clans", 3))
    play_until(looks.table, 999, looks)
    looks.page.wait_for_selector(".ending")
    assert looks.axe() == []
    record = (RECORDS / "clans" / "shared-win.record").read_text()
    looks.open(f"/replay/{looks.call('POST', 'records', {'record': record})['id']}?at=12")
    looks.page.wait_for_selector(".map")
    assert looks.axe() == []


def test_axe_finds_nothing_serious_before_the_start(looks: Visitor) -> None:
    looks.page.locator(".head .btn").nth(1).click()
    looks.page.locator("dialog footer .primary").click()
    looks.page.wait_for_selector(".lobby")
    assert looks.axe() == []


def test_a_replay_is_stepped_through_shared_and_proven(visitor: Visitor) -> None:
    visitor.play_now()
    advance(visitor, 999)
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
    """On a wide page the opinion stands beside the review; "why?" shows all of it; another move can be tried first."""
    who = visitors.come("Maëlle")
    who.play_now()
    advance(who, 999)
    table, page = who.table, who.page
    decisions = who.call("GET", f"tables/{table}")["decisions"]
    heard: dict[str, Any] = {}  # what the page was told: if asked again, a busy machine may find something else
    page.on("response", lambda response: heard.update({response.url: response}))
    who.open(f"/replay/{table}?at=2")
    page.locator(".sides button", has_text="Review").click()
    page.locator(".opinion .insight").wait_for()
    page.get_by_role("button", name="Review the whole game").click()
    page.wait_for_function(
        "() => document.querySelector('.review .share') && !document.querySelector('.review [role=status]')",
        timeout=10 * PATIENCE,
    )
    every = re.compile(rf"([^L]*L){{{decisions}}}[^L]* (0|34|17)\.0$")  # all decisions and the end: lost, won or shared
    expect(page.locator(".review .share").first).to_have_attribute("d", every)
    moment = page.locator("button.moment").first
    expect(moment).to_contain_text("→ better:")
    moment.click()
    page.locator(".opinion .insight").wait_for()  # a busy machine may think too little to judge
    page.locator(".opinion").get_by_role("button", name="Why?").click()
    told = page.locator("dialog[open] .insight")
    expect(told).to_contain_text("Winning chances")
    at = int(page.url.partition("at=")[2])
    found = next(told for url, told in heard.items() if url.endswith(f"/insight/{at - 1}")).json()
    follows, believed = len(found["line"]) > 1, bool(found["beliefs"])
    follow, believe = (told.get_by_role("heading", name=name) for name in ("What may follow", "What it believes"))
    expect(follow).to_have_count(int(follows))  # nothing does after the last move
    expect(believe).to_have_count(int(believed))  # nothing is before the first
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
    expect(page.locator(".question")).to_contain_text("What Grove would do")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.textContent.includes('Hint')")
    expect(page.locator(".question")).not_to_contain_text("What Grove would do")


def test_what_a_resting_mouse_is_told_does_not_take_escape_from_a_hint(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    page = visitor.page
    page.locator(".question .tools .btn", has_text="Hint").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_contain_text("What Grove would do")
    page.locator('[data-what^="area"]').first.hover()
    expect(page.locator(".tipbox.passing")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".question")).not_to_contain_text("What Grove would do")
    expect(page.locator(".tipbox")).to_have_count(0)


def test_levels_are_told_apart_where_they_are_chosen(visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    page = who.page
    page.locator(".game .against").first.click()
    told = page.locator(".level small")
    expect(told).to_have_count(5)
    expect(told.first).to_contain_text("un premier adversaire", ignore_case=True)
    assert eventually(lambda: len(set(told.all_inner_texts())) == 5)
    page.keyboard.press("Escape")
    page.locator(".head .btn").nth(1).click()
    seat = page.locator("dialog .seat").nth(2)
    form = page.locator("dialog .form")
    before = seat.inner_text()
    expect(form).not_to_contain_text("n’oublie rien")
    seat.locator("input[name='level-2']").last.check(force=True)
    expect(seat).not_to_have_text(before, use_inner_text=True)
    expect(form).to_contain_text("n’oublie rien")
    expect(form).to_contain_text("bâtisseur")


def test_the_taste_of_a_bot_is_chosen_where_it_has_one(visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True)
    page = who.page
    page.locator(".head .btn").nth(1).click()
    page.locator("dialog .games label", has_text="Karnag").click()
    page.get_by_role("button", name="Remove seat 2").click()
    seat = page.locator("dialog .seat").nth(1)
    level = seat.locator("input[name='level-1']")
    level.first.check(force=True)
    expect(seat.get_by_role("combobox")).to_have_count(0)  # a beginner has no style
    level.last.check(force=True)
    seat.get_by_role("combobox", name="Style of the bot").select_option("raider")
    assert who.axe() == []
    page.locator("dialog .primary").click()
    page.wait_for_selector(".question")
    assert who.situation()["table"]["seats"][1]["style"] == "raider"


def test_on_a_phone_a_finished_game_is_reviewed_and_tried_again(visitors: Visitors) -> None:
    """The review goes on while you look at the board, and nothing that the wide page has is missing."""
    who = visitors.come("Nolwenn", phone=True, language="fr")
    who.play_now()
    advance(who, 999)
    page = who.page
    who.open(f"/replay/{who.table}?at=3")
    page.wait_for_selector(".map")
    tabs = page.locator("nav.tabs:visible button")
    tabs.nth(3).click()
    page.locator(".opinion .insight").wait_for()
    who.settle()
    assert page.locator(".opinion .rows li").evaluate_all(
        """(rows) => rows.every((row) => {
          const wide = (name) => row.querySelector(name).getBoundingClientRect().width;
          return Math.abs(100 * wide(".bar i") / wide(".bar") - parseInt(row.querySelector("b").textContent)) < 1.5;
        })"""
    )  # a bar is as long as its number says
    page.get_by_role("button", name="Analyser toute la partie").click()
    page.wait_for_function("() => (document.querySelector('.share')?.getAttribute('d') ?? '').includes('L')")
    seen = page.locator(".review .share").first.get_attribute("d")
    tabs.first.click()
    page.wait_for_selector(".map")
    tabs.nth(3).click()
    expect(page.locator(".review .share").first).to_have_attribute("d", re.compile("^" + re.escape(seen)))
    assert who.fits()
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
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_role("button", name="Change").click()
    page.wait_for_selector("text=Logged in as aoife.two")
    page.locator("label", has_text="gold square").click()
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Make a token").click()
    page.wait_for_selector(".mono")
    expect(page.locator(".tokens li")).to_have_count(1)
    expect(page.get_by_role("list", name="Where you are logged in").locator("li")).to_have_count(1)
    page.get_by_role("button", name="Log out").click()
    page.wait_for_selector("form .primary:has-text('Log in')")
    expect(page.locator(".mono")).to_have_count(0)  # nothing about the previous person is left on the page
    expect(page.get_by_role("radio", name="blue circle")).to_be_checked()
    expect(page.locator(".tokens")).to_have_count(0)
    page.get_by_label("Account name").fill("AOIFE.two")
    page.get_by_label("Password").fill("wrong horse")
    page.locator("form .primary").nth(1).click()
    page.wait_for_selector(".error:has-text('wrong')")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form .primary").nth(1).click()
    page.wait_for_selector("h2:has-text('Logged in as aoife.two')")
    expect(page.get_by_label("Account name")).to_have_value("aoife.two")  # as it is, however it was typed


def test_a_token_has_the_name_that_was_given_to_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/account")
    page.get_by_label("What is it for?").fill("my bot")
    page.keyboard.press("Enter")
    page.locator(".tokens li", has_text="my bot").wait_for()
    expect(page.get_by_label("What is it for?")).to_have_value("")
    page.get_by_role("button", name="Revoke the token: my bot").click()
    page.locator(".tokens").wait_for(state="detached")


def test_what_was_said_in_passing_is_in_the_language_of_the_moment(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(NOTICES_STAY)
    visitor.open("/account")
    page.get_by_role("button", name="Save").click()
    page.locator(".notices", has_text="Saved.").wait_for()
    page.locator("header .language").click()
    page.locator(".notices", has_text="C’est enregistré.").wait_for()


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
    page.locator("dialog input.field").fill("Aoife")  # a token belongs to somebody
    page.locator("dialog .primary").click()
    old = page.locator(".mono").input_value()
    page.get_by_role("button", name=make).click()
    page.wait_for_selector(".tokens li >> nth=1")
    new = page.locator(".mono").input_value()
    assert new != old
    for token, used in enumerate((True, False)):
        above = (
            page.locator(".tokens li").nth(token).locator("small", has_text=re.compile("the one above|celui du dessus"))
        )
        expect(above).to_have_count(int(used))
    assert who.axe() == []
    assert who.fits()
    page.locator(".tokens").get_by_role("button", name=end).last.click()
    page.wait_for_selector(".tokens li >> nth=1", state="detached")
    assert refusal(server.client(token=old).me) == "bad-token"
    assert server.client(token=new).me()["name"] == "Aoife"
    page.locator(".tokens").get_by_role("button", name=end).click()
    page.wait_for_selector(".mono", state="detached")  # something that lets nobody in need not be copied


@pytest.mark.parametrize("game", ["clans", "samhain", "karnag", "ardri"])
def test_a_long_name_is_cut_at_the_end_and_never_within(visitors: Visitors, game: str) -> None:
    """Not even beside a clock with hours; the title shows it in full."""
    name = "Wolfeschlegelsteinhausen"
    who = visitors.come(name)
    seats = [{}, {"kind": "bot", "level": "3"}, {"kind": "bot", "level": "3"}]
    table = who.call("POST", "tables", {"game": game, "seats": seats, "pace": {"kind": "clock", "base": 7200}})["id"]
    who.call("POST", f"tables/{table}/start")
    who.open(f"/table/{table}")
    row = who.page.locator(".rail .seats .seat").first
    row.locator(".clock").wait_for()
    expect(row.locator("b").first).to_have_attribute("title", name)
    who.settle()
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
            who.call("POST", f"tables/{table}/play", {"version": seen["version"], "moves": [move]})
        return bool(seen["turn"]["actors"] == [1])

    assert eventually(others_turn)
    expect(clocks).to_have_count(2)  # whose turn it is, and your own
    who.settle()
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
    expect(names).to_have_text(["Seat 1", "Seat 2", "Seat 3"])


@pytest.mark.parametrize(("language", "title"), [("en", "Two groups of seven"), ("fr", "Deux groupes voisins")])
def test_the_rules_are_told_in_words_of_people(visitors: Visitors, language: str, title: str) -> None:
    who = visitors.come("Maëlle", language=language)
    who.open("/rules/clans?at=2.6")
    point = who.page.locator('[data-rule="2.6"]')
    point.wait_for()
    expect(point).to_contain_text(title)  # the option, by the name used when a table is made
    expect(point).not_to_contain_text(re.compile(r"join|may\)|must,|\(r[0-9]"))


def test_theme_and_settings_are_remembered(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    page.wait_for_selector("main")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


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
    """The last move of a game logs a lot; the log below it stays in view, and begins with what decided the game."""
    record = (RECORDS / "samhain" / "fr-tie-by-members.record").read_text()
    table = visitor.call("POST", "records", {"record": record})
    visitor.open(f"/replay/{table['id']}?at={table['decisions']}")
    visitor.page.wait_for_selector(".happened p:nth-child(9)")
    log = visitor.page.locator(".log li").first
    visitor.settle()
    assert log.bounding_box()["y"] < 720
    expect(log).to_contain_text("has more members on cards")
    assert visitor.axe() == []


def test_seats_with_equal_points_keep_their_marks_on_the_timeline(visitors: Visitors) -> None:
    """At the beginning nobody has any; on a phone there is little room below."""
    who = visitors.come("Maëlle", phone=True)
    seats = [{}, *[{"kind": "bot", "level": "random"}] * 3]
    table = who.call("POST", "tables", {"game": "samhain", "seats": seats, "visibility": "link", "start": True})
    who.open(f"/table/{table['id']}")
    advance(who, 12)
    who.open(f"/replay/{table['id']}")
    who.page.wait_for_selector(".line use")
    who.settle()
    lowest, edge = who.page.evaluate(
        """() => [Math.max(...[...document.querySelectorAll(".line use")].map((e) => e.getBoundingClientRect().bottom)),
                  document.querySelector(".line svg").getBoundingClientRect().bottom]"""
    )
    assert lowest <= edge

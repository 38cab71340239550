"""How people meet: colours, invitations, the lists of the hall."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from server.running import Running
from server.test_faults import full_disk
from web.house import NOTICES_STAY, Visitor, Visitors, eventually, nearly_over
from web.pictures import play_until

PERSON, BOT = {"kind": "person", "level": ""}, {"kind": "bot", "level": "1"}
BLUE, PURPLE = "#2b6ca3", "#8a4f9e"


def test_a_newcomer_plays_the_printed_first_game_and_is_asked_nothing(visitors: Visitors) -> None:
    who = visitors.come(newcomer=True)
    page = who.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Celtic board games, alone or with friends")
    page.locator(".game", has_text="Samhain").locator(".primary").click()
    page.wait_for_url("**/table/*")
    page.locator("dialog .goal").wait_for()  # what it is about, not who you are
    page.keyboard.press("Escape")
    page.wait_for_selector(".question")
    table = who.situation()["table"]
    assert table["options"]["village"] == "first"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    lent = table["seats"][0]["name"]
    assert re.fullmatch(r"Guest \d\d", lent)
    page.get_by_role("button", name="Choose a name").click()
    expect(page.locator("dialog input.field")).to_have_value("")
    page.locator("dialog input.field").fill("Yann")
    page.locator("dialog .primary").click()
    page.locator(".seats .seat", has_text="Yann").wait_for()
    expect(page.get_by_role("button", name="Choose a name")).to_have_count(0)
    assert who.situation()["table"]["seats"][0]["name"] == "Yann"
    who.open("/")
    page.locator(".game", has_text="Samhain").locator(".primary").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".question")
    assert "village" not in who.situation()["table"]["options"]  # it is the second game


def test_against_how_many_and_whom_is_offered_and_remembered(visitor: Visitor) -> None:
    page = visitor.page
    game = page.locator(".game", has_text="Karnag")
    expect(game.locator(".against")).to_contain_text("Against 3 bots, Acorn")
    game.locator(".against").click()
    number = page.get_by_role("group", name="opponents")
    expect(number.get_by_role("radio")).to_have_count(4)
    expect(page.locator("dialog")).to_contain_text("Plays best with this many.")
    number.get_by_role("radio", name="1").check(force=True)
    expect(page.locator("dialog")).not_to_contain_text("Plays best with this many.")
    page.locator(".level").nth(2).click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".question")
    bots = [seat["level"] for seat in visitor.situation()["table"]["seats"] if seat["kind"] == "bot"]
    assert bots == ["3"]
    visitor.open("/")
    expect(game.locator(".against")).to_contain_text("Against one bot, Sapling")


def make(visitor: Visitor, game: str, *seats: dict[str, str], **wishes: object) -> Any:
    table = visitor.call("POST", "tables", {"game": game, "seats": list(seats), **wishes})
    assert "id" in table, table
    return table


def worn(visitor: Visitor, seat: int) -> Any:
    return visitor.page.evaluate(
        "(seat) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`)", seat
    )


# The diamond, as it is in each set of drawings.
DIAMONDS = {"karnag": ("kg-druid", "M0,-19.5"), "samhain": ("sh-seat", "M12 .9"), "ardri": ("seat", "M14 2.5")}


@pytest.mark.parametrize("game", DIAMONDS)
def test_a_seat_wears_the_colour_its_person_chose(visitors: Visitors, game: str) -> None:
    visitor = visitors.come("Maëlle")
    visitor.call("PATCH", "me", {"name": "Maëlle", "colour": 3, "language": "en"})
    table = make(visitor, game, PERSON, BOT, start=True)
    visitor.open(f"/table/{table['id']}")
    sign, diamond = DIAMONDS[game]
    drawn = visitor.page.locator(f"#{sign}-0 path").first
    drawn.wait_for(state="attached")
    expect(drawn).to_have_attribute("d", re.compile("^" + re.escape(diamond)))
    assert worn(visitor, 0) == PURPLE
    assert worn(visitor, 1) != PURPLE
    visitor.page.locator("header a").first.click()
    visitor.page.wait_for_selector(".hall")
    assert worn(visitor, 0) == BLUE


def invite(host: Visitor, **wishes: object) -> Any:
    return make(host, "karnag", PERSON, PERSON, BOT, visibility="link", **wishes)


@pytest.mark.parametrize("phone", [False, True])
def test_the_host_may_start_without_scrolling(visitors: Visitors, phone: bool) -> None:
    host, guest = visitors.come("Maëlle", phone=phone), visitors.come("Yann")
    table = invite(host)
    host.open(f"/table/{table['id']}")
    host.page.wait_for_selector(".letters")
    start = host.page.locator(".lobby .foot button")
    expect(start).to_be_disabled()
    guest.call("POST", f"tables/{table['id']}/take", {"seat": 1})
    host.page.wait_for_selector(".lobby .foot button:enabled")
    host.settle()
    box, size = start.bounding_box(), host.page.viewport_size
    assert box["y"] + box["height"] <= size["height"]
    start.click()
    host.page.wait_for_selector(".question")


def test_where_the_host_has_got_up_who_sits_there_may_start(visitors: Visitors) -> None:
    host, guest = visitors.come("Maëlle"), visitors.come("Yann")
    table = invite(host)
    guest.call("POST", f"tables/{table['id']}/take", {"seat": 1})
    guest.open(f"/table/{table['id']}")
    guest.page.wait_for_selector(".lobby:has-text('The host can start.')")
    expect(guest.page.locator(".lobby .foot")).to_have_count(0)
    host.call("DELETE", "me")
    guest.page.wait_for_selector(".lobby .foot button:disabled")
    third = visitors.come("Una")
    third.call("POST", f"tables/{table['id']}/take", {"seat": 0})
    guest.page.locator(".lobby .foot button:enabled").click()
    guest.page.wait_for_selector(".question")


def test_a_full_table_offers_no_seat(visitors: Visitors) -> None:
    host, passer = visitors.come("Maëlle"), visitors.come("Yann")
    table = make(host, "clans", PERSON, BOT, visibility="open")
    passer.open("/")
    row = passer.page.locator(f'#open a[href="/table/{table["id"]}"]')
    row.wait_for()
    expect(row).to_contain_text("full")
    expect(row).to_contain_text("Watch")
    expect(row).not_to_contain_text("Sit down")
    host.call("POST", f"tables/{table['id']}/leave")


def test_on_a_phone_what_one_plays_comes_first(visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=True)
    page, games = who.page, who.page.locator(".games")
    who.settle()
    assert page.locator("#mine").bounding_box()["y"] > games.bounding_box()["y"]  # nothing to play yet
    first = make(who, "clans", PERSON, BOT, start=True)["id"]
    make(who, "karnag", PERSON, PERSON)
    assert eventually(lambda: who.call("GET", f"tables/{first}/situation")["legal"])
    who.open("/")
    page.wait_for_selector("#mine .row.turn")
    who.settle()
    assert page.locator("#mine").bounding_box()["y"] < games.bounding_box()["y"]
    expect(page.locator("#mine .row").first).to_have_attribute("href", f"/table/{first}")


@pytest.mark.parametrize("way", ["/table/{id}", "http://there:8000/replay/{id}?at=1", "{code}"])
def test_whatever_was_sent_leads_to_its_place(visitors: Visitors, way: str) -> None:
    host, friend = visitors.come("Maëlle"), visitors.come("Yann", phone=True)
    table = make(host, "clans", PERSON, BOT, start=True)
    assert eventually(lambda: host.call("GET", f"tables/{table['id']}/situation")["legal"])
    seen = host.call("GET", f"tables/{table['id']}/situation")
    host.call("POST", f"tables/{table['id']}/play", {"version": seen["version"], "moves": [seen["legal"][0]]})
    friend.page.get_by_role("button", name="I have a link").click()
    friend.page.locator("dialog .field").fill(way.format(**table))
    friend.page.keyboard.press("Enter")
    friend.page.wait_for_url("**/replay/*?at=1" if "replay" in way else f"**/table/{table['id']}")
    friend.page.wait_for_selector(".map")


def test_a_bot_of_a_table_takes_two_lines_on_a_phone(visitors: Visitors) -> None:
    who = visitors.come("Wolfeschlegelsteinhausen", phone=True, language="fr")
    who.page.locator(".head .btn").nth(1).click()
    who.page.locator("dialog .games label", has_text="Karnag").click()
    seats = who.page.locator("dialog .seat")
    for number in (4, 5):
        who.page.locator("dialog .add").click()
        expect(seats).to_have_count(number)
    expect(who.page.locator("dialog .add")).to_have_count(0)
    who.settle()
    assert max(seats.nth(n).bounding_box()["height"] for n in range(5)) < 125
    for button in seats.last.locator("label, button").all():
        box = button.bounding_box()
        assert box["x"] + box["width"] <= 390
        assert min(box["width"], box["height"]) >= 44
    assert who.axe() == []


def test_who_is_invited_reads_by_whom_and_sits_down(visitors: Visitors) -> None:
    host, guest = visitors.come("Maëlle"), visitors.come()
    table = invite(host, pace={"kind": "clock", "base": 900, "increment": 10, "days": 2})
    guest.open(f"/table/{table['id']}")
    lobby = guest.page.locator(".lobby")
    expect(lobby).to_contain_text("Maëlle invites you to play Karnag.")
    expect(lobby.locator(".lead")).to_contain_text("15 min + 10 s")
    expect(lobby).not_to_contain_text("Send somebody the link")
    expect(lobby.locator(".letters")).to_have_count(0)  # the code is for those who sit there
    guest.settle()
    sit = lobby.get_by_role("button", name="Sit down").bounding_box()
    assert sit["y"] < lobby.locator(".invite input").bounding_box()["y"]
    lobby.get_by_role("button", name="Sit down").click()
    guest.page.locator("dialog input.field").fill("Yann")
    guest.page.locator("dialog .primary").click()
    guest.page.wait_for_selector(".lobby .seat:has-text('Yann')")


def test_a_guest_reads_an_invitation_in_their_own_language_and_learns_what_it_is_about(visitors: Visitors) -> None:
    host, guest = visitors.come("Maëlle", language="fr"), visitors.come(phone=True, newcomer=True)
    table = invite(host, language="fr")
    page = guest.page
    guest.open(f"/table/{table['id']}")
    lobby = page.locator(".lobby")
    expect(lobby).to_contain_text("Maëlle invites you to play Karnag.")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("dialog")).to_have_count(0)  # it is on the page, next to who invites
    expect(lobby.locator(".lead")).to_contain_text("about 120 min in all")
    expect(lobby.locator(".goal")).to_contain_text("Score the most")
    expect(lobby.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/karnag")
    expect(lobby.get_by_role("link", name="Learn it first")).to_have_attribute("href", "/learn/karnag")
    guest.settle()
    sit, size = lobby.get_by_role("button", name="Sit down").bounding_box(), page.viewport_size
    assert sit["y"] + sit["height"] <= size["height"]  # and to sit down takes no scrolling
    assert guest.fits()
    assert guest.axe() == []


def test_every_choice_of_a_new_table_is_explained(visitor: Visitor) -> None:
    page = visitor.page
    page.locator(".head .btn").nth(1).click()
    page.locator("dialog .games label", has_text="Samhain").click()
    choices = page.locator("dialog .form section")
    expect(choices).to_have_count(5)  # seats, pace, who may join, edition, language
    expect(choices.filter(has=page.locator(".small"))).to_have_count(5)


def test_a_clock_without_a_number_is_refused_with_a_word(visitor: Visitor) -> None:
    page = visitor.page
    page.locator(".head .btn").nth(1).click()
    page.get_by_role("radio", name="Clock", exact=True).check()
    send = page.locator("dialog footer .primary")
    minutes = page.get_by_label("Minutes per player")
    for wrong in ("", "0", "241", "1.5"):
        minutes.fill(wrong)
        page.locator("dialog .error", has_text="A whole number from 1 to 240.").wait_for()
        expect(send).to_be_disabled()
        expect(minutes).to_have_attribute("aria-invalid", "true")
    assert visitor.axe() == []
    minutes.fill("20")
    send.click()
    page.wait_for_selector(".lobby")
    expect(page.locator(".lobby dl")).to_contain_text("20 min + 10 s")


def test_a_row_names_its_game_and_a_kept_seat_is_taken_back(visitor: Visitor) -> None:
    table = make(visitor, "samhain", PERSON, BOT, visibility="open", start=True)
    visitor.call("POST", f"tables/{table['id']}/leave")
    visitor.open("/")
    rows = visitor.page.locator(f'.columns a[href="/table/{table["id"]}"]')
    rows.first.wait_for()
    expect(rows).to_have_count(1)  # among your own, and not among the others as well
    expect(rows).to_contain_text("Samhain")
    expect(rows).to_contain_text("Take back")
    expect(rows).not_to_contain_text("Watch")


def test_a_record_is_opened_by_who_has_no_name_yet(visitors: Visitors) -> None:
    page = (who := visitors.come()).page
    page.add_init_script(NOTICES_STAY)
    who.open("/records")
    page.locator("textarea").fill("no record at all")
    page.locator(".open .primary").click()
    page.locator("dialog input.field").fill("Yann")
    page.locator("dialog .primary").click()
    page.wait_for_selector(".notices .bad")
    with page.expect_response("**/api/records"):
        page.locator(".open .primary:enabled").click()
    who.settle()
    expect(page.locator(".notices .bad")).to_have_count(1)  # sent twice, it appears once
    page.locator("header a").first.click()
    page.wait_for_selector(".hall")
    page.wait_for_selector(".notices p", state="detached")


@pytest.mark.parametrize("phone", [False, True])
def test_people_may_talk_before_the_game_begins(visitors: Visitors, phone: bool) -> None:
    host, guest = visitors.come("Maëlle", phone=phone), visitors.come("Yann", phone=phone)
    table = invite(host)
    for who in (host, guest):
        who.open(f"/table/{table['id']}")
    host.page.locator(".lobby .chat .field").fill("Shall we wait for Una?")
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".lobby .chat .line:has-text('Shall we wait for Una?')")
    guest.page.locator(".lobby .chat .field").fill("No.")  # also somebody who has not sat down yet
    guest.page.keyboard.press("Enter")
    host.page.wait_for_selector(".lobby .chat .line:has-text('No.')")
    guest.call("POST", f"tables/{table['id']}/take", {"seat": 1})
    host.page.locator(".lobby .foot button:enabled").click()
    # Exactly this name: there is a "Turn chat off" in the lobby.
    chat = guest.page.get_by_role("button" if phone else "tab", name="Chat", exact=True)
    expect(chat).to_be_visible()
    expect(chat.locator(".dot")).to_have_count(0)  # it was read
    chat.click()
    expect(guest.page.locator(".chat .line", has_text="Shall we wait for Una?")).to_be_visible()
    assert guest.axe() == []


def test_who_goes_to_the_rematch_sits_there_and_may_ask_for_another(visitors: Visitors, server: Running) -> None:
    host, guest = visitors.come("Maëlle"), server.client("Yann")
    table = make(host, "clans", PERSON, PERSON)["id"]
    guest.take(table, 1)
    host.call("POST", f"tables/{table}/start")
    host.open(f"/table/{table}")
    server.lay(table, nearly_over("clans", 2))
    play_until(table, 999, host, guest)
    page = host.page
    page.locator(".ending").wait_for()
    first = guest.rematch(table)["id"]
    page.locator(".ending .primary", has_text="To the rematch").wait_for()
    guest.leave(first)
    page.locator(".ending .primary", has_text="Rematch").wait_for()
    second = guest.rematch(table)["id"]
    page.locator(".ending .primary", has_text="To the rematch").click()
    page.wait_for_url(f"**/table/{second}")
    page.locator(".lobby", has_text="Everyone is here.").wait_for()
    assert host.call("GET", f"tables/{second}")["yours"] == 0


def test_a_server_that_cannot_write_says_so_on_every_page_until_it_can(server: Running, visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    said = who.page.get_by_role("alert").filter(has_text="Nothing can be saved right now")
    who.play_now()
    with full_disk(server):
        expect(said).to_be_visible()  # nobody has done anything
        for path in ("/", "/account", "/rules", "/records"):
            who.open(path)
            expect(said).to_be_visible()
            assert who.fits(), path
    expect(said).to_be_hidden()

"""How people meet: colours, invitations, the lists of the hall."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Running
from web.house import Visitor, Visitors, eventually

PERSON, BOT = {"kind": "person", "level": ""}, {"kind": "bot", "level": "1"}
BLUE, PURPLE = "#2b6ca3", "#8a4f9e"


def make(visitor: Visitor, game: str, *seats: dict[str, str], **wishes: object) -> Any:
    table = visitor.call("POST", "tables", {"game": game, "seats": list(seats), **wishes})
    assert "id" in table, table
    return table


def worn(visitor: Visitor, seat: int) -> Any:
    return visitor.page.evaluate(
        "(seat) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`)", seat
    )


# The diamond, as each sheet of drawings has it.
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
    assert str(drawn.get_attribute("d")).startswith(diamond)
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
    assert start.is_disabled()
    guest.call("POST", f"tables/{table['id']}/take", {"seat": 1})
    host.page.wait_for_selector(".lobby .foot button:enabled")
    box, size = start.bounding_box(), host.page.viewport_size
    assert box["y"] + box["height"] <= size["height"]
    start.click()
    host.page.wait_for_selector(".question")


def test_where_the_host_has_got_up_who_sits_there_may_start(visitors: Visitors) -> None:
    host, guest = visitors.come("Maëlle"), visitors.come("Yann")
    table = invite(host)
    guest.call("POST", f"tables/{table['id']}/take", {"seat": 1})
    guest.open(f"/table/{table['id']}")
    guest.page.wait_for_selector(".lobby:has-text('The host may start.')")
    assert guest.page.locator(".lobby .foot").count() == 0
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
    assert "full" in row.inner_text()
    assert "Watch" in row.inner_text()
    assert "Sit down" not in row.inner_text()
    host.call("POST", f"tables/{table['id']}/leave")


def test_on_a_phone_what_one_plays_comes_first(visitors: Visitors) -> None:
    who = visitors.come("Maëlle", phone=True)
    page, games = who.page, who.page.locator(".games")
    assert page.locator("#mine").bounding_box()["y"] > games.bounding_box()["y"]  # nothing to play yet
    first = make(who, "clans", PERSON, BOT, start=True)["id"]
    make(who, "karnag", PERSON, PERSON)
    assert eventually(lambda: who.call("GET", f"tables/{first}/situation")["legal"])
    who.open("/")
    page.wait_for_selector("#mine .row.turn")
    assert page.locator("#mine").bounding_box()["y"] < games.bounding_box()["y"]
    assert page.locator("#mine .row").first.get_attribute("href") == f"/table/{first}"


@pytest.mark.parametrize("way", ["/table/{id}", "http://there:8000/replay/{id}?at=1", "{code}"])
def test_whatever_was_sent_leads_to_its_place(visitors: Visitors, way: str) -> None:
    host, friend = visitors.come("Maëlle"), visitors.come("Yann", phone=True)
    table = make(host, "clans", PERSON, BOT, start=True)
    assert eventually(lambda: host.call("GET", f"tables/{table['id']}/situation")["legal"])
    seen = host.call("GET", f"tables/{table['id']}/situation")
    host.call("POST", f"tables/{table['id']}/play", {"version": seen["version"], "move": seen["legal"][0]})
    friend.page.get_by_role("button", name="I have a link").click()
    friend.page.locator("dialog .field").fill(way.format(**table))
    friend.page.keyboard.press("Enter")
    friend.page.wait_for_url("**/replay/*?at=1" if "replay" in way else f"**/table/{table['id']}")
    friend.page.wait_for_selector(".map")


def test_a_bot_of_a_table_takes_two_lines_on_a_phone(visitors: Visitors) -> None:
    who = visitors.come("Wolfeschlegelsteinhausen", phone=True, language="fr")
    who.page.locator(".head .btn").nth(1).click()
    who.page.locator("dialog .games label", has_text="Karnag").click()
    while who.page.locator("dialog .add").count():
        who.page.locator("dialog .add").click()
    seats = who.page.locator("dialog .seat")
    assert seats.count() == 5
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
    assert "Maëlle invites you to play Karnag." in lobby.inner_text()
    assert "15 min + 10 s" in lobby.locator(".lead").inner_text()
    assert "Send somebody the link" not in lobby.inner_text()
    assert lobby.locator(".letters").count() == 0  # the code is for who sits there
    sit = lobby.get_by_role("button", name="Sit down").bounding_box()
    assert sit["y"] < lobby.locator(".invite input").bounding_box()["y"]
    lobby.get_by_role("button", name="Sit down").click()
    guest.page.locator("dialog input.field").fill("Yann")
    guest.page.locator("dialog .primary").click()
    guest.page.wait_for_selector(".lobby .seat:has-text('Yann')")


def test_the_language_of_an_invitation_holds_at_its_table(visitors: Visitors) -> None:
    host, guest = visitors.come("Maëlle", language="fr"), visitors.come()
    table = invite(host, language="fr")
    page = guest.page
    guest.open(f"/table/{table['id']}")
    page.wait_for_selector("html[lang=fr]")
    page.reload()
    page.wait_for_selector("html[lang=fr]")
    page.get_by_role("button", name="S’asseoir").click()
    page.locator("dialog input.field").fill("Yann")
    page.locator("dialog .primary").click()
    page.wait_for_selector(".lobby .seat:has-text('Yann')")
    assert guest.call("GET", "me")["language"] == "en"
    page.locator("header a").first.click()
    page.wait_for_selector(".hall")
    page.wait_for_selector("html[lang=en]")
    page.reload()
    page.wait_for_selector("html[lang=en]")


def test_every_choice_of_a_new_table_is_explained(visitor: Visitor) -> None:
    page = visitor.page
    page.locator(".head .btn").nth(1).click()
    page.locator("dialog .games label", has_text="Samhain").click()
    choices = page.locator("dialog .form section").all()
    assert len(choices) == 5  # seats, pace, who may join, edition, language
    assert all(choice.locator(".small").count() for choice in choices)


def test_a_clock_without_a_number_is_refused_with_a_word(visitor: Visitor) -> None:
    page = visitor.page
    page.locator(".head .btn").nth(1).click()
    page.get_by_role("radio", name="Clock", exact=True).check()
    send = page.locator("dialog footer .primary")
    minutes = page.get_by_label("Minutes each")
    for wrong in ("", "0", "241", "1.5"):
        minutes.fill(wrong)
        page.locator("dialog .error", has_text="A whole number from 1 to 240.").wait_for()
        assert send.is_disabled()
        assert minutes.get_attribute("aria-invalid") == "true"
    assert visitor.axe() == []
    minutes.fill("20")
    send.click()
    page.wait_for_selector(".lobby")
    assert "20 min + 10 s" in page.locator(".lobby dl").inner_text()


def test_a_row_names_its_game_and_a_kept_seat_is_taken_back(visitor: Visitor) -> None:
    table = make(visitor, "samhain", PERSON, BOT, visibility="open", start=True)
    visitor.call("POST", f"tables/{table['id']}/leave")
    visitor.open("/")
    rows = visitor.page.locator(f'.columns a[href="/table/{table["id"]}"]')
    rows.first.wait_for()
    assert rows.count() == 1  # among one's own, and not among the others too
    assert "Samhain" in rows.inner_text()
    assert "Take back" in rows.inner_text()
    assert "Watch" not in rows.inner_text()


def test_a_record_is_opened_by_who_has_no_name_yet(visitors: Visitors) -> None:
    page = (who := visitors.come()).page
    who.open("/records")
    page.locator("textarea").fill("no record at all")
    for _ in range(2):
        page.locator(".open .primary").click()
        if page.locator("dialog[open]").count() or not who.call("GET", "me")["name"]:
            page.locator("dialog input.field").fill("Yann")
            page.locator("dialog .primary").click()
        page.wait_for_selector(".notices .bad")
        page.wait_for_selector(".open .primary:enabled")
    assert page.locator(".notices .bad").count() == 1  # said twice, it stands there once
    page.locator("header a").first.click()
    page.wait_for_selector(".hall")
    page.wait_for_selector(".notices p", state="detached", timeout=2000)  # sooner than it would go by itself


@pytest.mark.parametrize("phone", [False, True])
def test_people_may_talk_before_the_game_begins(visitors: Visitors, phone: bool) -> None:
    host, guest = visitors.come("Maëlle", phone=phone), visitors.come("Yann", phone=phone)
    table = invite(host)
    for who in (host, guest):
        who.open(f"/table/{table['id']}")
    host.page.locator(".lobby .chat .field").fill("Shall we wait for Una?")
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".lobby .chat .line:has-text('Shall we wait for Una?')")
    guest.page.locator(".lobby .chat .field").fill("No.")  # who has not sat down yet, too
    guest.page.keyboard.press("Enter")
    host.page.wait_for_selector(".lobby .chat .line:has-text('No.')")
    guest.call("POST", f"tables/{table['id']}/take", {"seat": 1})
    host.page.locator(".lobby .foot button:enabled").click()
    chat = guest.page.get_by_role("button" if phone else "tab", name="Chat")
    chat.wait_for()
    assert chat.locator(".dot").count() == 0  # it was read
    chat.click()
    guest.page.wait_for_selector(".chat .line:has-text('Shall we wait for Una?')")
    assert guest.axe() == []


def test_who_goes_to_the_rematch_sits_there_and_may_ask_for_another(visitors: Visitors, server: Running) -> None:
    host, guest = visitors.come("Maëlle"), server.client("Yann")
    table = make(host, "clans", PERSON, PERSON)["id"]
    guest.take(table, 1)
    guest.start(table)
    host.open(f"/table/{table}")
    over = False
    while not over:
        for who in (host, guest):
            seen = who.call("GET", f"tables/{table}/situation")
            over = seen["table"]["status"] == "finished"
            if seen["legal"]:
                who.call("POST", f"tables/{table}/play", {"version": seen["version"], "move": seen["legal"][0]})
    page = host.page
    page.locator("dialog[open]").wait_for()
    first = guest.rematch(table)["id"]
    page.locator("dialog[open] .primary", has_text="To the rematch").wait_for()
    guest.leave(first)
    page.locator("dialog[open] .primary", has_text="Rematch").wait_for()
    second = guest.rematch(table)["id"]
    page.locator("dialog[open] .primary", has_text="To the rematch").click()
    page.wait_for_url(f"**/table/{second}")
    page.locator(".lobby", has_text="Everybody is here.").wait_for()
    assert host.call("GET", f"tables/{second}")["yours"] == 0

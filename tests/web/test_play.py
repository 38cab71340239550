"""Playing in the browser: by mouse, by keyboard, on a phone, in French, with others."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from web.house import BOARD, Overheard, Visitor, Visitors, eventually
from web.pictures import advance


def move_by_mouse(who: Visitor, luck: random.Random) -> None:
    """Choose a group, choose a target, read what it does, confirm; a single possible move needs no confirmation."""
    situation = who.situation()
    move, decisions = luck.choice(situation["legal"]), situation["table"]["decisions"]
    if move["verb"] == "found":
        who.click(move["args"]["area"])
    else:
        who.click(move["args"]["from"])
        who.click(move["args"]["to"])
    if len(situation["legal"]) > 1:
        who.page.locator(".question .row .primary").click()
        who.page.wait_for_function("() => !document.querySelector('.question.deciding')")
    assert eventually(lambda: who.situation()["table"]["decisions"] > decisions)


def test_two_clicks_and_a_whole_game_by_mouse(visitor: Visitor) -> None:
    visitor.play_now()
    luck = random.Random(4)
    while visitor.my_turn():
        move_by_mouse(visitor, luck)
    seen = visitor.situation()["table"]
    assert seen["status"] == "finished"
    expect(visitor.page.locator(".ending li")).to_have_count(len(seen["seats"]))
    expect(visitor.page.locator(".ending li.first .total")).to_have_count(len(seen["winners"]))
    visitor.page.locator(".ending .link").click()
    expect(visitor.page.locator(".log li").last).to_contain_text("Every region has a hut of each clan")
    said = visitor.page.locator(".log li").all_inner_texts()
    scored = [line for line in said if "founds village" in line and "worth nothing" not in line]
    assert scored
    assert all(any(clan in line for clan in ("Red", "Blue", "Green", "Yellow", "Black")) for line in scored)
    record = visitor.call("GET", f"tables/{visitor.table}/record")
    assert nemeton.replay(record).over()


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    """Enter, arrows, Escape; the mouse is never used."""
    page = visitor.page
    visitor.tab_to(".game .against")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] .level")
    visitor.tab_to(".level")
    page.keyboard.press("Enter")
    page.wait_for_selector(".map")
    luck = random.Random(5)
    while visitor.my_turn():
        seen = visitor.situation()
        legal, decisions = seen["legal"], seen["table"]["decisions"]
        page.wait_for_selector('[data-area][tabindex="0"]')
        page.locator('[data-area][tabindex="0"]').focus()
        wander(visitor, luck)
        page.keyboard.press("Enter")
        if legal[0]["verb"] == "move":
            page.wait_for_selector('[aria-pressed="true"]')
            page.keyboard.press("Escape")
            expect(page.locator('[data-area][aria-pressed="true"]')).to_have_count(0)
            page.keyboard.press("Enter")
            for key in luck.sample(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], 4):
                page.keyboard.press(key)
                if page.evaluate("() => document.activeElement.getAttribute('aria-pressed')") == "false":
                    break
            page.keyboard.press("Enter")
        page.locator(".question .row .primary").wait_for()
        assert visitor.situation()["table"]["decisions"] == decisions  # nothing is played before it is confirmed
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.question.deciding')")
    assert visitor.situation()["table"]["status"] == "finished"


def wander(who: Visitor, luck: random.Random) -> None:
    for _ in range(luck.randrange(1, 5)):
        who.page.keyboard.press(luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))


@pytest.mark.parametrize("game", ["samhain", "karnag", "ardri"])
def test_the_keyboard_goes_on_where_something_may_be_pressed(visitor: Visitor, game: str) -> None:
    """The button that was pressed is gone when the next question comes; Enter alone must do, question after
    question."""
    seats = [{}, {"kind": "bot", "level": "random"}]
    table = visitor.call("POST", "tables", {"game": game, "seats": seats, "start": True})
    visitor.open(f"/table/{table['id']}")
    page = visitor.page
    for turn in range(8):
        before = visitor.asked()
        if before is None:
            return
        page.wait_for_function("() => document.querySelector('.stage button, .stage [role=button]')")
        while not turn and not page.evaluate(OFFERED):  # once, from the top of the page
            page.keyboard.press("Tab")
        page.wait_for_function(OFFERED)
        page.keyboard.press("Enter")
        if len(before["legal"]) > 1:
            page.wait_for_selector(".question.deciding .primary")
            page.keyboard.press("Enter")
        assert eventually(lambda was=before: standing(visitor.situation()) != standing(was))  # type: ignore[misc]


def standing(situation: Any) -> tuple[int, Any]:
    """What an answer changes; an answer not yet handed in changes only what may still be answered."""
    return situation["version"], situation["legal"]


OFFERED = """() => document.activeElement.matches(
  ".village .open, .village .may, .answer, .glade .legal, .tiles .free, .tray button, .answers button, .track.free, " +
    ".thing.open")"""


def test_the_log_is_one_stop_of_the_tab_key(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    move_by_mouse(visitor, random.Random(1))
    visitor.page.wait_for_function("() => document.querySelectorAll('.log .rule').length > 3")
    expect(visitor.page.locator('.log .rule[tabindex="0"]')).to_have_count(1)
    visitor.page.locator('.log .rule[tabindex="0"]').focus()
    visitor.page.keyboard.press("ArrowDown")
    expect(visitor.page.locator(".log .rule:not(li:first-child *):focus")).to_have_count(1)
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".point.here")


def test_why_not_names_the_rule_and_opens_it(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    lake = next(lake for lake in BOARD["lakes"])
    a = lake["areas"][0]
    b = next(n for n in lake["areas"] if n != a and n not in BOARD["areas"][a - 1]["neighbors"])
    visitor.click(a)
    visitor.click(b)
    bubble = visitor.page.locator(".why")
    bubble.wait_for()
    expect(bubble).to_contain_text("lake")
    bubble.get_by_role("button", name="Rule 2.3").click()
    visitor.page.wait_for_selector(".point.here")
    expect(visitor.page.locator(".point.here .n")).to_have_text("2.3")


def test_who_wants_to_learn_is_told_why_a_group_cannot_go_far(visitor: Visitor) -> None:
    """Otherwise the far group would be chosen instead. The cross is in the area that was tried, the card beside it."""
    visitor.play_now()
    assert visitor.my_turn()
    starts = {move["args"]["from"] for move in visitor.situation()["legal"]}
    here, there = min(starts), max(starts - {48})
    visitor.click(here)
    visitor.click(there)
    expect(visitor.area(there)).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Escape")
    visitor.learn()
    visitor.click(here)
    visitor.click(there)
    visitor.page.wait_for_selector(".bubble .why")
    expect(visitor.area(here)).to_have_attribute("aria-pressed", "true")
    visitor.settle()
    (x, y), area = middle(visitor.page.locator(".cross")), visitor.area(there).bounding_box()
    assert area["x"] < x < area["x"] + area["width"]
    assert area["y"] < y < area["y"] + area["height"]
    card = visitor.page.locator(".bubble").bounding_box()
    aside = max(card["x"] - x, 0, x - card["x"] - card["width"])
    below = max(card["y"] - y, 0, y - card["y"] - card["height"])
    assert max(aside, below) < 160
    assert "do not share a border" in visitor.reason()


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_village_stays_as_it_is_while_huts_move(visitors: Visitors) -> None:
    """Only the newly founded village is animated: the values of the others are not drawn again."""
    who = visitors.come("Maëlle", still=False)
    who.play_now()
    while not (before := who.situation())["view"]["table"]["villages"] or not before["legal"]:
        advance(who, before["table"]["decisions"] + 8)
    assert who.my_turn()
    count = len(before["view"]["table"]["villages"])
    who.page.wait_for_function("(count) => document.querySelectorAll('.map .value').length === count", arg=count)
    who.page.evaluate("() => document.querySelectorAll('.map .value').forEach((value) => (value.dataset.old = ''))")
    move_by_mouse(who, random.Random(3))
    who.page.wait_for_function("() => document.querySelector('.log li') && !document.querySelector('.flight')")
    expect(who.page.locator(".map .value[data-old]")).to_have_count(count)
    expect(who.page.locator(".map .value.fresh[data-old]")).to_have_count(0)


def test_a_move_is_undone_against_bots(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    move_by_mouse(visitor, random.Random(1))
    assert visitor.my_turn()
    before = visitor.situation()["table"]["decisions"]
    visitor.page.get_by_role("button", name="undo").click()
    assert eventually(lambda: visitor.situation()["table"]["decisions"] < before)


def test_the_list_of_moves(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    visitor.page.get_by_role("tab", name="Moves").click()
    move = visitor.situation()["legal"][0]
    visitor.page.locator(".moves .field").fill(move["text"])
    visitor.page.locator(".moves li .btn").first.click()
    visitor.page.locator(".question .row .primary").click()
    visitor.page.wait_for_function("() => !document.querySelector('.question.deciding')")
    assert visitor.situation()["table"]["decisions"] >= 1


def test_without_confirmation_the_second_click_plays(visitor: Visitor) -> None:
    visitor.page.evaluate("() => localStorage.setItem('nemeton', JSON.stringify({confirm: false}))")
    visitor.open("/")
    visitor.play_now()
    assert visitor.my_turn()
    before = visitor.situation()
    move = before["legal"][0]
    visitor.click(move["args"]["from"])
    visitor.click(move["args"]["to"])
    assert eventually(lambda: visitor.situation()["table"]["decisions"] > before["table"]["decisions"])


def test_on_a_phone_in_french(visitors: Visitors) -> None:
    who = visitors.come("Nolwenn", phone=True, dark=True, language="fr")
    expect(who.page.locator("html")).to_have_attribute("lang", "fr")
    who.play_now()
    assert who.my_turn()
    who.settle()
    tools = [tool.bounding_box() for tool in who.page.locator(".question .tools .btn:visible").all()]
    assert len({box["y"] for box in tools}) == 1  # one line, and within the screen
    assert max(box["x"] + box["width"] for box in tools) <= 390
    move_by_mouse(who, random.Random(2))
    for name, seen in (("Places", ".seats"), ("Journal", ".log li"), ("Tchat", ".chat"), ("Règles", ".rules h2")):
        who.page.get_by_role("navigation").get_by_role("button", name=name).click()
        who.page.wait_for_selector(seen)
        assert who.fits()


def test_the_language_changes_at_once(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    visitor.page.get_by_role("button", name="FR : passer au français").click()
    visitor.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    expect(visitor.page.locator(".question h2")).to_contain_text("Déplacez")


def test_two_people_a_bot_and_a_watcher_to_the_end(visitors: Visitors) -> None:
    """One of the two loses the connection midway and comes back; the record they leave replays."""
    host, guest = visitors.come("Maëlle"), visitors.come("Brannoc", language="fr", phone=True)
    watcher = visitors.come("Una")
    host.page.get_by_role("button", name="Make a table").first.click()
    host.page.get_by_role("button", name="Make the table").click()
    host.page.wait_for_selector(".lobby")
    code = host.page.locator(".letters").inner_text()
    guest.page.get_by_role("button", name="J’ai un lien").click()
    guest.page.locator("dialog .field").fill(code)
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("button", name="S’asseoir").click()
    host.page.wait_for_function("() => !document.querySelector('.big').disabled")
    host.page.locator(".big").click()
    host.page.wait_for_selector(".map")
    watcher.open(f"/table/{host.table}")
    watcher.page.wait_for_selector(".map")
    expect(watcher.page.locator(".secret")).to_have_count(0)
    luck = random.Random(9)
    for turn in range(6):
        if turn == 4:
            guest.page.context.set_offline(True)
            guest.page.wait_for_selector(".question .lost")
            guest.page.context.set_offline(False)
            guest.page.reload()
            guest.page.wait_for_selector(".map")
        assert eventually(lambda: who_acts(host) in (0, 1))
        acting = (host, guest)[who_acts(host)]
        assert acting.my_turn()
        move_by_mouse(acting, luck)
    advance(host, 999, guest)
    for who in (host, guest, watcher):
        who.page.locator('.ending a[href^="/replay"]').wait_for()
    assert nemeton.replay(host.call("GET", f"tables/{host.table}/record")).over()


def who_acts(host: Visitor) -> int:
    actors = host.situation()["table"]["actors"]
    return int(actors[0]) if actors else -1


def test_chat_reaches_the_others_and_can_be_turned_off(visitors: Visitors) -> None:
    host = visitors.come("Maëlle")
    host.play_now()
    other = visitors.come("Una")
    other.open(f"/table/{host.table}")
    for who in (host, other):
        who.page.get_by_role("tab", name="Chat").click()
    host.page.locator(".chat .field").fill("Dia dhuit!")
    host.page.keyboard.press("Enter")
    other.page.wait_for_function("() => document.querySelector('.chat').textContent.includes('Dia dhuit')")
    other.page.locator(".chat .field").fill("Hello from outside")
    other.page.keyboard.press("Enter")
    host.page.wait_for_selector(".chat li:has-text('Hello from outside')")
    said = host.page.locator(".chat li")
    for line, whose in enumerate(("Seat 1", "spectator")):
        expect(said.nth(line).locator("[role=img]")).to_have_attribute("aria-label", whose)
    other.page.get_by_role("button", name="Turn chat off").click()
    expect(other.page.locator(".chat")).not_to_contain_text("Dia dhuit")


def test_who_has_no_name_yet_is_asked_for_it_before_speaking(visitors: Visitors) -> None:
    host, watcher = visitors.come("Maëlle"), visitors.come()
    host.play_now()
    watcher.open(f"/table/{host.table}")
    page = watcher.page
    page.get_by_role("tab", name="Chat").click()
    field = page.locator(".chat .field")
    field.fill("Who am I?")
    field.press("Enter")
    page.locator("dialog").get_by_role("button", name="Close").click()
    expect(field).to_have_value("Who am I?")  # somebody who would rather not has lost nothing
    field.press("Enter")
    page.locator("dialog input.field").fill("Una")
    page.locator("dialog .primary").click()
    page.wait_for_selector(".chat li:has-text('Una'):has-text('Who am I?')")
    expect(field).to_have_value("")


def test_a_long_talk_is_read_with_the_keyboard(visitors: Visitors) -> None:
    who = visitors.come("Maëlle")
    who.play_now()
    who.page.get_by_role("tab", name="Chat").click()
    for n in range(12):
        who.page.locator(".chat .field").fill(f"line {n}")
        who.page.keyboard.press("Enter")
    who.page.wait_for_selector(".chat li:has-text('line 11')")
    talk = who.page.locator(".chat ol")
    talk.focus()
    end = talk.evaluate("talk => talk.scrollTop")
    who.page.keyboard.press("Home")
    assert end > 0
    assert eventually(lambda: talk.evaluate("talk => talk.scrollTop") == 0)
    assert who.axe() == []


def test_leaving_and_taking_the_seat_back(visitor: Visitor) -> None:
    visitor.play_now()
    table = visitor.table
    visitor.page.get_by_role("button", name="This table").click()
    visitor.page.get_by_role("button", name="Leave the game").click()
    visitor.page.locator("dialog footer .danger").click()
    visitor.page.wait_for_selector(".hall")
    visitor.open(f"/table/{table}")
    if visitor.situation()["table"]["status"] == "running":
        visitor.page.get_by_role("button", name="Take my seat back").click()
        visitor.page.wait_for_function("() => document.querySelector('.secret')")
        assert visitor.situation()["table"]["yours"] == 0


def test_a_table_given_up_before_the_start_says_so(visitors: Visitors) -> None:
    host, guest = visitors.come("Maëlle"), visitors.come("Brannoc")
    host.page.get_by_role("button", name="Make a table").first.click()
    host.page.get_by_role("radio", name="Clock", exact=True).click()
    host.page.get_by_role("button", name="Make the table").click()
    host.page.wait_for_selector(".lobby")
    guest.open(f"/table/{host.table}")
    host.page.get_by_role("button", name="Close the table").click()
    for who in (host, guest):
        who.page.wait_for_selector(".lobby:has-text('This table was closed.')")
        expect(who.page.get_by_role("button", name="Sit down")).to_have_count(0)
    host.page.get_by_role("link", name="To the hall", exact=True).click()
    host.page.wait_for_selector(".hall")


def test_a_game_without_a_board_is_played_from_its_list(visitor: Visitor) -> None:
    """The client has no folder and no words for this game: notation and buttons will do."""
    visitor.play_now()
    table = visitor.table

    def rename(text: str) -> str:
        return text.replace('"clans"', '"hurling"')

    def answer(route: Any) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=rename(reply.text()))

    def relay(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(rename(message)))

    visitor.page.route("**/api/games", answer)
    visitor.page.route("**/api/tables/*/situation*", answer)
    visitor.page.route("**/api/tables/*/play*", answer)
    visitor.page.route_web_socket("**/live", relay)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".plainboard .moves li .btn")
    visitor.settle()
    before = visitor.page.locator(".log li").count()
    visitor.page.locator(".plainboard .moves li .btn").nth(3).click()
    visitor.page.locator(".question .row .primary").click()
    visitor.page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {before}")


def test_a_quick_player_is_not_told_that_somebody_was_quicker(visitors: Visitors) -> None:
    """The others' moves are shown one after the other; a question leaves the screen as soon as it is answered."""
    who = visitors.come("Maëlle", still=False)
    page = who.page
    page.evaluate("() => localStorage.setItem('nemeton', JSON.stringify({confirm: false}))")
    seats = [{}, {"kind": "bot", "level": "random"}]
    table = who.call("POST", "tables", {"game": "samhain", "seats": seats, "visibility": "link", "start": True})
    heard = Overheard(page)
    who.open(f"/table/{table['id']}")
    for made in range(6):  # the set-up: a card and its track, and again
        assert who.my_turn()
        page.locator(".village .open, .answer").first.dispatch_event("click")
        assert eventually(lambda made=made: who.my_turn() and len(heard.answered()) > made)  # type: ignore[misc]
    assert heard.troubles() == []

"""A connection that is cut and comes back: nothing false on the screen, nothing lost that was written."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from web.house import Visitor, Visitors, eventually


def seconds_left(visitor: Visitor, seat: int) -> int:
    """What the page shows of a clock."""
    minutes, seconds = visitor.page.locator(".seats .clock").nth(seat).inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_clock_is_right_also_when_somebody_comes(visitors: Visitors) -> None:
    host = visitors.come("Maëlle")
    pace = {"kind": "clock", "base": 300, "increment": 0, "days": 1}
    seats = [{}, {"kind": "bot", "level": "1"}]
    table = host.call("POST", "tables", {"game": "clans", "seats": seats, "pace": pace, "start": True})
    host.open(f"/table/{table['id']}")
    assert host.my_turn()
    host.page.wait_for_timeout(4000)  # a clock that started again would be wrong by this much
    other = visitors.come("Una")
    other.open(f"/table/{host.table}")
    other.page.wait_for_selector(".seats .clock")
    host.page.wait_for_selector(".facts:has-text('watching')")  # it has heard of the guest
    assert eventually(lambda: abs(seconds_left(host, 0) - seconds_left(other, 0)) <= 1)


def test_without_a_line_nothing_is_said_of_a_move_until_it_is_back(visitor: Visitor) -> None:
    visitor.play_now()
    assert visitor.my_turn()
    page = visitor.page
    move = visitor.situation()["legal"][0]
    page.get_by_role("tab", name="Moves").click()
    page.locator(".moves .field").fill(move["text"])
    page.context.set_offline(True)
    page.wait_for_selector(".question .lost")
    page.locator(".moves li .btn").first.click()
    page.wait_for_selector(".question.deciding")
    page.wait_for_timeout(500)
    expect(page.locator(".told")).to_have_text(re.compile("^Looking"))
    page.context.set_offline(False)
    expect(page.locator(".told")).not_to_have_text(re.compile("^Looking"))


def test_what_cannot_be_said_stays_in_its_field(visitor: Visitor) -> None:
    visitor.play_now()
    page = visitor.page
    page.get_by_role("tab", name="Chat").click()
    page.context.set_offline(True)
    page.wait_for_selector(".question .lost")
    field = page.locator(".chat .field")
    field.fill("Is anybody there?")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notices .bad")
    expect(field).to_have_value("Is anybody there?")
    page.context.set_offline(False)
    page.wait_for_function("() => !document.querySelector('.question .lost')")


def too_fast(line: Any) -> None:
    """A table where every message comes too soon after the last."""
    server = line.connect_to_server()
    refusal = json.dumps({"type": "trouble", "key": "too-fast", "args": {"seconds": 2}})
    line.on_message(lambda said: line.send(refusal) if '"say"' in said else server.send(said))


def test_what_was_said_too_soon_comes_back(visitor: Visitor) -> None:
    visitor.page.route_web_socket("**/live", too_fast)
    visitor.play_now()
    visitor.page.get_by_role("tab", name="Chat").click()
    field = visitor.page.locator(".chat .field")
    field.fill("And another thing")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".notices .bad")
    expect(field).to_have_value("And another thing")


def wordless(line: Any) -> None:
    """A connection on which the words of the first legal moves get lost."""
    server = line.connect_to_server()
    lost: list[str] = []

    def hear(said: str) -> None:
        message = json.loads(said)
        if message.get("words") and not lost:
            lost.append(said)
            message["words"] = message["words"][3:]
        line.send(json.dumps(message))

    line.on_message(lambda said: server.send(said))
    server.on_message(hear)


def test_words_that_were_lost_are_asked_for_again(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle")
    visitor.page.route_web_socket("**/live", wordless)
    visitor.play_now()
    for _ in range(2):
        assert visitor.my_turn()
        legal = visitor.situation()["legal"]
        visitor.page.get_by_role("tab", name="Moves").click()
        visitor.page.locator(".moves .field").fill("")
        visitor.page.wait_for_function(f"() => document.querySelectorAll('.moves li .btn').length === {len(legal)}")
        visitor.page.locator(".moves .field").fill(legal[0]["text"])
        visitor.page.locator(".moves li .btn").first.click()
        visitor.page.locator(".question .primary").click()


def test_what_was_said_while_the_line_was_cut_is_read_when_it_is_back(visitors: Visitors) -> None:
    host, guest = visitors.come("Maëlle"), visitors.come("Yann")
    table = host.call("POST", "tables", {"game": "clans", "seats": [{}, {"kind": "bot", "level": "1"}], "start": True})
    for visitor in (host, guest):
        visitor.open(f"/table/{table['id']}")
        visitor.page.get_by_role("tab", name="Chat").click()
    say(guest, "Good luck!")
    host.page.wait_for_selector(".chat .line:has-text('Good luck!')")
    host.page.context.set_offline(True)
    host.page.wait_for_selector(".question .lost")
    say(guest, "Are you there?")
    guest.page.wait_for_selector(".chat .line:has-text('Are you there?')")
    host.page.context.set_offline(False)
    host.page.wait_for_selector(".chat .line:has-text('Are you there?')")
    expect(host.page.locator(".chat .line")).to_have_count(2)


def say(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".chat .field").fill(text)
    visitor.page.keyboard.press("Enter")


def test_a_hall_whose_server_is_gone_says_so(visitor: Visitor) -> None:
    """Its lists are out of date: somebody who waits for a turn should know."""
    visitor.open("/")
    visitor.page.wait_for_selector("#open")
    visitor.page.context.set_offline(True)
    lost = visitor.page.locator(".hall .note[role=status]")
    lost.wait_for()
    expect(lost).to_contain_text("Connection lost")
    visitor.page.context.set_offline(False)
    lost.wait_for(state="detached")

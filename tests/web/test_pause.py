"""The only answer, if a hidden hand is the reason, is given after the same pause as any answer: timing reveals
nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from games.ardri.positions import position as feast
from server.running import Running
from web.house import Overheard, Visitors

PAUSE = 3000  # ms
EARLY = 700


def sent(server: Running, visitors: Visitors, hand: str, chooses: bool) -> list[int]:
    """At which of these times after a question about your hand its answer is on its way, by the page's own clock."""
    who = visitors.come("Maëlle", confirm="never")
    page = who.page
    page.evaluate("() => localStorage.setItem('nemeton', JSON.stringify({confirm: 'never', pause: true}))")
    state = feast("spring", hands={0: hand, 1: "2♣ 3♣"}, fields={0: "A♠ 10♠", 1: "4♣"})
    wish = {"game": "ardri", "seats": [{}, {"kind": "bot", "level": "random"}], "start": True}
    id = who.call("POST", "tables", wish)["id"]
    server.lay(id, state, decisions=0)
    heard = Overheard(page)
    page.clock.install()
    page.clock.pause_at(10_000_000_000)
    who.open(f"/table/{id}")
    page.wait_for_selector(".question.mine .who")
    out: list[int] = []
    for now, step in ((EARLY, EARLY), (PAUSE - 1, PAUSE - 1 - EARLY), (PAUSE, 1)):
        page.clock.run_for(step)
        if now == EARLY and chooses:
            page.locator('.gesture .nothing, .answers [data-verb="done"]').first.click()
            expect(page.locator(".question [role=status]").first).to_be_visible()
        out += [now] if heard.asked("play") else []
    while not heard.asked("play"):
        page.wait_for_timeout(20)
    page.clock.resume()
    return out


@pytest.mark.parametrize("chooses", [False, True], ids=["the only answer", "one of two"])
def test_all_answers_about_a_hand_go_out_at_the_same_time(chooses: bool, server: Running, visitors: Visitors) -> None:
    """A seat without Cattle can only be done with Spring; one with some may choose."""
    assert sent(server, visitors, "J♠ 8♦" if chooses else "J♠ Q♠", chooses) == [PAUSE]

"""How people meet: colours, invitations, the lists of the hall."""

from __future__ import annotations

from typing import Any

import pytest

from web.house import Visitor, Visitors

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

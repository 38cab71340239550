"""Your own board in the browser: drawn, played on and replayed from what its file says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.running import Running, running
from web.house import Visitor, Visitors, eventually
from web.test_karnag import control, sit_down

OTHER = Path(__file__).parents[1] / "games/karnag/other_board.toml"
SIZES = {"other": "0 0 728 568", "standard": "0 0 808 648"}  # 14 by 10 squares, 16 by 12


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One of its cauldrons has a name that no catalogue knows."""
    (tmp_path / "boards").mkdir()
    text = OTHER.read_text("utf-8").replace('id = "W"', 'id = "MARSH"')
    (tmp_path / "boards/karnag-of-ours.toml").write_text(text, "utf-8")
    with running(tmp_path, bot_seconds=0.05) as server:
        yield server


def board_of_ours(who: Visitor) -> str:
    karnag = next(game for game in who.call("GET", "games") if game["id"] == "karnag")
    return str(next(option for option in karnag["options"] if option["id"] == "board")["values"][-1])


def play_through_controls(who: Visitor, decisions: int) -> None:
    luck = random.Random(3)
    for _ in range(decisions):
        assert who.my_turn()
        situation = who.situation()
        move, version = luck.choice(situation["legal"])["move"], situation["version"]
        place = control(who, move)
        several = " " in str(place.get_attribute("data-move"))
        place.dispatch_event("click")
        if several:
            who.page.locator(f'.tray [data-move="{move}"]').click()
        assert eventually(partial(later, who, version))


def later(who: Visitor, version: int) -> bool:
    return bool(who.situation()["version"] > version)


@pytest.mark.parametrize("phone", [False, True])
def test_22_4_a_board_of_ones_own_is_drawn_and_played_on(visitors: Visitors, phone: bool) -> None:
    who = visitors.come("Maëlle", phone=phone)
    table = sit_down(who, 2, confirm=False, options={"board": board_of_ours(who)})
    page = who.page
    expect(page.locator(".glade")).to_have_attribute("viewBox", SIZES["other"])
    expect(page.locator(".track").first.locator(".l")).to_have_count(5)  # four levels, and below them
    play_through_controls(who, 3 if phone else 10)
    assert who.fits()
    who.open(f"/replay/{table}?at=5")
    expect(page.locator(".glade")).to_have_attribute("viewBox", SIZES["other"])
    sit_down(who, 2)
    expect(page.locator(".glade")).to_have_attribute("viewBox", SIZES["standard"])


def test_22_4_without_its_picture_a_board_is_played_from_the_list_of_moves(visitor: Visitor) -> None:
    visitor.page.route("**/api/games/karnag/boards/*", lambda route: route.fulfill(status=404, json={}))
    sit_down(visitor, 2, options={"board": board_of_ours(visitor)}, drawn=".other .moves")
    expect(visitor.page.locator(".glade")).to_have_count(0)

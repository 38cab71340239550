"""A move has one path: it is made, previewed and undone over the table's socket, and its situation arrives once."""

from __future__ import annotations

import random

import pytest

from web.house import Overheard, Visitor, eventually
from web.test_play import move_by_mouse

pytestmark = pytest.mark.browser


def test_a_move_goes_over_the_socket_and_its_situation_comes_once(visitor: Visitor) -> None:
    heard = Overheard(visitor.page)
    visitor.play_now()
    assert visitor.my_turn()
    heard.posted.clear()
    move_by_mouse(visitor, random.Random(4))
    assert visitor.my_turn()
    (play,) = heard.asked("play")
    (foreseen,) = heard.asked("foresee")
    assert play["moves"] in foreseen["choices"]  # with all other targets of the click, in one question
    answers = [message["answers"] for message in heard.received if message["type"] == "situation"]
    assert answers.count([play["id"]]) == 1
    versions = [message["version"] for message in heard.received if message["type"] == "situation"]
    assert versions.count(play["version"] + 1) == 1
    assert heard.posted == []


def test_undo_goes_over_the_socket_too(visitor: Visitor) -> None:
    heard = Overheard(visitor.page)
    visitor.play_now()
    assert visitor.my_turn()
    before = visitor.situation()["view"]
    move_by_mouse(visitor, random.Random(4))
    assert visitor.my_turn()
    heard.posted.clear()
    visitor.page.locator(".question .tools button", has_text="Undo").click()
    assert eventually(lambda: visitor.situation()["view"] == before)
    (asked,) = heard.asked("take_back")
    assert eventually(lambda: visitor.situation() is not None and asked["id"] in heard.answered())
    assert heard.answered().count(asked["id"]) == 1
    assert heard.posted == []

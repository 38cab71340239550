"""Lessons in the browser: the goal on every card of the hall, and two lessons taken to their end on the real boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nemeton import lessons
from web.house import Visitor, Visitors, eventually

pytestmark = pytest.mark.browser


def take(visitor: Visitor, game: str) -> None:
    """Go from step to step, by "Next" and "Show me", to the last."""
    speech = visitor.page.locator(".speech")
    last = len(lessons.load(game, "first").steps) - 1
    for step, told in enumerate(lessons.load(game, "first").steps):
        expect(speech).to_have_attribute("data-step", str(step))
        made = 0
        wanted = told.do and visitor.page.locator(".speech .show")
        while wanted:
            expect(wanted).to_be_visible()
            wanted.click()
            made += 1
            expect(speech).to_have_attribute("data-made", str(made))
            done = visitor.page.locator(".speech .next, .speech .real, .speech .show")
            expect(done).to_have_count(1)
            if visitor.page.locator(".speech .show:enabled, .speech .show:disabled").count() == 0:
                break
        if step < last:
            visitor.page.locator(".speech .next").click()
    expect(visitor.page.locator(".speech .real")).to_be_visible()


def test_a_newcomer_is_told_the_goal_and_taught(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle", newcomer=True)
    card = visitor.page.locator(".game").first
    expect(card).to_contain_text("One of the five clans is secretly yours.")
    card.locator(".how").click()
    goal = visitor.page.locator("dialog .goal")
    expect(goal.locator("li")).to_have_count(3)
    expect(goal.locator(".still.ready .ring")).to_have_count(1)  # area 57, on the real board
    goal.get_by_role("link", name="Learn it first").click()
    expect(visitor.page.locator(".speech h2")).to_have_text("Welcome")
    visitor.page.locator(".speech .next").click()
    area = visitor.page.locator(".speech .said")
    expect(area).to_contain_text("Move 13 to 12.")
    take_from_second(visitor)
    visitor.page.locator(".speech .real").click()
    visitor.page.locator("dialog .goal .primary").click()  # once, on entering the first game
    expect(visitor.page.locator(".question")).to_be_visible()
    expect(visitor.page.locator("dialog")).to_have_count(0)


def take_from_second(visitor: Visitor) -> None:
    visitor.page.locator(".speech .btn.ghost").click()  # back to the first step
    take(visitor, "clans")


def test_a_lesson_on_a_phone_in_french(visitors: Visitors) -> None:
    visitor = visitors.come("Yann", phone=True, language="fr")
    visitor.open("/learn/ardri")
    expect(visitor.page.locator(".speech h2")).to_have_text("La couronne")
    take(visitor, "ardri")
    expect(visitor.page.locator(".speech .said")).to_contain_text("Haute Royauté")


@pytest.mark.parametrize(("game", "step", "thing"), [("ardri", "hand", "hand"), ("samhain", "place", "card 25-26")])
def test_what_is_meant_is_in_sight_on_a_low_phone(visitors: Visitors, game: str, step: str, thing: str) -> None:
    """The board scrolls to it; nothing is ringed that lies below the fold, where the lesson's words are."""
    visitor = visitors.come("Yann", phone=True, language="fr")
    visitor.page.set_viewport_size({"width": 390, "height": 664})
    visitor.open(f"/learn/{game}?step={step}")
    expect(visitor.page.locator(".spotlight[data-lit='1']")).to_be_attached()

    def in_sight() -> bool:
        meant = visitor.page.locator(f'.stage [data-what="{thing}"]').first.bounding_box()
        words = visitor.page.locator(".speech").bounding_box()
        return bool(meant["y"] + 0.6 * meant["height"] <= words["y"])

    assert eventually(in_sight)


RINGED = """() => document.querySelector(".spotlight .ring").getBoundingClientRect().toJSON()"""
BRIGHT = """() => Number(document.querySelector("#lit rect[fill='#000']").getAttribute("width"))"""


def test_a_wanted_answer_is_ringed_and_the_answers_are_never_in_shade(visitors: Visitors) -> None:
    """What is dimmed looks as if it could not be pressed."""
    visitor = visitors.come("Yann", phone=True)
    visitor.open("/learn/karnag?step=walk")  # nothing on the board is meant: it is the six among the numbers below it
    answer = visitor.page.locator(".tray .btn.short", has_text="6")

    def ringed() -> bool:
        ring, box = visitor.page.evaluate(RINGED), answer.bounding_box()
        return bool(abs(ring["x"] - box["x"]) < 3 and abs(ring["width"] - box["width"]) < 6)

    expect(visitor.page.locator(".spotlight[data-lit='1']")).to_be_attached()
    assert eventually(ringed)
    visitor.open("/learn/karnag?step=three-steps")  # two squares are meant, and the way there is pressed below
    expect(visitor.page.locator(".spotlight[data-lit='2'] #lit")).to_be_attached()
    tray = visitor.page.locator(".stage .tray").first
    assert eventually(lambda: abs(visitor.page.evaluate(BRIGHT) - tray.bounding_box()["width"]) < 2)


def test_the_first_half_of_a_move_is_no_wrong_try(visitors: Visitors) -> None:
    """In Samhain a member is tapped and then the card it goes to; the first tap alone would wake its card."""
    visitor = visitors.come("Yann", phone=True)
    visitor.open("/learn/samhain?step=walk")
    speech = visitor.page.locator(".speech")
    expect(speech).to_have_attribute("data-step", "7")
    visitor.page.locator('.stage .hit.open[aria-label*=" 9-10:"]').first.click()
    expect(visitor.page.locator('.stage .hit.open[aria-label*=" 7-8:"]')).to_have_count(1)
    expect(speech.locator(".answer")).to_have_count(0)
    visitor.page.locator('.stage .hit.open[aria-label*=" 7-8:"]').click()
    expect(speech).to_have_attribute("data-made", "1")


def test_one_comes_back_to_the_step_one_left(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle")
    visitor.open("/learn/samhain")
    visitor.page.locator(".speech .next").click()
    expect(visitor.page.locator(".speech")).to_have_attribute("data-step", "1")
    visitor.open("/")
    expect(visitor.page.locator(".game .learn").nth(1)).to_have_text("Continue the lesson")
    visitor.open("/learn/samhain")
    expect(visitor.page.locator(".speech")).to_have_attribute("data-step", "1")

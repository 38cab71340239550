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
    visitor.open("/")
    expect(visitor.page.locator(".game .learn").first).to_have_text("Learn it")  # again, no longer "Continue"


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


def focused(visitor: Visitor) -> str:
    """What the keyboard is at: the words of a button or a heading, or a thing on the board."""
    found = "() => document.activeElement.dataset.what ?? document.activeElement.textContent.trim()"
    return str(visitor.page.evaluate(found))


def test_a_lesson_by_keyboard_alone(visitor: Visitor) -> None:
    """A new step is read from its heading; a wrong try leaves the board; the last move leads to "Next"."""
    visitor.open("/learn/clans")
    page = visitor.page
    speech = page.locator(".speech")
    expect(speech.locator("h2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(speech).to_have_attribute("data-step", "1")
    expect(speech.locator("h2")).to_be_focused()
    page.locator('[data-area="13"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-area="14"]').focus()
    page.keyboard.press("Enter")
    expect(speech.locator("[aria-live] .answer")).to_contain_text("That is a neighbour too")
    assert focused(visitor).startswith("area ")
    page.locator('[data-area="12"]').focus()
    page.keyboard.press("Enter")
    expect(speech.locator(".next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(speech).to_have_attribute("data-step", "2")
    expect(speech.locator("h2")).to_be_focused()


def test_chapters_can_be_chosen_one_after_the_other_by_keyboard(visitor: Visitor) -> None:
    """Every press of an arrow goes to a chapter: the list keeps the focus."""
    visitor.open("/learn/karnag")
    chapters = visitor.page.locator(".speech .chapter")
    chapters.focus()
    for name in ("Creatures", "Five cubes"):
        visitor.page.keyboard.press("ArrowDown")
        expect(chapters.locator("option:checked")).to_contain_text(name)
        expect(chapters).to_be_focused()


def test_the_founders_chip_is_shown_on_a_phone(visitors: Visitors) -> None:
    """The rows of the seats are left out there, except what the lesson speaks of."""
    visitor = visitors.come("Yann", phone=True)
    visitor.open("/learn/clans?step=score")
    expect(visitor.page.locator('[data-what="chips 0"]')).to_be_in_viewport()
    expect(visitor.page.locator('[data-what="chips 1"]')).to_have_count(0)
    visitor.page.locator(".speech .next").click()
    expect(visitor.page.locator('[data-what="chips 0"]')).to_have_count(0)


def test_what_a_lesson_has_shown_is_nothing_new_in_the_game_after_it(visitors: Visitors) -> None:
    """The coach says at once what matters, and does not explain the capture that the lesson has made."""
    visitor = visitors.come("Maëlle", newcomer=True)
    visitor.open("/learn/karnag?step=come-back")  # three creatures have been captured
    expect(visitor.page.locator(".speech h2")).to_be_focused()
    visitor.open("/learn/karnag?step=yours")
    visitor.page.locator(".speech .real").click()
    visitor.page.locator("dialog .goal .primary").click()
    expect(visitor.page.locator(".coach")).to_contain_text("You have 1 mana.")


def test_a_costly_move_is_told_and_taken_back(visitors: Visitors) -> None:
    """What it cost is worked out by the server; here it is said of the first move that is made."""
    visitor = visitors.come("Maëlle", phone=True, newcomer=True, confirm="final")
    page = visitor.page
    best = {"seat": 0, "move": 0, "text": "13-12", "key": "move", "args": {"from": 13, "to": 12, "huts": 1}}
    costly = {
        "judgement": "mistake",
        "candidates": [{"told": best, "share": 0.7, "error": 0, "visits": 99}],
        "terms": [],
    }
    page.route("**/coach/*", lambda route: route.fulfill(json=costly))
    wish = {"game": "clans", "seats": [{}, {"kind": "bot", "level": "1"}], "visibility": "link", "start": True}
    id = visitor.call("POST", "tables", wish)["id"]
    visitor.open(f"/table/{id}")
    page.locator("dialog .goal .primary").click()
    expect(page.locator(".question.mine .who")).to_be_visible()
    before = visitor.call("GET", f"tables/{id}")["decisions"]
    page.locator(".question .tools .list").click()
    page.locator(".moves [data-move]").first.click()
    page.locator(".question .primary").first.click()
    coach = page.locator(".coach.costly")
    expect(coach).to_contain_text("13")
    coach.get_by_role("button", name="Undo").click()
    assert eventually(lambda: visitor.call("GET", f"tables/{id}")["decisions"] == before)
    expect(coach).to_have_count(0)

"""An exercise in the browser: from the hall to the board, a wrong try, the answer and its reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nemeton import exercises
from web.house import Visitors

pytestmark = pytest.mark.browser


def test_an_exercise_is_tried_and_told(visitors: Visitors) -> None:
    visitor = visitors.come("Maëlle", language="fr")
    page = visitor.page
    page.locator(".daily nav a").first.click()
    panel = page.locator(".exercise")
    expect(panel).to_have_attribute("data-told", "false")
    given = exercises.of_game("clans")[0]
    expect(page.locator(".seat")).to_have_count(given.start.players)  # who plays, and which colour is one's own
    state, known = given.position(), given.known_game()
    best = known.moves(state, given.seat, given.best.text)[0]
    wrong = next(
        known.text(state, given.seat, move)
        for move in state.legal(given.seat)
        if move != best and known.verbs.split(move)[0] == "move"
    )
    for text in (wrong, given.best.text):
        for area in text.split("-"):
            page.locator(f'[data-area="{area}"]').click()
        if text == wrong:
            expect(panel.locator(".verdict")).to_have_text("Il y a mieux. Essayez autre chose, ou demandez la réponse.")
            page.keyboard.press("Escape")
    expect(panel).to_have_attribute("data-told", "true")
    expect(panel.locator(".verdict")).to_contain_text("Résolu")
    expect(panel.locator(".rows .best")).to_have_count(1)
    expect(panel.locator(".terms li").first).to_be_visible()
    expect(page.locator(".spotlight[data-lit='2']")).to_be_attached()  # from where and where to
    page.reload()
    expect(page.locator(".dot.late")).to_have_count(1)  # it is remembered, with the wrong try

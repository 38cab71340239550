"""The page that shows a result of the laboratory, and a replay under another edition."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

import nemeton
from web.house import Visitors, eventually

RECORD = Path(__file__).parents[1] / "records/samhain/fr-most-points-2.record"
PLAN = {"game": "samhain", "players": [2, 3], "bot": "2", "games": 8, "seed": 1, "rules": ["aa", "bb"]}
FIGURE = {"variant": "fr", "players": 2, "value": 0.55, "low": 0.5, "high": 0.6, "n": 8}
RESULT = {
    "nemeton": nemeton.__version__,
    "plan": {**PLAN, "variants": [{"name": "fr"}, {"name": "en"}]},
    "measures": [
        {**FIGURE, "id": "win-share", "about": "1", "reference": 0.5, "verdict": "open"},
        {**FIGURE, "id": "win-share", "about": "1", "reference": 0.333, "players": 3, "variant": "en"},
        {**FIGURE, "id": "source", "about": "temples", "value": 3.0, "low": 2.0, "high": 4.0},
        {**FIGURE, "id": "lead", "against": "fr", "variant": "en", "effect": 0.9, "verdict": "yes", "value": 2.5},
    ],
}


def test_a_result_file_is_shown_with_its_intervals(visitors: Visitors, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_text(json.dumps(RESULT), "utf-8")
    someone = visitors.come("Maëlle", language="fr")
    someone.open("/lab")
    page = someone.page
    page.locator("input[type=file]").set_input_files(file)
    rows = page.locator("section li[tabindex]")
    expect(rows).to_have_count(3)
    expect(page.locator(".sure li")).to_contain_text("+2,50")
    rows.first.focus()
    expect(rows.first.locator(".tip")).to_be_visible()
    expect(rows.first.locator(".tip")).to_contain_text("55,0 % (de 50,0 % à 60,0 %)")
    page.get_by_role("radio", name="3").check(force=True)
    expect(rows).to_have_count(1)
    assert someone.fits()
    file.write_text("{}", "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".notices .bad")).to_be_visible()


def test_a_replay_is_looked_at_under_the_other_edition(visitors: Visitors) -> None:
    someone = visitors.come("Maëlle")
    table = someone.call("POST", "records", {"record": RECORD.read_text("utf-8")})
    found = [someone.call("GET", f"tables/{table['id']}/editions/{at}")[0] for at in range(0, 60, 6)]
    at = 6 * next(i for i, other in enumerate(found) if other["unlike"])
    someone.open(f"/replay/{table['id']}?at={at}")
    someone.page.get_by_role("switch").first.check(force=True)
    told = someone.page.locator("section:has([role=switch]) li b")
    assert eventually(lambda: told.count() == len(found[at // 6]["unlike"]))

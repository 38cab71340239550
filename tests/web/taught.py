"""`python -m web.taught DIR [GAME...] [LOOK...] [WIDTHxHEIGHT...]` (from tests/): every step of the lessons, on sheets.

Several steps a sheet, so that one glance judges them together; what is out of sight is listed as well.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from nemeton import lessons
from server.running import running
from web.conftest import FLAGS, chromium
from web.house import Visitor, Visitors, Wardrobe
from web.pictures import BOARDS
from web.sheets import LAID_OUT, LOOKS

ROOM = {(1280, 800): 4, (390, 844): 4, (390, 664): 8, (320, 640): 10, (844, 390): 6, (640, 400): 8}  # steps on a sheet
BROAD = 1620  # px: a sheet
# What a step needs that cannot be seen: its words and its button, and one of each kind of thing that it mentions.
HIDDEN = """(things) => {
  const visible = (one) => {
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return false;
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top),
      Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (["visible", "contents"].includes(getComputedStyle(up).overflow)) continue;
      const around = up.getBoundingClientRect();
      [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
      [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return Math.max(0, right - left) * Math.max(0, bottom - top) / (box.width * box.height);
  };
  const found = [];
  for (const needed of [".speech h2", ".speech .said", ".speech .row .btn"]) {
    const one = document.querySelector(needed), share = visible(one);
    if (share < 0.95) found.push(`${needed}: ${Math.round(100 * share)} %`);
  }
  for (const thing of things) {
    const name = CSS.escape(thing);
    const all = [...document.querySelectorAll(`[data-what="${name}"], [data-what^="${name}\\\\ "]`)];
    const share = Math.max(0, ...all.map(visible));
    if (share < 0.6) found.push(`${thing}: ${all.length ? Math.round(100 * share) + " %" : "not there"}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
  return found;
}"""


def main(folder: Path, only: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in BOARDS if game in only] or list(BOARDS)
    looks = [look for look in LOOKS if look in only] or list(LOOKS)
    sizes = [size for size in ROOM if "{}x{}".format(*size) in only] or list(ROOM)
    with running(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        wardrobe = Wardrobe(playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True))
        for look in looks:
            dark, language = LOOKS[look]
            for size in sizes:
                visitors = Visitors(wardrobe, server.address)
                who = visitors.come("Maëlle", phone=size[0] < 1000, dark=dark, language=language, confirm="final")
                for game in games:
                    walk(who, game, size, folder / f"{game}-{look}-{size[0]}x{size[1]}", wardrobe)
                for complaint in visitors.complaints:
                    print(look, size, complaint, flush=True)
                visitors.leave()
        wardrobe.browser.close()


def walk(who: Visitor, game: str, size: tuple[int, int], path: Path, wardrobe: Wardrobe) -> None:
    """The steps of a lesson at this size, as they are when one comes to them."""
    path.mkdir(exist_ok=True)
    who.page.set_viewport_size({"width": size[0], "height": size[1]})
    who.page.evaluate("() => localStorage.removeItem('nemeton')")
    who.open(f"/learn/{game}")
    shots: list[str] = []
    for at, step in enumerate(lessons.load(game, "first").steps):
        expect(who.page.locator(".speech")).to_have_attribute("data-step", str(at))
        who.page.mouse.move(0, 0)  # a finger does not rest on anything
        who.page.wait_for_timeout(900)  # the board moves to what is meant
        who.settle()
        for hidden in who.page.evaluate(HIDDEN, [thing for thing in step.point if thing != "answer"]):
            print(path.name, at + 1, step.name, hidden, flush=True)
        shot = path / f"{at + 1:02}.png"
        who.page.screenshot(path=shot)
        shots.append(
            f'<figure><figcaption>{at + 1} {step.name}</figcaption><img src="{path.name}/{shot.name}"></figure>'
        )
        go_on(who)
    for first in range(0, len(shots), ROOM[size]):
        page = path.with_suffix(".html")
        page.write_text(f"<style>{LAID_OUT}</style>{''.join(shots[first : first + ROOM[size]])}")
        table = wardrobe.browser.new_page(viewport={"width": max(BROAD, 2 * size[0] + 40), "height": 600})
        table.goto(page.as_uri())
        table.screenshot(path=f"{path}-{first + 1:02}.png", full_page=True)
        table.close()


def go_on(who: Visitor) -> None:
    """Have the moves of a step shown, and take the next."""
    speech = who.page.locator(".speech")
    while speech.locator(".show").count():
        made = int(speech.get_attribute("data-made") or 0)
        speech.locator(".show").click()
        expect(speech).to_have_attribute("data-made", re.compile(f"^(?!{made}$)"))
    if speech.locator(".next").count():
        speech.locator(".next").click()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

"""`python -m web.sheets DIR [SCENE...]` (from tests/): every kind of screen at every size, both themes and languages.

One picture a scene and a look: all sizes side by side, so that one glance judges them together.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from server.running import Running, running
from web.conftest import FLAGS, chromium
from web.house import Visitor, Visitors, Wardrobe
from web.learning import LEARNING
from web.measured import too_small
from web.scenes import SCENES as TABLES
from web.scenes import Scene

SIZES = [(1280, 800), (390, 844), (390, 664), (320, 640), (844, 390), (640, 400)]
SCENES = TABLES | LEARNING
MOVED = 500  # ms: rings follow a board that has changed its size
LOOKS = {"light-en": (False, "en"), "dark-fr": (True, "fr"), "light-fr": (False, "fr"), "dark-en": (True, "en")}


def main(folder: Path, only: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SCENES if not only or any(part in name for part in only)]
    looks = [look for look in LOOKS if look in only] or list(LOOKS)[:2]
    if only and all(part in LOOKS for part in only):
        wanted = list(SCENES)
    with running(Path(tempfile.mkdtemp()), bot_seconds=0.02) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        wardrobe = Wardrobe(browser)
        for look in looks:
            dark, language = LOOKS[look]
            for name in wanted:
                visitors = Visitors(wardrobe, server.address)
                who = visitors.come("Maëlle", phone=True, dark=dark, language=language, confirm="final")
                try:
                    sheet(wardrobe, server, who, SCENES[name], folder / f"{name}-{look}")
                except Exception as error:  # the others are worth looking at all the same
                    print(name, look, str(error)[:300], file=sys.stderr, flush=True)
                for complaint in visitors.complaints:
                    print(name, look, complaint, file=sys.stderr, flush=True)
                visitors.leave()
        browser.close()


def sheet(wardrobe: Wardrobe, server: Running, who: Visitor, scene: Scene, path: Path) -> None:
    """The scene at every size, side by side."""
    shots: list[str] = []
    scene(who, server)
    path.mkdir(exist_ok=True)
    for width, height in SIZES:
        who.page.set_viewport_size({"width": width, "height": height})
        who.settle()
        who.page.wait_for_timeout(MOVED)
        shot = path / f"{width}x{height}.png"
        who.page.screenshot(path=shot)
        shots.append(f'<figure><figcaption>{shot.stem}</figcaption><img src="{path.name}/{shot.name}"></figure>')
    for width, height in SIZES:
        who.page.set_viewport_size({"width": width, "height": height})
        who.settle()
        board = who.page.locator(".stage").count() and not who.page.locator("dialog[open]").count()
        for small in too_small(who) if board else []:
            print(path.name, f"{width}x{height}", small, file=sys.stderr, flush=True)
    page = path.with_suffix(".html")
    page.write_text(f"<style>{LAID_OUT}</style>{''.join(shots[:-2])}<div>{''.join(shots[-2:])}</div>")
    table = wardrobe.browser.new_page(viewport={"width": 1760, "height": 1300})
    table.goto(page.as_uri())
    table.screenshot(path=path.with_suffix(".png"), full_page=True)
    table.close()


LAID_OUT = (
    "body{margin:8px;background:#777;display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start;font:12px sans-serif}"
    "figure{margin:0}img{display:block}"
)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

"""How long the lessons take: `python -m bench.taught.minutes [GAME ...]` plays each straight through in the browser.

Every move is made on the board, as a learner would make it, by as few taps as it takes; wide in English, and on a low
phone in French. Words are those that the lesson shows. A learner is taken to read 120 words a minute, half of what
adults do on average (238, Brysbaert 2019), since the eyes go to the board and back, and to need 2.65 seconds for a tap:
1.35 to decide, 1.1 to point, 0.2 to press (the keystroke-level model of Card, Moran and Newell).
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from nemeton import lessons
from nemeton.lessons import Run

SIZES = [(1280, 800, "en"), (390, 664, "fr")]
GAMES = ["clans", "samhain", "karnag", "ardri"]
READING = 120  # words a minute
TAP = 2.65  # seconds


def taps(game: str, move: int, text: str) -> list[str]:
    """Where to tap for a move: selectors, one after the other."""
    verb, *words = text.split()
    if game == "clans":
        return [f'[data-area="{area}"]' for area in text.split("-")]
    if game == "ardri":
        return [f'.stage .thing.open[data-what$=" {words[0].strip("()")}"]' if words else f'[data-verb="{verb}"]']
    if game == "karnag":
        return [f'.stage [data-move~="{move}"]']
    cards = re.findall(r"\d+-\d+", text)
    colons = (":", "\N{NO-BREAK SPACE}:")  # English and French
    on_cards = [", ".join(f'.stage .hit.open[aria-label*=" {card}{colon}"]' for colon in colons) for card in cards]
    if verb == "expand":
        return ['.stage [data-move="expand"]', *on_cards]
    if verb in ("light", "dark"):
        return [f'.stage .hit[data-side="{int(verb == "dark")}"]']
    track = f'.stage .track.may[data-what="track {words[-1]}"]' if words else ""
    return on_cards or [", ".join(filter(None, [f'.stage [data-move="{text}"]', track]))]


def play(who: Any, game: str) -> tuple[int, int, int]:
    """Take a lesson to its end: steps, words and taps."""
    from playwright.sync_api import expect

    run, page = Run(lessons.load(game, "first")), who.page
    who.open(f"/learn/{game}")
    speech, words, tapped = page.locator(".speech"), 0, 0
    for at in range(len(run.lesson.steps)):
        expect(speech).to_have_attribute("data-step", str(at))
        words += len(" ".join(page.locator(".speech h2, .speech .said").all_inner_texts()).split())
        made = 0
        while run.waits:
            move = run.wanted[0]
            where = taps(game, move, run.game.text(run.state, run.lesson.seat, move))
            page.locator(where[0]).first.wait_for()
            several = game == "karnag" and " " in (page.locator(where[-1]).first.get_attribute("data-move") or "")
            for selector in [*where, *([f'.tray [data-row="{move}"]'] if several else [])]:  # it is asked which
                page.locator(selector).first.dispatch_event("click")  # on a busy machine a press may become a long one
                tapped += 1
            made += 1
            run.show()
            expect(speech).to_have_attribute("data-made", str(made))
        run.go_on()
        if at + 1 < len(run.lesson.steps):
            page.locator(".speech .next").click()
            tapped += 1
    page.locator(".speech .real").wait_for()
    return len(run.lesson.steps), words, tapped + 1  # the last one begins the real game


def main(games: list[str]) -> None:
    sys.path[:0] = [str(Path.cwd()), str(Path.cwd() / "tests")]
    from playwright.sync_api import sync_playwright

    from server.running import running
    from web.conftest import FLAGS, chromium
    from web.house import Visitors, Wardrobe

    print("| game | screen | steps | words | taps | minutes |\n|---|---|---:|---:|---:|---:|")
    with sync_playwright() as playwright, running(Path(tempfile.mkdtemp())) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        for game in games:
            for width, height, language in SIZES:
                visitors = Visitors(Wardrobe(browser), server.address)
                who = visitors.come("Ann", phone=width < 700, language=language, confirm="final")
                who.page.set_viewport_size({"width": width, "height": height})
                steps, words, tapped = play(who, game)
                minutes = words / READING + tapped * TAP / 60
                screen = f"{width}×{height}, {language}"
                print(f"| {game} | {screen} | {steps} | {words} | {tapped} | {minutes:.1f} |", flush=True)
                visitors.leave()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or GAMES)

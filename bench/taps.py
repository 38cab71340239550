"""How many taps a person needs: the same level-3 games, played in the real browser with as few taps as it allows.

    python bench/taps.py deal GAMES [--only TEXT] [--decisions N]  # into a folder; best on the compiled engine
    python bench/taps.py count GAMES [--only TEXT]  # plays them in the browser and prints a table in Markdown

`count` uses the client and the server of the folder in which it is called (with PYTHONPATH at its `src`): in a worktree
of an older commit it counts the taps needed then. Seat 0 is the person: every decision of that seat is made on the
screen, with the list of moves or, if there is one, with the panel of a gesture; the other seats send theirs. What the
table answers by itself takes no tap.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from itertools import takewhile
from pathlib import Path
from typing import Any

import nemeton
from nemeton.bots import choose
from nemeton.core.joint import still_asked
from nemeton.core.state import State

LEVEL = "3"
TABLES = [
    ("clans", 2),
    ("clans", 4),
    ("samhain", 2),
    ("samhain", 4),
    ("karnag", 2),
    ("karnag", 4),
    ("ardri", 2),
    ("ardri", 4),
]
# The page shows something newer than that version, or asks for confirmation.
SETTLED = """(version) => {
  const question = document.querySelector('.question');
  return question?.matches('.deciding:has(.row .primary:enabled)') || Number(question?.dataset.version) > version;
}"""
NEWER = "(version) => Number(document.querySelector('.question')?.dataset.version) > version"
SURE = ".question.deciding .row .primary:enabled"
SHOWN = "(version) => Number(document.querySelector('.question.mine')?.dataset.version) >= version"
WHOLE = 100_000  # decisions: more than any game has
Record = list[list[Any]]  # pairs of a seat and a move


def deal(folder: Path, decisions: int, only: str) -> None:
    """Games of level 3 against itself, up to this many decisions of the first seat."""
    folder.mkdir(parents=True, exist_ok=True)
    for id, seats in TABLES:
        if only not in f"{id}-{seats}":
            continue
        state = nemeton.game(id).new(players=seats, seed=7)
        record: Record = []
        while not state.over() and sum(seat == 0 for seat, _ in record) < decisions:
            actors = state.actors()
            seat = record[-1][0] if len(actors) > 1 and record and record[-1][0] in actors else actors[0]
            record.append([seat, choose(LEVEL, state, seat, len(record))])
            state.play(*record[-1])
        (folder / f"{id}-{seats}.json").write_text(json.dumps(record))
        print(id, seats, len(record))


class Person:
    """Seat 0, at the browser: does what the record says by tapping, and counts the taps."""

    def __init__(self, who: Any, record: Record) -> None:
        self.who, self.page, self.record = who, who.page, record
        self.taps = 0
        self.asked = 0  # how often the person had to do something
        self.spent: Counter[str] = Counter()  # taps by kind of question

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps += 1

    def act(self, at: int) -> None:
        """Make the decision with this number, and those that belong to it."""
        now = self.who.situation()
        self.page.wait_for_function(SHOWN, arg=now["version"])
        before = self.taps
        self.asked += 1
        if not (now.get("gesture") and self.lay_out(now["gesture"], at)):
            self.tap(f'.moves [data-move="{self.record[at][1]}"]')
        self.page.wait_for_function(SETTLED, arg=now["version"])
        if self.page.locator(SURE).count():
            self.tap(SURE)
            self.page.wait_for_function(NEWER, arg=now["version"])
        self.spent[now["asked"]["kind"]] += self.taps - before

    def lay_out(self, gesture: dict[str, Any], at: int) -> bool:
        """Answer from a panel, if it offers what was played; False if not."""
        own = takewhile(lambda one: one[0] == 0, self.record[at:])
        chosen = meant(gesture, [move for _, move in own])
        if chosen is None:
            return False
        parts = gesture["parts"]
        if gesture["placed"]:
            moves = next(pick["moves"] for pick in parts[0]["picks"] if chosen[0][name(pick)])
            row = "+".join(str(move["move"]) for move in moves)
            place = self.page.locator(f'.glade [data-move~="{row}"]').first
            several = " " in (place.get_attribute("data-move") or "")  # then the page asks which one
            self.tap(f'.glade [data-move~="{row}"]')
            if several:
                self.tap(f'.tray [data-row="{row}"]')
            return True
        if not any(chosen) and parts[0]["done"]:
            self.tap(".gesture .nothing")
            return True
        everything = Counter({name(pick): pick["most"] for pick in parts[0]["picks"]})
        if everything == chosen[0] and everything.total() > 1 and self.page.locator(".gesture .all").count() == 1:
            self.tap(".gesture .all")
        for number, part in enumerate(parts):
            for pick in put_in_place(part, chosen[number]):
                there = f'.gesture [data-part="{number}"] [data-pick="{name(pick)}"]'
                self.tap(f"{there}.one, {there} .step:last-child")
            for more in (False, True):  # taking some away first makes room
                for pick in part["picks"]:
                    self.change(number, pick, chosen[number][name(pick)], more)
        self.tap(".gesture .primary")
        return True

    def change(self, part: int, pick: dict[str, Any], wanted: int, more: bool) -> None:
        """Press until this many of a pick are chosen, adding or removing."""
        there = f'.gesture [data-part="{part}"]'
        if not self.page.locator(there).count():
            return  # the parts before have answered everything
        one = f'{there} .one[data-pick="{name(pick)}"]'
        if self.page.locator(one).count():
            pressed = self.page.locator(one).first.get_attribute("aria-pressed") == "true"
            if pressed != bool(wanted) and more != pressed:
                self.tap(one)
            return
        many = f'{there} .many[data-pick="{name(pick)}"]'
        shown = int(self.page.locator(f"{many} .number").first.inner_text().split("/")[0])
        for _ in range(wanted - shown if more else shown - wanted):
            self.tap(f"{many} .step:{'last' if more else 'first'}-child")


def put_in_place(part: dict[str, Any], wanted: Counter[str]) -> list[dict[str, Any]]:
    """If the price is already met: the presses that make room for the proposed picks, if these suffice."""
    picks = part["picks"]
    if not part["exact"]:
        return []
    best: list[int] | None = None
    for order in (range(len(picks)), range(len(picks) - 1, -1, -1)):
        counts, by_hand, presses = [pick["proposed"] for pick in picks], set[int](), list[int]()
        while (i := next((i for i in order if counts[i] < wanted[name(picks[i])]), -1)) >= 0:
            gives = [at for at, n in enumerate(counts) if at != i and n and at not in by_hand]
            if not gives:
                break
            counts[gives[-1]] -= 1
            counts[i] += 1
            by_hand.add(i)
            presses.append(i)
        right = all(counts[i] == wanted[name(pick)] for i, pick in enumerate(picks))
        if right and (best is None or len(presses) < len(best)):
            best = presses
    return [picks[i] for i in best or []]


def name(pick: dict[str, Any]) -> str:
    return ",".join(move["text"] for move in pick["moves"])


def meant(gesture: dict[str, Any], moves: list[int]) -> list[Counter[str]] | None:
    """How often each pick of each part was chosen by these moves; None if they are not what the panel offers."""
    out: list[Counter[str]] = [Counter() for _ in gesture["parts"]]
    worth = 0
    for chosen, part in zip(out, gesture["parts"], strict=True):
        done = part["done"] and part["done"]["move"]
        while chosen.total() < part["ends"] and moves and not (gesture["ends"] and worth >= gesture["ends"]):
            if moves[0] == done:
                moves = moves[1:]
                break
            rows = [[move["move"] for move in pick["moves"]] for pick in part["picks"]]
            found = [pick for pick, row in zip(part["picks"], rows, strict=True) if moves[: len(row)] == row]
            if not found:
                return None
            chosen[name(found[0])] += 1
            worth += found[0]["worth"]
            moves = moves[len(found[0]["moves"]) :]
    return out


def count(folder: Path, only: str) -> None:
    sys.path[:0] = [str(Path.cwd()), str(Path.cwd() / "tests")]
    from playwright.sync_api import sync_playwright

    from nemeton.server.outside import Outside
    from server.running import running
    from web.conftest import FLAGS, chromium

    print("| game | seats | decisions | taps before | asked now | taps now | taps a decision |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        for id, seats in TABLES:
            if only not in f"{id}-{seats}":
                continue
            state = nemeton.game(id).new(players=seats, seed=7)
            record = json.loads((folder / f"{id}-{seats}.json").read_text())
            with tempfile.TemporaryDirectory() as data:
                outside = Outside(deal=lambda record, state=state: state.clone())  # type: ignore[misc]
                with running(Path(data), outside=outside) as server:
                    person, made = play(server, browser, state, record)
            row = (id, seats, made, 2 * made, person.asked, person.taps, f"{person.taps / made:.2f}")
            print(f"| {' | '.join(map(str, row))} |", flush=True)
            print(id, seats, person.spent.most_common(), file=sys.stderr, flush=True)
        browser.close()


def play(server: Any, browser: Any, state: State, record: Record) -> tuple[Person, int]:
    """Play a table where seat 0 sits at the browser and the others' moves are sent; returns how many decisions seat 0
    made."""
    from web import house

    wardrobe = house.Wardrobe(browser) if hasattr(house, "Wardrobe") else browser
    who = house.Visitors(wardrobe, server.address).come("Ann", **confirming())
    seats = state.setup.players
    id = who.call("POST", "tables", {"game": state.setup.game, "seats": [{}] * seats})["id"]
    others = [server.client(f"Bot {seat}") for seat in range(1, seats)]
    for seat, other in enumerate(others, 1):
        other.take(id, seat)
    who.call("POST", f"tables/{id}/start")
    who.open(f"/table/{id}")
    who.page.locator(".sides button").last.click()
    person = Person(who, record)
    while (at := len(decided(server, id))) < len(record):
        seat = record[at][0]
        if seat == 0:
            person.act(at)
            while len(decided(server, id)) <= at:
                who.page.wait_for_timeout(20)
        else:
            other = others[seat - 1]
            row = together(state_of(server, id), record[at:])
            other.play(id, other.situation(id)["version"], *row)
    return person, sum(seat == 0 for seat, _ in record)


def confirming() -> dict[str, Any]:
    """Use the client's own default; the tests' house sets another."""
    from inspect import signature

    from web.house import Visitors

    return {"confirm": "final"} if "confirm" in signature(Visitors.come).parameters else {}


def decided(server: Any, id: str) -> list[Any]:
    """What has been decided, including what the person has answered but not handed in yet."""
    return list(server.run(server.runtime.tables.get(id)).own(0).decisions)


def together(state: State, record: Record) -> list[int]:
    """The first move of a record; if several seats are asked at once, all moves with which its seat answers."""
    seat, moves, after = record[0][0], list[int](), state.clone()
    for _, move in takewhile(lambda one: one[0] == seat, record):
        moves.append(move)
        after.play_fast(seat, move)
        if not still_asked(state, after, seat):
            break
    return moves


def state_of(server: Any, id: str) -> State:
    state: State = server.run(server.runtime.tables.get(id)).position.state
    return state


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["deal", "count"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--decisions", type=int, default=WHOLE)
    parser.add_argument("--only", default="")
    wish = parser.parse_args()
    if wish.what == "deal":
        deal(wish.folder, wish.decisions, wish.only)
    else:
        count(wish.folder, wish.only)

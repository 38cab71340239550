"""The board of Karnag: a whole game through its own controls, every question, the keyboard, a finger, French."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from games.karnag.table import play, token_at
from nemeton.games.karnag import GAME
from nemeton.games.karnag.forecast import outlooks
from server.running import Running
from web.house import Visitor, Visitors, eventually
from web.karnag_questions import QUESTIONS, WALKERS, acting, lay

FINGER = 44  # px, the smallest target a finger can hit
STOPS = """() => [...document.querySelectorAll('.karnag [tabindex="0"], .karnag button, .karnag a')]
  .filter((item) => item.tabIndex >= 0).length"""


def sit_down(
    who: Visitor,
    seats: int = 4,
    confirm: bool = True,
    options: dict[str, str] | None = None,
    drawn: str = ".glade",
) -> str:
    """A table against bots, and its page."""
    wishes = [{"kind": "person"}] + [{"kind": "bot", "level": "random"}] * (seats - 1)
    wanted = {"game": "karnag", "seats": wishes, "start": True, "options": options or {}}
    table = who.call("POST", "tables", wanted)["id"]
    wish = "always" if confirm else "never"
    who.page.evaluate(f"() => localStorage.setItem('nemeton', JSON.stringify({{confirm: '{wish}'}}))")
    who.open(f"/table/{table}")
    who.page.wait_for_selector(drawn)
    return str(table)


def control(who: Visitor, move: int) -> Any:
    return who.page.locator(f'.karnag [data-move~="{move}"]').first


def shown(who: Visitor, state: Any) -> list[dict[str, Any]]:
    """Wait until every legal move of a position has a control on the screen; returns the moves."""
    legal: list[dict[str, Any]] = [{"move": move} for move in state.legal(0)]
    wanted = [move["move"] for move in legal]
    who.page.wait_for_function(
        """(moves) => {
          const there = [...document.querySelectorAll(".karnag [data-move]")].flatMap((e) => e.dataset.move.split(" "));
          return moves.every((move) => there.includes(String(move)));
        }""",
        arg=wanted,
    )
    return legal


def test_a_whole_game_through_the_controls_of_the_board(visitor: Visitor) -> None:
    sit_down(visitor, 2, confirm=False)
    luck = random.Random(7)
    verbs = set()
    while visitor.my_turn():
        legal = visitor.situation()["legal"]
        number = str(visitor.page.locator(".facts").text_content()).split("·")[0]
        calm = [move for move in legal if move["verb"] in ("decline", "end", "pass", "halt")]
        move = calm[0] if calm and luck.random() < 0.75 else luck.choice(legal)
        verbs.add(move["verb"])
        place = control(visitor, move["move"])
        several = " " in str(place.get_attribute("data-move"))
        place.dispatch_event("click")
        if several:  # one place, several moves: the tray asks which
            visitor.page.locator(f'.tray [data-move="{move["move"]}"]').click()
        visitor.page.wait_for_function(
            "(number) => !document.querySelector('.facts').textContent.includes(number)", arg=number
        )
    assert {"place", "cube"} <= verbs  # the rest depends on the luck of the table
    visitor.page.wait_for_selector(".ending .bar")
    assert nemeton.replay(visitor.call("GET", f"tables/{visitor.table}/record")).over()


def test_every_question_has_a_control_for_every_move_on_a_phone_in_french(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Nolwenn", phone=True, dark=True, language="fr")
    table = sit_down(who)
    for name, make in QUESTIONS.items():
        state = make()
        lay(server, table, state)
        shown(who, state)
        who.settle()
        text = str(who.page.locator(".stage, .question").all_inner_texts())
        assert "karnag-" not in text, name
        assert "{" not in text, name
        small = who.page.evaluate(
            """(least) => [...document.querySelectorAll(".tray button, section.tiles:not(.all) .space, .track")]
              .map((e) => [e.getBoundingClientRect(), e.getAttribute("aria-label") ?? e.textContent])
              .filter(([box]) => box.width < least || box.height < least).map(([, words]) => words)""",
            FINGER,
        )
        assert small == [], name
        assert who.fits()


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (320, 640), (844, 390), (640, 400)])
def test_on_a_phone_all_six_tiles_are_in_sight_while_cubes_are_placed(
    visitors: Visitors, server: Running, size: tuple[int, int]
) -> None:
    who = visitors.come("Maëlle", phone=True, language="fr")
    who.page.set_viewport_size({"width": size[0], "height": size[1]})
    table = sit_down(who)
    state = QUESTIONS["draft"]()
    lay(server, table, state)
    shown(who, state)
    who.settle()
    boxes = [tile.bounding_box() for tile in who.page.locator(".tiles article").all()]
    stage = who.page.locator(".stage").bounding_box()
    assert len({round(box["x"]) for box in boxes}) == 3
    assert len({round(box["y"]) for box in boxes}) == 2
    assert max(box["y"] + box["height"] for box in boxes) <= stage["y"] + stage["height"]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= stage["x"] + stage["width"] for box in boxes)


def test_codes_and_tracks_say_what_they_are_when_pressed(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Maëlle", phone=True)
    table = sit_down(who)
    state = QUESTIONS["draft"]()
    lay(server, table, state)
    shown(who, state)
    page, tip = who.page, who.page.locator(".tipbox")
    page.locator('.band [data-what="mana 0"]').tap()
    expect(tip).to_contain_text("Mana")
    page.locator('.band [data-what="round"]').tap()
    expect(tip).to_contain_text("Round")
    page.locator('.track[data-what="track council"]').tap()
    expect(tip).to_contain_text("Knowledge")
    expect(page.locator("section.why")).to_have_count(0)  # nobody wanted to learn


def test_questions_are_all_kinds_there_are() -> None:
    """A kind of question that is added to the rules must be covered here, too."""
    kinds = {make().ask(0).kind for make in QUESTIONS.values()}  # type: ignore[union-attr]
    assert {step.name for step in GAME.steps if hasattr(step, "moves")} <= kinds


def test_wide_every_question_has_a_control_for_every_move(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    for make in QUESTIONS.values():
        state = make()
        lay(server, table, state)
        shown(visitor, state)


def test_a_column_is_said_by_the_letter_at_its_ends(visitor: Visitor, server: Running) -> None:
    """Where an obstacle may lie is written on the stones of the path: A to P, 1 to 12."""
    table = sit_down(visitor)
    state = QUESTIONS["tile_column"]()
    lay(server, table, state)
    shown(visitor, state)
    visitor.page.locator(".sides button").last.click()
    expect(visitor.page.locator(".moves ul .btn")).to_have_text(["Column A", "Column O"])


def test_the_keyboard_goes_through_the_glade_with_arrows(visitor: Visitor, server: Running) -> None:
    """Tiles, tracks, glade and tray are one Tab stop each; arrows move inside; Enter chooses, Enter confirms."""
    page = visitor.page
    table = sit_down(visitor)
    lay(server, table, QUESTIONS["place_druid"]())
    shown(visitor, QUESTIONS["place_druid"]())
    visitor.settle()
    assert page.evaluate(STOPS) <= 4
    page.locator('.glade [tabindex="0"]').focus()
    here, north = page.locator(":focus"), re.compile("^Druid onto north")
    expect(here).to_have_attribute("aria-label", north)
    page.keyboard.press("Home")  # the stop may be one left from the previous question
    first = str(here.get_attribute("aria-label"))
    page.keyboard.press("ArrowRight")
    expect(here).not_to_have_attribute("aria-label", first)
    expect(here).to_have_attribute("aria-label", north)
    page.keyboard.press("ArrowDown")
    expect(here).not_to_have_attribute("aria-label", north)
    page.keyboard.press("Shift+ArrowUp")  # with Shift to whatever is there
    page.keyboard.press("Home")
    expect(here).to_have_attribute("aria-label", first)
    page.keyboard.press("Enter")
    page.locator(".question.deciding").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".question.deciding")).to_have_count(0)
    page.keyboard.press("Enter")
    page.locator(".question.deciding .primary").wait_for()
    page.keyboard.press("Enter")
    assert eventually(lambda: visitor.situation()["table"]["decisions"] > 0)


def test_the_keyboard_goes_through_the_tiles_with_arrows(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    lay(server, table, QUESTIONS["draft"]())
    shown(visitor, QUESTIONS["draft"]())
    visitor.page.locator('.tiles [tabindex="0"]').focus()
    here, free = visitor.page.locator(":focus"), re.compile("you can take it")
    expect(here).to_have_attribute("aria-label", free)
    first = str(here.get_attribute("aria-label"))
    visitor.page.keyboard.press("ArrowRight")
    expect(here).not_to_have_attribute("aria-label", first)
    expect(here).to_have_attribute("aria-label", free)
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(".question.deciding").wait_for()


@pytest.mark.parametrize("way", ["hover", "focus"])
def test_a_creature_tells_where_it_will_go_and_what_its_escape_costs(
    visitor: Visitor, server: Running, way: str
) -> None:
    table = sit_down(visitor)
    state = acting("card")
    lay(server, table, state)
    shown(visitor, state)
    golem = visitor.page.locator('.thing[aria-label^="Golem on H1"]')
    if way == "hover":
        golem.hover()
    else:
        golem.focus()
    chip = visitor.page.locator(".glade .chip")
    expect(chip).to_contain_text("Golem on H1, turns left: will escape at north H")
    loss = outlooks(state)[token_at(state, (8, 1))]["losses"]
    assert isinstance(loss, list)
    assert loss[0] == 3
    expect(chip).to_contain_text(f"Maëlle −{loss[0]}")
    expect(visitor.page.locator(".ghost.escape")).to_have_count(1)


TRIED = {
    "place_druid": {
        "Rock G3": "G3 is not a start square",
        "C9": "C9 is not a start square",
        "North C": "North C is not a start square",
    },
    "draft": {"H12": "The question now: Place a cube on an action."},
    "act-move": {"North D": "how many squares your druids move in all"},
    "act-gem": {"B6": "No two of your druids look at B6"},
    "stride": {
        "East 12": "squares are left",
        "South cauldron": "The south cauldron",
        "C9": "Druids move on the path",
    },
    "lead": {"P6": "square by square"},
}


def test_who_wants_to_learn_is_answered_everywhere(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    for question, places in TRIED.items():
        state = QUESTIONS[question]()
        lay(server, table, state)
        visitor.open(f"/table/{table}")
        shown(visitor, state)
        visitor.learn()
        for place, why in places.items():
            visitor.page.locator(f'.thing[aria-label="{place}"]').first.click()
            visitor.page.wait_for_selector(".glade .cross")
            assert why in visitor.reason(), (question, place)
            expect(visitor.page.locator(".glade .cross")).to_have_count(0)


def test_the_keyboard_that_wants_to_learn_goes_from_square_to_square(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    state = QUESTIONS["act-gem"]()
    lay(server, table, state)
    shown(visitor, state)
    visitor.learn()
    visitor.page.locator('.thing[aria-label="B6"]').focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(":focus")).to_have_attribute("aria-label", "C6")
    visitor.page.keyboard.press("Enter")
    assert "No two of your druids look at C6" in visitor.reason()
    assert visitor.axe() == []


def test_the_keyboard_asks_about_a_druid_at_the_council(visitor: Visitor, server: Running) -> None:
    """Also one that may not walk now; those of others can only be looked at."""
    table = sit_down(visitor)
    state = acting("card", druids=WALKERS | {0: [7, "council", "council"]})
    lay(server, table, state)
    shown(visitor, state)
    own = visitor.page.locator(".council .own")
    expect(own).to_have_count(2)
    expect(visitor.page.locator('.council [tabindex="0"]')).to_have_count(1)  # one Tab stop
    own.first.focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(":focus")).to_have_attribute("aria-label", re.compile("Druid 3 of Maëlle"))
    visitor.page.keyboard.press("Enter")
    tip = visitor.page.locator(".tipbox")
    expect(tip.locator("h2")).to_have_text("Druid")
    expect(tip.locator(".why")).to_contain_text("Power cards (main) does not offer that.")
    expect(visitor.page.locator("section.why")).to_have_count(0)
    assert visitor.axe() == []


def test_a_finger_that_wants_to_learn_is_answered_in_french(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    table = sit_down(who)
    state = QUESTIONS["act-gem"]()
    lay(server, table, state)
    shown(who, state)
    who.learn()
    who.settle()
    box = who.page.locator('.thing[aria-label="B6"]').bounding_box()
    who.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert "Aucune paire de vos druides ne regarde B6" in who.reason()


def test_the_cubes_are_numbered_as_the_engine_says(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    state = QUESTIONS["draft"]()
    lay(server, table, state)
    shown(visitor, state)
    queue = visitor.situation()["view"]["table"]["queue"]
    assert len(queue) == sum(1 for cube in state.cubes if cube)
    numbers, all_of_them = visitor.page.locator(".tiles .space b"), list(range(1, len(queue) + 1))
    assert eventually(lambda: sorted(int(number) for number in numbers.all_inner_texts()) == all_of_them)
    expect(visitor.page.locator(".tiles .late")).to_have_count(sum(1 for _, turn in queue if turn > 1))


def test_a_cube_tells_when_it_will_be_reached_before_it_is_placed(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    state = QUESTIONS["draft"]()
    lay(server, table, state)
    shown(visitor, state)
    move = state.legal(0)[0]
    control(visitor, move).click()
    visitor.page.wait_for_selector(".tiles .chosen > i:not(:empty)")
    after = state.clone()
    after.play(0, move)
    reached = [cube for cube, _ in after.view(0)["table"]["queue"]]  # type: ignore[index]
    order = reached.index(GAME.verbs.split(move)[1]) + 1
    expect(visitor.page.locator(".tiles .chosen > i")).to_have_text(str(order))


def test_equal_cards_drawn_are_one_choice_that_says_how_many(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    state = play(acting("card", top=["extra", "extra", "speed", "gems"]), "draw")
    lay(server, table, state)
    shown(visitor, state)
    said = visitor.page.locator(".tray .btn")
    expect(said).to_have_count(3)
    expect(said.filter(has_text="×2")).to_have_text([re.compile("Extra")])


def test_a_finger_on_two_places_comes_closer_and_then_hits_one(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Nolwenn", phone=True)
    table = sit_down(who)
    state = QUESTIONS["stride"]()
    lay(server, table, state)
    shown(who, state)
    third = who.page.locator(f'.glade [data-move="{GAME.parse(state, 0, "clockwise 3")}"]')
    who.settle()
    box = third.bounding_box()
    assert box["width"] < FINGER  # the whole glade is too small for a finger
    who.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    who.page.wait_for_selector(".frame.large")
    who.settle()
    frame = who.page.locator(".frame.large").bounding_box()

    def within_reach() -> bool:
        """Large enough for a finger, and scrolled into view."""
        box = third.bounding_box()
        sides = (("x", "width"), ("y", "height"))
        inside = all(frame[at] <= box[at] and box[at] + box[size] <= frame[at] + frame[size] for at, size in sides)
        return inside and min(box["width"], box["height"]) >= FINGER

    assert eventually(within_reach)
    expect(who.page.locator(".question.deciding")).to_have_count(0)
    box = third.bounding_box()
    who.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    who.page.locator(".question.deciding").wait_for()
    expect(who.page.locator(".question h2")).to_have_text("3 clockwise, to north K")


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)])
def test_axe_finds_nothing_serious(visitors: Visitors, server: Running, phone: bool, dark: bool) -> None:
    who = visitors.come("Una", phone=phone, dark=dark)
    table = sit_down(who)
    for name in ("act-gem", "turn_tile") if phone else ("draft", "keep"):
        state = QUESTIONS[name]()
        lay(server, table, state)
        shown(who, state)
        assert who.axe() == [], name


def test_a_board_file_that_is_not_drawn_is_played_from_the_list(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    state = acting("capture")
    lay(server, table, state)
    visitor.page.route(
        "**/api/tables/*/situation*",
        lambda route: route.fulfill(response=(answer := route.fetch()), body=answer.text().replace(board(), "other")),
    )
    visitor.page.route_web_socket("**/live", lambda socket: None)
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".other")
    expect(visitor.page.locator(".other p")).to_contain_text("could not be loaded")
    expect(visitor.page.locator(".other li .btn")).to_have_count(len(state.legal(0)))


def board() -> str:
    return str(GAME.new(2, seed=0).view(-1)["table"]["board"])  # type: ignore[index]

"""The board of Karnag: a whole game through its own controls, every question, the keyboard, a finger, French."""

from __future__ import annotations

import random
from typing import Any

import pytest

import nemeton
from games.karnag.table import play, token_at
from nemeton.games.karnag import GAME
from nemeton.games.karnag.forecast import outlooks
from server.running import Running
from web.house import Visitor, Visitors, eventually
from web.karnag_questions import QUESTIONS, WALKERS, acting, lay

FINGER = 44  # px, the least that a finger hits
STOPS = """() => [...document.querySelectorAll('.karnag [tabindex="0"], .karnag button, .karnag a')]
  .filter((item) => item.tabIndex >= 0).length"""
FOCUS = "() => document.activeElement.getAttribute('aria-label') ?? ''"


def sit_down(who: Visitor, seats: int = 4, confirm: bool = True) -> str:
    """A table against bots, and its page."""
    wishes = [{"kind": "person"}] + [{"kind": "bot", "level": "random"}] * (seats - 1)
    table = who.call("POST", "tables", {"game": "karnag", "seats": wishes, "start": True})["id"]
    who.page.evaluate(f"() => localStorage.setItem('nemeton', JSON.stringify({{confirm: {str(confirm).lower()}}}))")
    who.open(f"/table/{table}")
    who.page.wait_for_selector(".glade")
    return str(table)


def control(who: Visitor, move: int) -> Any:
    return who.page.locator(f'.karnag [data-move~="{move}"]').first


def shown(who: Visitor, state: Any) -> list[dict[str, Any]]:
    """Wait until every legal move of a position has a control on the screen; the moves."""
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
    visitor.page.wait_for_selector("dialog[open] .story")
    assert nemeton.replay(visitor.call("GET", f"tables/{visitor.table}/record")).over()


def test_every_question_has_a_control_for_every_move_on_a_phone_in_french(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Nolwenn", phone=True, dark=True, language="fr")
    table = sit_down(who)
    for name, make in QUESTIONS.items():
        state = make()
        lay(server, table, state)
        shown(who, state)
        text = str(who.page.locator(".stage, .question").all_inner_texts())
        assert "karnag-" not in text, name
        assert "{" not in text, name
        small = who.page.evaluate(
            """(least) => [...document.querySelectorAll(".tray button, .tiles .space, .track")]
              .map((e) => [e.getBoundingClientRect(), e.getAttribute("aria-label") ?? e.textContent])
              .filter(([box]) => box.width < least || box.height < least).map(([, words]) => words)""",
            FINGER,
        )
        assert small == [], name
        assert who.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_questions_are_all_kinds_there_are() -> None:
    """A kind of question added to the rules must be laid on the table here, too."""
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
    listed = visitor.page.locator(".moves ul .btn").all_inner_texts()
    assert listed == ["Column A", "Column O"]


def test_the_keyboard_goes_through_the_glade_with_arrows(visitor: Visitor, server: Running) -> None:
    """One stop of the Tab key each for tiles, tracks, glade and tray; arrows inside; Enter chooses, Enter confirms."""
    page = visitor.page
    table = sit_down(visitor)
    lay(server, table, QUESTIONS["place_druid"]())
    shown(visitor, QUESTIONS["place_druid"]())
    assert page.evaluate(STOPS) <= 4
    page.locator('.glade [tabindex="0"]').focus()
    first = page.evaluate(FOCUS)
    assert first.startswith("Druid onto north")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS).startswith("Druid onto north")
    assert page.evaluate(FOCUS) != first
    page.keyboard.press("ArrowDown")
    assert not page.evaluate(FOCUS).startswith("Druid onto north")
    page.keyboard.press("Shift+ArrowUp")  # with Shift to whatever stands there
    page.keyboard.press("Home")
    assert page.evaluate(FOCUS) == first
    page.keyboard.press("Enter")
    page.locator(".question.deciding").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".question.deciding").count() == 0
    page.keyboard.press("Enter")
    page.locator(".question.deciding .primary").wait_for()
    page.keyboard.press("Enter")
    assert eventually(lambda: visitor.situation()["table"]["decisions"] > 0)


def test_the_keyboard_goes_through_the_tiles_with_arrows(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    lay(server, table, QUESTIONS["draft"]())
    shown(visitor, QUESTIONS["draft"]())
    visitor.page.locator('.tiles [tabindex="0"]').focus()
    first = visitor.page.evaluate(FOCUS)
    assert "you may take it" in first
    visitor.page.keyboard.press("ArrowRight")
    assert "you may take it" in visitor.page.evaluate(FOCUS)
    assert visitor.page.evaluate(FOCUS) != first
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
    assert "Golem on H1, turns left: will escape at north H" in str(chip.text_content())
    loss = outlooks(state)[token_at(state, (8, 1))]["losses"]
    assert isinstance(loss, list)
    assert loss[0] == 3
    assert f"Maëlle −{loss[0]}" in str(chip.text_content())
    assert visitor.page.locator(".ghost.escape").count() == 1


@pytest.mark.parametrize(
    ("question", "place", "why"),
    [
        ("place_druid", "Rock G3", "G3 is no start square"),
        ("place_druid", "C9", "C9 is no start square"),
        ("place_druid", "North C", "North C is no start square"),
        ("draft", "H12", "Asked now: Place a cube on an action."),
        ("act-move", "North D", "how many squares your druids go in all"),
        ("act-gem", "B6", "No two of your druids look onto B6"),
        ("stride", "East 12", "squares are left"),
        ("stride", "South cauldron", "The south cauldron"),
        ("stride", "C9", "Druids walk on the path"),
        ("lead", "P6", "square by square"),
    ],
)
def test_who_wants_to_learn_is_answered_everywhere(
    visitor: Visitor, server: Running, question: str, place: str, why: str
) -> None:
    table = sit_down(visitor)
    state = QUESTIONS[question]()
    lay(server, table, state)
    shown(visitor, state)
    visitor.learn()
    visitor.page.locator(f'.thing[aria-label="{place}"]').first.click()
    visitor.page.wait_for_selector(".glade .cross")
    assert why in visitor.reason()
    assert visitor.page.locator(".glade .cross").count() == 0


def test_the_keyboard_that_wants_to_learn_goes_from_square_to_square(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    state = QUESTIONS["act-gem"]()
    lay(server, table, state)
    shown(visitor, state)
    visitor.learn()
    visitor.page.locator('.thing[aria-label="B6"]').focus()
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate(FOCUS) == "C6"
    visitor.page.keyboard.press("Enter")
    assert "No two of your druids look onto C6" in visitor.reason()
    assert visitor.axe() == []


def test_the_keyboard_asks_about_a_druid_at_the_council(visitor: Visitor, server: Running) -> None:
    """One that may not walk now, too; those of others are only looked at."""
    table = sit_down(visitor)
    state = acting("card", druids=WALKERS | {0: [7, "council", "council"]})
    lay(server, table, state)
    shown(visitor, state)
    own = visitor.page.locator(".council .own")
    assert own.count() == 2
    assert visitor.page.locator('.council [tabindex="0"]').count() == 1  # one stop of the Tab key
    own.first.focus()
    visitor.page.keyboard.press("ArrowRight")
    assert "Druid 3 of Maëlle" in visitor.page.evaluate(FOCUS)
    visitor.page.keyboard.press("Enter")
    assert "Power cards (main) does not offer that." in visitor.reason()
    assert visitor.axe() == []


def test_a_finger_that_wants_to_learn_is_answered_in_french(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Nolwenn", phone=True, language="fr")
    table = sit_down(who)
    state = QUESTIONS["act-gem"]()
    lay(server, table, state)
    shown(who, state)
    who.learn()
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
    numbers = visitor.page.locator(".tiles .space b").all_inner_texts()
    assert sorted(int(number) for number in numbers) == list(range(1, len(queue) + 1))
    assert visitor.page.locator(".tiles .late").count() == sum(1 for _, turn in queue if turn > 1)


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
    assert visitor.page.locator(".tiles .chosen > i").inner_text() == str(order)


def test_equal_cards_drawn_are_one_choice_that_says_how_many(visitor: Visitor, server: Running) -> None:
    table = sit_down(visitor)
    state = play(acting("card", top=["extra", "extra", "speed", "gems"]), "draw")
    lay(server, table, state)
    shown(visitor, state)
    said = visitor.page.locator(".tray .btn").all_inner_texts()
    assert len(said) == 3
    assert ["Extra" in text for text in said if "×2" in text] == [True]


def test_a_finger_on_two_places_comes_closer_and_then_hits_one(visitors: Visitors, server: Running) -> None:
    who = visitors.come("Nolwenn", phone=True)
    table = sit_down(who)
    state = QUESTIONS["stride"]()
    lay(server, table, state)
    shown(who, state)
    third = who.page.locator(f'.glade [data-move="{GAME.parse(state, 0, "clockwise 3")}"]')
    box = third.bounding_box()
    assert box["width"] < FINGER  # the whole glade is too small for a finger
    who.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    frame = who.page.locator(".frame.large").bounding_box()

    def within_reach() -> bool:
        """Large enough for a finger, and scrolled to where one sees it."""
        box = third.bounding_box()
        sides = (("x", "width"), ("y", "height"))
        inside = all(frame[at] <= box[at] and box[at] + box[size] <= frame[at] + frame[size] for at, size in sides)
        return inside and min(box["width"], box["height"]) >= FINGER

    assert eventually(within_reach)
    assert who.page.locator(".question.deciding").count() == 0
    box = third.bounding_box()
    who.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    who.page.locator(".question.deciding").wait_for()
    assert who.page.locator(".question h2").inner_text() == "3 clockwise, to north K"


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
    assert "rule 22.4" in visitor.page.locator(".other p").inner_text()
    assert visitor.page.locator(".other li .btn").count() == len(state.legal(0))


def board() -> str:
    return str(GAME.new(2, seed=0).view(-1)["table"]["board"])  # type: ignore[index]

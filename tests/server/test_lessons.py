"""A learner goes through a lesson over the API: nothing is stored, and nothing hidden is revealed."""

from __future__ import annotations

from typing import Any

import pytest

from nemeton import exercises
from nemeton.client import Client, Json
from server.running import Running, refusal

pytestmark = pytest.mark.pure  # nothing tested here is compiled


@pytest.fixture
def ann(server: Running) -> Client:
    return server.client("Ann")


def scene(client: Client, game: str, step: int, *made: int, move: int = -1) -> Json:
    found: Json = client.call("POST", f"lessons/{game}/first", {"step": step, "made": list(made), "move": move})
    return found


def test_every_game_has_a_lesson(ann: Client) -> None:
    found: list[Any] = ann.call("GET", "lessons")
    assert {lesson["game"] for lesson in found} == {"clans", "samhain", "karnag", "ardri"}
    assert all(lesson["steps"] and lesson["minutes"] > 0 for lesson in found)


@pytest.mark.long
@pytest.mark.parametrize("game", ["clans", "samhain", "karnag", "ardri"])
def test_a_lesson_is_taken_from_the_first_step_to_the_last(ann: Client, game: str) -> None:
    lesson = next(each for each in ann.call("GET", "lessons") if each["game"] == game)
    for step, name in enumerate(lesson["steps"]):
        here = scene(ann, game, step)
        assert here["key"] == f"{game}-lesson-first-{name}"
        made: list[int] = []
        while here["wanted"]:
            assert set(here["wanted"]) <= set(here["legal"])
            here = scene(ann, game, step, *made, move=here["wanted"][0])
            assert here["right"]
            made = here["made"]
    assert refusal(scene, ann, game, len(lesson["steps"])) == "not-found"


def test_a_wrong_try_is_answered_and_changes_nothing(ann: Client) -> None:
    before = scene(ann, "clans", 3)
    words = {move["text"]: move["move"] for move in before["words"]}
    wrong = scene(ann, "clans", 3, move=words["12-15"])
    assert (wrong["right"], wrong["says"], wrong["made"]) == (False, "clans-lesson-first-village-open", [])
    assert wrong["view"] == before["view"]
    elsewhere = scene(ann, "clans", 3, move=words["2-3"])
    assert (elsewhere["right"], elsewhere["says"]) == (False, "lesson-not-now")
    illegal = scene(ann, "clans", 3, move=329)
    assert (illegal["right"], illegal["why"]["rule"]) == (False, "2.1")


def test_one_may_ask_why_a_move_is_not_legal(ann: Client) -> None:
    told = ann.call("POST", "lessons/clans/first", {"step": 3, "text": "15-13"})
    assert (told["why"]["rule"], told["made"]) == ("2.2", [])
    assert ann.call("POST", "lessons/clans/first", {"step": 3, "text": "15-12"})["why"] is None


def test_the_other_seat_keeps_its_secret(ann: Client) -> None:
    assert scene(ann, "clans", 0)["view"]["table"]["clans"] == [0, None]


def test_what_is_not_a_lesson_is_not_found(ann: Client) -> None:
    assert refusal(ann.call, "POST", "lessons/clans/second", {}) == "not-found"
    assert refusal(ann.call, "POST", "lessons/chess/first", {}) == "not-found"
    assert refusal(ann.call, "POST", "lessons/clans/..%2ffirst", {}) == "not-found"


OWN = """
minutes = 1
[starts.here]
seed = 2184
[[steps]]
name = "one"
start = "here"
title = { en = "Our own", fr = "La nôtre" }
text = { en = "Take 6 to 2." }
do = ["6-2"]
wrong = [{ moves = ["2-6"], text = { en = "The other way round." } }]
"""


def test_a_lesson_that_the_host_drops_into_the_data_folder_appears(server: Running, ann: Client) -> None:
    folder = server.data / "lessons" / "clans"
    folder.mkdir(parents=True)
    (folder / "ours.toml").write_text(OWN, "utf-8")
    (folder / "broken.toml").write_text("minutes = 'one'", "utf-8")
    names = [lesson["name"] for lesson in ann.call("GET", "lessons") if lesson["game"] == "clans"]
    assert names == ["first", "ours"]
    here = ann.call("POST", "lessons/clans/ours", {})
    assert (here["title"]["fr"], here["text"]["en"]) == ("La nôtre", "Take 6 to 2.")
    turned = next(move["move"] for move in here["words"] if move["text"] == "2-6")
    assert ann.call("POST", "lessons/clans/ours", {"move": turned})["answer"] == {"en": "The other way round."}
    assert ann.call("POST", "lessons/clans/ours", {"move": here["wanted"][0]})["right"]
    assert refusal(ann.call, "POST", "lessons/clans/broken", {}) == "bad-lesson"


def test_a_real_game_follows_from_the_start_that_the_lesson_names(ann: Client) -> None:
    table = ann.call("POST", "lessons/clans/first/game")
    assert (table["status"], table["yours"], table["seats"][1]["level"]) == ("running", 0, "1")


def test_exercises_are_tried_and_told(ann: Client) -> None:
    known = ann.call("GET", "exercises")
    assert known["daily"] in known["exercises"]
    marks = {(one["game"], one["mark"]) for one in known["exercises"]}
    assert len(marks) == len(known["exercises"])
    path = "exercises/clans/0"
    given = exercises.of_game("clans")[0]
    words = {move["text"]: move["move"] for move in ann.call("GET", path)["words"]}
    wrong = ann.call("POST", path, {"move": words[given.others[0].text]})
    assert (wrong["right"], wrong["told"], wrong["candidates"]) == (False, False, [])
    right = ann.call("POST", path, {"move": words[given.best.text]})
    assert (right["right"], right["candidates"][0]["told"]["text"]) == (True, given.best.text)
    assert ann.call("POST", path, {"text": "1-60"})["why"]["rule"]
    assert ann.call("POST", path + "/game")["status"] == "running"
    assert refusal(ann.call, "GET", "exercises/clans/999") == "not-found"

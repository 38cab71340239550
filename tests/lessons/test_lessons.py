"""Every lesson is played to its end, the right way and every wrong way it knows about."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemeton import lessons
from nemeton.core.errors import BadNotation
from nemeton.lessons import BadLesson, Run
from nemeton.lessons.lesson import position, read
from nemeton.lessons.running import COMMON
from nemeton.words import LANGUAGES, Words

pytestmark = pytest.mark.pure  # lessons are data, and the code that runs them is not compiled

GAMES = ["clans", "samhain", "karnag", "ardri"]
LESSONS = [(id, name) for id in GAMES for name in lessons.names(id)]
every_lesson = pytest.mark.parametrize(("id", "name"), LESSONS, ids=str)


def run_of(id: str, name: str) -> Run:
    return Run(lessons.load(id, name))


@every_lesson
def test_the_right_way_leads_to_the_end(id: str, name: str) -> None:
    run = run_of(id, name)
    steps = 0
    while not run.over:
        while run.waits:
            assert run.attempt(run.wanted[0]).right
        run.go_on()
        steps += 1
    assert steps == len(run.lesson.steps)


@every_lesson
def test_every_wrong_way_is_legal_and_answered(id: str, name: str) -> None:
    """Each comes up at some point in its step, gets the answer the step has for it, and changes nothing."""
    run = run_of(id, name)
    while not run.over:
        unmet = {text: run.lesson.key(run.step, wrong.says) for wrong in run.step.wrong for text in wrong.moves}
        while run.waits:
            before = run.state.dump()
            for text, says in list(unmet.items()):
                try:
                    move = run.game.parse(run.state, run.lesson.seat, text)
                except BadNotation:
                    continue
                tried = run.attempt(move) if move not in run.wanted else None
                if tried is not None and tried.says == says:
                    del unmet[text]
            assert run.state.dump() == before
            run.show()
        assert not unmet, f"{run.lesson.key(run.step)}: never answered: {sorted(unmet)}"
        run.go_on()


@pytest.mark.long
@every_lesson
def test_any_other_legal_move_gets_the_common_answer_and_any_other_a_reason(id: str, name: str) -> None:
    run = run_of(id, name)
    answered = refused = 0
    while not run.over:
        while run.waits:
            for move in range(run.game.verbs.size):
                if move not in run.wanted:
                    tried = run.attempt(move)
                    assert not tried.right
                    assert (tried.reason is None) == (move in run.state.legal(run.lesson.seat))
                    answered += tried.says == COMMON
                    refused += tried.reason is not None
            run.show()
        run.go_on()
    assert answered > 0
    assert refused > 0


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(id: str, name: str, language: str) -> None:
    words = Words(language, ["Maëlle", "Gland"])
    run = run_of(id, name)
    assert all(words.say(f"{id}-lesson-{name}-chapter-{chapter}") for chapter in run.lesson.chapters())
    while not run.over:
        key = run.lesson.key(run.step)
        assert words.say(f"{key}-title")
        assert words.say(key, id, **run.facts())
        for wrong in run.step.wrong:
            assert words.say(run.lesson.key(run.step, wrong.says))
        run.skip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_goal_card(id: str, language: str) -> None:
    words = Words(language)
    assert words.say(f"{id}-goal")
    assert [bool(words.say(f"{id}-goal-turn-{n}")) for n in (1, 2, 3)] == [True, True, True]


@every_lesson
def test_one_may_go_back_and_come_again(id: str, name: str) -> None:
    run = run_of(id, name)
    here = []
    while not run.over:
        here.append(run.state.dump())
        run.skip()
    again = Run(run.lesson, at=len(here) - 1)
    assert again.state.dump() == here[-1]
    for number in reversed(range(len(here) - 1)):
        again.back()
        assert (again.at, again.state.dump()) == (number, here[number])


@every_lesson
def test_a_real_game_follows_from_an_easy_start(id: str, name: str) -> None:
    lesson = lessons.load(id, name)
    assert lesson.real is not None
    state = lessons.begun(lesson.known_game(), lesson.real).replay()
    assert not state.over()


def test_the_real_game_of_karnag_goes_on_after_the_round_of_the_lesson() -> None:
    lesson = lessons.load("karnag", "first")
    run = Run(lesson, at=[step.name for step in lesson.steps].index("they-walk"))
    assert lesson.real is not None
    assert position(lesson.known_game(), lesson.real).dump() == run.state.dump()


def test_chapters_begin_where_the_lesson_says() -> None:
    lesson = lessons.load("karnag", "first")
    assert list(lesson.chapters()) == ["druids", "creatures", "draft", "stones"]
    assert [lesson.steps[at].name for at in lesson.chapters().values()] == ["goal", "catch", "first-come", "crossing"]


def test_numbers_come_from_the_engine() -> None:
    """The village of the fourth step of Clans has four huts: nobody has written that down."""
    run = Run(lessons.load("clans", "first"), at=4)
    assert (
        Words("en").say("clans-lesson-first-score", "clans", **run.facts()).startswith("4 huts: each clan there gets 4")
    )


def test_the_example_of_the_documentation_plays(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
    example = "\n".join(line[4:] for line in page.splitlines() if line.startswith("    "))
    (tmp_path / "ours.toml").write_text(example, "utf-8")
    run = Run(read("clans", "ours", tmp_path))
    run.skip()
    tried = run.attempt(run.game.parse(run.state, 0, "13-14"))
    assert (tried.right, tried.text["en"]) == (False, "That is a neighbour too, but 12 it is.")
    run.skip()
    assert run.over


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ('do = ["13-12"]\ncolour = "red"', "unknown field `colour`"),
        ('name = "Two words"', "Cannot overwrite a value|pattern"),
        ('do = ["12-1"]', "'12-1' is refused"),
        ('facts = "village"', "nothing of the kind 'village' has happened"),
        ('[[steps]]\nname = "later"\nstart = "elsewhere"', "begins at 'elsewhere', which is no start"),
    ],
)
def test_a_bad_lesson_says_what_is_wrong(tmp_path: Path, lines: str, why: str) -> None:
    write(tmp_path, lines)
    with pytest.raises(BadLesson, match=why):
        Run(read("clans", "mine", tmp_path)).facts()


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(BadLesson, match="clans has no lesson 'second'"):
        lessons.load("clans", "second")


def write(folder: Path, lines: str) -> None:
    """A lesson with one step."""
    head = 'minutes = 1\n[starts.here]\nseed = 2184\nmoves = ["6-2", "5-3"]\n[[steps]]\nname = "one"\nstart = "here"\n'
    (folder / "mine.toml").write_text(head + lines, "utf-8")

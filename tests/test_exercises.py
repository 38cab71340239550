"""Exercises: every stored one can be reached and solved, and is asked and explained in both languages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from nemeton import exercises, lessons
from nemeton.bots.explanation import Candidate, Explanation, Term, Told
from nemeton.cli import main
from nemeton.core.answers import Event
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import State
from nemeton.exercises import Answer, Exercise, mining
from nemeton.exercises.asking import WINS, Question, followed_by, questions, rarest, themes_of
from nemeton.exercises.exercise import HARDEST, read
from nemeton.exercises.mining import (
    MARGIN,
    clear,
    commute,
    confirm,
    convincing,
    differs,
    first_two,
    from_game,
    judged,
    leads,
)
from nemeton.lessons.lesson import Start
from nemeton.words import LANGUAGES, Words

GAMES = ["clans", "samhain", "karnag", "ardri"]
KEPT = [(id, number) for id in GAMES for number in range(len(exercises.of_game(id)))]
every_exercise = pytest.mark.parametrize(("id", "number"), KEPT, ids=str)


@every_exercise
def test_it_is_reached_and_its_answers_are_legal(id: str, number: int) -> None:
    given = exercises.of_game(id)[number]
    state, known = given.position(), given.known_game()
    assert given.seat in state.actors()
    moves = [known.moves(state, given.seat, answer.text)[0] for answer in (given.best, *given.others)]
    assert len(set(moves)) == len(moves) > 1
    assert set(moves) <= set(state.legal(given.seat))
    assert given.margin >= MARGIN
    state.log = None
    best, *rivals = moves
    assert not any(commute(state, given.seat, best, rival) for rival in rivals)


@every_exercise
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_and_explained(id: str, number: int, language: str) -> None:
    given, words = exercises.of_game(id)[number], Words(language)
    assert words.say(f"{id}-exercise-{given.theme}", id, **given.facts)
    assert given.terms
    for term in given.terms:
        feature = f"{id}-feature-{term.feature}"
        assert words.has(feature) or words.has(f"{feature}-{'up' if term.more else 'down'}")


@pytest.mark.parametrize("id", GAMES)
def test_every_theme_has_words(id: str) -> None:
    for language in LANGUAGES:
        assert all(Words(language).has(f"{id}-exercise-{theme}") for theme in themes_of(game(id)))


def test_the_exercise_of_the_day_goes_through_all_games() -> None:
    able = [id for id in GAMES if exercises.of_game(id)]
    days = [date(2026, 11, 18) + timedelta(days=n) for n in range(len(able))]
    assert sorted(exercises.of_the_day(day, GAMES)[0] for day in days) == sorted(able)
    assert exercises.of_the_day(days[0], GAMES) == exercises.of_the_day(days[0], GAMES)


def test_a_file_is_read_as_it_was_written() -> None:
    kept = exercises.of_game("clans")
    assert read(exercises.written(list(reversed(kept))), "clans") == kept
    assert [given.hardness for given in kept] == sorted(given.hardness for given in kept)


def told(share: float, move: int, error: float = 0.01) -> Candidate:
    return Candidate(Told(0, move, "", "", {}), share, error, 400)


def thought(*candidates: Candidate, played: Candidate | None = None) -> Explanation:
    return Explanation(0, [0.5, 0.5], list(candidates), [], [], False, [], 400, judged=True, played=played)


def test_clear_is_what_leads_by_a_margin_and_beyond_chance() -> None:
    assert clear(thought(told(0.7, 1), told(0.5, 2)), 1)
    assert not clear(thought(told(0.7, 1), told(0.5, 2)), 2)
    assert not clear(thought(told(0.7, 1), told(0.6, 2)), 1)  # too close
    assert not clear(thought(told(0.7, 1), told(0.5, 2, error=0.2)), 1)  # perhaps by chance
    assert not clear(thought(told(0.7, 1), told(0.3, 2), played=told(0.65, 3)), 1)
    assert not clear(thought(told(0.19, 1), told(0.01, 2)), 1)  # it is lost anyway
    assert clear(thought(told(1.0, 1, error=0.0), told(0.5, 2)), 1)  # a proven win is a good question
    assert not clear(thought(told(0.7, 1)), 1)  # nothing to compare it with


def test_a_first_look_may_be_unsure() -> None:
    assert leads(0.7, 0.5)
    assert not leads(0.7, 0.6)
    assert leads(0.7, 0.6, MARGIN / 2)
    assert not leads(0.19, 0.0)


def test_reasons_must_outweigh_what_speaks_against() -> None:
    assert convincing([Term("points", 0.5, True), Term("chips", -0.4, False)])
    assert not convincing([Term("points", 0.3, True), Term("chips", -0.4, False)])
    assert not convincing([])


def test_exercises_differ() -> None:
    kept = list(exercises.of_game("clans"))
    new = msgspec.structs.replace(kept[0], theme="new", best=Answer("60-59", 0.9))
    assert differs(new, kept, 30)
    assert not differs(new, [*kept, *[msgspec.structs.replace(new, theme=str(n)) for n in range(3)]], 30)  # its answer
    asked = [msgspec.structs.replace(new, best=Answer(str(n), 0.9)) for n in range(12)]
    assert not differs(new, [*kept, *asked], 30)  # its question


def test_moves_that_may_both_be_made_are_no_question() -> None:
    """Two Warriors that come home in one Summer do so in either order; a druid moves to one place or to another."""
    lesson = lessons.load("ardri", "first")
    names = [step.name for step in lesson.steps]
    state, known = lessons.Run(lesson, names.index("summer")).state, game("ardri")
    king, jack, done = (known.parse(state, 0, text) for text in ("summer K♠", "summer J♦", "done"))
    assert commute(state, 0, king, jack)
    assert not commute(state, 0, king, done)
    valley = game("clans").new(2, seed=1)
    assert not commute(valley, valley.actor(), *valley.legal(valley.actor())[:2])


def only(held: tuple[Exercise, ...]) -> Callable[..., Exercise | None]:
    """A search in which these exercises hold, and turn out to be hard."""

    def searched(
        g: AnyGame, state: State, seat: int, start: Start, pair: tuple[int, int], seed: int
    ) -> Exercise | None:
        found = next((each for each in held if each.start == start), None)
        return found and msgspec.structs.replace(found, hardness=HARDEST, theme="", facts={})

    return searched


def test_what_does_not_hold_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = exercises.of_game("clans")[:3]
    monkeypatch.setattr(mining, "searched", only((first, third)))
    told: list[bool] = []
    kept = confirm((first, second, third), 2, 7, lambda _, holds: told.append(holds))
    assert told == [True, False, True]
    assert kept == [msgspec.structs.replace(each, hardness=HARDEST) for each in (first, third)]  # and asks as before


def test_a_file_is_confirmed_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first, second = exercises.of_game("clans")[:2]
    file = tmp_path / "exercises.json"
    file.write_bytes(exercises.written([first, second]))
    monkeypatch.setattr(mining, "searched", only((second,)))
    assert main(["exercises", "clans", "--confirm", "1", "--into", str(file)]) == 0
    assert '"holds": false' in capsys.readouterr().out
    assert [each.mark for each in read(file.read_bytes(), "clans")] == [second.mark]


def test_what_is_too_easy_is_not_searched_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    given = exercises.of_game("clans")[0]
    state, known = given.position(), given.known_game()
    pair = tuple(known.moves(state, given.seat, each.text)[0] for each in (given.best, given.others[0]))
    monkeypatch.setattr(mining, "first_two", lambda *_: pair)
    monkeypatch.setattr(mining, "searched", only((given,)))
    monkeypatch.setattr(mining, "hardness", lambda *_: 2)
    assert judged(known, state, given.seat, given.start, 1, 2) is not None
    assert judged(known, state, given.seat, given.start, 1, 3) is None


def founds(known: AnyGame, state: State, seat: int, move: int) -> bool:
    after = state.clone()
    after.log = []
    after.play(seat, move)
    return any(event.key == "village" for event in after.log)


def test_what_is_asked_comes_from_the_event_or_from_the_reason() -> None:
    given = next(each for each in exercises.of_game("clans") if each.theme == "village")
    state, known = given.position(), given.known_game()
    best = known.moves(state, given.seat, given.best.text)[0]
    hold = [Term("end-own", -1.0, False), Term("end-others", 0.5, False)]
    quiet = next(move for move in state.legal(given.seat) if not founds(known, state, given.seat, move))
    asked = questions(known, state, given.seat, best, quiet, hold)
    assert asked == [("village", given.facts), ("hold", {}), ("move", {})]
    assert questions(known, state, given.seat, quiet, best, hold)[0] == ("hold", {})
    assert questions(known, state, given.seat, quiet, best, [Term("alone", 0.5, True)]) == [("move", {})]
    assert questions(known, state, given.seat, quiet, best, [Term(WINS, 1.0, True)])[0] == ("win", {})


def test_a_question_has_one_answer() -> None:
    """Where two moves found the same kind of village, to ask for it would be unfair: the question is a wider one."""
    known = game("clans")
    state = known.new(2, seed=7)
    two: list[int] = []
    while len(two) < 2:
        state.play(state.actor(), state.nth(state.actor(), 0))
        seat = state.actor()
        two = [move for move in state.legal(seat) if founds(known, state, seat, move)]
        themes = [questions(known, state, seat, move, state.nth(seat, 0), [Term("x", 1.0, True)]) for move in two]
    told_alike = [asked for asked in themes if themes.count(asked) > 1]
    assert told_alike
    assert all(asked == [("move", {})] for asked in told_alike)


def test_of_several_questions_the_rarest_is_asked() -> None:
    asked = [("village", {"value": 9}), ("hold", {}), ("move", {})]
    assert rarest(asked, []) == asked[0]
    assert rarest(asked, ["village"]) == asked[1]
    assert rarest(asked, ["village", "hold", "move"]) == asked[0]


def test_what_follows_is_asked_only_of_games_that_look_ahead() -> None:
    state = game("clans").new(2, seed=1)
    assert followed_by(game("clans"), state, 0, state.nth(0, 0), state.nth(0, 1)) == []


def test_golems_that_are_caught_in_a_round_are_counted() -> None:
    achieved = game("karnag").module("thoughts").achieved  # type: ignore[union-attr]
    caught = [Event("10.3", "capture", {"seat": 0, "kind": "golem"}) for _ in range(2)]
    other = Event("10.3", "capture", {"seat": 1, "kind": "golem"})
    assert achieved([*caught, other], 0) == [("golems", {"golems": 2}), ("hunt", {"creatures": 2})]
    assert achieved([*caught, other], 1) == []


def test_a_gift_that_cannot_be_refused_is_asked_for() -> None:
    """[7.3] The lesson's last position: the best four make 31 against 32, so the gift must be enforced."""
    lesson = lessons.load("ardri", "first")
    state = lesson.begin("sixth-year")
    asks = game("ardri").module("thoughts").asks  # type: ignore[union-attr]
    assert asks(state, 0, [Event("7.1", "bid", {"seat": 0})]) == ("enforced", {})
    assert asks(state, 1, [Event("7.1", "bid", {"seat": 1})]) == ("unrefused", {})
    assert asks(state, 0, [Event("6.7", "loot", {"seat": 0, "count": 3})]) == ("loot", {"count": 3})
    assert asks(state, 0, [Event("6.6", "battle", {"seat": 0, "result": "won"})]) == ("slay", {})


@pytest.mark.slow
def test_what_the_miner_finds_is_an_exercise() -> None:
    found: tuple[Exercise, list[Question]] | None = None
    seed = 0
    while found is None:
        seed += 1
        found = next(from_game(game("clans"), 2, seed), None)
    exercise, asked = found
    state = exercise.position()
    seat = exercise.seat
    assert exercise.best.text in {game("clans").text(state, seat, move) for move in state.legal(seat)}
    assert exercise.margin >= MARGIN
    assert asked
    pair = first_two(state, seat, exercise.start.seed)
    assert pair is not None
    assert game("clans").text(state, seat, pair[0]) == exercise.best.text


def test_one_is_asked_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given = exercises.of_game("clans")[0]
    lines = iter(["1-1", given.others[0].text, given.best.text])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    assert main(["--language", "en", "exercises", "clans", "1"]) == 0
    out = capsys.readouterr().out
    assert "There is a better move." in out
    assert "Solved." in out
    assert next(lines, None) is None

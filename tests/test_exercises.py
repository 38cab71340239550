"""Exercises: every stored one can be reached and solved, and is asked and explained in both languages."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from nemeton import exercises
from nemeton.bots.explanation import Candidate, Explanation, Term, Told
from nemeton.cli import main
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import State
from nemeton.exercises import Answer, Exercise
from nemeton.exercises.exercise import read
from nemeton.exercises.mining import MARGIN, asked_for, clear, differs, from_game, leads, themes_of
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
    assert not clear(thought(told(0.99, 1), told(0.5, 2)), 1)  # it is won anyway


def test_a_first_look_may_be_unsure() -> None:
    assert leads(thought(told(0.7, 1), told(0.5, 2, error=0.2)))
    assert not leads(thought(told(0.7, 1), told(0.6, 2)))
    assert not leads(thought(told(0.7, 1)))


def test_exercises_differ() -> None:
    kept = list(exercises.of_game("clans"))
    new = msgspec.structs.replace(kept[0], theme="new", best=Answer("60-59", 0.9))
    assert differs(new, kept, 30)
    assert not differs(new, [*kept, *[msgspec.structs.replace(new, theme=str(n)) for n in range(3)]], 30)  # its answer
    asked = [msgspec.structs.replace(new, best=Answer(str(n), 0.9)) for n in range(12)]
    assert not differs(new, [*kept, *asked], 30)  # its question


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
    assert asked_for(known, state, given.seat, best, hold) == ("village", given.facts)
    quiet = next(move for move in state.legal(given.seat) if not founds(known, state, given.seat, move))
    assert asked_for(known, state, given.seat, quiet, hold) == ("hold", {})
    assert asked_for(known, state, given.seat, quiet, [Term("groups", 0.5, True)]) == ("move", {})


@pytest.mark.slow
def test_what_the_miner_finds_is_an_exercise() -> None:
    found: Exercise | None = None
    seed = 0
    while found is None:
        seed += 1
        found = next(from_game(game("clans"), 2, seed), None)
    state = found.position()
    assert found.best.text in {game("clans").text(state, found.seat, move) for move in state.legal(found.seat)}
    assert found.margin >= MARGIN


def test_one_is_asked_at_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given = exercises.of_game("clans")[0]
    lines = iter(["1-1", given.others[0].text, given.best.text])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    assert main(["--language", "en", "exercises", "clans", "1"]) == 0
    out = capsys.readouterr().out
    assert "There is a better move." in out
    assert "Solved." in out
    assert next(lines, None) is None

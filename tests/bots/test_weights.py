"""Weights: they fit these rules and features, or a clear message says not; the same seed learns the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, fields, replace
from importlib import invalidate_caches
from pathlib import Path

import pytest

import nemeton
from nemeton.bots.evaluation import Evaluation
from nemeton.bots.explanation import thoughts_of
from nemeton.bots.levels import LEVEL, LEVELS
from nemeton.bots.selfplay import Samples, fit
from nemeton.bots.weights import (
    BadWeights,
    Weights,
    check,
    evaluation_for,
    read,
    sight_of,
    start,
    table_for,
    weights_of,
)
from nemeton.core.chance import seeded
from nemeton.core.registry import AnyGame
from nemeton.core.sight import Sight
from nemeton.core.vector import i64, vec
from nemeton.lab.training import Course, Lessons, stronger, study, train
from nemeton.terminal.parser import build_parser
from nemeton.words import Words

GAMES = ["clans", "samhain", "karnag", "ardri"]


@pytest.mark.parametrize("id", GAMES)
def test_what_is_kept_fits_the_features_and_every_table(id: str) -> None:
    game = nemeton.game(id)
    kept = weights_of(game)
    assert kept is not None
    sight = sight_of(game)
    assert list(kept.features) == sight.names()
    assert list(kept.phases) == sight.phases()
    assert set(kept.tables) == {f"{edition}/{n}" for edition in game.editions for n in game.seats}
    assert all(len(table) == len(kept.features) * len(kept.phases) for table in kept.tables.values())


@pytest.mark.parametrize("id", GAMES)
def test_every_level_sees_some_features_and_the_highest_is_who_judges(id: str) -> None:
    game = nemeton.game(id)
    sight = sight_of(game)
    for players in game.seats:
        setup = game.setup(players)
        seen = [LEVEL[level].sees(sight, players) for level in LEVELS]
        assert all(0 <= first < end <= len(sight.names()) for first, end in seen)
        judge, highest = evaluation_for(setup), evaluation_for(setup, seen[-1])
        assert list(judge.weights) == list(highest.weights)
        for first, end in seen:
            weights = list(evaluation_for(setup, (first, end)).weights)
            ignored = [weight for f, weight in enumerate(weights) if not first <= f % len(sight.names()) < end]
            assert set(ignored) <= {0.0}
            assert any(weights)


@pytest.mark.parametrize("id", GAMES)
def test_what_is_kept_was_learnt_under_these_rules(id: str) -> None:
    check(nemeton.game(id), weights_of(nemeton.game(id)))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_every_feature_has_words(id: str, language: str) -> None:
    words = Words(language)
    assert all(words.say(f"{id}-feature-{name}") for name in sight_of(nemeton.game(id)).names())


def test_weights_of_other_rules_say_so_and_what_to_do() -> None:
    game = nemeton.game("clans")
    kept = weights_of(game)
    assert kept is not None
    with pytest.raises(BadWeights, match=r"learnt under rules 0123.*run `nemeton train clans`"):
        check(game, replace(kept, rules="0123"))
    with pytest.raises(BadWeights, match="for other features"):
        check(game, replace(kept, features=("points",)))
    with pytest.raises(BadWeights, match="nothing was learnt"):
        check(game, None)


def test_a_file_that_is_none_is_refused() -> None:
    for text in ("", "[]", '{"rules": "x"}', '{"rules":1,"features":[],"phases":[],"made":{},"tables":{"a":["x"]}}'):
        with pytest.raises(BadWeights):
            read(text)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "true", '"x"'])
def test_a_weight_is_a_number_that_ends(number: str) -> None:
    kept = weights_of(nemeton.game("clans"))
    assert kept is not None
    text = json.dumps({**json.loads(kept.dump()), "tables": {"2002/2": [0.5]}})
    assert read(text).tables == {"2002/2": (0.5,)}
    with pytest.raises(BadWeights):
        read(text.replace("[0.5]", f"[{number}]"))


def test_weights_are_read_as_they_are_written() -> None:
    weights = Weights(
        "abc",
        ("points", "to-move"),
        ("game",),
        ("hand",),
        {"command": "x"},
        {"2002/2": (0.5, -1.25)},
        {"2002/2": (0.25,)},
    )
    assert read(weights.dump()) == weights
    assert json.loads(weights.dump())["tables"] == {"2002/2": [0.5, -1.25]}


def test_features_and_weights_are_no_rules() -> None:
    """Learning again must not change the rules hash under which records replay."""
    from nemeton.core.fingerprint import NO_RULES

    assert {"features.py", "thoughts.py", "weights.json"} <= set(NO_RULES)


@pytest.mark.parametrize(("name", "look"), [("features", sight_of), ("thoughts", thoughts_of)])
def test_a_bad_import_in_a_games_own_module_is_told(
    name: str, look: Callable[[AnyGame], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise that game's bots would silently be weak, and nobody would know why."""
    monkeypatch.syspath_prepend(tmp_path)
    bare, broken = tmp_path / f"bare_{name}", tmp_path / f"broken_{name}"
    for package in (bare, broken):
        package.mkdir()
        (package / "__init__.py").touch()
    (broken / f"{name}.py").write_text("import a_module_that_is_not_there\n")
    invalidate_caches()
    look(replace(nemeton.game("fen"), package=bare.name))  # it has none: that is allowed
    with pytest.raises(ModuleNotFoundError, match="a_module_that_is_not_there"):
        look(replace(nemeton.game("fen"), package=broken.name))


def test_a_game_without_features_is_judged_by_its_points() -> None:
    game = nemeton.game("fen")
    state = game.new(2, seed=1)
    sight = sight_of(game)
    assert type(sight) is Sight
    assert table_for(game, state.setup) == (start(sight), [])
    shares = vec[float]([0.0, 0.0])
    Evaluation(sight, vec[float](start(sight)), 2, vec[float]([])).judge(state, shares)
    assert sum(shares) == pytest.approx(1)


def test_at_the_end_the_win_counts_and_among_equals_the_lead() -> None:
    worth: list[tuple[bool, int, float]] = []
    for seed in range(8):
        state, luck = nemeton.game("clans").new(2, seed=seed), seeded(seed, 1)
        while not state.over():
            state.play_fast(state.actor(), state.nth(state.actor(), luck.roll(0, state.count(state.actor()))))
        shares = vec[float]([0.0, 0.0])
        evaluation_for(state.setup).judge(state, shares)
        scores = state.scores()
        worth += [(scores[s] > scores[1 - s], scores[s] - scores[1 - s], shares[s]) for s in (0, 1)]
    decided = sorted(one for one in worth if one[1])
    assert [share for _, _, share in decided] == sorted(share for _, _, share in decided)
    assert all(round(share, 2) == won for won, _, share in decided)
    assert all(0 <= share <= 1 for _, _, share in worth)
    assert len({share for _, _, share in decided}) == len({lead for _, lead, _ in decided})


def test_the_descent_finds_what_decides() -> None:
    """Whoever has more of the first feature always wins; the second is noise."""
    samples = Samples(2, 2)
    for n in range(400):
        ahead = n % 2
        row = [1 + (n % 3), n % 5, 0, (n * 7) % 5] if ahead == 0 else [0, n % 5, 1 + (n % 3), (n * 7) % 5]
        samples.add(vec[i64](row), 0)
        samples.close([float(ahead == 0), float(ahead == 1)], samples.count() - 1)
    weights, surprise = fit(samples, 0, vec[float]([0.0, 0.0]), 0.001)
    assert weights[0] > 1
    assert abs(weights[1]) < 0.3
    assert surprise < 0.2


def test_a_phase_that_was_hardly_seen_keeps_its_weights() -> None:
    samples = Samples(2, 1)
    weights, _ = fit(samples, 0, vec[float]([0.25]), 0.001)
    assert list(weights) == [0.25]


@pytest.mark.slow
def test_the_same_seed_learns_the_same() -> None:
    how = Lessons(games=2, generations=2, searching=1, iterations=3, trial=0, census=0, seed=7)
    learnt = study(Course("samhain", "fr", 2, how))
    assert learnt == study(Course("samhain", "fr", 2, how))
    for other in (replace(how, iterations=0), replace(how, seed=8)):
        assert study(Course("samhain", "fr", 2, other)).table != learnt.table


@pytest.mark.slow
def test_weights_from_a_search_must_win_more_than_their_part() -> None:
    """The learnt weights beat their opposite, and their opposite does not beat them."""
    setup = nemeton.game("samhain").setup(2, "fr")
    learnt = evaluation_for(setup)
    worst = [-weight for weight in learnt.weights]
    course = Course("samhain", "fr", 2, Lessons(games=1, iterations=2, trial=6))
    against = Evaluation(learnt.sight, vec[float](worst), 2, vec[float]([]))
    assert stronger(course, 0, list(learnt.weights), against, seeded(1, 1))
    assert not stronger(course, 0, worst, learnt, seeded(1, 1))
    assert stronger(Course("samhain", "fr", 2, replace(course.how, trial=0)), 0, worst, learnt, seeded(1, 1))


def test_lessons_are_told_as_the_options_that_repeat_them() -> None:
    how = Lessons(games=9, trial=0, seed=3)
    told = build_parser().parse_args(["train", "clans", *str(how).split()])
    assert {field.name: getattr(told, field.name) for field in fields(Lessons)} == asdict(how)


def test_what_is_learnt_for_one_number_of_seats_leaves_the_others_alone() -> None:
    g = nemeton.game("ardri")
    before = weights_of(g)
    assert before is not None
    after = train(g, Lessons(games=1, generations=1, searching=0, trial=0, census=0), processes=1, players=3)
    assert set(after.tables) == set(before.tables)
    for learnt, known in ((after.tables, before.tables), (after.clue_tables, before.clue_tables)):
        assert [key for key in known if learnt[key] != known[key]] == ["basic/3"]
    assert [key for key in before.made if after.made[key] != before.made[key]] == ["basic/3"]
    with pytest.raises(nemeton.BadOption):
        train(g, Lessons(), processes=1, players=9)


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"generations": -1}, {"iterations": -1}, {"trial": -1}, {"source": -1}]
)
def test_impossible_lessons_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(nemeton.BadOption):
        Lessons(**wrong)

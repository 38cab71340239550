"""Independently written players, the scale on which all bots lie, what bots do, and weights learnt by playing."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nemeton
from nemeton.bots.weights import sight_of, table_for
from nemeton.core.chance import seeded
from nemeton.core.state import State
from nemeton.lab.arena import agree

sys.path.insert(0, str(Path(__file__).parents[2]))  # bench is not part of the package

from bench import account, climb, ratings

GAMES = ("clans", "samhain", "karnag", "ardri")


def styles() -> list[tuple[str, str]]:
    return [(game, style) for game in GAMES for style in import_module(f"bench.yardsticks.{game}").STYLES]


def later(game: str, decisions: int, seed: int) -> State:
    """A state this many decisions into a game, where somebody has a choice."""
    state, luck = nemeton.game(game).new(2, seed=seed), seeded(seed, 1)
    while decisions > 0 or state.count(state.actor()) < 2:
        state.play_fast(state.actor(), state.nth(state.actor(), luck.roll(0, state.count(state.actor()))))
        decisions -= 1
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("game", "style"), styles())
def test_a_yardstick_makes_a_legal_move_and_the_same_again(game: str, style: str) -> None:
    choose = import_module(f"bench.yardsticks.{game}").choose
    for decisions in (0, 12):
        state = later(game, decisions, 5)
        seat = int(state.actor())
        moves = [choose(state.imagine(seat, 1), seat, 1, style) for _ in range(2)]
        assert moves[0] == moves[1]
        assert moves[0] in state.legal(seat)


def test_every_game_has_a_yardstick_with_styles_on_the_scale() -> None:
    for game in GAMES:
        known = import_module(f"bench.yardsticks.{game}").STYLES
        assert set(ratings.APART[game]) <= set(known)
        assert len(known) > 2
        assert {bot for pair in ratings.pairs(game) for bot in pair} >= {"1", "2", "3", "4", "5"}


def test_ratings_find_the_odds_that_made_the_results() -> None:
    """Bots that win 3 of 4 against the next are 191 points apart; the middle one is measured from both sides."""
    games = [ratings.Result("2", "1", share) for share in [1.0] * 300 + [0.0] * 100]
    games += [ratings.Result("2", "3", share) for share in [0.0] * 300 + [1.0] * 100]
    found = {rating.bot: rating for rating in ratings.rate(games)}
    assert found["1"].value == found["1"].low == 0
    assert found["2"].value == pytest.approx(191, abs=4)
    assert found["3"].value == pytest.approx(382, abs=8)
    assert found["3"].high - found["3"].low > found["2"].high - found["2"].low > 30
    assert found["2"].games == 800


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    found = {rating.bot: rating for rating in ratings.rate([ratings.Result("5", "1", 1.0)] * 10)}
    assert 0 < found["5"].low < found["5"].value < 2000


def test_the_picture_shows_every_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    row = {"one": "2", "other": "@bench.yardsticks.clans/miser", "share": 1.0, "number": 0}
    (tmp_path / "clans.jsonl").write_text(json.dumps(row) + "\n", "utf-8")
    drawn = tmp_path / "ratings.svg"
    monkeypatch.setattr(sys, "argv", ["ratings", str(tmp_path), "--games", "clans", "--picture", str(drawn)])
    ratings.main()
    assert "| Clans | 2 Sprout |" in capsys.readouterr().out
    assert "yardstick, miser" in drawn.read_text("utf-8")


def test_games_of_the_scale_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    ratings.play_on(tmp_path, ["clans"], 0.0, 4)
    assert not ratings.kept(tmp_path, "clans")
    match = agree(nemeton.game("clans"), None, 2, "greedy,random", ratings.SEED)
    assert ratings.played_game(match, 0).share in (0.0, 0.5, 1.0)


def test_an_account_tells_what_was_declined_and_how_long_it_took() -> None:
    row = account.play("karnag", ["random", "greedy"], 3, 0, {})
    done = row["seats"][0]["done"]
    assert done["action"] == 30
    lines = account.tell([row])
    assert f"{done['decline'] / 30:.1%} of 30 actions declined" in "\n".join(lines)
    short = account.play("ardri", ["greedy", "greedy"], 3, 0, {"years": 15})
    assert 1 <= short["year"] <= 15
    assert "median" in account.tell([short])[0]


@pytest.mark.slow
def test_climbing_goes_the_same_way_again_and_towards_what_wins() -> None:
    game = nemeton.game("clans")
    begun = np.array(table_for(game, game.setup(2))[0])
    phases = len(sight_of(game).phases())
    how = climb.Climb("clans", "2002", 2, 1, 1)
    steps = [climb.climb(how, begun, phases, 0, 2, True)[0] for _ in range(2)]
    assert np.array_equal(steps[0], steps[1])
    assert not np.array_equal(steps[0], begun)
    lost = how.lead(-begun, begun, 3, 1, True)  # a bot that wants the opposite of what is good loses
    assert sum(share for share, _ in lost) < 2

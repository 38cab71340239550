"""The arena: fair blocks, matches that continue where they stopped, and a test that knows when it has seen enough."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp, log
from pathlib import Path
from random import Random

import pytest

import nemeton
from nemeton.bots.levels import LEVEL
from nemeton.cli import main
from nemeton.lab.arena import Match, agree, fight, minds, play_one
from nemeton.lab.contestants import contestant
from nemeton.lab.sequential import LIMIT, decide, evidence, reached, wilson

CLANS = Match("clans", "2002", 3, ("greedy", "random"), seed=5)


def test_a_block_holds_the_candidate_once_in_every_seat_under_the_same_luck() -> None:
    lineups = [CLANS.lineup(number) for number in range(3)]
    assert lineups == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]
    three = Match("clans", "2002", 3, ("5", "4", "greedy"))
    assert sorted(three.lineup(1)) == ["4", "5", "greedy"]


def test_a_game_of_a_match_is_repeatable() -> None:
    one, other = play_one(CLANS, 4), play_one(CLANS, 4)
    assert (one.shares, one.decisions) == (other.shares, other.decisions)
    assert sum(one.shares.values()) == pytest.approx(1)


@pytest.mark.plays
@pytest.mark.long
def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    first = fight(CLANS, 3, 0.3, 0.5, kept, processes=1)
    played: list[int] = []
    again = fight(CLANS, 6, 0.3, 0.5, kept, processes=1, progress=lambda report: played.append(len(report.outcomes)))
    assert played == [4, 5, 6]
    assert again.outcomes[:3] == first.outcomes
    assert [outcome.number for outcome in again.outcomes] == list(range(6))
    whole = fight(CLANS, 6, 0.3, 0.5, processes=1)
    assert whole.dump()["win_share"] == again.dump()["win_share"]


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert len(fight(CLANS, 4, 0.3, 0.5, processes=1).outcomes) == 6


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    fight(CLANS, 3, 0.3, 0.5, kept, processes=1)
    with pytest.raises(nemeton.BadRecord, match="another match"):
        fight(Match("clans", "2002", 2, ("greedy", "random")), 2, 0.5, 0.6, kept, processes=1)
    kept.write_text("nonsense")
    with pytest.raises(nemeton.BadRecord, match="no games of the arena"):
        fight(CLANS, 3, 0.3, 0.5, kept, processes=1)


def test_a_line_that_was_torn_is_played_again(tmp_path: Path) -> None:
    """The process was killed while writing."""
    kept = tmp_path / "games.jsonl"
    whole = fight(CLANS, 3, 0.3, 0.5, kept, processes=1)
    text = kept.read_text("utf-8")
    kept.write_text(text[:-9], "utf-8")
    again = fight(CLANS, 3, 0.3, 0.5, kept, processes=1)
    assert [outcome.shares for outcome in again.outcomes] == [outcome.shares for outcome in whole.outcomes]
    assert len(kept.read_text("utf-8").splitlines()) == len(text.splitlines())


def test_games_of_other_bots_are_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same names, but levels that think differently: their games must not be counted together."""
    kept = tmp_path / "games.jsonl"
    fight(CLANS, 3, 0.3, 0.5, kept, processes=1)
    monkeypatch.setitem(LEVEL, "4", replace(LEVEL["4"], worlds=7))
    minds.cache_clear()
    with pytest.raises(nemeton.BadRecord, match="other bots"):
        fight(CLANS, 3, 0.3, 0.5, kept, processes=1)
    minds.cache_clear()


@pytest.mark.plays
@pytest.mark.long
def test_greedy_wins_most_of_its_games_against_random() -> None:
    report = fight(Match("clans", "2002", 2, ("greedy", "random")), 16, 0.5, 0.6, processes=1).dump()
    shares = report["win_share"]
    assert isinstance(shares, dict)
    assert shares["greedy"] > 0.7
    assert shares["greedy"] + shares["random"] == pytest.approx(1)


@pytest.mark.long
def test_the_command_prints_the_shares_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "clans", "--players", "2", "--bots", "greedy,random", "--games", "2", "--processes", "1", "--json"]
    assert main(call) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["win_share"]) == {"greedy", "random"}
    assert told["games"] == 2
    assert main([*call[:-1]]) == 0
    assert "greedy" in capsys.readouterr().out


@pytest.mark.parametrize("bots", ["6,greedy", "greedy:blind", "5:deaf", "5:0", "", "1,2,3"])
def test_bots_that_are_not_there_are_refused(bots: str) -> None:
    with pytest.raises(nemeton.BadOption):
        agree(nemeton.game("clans"), None, 2, bots, 1)


def test_a_variant_changes_what_it_says() -> None:
    level = contestant("5:40")[1]
    blind = contestant("5:blind")[1]
    assert level is not None
    assert level.iterations == 40
    assert blind is not None
    assert blind.memory == 0
    masked = contestant("5:masked")[1]
    assert masked is not None
    assert masked.masked > 0


def test_impossible_processes_and_shares_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--processes", "0"], ["--processes", "-3"], ["--better", "0.0"]):
        assert main(["arena", "clans", "--bots", "2,1", "--games", "2", *wrong]) == 2
        assert "must be" in capsys.readouterr().err


def test_bad_shares_and_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "clans", "--bots", "greedy,random", "--worse", "0.7", "--better", "0.6"]) == 2
    assert main(["arena", "clans", "--bots", "greedy,random", "--games", "0"]) == 2


# -- the test itself ------------------------------------------------------------------------------


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 20)[0] == pytest.approx(0.8389, abs=1e-3)
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_the_ratio_is_that_of_two_normal_means() -> None:
    """Four blocks with mean 0.75 and variance 1/12: 4 * 0.1 * (0.75 - 0.55) * 12."""
    verdict = decide([0.5, 1.0, 0.5, 1.0], 0.5, 0.6)
    assert verdict.ratio == pytest.approx(4 * 0.1 * 0.2 * 12, abs=1e-3)
    assert verdict.word == "undecided"
    assert pytest.approx(log(19)) == LIMIT


def test_the_test_decides_both_ways_and_not_too_soon() -> None:
    assert decide([1.0, 0.5] * 20, 0.5, 0.6).word == "better"
    assert decide([0.5, 0.0, 0.5, 0.5] * 20, 0.5, 0.6).word == "not-better"
    assert decide([1.0] * 3, 0.5, 0.6).word == "undecided"
    with pytest.raises(ValueError, match="must be less"):
        decide([1.0], 0.6, 0.5)


def test_a_goal_is_reached_missed_or_open() -> None:
    assert reached([1.0] * 20, 0.6) is True
    assert reached([0.0, 1.0, 0.0] * 20, 0.6) is False
    assert reached([1.0, 0.0] * 5, 0.6) is None
    assert reached([], 0.6) is None
    assert reached([1.0] * 140, 0.97) is None
    assert reached([1.0] * 155, 0.97) is True
    with pytest.raises(ValueError, match="between 0 and 1"):
        reached([1.0], 1.0)


def test_evidence_is_the_mean_likelihood_ratio() -> None:
    """One win, shares spread evenly from 0.6 to 1: 0.8 / 0.6; one loss: 0.2 / 0.4; half a win: half of both."""
    assert exp(evidence([1.0], 0.6, 1.0)) == pytest.approx(0.8 / 0.6)
    assert exp(evidence([0.0], 0.6, 1.0)) == pytest.approx(0.2 / 0.4)
    assert exp(evidence([0.5], 0.6, 1.0)) == pytest.approx((0.8 / 0.6 + 0.2 / 0.4) / 2)


def test_asked_again_and_again_it_is_seldom_wrong() -> None:
    """400 matches of 200 games exactly at the goal, checked every 20: at most one in twenty may seem to be above it."""
    luck = Random(1)
    wrong = 0
    for _ in range(400):
        results = [float(luck.random() < 0.6) for _ in range(200)]
        wrong += any(evidence(results[:games], 0.6, 1.0) >= log(20) for games in range(20, 201, 20))
    assert wrong <= 400 / 20


@pytest.mark.plays
@pytest.mark.long
def test_a_match_stops_when_the_test_has_decided() -> None:
    match = Match("clans", "2002", 2, ("greedy", "random"), seed=2)
    report = fight(match, 400, 0.5, 0.75, stop=True, processes=1)
    assert len(report.outcomes) < 400
    assert report.verdict().word != "undecided"

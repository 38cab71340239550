"""What a bot says of a decision: from one seat's knowledge, in words, and fair to the move that was played."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import nemeton
from nemeton.bots import explanation
from nemeton.bots.explanation import Explanation, explain, judge
from nemeton.bots.memory import past_of
from nemeton.bots.review import review
from nemeton.bots.search import Edge
from nemeton.cli import main
from nemeton.core import recordtext
from nemeton.core.chance import seeded
from nemeton.core.record import Record
from nemeton.terminal.thoughts import show
from nemeton.words import Words

GAMES = ["clans", "samhain", "karnag", "ardri"]


def some_record(game: str, decisions: int, players: int = 2) -> Record:
    """The beginning of a game at random."""
    record = Record.begin(nemeton.game(game), players, seed=11)
    state, luck = record.start(), seeded(5, 1)
    for _ in range(decisions):
        seat = state.actor()
        record.play(state, seat, int(state.nth(seat, luck.roll(0, state.count(seat)))))
    while state.count(state.actor()) < 2:
        record.play(state, int(state.actor()), int(state.nth(state.actor(), 0)))
    return record


def thoughts(game: str, record: Record, seed: int = 3) -> Explanation:
    state = record.replay()
    seat = state.actors()[0]
    return explain(nemeton.game(game), state, seat, seed, past_of(record, seat), 60)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_it_says_has_words(game: str, language: str) -> None:
    for decisions in (0, 17, 40):
        said = io.StringIO()
        found = thoughts(game, some_record(game, decisions))
        show(nemeton.game(game), found, Console(file=said, width=100), Words(language, ["Ana", "Ben"]))
        assert "Ana" in said.getvalue()
        assert found.candidates
        assert found.line[0].move == found.candidates[0].told.move
        assert sum(found.shares) == pytest.approx(1, abs=0.01)
        json.dumps(found.dump())


@pytest.mark.parametrize("game", GAMES)
def test_it_says_the_same_in_worlds_its_seat_cannot_tell_apart(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explanation, "SECONDS", 600.0)  # a clock that runs out would end two searches differently
    record = some_record(game, 25, players=3)
    state, g = record.replay(), nemeton.game(game)
    seat = state.actors()[0]
    past = past_of(record, seat)
    told = explain(g, state, seat, 9, past, 40)
    for world in range(2):
        assert explain(g, state.imagine(seat, 50 + world), seat, 9, past, 40) == told


def edge(mean: float, visits: int = 400, spread: float = 0.1) -> Edge:
    made = Edge(0, 0.5)
    made.visits, made.total = float(visits), mean * visits
    made.squares = (mean * mean + spread * spread) * visits
    return made


@pytest.mark.parametrize(("lost", "word"), [(0.04, ""), (0.06, "inaccuracy"), (0.11, "mistake"), (0.2, "blunder")])
def test_a_move_is_judged_by_what_it_gives_away(lost: float, word: str) -> None:
    assert judge(edge(0.6), edge(0.6 - lost)) == word


def test_what_may_be_chance_is_not_judged() -> None:
    assert judge(edge(0.6, visits=8, spread=0.5), edge(0.4, visits=8, spread=0.5)) == ""


def test_a_seat_that_is_not_asked_and_an_empty_budget_are_refused() -> None:
    record = some_record("clans", 4)
    state, g = record.replay(), nemeton.game("clans")
    with pytest.raises(nemeton.BadOption, match="nothing to decide"):
        explain(g, state, 1 - state.actors()[0], 1)
    with pytest.raises(nemeton.BadOption, match="at least one iteration"):
        explain(g, state, state.actors()[0], 1, iterations=0)


def test_a_game_is_looked_at_again_decision_by_decision() -> None:
    record = some_record("samhain", 30)
    found = review(record, iterations=16)
    numbers = [row[0] for row in found.chart()]
    assert numbers == sorted(numbers)
    assert all(len(row) == 3 and sum(row[1:]) == pytest.approx(1, abs=0.01) for row in found.chart())
    assert all(moment.explanation.judgement for moment in found.key_moments())


def test_the_commands_explain_and_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.record"
    path.write_text(recordtext.write(some_record("samhain", 20)), "utf-8")
    assert main(["explain", str(path), "--at", "3", "--iterations", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["played"]["told"]["move"] is not None
    assert main(["--language", "fr", "review", str(path), "--iterations", "4"]) == 0
    assert "%" in capsys.readouterr().out
    assert main(["explain", str(path), "--at", "999"]) == 2
    assert main(["review", str(path), "--iterations", "0"]) == 2

"""How a log begins and ends: with the set-up as everybody saw it, and with what decided who won."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from nemeton.core.answers import Event
from nemeton.core.verdict import verdict
from nemeton.server.table.position import Position, first
from nemeton.words import LANGUAGES, Words

RECORDS = Path(__file__).parent / "records"
NAMES = ["Ana", "Ben", "Cat", "Dan", "Eve"]
OURS = [id for id in nemeton.games() if id != "fen"]


def ending(name: str, language: str = "en") -> list[str]:
    """What the log of a stored game says about its end, in words."""
    record = nemeton.read((RECORDS / f"{name}.record").read_bytes())
    state, words = nemeton.replay(record), Words(language, NAMES)
    told = len(nemeton.game(record.game).closing(state))
    return [words.event(record.game, event) for event in state.story(-1)[-told:]] if told else []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clans/twelfth-village", ["wins with"]),
        ("clans/shared-win", ["points each.", "share the win."]),
        ("clans/tie-by-chips", ["points each.", "has more chips"]),
        ("samhain/fr-most-points-3", ["wins with"]),
        ("samhain/fr-tie-by-members", ["points each.", "has more members on cards"]),
        ("samhain/en-tie-by-wisps", ["points each.", "has fewer wisps"]),
        ("samhain/fr-shared-win", ["points each.", "share the win."]),
        ("samhain/en-all-traitors-of-4", ["Everyone is a traitor: nobody wins."]),
        ("karnag/encircled", ["wins with"]),
        ("karnag/tie-by-mana-of-three", ["points each.", "has more mana"]),
        ("karnag/shared-win", ["points each.", "share the win."]),
        ("ardri/years-shared", ["are equally rich", "share the win."]),
        ("ardri/twenty-five-years", []),  # the richest wins: the rules themselves log that
        ("ardri/two-gifts", []),
        ("ardri/nobody", []),
    ],
)
def test_the_log_ends_with_what_decided(name: str, said: list[str]) -> None:
    told = ending(name)
    assert len(told) == len(said)
    assert all(words in line for words, line in zip(said, told, strict=True)), told
    assert len(ending(name, "fr")) == len(said)


@pytest.mark.parametrize("path", sorted(RECORDS.rglob("*.record")), ids=lambda path: path.stem)
def test_who_has_won_is_who_the_log_says(path: Path) -> None:
    state = nemeton.replay(path.read_bytes())
    told = nemeton.game(state.setup.game).closing(state)
    if told and told[-1].key != "all-traitors":
        assert told[-1].args["seats"] == state.winners()


SCORES = [3, 7, 7, 7]


@pytest.mark.parametrize(
    ("second", "third", "told"),
    [
        ([9, 1, 2, 0], [0, 0, 0, 0], [("tie", [1, 2, 3]), ("won-cows", [2])]),
        ([9, 1, 2, 2], [0, 9, -5, -4], [("tie", [1, 2, 3]), ("won-debts", [3])]),
        ([9, 1, 2, 2], [0, 9, -4, -4], [("tie", [1, 2, 3]), ("won-shared", [2, 3])]),
    ],
)
def test_a_criterion_only_counts_among_those_left(
    second: list[int], third: list[int], told: list[tuple[str, list[int]]]
) -> None:
    events = verdict("1", [0, 1, 2, 3], [("points", SCORES), ("cows", second), ("debts", third)])
    assert [(event.key, event.args["seats"]) for event in events] == told
    assert all(int(str(value)) >= 0 for event in events for name, value in event.args.items() if name != "seats")


def test_who_is_out_has_no_part_in_it() -> None:
    assert verdict("1", [0, 2], [("points", SCORES)]) == [Event("1", "won", {"seats": [2], "points": 7})]


@pytest.mark.parametrize("id", OURS)
def test_the_log_begins_with_what_everybody_saw(id: str) -> None:
    game = nemeton.game(id)
    for edition in game.editions:
        for players in game.seats:
            state = game.new(players, seed=players, edition=edition, log=True)
            story = state.story(-1)
            assert story
            for language in LANGUAGES:
                assert all(Words(language, NAMES).event(id, event) for event in story)
            for seat in range(-1, players):
                assert game.opening(state.imagine(seat, 5)) == game.opening(state)


@pytest.mark.parametrize(
    ("id", "options", "said"),
    [
        ("clans", {}, ["Every region has a hut of each clan, every player a secret clan. Ana begins."]),
        ("samhain", {"village": "first"}, ["Each player has 14 members", "Ana puts a member on Belanos 25-26."]),
        ("karnag", {"setup": "advanced"}, ["Order of play: Ana and Ben."]),
        ("karnag", {}, ["Order of play: Ana and Ben.", *["A "] * 4]),
        ("ardri", {}, ["Each player is dealt 9 cards from one deck. Ana begins."]),
    ],
)
def test_the_set_up_in_words(id: str, options: dict[str, str], said: list[str]) -> None:
    game = nemeton.game(id)
    seed = next(n for n in range(99) if 0 in (s := game.new(2, seed=n, options=options)).actors() or not s.actor())
    told = [Words("en", NAMES).event(id, event) for event in game.new(2, seed=seed, options=options, log=True).story(0)]
    assert len(told) == len(said)
    assert all(line.startswith(words) for line, words in zip(told, said, strict=True)), told


def test_at_a_table_the_log_is_that_of_the_record() -> None:
    record = nemeton.read((RECORDS / "samhain" / "fr-tie-by-members.record").read_bytes())
    game = nemeton.game(record.game)
    here: Position = first(game, record.start())
    assert here.marks == [0] * len(here.log)
    for seat, text in record.moves:
        here = here.after_all(seat, game.moves(here.state, seat, text))
    assert [event.key for event in here.log][-2:] == ["tie", "won-members"]
    assert here.log == nemeton.replay(record).log
    assert here.marks[-1] == len(here.decisions)

"""The coach says what matters now, in words, and knows no more than the seat it speaks to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nemeton.bots import choose
from nemeton.bots.coach import Advice, advice
from nemeton.core.chance import seeded
from nemeton.core.registry import game
from nemeton.lessons import Run, load
from nemeton.words import LANGUAGES, Words

GAMES = ["clans", "samhain", "karnag", "ardri"]
BOARDS = Path(__file__).parents[2] / "web/src/games"
EARLY = 60  # decisions of each game of a beginner
MOST = 120  # decisions of a random game that are checked


def told(id: str, players: int, seed: int) -> list[Advice]:
    """What the coach says in a random game; it says the same in every world that the seat cannot tell from the real
    one."""
    known, luck = game(id), seeded(seed, 1)
    state = known.new(players=players, seed=seed)
    found: list[Advice] = []
    for number in range(MOST):
        if state.over():
            break
        seat = int(state.actor())
        said = advice(known, state, seat)
        assert advice(known, state.imagine(seat, number), seat) == said
        found += [said] if said is not None else []
        state.play(seat, state.nth(seat, int(luck.roll(0, state.count(seat)))))
    return found


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_it_knows_no_more_than_the_seat_and_has_words(id: str) -> None:
    found = [said for seed in range(1, 5) for said in told(id, 2, seed)]
    assert len({said.key for said in found}) > 1
    kinds = json.loads((BOARDS / id / "what.json").read_text("utf-8"))
    for language in LANGUAGES:
        words = Words(language, ["Ann", "Bran"])
        for said in {said.key: said for said in found}.values():
            assert words.say(f"{id}-coach-{said.key}", id, **said.args)
            assert {thing.split()[0] for thing in said.point} <= kinds.keys()


def test_a_group_with_one_neighbour_left_is_told_in_clans() -> None:
    known = game("clans")
    state = known.new(players=2, seed=2184)
    for text in ("6-2", "5-3", "13-12", "11-12"):
        seat = int(state.actor())
        state.play(seat, known.parse(state, seat, text))
    said = advice(known, state, int(state.actor()))
    assert said is not None
    assert (said.key, said.args["area"], said.args["near"]) == ("ripe", 12, 15)


def test_a_move_in_karnag_is_for_the_cubes_that_come_after_it() -> None:
    """In the lesson's last round a gemstone is to be made; in its second a potion is brewed after the move."""
    lesson = load("karnag", "first")
    at = {step.name: number for number, step in enumerate(lesson.steps)}
    said = {
        name: advice(lesson.known_game(), Run(lesson, at[name]).state, 0)
        for name in ("place", "walk", "catch", "cauldron", "brew", "make")
    }
    assert {name: found.key for name, found in said.items() if found} == {
        "place": "place",
        "walk": "walk-capture",
        "catch": "capture",
        "cauldron": "walk-potion",
        "brew": "brew",
        "make": "gem",
    }
    assert said["brew"] == Advice("brew", {"druids": 1}, ["cauldron"])


def test_in_samhain_a_track_that_pays_is_named_when_a_step_decides_it() -> None:
    matters = game("samhain").module("thoughts").matters  # type: ignore[union-attr]
    steps = [[0] * 10, [0] * 10]
    table = {"round": 1, "rounds": 6, "reserve_wisps": 6, "free_sides": [0], "devotion": steps}
    table |= {"resources": [[2, 2, 2], None], "members": [], "wisps": [0, 0]}
    assert matters(table, 0, "turn") is None
    steps[1][3] = 2  # dark: it does not pay
    assert matters(table, 0, "turn") is None
    steps[1][8] = 1
    assert matters(table, 0, "turn") == ("behind", {"seat": 1, "track": "belanos-light"}, ["track belanos-light"])
    steps[0][8] = 1
    assert matters(table, 0, "turn") == ("level", {"seat": 1, "track": "belanos-light"}, ["track belanos-light"])
    steps[0][8] = 2
    assert matters(table, 0, "turn") is None


@pytest.mark.parametrize(("id", "most"), [("clans", 0.0), ("samhain", 0.1), ("karnag", 0.25), ("ardri", 0.25)])
def test_it_is_seldom_silent(id: str, most: float) -> None:
    """The share of the first decisions of a game, when one is a beginner, of which it has nothing to say."""
    known = game(id)
    silent = asked = 0
    for seed in range(3):
        state = known.new(players=2, seed=seed)
        while asked < EARLY * (seed + 1) and not state.over():
            seat = int(state.actor())
            asked += 1
            silent += advice(known, state, seat) is None
            state.play(seat, choose("1", state, seat, asked))
    assert silent <= most * asked


def test_nobody_is_coached_out_of_turn() -> None:
    state = game("clans").new(players=2, seed=1)
    assert advice(game("clans"), state, 1 - int(state.actor())) is None

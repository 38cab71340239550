"""[22] The data file: checked with clear messages, and replaceable by another."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import nemeton
from nemeton.core.errors import BadBoard, BadOption
from nemeton.games.karnag import GAME
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.boards import BOARDS
from nemeton.games.karnag.layout import layout
from nemeton.testing import Case, conform

TEXT = (files("nemeton.games.karnag") / "board.toml").read_text("utf-8")
R1 = '{ at = [6, 3], t = "rock" }, { at = [7, 3]'  # where obstacle R1 lies
OTHER = Path(__file__).parent / "other_board.toml"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[meta]", "[meta", "not TOML"),
        ("cols = 16", "cols = 15", "glade.cols is 15, must be even"),
        ("cols = 16", "cols = 40", "cols is 40, must be 6 to 20"),
        ("rows = 12", 'rows = "12"', "rows must be a whole number"),
        ("length = 60", "length = 59", "length is 59, must be 60"),
        ("corners = [0, 17", "corners = [0, 16", "path.corners are"),
        ("start_right = [23, 24]", "start_right = [23, 31]", "is 31, must be 18 to 29"),
        ("start_right = [23, 24]", "start_right = []", "14 start squares, but 15 druids|start squares"),
        ("entrances = [8, 9]", "entrances = [0]", "cauldron N has its entrance at the corner"),
        ("large = { 2 = 1", "large = { 6 = 1", "has no field '2'"),
        ('at = [8, 6], arrow = "N"', 'at = [5, 6], arrow = "N"', "gate is the 2x2 in the middle"),
        ('arrow = "N", other = "W"', 'arrow = "S", other = "W"', "two outer sides"),
        ("green_yellow = { cols = [1, 16]", "green_yellow = { cols = [1, 15]", "belongs to none"),
        ("at = [6, 3]", "at = [6, 5]", "does not have its shape"),
        (
            '{ at = [6, 3], t = "rock" }, { at = [7, 3]',
            '{ at = [8, 5], t = "rock" }, { at = [7, 5]',
            "touches the gate",
        ),
        ('{ at = [6, 3], t = "rock" }, { at = [7, 3]', '{ at = [5, 4], t = "rock" }, { at = [5, 3]', "touches|shape"),
        (
            't = "rock" }, { at = [1, 2], t = "swamp" }',
            't = "rock" }, { at = [1, 2], t = "lava" }',
            "one of rock, swamp",
        ),
        ("left = 8, right = 7", "left = 8, right = 8", "8 left and 8 right are not 15"),
        ("faces = [2, 3", "faces = [5, 3", "is 5, must be 1 to 4"),
        ("druids = 3\n", "druids = 4\n", "druids is 4, must be 3"),
        ("mana = 10\n", "mana = 30\n", "mana is 30, must be 0 to 20"),
        ("levels = 6", "levels = 5", "has 6 entries, not 5"),
        ("values = [0, 1, 2, 3, 4, 5]", "values = [1, 1, 2, 3, 4, 5]", "first level of a track has no effect"),
        ("main = { 3 = 2", "main = { 3 = 9", "is 9, must be 1 to 3"),
        ("secondary = { 2 = 2, 3 = 2", "secondary = { 2 = 2, 3 = 0", "is 0, must be 1 to 3"),
        ('id = "speed"', 'id = "haste"', "card 'haste' is unknown"),
        ('kind = "vp"', 'kind = "luck"', "kind is 'luck', must be one of vp, mana"),
        ('encircle_metric = "line"', 'encircle_metric = "guess"', "must be one of line, area"),
        ("collision_order = [", 'collision_order = ["elf", ', "has 5 entries|must name"),
        ('[[action]]\nid = "card"', '[[action]]\nid = "cart"', "action 'cart' is unknown"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadBoard, match=message) as caught:
        BOARDS.add(TEXT.replace(old, new, 1))
    assert "the board file" in str(caught.value)


def test_22_the_layout_says_what_is_reconstructed() -> None:
    status = layout(STANDARD)["status"]
    assert isinstance(status, dict)
    assert status["glade"] == "invented"
    assert status["die"] == "text"
    assert status["gate"] == "inferred"


def test_22_the_browser_draws_this_very_board() -> None:
    """If not: python web/src/games/karnag/layout.py"""
    drawn = Path(__file__).parents[3] / "web/src/games/karnag/layout.json"
    assert json.loads(drawn.read_text("utf-8")) == json.loads(json.dumps(layout(STANDARD)))


def test_the_defaults_of_options_come_from_the_file() -> None:
    assert GAME.setup(2).options["compensation"] == STANDARD.file.compensation_kind


def test_all_that_is_wrong_is_said_at_once() -> None:
    text = (
        TEXT.replace("length = 60", "length = 59")
        .replace("faces = [2, 3", "faces = [5, 3")
        .replace("levels = 6", "levels = 5")
    )
    with pytest.raises(BadBoard) as caught:
        BOARDS.add(text)
    assert len(caught.value.problems) == 3


def test_comments_and_order_make_no_other_board() -> None:
    own = BOARDS.add(OTHER.read_text("utf-8"))
    assert BOARDS.add("# mine\n" + OTHER.read_text("utf-8")) == own
    assert BOARDS.add(BOARDS.text(own)) == own


def test_a_board_that_nobody_added_is_not_to_be_had() -> None:
    with pytest.raises(BadOption, match="option board"):
        GAME.setup(2, options={"board": "0123456789ab"})


def test_two_boards_are_played_on_at_once() -> None:
    """As an owner would: play on their own board while others play on the standard one."""
    own = {"board": BOARDS.add(OTHER.read_text("utf-8"))}
    assert GAME.setup(2, options=own).options["compensation"] == "mana"
    assert GAME.rules_of(own) != GAME.rules_of({}) == GAME.rules_hash
    for seed in range(4):
        states = [GAME.new(2 + seed, seed=seed, options=options) for options in (own, {})]
        while not all(state.over() for state in states):
            for state in states:
                if not state.over():
                    state.play(state.actor(), state.nth(state.actor(), (seed * 7919) % state.count(state.actor())))
                    state.check()


@pytest.mark.long
def test_another_board_conforms() -> None:
    own = BOARDS.add(OTHER.read_text("utf-8"))
    assert conform(Case(nemeton.game("karnag"), 2, "2012", (("setup", "advanced"), ("board", own))), 1) > 100


ELSEWHERE = """
import sys, nemeton
print(nemeton.verify(sys.stdin.read()).ok)
"""


def test_a_record_brings_its_board_along() -> None:
    own: dict[str, bool | int | str] = {"board": BOARDS.add(OTHER.read_text("utf-8"))}
    record = nemeton.Record.begin(nemeton.game("karnag"), 2, options=own, seed=3)
    state = record.start()
    while not state.over():
        record.play(state, state.actor(), state.legal(state.actor())[-1])
    text = nemeton.write(record)
    assert nemeton.read(text) == record
    run = subprocess.run([sys.executable, "-c", ELSEWHERE], input=text, capture_output=True, text=True)
    assert run.stdout == "True\n", run.stderr[-2000:]
    assert not nemeton.verify(text.replace('"vp":4', '"vp":3')).ok


ANSWER = """
import json, sys
from nemeton.server.bots.worker import answer
print(answer(json.load(sys.stdin)))
"""


def test_a_bot_in_another_process_thinks_on_the_same_board() -> None:
    state = GAME.new(2, seed=5, options={"board": BOARDS.add(OTHER.read_text("utf-8"))})
    question = {
        "package": GAME.package,
        "state": state.dump(),
        "seat": state.actor(),
        "seed": 1,
        "opening": None,
        "level": "2",
        "hands": 1,
    }
    command = [sys.executable, "-c", ANSWER]
    run = subprocess.run(command, input=json.dumps(question), capture_output=True, text=True)
    assert state.why_not(state.actor(), int(run.stdout)) is None

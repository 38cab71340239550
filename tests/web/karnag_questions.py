"""Every kind of question in Karnag, as positions that can be put on a table of a running server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from games.karnag.table import At, Creature, asked, play, position
from nemeton.games.karnag import GAME
from nemeton.games.karnag.state import Karnag
from server.running import Running

HERD: list[Creature] = [
    ("golem", "left", (8, 1)),
    ("golem", "right", (11, 5)),
    ("ghoul", "left", (4, 3)),
    ("shadow", "right", (6, 4)),
    ("naja", "left", (13, 9)),
    ("ghoul", "right", (3, 10)),
]
WALKERS: dict[int, list[int | str]] = {0: [7, 19, 53], 1: [9, 38, "council"], 2: ["N", 26, "council"], 3: [2, 44, 24]}
STONES: dict[int, list[At]] = {0: [(10, 3), (12, 10)], 1: [(6, 7), (14, 11)]}
HAND = {0: ["speed", "control", "extra", "knowledge", "gems", "through"], 1: ["speed"]}


def acting(tile: str, row: str = "main", **more: Any) -> Karnag:
    """Seat 0's cube on a tile has been reached, in the middle of a game."""
    given: dict[str, Any] = {"druids": WALKERS, "creatures": HERD, "gems": STONES, "hands": HAND}
    given |= {"menhirs": {1: [(4, 10)], 3: [(12, 3), (15, 9)]}, "reserves": {0: ["shadow", "naja"], 1: ["golem"]}}
    given |= {"tracks": {0: {"move": 2, "council": 3}, 1: {"mana": 4}, 2: {"gems": 1, "capture": 5}}}
    return position(4, tile=tile, row=row, vp=[31, 18, 22, 9], **(given | more))


def asked_next(s: Karnag, step: list[object], phase: int = 5) -> Karnag:
    """The same table with something else to do next, in the middle of an action or after all of them."""
    saved = s.dump()
    agenda: list[object] = [["round"], ["assembly"], ["activate", 0], ["next_cube"], ["act"]]
    if phase > 5:
        cast(dict[str, Any], saved["fields"]).update(phase=phase, current=-1, cubes=[0] * 36)
        agenda = [["round"]]
    saved["agenda"] = [*agenda, step]
    return GAME.load(saved)


def drafting() -> Karnag:
    s = GAME.new(4, seed=3)
    while s.phase < 4 or s.laid < 14 or s.actor() != 0:
        s.play(s.actor(), s.nth(s.actor(), (s.laid * 5) % s.count(s.actor())))
    return s


def opening(setup: str, kind: str) -> Karnag:
    """The beginning of a game, as far as this question to seat 0."""
    s = GAME.new(4, seed=0, options={"setup": setup})
    made = 0
    while s.actor() != 0 or asked(s) != kind:
        s.play(s.actor(), s.nth(s.actor(), (made * 3) % s.count(s.actor())))
        made += 1
    return s


def raising() -> Karnag:
    """Three gemstones in line, one menhir left."""
    menhirs: list[At] = [(2, 4), (5, 2), (13, 3), (15, 9), (4, 11), (10, 12)]
    s = acting("move", gems={0: [(10, 3), (12, 3), (10, 9)]}, menhirs={0: menhirs})
    return asked_next(s, ["raise", 7, 1], phase=6)


def over_corners() -> Karnag:
    """A druid from the council, with a druid on two of the corners."""
    druids: dict[int, list[int | str]] = {0: ["council", "council", 7], 1: [0, 17, 38], 2: [1, 18, "council"]}
    return play(acting("move", druids=druids), "squares 5", "druid 1")


def interlude() -> Karnag:
    s = acting("gem", options={"cards": "all"})
    return asked_next(s, ["interlude", 0])


MARKED = ["eliminate_shadow", "eliminate_naja", "speed", "extra"]
QUESTIONS: dict[str, Callable[[], Karnag]] = {
    "place_druid": lambda: opening("basic", "place_druid"),
    "pick_tile": lambda: opening("advanced", "pick_tile"),
    "turn_tile": lambda: opening("advanced", "turn_tile"),
    "tile_column": lambda: opening("advanced", "tile_column"),
    "tile_row": lambda: opening("advanced", "tile_row"),
    "draft": drafting,
    "act-move": lambda: acting("move"),
    "act-gem": lambda: acting("gem", druids=WALKERS | {0: [14, 19, 20]}),
    "act-capture": lambda: acting("capture", druids=WALKERS | {0: [11, 19, 53]}),
    "act-telepathy": lambda: acting("telepathy"),
    "act-telepathy-secondary": lambda: acting("telepathy", "secondary"),
    "act-potion": lambda: acting("potion", druids=WALKERS | {0: ["E", "S", 7]}),
    "act-card": lambda: acting("card"),
    "go-on": lambda: play(acting("capture"), "learn council"),
    "walk": lambda: play(acting("move"), "squares 7"),
    "stride": lambda: play(acting("move"), "squares 7", "druid 1"),
    "enter": over_corners,
    "stay": lambda: play(over_corners(), "enter 30"),
    "approach": lambda: play(
        acting("move", druids=WALKERS | {0: [7, 19, 53], 1: ["council"] * 3, 2: ["council"] * 3, 3: ["council"] * 3}),
        "squares 8",
        "druid 1",
        "cauldron N",
    ),
    "adjust": lambda: play(acting("move"), "squares 7", "play speed"),
    "haste": lambda: play(acting("card"), "play speed"),
    "speed": lambda: play(acting("move"), "play speed"),
    "total": lambda: play(acting("move"), "play speed", "adjust +3"),
    "hasten": lambda: play(acting("card"), "play speed", "squares 3"),
    "shift": lambda: play(acting("card"), "play gems"),
    "shift-track": lambda: play(acting("capture", tracks={0: {"gems": 3}}), "learn gems"),
    "learn": lambda: play(acting("card"), "play knowledge"),
    "parchment": lambda: asked_next(acting("capture"), ["learn", 1, 4]),
    "council_learn": lambda: asked_next(acting("move"), ["council_learn", 0], phase=7),
    "potion_learn": lambda: play(acting("potion", druids=WALKERS | {0: ["E", "S", 7]}), "potion"),
    "pick": lambda: play(acting("card"), "play control"),
    "lead": lambda: play(acting("telepathy"), "creature h1"),
    "lead-by-card": lambda: play(acting("telepathy"), "play control", "creature k5"),
    "lead-on": lambda: play(acting("telepathy"), "creature k5", "lead north"),
    "keep": lambda: play(acting("card", top=MARKED), "draw"),
    "refuse": lambda: play(acting("card", "secondary", top=["eliminate_ghoul"]), "draw"),
    "interlude": interlude,
    "raise": raising,
}


def lay(server: Running, table: str, state: Karnag) -> None:
    """Put a position on a running table, as if it had come to this."""
    state.log = []
    server.lay(table, state, options=dict(state.setup.options))

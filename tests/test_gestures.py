"""Gestures: what a panel offers can be sent as it is, and is built from nothing that its seat cannot know."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import nemeton
from games.karnag.table import position
from games.samhain.literal import table as village
from nemeton.core.gesture import Gesture, Part, Pick, gesture_of
from nemeton.core.state import State
from nemeton.server.table.play import meant
from nemeton.server.table.position import first

KINDS = {
    "ardri": {"spring", "summer", "hunt", "feast", "raid", "defend"},
    "karnag": {"walk"},
    "samhain": {"pay"},
}


def chosen(luck: random.Random, gesture: Gesture) -> list[int]:
    """The moves of some choice that the panel allows, put together as the browser does."""
    used: Counter[int] = Counter()
    moves: list[int] = []
    more = worth = 0
    for place, part in enumerate(gesture.parts):
        if gesture.ends and worth >= gesture.ends:
            break
        picks = some(luck, part, part.least + more, used)
        worth += sum(pick.worth for pick in picks)
        if place and part.least + more <= 0 and not picks:
            continue
        more = part.each * len(picks)
        moves += [move for pick in picks for move in pick.moves]
        if len(picks) < part.ends and part.done >= 0:
            moves.append(part.done)
    return moves


def some(luck: random.Random, part: Part, least: int, used: Counter[int]) -> list[Pick]:
    """Random picks of a part, enough of them."""
    picks: list[Pick] = []
    wanted = luck.randrange(part.most + 1)
    if not least and not part.done >= 0 and part.most == 1:
        wanted = 1  # one for each attacker
    while len(picks) < part.most and (sum(p.worth for p in picks) < least or (not part.exact and len(picks) < wanted)):
        open_ = [
            p for p in part.picks if used[p.of] < p.most and not (part.alike and picks and p.kind != picks[0].kind)
        ]
        if not open_ or (part.name == "pay" and part.least <= 0 and not least):
            break
        picks.append(luck.choice(open_))
        used[picks[-1].of] += 1
    return sorted(picks, key=part.picks.index)


@pytest.mark.parametrize(
    ("due", "resources", "points", "devotion", "paid", "why"),
    [
        (2, (4, 2, 2), 3, {"sirona-light": 1}, "wood wood", "spare"),
        (2, (3, 2, 2), 3, {"sirona-light": 1}, "wood sirona-light", "idle"),
        (2, (2, 2, 2), 3, {"sirona-light": 1}, "wood sirona-light", "roman"),
        (3, (2, 0, 0), 3, {"sucellos-light": 2}, "wood wood vp", "points"),
        (3, (1, 0, 0), 1, {"sucellos-light": 2}, "wood vp sucellos-light", "lead"),
        (4, (1, 0, 0), 1, {"sucellos-light": 2}, "wood vp sucellos-light sucellos-light", "all"),
    ],
)
def test_samhain_5_2_a_panel_says_why_it_proposes_what_it_does(
    due: int, resources: tuple[int, int, int], points: int, devotion: dict[str, int], paid: str, why: str
) -> None:
    game = nemeton.game("samhain")
    s = village(
        2,
        resources={0: resources},
        points={0: points},
        devotion={0: devotion, 1: {"sirona-light": 3, "sucellos-light": 1}},
        agenda=[["pay", 0, due, 0]],
    )
    gesture = gesture_of(game, s, 0)
    assert gesture is not None
    proposed = [game.text(s, 0, pick.moves[0]) for pick in gesture.parts[0].picks for _ in range(pick.proposed)]
    assert proposed == [f"pay {kind}" for kind in paid.split()]
    assert gesture.why == why


@pytest.mark.long
@pytest.mark.parametrize("id", sorted(KINDS))
def test_what_a_panel_offers_can_be_sent_and_tells_nothing_hidden(id: str) -> None:
    luck, game = random.Random(id), nemeton.game(id)
    seen: Counter[str] = Counter()
    for seed in range(4):
        state: State = game.new(players=game.seats[seed % len(game.seats)], seed=seed)
        for _ in range(250):
            if state.over():
                break
            seat = luck.choice(state.actors())
            gesture = gesture_of(game, state, seat)
            if gesture is not None and seen[gesture.name] < 40:
                seen[gesture.name] += 1
                assert gesture_of(game, state.imagine(seat, luck.getrandbits(40)), seat) == gesture
                moves = chosen(luck, gesture)
                if gesture.name != "defend":  # the panel knows nothing about duty [6.5]
                    assert meant(first(game, state.clone()), seat, moves) == moves, (gesture, moves)
            state.play_fast(seat, luck.choice(state.legal(seat)))
    assert set(seen) >= KINDS[id]


def test_karnag_8_3_every_square_that_a_druid_can_reach_is_one_press() -> None:
    game = nemeton.game("karnag")
    s = position(tile="move", druids={0: [1, 9, 20]})
    s.play(0, game.parse(s, 0, "squares 6"))
    gesture = gesture_of(game, s, 0)
    assert gesture is not None
    assert gesture.placed
    assert {pick.of for pick in gesture.parts[0].picks} == set(s.legal(0))
    assert len(gesture.parts[0].picks) >= 3 * 2 * 6  # either way, and into cauldrons


def test_8_8_a_druid_from_the_council_goes_to_its_square_by_one_row_of_moves() -> None:
    game = nemeton.game("karnag")
    s = position(2, tile="move", druids={0: ["council", 20, 40], 1: [60, 61, 62]})
    s.play(0, game.parse(s, 0, "squares 6"))
    gesture = gesture_of(game, s, 0)
    assert gesture is not None
    rows = [pick.moves for pick in gesture.parts[0].picks if len(pick.moves) == 3]
    assert rows
    for row in rows:
        after = s.clone()
        for move in row:
            after.play(0, move)
        assert after.choice.name not in ("stride", "approach")


def test_karnag_8_1_a_druid_that_walks_a_whole_total_names_it_by_the_square_it_goes_to() -> None:
    game = nemeton.game("karnag")
    s = position(2, tile="move", druids={0: ["council", 20, 40], 1: [60, 61, 62]})
    totals = [move for move in s.legal(0) if game.verbs.split(move)[0] == "squares"]
    gesture = gesture_of(game, s, 0)
    assert gesture is not None
    assert {pick.of for pick in gesture.parts[0].picks} == set(totals)
    for pick in gesture.parts[0].picks:
        after = s.clone()
        for move in pick.moves:
            after.play(0, move)
        assert after.left == 0
    at_rest = [pick.moves[2] for pick in gesture.parts[0].picks if len(pick.moves) == 3]
    assert {game.verbs.split(move)[0] for move in at_rest} >= {"clockwise", "counter"}

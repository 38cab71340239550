"""[20] What a seat cannot know is drawn evenly; a saved game that is false is refused."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from games.karnag.table import play, position
from nemeton.core.errors import BadState
from nemeton.core.registry import game
from nemeton.core.state import State
from nemeton.games.karnag import GAME
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.state import Karnag
from nemeton.server.table.position import first
from nemeton.testing import perft, same_odds

Saved = dict[str, Any]


def hand(seat: int) -> Callable[[State], object]:
    return lambda s: [card for card in range(STANDARD.unmarked) if cast(Karnag, s).hands[seat] >> card & 1]


def deck_end(count: int) -> Callable[[State], object]:
    return lambda s: list(cast(Karnag, s).deck[-count:])


@pytest.mark.long
def test_20_1_any_unmarked_card_may_be_in_another_hand() -> None:
    s = position(hands={0: ["extra"], 1: ["speed"]})
    own = hand(0)(s)
    assert isinstance(own, list)
    same_odds(s, 0, [[card] for card in range(STANDARD.unmarked) if card not in own], hand(1))


@pytest.mark.long
def test_20_1_pairs_of_cards_in_another_hand() -> None:
    s = position(hands={0: ["extra"] * 5 + ["speed"] * 5 + ["gems"] * 5 + ["control"] * 5, 1: ["through", "knowledge"]})
    own = hand(0)(s)
    assert isinstance(own, list)
    free = [card for card in range(STANDARD.unmarked) if card not in own]
    same_odds(s, 0, [list(pair) for pair in itertools.combinations(free, 2)], hand(1))


def test_20_2_cards_put_back_are_known_but_for_their_order() -> None:
    s = play(position(tile="card", top=["extra", "speed", "gems", "control"]), "draw", "keep extra")
    same_odds(s, 0, [list(order) for order in itertools.permutations(deck_end(3)(s))], deck_end(3))  # type: ignore[call-overload]


def test_20_2_a_played_card_is_known_to_all() -> None:
    s = play(position(tile="potion", hands={0: ["extra"]}), "play extra")
    for seat in (-1, 0, 1):
        same_odds(s, seat, [deck_end(1)(s)], deck_end(1))


def test_20_2_the_back_of_the_top_card_is_seen() -> None:
    s = position(top=["eliminate_naja"])
    same_odds(s, 2, list(range(STANDARD.unmarked, 36)), lambda s: int(cast(Karnag, s).deck[0]))


def test_20_2_marked_cards_of_a_packet_are_counted_for_all() -> None:
    """One of the three cards put back is marked: for another seat it may be any of the six, in any of three places."""
    s = play(position(tile="card", top=["extra", "speed", "gems", "eliminate_naja"]), "draw", "keep extra")

    def marked(state: State) -> object:
        return [[i, int(c)] for i, c in enumerate(cast(Karnag, state).deck[-3:]) if c >= STANDARD.unmarked]

    same_odds(s, 1, [[[i, card]] for i in range(3) for card in range(STANDARD.unmarked, 36)], marked)


def test_20_2_the_drawers_cards_are_hidden_from_others() -> None:
    s = play(position(tile="card", top=["eliminate_naja", "speed", "gems", "control"]), "draw")
    same_odds(s, 1, list(range(STANDARD.unmarked, 36)), lambda s: int(cast(Karnag, s).drawn[0]))
    same_odds(s, 0, [list(s.drawn)], lambda s: list(cast(Karnag, s).drawn))


def test_20_3_a_packet_another_seat_has_drawn_from_is_forgotten() -> None:
    s = position(tile="card", row="secondary", top=["speed"])
    s.sizes, s.owners = type(s.sizes)([3, 33]), type(s.sizes)([1, -1])  # the top three were put back by seat 1
    s.check()
    play(s, "draw")
    assert list(s.sizes[:2]) == [2, 33]
    assert s.owners[0] == -1


@pytest.mark.long
def test_backs_hidden_anything_may_be_on_top() -> None:
    s = position(top=["eliminate_naja"], options={"backs": "hidden"})
    same_odds(s, 2, list(range(36)), lambda s: int(cast(Karnag, s).deck[0]))


# -- saving ---------------------------------------------------------------------------------------


def saved() -> Saved:
    s = position(
        tile="capture",
        druids={0: [8, 9, "N"], 1: [20, 21, 22]},
        creatures=[("golem", "left", (8, 4)), ("naja", "left", (2, 2))],
        gems={0: [(2, 2)]},
        hands={0: ["extra"]},
    )
    return dict(json.loads(json.dumps(s.dump())))


def change(path: str, value: object) -> Callable[[Saved], None]:
    def apply(data: Saved) -> None:
        *parents, last = path.split(".")
        for name in parents:
            data = data[int(name)] if isinstance(data, list) else data[name]
        data[int(last) if isinstance(data, list) else last] = value

    return apply


LIES: list[tuple[Callable[[Saved], None], str]] = [
    (change("fields.druids.0", 9), "two druids are on one path square"),
    (change("fields.druids.0", 99), "must be 0 to 65"),
    (change("fields.druids", [60, 60, 60] + [64] * 9), "cauldron 0 holds 3 druids"),
    (change("fields.gems.1", 1), "a stone cannot lie"),
    (change("fields.gems.1", 38), "two stones lie on one square"),
    (change("fields.menhirs.0", 19), "a stone cannot lie"),
    (change("fields.creatures.5", 80), "two creatures are on one square"),
    (change("fields.creatures.5", 19), "creature 5 cannot be on cell 19"),
    (change("fields.creatures.5", -9), "must be -5"),
    (change("fields.hands.0", []), "cards are missing or there twice"),
    (change("fields.hands.0", [10, 10]), "there twice"),
    (change("fields.hands.0", [33]), "must be 0 to 29"),
    (change("fields.deck", []), "cards are missing"),
    (change("fields.sizes", [34]), "packets hold 34 cards"),
    (change("fields.owners", [7]), "cannot be known"),
    (change("fields.order", [0, 1, 1, 2]), "does not name every seat once"),
    (change("fields.line", [0, 1, 2, 3, 4, 4]), "not complete"),
    (change("fields.cubes.12", 0), "no cube was reached|hold together"),
    (change("fields.cubes.3", 6), "does not play|must be"),
    (change("fields.current", -1), "no cube was reached"),
    (change("fields.row", 1), "not of the row"),
    (change("fields.vp.0", -1), "must be 0"),
    (change("fields.mana.0", 21), "must be 0 to 20"),
    (change("fields.knowledge.0", 7), "must be 0 to 6"),
    (change("fields.tiles.0", 300), "cannot lie there|outside"),
    (change("fields.tiles.4", 0), "cannot lie there"),
    (change("fields.cubed", [29]), "black cube lies on a token in the bag"),
    (change("agenda", []), "the game is not over"),
    (change("agenda", [["stride", 0, 5]]), "must be -1 to 2"),
    (change("agenda", [["stride", 2, 0]]), "cannot be walking|no legal move|hold together"),
    (change("agenda", [["lead", 29, 3, 1]]), "not in the glade|no legal move|hold together"),
    (change("agenda", [["keep"]]), "none was drawn"),
    (change("agenda", [["raise", 7, 2]]), "not in the glade"),
    (change("agenda", [["council_learn", 4]]), "no seat 4|hold together"),
    (change("agenda", [["dance"]]), "no step 'dance'"),
]


@pytest.mark.parametrize(("lie", "message"), LIES)
def test_a_lying_saved_game_is_refused(lie: Callable[[Saved], None], message: str) -> None:
    data = saved()
    assert GAME.load(json.loads(json.dumps(data))).dump() == data
    lie(data)
    with pytest.raises(BadState, match=message):
        GAME.load(data)


# -- undo -----------------------------------------------------------------------------------------


def taken_back(s: Karnag, *texts: str) -> list[bool]:
    """For each of these moves: may it be undone freely?"""
    here = first(game("karnag"), s)
    out = []
    for text in texts:
        seat = here.state.actor()
        before, here = here, here.after(seat, GAME.parse(cast(Karnag, here.state), seat, text))
        here.link(before)
        out.append(here.before is not None)
    return out


def test_undo_within_ones_action_not_after_it() -> None:
    s = position(tile="move", druids={0: [7, 19, 53]})
    moves = ["squares 7", "druid 1", "clockwise 3", "druid 2", "clockwise 4"]
    assert taken_back(s, *moves) == [True, True, True, True, False]
    s = position(tile="telepathy", creatures=[("golem", "left", (8, 4))])
    assert taken_back(s, "creature h4", "lead north", "lead north", "lead south") == [True, True, True, False]


def test_undo_stops_at_a_hidden_card() -> None:
    assert taken_back(position(tile="card"), "draw") == [False]
    s = position(tile="capture", druids={0: [7, 19, 53]}, hands={0: ["speed", "knowledge"]})
    assert taken_back(s, "learn move", "play speed", "squares 2", "druid 1") == [True, False, True, True]


# -- counts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "counts"), [(2, [16, 240, 3360]), (5, [16, 240, 3360])])
def test_perft_of_the_druids_set_up(players: int, counts: list[int]) -> None:
    assert [perft(GAME.new(players, seed=1), depth) for depth in (1, 2, 3)] == counts


def test_perft_of_actions() -> None:
    druids: dict[int, list[int | str]] = {0: [8, 20, 57], 1: [9, 21, 56]}
    creatures = [("golem", "left", (8, 4)), ("ghoul", "right", (5, 5)), ("naja", "left", (12, 3))]
    found = []
    for tile in ("move", "gem", "capture", "telepathy", "potion", "card"):
        s = position(tile=tile, druids=druids, creatures=creatures, hands={0: ["extra", "speed", "control"]})
        found.append([perft(s, depth) for depth in (1, 2, 3)])
    assert found == [[8, 45, 309], [10, 49, 175], [12, 81, 369], [12, 53, 194], [4, 11, 35], [5, 13, 40]]


def test_every_card_kind_is_in_the_deck() -> None:
    assert [list(STANDARD.card_kind).count(kind) for kind in range(9)] == [5] * 6 + [2] * 3

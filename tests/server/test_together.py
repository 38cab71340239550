"""Several moves in one message: all or none, and never a way to look ahead."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import nemeton
from nemeton.client import Refused
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server.outside import Outside
from nemeton.server.refusals import Refusal
from nemeton.server.table.play import meant
from nemeton.server.table.position import first
from server.running import Running, drain, running, two, until
from server.test_table import before_order


def judged(game: AnyGame, state: State, seat: int, moves: list[int]) -> str:
    """What becomes of the moves in a message: the key of a refusal, or the moves."""
    try:
        return repr(meant(first(game, state.clone()), seat, moves))
    except Refusal as refusal:
        return refusal.key


def revealing(state: State, seat: int, move: int) -> bool:
    """Is it still this seat's turn after a move, and does it then see something it could not know before?"""
    seen = set()
    for n in range(100, 108):
        world = state.imagine(seat, n)
        world.play_fast(seat, move)
        if seat in world.actors():
            seen.add(repr(world.view(seat)))
    return len(seen) > 3


@pytest.mark.long
@pytest.mark.parametrize(("id", "revealed"), [("karnag", True), ("samhain", False), ("ardri", False), ("clans", False)])
def test_the_answer_depends_on_nothing_that_the_seat_cannot_know(id: str, revealed: bool) -> None:
    """A second move that would be possible in one world only is refused in all of them, before the first is made."""
    luck, game = random.Random(id), nemeton.game(id)
    together = refused = 0
    for _ in range(3):
        state = game.new(players=game.seats[0], seed=luck.getrandbits(40))
        for _ in range(120):
            if state.over():
                break
            seat = luck.choice(state.actors())
            move = luck.choice(state.legal(seat))
            after = state.clone()
            after.play_fast(seat, move)
            if seat in after.actors():
                wish = [move, luck.choice(after.legal(seat))]
                twins = [state.imagine(seat, luck.getrandbits(40)) for _ in range(2)]
                answer = judged(game, state, seat, wish)
                assert [judged(game, twin, seat, wish) for twin in twins] == [answer, answer]
                if revealing(state, seat, move):
                    assert answer == "unforeseen"
                    refused += 1
                else:
                    together += answer == repr(wish)
            state = after
    assert together > 0 or id == "clans"
    assert refused > 0 or not revealed


def test_several_moves_are_one_change_and_one_situation(tmp_path: Path) -> None:
    state, founding = before_order()
    with running(tmp_path, outside=Outside(deal=lambda record: state.clone())) as server:
        one, other, id = two(server)
        before = one.situation(id)
        order = next(move for move in after_founding(state, founding))
        with one.live(id) as mine, other.live(id) as theirs:
            for live in (mine, theirs):
                until(lambda live=live: drain(live).situation)  # type: ignore[misc]
                drain(live)
            asked = mine.play(founding, order)
            told = [live.receive() for live in (mine, theirs)]
        assert [message["version"] for message in told] == [before["version"] + 1] * 2
        assert [message["answers"] for message in told] == [[asked], []]
        assert one.table(id)["decisions"] == 2
        entries = server.run(server.runtime.store.entries(id))
        assert len({(entry.at, entry.seat) for entry in entries}) == 1
        assert len(entries) == 2


def after_founding(state: State, founding: int) -> list[int]:
    after = state.clone()
    after.play_fast(state.actor(), founding)
    return list(after.legal(state.actor()))


def test_all_of_them_are_made_or_none(tmp_path: Path) -> None:
    state, founding = before_order()
    with running(tmp_path, outside=Outside(deal=lambda record: state.clone())) as server:
        one, _, id = two(server)
        before = one.situation(id)
        with pytest.raises(Refused) as caught:
            one.play(id, before["version"], founding, founding)
        assert (caught.value.key, caught.value.reason is not None) == ("refused", True)
        assert one.why(id, founding, founding) == caught.value.reason
        assert one.why(id, founding) is None
        after = one.situation(id)
        assert (after["version"], after["view"], after["log"]) == (before["version"], before["view"], before["log"])


def test_one_question_brings_the_previews_of_all_choices(server: Running) -> None:
    one, _, id = two(server)
    situation = one.situation(id)
    choices = [[move] for move in situation["legal"][:12]] + [[-1]]
    with one.live(id) as live:
        until(lambda: drain(live).situation)
        live.send({"type": "foresee", "version": situation["version"], "choices": choices, "id": 7})
        answer = until(lambda: (m := live.receive())["type"] == "previews" and m)
    assert answer["id"] == 7
    assert len(answer["previews"]) == len(choices)
    assert answer["previews"][-1] is None
    assert answer["previews"][:-1] == one.foresee(id, situation["version"], choices[:-1])
    assert all(preview["view"] != situation["view"] for preview in answer["previews"][:-1])

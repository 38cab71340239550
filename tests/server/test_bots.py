"""Bots at a table: whatever happens to their processes, a move is made."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import pytest

import nemeton
from nemeton.bots import Past
from nemeton.bots.levels import LEVEL
from nemeton.bots.together import GRACE
from nemeton.client import Client, Json
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server.bots.line import Line
from nemeton.server.bots.pool import Lane, Pool
from nemeton.server.bots.turns import BOT_SECONDS, LONG_THOUGHT, Turns
from nemeton.server.table.position import Position
from server.running import any_move, play_on, running, until


class Failing(Pool):
    """No process above level 1 ever answers."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def choose(
        self, level: str, game: AnyGame, state: State, seat: int, seed: int, past: Past | None = None, **where: Any
    ) -> int | None:
        self.asked.append(level)
        return await super().choose(level, game, state, seat, seed, past, **where) if level == "1" else None


class Slow(Pool):
    """Thinks for ever the first time it is asked, and takes a while to stop."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def choose(
        self, level: str, game: AnyGame, state: State, seat: int, seed: int, past: Past | None = None, **where: Any
    ) -> int | None:
        self.asked += 1
        if self.asked == 1:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                await asyncio.sleep(0.5)
                raise
        return int(state.nth(seat, 0))


class Noting(Pool):
    """Notes what its processes are asked, in order; none of them thinks long."""

    def __init__(self) -> None:
        super().__init__(1)
        self.order: list[int] = []

    async def _answer(self, question: dict[str, Any], kind: type) -> Any:
        self.order.append(question["seed"])
        await asyncio.sleep(0.01)
        return kind()


def my_turn(client: Client, id: str) -> Json:
    found: Json = until(lambda: (s := client.situation(id))["legal"] and s)
    return found


@pytest.mark.long
def test_where_a_process_fails_the_quickest_level_answers(tmp_path: Path) -> None:
    pool = Failing()
    with running(tmp_path, pool=pool) as server:
        ann = server.client("Ann")
        id = ann.make("karnag", [{}, {"kind": "bot", "level": "4"}], start=True)["id"]
        situation = my_turn(ann, id)
        while not pool.asked:
            situation = ann.play(id, situation["version"], situation["legal"][0])
            situation = my_turn(ann, id)
        assert pool.asked[:2] == [pool.asked[0], "1"]
        assert pool.asked[0].startswith("4")


@pytest.mark.long
def test_a_bot_plays_as_was_chosen_and_does_so_again_in_the_rematch(tmp_path: Path) -> None:
    pool = Failing()
    with running(tmp_path, pool=pool) as server:
        ann = server.client("Ann")
        bots = [{"kind": "bot", "level": "5", "style": "hoarder"}, {"kind": "bot", "level": "3", "style": "raider"}]
        table = ann.make("samhain", [{}, *bots], start=True)
        assert [seat["style"] for seat in table["seats"]] == ["", "hoarder", "raider"]
        play_on([ann], table["id"], any_move(random.Random(1)))
        assert {"5/hoarder", "3/raider"} <= set(pool.asked)
        assert [seat["style"] for seat in ann.rematch(table["id"])["seats"]] == ["", "hoarder", "raider"]


def test_a_bot_that_is_asked_again_while_its_thought_ends_still_moves(tmp_path: Path) -> None:
    """A move, undone and made again before the process of the first thought has ended."""
    with running(tmp_path, pool=Slow()) as server:
        ann = server.client("Ann")
        id = ann.make("samhain", [{}, {"kind": "bot", "level": "1"}])["id"]
        ann.start(id)
        pool = server.runtime.pool
        assert isinstance(pool, Slow)
        if not ann.situation(id)["legal"]:  # the bot begins: its first thought is interrupted by a leave and a return
            until(lambda: pool.asked)
            ann.leave(id)
            ann.take(id, 0)
        else:
            situation = ann.situation(id)
            while situation["legal"]:
                situation = ann.play(id, situation["version"], situation["legal"][0])
            until(lambda: pool.asked)
            situation = ann.take_back(id, situation["version"])
            while situation["legal"]:
                situation = ann.play(id, situation["version"], situation["legal"][0])
        assert my_turn(ann, id)["legal"]


def test_how_long_the_highest_level_takes_does_not_tell_what_it_holds() -> None:
    """A forced answer is found at once, a hard one in a second: where that is hidden, both take as long."""
    turns: Any = Turns(cast(Any, None), Pool(1), 0.5, str)
    game = nemeton.game("ardri")
    state = game.new(2, seed=1)
    seen: dict[str, set[float]] = {}
    while not state.over() and state.year < 3:  # type: ignore[attr-defined]
        position = Position(game, state, [], [])
        for level in ("4", "5", "5/raider"):
            seen.setdefault(f"{level} {state.choice.name}", set()).add(turns._least(level, position))
        state.play(state.actors()[0], state.legal(state.actors()[0])[-1])
    for question in ("first_spring", "spring", "summer"):
        assert seen[f"5 {question}"] == seen[f"5/raider {question}"] == {1.0}
        assert seen[f"4 {question}"] == {0.5}
    assert seen["5 pay"] == {0.5}  # everybody sees what can be paid
    assert LEVEL["5"].seconds + GRACE < LONG_THOUGHT * BOT_SECONDS
    samhain = nemeton.game("samhain")
    assert turns._least("5", Position(samhain, samhain.new(2, seed=1), [], [])) == 0.5


Asked = tuple[int, Lane, str]  # its number, who is waiting, and at which address


def order(asked: list[Asked]) -> list[int]:
    """The order in which questions asked at the same time are answered."""

    async def main() -> list[int]:
        pool, game = Noting(), nemeton.game("clans")
        state = game.new(2, seed=1)
        seat = state.actor()

        async def ask(seed: int, lane: Lane, share: str) -> None:
            if lane == "insight":
                await pool.explain(game, state, seat, seed, None, 10, None, share)
            else:
                await pool.choose("1", game, state, seat, seed, lane=lane, share=share)

        await asyncio.gather(*(ask(*one) for one in asked))
        return pool.order

    return asyncio.run(main())


def test_a_hundred_tables_of_bots_keep_no_person_waiting() -> None:
    many: list[Asked] = [(n, "apart", "eve") for n in range(100)]
    assert order([*many, (777, "people", "ann"), (778, "people", "ann")]).index(778) <= 3


@pytest.mark.long
def test_who_asks_for_much_waits_longest() -> None:
    many: list[Asked] = [(n, "people", "eve") for n in range(100)]
    assert order([*many, (777, "people", "ann"), (778, "people", "bob")])[:3] == [0, 777, 778]
    thoughts: list[Asked] = [(n, "insight", "eve") for n in range(100)]
    assert order([*thoughts, (777, "insight", "ann")])[:2] == [0, 777]


def test_a_move_does_not_wait_for_explanations() -> None:
    assert order([*[(n, "insight", "ann") for n in range(5)], (777, "people", "ann")]).index(777) == 1


def test_a_place_that_nobody_waits_for_any_more_is_not_lost() -> None:
    async def main() -> None:
        line = Line(1)

        async def hold(share: str) -> None:
            async with line.turn(share):
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(hold(share)) for share in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(hold("d"), 60)
        assert len(line) == 0

    asyncio.run(main())

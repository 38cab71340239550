"""Bots at a table: whatever happens to the processes that think for them, there is a move."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import nemeton
from nemeton.bots import Past
from nemeton.client import Client, Json
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.server.workers import Workers
from server.running import any_move, play_on, running, until


class Failing(Workers):
    """No process of a level above the first ever answers."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def choose(
        self, level: str, game: AnyGame, state: State, seat: int, seed: int, past: Past | None = None
    ) -> int | None:
        self.asked.append(level)
        return await super().choose(level, game, state, seat, seed, past) if level == "1" else None


class Slow(Workers):
    """Thinks for ever when it is first asked, and takes a while to stop."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def choose(
        self, level: str, game: AnyGame, state: State, seat: int, seed: int, past: Past | None = None
    ) -> int | None:
        self.asked += 1
        if self.asked == 1:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                await asyncio.sleep(0.5)
                raise
        return int(state.nth(seat, 0))


class Noting(Workers):
    """Notes what its one process is asked, in order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.order: list[str] = []

    async def _answer(self, question: dict[str, Any], kind: type) -> Any:
        place = await self._free.get()
        self.order.append("move" if "level" in question else "explanation")
        await asyncio.sleep(0.01)
        self._free.put_nowait(place)
        return kind()


def my_turn(client: Client, id: str) -> Json:
    found: Json = until(lambda: (s := client.situation(id))["legal"] and s)
    return found


def test_where_a_process_fails_the_quickest_level_answers(tmp_path: Path) -> None:
    workers = Failing()
    with running(tmp_path, workers=workers) as server:
        ann = server.client("Ann")
        id = ann.make("karnag", [{}, {"kind": "bot", "level": "4"}], start=True)["id"]
        situation = my_turn(ann, id)
        while not workers.asked:
            situation = ann.play(id, situation["version"], situation["legal"][0])
            situation = my_turn(ann, id)
        assert workers.asked[:2] == [workers.asked[0], "1"]
        assert workers.asked[0].startswith("4")


def test_a_bot_plays_as_was_chosen_and_does_so_again_in_the_rematch(tmp_path: Path) -> None:
    workers = Failing()
    with running(tmp_path, workers=workers) as server:
        ann = server.client("Ann")
        bots = [{"kind": "bot", "level": "5", "style": "hoarder"}, {"kind": "bot", "level": "3", "style": "raider"}]
        table = ann.make("samhain", [{}, *bots], start=True)
        assert [seat["style"] for seat in table["seats"]] == ["", "hoarder", "raider"]
        play_on([ann], table["id"], any_move(random.Random(1)))
        assert {"5/hoarder", "3/raider"} <= set(workers.asked)
        assert [seat["style"] for seat in ann.rematch(table["id"])["seats"]] == ["", "hoarder", "raider"]


def test_a_bot_that_is_asked_again_while_its_thought_ends_still_moves(tmp_path: Path) -> None:
    """A move, taken back and made anew before the process of the first thought has ended."""
    with running(tmp_path, workers=Slow()) as server:
        ann = server.client("Ann")
        id = ann.make("samhain", [{}, {"kind": "bot", "level": "1"}])["id"]
        ann.start(id)
        workers = server.house.workers
        assert isinstance(workers, Slow)
        if not ann.situation(id)["legal"]:  # the bot begins: its first thought is interrupted by a leave and a return
            until(lambda: workers.asked)
            ann.leave(id)
            ann.take(id, 0)
        else:
            situation = ann.situation(id)
            while situation["legal"]:
                situation = ann.play(id, situation["version"], situation["legal"][0])
            until(lambda: workers.asked)
            situation = ann.take_back(id, situation["version"])
            while situation["legal"]:
                situation = ann.play(id, situation["version"], situation["legal"][0])
        assert my_turn(ann, id)["legal"]


def test_a_move_waits_for_one_explanation_at_most() -> None:
    async def main() -> list[str]:
        workers, game = Noting(), nemeton.game("clans")
        state = game.new(2, seed=1)
        seat = state.actor()
        asked = [asyncio.ensure_future(workers.explain(game, state, seat, n, None, 10, None)) for n in range(5)]
        await asyncio.sleep(0)
        await workers.choose("1", game, state, seat, 1)
        await asyncio.gather(*asked)
        return workers.order

    assert asyncio.run(main()).index("move") == 1

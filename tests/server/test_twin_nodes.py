"""Twin worlds through a second node: what a seat cannot know reaches it by no node.

Two houses of two nodes each. Everybody plays by one node, the observer sits at the other, which knows of their moves by
the bus alone; every answer and every message must be the same in both houses, byte for byte.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import nemeton
from nemeton.server import nodes
from nemeton.server.app import Shared
from nemeton.server.store.postgres import PostgresStore
from server.services import services
from server.worlds import SEATS, World, go_on_together, position

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("patient")]


@pytest.fixture
def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[World, World]]:
    monkeypatch.setattr(nodes, "BEAT_SECONDS", 3600.0)  # what comes second, by the store, would say the same twice
    with services() as (postgres, redis), ExitStack() as stack:
        found = []
        for name in ("one", "two"):
            address = postgres.database(name)
            asyncio.run(_with_a_key(address))
            found.append(World(tmp_path / name, stack, Shared(address, redis.url)))
        yield found[0], found[1]


async def _with_a_key(address: str) -> None:
    """Cookies are signed alike in both houses."""
    store = await PostgresStore.open(address)
    await store.set_note("key", "00" * 32)
    await store.close()


def test_worlds_that_look_alike_sound_alike_by_another_node(worlds: tuple[World, World]) -> None:
    luck = random.Random(23)
    apart = 0
    for round in range(4):
        observer = round % (SEATS + 1)  # the last one watches
        seat = observer if observer < SEATS else -1
        state = position(nemeton.game("clans"), luck)
        twins = [state.imagine(seat, luck.getrandbits(40)) for _ in worlds]
        apart += twins[0].dump()["fields"] != twins[1].dump()["fields"]
        tables = [world.begin("clans", twin) for world, twin in zip(worlds, twins, strict=True)]
        assert tables[0] == tables[1]
        for twin in twins:
            twin.log = []
        go_on_together(worlds, twins, tables[0], "clans", seat, observer, luck)
    assert apart >= 2  # the worlds were not the same ones

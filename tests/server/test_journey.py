"""Stepping through a long game: one walk for everybody who asks, milestones, bounded memory, bounded records."""

from __future__ import annotations

import random
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import nemeton
from nemeton.core import recordtext
from nemeton.core.record import Record
from nemeton.server.people.limits import Budget, Limits, Rate
from nemeton.server.table import journey
from nemeton.server.table.journey import STRIDE, Journey
from nemeton.server.table.position import Position, first
from server.running import Running, any_move, play_on, refusal, running, two


def long_game(least: int, game: str = "ardri") -> Record:
    """A random game of so many decisions, if it lasts so long."""
    known, luck = nemeton.game(game), random.Random(5)
    record = Record.begin(known, known.seats[-1], seed=5)
    state = record.start(log=False)
    while not state.over() and len(record.moves) < least:
        seat = state.actor()
        record.play(state, seat, luck.choice(state.legal(seat)))
    return record


def step_by_step(record: Record) -> list[Position]:
    known = nemeton.game(record.game)
    positions = [first(known, record.start())]
    for _, seat, move in record.walk(log=False):
        positions.append(positions[-1].after(seat, move))
    return positions


@pytest.mark.parametrize("game", nemeton.games())
def test_every_position_is_that_of_the_game(game: str) -> None:
    positions = step_by_step(long_game(3 * STRIDE + 5, game))
    walked = Journey(positions[0].state, positions[-1])
    assert len(walked) == len(positions)
    for number in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE, len(positions) - 1):
        if number < len(positions):
            assert walked.at(number).dump() == positions[number].dump()


def test_all_who_ask_share_one_walk(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Counted(Journey):
        def __init__(self, *args: Any) -> None:
            made.append(1)
            super().__init__(*args)

    monkeypatch.setattr(journey, "Journey", Counted)
    ann, bob, id = two(server)
    play_on([ann, bob], id, any_move(random.Random(1)))
    people = [server.client() for _ in range(6)]
    asking = [Thread(target=person.replay, args=(id, 7)) for person in people]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    assert made == [1]
    ann.replay(id, 9)
    assert made == [1]


def test_games_are_kept_by_what_they_weigh(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journey, "KEPT_BYTES", 1)
    ann = server.client("Ann")
    ids = [ann.upload(recordtext.write(long_game(40, "clans")))["id"] for _ in range(3)]
    assert [ann.replay(id, 12)["decision"] for id in ids] == [12] * 3
    assert list(server.runtime.tables.journeys._kept) == ids[-1:]


def test_an_uploaded_game_is_opened_from_its_last_position(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.upload(recordtext.write(long_game(200)))["id"]
    kept = server.run(server.runtime.store.load_table(id))
    assert (kept.entries, kept.snapshot.number) == ([], 200)


def test_a_record_has_a_longest_length_and_a_cost(tmp_path: Path) -> None:
    limits = Limits(longest_record=60, decisions=Budget(address=Rate(50, 0.001)))
    with running(tmp_path, limits=limits) as server:
        ann = server.client("Ann")
        assert refusal(ann.upload, recordtext.write(long_game(61))) == "long-record"
        assert refusal(ann.verify, recordtext.write(long_game(61))) == "long-record"
        ann.verify(recordtext.write(long_game(60)))
        assert refusal(ann.verify, recordtext.write(long_game(60))) == "too-fast"

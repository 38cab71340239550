"""Another node's change is followed only if it is the next one here and its moves are what their notation says."""

from __future__ import annotations

import random

import pytest

from nemeton.server.store.rows import Change
from nemeton.server.table.following import followed, numbers
from nemeton.server.table.position import Position
from nemeton.server.table.table import Table
from server.running import Running, any_move, drain, play_on, two, until

Told = list[tuple[Change, list[int]]]


@pytest.fixture
def told(server: Running) -> tuple[Table, Told]:
    """A table as it was, and what a node would have told the others of three moves since."""
    one, other, id = two(server)
    heard: Told = []

    def note(change: Change, position: Position | None) -> None:
        heard.append((change, numbers(change, position)))

    known = server.runtime.tables.known()[id]
    before = Table(known.sheet, known.position)
    server.runtime.tables.on_written = note
    play_on([one, other], id, any_move(random.Random(1)), 3)
    return before, heard


def test_changes_are_followed_one_after_the_other(told: tuple[Table, Told]) -> None:
    table, heard = told
    texts = [entry.text for change, _ in heard for entry in change.entries]
    for change, moves in heard:
        outcome = followed(table, change, moves)
        assert outcome is not None
        table = Table(outcome.sheet, outcome.position)
    assert table.position is not None
    assert [decision.text for decision in table.position.decisions] == texts
    assert len(texts) == 3


def test_what_does_not_follow_is_not_believed(told: tuple[Table, Told]) -> None:
    """Then the node reads the table again."""
    table, ((change, moves), later, _) = told
    assert table.position is not None
    legal = table.position.state.legal(change.entries[0].seat)
    another = next(move for move in legal if move != moves[0])
    illegal = next(move for move in range(table.position.game.verbs.size) if move not in legal)
    for wrong in ([another], [illegal], [-1], [10**9], [], [*moves, *moves]):
        assert followed(table, change, wrong) is None
    undone = change._replace(entries=(change.entries[0]._replace(seat=-1, move=0, text=""),))
    assert followed(table, undone, []) is None
    assert followed(table, *later) is None
    assert followed(table, change, moves) is not None


def test_a_table_that_nobody_looks_at_is_dropped_and_read_again_when_somebody_does(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _, id = two(server)
    tables, hub = server.runtime.tables, server.runtime.hub
    version = tables.known()[id].sheet.written

    async def lacks(table: str, version: int) -> bool:
        return tables.lacks(table, version)

    def unused(seconds: float) -> None:
        monkeypatch.setattr("nemeton.server.table.repository.UNUSED_SECONDS", seconds)

    unused(1e9)
    assert [server.run(lacks(*news)) for news in ((id, version), (id, version + 1), ("", 1))] == [False, True, False]
    unused(-1.0)
    with one.live(id) as line:
        drain(line)
        assert server.run(lacks(id, version + 1))
    until(lambda: not hub.busy(id))
    assert not server.run(lacks(id, version + 1))
    assert id not in tables.known()
    assert one.table(id)["status"] == "running"

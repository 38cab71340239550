"""A separate server for every test: in this process or, if it is to be killed, in another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "data") as here:
        yield here


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine a database that answers late is not one that is away: tests/server/test_plugs.py cuts lines."""
    monkeypatch.setattr("nemeton.server.store.line.ANSWER", 120.0)
    monkeypatch.setattr("nemeton.server.store.postgres.BEAT_ANSWER", 120.0)

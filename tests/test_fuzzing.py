"""Fuzzing: failures are listed and kept, so that they can be played again."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from fen.rules import Auction
from nemeton.testing import fuzz
from nemeton.testing.fuzzing import Findings


def test_a_sound_game_has_no_findings() -> None:
    seen: list[int] = []
    found = fuzz(nemeton.game("fen"), seconds=0.5, progress=lambda findings: seen.append(findings.games))
    assert not found.failures
    assert found.games == len(seen) > 0
    assert found.decisions > 10


@pytest.mark.long
def test_a_failure_is_kept_as_a_record_with_its_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Auction, "seen_by", lambda self, s, seat: self.dump())
    found: Findings = fuzz(nemeton.game("fen"), seconds=1, seed=3, keep=tmp_path)
    assert found.failures
    records = sorted(tmp_path.glob("*.record"))
    assert records
    assert nemeton.read(records[0].read_text()).game == "fen"
    assert "view" in records[0].with_suffix(".error").read_text()

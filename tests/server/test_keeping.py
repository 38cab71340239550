"""A host's data: backed up while people play, restored elsewhere, and checked."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from nemeton.cli import main
from server.running import move, running, two


def test_a_backup_is_made_while_people_play_and_served_elsewhere(tmp_path: Path) -> None:
    data, file, elsewhere = tmp_path / "data", tmp_path / "house.zip", tmp_path / "elsewhere"
    with running(data) as server:
        one, other, id = two(server)
        token = one.make_token()
        move(one, id)
        told = move(other, id)  # it may still be only in the journal
        assert main(["backup", str(data), str(file)]) == 0
        move(one, id)
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), str(elsewhere)]) == 0
    with running(elsewhere) as server:
        back = server.client(token=token).situation(id)
        assert (back["version"], back["turn"]["decisions"]) == (told["version"], 2)
        move(server.client(token=token), id)
        assert main(["restore", str(file), str(elsewhere)]) == 2  # never over an existing store
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_the_doctor_says_what_is_well_and_what_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "doctor", str(tmp_path)]) == 1
    with running(tmp_path) as server:
        two(server)
        assert main(["--language", "en", "doctor", str(tmp_path)]) == 0
        assert "A server is running on it." in capsys.readouterr().out
    assert main(["--language", "fr", "doctor", str(tmp_path)]) == 0
    assert "Toutes les tables sont lisibles." in capsys.readouterr().out
    db = sqlite3.connect(tmp_path / "nemeton.sqlite3")
    db.execute("UPDATE game_table SET head = x'00'")
    db.execute("INSERT INTO aside VALUES (1, 'journal 7', 'no JSON', x'00')")
    db.commit()
    db.close()
    (tmp_path / "secret.key").write_bytes(b"")
    assert main(["--language", "en", "doctor", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    for wrong in ("Tables that cannot be read (1)", "journal 7", "The cookie key is missing or broken"):
        assert wrong in said


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_text("no zip")
    assert main(["restore", str(tmp_path / "x.zip"), str(tmp_path / "data")]) == 2
    assert main(["backup", str(tmp_path / "nowhere"), str(tmp_path / "y.zip")]) == 2
    assert not (tmp_path / "y.zip").exists()

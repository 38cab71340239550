"""The terminal, as a person would use it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import nemeton
from nemeton.cli import main, seat_names, unique
from nemeton.core.record import Record
from nemeton.core.recordtext import write
from nemeton.words import LANGUAGES

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NEMETON_LANGUAGE", "en")


def typed(monkeypatch: Patch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))


def test_games_lists_editions_and_options(capsys: Capture) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "Leo Colovini" in out
    assert "tie=chips" in out


@pytest.mark.long
@pytest.mark.pure
def test_the_table_opens_without_what_other_commands_need() -> None:
    """Importing it takes a third of a second, and a player would wait for it."""
    asked = "import sys, nemeton.__main__, nemeton.server.main; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert "litestar" in told
    assert not {"rich", "fluent", "shtab", "nemeton.cli"} & set(told)


@pytest.mark.long
def test_the_package_is_a_command() -> None:
    """As a separate process, whose exit code is that of the command."""
    call = [sys.executable, "-m", "nemeton"]
    said = subprocess.run([*call, "games"], capture_output=True, text=True, encoding="utf-8", check=True).stdout
    assert "Leo Colovini" in said
    assert subprocess.run([*call, "replay", "nowhere"], capture_output=True, check=False).returncode == 2


def test_games_in_french(capsys: Capture) -> None:
    assert main(["--language", "fr", "games"]) == 0
    assert "jetons" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "said"), [("en", "exhausted"), ("fr", "épuisé")])
def test_editions_are_shown_side_by_side(language: str, said: str, capsys: Capture) -> None:
    assert main(["--language", language, "editions", "samhain"]) == 0
    out = capsys.readouterr().out
    assert said in out
    assert "13.28" in out
    assert "13.27" not in out  # the same in both
    assert main(["editions", "samhain", "--all"]) == 0
    assert "13.27" in capsys.readouterr().out


def test_a_game_of_one_edition_says_so(capsys: Capture) -> None:
    assert main(["editions", "clans"]) == 0
    assert capsys.readouterr().out == "Clans has one edition only.\n"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_always_taking_the_first_move(language: str, monkeypatch: Patch, capsys: Capture) -> None:
    typed(monkeypatch, *["1"] * 60)
    assert main(["--language", language, "play", "clans", "--seats", "you,greedy,random", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert ("wins." in out or "share the win" in out) if language == "en" else "victoire" in out or "emporte" in out


@pytest.mark.long
def test_what_can_be_typed(monkeypatch: Patch, capsys: Capture) -> None:
    lines = ["help", "list", "?", "? 2.4", "? 99", "why 16-21", "why 12-13", "hello", "1-60", "log", "undo", "12-13"]
    typed(monkeypatch, *lines, "log", "undo", "save my.record", "quit")
    assert main(["play", "clans", "--seats", "Ana,greedy", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    for said in (
        "one hut from 12 to 13",
        "A turn is one move",
        "seven huts or more",
        "no rule '99'",
        "A lake lies between 16 and 21.",
        "12-13 is legal.",
        "“hello” is not a move",
        "do not share a border",
        "nothing of yours to take back",
        "Ana moves one hut from 12 to 13: ",
        "Saved as my.record.",
        "left unfinished",
    ):
        assert said in out, said
    assert nemeton.read(Path("my.record").read_text()).moves == []


@pytest.mark.long
def test_a_saved_game_is_resumed(monkeypatch: Patch, capsys: Capture) -> None:
    typed(monkeypatch, "1", "1", "save half.record", "quit")
    main(["play", "clans", "--seed", "3"])
    saved = nemeton.read(Path("half.record").read_text())
    assert len(saved.moves) >= 3
    typed(monkeypatch, "log", "quit")
    assert main(["play", "clans", "--resume", "half.record"]) == 0
    assert "Player moves one hut" in capsys.readouterr().out
    assert Path("clans-unfinished.record").exists()


def test_two_people_share_a_keyboard_without_seeing_each_others_clan(monkeypatch: Patch, capsys: Capture) -> None:
    typed(monkeypatch, "1", "", "1", "", "quit")
    assert main(["play", "clans", "--seats", "Ana,Ben", "--seed", "3"]) == 0
    assert "press Enter when nobody else is looking" in capsys.readouterr().out


def test_the_words_of_fae(monkeypatch: Patch, capsys: Capture) -> None:
    typed(monkeypatch, "quit")
    assert main(["play", "clans", "--skin", "fae", "--seed", "3"]) == 0
    assert "druids" in capsys.readouterr().out


def test_record_replay_and_proof(monkeypatch: Patch, capsys: Capture) -> None:
    kept = Path(__file__).parent / "records" / "clans"
    assert main(["replay", str(kept / "no-moves.record")]) == 0
    assert "no legal move is left" in capsys.readouterr().out
    assert main(["replay", str(kept / "no-moves.record"), "--at", "3"]) == 0
    assert main(["verify", str(kept / "refereed.record")]) in (0, 1)
    assert "committed to" in capsys.readouterr().out
    text = (kept / "refereed.record").read_text().replace("secret: 00", "secret: 01")
    Path("forged.record").write_text(text)
    assert main(["verify", "forged.record"]) == 1
    assert "Not proven." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "clans", "--players", "9"], "2 to 4 seats"),
        (["play", "clans", "--edition", "1999"], "editions 2002"),
        (["play", "clans", "--option", "tie=duel"], "one of 'shared', 'chips'"),
        (["play", "clans", "--option", "tie"], "name=value"),
        (["play", "clans", "--seats", "a,,b"], "has no name"),
        (["play", "clans", "--skin", "gold"], "no skin 'clans.gold'"),
        (["replay", "nowhere.record"], "nowhere.record"),
        (["perft", "clans", "--players", "1"], "2 to 4 seats"),
    ],
)
def test_a_mistake_in_the_call_is_explained(arguments: list[str], message: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    assert message in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_named_and_told_apart(language: str, capsys: Capture) -> None:
    assert main(["--language", language, "bots"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ({"en": "Acorn Grove", "fr": "Gland Bosquet"}[language].split()))
    assert "3/raider" in out


@pytest.mark.parametrize("seats", ["you,7", "9,5", "you,0", "you,7/raider", "you,1/raider", "you,4/pirate"])
def test_a_bot_that_is_not_there_is_no_person(seats: str, capsys: Capture) -> None:
    assert main(["play", "karnag", "--seats", seats]) == 2
    told = capsys.readouterr().err
    assert "there is no bot" in told
    assert told.count("\n") == 1  # one line, however long


def test_a_record_of_other_rules_is_explained_and_that_is_said(tmp_path: Path, capsys: Capture) -> None:
    record = Record.begin(nemeton.game("samhain"), 2, seed=1)
    state = record.start()
    for _ in range(6):
        record.play(state, int(state.actor()), int(state.nth(state.actor(), 0)))
    path = tmp_path / "old.record"
    path.write_text(write(record).replace(record.rules, "0" * 12), "utf-8")
    assert main(["explain", str(path), "--at", "5", "--iterations", "3"]) == 0
    assert "another version of the rules" in capsys.readouterr().err
    assert main(["review", str(path), "--iterations", "1"]) == 0
    assert "another version of the rules" in capsys.readouterr().err
    path.write_bytes(b"\xff\xfe not a record")
    for command in ("explain", "review"):
        assert main([command, str(path)]) == 2
        told = capsys.readouterr().err
        assert "UTF-8" in told
        assert "Traceback" not in told


def test_perft(capsys: Capture) -> None:
    assert main(["perft", "clans", "--depth", "2"]) == 0
    assert capsys.readouterr().out == "1 270\n2 70344\n"


@pytest.mark.long
def test_fuzz(capsys: Capture) -> None:
    assert main(["fuzz", "clans", "--seconds", "0.5"]) == 0
    assert "nothing wrong" in capsys.readouterr().out


def test_playthrough(capsys: Capture) -> None:
    assert main(["playthrough", "clans", "--seed", "1", "--players", "3"]) == 0
    assert capsys.readouterr().out.startswith("# clans-2002-3, seed 1\n")


def test_bench_prints_the_names_that_were_agreed(capsys: Capture) -> None:
    assert main(["bench", "clans", "--players", "2", "--seconds", "0.1", "--json"]) == 0
    speed = json.loads(capsys.readouterr().out)
    assert {"games_per_cpu_second", "decisions_per_cpu_second", "clone_us", "compiled"} <= set(speed)
    assert speed["games_per_cpu_second"] > 0
    assert main(["bench", "clans", "--seconds", "0.1"]) == 0
    assert "clone_us" in capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion(shell: str, capsys: Capture) -> None:
    assert main(["completion", shell]) == 0
    assert "playthrough" in capsys.readouterr().out


def test_seats_are_filled_up_and_told_apart() -> None:
    assert seat_names("you", 3) == ["you", "3", "3"]
    assert unique(["Ana", "Greedy", "Greedy"]) == ["Ana", "Greedy 1", "Greedy 2"]


def test_answers_given_at_once_are_not_asked_again(monkeypatch: Patch, capsys: Capture) -> None:
    """[Ard Rí 3.1] After "done" there is nothing left to say; taking it back opens the question again."""
    typed(monkeypatch, "keep", "2", "done", "undo", "done", "save sealed.record", "quit")
    assert main(["play", "ardri", "--seats", "Ana,1", "--seed", "3"]) == 0
    moves = nemeton.read(Path("sealed.record").read_text()).moves
    assert [text for seat, text in moves if seat == 0][:10] == ["keep", "spring 2♠", *["done"] * 8]


def test_a_phrase_is_typed_at_once_and_refused_as_a_whole(monkeypatch: Patch, capsys: Capture) -> None:
    """[Ard Rí 10.2] Several small moves in one line."""
    lines = ["spring spades 2 11", "why spring spades 2 done", "spring spades 2 done"]
    typed(monkeypatch, "keep", *lines, "save my.record", "quit")
    assert main(["play", "ardri", "--seats", "Ana,1", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "spring 11♠: There is no card 11♠." in out
    assert "spring spades 2 done is legal." in out
    moves = nemeton.read(Path("my.record").read_text()).moves
    assert [text for seat, text in moves if seat == 0][:10] == ["keep", "spring 2♠", *["done"] * 8]


BOARD = Path(__file__).parent / "games/karnag/other_board.toml"


def test_a_board_of_ones_own_is_checked_and_drawn(tmp_path: Path, capsys: Capture) -> None:
    assert main(["--language", "en", "board", "karnag", "--check", str(BOARD)]) == 0
    assert "other_board.toml is a board for Karnag" in capsys.readouterr().out
    assert main(["board", "karnag", "--draw", str(BOARD)]) == 0
    assert "≈" in capsys.readouterr().out
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(BOARD.read_text("utf-8").replace("length = 52", "length = 50").replace("levels = 4", "levels = 3"))
    assert main(["--language", "en", "board", "karnag", "--check", str(wrong)]) == 1
    said = capsys.readouterr().out
    assert "length is 50, must be 52" in said
    assert "2 things are wrong" in said


def test_a_game_of_one_board_says_so(capsys: Capture) -> None:
    assert main(["--language", "en", "board", "clans", "--check", str(BOARD)]) == 2
    assert "the one board that comes with it" in capsys.readouterr().err

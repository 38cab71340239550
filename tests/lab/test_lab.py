"""The laboratory: the same seed gives the same study, however it is run; what is planted is found."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import nemeton
from lab.proof import dead_cards, flagged_twins, found_bonuses, known, planned, study
from nemeton.cli import main
from nemeton.core.errors import BadOption, BadRecord
from nemeton.core.replay import as_record
from nemeton.lab.plan import Block, Plan, seats_of, variants_of
from nemeton.lab.play import OWN, Row, dispensable
from nemeton.lab.report import Reader
from nemeton.lab.statistics import correlation, effect, holm, mean, mean_differs, rate, share_differs
from nemeton.lab.study import BLOCKS, RECORDS, RESULT, by_processes, carry_out
from nemeton.terminal.study import board_of
from nemeton.words import Words

CLANS = Plan("clans", variants_of(nemeton.game("clans"), "", ["join=may,must"], {}), (2,), "random", 8, luck=("huts",))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the study, carried out by one process."""
    out = tmp_path_factory.mktemp("whole")
    carry_out(CLANS, out, by_processes(1), lambda n, of: None)
    return out


@pytest.mark.plays
@pytest.mark.long
def test_the_same_seed_gives_the_same_bytes_whatever_the_processes(whole: Path, tmp_path: Path) -> None:
    carry_out(CLANS, tmp_path, by_processes(2), lambda n, of: None)
    for name in (RESULT, RECORDS):
        assert (tmp_path / name).read_bytes() == (whole / name).read_bytes()


@pytest.mark.parametrize("id", ["clans", "samhain", "karnag", "ardri"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_verb_and_every_stream_of_luck_is_named_in_words(id: str, language: str) -> None:
    game = nemeton.game(id)
    reader = Reader({"plan": {"game": id}, "measures": []}, Words(language))
    streams = [stream for stream in game.streams if stream != "imagine"]
    for kind, names in (("verb", game.verbs.names), ("never", game.verbs.names), ("luck", [*streams, OWN])):
        for name in names:
            key = f"lab-verb-{id}-{name}" if kind != "luck" else f"lab-stream-{'' if name == OWN else id + '-'}{name}"
            assert reader.about(kind, name) == Words(language).say(key)
            assert Words(language).has(key)


@pytest.mark.long
def test_a_study_that_was_killed_goes_on_where_it_was(whole: Path, tmp_path: Path) -> None:
    lines = (whole / BLOCKS).read_text().splitlines(keepends=True)
    (tmp_path / BLOCKS).write_text("".join(lines[:-1]) + lines[-1][:100])
    told: list[tuple[int, int]] = []
    carry_out(CLANS, tmp_path, by_processes(1), lambda n, of: told.append((n, of)))
    blocks = 1 + len(CLANS.variants)
    assert told == [(blocks - 1, blocks), (blocks, blocks)]
    assert (tmp_path / RESULT).read_bytes() == (whole / RESULT).read_bytes()


@pytest.mark.long
def test_another_study_is_not_gone_on_with(whole: Path, tmp_path: Path) -> None:
    shutil.copy(whole / BLOCKS, tmp_path)
    other = Plan(CLANS.game, CLANS.variants, CLANS.players, CLANS.bot, CLANS.games, seed=2)
    with pytest.raises(BadRecord, match="another study"):
        carry_out(other, tmp_path, by_processes(1), lambda n, of: None)


@pytest.mark.long
def test_games_are_kept_as_records_that_replay(whole: Path) -> None:
    with zipfile.ZipFile(whole / RECORDS) as archive:
        names = archive.namelist()
        record = as_record(archive.read(names[-1]))
    assert len(names) == 2 * CLANS.games
    assert record.options == {"join": "must"}
    assert record.replay().winners() == record.winners


# -- what a person asks for -----------------------------------------------------------------------


def test_variants_are_all_combinations_and_named_by_what_differs() -> None:
    samhain, clans = nemeton.game("samhain"), nemeton.game("clans")
    assert [v.name for v in variants_of(samhain, "fr,en", ["village=first"], {})] == ["fr", "en"]
    names = [v.name for v in variants_of(clans, "", ["tie=shared,chips", "join=may,must"], {})]
    assert names == ["tie=shared join=may", "tie=shared join=must", "tie=chips join=may", "tie=chips join=must"]
    board = (Path(__file__).parent.parent / "games/karnag/other_board.toml").read_text("utf-8")
    found = variants_of(nemeton.game("karnag"), "", [], {"standard": "", "other": board})
    assert [(v.name, bool(v.board)) for v in found] == [("standard", False), ("other", True)]
    name, ours = board_of(nemeton.game("karnag"), "menhirs")
    assert [v.name for v in variants_of(nemeton.game("karnag"), "", [], {"standard": "", name: ours})][1] == "menhirs"
    with pytest.raises(BadOption, match="same board"):
        variants_of(clans, "", [], {"other": board})
    with pytest.raises(BadOption, match="has no option"):
        variants_of(clans, "", ["years=1,2"], {})


def test_seats_are_a_range_or_a_list() -> None:
    karnag = nemeton.game("karnag")
    assert seats_of(karnag, "2-4") == (2, 3, 4)
    assert seats_of(karnag, "5,2") == (2, 5)
    assert seats_of(karnag, "") == (2, 3, 4, 5)
    for wrong in ("2-9", "two"):
        with pytest.raises(BadOption):
            seats_of(karnag, wrong)


def test_a_study_that_is_stopped_says_how_it_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_stopped(plan: Plan, blocks: Iterator[Block]) -> Iterator[Row]:
        yield next(by_processes(1)(plan, blocks))
        raise KeyboardInterrupt

    monkeypatch.setattr("nemeton.terminal.study.workers", lambda arguments: until_stopped)
    call = ["lab", "clans", "--players", "2", "--level", "random", "--games", "2", "--only-main"]
    assert main([*call, "--out", str(tmp_path)]) == 130
    assert tmp_path.name in capsys.readouterr().err.replace("\n", "")
    assert len((tmp_path / BLOCKS).read_text("utf-8").splitlines()) == 2  # the plan, and what was played


def test_what_one_could_do_without_has_something_beside_it() -> None:
    clans = nemeton.game("clans")
    assert dispensable(clans, CLANS.variants[0], 2, 1) == ()
    samhain = nemeton.game("samhain")
    assert "activate" in dispensable(samhain, variants_of(samhain, "", [], {})[0], 2, 1)


CALL = ["--language", "fr", "lab", "clans", "--option", "tie=shared,chips", "--players", "2", "--level", "random"]


@pytest.mark.long
def test_the_command_writes_a_page_that_needs_no_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main([*CALL, "--only-main", "--games", "2", "--processes", "1", "--out", str(tmp_path)]) == 0
    assert "report.html" in capsys.readouterr().out
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Clans au laboratoire" in page
    assert nemeton.game("clans").rules_hash in page
    assert page.count("<svg") >= 3
    assert "http" not in page.replace("http://www.w3.org/", "")
    assert (tmp_path / "pictures/win-share.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_the_command_measures_all_there_is_to_measure(tmp_path: Path) -> None:
    assert main([*CALL, "--games", "2", "--processes", "1", "--out", str(tmp_path)]) == 0
    result = json.loads((tmp_path / RESULT).read_text("utf-8"))
    assert {"win-share", "decisions", "branching", "forced", "source", "leads", "decided", "use", "ladder", "luck"} <= {
        measure["id"] for measure in result["measures"]
    }
    assert all(measure["low"] <= measure["value"] <= measure["high"] for measure in result["measures"])
    assert (tmp_path / "pictures/ladder.png").read_bytes().startswith(b"\x89PNG")


def test_a_wrong_call_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "clans", "--never", "fly"]) == 2
    assert main(["lab", "clans", "--games", "1"]) == 2
    assert "has no verb 'fly'" in capsys.readouterr().err


# -- statistics -----------------------------------------------------------------------------------


def test_intervals_and_corrections() -> None:
    assert mean([1.0, 2.0, 3.0]) == pytest.approx((2.0, 0.868, 3.132), abs=0.001)
    assert rate(0, 10.0)[2] == pytest.approx(0.367, abs=0.005)  # exact: 0.369
    assert rate(10, 10.0) == pytest.approx((1.0, 0.479, 1.84), abs=0.01)  # exact: 0.480 to 1.839
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    low, high = correlation([(x, x + (-1) ** x) for x in range(30)])[1:]
    assert 0.9 < low < high < 1.0
    assert mean_differs([0.0] * 9) == 1.0
    assert mean_differs([1.0, 1.1] * 20) < 1e-6
    assert share_differs([1.0, 0.0] * 50, 0.5) == 1.0
    assert share_differs([1.0] * 30, 0.5) < 1e-5
    assert effect([1.0, 3.0], [0.0, 2.0]) == pytest.approx(0.5**0.5)


def test_what_differs_in_every_game_has_no_size_in_standard_deviations() -> None:
    """Every game with the advanced set-up of Karnag places twelve columns, with the basic one none."""
    assert effect([12.0] * 9, [0.0] * 9) is None
    always = {"id": "verb", "about": "column", "variant": "advanced", "against": "basic", "players": 2}
    always |= {"value": 12.0, "low": 12.0, "high": 12.0, "verdict": "yes"}
    reader = Reader({"plan": {"game": "karnag"}, "measures": [always]}, Words("en"))
    assert reader.effects() == []
    assert [line.rpartition(", ")[2] for line in reader.sure()] == ["in every game."]


# -- the proof ------------------------------------------------------------------------------------


def test_a_planted_dead_card_is_named() -> None:
    with known():
        assert dead_cards(seed=1) == ["card 3"]


@pytest.mark.slow
def test_what_is_planted_is_found_and_nothing_else() -> None:
    """`lab.proof` tries each 200 times, which takes two minutes."""
    with known():
        assert flagged_twins(20) <= 1
        assert found_bonuses(20) >= 18


@pytest.mark.plays
@pytest.mark.long
def test_luck_that_decides_nothing_is_seen_to() -> None:
    """The die alone makes the points; the favour, which nobody gets here, makes none."""
    with known():
        plan = planned("", [], "greedy", seed=1, paired=True, games=800)
        found = study(Plan(**{**plan.__dict__, "games": 640, "luck": ("die", "favour")}))
    luck = {measure["about"]: measure for measure in found if measure["id"] == "luck"}
    assert luck["die"]["low"] > 0.3
    assert luck["favour"]["high"] < 0.1  # one interval in twenty misses the truth: this asks for less

"""An owner's boards on a server: offered, played on next to the standard one, kept when their file is gone."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

import nemeton
from server.running import any_move, play_on, running, seated, until
from server.test_new_rules import serving

OTHER = Path(__file__).parents[1] / "games/karnag/other_board.toml"


@pytest.mark.long
def test_a_board_in_the_data_folder_is_offered_and_played_on(tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    own = tmp_path / "boards/karnag-of-ours.toml"
    shutil.copy(OTHER, own)
    (tmp_path / "boards/karnag-torn.toml").write_text("[meta", "utf-8")
    with running(tmp_path) as server:
        ann, bob = server.client("Ann"), server.client("Bob")
        karnag = next(game for game in ann.call("GET", "games") if game["id"] == "karnag")
        option = next(option for option in karnag["options"] if option["id"] == "board")
        assert list(option["names"].values()) == ["menhirs", "karnag-of-ours"]
        board = option["values"][2]
        ours, standard = (seated([ann, bob], game="karnag", options=o) for o in ({"board": board}, {}))
        for id in (ours, standard):
            play_on([ann, bob], id, any_move(random.Random(4)), 25)
        assert ann.table(ours)["rules"] != ann.table(standard)["rules"]
        sizes = [len(ann.situation(id)["view"]["table"]["obstacles"]) for id in (ours, standard)]
        assert sizes == [7, 13]
        with_bot = ann.make("karnag", [{}, {"kind": "bot", "level": "1"}], options={"board": board}, start=True)["id"]
        play_on([ann], with_bot, any_move(random.Random(5)), 2)
        until(lambda: ann.table(with_bot)["decisions"] >= 3)
        token = ann.make_token()
    own.unlink()
    with serving(Path(nemeton.__file__).parents[1], tmp_path, [token]) as (ann,):  # a process that never saw the file
        table = ann.table(ours)
        assert (table["status"], table["changes"]) == ("running", [])
        assert nemeton.read(ann.record(ours)).board
        assert len(ann.situation(ours)["view"]["table"]["obstacles"]) == 7

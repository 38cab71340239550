"""Your own bots: found by file, module or entry point, in the arena and at a table."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from types import SimpleNamespace

import pytest

import nemeton
from nemeton.bots import own
from nemeton.bots.own import load
from nemeton.cli import main
from nemeton.core.errors import BadOption
from nemeton.lab.arena import Match, play_one
from nemeton.lab.contestants import contestant, move_of
from nemeton.server.people.limits import Budget, Limits, Rate
from nemeton.terminal import own as at_a_table
from server.running import Running, any_move, play_on, refusal, running, seated, until

FIRST = """
seen = []
def choose(state, seat, seed):
    seen.append(state.dump())
    return state.legal(seat)[0]
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mybot.py"
    path.write_text(FIRST, "utf-8")
    return str(path)


def test_a_file_a_module_and_an_entry_point_are_bots(mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = nemeton.game("clans").new(2, seed=1)
    seat = int(state.actor())
    assert load(mine)(state, seat, 1) == state.legal(seat)[0]
    named = EntryPoints([EntryPoint("ogma", "nemeton.bots:choose", own.GROUP)])
    monkeypatch.setattr(own, "entry_points", lambda group, name: named.select(group=group, name=name))
    assert load("ogma") is nemeton.bots.choose
    assert contestant(f"@{mine}") == (f"@{mine}", None, "", "")


def test_what_is_no_bot_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("", "utf-8")
    for wrong in (str(tmp_path / "none.py"), str(tmp_path / "empty.py"), "no.such.module", "json"):
        with pytest.raises(BadOption):
            load(wrong)


def test_it_plays_in_the_arena_and_cannot_peek(mine: str) -> None:
    outcome = play_one(Match("clans", "2002", 2, (f"@{mine}", "random")), 0)
    assert outcome.decisions > 30
    state = nemeton.game("clans").new(3, seed=3)
    seat = int(state.actor())
    move_of(f"@{mine}", state, seat, 5, None)
    assert load(mine).__globals__["seen"][-1] == state.imagine(seat, 5).dump() != state.dump()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("own")) as found:
        yield found


def test_a_world_depends_on_what_the_seat_sees_and_the_seed_alone(server: Running) -> None:
    """[Twin worlds] Two tables that differ only in what the seat cannot know produce the same bytes."""
    ann, bob = server.client("Ann"), server.client("Bob")
    id = seated([ann, bob], game="ardri")
    game = nemeton.game("ardri")
    state = game.new(2, seed=5)
    found = []
    for twin in (state, state.imagine(0, 77)):
        server.lay(id, twin)
        found.append(ann.world(id, 9))
    assert found[0] == found[1]
    assert game.load(found[0]["state"]).view(0) == state.view(0)
    assert refusal(server.client("Eve").world, id, 1) == "not-seated"


def test_it_sits_down_at_a_table_with_a_person(server: Running, mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    ann = server.client("Ann")
    table = ann.make("clans", [{}, {"kind": "person"}])
    link = f"{server.address}/table/{table['id']}"
    ended: list[int] = []
    bot = threading.Thread(target=lambda: ended.append(main(["bot", mine, "--table", link, "--name", "Ogma"])))
    bot.start()
    until(lambda: ann.table(table["id"])["seats"][1]["name"] == "Ogma")
    ann.start(table["id"])
    play_on([ann], table["id"], any_move(random.Random(1)))
    bot.join(60)
    assert ended == [0]
    assert "The game is over" in capsys.readouterr().out
    assert ann.table(table["id"])["status"] == "finished"


def test_a_server_that_says_too_fast_is_given_time(tmp_path: Path, mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both seats are played by it, each with fewer messages at once than a game takes."""
    waited: list[int] = []
    many = 10_000
    with running(tmp_path, limits=Limits(factor=many, moves=Budget(Rate(20 / many, 1e-9)))) as busy:

        def wait(seconds: int) -> None:
            """Meanwhile there is room again, which else would take too long."""
            waited.append(seconds)
            busy.runtime.rates._buckets.clear()

        monkeypatch.setattr(at_a_table, "time", SimpleNamespace(sleep=wait))
        ann = busy.client("Ann")
        table = ann.make("clans", [{}, {"kind": "person"}])
        link = ["bot", mine, "--table", f"{busy.address}/table/{table['id']}"]
        ended: list[int] = []
        bots = [
            threading.Thread(target=lambda more=more: ended.append(main([*link, *more])))
            for more in (["--token", ann.make_token("mine")], ["--name", "Ogma"])
        ]
        for bot in bots:
            bot.start()
        until(lambda: ann.table(table["id"])["seats"][1]["name"] == "Ogma")
        ann.start(table["id"])
        for bot in bots:
            bot.join(120)
        assert ended == [0, 0]
        assert waited
        assert min(waited) > 1
        assert ann.table(table["id"])["status"] == "finished"


def test_a_move_that_the_rules_forbid_ends_it_with_a_sentence(
    server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def choose(state, seat, seed):\n    return 329\n", "utf-8")
    ann = server.client("Ann")
    table = ann.make("clans", [{}, {"kind": "bot", "level": "random"}])
    ann.start(table["id"])
    link = f"{server.address}/table/{table['id']}"
    assert main(["bot", str(wrong), "--table", link, "--token", ann.make_token("mine")]) == 2
    assert "The rules do not allow this." in capsys.readouterr().err


def test_a_link_that_leads_nowhere_is_refused(server: Running, mine: str) -> None:
    assert main(["bot", mine, "--table", server.address]) == 2
    taken = server.client("Ann").make("clans", [{}, {"kind": "bot", "level": "random"}])
    assert main(["bot", mine, "--table", f"{server.address}/table/{taken['id']}"]) == 2

"""The core itself: the contract as it is written down, and its errors."""

from __future__ import annotations

import dataclasses
import shutil
from hashlib import blake2b
from pathlib import Path

import pytest

import fen as fen_package
import nemeton
from nemeton.bots import choose, decide
from nemeton.bots.levels import LEVEL
from nemeton.bots.weights import evaluation_for
from nemeton.core.chance import fold
from nemeton.core.fingerprint import meaning_of
from nemeton.core.moves import Verbs
from nemeton.core.preview import foresee
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.vector import COMPILED


def test_the_contract() -> None:
    """Line by line, what DESIGN promises about a game and a state."""
    game = nemeton.game("clans")
    assert (game.id, game.title, game.seats, game.editions) == ("clans", "Clans", range(2, 5), ("2002",))
    state = game.new(players=3, seed=7, edition="2002", options={"tie": "chips"})
    (seat,) = state.actors()
    moves = state.legal(seat)
    assert moves == sorted(moves)
    assert state.count(seat) == len(moves)
    assert state.nth(seat, 5) == moves[5]
    assert game.parse(state, seat, game.text(state, seat, moves[5])) == moves[5]
    twin = state.clone()
    state.play(seat, moves[5])
    assert twin.dump() != state.dump()
    assert game.load(state.dump()).dump() == state.dump()
    assert state.view(0)["seat"] == 0
    assert len(state.scores()) == 3
    assert state.winners() == []
    assert state.ask(seat) is None
    reason = state.why_not(seat, moves[5])
    assert reason is not None
    assert reason.key == "not-your-turn"


def test_the_list_of_games_is_a_function_whatever_is_imported() -> None:
    import nemeton.games.clans.data

    assert "clans" in nemeton.games()


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(nemeton.UnknownGame, match=r"'chess'.*clans"):
        nemeton.game("chess")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 1}, "2 to 4 seats, not 1"),
        ({"edition": "x"}, "editions 2002, not 'x'"),
        ({"options": {"tie": "x"}}, "one of 'shared', 'chips', not 'x'"),
        ({"options": {"x": 1}}, "no option 'x'; it has: tie, join"),
        ({"options": {"tie": []}}, "plain value"),
    ],
)
def test_what_is_not_to_be_had_is_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(nemeton.BadOption, match=message):
        nemeton.game("clans").new(seed=1, **wrong)  # type: ignore[arg-type]


def test_true_is_not_one() -> None:
    """A numeric option does not accept a truth value, nor the other way round."""
    with pytest.raises(nemeton.BadOption):
        nemeton.game("fen").new(seed=1, options={"misty": 1})
    with pytest.raises(nemeton.BadOption):
        nemeton.game("fen").new(seed=1, options={"wisps": False})


def test_a_refused_move_changes_nothing_and_carries_its_reason() -> None:
    state = nemeton.game("clans").new(2, seed=1)
    before = state.dump()
    with pytest.raises(nemeton.IllegalMove) as caught:
        state.play(1 - state.actor(), 0)
    assert caught.value.reason.key == "not-your-turn"
    assert state.dump() == before


def test_errors_are_one_family() -> None:
    family = (nemeton.IllegalMove, nemeton.UnknownGame, nemeton.BadOption, nemeton.BadRecord, nemeton.BadState)
    assert all(issubclass(error, nemeton.NemetonError) for error in (*family, nemeton.BadNotation))


def test_the_rules_hash_is_that_of_the_source() -> None:
    clans, fen = nemeton.game("clans"), nemeton.game("fen")
    assert len(clans.rules_hash) == 12
    assert clans.rules_hash != fen.rules_hash


def test_verbs_lie_on_one_dense_range() -> None:
    verbs = Verbs([("pass", 1), ("march", 3), ("call", 2)])
    assert verbs.size == 6
    assert [verbs.text(move) for move in range(6)] == ["pass", "march 0", "march 1", "march 2", "call 0", "call 1"]
    assert verbs.base("call") == 4
    assert verbs.split(3) == ("march", 2)


def test_the_log_is_kept_only_where_it_is_asked_for() -> None:
    game = nemeton.game("clans")
    silent, told = game.new(2, seed=1), game.new(2, seed=1, log=True)
    for state in (silent, told):
        state.play(state.actor(), 0)
    assert silent.log is None
    assert silent.story(0) == []
    assert [event["key"] for event in told.story(0)] == ["set-up", "move"]
    assert told.clone().log is None


def test_a_secret_of_the_log_is_told_to_its_owner_alone() -> None:
    state = nemeton.game("fen").new(2, seed=1, log=True)
    state.play(0, 0)
    drawn = [[event["args"] for event in state.story(seat) if event["key"] == "draw"] for seat in (-1, 0, 1)]
    assert drawn[0] == drawn[2] == [{"seat": 0}]
    assert set(drawn[1][0]) == {"seat", "card"}  # type: ignore[call-overload]


def test_a_preview_tells_what_is_certain_and_stops_where_it_is_not() -> None:
    fen = nemeton.game("fen").new(2, seed=1)
    resting = foresee(fen, 0, [0])  # draws a card: nobody knows which
    assert (resting.events, resting.certain) == ([], False)
    clans = nemeton.game("clans").new(2, seed=1)
    moving = foresee(clans, clans.actor(), [0])
    assert moving.certain
    assert [event["key"] for event in moving.events] == ["move"]


@pytest.mark.parametrize("level", ["random", "greedy", "1", "2"])
@pytest.mark.parametrize("id", ["clans", "fen"])
def test_a_bot_plays_and_cannot_peek(level: str, id: str) -> None:
    """In worlds that a seat cannot tell apart a bot makes the same move."""
    state = nemeton.game(id).new(3, seed=4)
    for n in range(12 if COMPILED else 2):
        seat = state.actor()
        move = unhurried(level, state, seat, n)
        assert state.why_not(seat, move) is None
        assert all(unhurried(level, state.imagine(seat, world), seat, n) == move for world in range(3))
        state.play(seat, move)


def unhurried(bot: str, state: State, seat: int, seed: int) -> int:
    """The move of a bot that is not limited by a clock: a few iterations, however long they take."""
    if bot not in LEVEL:
        return choose(bot, state, seat, seed)
    few = min(LEVEL[bot].length(evaluation_for(state.setup).sight, int(state.setup.players)), 24)
    return decide(dataclasses.replace(LEVEL[bot], iterations=few, seconds=60.0), state, seat, seed)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(12):
        state = nemeton.game("clans").new(2, seed=seed)
        while not state.over():
            seat = state.actor()
            state.play(seat, choose("greedy" if seat == seed % 2 else "random", state, seat, seed))
        won += (seed % 2 in state.winners()) / len(state.winners())
    assert won >= 10


def test_a_bot_is_refused_where_it_is_not_asked() -> None:
    state = nemeton.game("clans").new(2, seed=1)
    with pytest.raises(nemeton.BadOption, match="no bot 'god'"):
        choose("god", state, state.actor(), 1)
    with pytest.raises(nemeton.IllegalMove):
        choose("random", state, 1 - state.actor(), 1)


def copy_of_fen(folder: Path) -> AnyGame:
    """The invented game with its rules in a package of their own."""
    shutil.copytree(Path(fen_package.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "__init__.py").write_text("")
    return dataclasses.replace(nemeton.game("fen"), package=folder.name)


@pytest.mark.parametrize(
    ("name", "added", "changes"),
    [
        ("rules.py", "\nANOTHER = 1\n", True),
        ("state.py", "\nANOTHER = 1\n", True),
        ("rules.py", "\n# a comment\n", False),
        ("rules.py", "\n\n'A string that nobody reads.'\n", False),
        ("notation.py", "\nANOTHER = 1\n", False),
        ("RULES.md", "\nMore.\n", False),
    ],
)
def test_the_rules_hash_changes_with_the_rules_and_with_nothing_else(
    name: str, added: str, changes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / f"fen_{fold(hash((name, added)))}"  # a name that has not been imported yet
    game = copy_of_fen(folder)
    before = game.rules_hash
    (folder / name).write_text((folder / name).read_text() + added)
    assert (dataclasses.replace(game).rules_hash != before) is changes


SPOKEN = '''
"""A module."""
async def f(a: int = 1, *b: str, **c: object) -> None:  # a comment
    "A docstring."
    x = [f"{a!r:>{a}} and {c}" "more", -1.5, b"raw", ..., 1_000]
    y = (lambda z, /: z ** 2)(a) if a else None
    async with c as d, e: pass
    match x:
        case [1, *_] | {"k": _}: return
'''


def test_what_rules_say_is_written_alike_by_every_version_of_python() -> None:
    """Otherwise a record made on one would belong to other rules on the next."""
    laid_out = SPOKEN.replace("x = [", "x = [  # one\n        ").replace("1_000", "1000").replace('"more"', "'more'")
    laid_out = laid_out.replace("A docstring.", "Another.").replace("A module.", "Another.")
    assert meaning_of(laid_out) == meaning_of(SPOKEN)
    assert meaning_of(SPOKEN.replace("** 2", "** 3")) != meaning_of(SPOKEN)
    assert blake2b(meaning_of(SPOKEN).encode(), digest_size=6).hexdigest() == "dfd28ab3738a"


def test_a_module_that_a_game_has_not_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table asks for it after every move."""
    looked: list[str] = []

    def look(full: str) -> None:
        looked.append(full)
        raise ModuleNotFoundError(name=full)

    monkeypatch.setattr("nemeton.core.game.import_module", look)
    game = nemeton.game("fen")
    assert [game.module("of_no_game"), game.module("of_no_game")] == [None, None]
    assert looked == [f"{game.package}.of_no_game"]

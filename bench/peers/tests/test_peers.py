"""The peers play the same game: shown by hand-made cases, move by move against each other, and by their figures.

    CLANS_BOARD=FILE python -m pytest bench/peers

from the top of the repository. A peer whose toolchain is not installed is left out by name.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.peers.rules import COLOURS, Board, Deal, Position

PEERS = Path(__file__).parents[1]
TOP = PEERS.parents[1]
NODE_PEER = PEERS / "boardgameio"


@pytest.fixture(scope="session")
def board_file() -> str:
    path = os.environ.get("CLANS_BOARD")
    if not path:
        pytest.skip("CLANS_BOARD names no board file")
    return str(Path(path).resolve())


@pytest.fixture(scope="session")
def board(board_file: str) -> Board:
    return Board(board_file)


@pytest.fixture(scope="session")
def cpp(tmp_path_factory: pytest.TempPathFactory) -> str:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("g++ is not installed")
    program = str(tmp_path_factory.mktemp("cpp") / "clans")
    flags = ["-std=c++17", "-O3", "-march=native", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *flags, "-o", program, str(PEERS / "cpp" / "clans.cpp")], check=True)
    return program


@pytest.fixture(scope="session")
def node() -> str:
    program = shutil.which("node")
    if program is None or not (NODE_PEER / "node_modules").is_dir():
        pytest.skip("Node or the boardgame.io package is not installed")
    return program


def run_json(command: list[str], cwd: Path = TOP) -> dict[str, Any]:
    done = subprocess.run(command, cwd=cwd, check=True, capture_output=True, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def literal(board: Board, groups: dict[int, list[int]], taken: int = 0) -> Position:
    """A position with these huts by colour and nothing else, after `taken` villages."""
    position = Position(board, Deal([0] * board.areas, [0, 1], 0), 2)
    position.huts = [groups.get(area, [0] * COLOURS) for area in range(board.areas)]
    position.size = [sum(huts) for huts in position.huts]
    position.villages = [-1] * taken
    position._open = [i for i, (a, b) in enumerate(board.borders) if position.size[a] and position.size[b]]
    position._crowded = max(position.size) >= board.limit
    position.legal = position._legal_moves()
    return position


def names(position: Position) -> list[str]:
    return [position.board.name(decision) for decision in position.legal]


def play(position: Position, *decisions: str) -> None:
    for decision in decisions:
        position.apply(position.legal[names(position).index(decision)])


# -------------------------------------------------------------------------------- by hand


def one(colour: int, huts: int = 1) -> list[int]:
    return [huts if c == colour else 0 for c in range(COLOURS)]


def test_a_game_starts_with_270_moves(board: Board) -> None:
    assert len(Position(board, Deal.draw(board, 4, Random(1)), 4).legal) == 270


def test_no_move_across_a_lake(board: Board) -> None:
    position = literal(board, {area: one(0) for area in (15, 20, 51, 52)})
    assert names(position) == ["51-52", "52-51"]


def test_a_group_at_the_limit_moves_only_onto_its_equal_or_better(board: Board) -> None:
    position = literal(board, {38: one(0, 7), 35: one(1, 8), 36: one(2, 7), 39: one(3, 3)})
    assert set(names(position)) == {"38-35", "38-36", "36-35", "36-38", "39-35", "39-38"}


def test_a_group_left_behind_becomes_a_village(board: Board) -> None:
    position = literal(board, {area: one(0) for area in (11, 12, 13, 15)})
    play(position, "12-13")
    assert position.villages == [11]


@pytest.mark.parametrize(("first", "scores"), [("found:43", [4, 4, 4, 0, 0]), ("found:15", [0, 3, 3, 0, 0])])
def test_the_mover_chooses_the_order_across_an_epoch_edge(board: Board, first: str, scores: list[int]) -> None:
    groups = {15: one(0, 2), 19: one(1), 43: [0, 1, 1, 0, 0], 51: one(4), 52: one(4)}
    position = literal(board, groups, taken=3)
    play(position, "19-43")
    assert names(position) == ["found:15", "found:43"]
    play(position, first)
    assert position.scores == scores
    assert position.chips == [2, 0]


def test_the_order_is_not_asked_within_an_epoch(board: Board) -> None:
    groups = {15: one(0, 2), 19: one(1), 43: [0, 1, 1, 0, 0], 51: one(4), 52: one(4)}
    position = literal(board, groups)
    play(position, "19-43")
    assert position.villages == [15, 43]
    assert position.scores == [0, 4, 4, 0, 0]


def test_a_surplus_village_gets_nothing(board: Board) -> None:
    groups = {15: one(0, 2), 19: one(1), 43: [0, 1, 1, 0, 0], 51: one(4), 52: one(4)}
    position = literal(board, groups, taken=11)
    play(position, "19-43", "found:15")
    assert position.over
    assert not position.early
    assert position.scores == [7, 0, 0, 0, 0]
    assert position.chips == [1, 0]


def test_single_huts_leave_a_village_of_all_five_colours(board: Board) -> None:
    groups = {0: [4, 2, 1, 0, 0], 1: [0, 0, 0, 1, 1], 51: one(4), 52: one(4)}
    position = literal(board, groups)
    play(position, "1-0")
    assert position.scores == [6, 6, 0, 0, 0]


# -------------------------------------------------------------------------------- against each other


def perft(position: Position, depth: int) -> int:
    if depth == 1:
        return len(position.legal)
    leaves = 0
    for decision in position.legal:
        child = position.clone()
        child.apply(decision)
        leaves += perft(child, depth - 1)
    return leaves


def random_game(board: Board, seed: int) -> tuple[Deal, list[tuple[str, Position]]]:
    """A deal, and each decision with the position after it."""
    random = Random(seed)
    deal = Deal.draw(board, 2, random)
    position = Position(board, deal, 2)
    steps = []
    while not position.over:
        decision = random.choice(position.legal)
        position.apply(decision)
        steps.append((board.name(decision), position.clone()))
    return deal, steps


def test_cpp_follows_random_games_decision_by_decision(board: Board, board_file: str, cpp: str) -> None:
    asked = early = 0
    for seed in range(80):
        deal, steps = random_game(board, seed)
        huts = ",".join(map(str, deal.colours))
        asked += any(name.startswith("found") for name, _ in steps)
        early += steps[-1][1].early
        # The beginning seldom holds a surprise; in the second half every decision is checked.
        for end in range(len(steps) // 2, len(steps) + 1):
            position = steps[end - 1][1]
            line = " ".join(name for name, _ in steps[:end])
            seen = run_json([cpp, "--board", board_file, "--huts", huts, "--play", line])
            assert seen["legal"] == names(position)
            assert seen["scores"] == position.scores
            assert seen["villages"] == position.villages
            assert seen["over"] == position.over
            assert sum(seen["chips_by_turn"]) == sum(position.chips)
            assert len(seen["chips_by_turn"]) == position.moves
    assert asked > 10
    assert early > 0


def test_perft_of_the_start(board: Board, board_file: str, cpp: str) -> None:
    deal = Deal.draw(board, 2, Random(5))
    command = [cpp, "--board", board_file, "--huts", ",".join(map(str, deal.colours)), "--perft", "2"]
    position = Position(board, deal, 2)
    assert run_json(command) == {"perft": [perft(position, 1), perft(position, 2)]}


def test_perft_of_endings(board: Board, board_file: str, cpp: str) -> None:
    for seed in range(12):
        deal, steps = random_game(board, 100 + seed)
        steps = steps[:-7]
        huts = ",".join(map(str, deal.colours))
        line = " ".join(name for name, _ in steps)
        seen = run_json([cpp, "--board", board_file, "--huts", huts, "--play", line, "--perft", "3"])
        assert seen["perft"] == [perft(steps[-1][1], depth) for depth in (1, 2, 3)]


def test_cpp_refuses_an_illegal_decision(board_file: str, cpp: str) -> None:
    huts = ",".join(str(area % COLOURS) for area in range(60))
    for line in ("0-59", "found:3", "0-1 0-1", "60-0", "nonsense"):
        command = [cpp, "--board", board_file, "--huts", huts, "--play", line]
        done = subprocess.run(command, check=False, capture_output=True)
        assert done.returncode == 1


NODE_GAMES = """
import { makeClans, playRandomGame, readBoard, seeded } from './clans.mjs';
const game = makeClans(readBoard(process.argv[1]));
const random = seeded(7);
const games = [];
for (let i = 0; i < 60; i += 1) {
  const decisions = [];
  const choices = [];
  let start;
  const { state } = playRandomGame(game, 3, `test/${i}`, random, ({ G, ctx }, move, args) => {
    if (move) decisions.push(move === 'found' ? `found:${args[0]}` : args.join('-'));
    if (!ctx.gameover) choices.push(game.ai.enumerate(G, ctx).length);
    if (!move) start = { huts: G.huts, seat: Number(ctx.currentPlayer), secret: G.secret };
  });
  const { scores, villages, chips, multi } = state.G;
  const { turn, gameover: end } = state.ctx;
  games.push({ start, decisions, choices, scores, villages, chips, multi, turn, end });
}
console.log(JSON.stringify({ games }));
"""


def test_boardgameio_games_replay(board: Board, board_file: str, node: str) -> None:
    games = run_json([node, "--input-type=module", "-e", NODE_GAMES, board_file], NODE_PEER)["games"]
    for game in games:
        colours = [huts.index(1) for huts in game["start"]["huts"]]
        for region in board.regions:
            assert sorted(colours[area] for area in region) == list(range(COLOURS))
        position = Position(board, Deal(colours, [0, 1, 2], game["start"]["seat"]), 3)
        for decision, choices in zip(game["decisions"], game["choices"], strict=True):
            assert len(position.legal) == choices
            play(position, decision)
        assert position.over
        assert game["scores"] == position.scores
        assert game["villages"] == position.villages
        assert game["chips"] == position.chips
        assert game["multi"] == position.multi
        assert game["turn"] == position.moves
        assert game["end"]["early"] == position.early
        assert "secret" not in game["start"]
        for seat, final in enumerate(game["end"]["scores"]):
            assert final - position.chips[seat] in position.scores
    assert any(decision.startswith("found") for game in games for decision in game["decisions"])
    assert any(game["end"]["early"] for game in games)


# -------------------------------------------------------------------------------- the frameworks' own tests


def test_openspiel_accepts_the_game(board_file: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import bench.peers.openspiel.clans  # noqa: F401  registers the game

    game = pyspiel.load_game("python_clans", {"board": board_file, "players": 3, "seed": 2})
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    state = game.new_initial_state()
    state.apply_action(0)
    twin = state.clone()
    assert str(twin) == str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["huts"].sum() == 60


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.test")  # it asks for a render() and dislikes an action mask
def test_pettingzoo_accepts_the_environment(board_file: str) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from bench.peers.pettingzoo.clans import ClansEnv, env

    api_test(ClansEnv(board_file, 3), num_cycles=300)
    seed_test(lambda: env(board_file, 3), num_cycles=100)


# -------------------------------------------------------------------------------- the figures


@pytest.fixture(params=["cpp", "openspiel", "pettingzoo", "boardgameio"])
def command(request: pytest.FixtureRequest) -> list[str]:
    if request.param == "cpp":
        return [request.getfixturevalue("cpp")]
    if request.param == "boardgameio":
        return [request.getfixturevalue("node"), str(NODE_PEER / "clans.mjs")]
    pytest.importorskip({"openspiel": "pyspiel"}.get(request.param, request.param))
    return [sys.executable, "-m", f"bench.peers.{request.param}.clans"]


def test_figures_of_random_play(board_file: str, command: list[str]) -> None:
    found = run_json([*command, "--board", board_file, "--players", "4", "--seconds", "4", "--seed", "11"])
    games = found["games"]
    spread = 4 / games**0.5  # four standard errors of a quantity whose standard deviation is 1
    assert found["mean_moves"] == pytest.approx(44.55, abs=2.65 * spread)
    assert found["early_ends"] == pytest.approx(0.053, abs=0.224 * spread + 0.0005)
    assert found["multi"] == pytest.approx(0.8435, abs=0.363 * spread + 0.0005)
    assert found["decisions"] / games == pytest.approx(45.215, abs=2.5 * spread)
    assert found["mean_score"] == pytest.approx(28.52, abs=7.75 * spread)


def test_the_lock_file_names_no_download_address() -> None:
    packages = json.loads((NODE_PEER / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry]

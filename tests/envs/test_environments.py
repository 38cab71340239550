"""The environments against the tests their own projects provide, and against one another."""

from __future__ import annotations

import warnings
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import nemeton
from nemeton import envs
from nemeton.core.chance import seeded
from nemeton.testing import Case, cases

CASES = [case for id in nemeton.games() for case in cases(nemeton.game(id)) if not case.options]
FEWEST = [case for case in CASES if case.players == 2]


def agreed(case: Case) -> dict[str, Any]:
    return {"id": case.game.id, "players": case.players, "edition": case.edition}


@pytest.fixture(autouse=True)
def _their_own_warnings() -> None:
    """PettingZoo warns that an observation with a mask is not a plain array, Gymnasium that we are not in its
    registry."""
    warnings.filterwarnings("ignore", module="pettingzoo")
    warnings.filterwarnings("ignore", module="gymnasium")


# -- as their own projects test them ---------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("plain", CASES, ids=str)
def test_pettingzoo(plain: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(envs.aec(**agreed(plain)), num_cycles=20)
    seed_test(lambda: envs.aec(**agreed(plain)), num_cycles=10)


@pytest.mark.long
@pytest.mark.parametrize("plain", CASES, ids=str)
def test_pettingzoo_parallel(plain: Case, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(envs.parallel(**agreed(plain)), num_cycles=20)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: envs.parallel(**agreed(plain), max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(envs.parallel(**agreed(plain), max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize("plain", CASES, ids=str)
def test_gymnasium(plain: Case) -> None:
    """By its versioned name, with the hash of the rules."""
    name = f"nemeton/{plain.game.id}-{plain.edition}-v0"
    made: dict[str, Any] = {"players": plain.players, "opponents": ["random"], "forgiving": True, "render_mode": "ansi"}
    env = gymnasium.make(name, **made).unwrapped
    check_env(env)
    assert env.reset(seed=1)[1] == {"rules": plain.game.rules_hash, "name": name}


@pytest.mark.slow
@pytest.mark.parametrize("plain", CASES, ids=str)
def test_openspiel(plain: Case) -> None:
    options = {"seeds": 16, "players": plain.players}
    pyspiel.random_sim_test(
        pyspiel.load_game(envs.openspiel(**agreed(plain)).get_type().short_name, options), num_sims=1, serialize=True,
        verbose=False,
    )  # fmt: skip


def hashed(tensor: Any, name: str) -> list[str]:
    return [f"{name} = {blake2b(tensor.tobytes()).hexdigest()}"]


@pytest.mark.slow
@pytest.mark.parametrize("plain", CASES, ids=str)
def test_openspiel_playthroughs(plain: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game, written down by OpenSpiel's own generator; with two seats, also replayed from its actions.

    Observations are written as hashes of their bytes: rounding their numbers takes four fifths of the time.
    """
    from open_spiel.python.algorithms import generate_playthrough  # it imports SciPy, which takes a second

    monkeypatch.setattr(generate_playthrough, "_format_tensor", hashed)
    short = envs.openspiel(**agreed(plain)).get_type().short_name
    text = generate_playthrough.playthrough(f"{short}(players={plain.players},seeds=16)", None, seed=5)
    assert "IsTerminal() = True" in text
    assert f"ObservationTensor({plain.players - 1})" in text
    if plain in FEWEST:
        kept = tmp_path / "playthrough.txt"
        kept.write_text(text)
        flags.FLAGS.mark_as_parsed()
        before, after = generate_playthrough.replay(kept)
        assert before == after == text


def test_openspiel_searches_with_our_worlds() -> None:
    """Its own search over information sets, which draws worlds by `resample_from_infostate`."""
    game = pyspiel.load_game(envs.openspiel("clans", 2).get_type().short_name, {"seeds": 16, "players": 2})
    state = game.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=8, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same_and_is_another() -> None:
    game = envs.openspiel("clans", players=4)
    state = game.new_initial_state()
    state.apply_action(3)
    others = [state.resample_from_infostate(0, lambda n=n: n / 8) for n in range(8)]
    assert {other.information_state_string(0) for other in others} == {state.information_state_string(0)}
    assert all(other.observation_tensor(0) == state.observation_tensor(0) for other in others)
    assert len({str(other) for other in others}) > 1


# -- the same game by every route ---------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("plain", CASES, ids=str)
def test_every_road_leads_through_the_same_game(plain: Case) -> None:
    """With one seed and the same moves: the plain engine, PettingZoo, OpenSpiel and the batch."""
    state = plain.game.new(plain.players, seed=9, edition=plain.edition)
    turns = envs.aec(**agreed(plain))
    turns.reset(seed=9)
    spiel = envs.openspiel(**agreed(plain)).new_initial_state()
    spiel.apply_action(9)
    batch = envs.vector(plain.game.id, 1, plain.players, plain.edition)
    rows, infos = batch.reset(seed=9)
    luck = seeded(4, 1)
    for _ in range(60):
        seat = state.actor()
        look, _, _, _, info = turns.last()
        assert turns.agent_selection == f"seat_{seat}"
        assert info["rules"] == infos["rules"] == plain.game.rules_hash
        assert spiel.current_player() == infos["seats"][0] == seat
        assert np.flatnonzero(look["action_mask"]).tolist() == spiel.legal_actions() == state.legal(seat)
        assert np.array_equal(look["observation"], rows["observation"][0])
        assert np.array_equal(look["action_mask"], rows["action_mask"][0])
        assert look["observation"].tolist() == spiel.observation_tensor(seat)
        move = int(state.nth(seat, luck.roll(0, state.count(seat))))
        state.play(seat, move)
        turns.step(move)
        spiel.apply_action(move)
        rows, _, ended, _, infos = batch.step(np.array([move]))
        if state.over():
            assert ended[0]
            break


@pytest.mark.long
@pytest.mark.parametrize("plain", FEWEST, ids=str)
def test_the_win_is_shared_out_at_the_end(plain: Case) -> None:
    batch = envs.vector(plain.game.id, 3, plain.players, plain.edition)
    batch.reset(seed=1)
    finished = 0
    while finished < 3:
        movers = batch.batch.seats[0], batch.batch.seats[1], batch.batch.seats[2]
        _, rewards, ended, cut_off, infos = batch.step(batch.sample())
        assert not cut_off.any()
        finished += int(ended.sum())
        for n in range(3):
            assert rewards[n] == infos["returns"][n][movers[n]]
            assert infos["returns"][n].sum() in ((0.0, 1.0) if ended[n] else (0.0,))


def test_a_batch_without_copies_shows_the_same() -> None:
    """More games than are stepped at a time."""
    copied, own = (envs.vector("samhain", 70, players=2, copy=copy) for copy in (True, False))
    before, _ = copied.reset(seed=1)
    first = before["observation"].copy()
    own.reset(seed=1)
    for _ in range(3):
        moves = copied.sample()
        assert (own.sample() == moves).all()
        rows, seen = copied.step(moves)[0], own.step(moves)[0]
        assert all((rows[part] == seen[part]).all() for part in ("observation", "action_mask"))
    assert (before["observation"] == first).all()
    assert (rows["observation"] != first).any()


def test_margins_on_request() -> None:
    env = envs.aec("clans", players=2, margin=True)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample())
    first, second = env.table.state.scores()
    assert env.rewards == {"seat_0": first - second, "seat_1": second - first}
    batch = envs.vector("clans", 1, players=2, margin=True)
    batch.reset(seed=2)
    state, ended = batch.batch.states[0], np.zeros(1, bool)
    while not ended.any():
        _, _, ended, _, infos = batch.step(batch.sample())
    first, second = state.scores()
    assert infos["returns"].tolist() == [[first - second, second - first]]
    game = envs.openspiel("clans", players=2, margin=True)
    spiel = game.new_initial_state()
    spiel.apply_action(2)
    while not spiel.is_terminal():
        assert spiel.returns() == [0.0, 0.0]
        spiel.apply_action(spiel.legal_actions()[0])
    first, second = spiel.table.scores()
    assert spiel.returns() == [first - second, second - first] != [0.0, 0.0]
    assert all(game.min_utility() <= worth <= game.max_utility() for worth in spiel.returns())


def test_an_observation_is_also_read_field_by_field() -> None:
    batch, turns, seat = envs.vector("clans", 2, players=2), envs.aec("clans", 2), envs.gym("clans", players=2)
    turns.reset(seed=2)
    one, many = turns.named(turns.observe("seat_1")), batch.named(batch.reset(seed=2)[0])
    assert list(one) == list(many) == list(seat.named(seat.reset(seed=2)[0]))
    assert one["seat"].tolist() == [0.0, 1.0]
    assert many["huts"].shape == (2, 300)
    assert np.array_equal(np.concatenate(list(one.values())), turns.observe("seat_1")["observation"])


def test_on_a_board_of_ones_own_the_hash_is_of_that_board_too() -> None:
    karnag = nemeton.game("karnag")
    assert karnag.boards is not None
    board = karnag.boards.add((Path(__file__).parents[1] / "games/karnag/other_board.toml").read_text("utf-8"))
    _, infos = envs.vector("karnag", 1, players=2, options={"board": board}).reset(seed=1)
    assert infos["rules"] == karnag.rules_of({"board": board}) != karnag.rules_hash


# -- kindness -----------------------------------------------------------------------------------------


def test_an_illegal_move_says_why() -> None:
    env = envs.aec("clans", players=2)
    env.reset(seed=2)
    with pytest.raises(nemeton.IllegalMove, match=r"rule 2\.1"):
        env.step(nemeton.game("clans").verbs.base("found") + 1)
    batch = envs.vector("clans", 2, players=2)
    batch.reset(seed=2)
    with pytest.raises(nemeton.IllegalMove):
        batch.step(np.array([0, 329]))
    assert batch.batch.states[0].dump() == nemeton.game("clans").new(2, seed=2).dump()


def test_a_batch_wants_one_whole_number_for_each_game() -> None:
    batch = envs.vector("clans", 2, players=2)
    batch.reset(seed=2)
    moves = batch.sample()
    for wrong in (moves[:1], moves.astype(np.float64), np.array([moves, moves])):
        with pytest.raises(ValueError, match="2 games need 2 whole numbers, not "):
            batch.step(wrong)
    assert batch.batch.states[0].dump() == nemeton.game("clans").new(2, seed=2).dump()
    batch.step(moves.astype(np.int32))


def test_opponents_cannot_peek() -> None:
    """A function that plays for another seat is given an imagined world, not the real one."""
    seen: list[list[int]] = []

    def opponent(world: nemeton.State, seat: int, seed: int) -> int:
        seen.append([int(clan) for clan in world.clans])  # type: ignore[attr-defined]
        return int(world.nth(seat, 0))

    env = envs.gym("clans", seat=0, opponents=[opponent], players=2)
    env.reset(seed=3)
    for _ in range(12):
        env.step(env.action_space.sample())
    assert len({clans[1] for clans in seen}) == 1  # its own clan
    assert len({clans[0] for clans in seen}) > 1  # the other's, drawn again


def test_a_seat_and_its_opponents_must_fit() -> None:
    with pytest.raises(nemeton.BadOption, match="3 seats need 2 opponents, not 3"):
        envs.gym("clans", opponents=["1", "1", "1"], players=3)
    with pytest.raises(nemeton.BadOption, match="there is no seat 2"):
        envs.gym("clans", seat=2, players=2)
    with pytest.raises(nemeton.BadOption, match="there is no bot"):
        envs.gym("clans", opponents=["9"], players=2)


def test_render_draws_the_board() -> None:
    env = envs.aec("clans", players=2, render_mode="ansi")
    env.reset(seed=2)
    assert "60" in str(env.render())

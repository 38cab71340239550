"""Clans as an OpenSpiel Python game, and random play through the OpenSpiel API.

The set-up is one sampled chance node: the huts alone fall in 120 ** 12 ways, too many to list as outcomes.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from bench.peers.loop import options, report
from bench.peers.rules import COLOURS, Board, Deal, Position

_MAX_PLAYERS = 4

_GAME_TYPE = pyspiel.GameType(
    short_name="python_clans",
    long_name="Python Clans",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"board": "", "players": _MAX_PLAYERS, "seed": 1},
)


class ClansGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game: a board file, the number of players, and the seed of the set-ups."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.board = Board(params["board"])
        self.random = Random(params.get("seed", 1))
        players = params.get("players", _MAX_PLAYERS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.board.decisions,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            # Each move empties an area; each order choice founds a village.
            max_game_length=self.board.areas - 1 + len(self.board.chips),
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> ClansState:
        """Return the state before the set-up."""
        return ClansState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> ClansObserver:
        """Return an object used for observing game state."""
        return ClansObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class ClansState(pyspiel.State):  # type: ignore[misc]
    """A state: nothing before the set-up, a position after it."""

    def __init__(self, game: ClansGame) -> None:
        super().__init__(game)
        self.position: Position | None = None  # the only attribute: `clone` deep-copies every one

    def current_player(self) -> int:
        """Return the seat to move, or CHANCE before the set-up, or TERMINAL."""
        position = self.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over else position.seat

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the only outcome: the set-up is sampled when it is applied."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            players = game.num_players()
            self.position = Position(game.board, Deal.draw(game.board, players, game.random), players)
        else:
            self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "set-up" if player == pyspiel.PlayerId.CHANCE else self.get_game().board.name(action)

    def returns(self) -> list[float]:
        """Return one point shared by the winners, at the end."""
        if self.position is None or not self.position.over:
            return [0.0] * self.get_game().num_players()
        return self.position.shares()

    def __str__(self) -> str:
        position = self.position
        if position is None:
            return "before the set-up"
        groups = " ".join(f"{a}:{''.join(map(str, huts))}" for a, huts in enumerate(position.huts) if any(huts))
        return f"{groups} | villages {position.villages} scores {position.scores} chips {position.chips}"


class ClansObserver:
    """Observer, conforming to the PyObserver interface of OpenSpiel."""

    def __init__(
        self, game: ClansGame, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        areas, players = game.board.areas, game.num_players()
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (players,))]
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            pieces.append(("clan", (COLOURS,)))
        if iig_obs_type.public_info:
            pieces += [
                ("huts", (areas, COLOURS)),
                ("villages", (areas,)),
                ("pending", (areas,)),
                ("scores", (COLOURS,)),
                ("chips", (players,)),
            ]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for name, shape in pieces:
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: ClansState, player: int) -> None:
        """Update `tensor` and `dict` to reflect `state` as `player` sees it."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        position = state.position
        if position is None:
            return
        if "clan" in self.dict:
            self.dict["clan"][position.clans[player]] = 1
        if "huts" in self.dict:
            self.dict["huts"][:] = position.huts
            self.dict["villages"][position.villages] = 1
            self.dict["pending"][position.pending] = 1
            self.dict["scores"][:] = position.scores
            self.dict["chips"][:] = position.chips

    def string_from(self, state: ClansState, player: int) -> str:
        """Return `state` as `player` sees it, as a string."""
        pieces = [f"p{player}"]
        if "clan" in self.dict and state.position is not None:
            pieces.append(f"clan {state.position.clans[player]}")
        if "huts" in self.dict:
            pieces.append(str(state))
        return " | ".join(pieces)


pyspiel.register_game(_GAME_TYPE, ClansGame)


def main() -> None:
    """Play random games through the OpenSpiel API."""
    chosen = options()
    game = pyspiel.load_game("python_clans", {"board": chosen.board, "players": chosen.players, "seed": chosen.seed})
    random = Random(f"players {chosen.seed}")  # a different stream from that of the set-ups

    def play() -> tuple[Position, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return state.position, decisions

    report("openspiel", chosen.seconds, play)


if __name__ == "__main__":
    main()

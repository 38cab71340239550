"""OpenSpiel: a Python game for every game and edition, named `nemeton_<game>_<edition>`.

All luck is in the seed, which a chance node at the root draws; a world with different hidden things is another seed to
OpenSpiel, and an imagined state to us. Nothing is sampled in the middle of a game, so a state can be saved as its
history.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from nemeton.core.game import OptionValue
from nemeton.core.registry import AnyGame, game, games
from nemeton.core.state import State
from nemeton.envs.arrays import Agreed, Eyes, Options

SEEDS = 1 << 16  # that the chance node at the root chooses from, unless `seeds` says otherwise
LONGEST = 20_000  # decisions; no game comes near it
FURTHEST = 10_000.0  # points ahead or behind; likewise


def short_name(id: str, edition: str) -> str:
    return f"nemeton_{id}_{edition}"


def load(
    id: str,
    players: int | None = None,
    edition: str | None = None,
    options: Options | None = None,
    margin: bool = False,
) -> pyspiel.Game:
    """The OpenSpiel game of a set-up."""
    register()
    agreed = Agreed(id, players, edition, options)
    given = json.dumps(dict(options or {}), sort_keys=True) if options else ""
    params = {"players": agreed.players, "options": given, "margin": margin}
    return pyspiel.load_game(short_name(agreed.game.id, agreed.setup.edition), params)


@lru_cache(maxsize=1)
def register() -> None:
    """Make all games known to OpenSpiel, each edition by its own name."""
    for id in games():
        for edition in game(id).editions:
            pyspiel.register_game(_type(game(id), edition), _maker(id, edition))


def _type(known: AnyGame, edition: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(known.id, edition),
        long_name=f"{known.title} ({edition})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # if nobody wins, nothing is shared
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=known.seats[-1],
        min_num_players=known.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": known.seats[0], "options": "", "margin": False, "seeds": SEEDS},
    )


def _maker(id: str, edition: str) -> Callable[[dict[str, Any]], SpielGame]:
    class Edition(SpielGame):
        """OpenSpiel makes a game from its parameters alone, so the edition is in the class."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, edition, params or {})

    return Edition


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its number of seats and options."""

    def __init__(self, id: str, edition: str, params: dict[str, Any]) -> None:
        options: dict[str, OptionValue] = json.loads(params.get("options") or "{}")
        margin = bool(params.get("margin", False))
        self.agreed = Agreed(id, params.get("players"), edition, options, margin)
        seeds = int(params.get("seeds", SEEDS))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.agreed.moves,
            max_chance_outcomes=seeds,
            num_players=self.agreed.players,
            min_utility=-FURTHEST if margin else 0.0,
            max_utility=FURTHEST if margin else 1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.agreed.game, edition), info, params)
        self.eyes = Eyes(self.agreed)
        self.outcomes = [(seed, 1.0 / seeds) for seed in range(seeds)]

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class Held:
    """A state of ours inside one of OpenSpiel's, which deep-copies whatever it holds: a clone is quicker."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Before the seed is drawn `held` is None."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def table(self) -> State:
        assert self.held is not None, "the seed has not been drawn"
        return self.held.state

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.held.state.actor())
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.state.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.get_game().agreed.deal(action))
        else:
            self.held.state.play_fast(self.held.state.actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        text: str = self.get_game().agreed.game.verbs.text(action)
        return text

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.get_game().num_players())
        worth: list[float] = self.get_game().agreed.worth(self.table)
        return worth

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, with what it cannot know drawn afresh."""
        other: SpielState = self.clone()
        if self.held is not None:
            other.held = Held(self.table.imagine(player, int(sampler() * (1 << 40))))
        return other

    def __str__(self) -> str:
        return "before the seed" if self.held is None else json.dumps(self.held.state.dump(), sort_keys=True)


class SpielObserver:
    """What a player sees, as a tensor and as a string; with perfect recall, also its own decisions so far."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.eyes = game.eyes
        self.recall = recall
        self.tensor = np.zeros(self.eyes.size, np.float32)
        self.dict = game.agreed.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        if state.held is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.eyes.numbers(state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "before the seed"
        view = json.dumps(state.held.state.view(player), sort_keys=True)
        if not self.recall:
            return view
        own = [action for actor, action in _decisions(state) if actor == player]
        return f"{own} {view}"


def _decisions(state: SpielState) -> list[tuple[int, int]]:
    """Who has decided what, without the seed."""
    return [(item.player, item.action) for item in state.full_history()[1:]]

"""Nemeton: four Celtic tabletop games, played exactly by their rules.

>>> import nemeton
>>> state = nemeton.game("clans").new(players=3, seed=7)
>>> len(state.legal(state.actor()))
270
"""

import nemeton.games  # noqa: F401 (first, so that the function of that name, below, keeps its place)
from nemeton.core.answers import Event, Question, Reason
from nemeton.core.chance import Fast, Keyed
from nemeton.core.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    BadState,
    IllegalMove,
    NemetonError,
    UnknownGame,
)
from nemeton.core.game import Game, Option
from nemeton.core.record import Record, combine, commit
from nemeton.core.recordtext import read, write
from nemeton.core.registry import game, games, register
from nemeton.core.replay import Check, Verdict, replay, verify
from nemeton.core.state import Setup, State
from nemeton.core.step import Choice, JointChoice, Step

__version__ = "0.1.0"

__all__ = [
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BadState",
    "Check",
    "Choice",
    "Event",
    "Fast",
    "Game",
    "IllegalMove",
    "JointChoice",
    "Keyed",
    "NemetonError",
    "Option",
    "Question",
    "Reason",
    "Record",
    "Setup",
    "State",
    "Step",
    "UnknownGame",
    "Verdict",
    "combine",
    "commit",
    "game",
    "games",
    "read",
    "register",
    "replay",
    "verify",
    "write",
]

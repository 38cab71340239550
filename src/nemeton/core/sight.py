"""What a bot looks at in a game: numbers for every seat, written beside the game in `features.py`.

A *feature* is a whole number a seat has in a state; a *phase* a part of the game with weights of its own. The weights
are learnt; what they say of a state is in `bots/evaluation.py`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from nemeton.core.state import State
from nemeton.core.vector import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """The features of a game. This one knows nothing but the points: it serves a game without features of its own."""

    def names(self) -> list[str]:
        """The features, in the order in which `write` writes them."""
        return ["points", "to-move"]

    def sees(self) -> list[int]:
        """How many of them, from the first on, each of the five levels looks at."""
        return [1, 2, 2, 2, 2]

    def guess(self) -> list[float]:
        """What the features may be worth before anything is learnt, in every phase: the first, points, a little."""
        return [0.1] + [0.0] * (len(self.names()) - 1)

    def phases(self) -> list[str]:
        return ["game"]

    def phase(self, state: State) -> i64:
        return 0

    def write(self, state: State, out: vec[i64]) -> None:
        """Write all features of all seats: feature f of a seat at `len(names()) * seat + f`."""
        scores = state.scores()
        for seat in range(len(scores)):
            out[2 * seat] = scores[seat]
            out[2 * seat + 1] = 0
        actor = state.actor()
        if actor >= 0:
            out[2 * actor + 1] = 1

    def iterations(self, players: i64) -> list[int]:
        """How long each of the five levels searches with so many seats; 0: it looks one move ahead."""
        return [0, 1, 12, 150, 4000]

    def tastes(self) -> dict[str, list[str]]:
        """The features that each style of a bot (`bots/styles.py`) likes best, where moves are equally good."""
        return {}

    def steady(self) -> bool:
        """Are the legal moves after given moves the same in every world?"""
        return False

    def ripe(self) -> i64:
        """How often a search comes to a position before it looks at all its moves: more often where these are many."""
        return 2

    def kind(self, state: State, seat: i64) -> i64:
        """What a seat knows of itself and chooses by, as a small number: a search keeps such choices apart."""
        return 0

    def effort(self, state: State, seat: i64) -> float:
        """What part of its usual thought a question deserves, 0 to 1: less where it is one of many small answers."""
        return 1.0

    def playout(self) -> float:
        """How much a random game from a leaf to the end counts beside the evaluation of the leaf, 0 to 1."""
        return 0.0

    def sure(self, state: State, seat: i64) -> i64:
        """A move that begins a sure win in this world, for the seat that is asked; -1 if none is known."""
        return -1

    def open(self) -> bool:
        """Is nothing hidden, and nothing left to chance? Then one world is all worlds."""
        return False

    def quiet(self, state: State) -> bool:
        """Does a turn begin here? A state in the middle of one is not judged well by numbers."""
        return True

    def planning(self, state: State) -> bool:
        """Is something planned here whose worth shows when it is carried out?"""
        return False

    def plan(self, state: State) -> i64:
        """The number of the plan that is being made or carried out: a leaf may be played on until the next one."""
        return 0

    def clues(self) -> list[str]:
        """What tells likely worlds from unlikely ones, as `write_clues` writes it; none: nothing does."""
        return []

    def write_clues(self, state: State, seat: i64, out: vec[i64]) -> None:
        """Write the clues of a world that `seat` imagines: numbers of what the others hold there."""

    def weigh(self, state: State, seat: i64, beliefs: vec[float]) -> float:
        """How likely a world imagined by `seat` is, as a logarithm; `beliefs` is what `watch` has written."""
        return 0.0

    def beliefs(self, players: i64) -> i64:
        """How many numbers `watch` writes; none: this game's bots remember nothing."""
        return 0

    def watch(self, before: State, actor: i64, move: i64, weights: vec[float], beliefs: vec[float]) -> None:
        """Learn from a move that everybody saw; `before` is the state in which it was made."""

    def tells(self, beliefs: vec[float], state: State, seat: i64) -> list[tuple[str, dict[str, object]]]:
        """What `seat` believes of hidden things, for people: a key and arguments of the words each."""
        return []

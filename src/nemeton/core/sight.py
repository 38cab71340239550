"""What a bot looks at in a game: numbers for every seat, defined in the game's `features.py`.

A *feature* is a whole number that a seat has in a state; a *phase* is a part of the game with weights of its own. The
weights are learnt; `bots/evaluation.py` uses them to judge a state.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from nemeton.core.chance import Fast
from nemeton.core.playout import random_playout
from nemeton.core.state import State
from nemeton.core.vector import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """The features of a game. This one knows only the points, and serves a game without features of its own."""

    def names(self) -> list[str]:
        """The features, in the order in which `write` writes them."""
        return ["points", "to-move"]

    def sees(self, players: i64) -> list[int]:
        """How many of them, from the first on, each of the five levels looks at with this many seats."""
        return [1, 2, 2, 2, 2]

    def skips(self, players: i64) -> list[int]:
        """How many of these, from the first on, each level leaves out, because what it sees beyond says it better."""
        return [0, 0, 0, 0, 0]

    def guess(self) -> list[float]:
        """What the features are worth before anything is learnt: a little for the first, points.

        One number for each feature, the same in every phase, or one for each feature of each phase.
        """
        return [0.1] + [0.0] * (len(self.names()) - 1)

    def margin(self) -> float:
        """How many points of lead count as much as a certain win in learning; 0: only the win counts."""
        return 0.0

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

    def write_between(self, state: State, first: i64, end: i64, out: vec[i64]) -> None:
        """Write at least the features from one to before another; nobody will read the rest."""
        self.write(state, out)

    def iterations(self, players: i64) -> list[int]:
        """How long each of the five levels searches with this many seats; 0: it looks one move ahead."""
        return [0, 1, 12, 150, 4000]

    def tastes(self) -> dict[str, list[str]]:
        """The features that each style of bot (`bots/styles.py`) prefers when moves are equally good."""
        return {}

    def steady(self) -> bool:
        """Are the legal moves after given moves the same in every world?"""
        return False

    def ripe(self) -> i64:
        """How often a search must reach a position before it looks at all its moves: more often if there are many."""
        return 2

    def kind(self, state: State, seat: i64) -> i64:
        """A seat's private knowledge that guides its choices, as a small number: a search keeps such choices apart."""
        return 0

    def effort(self, state: State, seat: i64) -> float:
        """What part of its usual thought a question deserves, 0 to 1: less if it is one of many small answers."""
        return 1.0

    def playout(self) -> float:
        """How much a random game from a leaf to the end counts compared with the leaf's evaluation, 0 to 1."""
        return 0.0

    def play_out(self, state: State, luck: Fast, shares: vec[float]) -> None:
        """Play a random game to the end, using up the state, and write each seat's share of the win."""
        random_playout(state, luck)
        for seat in range(state.setup.players):
            shares[seat] = 0.0
        winners = state.winners()
        for winner in winners:
            shares[winner] = 1.0 / len(winners)

    def foresees(self, state: State) -> bool:
        """Can the features after moves of this state be told without making them? Then prepare for `foresee`."""
        return False

    def foresee(self, state: State, move: i64, out: vec[i64]) -> bool:
        """Write the features after a move as `write` would if it were made; False if it has to be made to tell.

        The phase stays the same. The state is the one that `foresees` was last asked about.
        """
        return False

    def sure(self, state: State, seat: i64) -> i64:
        """A move that begins a certain win in this world, for the seat to move; -1 if none is known."""
        return -1

    def open(self) -> bool:
        """Is nothing hidden and nothing left to chance? Then there is only one world to imagine."""
        return False

    def quiet(self, state: State) -> bool:
        """Does a turn begin here? Numbers do not judge a state in the middle of a turn well."""
        return True

    def foresighted(self) -> bool:
        """Do the numbers see from the middle of a turn what it leads to? Then it need not be played on first."""
        return False

    def usual(self, state: State, seat: i64) -> i64:
        """What a seat usually answers in the middle of a turn, where a leaf is played on to its end; -1: any move."""
        return -1

    def planning(self, state: State) -> bool:
        """Is something being planned here whose worth shows only when it is carried out?"""
        return False

    def plan(self, state: State) -> i64:
        """The number of the plan being made or carried out: a leaf may be played on until the next one."""
        return 0

    def proposals(self, state: State, seat: i64) -> list[list[int]]:
        """Whole answers worth trying, each one or more moves of the seat in a row; empty: any single move is an answer.

        When a question is the first of several that belong together, few sequences of answers lead anywhere.
        """
        return []

    def clues(self) -> list[str]:
        """What distinguishes likely worlds from unlikely ones, as `write_clues` writes it; empty if nothing does."""
        return []

    def write_clues(self, state: State, seat: i64, out: vec[i64]) -> None:
        """Write the clues of a world that `seat` imagines: numbers about what the others hold in it."""

    def weigh(self, state: State, seat: i64, beliefs: vec[float]) -> float:
        """How likely a world imagined by `seat` is, as a logarithm; `beliefs` is what `watch` has written."""
        return 0.0

    def beliefs(self, players: i64) -> i64:
        """How many numbers `watch` writes; 0 if this game's bots remember nothing."""
        return 0

    def watch(self, before: State, actor: i64, move: i64, weights: vec[float], beliefs: vec[float]) -> None:
        """Learn from a move that everybody saw; `before` is the state in which it was made."""

    def tells(self, beliefs: vec[float], state: State, seat: i64) -> list[tuple[str, dict[str, object]]]:
        """What `seat` believes about hidden things, for people: for each, the key of a sentence and its arguments."""
        return []

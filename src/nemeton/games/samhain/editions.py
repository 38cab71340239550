"""The editions: tables of values and a few named choices, over one set of rule files."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.state import Setup
from nemeton.core.vector import i64
from nemeton.games.samhain.data import ACTIVE, BOTH_SIDES, CLAN, COPIES, EXHAUSTED, RESERVE, ROMAN, ROUND_CAP, ROUNDS

FR: Final = 0
EN: Final = 1
NAMES: Final = ("fr", "en")

# One row for each difference outside the actions (those are in `data.RECIPES`): name, rule, `fr`, `en`.
DIFFERENCES: Final[list[tuple[str, str, list[int], list[int]]]] = [
    ("newcomer", "3.6", [EXHAUSTED], [ACTIVE]),  # how a new member stands after an expansion
    ("graves", "8.1", [0, 0, 3, 4, 5], [0, 0, 3, 4, 4]),  # by number of seats
    ("sickle-same-sort", "9.6", [1], [0]),  # may a resource become another, a track another track?
    ("temple-first", "11.2", [1], [2]),  # points for the first on a track
    ("temple-second", "11.2", [0], [1]),
    ("temple-tie", "11.2", [1], [0]),  # does a tie for first score?
    ("traitor", "12.2", [0], [1]),  # is the seat that spent the most Roman resources a traitor?
    ("traitor-loss", "12.3", [0], [6]),  # the traitor's loss with two seats
    ("roman-scores", "12.4", [0], [1]),  # do Roman resources count among those that score?
    ("one-temple", "13.21", [1], [0]),  # are the 2 devotion of one temple?
]


@final
class Rules:
    """The rules that follow from edition, seats and options. Shared by every state of a game, never changed."""

    def __init__(self, setup: Setup) -> None:
        row: i64 = NAMES.index(setup.edition)
        n: i64 = setup.players
        options = setup.options
        self.edition: Final[i64] = row
        self.clan: Final[i64] = CLAN[n]
        self.rounds: Final[i64] = ROUNDS[n]
        self.both_sides: Final[i64] = BOTH_SIDES[n]
        self.wisps: Final[i64] = RESERVE[n]
        self.resources: Final[i64] = RESERVE[n] + ROMAN * n
        self.copies: Final[i64] = COPIES[n]
        self.graves: Final[i64] = n + 1 if options["graves"] == "formula" else value(row, "graves", n)
        self.newcomer: Final[i64] = chosen(options["expansion"], ["active", "", "", "exhausted"], row, "newcomer")
        self.first: Final[i64] = value(row, "temple-first", 0)
        self.second: Final[i64] = value(row, "temple-second", 0)
        self.tie_scores: Final[bool] = value(row, "temple-tie", 0) == 1
        self.one_temple: Final[bool] = chosen(options["bonfire"], ["any", "one"], row, "one-temple") == 1
        self.same_sort: Final[bool] = value(row, "sickle-same-sort", 0) == 1
        self.traitor: Final[bool] = value(row, "traitor", 0) == 1
        self.traitor_loss: Final[i64] = value(row, "traitor-loss", 0)
        self.roman_scores: Final[bool] = value(row, "roman-scores", 0) == 1
        self.countermove: Final[bool] = options["countermove"] is True
        self.first_game: Final[bool] = options["village"] == "first"
        self.open: Final[bool] = options["screens"] == "open"
        self.laid_shelter: Final[bool] = options["shelter"] == "all"
        self.dolmen_exhausts: Final[bool] = options["dolmen"] == "exhausted"
        self.cap: Final[i64] = cap(self.newcomer)


def value(row: i64, name: str, index: i64) -> i64:
    """The value of an edition."""
    for difference in DIFFERENCES:
        if difference[0] == name:
            values = difference[2] if row == FR else difference[3]
            return values[index]
    raise LookupError(name)


def cap(newcomer: i64) -> i64:
    """[3.9] A round ends after this many turns per seat: only if new members are active could it go on for ever."""
    return ROUND_CAP if newcomer == ACTIVE else 0


def chosen(option: object, values: list[str], row: i64, name: str) -> i64:
    """The value of an option, or the edition's if the table left it as printed."""
    for i in range(len(values)):
        if values[i] == option:
            return i
    return value(row, name, 0)

"""The editions: tables of values and a few named choices, over one set of rule files."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.state import Setup
from nemeton.core.vector import i64
from nemeton.games.samhain.data import ACTIVE, BOTH_SIDES, CLAN, COPIES, EXHAUSTED, RESERVE, ROMAN, ROUNDS

FR: Final = 0
EN: Final = 1
NAMES: Final = ("fr", "en")

# One row a difference outside the actions (those are in `data.RECIPES`): name, `fr`, `en`.
DIFFERENCES: Final[list[tuple[str, list[int], list[int]]]] = [
    ("graves", [0, 0, 3, 4, 5], [0, 0, 3, 4, 4]),  # [8.1] by number of seats
    ("newcomer", [EXHAUSTED], [ACTIVE]),  # [3.6] how a member of an expansion stands
    ("temple-first", [1], [2]),  # [11.2] points of the first on a track
    ("temple-second", [0], [1]),
    ("temple-tie", [1], [0]),  # does a tie for first score?
    ("one-temple", [1], [0]),  # [13.21] are the 2 devotion of one temple?
    ("sickle-same-sort", [1], [0]),  # [9.6] may a resource become another, a track another track?
    ("traitor", [0], [1]),  # [12.2] is the one who spent most Roman resources a traitor?
    ("traitor-loss", [0], [6]),  # [12.3] his loss with two seats
    ("roman-scores", [0], [1]),  # [12.4] do Roman resources count among those that score?
]


@final
class Rules:
    """What edition, seats and options come to. Shared by every state of a game, never changed."""

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
        # [3.9] Only where new members are active can a round go on for ever.
        self.capped: Final[bool] = self.newcomer == ACTIVE


def value(row: i64, name: str, index: i64) -> i64:
    """The value of an edition."""
    for difference in DIFFERENCES:
        if difference[0] == name:
            values = difference[1] if row == FR else difference[2]
            return values[index]
    raise LookupError(name)


def chosen(option: object, values: list[str], row: i64, name: str) -> i64:
    """The value of an option, or the edition's where the table left it as printed."""
    for i in range(len(values)):
        if values[i] == option:
            return i
    return value(row, name, 0)

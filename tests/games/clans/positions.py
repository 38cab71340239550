"""Literal positions of Clans for tests: who stands where, and how many chips are taken."""

from __future__ import annotations

from collections.abc import Mapping

import nemeton
from nemeton.core.chance import seeded
from nemeton.core.fields import Fields
from nemeton.core.game import OptionValue
from nemeton.games.clans import GAME
from nemeton.games.clans.data import AREAS
from nemeton.games.clans.rules.movement import MOVE
from nemeton.games.clans.state import Clans, restore

RED, BLUE, GREEN, YELLOW, BLACK = range(5)
LETTERS = "RBGYK"


def position(
    huts: Mapping[int, str],
    founded: int = 0,
    players: int = 2,
    clans: list[int] | None = None,
    points: list[int] | None = None,
    chips: list[int] | None = None,
    options: dict[str, OptionValue] | None = None,
) -> Clans:
    """Seat 0 to move; `huts` by area, one letter each (K is black); this many villages `founded` elsewhere."""
    setup = GAME.setup(players, None, options)
    fields = {
        "huts": [[huts.get(area, "").count(letter) for letter in LETTERS] for area in range(1, AREAS + 1)],
        "clans": clans or list(range(players)),
        "points": points or [0] * 5,
        "chips": chips or [founded, *[0] * (players - 1)],
        "villages": [60 - n for n in range(founded)],
        "turn": 0,
    }
    s = restore(setup, seeded(1, 4), Fields(fields))
    s.push(MOVE)
    s.advance()
    s.log = []
    return s


def play(s: Clans, *texts: str) -> Clans:
    """Make moves given in notation, each by the seat whose turn it is."""
    for text in texts:
        seat = s.actor()
        s.play(seat, GAME.parse(s, seat, text))
    return s


def legal(s: Clans) -> list[str]:
    seat = s.actor()
    return [GAME.text(s, seat, move) for move in s.legal(seat)]


def refusal(s: Clans, text: str) -> tuple[str, str]:
    """The rule and the key with which a move is refused."""
    try:
        reason = s.why_not(s.actor(), GAME.parse(s, s.actor(), text))
    except nemeton.BadNotation as error:
        reason = error.reason
    assert reason is not None
    return reason.rule, reason.key


def events(s: Clans, key: str) -> list[dict[str, object]]:
    return [event.args for event in s.log or [] if event.key == key]

"""Moves of Samhain: what a seat may answer, as verb and noun."""

from typing import Final

from nemeton.core.moves import Verbs
from nemeton.games.samhain.data import (
    BONUSES,
    CARDS,
    ITEMS,
    KINDS,
    MOST_SEATS,
    ORTHOGONAL,
    PAIRS,
    RESOURCES,
    SEAT_PLACES,
    TRACKS,
)

VERBS: Final = Verbs(
    [
        ("pass", 1),
        ("end", 1),  # of the turn, without using more items
        ("activate", CARDS),
        ("move", CARDS * ORTHOGONAL),  # and activate: from a card, in a direction
        ("expand", CARDS),
        ("horn", 1),
        ("rune", RESOURCES),
        ("sickle", 1),
        ("light", 1),
        ("dark", 1),
        ("wisp", 1),
        ("dolmen", 1),
        ("decline", 1),  # a countermove
        ("bonus", BONUSES),
        ("pay", KINDS),
        ("gain", KINDS),
        ("pair", PAIRS),
        ("card", CARDS),
        ("temple", TRACKS),
        ("raise", MOST_SEATS),
        ("give", 2 * MOST_SEATS),  # 2 * seat, + 1 from the reserve
        ("rob", MOST_SEATS * TRACKS),
        ("steal", MOST_SEATS * ITEMS * 2),  # 2 * (ITEMS * seat + item), + 1 laid down
        ("member", MOST_SEATS * SEAT_PLACES),
    ]
)

PASS: Final = 0
END: Final = 1
ACTIVATE: Final = 2
MOVE: Final = 17
EXPAND: Final = 77
USE_HORN: Final = 92
USE_RUNE: Final = 93
USE_SICKLE: Final = 96
SIDE: Final = 97  # + side
TAKE_WISP: Final = 99
USE_DOLMEN: Final = 100
DECLINE: Final = 101
BONUS: Final = 102
PAY: Final = 110
GAIN: Final = 124
PAIR: Final = 138
CARD: Final = 141
TEMPLE: Final = 156
RAISE: Final = 166
GIVE: Final = 170
ROB: Final = 178
STEAL: Final = 218
MEMBER: Final = 258

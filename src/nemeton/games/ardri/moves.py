"""Moves of Ard Rí. Nouns are kinds of Cattle (40), kinds of Warriors (12, twice where unproven ones differ), seats."""

from typing import Final

from nemeton.core.moves import Verbs
from nemeton.games.ardri.data import CATTLE, MAX_SEATS, WARRIORS

TROOP: Final = 24  # proven kinds, then unproven kinds

VERBS: Final = Verbs(
    [
        ("keep", 1),
        ("redraw", 1),
        ("done", 1),
        ("spring", CATTLE),
        ("summer", WARRIORS),
        ("deck", 1),
        ("take", WARRIORS),
        ("feed", TROOP),
        ("pay", CATTLE),
        ("hunting", 1),
        ("raiding", 1),
        ("ceilsine", 1),
        ("hunt", WARRIORS),
        ("raid", TROOP),
        ("against", MAX_SEATS),  # whom the Warrior just sent goes against
        ("block", TROOP),
        ("let", 1),
        ("lead", WARRIORS),
        ("plunder", 1),
        ("steal", CATTLE),
        ("leave", 1),
        ("client", MAX_SEATS),
        ("gift", CATTLE),
        ("enforce", TROOP),
    ]
)

KEEP: Final = 0
REDRAW: Final = 1
DONE: Final = 2
SPRING: Final = 3
SUMMER: Final = 43
DECK: Final = 55
TAKE: Final = 56
FEED: Final = 68
PAY: Final = 92
HUNTING: Final = 132
RAIDING: Final = 133
CEILSINE: Final = 134
HUNT: Final = 135
RAID: Final = 147
AGAINST: Final = 171
BLOCK: Final = 176
LET: Final = 200
LEAD: Final = 201
PLUNDER: Final = 213
STEAL: Final = 214
LEAVE: Final = 254
CLIENT: Final = 255
GIFT_CARD: Final = 260
ENFORCE: Final = 300

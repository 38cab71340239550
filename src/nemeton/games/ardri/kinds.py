"""Which kinds of answer belong to which question of Ard Rí."""

from __future__ import annotations

from typing import Final

from nemeton.core.answers import Reason
from nemeton.core.kinds import Kinds
from nemeton.games.ardri.data import FIELD, SUIT, SUIT_SIGNS
from nemeton.games.ardri.data import KINDS as CARDS
from nemeton.games.ardri.state import ArdRi


def told(s: ArdRi, seat: int, reason: Reason) -> Reason:
    """[7.2] Of which suits a bid lacks cards."""
    if reason.key != "too-little-cattle":
        return reason
    held = [SUIT[card % CARDS] for card in s.listed(s.spot(FIELD, seat))]
    needed = int(str(reason.args["count"]))
    missing = [sign for suit, sign in enumerate(SUIT_SIGNS) if held.count(suit) < needed]
    return Reason(reason.rule, "suits-missing", {"count": needed, "suits": " ".join(missing)})


KINDS: Final = Kinds(
    {
        "redraw": ("redraw",),
        "first_spring": ("spring",),
        "spring": ("spring",),
        "summer": ("summer",),
        "autumn": ("take", "deck"),
        "feed_proven": ("done",),
        "pay": ("done",),
        "winter": ("hunting", "raiding", "ceilsine"),
        "raid": ("done",),
        "defend": ("let",),
        "loot": ("plunder", "steal"),
    },
    idle=("not-in-hand", "not-in-that-field"),
    told=told,
)

"""Which kinds of answer belong to which question of Samhain."""

from __future__ import annotations

from typing import Final

from nemeton.core.kinds import Kinds

ITEMS: Final = ("horn", "rune", "sickle")

KINDS: Final = Kinds(
    {
        "turn": ("activate", "move", "expand", *ITEMS, "pass"),
        "only-pass": ("activate", "move", "expand", *ITEMS),
        "after": ITEMS,
        "act": ("light", "dark", "wisp", *ITEMS),
        "sacrifice": ("temple",),
    },
    idle=("edge",),
    foreign=("act-first",),  # items in the turn of another
)

"""Which kinds of answer belong to which question of Karnag. One's cards lie in view: each says for itself why not."""

from __future__ import annotations

from typing import Final

from nemeton.core.kinds import Kinds

PARTS: Final = ("squares", "gem", "capture", "learn", "creature", "shift", "potion", "draw")

KINDS: Final = Kinds(
    {
        "act": PARTS,
        "go-on": PARTS,
        "stride": ("clockwise", "counter", "cauldron", "stay"),
        "lead": ("halt",),
        "keep": ("keep", "eliminate", "refuse"),
    },
    idle=("not-a-move", "not-drawn", "not-drawn-marked", "gem-in-reserve"),
    foreign=("not-this-tile", "done-already", "corner-first"),  # parts of other tiles, parts done, ways after a corner
)

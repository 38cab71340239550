"""How a bot's thoughts on Clans are told to people."""

from __future__ import annotations

from typing import Final

# Features of which one wants few, and those that are good or bad by the position.
BURDENS: Final = ("hostile", "next-hostile", "ripe-hostile", "end-others")
EITHER: Final = ("groups", "neutral", "ripe-neutral", "large", "shared", "alone", "to-move")

"""How a bot's thoughts on Samhain are told to people."""

from __future__ import annotations

from typing import Final

# Features of which one wants few, and those that are good or bad by the position.
BURDENS: Final = ("roman-spent", "most-spent", "wisps", "bare-wisps", "exhausted", "graves", "met")
EITHER: Final = ("pool", "marker", "to-move")

"""Ard Rí drawn with characters: every seat's field and Roundhouse, the middle of the table, the viewer's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nemeton.games.ardri.data import CATTLE, KIND_NAMES, KINDS, LADDER, RANKS
from nemeton.games.ardri.view import seen

if TYPE_CHECKING:
    from nemeton.games.ardri.state import ArdRi
    from nemeton.words import Words

SUIT_STYLES = ("bold white", "bold red", "bold blue", "bold green")
FACE_DOWN = "▒"


def sketch(s: ArdRi, seat: int, words: Words, width: int = 80) -> RenderableType:
    """The position as `seat` sees it."""
    table = seen(s, seat)
    parts: list[RenderableType] = [_middle(s, words), _seats(s, seat, words)]
    if seat >= 0:
        hands = table["hands"]
        assert isinstance(hands, list)
        parts.append(Text(words.say("ardri-hand") + " ") + _cards(hands[seat]))
    return Group(*parts)


def _middle(s: ArdRi, words: Words) -> Text:
    """Year and season, deck, discard pile and Wilderness."""
    table = seen(s, -1)
    discard, wilderness = table["discard"], table["wilderness"]
    assert isinstance(discard, list)
    assert isinstance(wilderness, list)
    season = words.say(f"ardri-season-{table['season']}")
    line = Text(words.say("ardri-year", year=s.year) + f", {season}   ", "bold")
    line += Text(words.say("ardri-deck", count=s.left_in_deck) + "   ", "not bold")
    line += Text(words.say("ardri-discard", count=len(discard)) + "   ", "not bold")
    return line + Text(words.say("ardri-wilderness") + " ", "not bold") + _cards(wilderness)


def _seats(s: ArdRi, seat: int, words: Words) -> Table:
    """A row for each seat, the richest first."""
    shown = Table(box=None, padding=(0, 1))
    for key in ("seat", "wealth", "held", "field", "roundhouse", "marches"):
        shown.add_column(words.say(f"ardri-column-{key}"))
    out = [p for p in range(s.players) if not s.active(p)]
    for p in [*s.order, *out]:
        shown.add_row(*_row(s, p, seat, words))
    return shown


def _row(s: ArdRi, p: int, seat: int, words: Words) -> list[RenderableType]:
    table = seen(s, seat)
    of = {name: table[name][p] for name in ("held", "unproven", "fields", "up", "down", "out", "spoils")}  # type: ignore[index]
    house = _cards(of["up"]) + (
        Text(" ") + _cards(of["down"]) if of["down"] else Text(" " + FACE_DOWN * of["unproven"])
    )
    name = Text(words.seat(p), "bold" if p == seat else "" if s.active(p) else "dim strike")
    return [name, str(s.wealth(p)), str(of["held"]), _cards(of["fields"]), house, _cards(of["out"] + of["spoils"])]


def _cards(cards: list[int]) -> Text:
    """Cards by name, in the colours of their suits."""
    line = Text()
    for kind in sorted(card % KINDS for card in cards):
        suit = kind // RANKS if kind < CATTLE else (kind - CATTLE) // LADDER
        line += Text(KIND_NAMES[kind] + " ", SUIT_STYLES[suit])
    return line

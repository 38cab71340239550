"""Clans drawn with characters: the map, the epoch chart and the scores, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nemeton.games.clans.data import (
    AREAS,
    BONUS,
    CHIPS,
    CLAN_NAMES,
    EPOCH,
    EPOCH_NAMES,
    EPOCHS,
    FAVOURABLE,
    HOSTILE,
    TERRAIN,
    TERRAIN_NAMES,
    VILLAGES,
)
from nemeton.games.clans.huts import size, unpack

if TYPE_CHECKING:
    from nemeton.games.clans.state import Clans
    from nemeton.words import Words

CLAN_LETTERS = "RBGYK"
CLAN_STYLES = ("bold red", "bold blue", "bold green", "bold yellow", "bold white on grey23")
TERRAIN_SIGNS = '♣▲~"'  # forest, mountain, steppe, grassland
TERRAIN_STYLES = ("green", "grey62", "yellow", "bright_green")
ROWS = 33

# Where the areas lie, in hundredths of the map's width and height.
_PLACES = """
7 9|26 9|15 16|7 23|19 26|35 13|44 9|55 9|64 12|51 19
76 9|93 9|84 16|79 25|93 22|86 34|92 44|93 56|85 65|82 50
72 43|72 29|64 38|58 30|54 47|44 43|46 27|37 33|26 30|30 43
18 50|9 34|6 45|7 56|15 64|31 74|28 56|44 56|36 65|44 71
56 71|56 59|64 64|70 56|75 67|75 78|94 76|93 90|85 83|76 91
66 89|55 91|50 80|45 91|34 89|24 91|7 92|16 84|8 75|23 75
"""
PLACES = [part.split() for row in _PLACES.split("\n") if row for part in row.split("|")]


def sketch(s: Clans, seat: int, words: Words, width: int = 80) -> RenderableType:
    """The position as `seat` sees it."""
    return Group(_map(s, min(width, 120)), _epochs(s, words), _scores(s, seat, words))


def _map(s: Clans, width: int) -> Text:
    """Every area at its place: number and terrain, and below them its huts; a village stands in brackets."""
    grid: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(ROWS)]
    villages = set(s.villages)
    for area in range(1, AREAS + 1):
        x, y = map(int, PLACES[area - 1])
        group = s.groups[area]
        terrain = TERRAIN[area]
        quiet = "" if group else "dim "
        head = [(char, quiet) for char in str(area)] + [(TERRAIN_SIGNS[terrain], quiet + TERRAIN_STYLES[terrain])]
        huts = letters(unpack(group), size(group))
        if area in villages:
            huts = [("[", ""), *huts, ("]", "")]
        row = min((y - 7) * ROWS // 86, ROWS - 2)
        for line, cells in enumerate((head, huts), row):
            left = min(max(0, x * width // 100 - len(cells) // 2), width - len(cells))
            grid[line][left : left + len(cells)] = cells
    text = Text(no_wrap=True)
    for cells in grid:
        for char, style in cells:
            text.append(char, style)
        text.append("\n")
    return text


def letters(huts: list[int], total: int) -> list[tuple[str, str]]:
    """One letter a hut, or a letter and a number where there are many."""
    cells: list[tuple[str, str]] = []
    for clan, n in enumerate(huts):
        shown = CLAN_LETTERS[clan] * n if total <= 4 or n < 2 else f"{CLAN_LETTERS[clan]}{n}"
        cells += [(char, CLAN_STYLES[clan]) for char in shown]
    return cells


def _epochs(s: Clans, words: Words) -> Table:
    founded = len(s.villages)
    now = EPOCH[min(founded, VILLAGES - 1)]
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for title in ("", words.say("clans-favourable"), "+", words.say("clans-hostile"), ""):
        table.add_column(title)
    for epoch in range(EPOCHS):
        first = sum(CHIPS[:epoch])
        left = min(CHIPS[epoch], max(0, first + CHIPS[epoch] - founded))
        table.add_row(
            words.say("clans-epoch", epoch=EPOCH_NAMES[epoch]),
            _terrains(FAVOURABLE[epoch], words),
            str(BONUS[epoch]),
            _terrains(HOSTILE[epoch], words),
            "●" * left + "○" * (CHIPS[epoch] - left),
            style="bold" if epoch == now else "dim",
        )
    return table


def _terrains(names: list[str], words: Words) -> str:
    signs = [f"{TERRAIN_SIGNS[TERRAIN_NAMES.index(name)]} {words.say(f'clans-terrain-{name}')}" for name in names]
    return "—" if not signs else " ".join(sign[0] for sign in signs) if len(signs) > 1 else signs[0]


def _scores(s: Clans, seat: int, words: Words) -> Text:
    text = Text("\n")
    for clan, name in enumerate(CLAN_NAMES):
        text.append(f" {CLAN_LETTERS[clan]} ", CLAN_STYLES[clan])
        text.append(f"{words.say(f'clans-clan-{name}')} {s.points[clan]}   ")
    text.append("\n")
    for other in range(s.setup.players):
        shown = f" {words.seat(other)}: " + words.say("clans-chips", chips=s.chips[other]) + "  "
        text.append(shown, "bold" if other == s.turn and not s.over() else "")
    if seat >= 0:
        clan = s.clans[seat]
        own = words.say(f"clans-clan-{CLAN_NAMES[clan]}")
        text.append("\n " + words.say("clans-your-clan", clan=own), CLAN_STYLES[clan])
    return text

"""Karnag drawn with characters: the glade in its path, the line of action tiles, the seats; for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nemeton.games.karnag.data import (
    ACTION_NAMES,
    CARD_NAMES,
    COLOUR,
    DRUIDS,
    GATE,
    GEMS,
    KIND_NAMES,
    PATH,
    REACHED,
    ROCK,
    SPACES,
    SWAMP,
    TRACK_NAMES,
    TRACKS,
)

if TYPE_CHECKING:
    from nemeton.games.karnag.state import Karnag
    from nemeton.words import Words

SEAT_STYLES = ("bold yellow", "bold green", "bold magenta", "bold blue", "bold red")
REGION_STYLES = ("on dark_olive_green3", "on tan", "on orange4")
KIND_LETTERS = "OGSN"  # gOlem, Ghoul, Shadow, Naja
SIGNS = {ROCK: "▲", SWAMP: "≈", GATE: "█", PATH: "·"}


def sketch(s: Karnag, seat: int, words: Words, width: int = 80) -> RenderableType:
    """The position as `seat` sees it."""
    return Group(_glade(s), _line(s, words), _seats(s, words), _hand(s, seat, words))


def _glade(s: Karnag) -> Text:
    """Two characters a square: terrain or creature, then a stone; druids on the path by their number."""
    board = s.board
    pieces: dict[int, tuple[str, str]] = {}
    for i, cell in enumerate(s.gems):
        pieces[cell] = ("◆", SEAT_STYLES[i // GEMS])
    for i, cell in enumerate(s.menhirs):
        pieces[cell] = ("▮", SEAT_STYLES[i // board.menhirs])
    for i, at in enumerate(s.druids):
        if at < len(board.ring):
            pieces[board.ring[at]] = (str(i % DRUIDS + 1), SEAT_STYLES[i // DRUIDS])
    creatures = {cell: KIND_LETTERS[board.token_kind[token]] for token, cell in enumerate(s.creatures) if cell > 0}
    out = Text("    " + "".join(f"{chr(ord('a') + x % 26)} " for x in range(board.file.cols)) + "\n")
    for y in range(board.file.rows + 2):
        out.append(f"{y if 0 < y <= board.file.rows else '':>2}")
        for x in range(board.file.cols + 2):
            cell = board.square(x, y)
            ground = REGION_STYLES[board.region[cell]] if board.region[cell] >= 0 else ""
            sign = next((sign for bit, sign in SIGNS.items() if s.grid[cell] & bit), " ")
            out.append(creatures.get(cell, sign), f"bold {ground}" if cell in creatures else ground)
            piece, style = pieces.get(cell, (" ", "")) if cell else (" ", "")
            out.append(piece, f"{style} {ground}".strip())
        out.append("\n")
    return out


def _line(s: Karnag, words: Words) -> Table:
    """The action tiles in their order, the cubes on them by seat; those still to come are bright."""
    table = Table(*(words.say(f"karnag-tile-{ACTION_NAMES[tile]}") for tile in s.line), box=None, padding=(0, 1))
    for row in range(2):
        cells = []
        for tile in s.line:
            cubes = Text()
            for cube in s.cubes[(tile * 2 + row) * SPACES : (tile * 2 + row + 1) * SPACES]:
                style = SEAT_STYLES[(cube & COLOUR) - 1] if cube else ""
                cubes.append("■" if 0 < cube < REACHED else "□" if cube else ".", style)
            cells.append(cubes)
        table.add_row(*cells)
    return table


def _seats(s: Karnag, words: Words) -> Table:
    heads = [words.say(f"karnag-{key}") for key in ("vp", "mana", "council", "cards")]
    tracks = [words.say(f"karnag-track-{name}") for name in TRACK_NAMES]
    kinds = [words.say(f"karnag-kind-{name}") for name in KIND_NAMES]
    table = Table("", *heads, *tracks, *kinds, box=None, padding=(0, 1))
    for seat in s.order:
        levels = [str(level) for level in s.knowledge[TRACKS * seat : TRACKS * seat + TRACKS]]
        council = sum(at == s.board.council for at in s.druids[DRUIDS * seat : DRUIDS * seat + DRUIDS])
        held = [str(s.captured(seat, kind)) for kind in range(len(KIND_NAMES))]
        numbers = [s.vp[seat], s.mana[seat], council, s.held(seat)]
        table.add_row(Text(words.seat(seat), SEAT_STYLES[seat]), *map(str, numbers), *levels, *held)
    return table


def _hand(s: Karnag, seat: int, words: Words) -> Text:
    board = s.board
    if seat < 0 or not s.hands[seat]:
        return Text("")
    cards = [card for card in range(board.unmarked) if s.hands[seat] >> card & 1]
    names = [words.say(f"karnag-card-{CARD_NAMES[board.card_kind[card]]}") for card in cards]
    return Text(f"{words.say('karnag-cards')}: {', '.join(names)}")

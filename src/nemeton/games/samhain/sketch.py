"""Samhain drawn with characters: the village, the temples and the seats, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nemeton.games.samhain.data import (
    CARD_NAMES,
    COLUMNS,
    DEITIES,
    DEITY_NAMES,
    EXHAUSTED,
    ITEM_NAMES,
    ITEMS,
    RESOURCE_NAMES,
    RESOURCES,
    SEAT_PLACES,
    STANDS,
    TRACKS,
)

if TYPE_CHECKING:
    from nemeton.games.samhain.state import Samhain
    from nemeton.words import Words

SEAT_STYLES = ("bold red", "bold cyan", "bold green", "bold yellow")


def sketch(s: Samhain, seat: int, words: Words, width: int = 80) -> RenderableType:
    """The position as `seat` sees it."""
    return Group(_village(s, words), _seats(s, seat, words), _reserve(s, words))


def _village(s: Samhain, words: Words) -> Table:
    """One row per deity: the seats' devotion on the light and dark tracks, then its three cards."""
    table = Table(show_header=False, show_lines=True)
    for row in range(DEITIES):
        deity = s.cards[COLUMNS * row] // COLUMNS
        cells = [_temple(s, deity, words)]
        cells += [_card(s, s.cards[COLUMNS * row + column]) for column in range(COLUMNS)]
        table.add_row(*cells)
    return table


def _temple(s: Samhain, deity: int, words: Words) -> Text:
    text = Text(words.say(f"samhain-deity-{DEITY_NAMES[deity]}") + "\n")
    for side, sign in enumerate("☼☾"):
        text.append(sign)
        for p in range(s.seats):
            text.append(f" {s.devotion[TRACKS * p + 2 * deity + side]}", SEAT_STYLES[p])
        text.append("  ")
    return text


def _card(s: Samhain, card: int) -> Text:
    """Its two numbers; below, the members by seat number, exhausted ones in brackets."""
    text = Text(f"{CARD_NAMES[card]}\n")
    for p in range(s.seats):
        for stand in range(STANDS):
            for _ in range(s.members[SEAT_PLACES * p + STANDS * card + stand]):
                text.append(f"({p + 1})" if stand == EXHAUSTED else f" {p + 1} ", SEAT_STYLES[p])
    return text


def _seats(s: Samhain, seat: int, words: Words) -> Table:
    """Points, pool, graves, items; resources and wisps where they may be seen."""
    table = Table()
    for head in ("seat", "points", "pool", "graves", "items", "resources", "wisps"):
        table.add_column(words.say(f"samhain-{head}"))
    for p in range(s.seats):
        known = s.rules.open or s.over() or p == seat
        hand = [str(n) for n in s.resources[RESOURCES * p : RESOURCES * (p + 1)]] if known else []
        table.add_row(
            Text(words.seat(p), SEAT_STYLES[p]),
            str(s.points[p]),
            str(s.pool[p]),
            str(s.graves[p]),
            words.join(_items(s, p, words)),
            " ".join(hand) or "?",
            str(s.wisps[p]) if known else "?",
        )
    return table


def _items(s: Samhain, seat: int, words: Words) -> list[str]:
    """The items of a seat, those laid down in brackets."""
    found = []
    for item, name in enumerate(ITEM_NAMES):
        word = words.say(f"samhain-item-{name}")
        laid = s.laid[ITEMS * seat + item]
        found += [word] * (s.items[ITEMS * seat + item] - laid) + [f"({word})"] * laid
    return found


def _reserve(s: Samhain, words: Words) -> Text:
    stock = [f"{words.say(f'samhain-resource-{name}')} {s.reserve[i]}" for i, name in enumerate(RESOURCE_NAMES)]
    stock += [f"{words.say(f'samhain-item-{name}')} {s.shelf[i]}" for i, name in enumerate(ITEM_NAMES)]
    stock.append(f"{words.say('samhain-wisps')} {s.reserve_wisps}")
    round_text = words.say("samhain-round", round=int(s.round), rounds=int(s.rules.rounds))
    return Text(f"{round_text} · {words.say('samhain-reserve')}: {', '.join(stock)}")

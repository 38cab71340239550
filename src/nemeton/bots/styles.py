"""Styles: what a bot likes, where it makes no difference. Strength is not for sale: only moves as good as the best."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from nemeton.bots.levels import LEVELS
from nemeton.bots.search import Edge, Search
from nemeton.bots.weights import sight_of
from nemeton.core.registry import AnyGame

STYLES: Final = ("builder", "raider", "hoarder")  # their words are in the catalogues, as `style-<id>`
STYLED: Final = LEVELS[2:]  # the levels that search in every game
CLOSE: Final = 0.003  # of the win: what a move may seem to cost that is liked better; a game has a hundred of them
SEEN: Final = 0.5  # of the visits of the best move: what makes another one known well enough
WORLDS: Final = 4  # in which a move is looked at


def styles_of(game: AnyGame, level: str) -> tuple[str, ...]:
    """The styles that bots of a level have: lower ones have none, nor has a game in which a taste betrays a secret."""
    return STYLES if level in STYLED and sight_of(game).tastes() else ()


def style_of(game: AnyGame, level: str, table: str, seat: int) -> str:
    """The style of a seat's bot that nobody chose: another at another table, the same for the whole game."""
    styles = styles_of(game, level)
    return styles[crc32(f"{table} {seat}".encode()) % len(styles)] if styles else ""


def preferred(search: Search, style: str) -> Edge:
    """The move of a style: among those that are as good as the best, as far as one can tell, the one it likes."""
    ranking = search.ranking()
    best = ranking[0]
    liked = search.evaluation.sight.tastes().get(style, [])
    if not liked:
        return best
    known = [edge for edge in ranking if edge.visits >= SEEN * best.visits]
    near = [edge for edge in known if search.worth(best) - search.worth(edge) <= min(CLOSE, edge.error())]
    if len(near) < 2:
        return best
    names = search.evaluation.sight.names()
    places = [names.index(name) for name in liked]
    return max(near, key=lambda edge: _liking(search, edge, places))


def _liking(search: Search, edge: Edge, places: list[int]) -> float:
    """How much of what the style looks at a move brings, beyond what the others have of it."""
    total, count = 0.0, 0
    for world in search.worlds[:WORLDS]:
        if edge.move not in world.legal(search.seat):
            continue
        after = world.clone()
        after.play_fast(search.seat, edge.move)
        if not after.over():
            terms = search.evaluation.terms(after, search.seat)
            total += sum(terms[place] for place in places)
            count += 1
    return total / max(1, count)

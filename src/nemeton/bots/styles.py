"""Styles: what a bot prefers among moves as good as the best. A style never costs strength."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from nemeton.bots.levels import LEVELS
from nemeton.bots.search import Search, carry_out
from nemeton.bots.tree import Edge
from nemeton.bots.weights import sight_of
from nemeton.core.registry import AnyGame

STYLES: Final = ("builder", "raider", "hoarder")  # their words are in the catalogues, as `style-<id>`
STYLED: Final = LEVELS[2:]  # the levels that search in every game
CLOSE: Final = 0.003  # of the win: what a preferred move may seem to cost; a game has a hundred moves
SEEN: Final = 0.5  # of the best move's visits: what another move needs to be known well enough
WORLDS: Final = 4  # in which a move is looked at


def styles_of(game: AnyGame, level: str) -> tuple[str, ...]:
    """The styles of a level's bots: none at lower levels, nor in a game where a style would give a secret away."""
    return STYLES if level in STYLED and sight_of(game).tastes() else ()


def style_of(game: AnyGame, level: str, table: str, seat: int) -> str:
    """The style of a bot if nobody chose one: it differs from table to table and lasts the whole game."""
    styles = styles_of(game, level)
    return styles[crc32(f"{table} {seat}".encode()) % len(styles)] if styles else ""


def preferred(search: Search, style: str) -> Edge:
    """The move a style prefers among those that seem as good as the best."""
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
    """How much a move brings of what the style prefers, beyond what the others have."""
    total, count = 0.0, 0
    for world in search.worlds[:WORLDS]:
        if edge.move not in world.legal(search.seat):
            continue
        after = world.clone()
        carry_out(after, search.seat, edge.move, edge.rest)
        if not after.over():
            terms = search.evaluation.terms(after, search.seat)
            total += sum(terms[place] for place in places)
            count += 1
    return total / max(1, count)

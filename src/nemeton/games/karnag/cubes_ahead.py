"""The cubes of a round of Karnag in the order in which they will be reached, one number each, for the bots.

`forecast.queue` says the same for people, worked out by the rules themselves; this is what can be afforded thousands of
times a second.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.vector import i64, vec
from nemeton.games.karnag.data import (
    ACTIONS,
    BIT,
    COLOUR,
    MAIN,
    ON_TILE,
    PHASE_D,
    PHASE_E,
    REACHED,
    SECONDARY,
    SPACES,
    THIS_PASS,
    TILE_CAPTURE,
    TILE_GEM,
    TILE_MOVE,
)
from nemeton.games.karnag.state import Karnag

NONE: Final = -1
NEVER: Final = 1_000_000_000
SEAT_AT: Final = 16  # a number is ((when * 8 + seat) * SEAT_AT + tile * 2 + row)
WHEN_AT: Final = 128  # 0 for the action being performed


def entry(row: i64, passes: i64, place: i64, space: i64, seat: i64, tile: i64) -> i64:
    """A cube as one number: the earlier it is reached, the smaller."""
    when = ((row * 8 + passes) * 8 + place) * 8 + space + 1
    return when * WHEN_AT + seat * SEAT_AT + tile * 2 + row


def seat_of(one: i64) -> i64:
    return one % WHEN_AT // SEAT_AT


def code_of(one: i64) -> i64:
    """Tile and row: tile * 2 + row."""
    return one % SEAT_AT


def cubes_ahead(s: Karnag, spare: vec[i64]) -> list[int]:
    """What is to be performed, in order; in the draft with cubes that seats may still lay, see `complete`."""
    out: list[int] = []
    if s.phase != PHASE_D and s.phase != PHASE_E:
        return out
    if s.current >= 0 and s.actor() == (s.cubes[s.current] & COLOUR) - 1:
        out.append(s.actor() * SEAT_AT + s.current // ON_TILE * 2 + s.row)
    first: i64 = s.row if s.phase == PHASE_E else MAIN
    for row in range(first, 2):
        for place in range(ACTIONS):
            tile = s.line[place]
            start = (tile * 2 + row) * SPACES
            over = s.phase == PHASE_E and row == s.row and place < s.place  # in this pass
            passes: i64 = 1 if over else 0
            met: i64 = 0
            for space in range(SPACES):
                cube = s.cubes[start + space]
                if cube >= THIS_PASS and not over:
                    met |= BIT[cube & COLOUR]
                elif 0 < cube < REACHED:
                    if met & BIT[cube]:
                        passes += 1
                        met = 0
                    met |= BIT[cube]
                    out.append(entry(row, passes, place, space, cube - 1, tile))
    if s.phase == PHASE_D:
        for seat in range(s.players):
            spare[seat] = complete(s, seat, out)
    out.sort()
    return out


def complete(s: Karnag, seat: i64, out: list[int]) -> i64:
    """A seat that has no capture, or no walk before it, is thought to lay one; returns its cubes beyond these."""
    spare = s.board.cubes
    hunt: i64 = NONE
    walk: i64 = NEVER
    for one in out:
        if seat_of(one) == seat:
            spare -= 1
            tile = code_of(one) // 2
            if tile == TILE_CAPTURE:
                hunt = one
            elif tile == TILE_MOVE or code_of(one) == 2 * TILE_GEM + MAIN:
                walk = min(walk, one)
    if spare > 0 and hunt < 0:
        hunt = free(s, seat, TILE_CAPTURE, SECONDARY)
        if hunt < 0:
            hunt = free(s, seat, TILE_CAPTURE, MAIN)
        if hunt >= 0:
            out.append(hunt)
            spare -= 1
    if spare > 0 and hunt >= 0 and walk > hunt:
        walk = free(s, seat, TILE_MOVE, MAIN)
        if walk < 0:
            walk = free(s, seat, TILE_GEM, MAIN)
        if walk >= 0:
            out.append(walk)
            spare -= 1
    return spare


def free(s: Karnag, seat: i64, tile: i64, row: i64) -> i64:
    """A cube of a seat on the first free space of a row; NONE if there is none."""
    place: i64 = 0
    while s.line[place] != tile:
        place += 1
    first = (tile * 2 + row) * SPACES
    for space in range(s.board.space_count[((s.players - 2) * 2 + row) * ACTIONS + place]):
        if s.cubes[first + space] == 0:
            return entry(row, 0, place, space, seat, tile)
    return NONE

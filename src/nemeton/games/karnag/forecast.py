"""What lies ahead: the cubes in the order they will be reached, and where the creatures will go.

Worked out by the rules themselves on a copy, and shown to everybody: nothing of it is secret.
"""

from __future__ import annotations

from typing import cast

from nemeton.core.vector import i64
from nemeton.games.karnag.data import MAIN, PHASE_E, ROCK, STONE, SWAMP, THIS_PASS
from nemeton.games.karnag.rules.creatures import progress
from nemeton.games.karnag.rules.cubes import find_cube, new_pass
from nemeton.games.karnag.state import Karnag


def queue(s: Karnag) -> list[list[int]]:
    """[7.1, 7.2] The cubes still to be reached, each with its pass: 1 for the one now being made in its row."""
    ahead = s.copy()
    if s.phase != PHASE_E:
        ahead.row = MAIN
        ahead.place = 0
    out: list[list[int]] = []
    passes: i64 = 1
    while True:
        at = find_cube(ahead)
        before = ahead.row
        if at >= 0:
            out.append([at, passes])
            ahead.cubes[at] += THIS_PASS
        elif not new_pass(ahead):
            return out
        else:
            passes = passes + 1 if ahead.row == before else 1


def outlooks(s: Karnag) -> list[dict[str, object]]:
    """[4] By token, how the next phase B would move it: where to, onto what, and what its escape would cost each seat.

    Its fate is `goes`, `escapes`, `blocked` (both ways shut), `quarrel` (another wants the same square), or `last` in
    the last round, after which no creature moves.
    """
    board = s.board
    last = s.round == board.rounds[s.players - 2]
    out = [outlook("last" if last else "blocked", 0, s) for _ in range(board.tokens)]
    if last:
        return out
    token_at = {board.name(s.creatures[token]): token for token in range(board.tokens) if s.creatures[token] > 0}
    ahead = s.copy()
    ahead.log = []
    progress(ahead)
    token = 0
    losses = [0] * s.players
    for event in ahead.log:
        if event.key == "penalty":
            losses[cast(int, event.args["seat"])] = cast(int, event.args["lost"])
            continue
        if event.key == "escape":
            losses = [0] * s.players
            out[token] = outlook("escapes", board.ring[cast(int, event.args["at"])], s)
            out[token]["losses"] = losses
            continue
        token = token_at[str(event.args["from"])]
        quarrel = event.key == "quarrel"
        out[token] = outlook("quarrel" if quarrel else "goes", 0 if quarrel else ahead.creatures[token], s)
    return out


def outlook(fate: str, to: i64, s: Karnag) -> dict[str, object]:
    board = s.board
    return {
        "fate": fate,
        "to": [board.col(to), board.row(to)] if to > 0 else None,
        "onto": lying(s, to),
        "losses": [0] * s.players,
    }


def lying(s: Karnag, cell: i64) -> str:
    """What a creature with the right of way would stand in or under there."""
    if cell <= 0:
        return ""
    ground = s.grid[cell]
    if ground & ROCK:
        return "rock"
    if ground & SWAMP:
        return "swamp"
    return "stone" if ground & STONE else ""

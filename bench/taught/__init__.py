"""Players that do only what the lessons taught: `nemeton arena clans --bots @bench.taught,1` in the checkout.

They look at what their own seat sees and at what a move does at once, as a learner would; they search nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.taught import ardri, karnag

from nemeton.core.chance import seeded
from nemeton.core.registry import game
from nemeton.core.state import State
from nemeton.games.clans.data import CLAN_NAMES


def choose(state: State, seat: int, seed: int, style: str = "") -> int:
    """The move that a learner likes best; of equals any."""
    known, moves = game(state.setup.game), state.legal(seat)
    if known.id == "karnag":
        worth = karnag.likes(state, seat, moves)
    elif known.id == "ardri":
        worth = [ardri.Learner(state, seat).likes(move) for move in moves]
    else:
        likes = LIKES[known.id]
        worth = [likes(state, seat, move, known.verbs.split(move)[0], known.text(state, seat, move)) for move in moves]
    best = [move for move, value in zip(moves, worth, strict=True) if value == max(worth)]
    return int(best[int(seeded(seed, 1).roll(0, len(best)))])


def clans(state: State, seat: int, move: int, verb: str, text: str) -> float:
    """Found villages with one's own clan in them, the richer the better, and none that help only others."""
    after = state.clone()
    after.log = []
    after.play(seat, move)
    table: dict[str, Any] = state.view(seat)["table"]  # type: ignore[assignment]
    mine, value = CLAN_NAMES[table["clans"][seat]], 0.0
    for event in after.log:
        if event.key == "village":
            clans: Any = event.args["clans"]
            value += 1 + (float(str(event.args["value"])) if mine in clans else -0.5 * float(str(event.args["value"])))
    return value


def samhain(state: State, seat: int, move: int, verb: str, text: str) -> float:
    """Wake cards on the free side; grow early; pay with what one has beyond Rome's, and pass rather than spend that."""
    table: dict[str, Any] = state.view(seat)["table"]  # type: ignore[assignment]
    held = dict(zip(("wood", "stone", "gold"), table["resources"][seat], strict=True))
    if verb == "pay":
        return float(held.get(text.split()[1], 3) - 2)
    if verb == "gain":
        kind = text.split()[1]
        return 5.0 - held[kind] if kind in held else float(kind.endswith("light" if table["round"] % 2 else "dark"))
    spare, early = sum(held.values()) - 6, 2 * table["round"] <= table["rounds"]
    free = "dark" if table["free_sides"] == [1] else "light"
    paid = "light" if free == "dark" else "dark"
    likes = {
        "activate": 5.0,
        "move": 4.0,
        free: 3.0,
        paid: 2.0 if spare > 0 else -0.5,
        "expand": 1.0 if early else -1.0,
    }
    return {**likes, "pass": 0.0, "end": 0.5, "wisp": -1.0}.get(verb, 0.2)


LIKES: dict[str, Callable[[State, int, int, str, str], float]] = {
    "clans": clans,
    "samhain": samhain,
}

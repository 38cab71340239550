"""Players that do only what the lessons taught: `nemeton arena clans --bots @bench.taught,1` in the checkout.

They look at what their own seat sees and at what a move does at once, as a learner would; they search nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.taught import karnag

from nemeton.core.chance import seeded
from nemeton.core.registry import game
from nemeton.core.state import State
from nemeton.games.clans.data import CLAN_NAMES


def choose(state: State, seat: int, seed: int, style: str = "") -> int:
    """The move that a learner likes best; of equals any."""
    known, moves = game(state.setup.game), state.legal(seat)
    if known.id == "karnag":
        worth = karnag.likes(state, seat, moves)
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


def ardri(state: State, seat: int, move: int, verb: str, text: str) -> float:
    """Put everything down; feed; make the gift that cannot be refused, else raid who is unguarded, else hunt.

    Pay with the poorest Cattle, steal the richest.
    """
    table: dict[str, Any] = state.view(seat)["table"]  # type: ignore[assignment]
    others = [other for other in table["order"] if other != seat]
    rich = sum(table["best"][seat] > table["best"][other] for other in others) >= min(2, len(others))
    bare = any(table["fields"][o] and not table["up"][o] and not table["unproven"][o] for o in others)
    worth = CATTLE.index(text.split()[-1][:-1]) / 20 if verb in ("pay", "steal", "spring") else 0.0
    likes = {"ceilsine": 9.0 if rich else -5.0, "raiding": 6.0 if bare else 0.0, "hunting": 3.0, "plunder": 8.0}
    likes |= {"steal": 7 + worth, "pay": 2 - worth, "spring": 5 + worth, "summer": 5.0, "feed": 5.0, "block": 4.0}
    return {**likes, "gift": 5.0, "done": 1.0, "let": 0.0}.get(verb, 2.0)


CATTLE = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")  # the poorest first
LIKES: dict[str, Callable[[State, int, int, str, str], float]] = {
    "clans": clans,
    "samhain": samhain,
    "ardri": ardri,
}

"""[8] The graveyard."""

from __future__ import annotations

from nemeton.core.vector import i64
from nemeton.games.samhain.data import CARD_NAMES, SEAT_PLACES, STAND_NAMES, STANDS
from nemeton.games.samhain.state import Samhain


def free_graves(s: Samhain) -> i64:
    """[8.1] How many graves are empty."""
    free = s.rules.graves
    for seat in range(s.seats):
        free -= s.graves[seat]
    return free


def bury(s: Samhain, seat: i64) -> None:
    """[8.1] A dead member takes an empty grave. [8.2] A full graveyard empties at once, the newcomer included."""
    s.graves[seat] += 1
    if free_graves(s) > 0:
        return
    for owner in range(s.seats):
        s.pool[owner] += s.graves[owner]
        s.graves[owner] = 0
    if s.log is not None:
        s.tell("8.2", "graveyard-full", {"graves": s.rules.graves})


def die(s: Samhain, place: i64) -> None:
    """A member on a card dies."""
    s.leave(place)
    if s.log is not None:
        s.tell("8.1", "die", {"seat": place // SEAT_PLACES, "card": CARD_NAMES[(place % SEAT_PLACES) // STANDS]})
    bury(s, place // SEAT_PLACES)


def where(place: i64) -> dict[str, object]:
    """A member's card and how it stands there, in words."""
    return {"card": CARD_NAMES[(place % SEAT_PLACES) // STANDS], "stand": STAND_NAMES[place % STANDS]}

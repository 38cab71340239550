"""Where the points of Karnag came from."""

from __future__ import annotations

from nemeton.core.answers import Event
from nemeton.core.tally import Tally, add_up
from nemeton.games.karnag.state import Karnag

PARTS = ("creatures", "gems", "menhirs", "council", "cards", "renounced", "escapes")
GAINED = {
    "capture": "creatures",  # [10.3]
    "eliminate": "cards",  # [14.8]
    "alignment": "menhirs",  # [16.2]
    "menhir": "menhirs",  # [16.3]
    "council": "council",  # [17.1]
    "decline": "renounced",  # [7.4]
}
COUNTED = ("creatures", "gems", "menhirs", "cards")


def tally(s: Karnag, log: list[Event]) -> Tally:
    """[18.1] What was gained on the way, what escaping creatures cost [4.9], and the final count."""
    return Tally(add_up(s.players, PARTS, log, read))


def read(event: Event) -> list[tuple[str, int]]:
    if event.key in GAINED:
        return [(GAINED[event.key], int(str(event.args["points"])))]
    if event.key == "penalty":
        return [("escapes", -int(str(event.args["lost"])))]
    return [(part, int(str(event.args[part]))) for part in COUNTED] if event.key == "count" else []

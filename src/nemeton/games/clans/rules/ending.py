"""[6] The end."""

from __future__ import annotations

from nemeton.games.clans.data import CLAN_NAMES, VILLAGES
from nemeton.games.clans.state import Clans


def end_game(s: Clans) -> None:
    """[6.1, 6.2] Nothing more is put on the agenda. [6.3] The clans are revealed and the chips added."""
    if s.log is None:
        return
    if len(s.villages) < VILLAGES:
        s.tell("6.2", "no-moves", {"villages": len(s.villages)})
    totals = s.scores()
    for seat in range(s.setup.players):
        clan = s.clans[seat]
        facts: dict[str, object] = {"seat": seat, "clan": CLAN_NAMES[clan], "points": s.points[clan]}
        facts.update({"chips": s.chips[seat], "total": totals[seat]})
        s.tell("6.3", "reveal", facts)

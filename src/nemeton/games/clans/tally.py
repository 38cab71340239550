"""Where the points of Clans came from: the villages of each epoch, and the chips."""

from __future__ import annotations

from nemeton.core.answers import Event
from nemeton.core.tally import Parts, Tally
from nemeton.games.clans.data import CLAN_NAMES, EPOCH_NAMES
from nemeton.games.clans.state import Clans


def tally(s: Clans, log: list[Event]) -> Tally:
    """[6.3] A village counts for every seat whose clan is in it."""
    villages = [event.args for event in log if event.key == "village"]
    return Tally([_parts(CLAN_NAMES[s.clans[seat]], s.chips[seat], villages) for seat in range(s.setup.players)])


def _parts(clan: str, chips: int, villages: list[dict[str, object]]) -> Parts:
    won = dict.fromkeys((f"epoch-{name}" for name in EPOCH_NAMES), 0)
    for village in villages:
        clans = village["clans"]
        assert isinstance(clans, list)
        if clan in clans:
            won[f"epoch-{village['epoch']}"] += int(str(village["value"]))
    return {key: points for key, points in {**won, "chips": chips}.items() if points}

"""[3, 17] The round: its order of play, its seven phases, the Sylvan council at its end."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.step import Step
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.data import DRUIDS, PHASE_A, PHASE_G, TRACK_COUNCIL, TRACKS
from nemeton.games.karnag.rules.actions import DRAFT, PERFORM, PREPARE
from nemeton.games.karnag.rules.creatures import CREATURES
from nemeton.games.karnag.rules.ending import FINAL_COUNT
from nemeton.games.karnag.rules.knowledge import CouncilLearn
from nemeton.games.karnag.rules.menhirs import Activate
from nemeton.games.karnag.state import Karnag


@final
class Round(Step[Karnag]):
    """[3.1] Seven phases, A to G; after the last round the final count."""

    name = "round"
    rule = "3.1"

    def run(self, s: Karnag) -> bool:
        if s.round == s.board.rounds[s.players - 2]:
            s.push(FINAL_COUNT)
            return False
        s.round += 1
        if s.log is not None:
            s.tell("3.1", "round", {"round": s.round})
        s.push(ROUND)
        s.push(ASSEMBLY)
        s.push(Activate(0))
        s.push(PERFORM)
        s.push(DRAFT)
        s.push(PREPARE)
        s.push(CREATURES)
        if s.round > 1:
            s.push(PLAY_ORDER)
        return False


@final
class PlayOrder(Step[Karnag]):
    """[3.2, 3.3] Phase A: the seat with the fewest points plays first; ties keep their order."""

    name = "play_order"
    rule = "3.2"

    def run(self, s: Karnag) -> bool:
        s.phase = PHASE_A
        codes = sorted([(s.vp[s.order[i]] * 8 + i) * 8 + s.order[i] for i in range(s.players)])
        s.order = vec[i64]([code & 7 for code in codes])
        if s.log is not None:
            s.tell("3.2", "order", {"seats": list(s.order)})
        return False


@final
class Assembly(Step[Karnag]):
    """[17] Phase G: points for druids at the council, then a level for the seats with the most."""

    name = "assembly"
    rule = "17.1"

    def run(self, s: Karnag) -> bool:
        s.phase = PHASE_G
        most: i64 = 1
        for seat in range(s.players):
            druids = s.at_council(seat)
            most = max(most, druids)
            if druids > 0:
                level = s.knowledge[TRACKS * seat + TRACK_COUNCIL]
                points = druids + s.board.council_bonus[level * (DRUIDS + 1) + druids]
                s.vp[seat] += points
                if s.log is not None:
                    s.tell("17.1", "council", {"seat": seat, "druids": druids, "points": points})
        for i in range(s.players - 1, -1, -1):
            if s.at_council(s.order[i]) == most:
                s.push(CouncilLearn(s.order[i]))
        return False


ROUND: Final = Round()
PLAY_ORDER: Final = PlayOrder()
ASSEMBLY: Final = Assembly()

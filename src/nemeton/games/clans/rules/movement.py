"""[2] Movement: one move a turn, all huts of an area to an occupied neighbour."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Reason
from nemeton.core.step import Choice, Step
from nemeton.core.vector import i64
from nemeton.games.clans.data import BORDERS, FROM, GROUP_LIMIT, TO, VILLAGES
from nemeton.games.clans.huts import colours, size
from nemeton.games.clans.rules.ending import end_game
from nemeton.games.clans.rules.villages import settle
from nemeton.games.clans.state import Clans


@final
class Move(Choice[Clans]):
    """[2.1] The seat whose turn it is moves all huts of one area into one adjacent occupied area."""

    name = "move"
    rule = "2.1"

    def actor(self, s: Clans) -> i64:
        return s.turn

    def legal(self, s: Clans, seat: i64) -> list[int]:
        if s.must_join:
            joins = s.joins()
            if joins:
                return joins
        return [s.nth_move(i) for i in range(s.moves)]

    def count(self, s: Clans, seat: i64) -> i64:
        if s.must_join:
            return len(self.legal(s, seat))
        return s.moves

    def nth(self, s: Clans, seat: i64, i: i64) -> i64:
        if s.must_join:
            return self.legal(s, seat)[i]
        return s.nth_move(i)

    def take(self, s: Clans, seat: i64, move: i64) -> None:
        a = FROM[move]
        b = TO[move]
        if s.log is not None:
            facts: dict[str, object] = {"seat": seat, "from": a, "to": b, "huts": size(s.groups[a])}
            s.tell("2.1", "move", {**facts, **colours(s.groups[a])})
        alone = s.join(a, b)
        if alone:
            s.push(END_TURN)
            settle(s, a, alone)
        else:
            end_turn(s)

    def why_not(self, s: Clans, seat: i64, move: i64) -> Reason | None:
        if not 0 <= move < len(BORDERS):
            return Reason("2.1", "not-a-move", {})
        a, b = BORDERS[move]
        mover = size(s.groups[a])
        target = size(s.groups[b])
        if mover == 0:
            return Reason("2.1", "empty-start", {"from": a})
        if target == 0:
            return Reason("2.2", "empty-target", {"to": b})
        if mover >= GROUP_LIMIT and target < GROUP_LIMIT:
            return Reason("2.4", "too-large", {"from": a, "huts": mover})
        if mover >= GROUP_LIMIT and target < mover:
            return Reason("2.5", "larger-stays", {"from": a, "huts": mover, "to": b, "others": target})
        if s.must_join and mover < GROUP_LIMIT and s.joins():
            return Reason("2.6", "join-first", {})
        return None


@final
class EndTurn(Step[Clans]):
    """[2.1] Once the villages are founded the turn ends."""

    name = "end_turn"
    rule = "2.1"

    def run(self, s: Clans) -> bool:
        end_turn(s)
        return False


def end_turn(s: Clans) -> None:
    """[2.1] The turn goes on clockwise, until [6.1] the twelfth village or [6.2] no legal move."""
    if len(s.villages) == VILLAGES or s.moves == 0:
        end_game(s)
        return
    turn = s.turn + 1
    s.turn = turn if turn < s.setup.players else 0
    s.push(MOVE)


MOVE: Final = Move()
END_TURN: Final = EndTurn()

"""[6.1, 6.2, 6.9] Winter: one action each, the hunt, the return. And the round of the year."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.ardri.cards import name, names
from nemeton.games.ardri.data import CATTLE, FIELD, HUNT_CARDS, OUT, SPOILS, UP, WARRIORS
from nemeton.games.ardri.moves import CEILSINE, DONE, HUNT, HUNTING, RAIDING
from nemeton.games.ardri.rules.ceilsine import (
    BID_END,
    CLIENTS_STEP,
    ENFORCE_STEP,
    GIFTS,
    can_bid,
    enough_cattle,
    needed,
)
from nemeton.games.ardri.rules.ending import years_over
from nemeton.games.ardri.rules.harvest import AUTUMN, SUMMER_STEP
from nemeton.games.ardri.rules.offer import InTurn, Offer, no_such, not_there
from nemeton.games.ardri.rules.raid import DEFEND, LEAD_STEP, RAID_STEP
from nemeton.games.ardri.rules.samhain import FEAST
from nemeton.games.ardri.rules.spring import BEALTAINE, SPRING_STEP
from nemeton.games.ardri.rules.wealth import RANKING, rank
from nemeton.games.ardri.state import ArdRi


@final
class Winter(InTurn):
    """[6.1] In order, each seat hunts, raids or enforces céilsine."""

    name = "winter"
    rule = "6.1"

    def legal(self, s: ArdRi, seat: i64) -> list[int]:
        return [self.nth(s, seat, i) for i in range(self.count(s, seat))]

    def count(self, s: ArdRi, seat: i64) -> i64:
        n: i64 = 1
        if s.at_home(seat):
            n += 1
        if can_bid(s, seat):
            n += 1
        return n

    def nth(self, s: ArdRi, seat: i64, i: i64) -> i64:
        if i == 0:
            return HUNTING
        if i == 1 and s.at_home(seat):
            return RAIDING
        return CEILSINE

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.push(WINTER)
        s.push(END_ACTION)
        if move == HUNTING:
            s.takes = 0
            s.push(HUNT_END)
            s.push(HUNT_STEP)
        elif move == RAIDING:
            s.push(LEAD_STEP)
            s.push(DEFEND)
            s.push(RAID_STEP)
        else:
            if s.log is not None:
                s.tell("7.1", "bid", {"seat": seat})
            s.push(BID_END)
            s.push(DEFEND)
            s.push(ENFORCE_STEP)
            s.push(GIFTS)
            s.push(CLIENTS_STEP)

    def why_not(self, s: ArdRi, seat: i64, move: i64) -> Reason | None:
        if move == HUNTING:
            return None
        if move == RAIDING:
            return None if s.at_home(seat) else Reason("6.3", "nobody-home", {})
        if move != CEILSINE:
            return no_such("6.1", move)
        if can_bid(s, seat):
            return None
        if not enough_cattle(s, seat):
            return Reason("7.2", "too-little-cattle", {"count": needed(s)})
        return Reason("7.4", "bid-impossible", {})


@final
class Hunt(Offer):
    """[6.2] Any number of proven Warriors may be sent along."""

    name = "hunt"
    rule = "6.2"

    def run(self, s: ArdRi) -> bool:
        return s.held(UP, s.turn()) != 0

    def base(self) -> i64:
        return HUNT

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.held(UP, seat) >> CATTLE

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        s.push(HUNT_STEP)
        s.takes += 1
        card = s.shift(s.spot(UP, seat), s.spot(OUT, seat), CATTLE + move - HUNT)
        if s.log is not None:
            s.tell("6.2", "hunter", {"seat": seat, "card": name(card)})

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("hunt", "6.2", {"count": HUNT_CARDS + s.takes})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        noun = self.named(move, WARRIORS)
        return no_such("6.2", move) if noun < 0 else not_there("6.2", "not-proven-here", CATTLE + noun)


@final
class HuntEnd(Step[ArdRi]):
    """[6.2] Three cards from the deck, and one more for each hunter."""

    name = "hunt_end"
    rule = "6.2"

    def run(self, s: ArdRi) -> bool:
        if s.log is not None:
            s.tell("6.2", "hunt", {"seat": s.turn(), "hunters": s.takes})
        s.draw(s.turn(), HUNT_CARDS + s.takes, "6.2")
        s.takes = -1
        return False


@final
class EndAction(Step[ArdRi]):
    """[6.1] The next seat in order acts."""

    name = "end_action"
    rule = "6.1"

    def run(self, s: ArdRi) -> bool:
        s.at += 1
        return False


@final
class Return(Step[ArdRi]):
    """[6.9] All come home face up, the spoils enter the fields; the agreed years may then be over, or order is set."""

    name = "return"
    rule = "6.9"

    def run(self, s: ArdRi) -> bool:
        for seat in s.order:
            spoils = s.spot(SPOILS, seat)
            if s.log is not None and (s.held(OUT, seat) or s.kinds(spoils)):
                facts: dict[str, object] = {"seat": seat, "warriors": names(s.listed(s.spot(OUT, seat)))}
                s.tell("6.9", "return", {**facts, "cards": names(s.listed(spoils)), "count": s.amount(spoils)})
            s.pour(s.spot(OUT, seat), s.spot(UP, seat))
            s.pour(spoils, s.spot(FIELD, seat))
        if not years_over(s):
            rank(s)
            s.year += 1
        return False


@final
class Year(Step[ArdRi]):
    """[3-6] The year goes round: Spring, Bealtaine, Summer, Autumn, Samhain, Winter, and the next."""

    name = "year"
    rule = "3.2"

    def run(self, s: ArdRi) -> bool:
        if s.log is not None:
            s.tell("3.2", "year", {"year": s.year})
        push_year(s)
        s.push(SPRING_STEP)
        return False


def push_year(s: ArdRi) -> None:
    """What follows Spring, and the next year."""
    s.push(YEAR)
    s.push(RETURN)
    s.push(WINTER)
    s.push(RANKING)
    s.push(FEAST)
    s.push(AUTUMN)
    s.push(SUMMER_STEP)
    s.push(BEALTAINE)


WINTER: Final = Winter()
HUNT_STEP: Final = Hunt()
HUNT_END: Final = HuntEnd()
END_ACTION: Final = EndAction()
RETURN: Final = Return()
YEAR: Final = Year()

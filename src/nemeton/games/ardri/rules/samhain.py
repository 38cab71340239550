"""[5] Samhain: the feast of the Warriors."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.ardri.cards import name, names
from nemeton.games.ardri.data import (
    ASIDE,
    CATTLE,
    DOWN,
    FIELD,
    OUT,
    PRICE,
    UNFED_CARDS,
    UP,
    WARRIORS,
    WILDERNESS,
)
from nemeton.games.ardri.knowledge import note_turned_up
from nemeton.games.ardri.moves import DONE, FEED, PAY, TROOP
from nemeton.games.ardri.rules.offer import Offer, no_such, not_there, tell_face_down, warrior
from nemeton.games.ardri.state import ArdRi


@final
class Feast(Step[ArdRi]):
    """[5.1, 5.7] In order, each seat feeds its Warriors: it says who is fed, pays, sends the others away and draws."""

    name = "feast"
    rule = "5.1"

    def run(self, s: ArdRi) -> bool:
        while s.at < len(s.order):
            if s.at_home(s.turn()):
                s.push(FEAST)
                s.push(FEAST_END)
                s.push(PAY_STEP)
                s.push(FEED_UNPROVEN)
                s.push(FEED_PROVEN)
                return False
            s.at += 1
        s.at = 0
        return False


def places(s: ArdRi, seat: i64) -> i64:
    """[5.1] How many Warriors the Cattle of a field can feed."""
    return s.points(s.spot(FIELD, seat)) // PRICE


@final
class FeedProven(Offer):
    """[5.2] Proven Warriors must be fed, as many as the points allow; if not all, their owner picks them."""

    name = "feed_proven"
    rule = "5.2"

    def run(self, s: ArdRi) -> bool:
        seat = s.turn()
        room = places(s, seat) - s.fed
        if room <= 0:
            return False
        waiting = s.number(UP, seat)
        if waiting > room:
            return True
        s.fed += waiting
        s.pour(s.spot(UP, seat), s.spot(OUT, seat))
        return False

    def base(self) -> i64:
        return FEED

    def end(self, s: ArdRi, seat: i64) -> i64:
        return -1

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.held(UP, seat) >> CATTLE

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        s.push(FEED_PROVEN)
        s.fed += 1
        card = s.shift(s.spot(UP, seat), s.spot(OUT, seat), CATTLE + move - FEED)
        if s.log is not None:
            s.tell("5.2", "feed", {"seat": seat, "card": name(card)})

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("feed_proven", "5.2", {"count": places(s, seat) - s.fed})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        noun = self.named(move, TROOP)
        if move == DONE:
            return Reason("5.2", "proven-must-eat", {"count": places(s, seat) - s.fed})
        if noun < 0:
            return no_such("5.2", move)
        if noun >= WARRIORS:
            return Reason("5.3", "proven-first", {})
        return not_there("5.2", "not-proven-here", warrior(noun))


@final
class FeedUnproven(Offer):
    """[5.3] Then any number of unproven Warriors may be fed, as far as the points allow."""

    name = "feed_unproven"
    rule = "5.3"

    def run(self, s: ArdRi) -> bool:
        seat = s.turn()
        return s.number(DOWN, seat) > 0 and s.fed < places(s, seat)

    def base(self) -> i64:
        return FEED

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return (s.held(DOWN, seat) >> CATTLE) << WARRIORS

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        s.push(FEED_UNPROVEN)
        s.fed += 1
        card = s.shift(s.spot(DOWN, seat), s.spot(ASIDE, seat), CATTLE + move - FEED - WARRIORS)
        if s.log is not None:
            tell_face_down(s, "5.3", "feed-unproven", seat, card)

    def ask(self, s: ArdRi, seat: i64) -> Question:
        room = places(s, seat) - s.fed
        return Question("feed_unproven", "5.3", {"count": min(room, s.number(DOWN, seat))})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        noun = self.named(move, TROOP)
        if noun < 0:
            return no_such("5.3", move)
        if noun < WARRIORS:
            return Reason("5.2", "proven-settled", {})
        return not_there("5.3", "not-unproven-here", warrior(noun))


@final
class Pay(Offer):
    """[5.4] Discard Cattle of the field worth five points for each fed Warrior; more is allowed."""

    name = "pay"
    rule = "5.4"

    def run(self, s: ArdRi) -> bool:
        return s.fed > 0 and s.held(FIELD, s.turn()) != 0

    def base(self) -> i64:
        return PAY

    def end(self, s: ArdRi, seat: i64) -> i64:
        if s.paid >= PRICE * s.fed:
            return DONE
        return -1

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        return s.held(FIELD, seat)

    def take(self, s: ArdRi, seat: i64, move: i64) -> None:
        if move == DONE:
            return
        s.push(PAY_STEP)
        before = s.points(s.spot(FIELD, seat))
        card = s.lift(s.spot(FIELD, seat), move - PAY)
        s.discard(card)
        s.paid += before - s.points(s.spot(FIELD, seat))
        if s.log is not None:
            s.tell("5.4", "pay", {"seat": seat, "card": name(card)})

    def ask(self, s: ArdRi, seat: i64) -> Question:
        return Question("pay", "5.4", {"due": PRICE * s.fed, "paid": s.paid, "warriors": s.fed})

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        if move == DONE:
            return Reason("5.4", "not-enough", {"due": PRICE * s.fed, "paid": s.paid})
        kind = self.named(move, CATTLE)
        return no_such("5.4", move) if kind < 0 else not_there("5.4", "not-in-field", kind)


@final
class FeastEnd(Step[ArdRi]):
    """[5.5, 5.6] Unfed Warriors go to the Wilderness, face up; for unproven ones their owner draws cards."""

    name = "feast_end"
    rule = "5.5"

    def run(self, s: ArdRi) -> bool:
        seat = s.turn()
        if s.log is not None:
            s.tell("5.1", "feast", {"seat": seat, "count": s.fed, "paid": s.paid})
        due = cards_due(s, seat)
        send_away(s, seat)
        s.pour(s.spot(ASIDE, seat), s.spot(DOWN, seat))
        s.pour(s.spot(OUT, seat), s.spot(UP, seat))
        if due:
            s.draw(seat, due, "5.6")
        s.fed = 0
        s.paid = 0
        s.at += 1
        return False


def cards_due(s: ArdRi, seat: i64) -> i64:
    """[5.6] The cards a seat draws for Warriors it sends away: for unproven ones it chose not to feed, that is, as many
    as its Cattle could have fed besides the others; by option for more of them.
    """
    unproven = s.number(DOWN, seat)
    option = s.setup.options["unfed"]
    if option == "chosen":
        could_feed = (s.points(s.spot(FIELD, seat)) + s.paid) // PRICE - s.fed
        return UNFED_CARDS * min(unproven, could_feed)
    if option == "none-fed" and s.held(ASIDE, seat):
        return 0
    if option == "all":
        return UNFED_CARDS * (unproven + s.number(UP, seat))
    return UNFED_CARDS * unproven


def send_away(s: ArdRi, seat: i64) -> None:
    """[5.5] Whoever is left in the Roundhouse goes to the Wilderness."""
    house = s.spot(DOWN, seat)
    if s.log is not None:
        leaving = s.listed(s.spot(UP, seat)) + s.listed(house)
        if leaving:
            s.tell("5.5", "unfed", {"seat": seat, "cards": names(leaving), "count": len(leaving)})
    s.turn_up_all(seat, s.spot(UP, seat))
    s.turn_up_all(seat, house)
    s.pour(s.spot(UP, seat), s.common(WILDERNESS))
    while s.kinds(house):
        kind: i64 = CATTLE
        while not (s.kinds(house) >> kind) & 1:
            kind += 1
        note_turned_up(s, seat, s.shift(house, s.common(WILDERNESS), kind))


FEAST: Final = Feast()
FEED_PROVEN: Final = FeedProven()
FEED_UNPROVEN: Final = FeedUnproven()
PAY_STEP: Final = Pay()
FEAST_END: Final = FeastEnd()

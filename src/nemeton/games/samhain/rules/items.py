"""[9] Items used in a seat's own turn: horn, rune and sickle."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    CARDS,
    DEVOTION,
    HORN,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    KINDS,
    RESOURCE_NAMES,
    RESOURCES,
    RUNE,
    SICKLE,
    STEPS,
    TRACK_NAMES,
    VICTORY,
)
from nemeton.games.samhain.moves import GAIN, PAY, USE_HORN, USE_RUNE, USE_SICKLE
from nemeton.games.samhain.rules.asking import Ask, within
from nemeton.games.samhain.rules.members import Walk, has_way
from nemeton.games.samhain.rules.points import no_payment, pay
from nemeton.games.samhain.state import Samhain


def holds_any(s: Samhain, seat: i64) -> bool:
    """[9.2] Does the seat have an upright horn, rune or sickle? Items are open, so everybody knows."""
    return s.upright(seat, HORN) > 0 or s.upright(seat, RUNE) > 0 or s.upright(seat, SICKLE) > 0


def usable(s: Samhain, seat: i64, menu: vec[i64]) -> vec[i64]:
    """[9.2] The menu with the uses of items added, which are higher moves."""
    if s.upright(seat, HORN) > 0 and can_blow(s, seat):
        menu = append(menu, USE_HORN)
    if s.upright(seat, RUNE) > 0:
        for resource in range(RESOURCES):
            if s.reserve[resource] > 0:
                menu = append(menu, USE_RUNE + resource)
    if s.upright(seat, SICKLE) > 0 and can_reap(s, seat):
        menu = append(menu, USE_SICKLE)
    return menu


def use(s: Samhain, seat: i64, move: i64) -> None:
    """[9.1] Use an item and lay it down."""
    item: i64 = HORN if move == USE_HORN else SICKLE if move == USE_SICKLE else RUNE
    s.laid[ITEMS * seat + item] += 1
    s.doer = seat
    if s.log is not None:
        s.tell("9.1", "use", {"seat": seat, "item": ITEM_NAMES[item]})
    if item == HORN:
        s.push(BLOW)
    elif item == SICKLE:
        s.push(REAP)
    else:
        s.receive(seat, move - USE_RUNE)
        if s.log is not None:
            s.tell("9.5", "resource", {"seat": seat, "resource": RESOURCE_NAMES[move - USE_RUNE], "number": 1})


def is_item(move: i64) -> bool:
    return USE_HORN <= move <= USE_SICKLE


def no_item(s: Samhain, seat: i64, move: i64) -> Reason:
    """Why an item cannot be used."""
    item: i64 = HORN if move == USE_HORN else SICKLE if move == USE_SICKLE else RUNE
    if s.upright(seat, item) == 0:
        return Reason("9.1", "no-upright", {"item": ITEM_NAMES[item]})
    if item == RUNE:
        return Reason("9.5", "reserve-empty", {"resource": RESOURCE_NAMES[move - USE_RUNE]})
    return Reason("9.4" if item == HORN else "9.6", "no-use", {"item": ITEM_NAMES[item]})


def can_blow(s: Samhain, seat: i64) -> bool:
    """[9.4] Does any member of the seat have a neighbouring card with room?"""
    for card in range(CARDS):
        if s.present(seat, card) and has_way(s, card, STEPS):
            return True
    return False


BLOW: Final = Walk(STEPS)


def sort(kind: i64) -> i64:
    """Resource, victory point or devotion."""
    return 0 if kind < VICTORY else 1 if kind == VICTORY else 2


def converts(s: Samhain, paid: i64, gained: i64) -> bool:
    """[9.6] May one become the other? The `en` edition requires another sort."""
    return paid != gained and (s.rules.same_sort or sort(paid) != sort(gained))


def can_reap(s: Samhain, seat: i64) -> bool:
    for kind in range(KINDS):
        if can_reap_from(s, seat, kind):
            return True
    return False


def can_reap_from(s: Samhain, seat: i64, paid: i64) -> bool:
    """[9.6] Could the seat pay this with a sickle, and then receive something for it?"""
    if not s.has(seat, paid):
        return False
    if paid != VICTORY:
        return True  # for a victory point at least
    for kind in range(KINDS):
        if kind != VICTORY and s.can_receive(seat, kind):
            return True
    return False


@final
class Reap(Ask):
    """[9.6] A sickle turns one multiple point into another: first it is paid."""

    name = "reap"
    rule = "9.6"

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for kind in range(KINDS):
            if can_reap_from(s, s.doer, kind):
                menu = append(menu, PAY + kind)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        s.push(ReapGain(move - PAY))
        pay(s, seat, move - PAY)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if move == PAY + VICTORY and s.points[seat] > 0:
            return Reason("9.6", "no-use", {"item": ITEM_NAMES[SICKLE]})
        return no_payment(move)


@final
class ReapGain(Ask):
    """[9.6] Then the other is received, if it can be."""

    name = "reap-gain"
    rule = "9.6"

    def __init__(self, paid: i64) -> None:
        self.paid: Final = within(paid, 0, KINDS - 1)

    def args(self) -> list[object]:
        return [self.paid]

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for kind in range(KINDS):
            if converts(s, self.paid, kind) and s.can_receive(s.doer, kind):
                menu = append(menu, GAIN + kind)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        s.receive(seat, move - GAIN)
        if s.log is not None:
            s.tell("9.6", "reap", {"seat": seat, "kind": KIND_NAMES[move - GAIN]})

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("reap-gain", "9.6", {"kind": KIND_NAMES[self.paid]})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        kind = move - GAIN
        if not 0 <= kind < KINDS:
            return Reason("9.6", "choose-gain", {})
        if not converts(s, self.paid, kind):
            return Reason("9.6", "same-kind" if kind == self.paid else "same-sort", {"kind": KIND_NAMES[kind]})
        if kind < VICTORY:
            return Reason("9.6", "reserve-empty", {"resource": RESOURCE_NAMES[kind]})
        return Reason("6.2", "track-blocked", {"track": TRACK_NAMES[kind - DEVOTION]})


REAP: Final = Reap()

"""[13] Steps of actions in which the doer pays. Costs go to the reserve."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    DEITIES,
    DEVOTION,
    LESS,
    LESS_OF,
    PAIR_LEAVES,
    PAIRS,
    RESOURCE_NAMES,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
)
from nemeton.games.samhain.moves import PAIR, PAY
from nemeton.games.samhain.rules.asking import Effect, within
from nemeton.games.samhain.rules.graveyard import die, free_graves
from nemeton.games.samhain.rules.points import no_payment, pay
from nemeton.games.samhain.state import Samhain


@final
class Price(Effect):
    """[13.3] One each of the named resources; [14.4] a repeat may leave one out."""

    name = "price"
    rule = "13.3"

    def __init__(self, wood: i64, stone: i64, gold: i64) -> None:
        self.wood: Final = within(wood, 0, 1)
        self.stone: Final = within(stone, 0, 1)
        self.gold: Final = within(gold, 0, 1)

    def args(self) -> list[object]:
        return [self.wood, self.stone, self.gold]

    def asked(self, s: Samhain, resource: i64) -> bool:
        if s.bonus == LESS_OF + resource:
            return False
        if resource == 0:
            return self.wood > 0
        return self.stone > 0 if resource == 1 else self.gold > 0

    def can(self, s: Samhain) -> bool:
        for resource in range(RESOURCES):
            if self.asked(s, resource) and s.resources[RESOURCES * s.doer + resource] == 0:
                return False
        return True

    def run(self, s: Samhain) -> bool:
        for resource in range(RESOURCES):
            if self.asked(s, resource):
                pay(s, s.doer, resource)
        return False


@final
class PaySame(Effect):
    """[13.5] Three equal resources; [14.4] a repeat may take two."""

    name = "pay-same"
    rule = "13.5"

    def __init__(self, number: i64) -> None:
        self.number: Final = within(number, 2, 3)

    def args(self) -> list[object]:
        return [self.number]

    def due(self, s: Samhain) -> i64:
        return self.number - 1 if s.bonus == LESS else self.number

    def can(self, s: Samhain) -> bool:
        i = RESOURCES * s.doer
        due = self.due(s)
        return s.resources[i] >= due or s.resources[i + 1] >= due or s.resources[i + 2] >= due

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for resource in range(RESOURCES):
            if s.resources[RESOURCES * s.doer + resource] >= self.due(s):
                menu = append(menu, PAY + resource)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        for _ in range(self.due(s)):
            pay(s, seat, move - PAY)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if PAY <= move < PAY + RESOURCES:
            return Reason("13.5", "too-few-equal", {"resource": RESOURCE_NAMES[move - PAY], "due": self.due(s)})
        return no_payment(move)


@final
class PayDifferent(Effect):
    """[13.18] Two different resources; [14.4] a repeat may take one."""

    name = "pay-different"
    rule = "13.18"

    def can(self, s: Samhain) -> bool:
        sorts: i64 = 0
        for resource in range(RESOURCES):
            if s.resources[RESOURCES * s.doer + resource] > 0:
                sorts += 1
        return sorts >= (1 if s.bonus == LESS else 2)

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        if s.bonus == LESS:
            for resource in range(RESOURCES):
                if s.has(s.doer, resource):
                    menu = append(menu, PAY + resource)
            return menu
        for pair in range(PAIRS):
            if self.holds(s, pair):
                menu = append(menu, PAIR + pair)
        return menu

    def holds(self, s: Samhain, pair: i64) -> bool:
        for resource in range(RESOURCES):
            if resource != PAIR_LEAVES[pair] and not s.has(s.doer, resource):
                return False
        return True

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if move < PAIR:
            pay(s, seat, move - PAY)
            return
        for resource in range(RESOURCES):
            if resource != PAIR_LEAVES[move - PAIR]:
                pay(s, seat, resource)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if PAIR <= move < PAIR + PAIRS:
            return Reason(self.rule, "one-is-enough" if s.bonus == LESS else "no-pair", {})
        return no_payment(move) if s.bonus == LESS else Reason(self.rule, "choose-pair", {})


@final
class PayWisps(Effect):
    """[13.30] Own wisps, back to the reserve."""

    name = "pay-wisps"
    rule = "13.30"

    def __init__(self, number: i64) -> None:
        self.number: Final = within(number, 1, 3)

    def args(self) -> list[object]:
        return [self.number]

    def can(self, s: Samhain) -> bool:
        return s.wisps[s.doer] >= self.number

    def run(self, s: Samhain) -> bool:
        s.wisps[s.doer] -= self.number
        s.reserve_wisps += self.number
        if s.log is not None:
            s.tell(f"13.{s.action + 1}", "pay-wisps", {"seat": s.doer, "wisps": self.number})
        return False


@final
class PayDevotion(Effect):
    """[13.21] Two devotion, of one temple or of any by edition or option; [14.4] a repeat may take one."""

    name = "pay-devotion"
    rule = "13.21"

    def __init__(self, temple: i64) -> None:
        self.temple: Final = within(temple, -2, DEITIES - 1)  # where the second must come from; -2: the first, -1: any

    def args(self) -> list[object]:
        return [self.temple]

    def can(self, s: Samhain) -> bool:
        due: i64 = 1 if s.bonus == LESS else 2
        total: i64 = 0
        for deity in range(DEITIES):
            here = self.in_temple(s, deity)
            if here >= due:
                return True
            total += here
        return total >= due and not s.rules.one_temple

    def in_temple(self, s: Samhain, deity: i64) -> i64:
        i = TRACKS * s.doer + 2 * deity
        return s.devotion[i] + s.devotion[i + 1]

    def enough(self, s: Samhain, deity: i64) -> bool:
        """May a point of this temple be paid?"""
        if self.temple >= 0:
            return deity == self.temple
        return self.temple == -1 or s.bonus == LESS or not s.rules.one_temple or self.in_temple(s, deity) >= 2

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for track in range(TRACKS):
            if s.devotion[TRACKS * s.doer + track] > 0 and self.enough(s, track // 2):
                menu = append(menu, PAY + DEVOTION + track)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if self.temple == -2 and s.bonus != LESS:
            s.push(PayDevotion((move - PAY - DEVOTION) // 2 if s.rules.one_temple else -1))
        pay(s, seat, move - PAY)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        kind = move - PAY
        if kind >= DEVOTION and kind < DEVOTION + TRACKS and s.has(seat, kind):
            return Reason("13.21", "one-temple", {"track": TRACK_NAMES[kind - DEVOTION]})
        return no_payment(move) if kind >= DEVOTION else Reason("13.21", "pay-devotion", {})


@final
class BurySelf(Effect):
    """[13.9, 13.23] The acting member goes to the graveyard; one or two graves must be free."""

    name = "bury-self"
    rule = "13.9"

    def __init__(self, graves: i64) -> None:
        self.graves: Final = within(graves, 1, 2)

    def args(self) -> list[object]:
        return [self.graves]

    def can(self, s: Samhain) -> bool:
        return free_graves(s) >= self.graves

    def run(self, s: Samhain) -> bool:
        if s.acting >= 0 and s.members[s.acting] > 0:
            die(s, s.acting)
        return False


@final
class SelfHome(Effect):
    """[13.9] The acting member returns to its pool."""

    name = "self-home"
    rule = "13.9"

    def run(self, s: Samhain) -> bool:
        if s.acting >= 0 and s.members[s.acting] > 0:
            s.leave(s.acting)
            s.pool[s.doer] += 1
            if s.log is not None:
                s.tell("13.9", "home", {"seat": s.doer})
        return False


PAY_DIFFERENT: Final = PayDifferent()
PAY_DEVOTION: Final = PayDevotion(-2)
SELF_HOME: Final = SelfHome()

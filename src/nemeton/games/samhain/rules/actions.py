"""[13, 14] The thirty actions: the steps of each edition's recipes; what can be performed; the +1 of a repeat."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    ACTIONS,
    BONUS_NAMES,
    BONUSES,
    DARK,
    FEATS,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    LESS,
    NO_BONUS,
    ORTHOGONAL,
    PLUS_DP,
    PLUS_RESOURCE,
    RECIPES,
    RESOURCE_NAMES,
)
from nemeton.games.samhain.moves import BONUS, PAY
from nemeton.games.samhain.rules.asking import Ask, Effect, within
from nemeton.games.samhain.rules.costs import (
    PAY_DEVOTION,
    PAY_DIFFERENT,
    SELF_HOME,
    BurySelf,
    PaySame,
    PayWisps,
    Price,
)
from nemeton.games.samhain.rules.gains import (
    ANY_DEVOTION,
    ANY_RESOURCE,
    KINDS_STEP,
    LEAD,
    PAIRS_STEP,
    WISP,
    Devotion,
    Item,
    Resource,
    Victory,
)
from nemeton.games.samhain.rules.members import Raise, Swap, Walk
from nemeton.games.samhain.rules.opponents import EXHAUST, KILL, ROB_STEP, Give, Steal
from nemeton.games.samhain.rules.points import no_payment, pay
from nemeton.games.samhain.state import Samhain

PLAIN: Final[dict[str, Effect]] = {
    "any-devotion": ANY_DEVOTION,
    "any-resource": ANY_RESOURCE,
    "wisp": WISP,
    "pay-different": PAY_DIFFERENT,
    "pay-devotion": PAY_DEVOTION,
    "bury-self": BurySelf(1),
    "bury-self-2": BurySelf(2),
    "self-home": SELF_HOME,
    "kill": KILL,
    "walk": Walk(ORTHOGONAL),
    "exhaust": EXHAUST,
    "swap": Swap(0),
    "swap-or-shift": Swap(1),
    "give-own": Give(0),
    "give-any": Give(1),
    "steal": Steal(0),
    "steal-for": Steal(1),
    "raise": Raise(0),
    "raise-home": Raise(1),
    "rob": ROB_STEP,
    "kinds": KINDS_STEP,
    "pairs": PAIRS_STEP,
    "lead": LEAD,
}


def step_of(text: str, recipe: str) -> Effect:
    """The step that a phrase of a recipe stands for."""
    words = text.split()
    verb = words[0]
    if verb == "devotion":
        return Devotion(0 if "any-devotion" in recipe else 1)
    if verb in RESOURCE_NAMES:
        return Resource(RESOURCE_NAMES.index(verb), int(words[1]))
    if verb == "vp":
        return Victory(int(words[1]))
    if verb == "item":
        return Item(ITEM_NAMES.index(words[1]))
    if verb == "pay":
        return Price(words.count("wood"), words.count("stone"), words.count("gold"))
    if verb == "pay-same":
        return PaySame(int(words[1]))
    if verb == "pay-wisps":
        return PayWisps(int(words[1]))
    return PLAIN[verb]


def steps_of(recipe: str) -> list[Effect]:
    return [step_of(text.strip(), recipe) for text in recipe.split(",")]


# STEPS_OF[edition][action]: its steps in printed order.
STEPS_OF: Final[list[list[list[Effect]]]] = [
    [steps_of(fr) for fr, en, plus in RECIPES],
    [steps_of(en or fr) for fr, en, plus in RECIPES],
]
MOST_WISPS: Final = 2  # that an action takes before its +1: its own, and one for blocked devotion
# PLUS[BONUSES * action + bonus]: may the +1 of a repeat of this action be this?
PLUS: Final[vec[i64]] = vec[i64](
    [1 if BONUS_NAMES[i] in plus.split() else 0 for fr, en, plus in RECIPES for i in range(BONUSES)]
)
HAS_PLUS: Final[vec[i64]] = vec[i64]([1 if plus else 0 for fr, en, plus in RECIPES])


def can_with(s: Samhain, action: i64, bonus: i64) -> bool:
    """[4.6] Could the doer perform the action now, with this +1?"""
    s.bonus = bonus
    able = True
    for effect in STEPS_OF[s.rules.edition][action]:
        if not effect.can(s):
            able = False
            break
    s.bonus = NO_BONUS
    return able


def repeats(s: Samhain, action: i64) -> bool:
    """[4.7] Has the doer already performed this action in this activation? [10.2] A countermove gets no +1."""
    if (s.absent >> s.doer) & 1:
        return False
    return (s.performed >> (2 * s.doer + action % 2)) & 1 == 1


def can_perform(s: Samhain, action: i64) -> bool:
    """[4.6] Could the doer perform the action now, counting the discount of a repeat?"""
    if can_with(s, action, NO_BONUS):
        return True
    if repeats(s, action):
        for bonus in range(LESS, BONUSES):
            if PLUS[BONUSES * action + bonus] and can_with(s, action, bonus):
                return True
    return False


def can_after(s: Samhain, action: i64, kind: i64) -> bool:
    """[4.4] Could the doer pay this and then perform the action?"""
    if not s.has(s.doer, kind):
        return False
    s.spend(s.doer, kind)
    able = can_perform(s, action)
    s.receive(s.doer, kind)
    return able


def can_for_fee(s: Samhain, action: i64) -> bool:
    """[4.4, 10.2] Could the doer perform the action after paying one multiple point?"""
    if s.points[s.doer] > 0:  # no action needs victory points
        return can_perform(s, action)
    for kind in range(KINDS):
        if can_after(s, action, kind):
            return True
    return False


def in_vain(s: Samhain, action: i64, bonus: i64) -> bool:
    """[14.3] Is it certain that this +1 would give nothing? Not if a wisp event could change things before."""
    if s.reserve_wisps <= MOST_WISPS:
        return False
    for effect in STEPS_OF[s.rules.edition][action]:
        if effect.gives(s, action, bonus):
            return False
    return bonus in (PLUS_DP, PLUS_RESOURCE)


@final
class Fee(Ask):
    """[4.4, 10.2] The doer pays one multiple point to perform an action, and must still be able to."""

    name = "fee"
    rule = "4.4"

    def __init__(self, action: i64) -> None:
        self.action: Final = within(action, 0, ACTIONS - 1)

    def args(self) -> list[object]:
        return [self.action]

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        for kind in range(KINDS):
            if can_after(s, self.action, kind):
                menu = append(menu, PAY + kind)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        pay(s, seat, move - PAY)

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("fee", "4.4", {"number": self.action + 1})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        kind = move - PAY
        if 0 <= kind < KINDS and s.has(seat, kind):
            return Reason("4.4", "needed-for-action", {"kind": KIND_NAMES[kind], "number": self.action + 1})
        return no_payment(move)


@final
class Perform(Ask):
    """[4.7] The doer performs an action; for a repeat it chooses the +1 first."""

    name = "perform"
    rule = "14.1"

    def __init__(self, action: i64) -> None:
        self.action: Final = within(action, 0, ACTIONS - 1)

    def args(self) -> list[object]:
        return [self.action]

    def run(self, s: Samhain) -> bool:
        if HAS_PLUS[self.action] and repeats(s, self.action):
            s.menu = self.offers(s)
            if len(s.menu) > 1 or s.menu[0] != BONUS:
                return True
        self.begin(s, NO_BONUS)
        return False

    def offers(self, s: Samhain) -> vec[i64]:
        menu = vec[i64]([])
        plain = can_with(s, self.action, NO_BONUS)
        if plain:
            menu = append(menu, BONUS)
        for bonus in range(1, BONUSES):
            able = plain if bonus < LESS else can_with(s, self.action, bonus)
            if able and PLUS[BONUSES * self.action + bonus] and not in_vain(s, self.action, bonus):
                menu = append(menu, BONUS + bonus)
        return menu

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        self.begin(s, move - BONUS)

    def begin(self, s: Samhain, bonus: i64) -> None:
        s.action = self.action
        s.bonus = bonus
        s.performed |= 1 << (2 * s.doer + self.action % 2)
        if s.doer == s.turn:
            s.feats += FEATS if self.action % 2 == DARK else 1
        if s.log is not None:
            self.say(s, bonus)
        steps = STEPS_OF[s.rules.edition][self.action]
        i: i64 = len(steps)
        while i > 0:
            i -= 1
            s.push(steps[i])

    def say(self, s: Samhain, bonus: i64) -> None:
        facts: dict[str, object] = {"seat": s.doer, "number": self.action + 1}
        if bonus == NO_BONUS:
            s.tell(f"13.{self.action + 1}", "perform", facts)
        else:
            facts["bonus"] = BONUS_NAMES[bonus]
            s.tell("14.1", "repeat", facts)

    def ask(self, s: Samhain, seat: i64) -> Question:
        return Question("perform", "14.1", {"number": self.action + 1})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        bonus = move - BONUS
        if not 0 <= bonus < BONUSES:
            return Reason("14.1", "choose-bonus", {})
        if bonus and not PLUS[BONUSES * self.action + bonus]:
            return Reason("14.2", "no-such-bonus", {"number": self.action + 1})
        if bonus and can_with(s, self.action, NO_BONUS) and in_vain(s, self.action, bonus):
            return Reason("14.3", "gives-nothing", {"number": self.action + 1})
        if bonus >= LESS:
            return Reason("14.4", "still-too-dear", {"number": self.action + 1})
        return Reason("4.6", "discount-needed", {"number": self.action + 1})


PERFORM: Final = [Perform(action) for action in range(ACTIONS)]
